"""The twelve Tactics, by the time of day and their number. MK-TACT-07"""

from __future__ import annotations

import dataclasses
from typing import Final

from tabletome.games.mage_knight.content.box import Source


@dataclasses.dataclass(frozen=True)
class Tactic:
    """A Tactic card. What it does is in cards/tactics.py."""

    name: str
    night: bool
    number: int
    source: Source = "public"


DAY: Final = ("early-bird", "rethink", "mana-steal", "planning", "great-start", "the-right-moment")
NIGHT: Final = ("from-the-dusk", "long-night", "mana-search", "midnight-meditation", "preparation", "sparing-power")
TACTICS: Final = {
    name: Tactic(name, night, number)
    for night, names in ((False, DAY), (True, NIGHT))
    for number, name in enumerate(names, 1)
}
