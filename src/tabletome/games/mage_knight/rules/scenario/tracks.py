"""The Fame and Reputation tracks. MK-SETUP-01, 22, 25"""

from __future__ import annotations

from tabletome.games.mage_knight.content.box import LEAST_REPUTATION, MOST_REPUTATION, level_of
from tabletome.games.mage_knight.content.scenarios import SCENARIOS
from tabletome.games.mage_knight.events import FameGained, ReputationChanged
from tabletome.games.mage_knight.state import Player, State


def gain_fame(g: State, p: Player, count: int) -> None:
    """At once; levels come at the end of the turn. Fame paid in an auction is below 0. MK-RANGE-09, MK-OPT-06

    In a blitz every new row of the track brings one more. MK-BLITZC-03, MK-BLITZCO-02
    """
    while count:
        row = level_of(p.fame)
        p.fame = max(min(0, p.fame), p.fame + count)
        g.emit(FameGained, p.seat, count)
        count = max(0, level_of(p.fame) - row) if SCENARIOS[g.scenario].blitz else 0


def change_reputation(g: State, p: Player, by: int) -> None:
    """What would pass an end of the track is lost. MK-SETUP-25"""
    to = min(MOST_REPUTATION, max(LEAST_REPUTATION, p.reputation + by))
    if to != p.reputation:
        p.reputation = to
        g.emit(ReputationChanged, p.seat, to)
