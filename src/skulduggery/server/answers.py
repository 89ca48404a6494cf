"""What became of requests: whoever repeats one gets the same answer, and nothing is done twice."""

from collections import OrderedDict
from collections.abc import Iterable

from skulduggery.server.entries import Entry
from skulduggery.server.ids import GuestId
from skulduggery.server.table.requests import No

REMEMBERED = 256
"""Refused requests of which the answer is kept, should they be repeated. Accepted ones stand in the log for good."""

NO_VERDICTS = ("busy", "unavailable")
"""Refusals that say nothing about the request: sent again, it is judged anew."""


class Answers:
    """Of one table."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self._granted: dict[GuestId, set[str]] = {}
        """The requests that stand in the log, by who asked."""
        self._refusals: OrderedDict[tuple[GuestId, str], bytes] = OrderedDict()
        for entry in entries:
            self.grant(entry)

    def grant(self, entry: Entry) -> None:
        """It stands in the log now."""
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
        """How the request was refused before."""
        return self._refusals.get((guest, request))
