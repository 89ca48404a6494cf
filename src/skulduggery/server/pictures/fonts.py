"""The page's own fonts if the page is built; otherwise Pillow's."""

from functools import cache, lru_cache
from pathlib import Path
from typing import TypeAlias

from PIL import Image, ImageDraw, ImageFont

Font: TypeAlias = ImageFont.FreeTypeFont | ImageFont.ImageFont

TITLE = "im-fell-double-pica-sc-latin-400-normal"
TEXT = "alegreya-sans-latin-400-normal"
BOLD = "alegreya-sans-latin-700-normal"
NO_CHARACTER = "\uffff"
"""Fonts draw this for characters that they lack."""


class Fonts:
    """The fonts of one built page."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def at(self, name: str, size: int) -> Font:
        return _font(self._folder, name, size)

    def fitting(self, name: str, text: str, *, size: int, width: int) -> Font:
        """The largest font up to `size` in which the text fits the width."""
        for smaller in range(size, 12, -2):
            font = self.at(name, smaller)
            if font.getlength(text) <= width:
                return font
        return self.at(name, 12)

    def shortened(self, font: Font, text: str, width: int) -> str:
        """The text without characters that the font lacks, cut to the width."""
        text = "".join(letter for letter in text if _has(font, letter)).strip() or "?"
        if font.getlength(text) <= width:
            return text
        while len(text) > 1 and font.getlength(text + "…") > width:
            text = text[:-1]
        return text.rstrip() + "…"


@cache
def fonts_in(folder: Path) -> Fonts:
    return Fonts(folder)


@cache
def _font(folder: Path, name: str, size: int) -> Font:
    for file in sorted(folder.glob(f"assets/{name}-*.woff2")):
        try:
            return ImageFont.truetype(str(file), size)
        except OSError:  # not a font, or in a format that this FreeType does not read
            continue
    return ImageFont.load_default(size)


def _has(font: Font, letter: str) -> bool:
    return letter.isspace() or _looks(font, letter) != _looks(font, NO_CHARACTER)


@lru_cache(maxsize=2048)
def _looks(font: Font, letter: str) -> bytes:
    image = Image.new("L", (64, 64))
    ImageDraw.Draw(image).text((8, 8), letter, 255, font)
    return image.tobytes()
