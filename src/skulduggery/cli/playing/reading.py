"""What a typed line means as a move. Every game's notation is read the same way, so no game is named here."""

from collections.abc import Sequence
from typing import Any

from skulduggery.kernel.misread import Misread
from skulduggery.kernel.protocol import AnyGame, Move

YES = frozenset({"yes", "y", "true", "ja", "j", "oui", "o", "sì", "si", "s"})
NO = frozenset({"no", "n", "none", "false", "nein", "non", "-"})

Spelling = list[frozenset[str]]
"""What may be typed for each value of a step, one after another."""


class Reader:
    """Reads moves as a game's record writes them: `play Y12` or `Y12`, `king 7`, `2 3 5`, `front 3 5 3 1`."""

    def __init__(self, game: AnyGame, moves: Sequence[Move]) -> None:
        self._game = game
        self._steps: list[tuple[Move, dict[str, Any]]] = [(move, game.notation.format_move(move)) for move in moves]
        self._actions = list(dict.fromkeys(_action(step) for _, step in self._steps))
        self.numbers_speak = len(self._actions) == 1 and all(_is_number(_value(step)) for _, step in self._steps)
        """Whether every choice is a number anyway (a bid, a place), so that a typed number is the move itself."""

    def key(self, number: int, move: Move) -> str:
        """What to type for the choice of that number."""
        if not self.numbers_speak:
            return str(number)
        value = _value(self._game.notation.format_move(move))
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
            return False  # the number of a choice, not a card among others
        return any(spelling and _fits(words, spelling) for spelling in spellings)

    def _guess(self, words: list[str]) -> Move | None:
        named = words[0] in self._game.notation.DECISIONS
        actions = words[:1] if named else self._actions
        for action in actions:
            for step in self._guessed_steps(action, words[1:] if named else words):
                move = self._parsed(step)
                if move is not None:
                    return move
        return None

    def _guessed_steps(self, action: str, words: list[str]) -> list[dict[str, Any]]:
        """Steps that the words could mean, in the form that the candidates of that kind have."""
        samples = [step for _, step in self._steps if _action(step) == action]
        match _value(samples[0]) if samples else "":
            case dict():
                return [{action: _filled(list(_value(samples[0])), words)}]
            case list() | tuple():
                return [{action: words}] if len(words) > 1 or action in words else []
            case bool():
                return []
            case int() | None:
                return [{action: int(word)} for word in words[:1] if _is_short_number(word)]
            case _:
                return [{action: spelled} for word in words[:1] for spelled in (word.upper(), word)]

    def _parsed(self, step: dict[str, Any]) -> Move | None:
        try:
            move: Move = self._game.notation.parse_move(step)
        except Misread:
            return None
        return move


def split(line: str) -> list[str]:
    for between in ",+=":
        line = line.replace(between, " ")
    return line.casefold().split()


def _action(step: dict[str, Any]) -> str:
    """The first key names what is done."""
    return next(iter(step))


def _value(step: dict[str, Any]) -> Any:
    return step[_action(step)]


def _is_number(value: Any) -> bool:
    return value is None or type(value) is int


def _is_short_number(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) < 10


def _spellings(step: dict[str, Any]) -> list[Spelling]:
    """All ways to type the values of a step; what is merely true needs no word."""
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
    """In the given order, or, as with cards laid down together, in any."""
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
    """A placing begins with a word; cards discarded together are numbers alone."""
    return not all(all(word.isdigit() for word in entry) for entry in spelling)


def _filled(keys: list[str], words: list[str]) -> dict[str, Any]:
    return {key: int(word) if _is_short_number(word) else word for key, word in zip(keys, words, strict=False)}
