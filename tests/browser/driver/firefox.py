"""A real Firefox, spoken to in WebDriver BiDi over one WebSocket. It needs no driver program."""

import base64
import contextlib
import fnmatch
import itertools
import json
import os
import shutil
import threading
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.driver.page import INPAGE, PHONE, Browser, Page, Unanswered, Unsupported
from tests.browser.driver.processes import PATIENCE, awaited, running

PROGRAMS = ("firefox-esr",)
PACKAGES = ("firefox-esr",)

PREFERENCES = {
    "remote.active-protocols": 1,  # BiDi alone
    "toolkit.legacyUserProfileCustomizations.stylesheets": True,  # for userChrome.css
    # It fetches nothing by itself and asks nobody anything.
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.aboutConfig.showWarning": False,
    "browser.newtabpage.activity-stream.feeds.system.topstories": False,
    "browser.safebrowsing.downloads.remote.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.topsites.contile.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.getAddons.cache.enabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    # It is a phone: a finger, no hover, scrollbars that take no room.
    "dom.w3c_touch_events.enabled": 1,
    "intl.accept_languages": "en-GB,en",
    "ui.allPointerCapabilities": 1,
    "ui.primaryPointerCapabilities": 1,
    "ui.useOverlayScrollbars": 1,
    "apz.allow_double_tap_zooming": False,
    "apz.max_tap_time": 60_000,  # on a busy machine a tap takes longer, and is none then
    "ui.click_hold_context_menus.delay": 60_000,
    "devtools.jsonview.enabled": False,  # its viewer for /health could not fetch anything from the server
    "dom.min_background_timeout_value": 4,  # people at one table are all in front of their devices
}
NO_BUTTONS = "#navigator-toolbox, #sidebar-main, #sidebar-launcher-splitter, #sidebar-box { display: none !important; }"
"""The window has nothing of its own to which Tab could lead."""

HARMLESS = (
    "can’t establish a connection to the server",
    "was interrupted while the page was loading",
)
"""What Firefox says about the network. Tests see what the page makes of it."""

