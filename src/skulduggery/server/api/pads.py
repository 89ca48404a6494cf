"""Shared score pads: one guest writes, everybody who has the link can read."""

from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING, Annotated, TypeAlias

import msgspec
from litestar import Response, delete, get, put
from msgspec import Meta, Raw, Struct

from skulduggery.pad.files import read_file
from skulduggery.pad.model import FORMAT, Entry, PadGame, Refusal
from skulduggery.server.api.asking import (
    Asked,
    body_of,
    caller_of,
    hub_of,
    known_guest,
    query_of,
    quotas_of,
    services_of,
)
from skulduggery.server.api.describing import described
from skulduggery.server.api.invitations import SVG, Link, public_origin, qr_of
from skulduggery.server.api.problems import Refused
from skulduggery.server.ids import ShareId, is_share_id
from skulduggery.server.refusals import PadNo
from skulduggery.server.store import PadRow
from skulduggery.server.table.requests import No

if TYPE_CHECKING:
    from skulduggery.server.sockets import Gate

LONGEST_WAIT = 25
"""Seconds. By default, proxies give up on a response after 30 or 60."""
COME_AGAIN = 10
"""Seconds after which a place for another waiting request may be free."""

Revision: TypeAlias = Annotated[int, Meta(ge=1, le=2**53)]

NO_SUCH_PAD, ENDED, NOT_YOURS = No("no-such-pad"), No("sharing-ended"), No("not-your-pad")


class PadState(Struct, frozen=True, forbid_unknown_fields=True):
    """A pad as it is now."""

    revision: Revision
    """The revision of this pad. It grows in steps of any size."""
    game: Raw
    """One game of a pad file (docs/pad.md)."""


class PadTaken(Struct, frozen=True):
    """What the server stores now."""

    revision: int
    taken: bool
    """Whether it is what was sent. If not, other content has this revision already."""


class PadQuery(Struct, frozen=True, forbid_unknown_fields=True):
    after: Annotated[int, Meta(ge=0, le=2**53)] = 0
    """The revision that I have. The response is 204 while there is no other."""
    wait: Annotated[int, Meta(ge=0, le=LONGEST_WAIT)] = 0
    """Seconds to wait for another revision before that."""


class SharedPad(Struct, frozen=True):
    """The latest state of a pad."""

    revision: int
    changed_at: int
    """When the server received it, in milliseconds since 1970."""
    game: Raw
    """One game of a pad file (docs/pad.md)."""


GAME = PadGame(
    id="k3v9q0x7m2",
    game="skull-king",
    players=("Anna", "Ben"),
    first=0,
    options={"scoring": "standard"},
    started="2026-11-16T19:30:00Z",
    changed="2026-11-16T19:31:00Z",
    rounds=((Entry(bid=1), Entry()),),
)
_GAME = msgspec.to_builtins(GAME)
SHARE = ShareId("p4d5h4r3Ex4mpl3Zq3xJ0w")


@put("/api/pads/{share:str}")
@described(
    "Share a score pad",
    tag="pads",
    body=PadState,
    body_example={"revision": 7, "game": _GAME},
    answer=PadTaken,
    example=PadTaken(revision=7, taken=True),
    refuses=(
        PadNo("bid-range", {"highest": 1}, "SK-21"),
        NO_SUCH_PAD,
        NOT_YOURS,
        ENDED,
        No("too-many-pad-changes", {"seconds": 3}),
    ),
    guest=True,
)
async def share_pad(request: Asked) -> PadTaken:
    """Shares a pad, or says what the server stores already. The client makes up the id: 22 characters (128 random
    bits in base64url). The guest who first shares it owns the pad. A revision that is no higher than the last one
    changes nothing. If a guest shares more than 20 pads, the least recently changed is closed. A pad without changes
    for 30 days is deleted."""
    share, guest = _share(request), await known_guest(request)
    quotas_of(request).pads.spend(guest.id)
    given = await body_of(request, PadState)
    game = _read(given.game)
    services = services_of(request)
    row = PadRow(id=share, guest=guest.id, revision=given.revision, game=game, changed_at=services.now())
    stands = await hub_of(request).pads.put(row)
    if stands is None:
        raise Refused(No("not-a-guest"))  # the guest was deleted at this very moment
    if stands.guest != guest.id:
        raise Refused(NOT_YOURS)
    _demand_shared(stands)
    taken = (stands.revision, stands.game) == (row.revision, row.game)
    return PadTaken(revision=stands.revision, taken=taken)


