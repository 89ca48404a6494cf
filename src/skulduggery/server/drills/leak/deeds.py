"""What people may do during an attack. Each deed must look the same to the others, and take as long, whether the
attacked player could defend or not (SL-43)."""

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Raw, Struct

from skulduggery.games import sleeping_queens
from skulduggery.server import wire
from skulduggery.server.settings import BotSpeed, Settings


class Come(Struct, frozen=True):
    """A device of somebody joins the table."""


class Go(Struct, frozen=True):
    """The device of somebody disconnects without a goodbye."""


class Answer(Struct, frozen=True):
    """The attacked player does not use the card, if they have it."""


Doing: TypeAlias = wire.FromClient | Come | Go | Answer
Done: TypeAlias = tuple[float, str, Doing]
"""Seconds after the attack, who, and what."""

SEATS = 4
GRACE = 20
SOON = 0.5
ANSWERED = (0.3, "target", Answer())
PEOPLE = ("target", "attacker", "bystander", "other")


def _ask(make: Callable[..., Doing], number: int = 1, **more: object) -> Doing:
    return make(id=f"deed-{make.__name__}-{number}", **more)


def _paced(speed: BotSpeed, number: int = 1) -> Doing:
    """Change the bots' pace. At tables with a clock this is refused, because these are not all of their settings."""
    settings = Settings(game=sleeping_queens.NAME, seats=SEATS, bot_speed=speed, grace=GRACE, free_chat=False)
    return _ask(wire.ChangeSettings, number, settings=settings)


ASK_BACK = (SOON, "attacker", _ask(wire.AskTakeBack))

DEEDS: dict[str, tuple[Done, ...]] = {
    "nothing": (ANSWERED,),
    "asks to take back, and nobody answers": (ANSWERED, ASK_BACK),
    "asks to take back before the answer": (ASK_BACK, (0.9, "target", Answer())),
    "asks to take back, and thinks better of it": (
        ANSWERED,
        ASK_BACK,
        (1.0, "attacker", _ask(wire.WithdrawTakeBack)),
    ),
    "asks to take back, and is refused": (
        ANSWERED,
        ASK_BACK,
        (9.0, "bystander", _ask(wire.AnswerTakeBack, agreed=False)),
    ),
    "asks again and again to take back": (
        ANSWERED,
        ASK_BACK,
        (1.0, "attacker", _ask(wire.WithdrawTakeBack)),
        (1.1, "attacker", _ask(wire.AskTakeBack, 2)),
        (1.2, "bystander", _ask(wire.AnswerTakeBack, agreed=False)),
    ),
    "takes back": (
        ANSWERED,
        ASK_BACK,
        *((1.0, who, _ask(wire.AnswerTakeBack, agreed=True)) for who in ("target", "bystander", "other")),
    ),
    "pauses": (ANSWERED, (SOON, "host", _ask(wire.Pause)), (9.0, "host", _ask(wire.Resume))),
    "pauses before the answer": (
        (SOON, "host", _ask(wire.Pause)),
        (9.0, "host", _ask(wire.Resume)),
        (9.5, "target", Answer()),
    ),
    "pauses and asks to take back": (
        ANSWERED,
        (SOON, "host", _ask(wire.Pause)),
        (1.0, "attacker", _ask(wire.AskTakeBack)),
        (2.0, "host", _ask(wire.Resume)),
        (9.0, "attacker", _ask(wire.WithdrawTakeBack)),
    ),
    "the attacked player leaves": (ANSWERED, (SOON, "target", _ask(wire.StandUp))),
    "the attacked player leaves without an answer": ((SOON, "target", _ask(wire.StandUp)),),
    "the attacked player leaves late": ((1.9, "target", _ask(wire.StandUp)),),
    "the attacked player leaves and comes back": (
        (SOON, "target", _ask(wire.StandUp)),
        (0.7, "target", _ask(wire.ComeBack)),
        (0.9, "target", Answer()),
    ),
    "the attacked player is gone for good": ((SOON, "target", Go()),),
    "the attacked player answers and is gone for good": (ANSWERED, (SOON, "target", Go())),
    "the attacked player is gone for a while": (
        ANSWERED,
        (SOON, "target", Go()),
        (9.0, "target", Come()),
        (9.1, "target", Answer()),
    ),
    "the attacked player is sent away": (ANSWERED, (SOON, "host", _ask(wire.Kick, seat=0))),
    "the attacker leaves": (ANSWERED, (SOON, "attacker", _ask(wire.StandUp))),
    "the attacker comes anew": (ANSWERED, (SOON, "attacker", Go()), (1.0, "attacker", Come())),
    "somebody else leaves": (ANSWERED, (SOON, "other", _ask(wire.StandUp))),
    "all go, and come back": (
        ANSWERED,
        *((SOON, who, Go()) for who in PEOPLE),
        *((9.0, who, Come()) for who in PEOPLE),
        (9.1, "target", Answer()),
    ),
    "somebody comes to watch": (ANSWERED, (SOON, "newcomer", Come())),
    "another host": (ANSWERED, (SOON, "host", _ask(wire.PassHost, seat=1))),
    "the host changes the pace of the bots": (
        ANSWERED,
        (SOON, "host", _paced("slow")),
        (1.0, "host", _paced("instant", 2)),
    ),
    "the host closes the table": (ANSWERED, (SOON, "host", _ask(wire.Close))),
    "somebody talks": (ANSWERED, (SOON, "bystander", _ask(wire.Say, emote="wave"))),
    "all ask for everything again": (ANSWERED, *((SOON, who, wire.Sync()) for who in PEOPLE)),
    "others want to decide": (
        ANSWERED,
        *(
            (SOON, who, _ask(wire.Intent, number, prompt=prompt, move=Raw(move)))
            for number, (who, prompt, move) in enumerate(
                (who, prompt, move)
                for who in ("attacker", "bystander", "spectator")
                for prompt in (1, 8)
                for move in (b'{"type":"defend","defend":true}', b'{"type":"discard","cards":["1"]}', b"7")
            )
        ),
    ),
}
