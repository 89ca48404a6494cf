"""Guests: people who have told a name and nothing else. A signed cookie says who they are."""

from http.cookies import CookieError, SimpleCookie
from typing import Any

from skulduggery.server.ids import GuestId
from skulduggery.server.security.clients import header
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
    try:
        cookies = SimpleCookie(header(scope, b"cookie") or "")
    except CookieError:
        return None
    morsel = cookies.get(COOKIE)
    return None if morsel is None else unsign(morsel.value, key)
