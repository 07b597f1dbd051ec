"""Gloomhaven: a party of characters, a dungeon, and monsters that act by the book. GH-COMP-02

Read `flow.py` (rounds), then `turns.py`, `performing.py` and `attack.py`. What monsters do is in `monsters.py`, a set
of pure functions; `what_may_it_do` asks them about a position drawn as text.
"""

from __future__ import annotations

from pathlib import Path

from tabletome.engine import Game
from tabletome.games.gloomhaven.actions import VOCABULARY
from tabletome.games.gloomhaven.bots.evaluate import evaluate
from tabletome.games.gloomhaven.bots.instinct import instinct
from tabletome.games.gloomhaven.campaign import city as town
from tabletome.games.gloomhaven.campaign import flow as campaign
from tabletome.games.gloomhaven.campaign import start_effects as arriving
from tabletome.games.gloomhaven.campaign import travel
from tabletome.games.gloomhaven.content.inventory import contents
from tabletome.games.gloomhaven.knowledge import check, imagine, labels
from tabletome.games.gloomhaven.rules import flow, setup, turns
from tabletome.games.gloomhaven.rules.abilities import perform as performing
from tabletome.games.gloomhaven.rules.characters import equipment as outfitting
from tabletome.games.gloomhaven.rules.monsters import escorts
from tabletome.games.gloomhaven.rules.monsters.drawn_positions import what_may_it_do
from tabletome.games.gloomhaven.rules.scenario import battle_goals
from tabletome.games.gloomhaven.state import State
from tabletome.games.gloomhaven.view.catalogue import catalogue
from tabletome.games.gloomhaven.view.scene import (
    narrate,
    question,
    scene,
)

__all__ = ["GAME", "what_may_it_do"]

GAME = Game(
    name="gloomhaven",
    version="1",
    folder=Path(__file__).parent,
    options=setup.GloomhavenOptions,
    state=State,
    setup=setup.new_game,
    phases=(
        setup.train,
        setup.build_hand,
        outfitting.outfit,
        battle_goals.choose_goals,
        setup.place_heroes,
        flow.begin_round,
        flow.select_cards,
        flow.determine_initiative,
        turns.next_place,
        turns.next_figure,
        turns.begin_turn,
        turns.hero_turn,
        performing.perform,
        escorts.escort_turn,
        turns.end_of_turn,
        flow.cleanup,
        flow.short_rests,
        flow.finish,
        campaign.leave_scenario,
        campaign.choose_way,
        town.come_to_town,
        town.visit,
        campaign.leave_town,
        travel.on_the_road,
        setup.begin_scenario,
        arriving.arrive,
        campaign.end_campaign,
    ),
    actions=VOCABULARY,
    scene=scene,
    question=question,
    narrate=narrate,
    imagine=imagine,
    evaluate=evaluate,
    instinct=instinct,
    bot="instinct",
    playout=0,
    check=check,
    contents=contents,
    catalogue=catalogue,
    labels=labels,
    cooperative=lambda options: True,  # noqa: ARG005 - the party wins or loses together, whatever the options
)
