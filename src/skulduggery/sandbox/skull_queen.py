"""Which pirates a trick of Skull Queen moves, what stays in the centre, and who leads next."""

from skulduggery.games.skull_queen.cards import CARDS, Card, Colour
from skulduggery.games.skull_queen.rules import evaluating
from skulduggery.games.skull_queen.rules.evaluating import Nobody
from skulduggery.games.skull_queen.rules.material import PLAYERS
from skulduggery.games.skull_queen.rules.playing import next_leader, trick_colour
from skulduggery.games.skull_queen.state import Laid
from skulduggery.kernel.seats import Seat
from skulduggery.sandbox.asking import Tried, Untried, check_copies, check_count
from skulduggery.sandbox.outcome import Outcome, Pull

COPIES = {str(card): 1 for card in CARDS}
MOST_IN_CENTRE = 4
"""One of each colour: two of one colour would have been evaluated."""


def outcome(tried: Tried) -> Outcome:
    check_count(tried.cards, range(1, PLAYERS[-1] + 1))
    check_count(tried.centre, range(MOST_IN_CENTRE + 1))
    check_copies([*tried.cards, *tried.centre], COPIES)
    trick = tuple(Laid(Seat(place), Card(card)) for place, card in enumerate(tried.cards))
    centre = tuple(Card(card) for card in tried.centre)
    led = trick_colour(trick)
    if led is None:
        raise Untried("try-no-colour")
    found = evaluating.by_colour(trick, centre)
    singles = evaluating.singles(found)
    pulls = [
        _told(colour, pull)
        for colour, entries in found.items()
        if evaluating.is_evaluated(entries)
        for pull in evaluating.pulls(entries)
    ]
    return Outcome(
        winner=next_leader(trick).seat,
        because="SQ-47",
        led=led,
        pulls=tuple(pulls),
        centre=tuple(card for card in (*centre, *tried.cards) if card in singles),
    )


def _told(colour: Colour, pull: evaluating.Pull) -> Pull:
    owner = pull.owner
    if isinstance(owner, Nobody):
        return Pull(
            colour=colour,
            direction=pull.direction,
            card=pull.card,
            owner=None,
            spaces=0,
            because=owner.value,
            doubled=None,
        )
    return Pull(
        colour=colour,
        direction=pull.direction,
        card=pull.card,
        owner=owner,
        spaces=abs(pull.distance),
        because=pull.because,
        doubled=pull.doubled,
    )
