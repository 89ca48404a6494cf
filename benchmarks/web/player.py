"""Plays at a table over its own socket, as the same guest: the page only shows what happens."""

import json
import random
import time
from collections.abc import Iterator
from random import randbytes
from types import TracebackType
from typing import Any

from websockets.sync.client import connect

from benchmarks.server.trouble import Trouble
from benchmarks.web.visit import Visitor

Prompt = dict[str, Any]
PATIENCE = 30.0


class Player:
    def __init__(self, visitor: Visitor, table: str, seed: int = 1) -> None:
        address = f"{visitor.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self._socket = connect(address, additional_headers={"Cookie": visitor.cookie()}, max_size=None)
        self._visitor = visitor
        self._rng = random.Random(seed)
        self._answered = ""

    def __enter__(self) -> "Player":
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self._socket.close()

    def play(self, decisions: int, *, pause: float) -> None:
        """Play at most `decisions` moves, each with a touch of the page; fewer if the game ends."""
        for _, prompt in zip(range(decisions), self.prompts(), strict=False):
            time.sleep(pause)
            self._visitor.touch()
            self.answer(prompt)

    def prompts(self) -> Iterator[Prompt]:
        """Every prompt until the game is over. Answer each before asking for the next."""
        while (prompt := self._next_prompt()) is not None:
            yield prompt

    def answer(self, prompt: Prompt) -> None:
        self._answered = prompt["id"]
        request = {"type": "intent", "id": randbytes(8).hex(), "prompt": prompt["id"], "move": self._pick(prompt)}
        self._socket.send(json.dumps(request))

    def _next_prompt(self) -> Prompt | None:
        while True:
            try:
                message = json.loads(self._socket.recv(PATIENCE))
            except TimeoutError:
                raise Trouble("the server asks nothing any more") from None
            if message["type"] != "update":
                continue
            if message.get("table", {}).get("status") in ("finished", "abandoned"):
                return None
            prompt = message.get("prompt")
            if prompt and prompt["id"] != self._answered:
                return prompt

    def _pick(self, prompt: Prompt) -> Any:
        product = prompt.get("product")
        if product is None:
            return self._rng.choice(prompt["legal"])
        fields = {name: self._rng.choice(values) for name, values in product["fields"].items()}
        return {"type": product["type"], **fields}
