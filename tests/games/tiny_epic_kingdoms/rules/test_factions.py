"""The faction cards: the four of the book by their rules (TEK-FACTION), the nine others level by level."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import Break, Ledger, rule
from tabletome.games.tiny_epic_kingdoms import GAME
from tabletome.games.tiny_epic_kingdoms.content.factions import FACTIONS
from tabletome.games.tiny_epic_kingdoms.events import AllianceBroken, Raised, WarBegan
from tests.games.tiny_epic_kingdoms.kingdoms import Kingdoms, kingdoms

LEDGER = Ledger.load(GAME.folder / "rules.yaml")
NOTHING = {"mana": 0, "ore": 0, "food": 0}


def table(
    action: str,
    red: str,
    blue: str = "halflings of south at south.4 south.1",
    green: str = "constructs of east at east.1 east.2",
    seed: str = "test",
) -> Kingdoms:
    return kingdoms(action=action, seed=seed, red=red, blue=blue, green=green)


def attack(red: str, blue: str = "halflings of south at {} south.3", to: str = "south.4") -> Kingdoms:
    """Red, whose faction and stock are given, has quested from north.1 to blue; no dice are set yet."""
    name, _, stock = red.partition(";")
    game = table("quest", f"{name} of north at north.1 north.1;{stock}", blue.format(to))
    return game.plays(f"red: quest north.1 {to}")


def defence(blue: str, red: str = "halflings; ore 9", to: str = "south.4") -> Kingdoms:
    """Red attacks blue, whose faction and stock are given, and has set the white flag."""
    name, _, stock = blue.partition(";")
    return attack(red, f"{name} of south at {{}} south.3;{stock}", to).plays("red: white-flag")


def highest_number(game: Kingdoms) -> int:
    return len(game.offers()) - 1


def collecting(blue: str, red: str = "halflings of north at north.1 north.2") -> Kingdoms:
    """Blue collects."""
    return table("build", red, blue).plays("red: pass", "blue: collect")


def bonus(red: str, blue: str = "halflings of south at south.4 south.1", green: str = "elves of east at east.1") -> int:
    """The points that red's fifth level brings at the end."""
    return kingdoms(red=red, blue=blue, green=green).at_the_end().score("red")["faction"]


# The cards


@rule("TEK-FACTION-01")
@pytest.mark.parametrize("name", FACTIONS)
def test_a_faction_card_has_five_levels_of_which_the_fifth_gives_points(name: str) -> None:
    levels = FACTIONS[name].levels
    assert len(levels) == 5
    scores = [any(word.bonuses for word in level) for level in levels]
    assert scores == [False] * 4 + [name != "shapeshifters"]


@rule("TEK-FACTION-01")
def test_the_four_printed_cards_and_no_others_are_the_books() -> None:
    printed = {entry.data["faction"] for entry in LEDGER.section("FACTION") if entry.kind == "component"}
    assert printed == {name for name, card in FACTIONS.items() if card.source == "book"}


@rule(
    "TEK-FACTION-01",
    breaks=Break(
        "content/factions.py", "for number in range(level):", "for number in range(max(0, level - 1), level):"
    ),
)
def test_a_level_works_from_the_moment_it_is_learned_and_lower_levels_stay() -> None:
    game = table("research", "humans of north at north.1 north.2; mana 2 ore 1 magic 1")
    assert "trade ore mana 1" in game.offers()
    game.plays("red: research")
    assert game.g.powers(0).trade_bonus == 1
    assert game.g.powers(0).instead == (("research", "trade"),)


# Orcs


@rule("TEK-FACTION-10")
def test_orcs_win_ties_also_as_the_attacker() -> None:
    tie = ("red: bid 2", "blue: bid 2")
    assert attack("orcs; ore 2 magic 1", "humans of south at {} south.1; ore 2").plays(*tie).at("south.4") == ["red"]
    assert attack("orcs; ore 2", "humans of south at {} south.1; ore 2").plays(*tie).at("south.4") == ["blue"]


@rule("TEK-FACTION-10")
def test_defending_orcs_win_ties_like_everyone() -> None:
    game = attack("humans; ore 2", "orcs of south at {} south.1; ore 2 magic 1").plays("red: bid 2", "blue: bid 2")
    assert game.at("south.4") == ["blue"]


@rule("TEK-FACTION-10", "TEK-WAR-07")
def test_two_white_flags_are_an_alliance_for_orcs_too() -> None:
    game = attack("orcs; magic 1").plays("red: white-flag", "blue: white-flag")
    assert game.at("south.4") == ["blue", "red"]


@rule("TEK-FACTION-11")
def test_food_is_worth_1_to_orcs_at_war() -> None:
    game = attack("orcs; food 2 ore 1 magic 2")
    assert highest_number(game) == 2 * LEDGER.rule("TEK-FACTION-11").data["effect"]["food_war_value"] + 1
    game.plays("red: bid 2", "blue: white-flag")
    assert game.offers("pay") == ["pay 0 0 2", "pay 0 1 1"]
    assert highest_number(attack("orcs; food 2 ore 1 magic 1")) == 1


@rule("TEK-FACTION-12")
def test_orcs_have_1_off_the_war_cost_in_attack_and_in_defence() -> None:
    game = attack("orcs; ore 2 magic 3")
    assert highest_number(game) == 3
    assert game.plays("red: bid 3", "blue: white-flag").stock("red")["ore"] == 0
    assert highest_number(defence("orcs; ore 2 magic 3")) == 3
    assert highest_number(attack("orcs; ore 2 magic 2")) == 2


RAISING = "orcs; mana {} magic 4"


@rule("TEK-FACTION-13")
def test_orcs_may_add_a_mana_after_the_reveal_and_the_raised_cost_decides() -> None:
    game = attack(RAISING.format(2), "humans of south at {} south.1; ore 3").plays("red: bid 2", "blue: bid 3")
    assert game.offers() == ["decline", "raise"]
    game.plays("red: raise")
    assert game.at("south.4") == ["red"]
    assert game.stock("red")["mana"] == 0  # 4 less 1 is 3: two mana


@rule("TEK-FACTION-13")
def test_orcs_may_leave_it_at_what_they_set() -> None:
    game = attack(RAISING.format(2), "humans of south at {} south.1; ore 3").plays("red: bid 2", "blue: bid 3")
    game.plays("red: decline")
    assert game.at("south.4") == ["blue"]
    assert game.stock("red")["mana"] == 1


@rule("TEK-FACTION-13")
def test_the_raised_cost_may_pass_11() -> None:
    game = attack("orcs; mana 6 magic 4").plays("red: bid 11", "blue: white-flag", "red: raise")
    assert [raised.cost for raised in game.told(Raised)] == [13]
    assert game.stock("red")["mana"] == 0  # 13 less 1 is 12


@rule("TEK-FACTION-13")
def test_orcs_may_raise_only_what_they_can_pay() -> None:
    game = attack(RAISING.format(1)).plays("red: bid 2", "blue: white-flag")
    assert not game.told(Raised)
    assert game.asked() != "red raise"
    game = attack("orcs; ore 9 magic 4").plays("red: bid 2", "blue: white-flag")
    assert game.asked() != "red raise"


@rule("TEK-FACTION-13")
def test_the_extra_mana_is_spent_even_if_a_discount_covers_the_number() -> None:
    game = attack(RAISING.format(1)).plays("red: bid 1", "blue: white-flag", "red: raise")
    assert game.stock("red")["mana"] == 0


