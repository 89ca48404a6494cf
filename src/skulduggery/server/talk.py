"""Chat at a table."""

from typing import TYPE_CHECKING

from skulduggery.server import wire
from skulduggery.server.peers import Peer

if TYPE_CHECKING:
    from skulduggery.server.live import Live


class Talk:
    def __init__(self, live: "Live") -> None:
        self._live = live
        self.log = f"{live.table.id}:talk"
        self.seq = 0

    async def load(self) -> None:
        """Reads what was said before."""

    def tail(self, peer: Peer) -> tuple[wire.Line, ...]:
        return ()

    async def hear(self, peer: Peer, asked: wire.Talk) -> None:
        """Says it to everybody who may read it."""

    async def news(self, seq: int) -> None:
        """Another server has more."""
