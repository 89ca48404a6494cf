"""Which engines there are, whether they can be run here, and how each is started."""

import functools
import shutil
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

from tests.browser.driver import firefox, webkit
from tests.browser.driver.chromium import NAMES, chromium, executable
from tests.browser.driver.page import Browser, Engine

STARTED: dict[Engine, Callable[[Path], AbstractContextManager[Browser]]] = {
    "chromium": chromium,
    "firefox": firefox.firefox,
    "webkit": webkit.webkit,
}


@functools.cache
def why_missing(engine: Engine) -> str | None:
    """What to install, if this engine cannot be run on this machine."""
    match engine:
        case "chromium":
            wanted, found = ("chromium-headless-shell",), executable(NAMES) is not None
        case "firefox":
            wanted, found = firefox.PACKAGES, shutil.which(firefox.PROGRAMS[0]) is not None
        case "webkit":
            wanted, found = webkit.PACKAGES, webkit.is_installed()
    return None if found else f"{engine} is not installed; on Debian: apt install {' '.join(wanted)}"
