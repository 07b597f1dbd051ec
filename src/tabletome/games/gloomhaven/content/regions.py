"""Where on the campaign board each scenario lies, as far as personal quests ask. GH-PQUEST-03

The facts are public. Scenarios 62 and 79 are left out: the lists disagree about them.
"""

from __future__ import annotations

REGIONS: dict[str, frozenset[int]] = {
    "gloomhaven": frozenset((8, 11, 12, 18, 23, 26, 31, 35, 36, 50, 51, 52, 57, 58, 60, 77, 78, 83, 86, 88, 89, 92)),
    "dagger-forest": frozenset((3, 28, 29, 38, 43, 44, 48, 55, 56, 59, 81, 91)),
    "lingering-swamp": frozenset((19, 32, 45, 49, 61, 68)),
    "watcher-mountains": frozenset((9, 13, 63, 65, 73, 76, 80, 82, 85)),
    "copperneck-mountains": frozenset((7, 14, 15, 16, 24, 25, 33, 34, 39, 40, 41, 42, 46, 54, 66, 84)),
    "misty-sea": frozenset((17, 30, 37, 47, 64, 70, 74, 93)),
}
"""`gloomhaven` is the enlarged map of the city in the corner of the board."""
CRYPTS = frozenset((4, 5, 6, 19, 53))
"""Scenarios with that word in their names."""
FIRST_SIDE_SCENARIO = 52
"""Scenarios from here on are not part of the main story."""
