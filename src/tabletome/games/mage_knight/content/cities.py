"""The City figures: which tokens defend each City at each level. MK-CITY-05, MK-SETUP-20"""

from __future__ import annotations

from typing import Final

from tabletome.games.mage_knight.content.box import BROWN_ENEMY, GREY_ENEMY, VIOLET_ENEMY, WHITE_ENEMY

CIRCLES: Final = {"G": GREY_ENEMY, "B": BROWN_ENEMY, "V": VIOLET_ENEMY, "W": WHITE_ENEMY}
_FIGURES = {
    "white": "W GW WW GGW GWW GGGW GGWW GWWW GGGWW GGWWW GWWWW",
    "blue": "GV VV VW GVW VVW VWW GVVW VVWW VWWW GVVWW VVWWW",
    "green": "GB BB GGB GBW BBW GGBW GBBW BBWW GBBBW GBBWW BBWWW",
    "red": "W BV BW BVV BVW BBVV BVVW BVWW BBVVW BBVWW BVWWW",
}
"""A word for each level from 1 to 11, a letter for each circle."""
GARRISONS: Final = {
    colour: tuple(tuple(CIRCLES[circle] for circle in level) for level in levels.split())
    for colour, levels in _FIGURES.items()
}
CITY_COLOURS: Final = tuple(_FIGURES)
HIGHEST_LEVEL = 11


def garrison(colour: str, level: int) -> tuple[str, ...]:
    """The colours of the tokens that defend a City; none at level 0, which is no City."""
    return GARRISONS[colour][level - 1] if level else ()
