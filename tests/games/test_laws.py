"""Laws that hold for every game, at every count of players, in every state that random play reaches."""

import json
import random
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skulduggery import games
from skulduggery.kernel.chance import Pause, pick
from skulduggery.kernel.choices import choices, legal_moves
from skulduggery.kernel.protocol import AnyGame, Awaiting, Chance, Decide, Illegal, Over, wire
from skulduggery.kernel.record import Record, format_record, parse_record
from skulduggery.kernel.replay import check, replay
from skulduggery.kernel.seats import Seat, all_seats, places
from tests import seeds as fixed
from tests.playing import (
    AnyMatch,
    advance,
    new_match,
    play_at_random,
    random_move,
    random_options,
    stopped_somewhere,
    viewers,
)

TABLES = [(game, seats) for game in games.all_versions() for seats in game.PLAYERS]

every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=lambda part: getattr(part, "NAME", str(part)))
seeds = given(seed=st.integers(0, 2**32))
few = settings(max_examples=8, deadline=None)
some = settings(max_examples=20, deadline=None)


@every_table
@seeds
@few
def test_whoever_owes_a_decision_has_one_and_nobody_else_has(game: AnyGame, seats: int, seed: int) -> None:
    match = stopped_somewhere(game, seats, random.Random(seed))
    awaiting = match.awaiting
    owing = awaiting.seats if isinstance(awaiting, Decide) else ()
    for seat in all_seats(seats):
        legal = legal_moves(game, match.state, seat)
        assert bool(legal) == (seat in owing)
        assert len(legal) == len({wire(move) for move in legal}), "each choice once"


@every_table
@seeds
@few
def test_a_refused_move_is_never_played_and_names_its_rule(game: AnyGame, seats: int, seed: int) -> None:
    match = stopped_somewhere(game, seats, random.Random(seed))
    for seat in all_seats(seats):
        for refused in choices(game, match.state, seat).refused[:20]:
            assert refused.why.rule[:3] in ("SK-", "SD-", "SQ-", "SL-")
            with pytest.raises(Illegal):
                game.play(match.state, seat, refused.move)


@every_table
@seeds
@few
def test_nobody_acts_who_has_no_seat(game: AnyGame, seats: int, seed: int) -> None:
    match = stopped_somewhere(game, seats, random.Random(seed))
    for move in list(game.candidates(match.state, Seat(0)))[:5]:
        for nowhere in (-1, seats, 10**9):
            why = game.refusal(match.state, Seat(nowhere), move)
            assert why is not None
            assert (why.rule, why.reason) == (game.PLAYERS_RULE, "no-such-seat")


@every_table
@seeds
@few
def test_chance_is_answered_only_when_asked_and_only_possibly(game: AnyGame, seats: int, seed: int) -> None:
    match = stopped_somewhere(game, seats, random.Random(seed))
    for nonsense in (-1, 10**9, (), (0, 0), tuple(range(500))):
        with pytest.raises(Illegal):
            game.resolve(match.state, nonsense)
    if not isinstance(match.awaiting, Chance):
        with pytest.raises(Illegal):
            game.resolve(match.state, 0)


@every_table
@seeds
@few
def test_decisions_of_one_moment_commute(game: AnyGame, seats: int, seed: int) -> None:
    rng = random.Random(seed)
    match = stopped_somewhere(game, seats, rng)
    while not (isinstance(match.awaiting, Decide) and len(match.awaiting.seats) > 1):
        if not advance(match, rng):
            return
    owing = match.awaiting.seats
    moves = {seat: pick(rng, legal_moves(game, match.state, seat)) for seat in owing}
    before = match.state
    ends: set[bytes] = set()
    for order in list(permutations(owing))[:24]:
        state = before
        for seat in order:
            state = game.play(state, seat, moves[seat]).state
        ends.add(wire(state))
    assert len(ends) == 1


@every_table
@seeds
@few
def test_a_record_lists_decisions_of_one_moment_in_seat_order(game: AnyGame, seats: int, seed: int) -> None:
    rng = random.Random(seed)
    match = stopped_somewhere(game, seats, rng)
    check(*_through_json(match))


@every_table
@seeds
@some
def test_a_truth_that_fits_the_view_gives_the_same_view(game: AnyGame, seats: int, seed: int) -> None:
    """Privacy: the view, what is awaited and one's own choices depend on nothing that is hidden from the viewer."""
    rng = random.Random(seed)
    check_views(game, stopped_somewhere(game, seats, rng), rng)


@every_table
@seeds
@some
def test_a_truth_that_fits_the_view_gives_the_same_redacted_events(game: AnyGame, seats: int, seed: int) -> None:
    """Privacy: what follows a decision looks the same in every truth that the viewer holds possible."""
    rng = random.Random(seed)
    check_events(game, stopped_somewhere(game, seats, rng), rng)


@every_table
@seeds
@few
def test_an_event_never_names_what_the_viewer_cannot_see(game: AnyGame, seats: int, seed: int) -> None:
    """Redacting twice changes nothing, and a spectator knows no more than a player."""
    rng = random.Random(seed)
    match = stopped_somewhere(game, seats, rng)
    if isinstance(match.awaiting, Over):
        return
    state = match.state
    events = _next_events(match, rng)
    assert match.state is not state
    for event in events:
        public = game.redact(event, None)
        for viewer in viewers(match):
            seen = game.redact(event, viewer)
            if seen is not None:
                assert game.redact(seen, viewer) == seen
                assert seen == event or game.redact(seen, None) == public


