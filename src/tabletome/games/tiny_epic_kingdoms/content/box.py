"""The counted components of the box, and the two small tables printed on its cards. TEK-COMP-01, 04..10"""

from __future__ import annotations

from collections import Counter

MANA, ORE, FOOD = 0, 1, 2
RESOURCES = ("mana", "ore", "food")
"""TEK-COMP-09: three resources, a token of each for every player."""
MOST_OF_A_RESOURCE = 9

ACTIONS = ("patrol", "quest", "build", "research", "expand", "trade")
"""The six actions, in the order of the action card. TEK-ACT-01"""

SHIELDS = 5
COLOURS = ("red", "blue", "green", "yellow", "purple")
MEEPLES = 7
"""Of each colour. TEK-COMP-05"""
WAR_DICE = 2
HIGHEST_WAR_COST = 11
"""A war die shows 1 to 11 and a white flag. TEK-COMP-07"""
REGION_LIMIT = 2
"""Meeples that a region holds at most. TEK-MOVE-07"""

TOWER_POINTS = (0, 1, 2, 3, 4, 6, 8)
"""Victory points by tower level. The printed figures are not published; these are ours. TEK-BUILD-04"""
TOWER_TOP = len(TOWER_POINTS) - 1
MAGIC_TOP = 5

CROWN, TREASURE, BANDIT, DRAGONS_LAIR = "crown", "treasure", "bandit", "dragons_lair"
CAMP, FORT, CITY, CHURCH, BLANK = "camp", "fort", "city", "church", "blank"
TOKENS: Counter[str] = Counter(
    {CROWN: 1, TREASURE: 3, BANDIT: 2, DRAGONS_LAIR: 1, CAMP: 2, FORT: 2, CITY: 2, CHURCH: 1, BLANK: 2}
)
"""The 16 exploration tokens. The book names the nine types; how many there are of each is ours. TEK-COMP-11"""
LASTING_TOKENS = frozenset({DRAGONS_LAIR, CAMP, FORT, CITY, CHURCH})
"""These stay face up in their region. TEK-EXPLORE-07"""
