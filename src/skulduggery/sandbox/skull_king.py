"""Who wins a trick of Skull King."""

from collections import Counter
from typing import cast

from skulduggery.games.skull_king.cards import DECK, SCARY_MARY, Card, Kind
from skulduggery.games.skull_king.moves import ROLES, Role
from skulduggery.games.skull_king.rules.playing import led_colour
from skulduggery.games.skull_king.rules.rounds import PLAYERS
from skulduggery.games.skull_king.rules.scoring import trick_bonus
from skulduggery.games.skull_king.rules.tricks import judge
from skulduggery.games.skull_king.state import Laid, Trick
from skulduggery.kernel.seats import Seat
from skulduggery.sandbox.asking import Tried, Untried, check_copies, check_count
from skulduggery.sandbox.outcome import Outcome

COPIES = Counter(str(card) for card in DECK)
BONUS_FOR = {Kind.SKULL_KING: "SK-64", Kind.MERMAID: "SK-65"}


def outcome(tried: Tried) -> Outcome:
    trick = _trick(tried)
    verdict = judge(trick)
    bonus = trick_bonus(trick, verdict)
    return Outcome(
        winner=verdict.winner.seat,
        because=verdict.because,
        led=led_colour(trick),
        bonus=bonus,
        bonus_because=BONUS_FOR.get(verdict.winner.kind) if bonus else None,
    )


def _trick(tried: Tried) -> Trick:
    check_count(tried.cards, range(1, PLAYERS[-1] + 1))
    named = [name.partition(":") for name in tried.cards]
    check_copies([name for name, _, _ in named], COPIES)
    return tuple(_laid(Seat(place), Card(name), role) for place, (name, _, role) in enumerate(named))


def _laid(seat: Seat, card: Card, role: str) -> Laid:
    """SK-36: Scary Mary says what she is, and nobody else does."""
    if (role in ROLES) if card == SCARY_MARY else not role:
        return Laid(seat, card, cast(Role, role) if role else None)
    raise Untried("try-unknown", name=f"{card}:{role}"[:20])
