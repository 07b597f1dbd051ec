"""What it is worth to a bot that a card does something every turn, or with every action."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.abilities.words import A_LITTLE, worth
from tabletome.games.gloomhaven.bots.outlook import Outlook
from tabletome.games.gloomhaven.content.notation.abilities import EveryTurn

A_USE_VALUE = 0.8  # points of damage for one use with an attack or a move action; set by hand


@worth(EveryTurn)
def every_turn(outlook: Outlook, at: int, ability: EveryTurn) -> float:  # noqa: ARG001 - all abilities are valued alike
    """A little; more if it comes with every attack or move."""
    if not outlook.foes:
        return 0.0
    return A_LITTLE if ability.at in ("start", "end") else A_USE_VALUE
