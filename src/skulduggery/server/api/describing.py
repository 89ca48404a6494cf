"""What the API says about itself: each handler is described where it stands, `openapi.py` makes one document of it."""

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
    "tables": "Opening, finding and inviting to tables. Playing itself is done over a table's socket.",
    "games": "What can be played, and finished games.",
    "mine": "My tables, my finished games and what they say about me.",
    "pads": "Score pads of games on a real table, shared with others while they are written.",
    "operating": "For the people who run the server.",
}


class Described(Struct, frozen=True, kw_only=True):
    summary: str
    tag: Tag
    answer: Any
    """The type of the answer's body; None if it has none."""
    example: Any = None
    status: HTTPStatus = HTTPStatus.OK
    media: str = JSON
    headers: Mapping[str, str] = {}
    """Headers of the answer, and what they are for."""
    body: type[Struct] | None = None
    body_example: Any = None
    query: type[Struct] | None = None
    refuses: tuple[No, ...] = ()
    """Besides what every request may meet."""
    otherwise: Mapping[HTTPStatus, Any] = {}
    """Further answers that are no problems, and the types of their bodies; None if they have none."""
    guest: bool = False
    """Whether one has to be a guest."""


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
    """Goes between the route and its function; the function's docstring is the longer description."""

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
