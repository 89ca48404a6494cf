"""The plan of trials: every request and every frame of a clean run, broken in every way."""

from collections.abc import Iterable, Iterator, Sequence

from drills.page.strikes import FRAME_WAYS, REQUEST_WAYS, Fault, Frame, Request, Strike, Target

FRAMES = 6
"""The number of frames in each direction, evenly spread, unless all are wanted."""
ERRORS = ("status-500", "half", "portal", "status-502", "status-503")
STATUSES = ("status-500", "status-502", "status-503")


def strikes(
    seen: Sequence[Target], faults: Sequence[Fault], *, every: bool = False, known: set[Target] | None = None
) -> list[Strike]:
    """`known` are requests that were already tried; those of this plan are added."""
    known = set() if known is None else known
    found: list[Strike] = []
    requests = [one for one in seen if isinstance(one, Request) and (every or one not in known)]
    for place, request in enumerate(requests):
        known.add(request)
        found += [Strike(way, request) for way in request_ways(request, place, every=every)]
    for frame in chosen_frames(seen, every=every):
        found += [Strike(way, frame) for way in FRAME_WAYS if way != "garbage" or frame.direction == "down"]
    return [strike for strike in found if strike.fault in faults]


def request_ways(request: Request, place: int, *, every: bool) -> Iterator[str]:
    """Requests for files have no side effects, and it makes little difference how their response breaks: one error
    each, by turns. Requests with side effects are broken in every way."""
    if every:
        yield from REQUEST_WAYS
        return
    yield "cut"
    if request.method != "GET":
        yield "lost"
    yield "late"
    if request.is_api:
        yield from (STATUSES[place % len(STATUSES)], "half", "portal")
    else:
        yield ERRORS[place % len(ERRORS)]


def chosen_frames(seen: Iterable[Target], *, every: bool) -> list[Frame]:
    frames = [one for one in seen if isinstance(one, Frame)]
    both = [[one for one in frames if one.direction == direction] for direction in ("up", "down")]
    return [frame for some in both for frame in (some if every else spread(some, FRAMES))]


def spread(some: Sequence[Frame], most: int) -> list[Frame]:
    """The first, the last, and as many as allowed between them."""
    if len(some) <= most:
        return list(some)
    return [some[place * (len(some) - 1) // (most - 1)] for place in range(most)]
