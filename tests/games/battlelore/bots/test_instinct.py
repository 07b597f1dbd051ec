"""What bots would do without thinking long."""

from __future__ import annotations

import random

import pytest

from tabletome.bots import make_bot
from tabletome.engine import Run
from tabletome.engine.randomness import seeded
from tabletome.games.battlelore import GAME
from tabletome.games.battlelore.bots.instinct import instinct
from tabletome.games.battlelore.content.adventures import adventures
from tabletome.games.battlelore.rules.setup import BattleOptions
from tabletome.research.tournament import play_game
from tests.games.battlelore.battlefield import Battle, field

DUEL = """
    . bs . .
     BS . . .
"""


def favourite(battle: Battle) -> str:
    """The choice that instinct likes best."""
    decision = battle.run.decision
    assert decision is not None
    weights = instinct(battle.g, decision)
    return battle.offers()[max(range(len(weights)), key=weights.__getitem__)]


def test_instinct_strikes_at_whoever_is_about_to_fall() -> None:
    battle = field(
        """
        . bs bs1 .
         . BS . .
    """
    )
    assert favourite(battle) == "attack BS bs.2"


def test_instinct_goes_to_meet_an_enemy_it_can_strike() -> None:
    battle = field(
        """
        . bs1 . .
         . 1 . .
        . . BS .
    """,
        phase="move",
    )
    assert favourite(battle).startswith("move BS")


def test_instinct_goes_round_the_water_to_an_enemy_behind_it() -> None:
    """Two hexes away as the crow flies is no place to stay if the ford is the only way."""
    battle = field(
        """
        . bs . . .
         W W W D .
        . BS . 2 .
         . . . . .
    """,
        phase="move",
        sea=True,
    )
    assert favourite(battle) == "move BS 2"


def test_instinct_gives_orders_to_all_rather_than_one_by_one() -> None:
    battle = field(DUEL.replace(". . .", "BS . ."), phase="order")
    assert favourite(battle) == "order-all"


def test_whoever_is_asked_without_a_card_leans_back() -> None:
    battle = field(DUEL, lore=True).holding("north", "portal", tokens=4).with_(always_ask_for_lore=True)
    battle.plays("south: attack BS bs")
    assert favourite(battle) == "pass-turn"


@pytest.mark.parametrize("adventure", adventures())
def test_instinct_weighs_every_option_of_every_decision(adventure: str) -> None:
    chance = random.Random(adventure)
    run = Run(GAME, GAME.setup(BattleOptions(adventure=adventure), seeded(adventure)))
    for _ in range(300):
        decision = run.decision
        if decision is None:
            break
        weights = instinct(run.state, decision)
        assert len(weights) == len(decision.options)
        assert min(weights) > 0
        run.play(chance.choices(decision.options, weights)[0])


def test_instinct_beats_chance() -> None:
    wins = 0
    for number in range(6):
        bots = [make_bot("instinct", number), make_bot("random", number)]
        bots = bots if number % 2 else bots[::-1]
        outcome = play_game(GAME, BattleOptions(), f"instinct {number}", bots).outcome
        assert outcome is not None
        wins += outcome.winners == (1 - number % 2,)
    assert wins == 6
