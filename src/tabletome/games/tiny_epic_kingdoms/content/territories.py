"""The eight territory cards, two sides each. TEK-COMP-03, TEK-REGION-06

The printed maps are not published; these are ours, made to the published facts: five regions a side of mixed kinds, water,
crags and rivers between them, and every border region open to the card's edge.
"""

from tabletome.games.tiny_epic_kingdoms.content.notation import REGIONS_PER_TERRITORY, Territory, territory

__all__ = ["CARDS", "REGIONS_PER_TERRITORY", "TERRITORIES", "Territory"]

_SIDES = [
    territory(
        "elan",
        """
        1 1 1 1 1 2 2 2 2 2 2 2
        1 1 1 1 1 2 2 2 2 2 2 2
        1 1 1 1 1 1 2 2 2 2 2 2
        1 1 1 1 3 3 3 3 2 2 ~ ~
        4 4 4 4 3 3 3 3 3 ~ ~ ~
        4 4 4 4 3 3 3 3 3 5 5 5
        4 4 4 4 4 3 3 5 5 5 5 5
        4 4 4 4 4 4 5 5 5 5 5 5
        """,
        "forest plains capital mountains ruins",
        rivers="1|2",
    ),
    territory(
        "galson",
        """
        1 1 1 1 2 2 2 2 2 3 3 3
        1 1 1 1 2 2 2 2 2 3 3 3
        1 1 1 1 2 2 2 2 3 3 3 3
        1 1 1 ^ ^ ^ 2 2 3 3 3 3
        4 4 4 ^ ^ ^ 5 5 5 3 3 3
        4 4 4 4 5 5 5 5 5 5 3 3
        4 4 4 4 4 5 5 5 5 5 5 5
        4 4 4 4 4 5 5 5 5 5 5 5
        """,
        "mountains forest plains capital plains",
        rivers="4|5",
    ),
]

TERRITORIES = {side.name: side for side in _SIDES}
CARDS = [(front.name, back.name) for front, back in zip(_SIDES[::2], _SIDES[1::2], strict=True)]
