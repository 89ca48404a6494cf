"""Without a network: after one visit the page starts and says what works. A new version is offered; nothing is lost."""

import json
import re
import shutil
import urllib.error
import urllib.request
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from skulduggery import games
from skulduggery.server.api.pages import page_folder
from tests.browser.autoplay import be_known, start_table
from tests.browser.axe import violations
from tests.browser.driver import Browser, Page
from tests.browser.house import House
from tests.browser.people import complaints

LOCALES = Path(__file__).parents[2] / "src" / "skulduggery" / "locales"
AWAY = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "WebSocket connection", "ERR_FAILED")
"""What the browser notes while there is no server."""
HAS_LOG = (
    "performance.getEntriesByType('resource').some(({name, responseEnd}) => /\\/log\\b/.test(name) && responseEnd > 0)"
)
TOLD = [f"/api/{kind}/{game}" for game in games.names() for kind in ("rules", "lessons", "examples")]
KEPT = """(async (addresses) => {
  if (!navigator.serviceWorker.controller) return false;
  const found = addresses.map((address) => caches.match(address, {ignoreVary: true}));
  return (await Promise.all(found)).every((answer) => answer !== undefined);
})"""
ALL_KEPT = """(async () => {
  const named = (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({url}) => url));
  return (await Promise.all(named)).flat().map((url) => url.slice(location.origin.length));
})()"""
KEEP = """new Promise((resolve) => {
  const {port1, port2} = new MessageChannel();
  port1.onmessage = ({data}) => resolve(data);
  const wish = {ask: 'keep', language: 'en', sparing: false, engine: false};
  navigator.serviceWorker.controller.postMessage(wish, [port2]);
})"""
VERSION = "document.querySelector('meta[name=version]').content"
LOOK_FOR_NEWS = """navigator.serviceWorker.getRegistration().then((found) => found.update())
  .then(() => document.querySelector('[data-notice=update]'))"""
"""Asked until it knows: a browser that is still looking, and has heard from the server before, does not look again."""


class Harbour(House):
    """A house whose page may be built anew while it is closed."""

    def __init__(self, folder: Path, static: Path) -> None:
        super().__init__(folder, {"SKULDUGGERY_STATIC": str(static)})
        self.static = static


@pytest.fixture
def harbour(browser: Browser, tmp_path: Path) -> Generator[Harbour]:
    static = tmp_path / "static"
    shutil.copytree(page_folder(), static)
    house = Harbour(tmp_path, static)
    house.start()
    yield house
    house.stop()


def visit(browser: Browser, house: House, language: str) -> Page:
    """One visit, until everything that is kept without asking is there."""
    page = browser.page()
    be_known(page, house.url, "Anna", language=language, motion="off")
    page.open(house.url)
    addresses = json.dumps([f"{address}?lang={language}" for address in TOLD])
    page.until(f"({KEPT})({addresses})", what="the page to be kept")
    return page


def said(language: str, part: str, key: str) -> str:
    catalogue = (LOCALES / language / f"{part}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^{key} = (.+)$", catalogue, re.MULTILINE)
    assert found, key
    return found[1]


def test_after_one_visit_it_starts_without_a_server(browser: Browser, harbour: Harbour) -> None:
    page = visit(browser, harbour, "de")
    table = start_table(page, "skull-king", 2)
    page.run("fetch('/api/me/tables').then((answer) => answer.json())")
    bring_the_rules_aboard(page)
    harbour.stop()

    page.open(harbour.url + "/?source=installed")
    page.see("main[data-page=home] [role=alert]", said("de", "web", "server-away")[:20])
    for works in ("pad", "rules", "lessons", "replays", "pass"):
        page.see(f"[data-offline=meanwhile] [data-works={works}]", said("de", "web-around", f"offline-{works}"))
    assert said("de", "web-around", "offline-engine-first") not in page.text()
    assert violations(page) == []
    page.click("[data-works=rules]")
    page.see("main[data-page=rules]")
    page.open(harbour.url + "/rules/skull-king#SK-31")
    page.see("main[data-page=rules] #SK-31")
    page.open(harbour.url + "/learn/skull-king")
    page.see("[data-page=learn] [data-board=skull-king]")
    page.open(harbour.url + "/replay")
    page.see("main[data-page=replay]", said("de", "web-replay", "bring-title"))
    page.open(f"{harbour.url}/t/{table}")
    page.see("[role=status]", said("de", "web", "reconnecting")[:10])
    page.click("main a", said("de", "web", "go-home"))
    page.see("[data-offline=meanwhile]")
    assert page.run("document.documentElement.lang") == "de"

    assert_nothing_else_is_kept(page)
    play_on_one_phone(page, harbour)
    page.open(harbour.url)
    page.see("[data-offline=meanwhile]")
    harbour.start()
    page.until("document.querySelector('[data-offline=meanwhile]') === null", what="the page to go on by itself")
    page.see("main[data-page=home]", "Skull King")
    assert complaints(page, *AWAY) == []
    page.close()


