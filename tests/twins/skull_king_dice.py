"""Skull King: the dice game, read a second time."""

from collections import Counter

from .common import Json, Log, Outcome, deal_hands, follow, is_scoring, next_in_turn, ranks, score_bids, take_bids

HANDS = {3: 8, 4: 8, 5: 7, 6: 6}  # SD-04, SD-10
BAG = Counter({"SK": 1, "P": 3, "M": 2, "K": 7, "B": 7, "R": 8, "Y": 8})  # SD-01
SPECIAL = ("SK", "P", "M")
FACES = {
    "K": ["7", "7", "6", "6", "5", "5"],
    "B": ["5", "5", "4", "4", "3", "3"],
    "R": ["3", "3", "2", "2", "1", "1"],
    "Y": ["flag", "flag", "flag", "1", "1", "7"],
} | {die: ["skull"] * 4 + ["flag"] * 2 for die in SPECIAL}

Thrown = tuple[int, str, str]
"""Who threw which die, and the face it shows."""


def verify(record: Json) -> None:
    follow(
        record,
        game="skull-king-dice",
        seats=range(3, 7),
        options={"scoring": is_scoring},
        actions={"deal": (), "bid": (), "throw": ("face",), "score": ()},
        play=play_game,
    )


def play_game(log: Log) -> Outcome:
    starter, totals = None, [0] * log.seats
    for size in range(1, HANDS[log.seats] + 1):
        deal = log.report("deal")
        log.same("round", size, deal.get("round"))
        starter = next_in_turn(log, deal, "starter", starter)  # SD-12
        hands = deal_hands(log, deal, size, Counter(BAG))  # SD-10, SD-11
        bids = take_bids(log, size)
        won, bonus = [0] * log.seats, [0] * log.seats
        leader = starter
        for _ in range(size):
            leader, prize = winner(play_trick(log, hands, leader))  # SD-48
            won[leader] += 1
            bonus[leader] += prize
        score_bids(log, size, bids, won, bonus, totals)
    return totals, ranks(totals)


def play_trick(log: Log, hands: list[list[str]], leader: int) -> list[Thrown]:
    """SD-30."""
    trick: list[Thrown] = []
    for turn in range(log.seats):
        seat = (leader + turn) % log.seats
        choice = log.decision(seat, choices(hands[seat], led_colour(trick)), lambda made: {"throw": made.get("throw")})
        die = choice["throw"]
        face = log.one_of(f"face of {die}", FACES[die], choice.get("face"))  # SD-35
        hands[seat].remove(die)
        trick.append((seat, die, face))
    return trick


def led_colour(trick: list[Thrown]) -> str | None:
    """SD-32, SD-33: the first number die sets it, whatever it shows; SD-03: yellow is one."""
    return next((die for _, die, _ in trick if die not in SPECIAL), None)


def choices(hand: list[str], colour: str | None) -> list[Json]:
    """SD-31, SD-32, SD-34."""
    return [{"throw": die} for die in sorted(set(hand)) if colour not in hand or die == colour or die in SPECIAL]


def winner(trick: list[Thrown]) -> tuple[int, int]:
    """SD-40 to SD-47: who takes the trick; SD-64 and SD-65: what it brings beside."""
    skulls = {die: seat for seat, die, face in trick if face == "skull"}  # the last of each: SD-46
    if "SK" in skulls and "M" in skulls:
        return skulls["M"], 50
    if "SK" in skulls:
        return skulls["SK"], 30 * sum(die == "P" and face == "skull" for _, die, face in trick)
    for die in ("P", "M"):
        if die in skulls:
            return skulls[die], 0
    numbers = {int(face): seat for seat, _, face in trick if face != "flag"}  # the last of each: SD-41
    return (numbers[max(numbers)] if numbers else trick[0][0]), 0
