"""The page's own tools, and the page as it was built."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "scripts"))
import webbuild  # noqa: E402

HOW = "run it with ./skulduggery test, or prepare it with: python scripts/webbuild.py --dev"


@pytest.fixture(scope="session")
def web() -> Path:
    """The page's sources, with everything that checking them needs."""
    if not webbuild.is_installed(ROOT, dev=True):
        pytest.fail(f"the packages of npm are not those of the lock; {HOW}")
    return ROOT / "web"


@pytest.fixture(scope="session")
def built() -> Path:
    """The page as it is served, made from exactly the sources that are here."""
    if not webbuild.is_built(ROOT):
        pytest.fail(f"the page has changed since it was built; {HOW}")
    return ROOT / webbuild.STATIC
