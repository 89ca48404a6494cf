"""Making a film of a record."""

from skulduggery.film.camera import Camera
from skulduggery.film.reel import Film
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.record import Record
from skulduggery.kernel.replay import replay
from skulduggery.kernel.seats import Seat, places
from skulduggery.locales import Speech


def film(game: AnyGame, record: Record, *, viewer: Seat | None = None, language: str = "en") -> Film:
    """The film of a record for one viewer; raises `BadRecord` at the first step that the rules do not allow."""
    speech = Speech(language, game.NAME, [player.name for player in record.players])
    camera = Camera(game, viewer=viewer, speech=speech)
    frames = [camera.opening(game.setup(record.config))]
    frames += [camera.frame(replayed) for replayed in replay(game, record)]
    result = record.result
    return Film(
        game=record.game,
        rules=record.rules,
        options=dict(record.config.options),
        players=record.players,
        result=result,
        viewer=viewer,
        seats=record.config.seats,
        frames=tuple(frames),
        places=places(frames[-1].totals) if result is None else result.places,
    )
