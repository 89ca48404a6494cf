"""The OpenAPI description, built from the descriptions beside the handlers (`describing.py`)."""

import inspect
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Litestar, Response, get
from litestar.routes import HTTPRoute
from msgspec import Struct

from skulduggery import __version__
from skulduggery.kernel.nesting import DEEPEST
from skulduggery.server.api.asking import Asked
from skulduggery.server.api.describing import JSON, TAGS, Described, described, description_of
from skulduggery.server.api.pads import SHARE
from skulduggery.server.api.problems import Problem, problem_of, status_of
from skulduggery.server.api.schemas import Json, Schemas
from skulduggery.server.api.sizes import most_body_bytes
from skulduggery.server.api.tables import EXAMPLE
from skulduggery.server.security.cookies import COOKIE
from skulduggery.server.table.requests import No

ABOUT = """\
Tables for Skull King, Skull King: the dice game, Skull Queen and Sleeping Queens.

Become a guest, open a table or find one by its code, then play over the table's socket \
(`/api/tables/{table_id}/socket`; docs/protocol.md describes it).

Every error has the same format (`Problem`), with a sentence in the language of Accept-Language (English, \
German, French or Italian). Bodies are JSON in UTF-8. Times are milliseconds since 1970."""

LICENCE = {"name": "Apache 2.0", "identifier": "Apache-2.0"}
GUEST_SCHEME = {
    "type": "apiKey",
    "in": "cookie",
    "name": COOKIE,
    "description": "Signed by the server; `POST /api/guests` sets it.",
}
PATH_PARAMETERS: Mapping[str, Json] = {
    "table_id": {
        "description": "The id of the table, from its link.",
        "schema": {"type": "string", "minLength": 1},
        "example": EXAMPLE.id,
    },
    "code": {
        "description": "Five letters, in any case, with or without blanks and dashes.",
        "schema": {"type": "string", "minLength": 1},
        "example": EXAMPLE.code,
    },
    "game": {
        "description": "The name of the game, from `/api/games`.",
        "schema": {"type": "string", "minLength": 1},
        "example": "skull-king",
    },
    "share": {
        "description": "The id of the shared pad, from its link.",
        "schema": {"type": "string", "minLength": 1},
        "example": SHARE,
    },
    "step": {
        "description": "A step of the game's record; 0 is before the first.",
        "schema": {"type": "integer", "minimum": 0},
        "example": 12,
    },
    "picture": {
        "description": "The id of the table, followed by `.png`.",
        "schema": {"type": "string", "minLength": 1},
        "example": f"{EXAMPLE.id}.png",
    },
    "game_picture": {
        "description": "The name of the game, followed by `.png`.",
        "schema": {"type": "string", "minLength": 1},
        "example": "skull-king.png",
    },
}

ALWAYS = (
    No("bad-request", {"problem": "Bad Request"}),
    No("foreign-host", {"host": "play.example.org"}),
    No("too-many-requests", {"seconds": 5}),
    No("failed", {"number": "9c2e51f0a7b4"}),
    No("damaged"),
    No("unavailable"),
    No("stopping"),
)
OF_GUESTS = (No("not-a-guest"),)
OF_QUERIES = (No("bad-message", {"problem": "Expected `int` >= 1 - at `$.count`"}),)
OF_CHANGES = (No("foreign-page"),)
OF_BODIES = (
    No("not-json"),
    No("too-deep", {"most": DEEPEST}),
    No("bad-message", {"problem": "Expected `int`, got `str` - at `$.settings.seats`"}),
    No("only-json", {"value": "text/plain"}),
)
WAITS = frozenset({HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE})


class Operation(Struct, frozen=True):
    path: str
    method: str
    about: Described
    name: str
    text: str


@get("/api/openapi.json")
@described("This description", tag="operating", answer=dict[str, Any])
async def show_openapi(request: Asked) -> Response[bytes]:
    """This description, as OpenAPI 3.1."""
    return Response(_encoded(request.app), media_type=JSON)


@cache
def _encoded(app: Litestar) -> bytes:
    return msgspec.json.encode(document(app))


