"""The emulated phone and connection: only the browser's own emulation, so that anybody can repeat it by hand."""

from typing import Any

from msgspec import Struct

from tests.browser.driver import Chromium

MEGABIT = 1_000_000 / 8
"""Bytes."""


class Condition(Struct, frozen=True):
    name: str
    cpu_slowdown: float = 1
    latency_ms: float = 0
    down_mbit: float | None = None
    up_mbit: float | None = None

    def apply(self, browser: Chromium, session: str) -> None:
        browser.call("Emulation.setCPUThrottlingRate", {"rate": self.cpu_slowdown}, session)
        network: dict[str, Any] = {
            "offline": False,
            "latency": self.latency_ms,
            "downloadThroughput": -1 if self.down_mbit is None else self.down_mbit * MEGABIT,
            "uploadThroughput": -1 if self.up_mbit is None else self.up_mbit * MEGABIT,
        }
        browser.call("Network.enable", {}, session)
        browser.call("Network.emulateNetworkConditions", network, session)


PHONE = Condition("phone", cpu_slowdown=4, latency_ms=165, down_mbit=8.1, up_mbit=1.35)
"""Chromium's own preset "Fast 4G": 9 and 1.5 Mbit/s less a tenth, a round trip of 60 ms counted 2.75 times because it
delays requests and not packets. The slowdown is what Lighthouse takes for a phone of the middle class."""
PLAIN = Condition("this machine")
"""The same visit without any of it."""
