"""Sword & Sorcery: immortal souls against the forces of evil, which act by their own scrolls. SS-OVER-01, SS-OVER-02

Read `flow.py` (rounds), then `hero_turn.py`, `attack.py` and `defence.py`. What enemies do is in `enemies.py`, what
quests and cards order in `orders.py`. The book has a part for all, one for heroes and one for enemies (SS-OVER-04).
"""

from __future__ import annotations

from pathlib import Path

from tabletome.engine import Game
from tabletome.games.sword_and_sorcery.actions import VOCABULARY
from tabletome.games.sword_and_sorcery.bots.evaluate import evaluate
from tabletome.games.sword_and_sorcery.bots.instinct import instinct
from tabletome.games.sword_and_sorcery.content.inventory import contents
from tabletome.games.sword_and_sorcery.content.quests import check_file
from tabletome.games.sword_and_sorcery.knowledge import check, imagine, labels
from tabletome.games.sword_and_sorcery.rules import event_phase, flow, hero_turn, setup
from tabletome.games.sword_and_sorcery.state import State
from tabletome.games.sword_and_sorcery.view.catalogue import catalogue
from tabletome.games.sword_and_sorcery.view.scene import (
    narrate,
    question,
    scene,
)

__all__ = ["GAME"]

GAME = Game(
    name="sword_and_sorcery",
    version="1",
    folder=Path(__file__).parent,
    options=setup.SwordOptions,
    state=State,
    setup=setup.new_game,
    phases=(
        setup.prepare,
        setup.give_gifts,
        setup.go_shopping,
        setup.take_places,
        setup.opening,
        flow.time_phase,
        flow.soul_step,
        flow.next_turn,
        hero_turn.hero_turn,
        hero_turn.companion_turn,
        hero_turn.ghost_turn,
        flow.end_hero_turn,
        flow.enemy_turn,
        flow.activate_next,
        event_phase.event_phase,
        flow.finish,
    ),
    actions=VOCABULARY,
    scene=scene,
    question=question,
    narrate=narrate,
    imagine=imagine,
    evaluate=evaluate,
    check=check,
    contents=contents,
    labels=labels,
    catalogue=catalogue,
    check_file=check_file,
    instinct=instinct,
    bot="instinct",
    cooperative=lambda options: True,  # noqa: ARG005 - the party wins or loses together, whatever the options
)
