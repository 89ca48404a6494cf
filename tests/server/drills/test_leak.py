"""The leak drill finds what leaks, and says what it was and to whom. Each test plants one leak in the server."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from skulduggery.games import find, skull_king, skull_queen, sleeping_queens
from skulduggery.games.skull_king.view import BiddingSeen
from skulduggery.games.sleeping_queens.cards import KNIGHT, POTION
from skulduggery.games.sleeping_queens.events import Discarded
from skulduggery.kernel.protocol import Chance, Refusal
from skulduggery.kernel.seats import Seat
from skulduggery.server import entries as log
from skulduggery.server import frames, wire
from skulduggery.server.drills.leak.deeds import DEEDS
from skulduggery.server.drills.leak.drill import Kind, Plan, Result, leak
from skulduggery.server.drills.leak.findings import Finding
from skulduggery.server.drills.leak.pairs import CLOCKS, Pair, all_pairs, differences
from skulduggery.server.drills.leak.truths import with_hands
from skulduggery.server.drills.leak.watching import WatchedHerald
from skulduggery.server.driving import Driver
from skulduggery.server.gathering import Gathering
from skulduggery.server.herald import Herald
from skulduggery.server.ids import GuestId
from skulduggery.server.settings import NoClock
from skulduggery.server.silence import Silence
from skulduggery.server.table import moves
from skulduggery.server.table.state import Play

Patch = pytest.MonkeyPatch


def drilled(game: str = "skull-king", seats: int = 3, *, moody: float = 0.0) -> Result:
    return leak(Plan(games=(Kind(game, seats),), moody=moody, enough=1))


def two_servers(database: str, game: str) -> Plan:
    return Plan(games=(Kind(game, 2),), moody=0.0, database="postgres", address=database, servers=2)


def leaked(result: Result, where: str) -> Finding:
    found = [finding for finding in result.findings if finding.where.startswith(where)]
    assert found, [str(finding) for finding in result.findings]
    assert not result.good
    return found[0]


def test_a_clean_server_passes() -> None:
    assert leak(Plan(games=(Kind("sleeping-queens", 2),))).good


def test_clean_servers_on_one_database_pass(postgres: str) -> None:
    result = leak(two_servers(postgres, "sleeping-queens"))
    assert result.good, result.findings
    assert result.rebuilt > 50


def test_a_hand_that_only_another_server_shows(postgres: str, monkeypatch: Patch) -> None:
    """The server that made a decision tells it well. The one that learns of it from the database adds a hand."""
    told, seen, learning = WatchedHerald.tell, skull_king.view, False

    def tell(herald: WatchedHerald, events: Any, entry: Any, asked_by: Any, *, with_table: bool) -> None:
        nonlocal learning
        learning = asked_by is None
        told(herald, events, entry, asked_by, with_table=with_table)
        learning = False

    def view(state: Any, viewer: Seat | None) -> Any:
        if not learning or not _hands(state):
            return seen(state, viewer)
        return with_hands(
            seen(state, viewer),
            lambda holder: replace(holder, hands=(holder.hands[0], *_hands(state)[1:2], *holder.hands[2:])),
        )

    monkeypatch.setattr(WatchedHerald, "tell", tell)
    monkeypatch.setattr(skull_king, "view", view)
    assert drilled().good
    assert "hands[1]" in leaked(leak(replace(two_servers(postgres, "skull-king"), enough=1)), "update.view").where


@pytest.mark.parametrize("module", [skull_king, skull_queen, sleeping_queens], ids=lambda module: module.NAME)
def test_a_hand_that_is_shown(module: Any, monkeypatch: Patch) -> None:
    """In its proper place in the view, where nothing else gives it away."""
    seen: Callable[..., Any] = module.view

    def view(state: Any, viewer: Seat | None) -> Any:
        def show(holder: Any) -> Any:
            return replace(holder, hands=(holder.hands[0], *_hands(state)[1:2], *holder.hands[2:]))

        return with_hands(seen(state, viewer), show) if _hands(state) else seen(state, viewer)

    monkeypatch.setattr(module, "view", view)
    found = leaked(drilled(module.NAME), "update.view")
    assert "hands[1]" in found.where
    assert found.game == module.NAME
    assert found.to != "seat 1"


def test_a_sealed_bid_that_is_shown(monkeypatch: Patch) -> None:
    seen = skull_king.view

    def view(state: Any, viewer: Seat | None) -> Any:
        made = seen(state, viewer)
        if isinstance(made.phase, BiddingSeen):
            return replace(made, phase=replace(made.phase, bids=state.phase.bids))
        return made

    monkeypatch.setattr(skull_king, "view", view)
    assert "view.phase.bids" in leaked(drilled(), "update.view").where


def test_a_sleeping_queen_that_is_shown(monkeypatch: Patch) -> None:
    seen = sleeping_queens.view

    def view(state: Any, viewer: Seat | None) -> Any:
        return replace(seen(state, viewer), queens=state.table.queens)

    monkeypatch.setattr(sleeping_queens, "view", view)
    leaked(drilled("sleeping-queens"), "update.view.queens")


@pytest.mark.parametrize("game", ["skull-king", "sleeping-queens"])
def test_an_event_that_is_not_redacted(game: str, monkeypatch: Patch) -> None:
    def redact(event: Any, viewer: Seat | None) -> Any:
        return event

    monkeypatch.setattr(find(game), "redact", redact)
    assert "events" in leaked(drilled(game), "update.events").where


def test_an_open_decision_that_tells_of_anothers_hand(monkeypatch: Patch) -> None:
    """Everybody sees what is discarded, but nothing besides."""
    played = sleeping_queens.play

    def play(state: Any, seat: Seat, move: Any) -> Any:
        step = played(state, seat, move)
        others = _hands(state)[:seat] + _hands(state)[seat + 1 :]
        rule = "SL-34" if any("king" in hand for hand in others) else "SL-35"
        events = (replace(told, because=rule) if isinstance(told, Discarded) else told for told in step.events)
        return replace(step, events=tuple(events))

    monkeypatch.setattr(sleeping_queens, "play", play)
    assert "because" in leaked(drilled("sleeping-queens"), "update.events").where


def test_a_question_put_to_the_wrong_seat(monkeypatch: Patch) -> None:
    """Everybody is told the choices of whoever is asked."""

    def question(herald: Herald, seat: Seat) -> Any:
        table, play = herald.gathering.table, herald.gathering.table.play
        asked = None if play is None else next((Seat(n) for n, p in enumerate(play.prompts) if p is not None), None)
        return None if play is None or asked is None else frames.question(table.game, play, asked)

    monkeypatch.setattr(Herald, "_question", question)
    leaked(drilled("sleeping-queens"), "update.prompt")


def test_a_device_taken_for_another_seats(monkeypatch: Patch) -> None:
    seen = Herald._seen

    def seen_by_the_next(herald: Herald, seat: Seat | None, *more: Any) -> Any:
        seats = len(herald.gathering.table.chairs)
        return seen(herald, None if seat is None else Seat((seat + 1) % seats), *more)

    monkeypatch.setattr(Herald, "_seen", seen_by_the_next)
    leaked(drilled(), "update.view")


def test_a_notice_that_tells_of_a_sealed_decision(monkeypatch: Patch) -> None:
    told = frames.notice

    def notice(what: log.Happening) -> wire.Notice | None:
        if not isinstance(what, log.Moved):
            return told(what)
        return wire.Notice(type="timed-out", seat=sum(bytes(what.move)) % 3)

    monkeypatch.setattr(frames, "notice", notice)
    leaked(drilled(), "update.notice")


def test_a_refusal_that_depends_on_anothers_hand(monkeypatch: Patch) -> None:
    refused = skull_king.refusal

    def refusal(state: Any, seat: Seat, move: Any) -> Refusal | None:
        why = refused(state, seat, move)
        others = _hands(state)[:seat] + _hands(state)[seat + 1 :]
        return why if why is None else Refusal(why.rule, why.reason, {**why.args, "value": str(hash(others) % 100)})

    monkeypatch.setattr(skull_king, "refusal", refusal)
    leaked(drilled(moody=1.0), "")


def test_the_secret_on_the_wire(monkeypatch: Patch) -> None:
    public = frames.public_table

    def with_secret(table: Any, around: Any) -> wire.Table:
        return replace(public(table, around), secret=table.secret)

    monkeypatch.setattr(frames, "public_table", with_secret)
    found = leaked(drilled(), "frame")
    assert "secret" in found.told
    assert found.otherwise == "without a secret"


def test_a_guests_id_on_the_wire(monkeypatch: Patch) -> None:
    def who(gathering: Gathering, guest: GuestId) -> str:
        return guest

    monkeypatch.setattr(Gathering, "who", who)
    leaked(drilled(), "frame")


def test_that_nobody_is_asked_shows_in_who_acts(monkeypatch: Patch) -> None:
    """SL-43: the table waits, and everybody sees for whom, unless it is a mere pause."""
    acting = Play.acting.fget
    assert acting is not None
    monkeypatch.setattr(
        Play, "acting", property(lambda play: () if isinstance(play.awaiting, Chance) else acting(play))
    )
    (found, *_) = asyncio.run(differences(all_pairs()[0]))
    assert found.where == "update.acting"
    assert found.to == "the attacker"


def test_that_somebody_was_asked_shows_in_a_message_less(monkeypatch: Patch) -> None:
    """SL-43: after a pause nobody is told anything, as if nothing had been decided."""
    tell = Herald.tell

    def tell_of_decisions(herald: Herald, events: Any, entry: Any, asked_by: Any, *, with_table: bool) -> None:
        if not isinstance(entry.what, log.PauseOver):
            tell(herald, events, entry, asked_by, with_table=with_table)

    monkeypatch.setattr(Herald, "tell", tell_of_decisions)
    assert asyncio.run(differences(all_pairs()[0]))


def test_that_somebody_was_asked_shows_in_the_clocks(monkeypatch: Patch) -> None:
    pause_ended = moves.pause_ended

    def for_free(*now: Any, **when: Any) -> Any:
        ended = pause_ended(*now, **when)
        return None if ended is None else (replace(ended[0], spent=0), ended[1])

    monkeypatch.setattr(moves, "pause_ended", for_free)
    (found, *_) = asyncio.run(differences(all_pairs()[2]))
    assert found.where == "update.clocks.left[0]"


ROUNDABOUT = [
    Pair((KNIGHT, POTION)[number % 2], CLOCKS[number % len(CLOCKS)], deed) for number, deed in enumerate(DEEDS)
]


@pytest.mark.parametrize("pair", ROUNDABOUT, ids=lambda pair: pair.deed.replace(" ", "-"))
def test_nothing_that_is_done_meanwhile_shows_whether_somebody_is_asked(pair: Pair) -> None:
    """SL-43: every viewer sees the same at the same time in both truths."""
    assert [str(finding) for finding in asyncio.run(differences(pair))] == []


def test_what_the_tables_log_is_not_told(capfd: pytest.CaptureFixture[str]) -> None:
    done = leak(Plan(games=(), pairs=(Pair(KNIGHT, NoClock(), "the host closes the table"),)))
    assert (done.good, done.pairs) == (True, 1)
    assert capfd.readouterr() == ("", "")


def test_a_wish_to_take_back_that_ends_with_the_answer(monkeypatch: Patch) -> None:
    """SL-43: where nobody is asked, the pause waits for the wish."""

    def hold(driver: Driver, seat: Seat | None, answer: Any) -> bool:
        silence = driver._silence  # pyright: ignore[reportPrivateUsage]
        if silence is None or seat != silence.seat or silence.left == 0:
            return False
        driver._chores.later(silence.left, answer)  # pyright: ignore[reportPrivateUsage]
        return True

    monkeypatch.setattr(Driver, "hold", hold)
    found = asyncio.run(differences(Pair(KNIGHT, NoClock(), "asks to take back, and nobody answers")))
    assert {finding.to for finding in found} == {"the attacker", "the bystander", "the spectator", "the screen"}


def test_a_pause_that_passes_while_the_attacked_player_is_away(monkeypatch: Patch) -> None:
    """SL-43: where somebody is asked, the table waits for them or for the bot in their place."""

    def is_here(driver: Driver, seat: Seat) -> bool:
        return True

    monkeypatch.setattr(Driver, "_is_here", is_here)
    assert asyncio.run(differences(Pair(KNIGHT, NoClock(), "the attacked player is gone for good")))


def test_an_answer_that_comes_a_moment_later_than_a_pause_ends(monkeypatch: Patch) -> None:
    """SL-43: not only what is seen must be the same, but also when."""

    async def give_late(driver: Driver, answer: Any, silence: Silence) -> None:
        await asyncio.sleep(0.01)
        await answer()

    monkeypatch.setattr(Driver, "_give", give_late)
    (found, *_) = asyncio.run(differences(Pair(KNIGHT, NoClock())))
    assert found.where == "when"


def _hands(state: Any) -> tuple[Any, ...]:
    found: list[Any] = []

    def look(holder: Any) -> Any:
        found.extend(holder.hands)
        return holder

    with_hands(state, look)
    return tuple(found)
