"""The queue of received messages for the connection's only reader. asyncio's queue takes 2 kB while it is empty."""

import asyncio
from typing import Any


class Inbox:
    __slots__ = ("_messages", "_waiter")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._waiter: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        return self._messages.pop(0)
