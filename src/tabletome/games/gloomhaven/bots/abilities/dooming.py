"""What Dooms are worth to a bot, in points of damage dealt."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.abilities.words import against_foes, little_against_foes, worth
from tabletome.games.gloomhaven.bots.outlook import Outlook
from tabletome.games.gloomhaven.content.notation.abilities import (
    Doom,
    DoomsPass,
    Harvest,
    MoveDooms,
    NobodyHides,
    TwoDooms,
)
from tabletome.games.gloomhaven.rules.abilities.dooming import dooms_of

# Points of damage; set by hand
ANY_DOOM_VALUE = 1.0  # some cards ask for a doomed enemy, whatever lies on it
STRONGER_VALUE = 1.0  # a point for each of the attacks that the enemy is likely to suffer
OTHER_VALUE = 0.8  # each of the other things that a Doom does
FATE_VALUE = 3.0  # an enemy that will die
ANOTHER_DOOM = -1.0  # it only ends the first
HARVEST_USE_VALUE = 1.0  # one use
PASSING_USE_VALUE = 0.7  # one use

worth(Harvest)(against_foes(HARVEST_USE_VALUE))
worth(DoomsPass)(against_foes(PASSING_USE_VALUE))
worth(TwoDooms, MoveDooms, NobodyHides)(little_against_foes)


@worth(Doom)
def doom(outlook: Outlook, at: int, ability: Doom) -> float:  # noqa: ARG001 - all abilities are valued alike
    """What it adds to attacks, and all else it does; a second one only ends the first."""
    if not outlook.foes:
        return 0.0
    if dooms_of(outlook.g, outlook.hero):
        return ANOTHER_DOOM
    stronger = ability.attack + ability.allies_attack * len(outlook.friends) + ability.pierce // 2
    other = (ability.advantage, ability.give, ability.weakens, ability.bleeds, ability.feeds, ability.dies)
    value = ANY_DOOM_VALUE + STRONGER_VALUE * stronger + OTHER_VALUE * sum(map(bool, other))
    return value + (FATE_VALUE if ability.fate else 0.0)
