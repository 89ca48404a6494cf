"""A real Chromium, spoken to in its own protocol (DevTools) over one WebSocket. No driver, no download."""

import base64
import contextlib
import json
import os
import shutil
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

PATIENCE = 30.0
"""Seconds until a test gives up waiting for something that should happen."""

SHORTEST_PAUSE, LONGEST_PAUSE = 0.01, 0.06
"""Seconds between two looks at a page: whoever looks all the time keeps it from getting on."""

TAPS = 5
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NAMES = ("chromium-headless-shell", *WHOLE)
"""Without windows it needs a third less of the processor. Benchmarks take what people have."""
PHONE = (360, 740)
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


def executable(names: Sequence[str] = NAMES) -> str | None:
    return next((found for name in names if (found := shutil.which(name)) is not None), None)


class Browser:
    """One Chromium. Each page has cookies of its own, as if it were another person's."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._last = 0
        self._answers: dict[int, dict[str, Any]] = {}
        self._arrived = threading.Condition()
        self._pages: dict[str, Page] = {}
        self._traced: str | None = None
        threading.Thread(target=self._read, daemon=True).start()

    def page(self, beside: "Page | None" = None, *, size: tuple[int, int] = PHONE) -> "Page":
        """A new page; `beside` another one it is a second tab of the same person."""
        context = self.call("Target.createBrowserContext")["browserContextId"] if beside is None else beside.context
        target = self.call("Target.createTarget", {"url": "about:blank", "browserContextId": context})["targetId"]
        session = self.call("Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
        page = self._pages[session] = Page(self, session, target, context)
        page.begin(size)
        return page

    def call(self, method: str, params: Mapping[str, Any] | None = None, session: str | None = None) -> dict[str, Any]:
        with self._arrived:
            self._last += 1
            number = self._last
            message = {"id": number, "method": method, "params": dict(params or {})}
            self._socket.send(json.dumps(message if session is None else {**message, "sessionId": session}))
            there = self._arrived.wait_for(lambda: number in self._answers, PATIENCE)
            assert there, f"Chromium does not answer {method}"
            answer = self._answers.pop(number)
        assert "error" not in answer, f"{method}: {answer['error']}"
        return answer["result"]

    @contextmanager
    def trace(self, *categories: str) -> Generator[list[dict[str, Any]]]:
        """What the browser notes of itself meanwhile, as its own tools show it; complete when the block has ended."""
        noted: list[dict[str, Any]] = []
        config = {"transferMode": "ReturnAsStream", "traceConfig": {"includedCategories": list(categories)}}
        self.call("Tracing.start", config)
        yield noted
        self.call("Tracing.end")
        with self._arrived:
            assert self._arrived.wait_for(lambda: self._traced is not None, PATIENCE), "Chromium keeps its trace"
            handle, self._traced = self._traced, None
        noted += json.loads("".join(self._stream(str(handle))))["traceEvents"]

    def _stream(self, handle: str) -> Generator[str]:
        while True:
            read = self.call("IO.read", {"handle": handle})
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


class Page:
    """One tab. `complaints` are errors of its scripts and of the browser about it, such as breaches of the CSP."""

    def __init__(self, browser: Browser, session: str, target: str, context: str) -> None:
        self._browser = browser
        self._session = session
        self._target = target
        self.context = context
        self.complaints: list[str] = []
        self.frames: list[str] = []
        """Everything that came through its WebSockets."""

    def begin(self, size: tuple[int, int]) -> None:
        for domain in ("Page", "Runtime", "Log", "Network"):
            self._call(f"{domain}.enable")
        self.resize(size)

    def resize(self, size: tuple[int, int], *, scale: float = 1) -> None:
        width, height = size
        metrics = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": width < 600}
        self._call("Emulation.setDeviceMetricsOverride", metrics)

    def prefer(self, **features: str) -> None:
        """What the system of this person wishes, such as `prefers_reduced_motion="reduce"`."""
        wishes = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self._call("Emulation.setEmulatedMedia", {"features": wishes})

    def open(self, url: str) -> None:
        self._call("Page.navigate", {"url": url})
        self.until("document.readyState === 'complete'", what=f"{url} to load")

    def back(self) -> None:
        """The browser's own button. The page may be gone before it could answer."""
        self.run("setTimeout(() => history.back()); true")

    def reload(self) -> None:
        self.run("window.isOld = true")
        self._call("Page.reload")
        self.until("window.isOld === undefined && document.readyState === 'complete'", what="the page to load again")

    def close(self) -> None:
        self._browser.call("Target.closeTarget", {"targetId": self._target})

    def clear_cookies(self) -> None:
        """The server will not know this person any more."""
        self._call("Network.clearBrowserCookies")

    def run(self, script: str) -> Any:
        """The value of an expression, awaited if it is a promise."""
        asked = {"expression": script, "awaitPromise": True, "returnByValue": True}
        answer = self._call("Runtime.evaluate", asked)
        assert "exceptionDetails" not in answer, f"{script}: {answer['exceptionDetails']}"
        return answer["result"].get("value")

    def until(self, script: str, *, what: str = "") -> Any:
        """Waits until the expression is true, and gives its value."""
        deadline = time.monotonic() + PATIENCE
        pause = SHORTEST_PAUSE
        while time.monotonic() < deadline:
            with contextlib.suppress(AssertionError):  # the page is just being replaced
                value = self.run(script)
                if value:
                    return value
            time.sleep(pause)
            pause = min(1.5 * pause, LONGEST_PAUSE)
        raise AssertionError(f"waited in vain for {what or script}; the page says:\n{self.text()}")

    def see(self, selector: str, text: str = "") -> None:
        """Waits until there is such an element with that text in it."""
        found = f"[...document.querySelectorAll({json.dumps(selector)})]"
        self.until(f"{found}.some((one) => one.textContent.includes({json.dumps(text)}))", what=f"{selector} {text}")

    def text(self) -> str:
        return str(self.run("document.body.innerText"))

    def click(self, selector: str, text: str | None = None) -> None:
        """A tap on the first such element that can be seen and stands still, with a real mouse. Once more if the page
        moved at the last moment and something else was hit."""
        spot = f"({SPOT})({json.dumps(selector)}, {json.dumps(text)})"
        what = f"{selector} {text or ''}"
        for _ in range(TAPS):
            place = self.until(spot, what=what)
            while (again := self.until(spot, what=what)) != place:
                place = again
            self.tap(*place)
            if not self._missed():
                return
        raise AssertionError(f"{what} moved away from every tap; the page says:\n{self.text()}")

    def _missed(self) -> bool:
        try:
            return bool(self.run("window.missed"))
        except AssertionError:  # the tap led to another page
            return False

    def tap(self, x: float, y: float) -> None:
        for kind in ("mousePressed", "mouseReleased"):
            press = {"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1}
            self._call("Input.dispatchMouseEvent", press)

    def write(self, selector: str, text: str) -> None:
        self.click(selector)
        self.run(f"document.querySelector({json.dumps(selector)}).select()")
        self._call("Input.insertText", {"text": text})

    def choose(self, selector: str, value: str) -> None:
        """Picks an entry of a list."""
        self.until(f"document.querySelector({json.dumps(selector)})", what=selector)
        quoted = json.dumps(selector)
        self.run(
            f"(() => {{ const list = document.querySelector({quoted}); list.value = {json.dumps(value)};"
            " list.dispatchEvent(new Event('change', {bubbles: true})); })()"
        )

    def heard_aloud(self) -> list[tuple[str, str]]:
        """Role and name of everything that a screen reader finds."""
        nodes = self._call("Accessibility.getFullAXTree")["nodes"]
        found = [node for node in nodes if not node.get("ignored") and node.get("name", {}).get("value")]
        return [(node["role"]["value"], node["name"]["value"]) for node in found]

    def press(self, key: str) -> None:
        for kind in ("keyDown", "keyUp"):
            code = {"type": kind, "key": key, "code": key, "windowsVirtualKeyCode": KEYS[key]}
            text = {"text": "\r"} if key == "Enter" and kind == "keyDown" else {}
            self._call("Input.dispatchKeyEvent", {**code, **text})

    def block(self, *patterns: str) -> None:
        """Lets no such address through; without any, all again."""
        self._call("Network.setBlockedURLs", {"urls": patterns})

    def screenshot(self, file: Path) -> None:
        shot = self._call("Page.captureScreenshot", {"format": "png"})
        file.write_bytes(base64.b64decode(shot["data"]))

    def hear(self, method: str, params: dict[str, Any]) -> None:
        match method:
            case "Runtime.exceptionThrown":
                details = params["exceptionDetails"]
                self.complaints.append(str(details.get("exception", {}).get("description") or details["text"]))
            case "Runtime.consoleAPICalled" if params["type"] in ("error", "assert"):
                self.complaints.append(" ".join(str(part.get("value")) for part in params["args"]))
            case "Log.entryAdded" if params["entry"]["level"] == "error":
                entry = params["entry"]
                self.complaints.append(f"{entry['source']}: {entry['text']} {entry.get('url', '')}")
            case "Network.webSocketFrameReceived":
                self.frames.append(params["response"]["payloadData"])
            case _:
                pass

    def _call(self, method: str, params: Mapping[str, Any] | None = None) -> dict[str, Any]:
        return self._browser.call(method, params, self._session)


KEYS = {
    "Tab": 9,
    "Enter": 13,
    "Escape": 27,
    "ArrowLeft": 37,
    "ArrowUp": 38,
    "ArrowRight": 39,
    "ArrowDown": 40,
}

SPOT = """(selector, text) => {
  for (const found of document.querySelectorAll(selector)) {
    if (text !== null && !found.textContent.includes(text)) continue;
    if (found.disabled || found.getClientRects().length === 0) continue;
    if (getComputedStyle(found).pointerEvents === 'none') continue;
    found.scrollIntoView({block: 'center', behavior: 'instant'});
    const box = found.getBoundingClientRect();
    const spot = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(...spot);
    if (top === null || !(found.contains(top) || top.contains(found))) continue;
    const isHit = ({target}) => target === top || found.contains(target) || target.closest('label')?.contains(found);
    window.missed = false;
    document.addEventListener('click', (event) => { window.missed = !isHit(event); }, {capture: true, once: true});
    return spot;
  }
  return null;
}"""
"""Where to tap: the middle of the element, if nothing lies over it. `missed` tells whether another one was hit then."""


@contextmanager
def chromium(
    folder: Path, wait: Callable[[float], None] = time.sleep, *, names: Sequence[str] = NAMES
) -> Generator[Browser]:
    """Starts a browser that keeps everything in the folder."""
    found = executable(names)
    assert found is not None
    command = [found, *FLAGS, f"--user-data-dir={folder}", "about:blank"]
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, stdout=quiet, stderr=quiet, start_new_session=True)
    try:
        with connect(_address(folder, process, wait), max_size=None, compression=None) as socket:
            yield Browser(socket)
    finally:
        _end(process)


def _end(process: subprocess.Popen[bytes]) -> None:
    """With all that it started: some systems put a script before the browser, which would end alone."""
    if os.name == "posix":
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
    else:
        process.terminate()
    process.wait(PATIENCE)


def _address(folder: Path, process: subprocess.Popen[bytes], wait: Callable[[float], None]) -> str:
    """Chromium writes into its folder where it listens."""
    file = folder / "DevToolsActivePort"
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        lines = file.read_text().split("\n") if file.exists() else []
        if len(lines) == 2:
            return f"ws://127.0.0.1:{lines[0]}{lines[1]}"
        wait(0.02)
    raise AssertionError("Chromium did not start")
