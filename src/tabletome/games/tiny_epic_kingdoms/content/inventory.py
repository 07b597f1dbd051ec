"""What we have, counted against the box. TEK-COMP-01..11"""

from __future__ import annotations

from collections import Counter

from tabletome.engine import Kind
from tabletome.games.tiny_epic_kingdoms.content.box import (
    ACTIONS,
    COLOURS,
    MEEPLES,
    RESOURCES,
    SHIELDS,
    TOKENS,
    TOWER_POINTS,
    WAR_DICE,
)
from tabletome.games.tiny_epic_kingdoms.content.factions import FACTIONS
from tabletome.games.tiny_epic_kingdoms.content.territories import CARDS, TERRITORIES


def contents() -> list[Kind]:
    factions = Counter(str(faction.source) for faction in FACTIONS.values())
    sides = Counter(str(side.source) for side in TERRITORIES.values())
    return [
        Kind("faction cards", 13, **factions),  # TEK-COMP-02
        Kind("territory cards", 8, original=len(CARDS)),  # TEK-COMP-03
        Kind("territory sides", 16, **sides),
        Kind("action card", 1, book=1 if len(ACTIONS) == 6 else 0),  # TEK-COMP-04
        Kind("tower card", 1, original=1 if len(TOWER_POINTS) == 7 else 0),  # TEK-COMP-04
        Kind("meeples", 35, book=len(COLOURS) * MEEPLES),  # TEK-COMP-05
        Kind("shield tokens", 5, book=SHIELDS),  # TEK-COMP-06
        Kind("war dice", 2, book=WAR_DICE),  # TEK-COMP-07
        Kind("tower tokens", 5, book=len(COLOURS)),  # TEK-COMP-08
        Kind("research tokens", 5, book=len(COLOURS)),  # TEK-COMP-10
        Kind("resource tokens", 15, book=len(COLOURS) * len(RESOURCES)),  # TEK-COMP-09
        Kind("exploration tokens", 16, original=TOKENS.total()),  # TEK-COMP-11
        Kind("active player token", 1, book=1),  # TEK-COMP-01
    ]
