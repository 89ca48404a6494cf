"""The process in which bots think. It gets a view and the legal moves, and nothing else of the table.

It reads questions from standard input and writes answers to standard output. It ends with the server, however that
ends, because its standard input is closed then.
"""

import os
import random
import secrets
import signal
import struct
import sys
import traceback
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Literal, TypeAlias

import msgspec
from msgspec import Struct

from skulduggery import bots, games
from skulduggery.kernel.protocol import kebab

FailureKind: TypeAlias = Literal["raised", "impossible", "too-slow", "died", "no-process", "busy"]


class Question(Struct, frozen=True):
    """Asks what this bot would do. View and moves are JSON, as sent to clients."""

    game: str
    bot: str
    view: bytes
    moves: bytes


class Ready(Struct, frozen=True, tag=kebab):
    """The process has started."""


class Chose(Struct, frozen=True, tag=kebab):
    """The bot chose the move with this index."""

    index: int


class Failed(Struct, frozen=True, tag=kebab):
    """The bot chose nothing. Has names of errors and files, never error messages, which may reveal cards."""

    kind: FailureKind
    error: str = ""
    where: str = ""


Message: TypeAlias = Question | Ready | Chose | Failed
LENGTH = struct.Struct(">I")
"""The length that precedes each message."""

NICENESS = 5
"""A low priority: the server comes first."""
MOST_FILES = 1 << 16


def framed(message: Message) -> bytes:
    data = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(data)) + data


def main() -> None:
    _stand_apart()
    questions, answers = _take_the_pipes()
    bots.__path__.extend(sys.argv[1:])
    inbox: SimpleQueue[Question] = SimpleQueue()
    Thread(target=_listen, args=(questions, inbox), daemon=True).start()
    for name in games.names():
        _decoders(name)
    _say(answers, Ready())
    while True:
        _say(answers, answer(inbox.get()))


def answer(question: Question) -> Chose | Failed:
    try:
        return _choose(question)
    except BaseException as error:  # catches also a bot's attempt to exit
        return Failed("raised", error=type(error).__name__, where=_place(error))


def _choose(question: Question) -> Chose | Failed:
    of_view, of_moves = _decoders(question.game)
    moves = of_moves.decode(question.moves)
    bot = bots.make(question.bot, question.game, random.Random(secrets.randbits(128)))
    chosen = bot(of_view.decode(question.view), moves)
    return Chose(moves.index(chosen)) if chosen in moves else Failed("impossible")


@cache
def _decoders(game_name: str) -> tuple["msgspec.json.Decoder[Any]", "msgspec.json.Decoder[list[Any]]"]:
    game = games.find(game_name)
    if game is None:
        raise LookupError(f"no game {game_name}")
    return msgspec.json.Decoder(game.View), msgspec.json.Decoder(list[game.Move])


def _place(error: BaseException) -> str:
    """The place of the error, such as skull_king.py:88."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(last.filename).name}:{last.lineno}"


def _stand_apart() -> None:
    """Form a process group. Signals for the server (Ctrl-C, the end of a service) reach all its processes, but a bot
    must ignore them: the server ends this process itself. Everything that a bot may have started ends with the
    group."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        os.setpgid(0, 0)
        os.nice(NICENESS)


def _take_the_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Move the pipes to other file descriptors, so that a bot that prints something does not write into our answers.
    Close other files that the server left open, such as its listening socket: not every event loop closes them."""
    os.closerange(3, MOST_FILES)
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    return questions, answers


def _listen(questions: BinaryIO, inbox: SimpleQueue[Question]) -> None:
    """Read questions in a thread, so that the end of the server is noticed while a bot thinks."""
    decoder = msgspec.msgpack.Decoder(Question)
    try:
        while length := questions.read(LENGTH.size):
            inbox.put(decoder.decode(questions.read(*LENGTH.unpack(length))))
    finally:
        if sys.platform != "win32":
            os.killpg(0, signal.SIGKILL)
        os._exit(0)


def _say(answers: BinaryIO, message: Message) -> None:
    answers.write(framed(message))
    answers.flush()


if __name__ == "__main__":
    main()