@rule("TEK-FACTION-13")
def test_a_white_flag_cannot_be_raised() -> None:
    game = attack(RAISING.format(9), "humans of south at {} south.1; ore 1").plays("red: white-flag", "blue: bid 1")
    assert game.asked() != "red raise"
    assert game.at("south.4") == ["blue"]


@rule("TEK-FACTION-13")
def test_orcs_raise_once_a_war_and_the_opponent_has_no_answer() -> None:
    game = attack("orcs; mana 9 magic 4", "humans of south at {} south.1; mana 9").plays("red: bid 1", "blue: bid 4")
    game.plays("red: raise")
    assert game.at("south.4") == ["blue"]
    assert len(game.told(Raised)) == 1


@rule("TEK-FACTION-13")
def test_defending_orcs_may_raise_too() -> None:
    game = attack("humans; ore 3", "orcs of south at {} south.1; mana 2 magic 4").plays("red: bid 3", "blue: bid 2")
    assert game.plays("blue: raise").at("south.4") == ["blue"]


@rule("TEK-FACTION-13")
def test_against_elves_of_level_4_the_added_mana_raises_by_1() -> None:
    game = attack("orcs; mana 5 magic 4", "elves of south at {} south.1; magic 4").plays(
        "red: bid 1", "blue: white-flag"
    )
    game.plays("red: raise")
    assert [raised.cost for raised in game.told(Raised)] == [2]
    assert game.stock("red")["mana"] == 4


@rule("TEK-FACTION-14")
def test_orcs_have_2_points_if_nobody_else_is_in_their_home_territory() -> None:
    orcs = "orcs of north at north.1; magic 5"
    assert bonus(orcs) == LEDGER.rule("TEK-FACTION-14").data["effect"]["vp"] == 2
    assert bonus(orcs, blue="humans of south at north.4 south.1") == 0
    assert bonus("orcs of north at south.1; magic 5") == 2


@rule("TEK-FACTION-14")
def test_an_ally_in_the_home_territory_of_orcs_counts_but_not_a_meeple_lost_in_its_ruins() -> None:
    orcs = "orcs of north at north.1; magic 5"
    assert bonus(orcs, blue="humans of south at north.1 south.1") == 0
    assert bonus(orcs, blue="humans of south at north.5* south.1") == 2


# Dwarves


def ore_to_build(red: str, blue: str) -> int:
    game = table("build", f"{red} ore 9", blue)
    return 9 - game.plays("red: build").stock("red")["ore"]


@rule("TEK-FACTION-20")
def test_building_up_to_the_level_of_dwarves_costs_others_1_more_ore() -> None:
    humans = "humans of north at north.1; tower 1"
    assert ore_to_build(humans, "dwarves of south at south.1; tower 2 magic 1") == 3
    assert ore_to_build(humans, "dwarves of south at south.1; tower 2") == 2
    assert ore_to_build(humans, "dwarves of south at south.1; tower 3 magic 1") == 2
    assert ore_to_build(humans, "dwarves of south at south.1; tower 1 magic 1") == 2


@rule("TEK-FACTION-20")
def test_who_lacks_the_additional_ore_cannot_build() -> None:
    game = table("build", "humans of north at north.1; ore 2 tower 1", "dwarves of south at south.1; tower 2 magic 1")
    assert game.offers() == ["pass"]


@rule("TEK-FACTION-20", "TEK-FACTION-22")
def test_dwarves_at_level_0_hinder_nobody_and_dwarves_never_hinder_themselves() -> None:
    assert ore_to_build("humans of north at north.1;", "dwarves of south at south.1; magic 1") == 1
    assert ore_to_build("dwarves of north at north.1; tower 1 magic 1", "humans of south at south.1; tower 2") == 2


@rule("TEK-FACTION-21")
def test_dwarves_gain_an_ore_by_moving_into_mountains() -> None:
    for action in ("patrol", "quest"):
        to = "north.4" if action == "patrol" else "south.4"
        game = table(action, "dwarves of north at north.1 north.2; magic 2", "humans of south at south.1 south.2")
        assert game.plays(f"red: {action} north.1 {to}").stock("red") == {"mana": 0, "ore": 1, "food": 0}
    game = table("patrol", "dwarves of north at north.1 north.2; magic 2").plays("red: patrol north.1 north.3")
    assert game.stock("red") == NOTHING
    game = table("patrol", "dwarves of north at north.1 north.2; magic 1").plays("red: patrol north.1 north.4")
    assert game.stock("red") == NOTHING


@rule("TEK-FACTION-22")
def test_dwarves_build_for_1_ore_less_the_first_level_for_nothing() -> None:
    humans = "humans of south at south.1"
    assert ore_to_build("dwarves of north at north.1; tower 3 magic 3", humans) == 3
    assert ore_to_build("dwarves of north at north.1; magic 3", humans) == 0
    assert ore_to_build("dwarves of north at north.1; tower 3 magic 2", humans) == 4


@rule("TEK-FACTION-23")
def test_dwarves_may_build_when_trade_is_selected() -> None:
    game = table("trade", "dwarves of north at north.1; ore 1 magic 4")
    assert "trade ore food 1" in game.offers()
    game.plays("red: build")
    assert game.tower("red") == 1
    assert "build" not in table("trade", "dwarves of north at north.1; ore 1 magic 3").offers()


@rule("TEK-FACTION-23")
def test_a_substitute_works_for_who_is_not_active_whatever_shields_lie_and_everyone_else_has_the_selected_action() -> (
    None
):
    game = table("trade", "humans of north at north.1; ore 1", "dwarves of south at south.1 south.2; ore 1 magic 4")
    game.with_shields("build", "trade").plays("red: pass", "blue: build")
    assert game.g.shields == ["build", "trade"]
    assert game.g.selected == "trade"


@rule("TEK-FACTION-24")
def test_dwarves_have_1_point_for_the_highest_tower_alone_or_tied() -> None:
    dwarves = "dwarves of north at north.1; magic 5 tower {}"
    assert bonus(dwarves.format(3)) == LEDGER.rule("TEK-FACTION-24").data["effect"]["vp"] == 1
    assert bonus(dwarves.format(3), blue="humans of south at south.1; tower 3") == 1
    assert bonus(dwarves.format(3), blue="humans of south at south.1; tower 4") == 0
    assert bonus(dwarves.format(0)) == 0


# Lizardfolk


@rule("TEK-FACTION-30")
def test_lizardfolk_patrol_to_any_region_of_the_territory_they_are_on() -> None:
    game = table("patrol", "lizardfolk of north at north.1 south.5; magic 1", "humans of south at south.1 east.4")
    assert {patrol.split()[2] for patrol in game.offers("patrol") if "north.1 " in patrol} == {
        "north.2", "north.3", "north.4", "north.5",
    }  # fmt: skip
    assert {patrol.split()[2] for patrol in game.offers("patrol") if "south.5 " in patrol} == {
        "south.1", "south.2", "south.3", "south.4",
    }  # fmt: skip


@rule("TEK-FACTION-30")
def test_without_their_first_level_lizardfolk_patrol_like_everyone() -> None:
    game = table("patrol", "lizardfolk of north at north.1 north.1")
    assert game.offers("patrol") == ["patrol north.1 north.3", "patrol north.1 north.4"]


