"""What happens to files on their way: a wrong number, a lost line, another format, half a file."""

import json
from copy import deepcopy
from random import Random
from typing import Any, TypeGuard

from skulduggery.games.sleeping_queens.queens import QUEENS
from tests.pad.twin.making import Json

JUNK: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 99, 100, 1.0, 0.5, -0.0, 10**12, "", " ", "1", "0"),
    *("front", "up", "Ada", "ADA", " ada ", "heart", "cat", "dog", "knave", "skull-king", "chess", "landlubber"),
    *([], {}, [1], ["rose"], ["rose", "rose"], ["cat", "dog"], [8, 5, 3, 2, 1], [0, 1, 2, 3], [0, 0, 0, 0, 100]),
    *("b" * 25, "\u00a0", "\ufeffx", "\u200b", "x\u0085", "\ud800"),
)
MOMENTS = (
    *("2026-02-30T10:00:00Z", "2026-11-16T19:30:00+00:00", "2026-11-16T24:00:00Z", "0000-01-01T00:00:00Z"),
    *("2026-11-16", "+012026-11-16T19:30:00Z", "2026-11-16T19:30:00.000Z", "2026-11-16T19:30:60Z"),
    "2024-02-29T00:00:00Z",
)
HEADS: dict[str, tuple[Any, ...]] = {
    "id": ("a" * 7, "a" * 8, "a" * 40, "a" * 41, "UPPER123", "abcdefg\n"),
    "game": ("skull-king", "skull-king-dice", "skull-queen", "sleeping-queens", "chess", "x" * 50),
    "first": (-1, 0, 1, 2, 3, 4, 5, 6, 0.5, 1.0, -0.0, True),
    "options": (
        *({}, {"scoring": "landlubber"}, {"scoring": "Standard"}, {"scoring": "standard", "memory_aid": "on"}),
        *({"plank_values": values} for values in ([0, 0, 0, 0, 99], [0, 0, 0, 0, 100], [1, 2, 3, 4], [1, 2, 3, 4, -1])),
        *({"plank_values": values} for values in ([1, 2, 3, 4, 0.5], [1, 2, 3, 4, True], "12345", None)),
    ),
    "length": (-1, 0, 1, 2, 3, 5, 9, 10, 11),
    "seating": (
        *([], [{"from": 1, "seats": [0, 1]}], [{"from": 1, "seats": [1, 0, 2]}], [{"from": 2, "seats": [0, 1, 2]}]),
        *([{"from": 1, "seats": [0, 1, 2]}, {"from": start, "seats": [2, 0, 1]}] for start in (1, 2, 3)),
        [{"from": 1, "seats": [0, 1]}, {"from": 2, "seats": [1, 2, 0], "lowest": [2]}],
        [{"from": 1, "seats": [0, 1]}, {"from": 2, "seats": [1, 2, 0], "lowest": [0]}],
    ),
    "started": MOMENTS,
    "changed": MOMENTS,
}
FIELDS = ("bid", "tricks", "pirates", "kings", "side", "red", "yellow", "green", "blue", "queens", "points", "joker")
KEYS = ("stopped", "scoring", "plank_values", "memory_aid", "comment", "id", *FIELDS)
TEXTS = ("", "{}", "[]", "null", "7", '{"format": 1}', '{"format": "skulduggery-pad/3"}', "NaN", "game,id", "\ufeff{}")
FORMATS = (
    *(f"skulduggery-pad/{version}" for version in ("2", "3", "4", "5", "01", "", "1 ", "1\n")),
    "skulduggery-record/1",
    1,
)


def spoiled_game(random: Random, game: Json) -> Json:
    """The same with one to three things changed; now and then it stays a pad that could be."""
    game = deepcopy(game)
    spoils = [a_cell, a_bonus, queens_anew, a_name, a_head, a_place, a_list, a_key]
    for spoil in random.choices(spoils, [6, 2, 2, 1, 2, 2, 1, 1], k=random.choice([1, 1, 1, 2, 3])):
        spoil(random, game)
    return game


def a_cell(random: Random, game: Json) -> None:
    """One cell is written anew, with a number that is near to what may stand there."""
    entry = an_entry(random, game)
    field = random.choice([*entry, *entry, *FIELDS])
    if random.random() < 0.2:
        entry.pop(field, None)
    elif field == "queens":
        entry[field] = random.sample(["rose", "cake", "moon", "cat", "dog", "heart", "pancake"], random.randrange(7))
    elif field == "side":
        entry[field] = random.choice(["front", "back", "top", 1])
    else:
        entry[field] = random.choice([*range(-1, 8), *range(-1, 8), 10, 11, True, "1", 1.0])


