"""The words of a script: its captions, from the catalogue of the game's lessons."""

import re

from skulduggery.lessons.script import Said, Script
from skulduggery.locales import SEAT_ARGUMENTS, Speech


class Narrator:
    """Tells one script in one language."""

    def __init__(self, script: Script, language: str) -> None:
        self._script = script.id
        self.speech = Speech(language, script.game, script.names, more=(f"lessons-{script.game}",))

    @property
    def title(self) -> str:
        return self.says(Said(key="title"))

    def says(self, said: Said) -> str:
        phrased = {name: self._phrased(name, value) for name, value in said.args.items()}
        return self.speech.say(f"{self._script}-{said.key}", **phrased)

    def _phrased(self, name: str, value: int | str) -> int | str:
        """`card2` is a card as well."""
        kind = re.sub(r"\d+$", "", name)
        if isinstance(value, int):
            return self.speech.player(value) if kind in SEAT_ARGUMENTS else value
        return self.speech.noun(kind, value)


def joined(*sentences: str) -> str:
    return " ".join(sentence for sentence in sentences if sentence)
