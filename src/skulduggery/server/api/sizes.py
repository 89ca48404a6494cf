"""Limits on the size of requests and responses."""

MOST_BODY_BYTES = 64 * 1024
FILMS = "/api/films"
PLAYING_ON = "/api/tables/from"
MOST_RECORD_BYTES = 1_000_000
"""For a record that is sent to be shown or played on from. An ordinary record has about ten thousand bytes."""
MOST_LISTED = 100
"""Tables in a list, steps of a review, entries of a history."""
MOST_COUNTED = 20_000
"""Statistics count at most this many games of a guest, the latest."""


def most_body_bytes(path: str) -> int:
    return MOST_RECORD_BYTES if path in (FILMS, PLAYING_ON) else MOST_BODY_BYTES
