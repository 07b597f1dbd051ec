"""What items are worth to bots."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.items.effects import helps_attack, worth_for_gold, worth_in_turn, worth_of_having
from tabletome.games.gloomhaven.bots.turn_plan import Planner
from tests.games.gloomhaven.dungeon import PAIR_APART, dungeon


def test_a_potion_is_drunk_when_it_heals_in_full() -> None:
    game = dungeon(PAIR_APART).turn("brute", "trample", "grab-and-go")
    outlook = Planner(game.g, 0)
    assert worth_in_turn(outlook, "minor-healing-potion") < 0
    game.with_health("brute", 5)
    assert worth_in_turn(Planner(game.g, 0), "minor-healing-potion") > 0


def test_what_is_used_up_is_kept_for_a_strong_attack() -> None:
    assert helps_attack("poison-dagger", 3.0)
    assert not helps_attack("minor-power-potion", 3.0)
    assert helps_attack("minor-power-potion", 8.0)


def test_items_with_penalties_are_worth_less() -> None:
    assert worth_of_having("minor-healing-potion") > worth_of_having("hide-armor") > 0


def test_gold_is_spent_on_what_brings_most_for_it() -> None:
    brute, weaver = dungeon(PAIR_APART).g.heroes
    assert worth_of_having("major-healing-potion") > worth_of_having("minor-healing-potion")
    assert worth_for_gold(brute, "minor-healing-potion") > worth_for_gold(brute, "major-healing-potion")
    assert worth_for_gold(brute, "poison-dagger") > 2 * worth_for_gold(weaver, "poison-dagger")
