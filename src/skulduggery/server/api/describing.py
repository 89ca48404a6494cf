"""How the API is described: each handler carries its own description, `openapi.py` makes one document of them."""

from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import Any, Literal, TypeAlias, TypeVar

from msgspec import Struct

from skulduggery.server.table.requests import No

Handler = TypeVar("Handler", bound=Callable[..., Any])
Tag: TypeAlias = Literal["guests", "tables", "games", "mine", "pads", "operating"]
JSON = "application/json"

TAGS: Mapping[Tag, str] = {
    "guests": "Who I am: a name and a signed cookie, nothing else.",
    "tables": "Open, find and share tables. The game itself is played over the table's socket.",
    "games": "What can be played, and finished games.",
    "mine": "My tables, finished games and statistics.",
    "pads": "Score pads of games on a real table, shared with others while they are written.",
    "operating": "For the people who run the server.",
}


class Described(Struct, frozen=True, kw_only=True):
    summary: str
    tag: Tag
    answer: Any
    """The type of the response body; None if there is none."""
    example: Any = None
    status: HTTPStatus = HTTPStatus.OK
    media: str = JSON
    headers: Mapping[str, str] = {}
    """Response headers, and what they are for."""
    body: type[Struct] | None = None
    body_example: Any = None
    query: type[Struct] | None = None
    refuses: tuple[No, ...] = ()
    """Refusals besides those that every request may meet."""
    otherwise: Mapping[HTTPStatus, Any] = {}
    """Further responses that are not problems, and the types of their bodies; None for those without a body."""
    guest: bool = False
    """Whether only guests may send the request."""


_described: dict[Any, Described] = {}


def described(
    summary: str,
    *,
    tag: Tag,
    answer: Any,
    example: Any = None,
    status: HTTPStatus = HTTPStatus.OK,
    media: str = JSON,
    headers: Mapping[str, str] | None = None,
    body: type[Struct] | None = None,
    body_example: Any = None,
    query: type[Struct] | None = None,
    refuses: tuple[No, ...] = (),
    otherwise: Mapping[HTTPStatus, Any] | None = None,
    guest: bool = False,
) -> Callable[[Handler], Handler]:
    """Decorator between the route and its function. The function's docstring is the longer description."""

    def mark(handler: Handler) -> Handler:
        _described[handler] = Described(
            summary=summary,
            tag=tag,
            answer=answer,
            example=example,
            status=status,
            media=media,
            headers=headers or {},
            body=body,
            body_example=body_example,
            query=query,
            refuses=refuses,
            otherwise=otherwise or {},
            guest=guest,
        )
        return handler

    return mark


def description_of(handler: Any) -> Described | None:
    return _described.get(handler)
