"""What passives are worth to learn."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.notation import passives
from tabletome.games.sword_and_sorcery.content.notation.passives import Passive

worth_learning_passive: dict[type[Passive], float] = {
    passives.MaxHp: 4.0,
    passives.DefenceReroll: 2.0,
    passives.HitsOnWounded: 2.0,
    passives.BowReach: 1.0,
    passives.SaveDice: 0.5,
    passives.MovementPoints: 0.5,
    passives.Capacity: 0.5,
    passives.TreasureChoices: 0.5,
    passives.WeaponHits: 0.5,
    passives.ShieldsInDefence: 0.5,
    passives.Mirror: 0.5,
}
"""How much a hero wants a power that gives this; the weight of learning it is the square. Set by hand."""
