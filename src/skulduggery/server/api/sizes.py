"""How much is read, and how much is told at once."""

MOST_BODY_BYTES = 64 * 1024
FILMS = "/api/films"
PLAYING_ON = "/api/tables/from"
MOST_RECORD_BYTES = 1_000_000
"""Of a record that is sent to be shown or played on from. A record has some ten thousand."""
MOST_LISTED = 100
"""Tables in a list, steps of a review, lines of a history."""
MOST_COUNTED = 20_000
"""Games that statistics look at, the last ones of a guest."""


def most_body_bytes(path: str) -> int:
    return MOST_RECORD_BYTES if path in (FILMS, PLAYING_ON) else MOST_BODY_BYTES
