"""Ways through graphs."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletome.geometry.hexes import ORIGIN, Hex, adjacency, disc, distance, sub
from tabletome.geometry.paths import (
    all_shortest_next_steps,
    connected_components,
    distances,
    reachable,
    reconstruct,
    shortest_path,
    shortest_paths,
)
from tabletome.geometry.textboard import find, parse_board
from tests.geometry.strategies import quick

Links = dict[int, dict[int, int]]

links: st.SearchStrategy[Links] = st.lists(
    st.dictionaries(st.integers(0, 7), st.integers(0, 4), max_size=4), min_size=8, max_size=8
).map(lambda rows: dict(enumerate(rows)))
limits = st.none() | st.integers(0, 8)


def cheapest_by_relaxing(graph: Links, start: int) -> dict[int, int]:
    """Bellman and Ford's slow but simple answer."""
    best = {start: 0}
    for _ in graph:
        for a, steps in graph.items():
            for b, step in steps.items():
                if a in best:
                    best[b] = min(best.get(b, best[a] + step), best[a] + step)
    return best


@quick
@given(links, limits)
def test_steps_are_counted_as_if_every_step_cost_one(graph: Links, limit: int | None) -> None:
    assert distances(0, graph.__getitem__, None, limit) == distances(0, graph.__getitem__, lambda _a, _b: 1, limit)


@quick
@given(links, limits)
def test_the_cost_of_a_node_is_that_of_its_cheapest_path(graph: Links, limit: int | None) -> None:
    found = distances(0, graph.__getitem__, lambda a, b: graph[a][b], limit)
    expected = cheapest_by_relaxing(graph, 0)
    assert found == {node: cost for node, cost in expected.items() if limit is None or cost <= limit}
    assert list(found.values()) == sorted(found.values())


@quick
@given(links)
def test_a_step_without_a_price_cannot_be_made(graph: Links) -> None:
    def cost(a: int, b: int) -> int | None:
        return graph[a][b] or None

    walkable = {a: {b: step for b, step in steps.items() if step} for a, steps in graph.items()}
    assert distances(0, graph.__getitem__, cost) == cheapest_by_relaxing(walkable, 0)


@quick
@given(links)
def test_a_reconstructed_path_costs_what_the_distance_says(graph: Links) -> None:
    def cost(a: int, b: int) -> int:
        return graph[a][b]

    before = shortest_paths(0, graph.__getitem__, cost)
    found = distances(0, graph.__getitem__, cost)
    for goal in found:
        path = reconstruct(before, goal)
        assert (path[0], path[-1]) == (0, goal)
        assert sum(graph[a][b] for a, b in pairwise(path)) == found[goal]
        assert shortest_path(0, goal, graph.__getitem__, cost) == path


@quick
@given(links, st.integers(0, 7))
def test_next_steps_are_those_after_which_the_rest_costs_what_is_left(graph: Links, goal: int) -> None:
    def cost(a: int, b: int) -> int:
        return graph[a][b] + 1

    whole = distances(0, graph.__getitem__, cost).get(goal)
    expected = [
        near
        for near in graph[0]
        if whole and distances(near, graph.__getitem__, cost).get(goal, 99) + cost(0, near) == whole
    ]
    assert all_shortest_next_steps(0, goal, graph.__getitem__, cost) == expected


@quick
@given(links)
def test_components_part_the_nodes_and_no_link_joins_two(graph: Links) -> None:
    both_ways = {a: {b for b in graph if b in graph[a] or a in graph[b]} for a in graph}
    components = connected_components(graph, both_ways.__getitem__)
    assert sorted(node for component in components for node in component) == sorted(graph)
    for component in components:
        assert component == reachable(min(component), both_ways.__getitem__)


def test_components_are_joined_only_through_their_own_nodes() -> None:
    line = {1: [2], 2: [1, 3], 3: [2]}
    assert connected_components([3, 1], line.__getitem__) == [{3}, {1}]


def test_a_negative_cost_is_refused() -> None:
    with pytest.raises(ValueError, match="from a to b costs -1"):
        distances("a", lambda _: ["b"], lambda _a, _b: -1)


def test_no_path_leads_to_what_cannot_be_reached_within_the_limit() -> None:
    chain = {1: [2], 2: [3], 3: []}
    assert shortest_path(1, 3, chain.__getitem__) == [1, 2, 3]
    assert shortest_path(1, 3, chain.__getitem__, limit=1) is None
    assert shortest_path(3, 1, chain.__getitem__) is None
    assert all_shortest_next_steps(3, 1, chain.__getitem__) == []
    assert all_shortest_next_steps(1, 1, chain.__getitem__) == []
    assert reachable(1, chain.__getitem__, limit=1) == {1, 2}
    assert reachable(1, chain.__getitem__, limit=0) == {1}


@quick
@given(st.sampled_from(disc(ORIGIN, 4)))
def test_on_an_open_field_steps_are_the_distance(start: Hex) -> None:
    field = adjacency(disc(ORIGIN, 4))
    assert distances(start, field.__getitem__) == {h: distance(start, h) for h in field}


def test_a_wall_must_be_walked_around() -> None:
    board = parse_board("""
         . . . . .
          . # # T .
         . 1 # . .
          . # B . .
    """)
    floor = adjacency(h for h, token in board.items() if token != "#")
    found = distances(find(board, "1"), floor.__getitem__)
    assert found[find(board, "T")] == 5
    assert found[find(board, "B")] == 7
    assert distance(find(board, "1"), find(board, "B")) == 2


def test_every_cheapest_way_around_an_obstacle_is_offered() -> None:
    board = parse_board("""
         . . . .
          A # B .
         . . . .
    """)
    floor = adjacency(h for h, token in board.items() if token != "#")
    start = find(board, "A")
    steps = all_shortest_next_steps(start, find(board, "B"), floor.__getitem__)
    assert [sub(step, start) for step in steps] == [(0, 1), (1, -1)]
