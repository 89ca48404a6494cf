"""A question to a player, as it travels: what is allowed, what is not, and why."""

from collections.abc import Sequence
from typing import Any, cast

from msgspec import Struct

from skulduggery.kernel.choices import Choices
from skulduggery.telling.messages import Product, Prompt

MANY = 200
"""From this many choices on the short form is used if possible."""


def prompt(number: int, found: Choices[Any]) -> Prompt:
    """Make the question with that number."""
    product = _product(found.legal) if are_many(found) else None
    legal = () if product is not None else found.legal
    return Prompt(id=number, legal=legal, refused=found.refused, product=product)


def are_many(found: Choices[Any]) -> bool:
    return len(found.legal) >= MANY


def _product(moves: Sequence[Any]) -> Product | None:
    """The moves as all combinations of some values, if they are exactly that."""
    kind = cast(type[Struct], type(moves[0]))
    if any(type(move) is not kind for move in moves):
        return None
    fields = {name: tuple(dict.fromkeys(getattr(move, name) for move in moves)) for name in kind.__struct_fields__}
    combinations = 1
    for values in fields.values():
        combinations *= len(values)
    # All moves are different, so equal counts mean that every combination is there.
    complete = combinations == len(moves)
    return Product(type=str(kind.__struct_config__.tag), fields=fields) if complete else None
