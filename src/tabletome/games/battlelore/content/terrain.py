"""Terrain and landmarks, as their summary cards give them. BL-TERR-01, 08, 09, BL-LMARK-09, BL-COMP-02"""

from __future__ import annotations

import dataclasses
from typing import NamedTuple

NO_CAP = 99
"""More dice than any attack has."""


@dataclasses.dataclass(frozen=True)
class Ground:
    """What a hex does to a unit that enters it, attacks from it or is attacked in it."""

    passable: bool = True
    must_stop: bool = False
    battle_on_entry: bool = True
    attack_out: int = NO_CAP
    attack_in: int = NO_CAP
    bold: int = 0
    blocks_sight: bool = False
    stop_binds_follow_on: bool = True
    """Whether whoever stopped there may move no further even after its battle; only the ford is kinder. BL-TERR-27"""


COUNTRYSIDE, FOREST, HILL, WATERWAY, FORD, BRIDGE = "countryside", "forest", "hill", "waterway", "ford", "bridge"
ATTACK_UPHILL = 2
"""Dice at most for a unit that is not on a hill against one that is. BL-TERR-19"""

TERRAIN: dict[str, Ground] = {
    COUNTRYSIDE: Ground(),  # BL-TERR-10
    FOREST: Ground(must_stop=True, attack_out=2, attack_in=2, blocks_sight=True),  # BL-TERR-11..15
    HILL: Ground(attack_out=3, blocks_sight=True),  # BL-TERR-17, 18, 20
    WATERWAY: Ground(passable=False),  # BL-TERR-24, 25
    FORD: Ground(must_stop=True, attack_out=2, stop_binds_follow_on=False),  # BL-TERR-26..31
    BRIDGE: Ground(bold=1),  # BL-TERR-32, 33, 34
}
LETTERS = {".": COUNTRYSIDE, "F": FOREST, "H": HILL, "W": WATERWAY, "D": FORD, "B": BRIDGE}
"""How maps are drawn."""


class Landmark(NamedTuple):
    """A landmark on the map; `owner` is a seat, or EITHER."""

    hex: int
    kind: str
    owner: int


_COMMON = Ground(must_stop=True, battle_on_entry=False, attack_out=2, attack_in=2, bold=1, blocks_sight=True)
"""BL-LMARK-03..08"""

PENTACLE, DEN, PASSAGE, CAMP, POOL = "magic-pentacle", "rogues-den", "secret-passage", "training-camp", "healing-pool"
STRONGHOLD, RAMPART, LAIR = "stronghold", "rampart", "creature-lair"

LANDMARKS: dict[str, Ground] = {
    PENTACLE: Ground(bold=1),  # BL-LMLAND-09
    DEN: _COMMON,  # BL-LMLAND-11
    PASSAGE: Ground(bold=1),  # all else is the terrain's; BL-LMLAND-16
    CAMP: _COMMON,  # BL-LMLAND-17
    POOL: Ground(must_stop=True, bold=1),  # BL-LMLAND-20
    STRONGHOLD: _COMMON,  # but bold for its owner only; BL-FORT-03, 05, 06
    RAMPART: _COMMON,  # but free from rampart to rampart; BL-FORT-09..13
    LAIR: _COMMON,  # BL-FORT-16, BL-LMARK-02
}
"""BL-LMARK-01, 02"""
