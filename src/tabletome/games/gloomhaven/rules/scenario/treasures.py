"""Goal treasures: how many there are and how many are looted. GH-OVL-20"""

from __future__ import annotations

from tabletome.games.gloomhaven.state import State

GOAL_TREASURE = "goal"
HIDDEN_TOKEN = "token"
"""What lies on a hex with a numbered token face down."""
HIDDEN_NUMBERS = range(1, 7)


def goal_treasures(g: State) -> int:
    """How many goal treasures the map has. GH-OVL-20"""
    tiles = (overlay for overlay in g.plan.overlays if overlay.kind == "treasure" and overlay.look == GOAL_TREASURE)
    return sum(len(overlay.hexes) for overlay in tiles)


def looted_goals(g: State) -> int:
    """How many goal treasures have been looted. GH-OVL-20"""
    return sum(hero.treasures.count(GOAL_TREASURE) for hero in g.heroes)
