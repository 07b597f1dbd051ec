"""What defence is worth to a bot, in points of damage dealt."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.abilities.words import against_foes, little_against_foes, worth
from tabletome.games.gloomhaven.bots.outlook import Danger, Outlook
from tabletome.games.gloomhaven.content.notation.abilities import (
    Counter,
    DefyDeath,
    Exposed,
    Immune,
    Negate,
    Protect,
    Retaliate,
    RetaliateBonus,
    Safeguard,
    Shield,
    TakeOver,
    Vengeance,
    Ward,
)
from tabletome.games.gloomhaven.rules.abilities.active_cards import lasting_of

# Points of damage; set by hand
STRUCK_BACK_VALUE = 0.8  # a point of retaliate for each melee attack to be expected
NEGATE_USE_VALUE = 1.3  # one use
WARD_USE_VALUE = 0.7
COUNTER_USE_VALUE = 1.2
VENGEANCE_USE_VALUE = 0.8  # for each point of the attack
DEFY_DEATH_USE_VALUE = 1.5
IMMUNITY_VALUE = 3.0

worth(Negate)(against_foes(NEGATE_USE_VALUE))
worth(Ward)(against_foes(WARD_USE_VALUE))
worth(Counter)(against_foes(COUNTER_USE_VALUE))
worth(Protect, TakeOver)(little_against_foes)
worth(Safeguard)(against_foes(NEGATE_USE_VALUE))
worth(DefyDeath)(against_foes(DEFY_DEATH_USE_VALUE))
worth(Immune)(against_foes(IMMUNITY_VALUE))


@worth(Vengeance)
def vengeance(outlook: Outlook, at: int, ability: Vengeance) -> float:  # noqa: ARG001 - all abilities are valued alike
    return VENGEANCE_USE_VALUE * ability.attack if outlook.foes else 0.0


@worth(Exposed)
def exposed(outlook: Outlook, at: int, ability: Exposed) -> float:
    """What melee attacks to be expected cost more."""
    danger = outlook.danger(at)
    return -ability.by * danger.melee * cost_of_a_point(outlook, danger)


@worth(RetaliateBonus)
def retaliate_bonus(outlook: Outlook, at: int, ability: RetaliateBonus) -> float:
    """For each retaliate that the hero has already."""
    figure = outlook.g.figures[outlook.hero]
    have = len(figure.effects.retaliate) + len(lasting_of(outlook.g, outlook.hero, Retaliate))
    return STRUCK_BACK_VALUE * ability.by * have * outlook.danger(at).melee


@worth(Shield)
def shield(outlook: Outlook, at: int, ability: Shield) -> float:
    """What it takes off the blows to be expected, and no more than they cost."""
    danger = outlook.danger(at)
    return min(ability.by * danger.hits * cost_of_a_point(outlook, danger), danger.mine)


@worth(Retaliate)
def retaliate(outlook: Outlook, at: int, ability: Retaliate) -> float:
    return STRUCK_BACK_VALUE * ability.by * outlook.danger(at).melee


def cost_of_a_point(outlook: Outlook, danger: Danger) -> float:
    """What a point of damage costs the hero where so much is to be expected."""
    if not danger.hits:
        return outlook.party.loss(outlook.hero, 1)
    return max(danger.mine / (2 * danger.hits), 0.5)
