"""A real Chromium, spoken to in its own protocol (DevTools) over one WebSocket. No driver program, no download."""

import base64
import contextlib
import json
import shutil
import threading
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.driver.page import INPAGE, PHONE, Browser, Page, Unanswered
from tests.browser.driver.processes import PATIENCE, awaited, running

WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NAMES = ("chromium-headless-shell", *WHOLE)
"""Without windows it needs a third less of the processor. Benchmarks take what people have."""
FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--no-first-run",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--lang=en-GB",
    "--remote-debugging-port=0",
)
FRUGAL = ("--js-flags=--liftoff-only --no-opt --no-maglev --single-threaded-gc",)
"""No page of a test lives long enough to win back what optimising compilers cost. Without them, and without threads for
the garbage collector, tests of the page need an eighth less processor time."""
DRAWN = 1 / 8
"""Tests look at few pictures. Pages are laid out in their full size and drawn in this part of it, as when one zooms out
of an emulated device. That saves a fifth of the processor time. Screenshots are full-sized all the same."""
MOST_KEPT = 4
"""A visit in a tab that was used before costs little more than half the processor time. Few are open at once."""


def executable(names: Sequence[str] = NAMES) -> str | None:
    return next((found for name in names if (found := shutil.which(name)) is not None), None)


@contextmanager
def chromium(
    folder: Path, *, names: Sequence[str] = NAMES, drawn: float = DRAWN, flags: Sequence[str] = FRUGAL
) -> Generator["Chromium"]:
    """Starts a browser that keeps everything in the folder."""
    found = executable(names)
    assert found is not None
    folder.mkdir(parents=True, exist_ok=True)
    command = [found, *FLAGS, *flags, f"--user-data-dir={folder}", "about:blank"]
    log, place = folder / "output.txt", folder / "DevToolsActivePort"
    with running(command, log=log) as process:
        address = awaited(lambda: _address(place), process, "Chromium", log)
        with connect(address, max_size=None, compression=None, ping_interval=None) as socket:
            yield Chromium(socket, drawn)


def _address(file: Path) -> str | None:
    """Chromium writes into its folder where it listens."""
    lines = file.read_text(encoding="utf-8").split("\n") if file.exists() else []
    return f"ws://127.0.0.1:{lines[0]}{lines[1]}" if len(lines) == 2 else None


