"""Comments on the steps of finished games. Everybody who may review the game can read them."""

from collections.abc import Sequence
from http import HTTPStatus
from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, put
from msgspec import Meta, Struct

from skulduggery.server.api.asking import Asked, body_of, caller_of, known_guest, query_of, quotas_of, services_of
from skulduggery.server.api.describing import JSON, described
from skulduggery.server.api.finished import REFUSES, finished_game_for, readable_table
from skulduggery.server.api.packing import packed
from skulduggery.server.api.problems import Refused
from skulduggery.server.guests import guest_of
from skulduggery.server.ids import GuestId, TableId
from skulduggery.server.security.plaintext import LONGEST_COMMENT, clean_comment
from skulduggery.server.services import Services
from skulduggery.server.store import CommentRow
from skulduggery.server.store.common import MOST_COMMENTS, MOST_OWN_COMMENTS
from skulduggery.server.table.requests import No

LONGEST_NUMBER = 20
"""The most digits of a number that an error message repeats."""

BAD_COMMENT = No("bad-comment", {"most": LONGEST_COMMENT})
TOO_MANY = No("too-many-comments", {"most": MOST_OWN_COMMENTS, "all": MOST_COMMENTS})
NO_SUCH_COMMENT, NOT_YOURS = No("no-such-comment"), No("not-your-comment")


class Comment(Struct, frozen=True):
    step: int
    """A step of the record; 0 is before the first."""
    who: str
    """The author's name, as at the table."""
    name: str
    text: str
    written_at: int
    """In milliseconds since 1970."""
    mine: bool
    deletable: bool
    """Whether the caller may delete it."""


class Comments(Struct, frozen=True):
    comments: tuple[Comment, ...]
    """Ordered by step."""


class NewComment(Struct, frozen=True, forbid_unknown_fields=True):
    text: str


class WhoseQuery(Struct, frozen=True, forbid_unknown_fields=True):
    who: Annotated[str, Meta(max_length=64)] | None = None
    """The author; left out if it is me."""


class _Steps(Struct):
    """The part of a record from which its length is read."""

    log: Sequence[msgspec.Raw]


EXAMPLE = Comment(
    step=12,
    who="5f0c7e1d2b3a",
    name="Anna",
    text="The Mermaid would have been better here.",
    written_at=1_767_225_600_000,
    mine=True,
    deletable=True,
)


@get("/api/tables/{table_id:str}/comments")
@described(
    "Comments on a game",
    tag="games",
    answer=Comments,
    example=Comments((EXAMPLE,)),
    refuses=REFUSES[:3],
)
async def list_comments(request: Asked) -> Response[bytes]:
    """Comments on the steps of a finished game, for everybody who may see its record. Comments by people whom I have
    muted are left out."""
    quotas_of(request).request(caller_of(request))
    services = services_of(request)
    row, summary = await readable_table(request)
    guest = await guest_of(request.scope, services)
    me = None if guest is None else guest.id
    content, headers = packed(await _told(services, row.id, me, summary.guests), request.scope)
    return Response(content, media_type=JSON, status_code=HTTPStatus.OK, headers=headers)


@put("/api/tables/{table_id:str}/comments/{step:int}")
@described(
    "Comment on a step",
    tag="games",
    answer=Comment,
    example=EXAMPLE,
    body=NewComment,
    body_example={"text": EXAMPLE.text},
    refuses=(*REFUSES, No("no-such-step", {"value": "900", "highest": 128}), BAD_COMMENT, TOO_MANY),
    guest=True,
)
async def write_comment(request: Asked) -> Comment:
    """Comment on a step of a finished game. It replaces my earlier comment on that step. Guests who may see the
    record may comment on it."""
    guest = await known_guest(request)
    given = await body_of(request, NewComment)
    found = await finished_game_for(request)
    highest = len(msgspec.json.decode(found.record, type=_Steps).log)
    step: int = request.path_params["step"]
    if not 0 <= step <= highest:
        raise Refused(No("no-such-step", {"value": str(step)[:LONGEST_NUMBER], "highest": highest}))
    text = clean_comment(given.text)
    if text is None:
        raise Refused(BAD_COMMENT)
    services = services_of(request)
    row = CommentRow(table=_table(request), step=step, guest=guest.id, written_at=services.now(), text=text)
    if not await services.store.put_comment(row):
        raise Refused(TOO_MANY)
    return _shown(services, row, name=guest.name, me=guest.id, may_delete=True)


@delete("/api/tables/{table_id:str}/comments/{step:int}", status_code=HTTPStatus.NO_CONTENT)
@described(
    "Delete a comment",
    tag="games",
    answer=None,
    status=HTTPStatus.NO_CONTENT,
    query=WhoseQuery,
    refuses=(*REFUSES[:3], NO_SUCH_COMMENT, NOT_YOURS),
    guest=True,
)
async def delete_comment(request: Asked) -> None:
    """Authors may delete their own comments. Guests with a seat in the game may also delete those of others."""
    guest = await known_guest(request)
    quotas_of(request).request(caller_of(request))
    wanted = query_of(request, WhoseQuery).who
    services = services_of(request)
    table, summary = await readable_table(request)
    who = services.who(table.id, guest.id) if wanted is None else wanted
    step: int = request.path_params["step"]
    for row in await services.store.comments(table.id):
        if row.step == step and services.who(table.id, row.guest) == who:
            break
    else:
        raise Refused(NO_SUCH_COMMENT)
    if row.guest != guest.id and guest.id not in summary.guests:
        raise Refused(NOT_YOURS)
    await services.store.delete_comment(table.id, row.step, row.guest)


async def _told(services: Services, table: TableId, me: GuestId | None, players: Sequence[GuestId | None]) -> bytes:
    muted = frozenset[GuestId]() if me is None else await services.store.muted_by(me)
    rows = [row for row in await services.store.comments(table) if row.guest not in muted]
    known = await services.store.guests(list({row.guest for row in rows}))
    told = (
        _shown(services, row, name=known[row.guest].name, me=me, may_delete=me in players)
        for row in rows
        if row.guest in known
    )
    return msgspec.json.encode(Comments(tuple(told)))


def _shown(services: Services, row: CommentRow, *, name: str, me: GuestId | None, may_delete: bool) -> Comment:
    is_mine = row.guest == me
    return Comment(
        step=row.step,
        who=services.who(row.table, row.guest),
        name=name,
        text=row.text,
        written_at=row.written_at,
        mine=is_mine,
        deletable=is_mine or (me is not None and may_delete),
    )


def _table(request: Asked) -> TableId:
    table: Any = request.path_params["table_id"]
    return TableId(table)
