"""The score pad: what families write down who play on a real table, and what follows from it by the rules.

docs/pad.md is the contract. The page does the same in TypeScript; the points of both come from these rules.
"""

from skulduggery.pad.books import BOOKS
from skulduggery.pad.changing import begun, changed, default_options, range_of
from skulduggery.pad.checking import check
from skulduggery.pad.files import MAX_BYTES, read_file, write_file
from skulduggery.pad.merging import Merged, merged
from skulduggery.pad.model import (
    FIELDS,
    FORMAT,
    Cell,
    Change,
    Entry,
    Field,
    NextRound,
    PadFile,
    PadGame,
    Range,
    Refusal,
    Round,
    RoundScore,
    Seating,
    SeatScore,
    SetUp,
    Sheet,
    Stop,
    Table,
    Tricks,
    Write,
)
from skulduggery.pad.placing import seats_in
from skulduggery.pad.scoring import sheet
from skulduggery.pad.statistics import Person, Remarkable, Rival, Totals, statistics
from skulduggery.pad.tablereading import from_csv
from skulduggery.pad.tables import COLUMNS, to_csv
from skulduggery.pad.texts import LONGEST_NAME, is_moment, is_name, key_of, trimmed
from skulduggery.pad.wording import at_the_pad, in_a_file

__all__ = [
    "BOOKS",
    "COLUMNS",
    "FIELDS",
    "FORMAT",
    "LONGEST_NAME",
    "MAX_BYTES",
    "Cell",
    "Change",
    "Entry",
    "Field",
    "Merged",
    "NextRound",
    "PadFile",
    "PadGame",
    "Person",
    "Range",
    "Refusal",
    "Remarkable",
    "Rival",
    "Round",
    "RoundScore",
    "SeatScore",
    "Seating",
    "SetUp",
    "Sheet",
    "Stop",
    "Table",
    "Totals",
    "Tricks",
    "Write",
    "at_the_pad",
    "begun",
    "changed",
    "check",
    "default_options",
    "from_csv",
    "in_a_file",
    "is_moment",
    "is_name",
    "key_of",
    "merged",
    "range_of",
    "read_file",
    "seats_in",
    "sheet",
    "statistics",
    "to_csv",
    "trimmed",
    "write_file",
]
