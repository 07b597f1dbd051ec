"""The eleven scenarios: their maps, lengths and special rules. MK-SCN-01

Numbers are given for one, two, three and four players. A lone player has the tiles of two (MK-SCN-02), and four who
play together those of the whole box, for which the book names no numbers.
"""

from __future__ import annotations

import dataclasses
from typing import Final, Literal

from tabletome.games.mage_knight.content.box import Source
from tabletome.games.mage_knight.content.tiles import DUNGEON, GLADE, KEEP, MINE, MONASTERY, TOMB, TOWER

Shape = Literal["wedge", "open-5", "open-4", "open-3", "fixed"]
Goal = Literal["find", "cities", "mines", "glades", "dungeons", "hold", "portal"]
Four = tuple[int, int, int, int]
WEDGE: Final[tuple[Shape, ...]] = ("wedge",) * 4
WEDGE_OR_OPEN: Final[tuple[Shape, ...]] = ("wedge", "wedge", "wedge", "open-5")
"""A wedge suits two or three, an open map four. MK-MAP-03, 05"""
WEDGE_OR_COLUMNS: Final[tuple[Shape, ...]] = ("wedge", "wedge", "wedge", "open-4")
"""MK-MAP-07"""
OPEN: Final[tuple[Shape, ...]] = ("open-5",) * 4


@dataclasses.dataclass(frozen=True)
class Scenario:
    """How a scenario differs from the general rules."""

    name: str
    goal: Goal
    players: tuple[int, ...]
    rounds: Four
    shape: tuple[Shape, ...]
    country: Four
    core: Four
    cities: Four
    levels: tuple[tuple[int, ...], ...] = ((), (), (), ())
    """Of the Cities in the order in which they are revealed, by the number of players; a City more is as the first."""
    together: bool = False
    """All players win or lose together, against the Dummy player's clock."""
    core_on_coast: bool = False
    country_in_order: bool = False
    """The lowest numbers, rising, not shuffled."""
    country_with: tuple[str, ...] = ()
    """Countryside tiles with such a site are never left out."""
    core_with: tuple[str, ...] = ()
    """Only Core tiles with such a site are used, as far as there are any."""
    city: str = ""
    """The colour of the one City that is used."""
    friendly: bool = False
    """The City needs no assault: all have a Shield there, nobody leads it. MK-MINES-02, MK-DRUID-01, MK-DUNG-01"""
    cities_open: bool = True
    elite_units: bool = True
    peaceful: bool = False
    """No combat between heroes."""
    blitz: bool = False
    """A start with Fame and Reputation, more Fame for every row, one more die and Unit. MK-BLITZC-03, 04"""
    fame_for_tiles: int = 0
    source: Source = "book"


RECON = Scenario(
    "first-reconnaissance",
    goal="find",
    players=(1, 2, 3, 4),
    rounds=(4, 3, 3, 3),
    shape=WEDGE,
    country=(8, 8, 9, 11),
    core=(2, 2, 2, 2),
    cities=(1, 1, 1, 1),
    core_on_coast=True,
    country_in_order=True,
    cities_open=False,
    elite_units=False,
    peaceful=True,
    fame_for_tiles=1,
)
"""MK-RECON-01, 03, 04, 06, 09, MK-MAP-01"""

FULL_CONQUEST = Scenario(
    "full-conquest",
    goal="cities",
    players=(2, 3, 4),
    rounds=(6, 6, 6, 6),
    shape=WEDGE_OR_OPEN,
    country=(8, 8, 9, 11),
    core=(1, 1, 2, 3),
    cities=(2, 2, 3, 4),
    levels=((4,),) * 4,
)
"""MK-FULLC-01, 02"""

BLITZ_CONQUEST = Scenario(
    "blitz-conquest",
    goal="cities",
    players=(1, 2, 3, 4),
    rounds=(4, 4, 4, 4),
    shape=WEDGE_OR_OPEN,
    country=(6, 6, 7, 9),
    core=(1, 1, 2, 3),
    cities=(2, 2, 3, 4),
    levels=((3,),) * 4,
    blitz=True,
)
"""MK-BLITZC-01, 02"""

