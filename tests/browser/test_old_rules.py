"""Tables and games by older rules in the page: played, looked back at, and closed where the rules are gone."""

from pathlib import Path

import httpx

from tests.browser.driver import Browser, Page
from tests.browser.people import complaints, decide, stranger, until_asked
from tests.server.api.playing import finished_table, open_table
from tests.server.serving import RunningServer, running_server
from tests.versions.upgrading import NAME, upgraded


def come_back(page: Page, cookies: httpx.Cookies) -> None:
    """As the guest with these cookies."""
    for name, value in cookies.items():
        page.run(f"document.cookie = '{name}={value}; path=/'")


def opened(page: Page, server: RunningServer, path: str) -> None:
    page.open(f"{server.url}{path}")


def test_an_old_game_is_played_and_shown_and_closed_where_its_rules_are_gone(browser: Browser, tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        anna = server.guest("Anna")
        cookies = anna.cookies
        finished = finished_table(anna, game=NAME)
        begun = open_table(anna, bots=2, start=True, game=NAME)
    with upgraded(), running_server(tmp_path) as server, stranger(browser, server) as page:
        come_back(page, cookies)
        opened(page, server, f"/t/{begun}")
        assert until_asked(page)
        decide(page)
        assert until_asked(page)
        opened(page, server, f"/replay/{finished}")
        page.see("main[data-page=replay] [data-said]")
    with upgraded(first_is_kept=False), running_server(tmp_path) as server, stranger(browser, server) as page:
        come_back(page, cookies)
        opened(page, server, f"/t/{begun}")
        page.see("main[data-page=no-entry] [role=alert]", "version 1 of the rules")
        page.click("main[data-page=no-entry] button", "Close the table")
        page.click("dialog [data-action=yes]")
        page.see("main[data-page=home]")
        opened(page, server, f"/t/{begun}")
        page.see("main[data-page=no-entry] [role=alert]", "version 1 of the rules")
        assert page.run("document.querySelectorAll('main[data-page=no-entry] button').length") == 0
        page.complaints[:] = complaints(page, "409", "WebSocket")
