"""Edits a finished round: asks for each line again and shows its present value; Enter keeps it."""

from collections.abc import Callable

from msgspec import UNSET
from rich.text import Text

from skulduggery.cli.playing.choosing import Unclear
from skulduggery.cli.scoring.answering import cells
from skulduggery.cli.scoring.asking import FIELD_OF, Kind, Question, kinds, missing
from skulduggery.cli.scoring.desk import Desk, refused, warned
from skulduggery.cli.scoring.rounds import result
from skulduggery.cli.scoring.sitting import now
from skulduggery.pad import Cell, PadGame, Refusal, Write, changed, seats_in
from skulduggery.pad import sheet as sheet_of

MANY_LINES: tuple[Kind, ...] = ("planks", "queens")
"""For these kinds, one line concerns one player only."""


class Editor:
    """Asks for one round. `enter` stores each accepted line."""

    def __init__(self, desk: Desk, ask: Callable[[str], str], enter: Callable[[PadGame], PadGame]) -> None:
        self._desk = desk
        self._ask = ask
        self._enter = enter

    def edit(self, game: PadGame, number: int) -> PadGame:
        desk = self._desk
        desk.show(result(game, desk.table, number))
        desk.say("score-edit-how", style="dim")
        for kind in kinds(game):
            if kind in FIELD_OF and missing(game, number, kind):
                break  # this part is new, and will be asked for in its turn
            game = self._edit_kind(game, number, kind)
        desk.show(result(game, desk.table, number))
        return game

    def _edit_kind(self, game: PadGame, number: int, kind: Kind) -> PadGame:
        question = Question(kind, number, tuple(sorted(seats_in(game, number + 1))) if kind in FIELD_OF else ())
        while True:
            prompt = self._desk.speech.say(f"score-prompt-{kind}")
            line = self._ask(f"{prompt} {self._standing(game, number, kind)}".strip() + " ")
            if not line:
                return game
            after = written(self._desk, game, question, line)
            if after is None:
                continue
            game = self._enter(after)
            if kind not in MANY_LINES:
                return game

    def _standing(self, game: PadGame, number: int, kind: Kind) -> str:
        """The present value."""
        round = game.rounds[number]
        if kind in FIELD_OF:
            there = sorted(seats_in(game, number + 1))
            return f"[{' '.join(str(getattr(round[seat], FIELD_OF[kind])) for seat in there)}]"
        if kind != "bonuses":
            return ""
        desk = self._desk
        entries: list[str] = []
        for seat, entry in enumerate(round):
            name = desk.speech.player(seat)
            if entry.pirates is not UNSET:
                entries.append(desk.speech.say("score-caught-pirates", name=name, count=entry.pirates))
            if entry.kings is not UNSET:
                entries.append(desk.speech.say("score-caught-king", name=name))
        return f"[{', '.join(entries) or '-'}]"


def written(desk: Desk, game: PadGame, question: Question, line: str) -> PadGame | None:
    """The game with the line entered. None after an explanation, or if the person decides against it."""
    meant = cells(question, line, game, desk.people, desk.vocabulary)
    if isinstance(meant, Unclear):
        desk.warn(meant)
        return None
    after = changed(game, Write(meant), now=now())
    if isinstance(after, Refusal) and after.reason == "bonus-without-trick" and question.kind == "tricks":
        after = _without_bonus(desk, game, meant, after)
    if isinstance(after, Refusal):
        desk.warn(after)
        return None
    return after if after is None or _is_meant(desk, after, question) else None


def _without_bonus(desk: Desk, game: PadGame, meant: tuple[Cell, ...], why: Refusal) -> PadGame | Refusal | None:
    """A player who turns out to have no trick has no bonus either."""
    desk.console.print(Text(refused(why, desk.speech), style="yellow"))
    if not desk.is_sure(desk.speech.say("score-drop-bonus")):
        return None
    empty = [cell for cell in meant if cell.value == 0]
    dropped = [Cell(cell.round, cell.seat, field, UNSET) for cell in empty for field in ("pirates", "kings")]
    return changed(game, Write((*meant, *dropped)), now=now())


def _is_meant(desk: Desk, after: PadGame, question: Question) -> bool:
    """Write tricks that cannot add up only if the person insists."""
    warning = sheet_of(after).rounds[question.round].warning
    if warning is None or question.kind != "tricks":
        return True
    desk.console.print(Text(f"! {warned(warning, desk.speech)}", style="bold yellow"))
    return desk.is_sure(desk.speech.say("score-all-the-same"))
