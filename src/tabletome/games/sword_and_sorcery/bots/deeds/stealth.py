"""What deeds are worth that keep enemies from choosing the user as target."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.bots.deeds.entries import LITTLE_WANTED, weighs, worth_learning
from tabletome.games.sword_and_sorcery.bots.turn import Turn
from tabletome.games.sword_and_sorcery.bots.weights import NEVER, USEFUL
from tabletome.games.sword_and_sorcery.content.notation import deeds

worth_learning[deeds.Hide] = LITTLE_WANTED
worth_learning[deeds.Cloak] = LITTLE_WANTED

# ruff: noqa: ARG001 - all deeds have one shape


@weighs(deeds.Hide, deeds.Cloak)
def hide(turn: Turn, target: int | None, deed: deeds.Hide | deeds.Cloak) -> float:
    """When there is nothing to strike and much to fear."""
    return USEFUL if turn.threatened and not turn.fighting else NEVER
