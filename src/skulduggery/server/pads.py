"""Shared score pads, and the viewers who wait for changes.

A viewer keeps one request open that is answered when the pad changes. One database read serves all who wait for a
pad. Other servers are told over the bus; if the bus loses a message, they find the change at their next beat.
"""

import asyncio
from collections.abc import Awaitable, Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, TypeAlias

from msgspec import Struct

from skulduggery.server.ids import GuestId, ShareId
from skulduggery.server.services import Services
from skulduggery.server.store import PadRow, StoreDown
from skulduggery.server.table.requests import No

NEWS = "pad"
"""Prefix of the bus messages about a pad: `pad:<share>`, with the revision as the number."""
KEPT_DAYS = 30
"""Days without changes after which a pad is deleted."""
DAY = 24 * 60 * 60 * 1000

Told: TypeAlias = PadRow | No | None
"""What a viewer gets: the pad, None if it does not exist any more, or the reason to retry."""


class Viewer(Struct, eq=False):
    """A waiting request. `has` is the revision that the client has."""

    has: int
    told: asyncio.Future[Told]

    def tell(self, told: Told) -> None:
        if not self.told.done():
            self.told.set_result(told)


class Pads:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._viewers: dict[ShareId, list[Viewer]] = {}
        self._forgot_at = 0

    @property
    def viewers(self) -> int:
        """The number of waiting requests."""
        return sum(map(len, self._viewers.values()))

    async def put(self, row: PadRow) -> PadRow | None:
        """Store the pad. Returns what is stored now: this row, unless the store had a reason to refuse it
        (`Store.put_pad`)."""
        stands = await self._services.store.put_pad(row)
        if stands == row:
            self._services.metrics.pad_changes.inc()
            await self._tell_everywhere(row.id, stands)
        return stands

    async def end(self, share: ShareId, guest: GuestId) -> None:
        """End sharing, and tell all viewers."""
        await self._services.store.end_pad(share, guest, self._services.now())
        await self._tell_everywhere(share, await self._services.store.pad(share))

    async def forgotten(self, shares: Sequence[ShareId]) -> None:
        """The pads were deleted along with their guest."""
        for share in shares:
            await self._tell_everywhere(share, None)

    async def after(self, share: ShareId, has: int, *, seconds: float, gone: Callable[[], Awaitable[Any]]) -> Told:
        """The pad as soon as its revision differs from the viewer's, or as it is after the timeout. `gone` returns
        when the client has hung up."""
        with self._viewer(share, has) as viewer:  # registered first, so that no change from here on is missed
            found = await self._services.store.pad(share)
            if found is None or found.game is None or found.revision != has:
                return found
            leaving = asyncio.ensure_future(gone())
            try:
                await asyncio.wait((viewer.told, leaving), timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
            finally:
                leaving.cancel()
            return viewer.told.result() if viewer.told.done() else found

    # --- other servers --------------------------------------------------------------------------------------------

    async def news(self, share: ShareId) -> None:
        """Another server has changed the pad."""
        with suppress(StoreDown):  # the next beat asks again
            if share in self._viewers:
                self._tell(share, await self._services.store.pad(share))

    async def beat(self) -> None:
        """Find changes that the bus lost, with one query for all pads that have viewers."""
        watched = tuple(self._viewers)
        revisions = await self._services.store.pad_revisions(watched) if watched else {}
        for share in watched:
            if any(viewer.has != revisions.get(share) for viewer in self._viewers.get(share, ())):
                await self.news(share)

    async def forget_unused(self) -> None:
        """Delete unused pads, at most once a day."""
        now = self._services.now()
        if now - self._forgot_at >= DAY:
            await self._services.store.forget_pads(now - KEPT_DAYS * DAY)
            self._forgot_at = now

    def stop(self) -> None:
        """Tell all viewers to retry."""
        for share in tuple(self._viewers):
            for viewer in self._viewers[share]:
                viewer.tell(No("stopping"))

    # --- sending --------------------------------------------------------------------------------------------------

    @contextmanager
    def _viewer(self, share: ShareId, has: int) -> Generator[Viewer]:
        viewer = Viewer(has, asyncio.get_running_loop().create_future())
        self._viewers.setdefault(share, []).append(viewer)
        try:
            yield viewer
        finally:
            self._viewers[share].remove(viewer)
            if not self._viewers[share]:
                del self._viewers[share]

    async def _tell_everywhere(self, share: ShareId, row: PadRow | None) -> None:
        self._tell(share, row)
        if self._services.store.shared:
            with suppress(StoreDown):  # the other servers find it at their next beat
                await self._services.store.tell(f"{NEWS}:{share}", 0 if row is None else row.revision)

    def _tell(self, share: ShareId, row: PadRow | None) -> None:
        for viewer in self._waiting_for(share, row):
            viewer.tell(row)

    def _waiting_for(self, share: ShareId, row: PadRow | None) -> Iterator[Viewer]:
        """Viewers to whom this row is new."""
        revision = None if row is None or row.game is None else row.revision
        return (viewer for viewer in self._viewers.get(share, ()) if viewer.has != revision)
