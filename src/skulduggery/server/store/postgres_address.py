"""The address of a PostgreSQL, and the password in it, which is never shown."""

from urllib.parse import parse_qsl, unquote, urlencode, urlsplit

from msgspec import Struct

from skulduggery.server.store import BadDatabase

UNREADABLE = (
    "the address of PostgreSQL cannot be read; it looks like postgresql://user:password@host:port/name, "
    "with %XX for unusual characters in the password"
)


class Address(Struct, frozen=True):
    without_password: str
    password: str | None


def parse(address: str) -> Address:
    """Parse an address. An unquoted / ? or # in a password would be taken for something else and then shown, so it
    is refused."""
    try:
        parts = urlsplit(address)
    except ValueError:
        raise BadDatabase(UNREADABLE) from None
    account, at, hosts = parts.netloc.rpartition("@")
    if parts.fragment or "@" in parts.path or (not at and "@" in parts.query):
        raise BadDatabase(UNREADABLE)
    user, colon, quoted = account.partition(":")
    options = dict(parse_qsl(parts.query))
    password = options.pop("password", unquote(quoted) if colon else None)
    question = f"?{urlencode(options)}" if options else ""
    return Address(without_password=f"postgresql://{user}{at}{hosts}{parts.path}{question}", password=password)
