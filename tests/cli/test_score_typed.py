"""`score`: what is typed gives the sheet that `skulduggery.pad` computes, whatever way it is typed in."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from skulduggery.games.sleeping_queens.queens import QUEENS
from skulduggery.pad import BOOKS, Cell, NextRound, PadGame, Refusal, Write, begun, changed, sheet
from tests.cli.scoring import games_of, scored, sheets_of

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz")
NOW = "2026-11-16T19:30:00Z"
COLOURS = ("red", "yellow", "green", "blue")


class Evening:
    """A game at random: the pad that it gives, and the lines with which somebody would write it down."""

    def __init__(self, name: str, rng: random.Random) -> None:
        self._rng = rng
        lowest = BOOKS[name].game.PLAYERS[0]
        self.players = NAMES[: rng.randint(lowest, min(len(NAMES), BOOKS[name].game.PLAYERS[-1]))]
        self.first = rng.randrange(len(self.players))
        scoring = rng.choice(["standard", "landlubber"])
        self.options: dict[str, Any] = {
            "skull-queen": {"plank_values": tuple(rng.randint(0, 99) for _ in range(5))},
            "sleeping-queens": {},
        }.get(name, {"scoring": scoring})
        made = begun(id="a" * 16, game=name, players=self.players, first=self.first, options=self.options, now=NOW)
        assert isinstance(made, PadGame)
        self.game = made
        self.lines: list[str] = []
        write = {"skull-queen": self._planks, "sleeping-queens": self._queens}.get(name, self._tricks)
        length = sheet(made).length
        for number in range(rng.randint(1, length)):
            write(number)
            if sheet(self.game).rounds[-1].complete and number + 1 < length:
                self._change(NextRound())

    def _tricks(self, number: int) -> None:
        rng, seats = self._rng, range(len(self.players))
        for field in ("bid", "tricks"):
            values = [rng.randint(0, number + 1) for _ in seats]
            self._change(Write(tuple(Cell(number, seat, field, values[seat]) for seat in seats)))
            self.lines.append(self._numbers(values))
        if sheet(self.game).rounds[number].warning is not None:
            self.lines.append("yes")
        if self.options["scoring"] == "standard":
            self._bonus(number)

    def _numbers(self, values: list[int]) -> str:
        """In the order of the seats, or by names in any order."""
        if self._rng.random() < 0.5:
            return " ".join(map(str, values))
        seats = self._rng.sample(range(len(values)), len(values))
        return ", ".join(f"{self.players[seat][:2].upper()} {values[seat]}" for seat in seats)

    def _bonus(self, number: int) -> None:
        seat = self._rng.randrange(len(self.players))
        if self.game.rounds[number][seat].tricks == 0 or self._rng.random() < 0.5:
            self.lines.append(self._rng.choice(["", "none"]))
        elif self._rng.random() < 0.5:
            self._change(Write((Cell(number, seat, "kings", 1),)))
            self.lines.append(f"{self.players[seat]} caught the Skull King")
        else:
            self._change(Write((Cell(number, seat, "pirates", 1),)))
            self.lines.append(f"{self.players[seat]} 1 pirate")

    def _planks(self, number: int) -> None:
        for seat, name in enumerate(self.players):
            side = self._rng.choice(["front", "back"])
            spaces = [self._rng.randint(0, 5) for _ in COLOURS]
            cells = (Cell(number, seat, colour, space) for colour, space in zip(COLOURS, spaces, strict=True))
            self._change(Write((Cell(number, seat, "side", side), *cells)))
            written = self._rng.choice(["", " "]).join(str(space) if space else "w" for space in spaces)
            self.lines.append(f"{self._rng.choice(['', name])} {side[: self._rng.choice([1, 5])]} {written}")

    def _queens(self, number: int) -> None:
        """Queens are woken, taken and put to sleep until somebody has won, or for a while."""
        for _ in range(self._rng.randint(1, 20)):
            queen, seat = self._rng.choice(QUEENS), self._rng.randrange(len(self.players))
            held = [list(entry.queens or ()) for entry in self.game.rounds[0]]
            owner = next((other for other, queens in enumerate(held) if queen in queens), None)
            if owner == seat:
                self._move(held, queen, owner, None)
                self.lines.append(f"the {queen} queen sleeps")
            elif self._move(held, queen, owner, seat):
                self.lines.append(f"{self.players[seat]} {'takes' if owner is not None else ''} {queen[:5]}")
            if sheet(self.game).over:
                return

    def _move(self, held: list[list[str]], queen: str, owner: int | None, seat: int | None) -> bool:
        if owner is not None:
            held[owner].remove(queen)
        if seat is not None:
            held[seat].append(queen)
        cells = (
            Cell(0, other, "queens", tuple(known for known in QUEENS if known in queens) or msgspec.UNSET)
            for other, queens in enumerate(held)
        )
        after = changed(self.game, Write(tuple(cells)), now=NOW)
        if isinstance(after, PadGame):
            self.game = after
        return isinstance(after, PadGame)

    def _change(self, change: Write | NextRound) -> None:
        after = changed(self.game, change, now=NOW)
        assert not isinstance(after, Refusal), after
        self.game = after

    def arguments(self) -> Iterator[str]:
        yield from ("--game", self.game.game, "--players", ",".join(self.players), "--dealer", NAMES[self.first])
        for name, value in self.options.items():
            words = value if isinstance(value, str) else ",".join(map(str, value))
            yield from ("--option", f"{name}={words}")


@pytest.mark.parametrize("name", BOOKS)
@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 2**32))
def test_what_is_typed_gives_the_sheet_of_the_rules(name: str, seed: int, tmp_path: Path) -> None:
    evening = Evening(name, random.Random(seed))
    file = tmp_path / f"{seed}.json"
    file.unlink(missing_ok=True)
    done = scored(file, *evening.arguments(), lines=evening.lines)
    assert (done.status, done.err) == (0, "")
    (written,) = games_of(file)
    assert written.rounds == evening.game.rounds
    assert sheet(written) == sheet(evening.game)
    told = sheets_of(file)[0]
    assert told["sheet"] == msgspec.json.decode(msgspec.json.encode(sheet(evening.game)))
    assert told["players"] == list(evening.players)


def test_an_early_round_is_changed_and_everything_after_it_is_computed_again(tmp_path: Path) -> None:
    """Round 2 after round 8; then all of it is taken back, and done once more."""
    file = tmp_path / "pad.json"
    rounds = [line for number in range(1, 9) for line in (f"{number} 0 0", f"{number} 0 0", "")]
    start = ("--game", "skull-king", "--players", "Anna,Ben,Cleo", "--dealer", "Ben")
    assert scored(file, *start, lines=[*rounds, "quit"]).status == 0
    before = sheet(games_of(file)[0])
    assert before.total == (720, 360, 360)
    told = scored(file, lines=["edit 2", "anna 1", "ben 1, anna 1", "anna 1 pirate", "sheet"]).out
    after = sheet(games_of(file)[0])
    assert after.totals[0] == before.totals[0]
    assert after.totals[1:] == tuple((a + 10, b - 40, c) for a, b, c in before.totals[1:])
    assert "★+50" in told
    undone = scored(
        file, lines=["edit 2", "2 0 0", "ben 0, anna 2", "none", "undo", "undo", "undo", "redo", "redo", "redo"]
    )
    assert sheet(games_of(file)[0]) == before
    assert undone.out.count("Taken back.") == undone.out.count("Done once more.") == 3


def test_undo_leads_back_to_the_question_that_was_answered(tmp_path: Path) -> None:
    file = tmp_path / "pad.json"
    start = ("--game", "skull-king", "--players", "Anna,Ben", "--dealer", "Ben")
    lines = ["1 0", "0 1", "ben king", "undo", "ben 1 pirate", "undo", "undo", "1 0", "undo", "undo", "undo"]
    told = scored(file, *start, lines=lines).out
    assert [entry.bid for entry in games_of(file)[0].rounds[0]] == [msgspec.UNSET] * 2
    assert len(games_of(file)[0].rounds) == 1
    assert "Nothing has been entered" in told


def test_names_rule_over_commands_and_a_stroke_over_names(tmp_path: Path) -> None:
    file = tmp_path / "pad.json"
    start = ("--game", "skull-king", "--players", "Stop,Undo Me,2", "--dealer", "2")
    scored(file, *start, lines=["stop 1", "undo me 0", "2: 1", "/stop"])
    (game,) = games_of(file)
    assert [entry.bid for entry in game.rounds[0]] == [1, 0, 1]
    assert game.stopped is True
