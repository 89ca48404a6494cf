"""Makes requests idempotent: a repeated request gets the same answer, and nothing is done twice."""

from collections import OrderedDict
from collections.abc import Iterable

from skulduggery.server.entries import Entry
from skulduggery.server.ids import GuestId
from skulduggery.server.table.requests import No

REMEMBERED = 256
"""Refused requests whose answers are kept in case of a retry. Accepted requests are in the log for good."""

NO_VERDICTS = ("busy", "unavailable")
"""Refusals that do not concern the request itself. A retry is judged again."""


class Answers:
    """The answers of one table."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self._granted: dict[GuestId, set[str]] = {}
        """The requests in the log, by guest."""
        self._refusals: OrderedDict[tuple[GuestId, str], bytes] = OrderedDict()
        for entry in entries:
            self.grant(entry)

    def grant(self, entry: Entry) -> None:
        """Remember a request whose entry is in the log."""
        if entry.by is not None and entry.id is not None:
            granted = self._granted.get(entry.by)
            if granted is None:
                granted = self._granted[entry.by] = set()
            granted.add(entry.id)

    def is_granted(self, guest: GuestId, request: str) -> bool:
        return request in self._granted.get(guest, ())

    def knows(self, guest: GuestId, request: str) -> bool:
        return self.is_granted(guest, request) or (guest, request) in self._refusals

    def refuse(self, guest: GuestId, request: str, no: No, frame: bytes) -> None:
        if no.reason not in NO_VERDICTS:
            self._refusals[guest, request] = frame
            if len(self._refusals) > REMEMBERED:
                self._refusals.popitem(last=False)

    def refusal(self, guest: GuestId, request: str) -> bytes | None:
        """The earlier refusal of this request."""
        return self._refusals.get((guest, request))
