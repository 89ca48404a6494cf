"""Everybody's points from round to round."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from skulduggery.server.pictures import colours
from skulduggery.server.pictures.canvas import FINER, resized

Box = tuple[int, int, int, int]


def draw_chart(image: Image.Image, box: Box, course: Sequence[Sequence[int]]) -> None:
    """Draw the chart. Useful from two rounds on."""
    left, top, right, bottom = box
    width, height = (right - left) * FINER, (bottom - top) * FINER
    lowest = min(0, *(min(points) for points in course))
    highest = max(1, *(max(points) for points in course))
    layer = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    draw = ImageDraw.Draw(layer)
    margin = 9 * FINER

    def place(step: int, points: int) -> tuple[float, float]:
        x = margin + (width - 2 * margin) * step / (len(course) - 1)
        y = height - margin - (height - 2 * margin) * (points - lowest) / (highest - lowest)
        return x, y

    nought = place(0, 0)[1]
    draw.line((0, nought, width, nought), fill=(*colours.ON_PARCHMENT_QUIET, 120), width=2 * FINER)
    for row in reversed(range(len(course[0]))):  # the winner on top
        colour = colours.LINES[row % len(colours.LINES)]
        points = [place(step, totals[row]) for step, totals in enumerate(course)]
        draw.line(points, fill=colour, width=(7 if row == 0 else 4) * FINER, joint="curve")
        x, y = points[-1]
        dot = 8 * FINER
        draw.ellipse((x - dot, y - dot, x + dot, y + dot), fill=colour)
    small = resized(layer, (right - left, bottom - top))
    image.paste(small, (left, top), small)
