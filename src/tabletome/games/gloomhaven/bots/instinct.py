"""What a sensible player would do without thinking long: how likely each choice is, for bots and for quick games.

Every judge gives a worth to each option of a decision, in points of damage dealt (see outlook.py); the likelihood
falls off quickly below the best. The judges of a round are in turn_instinct.py, those of damage and rest in
loss_instinct.py, those before a scenario in setup_instinct.py, those between scenarios in city_instinct.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from tabletome.engine import Decision
from tabletome.games.gloomhaven import actions as a
from tabletome.games.gloomhaven.bots.city_instinct import CITY_JUDGES
from tabletome.games.gloomhaven.bots.loss_instinct import LOSS_JUDGES
from tabletome.games.gloomhaven.bots.setup_instinct import SETUP_JUDGES
from tabletome.games.gloomhaven.bots.turn_instinct import TURN_JUDGES
from tabletome.games.gloomhaven.state import State

CARE = 0.12
"""An option worth so many points less than the best is about a third as likely."""
LITTLE = 1e-6

Judge = Callable[[State, Decision, Any], Sequence[float]]


def instinct(g: State, decision: Decision) -> Sequence[float]:
    """How likely a sensible player is to take each option."""
    judge = JUDGES.get(decision.kind)
    if judge is None or len(decision.options) == 1 or is_controlled(g):
        return [1.0] * len(decision.options)
    worths = judge(g, decision, decision.about or {})
    best = max(worths)
    return [max(exp((worth - best) / CARE), LITTLE) for worth in worths]


def is_controlled(g: State) -> bool:
    """Whether a character acts whose mind is controlled: it does its own side harm, whatever it chooses."""
    return 0 <= g.turn.acting < len(g.heroes) and g.figures[g.turn.acting].hostile


def judge_by_name(*liked: type) -> Judge:
    """These whenever they are offered."""

    def judge(g: State, decision: Decision, about: Any) -> list[float]:  # noqa: ARG001
        return [1.0 if isinstance(option, liked) else 0.0 for option in decision.options]

    return judge


JUDGES: dict[str, Judge] = {
    **SETUP_JUDGES,
    **TURN_JUDGES,
    **LOSS_JUDGES,
    **CITY_JUDGES,
    "consume": judge_by_name(a.Consume),
    "part": judge_by_name(a.Apply),
    "soothe": judge_by_name(a.Apply),
    "pack": judge_by_name(a.Choose),
    "bestow": judge_by_name(a.Choose),
    "as-heal": judge_by_name(a.Skip),
    "song": judge_by_name(a.EndBonus),
    "item": judge_by_name(a.Use),
    "give-away": judge_by_name(a.Use),
    "take-thing": judge_by_name(a.Skip),
    "attacked": judge_by_name(a.Use),
    "damaged": judge_by_name(a.Use),
    "summon": judge_by_name(a.Place),
    "lay-trap": judge_by_name(a.Place),
    "extra-turn": judge_by_name(a.Choose),
    "ally": judge_by_name(a.Choose),
    "companion": judge_by_name(a.Place),
    "forgo-top": judge_by_name(a.Skip),
    "forgo-bottom": judge_by_name(a.Skip),
    "swap": judge_by_name(a.Skip),
    "swap-with": judge_by_name(a.Skip),
    "refresh-whose": judge_by_name(a.Choose),
    "hurt": judge_by_name(a.Choose),
}
