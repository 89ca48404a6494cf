"""Skull Queen, read a second time."""

from collections import Counter
from typing import Any

from .common import (
    Json,
    Log,
    Outcome,
    canonical,
    deal_hands,
    follow,
    is_list,
    is_number,
    is_object,
    next_in_turn,
    ranks,
    take_cards,
)

COLOURS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}
HAND = {2: 14, 3: 14, 4: 12, 5: 10, 6: 8}  # SQ-11
CENTRE = {2: 0, 3: 0, 4: 2, 5: 0, 6: 2}
MONKEY, MATE = "0", "13"
SPACES = range(1, 6)

Plank = dict[str, int | None]
"""Where each pirate stands; None is the water."""
Played = tuple[int | None, str]
"""Who played which card: nobody, if it is the ghost's or lay in the centre."""


def verify(record: Json) -> None:
    follow(
        record,
        game="skull-queen",
        seats=range(2, 7),
        options={"plank_values": are_plank_values},
        actions={"deal": (), "place": (), "ghost": (), "play": (), "score": ()},
        play=play_game,
    )


def are_plank_values(values: Any) -> bool:
    return is_list(values) and len(values) == len(SPACES) and all(map(is_number, values))


def play_game(log: Log) -> Outcome:
    dealer, totals = None, [0] * log.seats
    for number in range(1, log.seats + 1):  # SQ-10, SQ-85
        deal = log.report("deal")
        log.same("round", number, deal.get("round"))
        dealer = next_in_turn(log, deal, "dealer", dealer)  # SQ-12
        left = deck(log.seats)
        hands = deal_hands(log, deal, HAND[log.seats], left)
        centre = take_cards(log, "centre", deal.get("centre"), CENTRE[log.seats], left)
        log.same("a ghost in the deal", log.seats == 2, "ghost" in deal)
        ghost = take_cards(log, "ghost", deal["ghost"], HAND[2], left) if log.seats == 2 else []  # SQ-80
        assert not +left, "the twin's deck and hands do not fit"
        sides, planks = place_pirates(log)
        leader = first = (dealer + 1) % log.seats  # SQ-30
        while hands[0]:
            trick = ghost_trick(log, hands, ghost.pop(0), first) if ghost else play_trick(log, hands, leader)
            centre = evaluate(trick, centre, planks)
            leader = next_leader(trick)
        score_round(log, number, sides, planks, totals)
    return totals, ranks(totals)


def deck(seats: int) -> Counter[str]:
    """SQ-01, SQ-02."""
    numbers = range(2, 12) if seats <= 3 else range(1, 13)
    return Counter([MONKEY, MATE] + [f"{colour}{number}" for colour in COLOURS for number in numbers])


def place_pirates(log: Log) -> tuple[list[str], list[Plank]]:
    """SQ-20 to SQ-22: at the same moment, so in seat order."""
    sides: list[str] = []
    planks: list[Plank] = []
    for seat in range(log.seats):
        placing: Any = log.decision(seat, None).get("place")
        if not is_object(placing) or placing.keys() != {"side", *COLOURS.values()}:
            log.fail("place", f"an object with side and {list(COLOURS.values())}", canonical(placing))
        sides.append(log.one_of("side of the plank", ["front", "back"], placing["side"]))
        planks.append({name: log.one_of(f"space of {name}", SPACES, placing[name]) for name in COLOURS.values()})
    return sides, planks


def play_trick(log: Log, hands: list[list[str]], leader: int) -> list[Played]:
    trick: list[Played] = []
    for turn in range(log.seats):
        seat = (leader + turn) % log.seats
        trick.append(play_card(log, hands, seat, trick_colour(trick)))
    return trick


def ghost_trick(log: Log, hands: list[list[str]], top: str, first: int) -> list[Played]:
    """SQ-81, SQ-82: both captains see the ghost's card and not each other's; SQ-84 goes by the order of the deal."""
    log.same("the ghost's card", top, log.chance("ghost"))
    captains = [play_card(log, hands, seat, trick_colour([(None, top)])) for seat in (0, 1)]
    return [(None, top), captains[first], captains[1 - first]]


def play_card(log: Log, hands: list[list[str]], seat: int, colour: str | None) -> Played:
    card = log.decision(seat, choices(hands[seat], colour))["play"]
    hands[seat].remove(card)
    return seat, card


def trick_colour(trick: list[Played]) -> str | None:
    """SQ-31, SQ-52, SQ-84: that of the first card that has one."""
    return next((card[0] for _, card in trick if card[0] in COLOURS), None)


def choices(hand: list[str], colour: str | None) -> list[Json]:
    """SQ-31, SQ-32; SQ-50, SQ-51 and SQ-57: the special cards may always be played and oblige to nothing."""
    follows = any(card[0] == colour for card in hand)
    return [{"play": card} for card in hand if not follows or card[0] == colour or card in (MONKEY, MATE)]


def evaluate(trick: list[Played], centre: list[str], planks: list[Plank]) -> list[str]:
    """SQ-40 to SQ-46: move the pirates; the cards that then lie in the centre."""
    takes = trick_colour(trick)  # SQ-50, SQ-51, SQ-56: what a special card counts as, from wherever it comes
    singles: list[str] = []
    for colour, pirate in COLOURS.items():
        cards = [*trick, *((None, card) for card in centre)]
        of_colour = {value(card): (seat, card) for seat, card in cards if (own_colour(card) or takes) == colour}
        if len(of_colour) == 1:
            singles += [card for _, card in of_colour.values()]  # SQ-41
        elif of_colour:
            up, down = of_colour[max(of_colour)][0], of_colour[min(of_colour)][0]
            move(planks, up, pirate, 2 if 8 in of_colour else 1)  # SQ-42, SQ-53
            move(planks, down, pirate, -2 if 5 in of_colour else -1)  # SQ-43, SQ-54
    return singles


def own_colour(card: str) -> str | None:
    return card[0] if card[0] in COLOURS else None


def value(card: str) -> int:
    return int(card.lstrip("RYGB"))


def move(planks: list[Plank], seat: int | None, pirate: str, steps: int) -> None:
    """SQ-44, SQ-83: nobody moves for a neutral card; SQ-45: beyond either end is the water, for good."""
    space = None if seat is None else planks[seat][pirate]
    if seat is not None and space is not None:
        planks[seat][pirate] = space + steps if space + steps in SPACES else None


def next_leader(trick: list[Played]) -> int:
    """SQ-47: the highest card of any colour; the last of equals. (Where the ghost leads nobody asks: SQ-85.)"""
    last = {value(card): seat for seat, card in trick if seat is not None}
    return last[max(last)]


def score_round(log: Log, number: int, sides: list[str], planks: list[Plank], totals: list[int]) -> None:
    """SQ-60; SQ-04: the values are given from the top down, as on the front."""
    values: list[int] = log.options["plank_values"]
    worth = {"front": dict(zip(reversed(SPACES), values, strict=True)), "back": dict(zip(SPACES, values, strict=True))}
    points = [
        sum(worth[side][space] for space in plank.values() if space is not None)
        for side, plank in zip(sides, planks, strict=True)
    ]
    totals[:] = [total + gained for total, gained in zip(totals, points, strict=True)]
    score = log.report("score")
    for key, found in (("round", number), ("pirates", planks), ("points", points), ("totals", totals)):
        log.same(f"score: {key}", found, score.get(key))
