"""The messages of a socket: JSON, one message per frame. docs/protocol.md explains it with examples."""

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta, Struct

from skulduggery.kernel.protocol import kebab
from skulduggery.server.settings import Settings
from skulduggery.telling.messages import Chair as Chair
from skulduggery.telling.messages import Clocks as Clocks
from skulduggery.telling.messages import Line as Line
from skulduggery.telling.messages import Looking as Looking
from skulduggery.telling.messages import Notice as Notice
from skulduggery.telling.messages import Product as Product
from skulduggery.telling.messages import Prompt as Prompt
from skulduggery.telling.messages import Refused as Refused
from skulduggery.telling.messages import Room as Room
from skulduggery.telling.messages import Table as Table
from skulduggery.telling.messages import TakeBack as TakeBack
from skulduggery.telling.messages import Told as Told
from skulduggery.telling.messages import Update as Update
from skulduggery.telling.messages import Words as Words
from skulduggery.telling.messages import You as You

RequestId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Word: TypeAlias = Annotated[str, Meta(max_length=64)]


# --- from a client ------------------------------------------------------------------------------------------------


class Asked(Struct, frozen=True, tag=kebab, tag_field="type", forbid_unknown_fields=True):
    """A message from a client. One with an `id` is answered exactly once, however often it is sent."""


class Intent(Asked, frozen=True):
    """A move in the game, in answer to the question `prompt`."""

    id: RequestId
    prompt: int
    move: msgspec.Raw


class Sync(Asked, frozen=True):
    """Asks for the whole state again."""


class Ping(Asked, frozen=True):
    pass


class SitDown(Asked, frozen=True):
    """Takes the seat, or the first free one."""

    id: RequestId
    seat: int | None = None


class StandUp(Asked, frozen=True):
    """Leaves. During a game a bot plays on, and the player may come back."""

    id: RequestId


class ComeBack(Asked, frozen=True):
    """The player is back: the bot that played for them stops."""

    id: RequestId


class Ready(Asked, frozen=True):
    id: RequestId
    ready: bool = True
    word: Word = ""


class ChangeSettings(Asked, frozen=True):
    id: RequestId
    settings: Settings


class Kick(Asked, frozen=True):
    """Sends away a person or a bot."""

    id: RequestId
    seat: int


class AddBot(Asked, frozen=True):
    """Seats a bot on the seat or the first free one; by default the strongest bot."""

    id: RequestId
    seat: int | None = None
    bot: str | None = None
    name: str | None = None


class PassHost(Asked, frozen=True):
    id: RequestId
    seat: int


class Start(Asked, frozen=True):
    id: RequestId


class Pause(Asked, frozen=True):
    id: RequestId


class Resume(Asked, frozen=True):
    id: RequestId


class Close(Asked, frozen=True):
    """The host ends the table for good."""

    id: RequestId


class AskTakeBack(Asked, frozen=True):
    id: RequestId


class AnswerTakeBack(Asked, frozen=True):
    id: RequestId
    agreed: bool


class WithdrawTakeBack(Asked, frozen=True):
    id: RequestId


class Rematch(Asked, frozen=True):
    """Opens a table with the same people, bots and settings, or leads to the one that is open already."""

    id: RequestId


class Say(Asked, frozen=True):
    """One of the three: a quick phrase or an emote by its key, or free text."""

    id: RequestId
    phrase: str | None = None
    emote: str | None = None
    text: Annotated[str, Meta(max_length=300)] | None = None


class Mute(Asked, frozen=True):
    """Mutes a person (by the `who` of a chat line)."""

    id: RequestId
    who: str
    muted: bool = True


class Hush(Asked, frozen=True):
    """The host silences somebody at this table, or allows them to speak again."""

    id: RequestId
    who: str
    hushed: bool = True


class ReportSomebody(Asked, frozen=True):
    """Reports somebody to the people who run the server."""

    id: RequestId
    who: str | None = None
    text: Annotated[str, Meta(max_length=1000)] = ""


class Look(Asked, frozen=True):
    """At a table that is over: lead the others to this step of the game, or stop leading if `lead` is missing."""

    id: RequestId
    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    viewer: Annotated[int, Meta(ge=0, le=1_000)] | None = None
    lead: bool = True


Command: TypeAlias = (
    SitDown
    | StandUp
    | ComeBack
    | Ready
    | ChangeSettings
    | Kick
    | AddBot
    | PassHost
    | Start
    | Pause
    | Resume
    | Close
    | AskTakeBack
    | AnswerTakeBack
    | WithdrawTakeBack
    | Rematch
)
"""Requests that change the table. Each becomes an entry of its log."""

Talk: TypeAlias = Say | Mute | Hush | ReportSomebody
FromClient: TypeAlias = Intent | Sync | Ping | Command | Talk | Look


# --- to a client --------------------------------------------------------------------------------------------------


class TableChanged(Told, frozen=True):
    """Public state that is not in the table's log: who is here, how many watch, names."""

    table: Any


class Done(Told, frozen=True):
    """The answer to a request that changed nothing which others would see."""

    id: str


class Chat(Told, frozen=True):
    lines: tuple[Line, ...]
    ack: str | None = None


class Pong(Told, frozen=True):
    pass


class Goodbye(Told, frozen=True):
    """The last message before the server closes the socket: the reason, and whether to reconnect."""

    reason: str
    message: str
    again: bool
    may_close: bool = False
    """The guest is host of a table that this server cannot continue: `DELETE /api/tables/<table>` closes it."""


FromServer: TypeAlias = Update | TableChanged | Refused | Done | Chat | Looking | Pong | Goodbye
