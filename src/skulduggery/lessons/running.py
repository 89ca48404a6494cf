"""Play a script through the engine."""

from collections.abc import Iterator, Sequence
from typing import Any, assert_never

from msgspec import structs

from skulduggery import games
from skulduggery.film import Camera, Frame
from skulduggery.kernel.configs import configure
from skulduggery.kernel.misread import Misread
from skulduggery.kernel.protocol import AnyGame, Chance, Decide, Illegal
from skulduggery.kernel.replay import Replayed
from skulduggery.kernel.seats import Seat
from skulduggery.lessons.asking import asked
from skulduggery.lessons.lesson import Lesson, LessonFrame
from skulduggery.lessons.saying import Narrator
from skulduggery.lessons.script import Asks, Happens, Meanwhile, Part, Said, Says, Script, ScriptBroken, Step


def run(script: Script, language: str) -> Lesson:
    game = games.find(script.game)
    if game is None:
        raise ScriptBroken(f"{script.id}: there is no game {script.game}")
    narrator = Narrator(script, language)
    return Lesson(
        id=script.id,
        game=script.game,
        kind=script.kind,
        title=narrator.title,
        rule=script.rule,
        names=script.names,
        seat=script.seat,
        viewer=_viewer(script),
        seats=len(script.names),
        options=dict(configure(game, len(script.names), script.options).options),
        frames=tuple(_Stage(game, script, narrator).frames()),
    )


def advanced(game: AnyGame, state: Any, step: Step) -> tuple[Any, tuple[Any, ...]]:
    """The state after one record step, and its events. Raises if the rules do not allow the step."""
    events: list[Any] = []
    awaiting = game.awaiting(state)
    if "seat" in step and isinstance(awaiting, Decide):
        played = game.play(state, Seat(step["seat"]), game.notation.parse_move(step))
        state = played.state
        events += played.events
    elif not isinstance(awaiting, Chance) or game.notation.chance_due(state) not in step:
        raise ScriptBroken(f"this is not due here: {step}")
    for outcome in game.notation.outcomes(state, step):
        resolved = game.resolve(state, outcome)
        state = resolved.state
        events += resolved.events
    return state, tuple(events)


class _Stage:
    """Plays the parts one after another and takes a frame of each."""

    def __init__(self, game: AnyGame, script: Script, narrator: Narrator) -> None:
        self._game = game
        self._script = script
        self._narrator = narrator
        self._camera = Camera(game, viewer=_viewer(script), speech=narrator.speech)
        self._state = script.start()
        self._number = 0

    def frames(self) -> Iterator[LessonFrame]:
        """A question belongs to the frame before its decision, so each frame waits for the next part."""
        waiting = self._told(self._camera.opening(self._state), self._script.first)
        for part in self._script.parts:
            yield self._asked(waiting, part) if isinstance(part, Asks) else waiting
            self._number += 1
            waiting = self._played(part, waiting)
        yield waiting

    def _asked(self, frame: LessonFrame, part: Asks) -> LessonFrame:
        if part.step["seat"] != self._script.seat:
            raise ScriptBroken(f"{self._where}: somebody else than the learner is asked")
        try:
            return asked(frame, part, game=self._game, state=self._state, narrator=self._narrator)
        except ScriptBroken as fault:
            raise ScriptBroken(f"{self._where}: {fault}") from fault

    def _played(self, part: Part, last: Frame) -> LessonFrame:
        match part:
            case Says():
                return self._told(self._unmoved(last), part.then)
            case Meanwhile(steps):
                for step in steps[:-1]:
                    self._follow(step)
                return self._told(self._unmoved(self._frame(steps[-1])), part.then)
            case Happens(step) | Asks(step):
                return self._told(self._frame(step), part.then)
            case _:
                assert_never(part)

    def _unmoved(self, frame: Frame) -> Frame:
        """The same position, without the events that led to it."""
        return structs.replace(frame, number=self._number, events=(), words=(), step=None)

    def _frame(self, step: Step) -> Frame:
        before = self._state
        events = self._follow(step)
        return self._camera.frame(
            Replayed(number=self._number, step=step, before=before, state=self._state, events=events)
        )

    def _follow(self, step: Step) -> tuple[Any, ...]:
        try:
            self._state, events = advanced(self._game, self._state, step)
        except (Illegal, Misread, ScriptBroken) as fault:
            raise ScriptBroken(f"{self._where}: {fault}") from fault
        return events

    @property
    def _where(self) -> str:
        return f"{self._script.game} {self._script.id}, part {self._number}"

    def _told(self, frame: Frame, said: Said | None) -> LessonFrame:
        caption = "" if said is None else self._narrator.says(said)
        about = () if said is None else said.rules
        taken: dict[str, Any] = {name: getattr(frame, name) for name in Frame.__struct_fields__}
        return LessonFrame(
            **taken,
            caption=caption,
            rules=tuple(dict.fromkeys((*about, *_deciding(frame.events)))),
            stop=bool(caption),
            prompt=None,
            prompt_words=None,
            expected=(),
            gentle="",
            gentle_for={},
            generous=False,
        )


def _viewer(script: Script) -> Seat:
    return script.viewer if script.seat is None else script.seat


def _deciding(events: Sequence[Any]) -> Iterator[str]:
    """The rules that the events name."""
    for event in events:
        for name in ("because", "moved", "doubled"):
            named: str | tuple[str, ...] | None = getattr(event, name, None)
            if named is not None:
                yield from (named,) if isinstance(named, str) else named
