"""The contents of a score pad, and what follows from them. Field names are those of a pad file (contract:
docs/pad.md)."""

from typing import Any, Literal, TypeAlias, get_args

from msgspec import UNSET, Struct, UnsetType

from skulduggery.kernel.protocol import kebab

FORMAT = "skulduggery-pad/1"
NEWER_FORMAT = "skulduggery-pad/2"
"""The format of a file in which a game uses something that older programs do not know."""

Field: TypeAlias = Literal[
    "bid", "tricks", "pirates", "kings", "side", "red", "yellow", "green", "blue", "queens", "points"
]
FIELDS: tuple[Field, ...] = get_args(Field)


class Refusal(Struct, frozen=True):
    """Why something is invalid: a key for the sentence, the rule if there is one, and the arguments."""

    reason: str
    rule: str | None = None
    args: dict[str, str | int] = {}


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """What was written down for one player in one round. UNSET fields are not written yet."""

    bid: int | UnsetType = UNSET
    tricks: int | UnsetType = UNSET
    pirates: int | UnsetType = UNSET
    """Pirates caught by the player's Skull King (SK-64, SD-64)."""
    kings: int | UnsetType = UNSET
    """1 if the player's Mermaid caught the Skull King (SK-65, SD-65)."""
    side: str | UnsetType = UNSET
    """SQ-20: `front` or `back`; for each pirate a space from 1 to 5, or 0 for the water (SQ-45)."""
    red: int | UnsetType = UNSET
    yellow: int | UnsetType = UNSET
    green: int | UnsetType = UNSET
    blue: int | UnsetType = UNSET
    queens: tuple[str, ...] | UnsetType = UNSET
    """The queens that lie before the player (SL-02)."""
    points: int | UnsetType = UNSET
    """SQ-60: only the sum of a plank, if nobody wants to write down the plank."""


Round: TypeAlias = tuple[Entry, ...]
"""One entry for each seat."""


class Table(Struct, frozen=True, forbid_unknown_fields=True, rename={"start": "from"}):
    """The seating from a round on."""

    start: int
    """The first round of this seating, from 1; `from` in a file."""
    seats: tuple[int, ...]
    """Who plays, clockwise."""
    lowest: tuple[int, ...] | UnsetType = UNSET
    """Newcomers who begin with the lowest current total; others begin with nothing."""


class PadGame(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One game on a real table, as written down so far."""

    id: str
    game: str
    players: tuple[str, ...]
    """By seat, clockwise; if the seating changed, everybody who ever sat there."""
    seating: tuple[Table, ...] | UnsetType = UNSET
    """Only if a player has come, left or changed seats; the first seating is that of round 1."""
    length: int | UnsetType = UNSET
    """Only if the game has fewer rounds than the rules say."""
    first: int
    """The seat that deals in the first round; in the dice game the one that throws first (SD-12)."""
    options: dict[str, Any]
    """The options that affect the rules, all of them."""
    started: str
    changed: str
    stopped: bool | UnsetType = UNSET
    """True if the players ended the game early; otherwise missing."""
    rounds: tuple[Round, ...]


class PadFile(Struct, frozen=True, forbid_unknown_fields=True):
    format: str
    games: tuple[PadGame, ...]


class Cell(Struct, frozen=True, omit_defaults=True):
    """The new value of one field, round and seat counted from 0; UNSET clears it."""

    round: int
    seat: int
    field: Field
    value: int | str | tuple[str, ...] | UnsetType = UNSET


class Write(Struct, frozen=True, tag=kebab, tag_field="type"):
    cells: tuple[Cell, ...]


class NextRound(Struct, frozen=True, tag=kebab, tag_field="type"):
    pass


class Stop(Struct, frozen=True, tag=kebab, tag_field="type"):
    stopped: bool


class SetUp(Struct, frozen=True, tag=kebab, tag_field="type"):
    """Other names, another first dealer, other options, another number of rounds; UNSET fields stay as they are."""

    players: tuple[str, ...] | UnsetType = UNSET
    first: int | UnsetType = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    length: int | UnsetType = UNSET


class Seating(Struct, frozen=True, tag=kebab, tag_field="type"):
    """The seating from a round (its index) on, clockwise: seats, and newcomers by their names."""

    round: int
    seats: tuple[int | str, ...]
    lowest: bool = False
    """Newcomers begin with the lowest current total."""


Change: TypeAlias = Write | NextRound | Stop | SetUp | Seating
"""Each is one undo step."""


class Range(Struct, frozen=True):
    lowest: int
    highest: int


class SeatScore(Struct, frozen=True):
    """`points` are None until everything that counts is written; `bonus` is included in them."""

    points: int | None = None
    because: str | None = None
    bonus: int = 0


class Tricks(Struct, frozen=True):
    """How many tricks there are to win, and how many were bid and won so far."""

    there: int
    bid: int
    won: int


class RoundScore(Struct, frozen=True, kw_only=True):
    number: int
    dealer: int | None
    """None where the game has no dealer."""
    leader: int | None
    """None where nobody leads (SQ-81: the ghost does)."""
    seats: tuple[SeatScore, ...]
    order: tuple[int, ...]
    """Who plays in it, clockwise."""
    complete: bool
    tricks: Tricks | None
    warning: Refusal | None
    """A contradiction, although each number is possible."""


class Sheet(Struct, frozen=True, kw_only=True):
    rounds: tuple[RoundScore, ...]
    length: int
    """The number of rounds in the game."""
    totals: tuple[tuple[int, ...], ...]
    """Running totals after each complete round."""
    total: tuple[int, ...]
    places: tuple[int, ...]
    """Players who have left come behind all others."""
    gone: tuple[int, ...]
    """Seats of players who have left."""
    over: bool
    because: str | None
    """The rule that ended the game."""
