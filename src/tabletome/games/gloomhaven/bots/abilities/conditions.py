"""What conditions without an attack are worth to a bot, in points of damage dealt."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.abilities.words import A_LITTLE, against_foes, little_against_foes, worth
from tabletome.games.gloomhaven.bots.outlook import Outlook, Standing
from tabletome.games.gloomhaven.content.notation.abilities import Along, CursesTwice, Give, GiveInArea, LiftCurses
from tabletome.games.gloomhaven.content.notation.conditions import CURSE
from tabletome.games.gloomhaven.content.notation.phrases import BY_THE_ACTION, Targets
from tabletome.games.gloomhaven.rules.abilities.targets import targets_of
from tabletome.games.gloomhaven.rules.combat.patterns import area_targets

CURSE_USE_VALUE = 0.6  # points of damage for one use; set by hand
NAMES_ONE = (Targets.ONE_ADJACENT_ENEMY, Targets.ONE_ENEMY, Targets.ONE_ALLY)

worth(Along)(little_against_foes)


@worth(LiftCurses)
def lift_curses(outlook: Outlook, at: int, ability: LiftCurses) -> float:  # noqa: ARG001 - all abilities are valued alike
    """As much as there are curses in the deck."""
    return CURSE_USE_VALUE * outlook.g.decks[outlook.hero].count(CURSE)


worth(CursesTwice)(against_foes(CURSE_USE_VALUE))


@worth(GiveInArea)
def give_in_area(outlook: Outlook, at: int, ability: GiveInArea) -> float:
    """What the best place of the pattern brings."""
    near = [who for who in outlook.foes if outlook.board.reaches(at, outlook.g.figures[who].at, ability.range + 1)]
    with Standing(outlook, at):
        laid = area_targets(outlook.g, outlook.hero, ability.area, ability.range) if near else []
    return max((sum(outlook.conditions_worth(who, ability.conditions) for who in whom) for whom in laid), default=0.0)


@worth(Give)
def give(outlook: Outlook, at: int, ability: Give) -> float:
    """What enemies cannot do then; to be invisible saves what would fall on the hero."""
    if ability.to is Targets.SELF and "invisible" in ability.conditions:
        return outlook.danger(at).mine
    if ability.to in BY_THE_ACTION:
        return A_LITTLE * bool(outlook.foes)
    with Standing(outlook, at):
        whom = targets_of(outlook.g, outlook.hero, ability.to, ability.range)
    worths = sorted((outlook.conditions_worth(who, ability.conditions) for who in whom), reverse=True)
    return sum(worths[: ability.targets] if ability.to in NAMES_ONE else worths)
