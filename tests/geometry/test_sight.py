"""Line of sight: drawn cases, and agreement with a slow reckoning in fractions."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletome.geometry.hexes import (
    DIRECTIONS,
    EAST,
    NORTH_EAST,
    ORIGIN,
    SOUTH_EAST,
    SOUTH_WEST,
    Edge,
    Hex,
    LatticePoint,
    add,
    disc,
    edge,
    edge_corners,
    lattice_centre,
    lattice_corners,
    mirror,
    neighbours,
    rim,
    rotate,
)
from tabletome.geometry.sight import AlongEdge, between, centre_to_centre, corner_to_corner, free_line
from tabletome.geometry.textboard import find, parse_board
from tests.geometry.strategies import near_hexes, quick

NO_WALLS: frozenset[Hex] = frozenset()
SIDES = sorted({edge(h, near) for h in disc(ORIGIN, 4) for near in neighbours(h)})

obstacles = st.frozensets(near_hexes, max_size=20)
scattered_walls = st.frozensets(near_hexes, max_size=8)
thin_walls = st.frozensets(st.sampled_from(SIDES), max_size=8)
edge_rules: st.SearchStrategy[AlongEdge] = st.sampled_from(["same edge", "both sides", "either side"])


def sees_centre_to_centre(drawing: str, along_edge: AlongEdge = "same edge") -> bool:
    """Whether A sees B on a board where # is an obstacle."""
    board = parse_board(drawing)
    blocking = {h for h, token in board.items() if token == "#"}
    return centre_to_centre(find(board, "A"), find(board, "B"), blocking, along_edge)


def sees_corner_to_corner(drawing: str) -> bool:
    """Whether A sees B on a board where # is a wall, as is all around."""
    board = parse_board(drawing)
    floor = {h for h, token in board.items() if token != "#"}
    return corner_to_corner(find(board, "A"), find(board, "B"), rim(floor))


def test_a_hex_between_blocks_the_line_of_centres() -> None:
    assert sees_centre_to_centre("A . . B")
    assert not sees_centre_to_centre("A . # B")


def test_neither_end_of_a_line_blocks_it() -> None:
    assert centre_to_centre(ORIGIN, Hex(3, 0), {ORIGIN, Hex(3, 0)})


def test_a_line_along_a_side_is_blocked_only_by_obstacles_on_both_sides() -> None:
    one_side = """
         A #
          . B
    """
    both_sides = """
         A #
          # B
    """
    assert sees_centre_to_centre(one_side)
    assert not sees_centre_to_centre(one_side, "either side")
    assert not sees_centre_to_centre(both_sides)


def test_obstacles_left_and_right_of_different_sides_block_only_if_the_book_says_so() -> None:
    crossed = between(ORIGIN, Hex(2, 2))
    assert crossed == ((EAST, SOUTH_EAST), (Hex(1, 1),), (Hex(2, 1), Hex(1, 2)))
    zigzag = {EAST, Hex(1, 2)}
    assert centre_to_centre(ORIGIN, Hex(2, 2), zigzag)
    assert not centre_to_centre(ORIGIN, Hex(2, 2), zigzag, "both sides")
    assert centre_to_centre(ORIGIN, Hex(2, 2), {EAST, Hex(2, 1)}, "both sides")


def test_an_obstacle_touched_only_at_a_corner_does_not_block() -> None:
    a, b = ORIGIN, Hex(4, 1)
    touched = {h for h in disc(ORIGIN, 6) if _stay(lattice_centre(a), lattice_centre(b), h)}
    grazed = touched - {h for met in between(a, b) for h in met} - {a, b}
    assert grazed
    assert centre_to_centre(a, b, grazed, "either side")


def test_a_line_that_clips_a_corner_of_a_hex_passes_through_it() -> None:
    crossed = [met[0] for met in between(ORIGIN, Hex(5, 1))]
    assert len(crossed) == 6, "one more than the shortest way has"
    assert not any(centre_to_centre(ORIGIN, Hex(5, 1), {h}) for h in crossed)


def test_an_unknown_edge_rule_is_refused() -> None:
    with pytest.raises(ValueError, match="'same edge', 'both sides' or 'either side'"):
        centre_to_centre(ORIGIN, Hex(2, 0), frozenset(), "no")  # type: ignore[arg-type]