def bring_the_rules_aboard(page: Page) -> None:
    """By the settings, which say what works and what does not."""
    page.click("header .tools button")
    page.click("[data-settings=offline] summary")
    page.see("[data-settings=offline] [data-standing=kept]", said("de", "web-around", "offline-page-kept"))
    page.see("[data-settings=offline]", said("de", "web-around", "offline-needs-tables"))
    assert violations(page) == []
    page.click("[data-action=bring-aboard]")
    page.see("[data-aboard=here]")
    page.press("Escape")


def assert_nothing_else_is_kept(page: Page) -> None:
    """What is about tables and people is true only while the server says so."""
    kept: list[str] = page.run(ALL_KEPT)
    assert len(kept) > 50
    of_the_api = {address.partition("?")[0] for address in kept if address.startswith("/api")}
    assert of_the_api == set(TOLD)
    assert not [address for address in kept if not re.match(r"/(assets/|engine/|api/|icon|manifest|$)", address)]
    for address in ("/api/me", "/api/tables", "/api/me/tables", "/api/games"):
        assert page.run(f"fetch('{address}').then(() => 'answered', () => 'away')") == "away"


def play_on_one_phone(page: Page, house: House) -> None:
    """Cards are dealt, and the first is shown theirs."""
    page.open(house.url + "/pass")
    page.click("[data-form=pass] [data-action=start]")
    page.click("[data-stage=cover] [data-action=reveal]")
    page.see("main[data-stage=hand] [data-board]")


def test_a_new_version_is_offered_and_nothing_is_lost(browser: Browser, harbour: Harbour) -> None:
    page = visit(browser, harbour, "en")
    old = page.run(VERSION)
    table = start_table(page, "skull-king", 2)
    playing = browser.page(beside=page)
    playing.open(f"{harbour.url}/t/{table}")
    playing.see("main[data-page=playing]")
    playing.until(HAS_LOG, what="the words of the game so far")

    harbour.stop()
    before, after = build_anew(harbour.static)
    harbour.start()
    assert status(f"{harbour.url}{before}") == 404
    page.until(LOOK_FOR_NEWS, what="the notice of a new version")
    page.see("[data-notice=update]", "A new version")
    assert violations(page) == []
    page.click("footer a[href='/credits']")  # of the old version, which the server has no more
    page.see("main[data-page=credits]")
    page.click("[data-action=update-later]")
    page.until("document.querySelector('[data-notice]') === null")
    assert page.run(VERSION) == old

    page.open(harbour.url)
    assert page.run(VERSION) != old
    for _ in range(2):  # the second answer comes when all is done that the first has caused
        assert page.run(KEEP)

    assert playing.run(VERSION) == old
    assert playing.run("document.querySelector('[data-notice]')") is None, "in the middle of a game"
    assert before in playing.run(ALL_KEPT), "what an old page needs is gone"
    playing.run("history.pushState(null, '', '/mine'), dispatchEvent(new PopStateEvent('popstate')), true")
    playing.click("[data-notice=update] [data-action=update-now]")
    playing.until(f"{VERSION} !== '{old}'", what="the new version")
    playing.until(f"({ALL_KEPT}).then((kept) => !kept.includes('{before}'))", what="the old version to go")
    assert after in playing.run(ALL_KEPT)
    page.open(f"{harbour.url}/t/{table}")
    page.see("main[data-page=playing]")
    assert complaints(page, *AWAY) + complaints(playing, *AWAY) == []
    for each in (page, playing):
        each.close()


def build_anew(static: Path) -> tuple[str, str]:
    """As another build leaves it: one file has another name. Its old and its new address."""
    old = next((static / "assets").glob("Credits-*.js"))
    new = old.rename(old.with_name("Credits-ANOTHER0.js"))
    found = re.search(r'name="version" content="(\w+)"', (static / "index.html").read_text(encoding="utf-8"))
    assert found
    for file in (static / "index.html", static / "worker.js", *(static / "assets").glob("*.js")):
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace(old.name, new.name).replace(found[1], found[1][::-1]), encoding="utf-8")
    return f"/assets/{old.name}", f"/assets/{new.name}"


def status(url: str) -> int:
    try:
        with urllib.request.urlopen(url) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def test_it_can_be_installed(browser: Browser, house: House) -> None:
    """In the language that is spoken; a browser that finds fault with a manifest says so."""
    page = browser.page()
    be_known(page, house.url, "Anna", language="fr", motion="off")
    page.open(house.url)
    page.until("document.querySelector('link[rel=manifest]').href.endsWith('.fr.webmanifest')")
    manifest: dict[str, Any] = page.run(
        "fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())"
    )
    assert (manifest["lang"], manifest["display"], manifest["id"]) == ("fr", "standalone", "/")
    assert manifest["shortcuts"][0]["name"] == said("fr", "web-around", "install-shortcut-rules")
    for icon in manifest["icons"]:
        if icon["type"] == "image/png":
            drawn = page.run(f"({MEASURE})('{icon['src']}')")
            assert f"{drawn[0]}x{drawn[1]}" == icon["sizes"]
    assert page.run(f"fetch('{manifest['start_url']}').then((answer) => answer.status)") == 200
    assert complaints(page) == []
    page.close()


MEASURE = """(address) => new Promise((resolve) => {
  const icon = new Image();
  icon.onload = () => resolve([icon.naturalWidth, icon.naturalHeight]);
  icon.onerror = () => resolve([0, 0]);
  icon.src = address;
})"""
