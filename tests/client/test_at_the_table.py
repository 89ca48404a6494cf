"""What else one does at a table: talk, take back, pause, come back, watch, play again."""

import asyncio
import os
import signal
import stat
import subprocess
import sys
import threading
from collections.abc import AsyncGenerator, Sequence
from contextlib import AbstractContextManager, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from skulduggery.client import ClientError, Guest, Table, play_at
from skulduggery.games.skull_king.moves import Bid
from skulduggery.games.skull_king.view import View
from tests.client.playing import ROOT, at_random, run, until
from tests.client.serving import PATIENCE, RunningServer
from tests.processes import running


@asynccontextmanager
async def anna_and_polly(
    server: RunningServer, game: str = "skull-king", **settings: Any
) -> AsyncGenerator[tuple[Table, Table]]:
    """Anna, the host, and a bot that has come to play. The game has not begun."""
    anna, polly = [await Guest.join(server.url, name) for name in ("Anna", "Polly")]
    opened = await anna.open_table(game, seats=2, bot_speed="instant", **settings)
    async with anna.table(opened.id, words="en") as annas, polly.table(opened.code) as pollys:
        yield annas, pollys


async def ready(annas: Table) -> None:
    await until(annas, lambda update: update.table.chairs[1].ready)


def test_views_events_and_moves_have_the_types_of_the_game(server: RunningServer) -> None:
    async def look() -> None:
        async with anna_and_polly(server) as (annas, pollys):
            playing = asyncio.create_task(play_at(pollys, at_random, word="polly"))
            await ready(annas)
            assert annas.now.view is None
            await annas.start()
            update = await until(annas, lambda update: update.prompt is not None)
            assert isinstance(update.view, View)
            assert update.prompt is not None
            assert list(update.prompt.legal) == [Bid(0), Bid(1)]
            assert [type(event).__name__ for event in update.events] == ["DealerDrawn", "Dealt"]
            assert update.words is not None
            assert len(update.words.events) == 2
            assert update.table.chairs[1].word == "polly"
            playing.cancel()

    run(look())


def test_people_talk_at_the_table(server: RunningServer) -> None:
    async def talk() -> None:
        async with anna_and_polly(server) as (annas, pollys):
            await pollys.say(phrase="hello")
            heard = await until(annas, lambda update: bool(update.chat))
            assert (heard.chat[0].name, heard.chat[0].phrase) == ("Polly", "hello")
            await annas.say("Pieces of eight!")
            assert annas.now.chat[0].text == "Pieces of eight!"
            heard = await until(pollys, lambda update: any(line.text for line in update.chat))
            assert heard.chat[-1].name == "Anna"

    run(talk())


def test_a_bot_agrees_to_a_take_back_and_waits_through_a_pause(server: RunningServer) -> None:
    async def take_back() -> None:
        async with anna_and_polly(server) as (annas, pollys):
            thinking = threading.Event()

            def choose(view: Any, moves: Sequence[Any]) -> Any:
                assert thinking.wait(PATIENCE)
                return moves[0]

            playing = asyncio.create_task(play_at(pollys, choose))
            await ready(annas)
            await annas.start()
            prompt = annas.now.prompt
            assert prompt is not None
            bid = await annas.move(prompt, Bid(1))
            assert bid.prompt is None
            # Polly is asked for her consent while she thinks: she answers when she has decided, too late.
            # So the game is paused, which lets her decision be refused, and resumed once everybody has agreed.
            await annas.pause()
            thinking.set()
            await annas.ask_take_back()
            again = await until(annas, lambda update: update.table.take_back is None and update.seq > bid.seq + 2)
            assert again.prompt is None
            resumed = await annas.resume()
            assert resumed.prompt is not None
            assert resumed.prompt.id != prompt.id
            await annas.move(resumed.prompt, Bid(0))
            playing.cancel()

    run(take_back())


def test_a_bot_that_thinks_does_not_block_the_loop(server: RunningServer) -> None:
    async def think() -> None:
        async with anna_and_polly(server) as (annas, pollys):
            beaten = threading.Event()

            def choose(view: Any, moves: Sequence[Any]) -> Any:
                asyncio.run_coroutine_threadsafe(_set(beaten), loop)
                assert beaten.wait(PATIENCE)  # the loop has to turn for this
                return moves[0]

            loop = asyncio.get_running_loop()
            playing = asyncio.create_task(play_at(pollys, choose))
            await ready(annas)
            result = (await annas.start(), await play_at(annas, at_random))[1]
            assert result.status == "finished"
            assert (await playing).scores == result.scores

    run(think())


async def _set(event: threading.Event) -> None:
    event.set()


def test_whoever_left_comes_back_when_playing_again(server: RunningServer) -> None:
    async def leave() -> None:
        async with anna_and_polly(server) as (annas, pollys):
            await pollys.sit()
            await pollys.ready()
            await annas.start()
            assert (await pollys.stand_up()).table.chairs[1].stand_in is not None
            playing = asyncio.create_task(play_at(pollys, at_random))
            await until(annas, lambda update: update.notice is not None and update.notice.type == "came-back")
            playing.cancel()

    run(leave())


