"""What deeds are worth that hurt and hamper."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.bots.deeds.entries import LITTLE_WANTED, weighs, weight_of_ward, worth_learning
from tabletome.games.sword_and_sorcery.bots.turn import Turn
from tabletome.games.sword_and_sorcery.bots.weights import BLOW, GOOD, NEVER, USEFUL
from tabletome.games.sword_and_sorcery.content.notation import deeds
from tabletome.games.sword_and_sorcery.content.notation.deeds import Whom

worth_learning[deeds.Harm] = LITTLE_WANTED
worth_learning[deeds.Afflict] = LITTLE_WANTED
worth_learning[deeds.RollToAfflict] = LITTLE_WANTED
worth_learning[deeds.Command] = LITTLE_WANTED

# ruff: noqa: ARG001 - all deeds have one shape


@weighs(deeds.Harm)
def harm(turn: Turn, target: int | None, deed: deeds.Harm) -> float:
    """Worth nothing of its own: it is a price, or comes with something better."""
    return NEVER


@weighs(deeds.Afflict, deeds.Command)
def hamper(turn: Turn, target: int | None, deed: deeds.Afflict | deeds.Command) -> float:
    """The more enemies the better; a Combat spent on it is an attack less."""
    if target is not None:
        return GOOD
    return 0.5 * BLOW if deed.to is Whom.ENEMIES_HERE and len(turn.foes_here) > 1 else USEFUL


@weighs(deeds.RollToAfflict)
def roll_to_afflict(turn: Turn, target: int | None, deed: deeds.RollToAfflict) -> float:
    return weight_of_ward(turn)
