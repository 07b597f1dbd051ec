"""Moments within a Movement or a Combat at which the active hero may still do other things. SS-BATTLE-07"""

from __future__ import annotations

from typing import Any

from tabletome.engine import Decision, Script
from tabletome.games.sword_and_sorcery.state import State

PAUSE: Decision[Any] = Decision(0, "pause", ())
"""What an activity yields there. Nobody is asked it: `hero_turn` asks the hero in its place."""
OUT_OF_REACH: Decision[Any] = Decision(0, "pause", ())
"""The same, where the attack that follows has no target in reach: only what could bring one matters."""


def pause(g: State, *, in_reach: bool = True) -> Script:
    """Before an attack by or at the active hero, in the hero's own turn. SS-BATTLE-07, SS-ACT-12, SS-COMBAT-25"""
    if g.turn.may_pause:
        yield PAUSE if in_reach else OUT_OF_REACH
