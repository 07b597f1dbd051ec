"""What damage that is no attack is worth to a bot, in points of damage dealt."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.abilities.words import A_LITTLE, little_against_foes, worth
from tabletome.games.gloomhaven.bots.outlook import Outlook, Standing
from tabletome.games.gloomhaven.content.notation.abilities import Hurt, HurtInArea, Suffer
from tabletome.games.gloomhaven.content.notation.phrases import BY_THE_ACTION, CHOSEN
from tabletome.games.gloomhaven.rules.abilities.questions import count
from tabletome.games.gloomhaven.rules.abilities.targets import targets_of


@worth(Suffer)
def suffer(outlook: Outlook, at: int, ability: Suffer) -> float:  # noqa: ARG001 - all abilities are valued alike
    by = ability.by if ability.per is None else ability.by + count(outlook.g, ability.per, outlook.hero, outlook.hero)
    return -outlook.party.loss(outlook.hero, by)


worth(HurtInArea)(little_against_foes)


@worth(Hurt)
def hurt(outlook: Outlook, at: int, ability: Hurt) -> float:
    """What enemies lose by it, less what friends do."""
    if ability.to in BY_THE_ACTION:
        return A_LITTLE * bool(outlook.foes)
    with Standing(outlook, at):
        whom = targets_of(outlook.g, outlook.hero, ability.to, ability.range, unseen_too=True)
    worths = [hurt_worth(outlook, who, ability.by) for who in whom]
    return max(worths, default=0.0) if ability.to in CHOSEN else sum(worths)


def hurt_worth(outlook: Outlook, who: int, by: int) -> float:
    """What it is worth that this figure suffers so much."""
    figure = outlook.g.figures[who]
    if figure.hostile:
        return outlook.hit_worth(who, min(by, figure.health), float(by >= figure.health), 0.0)
    return -outlook.party.loss(who, by)
