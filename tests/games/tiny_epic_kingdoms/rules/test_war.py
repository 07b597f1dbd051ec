"""Waging war: TEK-WAR."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import Ledger, rule
from tabletome.games.tiny_epic_kingdoms import GAME
from tabletome.games.tiny_epic_kingdoms.events import AllianceFormed, BidsRevealed, CrownTaken, Moved, Paid, WarBegan
from tests.games.tiny_epic_kingdoms.kingdoms import Kingdoms, kingdoms

LEDGER = Ledger.load(GAME.folder / "rules.yaml")
NOTHING = {"mana": 0, "ore": 0, "food": 0}


def war(red: str = "", blue: str = "", attackers: str = "humans", defenders: str = "dwarves") -> Kingdoms:
    """Red has come from north.1, where a second meeple stays, into blue's mountains; no dice are set yet."""
    game = kingdoms(
        action="quest",
        red=f"{attackers} of north at north.1 north.1; {red}",
        blue=f"{defenders} of south at south.4 south.1; {blue}",
        green="elves of east at east.1 east.2",
    )
    return game.plays("red: quest north.1 south.4")


def flag_and_numbers(highest: int) -> list[str]:
    return ["white-flag", *(f"bid {number}" for number in range(1, highest + 1))]


# How a war begins


@rule("TEK-WAR-01")
def test_moving_in_with_another_players_meeple_always_starts_a_war() -> None:
    game = war()
    assert [(begun.seat, begun.other, begun.region) for begun in game.told(WarBegan)] == [(0, 1, "south.4")]
    assert game.asked() == "red set-die"


@rule("TEK-WAR-01")
def test_the_one_who_moved_in_is_the_attacker_also_outside_the_turn_of_the_active_player() -> None:
    game = kingdoms(
        action="patrol",
        red="humans of north at north.1 north.4",
        blue="dwarves of south at north.3 south.1; ore 1",
        green="elves of east at east.1",
    )
    game.plays("red: pass", "blue: patrol north.3 north.1")
    assert [(begun.seat, begun.other, begun.region) for begun in game.told(WarBegan)] == [(1, 0, "north.1")]


@rule("TEK-WAR-01")
def test_moving_in_with_an_ally_starts_a_war_too() -> None:
    game = kingdoms(
        action="quest",
        red="humans of north at north.1 north.2",
        blue="dwarves of south at south.4 north.2",
        green="elves of east at east.1",
    )
    game.plays("red: quest north.1 south.4")
    assert game.asked() == "red set-die"


@rule("TEK-WAR-13", "TEK-WAR-01")
def test_a_region_with_two_meeples_of_one_colour_or_of_two_allies_cannot_be_attacked() -> None:
    game = kingdoms(
        action="quest",
        red="humans of north at north.1 north.2",
        blue="dwarves of south at south.1 south.1 south.2 south.4",
        green="elves of east at south.2 east.1",
    )
    offered = {quest.split()[-1] for quest in game.offers("quest")}
    assert offered == {"south.4", "south.5", "east.1", "east.2", "east.4", "east.5"}


@rule("TEK-WAR-13")
def test_one_meeple_fights_one_and_those_left_behind_stay_out_of_it() -> None:
    game = war(red="ore 2").plays("red: bid 2", "blue: white-flag")
    assert (game.at("north.1"), game.at("south.1"), game.at("south.4")) == (["red"], ["blue"], ["red"])


# Setting the dice


@rule("TEK-WAR-02")
def test_a_die_shows_a_white_flag_or_a_war_cost_from_1_to_11() -> None:
    dice = LEDGER.rule("TEK-WAR-02").data
    assert (dice["min_war_cost"], dice["max_war_cost"]) == (1, 11)
    game = war(red="mana 9 ore 9", blue="mana 9 ore 9")
    assert game.offers() == flag_and_numbers(11)
    game.plays("red: white-flag")
    assert game.offers() == flag_and_numbers(11)


@rule("TEK-WAR-02")
def test_neither_die_is_shown_until_both_are_set() -> None:
    game = war(red="ore 2", blue="ore 2").plays("red: bid 2")
    assert game.asked() == "blue set-die"
    assert not game.told(BidsRevealed)
    game.plays("blue: bid 1")
    assert [(shown.cost, shown.other_cost) for shown in game.told(BidsRevealed)] == [(2, 1)]


