"""The card game Skull King, read a second time."""

from collections import Counter

from .common import Json, Log, Outcome, deal_hands, follow, is_scoring, next_in_turn, ranks, score_bids, take_bids

ROUNDS = 10
SPECIAL = {"E": 5, "P": 5, "M": 2, "SM": 1, "SK": 1}
DECK = Counter({f"{colour}{number}": 1 for colour in "YRBK" for number in range(1, 14)} | SPECIAL)  # SK-01, SK-02

Played = tuple[int, str, str]
"""Who played which card as what; a card that is no Scary Mary is played as itself."""


def verify(record: Json) -> None:
    follow(
        record,
        game="skull-king",
        seats=range(2, 7),
        options={"scoring": is_scoring},
        actions={"deal": (), "bid": (), "play": ("as",), "score": ()},
        play=play_game,
    )


def play_game(log: Log) -> Outcome:
    dealer, totals = None, [0] * log.seats
    for size in range(1, ROUNDS + 1):
        deal = log.report("deal")
        log.same("round", size, deal.get("round"))
        dealer = next_in_turn(log, deal, "dealer", dealer)  # SK-12
        hands = deal_hands(log, deal, size, Counter(DECK))  # SK-10, SK-11
        bids = take_bids(log, size)
        won, bonus = [0] * log.seats, [0] * log.seats
        leader = (dealer + 1) % log.seats  # SK-30
        for _ in range(size):
            leader, prize = winner(play_trick(log, hands, leader))  # SK-49
            won[leader] += 1
            bonus[leader] += prize
        score_bids(log, size, bids, won, bonus, totals)
    return totals, ranks(totals)


def play_trick(log: Log, hands: list[list[str]], leader: int) -> list[Played]:
    trick: list[Played] = []
    for turn in range(log.seats):
        seat = (leader + turn) % log.seats
        choice = log.decision(seat, choices(hands[seat], led_colour(trick)))
        hands[seat].remove(choice["play"])
        trick.append(played(seat, choice))
    return trick


def led_colour(trick: list[Played]) -> str | None:
    """SK-33: the first card that has a colour sets it."""
    return next((card[0] for _, card, _ in trick if card not in SPECIAL), None)


def choices(hand: list[str], colour: str | None) -> list[Json]:
    """SK-31, SK-32, SK-34, SK-35; SK-36 makes two choices of Scary Mary."""
    follows = any(card not in SPECIAL and card[0] == colour for card in hand)
    able = {card for card in hand if card in SPECIAL or not follows or card[0] == colour}
    plain = [{"play": card} for card in sorted(able - {"SM"})]
    return plain + [{"play": "SM", "as": guise} for guise in ("escape", "pirate") if "SM" in able]


def played(seat: int, choice: Json) -> Played:
    """SK-48: Scary Mary is what she was played as."""
    card: str = choice["play"]
    return seat, card, {"escape": "E", "pirate": "P"}[choice["as"]] if "as" in choice else card


def winner(trick: list[Played]) -> tuple[int, int]:
    """SK-40 to SK-48: who takes the trick; SK-64 and SK-65: what it brings beside."""
    first = {guise: seat for seat, _, guise in reversed(trick)}  # SK-46
    if "SK" in first and "M" in first:
        return first["M"], 50
    if "SK" in first:
        return first["SK"], 30 * sum(card in ("P", "SM") for _, card, _ in trick)
    for guise in ("P", "M"):
        if guise in first:
            return first[guise], 0
    for colour in ("K", led_colour(trick)):
        numbers = {int(card[1:]): seat for seat, card, _ in trick if card not in SPECIAL and card[0] == colour}
        if numbers:
            return numbers[max(numbers)], 0
    return trick[0][0], 0