@rule("TEK-FACTION-31")
def test_lizardfolk_may_quest_when_patrol_is_selected_and_the_other_way_round() -> None:
    lizardfolk = "lizardfolk of north at north.1 north.2; magic {}"
    assert "quest north.1 south.5" in table("patrol", lizardfolk.format(2)).offers()
    assert "patrol north.1 north.3" in table("quest", lizardfolk.format(2)).offers()
    assert not table("patrol", lizardfolk.format(1)).offers("quest")
    assert not table("quest", lizardfolk.format(1)).offers("patrol")


@rule("TEK-FACTION-31")
def test_a_patrol_in_place_of_a_quest_may_be_standing_up() -> None:
    game = table("quest", "lizardfolk of north at north.1 north.5*; magic 2").plays("red: stand-up north.5")
    assert game.at("north.5") == ["red"]


@rule("TEK-FACTION-31", "TEK-FACTION-33")
def test_a_quest_in_place_of_a_patrol_may_be_a_swap() -> None:
    game = table("patrol", "lizardfolk of north at north.1 north.2; magic 4").plays("red: swap north.1 south.4")
    assert (game.at("north.1"), game.at("south.4")) == (["blue"], ["red"])


@rule("TEK-FACTION-32")
@pytest.mark.parametrize(
    ("to", "resource"), [("south.1", "mana"), ("south.2", "food"), ("south.4", "ore"), ("north.3", "")]
)
def test_lizardfolk_gain_what_the_region_gives_that_they_move_into(to: str, resource: str) -> None:
    action = "patrol" if to.startswith("north") else "quest"
    game = table(action, "lizardfolk of north at north.1 north.2; magic 3", "humans of south at east.4 east.5")
    game.plays(f"red: {action} north.1 {to}")
    assert game.stock("red") == NOTHING | ({resource: 1} if resource else {})
    assert game.asked() == "blue act"


@rule("TEK-FACTION-32")
def test_lizardfolk_gain_1_of_choice_by_moving_into_ruins() -> None:
    game = table("quest", "lizardfolk of north at north.1 north.2; magic 3").plays("red: quest north.1 south.5")
    assert game.offers() == ["take mana", "take ore", "take food"]


@rule("TEK-FACTION-32")
def test_lizardfolk_keep_the_gain_whatever_a_war_brings_and_may_pay_with_it() -> None:
    game = attack("lizardfolk; magic 3", "humans of south at {} south.1; ore 1", to="south.4")
    assert highest_number(game) == 1
    game.plays("red: white-flag", "blue: bid 1")
    assert game.stock("red")["ore"] == 1


@rule("TEK-FACTION-32")
def test_before_level_3_a_move_brings_lizardfolk_nothing() -> None:
    game = table("quest", "lizardfolk of north at north.1 north.2; magic 2").plays("red: quest north.1 south.2")
    assert game.stock("red") == NOTHING


# Lizardfolk: swapping


def swapping(
    red: str = "north.1 north.2", blue: str = "south.4 south.1", stocks: tuple[str, str] = ("", "")
) -> Kingdoms:
    return table(
        "quest",
        f"lizardfolk of north at {red}; magic 4 {stocks[0]}",
        f"humans of south at {blue}; {stocks[1]}",
        "constructs of east at east.1 east.2",
    )


@rule("TEK-FACTION-33")
def test_lizardfolk_may_swap_regions_with_another_players_meeple_instead_of_a_quest() -> None:
    game = swapping().plays("red: swap north.1 south.4")
    assert (game.at("north.1"), game.at("south.4")) == (["blue"], ["red"])
    assert game.asked() == "blue act"
    assert not table("quest", "lizardfolk of north at north.1 north.2; magic 3").offers("swap")


@rule("TEK-FACTION-33")
def test_neither_borders_nor_rivers_matter_to_a_swap() -> None:
    assert "swap north.3 south.3" in swapping(red="north.3 north.1", blue="south.3 south.1").offers()
    assert "swap north.1 north.2" in swapping(red="north.1 north.4", blue="north.2 south.1").offers()


@rule("TEK-FACTION-33")
def test_a_swap_takes_no_others_meeple_out_of_a_shared_region_nor_a_searching_one_of_ones_own() -> None:
    game = swapping(red="north.1 north.2 north.5*", blue="north.2 south.4 east.1")
    assert [swap for swap in game.offers("swap") if " north.5 " in swap or swap.endswith((" north.2", " east.1"))] == []
    assert {"swap north.1 south.4", "swap north.1 east.2"} <= set(game.offers("swap"))


@rule("TEK-FACTION-33", "TEK-ALLY-02")
def test_lizardfolk_may_swap_out_of_a_region_shared_with_an_ally() -> None:
    game = swapping(red="north.1 north.2", blue="north.2 south.4").plays("red: swap north.2 south.4")
    assert game.at("north.2") == ["blue", "blue"], "the ally's own meeple joins it: no war"
    assert game.at("south.4") == ["red"]
    assert game.told(WarBegan) == []


@rule("TEK-FACTION-33", "TEK-WAR-01")
def test_a_third_players_meeple_swapped_to_an_ally_fights_it() -> None:
    game = swapping(red="north.1 north.2", blue="north.2 south.4").plays("red: swap north.2 east.1")
    assert [(begun.seat, begun.other, begun.region) for begun in game.told(WarBegan)] == [(2, 1, "north.2")]
    assert game.asked() == "green set-die"


@rule("TEK-FACTION-33", "TEK-MOVE-08", "TEK-MOVE-09")
def test_a_swap_puts_no_ones_last_meeple_into_the_war_it_leaves_behind() -> None:
    last_of_the_ally = swapping(red="north.1 north.2", blue="north.2")
    assert [swap for swap in last_of_the_ally.offers("swap") if swap.startswith("swap north.2")] == []
    own_last = swapping(red="north.2", blue="north.2 south.4")
    assert "swap north.2 east.1" in own_last.offers("swap"), "for it fights nobody"


@rule("TEK-FACTION-33")
def test_a_searching_meeple_of_another_player_may_be_swapped_and_stands_up() -> None:
    game = swapping(blue="south.5* south.1").plays("red: swap north.1 south.5", "red: take ore")
    assert (game.at("north.1"), game.at("south.5")) == (["blue"], ["red*"])


@rule("TEK-FACTION-33")
def test_a_swap_brings_the_gain_of_moving_in_to_the_lizardfolk_alone() -> None:
    game = swapping().plays("red: swap north.1 south.4")
    assert game.stock("red") == {"mana": 0, "ore": 1, "food": 0}
    assert game.stock("blue") == NOTHING


@rule("TEK-FACTION-33")
def test_a_neutral_meeple_is_never_swapped() -> None:
    game = kingdoms(
        action="quest", red="lizardfolk of north at north.1 north.2; magic 4", blue="humans of south at south.1 south.2"
    ).with_neutrals("east.1")
    assert not [swap for swap in game.offers("swap") if "east" in swap]


@rule("TEK-FACTION-33", "TEK-WAR-01")
def test_war_follows_in_the_region_entered_if_the_other_had_two_meeples_there() -> None:
    game = swapping(blue="south.4 south.4 south.1", stocks=("ore 1", "")).plays("red: swap north.1 south.4")
    assert [(begun.seat, begun.region) for begun in game.told(WarBegan)] == [(0, "south.4")]
    game.plays("red: bid 1", "blue: white-flag")
    assert (game.at("south.4"), game.at("north.1")) == (["red"], ["blue"])


