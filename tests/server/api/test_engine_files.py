"""The files of the engine, which runs the rules in a browser: large, packed, kept for good."""

import gzip
from pathlib import Path

import pytest

from tests.server.api.test_pages import visit

WASM = b"\0asm" + bytes(5000)
FILES = {
    "index.html": b"the page",
    "assets/page-1.js": b"the script",
    "engine/engine.json": b'{"complete": true}',
    "engine/worker-1.js": b"the worker",
    "engine/rules-1.zip": b"rules" * 1000,
    "engine/msgspec-1/msgspec.whl": b"wheel" * 1000,
    "engine/python-1/pyodide.asm.wasm.gz": gzip.compress(WASM),
    "engine/notes.txt.gz.py": b"not for everybody",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, content in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(content)
    return tmp_path


def test_what_lies_there_packed_travels_packed(folder: Path) -> None:
    answer = visit(folder, "/engine/python-1/pyodide.asm.wasm", **{"accept-encoding": "gzip"})
    assert answer.content == WASM  # the client has unpacked it
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"] == "application/wasm"
    assert answer.headers["vary"] == "accept-encoding"
    assert int(answer.headers["content-length"]) < 200


def test_it_is_unpacked_for_those_who_cannot(folder: Path) -> None:
    plain = visit(folder, "/engine/python-1/pyodide.asm.wasm", **{"accept-encoding": "identity"})
    assert plain.content == WASM
    assert "content-encoding" not in plain.headers
    packed = visit(folder, "/engine/python-1/pyodide.asm.wasm", **{"accept-encoding": "gzip"})
    assert packed.headers["etag"] != plain.headers["etag"]


@pytest.mark.parametrize("name", ["engine/rules-1.zip", "engine/msgspec-1/msgspec.whl"])
def test_archives_are_not_packed_again(folder: Path, name: str) -> None:
    answer = visit(folder, f"/{name}", **{"accept-encoding": "gzip"})
    assert answer.content == FILES[name]
    assert "content-encoding" not in answer.headers
    assert answer.headers["content-type"] == "application/zip"


def test_all_is_kept_for_good_but_the_list(folder: Path) -> None:
    for name in ("worker-1.js", "rules-1.zip", "python-1/pyodide.asm.wasm"):
        assert "immutable" in visit(folder, f"/engine/{name}").headers["cache-control"]
    assert visit(folder, "/engine/engine.json").headers["cache-control"] == "no-cache"


def test_webassembly_is_allowed_to_the_worker_alone(folder: Path) -> None:
    policy = visit(folder, "/engine/worker-1.js").headers["content-security-policy"]
    assert policy.split("; ") == [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "connect-src 'self'",
    ]
    for name in ("", "assets/page-1.js", "engine/engine.json", "engine/rules-1.zip"):
        assert "content-security-policy" not in visit(folder, f"/{name}").headers, "the usual one is added elsewhere"


@pytest.mark.parametrize("name", ["python-1/pyodide.asm.wasm.gz", "notes.txt.gz.py", "notes.txt.gz", "notes.txt"])
def test_nothing_else_is_given_out(folder: Path, name: str) -> None:
    assert visit(folder, f"/engine/{name}").status_code == 404
