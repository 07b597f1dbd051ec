"""Alliances and breaking them: TEK-ALLY."""

from __future__ import annotations

from tabletome.engine.ledger import Break, Ledger, rule
from tabletome.games.tiny_epic_kingdoms import GAME
from tabletome.games.tiny_epic_kingdoms.events import AllianceBroken, BidsRevealed
from tests.games.tiny_epic_kingdoms.kingdoms import Kingdoms, kingdoms

LEDGER = Ledger.load(GAME.folder / "rules.yaml")


def allies(
    red: str = "humans of north at north.1 north.1 north.2; ore 5",
    blue: str = "dwarves of south at south.4 south.2 north.2; ore 5",
    green: str = "elves of east at east.1 east.2",
) -> Kingdoms:
    """Red and blue share north.2; now red's meeple has come from north.1 to blue in south.4."""
    game = kingdoms(action="quest", red=red, blue=blue, green=green)
    return game.plays("red: quest north.1 south.4")


# Sharing a region


@rule("TEK-ALLY-01")
def test_after_two_white_flags_both_stay_and_are_allies() -> None:
    game = kingdoms(
        action="quest",
        red="humans of north at north.1 north.1",
        blue="dwarves of south at south.4 south.2",
        green="elves of east at east.1 east.2",
    )
    game.plays("red: quest north.1 south.4", "red: white-flag", "blue: white-flag")
    assert game.at("south.4") == ["blue", "red"]
    assert game.g.shared_by(0, 1) == [game.g.board.number["south.4"]]


@rule("TEK-ALLY-01")
def test_each_of_two_allies_collects_from_the_region_they_share() -> None:
    game = kingdoms(
        action="build",
        red="humans of north at north.1",
        blue="dwarves of south at south.4 south.3",
        green="elves of east at south.4 east.3",
    )
    game.plays("red: pass", "blue: collect", "green: collect")
    assert (game.stock("blue")["ore"], game.stock("green")["ore"]) == (1, 1)


@rule(
    "TEK-ALLY-02",
    breaks=Break("rules/movement.py", "if upright in meeples]", "if upright in meeples and not is_shared(g, region)]"),
)
def test_a_meeple_in_a_shared_region_patrols_and_quests_as_usual() -> None:
    table = {
        "red": "humans of north at north.2 north.3",
        "blue": "dwarves of south at north.2 south.4",
        "green": "elves of east at east.1 east.2",
    }
    game = kingdoms(action="patrol", **table)
    assert {"patrol north.2 north.3", "patrol north.2 north.5"} <= set(game.offers("patrol"))
    game.plays("red: patrol north.2 north.5", "blue: patrol north.2 north.3")
    game = kingdoms(action="quest", **table)
    game.plays("red: quest north.2 south.1", "blue: quest north.2 east.4")
    assert (game.at("north.2"), game.at("south.1"), game.at("east.4")) == ([], ["red"], ["blue"])


@rule("TEK-ALLY-03")
def test_whoever_leaves_the_only_shared_region_is_no_ally_any_more() -> None:
    game = kingdoms(
        action="quest",
        red="humans of north at north.1 north.2; ore 1",
        blue="dwarves of south at south.4 south.2 north.2",
        green="elves of east at east.1 east.2",
    )
    game.plays("red: quest north.2 south.4", "red: bid 1", "blue: white-flag")
    assert not game.told(AllianceBroken)
    assert (game.at("south.4"), game.at("north.2")) == (["red"], ["blue"])


@rule("TEK-ALLY-03", "TEK-ALLY-05")
def test_leaving_one_of_several_shared_regions_does_not_end_an_alliance() -> None:
    game = kingdoms(
        action="quest",
        red="humans of north at north.1 north.2 north.4; ore 1",
        blue="dwarves of south at south.4 south.2 north.1 north.2",
        green="elves of east at east.1 east.2",
    )
    game.plays("red: quest north.2 south.4", "red: bid 1", "blue: white-flag")
    assert len(game.told(AllianceBroken)) == 1
    assert set(game.offers()) == {"give-up south.4", "give-up north.1"}


@rule("TEK-ALLY-01", "TEK-ALLY-03")
def test_a_region_where_the_war_is_fought_does_not_make_allies() -> None:
    game = kingdoms(
        action="quest",
        red="humans of north at north.1 north.1; ore 1",
        blue="dwarves of south at south.4 south.2; food 2",
        green="elves of east at east.1 east.2",
    )
    game.plays("red: quest north.1 south.4", "red: bid 1", "blue: white-flag")
    assert not game.told(AllianceBroken)


# Breaking an alliance


@rule("TEK-ALLY-04")
def test_two_white_flags_keep_the_alliance() -> None:
    game = allies().plays("red: white-flag", "blue: white-flag")
    assert (game.at("north.2"), game.at("south.4")) == (["red", "blue"], ["blue", "red"])
    assert not game.told(AllianceBroken)


