"""Picking up money and treasure. Rulebook: "Loot". GH-LOOT, GH-OVL-20"""

from __future__ import annotations

from tabletome.games.gloomhaven.events import Looted
from tabletome.games.gloomhaven.state import State


def loot_hex(g: State, hero: int, at: int) -> None:
    """All money tokens and the treasure tile of one hex. GH-LOOT-02, 04"""
    money, treasure = g.money[at], g.treasures[at]
    if money or treasure:
        g.money[at], g.treasures[at] = 0, ""
        cards = g.heroes[hero]
        cards.money += money
        if treasure:
            cards.treasures += (treasure,)
        g.emit(Looted, cards.name, money, treasure, rule="GH-LOOT-04")


def loot_around(g: State, hero: int, reach: int) -> None:
    """Everything within range and in line of sight. GH-LOOT-01"""
    start = g.figures[hero].at
    for at in g.ground.floor:
        if (g.money[at] or g.treasures[at]) and g.ground.reaches(start, at, reach):
            loot_hex(g, hero, at)


def monster_loots(g: State, figure: int, reach: int) -> None:
    """Money within range goes back to the supply; treasure stays. GH-MOTHER-07"""
    start = g.figures[figure].at
    for at in g.ground.floor:
        if g.money[at] and g.ground.reaches(start, at, reach):
            g.money[at] = 0
