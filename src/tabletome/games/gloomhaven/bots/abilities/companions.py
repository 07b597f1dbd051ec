"""What the companion of a character is worth to a bot, in points of damage dealt."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.abilities.words import against_foes, worth
from tabletome.games.gloomhaven.bots.outlook import Outlook
from tabletome.games.gloomhaven.content.notation.abilities import (
    CommandBonus,
    CompanionFeeds,
    ForgoActions,
    ShareWounds,
)
from tabletome.games.gloomhaven.rules.abilities.companions import companion_of
from tabletome.games.gloomhaven.state import NOBODY

# Points of damage; set by hand
COMMAND_BONUS_VALUE = 0.6  # a point for each attack by Command that may still come
FEEDING_VALUE = 0.7  # one use
FORGO_VALUE = 1.0
LEAST_LEFT = 4  # hit points of a character below which wounds had better be shared
SHARED_WOUND_VALUE = 0.5  # for each hit point below that

worth(CommandBonus)(against_foes(COMMAND_BONUS_VALUE))
worth(CompanionFeeds)(against_foes(FEEDING_VALUE))
worth(ForgoActions)(against_foes(FORGO_VALUE))


@worth(ShareWounds)
def share_wounds(outlook: Outlook, at: int, ability: ShareWounds) -> float:  # noqa: ARG001 - all abilities are valued alike
    """What the character gains if its companion bears its wounds."""
    if companion_of(outlook.g, outlook.hero) == NOBODY:
        return 0.0
    return SHARED_WOUND_VALUE * max(LEAST_LEFT - outlook.g.figures[outlook.hero].health, 0)
