"""What a Mage Knight tells partners with a Tactic: how soon it means to act in this Round. Tactics lie open."""

from __future__ import annotations

from tabletome.engine import Action, Decision
from tabletome.games.mage_knight.actions import ChooseTactic
from tabletome.games.mage_knight.content.tactics import TACTICS
from tabletome.games.mage_knight.state import State
from tabletome.scene import Text, t

EARLY, LATE = 2, 5
"""A Tactic up to the first number is early, from the second on late."""


def intent(g: State, decision: Decision, option: Action) -> Text | None:  # noqa: ARG001 - as every game is asked
    if not isinstance(option, ChooseTactic):
        return None
    number = TACTICS[option.tactic].number
    soon = "early" if number <= EARLY else "late" if number >= LATE else "between"
    return t("intent-tactic", soon=soon, tactic=t(f"tactic-{option.tactic}"))
