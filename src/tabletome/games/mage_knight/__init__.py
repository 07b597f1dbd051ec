"""Mage Knight: heroes of the Void explore a land of the Atlantean Empire, grow, and conquer.

In `rules/` read `phases.py` (what there is to come), then `flow.py`, the spine of the rulebook; `turn.py` is a turn,
`combat/` a combat, `end_of_turn.py` what follows. Taking back is the engine's: a turn can be undone up to the last
news. MK-EFF-16, 18

What is printed on cards is in `content/`, what they do in `cards/`, in the notation of `rules/deeds/notation.py`.
"""

from __future__ import annotations

from pathlib import Path

from tabletome.engine import Game, Preset
from tabletome.games.mage_knight.actions import VOCABULARY
from tabletome.games.mage_knight.bots.evaluate import aspects, evaluate
from tabletome.games.mage_knight.bots.features import FEATURES
from tabletome.games.mage_knight.bots.instinct import instinct
from tabletome.games.mage_knight.cards import library
from tabletome.games.mage_knight.content.inventory import contents
from tabletome.games.mage_knight.honours import ACHIEVEMENTS, CHALLENGE, marks
from tabletome.games.mage_knight.knowledge import check, imagine, labels
from tabletome.games.mage_knight.lessons import LESSONS
from tabletome.games.mage_knight.migrations import MIGRATIONS
from tabletome.games.mage_knight.rules import end_of_turn, flow, phases, setup, turn
from tabletome.games.mage_knight.rules.combat import attack, block, damage, outcome, pvp, start
from tabletome.games.mage_knight.rules.interaction import interact
from tabletome.games.mage_knight.rules.map import mazes
from tabletome.games.mage_knight.rules.scenario import scoring
from tabletome.games.mage_knight.state import State
from tabletome.games.mage_knight.view.catalogue import catalogue
from tabletome.games.mage_knight.view.enemies import terms
from tabletome.games.mage_knight.view.intents import intent
from tabletome.games.mage_knight.view.narration import narrate
from tabletome.games.mage_knight.view.progress import progress
from tabletome.games.mage_knight.view.questions import question
from tabletome.games.mage_knight.view.scene import scene

CHAPTERS = (
    setup, flow, turn, mazes, interact, start, attack, block, damage, outcome, pvp, end_of_turn, scoring,
    *library.MODULES,
)  # fmt: skip
"""The modules whose rules run the phases, in the order of the book, and those that declare what cards do."""

GAME = Game(
    name="mage_knight",
    version="6",
    folder=Path(__file__).parent,
    options=setup.MageKnightOptions,
    state=State,
    setup=setup.new_game,
    phases=phases.ALL,
    chapters=CHAPTERS,
    actions=VOCABULARY,
    scene=scene,
    progress=progress,
    question=question,
    narrate=narrate,
    imagine=imagine,
    evaluate=evaluate,
    aspects=aspects,
    features=FEATURES,
    instinct=instinct,
    playout=0,
    levels={
        "novice": "casual:doubt=5",
        "adept": "casual:doubt=3",
        "expert": "instinct",
        "master": "mcts:iterations=40",
    },
    tempers={
        "aggressive": {"fame": 1.0, "battle": 1.0, "cities": 1.0, "rivals": 1.0},
        "builder": {"units": 1.0, "crystals": 1.0, "cards": 1.0, "reputation": 1.0},
    },
    intent=intent,
    requests={
        "help": {"healing": 2.0, "wounds": 1.0, "units": 1.0},
        "go-ahead": {"land": 2.0, "way": 2.0, "cities": 1.0},
        "hold": {"safety": 2.0, "cards": 1.0, "crystals": 1.0},
    },
    check=check,
    contents=contents,
    catalogue=catalogue,
    terms=terms,
    labels=labels,
    cooperative=setup.is_cooperative,
    secret_hands=True,
    migrations=MIGRATIONS,
    lessons=LESSONS,
    marks=marks,
    course=("scenario", "city_level"),
    challenge=CHALLENGE,
    achievements=ACHIEVEMENTS,
    minutes=(120, 240),
    weight=5,
    presets=(
        Preset("usual", {"players": 1, "scenario": "solo-conquest"}, icon="castle"),
        Preset("first", {"players": 1, "scenario": "first-reconnaissance"}, icon="sprout"),
        Preset("rivals", {"players": 2, "scenario": "blitz-conquest"}, icon="crossed-swords"),
    ),
)
