"""A score pad is written, found again after a reload, and written on without a server."""

from tests.browser.autoplay import be_known
from tests.browser.driver import Browser
from tests.browser.house import House
from tests.browser.people import complaints
from tests.browser.test_pad_keeping import SHELL_IS_KEPT, begin, expect_bids, tap


def test_a_pad_is_written_reloaded_and_written_without_a_server(browser: Browser, own_house: House) -> None:
    page = browser.page()
    be_known(page, own_house.url, "Anna", motion="off")
    page.open(f"{own_house.url}/pad")
    pad = begin(page, "Anna", "Ben", "Carla")
    tap(page, 1)
    expect_bids(page, "–", "1", "–")
    page.reload()
    expect_bids(page, "–", "1", "–")
    page.until(SHELL_IS_KEPT, what="the page to be kept")
    own_house.stop()
    page.open(f"{own_house.url}/pad")
    page.click(f"[data-action=go-on][data-pad='{pad}']")
    expect_bids(page, "–", "1", "–")
    tap(page, 0)
    expect_bids(page, "–", "1", "0")
    page.click("[data-action=undo]")
    expect_bids(page, "–", "1", "–")
    tap(page, 1)
    page.open(f"{own_house.url}/pad/{pad}")
    expect_bids(page, "–", "1", "1")
    assert complaints(page, "ERR_") == []
    page.close()
