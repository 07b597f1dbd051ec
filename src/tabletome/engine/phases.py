"""Phases: the named steps of a game. `state.phase` says which one runs next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine.decisions import Script

PhaseFunction = Callable[[Any], Script | None]


class Phase(str):
    """A step of a game: its name, which is what the state stores, together with the rule that runs it."""

    run: PhaseFunction


def phase(rule: PhaseFunction) -> Phase:
    """Make a rule function a phase: `g.phase = end_of_turn` lets it run next.

    A phase that asks nothing is an ordinary function; one that asks is a script. Whatever must survive from one phase
    to the next is in the state, and a script keeps nothing hidden in its own variables while it waits for an answer.
    """
    named = Phase(rule.__name__)
    named.run = rule
    named.__doc__ = rule.__doc__
    return named
