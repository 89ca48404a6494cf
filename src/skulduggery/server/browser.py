"""Shows the server in the user's browser, if there is one to see it with."""

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping


def open_soon(url: str) -> None:
    """Does not wait for the browser, and does not mind if there is none."""
    if can_open():
        threading.Thread(target=_open, args=(url,), daemon=True).start()


def open_and_wait(url: str) -> None:
    """For a program that ends right afterwards."""
    if can_open():
        _open(url)


def can_open(environment: Mapping[str, str] = os.environ) -> bool:
    """Without a display Python might start a browser in the terminal, over our own words."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def _open(url: str) -> None:
    try:
        webbrowser.open(url)
    except (OSError, webbrowser.Error):
        return
