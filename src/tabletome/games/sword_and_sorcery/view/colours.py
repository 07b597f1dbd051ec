"""The colours of things on the table, and the outlines of figures."""

from __future__ import annotations

from tabletome.scene import Hue

RANK_HUES: dict[str, Hue] = {"green": "green", "blue": "blue", "red": "red", "purple": "purple"}
HERO_HUES: tuple[Hue, ...] = ("white", "orange", "green", "purple", "teal")
"""The colour of each hero, for a player may have several."""


def hero_hue(hero: int) -> Hue:
    return HERO_HUES[hero % len(HERO_HUES)]
