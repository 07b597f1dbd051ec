"""What deeds are worth that give shields, armor and hits for a while."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.bots.deeds.entries import weighs, weight_of_ward, worth_learning
from tabletome.games.sword_and_sorcery.bots.turn import Turn
from tabletome.games.sword_and_sorcery.bots.weights import GOOD, HARDLY, NEVER
from tabletome.games.sword_and_sorcery.content.notation import deeds

worth_learning[deeds.MagicShields] = 2.0
worth_learning[deeds.ShieldBonus] = 2.0
worth_learning[deeds.ArmorBonus] = 2.0
worth_learning[deeds.HitBonus] = 2.0

# ruff: noqa: ARG001 - all deeds have one shape


@weighs(deeds.MagicShields, deeds.ShieldBonus, deeds.ArmorBonus)
def ward(turn: Turn, target: int | None, deed: deeds.Deed) -> float:
    """With enemies about."""
    return weight_of_ward(turn)


@weighs(deeds.HitBonus)
def bless(turn: Turn, target: int | None, deed: deeds.HitBonus) -> float:
    """For whoever is still to strike."""
    g = turn.g
    if not turn.threatened or (target is not None and target < g.companion and g.heroes[target].has_acted):
        return NEVER
    return GOOD if turn.fighting or target != turn.hero else HARDLY
