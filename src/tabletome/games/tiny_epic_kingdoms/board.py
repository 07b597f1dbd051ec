"""The map of one game: the territories in play, their regions, and what lies beside what. TEK-REGION, TEK-MOVE-02, 05

A region is a number: five for each territory in play, territory by territory. Territory `n` is the home of seat `n`;
with two players the third is the Lost Kingdom, a territory like the others but nobody's home (TEK-P2-11). What never
changes during a game is worked out once for each set of territories.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TypeVar

from tabletome.games.tiny_epic_kingdoms.actions import Expand, Patrol, Quest, Retreat, Settle, StandUp
from tabletome.games.tiny_epic_kingdoms.content.notation import REGIONS_PER_TERRITORY, Territory
from tabletome.games.tiny_epic_kingdoms.content.territories import TERRITORIES
from tabletome.geometry import distances

M = TypeVar("M")
NOWHERE = ""
"""Stands for a territory whose side has not been chosen yet."""


class Board:
    """Facts of the map, by region number. Actions are made once and shared, which keeps the choices cheap."""

    def __init__(self, territories: tuple[str, ...]) -> None:
        self.territories = territories
        self.size = len(territories) * REGIONS_PER_TERRITORY
        self.names: list[str] = []
        self.kinds: list[str] = []
        self.neighbours: list[tuple[int, ...]] = []
        """Regions sharing a border that is no river. TEK-MOVE-02, TEK-REGION-02"""
        self.on_border: list[bool] = []
        """Touching the outer edge of the card. TEK-MOVE-05, 06"""
        self.by_water: list[bool] = []
        """Bordering water or a river."""
        for place, name in enumerate(territories):
            self._add(place, None if name == NOWHERE else TERRITORIES[name])
        self.number = {name: region for region, name in enumerate(self.names) if name}
        self.home = [region // REGIONS_PER_TERRITORY for region in range(self.size)]
        self.patrol = _Made(self.names, Patrol)
        self.quest = _Made(self.names, Quest)
        self.retreat = _Made(self.names, Retreat)
        self.expand = [Expand(name) for name in self.names]
        self.stand_up = [StandUp(name) for name in self.names]
        self.settle = [Settle(name) for name in self.names]
        self.quest_targets = [self._quest_targets(region) for region in range(self.size)]

    def _add(self, place: int, territory: Territory | None) -> None:
        """Number the regions of a territory; water and crags are no regions. TEK-REGION-01"""
        first = place * REGIONS_PER_TERRITORY
        for index in range(REGIONS_PER_TERRITORY):
            region = territory.regions[index] if territory else None
            self.names.append(f"{territory.name}.{index + 1}" if territory else "")
            self.kinds.append(region.kind if region else "")
            self.neighbours.append(tuple(first + other - 1 for other in region.neighbours) if region else ())
            self.on_border.append(region.on_border if region else False)
            self.by_water.append(region.by_water if region else False)

    def regions_of(self, territory: int) -> range:
        first = territory * REGIONS_PER_TERRITORY
        return range(first, first + REGIONS_PER_TERRITORY)

    def _quest_targets(self, start: int) -> tuple[int, ...]:
        """From a border region to any border region of any other territory. TEK-MOVE-04"""
        if not self.on_border[start]:
            return ()
        return tuple(
            region for region in range(self.size) if self.on_border[region] and self.home[region] != self.home[start]
        )

    def one_step(self, region: int) -> tuple[int, ...]:
        """Where a patrol or a quest can lead, no matter who stands there."""
        return self.neighbours[region] + self.quest_targets[region]

    @functools.cache  # noqa: B019 - boards are themselves made once and kept
    def steps_from(self, region: int) -> dict[int, int]:
        """How many patrols or quests away each region is. TEK-ALLY-08"""
        return distances(region, self.one_step)


class _Made(dict[tuple[int, int], M]):
    """Actions with two regions, made when they are first needed."""

    def __init__(self, names: list[str], make: Callable[[str, str], M]) -> None:
        super().__init__()
        self._names = names
        self._make = make

    def __missing__(self, pair: tuple[int, int]) -> M:
        start, to = pair
        made = self[pair] = self._make(self._names[start], self._names[to])
        return made


@functools.cache
def board_of(territories: tuple[str, ...]) -> Board:
    """The one Board of these territories."""
    return Board(territories)
