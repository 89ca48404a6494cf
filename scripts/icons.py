#!/usr/bin/env python3
"""Draws the icon anew in the sizes that devices want: `python -m scripts.icons`.

A real Chromium draws web/public/icon.svg and icon-maskable.svg. The pictures beside them are committed, because
building the page needs no browser.
"""

import argparse
import base64
import json
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from tests.browser.driver import Page, chromium, executable

PUBLIC = Path(__file__).parents[1] / "web" / "public"


class Icon(Struct, frozen=True):
    name: str
    drawing: str
    size: int


ICONS = (
    Icon("icon-192.png", "icon.svg", 192),
    Icon("icon-512.png", "icon.svg", 512),
    # Systems crop these to their own shapes: the drawing reaches the edges, and its main part is in the middle.
    Icon("icon-maskable-512.png", "icon-maskable.svg", 512),
    Icon("apple-touch-icon.png", "icon-maskable.svg", 180),
)

FINER, STEP = 4, 4
DRAW = """(drawing, size, finer, step) => new Promise((resolve, reject) => {
  const sheet = (size) => {
    const canvas = Object.assign(document.createElement('canvas'), {width: size, height: size});
    return Object.assign(canvas.getContext('2d'), {imageSmoothingQuality: 'high'});
  };
  const picture = new Image(size * finer, size * finer);
  picture.onerror = () => reject(new Error('no drawing'));
  picture.onload = () => {
    const large = sheet(size * finer), small = sheet(size);
    large.drawImage(picture, 0, 0, size * finer, size * finer);
    small.drawImage(large.canvas, 0, 0, size, size);
    const dots = small.getImageData(0, 0, size, size);
    dots.data.forEach((value, n) => (dots.data[n] = value === 255 ? 255 : value - (value % step)));
    small.putImageData(dots, 0, 0);
    resolve(small.canvas.toDataURL('image/png').split(',')[1]);
  };
  picture.src = 'data:image/svg+xml,' + encodeURIComponent(drawing);
})"""
"""A canvas lets shine through what the drawing leaves free. Browsers scatter neighbouring shades where colours blend,
and scattered dots cannot be packed: drawn larger, made smaller and without the finest shades, a file is a third."""


def main(arguments: Sequence[str]) -> int:
    made = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.parse_args(arguments)
    if executable() is None:
        print("icons: there is no Chromium on this machine", file=sys.stderr)
        return 1
    # A closing browser may still be writing its last files.
    folders = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
    with folders as folder, chromium(Path(folder) / "chromium") as browser:
        page = browser.page()
        for icon in ICONS:
            (PUBLIC / icon.name).write_bytes(drawn(page, icon))
            print(f"{icon.name}: {icon.size} x {icon.size}")
    return 0


def drawn(page: Page, icon: Icon) -> bytes:
    drawing = (PUBLIC / icon.drawing).read_text(encoding="utf-8")
    return base64.b64decode(page.run(f"({DRAW})({json.dumps(drawing)}, {icon.size}, {FINER}, {STEP})"))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
