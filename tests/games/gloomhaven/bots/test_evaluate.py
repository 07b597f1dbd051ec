"""How good a position is, for bots."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.evaluate import evaluate
from tabletome.games.gloomhaven.rules.characters.stamina import rounds_left
from tabletome.games.gloomhaven.rules.items.worn import IS_CONSUMED
from tabletome.games.gloomhaven.state import Equipped
from tests.games.gloomhaven.quests import started


def test_a_hurt_monster_is_better_and_a_hurt_hero_worse() -> None:
    g = started(players=2).state
    before = evaluate(g, 0)
    g.figures[2].health -= 2
    assert evaluate(g, 0) > before
    g.figures[2].health += 2
    g.figures[0].health -= 2
    assert evaluate(g, 0) < before


def test_a_card_lost_early_costs_more_rounds_than_one_lost_late() -> None:
    assert rounds_left(10) - rounds_left(9) > rounds_left(4) - rounds_left(3)
    assert [rounds_left(cards) for cards in (1, 2, 3, 4)] == [0, 1, 2, 4]


def test_an_item_used_for_nothing_makes_a_position_a_little_worse() -> None:
    g = started(players=2).state
    g.heroes[0].items = (Equipped("minor-healing-potion"),)
    before = evaluate(g, 0)
    g.heroes[0].items = (Equipped("minor-healing-potion", IS_CONSUMED),)
    assert before - 0.01 < evaluate(g, 0) < before
