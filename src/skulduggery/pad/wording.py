"""A refusal in words. In a file the place comes first; at an open pad the person knows the place."""

from collections.abc import Callable, Iterator

from skulduggery.pad.model import Refusal

Say = Callable[..., str]
"""A catalogue message by its key, with its arguments."""

NAME_THEIR_ROUND = frozenset({"seats-in-round", "round-incomplete", "seating", "absent"})
NAME_THEIR_PLAYER = frozenset({"same-name", "absent", "bonus-without-trick", "cat-and-dog"})
"""Sentences that already name their round or player."""


def at_the_pad(refusal: Refusal, say: Say) -> str:
    """The sentence, followed by the rule's id."""
    told = say(f"pad-refusal-{refusal.reason}", **refusal.args)
    return f"{told} ({refusal.rule})" if refusal.rule else told


def in_a_file(refusal: Refusal, say: Say) -> str:
    """The same, with its place in the file: "Game 2 of the file, round 3, Anna: ..."."""
    told, where = at_the_pad(refusal, say), ", ".join(_where(refusal, say))
    return say("pad-place", where=where, problem=told) if where else told


def _where(refusal: Refusal, say: Say) -> Iterator[str]:
    reason, args = refusal.reason, refusal.args
    of_the_file = _of_the_file(refusal, say)
    if of_the_file:
        yield of_the_file
    if "round" in args and reason not in NAME_THEIR_ROUND:
        round = say("pad-place-round", round=args["round"])
        yield round if of_the_file else round[0].upper() + round[1:]
    if "name" in args and reason not in NAME_THEIR_PLAYER:
        yield str(args["name"])


def _of_the_file(refusal: Refusal, say: Say) -> str:
    """Faults of a table name their line in their own sentence."""
    args = refusal.args
    if "number" in args:
        return say("pad-place-game", number=args["number"])
    if "line" not in args or refusal.reason.startswith("csv"):
        return ""
    return say("pad-place-line" if "round" in args else "pad-place-table", line=args["line"])