def document(app: Litestar) -> Json:
    operations = sorted(_operations(app), key=lambda found: (found.path, found.method))
    schemas = Schemas(list(dict.fromkeys(_kinds(operations))))
    paths: dict[str, Json] = {}
    for operation in operations:
        paths.setdefault(operation.path, {})[operation.method] = _told(operation, schemas)
    queries = {told.about.query.__name__ for told in operations if told.about.query is not None}
    components = {name: schema for name, schema in schemas.components.items() if name not in queries}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Skulduggery", "version": __version__, "description": ABOUT, "license": LICENCE},
        "servers": [{"url": "/"}],
        "tags": [{"name": name, "description": about} for name, about in TAGS.items()],
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"guest": GUEST_SCHEME}},
    }


def _operations(app: Litestar) -> Iterator[Operation]:
    for route in app.routes:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else ():
            about = description_of(handler.fn)
            text = inspect.getdoc(handler.fn) or ""
            for method in sorted(handler.http_methods) if about is not None else ():
                assert about is not None
                yield Operation(
                    path=route.path_format, method=method.lower(), about=about, name=handler.fn.__name__, text=text
                )


def _kinds(operations: Iterable[Operation]) -> Iterator[Any]:
    yield Problem
    for told in operations:
        yield from (kind for kind in (told.about.answer, told.about.body, told.about.query) if kind is not None)
        yield from (kind for kind in told.about.otherwise.values() if kind is not None)


def _told(operation: Operation, schemas: Schemas) -> Json:
    about = operation.about
    return {
        "operationId": operation.name.replace("_", "-"),
        "tags": [about.tag],
        "summary": about.summary,
        "description": " ".join(operation.text.split()),
        "parameters": [*_path_parameters(operation), *_query_parameters(about, schemas)],
        **({} if about.body is None else {"requestBody": _body(about, schemas)}),
        "responses": _answers(operation, schemas),
        "security": [{"guest": []}] if about.guest else [{}, {"guest": []}],
    }


def _path_parameters(operation: Operation) -> list[Json]:
    names = re.findall(r"{(\w+)}", operation.path)
    return [{"name": name, "in": "path", "required": True, **PATH_PARAMETERS[name]} for name in names]


def _query_parameters(about: Described, schemas: Schemas) -> list[Json]:
    return [] if about.query is None else schemas.parameters(about.query)


def _body(about: Described, schemas: Schemas) -> Json:
    example = msgspec.to_builtins(about.body_example)
    return {"required": True, "content": {JSON: {"schema": schemas.of(about.body), "example": example}}}


def _answers(operation: Operation, schemas: Schemas) -> Json:
    about = operation.about
    answers = {about.status: _answer(about, schemas)}
    for status, refusals in _by_status(_refusals(operation)).items():
        answers[status] = _problems(status, refusals, schemas)
    for status, kind in about.otherwise.items():
        content = {} if kind is None else {"content": {JSON: {"schema": schemas.of(kind)}}}
        answers[status] = {"description": status.description, **content}
    return {str(int(status)): answers[status] for status in sorted(answers)}


def _answer(about: Described, schemas: Schemas) -> Json:
    told: Json = {"description": about.summary}
    if about.answer is not None:
        example = {} if about.example is None else {"example": msgspec.to_builtins(about.example)}
        told["content"] = {about.media: {"schema": schemas.of(about.answer), **example}}
    if about.headers:
        told["headers"] = {name: _header(words) for name, words in about.headers.items()}
    return told


def _refusals(operation: Operation) -> tuple[No, ...]:
    about = operation.about
    return (
        *about.refuses,
        *(OF_GUESTS if about.guest else ()),
        *(OF_QUERIES if about.query is not None else ()),
        *(OF_CHANGES if operation.method != "get" else ()),
        *((*OF_BODIES, _too_large(operation.path)) if about.body is not None else ()),
        *ALWAYS,
    )


def _too_large(path: str) -> No:
    return No("body-too-large", {"most": most_body_bytes(path)})


def _by_status(refusals: Iterable[No]) -> dict[HTTPStatus, list[No]]:
    found: dict[HTTPStatus, list[No]] = {}
    for no in refusals:
        found.setdefault(status_of(no), []).append(no)
    return found


def _problems(status: HTTPStatus, refusals: Iterable[No], schemas: Schemas) -> Json:
    examples = {no.reason: {"value": msgspec.to_builtins(problem_of(no, "en"))} for no in refusals}
    waits = {"Retry-After": _header("Seconds to wait.")} if status in WAITS else {}
    return {
        "description": status.phrase,
        "content": {JSON: {"schema": schemas.of(Problem), "examples": examples}},
        **({"headers": waits} if waits else {}),
    }


def _header(words: str) -> Json:
    return {"description": words, "schema": {"type": "string"}}
