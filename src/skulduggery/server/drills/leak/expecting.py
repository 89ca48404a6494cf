"""The messages that each socket has to receive in every possible truth, and the comparison with those received."""

from collections import deque
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from typing import TypeAlias

from msgspec import Struct

from skulduggery.server.drills.leak.findings import Finding, first_difference
from skulduggery.server.ids import GuestId
from skulduggery.server.peers import Peer

CHECKED = (b'{"type":"update"', b'{"type":"table-changed"', b'{"type":"refused"')
"""Messages that depend on the game's state. All others are the same in every truth."""

LONGEST_SHOWN = 100
"""Most characters shown of an unexpected message."""

Key: TypeAlias = tuple[GuestId, bool, str | None]
"""A device: its guest, whether it is a screen, and its language."""


class Expected(Struct, frozen=True):
    """A message on its way, and its versions in other truths."""

    game: str
    seats: int
    seq: int
    to: str
    frames: tuple[bytes, ...]
    forbidden: tuple[str, ...]
    """What must not occur in it: the table's secret, and the guests' internal ids."""


class Wire:
    """One connection of one device, from the server's side."""

    def __init__(self) -> None:
        self.expected: deque[Expected] = deque()


class Watch:
    """Knows all connections, and the findings."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._stopped_at: int | None = None
        self._wires: dict[Key, list[Wire]] = {}
        self._of_peer: dict[Peer, Wire] = {}
        self.findings: list[Finding] = []
        self.failure: Exception | None = None
        """The error if the watching itself failed."""
        self.frames = 0
        """Messages that were received and compared."""
        self.rebuilt = 0
        """How often one of them was built again from another truth."""

    # --- the server's side ----------------------------------------------------------------------------------------

    def now(self) -> int:
        return self._now() if self._stopped_at is None else self._stopped_at

    @contextmanager
    def moment(self) -> Generator[None]:
        """Stop the time, so that a message and its versions are built at the same moment."""
        before = self._stopped_at
        self._stopped_at = self.now()
        try:
            yield
        except Exception as error:
            self.failure = error
            raise
        finally:
            self._stopped_at = before

    def came(self, peer: Peer) -> None:
        wire = self._of_peer[peer] = Wire()
        self._wires.setdefault((peer.guest, peer.tv, peer.language), []).append(wire)

    def went(self, peer: Peer) -> None:
        self._of_peer.pop(peer, None)

    def expect(self, peer: Peer, expected: Expected) -> None:
        wire = self._of_peer.get(peer)
        if wire is not None and not peer.done:
            wire.expected.append(expected)

    # --- the devices' side ----------------------------------------------------------------------------------------

    def wire(self, key: Key, number: int) -> Wire:
        """The device's connection with that number, counted from 0."""
        return self._wires[key][number]

    def received(self, wire: Wire, frame: bytes) -> None:
        if not frame.startswith(CHECKED):
            return
        if not wire.expected:
            self._find(None, "frame", frame[:LONGEST_SHOWN].decode(errors="replace"), "no message at all")
            return
        expected = wire.expected.popleft()
        self.frames += 1
        self._search(expected, frame.decode())
        for other in expected.frames:
            self.rebuilt += 1
            if other != frame:
                self._find(expected, *first_difference(frame, other))

    def never_came(self, wire: Wire) -> None:
        """Report messages that were sent but did not arrive."""
        for expected in wire.expected:
            self._find(expected, "frame", "nothing", f"{len(wire.expected)} more messages")

    def _search(self, expected: Expected, frame: str) -> None:
        for word in expected.forbidden:
            if word in frame:
                at = frame.index(word)
                self._find(expected, "frame", frame[max(0, at - 40) : at + 8] + "…", "without a secret")

    def _find(self, expected: Expected | None, where: str, told: str, otherwise: str) -> None:
        about = expected or Expected(game="?", seats=0, seq=0, to="?", frames=(), forbidden=())
        self.findings.append(
            Finding(
                game=about.game,
                seats=about.seats,
                seq=about.seq,
                to=about.to,
                where=where,
                told=told,
                otherwise=otherwise,
            )
        )


def distinct(findings: Sequence[Finding], most: int) -> list[Finding]:
    """One finding of each kind: the same leak shows in many messages."""
    seen: dict[tuple[str, str], Finding] = {}
    for finding in findings:
        seen.setdefault((finding.game, finding.where), finding)
    return list(seen.values())[:most]
