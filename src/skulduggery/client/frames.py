"""The messages as this client reads them. Unknown fields are ignored, so that newer servers are understood.

docs/protocol.md explains every field. Types that are defined here are read more leniently than a server writes them,
or in other types; the rest is the same for both.
"""

from typing import Any, TypeAlias

import msgspec
from msgspec import Raw, Struct

from skulduggery.client.errors import NotUnderstood
from skulduggery.kernel.nesting import is_too_deep
from skulduggery.kernel.protocol import kebab
from skulduggery.telling.messages import Chair as Chair
from skulduggery.telling.messages import Clocks as Clocks
from skulduggery.telling.messages import Notice as Notice
from skulduggery.telling.messages import Product as Product
from skulduggery.telling.messages import Status as Status
from skulduggery.telling.messages import TakeBack as TakeBack
from skulduggery.telling.messages import Words as Words
from skulduggery.telling.messages import You as You

NOTHING = Raw(b"null")


class Settings(Struct, frozen=True):
    """The host's settings."""

    game: str
    seats: int
    options: dict[str, Any] = {}
    public: bool = False
    spectators: bool = True
    clock: dict[str, Any] = {}
    bot_speed: str = "normal"
    grace: int = 60
    free_chat: bool = True


class TableState(Struct, frozen=True):
    """The public state of the table, without the game."""

    id: str
    status: Status
    settings: Settings
    chairs: tuple[Chair, ...]
    commitment: str
    host: str = ""
    host_seat: int | None = None
    rules: int | None = None
    code: str | None = None
    paused: bool = False
    take_back: TakeBack | None = None
    spectators: int = 0
    secret: str | None = None
    rematch: str | None = None
    closed: str | None = None
    scores: tuple[int, ...] | None = None
    places: tuple[int, ...] | None = None

    @property
    def is_over(self) -> bool:
        return self.status in ("finished", "abandoned")


class Line(Struct, frozen=True):
    """One line of chat."""

    n: int
    room: str
    at: int
    who: str
    name: str
    seat: int | None = None
    phrase: str | None = None
    emote: str | None = None
    text: str | None = None


class Why(Struct, frozen=True):
    rule: str
    reason: str
    args: dict[str, Any] = {}


class RefusedMove(Struct, frozen=True):
    move: Raw
    why: Why


class Question(Struct, frozen=True):
    id: int
    legal: tuple[Raw, ...] = ()
    refused: tuple[RefusedMove, ...] = ()
    product: Product | None = None


class Told(Struct, frozen=True, tag=kebab, tag_field="type"):
    """A message from the server."""


class Update(Told, frozen=True):
    seq: int
    events: tuple[Raw, ...] = ()
    view: Raw = NOTHING
    acting: tuple[int, ...] = ()
    prompt: Question | None = None
    notice: Notice | None = None
    clocks: Clocks | None = None
    table: TableState | None = None
    you: You | None = None
    chat: tuple[Line, ...] | None = None
    words: Words | None = None
    ack: str | None = None


class TableChanged(Told, frozen=True):
    table: TableState


class Refused(Told, frozen=True):
    reason: str
    message: str
    id: str | None = None
    rule: str | None = None
    args: dict[str, Any] = {}


class Done(Told, frozen=True):
    id: str


class Chat(Told, frozen=True):
    lines: tuple[Line, ...]
    ack: str | None = None


class Pong(Told, frozen=True):
    pass


class Goodbye(Told, frozen=True):
    reason: str
    message: str
    again: bool


Frame: TypeAlias = Update | TableChanged | Refused | Done | Chat | Pong | Goodbye
KNOWN = frozenset(kebab(kind.__name__) for kind in (Update, TableChanged, Refused, Done, Chat, Pong, Goodbye))


class _Kind(Struct):
    type: str = ""


_decoder = msgspec.json.Decoder(Frame)
_kind_decoder = msgspec.json.Decoder(_Kind)


def decode(frame: str | bytes) -> Frame | None:
    """The message; None if we do not know its type."""
    if is_too_deep(frame):
        raise NotUnderstood("The server sent a message that is nested too deeply")
    try:
        return _decoder.decode(frame)
    except msgspec.DecodeError as fault:
        if _is_of_another_kind(frame):
            return None
        raise NotUnderstood(f"The server sent a message that this client cannot read: {fault}") from fault


def _is_of_another_kind(frame: str | bytes) -> bool:
    try:
        return _kind_decoder.decode(frame).type not in KNOWN
    except msgspec.DecodeError:
        return False
