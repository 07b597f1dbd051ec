"""What bonuses until the end of the round are worth to a bot, in points of damage dealt."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.abilities.defence import STRUCK_BACK_VALUE, cost_of_a_point
from tabletome.games.gloomhaven.bots.abilities.near import heroes_near
from tabletome.games.gloomhaven.bots.abilities.words import worth
from tabletome.games.gloomhaven.bots.outlook import Outlook
from tabletome.games.gloomhaven.content.notation.abilities import Avoided, Doubled, Rally
from tabletome.games.gloomhaven.content.notation.phrases import Targets

# Points of damage; set by hand
ATTACK_BONUS_VALUE = 0.6  # a point added to one attack
SHIELDED_ALLY_VALUE = 0.4  # a point of shield for one ally
DISADVANTAGE_SHARE = 0.3  # of the damage to be expected that disadvantage saves
DOUBLED_VALUE = 2.0  # an attack or a move that counts twice


@worth(Avoided)
def avoided(outlook: Outlook, at: int, ability: Avoided) -> float:
    """A share of what the blows to be expected cost; that of allies near counts like a shield."""
    near = heroes_near(outlook, at, ability.range) if ability.to is not Targets.SELF else []
    return DISADVANTAGE_SHARE * outlook.danger(at).mine + SHIELDED_ALLY_VALUE * len(near) * bool(outlook.threats)


@worth(Doubled)
def doubled(outlook: Outlook, at: int, ability: Doubled) -> float:  # noqa: ARG001 - all abilities are valued alike
    """Worth something if another action is still to come in which it counts."""
    cards = outlook.g.heroes[outlook.hero]
    return DOUBLED_VALUE if outlook.foes and cards.chosen else 0.0


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
