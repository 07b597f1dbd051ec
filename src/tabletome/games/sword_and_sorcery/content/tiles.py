"""The 19 two-sided map tiles: drawings of their areas, with walls, barriers and terrain. SS-COMP-01, SS-TERR-01, 02, 03

    side(
        "7b", "wood",
        \"\"\"
        1A1222
        111B22
        333444
        3C3D44
        \"\"\",
        walls="1|2 3|S 2,0-2,1", barriers="4>2", difficult="3", doorways="1-3",
    )

A character is a square of the drawing. Squares of one digit form an area; a letter is the square of the area's vision
point, the one mark that every area has: A of area 1, B of area 2 and so on. SS-TERR-02

    walls       `1|2` all along the border of two areas, `3|S` where area 3 meets the south edge of the tile,
                `2,0-2,1` along a line between two corners (column, row) of squares
    barriers    `4>2`: who leaves 4 for 2 must fly; the blue scroll lies on the side of area 4. SS-TERR-16
    difficult, dangerous   areas with a red scroll. SS-TERR-18, 19
    doorways    narrow borders where a quest may well put a door

All tiles are original: the book shows none of the printed ones, only numbers such as 6A, 7B and 13B.
"""

from __future__ import annotations

import dataclasses
import re
import textwrap

from tabletome.geometry.areas import Point

VISION = "ABCDEFGHI"
EDGES = "NESW"

Square = tuple[int, int]
Segment = tuple[Square, Square]
"""A side of one square, from its upper or left corner to its lower or right corner."""


@dataclasses.dataclass(frozen=True)
class TileSide:
    """One side of a tile, as drawn, not turned."""

    name: str
    """Number and side, such as 7b. SS-TERR-03"""
    place: str
    """What it shows: wood, road, village, hall, cellar, crypt, cave, tower."""
    width: int
    height: int
    squares: dict[Square, int]
    """The area of each square; areas count from 1."""
    vision: dict[int, Square]
    walls: frozenset[Segment]
    barriers: frozenset[tuple[int, int]]
    difficult: frozenset[int]
    dangerous: frozenset[int]
    doorways: tuple[tuple[int, int], ...]

    @property
    def areas(self) -> range:
        return range(1, len(self.vision) + 1)

    def terrain(self, area: int) -> str:
        """Hindrances of an area; barriers lie on borders. SS-TERR-20"""
        if area in self.difficult:
            return "difficult"
        return "dangerous" if area in self.dangerous else "plain"


TILES: dict[str, TileSide] = {}


def side(
    name: str,
    place: str,
    drawing: str,
    *,
    walls: str = "",
    barriers: str = "",
    difficult: str = "",
    dangerous: str = "",
    doorways: str = "",
) -> None:
    """Declare a side of a tile."""
    TILES[name] = read_side(name, place, drawing, walls, barriers, difficult, dangerous, doorways)


def read_side(
    name: str,
    place: str,
    drawing: str,
    walls: str = "",
    barriers: str = "",
    difficult: str = "",
    dangerous: str = "",
    doorways: str = "",
) -> TileSide:
    """A side from its drawing: every area has exactly one vision point. SS-TERR-02"""
    rows = textwrap.dedent(drawing).split()
    width, height = len(rows[0]), len(rows)
    squares: dict[Square, int] = {}
    vision: dict[int, Square] = {}
    for y, row in enumerate(rows):
        if len(row) != width:
            raise ValueError(f"tile {name}: row {y + 1} has {len(row)} squares; the first has {width}")
        for x, mark in enumerate(row):
            area = VISION.find(mark) + 1 if mark in VISION else int(mark)
            squares[x, y] = area
            if mark in VISION:
                if area in vision:
                    raise ValueError(f"tile {name}: area {area} has two vision points; an area has exactly one")
                vision[area] = (x, y)
    if sorted(vision) != sorted(set(squares.values())) or sorted(vision) != list(range(1, len(vision) + 1)):
        raise ValueError(f"tile {name}: areas count from 1 and each has one vision point, A for area 1 and so on")
    return TileSide(
        name=name,
        place=place,
        width=width,
        height=height,
        squares=squares,
        vision=vision,
        walls=frozenset(segment for word in walls.split() for segment in _wall(word, squares, width, height)),
        barriers=frozenset((int(word[0]), int(word[2])) for word in barriers.split()),
        difficult=frozenset(map(int, difficult.split())),
        dangerous=frozenset(map(int, dangerous.split())),
        doorways=tuple((int(word[0]), int(word[2])) for word in doorways.split()),
    )


