"""Pick the response language from Accept-Language."""

from functools import lru_cache
from typing import Any

from skulduggery.locales import LANGUAGES
from skulduggery.server.security.clients import header

LONGEST_READ = 200
"""The most characters of the header that are read; browsers send far fewer."""


def language_of(scope: Any) -> str:
    return best_language((header(scope, b"accept-language") or "")[:LONGEST_READ])


@lru_cache(maxsize=256)
def best_language(wishes: str) -> str:
    """The supported language that `fr-CH, fr;q=0.9, en;q=0.8` prefers; English if it names none."""
    weighed = [_weighed(wish) for wish in wishes.split(",")]
    ours = [(weight, language) for weight, language in weighed if language in LANGUAGES and weight > 0]
    return max(ours, key=lambda wish: wish[0])[1] if ours else LANGUAGES[0]


def _weighed(wish: str) -> tuple[float, str]:
    language, _, weight = wish.partition(";")
    primary = language.strip().lower().partition("-")[0]
    told = weight.strip().lower().removeprefix("q=")
    try:
        return (float(told) if told else 1.0), primary
    except ValueError:
        return 0.0, primary