class Chromium(Browser):
    engine = "chromium"

    def __init__(self, socket: ClientConnection, drawn: float) -> None:
        self.drawn = drawn
        """In which part of its size a page is drawn."""
        self._socket = socket
        self._last = 0
        self._answers: dict[int, dict[str, Any]] = {}
        self._arrived = threading.Condition()
        self._pages: dict[str, ChromiumPage] = {}
        self._own: set[str] = set()
        """The contexts that were made here. The browser's first one is not among them: it cannot be disposed of."""
        self._kept: list[ChromiumPage] = []
        """Clean tabs for the next persons."""
        self._traced: str | None = None
        threading.Thread(target=self._read, daemon=True).start()

    def page(self, beside: Page | None = None, *, size: tuple[int, int] = PHONE) -> "ChromiumPage":
        assert beside is None or isinstance(beside, ChromiumPage)
        if beside is None and self._kept:
            page = self._kept.pop()
        elif beside is None:
            context = str(self.ask("Target.createBrowserContext")["browserContextId"])
            self._own.add(context)
            page = self._new_tab(context)
        else:
            page = self._new_tab(beside.context)
            self.distrust(beside.context)
        self._pages[page.session] = page
        page.resize(size)
        return page

    def _new_tab(self, context: str) -> "ChromiumPage":
        target = self.ask("Target.createTarget", {"url": BLANK, "browserContextId": context})["targetId"]
        session = self.ask("Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
        page = ChromiumPage(self, session, target, context)
        page.begin()
        return page

    def lasting_page(self) -> "ChromiumPage":
        """A page of a person whose things are kept in the browser's folder when it ends."""
        targets = self.ask("Target.getTargets")["targetInfos"]
        context = next(target["browserContextId"] for target in targets if target["type"] == "page")
        return self.page(beside=ChromiumPage(self, "", "", context))

    def distrust(self, context: str | None = None) -> None:
        for page in list(self._pages.values()):  # a drill opens and closes pages in several threads
            if context in (None, page.context):
                page.is_fit = False

    def end(self, page: "ChromiumPage") -> None:
        """Keeps the tab for the next person if nothing of this one is left in it but the HTTP cache."""
        is_kept = page.context in self._own and len(self._kept) < MOST_KEPT and self._cleaned(page)
        del self._pages[page.session]
        if is_kept:
            self._kept.append(ChromiumPage(self, page.session, page.target, page.context))
            page.session = ""  # the old page object cannot reach the tab any more
            return
        self.ask("Target.closeTarget", {"targetId": page.target})
        if page.context in self._own and all(other.context != page.context for other in list(self._pages.values())):
            self._own.remove(page.context)
            self.ask("Target.disposeBrowserContext", {"browserContextId": page.context})

    def _cleaned(self, page: "ChromiumPage") -> bool:
        """A service worker or a window that the page has opened is a target, too."""
        with contextlib.suppress(Unanswered):
            if page.clean():
                targets = self.ask("Target.getTargets")["targetInfos"]
                left = [each for each in targets if each.get("browserContextId") == page.context]
                return [(each["targetId"], each["url"]) for each in left] == [(page.target, BLANK)]
        return False

    def call(self, method: str, params: Mapping[str, Any] | None = None, session: str | None = None) -> dict[str, Any]:
        """For calls that no page offers. Their effect on open pages is not known, so none of those is used again."""
        if method not in HARMLESS:
            self.distrust()
        return self.ask(method, params, session)

    def ask(self, method: str, params: Mapping[str, Any] | None = None, session: str | None = None) -> dict[str, Any]:
        with self._arrived:
            self._last += 1
            number = self._last
            message = {"id": number, "method": method, "params": dict(params or {})}
            self._socket.send(json.dumps(message if session is None else {**message, "sessionId": session}))
            if not self._arrived.wait_for(lambda: number in self._answers, PATIENCE):
                raise Unanswered(f"Chromium does not answer {method}")
            answer = self._answers.pop(number)
        if "error" in answer:
            raise Unanswered(f"{method}: {answer['error']}")
        return answer["result"]

    @contextmanager
    def trace(self, *categories: str) -> Generator[list[dict[str, Any]]]:
        """What the browser notes of itself meanwhile, as its own tools show it; complete when the block has ended."""
        noted: list[dict[str, Any]] = []
        config = {"transferMode": "ReturnAsStream", "traceConfig": {"includedCategories": list(categories)}}
        self.ask("Tracing.start", config)
        yield noted
        self.ask("Tracing.end")
        with self._arrived:
            assert self._arrived.wait_for(lambda: self._traced is not None, PATIENCE), "Chromium keeps its trace"
            handle, self._traced = self._traced, None
        noted += json.loads("".join(self._stream(str(handle))))["traceEvents"]

    def _stream(self, handle: str) -> Generator[str]:
        while True:
            read = self.ask("IO.read", {"handle": handle})
            yield read["data"]
            if read["eof"]:
                return

    def _read(self) -> None:
        with contextlib.suppress(Exception):  # the browser is closed
            for frame in self._socket:
                message = json.loads(frame)
                if "id" in message:
                    with self._arrived:
                        self._answers[message["id"]] = message
                        self._arrived.notify_all()
                elif message["method"] == "Tracing.tracingComplete":
                    with self._arrived:
                        self._traced = message["params"]["stream"]
                        self._arrived.notify_all()
                elif message.get("sessionId") in self._pages:
                    self._pages[message["sessionId"]].hear(message["method"], message["params"])


class ChromiumPage(Page):
    def __init__(self, browser: Chromium, session: str, target: str, context: str) -> None:
        super().__init__()
        self._browser = browser
        self.session = session
        self.target = target
        self.context = context
        self.is_fit = True
        """Whether the tab may be used again: nothing was changed that cannot be cleaned."""
        self._saves_data = False
        self._has_left = threading.Event()

    def begin(self) -> None:
        for domain in ("Page", "Runtime", "Log", "Network"):
            self._call(f"{domain}.enable")
        script = {"source": INPAGE, "runImmediately": True}
        self._browser.ask("Page.addScriptToEvaluateOnNewDocument", script, self.session)

    def resize(self, size: tuple[int, int], *, scale: float = 1) -> None:
        width, height = size
        metrics = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": width < 600}
        self._call("Emulation.setDeviceMetricsOverride", {**metrics, "scale": self._browser.drawn})

    def prefer(self, **features: str) -> None:
        wishes = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self._call("Emulation.setEmulatedMedia", {"features": wishes})

    def save_data(self) -> None:
        self._call("Emulation.setDataSaverOverride", {"dataSaverEnabled": True})
        self._saves_data = True

    def _navigate(self, url: str) -> None:
        self._call("Page.navigate", {"url": url})

    def _reload(self) -> None:
        self._call("Page.reload")

    def close(self) -> None:
        self._browser.end(self)

    def clean(self) -> bool:
        """Leaves the document and removes what it has stored, in every origin; whether nothing is left.

        The blank document has the same origin and process as the one before it. So what that one writes at the last
        moment is stored before it is removed."""
        if not self.is_fit or not self._saves_data:  # then a service worker may be at work
            return False
        self._has_left.clear()
        self.run(LEAVE)
        if not self._has_left.wait(PATIENCE) or not self.is_fit:
            return False
        self.run(EMPTY)
        self._call("Storage.clearDataForOrigin", {"origin": "*", "storageTypes": "all"})
        left = self.run(EMPTY)
        self.prefer()
        self.block()
        self._call("Emulation.setDataSaverOverride")
        self._call("Page.resetNavigationHistory")
        return left == 0 and self.is_fit

    def _wait(self, question: Callable[[int], str], what: str) -> Any:
        try:
            return super()._wait(question, what)
        except AssertionError:
            self.is_fit = False
            raise

    def clear_cookies(self) -> None:
        self._call("Network.clearBrowserCookies")

    def run(self, script: str) -> Any:
        asked = {"expression": script, "awaitPromise": True, "returnByValue": True}
        answer = self._call("Runtime.evaluate", asked)
        if "exceptionDetails" in answer:
            raise Unanswered(f"{script}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def tap(self, x: float, y: float) -> None:
        place = {"x": x * self._browser.drawn, "y": y * self._browser.drawn}
        for kind in ("mousePressed", "mouseReleased"):
            self._call("Input.dispatchMouseEvent", {"type": kind, **place, "button": "left", "clickCount": 1})

    def press(self, key: str) -> None:
        for kind in ("keyDown", "keyUp"):
            code = {"type": kind, "key": key, "code": key, "windowsVirtualKeyCode": KEYS[key]}
            text = {"text": TEXTS[key]} if key in TEXTS and kind == "keyDown" else {}
            self._call("Input.dispatchKeyEvent", {**code, **text})

    def _type(self, text: str) -> None:
        self._call("Input.insertText", {"text": text})

    def block(self, *patterns: str) -> None:
        self._call("Network.setBlockedURLs", {"urls": patterns})

    def heard_aloud(self) -> list[tuple[str, str]]:
        nodes = self._call("Accessibility.getFullAXTree")["nodes"]
        found = [node for node in nodes if not node.get("ignored") and node.get("name", {}).get("value")]
        return [(node["role"]["value"], node["name"]["value"]) for node in found]

    def screenshot(self, file: Path) -> None:
        shot = self._call("Page.captureScreenshot", {"format": "png"})
        file.write_bytes(base64.b64decode(shot["data"]))

    def hear(self, method: str, params: dict[str, Any]) -> None:
        match method:
            case "Runtime.exceptionThrown":
                details = params["exceptionDetails"]
                self._complaints.append(str(details.get("exception", {}).get("description") or details["text"]))
            case "Runtime.consoleAPICalled" if params["type"] in ("error", "assert"):
                self._complaints.append(" ".join(str(part.get("value")) for part in params["args"]))
            case "Log.entryAdded" if params["entry"]["level"] == "error":
                entry = params["entry"]
                self._complaints.append(f"{entry['source']}: {entry['text']} {entry.get('url', '')}")
            case "Network.webSocketFrameReceived":
                self._frames.append(params["response"]["payloadData"])
            case "Page.frameNavigated" if params["frame"]["url"] == BLANK and "parentId" not in params["frame"]:
                self._has_left.set()
            case "Page.javascriptDialogOpening" | "Inspector.targetCrashed" | "Inspector.detached":
                self.is_fit = False
                self._has_left.set()
            case _:
                pass

    def _call(self, method: str, params: Mapping[str, Any] | None = None) -> dict[str, Any]:
        if method not in HARMLESS:
            self.is_fit = False
        return self._browser.ask(method, params, self.session)


BLANK = "about:blank"
LEAVE = f"""(({{port1, port2}}) => {{
  port1.onmessage = () => location.replace('{BLANK}');
  port2.postMessage(null);
}})(new MessageChannel())"""
"""Not at once: a page that asks whether it may be left answers nothing else meanwhile. Tests may hold back timers."""

EMPTY = """(async () => {
  const stores = [localStorage, sessionStorage, await indexedDB.databases(), await caches.keys()];
  const found = stores.reduce((sum, {length}) => sum + length, 0);
  localStorage.clear();
  sessionStorage.clear();
  window.name = '';
  return found;
})()"""
"""How many things were stored; those that a script can remove at once are gone."""

HARMLESS = frozenset(
    {
        "Accessibility.getFullAXTree",
        "Emulation.setDataSaverOverride",
        "Emulation.setDeviceMetricsOverride",
        "Emulation.setEmulatedMedia",
        "Input.dispatchKeyEvent",
        "Input.dispatchMouseEvent",
        "Input.insertText",
        "Log.enable",
        "Network.clearBrowserCookies",
        "Network.enable",
        "Network.setBlockedURLs",
        "Page.captureScreenshot",
        "Page.enable",
        "Page.navigate",
        "Page.reload",
        "Page.resetNavigationHistory",
        "Runtime.enable",
        "Runtime.evaluate",
        "Storage.clearDataForOrigin",
        "SystemInfo.getProcessInfo",
        "Target.getTargets",
    }
)
"""Methods of the protocol whose effects end with the document, or are undone by cleaning."""

KEYS = {
    "Backspace": 8,
    "Tab": 9,
    "Enter": 13,
    "Escape": 27,
    "ArrowLeft": 37,
    "ArrowUp": 38,
    "ArrowRight": 39,
    "ArrowDown": 40,
    **{str(digit): 48 + digit for digit in range(10)},
}
TEXTS = {"Enter": "\r"}
