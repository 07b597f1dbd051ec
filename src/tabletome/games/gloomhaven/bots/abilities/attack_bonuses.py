"""What bonuses to attacks are worth to a bot, in points of damage dealt."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.abilities.round_bonuses import ATTACK_BONUS_VALUE
from tabletome.games.gloomhaven.bots.abilities.words import against_foes, little_against_foes, worth
from tabletome.games.gloomhaven.bots.outlook import Outlook
from tabletome.games.gloomhaven.content.notation.abilities import (
    CurseBites,
    Empowered,
    Farther,
    MoreTargets,
    SeesInvisible,
    Stronger,
    WholeAttack,
)

WHOLE_ATTACK_USE_VALUE = 1.2  # points of damage for one use; set by hand
CURSE_BITES_VALUE = 3.0
MORE_TARGETS_USE_VALUE = 2.0  # points of damage for one use; set by hand
EMPOWERED_VALUE = 2.5  # what the attacks of some actions gain

worth(Empowered)(against_foes(EMPOWERED_VALUE))
worth(MoreTargets)(against_foes(MORE_TARGETS_USE_VALUE))
worth(Farther, SeesInvisible)(little_against_foes)
worth(CurseBites)(against_foes(CURSE_BITES_VALUE))
worth(WholeAttack)(against_foes(WHOLE_ATTACK_USE_VALUE))


@worth(Stronger)
def stronger(outlook: Outlook, at: int, ability: Stronger) -> float:  # noqa: ARG001 - all abilities are valued alike
    return ATTACK_BONUS_VALUE * max(ability.by, 1) if outlook.foes else 0.0
