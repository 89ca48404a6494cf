"""What a trial breaks: one request or one frame, in one way. A strike's text repeats the trial."""

import re
from typing import Literal

from msgspec import Struct

Direction = Literal["up", "down"]
Fault = Literal["cut", "delay", "error"]
FAULTS: tuple[Fault, ...] = ("cut", "delay", "error")

REQUEST_WAYS: dict[str, Fault] = {
    "cut": "cut",  # the connection is closed before the server hears of the request
    "lost": "cut",  # the server did what was asked; its answer is lost
    "late": "delay",
    "status-500": "error",
    "status-502": "error",
    "status-503": "error",
    "half": "error",  # the connection ends in the middle of the answer
    "portal": "error",  # status 200, but foreign HTML
}
FRAME_WAYS: dict[str, Fault] = {
    "before": "cut",  # the connection is closed instead of passing the frame on
    "after": "cut",  # the frame is passed on, then the connection is closed
    "late": "delay",
    "garbage": "error",  # text that is not JSON comes instead
}
SWALLOW = "swallow"
"""From this frame on nothing comes through any more. No page can recover: it shows that a drill can fail."""


class Request(Struct, frozen=True):
    """The nth request for a path. Path parts that differ in every game or build are left out."""

    method: str
    path: str
    nth: int = 1

    def __str__(self) -> str:
        return f"{self.method} {self.path} {self.nth}"

    @property
    def is_document(self) -> bool:
        return self.method == "GET" and (self.path == "/" or self.path.startswith("/t/"))

    @property
    def is_api(self) -> bool:
        return self.path.startswith("/api/")


class Frame(Struct, frozen=True):
    """The nth message through the journey's WebSockets in one direction; pings are not counted."""

    direction: Direction
    nth: int

    def __str__(self) -> str:
        return f"{self.direction} {self.nth}"


Target = Request | Frame


class Strike(Struct, frozen=True):
    way: str
    target: Target

    def __str__(self) -> str:
        return f"{self.way} {self.target}"

    @property
    def fault(self) -> Fault:
        ways = FRAME_WAYS if isinstance(self.target, Frame) else REQUEST_WAYS
        return ways.get(self.way, "cut")


FRAME_TEXT = re.compile(r"(?P<way>[a-z]+) (?P<direction>up|down) (?P<nth>[1-9]\d{0,5})")
REQUEST_TEXT = re.compile(r"(?P<way>[a-z0-9-]+) (?P<method>[A-Z]+) (?P<path>/\S*) (?P<nth>[1-9]\d{0,5})")


def parse_strike(text: str) -> Strike | None:
    """The strike for a text such as `cut GET /api/games 1` or `before down 3`; None if it is invalid."""
    if (found := FRAME_TEXT.fullmatch(text)) and found["way"] in (*FRAME_WAYS, SWALLOW):
        return Strike(found["way"], Frame("up" if found["direction"] == "up" else "down", int(found["nth"])))
    if (found := REQUEST_TEXT.fullmatch(text)) and found["way"] in REQUEST_WAYS:
        return Strike(found["way"], Request(found["method"], found["path"], int(found["nth"])))
    return None


HASH = re.compile(r"-[A-Za-z0-9_-]{8}(?=\.[a-z0-9]+$)")
TABLE = re.compile(r"(?<=/)[A-Za-z0-9_-]{22}(?=/|$)")


def general(path: str) -> str:
    """A path without its query, the build's hash and the table's id."""
    return TABLE.sub("*", HASH.sub("", path.partition("?")[0]))