@rule("TEK-FACTION-33", "TEK-WAR-01")
def test_war_follows_in_the_region_left_if_the_lizardfolk_had_two_there_and_they_attack() -> None:
    game = swapping(red="north.1 north.1", stocks=("ore 1", "ore 9")).plays("red: swap north.1 south.4")
    assert [(begun.seat, begun.region) for begun in game.told(WarBegan)] == [(0, "north.1")]
    game.plays("red: bid 2", "blue: bid 2")
    assert game.at("north.1") == ["blue"]


@rule("TEK-FACTION-33")
def test_of_two_wars_the_one_in_the_region_entered_is_fought_first() -> None:
    game = swapping(red="north.1 north.1 north.2", blue="south.4 south.4 south.1", stocks=("ore 1", "ore 3"))
    game.plays("red: swap north.1 south.4", "red: bid 2", "blue: bid 1", "red: white-flag", "blue: bid 1")
    assert [begun.region for begun in game.told(WarBegan)] == ["south.4", "north.1"]
    assert (game.at("south.4"), game.at("north.1")) == (["red"], ["blue"])


@rule("TEK-FACTION-33", "TEK-MOVE-08", "TEK-MOVE-09")
def test_a_swap_may_not_put_a_last_meeple_into_a_war() -> None:
    assert not [swap for swap in swapping(red="north.1", blue="south.4 south.4").offers("swap") if "south" in swap]
    assert not [swap for swap in swapping(red="north.1 north.1", blue="south.4").offers("swap") if "south" in swap]


@rule("TEK-FACTION-33", "TEK-MOVE-08", "TEK-MOVE-09")
def test_a_last_meeple_may_be_swapped_if_no_war_follows() -> None:
    game = swapping(red="north.1", blue="south.4").plays("red: swap north.1 south.4")
    assert (game.at("north.1"), game.at("south.4")) == (["blue"], ["red"])


@rule("TEK-FACTION-33", "TEK-ALLY-08")
def test_a_meeple_that_the_first_war_made_the_last_is_saved_if_the_second_war_takes_it() -> None:
    game = swapping(red="north.1 north.1", blue="south.4 south.4 south.1", stocks=("", "ore 2"))
    game.plays("red: swap north.1 south.4", "red: white-flag", "blue: bid 1", "red: white-flag", "blue: bid 1")
    assert "flee north.1 north.4" in game.offers()
    assert all(way.startswith("flee north.1 ") for way in game.offers())


@rule("TEK-FACTION-33", "TEK-ALLY-03")
def test_a_region_where_a_war_is_still_to_come_does_not_make_allies() -> None:
    game = swapping(red="north.1 north.1 north.2", blue="south.4 south.4 south.1", stocks=("", "ore 9"))
    game.plays("red: swap north.1 south.4", "red: white-flag", "blue: bid 1")
    assert not game.told(AllianceBroken)
    assert game.at("north.1") == ["red", "blue"]


@rule("TEK-FACTION-33", "TEK-ALLY-05")
def test_peace_in_the_first_war_of_a_swap_makes_the_second_a_war_between_allies() -> None:
    game = swapping(red="north.1 north.1 north.2", blue="south.4 south.4 south.1", stocks=("", "ore 9"))
    game.plays("red: swap north.1 south.4", "red: white-flag", "blue: white-flag", "red: white-flag", "blue: bid 1")
    assert len(game.told(AllianceBroken)) == 1
    game.plays("red: give-up south.4")
    assert (game.at("south.4"), game.at("north.1")) == (["blue"], ["blue"])


@rule("TEK-FACTION-33", "TEK-EXPLORE-16")
def test_a_fort_in_a_region_that_the_swap_makes_contested_is_not_the_lizardfolks() -> None:
    game = swapping(red="north.1 north.1 north.2", blue="south.4 south.4 south.1")
    game.with_token("fort", "north.1", face_up=True).plays("red: swap north.1 south.4")
    assert highest_number(game) == 1  # the ore just gained


@rule("TEK-FACTION-33", "TEK-EXPLORE-12")
def test_a_lair_in_a_region_that_the_swap_makes_contested_is_not_the_lizardfolks() -> None:
    game = swapping(red="north.1 north.1 north.2", blue="south.4 south.4 south.1", stocks=("", "tower 2"))
    game.with_token("dragons_lair", "north.1", face_up=True).plays("red: swap north.1 south.4")
    game.plays("red: bid 1", "blue: white-flag")
    assert game.asked() == "red set-die"  # in the second war


@rule("TEK-FACTION-34")
def test_lizardfolk_have_1_point_for_every_territory_but_their_own() -> None:
    assert bonus("lizardfolk of north at north.1 south.2 south.2 south.3 east.4; magic 5") == 2
    assert bonus("lizardfolk of north at north.1 south.4 south.5*; magic 5") == 1  # shared with blue
    assert bonus("lizardfolk of north at north.1 east.5*; magic 5") == 0


# Humans


@rule("TEK-FACTION-40")
def test_humans_may_trade_when_research_is_selected() -> None:
    game = table("research", "humans of north at north.1; ore 2 magic 1").plays("red: trade ore mana 2")
    assert game.stock("red") == {"mana": 2, "ore": 0, "food": 0}
    assert not table("research", "humans of north at north.1; ore 2").offers("trade")


@rule("TEK-FACTION-41")
def test_humans_gain_1_more_of_what_they_trade_for() -> None:
    game = table("trade", "humans of north at north.1; food 3 magic 2").plays("red: trade food ore 2")
    assert game.stock("red") == {"mana": 0, "ore": 3, "food": 1}
    game = table("research", "humans of north at north.1; food 3 magic 2").plays("red: trade food ore 2")
    assert game.stock("red") == {"mana": 0, "ore": 3, "food": 1}
    game = table("trade", "humans of north at north.1; food 3 magic 1").plays("red: trade food ore 2")
    assert game.stock("red")["ore"] == 2


@rule("TEK-FACTION-41")
def test_humans_trade_at_least_1_and_what_would_pass_9_is_lost() -> None:
    assert table("trade", "humans of north at north.1; magic 2").offers() == ["pass"]
    game = table("trade", "humans of north at north.1; food 3 ore 8 magic 2").plays("red: trade food ore 3")
    assert game.stock("red") == {"mana": 0, "ore": 9, "food": 0}


@rule("TEK-FACTION-42")
def test_humans_have_2_off_the_war_cost_if_they_pay_with_one_type() -> None:
    game = attack("humans; mana 1 ore 3 magic 3").plays("red: bid 5", "blue: white-flag")
    assert game.stock("red") == {"mana": 1, "ore": 0, "food": 0}
    game = attack("humans; mana 3 ore 3 magic 3").plays("red: bid 4", "blue: white-flag")
    assert game.offers("pay") == ["pay 0 2 0", "pay 1 0 0"]


