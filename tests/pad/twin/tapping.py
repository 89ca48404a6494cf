"""What players tap, rightly and by mistake, on a pad that is being written."""

from random import Random
from typing import Any

from tests.pad.twin.making import COLOURS, NAMES, Json, some_options
from tests.pad.twin.spoiling import FIELDS

TO_BE_WRITTEN = {
    **dict.fromkeys(("skull-king", "skull-king-dice"), ("bid", "tricks")),
    "skull-queen": ("side", *COLOURS),
    "sleeping-queens": ("queens",),
}
AMISS: tuple[Json, ...] = ({"round": -1}, {"round": 10}, {"seat": -1}, {"seat": 6}, {"value": "two"}, {"value": 2})
"""No place on the pad, or nothing that goes there."""


def a_change(random: Random, game: Json) -> Json:
    """Mostly what a player would do next, often what a thumb hits by mistake."""
    kind = random.random()
    if kind < 0.82:
        return {"type": "write", "cells": cells(random, game)}
    if kind < 0.92:
        return {"type": "next-round"}
    if kind < 0.94:
        return {"type": "stop", "stopped": random.random() < 0.4}
    return a_set_up(random, game) if random.random() < 0.5 else a_seating(random, game)


def a_seating(random: Random, game: Json) -> Json:
    """Somebody comes, leaves or changes seats: now, from the next round on, or from another one."""
    tables = game.get("seating") or [{"seats": list(range(len(game["players"])))}]
    seats: list[Any] = list(tables[-1]["seats"])
    kind = random.random()
    if kind < 0.4:
        seats.insert(random.randrange(len(seats) + 1), random.choice([*NAMES, "Guest", "Ghost"]))
    elif kind < 0.7:
        seats.pop(random.randrange(len(seats)))
    elif kind < 0.95:
        random.shuffle(seats)
    else:
        seats[0] = random.choice([-1, 9, seats[-1], 0])
    last = len(game["rounds"]) - 1
    round = random.choice([last, last, last, last + 1, last + 1, 0, 1, -1, last + 2])
    return {"type": "seating", "round": round, "seats": seats, **({"lowest": True} if random.random() < 0.5 else {})}


def a_set_up(random: Random, game: Json) -> Json:
    change: Json = {"type": "set-up"}
    if random.random() < 0.6:
        change["players"] = list(game["players"])
        change["players"][random.randrange(len(game["players"]))] = random.choice(NAMES) + random.choice(["", " "])
        if random.random() < 0.1:
            random.choice([change["players"].pop, lambda: change["players"].append("Guest")])()
    if random.random() < 0.4:
        change["first"] = random.randrange(-1, 7)
    if random.random() < 0.4:
        change["options"] = some_options(random, random.choice([game["game"], "skull-queen", "skull-king"]))
    if random.random() < 0.2:
        change["length"] = random.choice([0, 1, 2, 3, 5, 7, 8, 10])
    return change


def cells(random: Random, game: Json) -> list[Json]:
    """The next cell that is empty, or any cell, with a value that may or may not go there."""
    last = len(game["rounds"]) - 1
    empty: list[Json] = [
        {"round": last, "seat": seat, "field": field}
        for field in TO_BE_WRITTEN[game["game"]]
        for seat, entry in enumerate(game["rounds"][last])
        if field not in entry
    ]
    if empty and random.random() < 0.6:
        at_once = empty[: random.choice([1, 1, 2, 6])]
        return [cell | {"value": a_value(random, cell["field"], last + 1)} for cell in at_once]
    chosen: list[Json] = []
    for _ in range(random.choice([1, 1, 1, 2])):
        field = random.choice(fields_of(game["game"]) if random.random() < 0.95 else FIELDS[:-1])
        cell: Json = {
            "round": random.randrange(last + 1),
            "seat": random.randrange(len(game["players"])),
            "field": field,
        }
        if random.random() < 0.85:
            cell["value"] = a_value(random, field, cell["round"] + 1)
        if random.random() < 0.02:
            cell |= random.choice(AMISS)
        chosen.append(cell)
    return chosen


def fields_of(name: str) -> tuple[str, ...]:
    if name == "skull-queen":
        return ("side", *COLOURS, "points")
    return ("queens",) if name == "sleeping-queens" else ("bid", "tricks", "pirates", "kings")


def a_value(random: Random, field: str, number: int) -> Any:
    match field:
        case "side":
            return random.choice(["front", "back", "back", "front", "under"])
        case "queens":
            known = ["rose", "cake", "rainbow", "ladybug", "moon", "sunflower", "cat", "dog", "pancake", "heart"]
            return random.sample(
                [*known, "knave"] if random.random() < 0.1 else known, random.choice([0, 1, 1, 2, 3, 4])
            )
        case "points":
            return random.choice([-1, 0, 3, 12, 15, 32, 33, 400])
        case "red" | "yellow" | "green" | "blue":
            return random.randrange(-1, 7) if random.random() < 0.1 else random.randrange(6)
        case "pirates" | "kings":
            return random.choice([0, 1, 1, 1, 2, 3, 4, 7, -1])
        case _:
            return random.randrange(-1, number + 2) if random.random() < 0.1 else random.randrange(number + 1)


def a_range(random: Random, game: Json) -> Json:
    """A cell whose keypad is opened, mostly in the round that is being written."""
    field = random.choice(fields_of(game["game"]) if random.random() < 0.9 else FIELDS[:-1])
    last = len(game["rounds"]) - 1
    round = last if random.random() < 0.7 else random.randrange(last + 1)
    return {"round": round, "seat": random.randrange(len(game["players"])), "field": field}
