"""Prepare the rules for the browser: Python itself, msgspec, and our own package without what needs a server.

Everything lies in one folder beside the page (static/engine) under names that change with the content. `engine.json`
says what there is. scripts/webbuild.py calls this with the page; a changed rule needs no new page.

Example:  python scripts/engine.py                     beside the built page
          python scripts/engine.py /tmp/page/engine    somewhere else
"""

import ast
import gzip
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent))
import nodes

ROOT = Path(__file__).resolve().parent.parent
FOLDER = Path("src/skulduggery/server/static/engine")
PACKAGE = Path("src/skulduggery")
PYODIDE = Path("web/node_modules/pyodide")
WHEELS = Path("web/node_modules/.engine")
"""A cache of fetched files."""
FLUENT = Path("web/src/engine/fluent_runtime.py")
PINS = Path("requirements/run.txt")

PARTS = ("kernel", "games", "bots", "locales", "film", "telling", "sandbox", "local")
"""What plays and shows games without a server. All of it is pure Python."""
KINDS = (".py", ".ftl")
OF_OTHERS = re.compile(r"(web|lessons)(-.*)?\.ftl")
"""Catalogues that none of these parts reads."""
AT_HAND = {*sys.stdlib_module_names, "skulduggery", "msgspec", "fluent"}

PYTHON_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
PYTHON_LIBRARY = "python_stdlib.zip"
PYTHON_LOCK = "pyodide-lock.json"
COMPILE = Path(__file__).resolve().with_name("compiled.mjs")
WHEEL = "msgspec"
WHEEL_FOR = ("--python-version", "3.14", "--implementation", "cp", "--abi", "cp314")
WHEEL_PLATFORM = "pyemscripten_2026_0_wasm32"

SOURCES = (
    *(str(PACKAGE / part) for part in PARTS),
    *(str(PACKAGE / "__init__.py"), str(FLUENT), str(PINS), "web/package-lock.json"),
    *("scripts/engine.py", f"scripts/{COMPILE.name}"),
)
PACKED = (".wasm", ".mjs", ".json")
OURS = ("python-*/*", "msgspec-*/*", "rules-*.zip")
MANIFEST = "engine.json"
STAMP = ".stamp"
LACKING = "without msgspec "
"""Before the stamp of an engine that could not be completed."""
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The same files make the same archive, whenever it is made."""


def main(arguments: list[str]) -> int:
    if len(arguments) > 1 or any(argument.startswith("-") for argument in arguments):
        print("engine: takes the folder to write to and nothing else", file=sys.stderr)
        return 2
    prepare(ROOT, Path(arguments[0]) if arguments else ROOT / FOLDER)
    return 0


def is_prepared(root: Path, folder: Path, *, whole: bool = False) -> bool:
    """Whether the engine was built from exactly these sources; `whole` if nothing may be missing."""
    try:
        stamp = (folder / STAMP).read_text(encoding="utf-8")
    except OSError:
        return False
    return stamp == digest(root) or (not whole and stamp == LACKING + digest(root))


def prepare(root: Path, folder: Path, *, before: Path | None = None) -> None:
    """Write missing files, the list last; then delete files that no list names. Files in `before` are copied."""
    stamp = digest(root)
    wheel = msgspec_wheel(root)
    if wheel is None:
        print("the rules will not run in the browser: msgspec could not be fetched for it; all else works", flush=True)
    python, rules = _python(root), packed_rules(root)
    place = f"python-{_short(*python.values())}"
    files = {f"{place}/{name}": content for name, content in python.items()}
    files[f"rules-{_short(rules)}.zip"] = rules
    if wheel is not None:
        files[f"{WHEEL}-{_short(wheel.read_bytes())}/{wheel.name}"] = wheel.read_bytes()
    kept = {_write(folder, name, content, before) for name, content in files.items()}
    manifest = {
        "python": f"/engine/{place}/",
        "archives": [f"/engine/{name}" for name in files if not name.startswith(place)],
        "sizes": {f"/engine/{name}": len(content) for name, content in files.items()},
        "travels": sum(file.stat().st_size for file in kept),
        "complete": wheel is not None,
    }
    _replace(folder / MANIFEST, json.dumps(manifest, indent=1).encode())
    _sweep(folder, kept)
    (folder / STAMP).write_text(stamp if wheel is not None else LACKING + stamp, encoding="utf-8")


def packed_rules(root: Path) -> bytes:
    """Our own package as one archive, with a replacement for fluent.runtime that uses the page's own (see FLUENT)."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, file in sorted(_rules(root)):
            entry = zipfile.ZipInfo(name, LONG_AGO)
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
            archive.writestr(entry, file.read_bytes().replace(b"\r\n", b"\n"))
    return made.getvalue()


def _rules(root: Path) -> Iterator[tuple[str, Path]]:
    """The files by their names in the archive."""
    package = root / PACKAGE
    yield "skulduggery/__init__.py", package / "__init__.py"
    yield "fluent/runtime.py", root / FLUENT
    for part in PARTS:
        for file in _sources(package / part):
            if not OF_OTHERS.fullmatch(file.name) and not (part == "bots" and _needs_more(package / part, file)):
                yield f"skulduggery/{file.relative_to(package).as_posix()}", file


