"""The scenarios: their maps, lengths and special rules. MK-SCN-01"""

from __future__ import annotations

import dataclasses
from typing import Final, Literal

from tabletome.games.mage_knight.content.box import Source

Shape = Literal["wedge", "open-5", "open-4", "open-3"]


@dataclasses.dataclass(frozen=True)
class Scenario:
    """How a scenario differs from the general rules. Numbers by player count are tuples for 1, 2, 3, 4 players."""

    name: str
    players: tuple[int, ...]
    rounds: tuple[int, int, int, int]
    shape: Shape
    country: tuple[int, int, int, int]
    core: tuple[int, int, int, int]
    cities: tuple[int, int, int, int]
    core_on_coast: bool = False
    country_in_order: bool = False
    """The lowest numbers, rising, not shuffled."""
    cities_open: bool = True
    elite_units: bool = True
    fame_for_tiles: int = 0
    titles: bool = True
    source: Source = "book"


RECON = Scenario(
    "first-reconnaissance",
    players=(1, 2, 3, 4),
    rounds=(4, 3, 3, 3),
    shape="wedge",
    country=(8, 8, 9, 11),
    core=(2, 2, 2, 2),
    cities=(1, 1, 1, 1),
    core_on_coast=True,
    country_in_order=True,
    cities_open=False,
    elite_units=False,
    fame_for_tiles=1,
)
"""MK-RECON-01, 03, 04, 06, 09, MK-MAP-01"""

SCENARIOS: Final = {each.name: each for each in (RECON,)}
