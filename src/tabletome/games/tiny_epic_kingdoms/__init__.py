"""Tiny Epic Kingdoms: two to five tiny kingdoms on cards the size of a hand. TEK-INTRO-02

Read `rules/flow.py` first: it is the spine of the rulebook. Every topic of the book's index has its place in the
modules beside it. TEK-INTRO-01
"""

from __future__ import annotations

from pathlib import Path

from tabletome.engine import Game, Preset
from tabletome.games.tiny_epic_kingdoms.actions import VOCABULARY
from tabletome.games.tiny_epic_kingdoms.bots.evaluate import aspects, evaluate
from tabletome.games.tiny_epic_kingdoms.bots.features import FEATURES
from tabletome.games.tiny_epic_kingdoms.bots.instinct import instinct
from tabletome.games.tiny_epic_kingdoms.content.inventory import contents
from tabletome.games.tiny_epic_kingdoms.honours import ACHIEVEMENTS, CHALLENGE, marks
from tabletome.games.tiny_epic_kingdoms.knowledge import check, imagine, labels
from tabletome.games.tiny_epic_kingdoms.lessons import LESSONS
from tabletome.games.tiny_epic_kingdoms.rules import flow, setup
from tabletome.games.tiny_epic_kingdoms.state import State
from tabletome.games.tiny_epic_kingdoms.view.catalogue import catalogue
from tabletome.games.tiny_epic_kingdoms.view.narration import narrate
from tabletome.games.tiny_epic_kingdoms.view.progress import progress
from tabletome.games.tiny_epic_kingdoms.view.questions import question
from tabletome.games.tiny_epic_kingdoms.view.scene import scene
from tabletome.games.tiny_epic_kingdoms.view.terms import terms
from tabletome.games.tiny_epic_kingdoms.view.war import panels

GAME = Game(
    name="tiny_epic_kingdoms",
    version="4",
    folder=Path(__file__).parent,
    options=setup.KingdomOptions,
    state=State,
    setup=setup.new_game,
    phases=(
        setup.prepare_kingdom,
        setup.lay_out_the_rest,
        flow.begin_turn,
        flow.act_or_collect,
        flow.end_of_turn,
        flow.end_of_game,
    ),
    actions=VOCABULARY,
    scene=scene,
    progress=progress,
    question=question,
    panels=panels,
    narrate=narrate,
    imagine=imagine,
    evaluate=evaluate,
    aspects=aspects,
    features=FEATURES,
    instinct=instinct,
    check=check,
    contents=contents,
    catalogue=catalogue,
    terms=terms,
    labels=labels,
    playout=4,
    curiosity=0.2,
    levels={
        "novice": "casual:doubt=2.5",
        "adept": "casual:doubt=1.5",
        "expert": "mcts:iterations=10",
        "master": "mcts:iterations=24",
    },
    tempers={
        "aggressive": {"rivals": 1.0, "captured": 1.0, "income": 0.5},
        "builder": {"tower": 1.0, "magic": 1.0, "stores": 0.5},
    },
    lessons=LESSONS,
    marks=marks,
    challenge=CHALLENGE,
    achievements=ACHIEVEMENTS,
    minutes=(30, 60),
    weight=2,
    presets=(
        Preset("usual", {}, icon="castle"),
        Preset("first", {"players": 2, "resources": "recommended"}, icon="sprout"),
        Preset("exploration", {"exploration": True, "factions": "chosen"}, icon="treasure-map"),
    ),
)
