"""A page that asks at a desk, as the real one does: JSON in, JSON out."""

import random
from typing import Any

import msgspec

from skulduggery.kernel.chance import pick
from skulduggery.local.desk import Desk

NAMES = ("Anna", "Ben", "Carla", "David", "Emil", "Fritz")


class Page:
    """One table at one desk."""

    def __init__(self, *, lang: str = "en", desk: Desk | None = None, table: str = "t") -> None:
        self.desk = desk or Desk()
        self.table = table
        self.lang = lang

    def answered(self, name: str, **payload: Any) -> dict[str, Any]:
        asked = {"lang": self.lang, **payload}
        return msgspec.json.decode(self.desk.answer(name, msgspec.json.encode(asked).decode()))

    def ask(self, name: str, **payload: Any) -> Any:
        told = self.answered(name, **payload)
        assert "problem" not in told, told
        return told.get("answer")

    def problem(self, name: str, **payload: Any) -> dict[str, Any]:
        return self.answered(name, **payload)["problem"]

    def open(self, game: str, players: int, *, bots: int = 0, **options: Any) -> dict[str, Any]:
        people = [{"name": name} for name in NAMES[: players - bots]]
        machines = [{"name": f"Bot {n + 1}", "bot": "sailor"} for n in range(bots)]
        wanted = {"game": game, "players": [*people, *machines], "options": options}
        return self.ask("pass/open", table=self.table, wanted=wanted)

    def stand(self) -> dict[str, Any]:
        return self.ask("pass/stand", table=self.table)

    def look(self, seat: int) -> dict[str, Any]:
        return self.ask("pass/look", table=self.table, seat=seat)

    def decide(self, seat: int, move: Any, *, prompt: int | None = None) -> dict[str, Any]:
        number = self.look(seat)["prompt"]["id"] if prompt is None else prompt
        return self.ask("pass/decide", table=self.table, seat=seat, prompt=number, move=move)

    def decide_at_random(self, standing: dict[str, Any], rng: random.Random) -> dict[str, Any]:
        """Whoever the phone is handed to first makes any legal decision."""
        seat = standing["asked"][0]
        return self.decide(seat, any_move(self.look(seat)["prompt"], rng))


def any_move(prompt: dict[str, Any], rng: random.Random) -> Any:
    product = prompt.get("product")
    if product is None:
        return pick(rng, prompt["legal"])
    return {"type": product["type"], **{name: pick(rng, values) for name, values in product["fields"].items()}}
