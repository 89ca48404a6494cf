"""What the API says about itself is true: schemathesis asks it all sorts of things, sensible and not.

It is imported where it is needed: every worker of xdist imports this module, and one of them runs its tests."""

from collections.abc import Generator, Mapping
from typing import TYPE_CHECKING, Any, cast

import httpx
import pytest
from hypothesis import settings

from skulduggery.server.api.openapi import _operations, document
from skulduggery.server.api.tables import EXAMPLE
from skulduggery.server.app import create_app
from skulduggery.server.config import Limits, ServerConfig
from skulduggery.server.security.cookies import COOKIE
from tests.server.api.playing import QUICK, finished_table
from tests.server.serving import RunningServer, running_server

if TYPE_CHECKING:
    from schemathesis.transport.requests import ManagedCookiesSession

PLENTY = Limits(
    requests_per_minute=1_000_000, guests_per_hour=1_000_000, tables_per_hour=1_000_000, code_guesses_per_minute=100_000
)
APP = create_app(ServerConfig(database="nowhere"))
OPERATIONS = [
    f"{operation.method.upper()} {operation.path}"
    for operation in sorted(_operations(APP), key=lambda operation: (operation.path, operation.method))
]
"""In the order of the description: a pad is shared before others are asked for. `described.parametrize()` would
generate the cases of all operations in every worker of xdist, while it collects."""

READING = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})
REFUSED = 400
"""The first status that refuses a request."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("schema"), limits=PLENTY) as running:
        yield running


@pytest.fixture(scope="module")
def visitor(server: RunningServer) -> httpx.Client:
    return server.visitor()


@pytest.fixture(scope="module")
def unchanged() -> list[dict[str, str]]:
    """The cookies of a guest who has changed nothing yet, if there is one."""
    return []


@pytest.fixture(scope="module")
def session() -> "Generator[ManagedCookiesSession]":
    """Keeps the connection open, but no cookies, and adds no headers to those of a case."""
    from schemathesis.transport.requests import ManagedCookiesSession

    with ManagedCookiesSession() as session:
        session.headers.clear()
        session.trust_env = False  # it would look for proxies in the environment before every request
        yield session


@pytest.fixture(scope="module")
def real(server: RunningServer) -> dict[str, str]:
    """What to ask for in place of the description's examples, so that there is something to be found."""
    host = server.guest("Ben")
    code = host.post("/api/tables", json={"settings": QUICK}).json()["code"]
    return {EXAMPLE.id: finished_table(host, public=True), EXAMPLE.code: code}


@pytest.fixture(scope="module")
def described() -> Any:
    import schemathesis
    from schemathesis.checks import load_all_checks

    load_all_checks()
    schema: Any = schemathesis.openapi.from_dict(document(APP))
    # JSON Schema takes 5.0 for a whole number, and cannot say which games there are: we are stricter.
    schema.config.checks.positive_data_acceptance.enabled = False
    return schema


@pytest.fixture(scope="module")
def operations(described: Any) -> Mapping[str, Any]:
    found = [result.ok() for result in described.get_all_operations()]
    return {operation.label: operation for operation in found}


def test_every_operation_is_asked(operations: Mapping[str, Any]) -> None:
    assert list(operations) == OPERATIONS


@pytest.mark.parametrize("label", OPERATIONS)
def test_answers_are_as_described(
    label: str,
    described: Any,
    operations: Mapping[str, Any],
    server: RunningServer,
    visitor: httpx.Client,
    unchanged: list[dict[str, str]],
    session: "ManagedCookiesSession",
    real: dict[str, str],
) -> None:
    """By a new guest after every request that may have changed something, for one of them is to be forgotten."""
    from schemathesis.generation.feedback import FeedbackSources
    from schemathesis.pytest import _test_builder

    def ask(case: Any) -> None:
        is_guest = COOKIE in (case.cookies or {})
        cookies = (unchanged.pop() if unchanged else become_guest(visitor)) if is_guest else {}
        path: dict[str, Any] = case.path_parameters or {}
        for name, value in path.items():
            path[name] = real.get(value, value)
        answer = case.call_and_validate(base_url=server.url, session=session, cookies=dict(cookies), timeout=30)
        if is_guest and (case.method.upper() in READING or answer.status_code >= REFUSED):
            unchanged.append(cookies)

    asked = cast("Any", _test_builder).build_operation_test(
        config=described.config,
        operation=operations[label],
        test_func=ask,
        given_kwargs={},
        feedback=FeedbackSources(),
        explicit_settings=settings(max_examples=15),
    )
    assert [mark for mark in left_out() if mark.is_set(asked)] == []
    asked()


def become_guest(visitor: httpx.Client) -> dict[str, str]:
    visitor.cookies.clear()
    return dict(visitor.post("/api/guests", json={"name": "Anna"}).raise_for_status().cookies)


def left_out() -> tuple[Any, ...]:
    """Schemathesis marks a test with one of these if it could not generate some of the cases."""
    from schemathesis.generation.hypothesis import builder

    return (
        builder.UnsatisfiableExampleMark,
        builder.NonSerializableMark,
        builder.UnserializablePayloadMark,
        builder.InvalidRegexMark,
        builder.InvalidHeadersExampleMark,
        builder.MissingPathParameters,
    )
