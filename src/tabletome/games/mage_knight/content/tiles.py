"""The map tiles: seven spaces each, drawn as they lie with the number at the bottom. MK-SETUP-16

A word is a space: its terrain, and after a plus what is printed on it. `mine-green` is a crystal mine of that colour.
"""

from __future__ import annotations

import dataclasses
from typing import Final, Literal, NamedTuple

from tabletome.games.mage_knight.content.box import Source
from tabletome.geometry import EAST, NORTH_EAST, NORTH_WEST, ORIGIN, SOUTH_EAST, SOUTH_WEST, WEST, Hex

PLACES: Final[dict[str, Hex]] = {
    "nw": NORTH_WEST, "ne": NORTH_EAST, "w": WEST, "c": ORIGIN, "e": EAST, "sw": SOUTH_WEST, "se": SOUTH_EAST,
}  # fmt: skip
"""The spaces of a tile, in the order in which they are drawn."""

VILLAGE, MONASTERY, KEEP, TOWER, CITY = "village", "monastery", "keep", "tower", "city"
RUINS, DUNGEON, TOMB, DEN, GROUNDS = "ruins", "dungeon", "tomb", "den", "grounds"
GLADE, MINE, PORTAL = "glade", "mine", "portal"
MAZE, LABYRINTH, CAMP, DEEP_MINE = "maze", "labyrinth", "camp", "deep"
MAZES: Final = (MAZE, LABYRINTH)
"""Sites of the expansion tiles, which the book does not know."""
ORCS, DRACONUM = "orcs", "draconum"
INHABITED: Final = (VILLAGE, MONASTERY, KEEP, TOWER, CITY)
FORTIFIED: Final = (KEEP, TOWER, CITY)
ADVENTURE: Final = (RUINS, DUNGEON, TOMB, DEN, GROUNDS)
RAMPAGING: Final = (ORCS, DRACONUM)
"""Groups of sites that share rules; glades, mines and the Portal have rules of their own. MK-SITE-01"""

TileKind = Literal["start", "country", "core"]


class Printed(NamedTuple):
    """What is printed on a space."""

    terrain: str
    site: str = ""
    mine: str = ""


@dataclasses.dataclass(frozen=True)
class Tile:
    """A tile and its seven spaces, by the names of `PLACES`."""

    name: str
    spaces: dict[str, Printed]
    city: str = ""
    source: Source = "public"

    @property
    def kind(self) -> TileKind:
        return "start" if self.name.startswith("start") else "country" if self.name.startswith("country") else "core"

    def has(self, site: str) -> bool:
        return any(printed.site == site for printed in self.spaces.values())


def tile(name: str, top: str, middle: str, bottom: str, city: str = "") -> Tile:
    """Read a tile from its three rows."""
    words = f"{top} {middle} {bottom}".split()
    return Tile(name, {place: _printed(word) for place, word in zip(PLACES, words, strict=True)}, city)


def _printed(word: str) -> Printed:
    terrain, _, site = word.partition("+")
    site, _, mine = site.partition("-")
    return Printed(terrain, site, mine)


_TILES = (
    tile("start-a", "plains forest", "lake plains+portal plains", "lake lake"),
    tile("start-b", "plains forest", "lake plains+portal plains", "lake plains"),
    tile("country-1", "forest+orcs lake", "forest forest+glade plains+village", "plains plains"),
    tile("country-2", "hills+orcs forest+glade", "plains hills plains+village", "hills+mine-green plains"),
    tile("country-3", "plains hills+keep", "plains forest hills", "plains+village hills+mine-white"),
    tile("country-4", "desert desert", "hills+orcs desert+tower mountain", "plains plains+village"),
    tile("country-5", "forest plains+monastery", "forest+glade lake plains+orcs", "forest hills+mine-blue"),
    tile("country-6", "mountain forest", "hills+den hills+mine-red plains", "hills forest+orcs"),
    tile("country-7", "lake forest+orcs", "plains+monastery swamp forest+glade", "plains plains+dungeon"),
    tile("country-8", "forest+glade forest+ruins", "forest swamp+orcs plains", "swamp swamp+village"),
    tile("country-9", "wasteland+dungeon mountain", "plains mountain wasteland+keep", "wasteland+tower plains"),
    tile("country-10", "hills+den forest", "hills mountain plains", "hills+keep hills+ruins"),
    tile("country-11", "hills lake", "plains+ruins plains+tower lake", "lake hills+orcs"),
    tile("core-1", "mountain desert+tomb", "hills+grounds desert+monastery desert", "hills desert"),
    tile("core-2", "lake swamp+ruins", "forest lake hills+mine-green", "swamp+tower swamp+draconum"),
    tile("core-3", "mountain wasteland+ruins", "wasteland+tomb wasteland hills+tower", "hills+mine-white wasteland"),
    tile("core-4", "hills+mine-blue hills", "wasteland mountain+draconum wasteland+keep", "wasteland+ruins wasteland"),
    tile("core-5", "forest+glade swamp+village", "lake plains+city swamp+orcs", "forest+orcs swamp", city="green"),
    tile("core-6", "forest plains+monastery", "mountain+draconum plains+city lake", "hills lake", city="blue"),
    tile("core-7", "wasteland+grounds plains", "wasteland+keep plains+city forest", "lake lake+draconum", city="white"),
    tile(
        "core-8",
        "desert+ruins hills+mine-red",
        "wasteland+draconum wasteland+city desert",
        "wasteland desert+draconum",
        city="red",
    ),
)  # fmt: skip
_MORE_TILES = (
    tile("country-12", "mountain wasteland", "hills+camp plains+orcs hills+monastery", "plains+maze mountain"),
    tile("country-13", "forest hills+orcs", "wasteland+glade forest+tower lake", "plains forest+deep-green.blue"),
    tile("country-14", "desert plains+keep", "desert+deep-red.white plains wasteland+maze", "plains hills+village"),
    tile("core-9", "hills+labyrinth hills+tower", "wasteland plains+draconum mountain", "desert desert+camp"),
    tile(
        "core-10",
        "wasteland+deep-red.blue.green.white lake",
        "forest+keep wasteland forest+labyrinth",
        "hills+orcs hills+orcs",
    ),
    tile("core-11", "forest+orcs mountain", "lake plains wasteland+draconum", "hills desert+village"),
)  # fmt: skip
TILES: Final = {each.name: each for each in (*_TILES, *_MORE_TILES)}
MORE_COUNTRY: Final = ("country-12", "country-13", "country-14")
MORE_CORE: Final = ("core-9", "core-10", "core-11")
"""Of the expansions. Volkare's camp (core-11) is an empty plain, since nothing of him is in the book."""
COUNTRY: Final = tuple(name for name, each in TILES.items() if each.kind == "country" and name not in MORE_COUNTRY)
CORE: Final = tuple(
    name for name, each in TILES.items() if each.kind == "core" and not each.city and name not in MORE_CORE
)
CITIES: Final = tuple(name for name, each in TILES.items() if each.city)
