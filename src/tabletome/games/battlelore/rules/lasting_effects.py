"""What cards do for a while: laying an effect on units and ending it. The words are in content/lasting_effects.py.

Whoever wants to know whether one is in force asks `g.effect(word, unit)`.
"""

from __future__ import annotations

from tabletome.games.battlelore.content.lasting_effects import Effect, LastingEffect, Until
from tabletome.games.battlelore.state import State


def lay_on(g: State, word: Effect, on: int, number: int, until: Until) -> None:
    """From now on this word holds for a unit, or for all units of a seat (`side(seat)`)."""
    g.turn.effects = (*g.turn.effects, LastingEffect(word, on, number, until))


def end_all(g: State, until: Until) -> None:
    """End the effects that last until now."""
    if g.turn.effects:
        g.turn.effects = tuple(effect for effect in g.turn.effects if effect.until is not until)


def use_up(g: State, word: Effect, unit: int) -> None:
    """End an effect on one unit that works once."""
    g.turn.effects = tuple(effect for effect in g.turn.effects if effect[:2] != (word, unit))
