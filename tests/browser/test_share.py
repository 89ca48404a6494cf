"""A finished game for friends: a picture drawn on the device, and a few lines of text."""

import struct
from collections.abc import Sequence
from typing import Any

from tests.browser.autoplay import play, start_table
from tests.browser.axe import violations
from tests.browser.driver import Browser, Page
from tests.browser.house import House
from tests.browser.people import fetched, guest

PNG = b"\x89PNG\r\n\x1a\n"
SIZES = {"wide": (1200, 630), "tall": (1080, 1350)}
# Whatever is saved, copied or passed on is kept where the test finds it.
CATCH = """
  URL.createObjectURL = (file) => { window.saved = file; return '#'; };
  navigator.clipboard.writeText = async (text) => { window.copied = text; };
  navigator.canShare = ({files}) => files[0].type === 'image/png';
  navigator.share = async ({text, files}) => { window.shared = {text, name: files[0].name, size: files[0].size}; };
  true"""
BYTES = "window.saved.slice(0, 33).arrayBuffer().then((buffer) => [...new Uint8Array(buffer)])"
TODAY = "new Intl.DateTimeFormat('en-GB', {dateStyle: 'medium'}).format(new Date())"
COLOURS = """(() => {
  const canvas = document.querySelector('dialog canvas');
  const {data} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const seen = new Set();
  for (let at = 0; at < data.length; at += 4 * 97) seen.add(data.slice(at, at + 3).join());
  return seen.size;
})()"""


def finished(page: Page, house: House, game: str, seats: int) -> str:
    """The page shows how the game ended."""
    table = start_table(page, game, seats)
    assert play(page, table, decisions=1000)
    page.open(f"{house.url}/t/{table}")
    page.see("[data-page=ending]")
    return table


def lines(table: dict[str, Any]) -> list[str]:
    """As they should read: the best first, equal ones in the order of their seats."""
    seats: Sequence[int] = sorted(range(len(table["chairs"])), key=lambda seat: (table["places"][seat], seat))
    return [
        f"{table['places'][seat]}. {table['chairs'][seat]['name']} {table['scores'][seat]}".replace(" -", " −")
        for seat in seats
    ]


def test_a_result_is_saved_copied_and_passed_on(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna") as anna:
        table = finished(anna, house, "skull-king-dice", 3)
        anna.run(CATCH)
        anna.click(".ways button", "Share")
        anna.until("document.querySelector('[data-picture=tall]') !== null", what="the picture for a phone")
        ended = fetched(anna, f"/api/tables/{table}")["table"]
        expected: str = anna.run("document.querySelector('dialog textarea').value")
        game, winner, *rest = expected.split("\n")
        assert game == f"Skull King: the dice game · {anna.run(TODAY)}"
        assert all(chair["name"] in winner for seat, chair in enumerate(ended["chairs"]) if ended["places"][seat] == 1)
        assert "wins!" in winner or "shared victory" in winner
        assert rest == [*lines(ended), f"{house.url}/replay/{table}"]
        assert anna.run("document.querySelector('dialog [role=img]').ariaLabel").endswith(", ".join(lines(ended)))
        anna.click("dialog button", "Copy the text")
        anna.until("window.copied !== undefined")
        anna.see("dialog button", "Copied")
        assert anna.run("window.copied") == expected
        anna.click("dialog button", "Share picture and text")
        anna.until("window.shared !== undefined")
        shared = anna.run("window.shared")
        assert shared["text"] == expected
        assert shared["name"].startswith("skull-king-dice-20")
        assert shared["size"] > 50_000
        assert violations(anna) == []
        for shape, size in SIZES.items():
            anna.click("dialog label", shape.capitalize())
            anna.until(f"document.querySelector('[data-picture={shape}]') !== null", what=f"the {shape} picture")
            anna.click("dialog button", "Save the picture")
            content = bytes(anna.run(BYTES))
            assert content.startswith(PNG)
            assert struct.unpack(">II", content[16:24]) == size
            assert anna.run(COLOURS) > 500, "the picture is hardly more than a plain field"


def test_a_device_that_cannot_pass_pictures_on_saves_them_in_any_language(browser: Browser, house: House) -> None:
    with guest(browser, house, "Anna", language="de") as anna:
        finished(anna, house, "skull-king-dice", 3)
        anna.run("delete Navigator.prototype.canShare; true")
        anna.click(".ways button", "Teilen")
        anna.see("dialog h2", "Ergebnis teilen")
        anna.until("document.querySelector('[data-picture]') !== null", what="the picture")
        told = str(anna.run("document.querySelector('dialog [role=img]').ariaLabel"))
        assert "Skull King: das Würfelspiel: 1. " in told
        buttons = str(anna.run("document.querySelector('dialog .ways').textContent"))
        assert "Bild speichern" in buttons
        assert "teilen" not in buttons
