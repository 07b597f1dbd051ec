"""Who can be targeted though invisible. GH-COND-21"""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tests.games.gloomhaven.dungeon import Dungeon, dungeon


def shrouded(*cards: str) -> Dungeon:
    """The Nightshroud before an invisible guard, about to use these cards."""
    game = dungeon("Nightshroud guard1 .").with_conditions("guard1", "invisible")
    return game.turn("nightshroud", *cards)


@rule("GH-COND-21")
def test_an_active_card_lets_a_hero_target_the_invisible_and_nobody_else() -> None:
    blind = shrouded("eyes-of-the-night", "black-knives")
    assert blind.g.targets_for(0) == []
    assert blind.plays("basic-attack black-knives").asked() != "strike"
    game = shrouded("eyes-of-the-night", "black-knives").plays("top eyes-of-the-night")
    assert game.g.heroes[0].active[0].card == "eyes-of-the-night"
    guard = game.names["guard1"]
    assert game.g.targets_for(0) == [guard]
    game.with_conditions("nightshroud", "invisible")
    assert game.g.targets_for(guard) == [], "monsters are not helped by it"


@rule("GH-COND-21")
def test_a_card_whose_other_half_is_active_does_not_help() -> None:
    game = shrouded("eyes-of-the-night", "black-knives").plays("bottom eyes-of-the-night")
    assert not game.g.sees_invisible(0)
