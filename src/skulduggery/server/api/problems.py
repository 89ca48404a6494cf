"""Every error has one format: a reason for programs, a sentence for people in their own language."""

import secrets
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from msgspec import UNSET, Struct, UnsetType

from skulduggery.server.api.languages import language_of
from skulduggery.server.api.sizes import most_body_bytes
from skulduggery.server.refusals import sentence
from skulduggery.server.store import StoreDamaged, StoreDown
from skulduggery.server.table.fold import Unreadable
from skulduggery.server.table.requests import No

logger = structlog.get_logger("skulduggery.api")

STATUS: Mapping[str, HTTPStatus] = {
    "not-json": HTTPStatus.BAD_REQUEST,
    "bad-message": HTTPStatus.BAD_REQUEST,
    "bad-request": HTTPStatus.BAD_REQUEST,
    "not-a-guest": HTTPStatus.UNAUTHORIZED,
    "no-spectators": HTTPStatus.FORBIDDEN,
    "not-your-pad": HTTPStatus.FORBIDDEN,
    "not-your-comment": HTTPStatus.FORBIDDEN,
    "foreign-page": HTTPStatus.FORBIDDEN,
    "no-such-page": HTTPStatus.NOT_FOUND,
    "no-such-table": HTTPStatus.NOT_FOUND,
    "no-such-pad": HTTPStatus.NOT_FOUND,
    "no-such-comment": HTTPStatus.NOT_FOUND,
    "no-such-code": HTTPStatus.NOT_FOUND,
    "never-played": HTTPStatus.NOT_FOUND,
    "wrong-method": HTTPStatus.METHOD_NOT_ALLOWED,
    "still-playing": HTTPStatus.CONFLICT,
    "rules-unknown": HTTPStatus.CONFLICT,
    "rules-newer": HTTPStatus.CONFLICT,
    "game-gone": HTTPStatus.CONFLICT,
    "opened-twice": HTTPStatus.CONFLICT,
    "busy": HTTPStatus.CONFLICT,
    "too-many-comments": HTTPStatus.CONFLICT,
    "sharing-ended": HTTPStatus.GONE,
    "foreign-host": HTTPStatus.MISDIRECTED_REQUEST,
    "body-too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "only-json": HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
    "too-many-requests": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-guests": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-tables-opened": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-pad-changes": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-sockets": HTTPStatus.TOO_MANY_REQUESTS,
    "too-many-codes": HTTPStatus.TOO_MANY_REQUESTS,
    "failed": HTTPStatus.INTERNAL_SERVER_ERROR,
    "damaged": HTTPStatus.INTERNAL_SERVER_ERROR,
    "table-damaged": HTTPStatus.INTERNAL_SERVER_ERROR,
    "too-many-tables": HTTPStatus.SERVICE_UNAVAILABLE,
    "unavailable": HTTPStatus.SERVICE_UNAVAILABLE,
    "stopping": HTTPStatus.SERVICE_UNAVAILABLE,
}
"""The status of each reason. Reasons not listed here were understood but are not allowed (`UNDERSTOOD_BUT_REFUSED`)."""

UNDERSTOOD_BUT_REFUSED = HTTPStatus.UNPROCESSABLE_ENTITY
SECONDS_UNTIL_BACK = 2
"""When to retry if the database does not respond."""


class Problem(Struct, frozen=True):
    """Why a request was refused. `reason` never changes; `message` is in the language of Accept-Language."""

    reason: str
    """For programs: a short key."""
    message: str
    """For people: one sentence that says what is wrong and what is allowed."""
    args: Mapping[str, Any]
    """The values that the sentence contains."""
    rule: str | UnsetType = UNSET
    """The rule of the game that forbids it, if there is one."""
    step: int | UnsetType = UNSET
    """The step of a record that is wrong, counted from 1."""
    allowed: tuple[str, ...] | UnsetType = UNSET
    """What the record may have there instead, in the notation of records."""


class Refused(Exception):
    """Ends a request with a problem."""

    def __init__(self, no: No, *, retry_after: int | None = None, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(no.reason)
        self.no = no
        waits = {} if retry_after is None else {"retry-after": str(retry_after)}
        self.headers = {**(headers or {}), **waits}

    def problem(self, language: str) -> Problem:
        return problem_of(self.no, language)


def status_of(no: No) -> HTTPStatus:
    return STATUS.get(no.reason, UNDERSTOOD_BUT_REFUSED)


def problem_of(no: No, language: str) -> Problem:
    message = sentence(no, language=language)
    return Problem(reason=no.reason, message=message, args=no.args, rule=UNSET if no.rule is None else no.rule)


def told(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The response to a failed request. It tells nothing of the exception except what we put into words."""
    refused = _damaged(request, error) or _refused(error, request.scope["path"])
    status = status_of(refused.no)
    _count(request, refused.no, status)
    return Response(
        refused.problem(language_of(request.scope)),
        status_code=status,
        headers={"content-language": language_of(request.scope), **refused.headers},
        media_type="application/json",
    )


def _damaged(request: Request[Any, Any, Any], error: Exception) -> Refused | None:
    hub = request.app.state.get("hub")
    if hub is None or not isinstance(error, StoreDamaged):
        return None
    scope: Any = request.scope
    return Refused(hub.services.damage.told(error, f"{scope['method']} {scope.get('path_template', '')}"))


def _refused(error: Exception, path: str) -> Refused:
    match error:
        case Refused():
            return error
        case StoreDown():
            return Refused(No("unavailable"), retry_after=SECONDS_UNTIL_BACK)
        case Unreadable() as fault:
            return Refused(No(fault.reason, dict(fault.args_)))
        case NotFoundException():
            return Refused(No("no-such-page"))
        case MethodNotAllowedException():
            allowed = _allowed(error)
            return Refused(No("wrong-method", {"allowed": allowed}), headers={"allow": allowed})
        case RequestEntityTooLarge():
            return Refused(No("body-too-large", {"most": most_body_bytes(path)}))
        case HTTPException() if error.status_code < HTTPStatus.INTERNAL_SERVER_ERROR:
            return Refused(No("bad-request", {"problem": HTTPStatus(error.status_code).phrase}))
        case _:
            return Refused(No("failed", {"number": _logged(error)}))


def _allowed(error: MethodNotAllowedException) -> str:
    """The methods of this path that the gatekeeper lets through."""
    known = {method.strip() for method in (error.headers or {}).get("allow", "").split(",")} - {"OPTIONS"}
    return ", ".join(sorted(known | ({"HEAD"} if "GET" in known else set[str]())))


def _logged(error: Exception) -> str:
    """The number under which the log has the error: the request's number, if it has one."""
    number = str(structlog.contextvars.get_contextvars().get("request") or secrets.token_hex(6))
    logger.error("request_failed", number=number, exc_info=error)
    return number


def _count(request: Request[Any, Any, Any], no: No, status: HTTPStatus) -> None:
    hub = request.app.state.get("hub")
    if hub is None:
        return
    hub.services.metrics.refused[no.reason].inc()
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        hub.services.metrics.rate_limited[no.reason].inc()
    if no.reason == "unavailable":
        hub.services.metrics.store_failures.inc()
