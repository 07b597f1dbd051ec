"""The loser of a war retreats, or does not: TEK-RETREAT."""

from __future__ import annotations

from tabletome.engine.ledger import Ledger, rule
from tabletome.games.tiny_epic_kingdoms import GAME
from tests.games.tiny_epic_kingdoms.kingdoms import Kingdoms, kingdoms

LEDGER = Ledger.load(GAME.folder / "rules.yaml")


def beaten(
    blue: str = "dwarves of south at south.4 south.2; food 9",
    green: str = "elves of east at east.1 east.2",
    where: str = "south.4",
) -> Kingdoms:
    """Red has come from another territory and beaten blue, who now has to leave."""
    game = kingdoms(action="quest", red="humans of north at north.1 north.1; ore 1", blue=blue, green=green)
    return game.plays(f"red: quest north.1 {where}", "red: bid 1", "blue: white-flag")


@rule("TEK-RETREAT-01")
def test_a_retreat_leads_to_any_region_adjacent_to_the_war() -> None:
    assert beaten().offers("retreat") == ["retreat south.4 south.1", "retreat south.4 south.3"]


@rule("TEK-RETREAT-01")
def test_a_retreat_does_not_cross_a_river() -> None:
    game = beaten(blue="dwarves of south at south.1 south.5*; food 9", where="south.1")
    assert game.offers("retreat") == ["retreat south.1 south.3", "retreat south.1 south.4"]


@rule("TEK-RETREAT-01")
def test_a_retreat_costs_a_food_for_each_meeple_in_play_the_retreating_one_included() -> None:
    assert LEDGER.rule("TEK-RETREAT-01").data["cost_food"].endswith("including the retreating one")
    game = beaten(blue="dwarves of south at south.4 south.2 south.5*; food 4").plays("blue: retreat south.4 south.3")
    assert game.stock("blue")["food"] == 1
    assert game.at("south.3") == ["blue"]
    assert game.meeples("blue") == 3


@rule("TEK-RETREAT-01")
def test_the_war_is_paid_before_the_retreat_so_food_spent_on_it_is_gone() -> None:
    game = kingdoms(
        action="quest",
        red="humans of north at north.1 north.1; ore 3",
        blue="orcs of south at south.4 south.2; food 3 magic 2",
        green="elves of east at east.1 east.2",
    )
    game.plays("red: quest north.1 south.4", "red: bid 3", "blue: bid 2")
    assert game.stock("blue")["food"] == 1
    assert game.meeples("blue") == 1  # a retreat would cost 2


@rule("TEK-RETREAT-02")
def test_a_retreat_leads_to_an_empty_region_or_to_one_meeple_of_ones_own() -> None:
    assert LEDGER.rule("TEK-RETREAT-02").data["target"] == ["empty", "one own meeple"]
    game = beaten(blue="dwarves of south at south.4 south.1; food 9").plays("blue: retreat south.4 south.1")
    assert game.at("south.1") == ["blue", "blue"]


@rule("TEK-RETREAT-02")
def test_a_retreat_cannot_start_another_war() -> None:
    game = beaten(green="elves of east at south.1 east.2")
    assert game.offers("retreat") == ["retreat south.4 south.3"]


@rule("TEK-RETREAT-02")
def test_a_retreat_leads_neither_to_an_ally_nor_where_two_meeples_are() -> None:
    game = beaten(
        blue="dwarves of south at south.4 south.1 south.1 east.1; food 9", green="elves of east at south.3 east.1"
    )
    assert game.meeples("blue") == 3  # nothing was left but the supply
    assert game.at("south.4") == ["red"]


@rule("TEK-RETREAT-02", "TEK-P2-03")
def test_a_retreat_does_not_lead_to_a_neutral_meeple() -> None:
    game = kingdoms(
        action="quest",
        red="humans of north at north.1 north.1; ore 1",
        blue="dwarves of south at east.1 south.1; food 9",
    ).with_neutrals("east.3")
    game.plays("red: quest north.1 east.1", "red: bid 1", "blue: white-flag")
    assert game.offers("retreat") == ["retreat east.1 east.4"]


