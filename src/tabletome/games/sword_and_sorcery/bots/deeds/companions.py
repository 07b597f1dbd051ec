"""What the deed is worth that calls the companion."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.bots.deeds.entries import weighs, worth_learning
from tabletome.games.sword_and_sorcery.bots.turn import Turn
from tabletome.games.sword_and_sorcery.bots.weights import FIRST, HARDLY
from tabletome.games.sword_and_sorcery.content.notation import deeds

worth_learning[deeds.Summon] = 4.0

# ruff: noqa: ARG001 - all deeds have one shape


@weighs(deeds.Summon)
def summon(turn: Turn, target: int | None, deed: deeds.Summon) -> float:
    """Before anything else, once there are enemies for him."""
    return FIRST if turn.threatened else HARDLY