SOLO_CONQUEST = Scenario(
    "solo-conquest",
    goal="cities",
    players=(1,),
    rounds=(6, 6, 6, 6),
    shape=WEDGE,
    country=(7, 7, 7, 7),
    core=(2, 2, 2, 2),
    cities=(2, 2, 2, 2),
    levels=((5, 8),) * 4,
)
"""MK-SOLO-01"""

FULL_COOPERATION = Scenario(
    "full-cooperation",
    goal="cities",
    players=(2, 3, 4),
    rounds=(6, 6, 6, 6),
    shape=OPEN,
    country=(8, 8, 10, 11),
    core=(2, 2, 3, 4),
    cities=(3, 3, 4, 4),
    levels=((5, 5, 8), (5, 5, 8), (5, 5, 5, 11), (5, 5, 5, 11)),
    together=True,
)
"""MK-FULLCO-01"""

BLITZ_COOPERATION = Scenario(
    "blitz-cooperation",
    goal="cities",
    players=(2, 3, 4),
    rounds=(4, 4, 4, 4),
    shape=OPEN,
    country=(7, 7, 8, 10),
    core=(1, 1, 2, 3),
    cities=(2, 2, 3, 4),
    levels=((5, 8), (5, 8), (5, 8, 11), (5, 8, 11, 11)),
    together=True,
    blitz=True,
)
"""MK-BLITZCO-01, 02"""

MINES_LIBERATION = Scenario(
    "mines-liberation",
    goal="mines",
    players=(1, 2, 3, 4),
    rounds=(4, 4, 4, 4),
    shape=WEDGE_OR_COLUMNS,
    country=(8, 8, 9, 11),
    core=(1, 1, 2, 3),
    cities=(1, 1, 1, 1),
    country_with=(MINE,),
    core_with=(MINE,),
    city="red",
    friendly=True,
)
"""MK-MINES-01"""

DRUID_NIGHTS = Scenario(
    "druid-nights",
    goal="glades",
    players=(1, 2, 3, 4),
    rounds=(4, 4, 4, 4),
    shape=WEDGE_OR_COLUMNS,
    country=(8, 8, 9, 11),
    core=(1, 1, 2, 3),
    cities=(1, 1, 1, 1),
    country_with=(GLADE,),
    city="green",
    friendly=True,
)
"""MK-DRUID-01, 02"""

DUNGEON_LORDS = Scenario(
    "dungeon-lords",
    goal="dungeons",
    players=(1, 2, 3, 4),
    rounds=(5, 5, 5, 5),
    shape=WEDGE_OR_COLUMNS,
    country=(8, 8, 9, 11),
    core=(1, 1, 2, 3),
    cities=(1, 1, 1, 1),
    country_with=(DUNGEON,),
    core_with=(MONASTERY, TOMB),
    city="blue",
    friendly=True,
)
"""MK-DUNG-01, 02"""

CONQUER_AND_HOLD = Scenario(
    "conquer-and-hold",
    goal="hold",
    players=(2, 3, 4),
    rounds=(6, 6, 4, 4),
    shape=("fixed",) * 4,
    country=(5, 5, 5, 5),
    core=(3, 3, 3, 3),
    cities=(1, 1, 1, 1),
    country_with=(KEEP, TOWER),
    core_with=(KEEP, TOWER),
    city="white",
    cities_open=False,
)
"""MK-HOLD-01, 02, 14"""

ONE_TO_RETURN = Scenario(
    "one-to-return",
    goal="portal",
    players=(2, 3, 4),
    rounds=(4, 4, 4, 4),
    shape=WEDGE,
    country=(7, 7, 8, 10),
    core=(1, 1, 2, 3),
    cities=(1, 1, 2, 3),
    levels=((3,),) * 4,
)
"""MK-RETURN-01, 02"""

SCENARIOS: Final = {
    each.name: each
    for each in (
        RECON,
        FULL_CONQUEST,
        BLITZ_CONQUEST,
        SOLO_CONQUEST,
        FULL_COOPERATION,
        BLITZ_COOPERATION,
        MINES_LIBERATION,
        DRUID_NIGHTS,
        DUNGEON_LORDS,
        CONQUER_AND_HOLD,
        ONE_TO_RETURN,
    )
}