@get("/api/pads/{share:str}")
@described(
    "A shared score pad",
    tag="pads",
    answer=SharedPad,
    example={"revision": 7, "changed_at": 1_767_225_600_000, "game": _GAME},
    query=PadQuery,
    otherwise={HTTPStatus.NO_CONTENT: None},
    refuses=(NO_SUCH_PAD, ENDED, No("too-many-sockets")),
)
async def show_pad(request: Asked) -> Response[SharedPad | None]:
    """For everybody who has the link. With `after` and `wait` the response comes as soon as there is a revision
    other than `after`. If there is none within `wait` seconds, it is empty: ask again at once. When sharing ends, so
    does the wait."""
    wanted, share = query_of(request, PadQuery), _share(request)
    found = await (_awaited(request, share, wanted) if wanted.wait else services_of(request).store.pad(share))
    if isinstance(found, No):
        raise Refused(found, retry_after=1)
    row = _demand_shared(found)
    if row.revision == wanted.after:
        return Response(None, status_code=HTTPStatus.NO_CONTENT)
    assert row.game is not None
    return Response(SharedPad(revision=row.revision, changed_at=row.changed_at, game=Raw(row.game)))


@delete("/api/pads/{share:str}", status_code=HTTPStatus.NO_CONTENT)
@described(
    "End sharing a score pad",
    tag="pads",
    answer=None,
    status=HTTPStatus.NO_CONTENT,
    refuses=(NO_SUCH_PAD, NOT_YOURS),
    guest=True,
)
async def end_pad(request: Asked) -> None:
    """Deletes the shared content. Readers are told that sharing has ended. The id cannot be used again."""
    share, guest = _share(request), await known_guest(request)
    quotas_of(request).pads.spend(guest.id)
    row = await services_of(request).store.pad(share)
    if row is None:
        raise Refused(NO_SUCH_PAD)
    if row.guest != guest.id:
        raise Refused(NOT_YOURS)
    await hub_of(request).pads.end(share, guest.id)


@get("/api/pads/{share:str}/qr.svg", media_type=SVG)
@described(
    "The link to a shared score pad as a QR code",
    tag="pads",
    answer=str,
    media=SVG,
    headers={"Cache-Control": "May be cached, but only by the caller's browser."},
    refuses=(NO_SUCH_PAD, ENDED),
)
async def show_pad_qr(request: Asked) -> Response[bytes]:
    """A QR code, dark on light, with the margin that readers need. It leads to the page that shows the pad."""
    return qr_of(await _link(request))


@get("/api/pads/{share:str}/link")
@described(
    "The link to a shared score pad",
    tag="pads",
    answer=Link,
    example=Link(f"https://play.example.org/pad/live-{SHARE}"),
    refuses=(NO_SUCH_PAD, ENDED),
)
async def show_pad_link(request: Asked) -> Link:
    """The link with the address by which others reach the server, as for a table."""
    return Link(await _link(request))


async def _awaited(request: Asked, share: ShareId, wanted: PadQuery) -> PadRow | No | None:
    """Wait for another revision. A waiting request takes a place in the gate, as an open socket does."""
    gate: Gate = request.app.state.gate
    caller = caller_of(request)
    if not gate.enter(caller):
        raise Refused(No("too-many-sockets"), retry_after=COME_AGAIN)
    try:
        gone = partial(_until_gone, request)
        return await hub_of(request).pads.after(share, wanted.after, seconds=wanted.wait, gone=gone)
    finally:
        gate.leave(caller)


async def _until_gone(request: Asked) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def _link(request: Asked) -> str:
    services, share = services_of(request), _share(request)
    _demand_shared(await services.store.pad(share))
    return f"{public_origin(request, services)}/pad/live-{share}"


def _demand_shared(row: PadRow | None) -> PadRow:
    if row is None:
        raise Refused(NO_SUCH_PAD)
    if row.game is None:
        raise Refused(ENDED)
    return row


def _share(request: Asked) -> ShareId:
    """The id in the path. An id of the wrong form is treated as that of a pad that does not exist."""
    text: str = request.path_params["share"]
    if not is_share_id(text):
        raise Refused(NO_SUCH_PAD)
    return ShareId(text)


def _read(game: Raw) -> bytes:
    """The game in the form in which we store it. It is parsed as a file with one game, so that both apply the same
    checks."""
    read = read_file(b'{"format": "%b", "games": [%b]}' % (FORMAT.encode(), bytes(game)))
    if isinstance(read, Refusal):
        raise Refused(PadNo(read.reason, dict(read.args), read.rule))
    return msgspec.json.encode(read[0])
