"""Build, research, expand and trade. Rulebook: the actions that move no meeple."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import Break, Ledger, rule
from tabletome.games.tiny_epic_kingdoms import GAME
from tabletome.games.tiny_epic_kingdoms.content.box import TOWER_POINTS
from tabletome.games.tiny_epic_kingdoms.events import Built
from tests.games.tiny_epic_kingdoms.kingdoms import Kingdoms, kingdoms

LEDGER = Ledger.load(GAME.folder / "rules.yaml")
BUILD_COST: dict[int, int] = LEDGER.rule("TEK-BUILD-01").data["cost_ore"]
RESEARCH_COST: dict[int, int] = LEDGER.rule("TEK-RESEARCH-01").data["cost_mana"]
EXPAND_COST: dict[int, int] = LEDGER.rule("TEK-EXPAND-01").data["cost_food_for_nth_meeple"]
PLACES = ("north.1", "north.2", "north.2", "north.3", "north.3", "north.4", "north.4")


def taking(action: str, red: str = "at north.1 north.2", blue: str = "", faction: str = "goblins") -> Kingdoms:
    return kingdoms(
        red=f"{faction} of north {red}",
        blue=f"orcs of south at south.3 south.3; {blue}".rstrip("; "),
        green="elves of east at east.3 east.3",
        action=action,
    )


def over(red: str) -> Kingdoms:
    game = kingdoms(
        red=f"goblins of north {red}", blue="orcs of south at south.1 south.2", green="elves of east at east.1"
    )
    game.with_shields("patrol", "quest", "build", "research", "expand").end_triggered()
    assert game.asked() == "over"
    return game


# Build


@rule("TEK-BUILD-01")
@pytest.mark.parametrize(("level", "cost"), BUILD_COST.items())
def test_a_tower_level_costs_its_number_in_ore(level: int, cost: int) -> None:
    game = taking("build", f"at north.1 north.2; tower {level - 1} ore 9 mana 9 food 9").plays("red: build")
    assert game.tower("red") == level
    assert game.stock("red") == {"mana": 9, "ore": 9 - cost, "food": 9}


@rule("TEK-BUILD-01")
@pytest.mark.parametrize(("level", "cost"), BUILD_COST.items())
def test_with_less_ore_than_the_next_level_costs_nothing_can_be_built(level: int, cost: int) -> None:
    game = taking("build", f"at north.1 north.2; tower {level - 1} ore {cost - 1} mana 9 food 9")
    assert game.offers() == ["pass"]


@rule("TEK-BUILD-01", "TEK-END-02")
def test_nobody_builds_higher_than_level_6() -> None:
    assert taking("build", "at north.1 north.2; tower 6 ore 9").offers() == ["pass"]
    assert max(BUILD_COST) == LEDGER.rule("TEK-BUILD-01").data["max_level"] == 6


@rule("TEK-BUILD-02")
def test_one_build_action_raises_the_tower_by_one_level() -> None:
    game = taking("build", "at north.1 north.2; ore 9").plays("red: build")
    assert game.tower("red") == 1
    assert [(event.seat, event.level) for event in game.told(Built)] == [(0, 1)]
    assert game.asked() == "blue act"


@rule("TEK-BUILD-03")
def test_several_players_may_be_on_the_same_tower_level() -> None:
    game = taking("build", "at north.1 north.2; tower 1 ore 2", blue="tower 1 ore 2").plays("red: build", "blue: build")
    assert game.tower("red") == game.tower("blue") == 2
    assert game.stock("blue")["ore"] == 0


@rule("TEK-BUILD-04")
@pytest.mark.parametrize("level", range(7))
def test_at_the_end_the_tower_scores_what_the_tower_card_says_for_its_level(level: int) -> None:
    assert over(f"at north.1 north.2; tower {level}").score("red")["tower"] == TOWER_POINTS[level]


@rule("TEK-BUILD-04")
def test_the_tower_card_gives_nothing_for_level_0_and_more_for_every_level_up_to_6() -> None:
    assert TOWER_POINTS[0] == 0
    assert len(TOWER_POINTS) == 7
    assert list(TOWER_POINTS) == sorted(set(TOWER_POINTS))


# Research


@rule("TEK-RESEARCH-01")
@pytest.mark.parametrize(("level", "cost"), RESEARCH_COST.items())
def test_a_magic_level_costs_its_number_in_mana(level: int, cost: int) -> None:
    game = taking("research", f"at north.1 north.2; magic {level - 1} ore 9 mana 9 food 9").plays("red: research")
    assert game.magic("red") == level
    assert game.stock("red") == {"mana": 9 - cost, "ore": 9, "food": 9}


@rule("TEK-RESEARCH-01")
@pytest.mark.parametrize(("level", "cost"), RESEARCH_COST.items())
def test_with_less_mana_than_the_next_level_costs_nothing_can_be_researched(level: int, cost: int) -> None:
    game = taking("research", f"at north.1 north.2; magic {level - 1} mana {cost - 1} ore 9 food 9")
    assert game.offers() == ["pass"]


@rule("TEK-RESEARCH-01", "TEK-END-03")
def test_nobody_researches_higher_than_level_5() -> None:
    assert taking("research", "at north.1 north.2; magic 5 mana 9").offers() == ["pass"]
    assert max(RESEARCH_COST) == LEDGER.rule("TEK-RESEARCH-01").data["max_level"] == 5


@rule("TEK-RESEARCH-02")
def test_one_research_action_raises_the_magic_level_by_one() -> None:
    game = taking("research", "at north.1 north.2; mana 9").plays("red: research")
    assert game.magic("red") == 1
    assert game.asked() == "blue act"


@rule("TEK-RESEARCH-03")
def test_a_new_magic_level_gives_its_ability_from_that_moment_on() -> None:
    game = taking("research", "at north.4 north.4; mana 1", faction="lizardfolk")
    assert not game.g.powers(0).patrols_anywhere
    game.plays("red: research")
    assert game.asked() == "blue act"
    assert game.g.powers(0).patrols_anywhere
    game.plays("blue: collect", "green: collect", "blue: select patrol", "blue: pass", "green: collect")
    assert "patrol north.4 north.5" in game.offers("patrol")


@rule("TEK-RESEARCH-03")
def test_a_level_not_yet_learned_gives_nothing() -> None:
    game = taking("patrol", "at north.4 north.4", faction="lizardfolk")
    assert "patrol north.4 north.5" not in game.offers("patrol")


@rule("TEK-RESEARCH-03")
def test_the_abilities_of_earlier_levels_stay_in_force() -> None:
    game = taking("patrol", "at north.4 north.4; magic 3", faction="lizardfolk")
    assert "patrol north.4 north.5" in game.offers("patrol")  # level 1
    assert "quest north.4 east.5" in game.offers("quest")  # level 2
    game.plays("red: patrol north.4 north.2")
    assert game.stock("red")["food"] == 1  # level 3


@rule("TEK-RESEARCH-03")
def test_an_ability_that_may_be_used_is_optional_each_time() -> None:
    game = taking("trade", "at north.1 north.2; magic 4 ore 1", faction="dwarves")
    assert {"build", "trade ore mana 1", "pass"} <= set(game.offers())


@rule("TEK-RESEARCH-03")
def test_a_learned_level_is_not_lost_by_losing_a_war() -> None:
    game = kingdoms(
        red="merfolk of north at north.1 north.2; magic 2",
        blue="orcs of south at south.1 south.2; ore 1",
        green="elves of east at east.1",
        action="quest",
    )
    game.plays("red: quest north.1 south.1", "red: white-flag", "blue: bid 1")
    assert game.meeples("red") == 1
    assert game.magic("red") == 2


@rule("TEK-RESEARCH-04", breaks=Break("rules/scoring.py", '"magic": g.magic[seat]', '"magic": 0'))
@pytest.mark.parametrize("level", range(6))
def test_at_the_end_the_magic_level_scores_as_many_points(level: int) -> None:
    assert over(f"at north.1 north.2; magic {level}").score("red")["magic"] == level


# Expand


@rule("TEK-EXPAND-01")
@pytest.mark.parametrize(("nth", "cost"), EXPAND_COST.items())
def test_the_nth_meeple_costs_n_food(nth: int, cost: int) -> None:
    game = taking("expand", f"at {' '.join(PLACES[: nth - 1])}; food 9 ore 9 mana 9").plays("red: expand north.1")
    assert game.meeples("red") == nth
    assert game.at("north.1") == ["red", "red"]
    assert game.stock("red") == {"mana": 9, "ore": 9, "food": 9 - cost}


@rule("TEK-EXPAND-01")
@pytest.mark.parametrize(("nth", "cost"), EXPAND_COST.items())
def test_the_food_for_a_new_meeple_must_be_there_beforehand(nth: int, cost: int) -> None:
    game = taking("expand", f"at {' '.join(PLACES[: nth - 1])}; food {cost - 1} ore 9 mana 9")
    assert game.offers() == ["pass"]


@rule("TEK-EXPAND-01", "TEK-END-01")
def test_nobody_expands_without_a_meeple_in_the_supply() -> None:
    assert taking("expand", f"at {' '.join(PLACES)}; food 9").offers() == ["pass"]


@rule("TEK-EXPAND-01")
def test_one_expand_action_adds_one_meeple() -> None:
    game = taking("expand", "at north.1 north.2; food 9").plays("red: expand north.1")
    assert game.meeples("red") == 3
    assert game.asked() == "blue act"


@rule("TEK-EXPAND-02")
def test_a_new_meeple_is_placed_only_where_one_of_ones_own_is() -> None:
    game = taking("expand", "at north.1 south.4; food 9")
    assert game.offers("expand") == ["expand north.1", "expand south.4"]


@rule("TEK-EXPAND-03")
def test_nobody_expands_where_two_meeples_of_theirs_are() -> None:
    game = taking("expand", "at north.1 north.1 north.2; food 9")
    assert game.offers("expand") == ["expand north.2"]


@rule("TEK-EXPAND-03")
def test_nobody_expands_in_a_region_shared_with_an_ally() -> None:
    game = kingdoms(
        red="goblins of north at south.1 north.1 north.1; food 9",
        blue="orcs of south at south.1 south.2",
        action="expand",
    )
    assert game.offers() == ["pass"]


@rule(
    "TEK-EXPAND-04",
    breaks=(
        Break("rules/scoring.py", '"meeples": g.in_play[seat]', '"meeples": 0'),
        Break("rules/scoring.py", "g.in_play[owner(meeple)] -= 1", "pass"),
    ),
)
def test_at_the_end_every_meeple_in_play_scores_1_except_those_in_ruins() -> None:
    game = over("at north.1 north.2 north.2 north.5* north.5")
    assert game.score("red")["meeples"] == 3


@rule("TEK-EXPAND-05")
def test_example_the_fourth_meeple_costs_four_food() -> None:
    example = LEDGER.rule("TEK-EXPAND-05").data
    game = taking("expand", f"at north.1 north.2 north.2; food {example['given']['food']}")
    assert game.meeples("red") == example["given"]["meeples_in_play"]
    game.plays("red: expand north.1")
    assert {"meeples_in_play": game.meeples("red"), "food": game.stock("red")["food"]} == example["result"]


# Trade


@rule("TEK-TRADE-01")
def test_any_number_of_one_resource_is_traded_for_as_many_of_one_other() -> None:
    game = taking("trade", "at north.1 north.2; mana 2 food 1")
    assert game.offers("trade") == [
        *("trade mana ore 1", "trade mana ore 2", "trade mana food 1", "trade mana food 2"),
        *("trade food mana 1", "trade food ore 1"),
    ]
    game.plays("red: trade mana ore 2")
    assert game.stock("red") == {"mana": 0, "ore": 2, "food": 1}


@rule("TEK-TRADE-01")
def test_nobody_trades_more_than_they_have_nor_nothing() -> None:
    assert taking("trade", "at north.1 north.2").offers() == ["pass"]
    humans = taking("trade", "at north.1 north.2; magic 2", faction="humans")
    assert humans.offers() == ["pass"]


@rule("TEK-TRADE-01", "TEK-FACTION-41")
def test_humans_must_trade_at_least_1_to_get_their_bonus() -> None:
    game = taking("trade", "at north.1 north.2; magic 2 ore 1", faction="humans").plays("red: trade ore food 1")
    assert game.stock("red") == {"mana": 0, "ore": 0, "food": 2}


@rule("TEK-TRADE-01", "TEK-COLLECT-05")
def test_more_may_be_traded_than_fits_and_what_passes_9_is_lost() -> None:
    game = taking("trade", "at north.1 north.2; mana 4 ore 7").plays("red: trade mana ore 4")
    assert game.stock("red") == {"mana": 0, "ore": 9, "food": 0}


@rule("TEK-TRADE-02")
def test_only_one_exchange_is_made_per_trade_action() -> None:
    game = taking("trade", "at north.1 north.2; mana 2 food 2").plays("red: trade mana ore 1")
    assert game.asked() == "blue act"
    assert game.stock("red") == {"mana": 1, "ore": 1, "food": 2}


@rule("TEK-TRADE-03")
def test_example_three_food_are_traded_for_three_ore() -> None:
    example = LEDGER.rule("TEK-TRADE-03").data
    trade = example["does"]["trade"]
    game = taking("trade", f"at north.1 north.2; food {example['given']['food']} ore {example['given']['ore']}")
    game.plays(f"red: trade {trade['give']} {trade['get']} {trade['n']}")
    assert game.stock("red") == {"mana": 0, **example["result"]}
