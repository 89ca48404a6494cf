"""Removes a guest from what others keep: the name from game records, and lines from reports."""

import msgspec

NOBODY = "Guest"
"""Replaces the name of a forgotten guest in records."""

_record = msgspec.json.Decoder(dict[str, msgspec.Raw])
_players = msgspec.json.Decoder(list[dict[str, msgspec.Raw]])
_NOBODY = msgspec.Raw(msgspec.json.encode(NOBODY))


def without_lines(excerpt: str, mark: str) -> str:
    """The excerpt of a report without the lines of one guest, found by their mark."""
    return "\n".join(line for line in excerpt.split("\n") if mark not in line)


def without_name(record: bytes, seat: int) -> bytes:
    parts = _record.decode(record)
    players = _players.decode(parts.get("players", b"[]"))
    if not 0 <= seat < len(players):
        return record
    players[seat]["name"] = _NOBODY
    return msgspec.json.encode(parts | {"players": players})
