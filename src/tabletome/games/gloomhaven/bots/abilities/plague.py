"""What poison and curses are worth to a bot, in points of damage dealt."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.abilities.words import worth
from tabletome.games.gloomhaven.bots.outlook import Outlook
from tabletome.games.gloomhaven.content.notation.abilities import Blight, FeedOn, Fester
from tabletome.games.gloomhaven.content.notation.conditions import POISON
from tabletome.games.gloomhaven.rules.abilities.targets import targets_of

# Points of damage; set by hand
POISONED_ALLY_COST = -1.2
STRONGER_ROUND_VALUE = 1.0  # a point added to the attacks of this round


@worth(Fester)
def fester(outlook: Outlook, at: int, ability: Fester) -> float:  # noqa: ARG001 - all abilities are valued alike
    """The poisoned enemy on whom it does most."""
    figures = outlook.g.figures
    poisoned = [who for who in outlook.foes if figures[who].conditions & POISON]
    return max((hit(outlook, who, ability.by) for who in poisoned), default=0.0)


def hit(outlook: Outlook, who: int, by: int) -> float:
    """What so much damage is worth against an enemy."""
    health = outlook.g.figures[who].health
    return outlook.hit_worth(who, min(by, health), float(by >= health), 0.0)


@worth(Blight)
def blight(outlook: Outlook, at: int, ability: Blight) -> float:  # noqa: ARG001
    return POISONED_ALLY_COST


@worth(FeedOn)
def feed_on(outlook: Outlook, at: int, ability: FeedOn) -> float:  # noqa: ARG001
    """What allies lose by it, and what attacks of this round gain."""
    whom = targets_of(outlook.g, outlook.hero, ability.to)
    lost = sum(outlook.party.loss(who, ability.by) for who in whom if who < len(outlook.g.heroes))
    return STRONGER_ROUND_VALUE * (len(whom) // 2) - lost
