"""Parses a typed line as a move. Every game's notation is read in the same way, so no game is named here."""

from collections.abc import Sequence
from typing import Any

from skulduggery.kernel.misread import Misread
from skulduggery.kernel.protocol import AnyGame, Move

YES = frozenset({"yes", "y", "true", "ja", "j", "oui", "o", "sì", "si", "s"})
NO = frozenset({"no", "n", "none", "false", "nein", "non", "-"})

Spelling = list[frozenset[str]]
"""The alternatives that may be typed for each value of a step, in order."""


class Reader:
    """Reads moves as a game's record writes them: `play Y12` or `Y12`, `king 7`, `2 3 5`, `front 3 5 3 1`."""

    def __init__(self, game: AnyGame, moves: Sequence[Move], *, from_one: frozenset[str] = frozenset()) -> None:
        """`from_one`: actions whose number people count from 1, and records from 0."""
        self._game = game
        self._from_one = from_one
        self._steps = [(move, self._for_people(move)) for move in moves]
        self._actions = list(dict.fromkeys(_action(step) for _, step in self._steps))
        self.numbers_speak = len(self._actions) == 1 and all(_is_number(_value(step)) for _, step in self._steps)
        """Whether every choice is a number anyway (a bid, a place), so that a typed number is the move itself."""

    def key(self, number: int, move: Move) -> str:
        """What to type for the choice with that number."""
        if not self.numbers_speak:
            return str(number)
        value = _value(self._for_people(move))
        return "no" if value is None else str(value)

    def spelled(self, line: str) -> Move | None:
        """The candidate that the words spell."""
        words = split(line)
        return next((move for move, step in self._steps if words and self._spells(words, step)), None)

    def guessed(self, line: str) -> Move | None:
        """A move that is no candidate, so that the rules can say why not."""
        words = split(line)
        return self._guess(words) if words else None

    def _spells(self, words: list[str], step: dict[str, Any]) -> bool:
        spellings = _spellings(step)
        if words[0] == _action(step) and any(_fits(words[1:], spelling) for spelling in spellings):
            return True
        is_bare_number = len(words) == 1 and words[0].isdigit()
        if is_bare_number and not self.numbers_speak and not isinstance(_value(step), str):
            return False  # the number of a choice, not one card among others
        return any(spelling and _fits(words, spelling) for spelling in spellings)

    def _guess(self, words: list[str]) -> Move | None:
        named = words[0] in self._game.notation.DECISIONS
        steps = self._named_steps(words[0], words[1:]) if named else self._unnamed_steps(words)
        parsed = (self._parsed(step) for step in steps)
        return next((move for move in parsed if move is not None), None)

    def _named_steps(self, action: str, words: list[str]) -> list[dict[str, Any]]:
        """`king 99`: all possible contents of such a step; the notation takes what it knows."""
        if isinstance(self._sample(action), dict):
            return [{action: _filled(self._sample(action), words)}]
        if not words:
            return [{action: True}]
        numbers = [int(word) for word in words if _is_short_number(word)]
        alone = [*numbers, *self._in_both_cases(words[0])] if len(words) == 1 else []
        return [{action: value} for value in (*alone, words)]

    def _unnamed_steps(self, words: list[str]) -> list[dict[str, Any]]:
        """`B4`: a step of one of the kinds possible now, if the words have its form."""
        steps: list[dict[str, Any]] = []
        for action in self._actions:
            match self._sample(action):
                case str() if len(words) == 1:
                    steps += [{action: value} for value in self._in_both_cases(words[0])]
                case list() | tuple() if len(words) > 1:
                    steps.append({action: words})
                case dict():
                    steps.append({action: _filled(self._sample(action), words)})
                case int() if self.numbers_speak and len(words) == 1 and _is_short_number(words[0]):
                    steps.append({action: int(words[0])})
                case _:
                    pass
        return steps

    def _sample(self, action: str) -> Any:
        """The content of the first candidate of that kind, as an example of its form."""
        return next((_value(step) for _, step in self._steps if _action(step) == action), None)

    def _in_both_cases(self, word: str) -> tuple[str, str]:
        """`y12` is Y12, `CAT` is cat. The game's own spelling comes first."""
        values = [_value(step) for _, step in self._steps]
        is_upper = any(isinstance(value, str) and value.isupper() for value in values)
        return (word.upper(), word) if is_upper else (word, word.upper())

    def _for_people(self, move: Move) -> dict[str, Any]:
        return self._counted(self._game.notation.format_move(move), by=1)

    def _counted(self, step: dict[str, Any], *, by: int) -> dict[str, Any]:
        action = _action(step)
        value = step[action]
        return {**step, action: value + by} if action in self._from_one and type(value) is int else step

    def _parsed(self, step: dict[str, Any]) -> Move | None:
        try:
            move: Move = self._game.notation.parse_move(self._counted(step, by=-1))
        except Misread:
            return None
        return move


def split(line: str) -> list[str]:
    for between in ",+=":
        line = line.replace(between, " ")
    return line.casefold().split()


def _action(step: dict[str, Any]) -> str:
    """The action, which is the step's first key."""
    return next(iter(step))


def _value(step: dict[str, Any]) -> Any:
    return step[_action(step)]


def _is_number(value: Any) -> bool:
    return value is None or type(value) is int


def _is_short_number(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) < 10


def _spellings(step: dict[str, Any]) -> list[Spelling]:
    """All ways to type the values of a step. A value that is merely true needs no word."""
    spelling = [entry for value in step.values() for entry in _words_for(value)]
    return [spelling, []] if _value(step) is True else [spelling]


def _words_for(value: Any) -> Spelling:
    match value:
        case dict():
            return [entry for part in value.values() for entry in _words_for(part)]  # pyright: ignore[reportUnknownVariableType, reportUnknownMemberType]
        case list() | tuple():
            return [frozenset({str(part).casefold()}) for part in value]  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
        case True:
            return [YES]
        case False | None:
            return [NO]
        case _:
            return [frozenset({str(value).casefold()})]


def _fits(words: list[str], spelling: Spelling) -> bool:
    """Whether the words match in order; in any order for cards laid down together."""
    if len(words) != len(spelling):
        return False
    left = list(words)
    for entry in spelling:
        word = next((word for word in left if word in entry), None)
        if word is None:
            return False
        left.remove(word)
    return _in_order(words, spelling) or not _is_ordered(spelling)


def _in_order(words: list[str], spelling: Spelling) -> bool:
    return all(word in entry for word, entry in zip(words, spelling, strict=True))


def _is_ordered(spelling: Spelling) -> bool:
    """Whether order matters. A placement begins with a word; cards discarded together are numbers alone."""
    return not all(all(word.isdigit() for word in entry) for entry in spelling)


def _filled(sample: dict[str, Any], words: list[str]) -> dict[str, Any]:
    """Fill the parts of a step in order. A part without a word stays out, and the notation refuses it."""
    return {key: int(word) if _is_short_number(word) else word for key, word in zip(sample, words, strict=False)}
