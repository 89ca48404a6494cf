"""Wood, parchment and brass, and shapes and text on them."""

import random
from functools import cache

from PIL import Image, ImageDraw, ImageFilter

from skulduggery.server.pictures import HEIGHT, WIDTH, colours
from skulduggery.server.pictures.motifs import MOTIFS, OF_ALL
from skulduggery.server.pictures.paths import Point, outlines

PLANKS = 5
FINER = 3
"""Shapes are drawn enlarged by this factor and then scaled down, so that their edges are smooth."""
MOTIF_UNITS = 300


@cache
def wood() -> Image.Image:
    """A table of planks by lantern light. Copy it; do not draw on it."""
    rng = random.Random(7)  # always the same grain
    image = Image.new("RGB", (WIDTH, HEIGHT), colours.WOOD)
    draw = ImageDraw.Draw(image)
    high = HEIGHT / PLANKS
    for plank in range(PLANKS):
        top = round(plank * high)
        shade = rng.uniform(0.88, 1.14)
        draw.rectangle((0, top, WIDTH, top + high), fill=_shaded(colours.WOOD, shade))
        for _ in range(46):
            y, x = top + rng.uniform(2, high - 2), rng.uniform(-200, WIDTH)
            points = [(x + step, y + rng.uniform(-1.4, 1.4)) for step in range(0, rng.randrange(140, 700), 40)]
            draw.line(points, fill=_shaded(colours.WOOD, shade * rng.uniform(0.8, 1.2)), width=rng.choice((1, 1, 2)))
        draw.line((0, top, WIDTH, top), fill=colours.WOOD_DARK, width=4)
        draw.line((0, top + 3, WIDTH, top + 3), fill=_shaded(colours.WOOD, 1.3))
    glow = Image.new("L", (WIDTH // 4, HEIGHT // 4), 0)
    ImageDraw.Draw(glow).ellipse((10, -20, WIDTH // 4 - 10, HEIGHT // 4 + 20), fill=255)
    glow = resized(glow.filter(ImageFilter.GaussianBlur(34)), (WIDTH, HEIGHT))
    return Image.composite(image, Image.blend(image, Image.new("RGB", image.size, (8, 3, 0)), 0.62), glow)


def sheet(image: Image.Image, box: tuple[int, int, int, int]) -> None:
    """Draw parchment with a brass rim and a shadow."""
    left, top, right, bottom = box
    shadow = Image.new("L", image.size, 0)
    ImageDraw.Draw(shadow).rounded_rectangle((left + 4, top + 10, right + 4, bottom + 10), 22, fill=170)
    image.paste((6, 2, 0), mask=shadow.filter(ImageFilter.GaussianBlur(12)))
    size = (right - left, bottom - top)
    spread = resized(Image.radial_gradient("L"), size)
    paper = Image.composite(
        Image.new("RGB", size, colours.PARCHMENT_DARK), Image.new("RGB", size, colours.PARCHMENT), spread
    )
    mask = Image.new("L", (size[0] * 2, size[1] * 2), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, size[0] * 2 - 1, size[1] * 2 - 1), 40, fill=255)
    image.paste(paper, (left, top), resized(mask, size))
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle(box, 20, outline=colours.BRASS_DARK, width=6)
    draw.rounded_rectangle((left + 2, top + 2, right - 2, bottom - 2), 18, outline=colours.BRASS, width=2)
    draw.rounded_rectangle((left + 14, top + 14, right - 14, bottom - 14), 12, outline=(201, 172, 118), width=2)
    for x in (left + 26, right - 26):
        for y in (top + 26, bottom - 26):
            draw.ellipse((x - 6, y - 6, x + 6, y + 6), fill=colours.BRASS, outline=colours.BRASS_DARK, width=2)


@cache
def motif(game: str, size: int) -> Image.Image:
    """The game's emblem without background. Paste it; do not draw on it."""
    scale = size * FINER / MOTIF_UNITS
    image = Image.new("RGBA", (size * FINER, size * FINER), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    for shape in MOTIFS.get(game, OF_ALL):
        for outline in outlines(shape.path):
            points: list[Point] = [(x * scale, y * scale) for x, y in outline]
            if shape.fill is not None:
                draw.polygon(points, fill=shape.fill)
                points.append(points[0])
            if shape.line is not None:
                draw.line(points, fill=shape.line, width=round(shape.width * scale), joint="curve")
    return resized(image, (size, size))


def resized(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    # Pillow's types mention NumPy, which we do not have.
    return image.resize(size, Image.Resampling.LANCZOS)  # pyright: ignore[reportUnknownMemberType]


def _shaded(colour: tuple[int, int, int], by: float) -> tuple[int, int, int]:
    red, green, blue = (min(255, round(part * by)) for part in colour)
    return red, green, blue