@rule("TEK-ALLY-04", "TEK-ALLY-05")
def test_a_number_set_by_the_attacker_alone_breaks_the_alliance() -> None:
    game = allies().plays("red: bid 1", "blue: white-flag", "blue: give-up south.4")
    assert len(game.told(AllianceBroken)) == 1
    assert (game.at("north.2"), game.at("south.4")) == (["red"], ["red"])


@rule("TEK-ALLY-04", "TEK-ALLY-05")
def test_a_number_set_by_the_defender_alone_breaks_the_alliance_too() -> None:
    game = allies().plays("red: white-flag", "blue: bid 1", "red: give-up south.4")
    assert len(game.told(AllianceBroken)) == 1
    assert (game.at("north.2"), game.at("south.4")) == (["blue"], ["blue"])


@rule("TEK-ALLY-05")
def test_the_winner_gains_every_region_shared_with_the_loser() -> None:
    game = allies(
        red="humans of north at north.1 north.1 north.2 north.4 east.5*; ore 1",
        blue="dwarves of south at south.4 south.2 north.2 north.4 east.5*",
    )
    game.plays("red: bid 1", "blue: white-flag")
    game.plays("blue: give-up south.4", "blue: give-up east.5", "blue: give-up north.4")
    assert [game.at(place) for place in ("south.4", "north.2", "north.4", "east.5")] == [["red"]] * 3 + [["red*"]]
    assert game.at("south.2") == ["blue"]


@rule("TEK-ALLY-05")
def test_only_one_war_is_fought_and_one_cost_paid_for_all_regions() -> None:
    game = allies().plays("red: bid 2", "blue: bid 1", "blue: give-up south.4")
    assert len(game.told(BidsRevealed)) == 1
    assert (game.stock("red")["ore"], game.stock("blue")["ore"]) == (3, 4)


@rule("TEK-ALLY-03", "TEK-ALLY-05")
def test_an_alliance_with_somebody_else_is_not_touched() -> None:
    game = allies(
        blue="dwarves of south at south.4 south.2 north.2 east.1; ore 5", green="elves of east at east.1 south.2"
    )
    game.plays("red: bid 1", "blue: white-flag", "blue: give-up north.2")
    assert game.at("east.1") == ["blue", "green"]
    assert game.at("south.2") == ["blue", "green"]


@rule("TEK-ALLY-06")
def test_each_meeple_in_a_shared_region_retreats_for_its_own_price_or_leaves_play() -> None:
    game = allies(blue="dwarves of south at south.4 south.2 north.2; food 6").plays("red: bid 1", "blue: white-flag")
    game.plays("blue: retreat south.4 south.3", "blue: retreat north.2 north.5")
    assert game.stock("blue")["food"] == 0
    assert (game.at("south.3"), game.at("north.5")) == (["blue"], ["blue*"])


@rule("TEK-ALLY-06", "TEK-ALLY-07")
def test_a_meeple_given_up_first_makes_the_next_retreat_cheaper() -> None:
    game = allies(blue="dwarves of south at south.4 south.2 north.2; food 2").plays("red: bid 1", "blue: white-flag")
    assert game.offers() == ["give-up south.4", "give-up north.2"]
    game.plays("blue: give-up south.4", "blue: retreat north.2 north.3")
    assert game.stock("blue")["food"] == 0


@rule("TEK-ALLY-07")
def test_the_loser_chooses_which_region_to_leave_first() -> None:
    game = allies(blue="dwarves of south at south.4 south.2 north.2; food 3").plays("red: bid 1", "blue: white-flag")
    assert game.offers() == [
        "retreat south.4 south.1",
        "retreat south.4 south.3",
        "give-up south.4",
        "retreat north.2 north.3",
        "retreat north.2 north.5",
        "give-up north.2",
    ]
    game.plays("blue: retreat north.2 north.3")
    assert game.at("south.4") == ["red"]  # no food is left for the other, which is lost


@rule("TEK-ALLY-05", "TEK-ALLY-06", "TEK-ALLY-07")
def test_no_retreat_leads_into_another_of_the_regions_at_stake_dealt_with_or_not() -> None:
    game = allies(
        red="humans of north at north.1 north.1 north.2 north.5*; ore 1",
        blue="dwarves of south at south.4 south.2 north.2 north.5*; food 9",
    )
    game.plays("red: bid 1", "blue: white-flag")
    assert [way for way in game.offers("retreat") if "north.2 " in way] == ["retreat north.2 north.3"]
    game.plays("blue: give-up north.5")
    assert [way for way in game.offers("retreat") if "north.2 " in way] == ["retreat north.2 north.3"]


@rule("TEK-ALLY-06")
def test_each_region_is_finished_before_the_next() -> None:
    game = allies(blue="dwarves of south at south.4 south.2 north.2; food 3").with_token("treasure", "south.3")
    game.plays("red: bid 1", "blue: white-flag", "blue: retreat south.4 south.3")
    assert game.asked() == "blue take-resource"
    game.plays("blue: take food", "blue: take food")
    assert game.asked() == "blue act"  # 2 food do not pay for 3 meeples: north.2 was given up


