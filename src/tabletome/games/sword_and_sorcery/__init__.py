"""Sword & Sorcery: immortal souls against the forces of evil, which act by their own scrolls. SS-OVER-01, SS-OVER-02

The book has a part for all, one for heroes and one for enemies (SS-OVER-04); `rules` has a folder for each. Read
`rules/phases.py` first, then `rules/flow.py` (a round), `rules/hero_turn.py`, `rules/combat/attack.py` and
`rules/enemies/activation.py`. What quests and cards order is in `rules/story/orders.py`.
"""

from __future__ import annotations

from pathlib import Path

from tabletome.engine import Game, Preset
from tabletome.games.sword_and_sorcery.actions import VOCABULARY
from tabletome.games.sword_and_sorcery.bots import words as worth_of_words
from tabletome.games.sword_and_sorcery.bots.evaluate import aspects, evaluate
from tabletome.games.sword_and_sorcery.bots.features import FEATURES
from tabletome.games.sword_and_sorcery.bots.instinct import instinct
from tabletome.games.sword_and_sorcery.campaign import flow as campaign_flow
from tabletome.games.sword_and_sorcery.content.inventory import contents
from tabletome.games.sword_and_sorcery.content.quests import check_file
from tabletome.games.sword_and_sorcery.honours import ACHIEVEMENTS, CHALLENGE, marks
from tabletome.games.sword_and_sorcery.knowledge import check, imagine, labels
from tabletome.games.sword_and_sorcery.lessons import LESSONS
from tabletome.games.sword_and_sorcery.migrations import MIGRATIONS
from tabletome.games.sword_and_sorcery.rules import (
    companion_turn,
    event_phase,
    flow,
    ghost_turn,
    hero_turn,
    phases,
    setup,
)
from tabletome.games.sword_and_sorcery.rules import words as rules_of_words
from tabletome.games.sword_and_sorcery.state import State
from tabletome.games.sword_and_sorcery.view import words as texts_of_words
from tabletome.games.sword_and_sorcery.view.battle import panels
from tabletome.games.sword_and_sorcery.view.catalogue import catalogue
from tabletome.games.sword_and_sorcery.view.foretold import foretold
from tabletome.games.sword_and_sorcery.view.intents import intent
from tabletome.games.sword_and_sorcery.view.maps import QUEST_MAPS
from tabletome.games.sword_and_sorcery.view.narration import narrate
from tabletome.games.sword_and_sorcery.view.portraits import PORTRAITS
from tabletome.games.sword_and_sorcery.view.progress import progress
from tabletome.games.sword_and_sorcery.view.questions import question
from tabletome.games.sword_and_sorcery.view.scene import scene
from tabletome.games.sword_and_sorcery.view.terms import terms

__all__ = ["GAME"]

CHAPTERS = (setup, flow, hero_turn, companion_turn, ghost_turn, event_phase, campaign_flow)
"""The modules whose rules run the phases, in the order of the book."""
WORDS = (rules_of_words, texts_of_words, worth_of_words)
"""What each room knows of the words of the notation."""

GAME = Game(
    name="sword_and_sorcery",
    version="8",
    folder=Path(__file__).parent,
    options=setup.SwordOptions,
    state=State,
    setup=setup.new_game,
    phases=phases.ALL,
    chapters=CHAPTERS,
    actions=VOCABULARY,
    scene=scene,
    progress=progress,
    question=question,
    panels=panels,
    narrate=narrate,
    imagine=imagine,
    evaluate=evaluate,
    shares_value=True,
    playout=2,
    aspects=aspects,
    features=FEATURES,
    check=check,
    contents=contents,
    labels=labels,
    catalogue=catalogue,
    terms=terms,
    check_file=check_file,
    instinct=instinct,
    migrations=MIGRATIONS,
    bot="instinct",
    levels={
        "novice": "casual:doubt=3",
        "adept": "casual:doubt=2.5",
        "expert": "instinct",
        "master": "mcts:iterations=40,depth=10",
    },
    tempers={
        "aggressive": {"enemies": 1.0, "story": 0.5},
        "builder": {"heroes": 1.0, "arms": 1.0, "things": 1.0, "souls": 1.0},
    },
    intent=intent,
    requests={
        "help": {"heroes": 2.0},
        "go-ahead": {"story": 2.0, "enemies": 1.0},
        "hold": {"heroes": 1.0, "powers": 1.0},
    },
    foretold=foretold,
    cooperative=lambda options: True,  # noqa: ARG005 - the party wins or loses together, whatever the options
    lessons=LESSONS,
    marks=marks,
    course=("quest", "heroes"),
    challenge=CHALLENGE,
    achievements=ACHIEVEMENTS,
    minutes=(90, 180),
    weight=3,
    drawings=QUEST_MAPS,
    portraits=PORTRAITS,
    presets=(
        Preset("usual", {"players": 2, "heroes": 3, "quest": "smoke-over-alderwick"}, icon="crossed-swords"),
        Preset("first", {"players": 1, "heroes": 2, "quest": "first-breath"}, icon="sprout"),
        Preset("campaign", {"players": 2, "heroes": 3, "quest": "campaign"}, icon="treasure-map"),
    ),
)
