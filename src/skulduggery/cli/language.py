"""Picks one of the four languages."""

import os
from collections.abc import Mapping, Sequence
from itertools import pairwise

LANGUAGES = ("en", "de", "fr", "it")
OUR_VARIABLE = "SKULDUGGERY_LANG"
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language of error messages: that of the arguments if we support it, otherwise that of the environment."""
    for word, following in pairwise((*arguments, "")):
        asked = following if word == "--lang" else word.removeprefix("--lang=")
        if asked in LANGUAGES and asked != word:
            return asked
    ours = environment.get(OUR_VARIABLE, "")
    return ours if ours in LANGUAGES else of_locale(environment)


def of_locale(environment: Mapping[str, str] = os.environ) -> str:
    """`de_CH.UTF-8` is German; an unsupported language becomes English."""
    locale = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), "")
    language = locale[:2].lower()
    return language if language in LANGUAGES and not locale[2:3].isalpha() else "en"
