"""The Banners: what each gives to the Unit it is assigned to. MK-UNIT-12

What one can be used for, or thrown away for, is written in cards/artifacts.py.
"""

from __future__ import annotations

import dataclasses
from typing import Final

from tabletome.games.mage_knight.content.box import FIRE, ICE


@dataclasses.dataclass(frozen=True)
class Banner:
    """A Banner under a Unit."""

    name: str
    armor: int = 0
    resists: tuple[str, ...] = ()
    points: int = 0
    """Added to the points of its Unit, each time with as much Fame."""
    endures: bool = False
    """Once a Round it takes a Wound of its Unit and all that comes with it."""
    commands: bool = False
    """It stands for a Command token."""


BANNERS: Final = {
    banner.name: banner
    for banner in (
        Banner("banner-of-glory", armor=1, points=1),
        Banner("banner-of-fear"),
        Banner("banner-of-protection", armor=1, resists=(FIRE, ICE)),
        Banner("banner-of-courage"),
        Banner("banner-of-fortitude", endures=True),
        Banner("banner-of-command", commands=True),
    )
}
COMMANDING: Final = tuple(banner.name for banner in BANNERS.values() if banner.commands)