@rule("TEK-FACTION-42", "TEK-WAR-03")
@pytest.mark.parametrize(
    ("stock", "highest"),
    [
        ("mana 1 ore 3", 5),  # mixed 5, mana 4, ore 5
        ("mana 3 ore 1", 8),  # mana alone
        ("ore 4 mana 1", 6),  # ore alone, or mixed
        ("mana 2 ore 3", 7),  # mixed
        ("food 9", 2),  # nothing
        ("", 2),
    ],
)
def test_the_highest_number_of_humans_is_the_best_of_paying_mixed_or_with_one_type(stock: str, highest: int) -> None:
    assert highest_number(attack(f"humans; {stock} magic 3")) == highest


@rule("TEK-FACTION-42")
def test_humans_may_pay_mixed_without_the_discount() -> None:
    game = attack("humans; mana 2 ore 3 magic 3").plays("red: bid 7", "blue: white-flag")
    assert game.stock("red") == NOTHING
    game = attack("humans; mana 2 ore 4 magic 3").plays("red: bid 6", "blue: white-flag")
    assert game.offers("pay") == ["pay 0 4 0", "pay 2 0 0"]
    game = attack("humans; mana 1 ore 4 magic 3").plays("red: bid 5", "blue: white-flag")
    assert game.stock("red") == {"mana": 1, "ore": 1, "food": 0}


@rule("TEK-FACTION-42")
@pytest.mark.parametrize("number", [1, 2])
def test_humans_pay_nothing_for_a_cost_brought_to_0(number: int) -> None:
    game = attack("humans; mana 1 ore 1 magic 3").plays(f"red: bid {number}", "blue: white-flag")
    assert game.stock("red") == {"mana": 1, "ore": 1, "food": 0}
    assert game.at("south.4") == ["red"]


@rule("TEK-FACTION-43")
@pytest.mark.parametrize(
    ("at", "food"),
    [
        ("south.4 south.3", 0),
        ("south.1 south.3", 1),  # by the river
        ("south.2 south.3", 2),  # by the lake; plains give 1 themselves
        ("south.1 south.2 south.5", 2),  # once, however many
    ],
)
def test_humans_collect_1_more_food_with_a_meeple_by_water(at: str, food: int) -> None:
    assert collecting(f"humans of south at {at}; magic 4").stock("blue")["food"] == food


@rule("TEK-FACTION-43")
def test_a_searching_meeple_by_water_counts_for_humans_and_below_level_4_there_is_no_more_food() -> None:
    assert collecting("humans of south at south.5* south.3; magic 4").stock("blue")["food"] == 1
    assert collecting("humans of south at south.1 south.3; magic 3").stock("blue")["food"] == 0


@rule("TEK-FACTION-44")
@pytest.mark.parametrize(("stock", "points"), [("mana 4 ore 3 food 9", 2), ("mana 4 ore 4 food 4", 3), ("ore 3", 0)])
def test_humans_have_1_point_for_each_resource_of_which_they_have_4(stock: str, points: int) -> None:
    assert bonus(f"humans of north at north.1; magic 5 {stock}") == points


# Elves


def test_elves_1_trade_ore_and_food_for_mana_at_once() -> None:
    game = table("trade", "elves of north at north.1; ore 2 food 3 magic 1").plays("red: trade-both 2 1")
    assert game.stock("red") == {"mana": 3, "ore": 0, "food": 2}
    assert not table("trade", "elves of north at north.1; ore 2 food 3").offers("trade-both")


def test_elves_2_have_1_off_the_war_cost_for_paying_with_mana_alone() -> None:
    assert highest_number(attack("elves; mana 2 magic 2")) == 5
    assert highest_number(attack("elves; mana 2 magic 1")) == 4
    game = attack("elves; mana 2 ore 3 magic 2").plays("red: bid 3", "blue: white-flag")
    assert game.offers("pay") == ["pay 0 3 0", "pay 1 0 0"]


def test_elves_3_may_pay_mana_as_ore_or_food() -> None:
    game = table("build", "elves of north at north.1; mana 2 ore 1 tower 1 magic 3").plays("red: build")
    assert game.offers() == ["pay 1 1 0", "pay 2 0 0"]
    game = table("expand", "elves of north at north.1; mana 2 magic 3").plays("red: expand north.1")
    assert (game.meeples("red"), game.stock("red")["mana"]) == (2, 0)
    assert table("build", "elves of north at north.1; mana 9 magic 2").offers() == ["pass"]


def test_elves_3_may_pay_for_a_retreat_with_mana() -> None:
    game = attack("halflings; ore 1", "elves of south at {} south.3; mana 2 magic 3").plays(
        "red: bid 1", "blue: white-flag"
    )
    game.plays("blue: retreat south.4 south.1")
    assert game.stock("blue")["mana"] == 0


def test_elves_4_make_mana_count_1_for_who_fights_them_in_setting_and_in_paying() -> None:
    game = attack("humans; mana 3 ore 1", "elves of south at {} south.1; magic 4")
    assert highest_number(game) == 4
    assert game.plays("red: bid 4", "blue: white-flag").stock("red") == NOTHING
    assert highest_number(attack("humans; mana 3 ore 1", "elves of south at {} south.1; magic 3")) == 7
    assert highest_number(defence("humans; mana 3", "elves; magic 4")) == 3


def test_elves_4_have_the_usual_value_of_their_own_mana() -> None:
    assert highest_number(attack("elves; mana 3 magic 4")) == 7


def test_elves_5_have_1_point_for_each_player_with_less_mana() -> None:
    elves, green = "elves of north at north.1; mana 3 magic 5", "constructs of east at east.1; mana {}"
    assert bonus(elves, green=green.format(2)) == 2
    assert bonus(elves, green=green.format(3)) == 1
    assert bonus(elves, green=green.format(4), blue="humans of south at south.1; mana 3") == 0


# Goblins


def test_goblins_1_may_patrol_with_a_second_meeple_but_not_with_the_same() -> None:
    game = table("patrol", "goblins of north at north.1 north.4; magic 1").plays("red: patrol north.1 north.3")
    assert game.asked() == "red patrol-again"
    assert game.offers() == ["patrol north.4 north.1", "patrol north.4 north.3", "done"]
    game.plays("red: patrol north.4 north.1")
    assert (game.at("north.3"), game.at("north.1")) == (["red"], ["red"])
    assert game.asked() == "blue act"


def test_goblins_1_may_patrol_with_the_meeple_they_have_joined_or_left() -> None:
    game = table("patrol", "goblins of north at north.1 north.1; magic 1").plays("red: patrol north.1 north.3")
    assert "patrol north.1 north.3" in game.offers()
    game = table("patrol", "goblins of north at north.1 north.3; magic 1").plays("red: patrol north.1 north.3")
    assert "patrol north.3 north.2" in game.offers()


def test_goblins_1_may_be_content_with_one_patrol() -> None:
    game = table("patrol", "goblins of north at north.1 north.4; magic 1").plays(
        "red: patrol north.1 north.3", "red: done"
    )
    assert game.asked() == "blue act"


def test_goblins_1_do_not_patrol_again_with_a_meeple_that_has_retreated_from_a_war() -> None:
    game = table(
        "patrol", "goblins of north at south.1 north.4; food 2 magic 1", "humans of south at south.4 south.2; ore 1"
    )
    game.plays("red: patrol south.1 south.4", "red: white-flag", "blue: bid 1", "red: retreat south.4 south.3")
    assert game.offers() == ["patrol north.4 north.1", "patrol north.4 north.3", "done"]


