"""Films of the golden records: complete, true to the rules, and blind where their viewer was."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skulduggery import games
from skulduggery.film import Film, Frame, film
from skulduggery.kernel.protocol import AnyGame, Decide
from skulduggery.kernel.record import BadRecord, Player, Record, parse_record
from skulduggery.kernel.replay import replay
from skulduggery.kernel.seats import Seat, places
from skulduggery.locales import LANGUAGES
from tests.film.golden import every_game, films, records
from tests.games.test_golden import kept
from tests.playing import new_match, play_at_random
from tests.seeds import rng


def as_json(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@every_game
def test_every_viewer_has_a_frame_before_the_first_step_and_one_after_each(game: AnyGame) -> None:
    for record, viewer, made in films(game):
        assert [frame.number for frame in made.frames] == list(range(len(record.log) + 1))
        assert (made.viewer, made.seats, made.players) == (viewer, record.config.seats, record.players)
        assert all(len(frame.words) == len(frame.events) for frame in made.frames)


@every_game
def test_a_film_ends_with_the_result(game: AnyGame) -> None:
    for record, _, made in films(game):
        assert record.result is not None
        assert made.result == record.result
        assert made.frames[-1].totals == record.result.scores
        assert made.places == record.result.places
        assert set(made.frames[0].totals) == {0}


@every_game
def test_a_film_shows_its_viewer_what_the_rules_let_them_see(game: AnyGame) -> None:
    replayed = {id(record): list(replay(game, record)) for record in records(game)}
    for record, viewer, made in films(game):
        assert made.frames[0].view == game.view(game.setup(record.config), viewer)
        for frame, step in zip(made.frames[1:], replayed[id(record)], strict=True):
            assert frame.view == game.view(step.state, viewer)
            redacted = [game.redact(event, viewer) for event in step.events]
            assert list(frame.events) == [event for event in redacted if event is not None]


@every_game
def test_a_film_names_no_card_that_its_viewer_could_not_see(game: AnyGame) -> None:
    """What was dealt to others stands face down in the view and in the events, and open in `hands` alone."""
    for record, viewer, made in films(game):
        dealt = record.log[0]["deal"]["hands"]
        frame = made.frames[1]
        told, seen = frame.events[-1].hands, _hands(frame)
        for seat, hand in enumerate(dealt):
            expected = hand if seat == viewer else {"type": "face-down", "count": len(hand)}
            assert as_json(told[seat]) == as_json(seen[seat]) == expected
        assert as_json(frame.hands) == dealt


@every_game
def test_hands_lie_open_for_everybody(game: AnyGame) -> None:
    """Each seat's own film has that seat's hand, and all films have all of them."""
    last = records(game)[-1]
    of_seats = [made for record, viewer, made in films(game) if record is last and viewer is not None]
    assert len(of_seats) == last.config.seats
    for frames in zip(*(made.frames for made in of_seats), strict=True):
        assert len({frame.hands for frame in frames}) == 1
        for seat, frame in enumerate(frames):
            own = frame.hands[seat]
            seen = _hands(frame)
            assert seen is None or as_json(seen[seat]) == list(own)
            assert seen is not None or not any(frame.hands)


@every_game
def test_acting_are_those_who_decide_next(game: AnyGame) -> None:
    record = records(game)[0]
    frames = film(game, record).frames
    for frame, step in zip(frames[1:], replay(game, record), strict=True):
        awaiting = game.awaiting(step.state)
        assert frame.acting == (awaiting.seats if isinstance(awaiting, Decide) else ())
    for frame, after in pairwise(frames):
        assert "seat" not in after.step or after.step["seat"] in frame.acting


@every_game
def test_steps_come_without_what_else_was_allowed(game: AnyGame) -> None:
    record = records(game)[0]
    assert any("legal" in step for step in record.log)
    frames = film(game, record).frames
    assert frames[0].step is None
    for frame, step in zip(frames[1:], record.log, strict=True):
        assert as_json(frame.step) == {key: value for key, value in step.items() if key != "legal"}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_film_is_told_in_four_languages(game: AnyGame, language: str) -> None:
    record = records(game)[0]
    made = film(game, record, viewer=Seat(0), language=language)
    english = film(game, record, viewer=Seat(0), language="en")
    told = [sentence for frame in made.frames for sentence in frame.words]
    assert all(told)
    assert any("Player 1" in sentence for sentence in told)
    same = [
        frame.number for frame, other in zip(made.frames, english.frames, strict=True) if frame.words == other.words
    ]
    assert (len(same) == len(made.frames)) == (language == "en")


@every_game
def test_a_film_travels_as_json(game: AnyGame) -> None:
    record = records(game)[0]
    told = as_json(film(game, record, viewer=Seat(1)))
    assert set(told) == set(Film.__struct_fields__)
    assert all(set(frame) == set(Frame.__struct_fields__) for frame in told["frames"])
    view = msgspec.convert(told["frames"][5]["view"], game.View)
    assert view == film(game, record, viewer=Seat(1)).frames[5].view


@every_game
def test_an_unfinished_game_has_a_film_as_far_as_it_went(game: AnyGame) -> None:
    record = records(game)[0]
    stopped = msgspec.structs.replace(record, log=record.log[: len(record.log) // 2], result=None)
    made = film(game, stopped)
    assert len(made.frames) == len(stopped.log) + 1
    assert made.result is None
    assert made.places == places(made.frames[-1].totals)
    assert made.frames == film(game, record).frames[: len(made.frames)]


@every_game
def test_a_wrong_step_is_refused_as_everywhere(game: AnyGame) -> None:
    record = records(game)[0]
    spoilt = msgspec.structs.replace(record, log=[*record.log[:3], {"seat": 0, "dance": True}])
    with pytest.raises(BadRecord) as refused:
        film(game, spoilt)
    assert (refused.value.step, refused.value.reason) == (4, "no-action")


def test_a_name_may_be_long_and_wild_in_a_file() -> None:
    game, record = parse_record(kept(games.all_games()[0])[0], games.find)
    wild = Player(name="A\u202enna\n" * 100_000, bot="b" * 100_000)
    made = film(game, msgspec.structs.replace(record, players=(wild, *record.players[1:])))
    name, bot = made.players[0].name, made.players[0].bot
    assert name.startswith("A\ufffdnna A")
    assert len(name) <= 24
    assert bot is not None
    assert len(bot) <= 24
    assert any(name in sentence for frame in made.frames for sentence in frame.words)
    assert len(msgspec.json.encode(made)) < 1_000_000


@every_game
def test_random_games_can_be_filmed(game: AnyGame) -> None:
    for seats in game.PLAYERS:
        record: Record = play_at_random(new_match(game, seats), rng("film", game.NAME, seats)).record()
        made = film(game, record, viewer=Seat(seats - 1), language="it")
        assert record.result is not None
        assert made.frames[-1].totals == record.result.scores


def _hands(frame: Frame) -> Any:
    """The hands in a view, wherever the game keeps them; None where nobody has any."""
    view = frame.view
    phase = getattr(view.phase, "table", view.phase)
    return getattr(view, "hands", getattr(phase, "hands", None))


SAMPLE = Path(__file__).parents[2] / "web" / "src" / "pages" / "replay" / "sample.json"


def test_the_pages_sample_game_goes_by_the_rules_and_so_does_its_beginning() -> None:
    """The page cuts a faulty game off before its fault in the same way (web/src/pages/replay/reading.ts)."""
    game, record = parse_record(SAMPLE.read_bytes(), games.find)
    assert film(game, record).result is not None
    told = json.loads(SAMPLE.read_text(encoding="utf-8"))
    del told["result"]
    for steps in (1, 5, len(told["log"]) - 1):
        game, record = parse_record(json.dumps({**told, "log": told["log"][:steps]}).encode(), games.find)
        assert len(film(game, record).frames) == steps + 1
