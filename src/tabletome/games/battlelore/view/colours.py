"""The colours of things on the table, and the outlines of figures."""

from __future__ import annotations

from typing import Literal

from tabletome.scene import Hue

FACE_HUES: tuple[Hue | None, ...] = ("green", "blue", "red", None, "purple", None)
HUES: tuple[Hue, ...] = ("green", "blue", "red")
"""The colours of banners."""
SHAPES: dict[str, Literal["round", "octagon", "jagged", "figure"]] = {
    "men": "round",
    "dwarves": "octagon",
    "goblins": "jagged",
    "creatures": "figure",
}
"""The outline of each race's units."""
TACTIC_HUES: dict[str, Hue] = {
    "green-banners": "green",
    "blue-banners": "blue",
    "red-banners": "red",
    "mounted-charge": "orange",
    "foot-onslaught": "orange",
    "darken-the-sky": "teal",
    "leadership": "gold",
    "counter-attack": "gold",
    "battlelore": "purple",
}
MEMBER_HUES: dict[str, Hue] = {
    "commander": "gold",
    "wizard": "blue",
    "rogue": "green",
    "cleric": "white",
    "warrior": "red",
}
