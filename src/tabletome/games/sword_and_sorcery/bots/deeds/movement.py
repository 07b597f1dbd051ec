"""What deeds are worth that move the user, or make moving easier."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.bots.deeds.entries import LITTLE_WANTED, weighs, worth_learning
from tabletome.games.sword_and_sorcery.bots.turn import Turn
from tabletome.games.sword_and_sorcery.bots.weights import GOOD, HARDLY, NEVER
from tabletome.games.sword_and_sorcery.content.notation import deeds

worth_learning[deeds.Rush] = LITTLE_WANTED
worth_learning[deeds.Blink] = LITTLE_WANTED
worth_learning[deeds.Tumble] = LITTLE_WANTED

# ruff: noqa: ARG001 - all deeds have one shape


@weighs(deeds.Rush)
def rush(turn: Turn, target: int | None, deed: deeds.Rush) -> float:
    """Once the Movement has begun and does not suffice."""
    if turn.fighting or turn.pinned or turn.arrived:
        return NEVER
    own = turn.g.turn
    return GOOD if own.movement_open and own.movement_points < turn.away(turn.at) else HARDLY


@weighs(deeds.Blink, deeds.Tumble)
def escape(turn: Turn, target: int | None, deed: deeds.Blink | deeds.Tumble) -> float:
    """The instinct stays and fights."""
    return NEVER
