"""Nothing that was written on a score pad is ever lost: reload, crash, two tabs, full and damaged stores."""

import json
import os
import signal
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.browser import pads
from tests.browser.autoplay import be_known
from tests.browser.driver import Browser, Page, chromium
from tests.browser.house import House
from tests.browser.people import complaints

AWAY = ("ERR_CONNECTION_REFUSED", "ERR_FAILED")
"""What the browser notes while there is no server."""
DRAWER = """(mode, what) => new Promise((resolve, reject) => {
  const request = indexedDB.open('skulduggery-pads', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('pads', {keyPath: 'key'});
  request.onerror = reject;
  request.onsuccess = () => {
    const transaction = request.result.transaction('pads', mode);
    const asked = what(transaction.objectStore('pads'));
    transaction.oncomplete = () => { request.result.close(); resolve(asked.result ?? null); };
  };
})"""
BID = """async (seat, number) => {
  const wait = () => new Promise((resolve) => setTimeout(resolve));
  for (const wanted of [`[data-seat="${seat}"] [data-field=bid]`, `[data-key="${number}"]`]) {
    while (!document.querySelector(wanted)) await wait();
    document.querySelector(wanted).click();
    await wait();
  }
  return true;
}"""
"""Two taps without looking, quicker than a finger."""
FILL = """(() => {
  let part = 'x'.repeat(2 ** 22);
  for (let n = 0; part; n += 1) {
    try { localStorage.setItem('filling' + n, part); } catch { part = part.slice(0, part.length / 2); }
  }
  return true;
})()"""
EMPTY = """Object.keys(localStorage).filter((key) => key.startsWith('filling'))
  .forEach((key) => localStorage.removeItem(key))"""
BREAK_DRAWER = """window.unbroken = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = () => { throw new DOMException('broken', 'UnknownError'); }; true"""
MEND_DRAWER = "IDBDatabase.prototype.transaction = window.unbroken; true"
QUESTION = """(() => {
  const leaving = new Event('beforeunload', {cancelable: true});
  dispatchEvent(leaving);
  return leaving.defaultPrevented;
})()"""
SHELL_IS_KEPT = """(async () => {
  if (!navigator.serviceWorker.controller) return false;
  const loaded = performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname);
  const parts = loaded.filter((path) => path.startsWith('/assets/'));
  return parts.length > 3 && (await Promise.all(parts.map((path) => caches.match(path)))).every(Boolean);
})()"""


@pytest.fixture
def phone(browser: Browser, house: House) -> Generator[Page]:
    page = browser.page()
    page.save_data()
    be_known(page, house.url, "Anna", motion="off")
    page.open(f"{house.url}/pad")
    yield page
    assert complaints(page) == []
    page.close()


def test_a_round_goes_on_where_it_was_left(phone: Page, browser: Browser, house: House) -> None:
    """After a reload in the middle of it, by the back button, and in another tab when this one was closed."""
    pad = begin(phone)
    tap(phone, 1)
    expect_bids(phone, "–", "1")
    phone.open(f"{house.url}/pad/{pad}")
    expect_bids(phone, "–", "1")
    phone.click("[data-action=undo]")
    expect_bids(phone, "–", "–")
    phone.open(f"{house.url}/pad/{pad}")
    phone.click("[data-action=redo]")
    phone.click("[data-seat='0'] [data-field=bid]")
    tap(phone, 0)
    expect_bids(phone, "0", "1")
    phone.open(f"{house.url}/health")
    phone.back()
    expect_bids(phone, "0", "1")
    phone.open(f"{house.url}/pad")
    second = browser.page(beside=phone)
    phone.click(f"[data-action=go-on][data-pad='{pad}']")
    expect_bids(phone, "0", "1")
    tap(phone, 1)
    phone.run("window.close(); true")
    second.open(f"{house.url}/pad")
    second.click(f"[data-action=go-on][data-pad='{pad}']")
    second.see("[data-field=tricks]", "1")
    expect_bids(second, "0", "1")
    assert complaints(second) == []
    second.close()


def test_two_tabs_write_on_one_pad(phone: Page, browser: Browser) -> None:
    """Each shows at once what the other wrote; what one throws away the other can bring back."""
    pad = begin(phone, "Anna", "Ben", "Cleo")
    other = browser.page(beside=phone)
    other.open(phone.run("location.href"))
    tap(phone, 1)
    expect_bids(other, "–", "1", "–")
    for page, seat in ((phone, 2), (other, 0)):  # one right after the other
        assert page.run(f"({BID})({seat}, 0)")
    for page in (phone, other):
        expect_bids(page, "0", "1", "0")
    other.click("[data-action=undo]")
    phone.until(f"({BIDS}).includes('–')", what="the undoing")
    phone.click("[data-action=menu]")
    phone.click("[data-action=delete]")
    phone.click("[data-action=really]")
    phone.see("main[data-part=home]")
    other.click("[data-action=restore]")
    other.see("[data-field=bid]", "1")
    phone.see(f"[data-action=go-on][data-pad='{pad}']")
    assert complaints(other) == []
    other.close()


