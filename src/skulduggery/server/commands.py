"""Judges requests that change the table and need more than the rules: a start its first draws, a request to take
back a check, a rematch a table."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from skulduggery.kernel.seats import Seat
from skulduggery.server import entries as log
from skulduggery.server import wire
from skulduggery.server.gathering import Gathering
from skulduggery.server.hindsight import Hindsight
from skulduggery.server.ids import GuestId
from skulduggery.server.table import fold, requests
from skulduggery.server.table.moves import Judged
from skulduggery.server.table.requests import No
from skulduggery.server.table.state import Table

if TYPE_CHECKING:
    from skulduggery.server.live import Live


class Commands:
    """The commands of one table."""

    def __init__(self, gathering: Gathering) -> None:
        self.open_rematch: Callable[[Table], Awaitable[Live | No]] | None = None
        self._gathering = gathering
        self._hindsight = Hindsight(gathering.services.looking_back)
        self._rematch: Live | None = None
        """The table that this server has opened for a rematch, whether or not another server's came first."""

    async def judge(self, guest: GuestId, asked: wire.Command) -> Judged:
        table = self._gathering.table
        verdict = requests.answer(table, guest, asked)
        match verdict:
            case No():
                return verdict
            case log.Started():
                ran = fold.start(table)
                return log.Started(rules=verdict.rules, outcomes=ran.outcomes), ran
            case log.RematchOpened(requests.NOT_OPENED_YET):
                return await self._with_a_table()
            case log.TakeBackAsked(seat):
                why_not = await self._seen_too_much(Seat(seat))
                return (verdict, None) if why_not is None else why_not
            case _:
                return verdict, None

    async def _with_a_table(self) -> Judged:
        """Open the table before telling anybody: clients go there at once."""
        assert self.open_rematch is not None
        if self._rematch is None:
            opened = await self.open_rematch(self._gathering.table)
            if isinstance(opened, No):
                return opened
            self._rematch = opened
        return log.RematchOpened(self._rematch.table.id), None

    async def _seen_too_much(self, seat: Seat) -> No | None:
        try:
            has_shown = await self._hindsight.has_shown(self._gathering.table, seat)
        except TimeoutError:
            return No("busy")
        return No("take-back-revealed") if has_shown else None

    async def let_rematch_go(self) -> None:
        """Forget our rematch table once the log has one. If another server's was first, nobody will come to ours."""
        rematch, agreed = self._rematch, self._gathering.table.rematch
        if rematch is not None and agreed is not None:
            if rematch.table.id != agreed:
                await rematch.clerk.do_once(log.Abandoned("deserted"))
            self._rematch = None
