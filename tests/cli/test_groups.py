"""Choices that differ in little share a line."""

import random
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from skulduggery.cli.drawing.ink import Ink
from skulduggery.cli.playing.choosing import Question
from skulduggery.cli.tables import table_for
from skulduggery.games import sleeping_queens
from skulduggery.games.sleeping_queens.moves import Discard, King
from skulduggery.games.sleeping_queens.queens import PLACES
from skulduggery.kernel.chance import seeded
from skulduggery.kernel.choices import choices, legal_moves
from skulduggery.kernel.configs import configure
from skulduggery.kernel.match import Match
from skulduggery.kernel.protocol import Chance, Decide
from skulduggery.kernel.record import Player
from skulduggery.kernel.seats import Seat
from skulduggery.locales import Speech

NAMES = ["Anna", "Ben", "Cleo"]


def with_a_king() -> tuple[Match[Any, Any, Any, Any], Seat]:
    """A game whose first player has one."""
    for seed in range(100):
        match = Match(sleeping_queens, configure(sleeping_queens, 3, {}), [Player(name=name) for name in NAMES])
        fate = seeded(random.Random(seed))
        while isinstance(awaiting := match.awaiting, Chance):
            match.resolve(fate(awaiting.draw))
        assert isinstance(awaiting, Decide)
        seat = awaiting.seats[0]
        if King(place=PLACES[0]) in legal_moves(sleeping_queens, match.state, seat):
            return match, seat
    raise AssertionError("no king in a hundred deals")


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_the_places_of_a_king_share_a_line(language: str) -> None:
    match, seat = with_a_king()
    console = Console(file=StringIO(), width=100)
    speech = Speech(language, "sleeping-queens", NAMES)
    table = table_for("sleeping-queens", speech, Ink.on(console), seat, {})
    question = Question(sleeping_queens, table, choices(sleeping_queens, match.state, seat), ())
    for drawn in question.listed():
        console.print(drawn)
    assert isinstance(console.file, StringIO)
    lines = console.file.getvalue().splitlines()
    at = lines.index(f" {speech.say('cli-group-king')}")
    assert len(lines[at + 1 :]) <= 2, "twelve places need two lines at most"
    assert lines[at + 1].split()[0] == "1"
    assert question.meant("1") == King(place=PLACES[0])
    assert question.meant("king 7") == King(place=PLACES[6]), "people count from 1"
    assert isinstance(question.meant("13"), Discard)