@quick
@given(near_hexes, near_hexes, obstacles, edge_rules)
def test_centre_sight_is_mutual(a: Hex, b: Hex, blocking: frozenset[Hex], along_edge: AlongEdge) -> None:
    assert centre_to_centre(a, b, blocking, along_edge) == centre_to_centre(b, a, blocking, along_edge)


@quick
@given(near_hexes, near_hexes, obstacles, edge_rules, st.integers(1, 5))
def test_turning_or_mirroring_the_board_changes_no_sight(
    a: Hex, b: Hex, blocking: frozenset[Hex], along_edge: AlongEdge, sixths: int
) -> None:
    seen = centre_to_centre(a, b, blocking, along_edge)
    turned = frozenset(rotate(h, sixths) for h in blocking)
    mirrored = frozenset(map(mirror, blocking))
    assert centre_to_centre(rotate(a, sixths), rotate(b, sixths), turned, along_edge) == seen
    assert centre_to_centre(mirror(a), mirror(b), mirrored, along_edge) == seen


@quick
@given(near_hexes, near_hexes)
def test_what_lies_between_is_what_the_line_stays_in(a: Hex, b: Hex) -> None:
    start, end = lattice_centre(a), lattice_centre(b)
    stays = {h: stay for h in disc(ORIGIN, 7) if (stay := _stay(start, end, h)) and stay[0] < stay[1]}
    met = between(a, b)
    assert {h for hexes in met for h in hexes} == set(stays) - {a, b}
    entered = [stays[hexes[0]] for hexes in met]
    assert entered == sorted(entered)
    for hexes in met:
        insides = [_is_inside(start, end, stays[h], h) for h in hexes]
        assert insides == ([True] if len(hexes) == 1 else [False, False])