def an_entry(random: Random, game: Json) -> Json:
    found = [holder[key] for holder, key in places(game) if is_list(holder)]
    return random.choice([inner for inner in found if is_object(inner)] or [{}])


def a_bonus(random: Random, game: Json) -> None:
    """Somebody else has caught somebody, too."""
    entry = an_entry(random, game)
    if "tricks" in entry:
        entry[random.choice(["pirates", "kings"])] = random.choice([0, 1, 1, 2, 3, 4, 5, 6])


def queens_anew(random: Random, game: Json) -> None:
    """Queens as they lie if nobody looks at Cat and Dog, or at who has won."""
    players: Any = game.get("players")
    if game.get("game") != "sleeping-queens" or not is_list(players) or not players:
        return
    held: list[list[str]] = [[] for _ in players]
    holders = random.choices(range(len(players)), k=2)
    for queen in random.sample(QUEENS, random.randrange(13)):
        held[random.choice(holders)].append(queen)
    game["rounds"] = [[{"queens": queens} if queens else {} for queens in held]]


def a_name(random: Random, game: Json) -> None:
    players: Any = game.get("players")
    if is_list(players) and players:
        taken = random.choice(players)
        fresh = ["", " ", "b" * 24, "b" * 25, "  " + "b" * 24, "\u200b", "\x85", "\u3000"]
        players[random.randrange(len(players))] = random.choice([*fresh, str(taken).upper(), f" {taken} "])


def a_head(random: Random, game: Json) -> None:
    key = random.choice(list(HEADS))
    game[key] = deepcopy(random.choice(HEADS[key]))


def a_place(random: Random, game: Json) -> None:
    """Anything at all is replaced by something else."""
    holder, key = random.choice(places(game) or [({}, "")])
    holder[key] = deepcopy(random.choice(JUNK))


def a_list(random: Random, game: Json) -> None:
    """Something is there twice, or not at all."""
    lists = [holder[key] for holder, key in places(game) if is_list(holder[key])]
    if not lists:
        return
    found = random.choice(lists)
    if found and random.random() < 0.5:
        found.pop(random.randrange(len(found)))
    else:
        found.append(deepcopy(random.choice(found) if found else random.choice(JUNK)))


def a_key(random: Random, game: Json) -> None:
    objects = [game, *(holder[key] for holder, key in places(game) if is_object(holder[key]))]
    found = random.choice(objects)
    if found and random.random() < 0.5:
        del found[random.choice(list(found))]
    else:
        found[random.choice(KEYS)] = deepcopy(random.choice(JUNK))


def places(document: Any) -> list[tuple[Any, Any]]:
    """Every place where something stands, as its holder and the key in it."""
    keys: list[Any] = []
    if is_object(document):
        keys = list(document)
    elif is_list(document):
        keys = list(range(len(document)))
    found: list[tuple[Any, Any]] = [(document, key) for key in keys]
    return found + [place for _, key in found for place in places(document[key])]


def is_list(value: Any) -> TypeGuard[list[Any]]:
    return isinstance(value, list)


def is_object(value: Any) -> TypeGuard[Json]:
    return isinstance(value, dict)


def spoiled_file(random: Random, games: list[Json]) -> str:
    file: Json = {"format": "skulduggery-pad/1", "games": games}
    match random.randrange(8):
        case 0:
            return random.choice(TEXTS)
        case 1:
            return json.dumps(file | {"format": random.choice(FORMATS)})
        case 2:
            return json.dumps(file | {random.choice(["comment", "version"]): 1})
        case 3:
            return json.dumps({key: file[key] for key in [random.choice(list(file))]})
        case 4:
            return json.dumps(file | {"games": random.choice([None, {}, "x", [1], games[0], []])})
        case 5:
            return json.dumps(file).replace('"first":', '"first": 0, "first":', 1)
        case 6:
            return json.dumps(file)[:-1] + f', "comment": {nested(random)}}}'
        case _:
            text = json.dumps(file, ensure_ascii=False)
            at = random.randrange(len(text))
            return text[:at] + random.choice(["", "1", ".0", '"', ",", "}", "e1", " ", "\\", "x"]) + text[at + 1 :]


def nested(random: Random) -> str:
    """Lists and objects inside each other, some too deep, and a text with brackets that do not count."""
    depth = random.choice([99, 99, 100, 100, 100, 3000])
    opening, closing = random.choice([("[", "]"), ('{"a":', "}")])
    return opening * depth + random.choice(['"[[["', r'"\\"[{"', '"]]]"', "7"]) + closing * depth
