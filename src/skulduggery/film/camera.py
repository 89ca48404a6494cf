"""Makes one viewer's frames from states and events, whether these come from a record or a script."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from skulduggery.film.reel import Frame
from skulduggery.film.scenes import Mark, scene_of
from skulduggery.kernel.protocol import AnyGame, Decide
from skulduggery.kernel.replay import Replayed
from skulduggery.kernel.seats import Seat
from skulduggery.locales import Speech


class Camera:
    """Follows one game from its first frame; frames have to be taken in order."""

    def __init__(self, game: AnyGame, *, viewer: Seat | None, speech: Speech) -> None:
        self._game = game
        self._viewer = viewer
        self._speech = speech
        self._scene = scene_of(game.NAME)
        self._mark = Mark()

    def opening(self, state: Any) -> Frame:
        """Before the first step."""
        self._mark = self._scene.opening(state)
        return self._taken(0, None, state, ())

    def frame(self, replayed: Replayed) -> Frame:
        self._mark = self._scene.mark(self._mark, replayed.before, replayed.events)
        events = seen(self._game, replayed.events, self._viewer)
        return self._taken(replayed.number, _without_legal(replayed.step), replayed.state, events)

    def _taken(self, number: int, step: Any, state: Any, events: tuple[Any, ...]) -> Frame:
        awaiting = self._game.awaiting(state)
        return Frame(
            number=number,
            view=self._game.view(state, self._viewer),
            events=events,
            words=told(self._speech, events),
            hands=self._scene.hands(state),
            totals=self._scene.totals(state),
            round=self._mark.round,
            trick=self._mark.trick,
            step=step,
            acting=awaiting.seats if isinstance(awaiting, Decide) else (),
        )


def seen(game: AnyGame, events: Sequence[Any], viewer: Seat | None) -> tuple[Any, ...]:
    """The events as the viewer saw them."""
    return tuple(seen for event in events if (seen := game.redact(event, viewer)) is not None)


def told(speech: Speech, events: Sequence[Any]) -> tuple[str, ...]:
    """The events in words."""
    return tuple(speech.event(event) for event in events)


def _without_legal(step: Mapping[str, Any]) -> dict[str, Any]:
    """Drops the `legal` list: it is long and follows from the rules."""
    return {key: value for key, value in cast(dict[str, Any], step).items() if key != "legal"}