@rule("TEK-WAR-02")
def test_either_of_the_two_may_be_the_first_to_set_a_die() -> None:
    game = war(red="ore 2", blue="ore 2").plays("blue: bid 1", "red: bid 2")
    assert [(shown.cost, shown.other_cost) for shown in game.told(BidsRevealed)] == [(2, 1)]


@rule("TEK-WAR-03", "TEK-WAR-02")
@pytest.mark.parametrize(
    ("stock", "highest"),
    [("mana 1 ore 2", 4), ("mana 2", 4), ("ore 3 food 5", 3), ("mana 5 ore 1", 11), ("mana 4 ore 2", 10)],
)
def test_the_highest_war_cost_is_what_can_be_paid_where_mana_is_worth_2_and_ore_1(stock: str, highest: int) -> None:
    game = war(red=stock, blue=stock)
    assert game.offers() == flag_and_numbers(highest)
    game.plays("red: white-flag")
    assert game.offers() == flag_and_numbers(highest)


@rule("TEK-WAR-03", "TEK-WAR-08")
def test_who_cannot_pay_even_1_still_sets_a_die_which_can_only_be_the_white_flag() -> None:
    game = war(red="food 9", blue="mana 1")
    assert game.asked() == "red set-die"
    assert game.offers() == ["white-flag"]


@rule("TEK-WAR-03")
@pytest.mark.parametrize(
    ("attackers", "red", "highest"),
    [
        ("centaurs", "magic 3 ore 1", 3),  # 2 off for an attacker
        ("goblins", "magic 3 ore 1", 1),  # 2 off, but only against who has fewer meeples
        ("orcs", "magic 3 ore 1 food 2", 4),  # food is worth 1, and 1 off
    ],
)
def test_abilities_that_apply_count_when_the_die_is_set(attackers: str, red: str, highest: int) -> None:
    assert war(red=red, attackers=attackers).offers() == flag_and_numbers(highest)


@rule("TEK-WAR-03", "TEK-WAR-09")
def test_a_penalty_lowers_the_highest_war_cost_down_to_the_flag_alone() -> None:
    dark_elves = {"defenders": "dark_elves", "blue": "magic 4"}
    assert war(red="ore 3", **dark_elves).offers() == flag_and_numbers(2)
    assert war(red="ore 1", **dark_elves).offers() == ["white-flag"]


# The reveal


@rule("TEK-WAR-05")
def test_the_higher_war_cost_wins_the_region() -> None:
    game = war(red="ore 3", blue="ore 3").plays("red: bid 3", "blue: bid 2")
    assert game.at("south.4") == ["red"]


@rule("TEK-WAR-05")
def test_the_lower_war_cost_loses_also_for_the_attacker() -> None:
    game = war(red="ore 3", blue="ore 3").plays("red: bid 2", "blue: bid 3")
    assert game.at("south.4") == ["blue"]


@rule("TEK-WAR-06")
def test_a_tie_of_two_numbers_goes_to_the_defender() -> None:
    game = war(red="ore 3", blue="ore 3").plays("red: bid 3", "blue: bid 3")
    assert game.at("south.4") == ["blue"]


@rule("TEK-WAR-07")
def test_two_white_flags_make_an_alliance_and_nobody_pays_or_leaves() -> None:
    game = war(red="ore 3", blue="mana 3").plays("red: white-flag", "blue: white-flag")
    assert game.at("south.4") == ["blue", "red"]
    assert len(game.told(AllianceFormed)) == 1
    assert not game.told(Paid)
    assert (game.stock("red")["ore"], game.stock("blue")["mana"]) == (3, 3)
    assert game.asked() == "blue act"


@rule("TEK-WAR-08")
def test_a_white_flag_loses_to_any_number() -> None:
    game = war(red="ore 1", blue="mana 9").plays("red: bid 1", "blue: white-flag")
    assert game.at("south.4") == ["red"]


