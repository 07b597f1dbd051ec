"""Hexes: coordinates, turning, rings, lines, shapes."""

from itertools import pairwise
from math import hypot, isclose, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletome.geometry.hexes import (
    DIRECTIONS,
    EAST,
    LATTICE_CORNERS,
    ORIGIN,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    Hex,
    OffsetLayout,
    add,
    adjacency,
    all_orientations,
    all_placements,
    all_rotations,
    centre_point,
    corner_points,
    disc,
    distance,
    edge,
    edge_corners,
    from_offset,
    lattice_corners,
    line,
    mirror,
    moved,
    neighbours,
    rim,
    ring,
    rotate,
    sub,
    to_offset,
)
from tests.geometry.strategies import hexes, quick, shapes

layouts: st.SearchStrategy[OffsetLayout] = st.sampled_from(["odd-r", "even-r"])


@quick
@given(hexes, hexes, hexes)
def test_distance_is_a_metric(a: Hex, b: Hex, c: Hex) -> None:
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, b) == distance(b, a)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@quick
@given(hexes)
def test_the_six_neighbours_are_the_hexes_one_step_away(h: Hex) -> None:
    assert len(set(neighbours(h))) == 6
    assert {distance(h, near) for near in neighbours(h)} == {1}


def test_directions_run_clockwise_from_east_on_a_page_whose_rows_go_down() -> None:
    assert (EAST, SOUTH_EAST, SOUTH_WEST) == ((1, 0), (0, 1), (-1, 1))
    assert [rotate(EAST, sixths) for sixths in range(6)] == list(DIRECTIONS)
    x, y = centre_point(SOUTH_EAST)
    assert x > 0
    assert y > 0


@quick
@given(hexes, hexes)
def test_subtracting_undoes_adding(a: Hex, b: Hex) -> None:
    assert sub(add(a, b), b) == a


@quick
@given(hexes, hexes, hexes, st.integers(-12, 12))
def test_turning_keeps_distances_and_its_own_centre(a: Hex, b: Hex, around: Hex, sixths: int) -> None:
    assert distance(rotate(a, sixths, around), rotate(b, sixths, around)) == distance(a, b)
    assert rotate(around, sixths, around) == around
    assert distance(rotate(a, sixths, around), around) == distance(a, around)


@quick
@given(hexes, hexes, st.integers(-12, 12))
def test_six_sixths_are_a_full_turn_and_a_turn_can_be_undone(h: Hex, around: Hex, sixths: int) -> None:
    assert rotate(h, 6, around) == h
    assert rotate(rotate(h, sixths, around), -sixths, around) == h
    assert rotate(rotate(h, sixths, around), 1, around) == rotate(h, sixths + 1, around)


@quick
@given(hexes, hexes, hexes)
def test_mirroring_twice_changes_nothing_and_keeps_distances(a: Hex, b: Hex, around: Hex) -> None:
    assert mirror(mirror(a, around), around) == a
    assert mirror(around, around) == around
    assert distance(mirror(a, around), mirror(b, around)) == distance(a, b)


@quick
@given(hexes, hexes)
def test_a_mirror_image_is_on_the_same_row_on_the_other_side(h: Hex, around: Hex) -> None:
    x, y = centre_point(h)
    mirrored_x, mirrored_y = centre_point(mirror(h, around))
    assert isclose(x + mirrored_x, 2 * centre_point(around)[0], abs_tol=1e-9)
    assert y == mirrored_y


@quick
@given(hexes, st.integers(0, 6))
def test_a_ring_has_six_hexes_for_each_step_of_its_radius(h: Hex, n: int) -> None:
    found = ring(h, n)
    assert len(set(found)) == len(found) == (6 * n or 1)
    assert {distance(h, on_ring) for on_ring in found} == {n}


def test_a_ring_runs_clockwise_from_due_east() -> None:
    assert ring(ORIGIN, 1) == DIRECTIONS
    assert ring(ORIGIN, 2)[:3] == ((2, 0), (1, 1), (0, 2))


@quick
@given(hexes, st.integers(0, 6))
def test_a_disc_is_all_hexes_within_its_radius_nearest_first(h: Hex, n: int) -> None:
    found = disc(h, n)
    assert len(set(found)) == len(found) == 3 * n * (n + 1) + 1
    away = [distance(h, on_disc) for on_disc in found]
    assert away == sorted(away)
    assert away[-1] == n


def test_a_ring_or_disc_of_negative_radius_is_refused() -> None:
    with pytest.raises(ValueError, match="0 or more, not -1"):
        ring(ORIGIN, -1)
    with pytest.raises(ValueError, match="0 or more, not -2"):
        disc(ORIGIN, -2)


@quick
@given(hexes, hexes)
def test_a_line_is_a_shortest_chain_and_the_same_backwards(a: Hex, b: Hex) -> None:
    chain = line(a, b)
    assert (chain[0], chain[-1]) == (a, b)
    assert len(chain) == distance(a, b) + 1
    assert all(distance(one, other) == 1 for one, other in pairwise(chain))
    assert line(b, a) == chain[::-1]


