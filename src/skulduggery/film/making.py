"""Make a film from a record."""

from msgspec.structs import replace

from skulduggery.film.camera import Camera
from skulduggery.film.reel import Film
from skulduggery.kernel.plaintext import clean_name
from skulduggery.kernel.protocol import AnyGame
from skulduggery.kernel.record import Player, Record
from skulduggery.kernel.replay import replay
from skulduggery.kernel.seats import Seat, places
from skulduggery.locales import Speech


def film(game: AnyGame, record: Record, *, viewer: Seat | None = None, language: str = "en") -> Film:
    """The film of a record for one viewer; raises `BadRecord` at the first step that the rules do not allow."""
    camera = Camera(game, viewer=viewer, speech=speech_for(game, record, language))
    frames = [camera.opening(game.setup(record.config))]
    frames += [camera.frame(replayed) for replayed in replay(game, record)]
    result = record.result
    return Film(
        game=record.game,
        rules=record.rules,
        options=dict(record.config.options),
        players=tuple(_shown(player) for player in record.players),
        result=result,
        viewer=viewer,
        seats=record.config.seats,
        frames=tuple(frames),
        places=places(frames[-1].totals) if result is None else result.places,
    )


def speech_for(game: AnyGame, record: Record, language: str) -> Speech:
    """The words of a game, with its players' names."""
    return Speech(language, game.NAME, [clean_name(player.name) for player in record.players])


def _shown(player: Player) -> Player:
    """Make a player's name safe: a file may contain names with any characters and of any length."""
    bot = None if player.bot is None else clean_name(player.bot)
    return replace(player, name=clean_name(player.name), bot=bot)
