"""`score`: a score pad for people who play on a real table."""

import os
from argparse import Namespace

from skulduggery.cli.consoles import on_stdout
from skulduggery.cli.faults import BAD_INPUT, BadInput, Interrupted
from skulduggery.cli.interrupts import leave_politely_when_told_to
from skulduggery.cli.playing.asking import Left
from skulduggery.cli.playing.choosing import Unclear
from skulduggery.cli.scoring import reports
from skulduggery.cli.scoring.desk import Desk, refused, trouble_in_words
from skulduggery.cli.scoring.keeping import Shelf, Trouble, usual_path
from skulduggery.cli.scoring.session import Session
from skulduggery.cli.scoring.vocabulary import MORE
from skulduggery.cli.scoring.wishing import Wishes, wished
from skulduggery.cli.tablesetting import find_game
from skulduggery.cli.words import clean, shown_path
from skulduggery.locales import Speech
from skulduggery.pad import PadGame, Refusal


def run(asked: Namespace) -> int:
    speech = Speech(asked.lang, more=MORE)
    try:
        if reports.is_asked_for(asked, speech):
            return reports.report(asked, speech, _shelf(asked, to_write=asked.source is not None))
        return _written(asked, speech)
    except Trouble as trouble:
        raise BadInput("usage", problem=trouble_in_words(trouble, speech)) from None


def _written(asked: Namespace, speech: Speech) -> int:
    """A session with questions and answers. All arguments are checked before it begins."""
    wishes = Wishes.of(asked)
    if wishes.game is not None:
        find_game(wishes.game)
    begun = _begun(wishes, speech) if wishes.game and wishes.players else None
    shelf = _shelf(asked, to_write=True)
    opened = None if asked.pad is None else reports.numbered(shelf.games, asked.pad, speech)[1]
    console = on_stdout()
    session = Session(Desk(console, asked.lang), shelf)
    leave_politely_when_told_to()
    try:
        session.run(wishes, opened, begun)
    except Left:
        return _farewell(session)
    except KeyboardInterrupt:
        console.print()
        _farewell(session)
        raise Interrupted from None
    return 0


def _begun(wishes: Wishes, speech: Speech) -> PadGame:
    made = wished(wishes)
    if isinstance(made, Unclear):
        raise BadInput("usage", problem=speech.say(made.key, **made.args))
    if isinstance(made, Refusal):
        raise BadInput("usage", problem=refused(made, speech))
    return made


def _shelf(asked: Namespace, *, to_write: bool) -> Shelf:
    path: str = usual_path(to_write=to_write) if asked.file is None else asked.file
    if asked.file is not None:
        if not os.path.isdir(os.path.dirname(os.path.abspath(path))):
            raise BadInput("folder-missing", file=shown_path(path))
        if not to_write and not os.path.lexists(path):
            raise BadInput("file-missing", file=shown_path(path))
    shelf = Shelf(path)
    shelf.read()
    return shelf


def _farewell(session: Session) -> int:
    if session.saver.unsaved is not None:
        session.saver.last_resort()
        return BAD_INPUT
    shelf = session.saver.shelf
    session.desk.say("score-left" if shelf.games else "cli-left", file=clean(shelf.path))
    return 0