def _wall(word: str, squares: dict[Square, int], width: int, height: int) -> list[Segment]:
    if line := re.fullmatch(r"(\d),(\d)-(\d),(\d)", word):
        x1, y1, x2, y2 = map(int, line.groups())
        if x1 == x2:
            return [((x1, y), (x1, y + 1)) for y in range(min(y1, y2), max(y1, y2))]
        return [((x, y1), (x + 1, y1)) for x in range(min(x1, x2), max(x1, x2))]
    first, _, second = word.partition("|")
    if second in EDGES:
        found = [
            segment
            for (x, y), area in squares.items()
            if area == int(first)
            for segment, at_edge in (
                (((x, y), (x + 1, y)), second == "N" and y == 0),
                (((x, y + 1), (x + 1, y + 1)), second == "S" and y == height - 1),
                (((x, y), (x, y + 1)), second == "W" and x == 0),
                (((x + 1, y), (x + 1, y + 1)), second == "E" and x == width - 1),
            )
            if at_edge
        ]
    else:
        pair = {int(first), int(second)}
        found = [
            segment
            for (x, y), area in squares.items()
            for segment, beside in (
                (((x + 1, y), (x + 1, y + 1)), squares.get((x + 1, y))),
                (((x, y + 1), (x + 1, y + 1)), squares.get((x, y + 1))),
            )
            if beside is not None and {area, beside} == pair
        ]
    if not found:
        raise ValueError(f"no wall can stand at {word!r}: these do not touch")
    return found


def middle(square: Square) -> Point:
    return square[0] + 0.5, square[1] + 0.5


ROOM = "0,0-2,0 4,0-6,0 0,6-2,6 4,6-6,6 0,0-0,2 0,4-0,6 6,0-6,2 6,4-6,6"
"""Walls around a large tile, with an opening in the middle of each side."""
PASSAGE = "0,0-2,0 4,0-6,0 0,3-2,3 4,3-6,3"
"""Walls along the long sides of a small tile, with an opening in the middle of each."""

# fmt: off
# ------------------------------------------------------------------ large tiles

side("1a", "wood", """
    111222
    1A12B2
    111222
    333444
    3C34D4
    333444
    """, walls="2|4", difficult="3")

side("1b", "village", """
    111222
    1A1222
    1112B2
    333344
    3C334D
    333344
    """, walls="1|2 3|4", doorways="2-3")

side("2a", "road", """
    111122
    1A112B
    333344
    3C334D
    555566
    5E556F
    """, difficult="1 6")

side("2b", "camp", """
    111222
    1A12B2
    11C322
    443355
    4D4E55
    444555
    """, dangerous="3")

side("3a", "wood", """
    112222
    1A2B22
    112222
    333344
    3C334D
    333344
    """, barriers="4>2", difficult="3")

side("3b", "hall", """
    111222
    1A12B2
    111222
    333333
    33C333
    333333
    """, walls=ROOM + " 3,0-3,2 0,3-1,3 5,3-6,3", doorways="1-2")

side("4a", "road", """
    111333
    1A13C3
    111333
    222444
    2B24D4
    222444
    """, walls="3|4", barriers="1>2", dangerous="4")

side("4b", "hall", """
    112233
    1A2B3C
    112233
    445566
    4D5E6F
    445566
    """, walls=ROOM + " 1|4 3|6 2,0-2,1 2,5-2,6 4,0-4,1 4,5-4,6", doorways="2-5")

side("5a", "wood", """
    111222
    1A1222
    3332B2
    3C3444
    33344D
    333444
    """, difficult="2", barriers="3>1")

side("5b", "cellar", """
    111122
    1A112B
    111122
    333322
    3C3344
    33334D
    """, walls=ROOM + " 0,3-3,3 1|2 2|3", doorways="1-3 2-4")

side("6a", "ruins", """
    111222
    1A12B2
    111222
    333444
    3C34D4
    333444
    """, walls="1|2 3,4-3,6 0,3-1,3")

