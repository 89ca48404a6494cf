"""An import never loses or overwrites anything."""

import random
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from skulduggery.pad import PadGame, merged
from tests.pad.pads import LATER, drawn, random_game

KING = drawn("skull-king", "1/1 0/0")


def test_what_is_new_known_or_different() -> None:
    new = drawn("sleeping-queens", "cat .", id="bcdefghi")
    touched = replace(KING, changed=LATER)
    other = replace(KING, first=1)
    assert merged([], [KING]).added == (KING,)
    assert merged([KING], [new]).added == (new,)
    assert merged([KING], [touched]).same == (touched,)
    assert merged([KING], [other]).differing == ((KING, other),)
    assert merged([KING], []) == merged([], [])


def test_the_least_difference_is_one() -> None:
    for other in (
        replace(KING, stopped=True),
        replace(KING, started=LATER),
        replace(KING, players=("Anna", "ben")),
        replace(KING, options={"scoring": "landlubber"}),
        replace(KING, rounds=(KING.rounds[0][::-1],)),
        drawn("skull-king", "1/1 0/0|. ."),
    ):
        assert merged([KING], [other]).differing == ((KING, other),)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32))
def test_every_game_that_comes_in_is_somewhere_and_nothing_that_is_kept_changes(seed: int) -> None:
    rng = random.Random(seed)
    kept = [random_game(rng) for _ in range(3)]
    incoming = [random_game(rng), *(_varied(rng, game) for game in rng.sample(kept, 2))]
    result = merged(kept, incoming)
    sorted_out = [*result.added, *result.same, *(theirs for _, theirs in result.differing)]
    assert Counter(map(repr, sorted_out)) == Counter(map(repr, incoming))
    ids = {game.id: game for game in kept}
    assert all(game.id not in ids for game in result.added)
    assert all(replace(ids[game.id], changed=game.changed) == game for game in result.same)
    assert all(
        ids[mine.id] is mine and replace(mine, changed=theirs.changed) != theirs for mine, theirs in result.differing
    )


def _varied(rng: random.Random, game: PadGame) -> PadGame:
    match rng.randint(0, 2):
        case 0:
            return replace(game, changed=LATER)
        case 1:
            return replace(game, first=(game.first + 1) % len(game.players))
        case _:
            return game
