"""The messages of a table, as they travel: JSON. docs/protocol.md explains them with examples."""

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from skulduggery.kernel.protocol import Argument, kebab
from skulduggery.telling.settings import Settings

Room: TypeAlias = Literal["table", "spectators"]
Status: TypeAlias = Literal["waiting", "playing", "finished", "abandoned"]


class Told(Struct, frozen=True, tag=kebab, tag_field="type", omit_defaults=True):
    """A message to a client."""


class Chair(Struct, frozen=True, omit_defaults=True):
    """One seat of the table, as everybody may see it."""

    kind: Literal["empty", "person", "bot"]
    name: str = ""
    bot: str | None = None
    who: str | None = None
    """Identifies the person in chat lines and reports, at this table only."""
    ready: bool = False
    word: str | None = None
    here: bool = False
    stand_in: str | None = None
    """The bot that plays for the person now."""
    crest: int | None = None
    """The number of the crest here, from 0; missing if it is the seat's own number. No two at a table are alike."""


class TakeBack(Struct, frozen=True):
    """A player asks to take a decision back; `missing` are the players who have not agreed yet."""

    seat: int
    missing: tuple[int, ...]


class Table(Struct, frozen=True, omit_defaults=True):
    """The table's public state, without the game."""

    id: str
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
    standing: tuple[str, ...] = ()
    """Before the game: the names of connected people without a seat."""
    screens: int = 0
    secret: str | None = None
    """Revealed when the game is over: with it anyone can check the shuffles."""
    rematch: str | None = None
    practice: bool = False
    """The game began in the middle of another game, and its result does not count."""
    closed: str | None = None
    scores: tuple[int, ...] | None = None
    places: tuple[int, ...] | None = None


class You(Struct, frozen=True):
    """Who the receiver is at this table."""

    who: str
    seat: int | None
    host: bool


class Clocks(Struct, frozen=True, omit_defaults=True):
    """Milliseconds left for each seat's game and for this decision, counted from when this was sent."""

    left: tuple[int | None, ...] = ()
    running: bool = False


class Product(Struct, frozen=True):
    """A short form for very many choices: moves of this type with any combination of these values."""

    type: str
    fields: dict[str, tuple[Any, ...]]


class Prompt(Struct, frozen=True, omit_defaults=True):
    """A question to the receiver: what is allowed, and what is not, with the rule that forbids it."""

    id: int
    legal: tuple[Any, ...] = ()
    refused: tuple[Any, ...] = ()
    """`{"move": ..., "why": {"rule", "reason", "args"}}`"""
    product: Product | None = None
    """Replaces `legal` if that list would have many hundreds of moves."""


class Words(Struct, frozen=True, omit_defaults=True):
    """The same in words, in one language, for clients that asked for it: one sentence for each."""

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
    """Whether a player is ready, or no longer ready."""
    agreed: bool | None = None
    """Whether a player agreed to a take-back."""
    left: bool | None = None
    """Whether the player left, rather than being away."""


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


class Looking(Told, frozen=True):
    """The step to which a leader points when looking back on the game; no `who` means that nobody leads any more."""

    who: str | None
    name: str
    step: int
    viewer: int | None
    """A seat; null is a spectator."""


class Update(Told, frozen=True):
    """What happened (`events`, as the receiver may see them) and the current state. Complete except for unchanged
    parts: `table`, `you` and `chat` are sent when they are new to the receiver."""

    seq: int
    events: Any = ()
    view: Any = None
    acting: tuple[int, ...] = ()
    """Who decides now, as far as everybody may know."""
    prompt: Any = None
    may_take_back: bool = False
    """The receiver may ask to take their last decision back. If it has revealed something to them, this is refused."""
    notice: Notice | None = None
    clocks: Clocks | None = None
    table: Any = None
    you: You | None = None
    chat: tuple[Line, ...] | None = None
    looking: Looking | None = None
    """Sent with `chat`, if somebody leads."""
    words: Words | None = None
    ack: str | None = None


class Refused(Told, frozen=True):
    """The answer to a request that changed nothing. `rule` is set if a rule of the game forbids it."""

    reason: str
    message: str
    id: str | None = None
    rule: str | None = None
    args: dict[str, Argument] = {}
