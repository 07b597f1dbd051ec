"""Ways through any graph: hexes, areas, or whatever a game moves on.

A graph is given by its `neighbours` function (the fastest is the `__getitem__` of a dict). `cost(a, b)` is the price of
the step from `a` to its neighbour `b`: 0 or more, or None where the step is impossible. Without `cost` every step costs
1. `limit` is the most that may be spent. Ties are settled by the order in which `neighbours` names the nodes, so equal
questions have equal answers.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from heapq import heappop, heappush
from typing import TypeAlias, TypeVar

Node = TypeVar("Node", bound=Hashable)

Neighbours: TypeAlias = Callable[[Node], Iterable[Node]]
Cost: TypeAlias = Callable[[Node, Node], int | None]


def distances(
    start: Node, neighbours: Neighbours[Node], cost: Cost[Node] | None = None, limit: int | None = None
) -> dict[Node, int]:
    """What it costs to reach each node that can be reached, the start (0) included, cheapest first."""
    if cost is None:
        return _distances_in_steps(start, neighbours, limit)
    return _distances_by_cost(start, neighbours, cost, limit)


def _distances_in_steps(start: Node, neighbours: Neighbours[Node], limit: int | None) -> dict[Node, int]:
    """Breadth first, one whole front at a time."""
    found = {start: 0}
    front = [start]
    steps = 0
    while front and steps != limit:
        steps += 1
        ahead = []
        for node in front:
            for near in neighbours(node):
                if near not in found:
                    found[near] = steps
                    ahead.append(near)
        front = ahead
    return found


def _distances_by_cost(
    start: Node, neighbours: Neighbours[Node], cost: Cost[Node], limit: int | None
) -> dict[Node, int]:
    """Dijkstra, the nodes waiting in one list per total: only totals are compared, never nodes."""
    settled: dict[Node, int] = {}
    best = {start: 0}
    waiting = {0: [start]}
    totals = [0]
    while totals:
        spent = heappop(totals)
        for node in waiting[spent]:  # a step that costs 0 lengthens this very list
            if node in settled:
                continue
            settled[node] = spent
            for near in neighbours(node):
                step = cost(node, near)
                if step is None:
                    continue
                if step < 0:
                    raise ValueError(f"the step from {node} to {near} costs {step}; a cost is 0 or more, or None")
                total = spent + step
                if (limit is not None and total > limit) or (near in best and best[near] <= total):
                    continue
                best[near] = total
                if total not in waiting:
                    waiting[total] = []
                    heappush(totals, total)
                waiting[total].append(near)
    return settled


def reachable(
    start: Node, neighbours: Neighbours[Node], cost: Cost[Node] | None = None, limit: int | None = None
) -> set[Node]:
    """The nodes that can be reached, the start included."""
    return set(distances(start, neighbours, cost, limit))


def shortest_paths(
    start: Node, neighbours: Neighbours[Node], cost: Cost[Node] | None = None, limit: int | None = None
) -> dict[Node, list[Node]]:
    """For each node that can be reached: every node just before it on a cheapest path. The start has none."""
    found = distances(start, neighbours, cost, limit)
    before: dict[Node, list[Node]] = {node: [] for node in found}
    for node, spent in found.items():
        for near in neighbours(node):
            step = 1 if cost is None else cost(node, near)
            if step is not None and near != start and found.get(near) == spent + step:
                before[near].append(node)
    return before


def reconstruct(before: Mapping[Node, Sequence[Node]], goal: Node) -> list[Node]:
    """One cheapest path, both ends included, from the answer of `shortest_paths`; KeyError if it has no such goal."""
    path = [goal]
    while came_from := before[path[-1]]:
        path.append(came_from[0])
    path.reverse()
    return path


def shortest_path(
    start: Node,
    goal: Node,
    neighbours: Neighbours[Node],
    cost: Cost[Node] | None = None,
    limit: int | None = None,
) -> list[Node] | None:
    """One cheapest path, both ends included; None if there is none."""
    before = shortest_paths(start, neighbours, cost, limit)
    return reconstruct(before, goal) if goal in before else None


def all_shortest_next_steps(
    start: Node, goal: Node, neighbours: Neighbours[Node], cost: Cost[Node] | None = None, limit: int | None = None
) -> list[Node]:
    """The neighbours of `start` with which a cheapest path to `goal` can begin; none if there is no path or no need."""
    before = shortest_paths(start, neighbours, cost, limit)
    if goal not in before or goal == start:
        return []
    on_the_way = reachable(goal, before.__getitem__)
    return [near for near in dict.fromkeys(neighbours(start)) if near in on_the_way and start in before[near]]


def connected_components(nodes: Iterable[Node], neighbours: Neighbours[Node]) -> list[set[Node]]:
    """`nodes` in connected groups, paths leading through `nodes` only; groups in the order of their first node."""
    ordered = list(nodes)
    unvisited = set(ordered)
    components = []
    for node in ordered:
        if node not in unvisited:
            continue
        component = {node}
        pending = [node]
        while pending:
            for near in neighbours(pending.pop()):
                if near in unvisited and near not in component:
                    component.add(near)
                    pending.append(near)
        unvisited -= component
        components.append(component)
    return components
