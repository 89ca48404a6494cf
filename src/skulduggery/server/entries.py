"""The log of a table: everything that ever happened to it, one entry after another. It is the only source of truth.

An entry is appended at `(table, seq)`, which is unique: the database decides who was first. A table's state is
computed from its entries (`table/fold.py`). So any server can take over any table, and nothing is lost when a server
dies.
"""

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from skulduggery.kernel.chance import Outcome
from skulduggery.kernel.protocol import kebab
from skulduggery.server.ids import Code, GuestId, TableId
from skulduggery.server.settings import Settings


class What(Struct, frozen=True, tag=kebab, tag_field="type", omit_defaults=True):
    """The type of an entry."""


class Position(Struct, frozen=True):
    """The start of a table that plays on from a position: the steps of a record up to there, by this version of the
    rules. Who decided them no longer matters."""

    rules: int
    steps: tuple[dict[str, Any], ...]


class Opened(What, frozen=True):
    """A guest opened the table. The secret decides every shuffle and roll, together with the players' words."""

    settings: Settings
    host: GuestId
    code: Code
    secret: str
    before: TableId | None = None
    """The table of which this is the rematch."""
    position: Position | None = None
    """Such a table is for practice: it does not count."""


class SettingsChanged(What, frozen=True):
    settings: Settings


class SatDown(What, frozen=True):
    """Somebody took a seat, or moved to another one."""

    seat: int
    guest: GuestId


class StoodUp(What, frozen=True):
    """Somebody left before the game began."""

    seat: int


class Kicked(What, frozen=True):
    """The host sent somebody away, who may not sit down here again. During a game a bot plays on."""

    seat: int
    bot: str | None = None


class BotSeated(What, frozen=True):
    seat: int
    bot: str
    name: str
    after: GuestId | None = None
    """The guest whose name the bot bears instead, as long as the guest is known: names of people are in no log."""


class BotDismissed(What, frozen=True):
    seat: int


class Readied(What, frozen=True):
    """A player is ready, or no longer. The word is mixed into the shuffles."""

    seat: int
    ready: bool
    word: str = ""


class HostPassed(What, frozen=True):
    host: GuestId


class Started(What, frozen=True):
    """The game begins, by this version of its rules. The outcomes answer its first draws."""

    rules: int
    outcomes: tuple[Outcome, ...] = ()


class Moved(What, frozen=True):
    """A decision, as sent over the socket, and the draws that followed it."""

    seat: int
    move: msgspec.Raw
    outcomes: tuple[Outcome, ...] = ()
    spent: int = 0
    """Milliseconds taken from the seat's clock."""
    bot: str | None = None
    """The bot that decided: one with a seat of its own, or one that stands in for a person."""


class PauseOver(What, frozen=True):
    """A pause in which somebody seemed to decide is over. With the draws that followed."""

    outcomes: tuple[Outcome, ...] = ()
    spent: int = 0


class TimedOut(What, frozen=True):
    """A clock ran out: a bot makes this decision, or all the following ones if the time for the whole game is spent."""

    seat: int


class TakenOver(What, frozen=True):
    """A bot plays for somebody who is away, or who left during the game."""

    seat: int
    bot: str
    left: bool = False


class CameBack(What, frozen=True):
    seat: int


class Paused(What, frozen=True):
    """The host paused the game; the clocks stand still."""


class Resumed(What, frozen=True):
    pass


class TakeBackAsked(What, frozen=True):
    seat: int


class TakeBackAnswered(What, frozen=True):
    """When the last player agrees, the decision is taken back. A single refusal ends the request."""

    seat: int
    agreed: bool


class TakeBackWithdrawn(What, frozen=True):
    pass


class RematchOpened(What, frozen=True):
    """The same people play again at another table, which is already open: clients may go there."""

    table: TableId


class Abandoned(What, frozen=True):
    """The table was left by everybody, or closed by the host."""

    because: Literal["closed", "deserted"]


Happening: TypeAlias = (
    Opened
    | SettingsChanged
    | SatDown
    | StoodUp
    | Kicked
    | BotSeated
    | BotDismissed
    | Readied
    | HostPassed
    | Started
    | Moved
    | PauseOver
    | TimedOut
    | TakenOver
    | CameBack
    | Paused
    | Resumed
    | TakeBackAsked
    | TakeBackAnswered
    | TakeBackWithdrawn
    | RematchOpened
    | Abandoned
)


class Entry(Struct, frozen=True, omit_defaults=True):
    """One entry of the log: when (milliseconds since 1970), what, by whom, and the id of the request."""

    at: int
    what: Happening
    by: GuestId | None = None
    id: str | None = None


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def decode(data: bytes) -> Entry:
    return _decoder.decode(data)
