"""Areas, walls, barriers, doors, distances; and the 19 tiles."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import Break, rule
from tabletome.games.sword_and_sorcery.board import board_of
from tabletome.games.sword_and_sorcery.content.layout import FAR, Closure, Laid, lay_out
from tabletome.games.sword_and_sorcery.content.tiles import TILES, read_side
from tests.games.sword_and_sorcery.mapping import drawn, joined

FOUR = """
    11A22B
    111222
    333444
    33C44D
"""


@rule("SS-COMP-01")
@rule(
    "SS-TERR-03",
    breaks=Break(
        "content/tiles.py", "TILES[name] = read_side(", "TILES[name] = TILES[name[0]] = read_side(", fresh=True
    ),
)
def test_nineteen_tiles_have_two_sides_each_called_by_number_and_letter() -> None:
    assert set(TILES) == {f"{number}{letter}" for number in range(1, 20) for letter in "ab"}
    assert {(side.width, side.height) for side in TILES.values()} == {(6, 6), (6, 3)}


@rule("SS-TERR-02")
def test_every_area_of_every_tile_has_exactly_one_vision_point_inside_it() -> None:
    for side in TILES.values():
        assert set(side.vision) == set(side.squares.values()) == set(side.areas)
        for area, square in side.vision.items():
            assert side.squares[square] == area


@rule("SS-TERR-02")
def test_a_drawing_with_two_vision_points_in_an_area_is_refused() -> None:
    with pytest.raises(ValueError, match="two vision points"):
        read_side("t", "wood", "A1A2B2")
    with pytest.raises(ValueError, match="one vision point"):
        read_side("t", "wood", "A11222")


@rule("SS-TERR-01")
def test_areas_are_drawn_as_shapes_that_cover_the_tile() -> None:
    for name, side in TILES.items():
        layout = lay_out((Laid(name, 0, 0),))
        assert sum(_size(polygon) for polygon in layout.polygons) == side.width * side.height
        for polygon, (x, y) in zip(layout.polygons, layout.points, strict=True):
            assert min(p[0] for p in polygon) < x < max(p[0] for p in polygon)
            assert min(p[1] for p in polygon) < y < max(p[1] for p in polygon)


def _size(polygon: tuple[tuple[float, float], ...]) -> float:
    pairs = zip(polygon, (*polygon[1:], polygon[0]), strict=True)
    return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs)) / 2


@pytest.mark.parametrize("name", TILES)
def test_barriers_and_doorways_of_a_tile_lie_on_borders_that_can_be_crossed(name: str) -> None:
    board = board_of(lay_out((Laid(name, 0, 0),)), frozenset())
    for a, b in (*TILES[name].barriers, *TILES[name].doorways):
        assert b - 1 in board.near[a - 1]


@rule("SS-TERR-04", "SS-TERR-15")
def test_areas_that_share_an_edge_are_adjacent_unless_a_wall_parts_them_wholly() -> None:
    assert drawn(FOUR).near(1) == {2, 3}
    assert drawn(FOUR, walls="1|2").near(1) == {3}
    half_a_wall = drawn(FOUR, walls="3,0-3,1")
    assert half_a_wall.near(1) == {2, 3}


@rule("SS-TERR-04")
def test_areas_are_adjacent_across_the_joint_of_two_tiles_but_not_across_a_gap() -> None:
    assert joined("11A", "11A").walk("a.1", "b.1") == 1
    assert joined("11A", "11A", apart=1).walk("a.1", "b.1") == FAR


@rule("SS-SETUP-07")
def test_a_tile_that_lies_apart_cannot_be_reached_on_foot_or_seen() -> None:
    here = joined("11A", "11A", apart=2)
    assert here.walk("a.1", "b.1") == here.range("a.1", "b.1") == FAR
    assert not here.sees("a.1", "b.1")


def test_tiles_that_lie_on_each_other_are_refused() -> None:
    with pytest.raises(ValueError, match="lies on tile"):
        lay_out((Laid("1a", 0, 0), Laid("2a", 3, 3)))


@pytest.mark.parametrize("turned", [0, 90, 180, 270])
def test_turning_a_tile_changes_nothing_inside_it(turned: int) -> None:
    plain, other = drawn(FOUR, walls="1|2", barriers="3>4"), drawn(FOUR, turned=turned, walls="1|2", barriers="3>4")
    for a in (1, 2, 3, 4):
        assert plain.steps(a) == other.steps(a)
        for b in (1, 2, 3, 4):
            assert plain.sees(a, b) == other.sees(a, b)


def test_a_turned_tile_joins_by_its_turned_sides() -> None:
    layout = lay_out((Laid("14a", 0, 0), Laid("14b", 6, 0, 90)))
    board = board_of(layout, frozenset())
    assert layout.named["14b.1"] in board.near[layout.named["14a.3"]]
    assert layout.named["14b.2"] not in board.near[layout.named["14a.3"]]


@rule("SS-TERR-16", "SS-TERR-20", "SS-MOVE-03")
def test_a_barrier_closes_only_the_way_out_of_the_area_with_the_scroll() -> None:
    here = drawn(FOUR, barriers="1>2")
    assert 2 not in here.steps(1)
    assert 1 in here.steps(2)
    assert here.walk(1, 2) == 3
    assert here.walk(2, 1) == 1


@rule("SS-TERR-17")
@rule("SS-TERR-22", breaks=Break("board.py", "distances(self.near, a)", "distances(self.steps, a)"))
def test_a_barrier_neither_blocks_sight_nor_makes_a_ranged_attack_longer() -> None:
    """Laegon attacks the raider behind the barrier."""
    here = drawn(FOUR, barriers="1>2")
    assert here.sees(1, 2)
    assert here.range(1, 2) == 1


@rule("SS-LOS-07", "SS-LOS-11", breaks=Break("board.py", "distances(self.near, a)", "distances(self.steps, a)"))
def test_auriel_would_walk_three_areas_to_the_shaman_but_her_wand_needs_to_reach_one() -> None:
    here = drawn(FOUR, barriers="1>2")
    assert (here.walk(1, 2), here.range(1, 2), here.sees(1, 2)) == (3, 1, True)


@rule("SS-LOS-12", "SS-LOS-05")
def test_shae_is_one_area_from_the_raider_but_walls_hide_him() -> None:
    here = drawn(
        """
        111222
        1A12B2
        111222
        """,
        walls="3,0-3,2",
    )
    assert here.range(1, 2) == 1
    assert not here.sees(1, 2)


@rule("SS-TERR-18", "SS-TERR-19", "SS-TERR-20", "SS-LOS-07")
def test_difficult_and_dangerous_areas_are_named_and_count_once_as_distance() -> None:
    here = drawn("11A22B33C", difficult="2", dangerous="3")
    assert [here.board.terrain(here.area(n)) for n in (1, 2, 3)] == ["plain", "difficult", "dangerous"]
    assert here.walk(1, 3) == 2


@rule("SS-TERR-20")
def test_the_tiles_of_the_box_have_barriers_difficult_and_dangerous_areas_and_walls() -> None:
    assert any(side.barriers for side in TILES.values())
    assert any(side.difficult for side in TILES.values())
    assert any(side.dangerous for side in TILES.values())
    assert any(side.walls for side in TILES.values())


@rule("SS-ELEM-02", "SS-TERR-04")
def test_a_door_stops_steps_and_sight_until_it_is_gone() -> None:
    here = drawn(FOUR, ("door", 1, 2))
    assert here.steps(1) == {3}
    assert not here.sees(1, 2)
    gone = here.opened(0)
    assert gone.steps(1) == {2, 3}
    assert gone.sees(1, 2)


@rule("SS-ELEM-13")
def test_a_wall_token_closes_the_passage_between_two_tiles() -> None:
    here = joined("11A", "11A", closures=(("wall", "a.1", "b.1"),))
    assert here.walk("a.1", "b.1") == FAR
    assert not here.sees("a.1", "b.1")


@rule("SS-COMP-05", "SS-ELEM-01")
def test_a_door_is_drawn_on_the_border_of_its_two_areas() -> None:
    layout = lay_out((Laid("14a", 0, 0),), (Closure("door", "14a.1", "14a.2"),))
    assert layout.closure_lines == ((((2.0, 0.0), (2.0, 1.0)), ((2.0, 1.0), (2.0, 2.0)), ((2.0, 2.0), (2.0, 3.0))),)


@rule("SS-ICON-05")
def test_within_a_number_of_areas_includes_the_own_area() -> None:
    here = drawn("11A22B33C44D")
    assert [area for area in (1, 2, 3, 4) if here.walk(2, area) <= 0] == [2]
    assert [area for area in (1, 2, 3, 4) if here.walk(2, area) <= 1] == [1, 2, 3]


def test_boards_are_made_once_for_each_set_of_open_doors() -> None:
    layout = lay_out((Laid("14a", 0, 0),), (Closure("door", "14a.1", "14a.2"),))
    assert board_of(layout, frozenset()) is board_of(layout, frozenset())
    assert board_of(layout, frozenset((0,))) is not board_of(layout, frozenset())
    assert lay_out((Laid("14a", 0, 0),)) is lay_out((Laid("14a", 0, 0),))