def test_goblins_before_level_1_patrol_once() -> None:
    game = table("patrol", "goblins of north at north.1 north.4; magic 0").plays("red: patrol north.1 north.3")
    assert game.asked() == "blue act"


def test_goblins_3_have_2_off_against_who_has_fewer_meeples() -> None:
    goblins = "goblins of north at north.1 north.1 north.2; ore 2 magic {}"
    few, many = "humans of south at south.4 south.1", "humans of south at south.4 south.1 south.2"
    assert highest_number(table("quest", goblins.format(3), few).plays("red: quest north.1 south.4")) == 4
    assert highest_number(table("quest", goblins.format(3), many).plays("red: quest north.1 south.4")) == 2
    assert highest_number(table("quest", goblins.format(2), few).plays("red: quest north.1 south.4")) == 2


def test_goblins_4_retreat_for_free() -> None:
    lost = ("red: bid 1", "blue: white-flag")
    game = attack("humans; ore 1", "goblins of south at {} south.3; magic 4").plays(
        *lost, "blue: retreat south.4 south.1"
    )
    assert game.at("south.1") == ["blue"]
    assert attack("humans; ore 1", "goblins of south at {} south.3; magic 3").plays(*lost).meeples("blue") == 1


def test_goblins_2_gain_a_food_by_winning_a_war() -> None:
    war = ("red: bid 1", "blue: white-flag")
    assert attack("goblins; ore 1 magic 2").plays(*war).stock("red")["food"] == 1
    assert attack("goblins; ore 1 magic 1").plays(*war).stock("red")["food"] == 0


def test_goblins_5_have_a_point_if_nobody_has_more_meeples() -> None:
    goblins = "goblins of north at north.1 north.2 {}; magic 5"
    assert bonus(goblins.format("")) == 1  # as many as blue
    assert bonus(goblins.format(""), blue="humans of south at south.1 south.2 south.3") == 0
    assert bonus(goblins.format("north.5*"), blue="humans of south at south.1 south.2 south.3") == 0


# Undead


def test_undead_1_move_searching_meeples() -> None:
    game = table("patrol", "undead of north at north.5* north.1; magic 1").plays("red: patrol north.5 north.2")
    assert game.at("north.2") == ["red"]
    assert "patrol north.5 north.2" not in table("patrol", "undead of north at north.5* north.1").offers()


def test_undead_2_may_pay_mana_as_food_and_not_as_ore() -> None:
    game = table("expand", "undead of north at north.1; mana 2 magic 2").plays("red: expand north.1")
    assert (game.meeples("red"), game.stock("red")["mana"]) == (2, 0)
    assert table("build", "undead of north at north.1; mana 2 magic 2").offers() == ["pass"]
    assert table("expand", "undead of north at north.1; mana 2 magic 1").offers() == ["pass"]


def test_undead_3_gain_a_mana_by_winning_a_war() -> None:
    game = attack("undead; ore 1 magic 3").plays("red: bid 1", "blue: white-flag")
    assert game.stock("red")["mana"] == 1
    assert defence("undead; ore 1 magic 3").plays("blue: bid 1").stock("blue")["mana"] == 1
    assert defence("humans; ore 1 magic 1", "undead; magic 3").plays("blue: bid 1").stock("red")["mana"] == 0


def test_undead_3_gain_a_mana_from_a_neutral_meeple_after_paying() -> None:
    game = kingdoms(
        action="quest", red="undead of north at north.1 north.1; mana 1 magic 3", blue="humans of south at south.1"
    ).with_neutrals("east.1")
    assert game.plays("red: quest north.1 east.1").stock("red")["mana"] == 1


def test_undead_4_put_a_meeple_lost_in_a_war_beside_one_that_stands_alone() -> None:
    undead = "undead of south at south.4 south.1 east.4 east.5* east.5*; magic {}"
    game = table("quest", "humans of north at north.1 north.1; ore 1", undead.format(4))
    game.plays("red: quest north.1 south.4", "red: bid 1", "blue: white-flag")
    assert game.offers() == ["shelter south.4 south.1", "shelter south.4 east.4", "give-up south.4"]
    game.plays("blue: shelter south.4 east.4")
    assert (game.at("east.4"), game.meeples("blue")) == (["blue", "blue"], 5)


def test_undead_4_use_up_no_church() -> None:
    game = table("quest", "humans of north at north.1 north.1; ore 1", "undead of south at south.4 south.1; magic 4")
    game.with_token("church", "south.1", face_up=True).plays(
        "red: quest north.1 south.4", "red: bid 1", "blue: white-flag"
    )
    game.plays("blue: shelter south.4 south.1")
    assert game.token("south.1") == "church"


def test_undead_before_level_4_lose_their_meeple() -> None:
    game = attack("humans; ore 1", "undead of south at {} south.3; magic 3").plays("red: bid 1", "blue: white-flag")
    assert game.meeples("blue") == 1


def test_undead_5_keep_meeples_in_ruins_and_have_1_point_for_each_ruins() -> None:
    game = kingdoms(
        red="undead of north at north.5* south.5 south.5; magic 5",
        blue="humans of south at south.1 east.5*",
        green="constructs of east at east.1",
    ).at_the_end()
    assert (game.score("red")["faction"], game.score("red")["meeples"]) == (2, 3)
    assert (game.at("east.5"), game.score("blue")["meeples"]) == ([], 1)
    assert bonus("undead of north at north.5* north.1; magic 4") == 0


def test_undead_5_share_ruins_with_an_ally_whose_meeple_is_lost_there() -> None:
    game = kingdoms(
        red="undead of north at north.5* north.1; magic 5",
        blue="humans of south at north.5* south.1",
        green="constructs of east at east.1",
    ).at_the_end()
    assert game.at("north.5") == ["red*"]
    assert (game.meeples("red"), game.meeples("blue")) == (2, 1)


# Merfolk


def test_merfolk_1_patrol_along_the_water_of_a_territory() -> None:
    game = table("patrol", "merfolk of north at north.1 south.3; magic 1", "humans of south at south.1 south.2")
    assert [patrol for patrol in game.offers("patrol") if "north.1 " in patrol] == [
        "patrol north.1 north.3",
        "patrol north.1 north.4",
        "patrol north.1 north.2",
        "patrol north.1 north.5",
    ]
    game = table("patrol", "merfolk of north at north.4 north.4; magic 1")
    assert game.offers("patrol") == ["patrol north.4 north.1", "patrol north.4 north.3"]
    assert "patrol north.1 north.2" not in table("patrol", "merfolk of north at north.1 north.4").offers()


def test_merfolk_2_gain_a_food_by_moving_to_the_water() -> None:
    merfolk = "merfolk of north at north.4 north.2; magic {}"
    assert table("quest", merfolk.format(2)).plays("red: quest north.4 south.2").stock("red")["food"] == 1
    assert table("quest", merfolk.format(2)).plays("red: quest north.4 east.4").stock("red")["food"] == 0
    assert table("quest", merfolk.format(1)).plays("red: quest north.4 south.2").stock("red")["food"] == 0


def test_merfolk_4_have_1_off_for_a_war_by_water() -> None:
    assert highest_number(attack("merfolk; ore 1 magic 4", to="south.2")) == 2
    assert highest_number(attack("merfolk; ore 1 magic 4", to="south.4")) == 1
    assert highest_number(attack("merfolk; ore 1 magic 3", to="south.2")) == 1
    assert highest_number(defence("merfolk; ore 1 magic 4", to="south.1")) == 2


