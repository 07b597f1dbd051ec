"""What several Lore cards do alike: each makes the effect of one card. BL-LCARD-09

What is halved is rounded up: BL-LPLAY-14.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

from tabletome.games.battlelore.content.lasting_effects import Effect, LastingEffect, Until, side
from tabletome.games.battlelore.content.notation import STRIKE
from tabletome.games.battlelore.content.tactics import Tactic
from tabletome.games.battlelore.content.troops import CREATURE
from tabletome.games.battlelore.rules.casting import CardEffect, Cast
from tabletome.games.battlelore.rules.lasting_effects import lay_on
from tabletome.games.battlelore.rules.units import critical_roll, lose_figures, roll
from tabletome.games.battlelore.state import State


def acts_on_another_card(cast: Cast) -> None:
    """The card cancels another Lore card or goes with one, which rules/lore.py sees to; it does nothing besides."""


@dataclasses.dataclass(frozen=True)
class LaidOnFighter:
    """An effect on one of those who fight the battle, and nothing besides: what it changes can be told beforehand."""

    word: Effect
    on_attacker: bool
    number: int
    until: Until
    per_level: int

    def __call__(self, cast: Cast) -> None:
        lay_on(cast.g, *self.laid(cast))

    def laid(self, cast: Cast) -> LastingEffect:
        """What the card lays on whom."""
        fighter = cast.attacker if self.on_attacker else cast.defender
        return LastingEffect(self.word, fighter, self.number + self.per_level * cast.level, self.until)


def attacker_gets(word: Effect, number: int = 1, until: Until = Until.TURN, per_level: int = 0) -> CardEffect:
    """An effect on the attacker of the battle."""
    return LaidOnFighter(word, True, number, until, per_level)


def defender_gets(word: Effect, number: int = 1, until: Until = Until.TURN, per_level: int = 0) -> CardEffect:
    """An effect on the defender of the battle."""
    return LaidOnFighter(word, False, number, until, per_level)


def target_gets(word: Effect) -> CardEffect:
    """An effect on the unit that was named, for this turn."""
    return lambda cast: lay_on(cast.g, word, cast.unit, 1, Until.TURN)


def my_units_get(word: Effect) -> CardEffect:
    """An effect on all own units, for this turn."""
    return lambda cast: lay_on(cast.g, word, side(cast.seat), 1, Until.TURN)


def enemy_units_get(word: Effect) -> CardEffect:
    """An effect on all enemy units, for this turn."""
    return lambda cast: lay_on(cast.g, word, side(cast.opponent), 1, Until.TURN)


def give_orders(tactic: Tactic, number: int, per_level: int) -> CardEffect:
    """Orders of the card's own, in any section."""

    def effect(cast: Cast) -> None:
        cast.g.turn.tactic = tactic
        cast.g.turn.orders = (number + per_level * cast.level,)

    return effect


def blast(cast: Cast, unit: int, dice: int, strikes: bool = False) -> None:
    """Dice that no unit rolls: helmets of the target's colour hit, nothing else does. BL-LCARD-09"""
    rolled = roll(cast.g, cast.seat, dice, "card")
    hits = rolled.count(cast.g.troop(unit).colour) + (rolled.count(STRIKE) if strikes else 0)
    if cast.g.troop(unit).troop_class == CREATURE and hits:
        critical_roll(cast.g, unit, hits)
    else:
        lose_figures(cast.g, unit, hits, "card")


def blast_all(test: Callable[[State, int], bool]) -> CardEffect:
    """A die a level and 1 more at each enemy unit on such a hex; Bonus Strikes hit too."""

    def effect(cast: Cast) -> None:
        for unit in [each for each in cast.g.units_of(cast.opponent) if test(cast.g, cast.g.at[each])]:
            blast(cast, unit, cast.level + 1, strikes=True)

    return effect
