"""What deeds are worth that heal wounds, conditions and used powers."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.bots.deeds.entries import LITTLE_WANTED, weighs, worth_learning
from tabletome.games.sword_and_sorcery.bots.turn import Turn, health_of
from tabletome.games.sword_and_sorcery.bots.weights import BADLY_HURT, FIRST, HARDLY, HURT, IDLE, USEFUL
from tabletome.games.sword_and_sorcery.content.notation import deeds
from tabletome.games.sword_and_sorcery.rules.deeds.entries import amount

worth_learning[deeds.Heal] = 4.0
worth_learning[deeds.Cure] = LITTLE_WANTED
worth_learning[deeds.Refresh] = LITTLE_WANTED

# ruff: noqa: ARG001 - all deeds have one shape


@weighs(deeds.Heal)
def heal(turn: Turn, target: int | None, deed: deeds.Heal) -> float:
    """The worst hurt first, and as much as heals."""
    g = turn.g
    hurt = turn.hero if target is None else target
    health = health_of(g, hurt)
    if health > HURT:
        return HARDLY
    healed = min(amount(g, turn.hero, deed.hp), g.figures[hurt].wounds)
    return (FIRST if health <= BADLY_HURT else USEFUL) * healed * (1 - health)


@weighs(deeds.Cure, deeds.Refresh)
def recover(turn: Turn, target: int | None, deed: deeds.Cure | deeds.Refresh) -> float:
    """Rather than nothing."""
    return 2 * IDLE
