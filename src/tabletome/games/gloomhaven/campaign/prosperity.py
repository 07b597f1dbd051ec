"""The city's prosperity and the party's reputation. Rulebook: "Prosperity of Gloomhaven", "Reputation".

GH-PROSP, GH-REP

Both are numbers on the party's sheet and board; here stands what they mean.
"""

from __future__ import annotations

BOXES_FOR_LEVEL = (0, 4, 9, 15, 22, 30, 39, 50, 64)
"""Boxes marked on the track for each level. GH-PROSP-01"""
MOST_BOXES = BOXES_FOR_LEVEL[-1]
LEAST_REPUTATION, MOST_REPUTATION = -20, 20
"""GH-REP-01"""


def prosperity_level(boxes: int) -> int:
    """Marking a shaded box raises it. GH-BOARD-04, GH-PROSP-01"""
    return sum(boxes >= needed for needed in BOXES_FOR_LEVEL)


def boxes_after(boxes: int, by: int) -> int:
    """One gain makes up for one loss; a loss never costs a level. GH-BOARD-04, 05, GH-REVENT-12"""
    least = BOXES_FOR_LEVEL[prosperity_level(boxes) - 1]
    return min(max(boxes + by, least), MOST_BOXES)


def reputation_after(reputation: int, by: int) -> int:
    """The party's reputation after a change, within its limits. GH-REP-01"""
    return min(max(reputation + by, LEAST_REPUTATION), MOST_REPUTATION)


def price_change(reputation: int) -> int:
    """What the party's name adds to every price, or takes from it: 1 for each four points beyond 2. GH-REP-03"""
    steps = (abs(reputation) + 1) // 4
    return -steps if reputation > 0 else steps