def _needs_more(bots: Path, file: Path) -> bool:
    """Whether the file belongs to a bot that imports packages missing in the browser."""
    kind = bots / file.relative_to(bots).parts[0]
    files = [kind] if kind.is_file() else list(_sources(kind))
    return any(not set(_imported(source)) <= AT_HAND for source in files if source.suffix == ".py")


def _imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            yield node.module.partition(".")[0]


def _python(root: Path) -> dict[str, bytes]:
    """Pyodide's own files; its package list is emptied, because we use none of the packages."""
    files = {name: (root / PYODIDE / name).read_bytes() for name in PYTHON_FILES}
    library = compiled_library(root)
    if library is not None:
        files[PYTHON_LIBRARY] = library.read_bytes()
    lock = json.loads((root / PYODIDE / PYTHON_LOCK).read_text(encoding="utf-8"))
    return {**files, PYTHON_LOCK: json.dumps({"info": lock["info"], "packages": {}}).encode()}


def compiled_library(root: Path) -> Path | None:
    """Python's library with byte code for the modules that the rules need: compiling at every start takes longer than
    everything else in the engine's start. Without Node the browser compiles it."""
    modules = sorted({name for part in PARTS for file in _sources(root / PACKAGE / part) for name in _of_python(file)})
    made_from = ((root / PYODIDE / PYTHON_LIBRARY).read_bytes(), COMPILE.read_bytes(), " ".join(modules).encode())
    archive = root / WHEELS / _short(*made_from) / PYTHON_LIBRARY
    node = nodes.found()
    if archive.is_file() or node is None:
        return archive if archive.is_file() else None
    with tempfile.TemporaryDirectory() as fresh:
        made = Path(fresh, PYTHON_LIBRARY)
        command = [node, str(COMPILE), str(root / PYODIDE), str(made), *modules]
        finished = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        if finished.returncode != 0 or not made.is_file():
            print(
                "Python's library could not be compiled for the browser: the rules will start more slowly", flush=True
            )
            return None
        archive.parent.mkdir(parents=True, exist_ok=True)
        return Path(shutil.move(made, archive))


def _of_python(file: Path) -> Iterator[str]:
    """The standard library modules that a source imports."""
    names = _imported(file) if file.suffix == ".py" else ()
    return (name for name in names if name in sys.stdlib_module_names)


def msgspec_wheel(root: Path) -> Path | None:
    """The version of msgspec that the server uses, verified by its hash; None if it cannot be fetched."""
    folder = root / WHEELS / _short(_pin(root).encode())
    found = next(iter(folder.glob("*.whl")), None)
    if found is not None:
        return found
    print("fetching msgspec for the browser (pip download) ...", flush=True)
    with tempfile.TemporaryDirectory() as fresh:
        pin = Path(fresh, "pin.txt")
        pin.write_text(_pin(root), encoding="utf-8")
        command = [
            *(sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "download", "--quiet"),
            *("--retries", "1", "--timeout", "20", "--no-deps", "--only-binary", ":all:", "--require-hashes"),
            *(*WHEEL_FOR, "--platform", WHEEL_PLATFORM, "--dest", fresh, "--requirement", str(pin)),
        ]
        finished = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        wheel = next(iter(Path(fresh).glob("*.whl")), None)
        if finished.returncode != 0 or wheel is None:
            return None
        folder.mkdir(parents=True, exist_ok=True)
        return Path(shutil.move(wheel, folder / wheel.name))


def _pin(root: Path) -> str:
    """The lines about msgspec in the server's requirements: its version and all hashes."""
    found = re.search(rf"^{WHEEL}==.*(?:\n[ \t].*)*", (root / PINS).read_text(encoding="utf-8"), re.MULTILINE)
    return f"{found[0]}\n" if found else ""


def digest(root: Path) -> str:
    content = hashlib.sha256()
    for file in sorted(file for name in SOURCES for file in _sources(root / name)):
        data = file.read_bytes().replace(b"\r\n", b"\n")
        content.update(file.relative_to(root).as_posix().encode() + b"\0" + hashlib.sha256(data).digest())
    return content.hexdigest() + "\n"


def _sources(path: Path) -> Iterator[Path]:
    if path.is_file():
        yield path
        return
    for folder, _, files in os.walk(path):
        yield from (Path(folder, file) for file in files if file.endswith(KINDS))


def _short(*contents: bytes) -> str:
    return hashlib.sha256(b"".join(hashlib.sha256(content).digest() for content in contents)).hexdigest()[:12]


def _write(folder: Path, name: str, content: bytes, before: Path | None) -> Path:
    """Compressible files are stored compressed, as they are sent (api/pagefiles.py)."""
    is_packed = name.endswith(PACKED)
    place = f"{name}.gz" if is_packed else name
    file = folder / place
    if not file.is_file():
        file.parent.mkdir(parents=True, exist_ok=True)
        if before is not None and (before / place).is_file():
            shutil.copyfile(before / place, file)
        else:
            _replace(file, gzip.compress(content, 9, mtime=0) if is_packed else content)
    return file


def _replace(file: Path, content: bytes) -> None:
    fresh = file.with_name(f".{file.name}")
    fresh.write_bytes(content)
    fresh.replace(file)


def _sweep(folder: Path, kept: set[Path]) -> None:
    """Delete only files with our own names: the page's build has files here, too."""
    for file in [file for pattern in OURS for file in folder.glob(pattern) if file.is_file()]:
        if file not in kept:
            file.unlink()
            if not any(file.parent.iterdir()):
                file.parent.rmdir()


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
