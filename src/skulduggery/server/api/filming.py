"""Makes films of records, and explains what is wrong with a record that cannot be shown."""

import msgspec
from msgspec import UNSET

from skulduggery.film import film, speech_for
from skulduggery.film.faults import plainly
from skulduggery.film.files import Entry, read
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.record import FORMAT, BadRecord, Record
from skulduggery.kernel.seats import Seat
from skulduggery.locales import Speech
from skulduggery.server.api.problems import Problem, Refused
from skulduggery.server.table.requests import No

SPECTATOR = "spectator"
MOST_STEPS = 5_000
"""Ten times the length of the longest games. A huge file must not keep everybody else waiting."""


def filmed(entry: Entry, *, viewer: str, language: str) -> bytes:
    """The film as JSON; raises `Refused`."""
    game, record = read_record(entry)
    if len(record.log) > MOST_STEPS:
        raise Refused(No("film-too-long", {"steps": len(record.log), "most": MOST_STEPS}))
    seat = viewer_of(viewer, record.config.seats)
    try:
        return msgspec.json.encode(film(game, record, viewer=seat, language=language))
    except BadRecord as fault:
        raise RecordRefused(fault, game, record) from None


def read_record(entry: Entry) -> tuple[AnyGame, Record]:
    """Parse a record without checking its steps; raises `Refused`."""
    try:
        return read(entry)
    except BadRecord as fault:
        raise RecordRefused(fault) from None


def viewer_of(wanted: str, seats: int) -> Seat | None:
    """The viewer's seat; None is a spectator. Raises `Refused`."""
    if wanted == SPECTATOR:
        return None
    if int(wanted) >= seats:
        raise Refused(No("no-such-seat", {"value": wanted, "highest": seats - 1}))
    return Seat(int(wanted))


class RecordRefused(Refused):
    """A record that cannot be shown. The answer names the step, the rule and what was allowed instead."""

    def __init__(self, fault: BadRecord, game: AnyGame | None = None, record: Record | None = None) -> None:
        super().__init__(No(fault.reason, fault.args_, fault.rule))
        self._fault = fault
        self._game = game
        self._record = record

    def problem(self, language: str) -> Problem:
        fault = self._fault
        return Problem(
            reason=fault.reason,
            message=plainly(fault, self._speech(language)),
            args=fault.args_,
            rule=UNSET if fault.rule is None else fault.rule,
            step=UNSET if fault.step is None else fault.step,
            allowed=fault.allowed or UNSET,
        )

    def _speech(self, language: str) -> Speech:
        if self._game is None or self._record is None:
            return Speech(language)
        return speech_for(self._game, self._record, language)


BAD_RECORDS = tuple(
    RecordRefused(fault).no
    for fault in (
        BadRecord("format-unknown", {"value": "'skulduggery/7'", "known": FORMAT}),
        BadRecord("rules-unknown", {"value": 1, "known": 3}),
    )
)
FILM_REFUSES = (
    No("no-such-seat", {"value": "7", "highest": 3}),
    No("film-too-long", {"steps": 9000, "most": MOST_STEPS}),
    *BAD_RECORDS,
)
