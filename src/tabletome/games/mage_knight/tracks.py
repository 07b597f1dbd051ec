"""The Fame and Reputation tracks. MK-SETUP-01, 22, 25"""

from __future__ import annotations

from tabletome.games.mage_knight.content.box import LEAST_REPUTATION, MOST_REPUTATION
from tabletome.games.mage_knight.events import FameGained, ReputationChanged
from tabletome.games.mage_knight.state import Player, State


def gain_fame(g: State, p: Player, count: int) -> None:
    """At once; levels come at the end of the turn. MK-RANGE-09"""
    if count:
        p.fame = max(0, p.fame + count)
        g.emit(FameGained, p.seat, count)


def change_reputation(g: State, p: Player, by: int) -> None:
    """What would pass an end of the track is lost. MK-SETUP-25"""
    to = min(MOST_REPUTATION, max(LEAST_REPUTATION, p.reputation + by))
    if to != p.reputation:
        p.reputation = to
        g.emit(ReputationChanged, p.seat, to)
