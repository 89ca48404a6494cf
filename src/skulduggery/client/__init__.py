"""Bots for networked tables, in a few lines:

    from skulduggery.client import play

    def choose(view, moves):
        return moves[0]

    play("http://127.0.0.1:7878", table="KXQRT", name="Polly", choose=choose)

`choose` works like all our bots: it gets its view and its legal moves, in the types of the game, and returns one move.
To do more, open tables and read their updates:

    guest = await Guest.join("http://127.0.0.1:7878", "Polly")
    opened = await guest.open_table("skull-king", seats=3, bots=1)
    async with guest.table(opened.id) as table:
        async for update in table:
            ...
"""

from skulduggery.client.errors import (
    ClientError,
    ConnectionLost,
    NoServer,
    NoSuchTable,
    NotUnderstood,
    Refused,
    TurnedAway,
)
from skulduggery.client.guest import Guest, Opened
from skulduggery.client.playing import Result, play, play_at
from skulduggery.client.table import Table
from skulduggery.client.updates import Prompt, Update

__all__ = [
    "ClientError",
    "ConnectionLost",
    "Guest",
    "NoServer",
    "NoSuchTable",
    "NotUnderstood",
    "Opened",
    "Prompt",
    "Refused",
    "Result",
    "Table",
    "TurnedAway",
    "Update",
    "play",
    "play_at",
]