def test_merfolk_3_quest_from_and_to_the_water_as_from_and_to_a_border() -> None:
    inland_by_a_lake = "eclipsean.5"
    merfolk = "merfolk of eclipsean at eclipsean.5 south.1; magic {}"
    game = table("quest", merfolk.format(3), "humans of south at south.2 south.4")
    assert {"quest eclipsean.5 south.5", "quest south.1 eclipsean.5"} <= set(game.offers())
    assert not [quest for quest in game.offers("quest") if quest.endswith(("south.3", "east.3"))]
    game = table("quest", merfolk.format(2), "humans of south at south.2 south.4")
    assert not [quest for quest in game.offers("quest") if inland_by_a_lake in quest]


def test_merfolk_5_have_1_point_for_every_three_regions_by_water() -> None:
    assert bonus("merfolk of north at north.1 north.2 south.2 north.4; magic 5") == 1
    assert bonus("merfolk of north at north.1 north.2 south.2 south.1 east.1 east.2; magic 5") == 2
    assert bonus("merfolk of north at north.1 north.2 south.2 south.1 east.1; magic 5") == 1
    assert bonus("merfolk of north at north.1 north.5* north.2 north.4; magic 5") == 0


# Centaurs


def test_centaurs_1_patrol_up_to_two_steps() -> None:
    game = table("patrol", "centaurs of north at north.1 south.5; magic 1", "humans of south at south.1 south.4")
    offered = {patrol.split()[2] for patrol in game.offers("patrol") if "north.1 " in patrol}
    assert offered == {"north.2", "north.3", "north.4", "north.5"}
    assert game.offers("patrol").count("patrol north.1 north.3") == 1
    game = table("patrol", "centaurs of north at north.1 south.5")
    assert "patrol north.1 north.2" not in game.offers()


def test_centaurs_1_do_not_pass_another_players_meeple_but_may_pass_their_own() -> None:
    game = table("patrol", "centaurs of north at north.1 north.4; magic 1", "humans of south at north.3 south.4")
    offered = {patrol.split()[2] for patrol in game.offers("patrol") if "north.1 " in patrol}
    assert offered == {"north.3", "north.4"}
    game = table("patrol", "centaurs of north at north.1 north.3; magic 1")
    assert "patrol north.1 north.2" in game.offers()


def test_centaurs_2_gain_a_food_by_moving_into_plains() -> None:
    centaurs = "centaurs of north at north.4 north.1; magic {}"
    assert table("quest", centaurs.format(2)).plays("red: quest north.4 south.2").stock("red")["food"] == 1
    assert table("quest", centaurs.format(2)).plays("red: quest north.4 south.5").stock("red")["food"] == 0
    assert table("quest", centaurs.format(1)).plays("red: quest north.4 south.2").stock("red")["food"] == 0


def test_centaurs_3_have_2_off_as_the_attacker_only() -> None:
    assert highest_number(attack("centaurs; ore 1 magic 3")) == 3
    assert highest_number(attack("centaurs; ore 1 magic 2")) == 1
    assert highest_number(defence("centaurs; ore 1 magic 3")) == 1


def test_centaurs_4_collect_1_more_food_while_they_hold_plains() -> None:
    assert collecting("centaurs of south at south.2 north.2; magic 4").stock("blue")["food"] == 3
    assert collecting("centaurs of south at south.4 south.1; magic 4").stock("blue")["food"] == 0
    assert collecting("centaurs of south at south.2 north.2; magic 3").stock("blue")["food"] == 2


# Dark Elves


def test_dark_elves_1_have_1_off_in_forests() -> None:
    assert highest_number(defence("dark_elves; ore 1 magic 1", to="south.1")) == 2
    assert highest_number(defence("dark_elves; ore 1 magic 1", to="south.4")) == 1
    assert highest_number(defence("dark_elves; ore 1", to="south.1")) == 1


def test_dark_elves_3_gain_a_mana_by_moving_into_a_forest() -> None:
    game = table("patrol", "dark_elves of north at north.4 north.2; magic 3").plays("red: patrol north.4 north.1")
    assert game.stock("red")["mana"] == 1
    game = table("patrol", "dark_elves of north at north.4 north.2; magic 3").plays("red: patrol north.4 north.3")
    assert game.stock("red")["mana"] == 0
    game = table("patrol", "dark_elves of north at north.4 north.2; magic 2").plays("red: patrol north.4 north.1")
    assert game.stock("red")["mana"] == 0


def test_dark_elves_2_have_1_off_as_the_attacker_only() -> None:
    assert highest_number(attack("dark_elves; ore 1 magic 2")) == 2
    assert highest_number(attack("dark_elves; ore 1 magic 1")) == 1
    assert highest_number(defence("dark_elves; ore 1 magic 3")) == 1


def test_dark_elves_4_make_war_cost_1_more_for_who_fights_them() -> None:
    game = attack("humans; ore 3", "dark_elves of south at {} south.3; magic 4")
    assert highest_number(game) == 2
    assert game.plays("red: bid 1", "blue: white-flag").stock("red")["ore"] == 1
    assert highest_number(attack("humans; ore 3", "dark_elves of south at {} south.3; magic 3")) == 3
    assert highest_number(defence("humans; ore 3", "dark_elves; magic 4")) == 2


def test_a_penalty_and_a_discount_for_one_type_are_added_up() -> None:
    game = attack("humans; ore 3 magic 3", "dark_elves of south at {} south.3; magic 4")
    assert highest_number(game) == 4
    assert game.plays("red: bid 4", "blue: white-flag").stock("red")["ore"] == 0
    assert highest_number(attack("humans; magic 3", "dark_elves of south at {} south.3; magic 4")) == 1


# Constructs


def test_constructs_2_may_pay_ore_as_food() -> None:
    game = table("expand", "constructs of north at north.1; ore 2 magic 2", green="elves of east at east.1")
    game.plays("red: expand north.1")
    assert (game.meeples("red"), game.stock("red")["ore"]) == (2, 0)
    game = table("expand", "constructs of north at north.1; ore 2 magic 1", green="elves of east at east.1")
    assert game.offers() == ["pass"]


def test_constructs_1_have_1_off_in_mountains() -> None:
    assert highest_number(defence("constructs; ore 1 magic 1", to="south.4")) == 2
    assert highest_number(defence("constructs; ore 1 magic 1", to="south.1")) == 1
    assert highest_number(defence("constructs; ore 1", to="south.4")) == 1


def test_constructs_3_collect_1_more_ore_while_they_hold_mountains() -> None:
    assert collecting("constructs of south at south.4 north.4; magic 3").stock("blue")["ore"] == 3
    assert collecting("constructs of south at south.1 south.2; magic 3").stock("blue")["ore"] == 0
    assert collecting("constructs of south at south.4 north.4; magic 2").stock("blue")["ore"] == 2


def test_constructs_4_may_expand_when_build_is_selected() -> None:
    game = table("build", "constructs of north at north.1; food 2 magic 4", green="elves of east at east.1")
    assert game.plays("red: expand north.1").meeples("red") == 2
    game = table("build", "constructs of north at north.1; food 2 magic 3", green="elves of east at east.1")
    assert game.offers() == ["pass"]


