"""People who chat at the tables of a house."""

import asyncio
from typing import Any

import msgspec

from skulduggery.server import wire
from skulduggery.server.config import Limits
from tests.server.house import House, Phone, fresh

NOON = 1_800_000_000_000
PLENTY = Limits(chat_lines_per_10_seconds=10_000)


class Clock:
    """Time passes when a test says so."""

    def __init__(self) -> None:
        self.at = NOON

    def __call__(self) -> int:
        return self.at

    def pass_by(self, seconds: float) -> None:
        self.at += int(seconds * 1000)


async def say(phone: Phone, text: str | None = None, **more: Any) -> dict[str, Any]:
    """Says it and gives the answer."""
    return await phone.ask(wire.Say(id=more.pop("id", None) or fresh(), text=text, **more))


async def heard(*phones: Phone) -> list[list[str]]:
    """For each device all lines that were sent to it one by one, once everything on its way has arrived."""
    await asyncio.gather(*(phone.peer.drained() for phone in phones))
    return [[words(line) for told in phone.told("chat") for line in told["lines"]] for phone in phones]


def shown(phone: Phone) -> list[str]:
    """The lines that the device would be shown if it came now."""
    return [words(line) for line in lines_shown(phone)]


def lines_shown(phone: Phone) -> list[dict[str, Any]]:
    return msgspec.to_builtins(phone.live.talk.tail(phone.peer))


def words(line: dict[str, Any]) -> str:
    return line.get("text") or line.get("phrase") or line["emote"]


def who(phone: Phone) -> str:
    """What the person is called at the table."""
    return phone.live.gathering.who(phone.guest.id)


async def onlooker(house: House, at: Phone, name: str = "Olga", *, tv: bool = False) -> Phone:
    """Somebody who comes to watch."""
    return await house.phone(at.live, await house.guest(name), tv=tv)
