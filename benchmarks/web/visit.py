"""One visitor with an empty cache opens an address; the browser's measurements of the visit."""

import json
import time
from pathlib import Path
from typing import Any

from msgspec import Struct, convert

from benchmarks.server.trouble import Trouble
from benchmarks.web.condition import Condition
from tests.browser.driver import Chromium

WATCHING = (Path(__file__).parent / "watching.js").read_text(encoding="utf-8")
QUIET_MS = 200.0
"""How long no long task may begin after something can be seen, before it counts as ready for a tap."""
SECONDS_TO_OPEN = 60.0
SCRIPT_OR_STYLE = r"/\.(js|css)$/"


class Opened(Struct, frozen=True):
    interactive_ms: float
    script_and_style_kb: float
    """The compressed size."""
    requests: int


class Shift(Struct, frozen=True):
    """A layout shift without user input."""

    value: float
    at: float
    moved: list[str]


class Visitor:
    """A guest with a name and a browser context, so with their own cache and cookies."""

    def __init__(self, browser: Chromium, url: str) -> None:
        self.browser = browser
        self.url = url
        self.page = browser.page(size=(360, 740))
        self.page.open(f"{url}/health")
        self.ask("POST", "/api/guests", {"name": "Anna"})
        targets = browser.call("Target.getTargets")["targetInfos"]
        mine = next(target for target in targets if target.get("browserContextId") == self.page.context)
        attach = {"targetId": mine["targetId"], "flatten": True}
        self._session: str = browser.call("Target.attachToTarget", attach)["sessionId"]

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        sent = {"method": method, "headers": {"content-type": "application/json"}}
        if body is not None:
            sent["body"] = json.dumps(body)
        return self.page.run(f"fetch({json.dumps(path)}, {json.dumps(sent)}).then((answer) => answer.json())")

    def open(self, path: str, wanted: str, condition: Condition) -> Opened:
        """Open the page and wait until the wanted element can be tapped."""
        script = WATCHING.replace("WANTED", json.dumps(wanted))
        self.call("Page.enable")
        self.call("Page.addScriptToEvaluateOnNewDocument", {"source": script})
        condition.apply(self.browser, self._session)
        self.call("Page.navigate", {"url": self.url + path})
        self._wait_for("window.__noted?.seen", what=f"{wanted} at {path}")
        time.sleep(1)  # for what follows directly
        seen, tasks = self.page.run("[__noted.seen, __noted.tasks]")
        kb, requests = self.page.run(
            f"(() => {{ const all = performance.getEntriesByType('resource').filter((one) => one.startTime < {seen});"
            f" const ours = all.filter((one) => {SCRIPT_OR_STYLE}.test(new URL(one.name).pathname));"
            " return [ours.reduce((sum, one) => sum + one.encodedBodySize, 0) / 1000, all.length]; })()"
        )
        return Opened(interactive_ms=quiet_from(seen, tasks), script_and_style_kb=kb, requests=requests)

    def shifts(self) -> list[Shift]:
        return convert(self.page.run("__noted.shifts"), list[Shift])

    def touch(self) -> None:
        """Simulate a touch: the browser then counts the following layout shifts as wanted."""
        key = {"key": "Shift", "code": "ShiftLeft", "windowsVirtualKeyCode": 16}
        for kind in ("rawKeyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", {"type": kind, **key})

    def count_frames(self) -> None:
        self.page.run("(__noted.frames.length = 0, __countFrames())")

    def frames_ms(self) -> list[float]:
        return self.page.run("__noted.frames")

    def cookie(self) -> str:
        cookies = self.call("Network.getCookies", {"urls": [self.url]})["cookies"]
        return "; ".join(f"{one['name']}={one['value']}" for one in cookies)

    def close(self) -> None:
        self.page.close()

    def call(self, method: str, params: dict[str, Any] | None = None) -> dict[str, Any]:
        return self.browser.call(method, params, self._session)

    def _wait_for(self, script: str, *, what: str) -> None:
        deadline = time.monotonic() + SECONDS_TO_OPEN
        while not self.page.run(script):
            if time.monotonic() > deadline:
                raise Trouble(f"waited in vain for {what}; the browser complains of {self.page.complaints[:3]}")
            time.sleep(0.1)


def quiet_from(seen: float, tasks: list[list[float]]) -> float:
    """The time when it was visible, or when the last of the long tasks directly after it ended."""
    for start, end in sorted(tasks):
        if start <= seen + QUIET_MS:
            seen = max(seen, end)
    return seen


def cumulative(shifts: list[Shift]) -> float:
    """The browsers' formula: the worst burst without a pause of a second, at most five seconds long."""
    worst = total = 0.0
    began = last = float("-inf")
    for shift in shifts:
        if shift.at - last >= 1000 or shift.at - began >= 5000:
            began, total = shift.at, 0.0
        last, total = shift.at, total + shift.value
        worst = max(worst, total)
    return worst
