"""One set of messages in four languages (Fluent), for the command line, the server and the browser alike.

`<language>/common.ftl` serves every game, `<language>/<game>.ftl` one game, `cli.ftl` and `server.ftl` what is around
them; `lessons-<game>.ftl` is loaded for lessons alone, `pad.ftl` and `score.ftl` for score pads. Messages are found by
what they tell of:

    event-card-played    an event, by its tag; its fields are the arguments
    move-play            a move, by its tag
    refusal-must-follow  a refusal or a fault in a record, by its reason
    because-SK-45        the rule that decided
    card-E, card-Y       a noun: `E` is the Escape; `Y12` is `card-Y` with $number 12
    server-not-host      a request that the server refused, by its reason
    phrase-hello         a quick phrase of the chat; emote-skull: an emote, for those who do not see it
    notice-sat-down      what happened around the game, by the tag of the log's entry

An argument is turned into words by its name: a seat into the player's name, `card`, `colour`, `queen` ... into that
noun, a list into a list of those, a row with one entry for each seat into "Anna: 2, Ben: 0".
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from skulduggery.kernel.protocol import Event, FaceDown, Move
from skulduggery.locales.catalogue import Catalogue

LANGUAGES = ("en", "de", "fr", "it")
SHARED_PARTS = ("common", "cli", "server")

SEAT_ARGUMENTS = frozenset(
    {"seat", "turn", "dealer", "starter", "leader", "winner", "owner", "attacker", "defender", "target"}
)
"""Arguments with these names are seats, and become players' names."""

PLACE_ARGUMENTS = frozenset({"place"})
"""Arguments with these names are places on the table: from 0 in moves and events, from 1 for people."""

NAME_ARGUMENTS = frozenset({"player", "name"})
"""Arguments with these names are what somebody is called, whatever that is: never a key of ours."""


class MessageMissing(LookupError):
    """A message that no catalogue has, or that was not given all it mentions."""


class Speech:
    """Puts what happens in one game into the words of one language."""

    def __init__(
        self, language: str, game: str | None = None, names: Sequence[str] = (), *, more: tuple[str, ...] = ()
    ) -> None:
        """`more`: further catalogues that few have a use for."""
        self.language = language
        self.names = tuple(names)
        self._catalogue = _catalogue(language, game, more)

    def say(self, key: str, /, **args: Any) -> str:
        """The message, with its arguments put into words."""
        return self._format(key, self._phrases(args))

    def has(self, key: str) -> bool:
        return key in self._catalogue

    def event(self, event: Event) -> str:
        return self._told("event", event)

    def move(self, move: Move) -> str:
        return self._told("move", move)

    def refusal(self, reason: str, args: Mapping[str, Any], rule: str | None) -> str:
        """The sentence, with the rule's id behind it."""
        sentence = self.say(f"refusal-{reason}", **args)
        return f"{sentence} ({rule})" if rule else sentence

    def because(self, rule: str) -> str:
        """Why it came so, with the rule's id behind it."""
        return f"{self.say(f'because-{rule}')} ({rule})"

    def player(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.say("player-number", number=seat + 1)

    def noun(self, kind: str, code: str) -> str:
        """The name of a card, die, queen ...; the notation itself where there is no name."""
        if self.has(f"{kind}-{code}"):
            return self._format(f"{kind}-{code}", {})
        split = re.fullmatch(r"([A-Za-z]*)(\d+)", code)
        if split:
            key = f"{kind}-{split[1]}" if split[1] else f"{kind}-number"
            if self.has(key):
                return self._format(key, {"number": int(split[2])})
        return code

    def nouns(self, kind: str, codes: Iterable[str]) -> str:
        return ", ".join(self.noun(kind, code) for code in codes)

    def _told(self, prefix: str, told: Event | Move) -> str:
        tag = type(told).__struct_config__.tag
        fields = {name: getattr(told, name) for name in told.__struct_fields__}
        return self.say(f"{prefix}-{tag}", **fields)

    def _format(self, key: str, args: Mapping[str, Any]) -> str:
        text, errors = self._catalogue.format(key, args)
        if text is None:
            raise MessageMissing(f"{self.language}: {key}")
        if errors:
            raise MessageMissing(f"{self.language}: {key}: {errors}")
        return text

    def _phrases(self, args: Mapping[str, Any]) -> dict[str, Any]:
        return {name: self._phrase(name, value) for name, value in args.items()}

    def _phrase(self, name: str, value: Any) -> str | int:
        match value:
            case None:
                return "none"
            case bool():
                return "true" if value else "false"
            case int() if name in PLACE_ARGUMENTS:
                return value + 1
            case int():
                return self.player(value) if name in SEAT_ARGUMENTS else value
            case str() if name in NAME_ARGUMENTS:
                return value
            case str():
                return self.because(value) if name == "because" else self.noun(name, value)
            case FaceDown(count):
                return self.say("face-down", count=count)
            case tuple() | list():
                return self._list(name, tuple(value))  # pyright: ignore[reportUnknownArgumentType]
            case _:
                return str(value)

    def _list(self, name: str, values: tuple[Any, ...]) -> str:
        singular = name.removesuffix("s")
        if all(isinstance(value, str) for value in values):
            return self.nouns(singular, values)
        if name == "hands":
            return "; ".join(self._hand(seat, hand) for seat, hand in enumerate(values))
        # Those in which a game ends count from 1 anyway: they are no places on the table.
        each = name if singular in PLACE_ARGUMENTS else singular
        entries = (
            self.say("seat-entry", player=self.player(seat), value=self._phrase(each, value))
            for seat, value in enumerate(values)
            if value is not None
        )
        return ", ".join(entries)

    def _hand(self, seat: int, hand: Any) -> str:
        """What a player holds, card by card or die by die."""
        things = "die" if self.has("die-K") else "card"
        held = self._phrase(f"{things}s", hand) if isinstance(hand, FaceDown) else self.nouns(things, hand)
        return self.say("seat-entry", player=self.player(seat), value=held)


@cache
def _catalogue(language: str, game: str | None, more: tuple[str, ...] = ()) -> Catalogue:
    return Catalogue(language, (*SHARED_PARTS, *(() if game is None else (game,)), *more))


def fields(told: type[msgspec.Struct]) -> tuple[str, ...]:
    """The arguments that a message about such an event or move may mention."""
    return told.__struct_fields__
