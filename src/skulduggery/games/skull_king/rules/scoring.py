"""Chapter Score: what a trick holds, what a round brings."""

from typing import NamedTuple

from skulduggery.games.skull_king.cards import PIRATE, SCARY_MARY, Kind
from skulduggery.games.skull_king.rules.tricks import Verdict
from skulduggery.games.skull_king.state import Scoring, Trick

POINTS_PER_TRICK = 20
POINTS_LOST_PER_TRICK = 10
POINTS_PER_ROUND_FOR_NOTHING = 10
BONUS_PER_PIRATE = 30
BONUS_FOR_THE_KING = 50


class Score(NamedTuple):
    points: int
    because: str


def round_score(scoring: Scoring, *, round_number: int, bid: int, won: int, bonus: int) -> Score:
    """What the round brings one player, and the rule that says so."""
    if scoring == "landlubber":
        return landlubber_score(round_number=round_number, bid=bid, won=won)
    if bid == 0:
        return nothing_made(round_number) if won == 0 else nothing_missed(round_number)
    return bid_made(bid, bonus) if won == bid else bid_missed(bid, won)


def bid_made(bid: int, bonus: int) -> Score:
    """SK-60: a bid of at least 1 exactly made brings 20 points a trick; SK-66: and only then do bonuses count."""
    return Score(POINTS_PER_TRICK * bid + bonus, "SK-60")


def bid_missed(bid: int, won: int) -> Score:
    """SK-61: 10 points are lost for each trick too many or too few, and there is no bonus."""
    return Score(-POINTS_LOST_PER_TRICK * abs(bid - won), "SK-61")


def nothing_made(round_number: int) -> Score:
    """SK-62: a bid of 0 without a trick brings 10 points times the round's number."""
    return Score(POINTS_PER_ROUND_FOR_NOTHING * round_number, "SK-62")


def nothing_missed(round_number: int) -> Score:
    """SK-63: a bid of 0 with tricks costs 10 points times the round's number, however many they are."""
    return Score(-POINTS_PER_ROUND_FOR_NOTHING * round_number, "SK-63")


def landlubber_score(*, round_number: int, bid: int, won: int) -> Score:
    """SD-80 to SD-84: a missed bid of at least 1 costs nothing, and there are no bonuses."""
    if bid == 0:
        value = POINTS_PER_ROUND_FOR_NOTHING * round_number
        return Score(value, "SD-82") if won == 0 else Score(-value, "SD-83")
    return Score(POINTS_PER_TRICK * bid, "SD-80") if won == bid else Score(0, "SD-81")


def trick_bonus(trick: Trick, verdict: Verdict) -> int:
    """What a trick holds beyond itself for its winner (SK-66 decides later whether it counts)."""
    match verdict.winner.kind:
        case Kind.SKULL_KING:
            return pirates_caught(trick)
        case Kind.MERMAID:
            return king_caught(trick)
        case _:
            return 0


def pirates_caught(trick: Trick) -> int:
    """SK-64: 30 points for each Pirate in a trick won with the Skull King; Scary Mary is one however she was played."""
    return BONUS_PER_PIRATE * sum(laid.card in (PIRATE, SCARY_MARY) for laid in trick)


def king_caught(trick: Trick) -> int:
    """SK-65: 50 points for a trick in which one's Mermaid captured the Skull King; Pirates in it bring nothing."""
    return BONUS_FOR_THE_KING if any(laid.kind is Kind.SKULL_KING for laid in trick) else 0
