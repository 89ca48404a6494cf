"""Privacy over whole rounds, and proof that the privacy laws can fail."""

import copy
import random
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skulduggery import games
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.record import Record
from skulduggery.kernel.replay import replay
from skulduggery.kernel.seats import Seat
from tests.games.test_laws import check_events, check_views
from tests.playing import AnyMatch, stopped_somewhere, viewers

ROUNDED = [game for game in games.all_games() if game.NAME != "sleeping-queens"]
"""Games whose hidden cards are all dealt at once, so that another past can be written down."""

tables = pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in ROUNDED for seats in game.PLAYERS],
    ids=lambda part: getattr(part, "NAME", str(part)),
)


@tables
@given(seed=st.integers(0, 2**32))
@settings(max_examples=12, deadline=None)
def test_another_past_that_fits_the_view_looks_the_same_from_its_deal_on(game: AnyGame, seats: int, seed: int) -> None:
    """The resampled truth is a legal game of its own, and the viewer was told the very same story."""
    rng = random.Random(seed)
    match = stopped_somewhere(game, seats, rng)
    start = max((index for index, step in enumerate(match.log) if "deal" in step), default=None)
    if start is None or not hasattr(_table(match.state), "hands"):
        return
    for viewer in viewers(match):
        truth = game.belief.sample(game.view(match.state, viewer), rng)
        other = _another_past(match, truth, start)
        assert _story(game, match, other, start, viewer) == _story(game, match, match.log, start, viewer)


@pytest.mark.parametrize("game", games.all_versions(), ids=lambda game: game.NAME)
def test_a_view_that_leaks_is_caught(game: AnyGame) -> None:
    """A view that carries a fingerprint of the truth along, and nothing more."""

    def view(state: Any, viewer: Seat | None) -> tuple[Any, int]:
        return game.view(state, viewer), hash(state)

    def sample(seen: tuple[Any, int], rng: random.Random) -> Any:
        return game.belief.sample(seen[0], rng)

    leaky: Any = SimpleNamespace(**vars(game))
    leaky.view, leaky.belief = view, SimpleNamespace(sample=sample)
    with pytest.raises(AssertionError):
        _try_often(leaky, game, check_views)


@pytest.mark.parametrize("game", games.all_versions(), ids=lambda game: game.NAME)
def test_choices_that_leak_are_caught(game: AnyGame) -> None:
    """Candidates that depend on what another player holds."""
    leaky: Any = SimpleNamespace(**vars(game))

    def candidates(state: Any, seat: Seat) -> Any:
        moves = list(game.candidates(state, seat))
        return moves[hash(getattr(_table(state), "hands", 0)) % 2 :]

    leaky.candidates = candidates
    with pytest.raises(AssertionError):
        _try_often(leaky, game, check_views)


@pytest.mark.parametrize("game", ROUNDED, ids=lambda game: game.NAME)
def test_an_event_that_leaks_is_caught(game: AnyGame) -> None:
    """Nothing is redacted: the sealed decisions of others are seen."""

    def redact(event: Any, viewer: Seat | None) -> Any:
        return event

    leaky: Any = SimpleNamespace(**vars(game))
    leaky.redact = redact
    with pytest.raises(AssertionError):
        _try_often(leaky, game, check_events)


def _try_often(leaky: Any, game: AnyGame, law: Any) -> None:
    for seed in range(60):
        rng = random.Random(seed)
        law(leaky, stopped_somewhere(game, game.PLAYERS[0], rng), rng)


def _table(state: Any) -> Any:
    """Where the hands are: in the phase, in the table of a phase, or in the table of the state."""
    phase = state.phase
    return getattr(phase, "table", None) or (phase if hasattr(phase, "hands") else getattr(state, "table", phase))


def _another_past(match: AnyMatch, truth: Any, start: int) -> list[dict[str, Any]]:
    """The log as it would be if the truth were true: other cards were dealt, and other decisions lie sealed."""
    log: list[dict[str, Any]] = copy.deepcopy(match.log)
    table, real = _table(truth), _table(match.state)
    steps = log[start:]
    for kind, sealed in (("bid", "bids"), ("place", "planks"), ("play", "sealed")):
        entries = getattr(table, sealed, ())
        if type(table).__name__ not in ("Bidding", "Placing", "WithGhost"):
            continue
        for seat, entry in enumerate(entries):
            own = [step for step in steps if step.get("seat") == seat and kind in step]
            if entry is not None and own and entries != getattr(real, sealed):
                own[-1][kind] = entry if kind != "place" else _placed(entry)
    deal = steps[0]["deal"]
    played = [list[str]() for _ in range(match.config.seats)]
    for step in steps:
        for kind in ("play", "throw"):
            if kind in step:
                played[int(step["seat"])].append(step[kind])
    hands = [list[str]([*hand, *played[seat]]) for seat, hand in enumerate(table.hands)]
    if hasattr(truth.phase, "die"):  # chosen and still rolling: no longer in the hand, not yet in the log
        hands[int(table.turn)].append(truth.phase.die)
    deal["hands"] = hands
    if "ghost" in deal:
        deal["ghost"] = [*(step["ghost"] for step in steps if "ghost" in step), *table.ghost]
    return log


def _placed(plank: Any) -> dict[str, Any]:
    return {name: getattr(plank, name) for name in ("side", "red", "yellow", "green", "blue")}


def _story(game: AnyGame, match: AnyMatch, log: list[dict[str, Any]], start: int, viewer: Seat | None) -> list[Any]:
    record = Record(game=game.NAME, rules=game.RULES, config=match.config, players=match.players, log=log)
    told = [event for step in replay(game, record) if step.number > start for event in step.events]
    return [seen for event in told if (seen := game.redact(event, viewer)) is not None]
