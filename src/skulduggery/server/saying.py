"""What may be said at a table, in which room, and who reads it."""

from skulduggery.kernel.seats import Seat
from skulduggery.server import wire
from skulduggery.server.phrases import EMOTES, PHRASES
from skulduggery.server.security.plaintext import LONGEST_TEXT, clean_text
from skulduggery.server.settings import Settings
from skulduggery.server.store import Status
from skulduggery.server.table.requests import No
from skulduggery.server.talklog import Said

OVER: tuple[Status, ...] = ("finished", "abandoned")


def room_for(status: Status, seat: Seat | None) -> wire.Room:
    """While a game is played, spectators have a room of their own. Before and after, everybody is in one."""
    return "spectators" if status == "playing" and seat is None else "table"


def may_read(room: wire.Room, status: Status, seat: Seat | None, *, tv: bool) -> bool:
    """Spectators see more, so players must not read them. A shared screen shows what the players say."""
    if room == "table":
        return True
    return not tv and (seat is None or status in OVER)


def said(asked: wire.Say, settings: Settings, room: wire.Room, seat: Seat | None) -> Said | No:
    """The chat line as the log stores it, or why it is refused."""
    if sum(part is not None for part in (asked.phrase, asked.emote, asked.text)) != 1:
        return No("chat-one-thing")
    if asked.phrase is not None and asked.phrase not in PHRASES:
        return No("phrase-unknown", {"value": asked.phrase[:40], "allowed": ", ".join(PHRASES)})
    if asked.emote is not None and asked.emote not in EMOTES:
        return No("emote-unknown", {"value": asked.emote[:40], "allowed": ", ".join(EMOTES)})
    if asked.text is None:
        return Said(room=room, seat=seat, phrase=asked.phrase, emote=asked.emote)
    if not settings.free_chat:
        return No("chat-phrases-only")
    text = clean_text(asked.text)
    return No("chat-empty", {"most": LONGEST_TEXT}) if text is None else Said(room=room, seat=seat, text=text)
