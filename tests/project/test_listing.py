"""The list of the project's files is the same with and without git."""

import subprocess
from pathlib import Path

import pytest

from tests.project.listing import ROOT, is_ignored, project_files


@pytest.mark.parametrize(
    ("name", "pattern", "expected"),
    [
        ("web/node_modules/", "web/node_modules/", True),
        ("docs/web/node_modules/", "web/node_modules/", False),
        ("build/", "/build/", True),
        ("web/build/", "/build/", False),
        ("a/__pycache__/", "__pycache__/", True),
        ("a/__pycache__", "__pycache__/", False),
        ("a/b.pyc", "*.py[cod]", True),
        ("a/b.py", "*.py[cod]", False),
        ("a/.coverage.host.1", ".coverage.*", True),
    ],
)
def test_patterns_are_read_as_git_reads_them(name: str, pattern: str, expected: bool) -> None:
    assert is_ignored(name, pattern) is expected


def test_a_new_file_is_listed_and_an_ignored_one_is_not(tmp_path: Path) -> None:
    (tmp_path / ".gitignore").write_text("# what is made\n/made/\n\n*.log\n", encoding="utf-8")
    for name in ("made/x", "kept/made/x", "kept/x.log", ".git/x"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert [str(path.relative_to(tmp_path)) for path in project_files(tmp_path)] == [".gitignore", "kept/made/x"]


def test_git_lists_the_same() -> None:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, encoding="utf-8").stdout
    except (FileNotFoundError, subprocess.CalledProcessError):
        pytest.skip("compares with git; enable it with git installed, in a clone: sudo apt install git")
    assert {ROOT / name for name in listed.split("\0") if (ROOT / name).is_file()} == set(project_files())
