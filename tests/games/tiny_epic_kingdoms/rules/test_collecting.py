"""Collecting resources, and capital cities. Rulebook: "Collecting resources", "Capital cities"."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import Break, Ledger, rule
from tabletome.games.tiny_epic_kingdoms import GAME
from tabletome.games.tiny_epic_kingdoms.events import Gained
from tests.games.tiny_epic_kingdoms.kingdoms import Kingdoms, kingdoms

LEDGER = Ledger.load(GAME.folder / "rules.yaml")
REGION_OF = {"forest": "north.1", "plains": "north.2", "capital_city": "north.3", "mountains": "north.4"}


def collected(blue: str) -> Kingdoms:
    """Blue collects in the first turn of red."""
    game = kingdoms(red="humans of south at south.3 south.3", blue=f"goblins of north {blue}", action="build")
    return game.plays("red: pass", "blue: collect")


def over(red: str, blue: str) -> Kingdoms:
    game = kingdoms(
        red=f"goblins of north at {red}", blue=f"orcs of south at {blue}", green="elves of east at east.1 east.2"
    )
    game.with_shields("patrol", "quest", "build", "research", "expand").end_triggered()
    assert game.asked() == "over"
    return game


@rule("TEK-COLLECT-01")
def test_every_region_with_a_meeple_gives_one_resource_of_its_type() -> None:
    game = collected("at north.1 north.2 south.2 south.4")
    assert game.stock("blue") == {"mana": 1, "ore": 1, "food": 2}


@rule("TEK-COLLECT-01")
def test_a_region_without_ones_own_meeple_gives_nothing() -> None:
    game = collected("at north.1 north.1")
    assert game.stock("blue") == {"mana": 1, "ore": 0, "food": 0}
    assert game.stock("red") == {"mana": 0, "ore": 0, "food": 0}


@rule("TEK-COLLECT-01")
def test_collecting_takes_the_place_of_the_selected_action() -> None:
    game = kingdoms(
        red="humans of south at south.3 south.3", blue="goblins of north at north.4 north.4; ore 1", action="build"
    )
    game.plays("red: pass", "blue: collect")
    assert game.tower("blue") == 0
    assert game.stock("blue")["ore"] == 2
    assert game.asked() == "blue select-action"


@rule("TEK-COLLECT-02")
def test_a_second_meeple_in_a_region_adds_nothing() -> None:
    assert collected("at north.1 north.1 north.2 north.2").stock("blue") == {"mana": 1, "ore": 0, "food": 1}


@rule("TEK-COLLECT-02", "TEK-ALLY-01")
def test_a_shared_region_gives_each_ally_one() -> None:
    game = kingdoms(
        red="humans of south at south.3 south.3",
        blue="goblins of north at north.1 north.3",
        green="elves of east at north.1 east.3",
        action="build",
    )
    game.plays("red: pass", "blue: collect", "green: collect")
    assert game.stock("blue")["mana"] == game.stock("green")["mana"] == 1


@rule("TEK-COLLECT-03")
def test_what_is_collected_is_added_to_what_is_on_the_resource_track() -> None:
    game = collected("at north.1 north.2; mana 3 ore 2 food 8")
    assert game.stock("blue") == {"mana": 4, "ore": 2, "food": 9}


@rule(
    "TEK-COLLECT-04",
    breaks=Break("rules/resources.py", "{FOREST: MANA, MOUNTAINS: ORE", "{FOREST: ORE, MOUNTAINS: MANA"),
)
@pytest.mark.parametrize("kind", REGION_OF)
def test_forests_give_mana_mountains_ore_plains_food(kind: str) -> None:
    given = LEDGER.rule("TEK-COLLECT-04").data[kind]
    stock = collected(f"at {REGION_OF[kind]} {REGION_OF[kind]}").stock("blue")
    assert stock == {"mana": 0, "ore": 0, "food": 0} | ({} if given == "none" else {given: 1})


@rule("TEK-COLLECT-04")
def test_ruins_give_one_of_choice_to_a_knocked_over_meeple() -> None:
    game = collected("at north.5* north.3")
    assert game.offers() == ["take mana", "take ore", "take food"]
    game.plays("blue: take ore")
    assert game.stock("blue") == {"mana": 0, "ore": 1, "food": 0}


@rule("TEK-COLLECT-05")
def test_nobody_has_more_than_nine_of_a_resource_and_the_rest_is_lost() -> None:
    game = collected("at north.1 south.1 north.2 south.2; mana 8 food 9")
    assert game.stock("blue") == {"mana": LEDGER.rule("TEK-COLLECT-05").data["max_each"], "ore": 0, "food": 9}


@rule("TEK-COLLECT-05")
def test_only_what_was_not_lost_is_told_as_gained() -> None:
    game = collected("at north.1 north.2; mana 9 food 8")
    assert [(event.resource, event.count) for event in game.told(Gained)] == [("mana", 0), ("food", 1)]


@rule("TEK-COLLECT-05")
def test_a_resource_of_choice_past_nine_is_lost_too() -> None:
    game = collected("at north.3; mana 9").plays("blue: take mana")
    assert game.stock("blue")["mana"] == 9


@rule("TEK-COLLECT-06")
def test_a_player_with_one_meeple_in_play_collects_one_more_of_choice() -> None:
    game = collected("at north.1").plays("blue: take ore")
    assert game.stock("blue") == {"mana": 1, "ore": 1, "food": 0}
    assert game.asked() == "blue select-action"


@rule("TEK-COLLECT-06")
def test_the_one_meeple_may_be_searching_and_then_both_are_of_choice() -> None:
    game = collected("at north.5*").plays("blue: take ore", "blue: take mana")
    assert game.stock("blue") == {"mana": 1, "ore": 1, "food": 0}


@rule("TEK-COLLECT-06")
@pytest.mark.parametrize("places", ["north.1 north.1", "north.1 north.5", "north.1 north.3"])
def test_with_two_meeples_in_play_there_is_no_bonus(places: str) -> None:
    game = collected(f"at {places}")
    assert game.stock("blue") == {"mana": 1, "ore": 0, "food": 0}
    assert game.asked() == "blue select-action"


# Capital cities


@rule("TEK-REGION-03")
@pytest.mark.parametrize("red", ["north.3 north.1", "north.3 north.3"])
def test_a_capital_city_is_worth_2_points_to_the_player_occupying_it(red: str) -> None:
    points = LEDGER.rule("TEK-REGION-03").data["vp_sole"]
    assert over(red, "south.1 south.2").score("red")["capitals"] == points == 2


@rule("TEK-REGION-03")
def test_every_capital_city_counts_on_whatever_territory() -> None:
    assert over("north.3 south.3", "south.1 south.2").score("red")["capitals"] == 4
    assert over("north.1 south.1", "south.3 south.2").score("red")["capitals"] == 0


@rule("TEK-REGION-04")
def test_a_capital_city_shared_by_allies_is_worth_1_to_each() -> None:
    game = over("north.3 north.1", "north.3 south.2")
    points = LEDGER.rule("TEK-REGION-04").data["vp_shared_each"]
    assert game.score("red")["capitals"] == game.score("blue")["capitals"] == points == 1


@rule("TEK-REGION-05", breaks=Break("rules/resources.py", "PLAINS: FOOD}", 'PLAINS: FOOD, "capital": FOOD}'))
def test_a_capital_city_gives_no_resource() -> None:
    game = collected("at north.3 south.3")
    assert game.stock("blue") == {"mana": 0, "ore": 0, "food": 0}
    assert game.asked() == "blue select-action"
