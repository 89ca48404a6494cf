"""A server for tests that judge what they see: each table of a game and size has the same cards, and bots decide alike.

`tests/zygote.py` asks for it in a server that is started with the variable `TESTS_SAME_DEALS`."""

import os
from pathlib import Path

from skulduggery.server import hub

VARIABLE = "TESTS_SAME_DEALS"
SECRET = "5a" * 32
OF_BOTS = Path(__file__).with_name("samedeals_of_bots")


def begin() -> None:
    hub.new_secret = lambda: SECRET
    os.environ["PYTHONPATH"] = str(OF_BOTS)  # for the processes of bots, which the server starts
