"""What summons are worth to a bot, in points of damage dealt."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.abilities.words import little_against_foes, worth
from tabletome.games.gloomhaven.bots.outlook import Outlook
from tabletome.games.gloomhaven.content.notation.abilities import Summon, SummonsMove
from tabletome.games.gloomhaven.content.summons import CREATURES

# Points of damage; set by hand
ATTACK_VALUE = 2.0  # for each point of a creature's attack
HIT_POINT_VALUE = 0.5

IN_PEACE = 0.3  # share that it is worth while there is nobody to fight

worth(SummonsMove)(little_against_foes)


@worth(Summon)
def summon(outlook: Outlook, at: int, ability: Summon) -> float:  # noqa: ARG001 - all abilities are valued alike
    stat = CREATURES[ability.name].stat
    value = ATTACK_VALUE * stat.attack + HIT_POINT_VALUE * stat.health
    value *= ability.number
    return value if outlook.foes else IN_PEACE * value
