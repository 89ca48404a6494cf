"""Errors for the twins to find: each function spoils a valid record in one way."""

import json
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import Any

from .common import Json, ranks
from .generate import SEATS, generate

TRICK_GAMES = ["skull-king", "skull-king-dice", "skull-queen"]
BID_GAMES = ["skull-king", "skull-king-dice"]


def spoiled(game: str, spoil: Callable[[Json], object]) -> Json:
    """The first random game that has a place for the error, with the error in it."""
    for seed in range(200):
        record = valid(game, SEATS[game][seed % len(SEATS[game])], seed // len(SEATS[game]))
        try:
            spoil(record)
        except Unfit:
            continue
        return record
    raise LookupError("no record has a place for this error")


def valid(game: str, seats: int, seed: int) -> Json:
    return json.loads(text_of_game(game, seats, seed))


@cache
def text_of_game(game: str, seats: int, seed: int) -> str:
    return json.dumps(generate(game, seats, seed))


class Unfit(Exception):
    """This record has no place for the error; another one will."""


Spoil = Callable[[Json], object]
ERRORS: list[tuple[str, str, str, Spoil]] = []


def error(complaint: str, *games: str) -> Callable[[Spoil], Spoil]:
    """The twins of these games (else of all) must answer this error with this complaint."""

    def keep(spoil: Spoil) -> Spoil:
        ERRORS.extend((game, spoil.__name__, complaint, spoil) for game in games or SEATS)
        return spoil

    return keep


def find(record: Json, fits: Callable[[Json], bool], start: int = 0) -> int:
    """Where the first such step is."""
    for index in range(start, len(record["log"])):
        if fits(record["log"][index]):
            return index
    raise Unfit


def has(*keys: str) -> Callable[[Json], bool]:
    return lambda step: any(key in step for key in keys)


def step_with(record: Json, *keys: str, fits: Callable[[Json], bool] = lambda step: True) -> Json:
    return record["log"][find(record, lambda step: has(*keys)(step) and fits(step))]


def swap(record: Json, index: int) -> None:
    steps = record["log"]
    steps[index : index + 2] = reversed(steps[index : index + 2])


def other_seat(record: Json, seat: int) -> int:
    return (seat + 1) % len(record["players"])


# The envelope and the result


@error("record: format")
def another_format(record: Json) -> None:
    record["format"] = "skulduggery/2"


@error("record: game")
def another_game(record: Json) -> None:
    record["game"] = "skat"


@error("record: rules")
def rules_of_tomorrow(record: Json) -> None:
    record["rules"] = 2


@error("record: options", *TRICK_GAMES)
def an_option_left_out(record: Json) -> None:
    record["options"] = {}


@error("record: options")
def an_option_of_the_screen(record: Json) -> None:
    record["options"]["memory_aid"] = True


@error("record: option scoring", *BID_GAMES)
def unknown_scoring(record: Json) -> None:
    record["options"]["scoring"] = "rascal"


@error("record: option plank_values", "skull-queen")
def four_plank_values(record: Json) -> None:
    record["options"]["plank_values"] = [8, 5, 3, 2]


@error("record: players")
def one_player(record: Json) -> None:
    del record["players"][1:]


@error("record: players")
def a_player_without_a_name(record: Json) -> None:
    del record["players"][0]["name"]


@error("record: result of a finished game")
def no_result(record: Json) -> None:
    del record["result"]


@error("after the end")
def a_step_after_the_end(record: Json) -> None:
    record["log"].append(record["log"][-1])


@error("record: places")
def wrong_places(record: Json) -> None:
    record["result"]["places"] = record["result"]["places"][::-1]
    if record["result"]["places"] == record["result"]["places"][::-1]:
        raise Unfit


@error("record: places")
def a_shared_place_torn_apart(record: Json) -> None:
    """As 1, 2, 2 read 1, 2, 3."""
    places = record["result"]["places"]
    shared = [place for place in places if places.count(place) > 1]
    if not shared:
        raise Unfit
    places[places.index(shared[0])] += 1


@error("record: scores")
def wrong_scores(record: Json) -> None:
    record["result"]["scores"][0] += 5


# Deals


@error("cards that can be there")
def a_card_dealt_too_often(record: Json) -> None:
    scarce = {"skull-king": "SK", "skull-king-dice": "SK", "skull-queen": "0", "sleeping-queens": "dragon"}
    hand = step_with(record, "deal", fits=lambda step: len(step["deal"]["hands"][0]) > 4)["deal"]["hands"][0]
    hand[:] = [scarce[record["game"]]] * len(hand)


@error("cards that can be there")
def a_card_of_no_deck(record: Json) -> None:
    step_with(record, "deal")["deal"]["hands"][1][0] = "K14"


@error("hand of seat 1")
def a_hand_too_small(record: Json) -> None:
    del step_with(record, "deal")["deal"]["hands"][1][0]


@error("hands")
def a_hand_too_many(record: Json) -> None:
    step_with(record, "deal")["deal"]["hands"].append([])


@error("dealer|starter", *TRICK_GAMES)
def the_deal_does_not_move_on(record: Json) -> None:
    deal = record["log"][find(record, has("deal"), 1)]["deal"]
    role = "dealer" if "dealer" in deal else "starter"
    deal[role] = (deal[role] - 1) % len(record["players"])


@error("dealer|starter")
def a_dealer_who_is_not_there(record: Json) -> None:
    deal = step_with(record, "deal")["deal"]
    deal["dealer" if "dealer" in deal else "starter"] = len(record["players"])


@error("round", *TRICK_GAMES)
def a_round_left_out(record: Json) -> None:
    second = find(record, has("deal"), 1)
    del record["log"][:second]


@error("seat of 'deal'")
def a_deal_by_a_player(record: Json) -> None:
    record["log"][0]["seat"] = 0


# Whose decision, and which


@error("whose decision", *BID_GAMES)
def bids_out_of_seat_order(record: Json) -> None:
    swap(record, find(record, has("bid")))


@error("whose decision", *BID_GAMES)
def the_second_player_leads_the_round(record: Json) -> None:
    step = step_with(record, "play", "throw")
    step["seat"] = other_seat(record, step["seat"])


@error("whose decision", *BID_GAMES)
def a_trick_led_by_a_loser(record: Json) -> None:
    """The first trick of the second round is over: somebody who did not win it leads the next."""
    seats = len(record["players"])
    start = find(record, has("play", "throw"), find(record, has("deal"), 1))
    lead = record["log"][start + seats]
    lead["seat"] = other_seat(record, lead["seat"])


@error("whose decision")
def a_decision_out_of_turn(record: Json) -> None:
    step = record["log"][find(record, has("legal"), len(record["log"]) // 2)]
    step["seat"] = other_seat(record, step["seat"])


@error("whose decision")
def a_seat_that_is_true(record: Json) -> None:
    step_with(record, "legal", fits=lambda step: step["seat"] == 1)["seat"] = True


@error("actions of the step")
def two_actions_in_one_step(record: Json) -> None:
    step = step_with(record, "legal", fits=lambda step: "discard" not in step)
    step["score" if record["game"] != "sleeping-queens" else "discard"] = ["1"]


@error("actions of the step|a decision of seat")
def a_decision_left_out(record: Json) -> None:
    """The last before a step of the table, so that the table acts where a player should."""
    steps = record["log"]
    for index in range(len(steps) - 1):
        if "seat" in steps[index] and "seat" not in steps[index + 1]:
            del steps[index]
            return
    raise Unfit


@error("actions of the step")
def a_report_left_out(record: Json) -> None:
    kind = "score" if record["game"] != "sleeping-queens" else "draw"
    del record["log"][find(record, has(kind))]


@error("legal: expected a list")
def no_list_of_legal_choices(record: Json) -> None:
    del step_with(record, "legal")["legal"]


@error("legal choices of seat .*missing")
def a_legal_choice_missing(record: Json) -> None:
    step_with(record, "legal", fits=lambda step: len(step["legal"]) > 1)["legal"].pop()


@error("legal choices of seat .*too many")
def a_legal_choice_too_many(record: Json) -> None:
    legal = step_with(record, "play", "throw", "discard")["legal"]
    choice = {"skull-king": {"play": "K14"}, "skull-king-dice": {"throw": "G"}, "skull-queen": {"play": "R13"}}
    legal.append(choice.get(record["game"], {"discard": ["dragon", "wand"]}))


@error("legal choices of seat .*too many")
def a_legal_choice_twice(record: Json) -> None:
    legal = step_with(record, "legal")["legal"]
    legal.append(deepcopy(legal[0]))


@error("legal choices of seat .*too many", *TRICK_GAMES)
def a_card_that_does_not_follow_is_listed(record: Json) -> None:
    hands: Any = []
    key = "throw" if record["game"] == "skull-king-dice" else "play"
    for step in record["log"]:
        if "deal" in step:
            hands = deepcopy(step["deal"]["hands"])
        if key in step:
            held = {card for card in hands[step["seat"]] if card != "SM"}
            refused = held - {choice[key] for choice in step["legal"]}
            if refused:
                step["legal"].append({key: refused.pop()})
                return
            hands[step["seat"]].remove(step[key])
    raise Unfit


@error("legal choices of seat .*too many", "sleeping-queens")
def two_actions_in_one_legal_choice(record: Json) -> None:
    """One entry stands for two, and nonsense fills the gap."""
    legal = step_with(record, "legal", fits=lambda step: {"jester": True} in step["legal"])["legal"]
    two = legal[legal.index({"jester": True})]
    next(choice for choice in legal if "discard" in choice)["jester"] = True
    two.clear()
    two["nonsense"] = 1


@error("choice of seat", *BID_GAMES)
def a_bid_above_the_cards(record: Json) -> None:
    step_with(record, "bid")["bid"] = 2


@error("choice of seat", *TRICK_GAMES)
def a_card_or_die_not_held(record: Json) -> None:
    step = step_with(record, "play", "throw")
    step["play" if "play" in step else "throw"] = "Q"


# Skull King


@error("choice of seat", "skull-king")
def scary_mary_says_nothing(record: Json) -> None:
    del step_with(record, "as")["as"]


@error("choice of seat", "skull-king")
def a_plain_card_played_as_something(record: Json) -> None:
    step_with(record, "play", fits=lambda step: "as" not in step)["as"] = "pirate"


@error("legal choices of seat", "skull-king")
def scary_mary_only_as_a_pirate(record: Json) -> None:
    legal = step_with(record, "as")["legal"]
    legal[:] = [choice for choice in legal if choice.get("as") != "escape"]


@error("score: won", *BID_GAMES)
def a_trick_counted_for_another(record: Json) -> None:
    won = step_with(record, "score")["score"]["won"]
    won.append(won.pop(0))


@error("score: bonus", *BID_GAMES)
def a_bonus_forgotten(record: Json) -> None:
    bonus = step_with(record, "score", fits=lambda step: any(step["score"]["bonus"]))["score"]["bonus"]
    bonus[:] = [0] * len(bonus)


@error("score: points", *TRICK_GAMES)
def ten_points_too_many(record: Json) -> None:
    step_with(record, "score")["score"]["points"][0] += 10


@error("score: totals", *TRICK_GAMES)
def totals_that_do_not_add_up(record: Json) -> None:
    score = record["log"][find(record, has("score"), find(record, has("score")) + 1)]["score"]
    score["totals"] = list(score["points"])


@error("score: points", *BID_GAMES)
def the_other_scoring(record: Json) -> None:
    options = record["options"]
    options["scoring"] = "standard" if options["scoring"] == "landlubber" else "landlubber"


# Skull King: the dice game


@error("face of", "skull-king-dice")
def a_face_that_is_not_on_the_die(record: Json) -> None:
    step = step_with(record, "throw")
    step["face"] = {"K": "4", "B": "6", "R": "flag", "Y": "skull"}.get(step["throw"], "1")


@error("face of", "skull-king-dice")
def no_face(record: Json) -> None:
    del step_with(record, "throw")["face"]


@error("legal choices of seat", "skull-king-dice")
def a_face_among_the_legal_choices(record: Json) -> None:
    step_with(record, "throw")["legal"][0]["face"] = "flag"


# Skull Queen


@error("space of green", "skull-queen")
def a_sixth_space(record: Json) -> None:
    step_with(record, "place")["place"]["green"] = 6


@error("side of the plank", "skull-queen")
def the_edge_of_the_plank(record: Json) -> None:
    step_with(record, "place")["place"]["side"] = "edge"


@error("place: expected an object", "skull-queen")
def a_pirate_not_placed(record: Json) -> None:
    del step_with(record, "place")["place"]["blue"]


@error("whose decision", "skull-queen")
def placings_out_of_seat_order(record: Json) -> None:
    swap(record, find(record, has("place")))


@error("a list of legal choices", "skull-queen")
def a_list_of_placings(record: Json) -> None:
    step_with(record, "place")["legal"] = []


@error("score: pirates", "skull-queen")
def a_pirate_back_from_the_water(record: Json) -> None:
    score = step_with(record, "score", fits=lambda step: None in step["score"]["pirates"][0].values())["score"]
    plank = score["pirates"][0]
    plank.update({name: 1 for name in plank if plank[name] is None})


@error("score: pirates", "skull-queen")
def a_drowned_pirate_not_mentioned(record: Json) -> None:
    score = step_with(record, "score", fits=lambda step: None in step["score"]["pirates"][0].values())["score"]
    plank = score["pirates"][0]
    del plank[next(name for name in plank if plank[name] is None)]


@error("score: points", "skull-queen")
def the_values_of_the_other_side(record: Json) -> None:
    place, score = step_with(record, "place")["place"], step_with(record, "score")["score"]
    place["side"] = "back" if place["side"] == "front" else "front"
    values = record["options"]["plank_values"]
    spaces = [space for space in score["pirates"][0].values() if space]
    if score["points"][0] == sum(values[5 - space if place["side"] == "front" else space - 1] for space in spaces):
        raise Unfit


@error("a ghost in the deal", "skull-queen")
def a_ghost_where_none_is(record: Json) -> None:
    deal = record["log"][0]["deal"]
    if "ghost" in deal:
        del deal["ghost"]
    else:
        deal["ghost"] = []


@error("the ghost's card", "skull-queen")
def the_ghost_plays_another_card(record: Json) -> None:
    ghost = step_with(record, "deal", fits=lambda step: "ghost" in step["deal"])["deal"]["ghost"]
    ghost[0], ghost[1] = ghost[1], ghost[0]


@error("whose decision|actions of the step", "skull-queen")
def the_ghost_comes_late(record: Json) -> None:
    swap(record, find(record, lambda step: isinstance(step.get("ghost"), str)))


@error("centre", "skull-queen")
def a_centre_too_large(record: Json) -> None:
    record["log"][0]["deal"]["centre"].append("R5")


# Sleeping Queens


@error("queens", "sleeping-queens")
def a_queen_twice(record: Json) -> None:
    queens = record["log"][0]["deal"]["queens"]
    queens[0] = queens[1]


@error("whose decision", "sleeping-queens")
def the_dealer_begins(record: Json) -> None:
    record["log"][1]["seat"] = record["log"][0]["deal"]["dealer"]


@error("choice of seat", "sleeping-queens")
def a_queen_woken_twice(record: Json) -> None:
    steps = record["log"]
    first = find(record, has("king"))
    if steps[first + 1].get("wake") is not None:
        raise Unfit
    place = steps[first]["king"]
    second = find(record, lambda step: "king" in step and {"king": place} not in step["legal"], first + 1)
    steps[second]["king"] = place


@error("choice of seat", "sleeping-queens")
def two_numbers_that_are_no_pair(record: Json) -> None:
    step_with(record, "discard", fits=lambda step: {"discard": ["1"]} in step["legal"])["discard"] = ["1", "1", "1"]


@error("actions of the step|whose decision|a decision of seat", "sleeping-queens")
def the_card_after_a_reveal_drawn_too(record: Json) -> None:
    index = find(record, lambda step: step.get("reveal", "1").isalpha())
    seat = record["log"][index - 1].get("seat")
    record["log"].insert(index + 1, {"draw": {"seat": seat, "cards": ["1"]}})


@error("cards that can be there", "sleeping-queens")
def a_reveal_of_no_card(record: Json) -> None:
    step_with(record, "reveal")["reveal"] = "11"


@error("whose decision|choice of seat|cards that can be there", "sleeping-queens")
def a_jester_counted_wrong(record: Json) -> None:
    """Another seat wakes a queen; or the card that was shown instead is seen once too often later."""
    step = step_with(record, "reveal", fits=lambda step: step["reveal"] in "123456789")
    step["reveal"] = str(int(step["reveal"]) + 1)


@error("legal choices of seat", "sleeping-queens")
def a_jesters_waking_that_cannot_be_declined(record: Json) -> None:
    legal = step_with(record, "wake", fits=lambda step: {"wake": None} in step["legal"])["legal"]
    legal.remove({"wake": None})


@error("legal choices of seat", "sleeping-queens")
def a_rose_queens_waking_that_can_be_declined(record: Json) -> None:
    legal = step_with(record, "wake", fits=lambda step: {"wake": None} not in step["legal"])["legal"]
    legal.append({"wake": None})


@error("actions of the step|whose decision|a decision of seat", "sleeping-queens")
def a_rose_queen_without_a_second_waking(record: Json) -> None:
    index = find(record, lambda step: "wake" in step and {"wake": None} not in step["legal"])
    if index + 1 == len(record["log"]):
        raise Unfit
    del record["log"][index]


@error("whose decision|actions of the step|choice of seat|legal choices", "sleeping-queens")
def a_defence_without_the_card(record: Json) -> None:
    index = find(record, has("knight", "potion"))
    if "defend" in record["log"][index + 1]:
        raise Unfit
    legal = [{"defend": True}, {"defend": False}]
    record["log"].insert(index + 1, {"seat": other_seat(record, 0), "defend": False, "legal": legal})


@error("legal choices of seat", "sleeping-queens")
def a_defence_without_a_choice(record: Json) -> None:
    step_with(record, "defend", fits=lambda step: step["defend"])["legal"] = [{"defend": True}]


@error("who draws", "sleeping-queens")
def the_defender_draws_first(record: Json) -> None:
    index = find(record, lambda step: step.get("defend", False))
    if not all("draw" in step for step in record["log"][index + 1 : index + 3]):
        raise Unfit
    swap(record, index + 1)


@error("cards drawn: expected a list of", "sleeping-queens")
def a_card_too_few_drawn(record: Json) -> None:
    step_with(record, "draw")["draw"]["cards"].pop()


@error("cards that can be there", "sleeping-queens")
def a_card_drawn_that_cannot_be_there(record: Json) -> None:
    """All dragons are in hands or spent, and another is drawn."""
    seen = [card for hand in record["log"][0]["deal"]["hands"] for card in hand]
    for step in record["log"][1 : find(record, has("reshuffle"))]:
        if "draw" in step:
            if seen.count("dragon") == 3:
                step["draw"]["cards"][0] = "dragon"
                return
            seen += step["draw"]["cards"]
        seen += [step["reveal"]] if "reveal" in step else []
    raise Unfit


@error("actions of the step", "sleeping-queens")
def no_reshuffle(record: Json) -> None:
    del record["log"][find(record, has("reshuffle"))]


@error("actions of the step|a decision of seat", "sleeping-queens")
def a_reshuffle_too_early(record: Json) -> None:
    record["log"].insert(find(record, has("draw")), {"reshuffle": True})


@error("after the end", "sleeping-queens")
def a_card_drawn_after_the_end(record: Json) -> None:
    record["log"].append({"draw": {"seat": record["log"][-1]["seat"], "cards": ["1"]}})


@error("record: places", "sleeping-queens")
def points_before_queens(record: Json) -> None:
    """Whoever has five queens is first, though another has more points."""
    by_points = ranks(record["result"]["scores"])
    if by_points == record["result"]["places"]:
        raise Unfit
    record["result"]["places"] = by_points
