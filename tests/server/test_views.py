"""Views are encoded in parts, and parts are used again: what is sent must be the JSON of the viewer's own view."""

import random
from typing import Any, cast

import msgspec
import pytest
from msgspec import Struct

from skulduggery import games
from skulduggery.kernel.protocol import AnyGame, wire
from skulduggery.server import views
from skulduggery.server.views import ViewEncoder
from tests.playing import advance, new_match, random_options, viewers

EVERY_GAME = pytest.mark.parametrize(
    ("game", "seats"),
    [pytest.param(game, seats, id=f"{game.NAME}-{seats}") for game in games.all_versions() for seats in game.PLAYERS],
)
NEVER_CHANGES = (int, str, bool, type(None), tuple)


@EVERY_GAME
def test_every_viewer_gets_the_json_of_their_own_view(game: AnyGame, seats: int) -> None:
    rng = random.Random(seats)
    encoder = ViewEncoder()
    match = new_match(game, seats, random_options(game, rng))
    while advance(match, rng):
        for viewer in viewers(match):
            view = game.view(match.state, viewer)
            assert encoder.encode(view) == wire(view)


@EVERY_GAME
def test_nothing_in_a_view_can_change(game: AnyGame, seats: int) -> None:
    rng = random.Random(seats)
    match = new_match(game, seats, random_options(game, rng))
    while advance(match, rng):
        for viewer in viewers(match):
            assert_unchangeable(game.view(match.state, viewer))


def assert_unchangeable(part: Any) -> None:
    if isinstance(part, Struct):
        assert part.__struct_config__.frozen
        parts = msgspec.structs.astuple(part)
    else:
        assert isinstance(part, NEVER_CHANGES), type(part)
        parts = cast("tuple[Any, ...]", part) if isinstance(part, tuple) else ()
    for each in parts:
        assert_unchangeable(each)


class Trick(Struct, frozen=True, tag="trick", tag_field="type"):
    cards: tuple[str, ...]


class Sparse(Struct, frozen=True, omit_defaults=True):
    winner: int | None = None


class Table(Struct, frozen=True):
    viewer: int
    tricks: tuple[Trick, ...]
    now: Trick | Sparse


class Counting:
    def __init__(self) -> None:
        self.encoded: list[Any] = []

    def encode(self, value: Any) -> bytes:
        self.encoded.append(value)
        return msgspec.json.encode(value)


def test_what_stays_the_same_is_encoded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    counting = Counting()
    monkeypatch.setattr(views, "encoder", counting)
    tricks = (Trick(("Y1", "SK")), Trick(("E", "E")))
    encoder = ViewEncoder()
    for viewer in range(4):
        encoder.encode(Table(viewer, tricks, Trick(("P",))))
    assert counting.encoded.count(tricks) == 1


def test_an_equal_object_is_not_the_same() -> None:
    """1 and True are equal, and differ on the wire."""
    encoder = ViewEncoder()
    for viewer in (1, True, 1):
        view = Table(viewer, (), Trick(()))
        assert encoder.encode(view) == wire(view)


def test_what_may_leave_out_fields_is_encoded_as_a_whole() -> None:
    encoder = ViewEncoder()
    for now in (Sparse(), Sparse(3), Trick(("P",)), Sparse()):
        view = Table(0, (), now)
        assert encoder.encode(view) == wire(view)
