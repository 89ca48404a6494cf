"""Guests: people who have told a name and nothing else. A signed cookie says who they are."""

from collections.abc import Iterator
from typing import Any

from skulduggery.server.ids import GuestId
from skulduggery.server.security.cookies import COOKIE, unsign
from skulduggery.server.services import Services
from skulduggery.server.store import Guest


async def guest_of(scope: Any, services: Services) -> Guest | None:
    """Who is calling; None if there is no cookie, a false one, or one of somebody who was forgotten."""
    guest_id = guest_id_of(scope, services.key)
    if guest_id is None:
        return None
    return (await services.store.guests([guest_id])).get(guest_id)


def guest_id_of(scope: Any, key: bytes) -> GuestId | None:
    return next((guest for value in _cookies(scope) if (guest := unsign(value, key)) is not None), None)


def _cookies(scope: Any) -> Iterator[str]:
    """All cookies with our name. Those of other programs at the same host come along, also from other ports, and may
    hold what the standard library's reader stumbles over: it would find nothing at all then."""
    for header, value in scope["headers"]:
        for cookie in value.decode("latin-1").split(";") if header == b"cookie" else ():
            name, _, content = cookie.partition("=")
            if name.strip() == COOKIE:
                yield content.strip()