# The last meeple


def last_of_blue(food: int = 0, red: str = "", green: str = "") -> Kingdoms:
    """Blue has lost everything but the meeple in north.3, which has to leave too."""
    game = kingdoms(
        action="quest",
        red=f"humans of north at north.1 north.1 north.3 {red}; ore 1",
        blue=f"dwarves of south at south.4 north.3; food {food}",
        green=f"elves of east at east.1 east.2 {green}",
    )
    game.plays("red: quest north.1 south.4", "red: bid 1", "blue: white-flag")
    return game.plays("blue: give-up south.4")


@rule("TEK-ALLY-08")
def test_a_last_meeple_that_cannot_retreat_moves_for_free_to_the_nearest_unoccupied_region() -> None:
    game = last_of_blue(red="north.4")
    assert game.offers() == ["flee north.3 north.2", "flee north.3 north.5"]
    game.plays("blue: flee north.3 north.2")
    assert game.at("north.2") == ["blue"]
    assert game.meeples("blue") == 1


@rule("TEK-ALLY-08")
def test_the_nearest_unoccupied_region_can_be_on_another_territory() -> None:
    game = last_of_blue(red="north.4 north.5*", green="north.2")
    assert game.offers() == [
        "flee north.3 south.1",
        "flee north.3 south.2",
        "flee north.3 south.5",
        "flee north.3 east.4",
        "flee north.3 east.5",
    ]
    assert game.stock("blue")["food"] == 0


@rule("TEK-ALLY-08")
def test_a_last_meeple_with_nowhere_to_retreat_keeps_its_food() -> None:
    game = last_of_blue(food=5, red="north.4 north.5*", green="north.2").plays("blue: flee north.3 south.1")
    assert game.stock("blue")["food"] == 5


@rule("TEK-ALLY-08")
def test_moving_for_free_is_an_arrival_that_knocks_over_in_ruins() -> None:
    game = last_of_blue(red="north.4").plays("blue: flee north.3 north.5")
    assert game.at("north.5") == ["blue*"]


@rule("TEK-ALLY-08", "TEK-EXPLORE-05")
def test_moving_for_free_is_an_arrival_that_reveals_a_token() -> None:
    game = kingdoms(
        action="quest",
        red="humans of north at north.1 north.1 north.3; ore 1",
        blue="dwarves of south at south.4 north.3",
        green="elves of east at east.1 east.2",
    ).with_token("crown", "north.2")
    game.plays("red: quest north.1 south.4", "red: bid 1", "blue: white-flag")
    game.plays("blue: give-up south.4", "blue: flee north.3 north.2")
    assert game.g.crown == 1


@rule("TEK-ALLY-08", "TEK-RETREAT-04")
def test_a_last_meeple_that_can_retreat_must_and_can_be_neither_given_up_nor_saved_for_free() -> None:
    game = last_of_blue(food=1, red="north.4")
    assert game.offers() == ["retreat north.3 north.2", "retreat north.3 north.5"]
    game.plays("blue: retreat north.3 north.2")
    assert game.stock("blue")["food"] == 0


@rule("TEK-ALLY-08")
def test_the_attacker_who_loses_is_protected_as_well() -> None:
    game = kingdoms(
        action="quest",
        red="humans of north at north.1 north.3",
        blue="dwarves of south at south.4 north.3; ore 1",
        green="elves of east at east.1 east.2",
    )
    game.plays("red: quest north.1 south.4", "red: white-flag", "blue: bid 1", "red: give-up south.4")
    game.plays("red: flee north.3 north.1")
    assert game.at("north.1") == ["red"]


@rule("TEK-ALLY-08")
def test_a_last_meeple_stays_and_shares_the_region_if_no_region_at_all_is_unoccupied() -> None:
    game = kingdoms(
        action="quest",
        red="humans of north at north.1 north.1 north.2 north.3 north.4 north.5*; ore 1",
        blue="dwarves of south at south.4 north.2; food 5",
        green="elves of east at east.1 east.2 east.3 east.4 east.5* south.1 south.2",
        yellow="undead of west at west.1 west.2 west.3 west.4 west.5* south.3 south.5*",
    )
    game.plays("red: quest north.1 south.4", "red: bid 1", "blue: white-flag", "blue: give-up south.4")
    assert game.at("north.2") == ["red", "blue"]
    assert game.asked() == "blue act"


@rule("TEK-ALLY-08")
def test_the_protection_is_for_one_meeple_free_of_charge() -> None:
    protection = LEDGER.rule("TEK-ALLY-08").data
    game = last_of_blue(red="north.4").plays("blue: flee north.3 north.2")
    assert game.meeples("blue") == protection["keeps"]
    assert game.stock("blue")["food"] == protection["cost_food"]
