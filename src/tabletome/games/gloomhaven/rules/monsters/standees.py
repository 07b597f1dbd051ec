"""Monsters that come onto the map. Rulebook: "Revealing a room", "Monster summons".

GH-MSTAT-03, GH-DOOR-03, GH-MOTHER-03
"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.bosses import TYPES
from tabletome.games.gloomhaven.content.notation.monsters import MonsterType
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.state import BOSS, MONSTERS_SEAT, Figure, State


def free_standees(g: State, name: str) -> list[int]:
    """Numbers not on the map; those of dead monsters can be used again."""
    used = {figure.number for figure in g.figures if figure.name == name and figure.is_on_map}
    return [number for number in range(1, TYPES[name].standees + 1) if number not in used]


def add_monster(
    g: State, name: str, rank: int, number: int, at: int, *, no_money: bool = False, joined_in: int = 0
) -> int:
    """A standee comes onto the map; which figure it is. GH-MSTAT-03, GH-BOSS-02, 04

    Its hit points are by level, a boss's by the number of characters too.
    """
    kind = TYPES[name]
    if not isinstance(kind, MonsterType):
        rank = BOSS
    hostile = name not in page(g.scenario).allies
    g.figures.append(
        Figure(
            name, rank, MONSTERS_SEAT, number, at, 0, 0,
            no_money=no_money, joined_in=joined_in, hostile=hostile,
        )
    )  # fmt: skip
    new = len(g.figures) - 1
    figure = g.figures[new]
    figure.health = figure.max_health = g.stat(new).health
    return new


def add_random_standee(g: State, name: str, rank: int, at: int, *, joined_in: int = 0) -> Figure | None:
    """A summoned or spawned monster with a random free number, which leaves no money; None if no standee is left.

    GH-MOTHER-03, GH-SPECIAL-01
    """
    standees = free_standees(g, name)
    if not standees:
        return None
    new = add_monster(g, name, rank, g.rng.pick(standees), at, no_money=True, joined_in=joined_in)
    return g.figures[new]