side("6b", "crypt", """
    112222
    1A2B22
    113333
    113C33
    444455
    4D445E
    """, walls=ROOM + " 1|2 1|3 4|5 2,2-4,2", doorways="1-4 3-4")

side("7a", "village", """
    111222
    1A12B2
    113322
    443C55
    4D4E55
    444555
    """, walls="1|2 4|5")

side("7b", "wood", """
    111122
    1A112B
    113322
    443C22
    4D3355
    4444E5
    """, walls="1|2 4|S 2|E", difficult="4")

side("8a", "hill", """
    111111
    1A1222
    112B22
    332222
    3C3444
    3334D4
    """, barriers="1>2 3>2", difficult="4")

side("8b", "tower", """
    111222
    1A12B2
    111222
    333322
    3C3344
    33334D
    """, walls=ROOM + " 3,0-3,2 2|3 3|4", doorways="1-2 2-4")

side("9a", "bridge", """
    111222
    1A12B2
    333333
    3C3333
    444555
    4D45E5
    """, walls="1|2 4|5", barriers="3>1 3>5", dangerous="2")

side("9b", "cave", """
    111222
    1A12B2
    113322
    3C3344
    35554D
    3E5544
    """, walls=ROOM + " 1|2 2,0-2,1", dangerous="4")

side("10a", "camp", """
    111222
    1A12B2
    111222
    334455
    3C4D5E
    334455
    """, walls="1|2", dangerous="4", difficult="5")

side("10b", "hall", """
    111222
    1A12B2
    113322
    44C355
    4D4E55
    444555
    """, walls=ROOM + " 1|2 4|5")

side("11a", "wood", """
    111122
    1A1122
    3312B2
    3C3444
    33344D
    333444
    """, difficult="1 4")

side("11b", "crypt", """
    111222
    1A12B2
    111222
    444333
    4D43C3
    444333
    """, walls=ROOM + " 1|4 3,0-3,1 3,5-3,6", barriers="2>3", doorways="1-2 3-4")

side("12a", "ruins", """
    112233
    1A2B3C
    112233
    444455
    4D445E
    444455
    """, walls="2|3 2,0-2,2 4,3-4,5", difficult="2")

side("12b", "cellar", """
    112222
    1A2B22
    112222
    334444
    3C4D44
    334444
    """, walls=ROOM + " 1|3 2,0-2,2 2,4-2,6 4,3-6,3", doorways="1-2 3-4", difficult="3")

side("13a", "road", """
    111222
    1A12B2
    111222
    333333
    3C3333
    333333
    """, barriers="2>3")

side("13b", "hill", """
    111222
    1A12B2
    111222
    333444
    3C34D4
    333444
    """, barriers="1>3 2>4", difficult="2")

# ------------------------------------------------------------------ small tiles

side("14a", "road", """
    112233
    1A2B3C
    112233
    """)

side("14b", "passage", """
    111222
    1A12B2
    111222
    """, walls=PASSAGE + " 3,0-3,1", doorways="1-2")

side("15a", "wood", """
    111222
    1A12B2
    111222
    """, difficult="2")

side("15b", "passage", """
    112233
    1A2B3C
    112233
    """, walls=PASSAGE, dangerous="2")

side("16a", "bridge", """
    112233
    1A2B3C
    112233
    """, walls="2|N 2|S")

side("16b", "cell", """
    111222
    1A12B2
    111222
    """, walls="1|2 1|N 2|N 1|W 2|E 0,3-2,3 4,3-6,3")

side("17a", "shrine", """
    111222
    1A12B2
    111222
    """, barriers="1>2")

side("17b", "shrine", """
    111122
    1A112B
    111122
    """, walls=PASSAGE + " 4,0-4,1 4,2-4,3", doorways="1-2")

side("18a", "village", """
    112222
    1A2B22
    112222
    """, walls="2,0-2,1 2,2-2,3", doorways="1-2")

side("18b", "cave", """
    111222
    1A12B2
    111222
    """, walls=PASSAGE, difficult="1", dangerous="2")

side("19a", "hill", """
    111222
    1A12B2
    111222
    """, barriers="2>1", difficult="2")

side("19b", "throne", """
    112222
    1A2B22
    112222
    """, walls="1|N 2|N 2|E 0,3-2,3 4,3-6,3")
