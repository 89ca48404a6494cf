"""Shapes by their outlines, written as in SVG: `M10 10L20 20Q30 20 30 30C30 40 20 40 10 40z`, absolute only."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]

STEPS = 16
"""Line segments per curve."""
PARTS = re.compile(r"([MLQC])([^MLQCz]*)|z")
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")


@cache
def outlines(path: str) -> tuple[tuple[Point, ...], ...]:
    """One polygon for each `M`."""
    found: list[list[Point]] = []
    for letter, numbers in PARTS.findall(path):
        points = list(_points(numbers))
        if letter == "M":
            found.append(points)
        elif letter == "L":
            found[-1] += points
        elif letter:
            size = 2 if letter == "Q" else 3
            for start in range(0, len(points), size):
                found[-1] += _curve((found[-1][-1], *points[start : start + size]))
    return tuple(map(tuple, found))


def _points(numbers: str) -> Iterator[Point]:
    values = [float(number) for number in NUMBER.findall(numbers)]
    return zip(values[::2], values[1::2], strict=True)


def _curve(control: Sequence[Point]) -> list[Point]:
    return [_at(control, step / STEPS) for step in range(1, STEPS + 1)]


def _at(control: Sequence[Point], t: float) -> Point:
    """De Casteljau's algorithm: interpolate between neighbouring points until one is left."""
    left: list[Point] = list(control)
    while len(left) > 1:
        left = [(x + (to_x - x) * t, y + (to_y - y) * t) for (x, y), (to_x, to_y) in pairwise(left)]
    return left[0]
