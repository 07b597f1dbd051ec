"""What augments are worth to a bot, in points of damage dealt."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.abilities.words import little_against_foes, worth
from tabletome.games.gloomhaven.bots.outlook import Outlook
from tabletome.games.gloomhaven.content.notation.abilities import Augment, AugmentsAtRange, TwoAugments
from tabletome.games.gloomhaven.rules.abilities.augments import augments_of

# Set by hand
ROUNDS_IN_USE = 0.5  # share of the rounds to come in which an augment works
MOST_ROUNDS = 6.0
EFFECT_VALUE = 0.5  # points of damage for each point of shield or healing, and each condition, in an attack
ANOTHER_AUGMENT = -1.0  # points of damage: a second one only ends the first

worth(TwoAugments, AugmentsAtRange)(little_against_foes)


@worth(Augment)
def augment(outlook: Outlook, at: int, ability: Augment) -> float:  # noqa: ARG001 - all abilities are valued alike
    """An augment works in every attack to come."""
    if augments_of(outlook.g, outlook.hero):
        return ANOTHER_AUGMENT
    each = ability.attack + EFFECT_VALUE * (ability.shield + ability.heal + len(ability.give))
    return each * min(ROUNDS_IN_USE * outlook.party.needed, MOST_ROUNDS)
