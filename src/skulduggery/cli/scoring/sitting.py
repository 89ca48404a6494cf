"""One game in progress: the entered steps, with undo and redo."""

from datetime import UTC, datetime
from typing import NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from skulduggery.cli.scoring.asking import Question, due, has_bonuses, missing
from skulduggery.cli.scoring.saving import Saver
from skulduggery.pad import NextRound, PadGame, Refusal, changed
from skulduggery.pad import sheet as sheet_of


class Moment(NamedTuple):
    """The state of a game, and whether its last round's bonuses still have to be asked for."""

    game: PadGame
    bonuses_open: bool


class Sitting:
    def __init__(self, saver: Saver, game: PadGame, *, kept: PadGame | None) -> None:
        self.saver = saver
        self.game = game
        self.bonuses_open = self._are_bonuses_missing()
        self._kept = kept
        self._past: list[Moment] = []
        self._future: list[Moment] = []

    @property
    def question(self) -> Question | None:
        return due(self.game, sheet_of(self.game), bonuses_open=self.bonuses_open)

    def begin(self) -> None:
        """Save a new game."""
        self._save(self.game)

    def enter(self, game: PadGame, *, bonuses_open: bool = False) -> None:
        """Enter one step, saved at once."""
        before = Moment(self.game, self.bonuses_open)
        self.bonuses_open = bonuses_open
        if game == self.game and bonuses_open == before.bonuses_open:
            return
        self._past.append(before)
        self._future.clear()
        if game != self.game:
            self._save(game)

    def undo(self) -> bool:
        return self._go(self._past, self._future)

    def redo(self) -> bool:
        return self._go(self._future, self._past)

    def _go(self, origin: list[Moment], target: list[Moment]) -> bool:
        if not origin:
            return False
        moment = origin.pop()
        target.append(Moment(self.game, self.bonuses_open))
        self.bonuses_open = moment.bonuses_open
        self._save(replace(moment.game, changed=now()))
        return True

    def _save(self, game: PadGame) -> None:
        saved = self.saver.save(game, kept=self._kept)
        self.game = self._kept = saved
        if saved != game:  # another window has changed the game, so our undo steps do not fit any more
            self._past.clear()
            self._future.clear()
            self.bonuses_open = self._are_bonuses_missing()

    def _are_bonuses_missing(self) -> bool:
        """Whether bonuses were never asked for: a complete last round was left before that."""
        last = len(self.game.rounds) - 1
        is_complete = not missing(self.game, last, "bids") and not missing(self.game, last, "tricks")
        return has_bonuses(self.game) and is_complete and not sheet_of(self.game).over


def advanced(game: PadGame) -> PadGame:
    """The game with the next round opened, if this one is complete and there is another."""
    sheet = sheet_of(game)
    if game.stopped is not UNSET or sheet.over or not sheet.rounds[-1].complete:
        return game
    following = changed(game, NextRound(), now=now())
    return game if isinstance(following, Refusal) else following


def now() -> str:
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
