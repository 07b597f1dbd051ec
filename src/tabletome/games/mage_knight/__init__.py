"""Mage Knight: heroes of the Void explore a land of the Atlantean Empire, grow, and conquer.

Read `flow.py` first: it is the spine of the rulebook; `turn.py` is a turn, `combat.py` and `damage.py` a combat,
`end_of_turn.py` what follows. Taking back is the engine's: a turn can be undone up to the last news. MK-EFF-16, 18

What cards do is written in `content/`, in the notation of `content/notation.py`.
"""

from __future__ import annotations

from pathlib import Path

from tabletome.engine import Game
from tabletome.games.mage_knight.actions import VOCABULARY
from tabletome.games.mage_knight.bots.evaluate import evaluate
from tabletome.games.mage_knight.bots.instinct import instinct
from tabletome.games.mage_knight.content.inventory import contents
from tabletome.games.mage_knight.knowledge import check, imagine, labels
from tabletome.games.mage_knight.rules import end_of_turn, flow, setup, turn
from tabletome.games.mage_knight.rules.combat import damage, pvp
from tabletome.games.mage_knight.rules.combat import phases as combat
from tabletome.games.mage_knight.rules.locals import interaction
from tabletome.games.mage_knight.rules.map import mazes
from tabletome.games.mage_knight.rules.scenario import scoring
from tabletome.games.mage_knight.state import State
from tabletome.games.mage_knight.view.catalogue import catalogue
from tabletome.games.mage_knight.view.scene import (
    narrate,
    question,
    scene,
)

GAME = Game(
    name="mage_knight",
    version="1",
    folder=Path(__file__).parent,
    options=setup.MageKnightOptions,
    state=State,
    setup=setup.new_game,
    phases=(
        *setup.PHASES,
        *flow.PHASES,
        *turn.PHASES,
        *combat.PHASES,
        *mazes.PHASES,
        *damage.PHASES,
        *interaction.PHASES,
        *pvp.PHASES,
        *end_of_turn.PHASES,
        scoring.end_of_game,
    ),
    actions=VOCABULARY,
    scene=scene,
    question=question,
    narrate=narrate,
    imagine=imagine,
    evaluate=evaluate,
    instinct=instinct,
    playout=0,
    check=check,
    contents=contents,
    catalogue=catalogue,
    labels=labels,
    cooperative=setup.is_cooperative,
)
