"""Whole games, played at random through the kernel and written onto a pad as people would: the pad comes to the same
points, places and turns as the game itself."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from skulduggery import games, pad
from skulduggery.games.skull_king import events as king
from skulduggery.games.skull_king.cards import MERMAID, SKULL_KING
from skulduggery.games.skull_king.rules import scoring as king_scoring
from skulduggery.games.skull_king_dice import events as dice
from skulduggery.games.skull_king_dice.rules import scoring as dice_scoring
from skulduggery.games.skull_queen import events as planks
from skulduggery.games.sleeping_queens import events as queens
from skulduggery.kernel.protocol import Over
from skulduggery.kernel.replay import replay
from skulduggery.pad import Cell, Change, Field, NextRound, PadGame, Write, sheet
from tests import seeds
from tests.pad.pads import NOW, done
from tests.playing import AnyMatch, new_match, play_at_random, random_options

TABLES = [(game.NAME, seats) for game in games.all_games() for seats in game.PLAYERS]


def played(
    name: str, seats: int, options: dict[str, str] | None = None, *, seed: int = 0
) -> tuple[AnyMatch, list[Any]]:
    """A whole game, and all that happened in it."""
    game = games.find(name)
    assert game is not None
    rng = seeds.rng("real games", name, seats, seed)
    match = play_at_random(new_match(game, seats, options or random_options(game, rng)), rng)
    return match, [event for step in replay(game, match.record()) for event in step.events]


def begun(match: AnyMatch, first: int) -> PadGame:
    players = [player.name for player in match.players]
    made = pad.begun(
        id="realgame", game=match.game.NAME, players=players, first=first, options=match.config.options, now=NOW
    )
    assert isinstance(made, PadGame)
    return made


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_pad_says_what_the_game_says(name: str, seats: int) -> None:
    match, events = played(name, seats)
    over = match.awaiting
    assert isinstance(over, Over)
    written = WRITERS[name](match, events)
    got = sheet(written)
    assert (got.total, got.places, got.over) == (over.scores, over.places, True)
    assert pad.read_file(pad.write_file([written])) == (written,)
    assert pad.from_csv(pad.to_csv([written])) == (written,)


@pytest.mark.parametrize("name", ["skull-king", "skull-king-dice"])
def test_what_was_caught_counts_as_in_the_game(name: str) -> None:
    """As many games as it takes until both kinds of bonus have been written, and one has counted."""
    wanted = {"pirates", "kings", "bonus"}
    for number in range(60):
        game = WRITERS[name](*played(name, 6, {"scoring": "standard"}, seed=number))
        rounds = [*game.rounds, *(round.seats for round in sheet(game).rounds)]
        wanted -= {thing for thing in wanted for row in rounds for one in row if getattr(one, thing, None)}
        if not wanted:
            return
    raise AssertionError(wanted)


def write_tricks(match: AnyMatch, events: list[Any]) -> PadGame:
    first = next(event for event in events if isinstance(event, king.DealerDrawn | dice.StarterDrawn))
    game = begun(match, first.dealer if isinstance(first, king.DealerDrawn) else first.starter)
    landlubber = match.config.options["scoring"] == "landlubber"
    caught: Counter[tuple[int, Field]] = Counter()
    for event in events:
        match event:
            case king.Dealt() | dice.Dealt():
                game = done(game, NextRound()) if event.round > 1 else game
                caught.clear()
                turn = sheet(game).rounds[-1]
                if isinstance(event, king.Dealt):
                    assert turn.dealer == event.dealer
                else:
                    assert (turn.dealer, turn.leader) == (None, event.starter)
            case king.BidsShown(bids) | dice.BidsShown(bids):
                game = done(game, column(game, "bid", bids))
            case king.TrickWon() | dice.TrickWon():
                caught.update(what_was_caught(event))
            case king.RoundScored() | dice.RoundScored():
                bonuses = () if landlubber else caught.items()
                cells = [Cell(len(game.rounds) - 1, seat, field, count) for (seat, field), count in bonuses]
                game = done(game, column(game, "tricks", event.won), Write(tuple(cells)))
                got = sheet(game)
                assert [seat.points for seat in got.rounds[-1].seats] == list(event.points)
                assert [seat.because for seat in got.rounds[-1].seats] == list(event.because)
                assert got.totals[-1] == event.totals
                assert got.rounds[-1].warning is None
            case _:
                pass
    return game


def what_was_caught(won: king.TrickWon | dice.TrickWon) -> dict[tuple[int, Field], int]:
    """By the bonus of the trick and what won it."""
    rules = king_scoring if isinstance(won, king.TrickWon) else dice_scoring
    winner = won.card if isinstance(won, king.TrickWon) else won.die
    if won.bonus and winner == SKULL_KING:
        return {(won.seat, "pirates"): won.bonus // rules.BONUS_PER_PIRATE}
    assert not won.bonus or winner == MERMAID
    return {(won.seat, "kings"): 1} if won.bonus else {}


def write_planks(match: AnyMatch, events: list[Any]) -> PadGame:
    dealt = [event for event in events if isinstance(event, planks.Dealt)]
    scored = [event for event in events if isinstance(event, planks.RoundScored)]
    game = begun(match, dealt[0].dealer)
    for deal, result in zip(dealt, scored, strict=True):
        game = done(game, NextRound()) if deal.round > 1 else game
        sides = column(game, "side", [plank.side for plank in result.planks])
        colours: tuple[Field, ...] = ("red", "yellow", "green", "blue")
        spaces = (column(game, name, [getattr(plank, name) or 0 for plank in result.planks]) for name in colours)
        game = done(game, sides, *spaces)
        got = sheet(game)
        assert got.rounds[-1].dealer == deal.dealer
        assert [seat.points for seat in got.rounds[-1].seats] == list(result.points)
        assert got.totals[-1] == result.totals
    return game


def write_queens(match: AnyMatch, events: list[Any]) -> PadGame:
    """Every queen that wakes, is taken or put to sleep is written at once; the pad knows when the end has come."""
    drawn = next(event for event in events if isinstance(event, queens.DealerDrawn))
    game = begun(match, drawn.dealer)
    held: list[tuple[str, ...]] = [()] * len(game.players)
    for event in events:
        seats = list(whose_queens_change(event, held))
        if seats:
            assert not sheet(game).over
            game = done(game, Write(tuple(Cell(0, seat, "queens", held[seat]) for seat in seats)))
    ended = events[-1]
    assert isinstance(ended, queens.GameEnded)
    assert sheet(game).because == ended.because
    return game


def whose_queens_change(event: Any, held: list[tuple[str, ...]]) -> Iterator[int]:
    match event:
        case queens.QueenWoken(seat=seat, queen=queen):
            held[seat] = (*held[seat], queen)
            yield seat
        case queens.QueenTaken(seat=seat, queen=queen, owner=owner):
            held[seat] = (*held[seat], queen)
            held[owner] = tuple(other for other in held[owner] if other != queen)
            yield from (seat, owner)
        case queens.QueenPutToSleep(owner=owner, queen=queen):
            held[owner] = tuple(other for other in held[owner] if other != queen)
            yield owner
        case _:
            pass


def column(game: PadGame, field: Field, values: Any) -> Change:
    """That field of all seats in the last round."""
    return Write(tuple(Cell(len(game.rounds) - 1, seat, field, value) for seat, value in enumerate(values)))


WRITERS = {
    "skull-king": write_tricks,
    "skull-king-dice": write_tricks,
    "skull-queen": write_planks,
    "sleeping-queens": write_queens,
}
