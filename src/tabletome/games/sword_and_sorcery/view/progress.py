"""How far a quest has come, for lists of games."""

from __future__ import annotations

from tabletome.engine import Progress
from tabletome.games.sword_and_sorcery.state import State
from tabletome.scene import t


def progress(g: State) -> Progress:
    """Event cards that are used up: with the last of them the quest is lost. SS-EVENT-23"""
    left = len(g.events) + len(g.events_up)
    total = max(left, sum(len(group) for group in g.plan.events))
    return Progress(total - left, total, t("progress-events", left=left))
