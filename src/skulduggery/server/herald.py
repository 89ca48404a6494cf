"""Sends events and state to everybody at a table. Each device gets only what its owner may know."""

from collections.abc import Sequence
from typing import Any

from msgspec import Raw, Struct

from skulduggery.kernel.seats import Seat
from skulduggery.locales import Speech
from skulduggery.server import frames, wire
from skulduggery.server.entries import Entry
from skulduggery.server.gathering import Gathering
from skulduggery.server.looking import Looking
from skulduggery.server.peers import Peer
from skulduggery.server.refusals import refused_frame
from skulduggery.server.table import takeback
from skulduggery.server.table.requests import No
from skulduggery.server.talk import Talk
from skulduggery.server.views import ViewEncoder


class Now(Struct, frozen=True):
    """The public part of a message, the same for everybody."""

    seq: int
    acting: tuple[Seat, ...]
    taking_back: tuple[Seat, ...]
    """Who may ask to take back their last decision."""
    clocks: wire.Clocks | None


class Herald:
    def __init__(self, gathering: Gathering, talk: Talk, looking: Looking) -> None:
        self.gathering = gathering
        self.talk = talk
        self.looking = looking
        self._questions: dict[Seat, frames.Question] = {}
        self._views = ViewEncoder()

    def whole(self, peer: Peer, ack: str | None = None) -> bytes:
        """The whole state for a device, in one message."""
        seen = self._seen(peer.seat, (), frames.NOTHING)
        return frames.encoder.encode(
            self._update(
                self._now(),
                seen,
                peer,
                table=Raw(frames.encoder.encode(self.gathering.public())),
                you=self._you(peer),
                chat=self.talk.tail(peer),
                looking=self.looking.now,
                ack=ack,
            )
        )

    def tell(self, events: Sequence[Any], entry: Entry, asked_by: Peer | None, *, with_table: bool) -> None:
        """Send what a log entry caused."""
        peers = self.gathering.peers
        if not peers:
            return
        all_events = Raw(frames.encoder.encode(events)) if events else frames.NOTHING
        table = Raw(frames.encoder.encode(self.gathering.public())) if with_table else None
        notice = frames.notice(entry.what)
        now = self._now()
        seen: dict[Seat | None, frames.Seen | None] = {}
        made: dict[tuple[Seat | None, str | None], bytes] = {}
        for peer in tuple(peers):
            key = (peer.seat, peer.language)
            if peer.seat not in seen:
                seen[peer.seat] = self._seen(peer.seat, events, all_events)
            if peer is asked_by or with_table:  # `you` and `ack` are for one device alone
                you = self._you(peer) if with_table else None
                ack = entry.id if peer is asked_by else None
                update = self._update(now, seen[peer.seat], peer, table=table, notice=notice, you=you, ack=ack)
                peer.push(frames.encoder.encode(update))
                continue
            if key not in made:
                made[key] = frames.encoder.encode(self._update(now, seen[peer.seat], peer, notice=notice))
            peer.push(made[key])

    def tell_around(self, but: Peer | None = None) -> None:
        """Send a change that is not in the log: who is here, and their names."""
        if not self.gathering.peers:
            return
        frame = frames.encoder.encode(wire.TableChanged(table=self.gathering.public()))
        for peer in self.gathering.peers:
            if peer is not but:
                peer.push(frame)

    def refuse(self, peer: Peer, request: str, no: No) -> bytes:
        """Answer a request that changed nothing. The returned frame is the answer if the request is repeated."""
        frame = refused_frame(no, id=request, language=peer.language, game=self.gathering.table.game.NAME)
        peer.push(frame)
        return frame

    def refuse_again(self, peer: Peer, frame: bytes) -> None:
        peer.push(frame)

    def legal_moves(self, seat: Seat) -> tuple[Any, ...]:
        asked = self._question(seat)
        return () if asked is None else asked.choices.legal

    # --- parts of a message ---------------------------------------------------------------------------------------

    def _seen(self, seat: Seat | None, events: Sequence[Any], all_events: Raw) -> frames.Seen | None:
        table = self.gathering.table
        if table.play is None:
            return None
        asked = None if seat is None else self._question(seat)
        return frames.seen(table.game, table.play, events, seat, asked, all_events, self._views.encode)

    def _question(self, seat: Seat) -> frames.Question | None:
        table = self.gathering.table
        play = table.play
        number = None if play is None else play.prompts[seat]
        if play is None or number is None or not table.is_live:
            return None
        known = self._questions.get(seat)
        if known is None or known.id != number:
            known = frames.question(table.game, play, seat)
            if known is not None:
                self._questions[seat] = known
        return known

    def _now(self) -> Now:
        now, play, gathering = self.gathering.table, self.gathering.table.play, self.gathering
        return Now(
            seq=now.seq,
            acting=() if play is None or now.status != "playing" else play.acting,
            taking_back=takeback.who_may_ask(now),
            clocks=frames.clocks_now(now, gathering.now, since=gathering.since),
        )

    def _update(
        self,
        now: Now,
        seen: frames.Seen | None,
        peer: Peer,
        *,
        table: Raw | None = None,
        notice: wire.Notice | None = None,
        you: wire.You | None = None,
        chat: tuple[wire.Line, ...] | None = None,
        looking: wire.Looking | None = None,
        ack: str | None = None,
    ) -> wire.Update:
        """The update depends only on the peer's seat and language: devices that share both also share the message."""
        table_now, language = self.gathering.table, peer.language
        return wire.Update(
            seq=now.seq,
            events=frames.NOTHING if seen is None else seen.events,
            view=None if seen is None else seen.view,
            acting=now.acting,
            prompt=None if seen is None else seen.prompt,
            may_take_back=peer.seat in now.taking_back,
            notice=notice,
            clocks=now.clocks,
            table=table,
            you=you,
            chat=chat,
            looking=looking,
            words=None if language is None else frames.words(self._speech(language), seen, table_now, notice),
            ack=ack,
        )

    def _speech(self, language: str) -> Speech:
        before, now, names = self.gathering.before, self.gathering.table, self.gathering.names
        return Speech(language, now.game.NAME, frames.names_after(before, now, names))

    def _you(self, peer: Peer) -> wire.You:
        who, host = self.gathering.who(peer.guest), self.gathering.table.host
        return wire.You(who=who, seat=peer.seat, host=peer.guest == host)
