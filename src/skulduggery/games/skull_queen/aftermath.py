"""What a full trick leads to: pirates moved or lost, cards kept in the centre or set aside, and the events of it."""

from typing import NamedTuple

from skulduggery.games.skull_queen.cards import Card, Colour
from skulduggery.games.skull_queen.events import (
    CardsToCentre,
    ColourSetAside,
    Event,
    NobodyMoved,
    PirateFell,
    PirateMoved,
)
from skulduggery.games.skull_queen.rules import evaluating
from skulduggery.games.skull_queen.rules.evaluating import Nobody, Pull
from skulduggery.games.skull_queen.state import Plank, Trick
from skulduggery.kernel.seats import replaced


class Aftermath(NamedTuple):
    planks: tuple[Plank, ...]
    centre: tuple[Card, ...]
    events: tuple[Event, ...]


def aftermath(trick: Trick, centre: tuple[Card, ...], planks: tuple[Plank, ...]) -> Aftermath:
    """SQ-41 first: single cards go to the centre; SQ-42, SQ-43: then pirates move; SQ-46: then cards are set aside."""
    found = evaluating.by_colour(trick, centre)
    singles = evaluating.singles(found)
    played = tuple(laid.card for laid in trick if laid.card in singles)
    events: list[Event] = [CardsToCentre(cards=played)] if played else []
    evaluated = {colour: entries for colour, entries in found.items() if evaluating.is_evaluated(entries)}
    for colour, entries in evaluated.items():
        for pull in evaluating.pulls(entries):
            planks, event = _pulled(planks, colour, pull)
            events.append(event)
    for colour, entries in evaluated.items():
        events.append(ColourSetAside(colour=colour, cards=tuple(entry.card for entry in entries)))
    staying = tuple(card for card in centre if card in singles)
    return Aftermath(planks, (*staying, *played), tuple(events))


def _pulled(planks: tuple[Plank, ...], colour: Colour, pull: Pull) -> tuple[tuple[Plank, ...], Event]:
    owner = pull.owner
    if isinstance(owner, Nobody):
        return planks, NobodyMoved(colour=colour, direction=pull.direction, card=pull.card, because=owner.value)
    plank = planks[owner]
    start = plank.space(colour)
    if start is None:
        return planks, NobodyMoved(colour=colour, direction=pull.direction, card=pull.card, because="SQ-45")
    end = evaluating.landing(start, pull.distance)
    planks = replaced(planks, owner, plank.moved(colour, end))
    if end is None:
        return planks, PirateFell(
            seat=owner,
            colour=colour,
            direction=pull.direction,
            start=start,
            card=pull.card,
            because="SQ-45",
            moved=pull.because,
            doubled=pull.doubled,
        )
    return planks, PirateMoved(
        seat=owner,
        colour=colour,
        direction=pull.direction,
        start=start,
        end=end,
        card=pull.card,
        because=pull.because,
        doubled=pull.doubled,
    )
