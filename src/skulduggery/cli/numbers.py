"""Whole numbers from a command line, within a range."""

from skulduggery.cli.faults import BadInput
from skulduggery.cli.words import cut


def whole_number(text: str, what: str, lowest: int, highest: int) -> int:
    """The number, or `BadInput` that names the argument and the range."""
    digits = text.strip().removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) <= 20 and lowest <= int(text) <= highest:
        return int(text)
    raise BadInput("number", what=what, value=cut(text, 24), lowest=str(lowest), highest=str(highest))


def decimal_number(text: str, what: str, lowest: float, highest: float) -> float:
    """The number, which need not be whole, or `BadInput` that names the argument and the range."""
    try:
        number = float(text)
    except ValueError:
        number = lowest - 1
    if lowest <= number <= highest:
        return number
    raise BadInput("decimal", what=what, value=cut(text, 24), lowest=f"{lowest:g}", highest=f"{highest:g}")
