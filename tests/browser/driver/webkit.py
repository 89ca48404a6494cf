"""A real WebKit (WebKitGTK), spoken to through WebKitWebDriver. Windows are shown on a virtual screen (Xvfb)."""

import base64
import http.client
import json
import os
import re
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Generator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from tests.browser.driver.firefox import KEYS
from tests.browser.driver.page import PHONE, Browser, Page, Unanswered, Unsupported
from tests.browser.driver.processes import PATIENCE, awaited, running

PROGRAMS = ("WebKitWebDriver", "Xvfb")
PACKAGES = ("webkit2gtk-driver", "gir1.2-webkit2-4.1", "python3-gi", "xvfb")
PYTHON = "/usr/bin/python3"
"""The one that Debian's GTK is for."""
WINDOW = Path(__file__).with_name("webkit_window.py")
SCREEN = "3840x2160x24"

LAST_WORDS = 15.0
"""Seconds that the driver program has to say that its own time is up."""

NO_SUCH_SYNTAX = re.compile("SyntaxError|Unexpected (token|keyword|identifier)|Expected")
HARMLESS = (
    "NETWORK ERROR",  # neither does Firefox tell these, and tests see what the page makes of them
    "due to access control checks",  # a request that failed or was given up
    "blocked by content blocker",  # a test blocks it
    "/health:1:1: CONSOLE SECURITY ERROR Refused to apply a stylesheet",  # WebKit's own for plain text
    "Viewport argument key",  # one that it does not know yet
    "Unrecognized Content-Security-Policy directive",
)
"""What WebKit writes as an error and is none of the page."""


def is_installed() -> bool:
    check = [PYTHON, "-c", "import gi; gi.require_version('WebKit2', '4.1'); gi.require_version('Gtk', '3.0')"]
    if any(shutil.which(program) is None for program in PROGRAMS) or not Path(PYTHON).exists():
        return False
    return subprocess.run(check, capture_output=True, timeout=PATIENCE).returncode == 0


@contextmanager
def webkit(folder: Path) -> Generator["WebKit"]:
    """Starts a screen; each person gets a browser of their own on it. Everything is kept in the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / "screen.txt"
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"]
    with ExitStack() as stack:
        process = stack.enter_context(running(command, log=log))
        display = awaited(lambda: _display(log), process, "Xvfb", log)
        # Paths of sockets must be short, the folder may have a long one.
        sockets = stack.enter_context(tempfile.TemporaryDirectory(prefix="wk-", dir="/tmp", ignore_cleanup_errors=True))
        browser = WebKit(folder, display, sockets)
        stack.callback(browser.end)
        yield browser


def _display(log: Path) -> str | None:
    found = re.search(r"^(\d+)\n", log.read_text(encoding="utf-8", errors="replace"), re.MULTILINE)
    return f":{found[1]}" if found else None


class WebKit(Browser):
    engine = "webkit"

    def __init__(self, folder: Path, display: str, sockets: str) -> None:
        self._folder, self._display, self._sockets = folder, display, sockets
        self._people: list[Person] = []

    def page(self, beside: Page | None = None, *, size: tuple[int, int] = PHONE) -> "WebKitPage":
        if beside is not None:
            assert isinstance(beside, WebKitPage)
            return beside.person.page(size)
        person = Person(self._folder / f"person-{len(self._people)}", self._display, self._sockets, size)
        self._people.append(person)
        return person.page(size)

    def end(self) -> None:
        for person in self._people:
            person.end()


class Person:
    """A driver program with one browser, which keeps one person's cookies and stores."""

    def __init__(self, folder: Path, display: str, sockets: str, size: tuple[int, int]) -> None:
        self.folder = folder
        self._pages: list[WebKitPage] = []
        self.in_front: WebKitPage | None = None
        self._stack = ExitStack()
        (folder / "tmp").mkdir(parents=True)
        (folder / "console.txt").touch()
        environment = {
            **{name: value for name, value in os.environ.items() if name != "WAYLAND_DISPLAY"},
            "DISPLAY": display,
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": sockets,
            "GDK_BACKEND": "x11",
            "GSETTINGS_BACKEND": "memory",
            "NO_AT_BRIDGE": "1",
            "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1",  # software GL loses parts of what is drawn
            "JSC_useOMGJIT": "0",  # the best code of WebAssembly costs more to make than a test can gain from it
        }
        try:
            self._connection = self._start(environment)
            arguments = [str(WINDOW), str(size[0]), str(size[1]), str(folder)]
            options = {"webkitgtk:browserOptions": {"binary": PYTHON, "args": arguments}}
            started = self.request("POST", "/session", {"capabilities": {"alwaysMatch": options}})
            self.session = f"/session/{started['sessionId']}"
            self.request("POST", f"{self.session}/timeouts", {"script": 1000 * PATIENCE, "pageLoad": 1000 * PATIENCE})
        except BaseException:
            self._stack.close()
            raise

    def _start(self, environment: Mapping[str, str]) -> http.client.HTTPConnection:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        log = self.folder / "driver.txt"
        command = ["stdbuf", "-oL", "WebKitWebDriver", f"--port={port}"]  # the console is read line by line
        process = self._stack.enter_context(running(command, log=log, environment=environment))
        return awaited(lambda: _connected(port), process, "WebKitWebDriver", log)

    def page(self, size: tuple[int, int]) -> "WebKitPage":
        if self._pages:
            handle = self.request("POST", f"{self.session}/window/new", {"type": "window"})["handle"]
        else:
            handle = self.request("GET", f"{self.session}/window")
        page = WebKitPage(self, handle, self.folder / f"frames-{len(self._pages)}.jsonl")
        self._pages.append(page)
        page.resize(size)
        return page

    def request(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> Any:
        try:
            self._connection.request(method, path, None if body is None else json.dumps(body).encode())
            answer = json.loads(self._connection.getresponse().read())["value"]
        except (OSError, http.client.HTTPException) as error:
            self._connection.close()
            raise Unanswered(f"{path}: {error!r}") from error
        if isinstance(answer, dict) and "error" in answer and "stacktrace" in answer:
            raise Unanswered(f"{answer['error']}: {answer['message']}")
        return answer  # pyright: ignore[reportUnknownVariableType]

    def left(self, page: "WebKitPage") -> bool:
        """A closed page; whether it was the last one."""
        page.is_closed = True
        return all(one.is_closed for one in self._pages)

    def end(self) -> None:
        self._stack.close()


def _connected(port: int) -> http.client.HTTPConnection | None:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE + LAST_WORDS)
    try:
        connection.request("GET", "/status")
        connection.getresponse().read()
    except OSError:
        connection.close()
        return None
    return connection