@pytest.mark.parametrize("spoilt", ["desk", "drawer", "both"])
def test_a_damaged_copy_is_set_aside(phone: Page, house: House, spoilt: str) -> None:
    """The sound copy goes on, the damaged one can be saved or thrown away, and other pads do not notice."""
    other = begin(phone)
    tap(phone, 0)
    phone.open(f"{house.url}/pad")
    pad = begin(phone)
    tap(phone, 1)
    until_in_drawer(phone, pad, '"bid":1')
    phone.open(f"{house.url}/health")
    if spoilt != "drawer":
        phone.run(f"localStorage.setItem('pad:{pad}', localStorage.getItem('pad:{pad}').slice(0, 100)); true")
    if spoilt != "desk":
        impossible = {"key": pad, "text": '{"version":1,"revision":99}'}
        phone.run(f"({DRAWER})('readwrite', (store) => store.put({json.dumps(impossible)}))")
    phone.open(f"{house.url}/pad")
    copies = 2 if spoilt == "both" else 1
    phone.until(f"document.querySelectorAll('[data-trouble=damaged] li').length === {copies}", what="the damage")
    phone.see("[data-trouble=damaged]", pad)
    going_on = f"[data-action=go-on][data-pad='{other}']"
    if spoilt == "both":
        phone.see(going_on)
        assert not phone.run(f"[...document.querySelectorAll('[data-pad]')].some((one) => one.dataset.pad === '{pad}')")
    else:
        phone.click(f"[data-action=go-on][data-pad='{pad}']")
        expect_bids(phone, "–", "1")
        phone.back()
    for left in range(copies, 0, -1):
        phone.click("[data-action=throw-away]")
        phone.click("dialog [data-action=yes]")
        phone.until(f"document.querySelectorAll('[data-trouble=damaged] li').length === {left - 1}")
    phone.open(f"{house.url}/pad")
    phone.click(going_on)
    expect_bids(phone, "–", "0")
    assert phone.run("document.querySelector('[data-trouble]')") is None


def test_a_full_store_is_said_and_loses_nothing(phone: Page, house: House) -> None:
    phone.run(FILL)
    pad = begin(phone)
    tap(phone, 1)
    back_home(phone)
    phone.see("[data-trouble=one-copy]")
    until_in_drawer(phone, pad, '"bid":1')
    phone.open(f"{house.url}/pad/{pad}")
    expect_bids(phone, "–", "1")

    phone.run(BREAK_DRAWER)
    tap(phone, 0)
    expect_bids(phone, "0", "1")
    phone.see("main[data-part=sheet] [data-trouble=nowhere] [data-action=save-now]")
    phone.until(QUESTION, what="the question whether to leave")
    phone.click("main a[href='/pad']")
    phone.see("[data-trouble=nowhere]")

    phone.run(f"{EMPTY}; true")
    phone.run(MEND_DRAWER)
    phone.click(f"[data-action=go-on][data-pad='{pad}']")
    tap(phone, 1)
    back_home(phone)
    phone.until("document.querySelector('[data-trouble]') === null", what="the end of the trouble")
    assert not phone.run(QUESTION)
    phone.open(f"{house.url}/pad/{pad}")
    expect_bids(phone, "0", "1")
    phone.see("[data-field=tricks]", "1")


def test_it_starts_without_a_network_even_after_a_crash(own_house: House, tmp_path: Path) -> None:
    """One visit; then the browser is killed in the middle of a round, and there is no server any more."""
    folder = tmp_path / "profile"
    with chromium(folder) as browser:
        page = browser.lasting_page()
        page.open(f"{own_house.url}/pad")
        pad = begin(page)
        page.until(SHELL_IS_KEPT, what="the page to be kept")
        tap(page, 1)
        until_in_drawer(page, pad, '"bid":1')
        processes = browser.call("SystemInfo.getProcessInfo")["processInfo"]
        os.kill(next(process["id"] for process in processes if process["type"] == "browser"), signal.SIGKILL)
    own_house.stop()
    (folder / "DevToolsActivePort").unlink()
    with chromium(folder) as browser:
        page = browser.lasting_page()
        page.open(f"{own_house.url}/pad")
        page.click(f"[data-action=go-on][data-pad='{pad}']")
        expect_bids(page, "–", "1")
        tap(page, 0)
        expect_bids(page, "0", "1")
        page.open(f"{own_house.url}/pad/{pad}")
        expect_bids(page, "0", "1")
        assert complaints(page, *AWAY) == []


# --- what people do -----------------------------------------------------------------------------------------------

BIDS = "[...document.querySelectorAll('[data-field=bid]')].map((one) => one.textContent.trim())"


def begin(page: Page, *names: str) -> str:
    """A Skull King pad. The last player bids first."""
    return pads.begin(page, "skull-king", *(names or ("Anna", "Ben")))


def tap(page: Page, number: int) -> None:
    page.click(f"[data-key='{number}']")


def expect_bids(page: Page, *bids: str) -> None:
    page.until(f"JSON.stringify({BIDS}) === {json.dumps(json.dumps(bids, ensure_ascii=False, separators=(',', ':')))}")


def back_home(page: Page) -> None:
    page.back()
    page.see("main[data-part=home]")


def until_in_drawer(page: Page, pad: str, part: str) -> None:
    """Until the second copy has it, too."""
    box = f"({DRAWER})('readonly', (store) => store.get('{pad}'))"
    page.until(f"{box}.then((box) => box?.text.includes({json.dumps(part)}))", what=f"{part} in the database")
