"""The enemies that stand in the rooms of a map, as far as everybody knows them by the scenario's page; for bots."""

from __future__ import annotations

import functools

from tabletome.games.gloomhaven.board import revealed_rooms
from tabletome.games.gloomhaven.content.bosses import TYPES, boss_stat
from tabletome.games.gloomhaven.content.layout import ELITE_MARK, NONE, layout
from tabletome.games.gloomhaven.content.notation.monsters import MonsterType, Stat
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.state import State


@functools.cache
def enemies_on_map(scenario: int, heroes: int, level: int, without: frozenset[int] = frozenset()) -> tuple[Stat, ...]:
    """The statistics of all enemies that stand in the rooms of a map, except in these."""
    plan, allies = layout(scenario), page(scenario).allies
    mark = max(heroes, 2) - 2
    found = []
    for spot in plan.spots:
        if plan.room_of[spot.at] not in without and spot.marks[mark] != NONE and spot.monster not in allies:
            kind = TYPES[spot.monster]
            if isinstance(kind, MonsterType):
                found.append((kind.elite if spot.marks[mark] == ELITE_MARK else kind.normal)[level])
            else:
                found.append(boss_stat(spot.monster, level, heroes, 0, 0))
    return tuple(found)


def hidden_enemies(g: State) -> tuple[Stat, ...]:
    """The enemies in rooms that are not revealed."""
    rooms = revealed_rooms(g.plan, g.opened)
    if len(rooms) == g.plan.rooms:
        return ()
    return enemies_on_map(g.scenario, len(g.heroes), g.monster_level, rooms)