class WebKitPage(Page):
    longest_wait = 2.0

    def __init__(self, person: Person, handle: str, frames: Path) -> None:
        super().__init__()
        self.person = person
        self.is_closed = False
        self._handle = handle
        self._frames_file, self._frames_read = frames, 0
        self._console_read = 0

    def _listen(self) -> None:
        console = (self.person.folder / "console.txt").read_text(encoding="utf-8", errors="replace").splitlines()
        new, self._console_read = console[self._console_read :], len(console)
        self._complaints += [line for line in new if " ERROR " in line and not any(part in line for part in HARMLESS)]
        if self._frames_file.exists():
            frames = self._frames_file.read_text(encoding="utf-8").split("\n")[:-1]
            self._frames += [json.loads(line) for line in frames[self._frames_read :]]
            self._frames_read = len(frames)

    def resize(self, size: tuple[int, int], *, scale: float = 1) -> None:
        if scale != 1:
            raise Unsupported("WebKit has no command for the density of the screen")
        self._call("POST", "/window/rect", {"x": 0, "y": 0, "width": size[0], "height": size[1]})
        fits = f"innerWidth === {size[0]} && innerHeight === {size[1]}"
        self.until(fits, what=f"a window of {size[0]} x {size[1]}")

    def _navigate(self, url: str) -> None:
        self._call("POST", "/url", {"url": url})

    def _reload(self) -> None:
        self._call("POST", "/refresh", {})

    def back(self) -> None:
        self._call("POST", "/back", {})  # the driver never answers a script that is run right after history.back()

    def forward(self) -> None:
        self._call("POST", "/forward", {})

    def close(self) -> None:
        if self.person.left(self):
            self.person.end()
        else:
            self._call("DELETE", "/window")

    def clear_cookies(self) -> None:
        self._wish(forget="cookies")  # the driver's own command ends before they are gone

    def run(self, script: str) -> Any:
        """The driver runs the body of a function. What is no expression has its value in its last statement."""
        head, _, last = script.rstrip().rstrip(";").rpartition(";")
        for body in (f"return (\n{script}\n)", f"{head};\nreturn (\n{last}\n)", script):
            try:
                return self._call("POST", "/execute/sync", {"script": body, "args": []})
            except Unanswered as unanswered:
                if NO_SUCH_SYNTAX.search(str(unanswered)) is None:
                    raise Unanswered(f"{script}: {unanswered}") from None
        raise Unanswered(f"{script}: no JavaScript")

    def tap(self, x: float, y: float) -> None:
        place = {"type": "pointerMove", "x": round(x), "y": round(y)}
        mouse = [place, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self._act({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": mouse})

    def press(self, key: str) -> None:
        self._type(KEYS.get(key, key))

    def _type(self, text: str) -> None:
        keys = [{"type": kind, "value": character} for character in text for kind in ("keyDown", "keyUp")]
        self._act({"type": "key", "id": "keyboard", "actions": keys})

    def _act(self, source: dict[str, Any]) -> None:
        self._call("POST", "/actions", {"actions": [source]})

    def block(self, *patterns: str) -> None:
        self._wish(block=[".*".join(re.escape(part) for part in pattern.split("*")) for pattern in patterns])

    def prefer(self, **features: str) -> None:
        self._wish(**{name.replace("_", "-"): value for name, value in features.items()})

    def _wish(self, **wish: Any) -> None:
        """The window's program does it."""
        self.run(f"window.webkit.messageHandlers.wishes.postMessage({json.dumps(json.dumps(wish))}).then(() => true)")

    def screenshot(self, file: Path) -> None:
        file.write_bytes(base64.b64decode(self._call("GET", "/screenshot")))

    def _call(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> Any:
        self._be_in_front()
        return self.person.request(method, self.person.session + path, body)

    def _be_in_front(self) -> None:
        """Commands go to one of the person's windows."""
        if self.person.in_front is not self:
            self.person.request("POST", f"{self.person.session}/window", {"handle": self._handle})
            self.person.in_front = self
