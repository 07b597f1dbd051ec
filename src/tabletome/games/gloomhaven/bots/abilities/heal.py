"""What heals are worth to a bot, in points of damage dealt."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.abilities.near import allies_near, heroes_near
from tabletome.games.gloomhaven.bots.abilities.words import against_foes, worth
from tabletome.games.gloomhaven.bots.outlook import Outlook
from tabletome.games.gloomhaven.bots.printed_value import Printed, counts
from tabletome.games.gloomhaven.content.notation.abilities import (
    Ability,
    Heal,
    HealAll,
    HealBonus,
    HealedMore,
    Overheal,
)
from tabletome.games.gloomhaven.content.notation.conditions import POISON
from tabletome.games.gloomhaven.rules.abilities.questions import count

# Points of damage; set by hand
CURED_POISON_VALUE = 1.2
HEAL_BONUS_USE_VALUE = 0.8  # one use
OVERHEAL_VALUE = 1.0

USUAL_HEAL = 3  # hit points, where it is not known what heals

worth(HealBonus, HealedMore)(against_foes(HEAL_BONUS_USE_VALUE))
worth(Overheal)(against_foes(OVERHEAL_VALUE))


@counts(Heal)
def printed_heal(ability: Heal) -> Printed:
    return Printed(heal=ability.by)


@worth(Heal)
def heal(outlook: Outlook, at: int, ability: Heal) -> float:
    """Whoever gains most, as many as are healed."""
    among = [outlook.hero]
    if ability.range:
        among += allies_near(outlook, at, ability.range)
    g, hero = outlook.g, outlook.hero
    by = {who: ability.by if ability.per is None else ability.by + count(g, ability.per, hero, who) for who in among}
    gains = sorted((heal_of(outlook, who, by[who]) for who in among), reverse=True)
    return sum(gains) if ability.to is not None else sum(gains[: ability.targets])


def heal_of(outlook: Outlook, who: int, by: int) -> float:
    """Poison is cured instead. GH-COND-07"""
    if outlook.g.figures[who].conditions & POISON:
        return CURED_POISON_VALUE
    return outlook.party.gain(who, by)


@worth(HealAll)
def heal_all(outlook: Outlook, at: int, ability: HealAll) -> float:
    """What all adjacent heroes gain."""
    return sum(outlook.party.gain(who, ability.by) for who in heroes_near(outlook, at, 1))


def hit_points_healed(ability: Ability | None) -> int:
    """How much a heal restores; the usual where something else heals."""
    return ability.by if isinstance(ability, Heal) else USUAL_HEAL
