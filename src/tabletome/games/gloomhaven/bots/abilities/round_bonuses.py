"""What bonuses until the end of the round are worth to a bot, in points of damage dealt."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.abilities.defence import STRUCK_BACK_VALUE, cost_of_a_point
from tabletome.games.gloomhaven.bots.abilities.near import heroes_near
from tabletome.games.gloomhaven.bots.abilities.words import worth
from tabletome.games.gloomhaven.bots.outlook import Outlook
from tabletome.games.gloomhaven.content.notation.abilities import Rally

# Points of damage; set by hand
ATTACK_BONUS_VALUE = 0.6  # a point added to one attack
SHIELDED_ALLY_VALUE = 0.4  # a point of shield for one ally


@worth(Rally)
def rally(outlook: Outlook, at: int, ability: Rally) -> float:
    """Attacks still to be made, blows still to be taken, by oneself and by those near."""
    near = heroes_near(outlook, at, ability.range)
    waiting = [who for who in near if outlook.g.heroes[who].chosen]
    danger = outlook.danger(at)
    shielded = danger.hits * cost_of_a_point(outlook, danger)
    shielded += SHIELDED_ALLY_VALUE * len(near) * bool(outlook.threats)
    struck_back = STRUCK_BACK_VALUE * ability.retaliate * danger.melee
    return ATTACK_BONUS_VALUE * ability.attack * len(waiting) + ability.shield * shielded + struck_back