KEYS = {
    "Backspace": "\ue003",
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Escape": "\ue00c",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}
"""Keys that have no character, as every WebDriver writes them."""

TELL_FRAMES = """(tell) => {
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({data}) => tell(data));
    }
  };
}"""


@contextmanager
def firefox(folder: Path) -> Generator["Firefox"]:
    """Starts a browser that keeps everything in the folder."""
    found = shutil.which(PROGRAMS[0])
    assert found is not None
    folder.mkdir(parents=True, exist_ok=True)
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in PREFERENCES.items()]
    (folder / "user.js").write_text("".join(lines), encoding="utf-8")
    (folder / "chrome").mkdir(exist_ok=True)
    (folder / "chrome" / "userChrome.css").write_text(NO_BUTTONS, encoding="utf-8")
    command = [found, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
    environment = {**os.environ, "HOME": str(folder), "MOZ_CRASHREPORTER_DISABLE": "1", "TMPDIR": str(folder)}
    log, place = folder / "output.txt", folder / "WebDriverBiDiServer.json"
    with running([*command, "about:blank"], log=log, environment=environment) as process:
        port = awaited(lambda: _port(place), process, "Firefox", log)
        with connect(f"ws://127.0.0.1:{port}/session", max_size=None, compression=None, ping_interval=None) as socket:
            yield Firefox(socket)


def _port(file: Path) -> int | None:
    with contextlib.suppress(FileNotFoundError, ValueError):
        return int(json.loads(file.read_text(encoding="utf-8"))["ws_port"])
    return None


class Firefox(Browser):
    engine = "firefox"

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = itertools.count(1)
        self._answers: dict[int, dict[str, Any]] = {}
        self._ignored: set[int] = set()
        self._arrived = threading.Condition()
        self._pages: dict[str, FirefoxPage] = {}
        threading.Thread(target=self._read, daemon=True).start()
        self.call("session.new", {"capabilities": {}})
        self.call("session.subscribe", {"events": ["log.entryAdded", "script.message", "network.beforeRequestSent"]})
        self.call("script.addPreloadScript", {"functionDeclaration": f"() => {{ {INPAGE} }}"})
        channel = {"type": "channel", "value": {"channel": "frames"}}
        self.call("script.addPreloadScript", {"functionDeclaration": TELL_FRAMES, "arguments": [channel]})

    def page(self, beside: Page | None = None, *, size: tuple[int, int] = PHONE) -> "FirefoxPage":
        assert beside is None or isinstance(beside, FirefoxPage)
        person = self.call("browser.createUserContext")["userContext"] if beside is None else beside.person
        # A window for each page: only what is in front draws frames.
        tab = self.call("browsingContext.create", {"type": "window", "userContext": person})["context"]
        page = self._pages[tab] = FirefoxPage(self, tab, person)
        page.resize(size)
        return page

    def call(self, method: str, params: Mapping[str, Any] | None = None) -> dict[str, Any]:
        with self._arrived:
            number = self._send(method, params or {})
            if not self._arrived.wait_for(lambda: number in self._answers, PATIENCE):
                raise Unanswered(f"Firefox does not answer {method}")
            answer = self._answers.pop(number)
        if answer["type"] != "success":
            raise Unanswered(f"{method}: {answer.get('error')} {answer.get('message')}")
        return answer["result"]

    def order(self, method: str, params: Mapping[str, Any]) -> None:
        """Says something without waiting for the answer: the thread that reads answers must not."""
        with self._arrived:
            self._ignored.add(self._send(method, params))

    def _send(self, method: str, params: Mapping[str, Any]) -> int:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        return number

    def _read(self) -> None:
        with contextlib.suppress(Exception):  # the browser is closed
            for frame in self._socket:
                message = json.loads(frame)
                if "id" in message:
                    self._take(message)
                else:
                    self._tell(message["method"], message["params"])

    def _take(self, answer: dict[str, Any]) -> None:
        with self._arrived:
            if answer["id"] in self._ignored:
                self._ignored.remove(answer["id"])
                return
            self._answers[answer["id"]] = answer
            self._arrived.notify_all()

    def _tell(self, method: str, params: dict[str, Any]) -> None:
        tab = params.get("context") or params.get("source", {}).get("context")
        if tab in self._pages:
            self._pages[tab].hear(method, params)
        elif params.get("isBlocked"):
            self.order("network.continueRequest", {"request": params["request"]["request"]})


class FirefoxPage(Page):
    def __init__(self, browser: Firefox, tab: str, person: str) -> None:
        super().__init__()
        self._browser = browser
        self._tab = tab
        self.person = person
        self._intercept: str | None = None
        self._blocked: tuple[str, ...] = ()

    def resize(self, size: tuple[int, int], *, scale: float = 1) -> None:
        viewport = {"width": size[0], "height": size[1]}
        self._call("browsingContext.setViewport", viewport=viewport, devicePixelRatio=scale)

    def _navigate(self, url: str) -> None:
        self._call("browsingContext.navigate", url=url, wait="complete")

    def _reload(self) -> None:
        self._call("browsingContext.reload", wait="complete")

    def back(self) -> None:
        self._call("browsingContext.traverseHistory", delta=-1)

    def forward(self) -> None:
        self._call("browsingContext.traverseHistory", delta=1)

    def close(self) -> None:
        self._call("browsingContext.close")

    def clear_cookies(self) -> None:
        self._browser.call("storage.deleteCookies", {"partition": {"type": "context", "context": self._tab}})

    def run(self, script: str) -> Any:
        asked = {"expression": script, "target": {"context": self._tab}, "awaitPromise": True, "userActivation": True}
        answer = self._browser.call("script.evaluate", asked)
        if answer["type"] != "success":
            raise Unanswered(f"{script}: {answer['exceptionDetails'].get('text')}")
        return plain(answer["result"])

    def tap(self, x: float, y: float) -> None:
        place = {"type": "pointerMove", "x": round(x), "y": round(y)}
        finger = [place, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self._act({"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": finger})

    def press(self, key: str) -> None:
        self._type(KEYS.get(key, key))

    def _type(self, text: str) -> None:
        keys = [{"type": kind, "value": character} for character in text for kind in ("keyDown", "keyUp")]
        self._act({"type": "key", "id": "keyboard", "actions": keys})

    def _act(self, source: dict[str, Any]) -> None:
        self._call("input.performActions", actions=[source])

    def block(self, *patterns: str) -> None:
        self._blocked = patterns
        if patterns and self._intercept is None:
            wanted = {"phases": ["beforeRequestSent"], "contexts": [self._tab]}
            self._intercept = self._browser.call("network.addIntercept", wanted)["intercept"]
        elif not patterns and self._intercept is not None:
            self._browser.call("network.removeIntercept", {"intercept": self._intercept})
            self._intercept = None

    def prefer(self, **features: str) -> None:
        raise Unsupported(f"Firefox has no command to pretend that the system wishes {features}")

    def screenshot(self, file: Path) -> None:
        shot = self._call("browsingContext.captureScreenshot", origin="viewport")
        file.write_bytes(base64.b64decode(shot["data"]))

    def hear(self, method: str, params: dict[str, Any]) -> None:
        match method:
            case "log.entryAdded" if params["level"] in ("error", "assert"):
                if not any(part in params["text"] for part in HARMLESS):
                    self._complaints.append(f"{params['type']}: {params['text']}")
            case "script.message" if params["channel"] == "frames":
                self._frames.append(str(plain(params["data"])))
            case "network.beforeRequestSent" if params["isBlocked"]:
                request = params["request"]
                is_refused = any(fnmatch.fnmatchcase(request["url"], pattern) for pattern in self._blocked)
                order = "network.failRequest" if is_refused else "network.continueRequest"
                self._browser.order(order, {"request": request["request"]})
            case _:
                pass

    def _call(self, method: str, **params: Any) -> dict[str, Any]:
        return self._browser.call(method, {"context": self._tab, **params})


def plain(value: dict[str, Any]) -> Any:
    """A value of BiDi as JSON would have it."""
    match value:
        case {"type": "number", "value": str() as special}:
            return {"-0": 0}.get(special)
        case {"type": "string" | "number" | "boolean" | "bigint" | "date", "value": simple}:
            return simple
        case {"type": "array" | "set", "value": list(parts)}:  # pyright: ignore[reportUnknownVariableType]
            return [plain(part) for part in parts]  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
        case {"type": "object" | "map", "value": list(pairs)}:  # pyright: ignore[reportUnknownVariableType]
            return {name: plain(part) for name, part in pairs}  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
        case {"type": "undefined" | "null"}:
            return None
        case _:
            return {}
