"""The most important journeys in Firefox and WebKit, and what went wrong in one of them alone. `--engines` runs them.

Everything that people do in the page comes from tests/browser; there it is tried in Chromium."""

import pytest

from tests.browser.driver import Engine


def only(engine: Engine) -> pytest.MarkDecorator:
    """For a test that is about one engine."""
    return pytest.mark.parametrize("browser", [engine], indirect=True, scope="session")
