"""Makes texts from outside (names, file names, typed lines, records) safe to print."""

from skulduggery.kernel.plaintext import clean as clean
from skulduggery.kernel.plaintext import clean_name as clean_name
from skulduggery.kernel.plaintext import cut as cut
from skulduggery.kernel.plaintext import one_line as one_line

LONGEST_PATH = 4096
"""No system allows longer ones."""


def shown_path(path: str) -> str:
    """A path as we print it: complete, however long it is."""
    return cut(clean(path), LONGEST_PATH)
