"""Commands that show the open game, or change it."""

from typing import TYPE_CHECKING

from msgspec import UNSET

from skulduggery.cli.consoles import room
from skulduggery.cli.playing.choosing import Unclear
from skulduggery.cli.playing.helping import Helper
from skulduggery.cli.scoring.chart import chart_drawn
from skulduggery.cli.scoring.editing import Editor
from skulduggery.cli.scoring.people import LONGEST_QUOTED
from skulduggery.cli.scoring.sheets import sheet_drawn
from skulduggery.cli.scoring.sitting import Sitting, advanced, now
from skulduggery.cli.words import cut
from skulduggery.pad import BOOKS, PadGame, Refusal, Seating, SetUp, Stop, changed, key_of, seats_in
from skulduggery.pad import sheet as sheet_of

if TYPE_CHECKING:
    from skulduggery.cli.scoring.session import Session


class GameCommands:
    def __init__(self, session: "Session", sitting: Sitting) -> None:
        self._session = session
        self._sitting = sitting
        self._desk = session.desk

    def do(self, command: str, rest: str) -> bool:
        """Execute the command. Returns whether the game has changed."""
        if self._is_changed(command, rest):
            self._session.ask_anew()
            return True
        return False

    def _is_changed(self, command: str, rest: str) -> bool:
        match command:
            case "undo":
                return self._went(self._sitting.undo(), "score-undone", "score-nothing-to-undo")
            case "redo":
                return self._went(self._sitting.redo(), "score-redone", "score-nothing-to-redo")
            case "edit":
                return self._edit(rest)
            case "rename":
                return self._rename(rest)
            case "dealer":
                return self._dealer(rest)
            case "option":
                return self._option(rest)
            case "join" | "leave" | "seats" | "rounds":
                return self._change_table(command, rest)
            case "stop" | "resume":
                return self._stop(stopped=command == "stop")
            case _:
                self._look(command, rest)
                return False

    def _look(self, command: str, rest: str) -> None:
        game, table, width = self._sitting.game, self._desk.table, room(self._desk.console)
        match command:
            case "sheet":
                self._desk.show(sheet_drawn(game, table, width))
            case "chart":
                self._desk.show(chart_drawn(game, table, width))
            case _:
                self._desk.show(Helper(BOOKS[game.game].game, table).answer(["rules", *rest.split()]))

    def _went(self, went: bool, done: str, nothing: str) -> bool:
        self._desk.say(done if went else nothing, style="dim" if went else "yellow")
        return went

    def _edit(self, rest: str) -> bool:
        """`edit 3`. If there is only one round, its number may be left out."""
        sitting = self._sitting
        highest = len(sitting.game.rounds)
        asked = rest or ("1" if highest == 1 else "")
        number = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 6 else 0
        if not 1 <= number <= highest:
            self._desk.say("score-no-round", style="yellow", value=cut(rest, LONGEST_QUOTED), highest=highest)
            return False

        def enter(game: PadGame) -> PadGame:
            sitting.enter(game, bonuses_open=sitting.bonuses_open)
            return sitting.game

        Editor(self._desk, self._session.ask, enter).edit(sitting.game, number - 1)
        return True

    def _rename(self, rest: str) -> bool:
        """`rename anna Annika`"""
        words = (rest or self._session.ask_freely(self._desk.speech.say("score-ask-rename") + " ")).split()
        found = self._desk.people.at_the_start(words)
        if isinstance(found, Unclear):
            self._desk.warn(found)
            return False
        name = " ".join(words[found.used :]) or self._session.ask_freely(self._desk.speech.say("score-ask-name") + " ")
        players = list(self._sitting.game.players)
        players[found.seat] = name
        return self._change(SetUp(players=tuple(players)))

    def _dealer(self, rest: str) -> bool:
        """Change the first dealer."""
        meant = self._desk.people.meant(rest)
        if isinstance(meant, Unclear):
            self._desk.warn(meant)
            return False
        return self._change(SetUp(first=meant))

    def _option(self, rest: str) -> bool:
        """`option scoring=landlubber`"""
        name, _, text = rest.replace(" ", "").partition("=")
        game = self._sitting.game
        known = {option.name: option for option in BOOKS[game.game].game.OPTIONS if option.affects_rules}
        value = known[name].parse(text) if name in known else None
        if value is None:
            allowed = "; ".join(f"{option.name}={option.allowed}" for option in known.values()) or "-"
            self._desk.say("score-no-option", style="yellow", value=cut(rest, LONGEST_QUOTED), allowed=allowed)
            return False
        return self._change(SetUp(options={**game.options, name: value}))

    def _stop(self, *, stopped: bool) -> bool:
        if (self._sitting.game.stopped is not UNSET) == stopped:
            self._desk.say("score-stopped-already" if stopped else "score-not-stopped", style="yellow")
            return False
        return self._change(Stop(stopped=stopped))

    def _change_table(self, command: str, rest: str) -> bool:
        game = self._sitting.game
        found = sheet_of(game)
        if command == "rounds":
            is_number = rest.isascii() and rest.isdigit() and len(rest) < 6
            return self._change(SetUp(length=int(rest) if is_number else 0))
        if found.over or game.stopped is not UNSET:
            self._desk.warn(Refusal("after-the-end"))
            return False
        round = len(game.rounds) - (0 if found.rounds[-1].complete else 1)
        now_there = list(seats_in(game, round + 1))
        if command == "join":
            return self._join(rest, round, now_there)
        words = rest.split(",") if "," in rest else rest.split()
        meant = [self._desk.people.meant(word.strip()) for word in (words if command == "seats" else [rest])]
        for one in meant:
            if isinstance(one, Unclear):
                self._desk.warn(one)
                return False
        named = [seat for seat in meant if isinstance(seat, int)]
        order = named if command == "seats" else [seat for seat in now_there if seat not in named]
        return self._change(Seating(round, tuple(order)))

    def _join(self, rest: str, round: int, now_there: list[int]) -> bool:
        """`join dora`, `join dora lowest`: to the right of the last player; `seats` moves them."""
        words = rest.split()
        lowest = len(words) > 1 and self._desk.vocabulary.is_a("lowest", words[-1])
        name = " ".join(words[:-1] if lowest else words)
        if not name:
            name = self._session.ask_freely(self._desk.speech.say("score-ask-name") + " ")
        known = [key_of(player) for player in self._sitting.game.players]
        who = known.index(key_of(name)) if key_of(name) in known else name
        if who in now_there:
            self._desk.warn(Refusal("same-name", None, {"name": name}))
            return False
        return self._change(Seating(round, (*now_there, who), lowest=lowest))

    def _change(self, change: SetUp | Stop | Seating) -> bool:
        sitting = self._sitting
        after = changed(sitting.game, change, now=now())
        if isinstance(after, Refusal):
            self._desk.warn(after)
            return False
        sitting.enter(after if sitting.bonuses_open else advanced(after), bonuses_open=sitting.bonuses_open)
        self._desk.say("score-written", style="dim")
        return True
