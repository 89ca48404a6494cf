"""The words that may be typed: those of the person's language, and the English ones as well."""

import unicodedata
from functools import cache

from skulduggery.locales import Speech

MORE = ("pad", "score")
COMMANDS = (
    *("help", "undo", "redo", "edit", "sheet", "chart", "rename", "dealer", "option", "stats", "history", "open"),
    *("export", "import", "stop", "resume", "new", "rules", "quit", "join", "leave", "seats", "rounds"),
)
ALWAYS = "/"
"""Marks a word as a command, even if a player has that name."""


def folded(text: str) -> str:
    """Lower case without accents: `GÂTEAU` is `gateau`."""
    apart = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("’", "'"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


class Vocabulary:
    def __init__(self, language: str) -> None:
        self._speeches = [Speech(spoken, more=MORE) for spoken in dict.fromkeys((language, "en"))]
        self._commands = {word: name for name in reversed(COMMANDS) for word in self.words(name)}

    def words(self, name: str) -> frozenset[str]:
        """All words that may be typed for it."""
        return frozenset(folded(word.strip()) for text in self._texts(name) for word in text.split(","))

    def is_a(self, name: str, word: str) -> bool:
        return folded(word) in self.words(name)

    def command(self, word: str) -> str | None:
        return self._commands.get(folded(word.removeprefix(ALWAYS)))

    @cache  # noqa: B019  (a vocabulary lives as long as the program)
    def _texts(self, name: str) -> tuple[str, ...]:
        return tuple(speech.say(f"score-word-{name}") for speech in self._speeches)
