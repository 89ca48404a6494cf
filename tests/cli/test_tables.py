"""Every game can be drawn for every viewer, in every language, in a narrow window, and in words alone."""

import io
import random
from typing import Any

import pytest
from rich.console import Console

from skulduggery import games
from skulduggery.cli.drawing.base import Drawn, Table
from skulduggery.cli.drawing.ink import Ink
from skulduggery.cli.playing.choosing import Question
from skulduggery.cli.tables import table_for
from skulduggery.kernel.chance import pick, seeded
from skulduggery.kernel.choices import choices, legal_moves
from skulduggery.kernel.protocol import AnyGame, Chance, Decide, Over
from skulduggery.kernel.seats import Seat
from skulduggery.locales import LANGUAGES, Speech
from tests.playing import AnyMatch, new_match

NARROW = 60
NAMES = ("Anna", "Ben", "Bartholomew the Black", "Grace", "Ching", "Zoë")


class Screen:
    def __init__(self, width: int = NARROW) -> None:
        self.text = io.StringIO()
        self.console = Console(file=self.text, width=width, highlight=False, markup=False, no_color=True)

    def show(self, drawn: Drawn) -> None:
        for entry in drawn:
            self.console.print(entry)


def played_before(table: Table, game: AnyGame, match: AnyMatch, screen: Screen, seed: int) -> None:
    """A whole random game, seen from the first seat."""
    rng = random.Random(seed)
    seat = Seat(0)
    while True:
        match match.awaiting:
            case Over() as over:
                screen.show([*table.ending(over.scores, over.places), *table.sheet(), *table.last()])
                return
            case Chance(draw):
                events = match.resolve(seeded(rng)(draw))
            case Decide(seats):
                turn = seat if seat in seats else seats[0]
                if turn == seat:
                    draw_question(table, game, match, screen)
                events = match.play(turn, pick(rng, legal_moves(game, match.state, turn)))
        for event in events:
            seen = game.redact(event, seat)
            screen.show([] if seen is None else table.see(seen))


def draw_question(table: Table, game: AnyGame, match: AnyMatch, screen: Screen) -> None:
    seat = Seat(0)
    question = Question(game, table, choices(game, match.state, seat))
    screen.show([*table.draw(game.view(match.state, seat)), *question.listed()])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.NAME)
def test_a_whole_game_is_drawn(game: AnyGame, language: str) -> None:
    fewest, most = game.PLAYERS[0], game.PLAYERS[-1]
    for seats in (fewest, most) if language == "de" else (fewest,):
        speech = Speech(language, game.NAME, NAMES[:seats])
        options: dict[str, Any] = {"memory_aid": "on"}
        table = table_for(game.NAME, speech, Ink(coloured=False), Seat(0), options)
        assert type(table) is not Table, "every game of ours has a table of its own"
        screen = Screen()
        played_before(table, game, new_match(game, seats), screen, seed=seats)
        assert max(len(line) for line in screen.text.getvalue().splitlines()) <= NARROW


@pytest.mark.parametrize("game", games.all_games(), ids=lambda game: game.NAME)
def test_words_alone_serve_any_game(game: AnyGame) -> None:
    speech = Speech("en", game.NAME, NAMES[: game.PLAYERS[0]])
    table = Table(speech, Ink(coloured=False), Seat(0), {})
    screen = Screen(100)
    played_before(table, game, new_match(game, game.PLAYERS[0]), screen, seed=1)
    assert "Anna" in screen.text.getvalue()


def test_a_game_without_a_table_is_drawn_in_words() -> None:
    assert type(table_for("a-fifth-game", Speech("en"), Ink(coloured=False), None, {})) is Table


def test_cards_have_letters_with_and_without_colour() -> None:
    for coloured in (True, False):
        table: Any = table_for("skull-king", Speech("en", "skull-king"), Ink(coloured=coloured), None, {})
        assert "Y12" in table.held("Y12").plain
