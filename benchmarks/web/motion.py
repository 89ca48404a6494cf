"""How smoothly a page moves, from the browser's own trace.

The compositor alone moves what flies over the table; it draws sixty times a second even if the page's script is busy.
So the frames that it drew are what people see. An animation that needs the script would stand still while the
compositor draws on, so we count such animations, too.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from msgspec import Struct

CATEGORIES = ("devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame", "blink.animations")
FRAMES_PER_S = 60
LATE_SCRIPT_MS = 20.0
"""At 60 a second a frame has 16.7 ms; some room for the clock's own unrest."""
MICRO = 1_000_000


class Motion(Struct, frozen=True):
    frames_per_s: float
    """Drawn, on average."""
    missed: float
    """The share of frames that the screen could have shown and that were not drawn."""
    longest_gap_ms: float
    animations: int
    by_script: int
    """Of these, how many only the script's thread can move."""
    late_for_script: float
    """The share of frames for which a script that draws every frame would have been late."""


def motion_in(noted: Iterable[Mapping[str, Any]], script_frames_ms: Sequence[float]) -> Motion:
    """Read a trace of these categories, and the frames that a script counted meanwhile."""
    events = list(noted)
    drawn = sorted(event["ts"] for event in events if event["name"] == "DrawFrame")
    seconds = (drawn[-1] - drawn[0]) / MICRO
    verdicts = [failed for event in events if (failed := _cannot_be_composited(event)) is not None]
    return Motion(
        frames_per_s=(len(drawn) - 1) / seconds,
        missed=max(0.0, 1 - (len(drawn) - 1) / (seconds * FRAMES_PER_S)),
        longest_gap_ms=max(after - before for before, after in pairwise(drawn)) / 1000,
        animations=len(verdicts),
        by_script=sum(verdicts),
        late_for_script=sum(frame > LATE_SCRIPT_MS for frame in script_frames_ms) / max(1, len(script_frames_ms)),
    )


def _cannot_be_composited(event: Mapping[str, Any]) -> bool | None:
    """The reasons; None unless the event says whether the compositor can run this animation."""
    if event["name"] != "Animation":
        return None
    reasons = event.get("args", {}).get("data", {}).get("compositeFailed")
    return None if reasons is None else bool(reasons)