@pytest.mark.parametrize(
    ("name", "region", "points"),
    [("centaurs", "2", [0, 1, 2, 2, 2]), ("dark_elves", "1", [0, 0, 1, 1, 2]), ("constructs", "4", [0, 1, 2, 2, 2])],
)
def test_centaurs_5_dark_elves_5_and_constructs_5_have_points_for_regions_of_their_kind(
    name: str, region: str, points: list[int]
) -> None:
    def held(count: int, level: int = 5) -> int:
        at = " ".join(f"{territory}.{region}" for territory in ("north", "south", "east", "west")[:count])
        game = kingdoms(
            red=f"{name} of north at north.3 {at}; magic {level}",
            blue="humans of south at south.5",
            green="elves of east at east.5",
            yellow="goblins of west at west.5",
        )
        return game.at_the_end().score("red")["faction"]

    assert [held(count) for count in range(5)] == points
    assert held(4, level=4) == 0


# Halflings


def test_halflings_1_make_whoever_fights_their_flag_lose_two_resources() -> None:
    game = attack("humans; ore 3 food 1", "halflings of south at {} south.3; magic 1").plays(
        "red: bid 1", "blue: white-flag"
    )
    assert game.asked() == "red lose-resources"
    game.plays("red: pay 0 1 1")
    assert game.stock("red") == {"mana": 0, "ore": 1, "food": 0}, "one for the war, two for the flag"
    poor = attack("humans; ore 2", "halflings of south at {} south.3; magic 1").plays("red: bid 1", "blue: white-flag")
    assert poor.stock("red") == NOTHING, "what there is, without a question"
    assert (
        attack("humans; ore 3", "halflings of south at {} south.3")
        .plays("red: bid 1", "blue: white-flag")
        .stock("red")["ore"]
        == 2
    )


def test_halflings_1_lose_nothing_to_a_flag_and_take_nothing_where_they_fight() -> None:
    game = attack("humans; ore 3", "halflings of south at {} south.3; ore 1 magic 1").plays("red: bid 2", "blue: bid 1")
    assert game.stock("red")["ore"] == 1


def test_halflings_2_and_3_give_and_gain_1_of_choice_by_forming_an_alliance() -> None:
    peace = ("red: white-flag", "blue: white-flag")
    game = attack("humans", "halflings of south at {} south.3; magic 2").plays(*peace, "red: take mana")
    assert (game.stock("red")["mana"], game.stock("blue")) == (1, NOTHING)
    game = attack("humans", "halflings of south at {} south.3; magic 3").plays(
        *peace, "red: take mana", "blue: take ore"
    )
    assert game.stock("blue") == {"mana": 0, "ore": 1, "food": 0}
    assert attack("humans", "halflings of south at {} south.3; magic 1").plays(*peace).asked() == "blue act"


def test_halflings_4_keep_an_alliance_that_an_ally_would_break() -> None:
    """Where they show the flag the ally's number counts as one and costs nothing; they themselves may break it."""

    def allies(magic: int) -> Kingdoms:
        return table(
            "patrol",
            "humans of north at south.3 south.1; ore 5",
            f"halflings of south at south.3 south.4; ore 5 magic {magic}",
        ).plays("red: patrol south.1 south.4")

    kept = allies(4).plays("red: bid 3", "blue: white-flag", "red: take food", "blue: take food")
    assert (kept.stock("red")["ore"], kept.at("south.3"), kept.at("south.4")) == (5, ["red", "blue"], ["blue", "red"])
    broken = allies(3).plays("red: bid 3", "blue: white-flag")
    assert broken.asked() != "red take-resource"
    by_them = allies(4).plays("red: white-flag", "blue: bid 1")
    assert by_them.stock("blue")["ore"] == 4


def test_halflings_5_have_1_point_for_each_ally() -> None:
    halflings = "halflings of north at north.1 south.1 east.1; magic 5"
    assert bonus(halflings, blue="humans of south at south.4", green="elves of east at east.2") == 0
    assert bonus(halflings, blue="humans of south at south.1 south.4", green="elves of east at east.2") == 1
    assert bonus(halflings, blue="humans of south at south.1 north.1", green="elves of east at east.1") == 2


# Shapeshifters


SHAPES_AT = "shapeshifters of north at north.1 north.1; mana {} magic {}"


@pytest.mark.parametrize("level", range(1, 6))
def test_shapeshifters_learn_each_level_from_one_of_three_factions_that_nobody_plays(level: int) -> None:
    learned = ("orcs", "goblins", "undead", "lizardfolk")[: level - 1]
    position = SHAPES_AT.format(level, level - 1) + (f" shapes {','.join(learned)}" if learned else "")
    for seed in range(20):
        game = table("research", position, seed=str(seed)).plays("red: research")
        assert game.asked() == "red take-shape"
        offered = [shape.split()[1] for shape in game.offers()]
        assert len(set(offered)) == 3
        assert not set(offered) & {"shapeshifters", "halflings", "constructs"}
    game.plays(f"red: take-shape {offered[1]}")
    assert (game.magic("red"), game.stock("red")["mana"]) == (level, 0)
    assert game.g.shapes[0][level - 1] == offered[1]


def test_shapeshifters_may_draw_any_faction_that_nobody_plays() -> None:
    drawn = set()
    for seed in range(60):
        game = table("research", SHAPES_AT.format(1, 0), seed=str(seed)).plays("red: research")
        drawn |= {shape.split()[1] for shape in game.offers()}
    assert drawn == set(FACTIONS) - {"shapeshifters", "halflings", "constructs"}


@rule("TEK-FACTION-01")
def test_shapeshifters_have_the_ability_of_the_level_they_learned_and_no_other_of_that_faction() -> None:
    game = attack("shapeshifters; ore 2 magic 3 shapes humans,humans,orcs", "dwarves of south at {} south.1; ore 3")
    assert highest_number(game) == 3  # 1 off, as level 3 of Orcs
    assert game.plays("red: bid 3", "blue: bid 3").at("south.4") == ["blue"]  # level 1 was not learned from Orcs


def test_shapeshifters_abilities_learned_from_several_factions_add_up() -> None:
    shapes = "shapes dark_elves,dark_elves,centaurs"
    assert highest_number(attack(f"shapeshifters; ore 1 magic 3 {shapes}", to="south.1")) == 5
    assert highest_number(attack(f"shapeshifters; ore 1 magic 3 {shapes}", to="south.4")) == 4


@rule("TEK-FACTION-23", "TEK-FACTION-40")
def test_two_substitutions_make_no_chain() -> None:
    game = table("research", "shapeshifters of north at north.1; ore 5 magic 4 shapes humans,humans,orcs,dwarves")
    assert "trade ore food 1" in game.offers()
    assert "build" not in game.offers()


def test_shapeshifters_5_have_the_points_of_the_faction_they_learned_it_from() -> None:
    position = "shapeshifters of north at north.1; food 5 magic 5 shapes orcs,orcs,orcs,orcs,{}"
    assert bonus(position.format("humans")) == 1
    assert bonus(position.format("orcs")) == 2


def test_shapeshifters_who_learn_the_fifth_level_of_undead_keep_their_meeples_in_ruins() -> None:
    assert bonus("shapeshifters of north at north.5*; magic 5 shapes orcs,orcs,orcs,orcs,undead") == 1
