"""Areas drawn as text, and graphs."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletome.geometry.areas import OUTSIDE, Area, Point, Polyline, check_graph, parse_areas, parse_graph
from tests.geometry.strategies import area_drawings, garbage, quick

KINGDOM = """
    1 1 1 2 2 2 ~ ~
    1 1 3 3 2 2 ~ ~
    4 4 3 3 5 5 5 ~
"""

LAKE = """
    aaaaa
    abbba
    ab~ba
    abbba
    aaaaa
"""


def signed_area(ring: Polyline) -> float:
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairwise((*ring, ring[0]))) / 2


def contains(area: Area, point: Point) -> bool:
    """Whether the outlines wind around a point once."""
    x, y = point
    winding = 0
    for ring in area.outlines:
        for (x1, y1), (x2, y2) in pairwise((*ring, ring[0])):
            side = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1)
            if y1 <= y < y2 and side > 0:
                winding += 1
            elif y2 <= y < y1 and side < 0:
                winding -= 1
    return winding == 1


def runs_along(line: Polyline, area: Area) -> bool:
    """Whether a line is a stretch of an outline, point for point, in one direction or the other."""
    return any(
        way == tuple(ring[(at + i) % len(ring)] for i in range(len(way)))
        for ring in area.outlines
        for way in (line, line[::-1])
        for at in range(len(ring))
    )


def test_areas_are_neighbours_if_they_share_a_side_and_know_how_long_it_is() -> None:
    areas = parse_areas(KINGDOM)
    assert list(areas) == ["1", "2", "~", "3", "4", "5"]
    assert areas["1"].neighbours == {"2": 1, "3": 2, "4": 2}
    assert areas["3"].neighbours == {"1": 2, "2": 2, "4": 1, "5": 1}
    assert "5" not in areas["1"].neighbours
    assert areas["~"].size == 5
    assert (areas.width, areas.height) == (8, 3)


def test_areas_that_meet_only_at_a_corner_are_not_neighbours() -> None:
    areas = parse_areas("ab\ncd")
    assert areas.graph == {"a": ("b", "c"), "b": ("a", "d"), "c": ("a", "d"), "d": ("b", "c")}
    assert areas.border("a", "d") == ()


def test_only_areas_at_the_edge_touch_the_outside() -> None:
    assert parse_areas(LAKE).touches_outside == {"a"}
    assert parse_areas("aaa\naba\na.a").touches_outside == {"a", "b"}


def test_outer_edges_stay_straight_and_inner_borders_are_smoothed() -> None:
    areas = parse_areas("aab\nabb")
    (coast,) = areas.border("a", OUTSIDE)
    assert set(coast) == {(1, 2), (0, 2), (0, 0), (2, 0)}
    (border,) = areas.border("a", "b")
    assert {border[0], border[-1]} == {(2, 0), (1, 2)}
    assert (2, 1) not in border
    assert (1, 1) not in border
    assert len(border) > 4


def test_a_staircase_becomes_a_slope() -> None:
    (border,) = parse_areas("abbb\naabb\naaab").border("a", "b")
    dx, dy = max((x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in pairwise(border))
    assert dx == dy > 1


def test_an_area_around_another_has_a_hole() -> None:
    areas = parse_areas(LAKE, smoothing=0)
    outer, hole = areas["a"].outlines
    assert (signed_area(outer), signed_area(hole)) == (25, -9)
    assert set(hole) == set(areas["b"].outlines[0])


def test_an_area_that_meets_itself_at_a_corner_is_outlined_in_one_go() -> None:
    areas = parse_areas("aaa\na.a\naa.", smoothing=0)
    assert [signed_area(ring) for ring in areas["a"].outlines] == [7]


def test_the_centre_of_a_square_is_its_middle_and_that_of_a_frame_is_in_the_frame() -> None:
    assert parse_areas("aaaa\naaaa\naaaa\naaaa")["a"].centre == (2, 2)
    areas = parse_areas(LAKE)
    assert contains(areas["a"], areas["a"].centre)
    assert not contains(areas["a"], (2.5, 2.5))
    assert areas["~"].centre == (2.5, 2.5)
    assert contains(areas["~"], (2.5, 2.5))


def test_the_centre_lies_in_the_wide_part_of_an_area() -> None:
    wide, tail = "aaaaa" + 20 * ".", 25 * "a"
    assert parse_areas("\n".join([wide, wide, tail, wide, wide]))["a"].centre == (2.5, 2.5)


def test_the_centre_stays_inside_an_area_whose_middle_is_outside_it() -> None:
    areas = parse_areas("aaaaaaa\nabbbbba\nabbbbba\naaabbba\nabbbbba\nabbbbba\naaaaaaa")
    assert contains(areas["a"], areas["a"].centre)


def test_coordinates_are_scaled_by_the_size_of_a_cell() -> None:
    one, large = parse_areas(KINGDOM), parse_areas(KINGDOM, cell=(40, 30))
    assert (large.width, large.height) == (320, 90)
    assert large["3"].outlines == tuple(tuple((x * 40, y * 30) for x, y in ring) for ring in one["3"].outlines)
    assert large["3"].centre == (one["3"].centre[0] * 40, one["3"].centre[1] * 30)
    assert large.border("1", "3") == tuple(tuple((x * 40, y * 30) for x, y in way) for way in one.border("1", "3"))


@quick
@given(area_drawings())
def test_outlines_enclose_as_much_as_was_drawn(drawing: str) -> None:
    areas = parse_areas(drawing, smoothing=0)
    for label in areas:
        assert sum(map(signed_area, areas[label].outlines)) == areas[label].size == drawing.split().count(label)
        assert all(signed_area(hole) < 0 < signed_area(areas[label].outlines[0]) for hole in areas[label].outlines[1:])


@quick
@given(area_drawings(), st.integers(0, 3))
def test_smoothing_gives_and_takes_but_loses_nothing(drawing: str, smoothing: int) -> None:
    areas = parse_areas(drawing, smoothing=smoothing)
    total = sum(signed_area(ring) for label in areas for ring in areas[label].outlines)
    assert total == sum(areas[label].size for label in areas)


@quick
@given(area_drawings(), st.integers(0, 3))
def test_neighbours_share_their_border_point_for_point(drawing: str, smoothing: int) -> None:
    areas = parse_areas(drawing, smoothing=smoothing)
    for label in areas:
        for other in areas[label].neighbours:
            lines = areas.border(label, other)
            assert lines
            assert lines == areas.border(other, label)
            assert all(runs_along(line, areas[label]) and runs_along(line, areas[other]) for line in lines)
        assert all(runs_along(line, areas[label]) for line in areas.border(label, OUTSIDE))
        assert bool(areas.border(label, OUTSIDE)) == (label in areas.touches_outside)


@quick
@given(area_drawings())
def test_the_lengths_of_all_borders_are_those_drawn(drawing: str) -> None:
    areas = parse_areas(drawing, smoothing=0)
    for label in areas:
        for other, length in areas[label].neighbours.items():
            assert length == areas[other].neighbours[label]
            lines = areas.border(label, other)
            assert length == sum(abs(x2 - x1) + abs(y2 - y1) for line in lines for (x1, y1), (x2, y2) in pairwise(line))


@quick
@given(area_drawings(), st.integers(0, 3))
def test_the_centre_is_inside(drawing: str, smoothing: int) -> None:
    areas = parse_areas(drawing, smoothing=smoothing)
    assert all(contains(areas[label], areas[label].centre) for label in areas)


@quick
@given(area_drawings())
def test_the_graph_of_a_drawing_is_sound(drawing: str) -> None:
    check_graph(parse_areas(drawing).graph)


@pytest.mark.parametrize(
    ("drawing", "complaint"),
    [
        ("", "empty"),
        ("...", "no area"),
        ("aab\nbaa", "area 'b' is in pieces: one at line 1, column 3, another at line 2, column 1"),
        ("\n  a b a\n  b b b", "area 'a' is in pieces: one at line 2, column 3, another at line 2, column 7"),
        ("ab\nba", "area 'a' is in pieces: one at line 1, column 1, another at line 2, column 2"),
        ("aab\naa\naab", "line 2 has 2 cells and line 1 has 3"),
        ("aab\n\naab", "line 2 has 0 cells"),
    ],
)
def test_a_wrong_drawing_is_refused_with_the_place(drawing: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        parse_areas(drawing)


def test_unknown_areas_and_impossible_cells_are_refused() -> None:
    areas = parse_areas("ab")
    with pytest.raises(ValueError, match="no area 'c': the drawing has a, b"):
        areas.border("a", "c")
    with pytest.raises(ValueError, match="above 0"):
        parse_areas("ab", cell=(0, 1))


@quick
@given(garbage)
def test_garbage_is_refused_with_a_value_error_or_read(text: str) -> None:
    for parse in (parse_areas, parse_graph):
        try:
            parse(text)
        except ValueError:
            continue


def test_a_graph_is_read_from_its_borders() -> None:
    graph = parse_graph("hall-stairs, stairs-tower-roof\n hall - yard")
    assert graph == {
        "hall": ("stairs", "yard"),
        "stairs": ("hall", "tower"),
        "tower": ("stairs", "roof"),
        "roof": ("tower",),
        "yard": ("hall",),
    }
    check_graph(graph)


@pytest.mark.parametrize(
    ("borders", "complaint"),
    [
        ("a-a", "'a' cannot border on itself"),
        ("a-b, b-a", "'b' and 'a' is named twice"),
        ("a-b, c", "'c' is no border"),
        ("a-, b-c", "'a-' is no border"),
    ],
)
def test_a_wrong_border_is_refused(borders: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        parse_graph(borders)


@pytest.mark.parametrize(
    ("graph", "complaint"),
    [
        ({"a": ["a"]}, "itself"),
        ({"a": ["b"]}, "no area"),
        ({"a": ["b"], "b": []}, "'b' does not border on 'a'"),
    ],
)
def test_a_graph_that_does_not_hold_both_ways_is_refused(graph: dict[str, list[str]], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        check_graph(graph)
