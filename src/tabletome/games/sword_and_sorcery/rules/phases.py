"""The phases of a quest in the order of the rulebook. SS-SETUP-01, SS-ROUND-01, SS-BATTLE-01, SS-END-01

A phase is named here, so that every chapter can say what comes next, and run where `@runs` names it: preparations in
`setup.py`, the round in `flow.py` and `event_phase.py`, turns in `hero_turn.py`, `companion_turn.py`, `ghost_turn.py`,
the end of a quest in `campaign/flow.py`.
"""

from __future__ import annotations

from typing import Final

from tabletome.engine import Phase

PREPARE: Final = Phase("prepare")
"""Hero after hero learns the powers of the Soulrank."""
GIVE_GIFTS: Final = Phase("give_gifts")
"""A party that does not come from an earlier quest gets treasures and soul weapons."""
GO_SHOPPING: Final = Phase("go_shopping")
"""The heroes visit the Emporium before the quest."""
TAKE_PLACES: Final = Phase("take_places")
"""Each hero chooses where to start."""
OPENING: Final = Phase("opening")
"""The story begins."""

TIME_PHASE: Final = Phase("time_phase")
"""A round begins: effects end, powers cool down."""
SOUL_STEP: Final = Phase("soul_step")
"""Soul points raise Soulranks and resurrect ghost souls."""

NEXT_TURN: Final = Phase("next_turn")
"""The players say which hero comes next; after the last one the Event Phase follows."""
HERO_TURN: Final = Phase("hero_turn")
"""The active hero does one thing, or ends the turn."""
COMPANION_TURN: Final = Phase("companion_turn")
"""The companion that the active hero has summoned does one thing."""
GHOST_TURN: Final = Phase("ghost_turn")
"""The active hero, who is a ghost soul, does one thing."""
END_HERO_TURN: Final = Phase("end_hero_turn")
"""What lasted for the turn ends."""
ENEMY_TURN: Final = Phase("enemy_turn")
"""An encounter card says which enemies act."""
ACTIVATE_NEXT: Final = Phase("activate_next")
"""The next of these enemies acts."""

EVENT_PHASE: Final = Phase("event_phase")
"""The event deck is turned on."""

FINISH: Final = Phase("finish")
"""The quest is won or lost; the campaign goes on or the game ends."""

ALL: Final = (
    PREPARE, GIVE_GIFTS, GO_SHOPPING, TAKE_PLACES, OPENING, TIME_PHASE, SOUL_STEP, NEXT_TURN, HERO_TURN, COMPANION_TURN,
    GHOST_TURN, END_HERO_TURN, ENEMY_TURN, ACTIVATE_NEXT, EVENT_PHASE, FINISH,
)  # fmt: skip
