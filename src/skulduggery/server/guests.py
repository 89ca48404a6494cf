"""Guests: people who have given a name and nothing else. A signed cookie identifies them."""

from collections.abc import Iterator
from typing import Any

from skulduggery.server.ids import GuestId
from skulduggery.server.security.cookies import COOKIE, unsign
from skulduggery.server.services import Services
from skulduggery.server.store import Guest


async def guest_of(scope: Any, services: Services) -> Guest | None:
    """The guest who sends the request. None if there is no cookie, an invalid one, or one of a forgotten guest."""
    guest_id = guest_id_of(scope, services.key)
    if guest_id is None:
        return None
    return (await services.store.guests([guest_id])).get(guest_id)


def guest_id_of(scope: Any, key: bytes) -> GuestId | None:
    return next((guest for value in _cookies(scope) if (guest := unsign(value, key)) is not None), None)


def _cookies(scope: Any) -> Iterator[str]:
    """All cookies with our name. Browsers also send cookies of other programs on the same host, even from other
    ports. The standard library's parser would stumble over some of them and find nothing at all."""
    for header, value in scope["headers"]:
        for cookie in value.decode("latin-1").split(";") if header == b"cookie" else ():
            name, _, content = cookie.partition("=")
            if name.strip() == COOKIE:
                yield content.strip()
