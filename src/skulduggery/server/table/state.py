"""The state of a table at one moment. Immutable; `fold.py` computes the next one from a log entry."""

from typing import Any

from msgspec import Struct

from skulduggery.kernel.chance import Pause
from skulduggery.kernel.protocol import AnyGame, Awaiting, Chance, Decide, Over
from skulduggery.kernel.seats import Seat
from skulduggery.server.ids import Code, GuestId, TableId
from skulduggery.server.settings import Settings
from skulduggery.server.store import Status
from skulduggery.server.table.position import Reached


class Chair(Struct, frozen=True):
    """A seat of the table: empty, a person's (`guest`) or a bot's."""

    guest: GuestId | None = None
    bot: str | None = None
    bot_name: str = ""
    after: GuestId | None = None
    """The guest after whom the bot is named."""
    ready: bool = False
    word: str = ""
    stand_in: str | None = None
    """The bot that plays for the person."""
    left: bool = False
    """The person left during the game, rather than being away."""
    timed_out: bool = False
    """The clock ran out: a bot makes this one decision for the person."""
    lapses: int = 0
    """How many decisions in a row the clock took from the person."""
    spent: int = 0
    """Milliseconds of the time for the whole game that are used up."""

    @property
    def is_empty(self) -> bool:
        return self.guest is None and self.bot is None


class Made(Struct, frozen=True):
    seat: Seat
    move: Any


class Moment(Struct, frozen=True):
    """The last decision, or several made at the same time: those that can still be taken back."""

    start: Any
    """The state before the first of them."""
    made: tuple[Made, ...]
    owing: tuple[Seat, ...]
    """The seats that have not decided yet."""


class Play(Struct, frozen=True):
    """The running game."""

    rules: int
    words: tuple[str, ...]
    key: bytes
    """From the secret and the words. It determines every draw."""
    draws: int
    """How many draws have been answered."""
    state: Any
    awaiting: Awaiting
    prompts: tuple[int | None, ...]
    """For each seat, the seq at which it was asked."""
    asked_at: tuple[int, ...]
    """For each seat, when it was asked. Without meaning for a seat that is not asked."""
    moment: Moment | None = None

    @property
    def is_unseen(self) -> bool:
        """Whether nobody else may learn that somebody is asked at all (SL-43)."""
        return isinstance(self.awaiting, Decide) and self.awaiting.unseen

    @property
    def silent(self) -> Seat | None:
        """The attacked seat, asked or not, while nobody else may learn which (SL-43)."""
        match self.awaiting:
            case Decide(unseen=True, seats=(seat,)) | Chance(Pause(seat)):
                return Seat(seat)
            case _:
                return None

    @property
    def acting(self) -> tuple[Seat, ...]:
        """The seats that decide now, as far as everybody may know."""
        if isinstance(self.awaiting, Decide):
            return self.awaiting.seats
        match self.awaiting:
            case Chance(Pause(seat)):
                return (Seat(seat),)
            case _:
                return ()


class TakeBackAsk(Struct, frozen=True):
    seat: Seat
    missing: tuple[Seat, ...]


class Table(Struct, frozen=True):
    id: TableId
    game: AnyGame
    seq: int
    settings: Settings
    status: Status
    host: GuestId
    code: Code
    secret: str
    opened_at: int
    touched_at: int
    chairs: tuple[Chair, ...]
    banned: frozenset[GuestId] = frozenset()
    have_sat: frozenset[GuestId] = frozenset()
    """Everybody who ever took a seat here, if only for a moment."""
    play: Play | None = None
    paused_at: int | None = None
    stood_at: int | None = None
    """Since when the clocks have stood still: during a pause, and during a request to take back."""
    take_back: TakeBackAsk | None = None
    start: Reached | None = None
    """The position where the game begins, if the table plays on from one."""
    before: TableId | None = None
    rematch: TableId | None = None
    closed: str | None = None

    @property
    def over(self) -> Over | None:
        awaiting = None if self.play is None else self.play.awaiting
        return awaiting if isinstance(awaiting, Over) else None

    @property
    def is_live(self) -> bool:
        """Whether decisions are possible now."""
        return self.status == "playing" and self.paused_at is None

    def seat_of(self, guest: GuestId) -> Seat | None:
        """The guest's seat. A player who was sent away during the game has none any more, though the result stands
        in their name."""
        if guest in self.banned:
            return None
        for number, chair in enumerate(self.chairs):
            if chair.guest == guest:
                return Seat(number)
        return None

    @property
    def is_practice(self) -> bool:
        """Whether the game is practice and does not count."""
        return self.start is not None

    @property
    def namesakes(self) -> tuple[GuestId, ...]:
        """The guests after whom bots are named."""
        return tuple(chair.after for chair in self.chairs if chair.after is not None)

    @property
    def people(self) -> tuple[GuestId, ...]:
        return tuple([chair.guest for chair in self.chairs if chair.guest is not None])

    @property
    def free_seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(n) for n, chair in enumerate(self.chairs) if chair.is_empty)


def bot_at(table: Table, seat: Seat, stand_in: str) -> str | None:
    """The bot that decides for the seat now, or None if a person does."""
    chair = table.chairs[seat]
    if chair.bot is not None:
        return chair.bot
    if chair.timed_out:
        return chair.stand_in or stand_in
    return chair.stand_in
