"""Pads that could have been written on a real table, as they stand in a file. No rule of the pad is asked for them."""

from random import Random
from typing import Any

from skulduggery import games
from skulduggery.games.skull_king_dice.rules.rounds import ROUNDS as DICE_ROUNDS
from skulduggery.games.sleeping_queens.queens import POINTS, QUEENS, RIVAL_OF, Queen
from skulduggery.games.sleeping_queens.rules.ending import goal, reaches

Json = dict[str, Any]

NAMES = (
    *("Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "ADA", "bo", "Zoë", "zoË", "Jürgen", "Straße", "ΣΊΣΥΦΟΣ", "İpek", "Ǆ"),
    *("=1+1", "+49", "-5", "@home", "'quoted", "'=x", 'a "b" c', "a,b", "a;b", "x\ty", "1", "0", "yes", "名前"),
    *("👩\u200d👧 Mia", "two\nlines", "back\\slash", "\x01\x7f", "four and twenty letters!", "𝒜" * 24, "é", "e\u0301"),
)
COLOURS = ("red", "yellow", "green", "blue")
TRICKS = {"skull-king": 10, "skull-king-dice": 8}


def a_game(random: Random, name: str = "", length: int | None = None) -> Json:
    """A pad of any game, somewhere between its first tap and its end."""
    name = name or random.choice(games.names())
    players = some_names(random, name)
    seats, rounds = len(players), rounds_of(name, len(players))
    written = random.randrange(1, rounds + 1) if length is None else min(length, rounds)
    options = some_options(random, name)
    last_is_complete = random.random() < 0.4
    game: Json = {
        "id": "".join(random.choices("abcdefghijklmnopqrstuvwxyz0123456789", k=random.randrange(8, 41))),
        "game": name,
        "players": players,
        "first": random.randrange(seats),
        "options": options,
        "started": a_moment(random),
        "changed": a_moment(random),
        **({"stopped": True} if random.random() < 0.1 else {}),
        "rounds": [a_round(random, name, seats, number, options) for number in range(1, written + 1)],
    }
    if not last_is_complete:
        unwrite(random, game["rounds"][-1])
    if name != "sleeping-queens" and random.random() < 0.3:
        seat_anew(random, game)
    if random.random() < 0.1:
        game["length"] = random.randrange(written, rounds + 2)
    return game


def seat_anew(random: Random, game: Json) -> None:
    """People come, leave and change seats, now and then before a round that has not begun."""
    known = games.find(game["game"])
    assert known
    everybody, written = list(range(len(game["players"]))), len(game["rounds"])
    seating: list[Json] = []
    start = 1
    while start <= min(written + 1, rounds_of(game["game"], len(everybody))):
        count = random.randrange(known.PLAYERS[0], len(everybody) + 1)
        seating.append({"from": start, "seats": random.sample(everybody, count)})
        start += random.choice([1, 2, 2, 3, 4])
    random.choice(seating)["seats"] = random.sample(everybody, len(everybody))
    for at, table in enumerate(seating):
        before = {seat for other in seating[:at] for seat in other["seats"]}
        lowest = [seat for seat in table["seats"] if at and seat not in before and random.random() < 0.5]
        if lowest:
            table["lowest"] = lowest
    game |= {"seating": seating, "first": random.choice(seating[0]["seats"])}
    for number, round in enumerate(game["rounds"], start=1):
        there = [table["seats"] for table in seating if table["from"] <= number][-1]
        for seat in everybody:
            if seat not in there:
                round[seat] = {}


def some_names(random: Random, name: str) -> list[str]:
    game = games.find(name)
    assert game
    chosen: dict[str, str] = {}
    count = random.choice(list(game.PLAYERS))
    while len(chosen) < count:
        player = random.choice(NAMES) if random.random() < 0.7 else random.choice("ABCDEFGH")
        chosen.setdefault(player.strip().lower(), player)
    return list(chosen.values())


def rounds_of(name: str, seats: int) -> int:
    return {"skull-king": 10, "skull-king-dice": DICE_ROUNDS.get(seats, 0), "skull-queen": seats}.get(name, 1)


def some_options(random: Random, name: str) -> Json:
    if name in TRICKS:
        return {"scoring": random.choice(["standard", "landlubber"])}
    if name == "skull-queen":
        usual = random.random() < 0.3
        return {"plank_values": [8, 5, 3, 2, 1] if usual else [random.randrange(100) for _ in range(5)]}
    return {}


def a_moment(random: Random) -> str:
    day = f"{random.choice([2024, 2026, 2031])}-{random.randrange(1, 13):02}-{random.randrange(1, 29):02}"
    return f"{day}T{random.randrange(24):02}:{random.randrange(60):02}:{random.randrange(60):02}Z"


def a_round(random: Random, name: str, seats: int, number: int, options: Json) -> list[Json]:
    if name in TRICKS:
        return a_round_of_tricks(random, name, seats, number, options)
    return a_round_of_planks(random, seats) if name == "skull-queen" else a_round_of_queens(random, seats)


def a_round_of_tricks(random: Random, name: str, seats: int, number: int, options: Json) -> list[Json]:
    won = [0] * seats
    for _ in range(number + random.choice([0, 0, 0, 0, -1, 1])):
        won[random.randrange(seats)] += 1
    round: list[Json] = []
    for tricks in (min(tricks, number) for tricks in won):
        bid = tricks if random.random() < 0.5 else random.randrange(number + 1)
        round.append({"bid": bid, "tricks": tricks})
    winners = [seat for seat, entry in enumerate(round) if entry["tricks"]]
    if winners and options["scoring"] == "standard" and random.random() < 0.4:
        most = min(6 if name == "skull-king" else 3, seats - 1)
        caught = {"kings": 1} if random.random() < 0.4 else {"pirates": random.randrange(1, most + 1)}
        round[random.choice(winners)] |= caught
    return round


def a_round_of_planks(random: Random, seats: int) -> list[Json]:
    if random.random() < 0.3:
        return [{"points": random.randrange(33)} for _ in range(seats)]
    return [
        {"side": random.choice(["front", "back"]), **{colour: random.randrange(6) for colour in COLOURS}}
        for _ in range(seats)
    ]


def a_round_of_queens(random: Random, seats: int) -> list[Json]:
    """Queens come to lie before somebody until one has won, or all are awake."""
    held: list[list[Queen]] = [[] for _ in range(seats)]
    favourites = range(seats) if random.random() < 0.6 else [seat for seat in range(seats) for _ in range(1 + seat % 3)]
    for queen in random.sample(QUEENS, len(QUEENS)):
        seat = random.choice(favourites)
        if RIVAL_OF.get(queen) in held[seat]:
            continue
        held[seat].append(queen)
        if reaches(goal(seats), tuple(held[seat])):
            break
    return [{"queens": sorted(queens, key=list(POINTS).index)} if queens else {} for queens in held]


def unwrite(random: Random, round: list[Json]) -> None:
    """Takes away what is written last: from a seat on, and for tricks and bonuses before the bids."""
    if "queens" in {field for entry in round for field in entry}:
        for entry in round:
            if "queens" in entry and random.random() < 0.5:
                entry["queens"] = [queen for queen in entry["queens"] if random.random() < 0.5] or entry["queens"][:1]
        return
    keep = random.randrange(len(round) + 1)
    bids_only = random.random() < 0.5
    for entry in round[keep:]:
        for field in list(entry):
            if field != "bid" or bids_only:
                del entry[field]
    if bids_only:
        for entry in round:
            for field in ("tricks", "pirates", "kings"):
                entry.pop(field, None)
