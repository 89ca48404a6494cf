"""Ids that nobody can guess: tables, guests, shared pads, and the short code to read out across a room."""

import re
import secrets
from typing import NewType

TableId = NewType("TableId", str)
GuestId = NewType("GuestId", str)
ShareId = NewType("ShareId", str)
"""The id of a shared score pad. The page makes it up (docs/protocol.md says why)."""
Code = NewType("Code", str)

RANDOM_BYTES = 16
"""128 bits: a link cannot be guessed."""

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{22}")

CODE_LENGTH = 5
CODE_LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ"
"""No I, L, O or U: they are misread, and fewer offensive words can be spelled without them."""


def new_table_id() -> TableId:
    return TableId(secrets.token_urlsafe(RANDOM_BYTES))


def is_table_id(text: str) -> bool:
    """Whether it has the form of a table id: 128 bits in base64."""
    return TABLE_ID.fullmatch(text) is not None


def is_share_id(text: str) -> bool:
    """Whether it has the form of a share id, which is that of a table id."""
    return is_table_id(text)


def new_guest_id() -> GuestId:
    return GuestId(secrets.token_urlsafe(RANDOM_BYTES))


def new_code() -> Code:
    return Code("".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)))


def parse_code(text: str) -> Code | None:
    """Parse a code as people type it: upper or lower case, with blanks and dashes."""
    letters = text.upper().replace(" ", "").replace("-", "")
    good = len(letters) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in letters)
    return Code(letters) if good else None
