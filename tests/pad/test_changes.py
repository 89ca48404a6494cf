"""Beginning a pad and changing it: what is possible, what is refused, and what is left as it was."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skulduggery import pad
from skulduggery.pad import (
    FIELDS,
    Cell,
    Change,
    Entry,
    Field,
    NextRound,
    PadGame,
    Range,
    Refusal,
    SetUp,
    Stop,
    Write,
    changed,
    check,
    range_of,
    sheet,
)
from tests.pad.pads import GAMES, LATER, NAMES, NOW, done, drawn, no, random_game, random_options, write

KING, DICE, PLANKS, QUEENS = "skull-king", "skull-king-dice", "skull-queen", "sleeping-queens"


def after(game: PadGame, change: Change) -> PadGame | Refusal:
    return changed(game, change, now=LATER)


@pytest.mark.parametrize("game", GAMES)
def test_a_pad_begins_with_one_empty_round(game: str) -> None:
    players = [f" {name} " for name in NAMES[: pad.BOOKS[game].game.PLAYERS[-1]]]
    made = pad.begun(id="abcdefgh", game=game, players=players, first=1, now=NOW)
    assert made == drawn(game, " ".join("." for _ in players), first=1)


def test_a_pad_that_cannot_be_is_not_begun() -> None:
    def begun(**more: Any) -> PadGame | Refusal:
        given: dict[str, Any] = {"id": "abcdefgh", "game": KING, "players": NAMES[:2], "now": NOW, **more}
        return pad.begun(**given)

    assert begun(players=("Anna",)) == no("player-count", "SK-03", players=1, lowest=2, highest=6)
    assert begun(players=("Anna", " anna")) == no("same-name", name="anna")
    assert begun(options={}) == no("option", option="scoring", allowed="standard, landlubber")
    assert begun(now="today") == no("moment")
    unknown = begun(game="chess")
    assert isinstance(unknown, Refusal)
    assert unknown.reason == "unknown-game"


def test_cells_are_written_and_emptied() -> None:
    game = drawn(KING, ". .")
    bid = done(game, write((0, 0, "bid", 1), (0, 1, "bid", 0)))
    assert bid == drawn(KING, "1 0", changed=LATER)
    won = done(bid, write((0, 0, "tricks", 1), (0, 0, "pirates", 1)))
    assert won == drawn(KING, "1/1p1 0", changed=LATER)
    assert done(won, write((0, 0, "pirates", 0))) == drawn(KING, "1/1 0", changed=LATER), "no zero is written"
    assert done(won, Write((Cell(0, 0, "tricks"),))) == drawn(KING, "1p1 0", changed=LATER)
    assert game == drawn(KING, ". ."), "what was given stays as it is"


def test_all_cells_of_a_change_are_written_together() -> None:
    """A queen that is taken from another player lies there no more at the same moment."""
    game = drawn(QUEENS, "cat,rose moon")
    assert after(game, write((0, 1, "queens", ("moon", "rose")))) == no("queen-twice", "SL-01", queen="rose", round=1)
    taken = done(game, write((0, 1, "queens", ("moon", "rose")), (0, 0, "queens", ("cat",))))
    assert taken == drawn(QUEENS, "cat rose,moon", changed=LATER), "queens stand in their own order"
    assert done(taken, write((0, 0, "queens", ()))) == drawn(QUEENS, ". rose,moon", changed=LATER)


def test_the_result_passes_the_same_check_as_a_file() -> None:
    game = drawn(KING, "1/1 0/0|1 .")
    assert after(game, write((0, 0, "bid", 2))) == no("bid-range", "SK-21", highest=1, round=1, name="Anna")
    assert after(game, write((1, 0, "tricks", 1))) == no("bids-first", "SK-20", round=2, name="Ben")
    assert after(game, Write((Cell(0, 1, "tricks"),))) == no("round-incomplete", round=1, name="Ben")
    assert after(game, Write((Cell(0, 1, "bid"),))) == no("bids-first", "SK-20", round=1, name="Ben")
    assert after(game, write((0, 0, "side", "front"))) == no("foreign-field", field="side", round=1, name="Anna")
    assert changed(game, Stop(True), now="later") == no("moment")


def test_cells_that_are_nowhere_and_values_of_another_kind_are_refused() -> None:
    game = drawn(KING, "1/1 0/0|1 .")
    for round in (-1, 2):
        assert after(game, write((round, 0, "bid", 0))) == no("round-count", "SK-10", highest=2)
    for seat in (-1, 2):
        assert after(game, write((1, seat, "bid", 0))) == no("seats-in-round", round=2)
    bids: tuple[tuple[Field, Any], ...] = (("bid", "1"), ("bid", True), ("bid", 1.0), ("bid", ("cat",)), ("bid", None))
    values: tuple[tuple[Field, Any], ...] = (*bids, ("side", 1), ("queens", "cat"), ("queens", (1,)))
    for field, value in values:
        assert after(game, write((1, 1, field, value))) == no("not-a-pad")


def test_a_past_round_is_changed_and_everything_is_computed_again() -> None:
    game = drawn(KING, "|".join(["0/0 1/1"] * 8))
    before, later = sheet(game), sheet(done(game, write((1, 0, "tricks", 1))))
    assert before.totals[0] == later.totals[0]
    changes = [mine[0] - theirs[0] for mine, theirs in zip(before.totals, later.totals, strict=True)]
    assert changes == [0, *[40] * 7]


def test_the_next_round() -> None:
    game = drawn(PLANKS, "f1111 f111_")
    assert after(game, NextRound()) == no("round-incomplete", round=1)
    second = done(game, write((0, 1, "blue", 0)), NextRound())
    assert second.rounds[1:] == ((Entry(), Entry()),)
    assert after(second, NextRound()) == no("round-incomplete", round=2)
    assert after(done(second, Stop(True)), NextRound()) == no("after-the-end")
    over = drawn(PLANKS, "f1111 f1111|f1111 f1111")
    assert after(over, NextRound()) == no("after-the-end")


def test_sl_60_there_is_no_next_round() -> None:
    assert after(drawn(QUEENS, "cat ."), NextRound()) == no("round-incomplete", round=1)
    assert after(drawn(QUEENS, "cat,pancake,heart ."), NextRound()) == no("after-the-end")


def test_a_game_is_stopped_and_goes_on() -> None:
    game = drawn(KING, "1/1 0/0")
    stopped = done(game, Stop(True))
    assert stopped == drawn(KING, "1/1 0/0", stopped=True, changed=LATER)
    assert done(stopped, Stop(False)) == drawn(KING, "1/1 0/0", changed=LATER)


def test_set_up_is_changed_later() -> None:
    game = drawn(KING, "1/0 0/0")
    other = done(game, SetUp(players=(" Zoë", "Ben"), first=1, options={"scoring": "landlubber"}))
    assert (other.players, other.first, other.options) == (("Zoë", "Ben"), 1, {"scoring": "landlubber"})
    assert (sheet(game).total, sheet(other).total) == ((-10, 10), (0, 10))
    assert (sheet(game).rounds[0].dealer, sheet(other).rounds[0].dealer) == (0, 1)
    assert done(game, SetUp()) == drawn(KING, "1/0 0/0", changed=LATER)
    assert after(game, SetUp(players=NAMES[:3])) == no("seats-in-round", round=1)
    assert after(game, SetUp(players=("Anna", "ANNA"))) == no("same-name", name="ANNA")
    caught = drawn(KING, "1/1p1 0/0")
    assert after(caught, SetUp(options={"scoring": "landlubber"})) == no("no-bonus", "SD-84", round=1, name="Anna")


def test_changes_travel_as_json() -> None:
    written: list[tuple[Change, str]] = [
        (write((0, 1, "bid", 2)), '{"type":"write","cells":[{"round":0,"seat":1,"field":"bid","value":2}]}'),
        (Write((Cell(0, 1, "bid"),)), '{"type":"write","cells":[{"round":0,"seat":1,"field":"bid"}]}'),
        (NextRound(), '{"type":"next-round"}'),
        (Stop(True), '{"type":"stop","stopped":true}'),
        (SetUp(first=1), '{"type":"set-up","first":1}'),
    ]
    for change, text in written:
        assert msgspec.json.encode(change).decode() == text
        assert msgspec.json.decode(text, type=Change) == change


@pytest.mark.parametrize(
    ("game", "rounds", "field", "expected"),
    [
        (KING, "0/0 0/0|. .", "bid", Range(0, 2)),
        (KING, "0/0 0/0|1 .", "tricks", None),
        (KING, "0/0 0/0|1 1", "tricks", Range(0, 2)),
        (KING, "0/0 0/0|1p1 1", "tricks", Range(1, 2)),
        (KING, "1 1", "pirates", Range(0, 1)),
        (KING, "1 .", "pirates", Range(0, 0)),
        (DICE, "1 1 1 1 1 1", "pirates", Range(0, 3)),
        (DICE, "1 1/1k1 1", "pirates", Range(0, 0)),
        (DICE, "1/0 1 1", "kings", Range(0, 0)),
        (DICE, "1/1 1 1", "kings", Range(0, 1)),
        (PLANKS, ". .", "red", Range(0, 5)),
        (PLANKS, ". .", "side", None),
        (PLANKS, ". .", "bid", None),
        (QUEENS, ". .", "queens", None),
    ],
)
def test_what_may_be_entered_now(game: str, rounds: str, field: Field, expected: Range | None) -> None:
    made = drawn(game, rounds)
    assert range_of(made, round=len(made.rounds) - 1, seat=0, field=field) == expected


def test_nothing_may_be_entered_nowhere() -> None:
    assert range_of(drawn(KING, ". ."), round=1, seat=0, field="bid") is None
    assert range_of(drawn(KING, ". ."), round=0, seat=2, field="bid") is None


def any_change(rng: random.Random, game: PadGame) -> Change:
    """Sensible and senseless ones."""
    own = pad.BOOKS[game.game].fields

    def cell() -> Cell:
        field = rng.choice(own if rng.random() < 0.9 else FIELDS)
        values = {
            "side": rng.choice(("front", "back", "x")),
            "queens": tuple(rng.sample(QUEEN_NAMES, rng.randint(0, 3))),
        }
        value = values.get(field, rng.randint(-1, 6))
        place = rng.randint(-1, len(game.rounds)), rng.randint(-1, len(game.players))
        return Cell(*place, field) if rng.random() < 0.2 else Cell(*place, field, value)

    match rng.randint(0, 9):
        case 0 | 1:
            return NextRound()
        case 2:
            return Stop(rng.random() < 0.5)
        case 3:
            return SetUp(first=rng.randint(-1, 6), options=random_options(rng, rng.choice(GAMES)))
        case _:
            return Write(tuple(cell() for _ in range(rng.randint(0, 4))))


QUEEN_NAMES = ("rose", "cat", "dog", "heart", "moon", "snow")


@settings(max_examples=80, deadline=None)
@given(st.integers(0, 2**32))
def test_no_change_leads_to_a_game_that_is_refused(seed: int) -> None:
    rng = random.Random(seed)
    game = random_game(rng)
    assert check(game) is None
    for _ in range(12):
        result = after(game, any_change(rng, game))
        if isinstance(result, PadGame):
            assert check(result) is None
            assert pad.read_file(pad.write_file([result])) == (result,)
            assert len(sheet(result).rounds) == len(result.rounds)
            game = result
        else:
            assert result.reason


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32))
def test_ranges_are_what_changes_allow(seed: int) -> None:
    rng = random.Random(seed)
    game = random_game(rng)
    round, seat, field = rng.randrange(len(game.rounds)), rng.randrange(len(game.players)), rng.choice(FIELDS)
    allowed = [
        number
        for number in range(-2, 15)
        if field not in ("side", "queens") and isinstance(after(game, write((round, seat, field, number))), PadGame)
    ]
    expected = Range(allowed[0], allowed[-1]) if allowed else None
    assert range_of(game, round=round, seat=seat, field=field) == expected
    assert not allowed or allowed == list(range(allowed[0], allowed[-1] + 1))
