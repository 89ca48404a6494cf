"""Whose budget pays for a request: a guest's own, or for anybody else that of their address."""

from typing import Any

from msgspec import Struct

from skulduggery.server.config import ServerConfig
from skulduggery.server.guests import guest_id_of
from skulduggery.server.ids import GuestId
from skulduggery.server.limits import address_key
from skulduggery.server.security.clients import client_of


class Caller(Struct, frozen=True):
    address: str
    """The address under which the caller is counted."""
    guest: GuestId | None
    """The guest that a valid cookie names. The database is not asked, so the guest may have been deleted."""


def caller_of(scope: Any, config: ServerConfig, key: bytes | None) -> Caller:
    """Without the key that signs cookies, every caller is a stranger."""
    guest = None if key is None else guest_id_of(scope, key)
    return Caller(address=address_key(client_of(scope, config).address), guest=guest)
