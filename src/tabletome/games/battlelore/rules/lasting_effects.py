"""What cards do for a while: laying an effect on units and ending it. The words are in content/lasting_effects.py.

Whoever wants to know whether one is in force asks `g.effect(word, unit)`.
"""

from __future__ import annotations

from tabletome.games.battlelore.state import State


def lay_on(g: State, word: str, on: int, number: int, until: str) -> None:
    """From now on this word holds for a unit, or for all units of a seat (`side(seat)`)."""
    g.effects = (*g.effects, (word, on, number, until))


def end_all(g: State, until: str) -> None:
    """Effects that last no longer."""
    if g.effects:
        g.effects = tuple(effect for effect in g.effects if effect[3] != until)


def use_up(g: State, word: str, unit: int) -> None:
    """An effect on one unit that works once."""
    g.effects = tuple(effect for effect in g.effects if effect[:2] != (word, unit))
