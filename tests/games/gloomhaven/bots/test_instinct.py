"""What bots would do without thinking: weights for every decision, and the search that leaves out what they exclude."""

from __future__ import annotations

import random

from tabletome.bots import make_bot
from tabletome.bots.seat_view import SeatView
from tabletome.engine import Run, seeded
from tabletome.engine.table import Table
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.bots.instinct import instinct
from tabletome.games.gloomhaven.campaign.setup import new_game
from tabletome.games.gloomhaven.rules.characters.levels import usual_cards, usual_hand
from tests.games.gloomhaven.dungeon import Dungeon, dungeon

SIDE_BY_SIDE = """
    . . . . . .
     . Brute guard1 guard2 . .
    . . . . . .
"""


def likeliest(game: Dungeon) -> str:
    decision = game.run.decision
    assert decision is not None
    weights = instinct(game.g, decision)
    return max(zip(weights, game.offers(), strict=True))[1]


def test_every_decision_of_a_game_gives_each_option_a_weight() -> None:
    rng = random.Random("instinct")
    options = GAME.options.read({"players": 4, "items": "free", "first_level": 5, "hands": "chosen"})
    run = Run(GAME, new_game(options, seeded("instinct")))
    kinds = set()
    while run.decision is not None:
        weights = instinct(run.state, run.decision)
        assert len(weights) == len(run.decision.options)
        assert min(weights) > 0
        kinds.add(run.decision.kind)
        run.play(rng.choices(run.decision.options, weights)[0])
    assert {"select", "turn", "move", "strike", "damage", "rest"} <= kinds


def test_a_light_blow_is_suffered_and_a_deadly_one_is_not() -> None:
    hurt = dungeon(SIDE_BY_SIDE).turn("brute", "trample", "grab-and-go")
    hurt.with_effects("guard1", retaliate=((2, 1),))
    hurt.plays("basic-attack trample", "strike guard1")
    assert likeliest(hurt) == "suffer"
    dying = dungeon(SIDE_BY_SIDE).turn("brute", "trample", "grab-and-go").with_health("brute", 2)
    dying.with_effects("guard1", retaliate=((2, 1),))
    dying.plays("basic-attack trample", "strike guard1")
    assert likeliest(dying).startswith("lose-card")


def test_somebody_in_reach_is_attacked_and_whoever_dies_of_it_first() -> None:
    game = dungeon(SIDE_BY_SIDE.replace(". Brute", "guard3 Brute")).turn("brute", "trample", "grab-and-go")
    game.with_health("guard3", 2)
    assert likeliest(game) == "top trample"
    game.plays("basic-attack trample")
    assert likeliest(game) == "strike guard3"


def test_a_search_spends_its_time_on_what_somebody_would_do() -> None:
    table = Table(GAME, GAME.options.read({"players": 2, "battle_goals": False}), "search")
    while table.pending[0].kind != "select":
        table.play(table.pending[0].seat, table.pending[0].options[0])
    weighed = make_bot("mcts:iterations=30,depth=4", 1).weigh(SeatView.of(table, 0))
    assert len(weighed) == len(table.pending[0].options)
    weights = dict(zip(table.pending[0].options, instinct(table.state, table.pending[0]), strict=True))
    sensible = [each.visits for each in weighed if weights[each.action] >= 0.002 * max(weights.values())]
    assert len(sensible) < 0.1 * len(weighed)
    assert sum(sensible) > 0.5 * sum(each.visits for each in weighed)


def test_bots_learn_and_take_along_what_is_wanted_most() -> None:
    options = GAME.options.read({"players": 2, "first_level": 4, "hands": "chosen", "battle_goals": False})
    run = Run(GAME, new_game(options, seeded("hands")))
    while run.decision is not None and run.decision.kind in ("learn", "perk", "hand"):
        weights = instinct(run.state, run.decision)
        run.play(run.decision.options[weights.index(max(weights))])
    brute = run.state.heroes[0]
    assert set(brute.hand) == set(usual_hand("brute", usual_cards("brute", 4)))
