"""The state of a table's chat, built from its log: recent lines, silenced guests, answered requests."""

from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from itertools import islice

from msgspec import Struct

from skulduggery.server.ids import GuestId
from skulduggery.server.talklog import Entry, Hushed, Said

KEPT = 500
"""Lines kept in memory; the log has them all."""

REMEMBERED = 2000
"""Answered requests that are remembered. A client retries within seconds."""


class Spoken(Struct, frozen=True):
    """A line and its number. Only lines are numbered, so that nobody notices who mutes or reports."""

    n: int
    at: int
    by: GuestId
    said: Said


class Conversation:
    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.seq = 0
        self.people: set[GuestId] = set()
        """Everyone who occurs in the log."""
        self.hushed: set[GuestId] = set()
        self._count = 0
        self._lines: deque[Spoken] = deque(maxlen=KEPT)
        self._answered: OrderedDict[tuple[GuestId, str], Spoken | None] = OrderedDict()
        for entry in entries:
            self.adopt(entry)

    def adopt(self, entry: Entry) -> Spoken | None:
        """Adopt the next entry of the log. Returns the line if it is one."""
        self.seq += 1
        spoken = None
        match entry.what:
            case Said():
                spoken = self._heard(entry, entry.what)
            case Hushed(guest, hushed) if guest is not None:
                self.people.add(guest)
                (self.hushed.add if hushed else self.hushed.discard)(guest)
            case _:
                pass
        if entry.by is not None:
            self.people.add(entry.by)
            self._remember(entry.by, entry.id, spoken)
        return spoken

    def has_answered(self, guest: GuestId, request: str) -> bool:
        return (guest, request) in self._answered

    def line_of(self, guest: GuestId, request: str) -> Spoken | None:
        """The line that this request produced."""
        return self._answered[guest, request]

    def last(self, number: int, wanted: Callable[[Spoken], bool]) -> tuple[Spoken, ...]:
        """The last lines among those wanted, in order."""
        found = list(islice((spoken for spoken in reversed(self._lines) if wanted(spoken)), number))
        return tuple(reversed(found))

    def forget(self, guest: GuestId) -> None:
        """Drop all lines of the guest. Only their numbers remain."""
        self._lines = deque((spoken for spoken in self._lines if spoken.by != guest), maxlen=KEPT)
        self.people.discard(guest)
        self.hushed.discard(guest)
        for key in [key for key in self._answered if key[0] == guest]:
            del self._answered[key]

    def _heard(self, entry: Entry, said: Said) -> Spoken | None:
        self._count += 1
        if entry.by is None:
            return None
        spoken = Spoken(n=self._count, at=entry.at, by=entry.by, said=said)
        self._lines.append(spoken)
        return spoken

    def _remember(self, guest: GuestId, request: str | None, spoken: Spoken | None) -> None:
        if request is None:
            return
        self._answered[guest, request] = spoken
        if len(self._answered) > REMEMBERED:
            self._answered.popitem(last=False)
