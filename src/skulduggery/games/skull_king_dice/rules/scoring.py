"""Chapters Score and Landlubber scoring: what a trick holds, what a round brings."""

from typing import NamedTuple

from skulduggery.games.skull_king_dice.dice import MERMAID, PIRATE, SKULL_KING
from skulduggery.games.skull_king_dice.rules.tricks import Verdict, skulls
from skulduggery.games.skull_king_dice.state import Scoring, Trick

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
    """SD-60: a bid of at least 1 exactly made brings 20 points a trick; SD-66: and only then do bonuses count."""
    return Score(POINTS_PER_TRICK * bid + bonus, "SD-60")


def bid_missed(bid: int, won: int) -> Score:
    """SD-61: 10 points are lost for each trick too many or too few, and there is no bonus."""
    return Score(-POINTS_LOST_PER_TRICK * abs(bid - won), "SD-61")


def nothing_made(round_number: int) -> Score:
    """SD-62: a bid of 0 without a trick brings 10 points times the round's number."""
    return Score(POINTS_PER_ROUND_FOR_NOTHING * round_number, "SD-62")


def nothing_missed(round_number: int) -> Score:
    """SD-63: a bid of 0 with tricks costs 10 points times the round's number, however many they are."""
    return Score(-POINTS_PER_ROUND_FOR_NOTHING * round_number, "SD-63")


def landlubber_score(*, round_number: int, bid: int, won: int) -> Score:
    """SD-80 to SD-84: a missed bid of at least 1 costs nothing, and there are no bonuses."""
    if bid == 0:
        value = POINTS_PER_ROUND_FOR_NOTHING * round_number
        return Score(value, "SD-82") if won == 0 else Score(-value, "SD-83")
    return Score(POINTS_PER_TRICK * bid, "SD-80") if won == bid else Score(0, "SD-81")


def trick_bonus(trick: Trick, verdict: Verdict) -> int:
    """What a trick holds beyond itself for its winner (SD-66 and SD-84 decide later whether it counts)."""
    if verdict.winner.die == SKULL_KING:
        return pirates_caught(trick)
    if verdict.winner.die == MERMAID:
        return king_caught(trick)
    return 0


def pirates_caught(trick: Trick) -> int:
    """SD-64: 30 points for each Pirate's skull in a trick won with the Skull King's; a Pirate's flag brings nothing."""
    return BONUS_PER_PIRATE * len(skulls(PIRATE, trick))


def king_caught(trick: Trick) -> int:
    """SD-65: 50 points for a trick in which one's Mermaid captured the Skull King's skull; his flag is not captured."""
    return BONUS_FOR_THE_KING * len(skulls(SKULL_KING, trick))
