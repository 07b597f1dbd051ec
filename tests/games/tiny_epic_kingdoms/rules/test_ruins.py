"""Searching in ruins. Rulebook: "Ruins"."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.tiny_epic_kingdoms.events import WarBegan
from tests.games.tiny_epic_kingdoms.kingdoms import Kingdoms, kingdoms


def taking(action: str, red: str, blue: str = "at south.3 south.3") -> Kingdoms:
    return kingdoms(
        red=f"humans of north {red}",
        blue=f"goblins of south {blue}",
        green="elves of east at east.3 east.3",
        action=action,
    )


def over(red: str, blue: str = "goblins of south at south.1 south.2", **others: str) -> Kingdoms:
    game = kingdoms(red=red, blue=blue, **others)
    return game.with_shields("patrol", "quest", "build", "research", "expand").end_triggered()


# Coming in


@rule("TEK-RUINS-01")
def test_a_meeple_that_patrols_into_ruins_is_knocked_over() -> None:
    game = taking("patrol", "at north.2 north.3").plays("red: patrol north.2 north.5")
    assert game.at("north.5") == ["red*"]


@rule("TEK-RUINS-01")
def test_a_meeple_that_quests_into_ruins_is_knocked_over() -> None:
    game = taking("quest", "at north.2 north.3").plays("red: quest north.2 south.5")
    assert game.at("south.5") == ["red*"]


@rule("TEK-RUINS-01")
def test_a_meeple_added_in_ruins_is_knocked_over() -> None:
    game = taking("expand", "at north.5; food 2").plays("red: expand north.5")
    assert game.at("north.5") == ["red", "red*"]


@rule("TEK-RUINS-01")
def test_nothing_is_knocked_over_outside_ruins() -> None:
    game = taking("patrol", "at north.2 north.3").plays("red: patrol north.2 north.3")
    assert game.at("north.3") == ["red", "red"]


@rule("TEK-RUINS-01")
def test_a_meeple_that_retreats_into_ruins_is_knocked_over() -> None:
    game = taking("quest", "at north.1 north.3; ore 1", "at south.2 south.4; food 2")
    game.plays("red: quest north.1 south.2", "red: bid 1", "blue: white-flag", "blue: retreat south.2 south.5")
    assert game.at("south.5") == ["blue*"]


@rule("TEK-RUINS-01")
def test_a_meeple_sheltered_in_ruins_by_a_church_is_knocked_over() -> None:
    game = taking("quest", "at north.1 north.3; ore 1", "at south.2 south.5").with_token(
        "church", "south.5", face_up=True
    )
    game.plays("red: quest north.1 south.2", "red: bid 1", "blue: white-flag", "blue: shelter south.2 south.5")
    assert game.at("south.5") == ["blue", "blue*"]


@rule("TEK-RUINS-01")
def test_an_attacker_in_ruins_is_knocked_over_before_the_war_and_stays_so_after_winning() -> None:
    game = taking("quest", "at north.1 north.3; ore 1", "at south.5 south.3")
    game.plays("red: quest north.1 south.5")
    assert game.asked() == "red set-die"
    assert game.at("south.5") == ["blue", "red*"]
    game.plays("red: bid 1", "blue: white-flag")
    assert game.at("south.5") == ["red*"]


@rule("TEK-RUINS-01")
def test_a_meeple_that_leaves_ruins_is_upright_in_its_new_region() -> None:
    game = taking("quest", "at north.1 north.3; ore 1", "at south.5* south.4; food 2")
    game.plays("red: quest north.1 south.5", "red: bid 1", "blue: white-flag", "blue: retreat south.5 south.2")
    assert game.at("south.2") == ["blue"]


# Searching


@rule("TEK-RUINS-02")
@pytest.mark.parametrize("resource", ["mana", "ore", "food"])
def test_a_knocked_over_meeple_finds_one_resource_of_choice(resource: str) -> None:
    game = taking("build", "at north.3 north.3", "at south.5* south.3")
    game.plays("red: pass", "blue: collect", f"blue: take {resource}")
    assert game.stock("blue") == {"mana": 0, "ore": 0, "food": 0} | {resource: 1}
    assert game.asked() == "green act"


@rule("TEK-RUINS-02", "TEK-COLLECT-02")
def test_two_knocked_over_meeples_in_the_same_ruins_find_one_resource_in_all() -> None:
    game = taking("build", "at north.3 north.3", "at south.5* south.5*")
    game.plays("red: pass", "blue: collect", "blue: take ore")
    assert game.asked() == "green act"


@rule("TEK-RUINS-02")
def test_searchers_in_two_ruins_find_one_resource_each() -> None:
    game = taking("build", "at north.3 north.3", "at south.5* north.5*")
    game.plays("red: pass", "blue: collect", "blue: take ore", "blue: take food")
    assert game.stock("blue") == {"mana": 0, "ore": 1, "food": 1}


@rule("TEK-RUINS-02", "TEK-RUINS-06")
def test_beside_an_upright_meeple_a_knocked_over_one_still_finds_its_resource() -> None:
    game = taking("build", "at north.3 north.3", "at south.5 south.5*")
    game.plays("red: pass", "blue: collect", "blue: take ore")
    assert game.asked() == "green act"


@rule("TEK-RUINS-03")
@pytest.mark.parametrize("action", ["patrol", "quest"])
def test_a_knocked_over_meeple_cannot_move(action: str) -> None:
    assert taking(action, "at north.5* north.5*").offers(action) == []


@rule("TEK-RUINS-04")
def test_a_knocked_over_meeple_can_be_attacked_and_wins_a_tie() -> None:
    game = taking("quest", "at north.1 north.3; ore 1", "at south.5* south.3; ore 1")
    game.plays("red: quest north.1 south.5")
    assert len(game.told(WarBegan)) == 1
    game.plays("red: bid 1", "blue: bid 1")
    assert game.at("south.5") == ["blue*"]


@rule("TEK-RUINS-04")
def test_a_knocked_over_meeple_can_be_lost_in_a_war() -> None:
    game = taking("quest", "at north.1 north.3; ore 1", "at south.5* south.3")
    game.plays("red: quest north.1 south.5", "red: bid 1", "blue: white-flag")
    assert game.meeples("blue") == 1


@rule("TEK-RUINS-03", "TEK-RUINS-04", "TEK-RETREAT-01")
def test_a_knocked_over_meeple_may_retreat() -> None:
    game = taking("quest", "at north.1 north.3; ore 1", "at south.5* south.4; food 2")
    game.plays("red: quest north.1 south.5", "red: bid 1", "blue: white-flag")
    assert game.offers("retreat") == ["retreat south.5 south.2", "retreat south.5 south.3"]


@rule("TEK-RUINS-04")
def test_a_new_meeple_may_join_a_knocked_over_one_and_counts_it_for_the_cost() -> None:
    game = taking("expand", "at north.5* north.1 north.1; food 4")
    assert game.offers("expand") == ["expand north.5"]
    game.plays("red: expand north.5")
    assert game.at("north.5") == ["red*", "red*"]
    assert game.stock("red")["food"] == 0


@rule("TEK-RUINS-04", "TEK-MOVE-07")
def test_knocked_over_meeples_count_for_the_limit_of_two() -> None:
    game = taking("quest", "at north.1 north.3", "at south.5* south.5*")
    assert "quest north.1 south.5" not in game.offers()


# Standing up


@rule("TEK-RUINS-05")
def test_a_patrol_may_stand_a_knocked_over_meeple_up_instead_of_moving() -> None:
    game = taking("patrol", "at north.5* north.3").plays("red: stand-up north.5")
    assert game.at("north.5") == ["red"]
    assert game.asked() == "blue act"


@rule("TEK-RUINS-05")
def test_one_patrol_stands_one_meeple_up() -> None:
    game = taking("patrol", "at north.5* north.5*").plays("red: stand-up north.5")
    assert sorted(game.at("north.5")) == ["red", "red*"]


@rule("TEK-RUINS-05")
@pytest.mark.parametrize("action", ["quest", "build", "research", "expand", "trade"])
def test_only_a_patrol_stands_a_meeple_up(action: str) -> None:
    assert taking(action, "at north.5* north.1; mana 9 ore 9 food 9").offers("stand-up") == []


@rule("TEK-RUINS-05")
def test_only_ones_own_knocked_over_meeples_are_stood_up() -> None:
    assert taking("patrol", "at north.1 north.5", "at north.5* south.5*").offers("stand-up") == []


@rule("TEK-RUINS-06")
def test_an_upright_meeple_in_ruins_collects_nothing_there() -> None:
    game = taking("build", "at north.3 north.3", "at south.5 south.3")
    game.plays("red: pass", "blue: collect")
    assert game.stock("blue") == {"mana": 0, "ore": 0, "food": 0}
    assert game.asked() == "green act"


@rule("TEK-RUINS-06")
def test_an_upright_meeple_in_ruins_may_patrol_and_quest_as_usual() -> None:
    patrol = taking("patrol", "at north.5 north.3")
    assert "patrol north.5 north.2" in patrol.offers()
    quest = taking("quest", "at north.5 north.3").plays("red: quest north.5 south.1")
    assert quest.at("south.1") == ["red"]


@rule("TEK-RUINS-06")
def test_beside_a_knocked_over_meeple_it_is_the_upright_one_that_moves() -> None:
    game = taking("patrol", "at north.5* north.5").plays("red: patrol north.5 north.2")
    assert game.at("north.5") == ["red*"]
    assert game.at("north.2") == ["red"]


# At the end


@rule("TEK-RUINS-07")
def test_all_meeples_in_ruins_upright_or_not_are_lost_before_scoring() -> None:
    game = over("humans of north at north.1 north.5* north.5 south.5 south.3", "goblins of south at south.1 south.2")
    assert game.asked() == "over"
    assert game.at("north.5") == game.at("south.5") == []
    assert game.meeples("red") == 2
    assert game.score("red")["meeples"] == 2


@rule("TEK-RUINS-07", "TEK-SCORE-02")
def test_meeples_in_ruins_do_not_count_for_a_level_5_bonus() -> None:
    game = over("lizardfolk of north at north.1 south.5*; magic 5")
    assert game.asked() == "over"
    assert game.score("red")["faction"] == 0


@rule("TEK-RUINS-07", "TEK-SCORE-02", "TEK-FACTION-14")
def test_a_neighbour_in_the_ruins_does_not_disturb_the_home_of_the_orcs() -> None:
    game = over("orcs of north at north.1 north.2; magic 5", "humans of south at north.5* south.1")
    assert game.asked() == "over"
    assert game.score("red")["faction"] == 2


@rule("TEK-RUINS-07", "TEK-P2-09")
def test_meeples_in_ruins_do_not_hold_a_region_of_the_lost_kingdom() -> None:
    game = over("humans of north at east.1 east.5*")
    assert game.asked() == "over"
    assert game.score("red")["lost-kingdom"] == 1


@rule("TEK-RUINS-07", "TEK-SCORE-05")
def test_meeples_in_ruins_do_not_hold_a_city() -> None:
    game = over("humans of north at north.1 north.5*").with_token("city", "north.5", face_up=True)
    assert game.asked() == "over"
    assert game.score("red")["tokens"] == 0


@rule("TEK-RUINS-07", "TEK-SCORE-07")
def test_meeples_in_ruins_do_not_break_a_tie() -> None:
    game = over(
        "humans of north at north.1 north.5* north.5*; magic 1",
        "goblins of south at south.1 south.2",
        green="elves of east at east.1",
    )
    assert game.asked() == "over"
    assert [sum(game.score(colour).values()) for colour in ("red", "blue")] == [2, 2]
    assert game.winners() == ["blue"]
