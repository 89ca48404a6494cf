"""Opens the server's page in the user's browser, if there is one."""

import os
import sys
import threading
import webbrowser
from collections.abc import Mapping


def open_soon(url: str) -> None:
    """Open the page without waiting for the browser. Without one, nothing happens."""
    if can_open():
        threading.Thread(target=_open, args=(url,), daemon=True).start()


def open_and_wait(url: str) -> None:
    """For a program that ends right afterwards."""
    if can_open():
        _open(url)


def can_open(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether a browser can open. Without a display Python might start one in the terminal, over our own output."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def _open(url: str) -> None:
    try:
        webbrowser.open(url)
    except (OSError, webbrowser.Error):
        return
