"""The score pad on a repeat visit: it was opened once, and now the server is gone."""

from benchmarks.server.our_server import running
from benchmarks.web.condition import Condition
from benchmarks.web.visit import Opened, Visitor
from tests.browser.driver import Chromium
from tests.browser.pads import begin, code_beyond_the_shell

KEY = "main[data-part=sheet] [data-key]"
IS_KEPT = """(async () => {
  if (!navigator.serviceWorker.controller) return false;
  const names = await caches.keys();
  const kept = (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat();
  return kept.some(({url}) => url.includes('/assets/SheetPage'));
})()"""


def reopened(browser: Chromium, condition: Condition) -> tuple[Opened, float]:
    """The time until the first number can be entered; and the size of the pad's own code in kB."""
    with running() as server:
        url = f"http://127.0.0.1:{server.port}"
        visitor = Visitor(browser, url)
        visitor.page.open(f"{url}/pad")
        pad = begin(visitor.page, "skull-king", "Anna", "Ben", "Carla", "Dan")
        kb = sum(code_beyond_the_shell(visitor.page).values()) / 1000
        visitor.page.until(IS_KEPT, what="the page to be kept")
    try:
        return visitor.open(f"/pad/{pad}", KEY, condition), kb
    finally:
        visitor.close()
