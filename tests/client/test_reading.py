"""What the client reads without a server: addresses, names of tables, messages of today and of tomorrow."""

import json
from typing import Any

import pytest

from skulduggery.client import NotUnderstood, frames, updates
from skulduggery.client.addresses import Server, TableName, parse_server, parse_table
from skulduggery.client.updates import Combinations
from skulduggery.games import skull_queen
from skulduggery.kernel.protocol import as_game
from skulduggery.telling.questions import _product
from tests.server.questions import questions

ID = "Zq3xJ0m1T8uVb5c7d9eF-_"
GAME: Any = as_game(skull_queen)


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("http://127.0.0.1:7878", "http://127.0.0.1:7878"),
        ("127.0.0.1:7878", "http://127.0.0.1:7878"),
        ("localhost", "http://localhost"),
        ("https://Play.Example.org/t/" + ID, "https://play.example.org"),
        ("wss://play.example.org/", "https://play.example.org"),
        (" http://[::1]:7878/ ", "http://[::1]:7878"),
    ],
)
def test_a_server_is_found_in_addresses_and_links(text: str, origin: str) -> None:
    assert parse_server(text) == Server(origin)


def test_sockets_are_as_safe_as_pages() -> None:
    assert Server("http://localhost:1").sockets == "ws://localhost:1"
    assert Server("https://example.org").sockets == "wss://example.org"


@pytest.mark.parametrize(
    ("url", "here"),
    [("http://127.0.0.1:1", True), ("http://[::1]:1", True), ("http://localhost", True), ("http://10.0.0.1", False)],
)
def test_no_proxy_is_asked_for_this_machine(url: str, here: bool) -> None:
    assert parse_server(url).is_on_this_machine is here


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (ID, TableName(id=ID)),
        (f"http://a.example/t/{ID}", TableName(id=ID, server=Server("http://a.example"))),
        (f"http://a.example/#/t/{ID}?lang=de", TableName(id=ID, server=Server("http://a.example"))),
        ("kxqrt", TableName(code="KXQRT")),
        ("KX-QRT ", TableName(code="KXQRT")),
        ("http://a.example/kxqrt", TableName(code="KXQRT", server=Server("http://a.example"))),
    ],
)
def test_a_table_is_named_by_link_id_or_code(text: str, name: TableName) -> None:
    assert parse_table(text) == name


# --- messages ---------------------------------------------------------------------------------------------------------

TABLE = {
    "id": ID,
    "status": "waiting",
    "settings": {"game": "skull-queen", "seats": 2, "weather": "fair"},
    "chairs": [{"kind": "person", "name": "Anna", "hat": "feathers"}, {"kind": "empty"}],
    "commitment": "c0ffee",
    "mood": "merry",
}
FIRST = {"type": "update", "seq": 3, "table": TABLE, "you": {"who": "a", "seat": 0, "host": True}, "weather": "fair"}


def read(told: dict[str, Any]) -> frames.Frame | None:
    return frames.decode(json.dumps(told))


def test_fields_that_we_do_not_know_are_passed_over() -> None:
    told = read(FIRST)
    assert isinstance(told, frames.Update)
    assert updates.first(told).table.chairs[0].name == "Anna"


def test_messages_that_we_do_not_know_are_passed_over() -> None:
    assert read({"type": "fireworks", "colour": "red"}) is None


@pytest.mark.parametrize("frame", ["nonsense", "[]", '{"type": "update"}', '{"type": "pong"', '"\ud800"'])
def test_what_cannot_be_read_is_said(frame: str) -> None:
    with pytest.raises(NotUnderstood, match="cannot read"):
        frames.decode(frame.encode(errors="surrogatepass"))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"table": {**TABLE, "settings": {"game": "chess", "seats": 2}}}, "but not chess"),
        ({"view": {"board": "8x8"}}, "knows version 1 of skull-queen"),
        ({"events": [{"type": "checkmate"}]}, "knows version 1 of skull-queen"),
        ({"table": None}, "does not say which table"),
    ],
)
def test_a_game_that_we_do_not_know_is_said(change: dict[str, Any], told: str) -> None:
    message = read({**FIRST, **change})
    assert isinstance(message, frames.Update)
    with pytest.raises(NotUnderstood, match=told):
        updates.first(message)


def test_what_an_update_leaves_out_has_not_changed() -> None:
    first, second = read(FIRST), read({"type": "update", "seq": 4})
    assert isinstance(first, frames.Update)
    assert isinstance(second, frames.Update)
    update = updates.following(updates.first(first), second)
    assert (update.seq, update.table.id, update.you.seat) == (4, ID, 0)


# --- products ---------------------------------------------------------------------------------------------------------


def a_placing() -> list[Any]:
    """The moves at the first decision of Skull Queen, where there are 1250."""
    return list(next(moves for _, moves in questions(GAME, seats=3, seed=1)))


def test_a_product_holds_the_moves_that_it_stands_for() -> None:
    moves = a_placing()
    product = _product(moves)
    assert product is not None
    told = frames.Product(type=product.type, fields=json.loads(json.dumps(product.fields)))
    combined = Combinations(GAME, told)
    assert len(combined) == len(moves) == 1250
    assert list(combined) == moves
    assert combined[-1] == moves[-1]
    assert combined[3:6] == tuple(moves[3:6])
    assert moves[77] in combined
    with pytest.raises(IndexError):
        combined[1250]
