"""The files of the project, found without git: those that are in it or would be added to it."""

import os
from collections.abc import Iterator, Sequence
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@cache
def project_files(root: Path = ROOT) -> Sequence[Path]:
    return [root / name for name in sorted(_walk(root, patterns(root)))]


def patterns(root: Path) -> list[str]:
    lines = (root / ".gitignore").read_text(encoding="utf-8").splitlines()
    return [".git", *(line.strip() for line in lines if line.strip() and not line.startswith("#"))]


def is_ignored(name: str, pattern: str) -> bool:
    """`name` is a path from the root; a folder's ends in a slash. Patterns with `!` are not known."""
    if pattern.endswith("/") and not name.endswith("/"):
        return False
    name, pattern = name.rstrip("/"), pattern.rstrip("/")
    if "/" in pattern:
        return fnmatch(name, pattern.lstrip("/"))
    return fnmatch(name.rpartition("/")[2], pattern)


def _walk(root: Path, ignored: Sequence[str], folder: str = "") -> Iterator[str]:
    for entry in os.scandir(root / folder):
        name = folder + entry.name + ("/" if entry.is_dir(follow_symlinks=False) else "")
        if any(is_ignored(name, pattern) for pattern in ignored):
            continue
        if name.endswith("/"):
            yield from _walk(root, ignored, name)
        elif entry.is_file():
            yield name
