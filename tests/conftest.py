"""Coverage is demanded of the rules alone (scripts/test.py), and a game's own tests have to reach all of them. It makes
everything several times as slow, so nothing else is measured: neither other tests, nor what is imported for them.

The longest tests come first, so that no worker is left alone with one at the end (tests/selection.py).

Hypothesis draws the same examples in every run. `TESTS_EXPLORE=<integer>` makes it draw others, which the same
integer brings back; tests/seeds.py does the same for all other random numbers.

`TESTS_ORDER=reverse` runs the tests in reversed order, an integer in an order shuffled with that seed.

A test that hangs is ended by pytest-timeout, which raises in it, so that it can end what it has started. Where no
signal reaches it, the worker itself ends a little later, and xdist starts another."""

import faulthandler
import gc
import importlib
import os
import signal
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from coverage import Coverage
from hypothesis import core, settings

from tests.processes import end_leftovers
from tests.seeds import exploring
from tests.selection import durations, is_quick, longest_first

TESTS = Path(__file__).resolve().parent
GAMES = TESTS / "games"
ENGINES = TESTS / "engines"
RULES = TESTS.parent / "src" / "skulduggery" / "games"
HARD_LIMIT = 120
"""Seconds after which a test that pytest-timeout could not end takes its worker with it."""

GRACE = 5.0
"""Seconds in which processes of a finished run may end by themselves."""

settings.register_profile("test", derandomize=True, deadline=None, print_blob=True, database=None)
settings.register_profile("explore", derandomize=False, deadline=None, print_blob=True, database=None)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="only short tests that need no page and no browser")
    parser.addoption(
        "--engine", choices=("chromium", "firefox", "webkit"), default="chromium", help="the browser of tests/browser"
    )
    parser.addoption("--engines", action="store_true", help="run tests/engines, too: journeys in Firefox and WebKit")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Journeys in other engines are run if somebody asks for them: by the option, or by naming a file of theirs."""
    wanted = config.getoption("engines") or any("tests/engines" in argument for argument in config.args)
    return True if collection_path == ENGINES and not wanted else None


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """All modules are imported here, and coverage would make that twice as slow. Only the rules are measured, in which
    importing runs every line outside of functions."""
    if Coverage.current() is not None:
        for file in sorted(RULES.glob("*/rules/*.py")):
            importlib.import_module(".".join(file.relative_to(RULES.parents[1]).with_suffix("").parts))
    with unmeasured():
        return (yield)


def pytest_collection_finish() -> None:
    """What was imported and collected stays to the end: it need not be searched for garbage again and again."""
    gc.collect()
    gc.freeze()


def pytest_configure() -> None:
    """Before any test module is imported: settings that tests make there inherit from the profile. A command that a
    shell starts in the background ignores Ctrl-C, and so would all that the tests start."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    explored = exploring()
    settings.load_profile("test" if explored is None else "explore")
    if explored is not None:
        core.global_force_seed = explored  # what `--hypothesis-seed` sets


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--quick"):
        took = durations()
        left_out = [item for item in items if not is_quick(item, took)]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if is_quick(item, took)]
    items[:] = longest_first(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))
    put_in_order(items, os.environ.get("TESTS_ORDER", ""))


def put_in_order(items: list[pytest.Item], wanted: str) -> None:
    """No test depends on those before it (scripts/anywhere.py proves that)."""
    if wanted == "reverse":
        items.reverse()
    elif wanted:
        Random(int(wanted)).shuffle(items)


@pytest.hookimpl(wrapper=True)
def pytest_runtestloop(session: pytest.Session) -> Generator[None, object, object]:
    """The process that leads the workers runs no test."""
    if not session.config.pluginmanager.hasplugin("dsession"):
        return (yield)
    with unmeasured():
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Fixtures count, too: a server that is started while measuring would be measured as long as it runs."""
    own = item.get_closest_marker("timeout")
    with never_longer_than(max([HARD_LIMIT, *(own.args if own else ())]), item.config):
        if item.path.parent.parent == GAMES:
            return (yield)
        with unmeasured():
            return (yield)


@contextmanager
def never_longer_than(seconds: float, config: pytest.Config) -> Generator[None]:
    """Ends this worker of xdist if the block takes longer. Without workers somebody may be using a debugger."""
    if not hasattr(config, "workerinput"):
        yield
        return
    faulthandler.dump_traceback_later(seconds, exit=True)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """In the process that leads the workers, when all of them have ended."""
    workers = getattr(session.config.pluginmanager.get_plugin("dsession"), "nodemanager", None)
    if workers is not None:
        end_leftovers(workers.testrunuid, grace=GRACE)


@contextmanager
def unmeasured() -> Generator[None]:
    """In a worker of xdist, pytest-cov measures twice, one inside the other: if the inner stops, the outer goes on."""
    stopped: list[Coverage] = []
    while (measuring := Coverage.current()) is not None:
        measuring.stop()
        stopped.append(measuring)
    try:
        yield
    finally:
        for measuring in reversed(stopped):
            measuring.start()
