"""The part of a server's messages that a drill's players read, and their answers."""

import random
from typing import Any

import msgspec
from msgspec import Raw, Struct

NOTHING = Raw(b"[]")
NO_VIEW = Raw(b"null")


class Product(Struct):
    type: str
    fields: dict[str, list[Any]]


class Prompt(Struct):
    id: int
    legal: list[Raw] = []
    product: Product | None = None


class TakeBack(Struct):
    missing: list[int]


class TableTold(Struct):
    status: str
    take_back: TakeBack | None = None
    rematch: str | None = None


class You(Struct):
    seat: int | None


class Told(Struct):
    """Any message; `type` names its kind."""

    type: str
    seq: int = 0
    events: Raw = NOTHING
    view: Raw = NO_VIEW
    prompt: Prompt | None = None
    table: TableTold | None = None
    you: You | None = None
    ack: str | None = None
    id: str | None = None
    reason: str | None = None

    @property
    def answers(self) -> str | None:
        """The request that this message answers, if any."""
        return self.ack if self.ack is not None else self.id


decoder = msgspec.json.Decoder(Told)
encoder = msgspec.json.Encoder()


def any_move(prompt: Prompt, rng: random.Random) -> Raw:
    if prompt.product is None:
        return rng.choice(prompt.legal)
    values = {name: rng.choice(some) for name, some in prompt.product.fields.items()}
    return Raw(encoder.encode({"type": prompt.product.type, **values}))


def is_over(told: Told) -> bool:
    return told.table is not None and told.table.status in ("finished", "abandoned")
