"""What conditions without an attack are worth to a bot, in points of damage dealt."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.abilities.words import A_LITTLE, little_against_foes, worth
from tabletome.games.gloomhaven.bots.outlook import Outlook, standing
from tabletome.games.gloomhaven.content.notation.abilities import Along, Give
from tabletome.games.gloomhaven.content.notation.phrases import BY_THE_ACTION, Targets
from tabletome.games.gloomhaven.rules.abilities.targets import targets_of

NAMES_ONE = (Targets.ONE_ADJACENT_ENEMY, Targets.ONE_ENEMY, Targets.ONE_ALLY)

worth(Along)(little_against_foes)


@worth(Give)
def give(outlook: Outlook, at: int, ability: Give) -> float:
    """What enemies cannot do then; to be invisible saves what would fall on the hero."""
    if ability.to is Targets.SELF and "invisible" in ability.conditions:
        return outlook.danger(at).mine
    if ability.to in BY_THE_ACTION:
        return A_LITTLE * bool(outlook.foes)
    with standing(outlook, at):
        whom = targets_of(outlook.g, outlook.hero, ability.to, ability.range)
    worths = sorted((outlook.conditions_worth(who, ability.conditions) for who in whom), reverse=True)
    return sum(worths[: ability.targets] if ability.to in NAMES_ONE else worths)
