"""As many pairs as can be made at once among those that may be paired: Edmonds' blossom algorithm."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

NONE = -1


def maximum_matching(neighbours: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """Pairs of places, each with one of its neighbours, as many as possible."""
    matching = _Matching(neighbours)
    for place in range(len(neighbours)):
        if matching.mate[place] == NONE:
            matching.grow(place)
    return [(place, mate) for place, mate in enumerate(matching.mate) if place < mate]


class _Matching:
    """A matching that grows by one pair with every augmenting path."""

    def __init__(self, neighbours: Sequence[Sequence[int]]) -> None:
        self._neighbours = neighbours
        self._size = len(neighbours)
        self.mate = [NONE] * self._size
        self._parent: list[int] = []
        self._base: list[int] = []

    def grow(self, root: int) -> None:
        """Turn the pairs along a path from an unpaired place to another round, if there is such a path."""
        end = self._find_path(root)
        while end != NONE:
            before = self._parent[end]
            following = self.mate[before]
            self.mate[end], self.mate[before] = before, end
            end = following

    def _find_path(self, root: int) -> int:
        """Search outwards from the root; odd circles are shrunk to their base."""
        self._parent, self._base = [NONE] * self._size, list(range(self._size))
        seen, queue = [False] * self._size, deque([root])
        seen[root] = True
        while queue:
            place = queue.popleft()
            for other in self._neighbours[place]:
                if self._base[place] == self._base[other] or self.mate[place] == other:
                    continue
                if other == root or (self.mate[other] != NONE and self._parent[self.mate[other]] != NONE):
                    self._shrink(place, other, seen, queue)
                elif self._parent[other] == NONE:
                    self._parent[other] = place
                    if self.mate[other] == NONE:
                        return other
                    seen[self.mate[other]] = True
                    queue.append(self.mate[other])
        return NONE

    def _shrink(self, place: int, other: int, seen: list[bool], queue: deque[int]) -> None:
        """Take an odd circle for one place."""
        base = self._common_base(place, other)
        inside = [False] * self._size
        self._mark(place, base, other, inside)
        self._mark(other, base, place, inside)
        for each in range(self._size):
            if inside[self._base[each]]:
                self._base[each] = base
                if not seen[each]:
                    seen[each] = True
                    queue.append(each)

    def _common_base(self, one: int, other: int) -> int:
        """Where the ways from two places to the root meet."""
        passed = [False] * self._size
        while True:
            one = self._base[one]
            passed[one] = True
            if self.mate[one] == NONE:
                break
            one = self._parent[self.mate[one]]
        while not passed[self._base[other]]:
            other = self._parent[self.mate[self._base[other]]]
        return self._base[other]

    def _mark(self, place: int, base: int, child: int, inside: list[bool]) -> None:
        """Mark the way from a place to the base of its circle, and turn it towards the child."""
        while self._base[place] != base:
            inside[self._base[place]] = inside[self._base[self.mate[place]]] = True
            self._parent[place] = child
            child = self.mate[place]
            place = self._parent[self.mate[place]]
