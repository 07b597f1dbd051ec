"""Sets of hexes as whole numbers, a bit for each hex: whole fronts of a way are moved, joined and compared at once.

The hexes of a map are numbered by their place in a tuple. On the bits they lie row by row in a frame that holds them
all, so that each of the six steps is the same shift for every hex.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tabletome.geometry.hexes import EAST, SOUTH_EAST, SOUTH_WEST, Hex, add


class HexBits:
    """The hexes of a map and the ways between neighbours. `bit` has the set of each single hex, by its number."""

    __slots__ = ("_east", "_number", "_south_east", "_south_west", "_width", "bit")

    def __init__(self, hexes: Sequence[Hex], near: Sequence[Iterable[int]]) -> None:
        """`near` are the neighbours of each hex that one can step to; whoever can step there can step back."""
        left, top = min((h.q for h in hexes), default=0), min((h.r for h in hexes), default=0)
        self._width = max((h.q for h in hexes), default=0) - left + 1
        places = [(h.r - top) * self._width + h.q - left for h in hexes]
        self.bit = tuple(1 << place for place in places)
        self._number = {bit: number for number, bit in enumerate(self.bit)}
        self._east, self._south_east, self._south_west = (
            self.of(at for at, h in enumerate(hexes) if any(hexes[to] == add(h, step) for to in near[at]))
            for step in (EAST, SOUTH_EAST, SOUTH_WEST)
        )
        """From where each of these steps leads on; the other three are these, taken back."""

    def of(self, numbers: Iterable[int]) -> int:
        """The set of these hexes."""
        bit = self.bit
        found = 0
        for number in numbers:
            found |= bit[number]
        return found

    def numbers(self, bits: int) -> list[int]:
        """The hexes of a set, by their numbers, in order."""
        found = []
        while bits:
            lowest = bits & -bits
            found.append(self._number[lowest])
            bits ^= lowest
        found.sort()
        return found

    def spread(self, bits: int) -> int:
        """The hexes that one step leads to from any of these."""
        width, east, south_east, south_west = self._width, self._east, self._south_east, self._south_west
        return (
            (bits & east) << 1
            | bits >> 1 & east
            | (bits & south_east) << width
            | bits >> width & south_east
            | (bits & south_west) << width - 1
            | bits >> width - 1 & south_west
        )


class Rings:
    """Where steps lead from a hex, ring by ring: in `found[n]` are the hexes that are n steps away and no fewer.

    A ring is looked for when it is asked for; one without hexes ends them.
    """

    __slots__ = ("_free", "_hexes", "found")

    def __init__(self, hexes: HexBits, start: int, free: int) -> None:
        """`free` are the hexes that can be stepped on, as bits; the start need not be among them."""
        self._hexes = hexes
        self.found = [hexes.bit[start]]
        self._free = free & ~self.found[0]

    def ring(self, steps: int) -> int:
        """The hexes so many steps away, as bits: none beyond the last ring."""
        found = self.found
        while len(found) <= steps and found[-1]:
            ring = self._hexes.spread(found[-1]) & self._free
            self._free ^= ring
            found.append(ring)
        return found[steps] if steps < len(found) else 0

    def path(self, near: Sequence[Sequence[int]], end: int, steps: int) -> tuple[int, ...]:
        """A way of so many steps to a hex of that ring, without the start, by the first neighbours that lead back."""
        bit = self._hexes.bit
        path = []
        for before in reversed(self.found[:steps]):
            path.append(end)
            end = next(h for h in near[end] if bit[h] & before)
        return tuple(reversed(path))
