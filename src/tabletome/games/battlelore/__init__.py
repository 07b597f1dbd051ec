"""BattleLore, first edition: two armies, a deck of orders, and magic that answers.

Read `rules/flow.py` first: it is a turn as the rulebook tells it.
"""

from __future__ import annotations

from pathlib import Path

from tabletome.engine import Game, Preset
from tabletome.games.battlelore.actions import VOCABULARY
from tabletome.games.battlelore.bots.evaluate import aspects, evaluate
from tabletome.games.battlelore.bots.features import FEATURES
from tabletome.games.battlelore.bots.instinct import instinct
from tabletome.games.battlelore.bots.outline import OUTLINE
from tabletome.games.battlelore.cards import cleric, rogue, warrior, wizard
from tabletome.games.battlelore.content.adventures import check_file
from tabletome.games.battlelore.content.inventory import contents
from tabletome.games.battlelore.honours import ACHIEVEMENTS, CHALLENGE, marks
from tabletome.games.battlelore.knowledge import check, imagine, labels
from tabletome.games.battlelore.lessons import LESSONS
from tabletome.games.battlelore.migrations import MIGRATIONS
from tabletome.games.battlelore.rules import flow, setup
from tabletome.games.battlelore.state import State
from tabletome.games.battlelore.view.battle import panels
from tabletome.games.battlelore.view.catalogue import catalogue
from tabletome.games.battlelore.view.foretold import foretold
from tabletome.games.battlelore.view.narration import narrate
from tabletome.games.battlelore.view.progress import progress
from tabletome.games.battlelore.view.questions import question
from tabletome.games.battlelore.view.scene import scene
from tabletome.games.battlelore.view.terms import terms
from tabletome.games.battlelore.view.wording import sides

GAME = Game(
    name="battlelore",
    version="6",
    folder=Path(__file__).parent,
    options=setup.BattleOptions,
    state=State,
    setup=setup.new_game,
    phases=(
        setup.call_councils,
        setup.keep_starting_lore,
        setup.place_landmark,
        setup.first_turn,
        flow.command_phase,
        flow.order_phase,
        flow.movement_phase,
        flow.combat_phase,
        flow.end_of_combat,
        flow.draw_phase,
    ),
    chapters=(wizard, warrior, cleric, rogue),
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
    outline=OUTLINE,
    instinct=instinct,
    playout=0,
    levels={
        "novice": "casual:doubt=3.5",
        "adept": "instinct",
        "expert": "mcts:iterations=80",
        "master": "mcts:iterations=800",
    },
    tempers={
        "aggressive": {"banners": 1.0, "enemy-units": 1.0, "attacks": 1.0},
        "builder": {"units": 1.0, "danger": 1.0, "lore": 1.0},
    },
    check=check,
    contents=contents,
    catalogue=catalogue,
    terms=terms,
    labels=labels,
    sides=sides,
    secret_hands=True,
    check_file=check_file,
    migrations=MIGRATIONS,
    lessons=LESSONS,
    foretold=foretold,
    marks=marks,
    challenge=CHALLENGE,
    achievements=ACHIEVEMENTS,
    minutes=(45, 75),
    weight=2,
    presets=(
        Preset("usual", {"adventure": "first-spark"}, icon="crossed-swords"),
        Preset("first", {"adventure": "agincourt"}, icon="sprout"),
        Preset("masters", {"adventure": "hill-of-masters", "councils": "custom"}, icon="spell-book"),
    ),
)