@quick
@given(hexes, hexes)
def test_the_hexes_of_a_line_lie_on_the_straight_line(a: Hex, b: Hex) -> None:
    n = distance(a, b)
    (ax, ay), (bx, by) = centre_point(a), centre_point(b)
    for i, h in enumerate(line(a, b)):
        share = i / n if n else 0
        x, y = centre_point(h)
        assert hypot(ax + (bx - ax) * share - x, ay + (by - ay) * share - y) <= 1 + 1e-9


@quick
@given(hexes, layouts)
def test_offset_coordinates_lead_back_to_the_hex(h: Hex, layout: OffsetLayout) -> None:
    assert from_offset(*to_offset(h, layout), layout) == h


def test_odd_r_shifts_odd_rows_right_and_even_r_even_rows() -> None:
    assert from_offset(0, 1, "odd-r") == SOUTH_EAST
    assert from_offset(0, 1, "even-r") == SOUTH_WEST
    assert to_offset(Hex(-2, 4), "odd-r") == to_offset(Hex(-2, 4), "even-r") == (0, 4)
    assert to_offset(Hex(0, -1), "odd-r") == (-1, -1)
    with pytest.raises(ValueError, match="'odd-r' or 'even-r'"):
        to_offset(ORIGIN, "odd-q")  # type: ignore[arg-type]


@quick
@given(hexes)
def test_corners_are_drawn_at_the_given_size_and_sides_are_shared(h: Hex) -> None:
    x, y = centre_point(h, 10)
    assert all(isclose(hypot(cx - x, cy - y), 10) for cx, cy in corner_points(h, 10))
    for side, near in enumerate(neighbours(h)):
        corners = lattice_corners(h)
        shared = {corners[side], corners[(side + 1) % 6]}
        assert set(lattice_corners(h)) & set(lattice_corners(near)) == shared == set(edge_corners(near, h))


def test_hexes_are_pointy_top() -> None:
    assert max(y for _, y in LATTICE_CORNERS) == 2
    assert isclose(centre_point(EAST)[0], sqrt(3))
    assert centre_point(EAST)[1] == 0


def test_an_edge_is_the_same_from_both_sides_and_needs_neighbours() -> None:
    assert edge(ORIGIN, EAST) == edge(EAST, ORIGIN) == (ORIGIN, EAST)
    with pytest.raises(ValueError, match="2 steps apart"):
        edge(WEST, EAST)


def test_the_rim_of_a_floor_is_what_surrounds_it() -> None:
    assert rim([ORIGIN]) == set(DIRECTIONS)
    assert rim(disc(ORIGIN, 2)) == set(ring(ORIGIN, 3))
    assert rim(ring(ORIGIN, 1)) == {ORIGIN, *ring(ORIGIN, 2)}


def test_a_thin_wall_parts_neighbours() -> None:
    floor = [ORIGIN, EAST, SOUTH_EAST]
    assert adjacency(floor) == {ORIGIN: (EAST, SOUTH_EAST), EAST: (SOUTH_EAST, ORIGIN), SOUTH_EAST: (ORIGIN, EAST)}
    assert adjacency(floor, {edge(EAST, ORIGIN)})[ORIGIN] == (SOUTH_EAST,)
    assert adjacency(floor, {edge(EAST, ORIGIN)})[EAST] == (SOUTH_EAST,)


def test_a_pair_has_six_rotations_and_its_opposite_a_half() -> None:
    assert len(all_rotations([EAST])) == 6
    assert len(all_rotations([EAST, WEST])) == 3
    assert all_rotations([ORIGIN]) == (frozenset([ORIGIN]),)
    assert all_rotations(DIRECTIONS) == (frozenset(DIRECTIONS),)


def test_a_lopsided_pattern_has_twice_as_many_orientations_when_mirrored() -> None:
    hook = [EAST, Hex(2, 0), Hex(2, 1)]
    assert len(all_orientations(hook, mirrored=False)) == 6
    assert len(all_orientations(hook, mirrored=True)) == 12


def test_a_triangle_can_cover_a_hex_in_six_ways() -> None:
    triangle = [ORIGIN, EAST, SOUTH_EAST]
    assert len(all_placements(triangle)) == 6
    assert all(Hex(3, 3) in placed for placed in all_placements(triangle, covering=Hex(3, 3)))


@quick
@given(shapes, st.booleans(), hexes)
def test_placements_are_distinct_congruent_and_cover_the_hex(
    shape: frozenset[Hex], mirrored: bool, covering: Hex
) -> None:
    placements = all_placements(shape, mirrored, covering)
    assert len(set(placements)) == len(placements)
    assert all(covering in placed and len(placed) == len(shape) for placed in placements)
    assert {_spread(placed) for placed in placements} == {_spread(shape)}
    shifted_here = {moved(shape, sub(covering, h)) for h in shape}
    assert shifted_here <= set(placements)


def _spread(shape: frozenset[Hex]) -> tuple[int, ...]:
    return tuple(sorted(distance(a, b) for a in shape for b in shape))


@quick
@given(shapes)
def test_orientations_form_a_closed_set(shape: frozenset[Hex]) -> None:
    orientations = set(all_orientations(shape))
    assert shape in orientations
    assert 12 % len(orientations) == 0
    for turned in orientations:
        assert set(all_orientations(turned)) == orientations
