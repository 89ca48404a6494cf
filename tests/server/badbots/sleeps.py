"""Never decides. Where the environment names a file, it comes into being when the sleep begins."""

import os
import time
from collections.abc import Sequence
from pathlib import Path

LEVEL = 9


def choose(view: object, moves: Sequence[object], rng: object) -> object:
    if "ASLEEP" in os.environ:
        Path(os.environ["ASLEEP"]).touch()
    while True:
        time.sleep(3600)
