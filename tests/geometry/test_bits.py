"""Sets of hexes as bits, against sets and ways that are worked out hex by hex."""

from __future__ import annotations

import itertools
import random

from tabletome.geometry import Hex, HexBits, Rings, adjacency, distances, edge, neighbours


def _map(rng: random.Random) -> tuple[tuple[Hex, ...], list[list[int]]]:
    """A ragged map in no order, with a few walls between neighbours; and the neighbours by number."""
    hexes = rng.sample([Hex(q, r) for q in range(-3, 4) for r in range(-2, 4)], 30)
    sides = [edge(h, n) for h in hexes for n in neighbours(h) if n in hexes]
    near = adjacency(hexes, frozenset(rng.sample(sorted(set(sides)), 6)))
    number = {h: place for place, h in enumerate(hexes)}
    return tuple(hexes), [[number[n] for n in near[h]] for h in hexes]


def test_a_set_of_hexes_is_written_and_read() -> None:
    hexes, near = _map(random.Random(1))
    bits = HexBits(hexes, near)
    assert bits.numbers(bits.of([7, 3, 29])) == [3, 7, 29]
    assert bits.numbers(0) == []
    assert len(set(bits.bit)) == len(hexes)


def test_a_step_leads_to_the_neighbours_and_through_no_wall() -> None:
    rng = random.Random(2)
    for _ in range(50):
        hexes, near = _map(rng)
        bits = HexBits(hexes, near)
        some = rng.sample(range(len(hexes)), 5)
        assert bits.numbers(bits.spread(bits.of(some))) == sorted({n for at in some for n in near[at]})


def test_rings_are_the_distances_and_their_ways_lead_there() -> None:
    rng = random.Random(3)
    for _ in range(50):
        hexes, near = _map(rng)
        bits = HexBits(hexes, near)
        start, *free = rng.sample(range(len(hexes)), 24)
        ways = [[n for n in each if n in free] for each in near]
        rings = Rings(bits, start, bits.of(free))
        away = distances(start, ways.__getitem__)
        found = {at: steps for steps in range(31) for at in bits.numbers(rings.ring(steps))}
        assert found == away
        for end, steps in away.items():
            path = (start, *rings.path(near, end, steps))
            assert path[-1] == end
            assert len(path) == steps + 1
            assert all(there in ways[here] for here, there in itertools.pairwise(path))


def test_a_map_without_hexes_has_no_bits() -> None:
    bits = HexBits((), [])
    assert bits.of([]) == 0
    assert bits.spread(0) == 0
