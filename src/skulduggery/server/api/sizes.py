"""How much is read, and how much is told at once."""

MOST_BODY_BYTES = 64 * 1024
MOST_LISTED = 100
"""Tables in a list, steps of a review, lines of a history."""
MOST_COUNTED = 20_000
"""Games that statistics look at, the last ones of a guest."""
