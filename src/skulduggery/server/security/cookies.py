"""The cookie that identifies a guest. It is signed, so that nobody can forge one."""

import base64
import hashlib
import hmac
import re

from skulduggery.server.ids import GuestId

COOKIE = "skulduggery_guest"
VERSION = "1"
MAX_AGE = 400 * 24 * 3600
"""Seconds; browsers keep no cookie for longer."""

GUEST_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


def sign(guest: GuestId, key: bytes) -> str:
    return f"{VERSION}.{guest}.{_mac(guest, key)}"


def unsign(value: str, key: bytes) -> GuestId | None:
    """The guest whom the cookie names, if we signed it."""
    version, _, rest = value.partition(".")
    guest, _, mac = rest.rpartition(".")
    if version != VERSION or not GUEST_ID.fullmatch(guest):
        return None
    good = hmac.compare_digest(mac.encode(errors="replace"), _mac(guest, key).encode())
    return GuestId(guest) if good else None


def set_cookie(guest: GuestId, key: bytes, *, secure: bool) -> str:
    """The value of a Set-Cookie header."""
    return _cookie(sign(guest, key), MAX_AGE, secure=secure)


def clear_cookie(*, secure: bool) -> str:
    """The value of a Set-Cookie header that deletes the cookie."""
    return _cookie("", 0, secure=secure)


def _cookie(value: str, max_age: int, *, secure: bool) -> str:
    return f"{COOKIE}={value}; Path=/; Max-Age={max_age}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")


def _mac(guest: str, key: bytes) -> str:
    digest = hmac.new(key, f"{COOKIE}.{VERSION}.{guest}".encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
