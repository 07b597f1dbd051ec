"""Phases: the named steps of a game. `state.phase` says which one runs next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from tabletome.engine.decisions import Script

PhaseFunction = Callable[[Any], Script | None]
F = TypeVar("F", bound=PhaseFunction)


class Phase(str):
    """A step of a game: its name, which is what the state stores, together with the rule that runs it.

    A phase that asks nothing is an ordinary function; one that asks is a script. Whatever must survive from one phase
    to the next is in the state, and a script keeps nothing hidden in its own variables while it waits for an answer.
    """

    run: PhaseFunction


def phase(rule: PhaseFunction) -> Phase:
    """Make a rule function a phase: `g.phase = end_of_turn` lets it run next."""
    named = Phase(rule.__name__)
    runs(named)(rule)
    return named


def runs(named: Phase) -> Callable[[F], F]:
    """Give a phase that was named beforehand the rule that runs it.

    Where phases of several modules lead to each other, `rules/phases.py` names them all, so that each module can say
    what comes next without importing the others.
    """

    def bind(rule: F) -> F:
        assert not hasattr(named, "run"), f"the phase {named} is run by {named.run.__name__} already"
        named.run = rule
        named.__doc__ = rule.__doc__
        return rule

    return bind