@rule("TEK-WAR-08", "TEK-WAR-04")
def test_an_attacker_with_the_white_flag_loses_to_any_number_and_pays_nothing() -> None:
    game = war(red="mana 9", blue="ore 1").plays("red: white-flag", "blue: bid 1")
    assert game.at("south.4") == ["blue"]
    assert (game.stock("red")["mana"], game.stock("blue")["ore"]) == (9, 0)


@rule("TEK-WAR-04")
def test_the_white_flag_costs_no_resources_whatever_the_other_sets() -> None:
    game = war(red="ore 3", blue="mana 2 ore 2 food 1").plays("red: bid 3", "blue: white-flag")
    assert game.stock("blue") == {"mana": 2, "ore": 2, "food": 1}


@rule("TEK-WAR-04", "TEK-WAR-09")
def test_no_penalty_is_due_with_the_white_flag() -> None:
    game = war(red="ore 3", blue="ore 3 magic 4", defenders="dark_elves").plays("red: white-flag", "blue: bid 1")
    assert game.stock("red")["ore"] == 3


# Paying


@rule("TEK-WAR-09")
def test_winner_and_loser_both_pay_what_they_set() -> None:
    assert LEDGER.rule("TEK-WAR-09").data["who_pays"] == ["winner", "loser"]
    game = war(red="ore 5 food 1", blue="ore 4 food 1").plays("red: bid 3", "blue: bid 2")
    assert game.stock("red") == {"mana": 0, "ore": 2, "food": 1}
    assert game.stock("blue") == {"mana": 0, "ore": 2, "food": 1}


@rule("TEK-WAR-09")
def test_a_mana_covers_2_an_ore_1_and_food_nothing() -> None:
    assert LEDGER.rule("TEK-WAR-09").data["value"] == {"mana": 2, "ore": 1, "food": 0}
    game = war(red="mana 9 ore 9 food 9").plays("red: bid 4", "blue: white-flag")
    assert game.offers("pay") == ["pay 0 4 0", "pay 1 2 0", "pay 2 0 0"]


@rule("TEK-WAR-09")
def test_mana_may_overpay_an_odd_remainder_and_no_change_is_given() -> None:
    game = war(red="mana 2").plays("red: bid 3", "blue: white-flag")
    assert game.stock("red") == NOTHING


@rule("TEK-WAR-09")
def test_a_payment_holds_nothing_that_could_be_left_out() -> None:
    game = war(red="mana 3 ore 3 food 2").plays("red: bid 3", "blue: white-flag")
    assert game.offers("pay") == ["pay 0 3 0", "pay 1 1 0", "pay 2 0 0"]


@rule("TEK-WAR-09")
def test_the_attacker_pays_first() -> None:
    game = war(red="mana 1 ore 2", blue="mana 1 ore 3").plays("red: bid 2", "blue: bid 2")
    assert game.asked() == "red pay-for-war"
    game.plays("red: pay 1 0 0")
    assert game.asked() == "blue pay-for-war"


@rule("TEK-WAR-10")
def test_a_discount_lets_one_set_more_and_pay_less() -> None:
    game = war(red="magic 3 ore 2", attackers="centaurs")
    assert game.offers() == flag_and_numbers(4)
    game.plays("red: bid 4", "blue: white-flag")
    assert game.stock("red")["ore"] == 0


@rule("TEK-WAR-10")
def test_a_discount_does_not_change_the_number_that_is_compared() -> None:
    game = war(red="magic 3 ore 1", blue="ore 3", attackers="centaurs").plays("red: bid 3", "blue: bid 3")
    assert game.at("south.4") == ["blue"]
    game = war(red="magic 3 ore 1", blue="ore 3", attackers="centaurs").plays("red: bid 3", "blue: bid 2")
    assert game.at("south.4") == ["red"]


@rule("TEK-WAR-09", "TEK-WAR-10")
def test_a_discount_greater_than_the_number_costs_nothing_and_gives_nothing_back() -> None:
    game = war(red="magic 3 ore 1", attackers="centaurs").plays("red: bid 1", "blue: white-flag")
    assert game.stock("red")["ore"] == 1


@rule("TEK-WAR-09", "TEK-WAR-10")
def test_a_penalty_is_added_to_what_is_paid_and_not_to_the_number() -> None:
    game = war(red="ore 4", blue="ore 3 magic 4", defenders="dark_elves").plays("red: bid 3", "blue: bid 3")
    assert game.stock("red")["ore"] == 0
    assert game.at("south.4") == ["blue"]