@rule("TEK-RETREAT-03")
def test_without_enough_food_the_meeple_goes_to_the_supply() -> None:
    game = beaten(blue="dwarves of south at south.4 south.2; food 1")
    assert game.meeples("blue") == 1
    assert game.stock("blue")["food"] == 1


@rule("TEK-RETREAT-03")
def test_with_nowhere_to_go_the_meeple_goes_to_the_supply() -> None:
    game = beaten(green="elves of east at south.1 south.3")
    assert game.meeples("blue") == 1
    assert game.stock("blue")["food"] == 9


@rule("TEK-RETREAT-04")
def test_a_loser_who_could_retreat_may_let_the_meeple_go_instead() -> None:
    game = beaten().plays("blue: give-up south.4")
    assert game.meeples("blue") == 1
    assert game.stock("blue")["food"] == 9


@rule("TEK-RETREAT-01", "TEK-RETREAT-02")
def test_an_attacker_who_came_by_quest_does_not_retreat_to_where_it_came_from() -> None:
    game = kingdoms(
        action="quest",
        red="humans of north at north.1 north.2; food 9",
        blue="dwarves of south at south.4 south.2; ore 1",
        green="elves of east at east.1 east.2",
    )
    game.plays("red: quest north.1 south.4", "red: white-flag", "blue: bid 1")
    assert game.offers("retreat") == ["retreat south.4 south.1", "retreat south.4 south.3"]


def meeting_on_patrol(red: str, blue: str) -> Kingdoms:
    """Red has patrolled from south.3 to blue in south.4."""
    game = kingdoms(
        action="patrol",
        red=f"humans of north at south.3 north.1; {red}",
        blue=f"dwarves of south at south.4 south.2; {blue}",
        green="elves of east at east.1 east.2",
    )
    return game.plays("red: patrol south.3 south.4")


@rule("TEK-RETREAT-01", "TEK-RETREAT-02")
def test_an_attacker_may_retreat_to_where_it_came_from_if_that_is_adjacent() -> None:
    game = meeting_on_patrol(red="food 2", blue="ore 1").plays("red: white-flag", "blue: bid 1")
    assert "retreat south.4 south.3" in game.offers()


@rule("TEK-RETREAT-01", "TEK-RETREAT-02")
def test_a_defender_may_retreat_to_where_the_attacker_came_from() -> None:
    game = meeting_on_patrol(red="ore 1", blue="food 2").plays("red: bid 1", "blue: white-flag")
    assert "retreat south.4 south.3" in game.offers()


@rule("TEK-RETREAT-01")
def test_a_searching_meeple_retreats_like_any_other_and_is_then_upright() -> None:
    game = beaten(blue="dwarves of south at south.5* south.1; food 2", where="south.5")
    game.plays("blue: retreat south.5 south.2")
    assert game.at("south.2") == ["blue"]


@rule("TEK-RETREAT-01")
def test_a_meeple_that_retreats_into_ruins_is_knocked_over() -> None:
    game = beaten(blue="dwarves of south at south.2 south.1; food 2", where="south.2")
    game.plays("blue: retreat south.2 south.5")
    assert game.at("south.5") == ["blue*"]


@rule("TEK-RETREAT-01", "TEK-FACTION-30")
def test_lizardfolk_who_patrol_anywhere_still_retreat_to_adjacent_regions_only() -> None:
    game = beaten(blue="lizardfolk of south at south.4 east.4; food 2 magic 1")
    assert game.offers("retreat") == ["retreat south.4 south.1", "retreat south.4 south.3"]


@rule("TEK-RETREAT-01", "TEK-FACTION-32")
def test_a_retreat_brings_nothing_from_the_region_entered() -> None:
    game = beaten(blue="lizardfolk of south at south.4 east.4; food 2 magic 3").plays("blue: retreat south.4 south.1")
    assert game.stock("blue") == {"mana": 0, "ore": 0, "food": 0}
