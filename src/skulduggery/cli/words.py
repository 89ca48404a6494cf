"""Texts from outside (names, file names, typed lines, records) made safe to print."""

from skulduggery.kernel.plaintext import clean as clean
from skulduggery.kernel.plaintext import clean_name as clean_name
from skulduggery.kernel.plaintext import cut as cut
from skulduggery.kernel.plaintext import one_line as one_line

LONGEST_PATH = 4096
"""No system takes longer ones."""


def shown_path(path: str) -> str:
    """A path as we print it: whole, however long it is."""
    return cut(clean(path), LONGEST_PATH)
