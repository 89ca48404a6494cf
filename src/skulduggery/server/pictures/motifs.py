"""An emblem for each game, of our own shapes, in a square of 300 units."""

from collections.abc import Mapping

from msgspec import Struct

DARK = "#1a0b07"


class Shape(Struct, frozen=True):
    path: str
    fill: str | None = None
    line: str | None = DARK
    width: float = 5


SKULL = (
    Shape(
        "M150 84C96 84 76 120 80 160C81 180 87 184 90 194C94 204 106 202 108 212L110 240Q112 247 122 247L178 247"
        "Q188 247 190 240L192 212C194 202 206 204 210 194C213 184 219 180 220 160C224 120 204 84 150 84z",
        fill="#f4e6c6",
    ),
    Shape(
        "M168 88C206 94 220 124 217 160C216 178 210 182 207 192C203 202 191 200 189 212L187 240Q184 244 178 244L168 244"
        "C190 214 204 140 168 88z",
        fill="#d3bd93",
        line=None,
    ),
    Shape("M107 169C108 151 136 149 140 168C141 185 124 194 112 187C106 182 106 176 107 169z", fill=DARK, line=None),
    Shape("M193 169C192 151 164 149 160 168C159 185 176 194 188 187C194 182 194 176 193 169z", fill=DARK, line=None),
    Shape("M150 184L139 207Q145 211 150 205Q155 211 161 207z", fill=DARK, line=None),
    Shape("M114 219Q150 226 186 219", width=4),
    Shape("M128 226L128 243", width=4),
    Shape("M143 229L143 244", width=4),
    Shape("M157 229L157 244", width=4),
    Shape("M172 226L172 243", width=4),
)
CROWN = (
    Shape("M90 118L72 48L110 82L128 32L150 76L172 32L190 82L228 48L210 118C172 102 128 102 90 118z", fill="#dda53f"),
    Shape("M90 118C128 102 172 102 210 118L207 134C170 118 130 118 93 134z", fill="#a86f1c"),
    Shape("M150 98L161 111L150 124L139 111z", fill="#c62b1f", width=3),
)
TIARA = (
    Shape(
        "M92 122C96 96 116 92 124 66C130 84 140 84 150 44C160 84 170 84 176 66C184 92 204 96 208 122"
        "C172 104 128 104 92 122z",
        fill="#e6c56b",
    ),
    Shape("M92 122C128 104 172 104 208 122L206 134C170 118 130 118 94 134z", fill="#a86f1c", width=4),
    Shape("M150 72L160 88L150 106L140 88z", fill="#8e3fc0", width=3),
    Shape("M120 92L126 101L120 111L114 101z", fill="#c8336f", width=3),
    Shape("M180 92L186 101L180 111L174 101z", fill="#c8336f", width=3),
    Shape("M80 196C70 206 72 224 82 224C92 224 92 206 80 196z", fill="#c8336f", width=3),
    Shape("M220 196C210 206 212 224 222 224C232 224 232 206 220 196z", fill="#c8336f", width=3),
)


def _die(top: str, left: str, right: str, pips: tuple[str, ...], colour: tuple[str, str, str]) -> tuple[Shape, ...]:
    sides = tuple(Shape(path, fill=fill) for path, fill in zip((top, left, right), colour, strict=True))
    return (*sides, *(Shape(pip, fill="#2a120a", line=None) for pip in pips))


def _pip(x: int, y: int, wide: int = 9, high: int = 9) -> str:
    return (
        f"M{x - wide} {y}C{x - wide} {y - high} {x + wide} {y - high} {x + wide} {y}"
        f"C{x + wide} {y + high} {x - wide} {y + high} {x - wide} {y}z"
    )


DICE = (
    *_die(
        "M106 40L186 66L134 104L52 76z",
        "M52 76L134 104L134 196L58 160z",
        "M134 104L186 66L188 154L134 196z",
        (_pip(119, 71, 13, 8), _pip(74, 104), _pip(94, 140), _pip(114, 176), _pip(160, 106, 7), _pip(160, 154, 7)),
        ("#f7ead0", "#e3cf9f", "#b99a63"),
    ),
    *_die(
        "M186 142L262 160L222 196L140 176z",
        "M140 176L222 196L220 276L142 250z",
        "M222 196L262 160L260 236L220 276z",
        (
            _pip(182, 160, 11, 6),
            _pip(220, 176, 11, 6),
            _pip(160, 196),
            _pip(200, 252),
            _pip(180, 224),
            _pip(242, 216, 6),
        ),
        ("#d8503c", "#b5301f", "#7c1c12"),
    ),
)
SLEEPER = (
    Shape(
        "M60 214C58 182 96 172 150 172C204 172 242 182 240 214C244 252 204 262 150 262C96 262 56 252 60 214z",
        fill="#8e5bc0",
    ),
    Shape("M64 226C96 244 204 244 236 226", line="#5b2a86", width=5),
    Shape(
        "M88 178C66 118 92 76 150 76C208 76 234 118 212 178C220 214 196 228 186 204C196 160 180 128 150 128"
        "C120 128 104 160 114 204C104 228 80 214 88 178z",
        fill="#a4552a",
    ),
    Shape(
        "M104 160C104 124 122 112 150 112C178 112 196 124 196 160C196 198 174 218 150 218C126 218 104 198 104 160z",
        fill="#f4d9b8",
    ),
    Shape("M116 158Q128 170 140 158", width=5),
    Shape("M160 158Q172 170 184 158", width=5),
    Shape("M140 194Q150 200 160 194", line="#b5302a", width=5),
    Shape("M118 182C118 174 134 174 134 182C134 190 118 190 118 182z", fill="#eaa98c", line=None),
    Shape("M166 182C166 174 182 174 182 182C182 190 166 190 166 182z", fill="#eaa98c", line=None),
    Shape("M104 94L92 42L122 66L150 26L178 66L208 42L196 94C168 82 132 82 104 94z", fill="#dda53f"),
    Shape("M104 94C132 82 168 82 196 94L194 108C166 96 134 96 106 108z", fill="#a86f1c", width=4),
    Shape("M230 92L256 92L230 122L256 122", line="#f0c872", width=7),
    Shape("M264 44L284 44L264 66L284 66", line="#f0c872", width=6),
)
MOTIFS: Mapping[str, tuple[Shape, ...]] = {
    "skull-king": (*SKULL, *CROWN),
    "skull-king-dice": DICE,
    "skull-queen": (*SKULL, *TIARA),
    "sleeping-queens": SLEEPER,
}
OF_ALL = MOTIFS["skull-king"]
"""For games without an emblem of their own."""
