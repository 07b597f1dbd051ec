"""The scenario level, and what depends on it: gold, traps, experience. GH-LEVEL-01..07, GH-COMP-01, GH-SCALE-01"""

from __future__ import annotations

GOLD = (2, 2, 3, 3, 4, 4, 5, 6)
"""Gold for a money token, by scenario level."""
TRAP_DAMAGE = (2, 3, 4, 5, 6, 7, 8, 9)
"""Damage of a trap, by scenario level. GH-OVL-10, GH-LEVEL-07"""
BONUS_XP = (4, 6, 8, 10, 12, 14, 16, 18)
TOP_SCENARIO_LEVEL = 7
DIFFICULTY = {"easy": -1, "normal": 0, "hard": 1, "very-hard": 2}
"""How much the scenario level is shifted. GH-LEVEL-04"""


def scenario_level(levels: tuple[int, ...], difficulty: str) -> int:
    """Half the average level of the characters, rounded up, shifted by difficulty. GH-LEVEL-02, 03, 04, 05, 06"""
    half_average_rounded_up = -(-sum(levels) // (2 * len(levels)))
    return min(max(half_average_rounded_up + DIFFICULTY[difficulty], 0), TOP_SCENARIO_LEVEL)
