"""The colours of the page's dark theme."""

WOOD, WOOD_LIGHT, WOOD_DARK = (47, 27, 16), (74, 45, 26), (26, 14, 8)
EDGE = (107, 69, 40)
INK, INK_QUIET = (243, 230, 204), (205, 184, 148)
BRASS, BRASS_LIGHT, BRASS_DARK = (217, 164, 65), (240, 200, 114), (128, 84, 24)
PARCHMENT, PARCHMENT_DARK = (240, 223, 184), (224, 200, 148)
ON_PARCHMENT, ON_PARCHMENT_QUIET = (43, 28, 16), (92, 67, 40)
LINES = ((143, 23, 16), (22, 75, 135), (29, 92, 45), (91, 42, 134), (150, 96, 10), (10, 87, 94), (147, 27, 80))
"""One for each line of a chart: dark enough on parchment."""