def test_a_table_that_is_closed_ends_the_game_without_scores(server: RunningServer) -> None:
    async def close() -> None:
        async with anna_and_polly(server) as (annas, pollys):
            playing = asyncio.create_task(play_at(pollys, at_random))
            await ready(annas)
            await annas.close()
            result = await playing
            assert (result.status, result.scores, result.seat) == ("abandoned", None, 1)

    run(close())


def test_the_same_people_play_again(server: RunningServer) -> None:
    async def play_twice() -> None:
        async with anna_and_polly(server, "skull-queen") as (annas, pollys):
            playing = asyncio.create_task(play_at(pollys, at_random))
            await ready(annas)
            await annas.start()
            await play_at(annas, at_random)
            await playing
            other = await annas.rematch()
            assert other == await pollys.rematch()
            assert other != annas.now.table.id

    run(play_twice())


def test_a_screen_for_everybody_shows_no_cards(server: RunningServer) -> None:
    async def watch() -> None:
        anna = await Guest.join(server.url, "Anna")
        opened = await anna.open_table("skull-king", seats=2, bots=1)
        async with anna.table(opened.id) as table, anna.table(opened.id, tv=True) as screen:
            await table.start()
            shown = await until(screen, lambda update: update.view is not None)
            assert shown.you.seat is None
            assert shown.view.viewer is None
            assert shown.prompt is None

    run(watch())


# --- who one is -------------------------------------------------------------------------------------------------------


def test_a_kept_cookie_is_the_same_guest_with_today_s_name(server: RunningServer, tmp_path: Path) -> None:
    async def come_twice() -> None:
        file = tmp_path / "cookies.json"
        polly = await Guest.join(server.url, "Polly", cookie_file=file)
        opened = await polly.open_table("skull-king", seats=2)
        again = await Guest.join(server.url, "Captain Polly", cookie_file=file)
        async with again.table(opened.id) as table:
            assert table.now.you.seat == 0
            assert table.now.table.chairs[0].name == "Captain Polly"
        assert stat.S_IMODE(os.stat(file).st_mode) == 0o600

    run(come_twice())


def test_a_cookie_that_the_server_does_not_know_is_replaced(server: RunningServer, tmp_path: Path) -> None:
    async def come() -> None:
        file = tmp_path / "cookies.json"
        file.write_text(f'{{"{server.url}": "skulduggery_guest=1.stranger.x", "http://elsewhere": "kept"}}')
        polly = await Guest.join(server.url, "Polly", cookie_file=file)
        await polly.open_table("skull-king", seats=2)
        assert "stranger" not in file.read_text()
        assert "kept" in file.read_text()

    run(come())


def test_a_file_that_holds_no_cookies_is_left_alone(server: RunningServer, tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("precious")
    with pytest.raises(ClientError, match="is no file of cookies"):
        run(Guest.join(server.url, "Polly", cookie_file=file))
    with pytest.raises(ClientError, match="Cannot read"):
        run(Guest.join(server.url, "Polly", cookie_file=tmp_path))
    assert file.read_text() == "precious"


# --- the example ------------------------------------------------------------------------------------------------------


def parrot(*arguments: str) -> AbstractContextManager["subprocess.Popen[str]"]:
    command = [sys.executable, str(ROOT / "examples" / "parrot.py"), *arguments]
    return running(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_the_example_joins_by_code_and_by_link(server: RunningServer) -> None:
    async def host() -> None:
        anna = await Guest.join(server.url, "Anna")
        opened = await anna.open_table("skull-king-dice", seats=3, sit=False, bots=1, bot_speed="instant")
        with parrot(server.url, opened.code) as polly, parrot(f"{server.url}/t/{opened.id}") as other:
            async with anna.table(opened.id) as table:
                await until(table, lambda update: all(chair.ready for chair in update.table.chairs))
                await table.start()
            for process in (polly, other):
                told, errors = await asyncio.to_thread(process.communicate)
                assert (process.returncode, errors) == (0, "")
                assert told.startswith("The game is finished. Scores by seat: (")

    run(host())


def test_the_example_says_what_is_wrong(server: RunningServer) -> None:
    with parrot(server.url, "AAAAA") as polly:
        told, errors = polly.communicate()
    assert (told, errors.startswith("Polly cannot play: ")) == ("", True)
    assert len(errors.splitlines()) == 1


def test_the_example_can_be_interrupted(server: RunningServer) -> None:
    async def interrupt() -> None:
        anna = await Guest.join(server.url, "Anna")
        opened = await anna.open_table("skull-king", seats=2)
        with parrot(server.url, opened.code) as polly:
            async with anna.table(opened.id) as table:
                await until(table, lambda update: update.table.chairs[1].ready)
                polly.send_signal(signal.SIGINT)
                _, errors = await asyncio.to_thread(polly.communicate)
            assert errors == "Polly flies away.\n"

    run(interrupt())


def test_the_example_is_short() -> None:
    lines = len((ROOT / "examples" / "parrot.py").read_text().splitlines())
    assert lines < 40
    assert f"a whole bot in {lines} lines" in (ROOT / "docs" / "protocol.md").read_text()
