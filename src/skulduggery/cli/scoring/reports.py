"""Output of `score` without questions: sheets, lists, statistics, tables, imports."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from typing import Any, NoReturn

import msgspec
from msgspec import UNSET

from skulduggery.cli.consoles import on_stdout, print_sentence, room
from skulduggery.cli.drawing.base import Table
from skulduggery.cli.drawing.ink import LOUD, Ink
from skulduggery.cli.faults import BadInput
from skulduggery.cli.outfile import STANDARD_OUTPUT, refuse_existing
from skulduggery.cli.scoring.desk import speech_of
from skulduggery.cli.scoring.exchanging import games_from, taken, write_table
from skulduggery.cli.scoring.keeping import Shelf
from skulduggery.cli.scoring.listing import listed, standing, title
from skulduggery.cli.scoring.people_drawn import people_drawn
from skulduggery.cli.scoring.rounds import ending
from skulduggery.cli.scoring.saving import DECISIONS, Decision
from skulduggery.cli.scoring.sheets import sheet_drawn
from skulduggery.cli.tablesetting import find_game
from skulduggery.cli.words import clean, cut
from skulduggery.locales import Speech
from skulduggery.pad import PadGame, merged, statistics, to_csv
from skulduggery.pad import sheet as sheet_of

Numbered = tuple[int, PadGame]
"""A game with its number in the file."""


def is_asked_for(asked: Namespace, speech: Speech) -> bool:
    """Whether the arguments ask for output instead of a session. Contradicting arguments are refused."""
    ways = {"--show": asked.show, "--list": asked.list, "--stats": asked.stats, "--csv": asked.csv is not None}
    ways["--import"] = asked.source is not None
    chosen = [flag for flag, given in ways.items() if given]
    is_answer = bool(chosen) or asked.json
    new_game = {
        "--players": asked.players,
        "--dealer": asked.dealer,
        "--option": asked.option,
        "--rounds": asked.rounds,
    }
    beside = [flag for flag, given in new_game.items() if given]
    if len(chosen) > 1:
        _refuse(speech, "score-bad-together", first=chosen[0], second=chosen[1])
    if is_answer and beside:
        _refuse(speech, "score-bad-together", first=(*chosen, "--json")[0], second=beside[0])
    if asked.json and (asked.csv is not None or asked.source is not None):
        _refuse(speech, "score-bad-together", first=chosen[0], second="--json")
    if asked.keep is not None and asked.source is None:
        _refuse(speech, "score-bad-needs", first="--keep", second="--import")
    if asked.keep is not None and asked.keep not in DECISIONS:
        _refuse(speech, "score-bad-keep", value=cut(asked.keep, 40), allowed=", ".join(DECISIONS))
    if asked.force and asked.csv is None:
        _refuse(speech, "score-bad-needs", first="--force", second="--csv")
    return is_answer


def report(asked: Namespace, speech: Speech, shelf: Shelf) -> int:
    if asked.source is not None:
        _take_in(asked.source, asked.keep, speech, shelf)
        return 0
    games = _chosen(asked, speech, shelf.games)
    if asked.csv is not None:
        _write_csv(asked.csv, [game for _, game in games], force=asked.force)
    elif asked.stats:
        _tell_statistics([game for _, game in games], speech, as_json=asked.json)
    elif asked.list:
        _list(games, speech, as_json=asked.json)
    elif asked.json:
        for number, game in games:
            _print_json({**_facts(number, game), "options": game.options, "sheet": sheet_of(game)})
    else:
        _show(games if asked.pad else games[-1:], speech, shelf)
    return 0


def numbered(games: Sequence[PadGame], words: str, speech: Speech) -> Numbered:
    """The game with that number."""
    number = int(words) if words.isascii() and words.isdigit() and len(words) < 6 else 0
    if not 1 <= number <= len(games):
        _refuse(speech, "score-no-pad", value=cut(words, 40), highest=len(games))
    return number, games[number - 1]


def _chosen(asked: Namespace, speech: Speech, games: Sequence[PadGame]) -> list[Numbered]:
    """In the order of the file. For a sheet alone, the most recently written game comes last."""
    if asked.pad is not None:
        return [numbered(games, asked.pad, speech)]
    wanted = None if asked.game is None else find_game(asked.game).NAME
    found = [(number, game) for number, game in enumerate(games, start=1) if wanted in (None, game.game)]
    return sorted(found, key=lambda one: one[1].changed) if asked.show and not asked.json else found


def _show(games: list[Numbered], speech: Speech, shelf: Shelf) -> None:
    console = on_stdout()
    if not games:
        path = clean(shelf.path)
        print_sentence(console, speech.say("score-nothing-in", file=path), paths=[path])
    for _, game in games:
        own = speech_of(speech.language, game)
        table = Table(own, Ink.on(console), None, {})
        console.print(title(game, own), style=LOUD)
        for drawn in sheet_drawn(game, table, room(console)):
            console.print(drawn)
        if game.stopped is not UNSET or sheet_of(game).over:
            for drawn in ending(game, table):
                console.print(drawn)


def _list(games: list[Numbered], speech: Speech, *, as_json: bool) -> None:
    if as_json:
        for number, game in games:
            found = sheet_of(game)
            _print_json({**_facts(number, game), "over": found.over, "total": found.total, "places": found.places})
        return
    console = on_stdout()
    for drawn in listed(games, speech, narrow=False):
        console.print(drawn)


def _tell_statistics(games: list[PadGame], speech: Speech, *, as_json: bool) -> None:
    people = statistics(games)
    if as_json:
        for person in people:
            _print_json(person)
        return
    console = on_stdout()
    for drawn in people_drawn(people, speech, room(console)):
        console.print(drawn)


def _write_csv(path: str, games: list[PadGame], *, force: bool) -> None:
    if path == STANDARD_OUTPUT:
        sys.stdout.flush()
        sys.stdout.buffer.write(to_csv(games).encode())
        return
    refuse_existing(path, force=force)
    write_table(path, games)


def _take_in(path: str, keep: Decision | None, speech: Speech, shelf: Shelf) -> None:
    incoming = merged(shelf.games, games_from(path))
    if incoming.differing and keep is None:
        mine, _ = incoming.differing[0]
        which = f"{title(mine, speech)}, {standing(mine, speech.language)}"
        _refuse(speech, "score-bad-differing", count=len(incoming.differing), which=which)
    kept = taken(incoming, lambda mine, theirs: keep or "mine")
    shelf.add(kept)
    print(speech.say("score-imported", count=len(kept), same=len(incoming.same)))


def _facts(number: int, game: PadGame) -> dict[str, Any]:
    names = ("id", "game", "players", "seating", "length", "first", "started", "changed")
    facts = {name: value for name in names if (value := getattr(game, name)) is not UNSET}
    return {"number": number, **facts, "stopped": game.stopped is not UNSET}


def _print_json(value: Any) -> None:
    print(msgspec.json.encode(value).decode())


def _refuse(speech: Speech, key: str, **args: Any) -> NoReturn:
    raise BadInput("usage", problem=speech.say(key, **args))
