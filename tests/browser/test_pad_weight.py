"""A score pad is light: whoever opens one waits for little more than for the first page of all."""

import pytest

from skulduggery import games
from tests.browser.driver import Browser
from tests.browser.house import House
from tests.browser.pads import begin, code_beyond_the_shell
from tests.browser.people import guest

MOST = 60_000


@pytest.mark.parametrize("game", games.names())
def test_a_pad_has_little_code_of_its_own(game: str, browser: Browser, house: House) -> None:
    """From the pads' first page to the first number, with words, and the sheet and the chart besides."""
    with guest(browser, house, "Anna", "/pad") as page:
        begin(page, game, "Anna", "Ben", "Carla")
        page.click("nav [data-view=sheet]")
        page.see(".leaves[data-view=sheet] table", "Carla")
        if game != "sleeping-queens":  # which is one round
            page.click("nav [data-view=chart]")
            page.see(".leaves[data-view=chart]")
        code = code_beyond_the_shell(page)
    assert any("/pad-" in path for path in code)
    assert min(code.values()) > 0
    assert sum(code.values()) < MOST, sorted(code.items(), key=lambda one: -one[1])
