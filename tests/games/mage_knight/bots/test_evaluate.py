"""What bots think of a position: nearer to the next tile, stronger, unhurt is better."""

from __future__ import annotations

from tabletome.games.mage_knight import GAME
from tabletome.games.mage_knight.bots.evaluate import evaluate, fame_worth, way_to_objective
from tabletome.games.mage_knight.state import Foe
from tests.games.mage_knight.knights import fight, knight


def test_a_search_judges_positions_as_they_stand() -> None:
    assert GAME.playout == 0


def test_the_way_to_the_next_tile_is_counted_in_move_points() -> None:
    near, far = knight("tovak at country-2.e", hand="march"), knight("tovak at start-a.c", hand="march")
    assert way_to_objective(near.g, near.me) == 2
    assert way_to_objective(far.g, far.me) > way_to_objective(near.g, near.me)
    assert evaluate(near.g, 0) > evaluate(far.g, 0)


def test_every_step_of_a_turn_of_exploring_looks_better_than_the_one_before() -> None:
    game = knight("tovak at country-2.se", hand="march stamina rage", mana="green")
    before = evaluate(game.g, 0)
    for move in ("strengthen march", "move country-2.e", "explore 2 0"):
        game.plays(move)
        after = evaluate(game.g, 0)
        assert after >= before
        before = after


def test_wounds_and_threats_are_feared() -> None:
    assert evaluate(knight(hand="march wound").g, 0) < evaluate(knight(hand="march rage").g, 0)
    weak, strong = fight("swordsmen", "block", hand="march"), fight("diggers", "block", hand="march")
    weak.offers()
    strong.offers()
    assert evaluate(weak.g, 0) < evaluate(strong.g, 0)


def test_an_enemy_is_worth_more_where_heroes_have_to_grow() -> None:
    finding, growing = knight(hand="rage"), knight(hand="rage", scenario="solo-conquest")
    assert fame_worth(growing.g, Foe("diggers")) > fame_worth(finding.g, Foe("diggers"))
    assert fame_worth(growing.g, Foe("diggers", city=("red",))) > fame_worth(growing.g, Foe("diggers"))
