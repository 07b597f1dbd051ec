"""The moments that lessons wait for."""

from __future__ import annotations

from tabletome.engine import Action
from tabletome.games.mage_knight import actions
from tabletome.games.mage_knight.rules.map.movement import needs_assault
from tabletome.games.mage_knight.state import State


def assaults(g: State, seat: int, action: Action) -> bool:
    """A move into a fortified site that nobody has conquered. MK-MOVE-09"""
    return isinstance(action, actions.Move) and needs_assault(g, g.players[seat], action.space)


def the_fight_is_over(g: State, _seat: int) -> bool:
    return g.combat is None


def the_city_is_found(g: State, _seat: int) -> bool:
    """What First Reconnaissance asks for. MK-RECON-02"""
    return g.city_found


def night_has_come(g: State, _seat: int) -> bool:
    """The second Round has begun. MK-ROUND-02"""
    return g.night
