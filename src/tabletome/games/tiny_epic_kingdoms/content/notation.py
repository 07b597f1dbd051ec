"""How territories are written down: a drawing, the kind of each region, and which borders are rivers."""

from __future__ import annotations

import dataclasses
from typing import Literal

from tabletome.geometry.areas import Areas, Point, Polyline, parse_areas

Source = Literal["book", "public", "mixed", "original"]

FOREST, MOUNTAINS, PLAINS, CAPITAL, RUINS = "forest", "mountains", "plains", "capital", "ruins"
WATER, CRAGS = "water", "crags"
REGIONS_PER_TERRITORY = 5
SCENERY = {"~": WATER, "^": CRAGS}
"""Areas nobody can enter. A second lake or massif of the same card is drawn `~2`, `^2`. TEK-REGION-01"""
CELL = (10.0, 10.0)


@dataclasses.dataclass(frozen=True)
class Region:
    """A place where meeples can stand."""

    kind: str
    neighbours: tuple[int, ...]
    """Numbers of the adjacent regions: a shared border that is no river. TEK-MOVE-02"""
    on_border: bool
    """Part of its outline is the edge of the card. TEK-MOVE-05"""
    by_water: bool
    """It borders a water area or has a river on its border."""
    outline: Polyline
    centre: Point


@dataclasses.dataclass(frozen=True)
class Scenery:
    """Water or crags."""

    kind: str
    outline: Polyline
    centre: Point


@dataclasses.dataclass(frozen=True)
class Territory:
    """One side of a territory card."""

    name: str
    source: Source
    size: tuple[float, float]
    regions: tuple[Region, ...]
    scenery: tuple[Scenery, ...]
    rivers: tuple[Polyline, ...]
    river_banks: frozenset[frozenset[int]]
    """Pairs of regions with a river between them. TEK-REGION-02"""


def territory(name: str, drawing: str, kinds: str, rivers: str = "", source: Source = "original") -> Territory:
    """Read a territory.

    `drawing` has regions 1 to 5, water `~` and crags `^`, one mark a cell; `kinds` names the regions' kinds in order;
    `rivers` lists borders that are rivers, as in "1|2 3|5".
    """
    areas = parse_areas(drawing, CELL)
    river_borders = [frozenset(pair.split("|")) for pair in rivers.split()]
    region_kinds = kinds.split()
    labels = [str(number + 1) for number in range(len(region_kinds))]
    if len(labels) != REGIONS_PER_TERRITORY or any(label not in areas.areas for label in labels):
        raise ValueError(f"{name}: a territory has regions 1 to {REGIONS_PER_TERRITORY}, each with a kind")
    return Territory(
        name=name,
        source=source,
        size=(areas.width, areas.height),
        regions=tuple(
            _region(areas, label, kind, river_borders) for label, kind in zip(labels, region_kinds, strict=True)
        ),
        scenery=tuple(
            Scenery(SCENERY[label[0]], area.outlines[0], area.centre)
            for label, area in areas.areas.items()
            if label[0] in SCENERY
        ),
        river_banks=frozenset(frozenset(map(int, border)) for border in river_borders if all(map(str.isdigit, border))),
        rivers=tuple(line for border in river_borders for line in _river(name, areas, border)),
    )


def _region(areas: Areas, label: str, kind: str, rivers: list[frozenset[str]]) -> Region:
    area = areas[label]
    dry = [other for other in area.neighbours if other.isdigit() and frozenset((label, other)) not in rivers]
    return Region(
        kind=kind,
        neighbours=tuple(sorted(int(other) for other in dry)),
        on_border=area.touches_outside,
        by_water=any(other.startswith("~") for other in area.neighbours) or any(label in border for border in rivers),
        outline=area.outlines[0],
        centre=area.centre,
    )


def _river(name: str, areas: Areas, border: frozenset[str]) -> tuple[Polyline, ...]:
    lines = areas.border(*border)
    if not lines:
        raise ValueError(f"{name}: no river can run between {' and '.join(sorted(border))}, which do not touch")
    return lines