@quick
@given(near_hexes, near_hexes)
def test_of_two_hexes_along_the_line_the_left_one_comes_first(a: Hex, b: Hex) -> None:
    (ax, ay), (bx, by) = lattice_centre(a), lattice_centre(b)
    for met in between(a, b):
        if len(met) == 2:
            left, right = ((bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in map(lattice_centre, met))
            assert left < 0 < right


def test_neighbours_on_an_open_floor_see_each_other() -> None:
    drawing = """
         . . . .
          . A B .
         . . . .
    """
    assert sees_corner_to_corner(drawing)


def test_a_pillar_hides_what_is_straight_behind_it_as_the_last_line_touches_its_tip() -> None:
    straight_behind = """
         . . . . .
          . A # B .
         . . . . .
    """
    aside = """
          . . . . .
         . . . B .
          . A # . .
         . . . . .
    """
    assert not sees_corner_to_corner(straight_behind)
    assert sees_corner_to_corner(aside)


def test_in_a_corridor_one_hex_wide_every_corner_touches_a_wall() -> None:
    assert not sees_corner_to_corner("A B")
    assert not sees_corner_to_corner("A . B")


def test_in_a_corridor_two_hexes_wide_the_corners_in_the_middle_are_free() -> None:
    drawing = """
         A . . . .
          . . . . B
    """
    assert sees_corner_to_corner(drawing)


def test_a_free_shared_corner_is_enough() -> None:
    shared = lattice_corners(ORIGIN)[1]
    around = {h for h in disc(ORIGIN, 2) if shared in lattice_corners(h)}
    assert around == {ORIGIN, EAST, SOUTH_EAST}
    walls = frozenset(disc(ORIGIN, 3)) - around
    assert corner_to_corner(ORIGIN, EAST, walls)
    assert free_line(ORIGIN, EAST, walls) == (shared, shared)
    assert not corner_to_corner(ORIGIN, EAST, walls | {SOUTH_EAST})


def test_past_one_thin_wall_neighbours_see_each_other_around_its_ends_past_three_they_do_not() -> None:
    wall = {edge(ORIGIN, EAST)}
    assert corner_to_corner(ORIGIN, EAST, NO_WALLS, wall)
    longer_at_both_ends = {*wall, edge(EAST, SOUTH_EAST), edge(EAST, NORTH_EAST)}
    assert not corner_to_corner(ORIGIN, EAST, NO_WALLS, longer_at_both_ends)


def test_a_corner_at_the_tip_of_a_thin_wall_is_no_use() -> None:
    upper, lower = edge_corners(ORIGIN, EAST)
    assert free_line(ORIGIN, EAST, NO_WALLS) in [(upper, upper), (lower, lower)]
    tip_below = {edge(EAST, SOUTH_EAST)}
    assert free_line(ORIGIN, EAST, NO_WALLS, tip_below) == (upper, upper)
    tips_at_both = {*tip_below, edge(EAST, NORTH_EAST)}
    line = free_line(ORIGIN, EAST, NO_WALLS, tips_at_both)
    assert line is not None
    assert not {upper, lower} & set(line)


def test_a_hex_walled_in_on_all_sides_sees_only_itself() -> None:
    walled_in = {edge(ORIGIN, near) for near in DIRECTIONS}
    assert not corner_to_corner(ORIGIN, EAST, NO_WALLS, walled_in)
    assert corner_to_corner(ORIGIN, ORIGIN, NO_WALLS, walled_in)


def test_a_wall_sees_nothing_but_itself() -> None:
    assert not corner_to_corner(ORIGIN, EAST, {ORIGIN})
    assert not corner_to_corner(EAST, ORIGIN, {ORIGIN})
    assert corner_to_corner(ORIGIN, ORIGIN, {ORIGIN})


@quick
@given(near_hexes, near_hexes, scattered_walls, thin_walls)
def test_corner_sight_is_mutual(a: Hex, b: Hex, walls: frozenset[Hex], thin: frozenset[Edge]) -> None:
    assert corner_to_corner(a, b, walls, thin) == corner_to_corner(b, a, walls, thin)


@quick
@given(st.sampled_from(disc(ORIGIN, 3)), st.sampled_from(disc(ORIGIN, 3)), scattered_walls, thin_walls)
def test_corner_sight_agrees_with_trying_all_lines(
    a: Hex, b: Hex, walls: frozenset[Hex], thin: frozenset[Edge]
) -> None:
    lines = product(lattice_corners(a), lattice_corners(b))
    expected = a == b or any(_is_free(start, end, walls, thin) for start, end in lines)
    assert corner_to_corner(a, b, walls, thin) == expected


@quick
@given(near_hexes, near_hexes, near_hexes, scattered_walls, thin_walls)
def test_the_free_line_shown_is_free_and_joins_the_two_hexes(
    a: Hex, b: Hex, shift: Hex, walls: frozenset[Hex], thin: frozenset[Edge]
) -> None:
    a, b = add(a, shift), add(b, shift)
    line = free_line(a, b, walls, thin)
    if line is not None:
        assert line[0] in lattice_corners(a)
        assert line[1] in lattice_corners(b)
        assert _is_free(*line, walls, thin)


def _is_free(start: LatticePoint, end: LatticePoint, walls: frozenset[Hex], thin: frozenset[Edge]) -> bool:
    return not any(_stay(start, end, h) for h in walls) and not any(_meets_side(start, end, side) for side in thin)


def _stay(start: LatticePoint, end: LatticePoint, h: Hex) -> tuple[Fraction, Fraction] | None:
    """From which to which part of its way a line is in a closed hex: the line is cut by each side in turn."""
    enters, leaves = Fraction(0), Fraction(1)
    corners = lattice_corners(h)
    for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True):
        inside_start, inside_end = ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1) for x, y in (start, end))
        if inside_start == inside_end:
            if inside_start < 0:
                return None
            continue
        cut = Fraction(inside_start, inside_start - inside_end)
        if inside_end > inside_start:
            enters = max(enters, cut)
        else:
            leaves = min(leaves, cut)
    return (enters, leaves) if enters <= leaves else None


def _is_inside(start: LatticePoint, end: LatticePoint, stay: tuple[Fraction, Fraction], h: Hex) -> bool:
    """Whether the middle of a line's stay in a hex is inside it, not on a side."""
    share = (stay[0] + stay[1]) / 2
    x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
    cx, cy = lattice_centre(h)
    return abs(x - cx) < 1 and abs(x - cx) + abs(y - cy) < 2


def _meets_side(start: LatticePoint, end: LatticePoint, side: Edge) -> bool:
    """A line meets a side if it is in both its hexes at once."""
    stays = [_stay(start, end, h) for h in side]
    one, other = stays
    return one is not None and other is not None and one[0] <= other[1] and other[0] <= one[1]


def test_a_half_turn_of_a_step_is_met_in_reverse() -> None:
    assert between(ORIGIN, SOUTH_WEST) == ()
    there, back = between(ORIGIN, Hex(-4, 3)), between(Hex(-4, 3), ORIGIN)
    assert [frozenset(met) for met in there] == [frozenset(met) for met in reversed(back)]
