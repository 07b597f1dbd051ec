"""What deeds are worth by which the user gains crowns, an exception or a visit."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.bots.deeds.entries import LITTLE_WANTED, weighs, worth_learning
from tabletome.games.sword_and_sorcery.bots.turn import Turn
from tabletome.games.sword_and_sorcery.bots.weights import IDLE, NEVER
from tabletome.games.sword_and_sorcery.content.notation import deeds

worth_learning[deeds.Crowns] = LITTLE_WANTED
worth_learning[deeds.IgnoreRank] = LITTLE_WANTED
worth_learning[deeds.VisitEmporium] = LITTLE_WANTED

# ruff: noqa: ARG001 - all deeds have one shape


@weighs(deeds.Crowns, deeds.VisitEmporium)
def gain(turn: Turn, target: int | None, deed: deeds.Crowns | deeds.VisitEmporium) -> float:
    """Rather than nothing."""
    return 2 * IDLE


@weighs(deeds.IgnoreRank)
def ignore_rank(turn: Turn, target: int | None, deed: deeds.IgnoreRank) -> float:
    """The instinct plans no second step."""
    return NEVER
