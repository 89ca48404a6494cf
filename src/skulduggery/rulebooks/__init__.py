"""The rulebooks, `games/<game>/rulebook.md` and its translations `rulebook.<language>.md`, read rule by rule."""

from skulduggery.rulebooks.finding import find_rule, nearest_ids
from skulduggery.rulebooks.parsing import Entry, Rulebook, Section, parse_rulebook
from skulduggery.rulebooks.searching import mentioning, vocabulary
from skulduggery.rulebooks.shelf import ENGLISH, read_rulebook, rulebook_text

__all__ = [
    "ENGLISH",
    "Entry",
    "Rulebook",
    "Section",
    "find_rule",
    "mentioning",
    "nearest_ids",
    "parse_rulebook",
    "read_rulebook",
    "rulebook_text",
    "vocabulary",
]
