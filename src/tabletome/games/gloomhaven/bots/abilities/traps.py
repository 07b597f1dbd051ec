"""What traps are worth to a bot, in points of damage dealt."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.abilities.words import little_against_foes, worth
from tabletome.games.gloomhaven.bots.outlook import Outlook
from tabletome.games.gloomhaven.content.notation.abilities import DisarmTrap, LayTrap

TRAP_POINT_VALUE = 0.4  # points of damage for each point or condition of a trap; set by hand

worth(DisarmTrap)(little_against_foes)


@worth(LayTrap)
def lay_trap(outlook: Outlook, at: int, ability: LayTrap) -> float:
    """Worth something if an enemy will come this way."""
    if not outlook.foes or not any(threat.away[at] <= threat.far_later for threat in outlook.threats):
        return 0.0
    around = ability.hurts_around + len(ability.gives_around)
    return TRAP_POINT_VALUE * (ability.damage + len(ability.conditions) + around)