@every_table
@seeds
@few
def test_record_to_json_to_replay_gives_the_same_events(game: AnyGame, seats: int, seed: int) -> None:
    rng = random.Random(seed)
    match = new_match(game, seats, random_options(game, rng), with_legal=True)
    told: list[Any] = []
    while not isinstance(match.awaiting, Over):
        told += _next_events(match, rng, in_seat_order=True)
    read_game, record = _through_json(match)
    replayed = [event for step in replay(read_game, record) for event in step.events]
    assert replayed == told
    assert format_record(record) == format_record(match.record())


@every_table
def test_moves_events_and_views_travel_as_json(game: AnyGame, seats: int) -> None:
    import msgspec

    rng = fixed.rng("travel", game.NAME, seats)
    match = new_match(game, seats)
    while not isinstance(match.awaiting, Over):
        state, awaiting = match.state, match.awaiting
        if isinstance(awaiting, Decide):
            move = pick(rng, legal_moves(game, state, awaiting.seats[0]))
            assert msgspec.json.decode(wire(move), type=game.Move) == move
        for viewer in viewers(match):
            view = game.view(state, viewer)
            assert msgspec.json.decode(wire(view), type=game.View) == view
        for event in _next_events(match, rng):
            for viewer in viewers(match):
                seen = game.redact(event, viewer)
                assert seen is None or msgspec.json.decode(wire(seen), type=game.Event) == seen


@every_table
@seeds
@few
def test_the_result_ranks_by_points(game: AnyGame, seats: int, seed: int) -> None:
    match = play_at_random(new_match(game, seats), random.Random(seed))
    over = match.awaiting
    assert isinstance(over, Over)
    assert len(over.scores) == len(over.places) == seats
    assert min(over.places) == 1
    if game.NAME != "sleeping-queens":  # there SL-60 may put the winner first whatever the points
        assert over.places == places(over.scores)


@every_table
def test_the_score_sheet_says_what_the_record_says(game: AnyGame, seats: int) -> None:
    """A view alone tells the whole story of the scores, and the last trick of the round before."""
    match = play_at_random(new_match(game, seats), fixed.rng("sheet", game.NAME, seats))
    if game.NAME == "sleeping-queens":  # nothing is scored before the end
        return
    sheet = game.view(match.state, None).sheet
    scores = [step["score"] for step in match.log if "score" in step]
    assert [line.points for line in sheet] == [score["points"] for score in scores]
    for line, score in zip(sheet, scores, strict=True):
        assert all(getattr(line, name, score.get(name)) == score.get(name) for name in ("won", "bonus"))
        until = next(index for index, step in enumerate(match.log) if step.get("score") is score)
        last = {step["seat"]: step.get("play") or step.get("throw") for step in match.log[until - seats : until]}
        laid = {entry.seat: getattr(entry, "card", None) or entry.die for entry in line.last.trick}
        assert {seat: thing for seat, thing in laid.items() if seat is not None} == last


def check_views(game: AnyGame, match: AnyMatch, rng: random.Random) -> None:
    for viewer in viewers(match):
        seen = game.view(match.state, viewer)
        truth = game.belief.sample(seen, rng)
        assert game.view(truth, viewer) == seen
        assert _looks_the_same(game.awaiting(truth), match.awaiting)
        if viewer is not None:
            assert choices(game, truth, viewer) == choices(game, match.state, viewer)


def check_events(game: AnyGame, match: AnyMatch, rng: random.Random) -> None:
    while not isinstance(match.awaiting, Decide):
        if not advance(match, rng):
            return
    actor = rng.choice(match.awaiting.seats)
    move = pick(rng, legal_moves(game, match.state, actor))
    if _reveals(move):
        return
    for viewer in viewers(match):
        told = _told(game, match.state, actor, move, viewer)
        seen = game.view(match.state, viewer)
        for truth in [game.belief.sample(seen, rng) for _ in range(6)]:
            if _is_sealed(game, match.config.seats, move):
                made = move if actor == viewer else pick(rng, legal_moves(game, truth, actor))
                # What follows the last sealed decision reveals it; the sealing itself says nothing.
                assert _told(game, truth, actor, made, viewer)[:1] == told[:1]
            elif game.refusal(truth, actor, move) is None:
                assert _told(game, truth, actor, move, viewer) == told


def _looks_the_same(one: Awaiting, other: Awaiting) -> bool:
    """A pause is there to be taken for somebody's decision; who is really asked is the host's secret (SL-43)."""
    return _seems_to_act(one) == _seems_to_act(other)


def _seems_to_act(awaiting: Awaiting) -> Any:
    match awaiting:
        case Decide(seats):
            return seats
        case Chance(Pause(seat)):
            return (seat,)
        case _:
            return awaiting


def _told(game: AnyGame, state: Any, actor: Seat, move: Any, viewer: Seat | None) -> list[Any]:
    events = game.play(state, actor, move).events
    return [seen for event in events if (seen := game.redact(event, viewer)) is not None]


def _is_sealed(game: AnyGame, seats: int, move: Any) -> bool:
    """Decisions made at the same moment: nobody else sees them before the last has come."""
    return type(move).__name__ in ("Bid", "Place") or (game.NAME == "skull-queen" and seats == 2)


def _reveals(move: Any) -> bool:
    """Waking a queen shows which she is: these moves are asked to show hidden things."""
    return type(move).__name__ in ("King", "Wake")


def _next_events(match: AnyMatch, rng: random.Random, *, in_seat_order: bool = False) -> tuple[Any, ...]:
    from skulduggery.kernel.chance import seeded

    match match.awaiting:
        case Chance(draw):
            return match.resolve(seeded(rng)(draw))
        case Decide(seats):
            seat = seats[0] if in_seat_order else rng.choice(seats)
            return match.play(seat, random_move(match, seat, rng))
        case Over():
            return ()


def _through_json(match: AnyMatch) -> tuple[AnyGame, Record]:
    line = format_record(match.record())
    json.loads(line)
    return parse_record(line, games.find)
