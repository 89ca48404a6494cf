"""`play`: a whole game in the terminal against bots."""

import random
from argparse import Namespace
from collections.abc import Sequence

from msgspec.structs import replace
from rich.console import Console

from skulduggery import bots
from skulduggery.cli.commands.menu import choose_game
from skulduggery.cli.consoles import on_stdout
from skulduggery.cli.drawing.ink import LOUD, Ink
from skulduggery.cli.faults import BadInput, Interrupted
from skulduggery.cli.interrupts import leave_politely_when_told_to
from skulduggery.cli.numbers import whole_number
from skulduggery.cli.outfile import STANDARD_OUTPUT, opened_sink, refuse_existing
from skulduggery.cli.playing import resuming
from skulduggery.cli.playing.asking import Left
from skulduggery.cli.playing.session import Seating, Session
from skulduggery.cli.tables import table_for
from skulduggery.cli.tablesetting import bots_for, configured, find_game, make_bot, player_count, seed_of
from skulduggery.cli.words import clean, clean_name
from skulduggery.kernel.match import Match
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.record import Player, format_record
from skulduggery.kernel.seats import Seat
from skulduggery.locales import Speech
from skulduggery.public.bots import name_of

USUAL_PLAYERS = 4
SHIPMATES = ("Anne", "Jack", "Grace", "Edward", "Mary", "Henry", "Ching")
"""Names for bots."""


def run(asked: Namespace) -> int:
    console = on_stdout()
    try:
        if asked.resume is None:
            if asked.game is None:
                choose_game(asked, console)
            session, seed = _prepared(asked, console)
        else:
            session, seed = _resumed(asked, console)
        return _played(session, seed, asked, console)
    except Left:  # before a game had begun
        return 0


def _prepared(asked: Namespace, console: Console) -> tuple[Session, int]:
    game = find_game(asked.game)
    players = _player_count(game, asked)
    options = configured(game, players, asked.option)
    person = Seat(whole_number(asked.seat, "--seat", 1, players) - 1)
    bot_names = bots_for(game, _bots_asked(game, asked), players - 1)
    if asked.save is not None:
        refuse_existing(asked.save, force=asked.force)
    seed = seed_of(asked.seed)
    people = _people(asked, person, bot_names)
    speech = Speech(asked.lang, game.NAME, [player.name for player in people])
    table = table_for(game.NAME, speech, Ink.on(console), person, {**options.chosen, **options.config.options})
    words = [*bot_names[:person], None, *bot_names[person:]]
    seating = Seating(person=person, bots=_bots(game, words, seed))
    return Session(Match(game, options.config, people), seating, table, console, seed), seed


def _resumed(asked: Namespace, console: Console) -> tuple[Session, int]:
    """The game that was left, with the same people and bots. Cards still to come are drawn anew."""
    for word, given in (
        ("GAME", asked.game),
        ("--players", asked.players),
        ("--bots", asked.bots),
        ("--option", asked.option),
        ("--name", asked.name),
    ):
        if given:
            raise BadInput("resume-with", argument=word)
    game, record = resuming.read(asked.resume or None, asked.lang)
    if asked.save is not None:
        refuse_existing(asked.save, force=asked.force)
    seed = seed_of(asked.seed)
    people = [replace(player, name=clean_name(player.name)) for player in record.players]
    person = next(Seat(seat) for seat, player in enumerate(people) if player.bot is None)
    speech = Speech(asked.lang, game.NAME, [player.name for player in people])
    table = table_for(game.NAME, speech, Ink.on(console), person, record.config.options)
    match = Match(game, record.config, people)
    for event in resuming.replayed(match, record):
        seen = game.redact(event, person)
        if seen is not None:
            table.see(seen)
    return Session(
        match, Seating(person=person, bots=_bots(game, [player.bot for player in people], seed)), table, console, seed
    ), seed


def _player_count(game: AnyGame, asked: Namespace) -> int:
    """The requested number; otherwise the named bots and you; otherwise the default."""
    if asked.players is not None:
        return player_count(game, asked.players)
    named = len((asked.bots or "").split(","))
    if named > 1:
        return named + 1
    return min(max(USUAL_PLAYERS, game.PLAYERS[0]), game.PLAYERS[-1])


def _bots_asked(game: AnyGame, asked: Namespace) -> str:
    """The named bots; by default the strongest."""
    named: str | None = asked.bots
    return bots.bot_names(game.NAME)[-1] if named is None else named


def _people(asked: Namespace, person: Seat, bot_names: list[str]) -> list[Player]:
    own_name = Speech(asked.lang).say("cli-captain") if asked.name is None else asked.name
    if not own_name.strip() or len(own_name) > 40:
        raise BadInput("name", value=own_name[:40])
    own_name = clean_name(own_name)
    names = [name for name in SHIPMATES if name.casefold() != own_name.casefold()]
    people = [Player(name=name, bot=name_of(bot)) for name, bot in zip(names, bot_names, strict=False)]
    people.insert(person, Player(name=own_name))
    return people


def _bots(game: AnyGame, words: Sequence[str | None], seed: int) -> dict[int, bots.Bot]:
    """The bots by their seats; None is the person's."""
    return {
        seat: make_bot(bot, game.NAME, random.Random(f"{seed}/bot {seat}"))
        for seat, bot in enumerate(words)
        if bot is not None
    }


def _played(session: Session, seed: int, asked: Namespace, console: Console) -> int:
    leave_politely_when_told_to()
    welcome = "cli-welcome" if asked.resume is None else "cli-welcome-back"
    session.say(welcome, style=LOUD, game=session.match.game.NAME, seed=str(seed))
    session.say("cli-hint")
    try:
        session.play()
    except Left:
        _leave(session, asked)
        return 0
    except KeyboardInterrupt:
        console.print()
        _leave(session, asked)
        raise Interrupted from None
    except BadInput:  # a user's own bot has failed
        _leave(session, asked)
        raise
    finally:
        _save(session, asked)
    if asked.resume == "":
        resuming.forget()
    return 0


def _leave(session: Session, asked: Namespace) -> None:
    """Save an unfinished game, in the given file or in the default place, so that it can be resumed."""
    session.say("cli-left")
    if asked.save not in (None, STANDARD_OUTPUT):
        session.say("cli-resume-file", file=clean(asked.save))
    elif session.match.log and resuming.keep(session.match):
        session.say("cli-resume")


def _save(session: Session, asked: Namespace) -> None:
    if asked.save is None:
        return
    with opened_sink(asked.save, force=asked.force) as sink:
        sink.write_line(format_record(session.match.record()))
    session.say("cli-saved", file=clean(asked.save))
