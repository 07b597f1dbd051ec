"""Turns of characters: long rests, and what active cards do every turn. GH-REST, GH-ABIL-05, GH-ACTIVE"""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.state import Active
from tests.games.gloomhaven.dungeon import PAIR_NEAR_GUARD, Dungeon, dungeon, field


@rule("GH-ABIL-05", "GH-ACTIVE-02")
def test_a_heal_every_turn_is_an_action_of_its_own_before_anything_else() -> None:
    game = field("Cragheart", "crater", "avalanche").with_health("cragheart", 4)
    hero = game.g.heroes[game.names["cragheart"]]
    hero.active = (Active("lumbering-bash", top=False),)
    game.g.phase = "begin_turn"
    assert game.offers() == ["choose cragheart", "choose brute", "skip"]
    game.plays("choose cragheart")
    assert game.health("cragheart") == 6
    assert (hero.active[0].used, hero.xp) == (1, 1)
    assert {"top crater", "bottom crater", "top avalanche", "bottom avalanche"} <= set(game.offers())


@rule("GH-ACTIVE-08", "GH-REST-04", "GH-REST-06")
def test_a_long_rest_may_lose_an_active_card_leave_it_or_take_it_back() -> None:
    def resting() -> Dungeon:
        game = field("Mindthief", "feedback-loop", "scurry")
        hero = game.g.heroes[game.names["mindthief"]]
        hero.hand, hero.chosen, hero.resting = ("into-the-night",), (), True
        hero.active, hero.discard = (Active("feedback-loop", top=True),), ("scurry", "perverse-edge")
        return game

    game = resting()
    assert game.offers() == ["lose scurry", "lose perverse-edge", "lose feedback-loop", "end-bonus feedback-loop"]
    hero = game.g.heroes[game.names["mindthief"]]
    game.plays("lose scurry")
    assert (hero.lost, [each.card for each in hero.active]) == (("scurry",), ["feedback-loop"])
    game = resting()
    hero = game.g.heroes[game.names["mindthief"]]
    game.plays("lose feedback-loop")
    assert (hero.lost, hero.active) == (("feedback-loop",), ())
    game = resting()
    hero = game.g.heroes[game.names["mindthief"]]
    game.plays("end-bonus feedback-loop", "lose scurry")
    assert "feedback-loop" in hero.hand


@rule("GH-REST-04", "GH-REST-05", "GH-REST-06")
def test_a_long_rest_loses_a_chosen_card_and_heals_two() -> None:
    game = dungeon(PAIR_NEAR_GUARD).turn("brute").with_health("brute", 5)
    cards = game.g.heroes[0]
    cards.resting, cards.discard = True, ("skewer", "wall-of-doom")
    game.plays("lose skewer")
    assert game.health("brute") == 7
    assert cards.lost == ("skewer",)
    assert "wall-of-doom" in cards.hand
