"""Starts a process of its own, says which in the file that its environment names, and never decides."""

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

LEVEL = 9


def choose(view: object, moves: Sequence[object], rng: object) -> object:
    child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
    note = Path(os.environ["CHILD"])
    note.with_suffix(".new").write_text(str(child.pid), encoding="utf-8")
    note.with_suffix(".new").rename(note)
    while True:
        time.sleep(3600)