@rule("TEK-WAR-09", "TEK-WAR-10")
def test_discounts_and_penalties_add_up() -> None:
    game = war(red="magic 3 ore 4", blue="magic 4", attackers="centaurs", defenders="dark_elves")
    assert game.offers() == flag_and_numbers(5)
    game.plays("red: bid 5", "blue: white-flag")
    assert game.stock("red")["ore"] == 0


# The outcome


@rule("TEK-WAR-11")
def test_after_paying_the_loser_retreats_or_returns_the_meeple_to_the_supply() -> None:
    game = war(red="ore 2", blue="ore 1 food 2").plays("red: bid 2", "blue: bid 1")
    assert game.stock("blue")["ore"] == 0
    assert game.offers() == ["retreat south.4 south.1", "retreat south.4 south.3", "give-up south.4"]


@rule("TEK-WAR-11")
def test_a_meeple_that_cannot_retreat_goes_to_its_owners_supply_and_the_winners_stays() -> None:
    game = war(red="ore 2").plays("red: bid 2", "blue: white-flag")
    assert game.meeples("blue") == 1
    assert game.meeples("red") == 2
    assert game.at("south.4") == ["red"]


@rule("TEK-WAR-11")
def test_a_beaten_attacker_leaves_and_the_defender_stays() -> None:
    game = war(red="food 2", blue="ore 1").plays("red: white-flag", "blue: bid 1", "red: retreat south.4 south.3")
    assert (game.at("south.3"), game.at("south.4")) == (["red"], ["blue"])


@rule("TEK-WAR-12")
def test_anna_sets_5_with_1_mana_and_2_ore_and_1_off_and_karl_sets_the_white_flag() -> None:
    example = LEDGER.rule("TEK-WAR-12").data
    assert example["given"]["anna"] == {"mana": 1, "ore": 2, "war_discount": 1, "role": "attacker"}
    game = war(red="magic 3 mana 1 ore 2", blue="mana 1 ore 1 food 2", attackers="orcs")
    assert game.offers() == flag_and_numbers(example["does"]["anna_die"])
    game.plays("red: bid 5", "blue: white-flag")
    assert game.stock("red") == NOTHING  # 1 mana and 2 ore cover the 4 that are left of 5
    assert game.stock("blue") == {"mana": 1, "ore": 1, "food": 2}
    assert game.offers() == ["retreat south.4 south.1", "retreat south.4 south.3", "give-up south.4"]
    assert game.asked() == "blue leave-region"


# The order of the steps


@rule("TEK-WAR-01", "TEK-WAR-11")
def test_an_attacker_is_knocked_over_in_ruins_before_the_war_and_stays_so() -> None:
    game = kingdoms(
        action="quest",
        red="humans of north at north.1 north.1; ore 1",
        blue="dwarves of south at south.5* south.1",
        green="elves of east at east.1 east.2",
    )
    game.plays("red: quest north.1 south.5")
    assert game.at("south.5") == ["blue*", "red*"]
    game.plays("red: bid 1", "blue: white-flag")
    assert game.at("south.5") == ["red*"]


@rule("TEK-WAR-01", "TEK-WAR-03")
def test_what_is_gained_by_moving_in_can_pay_for_the_war_and_is_kept_when_it_is_lost() -> None:
    game = war(red="magic 2", attackers="dwarves", defenders="humans", blue="ore 1")
    assert game.offers() == flag_and_numbers(1)
    game.plays("red: white-flag", "blue: bid 1")
    assert game.stock("red")["ore"] == 1


@rule("TEK-WAR-09", "TEK-WAR-11")
def test_the_crown_changes_hands_after_both_have_paid_and_before_the_loser_leaves() -> None:
    game = war(red="ore 2", blue="ore 1 food 2").with_crown("blue")
    game.plays("red: bid 2", "blue: bid 1", "blue: retreat south.4 south.3")
    order = [type(event) for event in game.events if isinstance(event, Paid | CrownTaken | Moved)]
    assert order == [Moved, Paid, Paid, CrownTaken, Paid, Moved]
