"""What is in the files of the project, and what must not be."""

import re
import tomllib
from itertools import chain
from pathlib import Path

import pytest

from tests.project.listing import project_files

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"), reverse=True)
MACHINE_PATH = re.compile(r"(^|[^a-zA-Z.])/(work|root)/", re.MULTILINE)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_requirement_is_pinned_with_hashes(lock: Path) -> None:
    assert entries(lock)
    for entry in entries(lock):
        assert re.match(r"[\w.-]+==\S+ ", entry), entry
        assert "--hash=sha256:" in entry, entry


@pytest.mark.parametrize("file", [*LOCKS, ROOT / "pyproject.toml"], ids=lambda file: file.name)
def test_no_file_says_where_packages_come_from(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert not re.search(r"://|index-url|find-links", text)


def test_the_development_requirements_hold_the_run_time_ones() -> None:
    run, dev = (set(entries(ROOT / "requirements" / name)) for name in ("run.txt", "dev.txt"))
    assert run <= dev


def test_every_dependency_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = chain.from_iterable(project["project"]["optional-dependencies"].values())
    wanted = {normal_name(dependency) for dependency in (*project["project"]["dependencies"], *extras)}
    assert len(wanted) > 10
    assert wanted <= {normal_name(entry) for entry in entries(ROOT / "requirements" / "run.txt")}


def test_no_file_names_a_path_of_one_machine() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {match.group().strip()}"
        for path in project_files()
        for match in MACHINE_PATH.finditer(path.read_bytes().decode("utf-8", errors="replace"))
    ]
    assert not found


def entries(lock: Path) -> list[str]:
    """The requirements of a file, each with its hashes on one line."""
    lines = lock.read_text(encoding="utf-8").replace("\\\n", "").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def normal_name(requirement: str) -> str:
    name = re.match(r"[\w.-]+", requirement)
    assert name, requirement
    return re.sub(r"[-_.]+", "-", name.group()).lower()
