"""Draws the picture of a subject."""

import io
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw

from skulduggery.server.pictures import HEIGHT, WIDTH, colours
from skulduggery.server.pictures.canvas import motif, sheet, wood
from skulduggery.server.pictures.chart import draw_chart
from skulduggery.server.pictures.fonts import BOLD, TEXT, TITLE, Fonts, fonts_in
from skulduggery.server.pictures.subjects import Outcome, Poster, Row, Subject

MOST_KEPT = 64
"""Cached pictures, some 100 kB each."""
NAME_OF_THE_HOUSE = "Skulduggery"
MARGIN = 56
TITLE_HIGH, LINE_HIGH = 108, 62
SHEET = (430, 56, WIDTH - 56, HEIGHT - 56)


@lru_cache(maxsize=MOST_KEPT)
def drawn(subject: Subject, folder: Path) -> bytes:
    """The PNG. It takes some hundredths of a second, so call it where no table waits. `folder` holds the built page."""
    image = wood().copy()
    fonts = fonts_in(folder)
    _beside(image, subject.game, fonts)
    if isinstance(subject, Poster):
        _poster(image, subject, fonts)
    else:
        _outcome(image, subject, fonts)
    made = io.BytesIO()
    image.save(made, "PNG", compress_level=6)
    return made.getvalue()


def _beside(image: Image.Image, game: str, fonts: Fonts) -> None:
    """Draw the game's emblem, and the name of the site."""
    sign = motif(game, 420)
    image.paste(sign, (10, 64), sign)
    draw = ImageDraw.Draw(image)
    draw.text((220, HEIGHT - 92), NAME_OF_THE_HOUSE, colours.BRASS_LIGHT, fonts.at(TITLE, 52), anchor="mm")


def _poster(image: Image.Image, poster: Poster, fonts: Fonts) -> None:
    left, top, right, bottom = SHEET
    sheet(image, SHEET)
    draw = ImageDraw.Draw(image)
    middle, width = (left + right) // 2, right - left - 2 * MARGIN
    space = bottom - top - (180 if poster.plate else 0)
    title = poster.title.replace(": ", ":\n").split("\n")  # a long title is broken at its colon
    heights = [*[TITLE_HIGH] * len(title), *[LINE_HIGH] * len(poster.lines)]
    y = top + (space - sum(heights)) // 2
    for number, (line, high) in enumerate(zip((*title, *poster.lines), heights, strict=True)):
        is_title = number < len(title)
        font = fonts.fitting(TITLE if is_title else TEXT, line, size=96 if is_title else 48, width=width)
        colour = colours.ON_PARCHMENT if is_title else colours.ON_PARCHMENT_QUIET
        draw.text((middle, y + high // 2), line, colour, font, anchor="mm")
        y += high
    if poster.plate:
        _plate(draw, (middle, bottom - 112), poster.plate, fonts)


def _plate(draw: ImageDraw.ImageDraw, middle: tuple[int, int], text: str, fonts: Fonts) -> None:
    spaced = " ".join(text)
    font = fonts.at(BOLD, 84)
    x, y = middle
    half = round(font.getlength(spaced) / 2) + 44
    draw.rounded_rectangle((x - half, y - 62, x + half, y + 62), 18, fill=colours.WOOD, outline=colours.BRASS, width=6)
    draw.text(middle, spaced, colours.BRASS_LIGHT, font, anchor="mm")


def _outcome(image: Image.Image, outcome: Outcome, fonts: Fonts) -> None:
    left, top, right, bottom = SHEET
    sheet(image, SHEET)
    draw = ImageDraw.Draw(image)
    width = right - left - 2 * MARGIN
    title = fonts.fitting(TITLE, outcome.title, size=58, width=width)
    draw.text(((left + right) // 2, top + 64), outcome.title, colours.ON_PARCHMENT, title, anchor="mm")
    has_chart = len(outcome.course) > 1
    names_end = left + MARGIN + (352 if has_chart else width)
    high = min(72, (bottom - top - 170) // max(1, len(outcome.rows)))
    y = top + 118 + high // 2
    for number, row in enumerate(outcome.rows):
        _row(draw, (left + MARGIN, y, names_end), row, fonts, size=min(46, high - 8), number=number)
        y += high
    if has_chart:
        draw_chart(image, (names_end + 34, top + 124, right - MARGIN + 6, bottom - 52), outcome.course)


def _row(
    draw: ImageDraw.ImageDraw, at: tuple[int, int, int], row: Row, fonts: Fonts, *, size: int, number: int
) -> None:
    left, y, right = at
    colour = colours.LINES[number % len(colours.LINES)]
    font = fonts.at(BOLD if row.place == 1 else TEXT, size)
    radius = size * 9 // 20
    draw.ellipse((left, y - radius, left + 2 * radius, y + radius), fill=colour)
    draw.text((left + radius, y), str(row.place), colours.PARCHMENT, fonts.at(BOLD, size * 7 // 10), anchor="mm")
    points = row.shown_points
    taken = round(font.getlength(points)) + 2 * radius + 30
    name = fonts.shortened(font, row.name, right - left - taken)
    draw.text((left + 2 * radius + 14, y), name, colours.ON_PARCHMENT, font, anchor="lm")
    draw.text((right, y), points, colours.ON_PARCHMENT, font, anchor="rm")
