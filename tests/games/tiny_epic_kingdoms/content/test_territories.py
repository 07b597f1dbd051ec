"""The territory cards. What a map claims of its regions is read off its outlines once more."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, pairwise
from math import cos, dist, pi, sin
from typing import TypeAlias

import pytest

from tabletome.engine.ledger import Break, rule
from tabletome.games.tiny_epic_kingdoms.content.notation import (
    CAPITAL,
    CRAGS,
    FOREST,
    MOUNTAINS,
    PLAINS,
    REGIONS_PER_TERRITORY,
    RUINS,
    WATER,
    Region,
    Scenery,
    Territory,
)
from tabletome.games.tiny_epic_kingdoms.content.territories import CARDS, TERRITORIES
from tabletome.geometry.areas import Point, Polyline
from tabletome.geometry.paths import connected_components

PUBLISHED = {"eclipsean", "morandrea", "fionarria", "galson", "aughmoore", "elan", "tulgrund"}
RESOURCES = {FOREST, MOUNTAINS, PLAINS}
CELL = 10.0
RIVERS_FORGOTTEN = Break("content/notation.py", "and frozenset((label, other)) not in rivers", "", fresh=True)

Area: TypeAlias = Region | Scenery
Line: TypeAlias = frozenset[Point]
"""A straight piece of an outline, whichever way it is followed."""

every_side = pytest.mark.parametrize("side", TERRITORIES.values(), ids=TERRITORIES.keys())


def lines(points: Iterable[Point]) -> set[Line]:
    return {frozenset(ends) for ends in pairwise(points)}


def closed(outline: Polyline) -> Polyline:
    return (*outline, outline[0])


def border(one: Area, other: Area) -> set[Line]:
    return lines(closed(one.outline)) & lines(closed(other.outline))


def length(border: Iterable[Line]) -> float:
    return sum(dist(*ends) for ends in border)


def river_lines(side: Territory) -> set[Line]:
    return {line for river in side.rivers for line in lines(river)}


def touches_the_edge(area: Area, side: Territory) -> bool:
    width, height = side.size
    return any(
        {x for x, _ in line} in ({0.0}, {width}) or {y for _, y in line} in ({0.0}, {height})
        for line in lines(closed(area.outline))
    )


def areas(side: Territory) -> list[Area]:
    return [*side.regions, *side.scenery]


def waters(side: Territory) -> list[Scenery]:
    return [scenery for scenery in side.scenery if scenery.kind == WATER]


def patrol_parts(side: Territory) -> list[set[int]]:
    """The regions, parted by whether a patrol can go from one to the other."""
    numbers = range(1, len(side.regions) + 1)
    return [set(part) for part in connected_components(numbers, lambda number: side.regions[number - 1].neighbours)]


def surface(outline: Polyline) -> float:
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairwise(closed(outline)))) / 2


def contains(outline: Polyline, point: Point) -> bool:
    x, y = point
    crossed = [
        x1 + (y - y1) * (x2 - x1) / (y2 - y1) > x
        for (x1, y1), (x2, y2) in pairwise(closed(outline))
        if (y1 > y) != (y2 > y)
    ]
    return sum(crossed) % 2 == 1


# ---------------------------------------------------------------- the cards


@rule("TEK-COMP-03")
def test_there_are_eight_cards_with_two_sides_each() -> None:
    names = [name for card in CARDS for name in card]
    assert len(CARDS) == 8
    assert len(names) == 16
    assert set(names) == TERRITORIES.keys()
    assert all(TERRITORIES[name].name == name for name in names)


@rule("TEK-COMP-03", "TEK-REGION-06")
def test_the_seven_names_of_the_book_are_among_the_territories() -> None:
    assert TERRITORIES.keys() >= PUBLISHED


def test_the_name_of_a_territory_is_fit_for_an_id() -> None:
    assert all(name.isascii() and name.isalpha() and name.islower() for name in TERRITORIES)


def test_no_map_claims_to_be_the_printed_one() -> None:
    assert {side.source for side in TERRITORIES.values()} == {"original"}


def test_every_card_has_ruins_on_one_side_only() -> None:
    for card in CARDS:
        assert sum(any(region.kind == RUINS for region in TERRITORIES[name].regions) for name in card) == 1


# ---------------------------------------------------------------- regions


@every_side
def test_a_territory_has_five_regions_among_them_a_forest_mountains_and_plains(side: Territory) -> None:
    kinds = Counter(region.kind for region in side.regions)
    assert kinds.total() == REGIONS_PER_TERRITORY == 5
    assert kinds.keys() <= {*RESOURCES, CAPITAL, RUINS}
    assert kinds.keys() >= RESOURCES


@every_side
def test_territories_are_alike_in_what_they_give(side: Territory) -> None:
    kinds = Counter(region.kind for region in side.regions)
    assert 3 <= sum(kinds[kind] for kind in RESOURCES) <= 4
    assert kinds[CAPITAL] <= 1
    assert kinds[RUINS] <= 1
    assert 5 <= sum(len(region.neighbours) for region in side.regions) / 2 <= 6


@rule("TEK-REGION-01")
def test_water_crags_and_rivers_each_lie_in_the_way_on_six_sides_or_more_but_not_on_all() -> None:
    sides = list(TERRITORIES.values())
    with_scenery = Counter(kind for side in sides for kind in {scenery.kind for scenery in side.scenery})
    assert with_scenery.keys() == {WATER, CRAGS}
    for count in (*with_scenery.values(), sum(bool(side.rivers) for side in sides)):
        assert 6 <= count < len(sides)


# ---------------------------------------------------------------- patrols and quests


@rule("TEK-MOVE-02", "TEK-REGION-02", breaks=RIVERS_FORGOTTEN)
@every_side
def test_regions_are_adjacent_if_they_share_a_border_that_is_no_river(side: Territory) -> None:
    rivers = river_lines(side)
    for number, region in enumerate(side.regions, 1):
        assert region.neighbours == tuple(
            other for other, near in enumerate(side.regions, 1) if other != number and border(region, near) - rivers
        )


@rule("TEK-MOVE-02")
@every_side
def test_adjacency_holds_both_ways(side: Territory) -> None:
    for number, region in enumerate(side.regions, 1):
        assert number not in region.neighbours
        assert all(number in side.regions[other - 1].neighbours for other in region.neighbours)


@rule("TEK-MOVE-02", "TEK-REGION-02")
@every_side
def test_a_river_parts_two_regions_that_touch_along_its_whole_course(side: Territory) -> None:
    for river in side.rivers:
        one, other = (
            number for number, region in enumerate(side.regions, 1) if lines(river) & lines(closed(region.outline))
        )
        assert border(side.regions[one - 1], side.regions[other - 1]) <= river_lines(side)
        assert other not in side.regions[one - 1].neighbours


@every_side
def test_a_border_of_two_regions_is_long_enough_to_be_seen(side: Territory) -> None:
    for one, other in combinations(side.regions, 2):
        assert not border(one, other) or length(border(one, other)) >= 1.4 * CELL


@rule("TEK-MOVE-05")
@every_side
def test_a_border_region_touches_the_edge_of_the_card_and_no_other_region_does(side: Territory) -> None:
    assert [region.on_border for region in side.regions] == [touches_the_edge(region, side) for region in side.regions]
    assert sum(region.on_border for region in side.regions) >= 2


@rule("TEK-MOVE-06")
@pytest.mark.parametrize(("name", "number"), [("fionarria", 2), ("morandrea", 4), ("brannoch", 4), ("aughmoore", 3)])
def test_a_region_that_water_or_crags_cut_off_from_the_edge_is_no_border_region(name: str, number: int) -> None:
    side = TERRITORIES[name]
    region = side.regions[number - 1]
    assert any(border(region, scenery) and touches_the_edge(scenery, side) for scenery in side.scenery)
    assert not region.on_border


@every_side
def test_patrols_reach_every_region_but_for_one_beyond_a_river_that_a_quest_can_reach(side: Territory) -> None:
    *alone, rest = sorted(patrol_parts(side), key=len)
    assert len(rest) >= REGIONS_PER_TERRITORY - 1
    for number in (number for part in alone for number in part):
        region = side.regions[number - 1]
        assert region.on_border
        assert river_lines(side) & lines(closed(region.outline))


def test_only_two_territories_have_a_region_that_no_patrol_reaches() -> None:
    assert sum(len(patrol_parts(side)) > 1 for side in TERRITORIES.values()) == 2


# ---------------------------------------------------------------- water


@every_side
def test_a_region_is_by_water_if_it_borders_a_sea_or_lake_or_has_a_river_on_its_border(side: Territory) -> None:
    for region in side.regions:
        by_sea_or_lake = any(border(region, water) for water in waters(side))
        by_river = bool(river_lines(side) & lines(closed(region.outline)))
        assert region.by_water == (by_sea_or_lake or by_river)


@every_side
def test_water_is_spread_evenly_over_the_territories(side: Territory) -> None:
    assert 1 <= sum(region.by_water for region in side.regions) <= 4


# ---------------------------------------------------------------- the drawing


@every_side
def test_the_areas_fill_the_card_without_gap_or_overlap(side: Territory) -> None:
    width, height = side.size
    drawn = sum(surface(area.outline) for area in areas(side))
    assert drawn == pytest.approx(width * height, abs=1e-6)


@every_side
def test_the_card_is_a_drawing_of_twelve_by_eight_cells(side: Territory) -> None:
    assert side.size == (12 * CELL, 8 * CELL)


@every_side
def test_every_region_is_large_enough_for_its_meeples(side: Territory) -> None:
    assert all(surface(region.outline) >= 10 * CELL**2 for region in side.regions)


@every_side
def test_the_centre_of_an_area_lies_inside_its_outline(side: Territory) -> None:
    for area in areas(side):
        assert contains(area.outline, area.centre)


@every_side
def test_there_is_room_around_the_centre_of_a_region(side: Territory) -> None:
    around = [(1.2 * CELL * cos(turn * pi / 8), 1.2 * CELL * sin(turn * pi / 8)) for turn in range(16)]
    for region in side.regions:
        x, y = region.centre
        assert all(contains(region.outline, (x + dx, y + dy)) for dx, dy in around)
