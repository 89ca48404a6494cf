"""Preview pictures for links: PNG of 1200 x 630, drawn by Pillow in the page's colours.

`subjects.py` says what can be on one, `draw.py` draws it. All is pure: the same subject gives the same picture.
Without Pillow there are no pictures, and no page mentions any.
"""

from functools import cache
from importlib.util import find_spec

WIDTH, HEIGHT = 1200, 630


@cache
def can_draw() -> bool:
    return find_spec("PIL") is not None
