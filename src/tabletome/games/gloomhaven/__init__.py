"""Gloomhaven: a party of characters, a dungeon, and monsters that act by the book. GH-COMP-02

In `rules/` read `phases.py` (what there is to come), then `flow.py` (rounds), `turns.py`, `abilities/perform.py` and
`combat/attack.py`. Where a monster goes and whom it attacks is in `monsters/focus.py`, a set of pure functions;
`what_may_it_do` asks them about a position drawn as text.
"""

from __future__ import annotations

from pathlib import Path

from tabletome.engine import Game, Preset
from tabletome.games.gloomhaven.actions import VOCABULARY
from tabletome.games.gloomhaven.bots.evaluate import aspects, evaluate
from tabletome.games.gloomhaven.bots.features import FEATURES
from tabletome.games.gloomhaven.bots.instinct import instinct
from tabletome.games.gloomhaven.campaign import city, start_effects, travel
from tabletome.games.gloomhaven.campaign import flow as campaign_flow
from tabletome.games.gloomhaven.campaign import setup as campaign_setup
from tabletome.games.gloomhaven.content.inventory import contents
from tabletome.games.gloomhaven.honours import ACHIEVEMENTS, CHALLENGE, marks
from tabletome.games.gloomhaven.knowledge import check, imagine, labels
from tabletome.games.gloomhaven.lessons import LESSONS
from tabletome.games.gloomhaven.migrations import MIGRATIONS
from tabletome.games.gloomhaven.rules import flow, phases, setup, turns
from tabletome.games.gloomhaven.rules.abilities import perform
from tabletome.games.gloomhaven.rules.characters import equipment, hand
from tabletome.games.gloomhaven.rules.monsters import escorts
from tabletome.games.gloomhaven.rules.monsters.drawn_positions import what_may_it_do
from tabletome.games.gloomhaven.rules.scenario import battle_goals, penalties
from tabletome.games.gloomhaven.state import State
from tabletome.games.gloomhaven.view.action_panel import panels
from tabletome.games.gloomhaven.view.catalogue import catalogue
from tabletome.games.gloomhaven.view.equipping import PICKINGS
from tabletome.games.gloomhaven.view.foretold import foretold
from tabletome.games.gloomhaven.view.intents import intent
from tabletome.games.gloomhaven.view.maps import SCENARIO_MAPS
from tabletome.games.gloomhaven.view.portraits import PORTRAITS
from tabletome.games.gloomhaven.view.progress import progress
from tabletome.games.gloomhaven.view.scene import narrate, question, scene
from tabletome.games.gloomhaven.view.terms import terms

__all__ = ["GAME", "what_may_it_do"]

CHAPTERS = (
    setup, hand, equipment, battle_goals, flow, turns, perform, escorts, penalties,
    campaign_flow, city, travel, campaign_setup, start_effects,
)  # fmt: skip
"""The modules whose rules run the phases, in the order of the book."""

GAME = Game(
    name="gloomhaven",
    version="5",
    folder=Path(__file__).parent,
    options=setup.GloomhavenOptions,
    state=State,
    setup=campaign_setup.new_game,
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
    aspects=aspects,
    features=FEATURES,
    instinct=instinct,
    bot="instinct",
    playout=0,
    finish=0,
    horizon=frozenset({"select"}),
    levels={"novice": "casual:doubt=3", "adept": "casual:doubt=2", "expert": "casual:doubt=1.4", "master": "instinct"},
    tempers={
        "aggressive": {"goals": 1.0, "round": 1.0, "rooms": 1.0},
        "builder": {"health": 1.0, "stamina": 1.0, "items": 1.0, "danger": 1.0},
    },
    intent=intent,
    requests={
        "help": {"alive": 2.0, "health": 2.0, "danger": 1.0, "fronts": 1.0},
        "go-ahead": {"goals": 1.0, "rooms": 2.0, "nearness": 2.0, "round": 1.0},
        "hold": {"danger": 2.0, "stamina": 1.0, "fronts": 2.0},
    },
    check=check,
    contents=contents,
    catalogue=catalogue,
    terms=terms,
    labels=labels,
    migrations=MIGRATIONS,
    cooperative=lambda options: True,  # noqa: ARG005 - the party wins or loses together, whatever the options
    lessons=LESSONS,
    marks=marks,
    course=("scenario", "difficulty", "campaign"),
    challenge=CHALLENGE,
    achievements=ACHIEVEMENTS,
    minutes=(60, 120),
    weight=4,
    foretold=foretold,
    drawings=SCENARIO_MAPS,
    portraits=PORTRAITS,
    pickings=PICKINGS,
    presets=(
        Preset("usual", {"players": 2, "scenario": "black-barrow"}, icon="dungeon-gate"),
        Preset("first", {"players": 2, "scenario": "black-barrow", "difficulty": "easy"}, icon="sprout"),
        Preset("campaign", {"players": 2, "campaign": True}, icon="treasure-map"),
    ),
)
