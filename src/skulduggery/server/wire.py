"""What travels over a socket: JSON, one message a frame. docs/protocol.md explains it with examples."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from skulduggery.kernel.protocol import Argument, kebab
from skulduggery.server.ids import TableId
from skulduggery.server.settings import Settings
from skulduggery.server.store import Status

RequestId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Word: TypeAlias = Annotated[str, Meta(max_length=64)]
Room: TypeAlias = Literal["table", "spectators"]


# --- from a client ------------------------------------------------------------------------------------------------


class Asked(Struct, frozen=True, tag=kebab, tag_field="type", forbid_unknown_fields=True):
    """A message from a client. One with an `id` is answered exactly once, however often it is sent."""


class Intent(Asked, frozen=True):
    """A move in the game, for the question that `prompt` names."""

    id: RequestId
    prompt: int
    move: msgspec.Raw


class Sync(Asked, frozen=True):
    """Tell me everything again."""


class Ping(Asked, frozen=True):
    pass


class SitDown(Asked, frozen=True):
    """Takes the seat, or the first free one."""

    id: RequestId
    seat: int | None = None


class StandUp(Asked, frozen=True):
    """Leaves. During a game a bot plays on, and one may come back."""

    id: RequestId


class ComeBack(Asked, frozen=True):
    """I am here again: the bot that played for me stops."""

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
    """On the seat or the first free one; the strongest bot unless named."""

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
    """Opens a table with the same people, bots and settings, or leads to the one that was opened already."""

    id: RequestId


class Say(Asked, frozen=True):
    """One of the three: a quick phrase or an emote by its key, or words of one's own."""

    id: RequestId
    phrase: str | None = None
    emote: str | None = None
    text: Annotated[str, Meta(max_length=300)] | None = None


class Mute(Asked, frozen=True):
    """I do not want to read this person any more (by the `who` of a chat line)."""

    id: RequestId
    who: str
    muted: bool = True


class Hush(Asked, frozen=True):
    """The host takes the word from somebody at this table, or gives it back."""

    id: RequestId
    who: str
    hushed: bool = True


class ReportSomebody(Asked, frozen=True):
    """Tells the people who run the server."""

    id: RequestId
    who: str | None = None
    text: Annotated[str, Meta(max_length=1000)] = ""


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
"""What changes the table: each becomes an entry of its log."""

Talk: TypeAlias = Say | Mute | Hush | ReportSomebody
FromClient: TypeAlias = Intent | Sync | Ping | Command | Talk


# --- to a client --------------------------------------------------------------------------------------------------


class Told(Struct, frozen=True, tag=kebab, tag_field="type", omit_defaults=True):
    """A message to a client."""


class Chair(Struct, frozen=True, omit_defaults=True):
    """One seat of the table, as everybody may see it."""

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    bot: str | None = None
    who: str | None = None
    """Names the person in chat lines and complaints, at this table only."""
    ready: bool = False
    word: str | None = None
    here: bool = False
    stand_in: str | None = None
    """The bot that plays for the person now."""


class TakeBack(Struct, frozen=True):
    """Somebody asks to take a decision back; `missing` have not agreed yet."""

    seat: int
    missing: tuple[int, ...]


class Table(Struct, frozen=True, omit_defaults=True):
    """Everything public about the table that is not the game."""

    id: TableId
    status: Status
    settings: Settings
    chairs: tuple[Chair, ...]
    commitment: str
    host: str = ""
    """The `who` of the host."""
    host_seat: int | None = None
    rules: int | None = None
    code: str | None = None
    paused: bool = False
    take_back: TakeBack | None = None
    spectators: int = 0
    secret: str | None = None
    """Shown when the game is over: with it anyone can check the shuffles."""
    rematch: TableId | None = None
    closed: str | None = None
    scores: tuple[int, ...] | None = None
    places: tuple[int, ...] | None = None


class You(Struct, frozen=True):
    """Who the receiver is at this table."""

    who: str
    seat: int | None
    host: bool


class Clocks(Struct, frozen=True, omit_defaults=True):
    """Milliseconds: what each seat has left of its game, and of this decision, counted from when this was sent."""

    left: tuple[int | None, ...] = ()
    running: bool = False


class Product(Struct, frozen=True):
    """Very many choices in short: moves of this type with any combination of these values."""

    type: str
    fields: dict[str, tuple[Any, ...]]


class Prompt(Struct, frozen=True, omit_defaults=True):
    """A question to the receiver: what is allowed, and what is not, with the rule that forbids it."""

    id: int
    legal: tuple[Any, ...] = ()
    refused: tuple[Any, ...] = ()
    """`{"move": ..., "why": {"rule", "reason", "args"}}`"""
    product: Product | None = None
    """Instead of `legal`, where that would be a list of many hundreds."""


class Words(Struct, frozen=True, omit_defaults=True):
    """The same in the words of one language, for clients that asked for it: one sentence for each."""

    events: tuple[str, ...] = ()
    legal: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    notice: str | None = None


class Notice(Struct, frozen=True, omit_defaults=True):
    """What happened around the game: the kind of the log's entry, and the seat that it is about."""

    type: str
    seat: int | None = None
    bot: str | None = None
    ready: bool | None = None
    """Whether somebody is ready now, or not any more."""
    agreed: bool | None = None
    """Whether somebody agreed to a take-back."""
    left: bool | None = None
    """Whether somebody left, rather than being away."""


class Line(Struct, frozen=True, omit_defaults=True):
    """One line of chat."""

    n: int
    room: Room
    at: int
    who: str
    name: str
    seat: int | None = None
    phrase: str | None = None
    emote: str | None = None
    text: str | None = None


class Update(Told, frozen=True):
    """What happened (`events`, as the receiver may see them) and how things stand now. Complete but for what has not
    changed: `table`, `you` and `chat` are there when they are new to the receiver."""

    seq: int
    events: Any = ()
    view: Any = None
    acting: tuple[int, ...] = ()
    """Who decides now, as far as everybody knows."""
    prompt: Any = None
    notice: Notice | None = None
    clocks: Clocks | None = None
    table: Any = None
    you: You | None = None
    chat: tuple[Line, ...] | None = None
    words: Words | None = None
    ack: str | None = None


class TableChanged(Told, frozen=True):
    """Something about the table that is not in its log: who is here, how many watch, what they are called."""

    table: Any


class Refused(Told, frozen=True):
    """The answer to a request that changed nothing. `rule` is there if a rule of the game forbids it."""

    reason: str
    message: str
    id: str | None = None
    rule: str | None = None
    args: dict[str, Argument] = {}


class Done(Told, frozen=True):
    """The answer to a request that changed nothing which others would see."""

    id: str


class Chat(Told, frozen=True):
    lines: tuple[Line, ...]
    ack: str | None = None


class Pong(Told, frozen=True):
    pass


class Goodbye(Told, frozen=True):
    """The last message before the server closes the socket: why, and whether to come again."""

    reason: str
    message: str
    again: bool


FromServer: TypeAlias = Update | TableChanged | Refused | Done | Chat | Pong | Goodbye
