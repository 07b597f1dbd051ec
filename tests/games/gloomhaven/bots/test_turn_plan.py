"""How bots weigh a turn."""

from __future__ import annotations

from typing import Any

from tabletome.games.gloomhaven.bots.instinct import instinct
from tabletome.games.gloomhaven.bots.turn_plan import Planner, number_of, steps_of
from tabletome.games.gloomhaven.content.notation.abilities import Attack, Move
from tabletome.games.gloomhaven.content.printed_actions import CardAction
from tests.games.gloomhaven.dungeon import PAIR_APART, Dungeon, dungeon


def steps(*abilities: Any) -> tuple[int, ...]:
    return tuple(number_of(ability) for ability in abilities)


def likeliest(game: Dungeon) -> str:
    decision = game.run.decision
    assert decision is not None
    return max(zip(instinct(game.g, decision), game.offers(), strict=True))[1]


def test_a_plan_goes_to_where_it_can_strike() -> None:
    outlook = Planner(dungeon(PAIR_APART).turn("brute", "trample", "grab-and-go").g, 0)
    there = outlook.best(outlook.here, steps(Move(3), Attack(3)))
    assert there > outlook.best(outlook.here, steps(Attack(3), Move(3)))
    assert there > outlook.best(outlook.here, steps(Move(2), Attack(3)))


def test_what_is_left_of_an_action_depends_on_the_elements_there() -> None:
    crackling_air = CardAction("spellweaver", "crackling-air", "top")
    assert steps_of(crackling_air, 0, 0, ("air",)) != steps_of(crackling_air, 0, 0, ())
    assert steps_of(CardAction("brute", "trample", "top"), 1, 0, ()) == ()


def test_a_lost_card_must_be_worth_its_price() -> None:
    game = dungeon(PAIR_APART.replace(". . . guard1", "guard1 . . .")).turn(
        "brute", "overwhelming-assault", "grab-and-go"
    )
    game.with_health("guard1", 1)
    assert likeliest(game) != "top overwhelming-assault"


def test_a_hero_steps_away_from_an_enemy_that_is_held_and_still_strikes() -> None:
    game = dungeon(
        """
        . . . . . . . .
         . . . Spellweaver guard1 . . .
        . . . . . . . .
        """
    ).turn("spellweaver", "mana-bolt", "reviving-ether")
    game.with_conditions("guard1", "immobilize").plays("bottom reviving-ether")
    choice = likeliest(game)
    assert choice.startswith("go ")
    assert game.g.board.distance(int(choice.removeprefix("go ")), game.places["guard1"]) in (2, 3)


def test_an_obstacle_must_lie_between_for_an_attack_on_those_beside_it() -> None:
    punch = steps_of(CardAction("cragheart", "explosive-punch", "top"), 0, 0, ())
    worth = {}
    for obstacle in ".%":
        game = dungeon(f". . . . .\n . Cragheart {obstacle} guard1 .\n. . . . .")
        outlook = Planner(game.turn("cragheart", "crater", "avalanche").g, 0)
        worth[obstacle] = outlook.best(outlook.here, punch) - outlook.best(outlook.here, ())
    assert worth["%"] > worth["."] + 2
