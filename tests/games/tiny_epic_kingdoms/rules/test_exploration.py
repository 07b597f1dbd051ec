"""What the exploration tokens do: TEK-EXPLORE, but for how they are placed, which belongs to the setup."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import Ledger, rule
from tabletome.games.tiny_epic_kingdoms import GAME
from tabletome.games.tiny_epic_kingdoms.content.box import LASTING_TOKENS, TOKENS
from tabletome.games.tiny_epic_kingdoms.events import TokenFound
from tabletome.games.tiny_epic_kingdoms.rules.setup import KingdomOptions
from tests.games.tiny_epic_kingdoms.kingdoms import Kingdoms, kingdoms, setting_up

LEDGER = Ledger.load(GAME.folder / "rules.yaml")
KINDS = LEDGER.rule("TEK-EXPLORE-07").data["tokens"]


def patrol(token: str, red: str = "", red_at: str = "north.1 north.2", to: str = "north.4") -> Kingdoms:
    """Red's meeple has patrolled from north.1 to where this token lay face down."""
    game = kingdoms(
        action="patrol",
        red=f"humans of north at {red_at}; {red}",
        blue="dwarves of south at south.1 south.2",
        green="elves of east at east.1 east.2",
    )
    return game.with_token(token, to).plays(f"red: patrol north.1 {to}")


def quest(
    red: str = "at north.1 north.4; ore 3",
    blue: str = "at south.4 south.2; tower 2",
    green: str = "elves of east at east.1 east.2",
) -> Kingdoms:
    """Red is about to quest, from north.1 to south.4, where blue stands."""
    return kingdoms(action="quest", red=f"humans of north {red}", blue=f"dwarves of south {blue}", green=green)


def red_wins(game: Kingdoms) -> Kingdoms:
    return game.plays("red: quest north.1 south.4", "red: bid 1", "blue: white-flag")


def blue_wins(game: Kingdoms) -> Kingdoms:
    return game.plays("red: quest north.1 south.4", "red: white-flag", "blue: bid 1")


# The module


@rule("TEK-EXPLORE-01")
@pytest.mark.parametrize("exploration", [False, True])
def test_exploration_tokens_are_played_with_only_if_the_players_wish(exploration: bool) -> None:
    assert KingdomOptions().exploration is LEDGER.rule("TEK-EXPLORE-01").data["default"] is False
    game = setting_up(players=3, exploration=exploration)
    while not game.asked().endswith("select-action"):
        game.plays(f"{game.asked().split()[0]}: {game.offers()[0]}")
    assert any(game.g.tokens) is exploration


@rule("TEK-EXPLORE-05")
def test_a_meeple_that_moves_in_reveals_a_face_down_token_and_its_effect_comes_at_once() -> None:
    game = patrol("treasure")
    assert [(found.seat, found.region, found.token) for found in game.told(TokenFound)] == [(0, "north.4", "treasure")]
    assert game.asked() == "red take-resource"


@rule("TEK-EXPLORE-05")
def test_a_quest_reveals_a_token_too() -> None:
    game = quest().with_token("treasure", "east.5").plays("red: quest north.1 east.5")
    assert game.asked() == "red take-resource"


@rule("TEK-EXPLORE-05")
def test_a_token_that_was_turned_up_is_known_so_that_the_move_is_not_taken_back_alone() -> None:
    game = quest().with_token("camp", "east.5")
    shown = game.g.revealed
    assert game.plays("red: quest north.1 east.5").g.revealed > shown


@rule("TEK-EXPLORE-05")
def test_a_token_that_lies_face_up_is_not_found_again() -> None:
    game = kingdoms(
        action="patrol", red="humans of north at north.1 north.2", blue="dwarves of south at south.1 south.2"
    ).with_token("camp", "north.4", face_up=True)
    assert not game.plays("red: patrol north.1 north.4").told(TokenFound)


@rule("TEK-EXPLORE-05")
def test_a_retreat_reveals_a_token_for_the_one_who_retreats() -> None:
    game = red_wins(quest(blue="at south.4 south.2; food 2").with_token("treasure", "south.3"))
    game.plays("blue: retreat south.4 south.3")
    assert game.asked() == "blue take-resource"


@rule("TEK-EXPLORE-05", "TEK-P2-03")
def test_the_token_under_a_neutral_meeple_is_revealed_after_the_war() -> None:
    game = kingdoms(
        action="quest", red="humans of north at north.1 north.1; mana 1 ore 1", blue="dwarves of south at south.1"
    )
    game.with_neutrals("east.1").with_token("treasure", "east.1").plays("red: quest north.1 east.1")
    assert game.asked() == "red pay-for-war"
    assert not game.told(TokenFound)
    game.plays("red: pay 0 1 0")
    assert game.asked() == "red take-resource"
    assert game.at("east.1") == ["red"]


@rule("TEK-EXPLORE-07")
def test_there_are_nine_kinds_of_token() -> None:
    assert set(TOKENS) == set(KINDS)
    assert len(KINDS) == 9


@rule("TEK-EXPLORE-07")
@pytest.mark.parametrize("token", KINDS)
def test_a_token_stays_in_its_region_or_leaves_it_as_the_table_says(token: str) -> None:
    game = patrol(token, red="food 2")
    if token == "treasure":
        game.plays("red: take mana", "red: take mana")
    if token == "bandit":
        game.plays("red: pay 0 0 2")
    stays = KINDS[token]["stays_in_region"]
    assert (token in LASTING_TOKENS) == stays
    region = game.g.board.number["north.4"]
    assert (game.token("north.4"), game.g.face_up[region]) == ((token, True) if stays else ("", False))


@rule("TEK-EXPLORE-21")
def test_a_blank_does_nothing_and_is_discarded() -> None:
    game = patrol("blank", red="mana 1 ore 1 food 1")
    assert game.stock("red") == {"mana": 1, "ore": 1, "food": 1}
    assert game.token("north.4") == ""
    assert game.asked() == "blue act"


# The Crown


@rule("TEK-EXPLORE-08")
def test_the_crown_belongs_to_its_finder_and_is_worth_2_points() -> None:
    game = patrol("crown")
    assert game.g.crown == 0
    assert game.score("red")["tokens"] == LEDGER.rule("TEK-EXPLORE-08").data["vp"] == 2
    assert game.score("blue")["tokens"] == 0


@rule("TEK-EXPLORE-09")
def test_who_loses_a_war_gives_the_crown_to_the_winner() -> None:
    assert red_wins(quest().with_crown("blue")).g.crown == 0


@rule("TEK-EXPLORE-09")
def test_an_attacker_who_loses_gives_the_crown_up_too() -> None:
    assert blue_wins(quest(blue="at south.4 south.2; ore 1").with_crown("red")).g.crown == 1


@rule("TEK-EXPLORE-09")
def test_the_crown_is_lost_also_when_the_meeple_is_saved_by_a_retreat() -> None:
    game = red_wins(quest(blue="at south.4 south.2; food 2").with_crown("blue"))
    game.plays("blue: retreat south.4 south.3")
    assert game.g.crown == 0


@rule("TEK-EXPLORE-09")
def test_the_crown_stays_with_a_winner_and_with_whoever_is_not_at_war() -> None:
    assert red_wins(quest().with_crown("red")).g.crown == 0
    assert red_wins(quest().with_crown("green")).g.crown == 2


@rule("TEK-EXPLORE-09")
def test_an_alliance_moves_no_crown() -> None:
    game = quest().with_crown("blue").plays("red: quest north.1 south.4", "red: white-flag", "blue: white-flag")
    assert game.g.crown == 1


@rule("TEK-EXPLORE-09", "TEK-P2-07")
def test_with_two_players_the_crown_changes_hands_on_two_white_flags() -> None:
    game = kingdoms(
        action="quest", red="humans of north at north.1 north.1", blue="dwarves of south at south.4 south.1"
    ).with_crown("red")
    game.plays("red: quest north.1 south.4", "red: white-flag", "blue: white-flag")
    assert game.g.crown == 1


# Treasure and Bandit


@rule("TEK-EXPLORE-10")
def test_a_treasure_is_2_resources_in_any_mix() -> None:
    assert LEDGER.rule("TEK-EXPLORE-10").data == {"gain": 2, "type": "choice"}
    game = patrol("treasure")
    assert game.offers() == ["take mana", "take ore", "take food"]
    game.plays("red: take mana", "red: take food")
    assert game.stock("red") == {"mana": 1, "ore": 0, "food": 1}
    assert game.asked() == "blue act"
    assert patrol("treasure").plays("red: take ore", "red: take ore").stock("red")["ore"] == 2


@rule("TEK-EXPLORE-11")
def test_a_bandit_takes_2_resources_of_choice_or_the_meeple() -> None:
    game = patrol("bandit", red="mana 2 ore 1 food 1")
    assert set(game.offers()) == {"pay 2 0 0", "pay 1 1 0", "pay 1 0 1", "pay 0 1 1", "surrender"}
    game.plays("red: pay 1 0 1")
    assert game.stock("red") == {"mana": 1, "ore": 1, "food": 0}
    assert game.at("north.4") == ["red"]


@rule("TEK-EXPLORE-11")
def test_a_meeple_left_to_the_bandit_returns_to_the_supply() -> None:
    game = patrol("bandit", red="mana 2").plays("red: surrender")
    assert (game.at("north.4"), game.meeples("red"), game.stock("red")["mana"]) == ([], 1, 2)
    assert game.token("north.4") == ""


@rule("TEK-EXPLORE-11")
def test_a_bandit_takes_the_meeple_of_who_cannot_pay_2() -> None:
    game = patrol("bandit", red="mana 1")
    assert game.offers() == ["surrender"]


@rule("TEK-EXPLORE-11")
@pytest.mark.parametrize("stock", ["food 0", "food 1"])
def test_a_last_meeple_is_not_lost_to_a_bandit_who_takes_what_there_is(stock: str) -> None:
    game = patrol("bandit", red=stock, red_at="north.1")
    assert game.at("north.4") == ["red"]
    assert game.stock("red")["food"] == 0


@rule("TEK-EXPLORE-11")
def test_a_last_meeple_pays_the_bandit_if_it_can() -> None:
    game = patrol("bandit", red="food 2 ore 1", red_at="north.1")
    assert set(game.offers()) == {"pay 0 1 1", "pay 0 0 2"}


@rule("TEK-EXPLORE-11", "TEK-EXPLORE-09", "TEK-EXPLORE-18")
def test_a_bandit_is_no_war_so_no_church_helps_and_no_crown_changes_hands() -> None:
    game = kingdoms(
        action="patrol",
        red="humans of north at north.1 north.2",
        blue="dwarves of south at south.1 south.2",
        green="elves of east at east.1",
    ).with_crown("red")
    game.with_token("church", "north.2", face_up=True).with_token("bandit", "north.4")
    game.plays("red: patrol north.1 north.4")
    assert game.offers() == ["surrender"]
    game.plays("red: surrender")
    assert (game.at("north.2"), game.g.crown) == (["red"], 0)


@rule("TEK-EXPLORE-11")
def test_a_bandit_ambushes_a_meeple_that_retreats_as_well() -> None:
    game = red_wins(quest(blue="at south.4 south.2; food 4").with_token("bandit", "south.3"))
    game.plays("blue: retreat south.4 south.3", "blue: surrender")
    assert (game.at("south.3"), game.meeples("blue")) == ([], 1)


# The Dragon's Lair


def with_lair(game: Kingdoms, region: str = "north.4") -> Kingdoms:
    return game.with_token("dragons_lair", region, face_up=True)


@rule("TEK-EXPLORE-12")
def test_whoever_controls_the_dragons_lair_and_wins_a_war_anywhere_may_take_a_tower_level() -> None:
    assert LEDGER.rule("TEK-EXPLORE-12").data["loser_tower_level"] == -1
    game = red_wins(with_lair(quest()))
    assert game.asked() == "red use-lair"
    game.plays("red: use-lair")
    assert game.tower("blue") == 1


@rule("TEK-EXPLORE-12")
def test_the_winner_may_leave_the_lair_unused() -> None:
    game = red_wins(with_lair(quest())).plays("red: decline")
    assert (game.tower("blue"), game.meeples("blue")) == (2, 1)


@rule("TEK-EXPLORE-12")
def test_a_loser_who_controls_the_lair_gets_nothing_from_it() -> None:
    game = with_lair(quest(red="at north.1 north.4; tower 2", blue="at south.4 south.2; ore 1 tower 2"))
    assert blue_wins(game).asked() == "blue act"
    assert (game.tower("red"), game.tower("blue")) == (2, 2)


@rule("TEK-EXPLORE-12")
def test_a_lone_meeple_that_leaves_the_lair_takes_no_help_from_it() -> None:
    assert red_wins(with_lair(quest(), "north.1")).asked() == "blue act"


@rule("TEK-EXPLORE-12")
def test_a_meeple_that_leaves_another_in_the_lair_may_use_it() -> None:
    game = red_wins(with_lair(quest(red="at north.1 north.1; ore 1"), "north.1"))
    assert game.asked() == "red use-lair"


@rule("TEK-EXPLORE-12")
def test_an_attacker_who_conquers_the_lair_cannot_use_it_in_that_war() -> None:
    assert red_wins(with_lair(quest(), "south.4")).asked() == "blue act"


@rule("TEK-EXPLORE-12")
def test_a_defender_who_wins_in_the_lair_may_use_it() -> None:
    game = with_lair(quest(red="at north.1 north.4; tower 1", blue="at south.4 south.2; ore 1"), "south.4")
    blue_wins(game).plays("blue: use-lair")
    assert game.tower("red") == 0


@rule("TEK-EXPLORE-12")
def test_an_ally_controls_a_shared_lair() -> None:
    game = red_wins(with_lair(quest(green="elves of east at north.4 east.2")))
    assert game.asked() == "red use-lair"


@rule("TEK-EXPLORE-12")
def test_the_lair_takes_nothing_from_a_tower_at_level_0() -> None:
    assert red_wins(with_lair(quest(blue="at south.4 south.2; tower 0"))).asked() == "blue act"


@rule("TEK-EXPLORE-12", "TEK-EXPLORE-13")
def test_the_lair_is_declared_after_paying_and_before_the_loser_leaves_also_if_the_loser_could_retreat() -> None:
    game = red_wins(with_lair(quest(red="at north.1 north.4; ore 1", blue="at south.4 south.2; food 9 tower 1")))
    assert game.stock("red")["ore"] == 0
    assert game.asked() == "red use-lair"


@rule("TEK-EXPLORE-12")
def test_one_tower_level_is_lost_in_a_war_however_many_lairs_are_held() -> None:
    game = with_lair(with_lair(quest(red="at north.1 north.4 north.2; ore 1")), "north.2")
    red_wins(game).plays("red: use-lair", "blue: retreat south.4 south.3")
    assert game.tower("blue") == 1
    assert game.asked() == "blue act"


@rule("TEK-EXPLORE-13")
def test_after_the_lair_the_loser_must_retreat_and_pays_nothing() -> None:
    game = red_wins(with_lair(quest(blue="at south.4 south.2; tower 2 food 3"))).plays("red: use-lair")
    assert game.offers() == ["retreat south.4 south.1", "retreat south.4 south.3"]
    game.plays("blue: retreat south.4 south.1")
    assert game.stock("blue")["food"] == 3
    assert game.meeples("blue") == 2


@rule("TEK-EXPLORE-13", "TEK-EXPLORE-18")
def test_after_the_lair_a_church_is_no_way_out_while_a_retreat_is_possible() -> None:
    game = with_lair(quest()).with_token("church", "south.2", face_up=True)
    red_wins(game).plays("red: use-lair")
    assert not game.offers("shelter")


@rule("TEK-EXPLORE-14")
def test_with_nowhere_to_retreat_the_lair_costs_the_loser_the_level_and_the_meeple() -> None:
    game = red_wins(with_lair(quest(green="elves of east at south.1 south.3"))).plays("red: use-lair")
    assert (game.tower("blue"), game.meeples("blue")) == (1, 1)


@rule("TEK-EXPLORE-14", "TEK-EXPLORE-18")
def test_with_nowhere_to_retreat_a_church_may_save_the_meeple_from_the_lair() -> None:
    game = with_lair(quest(green="elves of east at south.1 south.3")).with_token("church", "south.2", face_up=True)
    red_wins(game).plays("red: use-lair", "blue: shelter south.4 south.2")
    assert (game.tower("blue"), game.meeples("blue")) == (1, 2)


@rule("TEK-EXPLORE-12", "TEK-EXPLORE-13")
def test_after_a_broken_alliance_the_lair_covers_the_meeple_of_the_war_region_only() -> None:
    game = with_lair(quest(red="at north.1 north.4 north.2; ore 1", blue="at south.4 south.2 north.2; tower 2"))
    red_wins(game).plays("red: use-lair")
    assert game.offers() == ["retreat south.4 south.1", "retreat south.4 south.3", "give-up north.2"]
    game.plays("blue: retreat south.4 south.1")
    assert (game.tower("blue"), game.meeples("blue")) == (1, 2)


@rule("TEK-EXPLORE-12", "TEK-EXPLORE-13")
def test_after_a_broken_alliance_and_the_lair_the_other_retreats_are_paid_as_usual() -> None:
    game = with_lair(quest(red="at north.1 north.4 north.2; ore 1", blue="at south.4 south.2 north.2; tower 2 food 4"))
    red_wins(game).plays("red: use-lair", "blue: retreat north.2 north.3", "blue: retreat south.4 south.1")
    assert game.stock("blue")["food"] == 1


@rule("TEK-EXPLORE-14", "TEK-ALLY-08")
def test_a_last_meeple_after_a_broken_alliance_moves_for_free_and_the_level_is_lost_all_the_same() -> None:
    game = with_lair(
        quest(
            red="at north.1 north.4 north.2; ore 1",
            blue="at south.4 north.2; tower 2",
            green="elves of east at south.1 south.3",
        )
    )
    red_wins(game).plays("red: use-lair", "blue: give-up north.2")
    assert all(way.startswith("flee south.4 ") for way in game.offers())
    game.plays("blue: flee south.4 east.1")
    assert (game.tower("blue"), game.meeples("blue")) == (1, 1)


@rule("TEK-EXPLORE-12")
def test_a_tower_level_lost_to_the_lair_does_not_undo_a_triggered_end() -> None:
    game = red_wins(with_lair(quest(blue="at south.4 south.2; tower 6")).end_triggered())
    game.plays("red: use-lair", "blue: retreat south.4 south.1", "blue: collect", "green: collect")
    assert game.tower("blue") == 5
    assert game.g.end_triggered


@rule("TEK-EXPLORE-12", "TEK-P2-05")
def test_the_lair_is_of_no_use_against_neutral_meeples() -> None:
    game = kingdoms(
        action="quest",
        red="humans of north at north.1 north.4; ore 1",
        blue="dwarves of south at south.1; tower 3",
    ).with_neutrals("east.1")
    assert with_lair(game).plays("red: quest north.1 east.1").asked() == "blue act"


# The Camp


def collecting(blue_at: str, camp: str, green_at: str = "east.3") -> Kingdoms:
    """Blue collects, with a Camp lying there."""
    game = kingdoms(
        action="build",
        red="humans of north at north.1",
        blue=f"dwarves of south at {blue_at}",
        green=f"elves of east at {green_at}",
    ).with_token("camp", camp, face_up=True)
    return game.plays("red: pass", "blue: collect")


@rule("TEK-EXPLORE-15")
def test_a_camp_gives_its_holder_one_more_of_what_the_region_gives() -> None:
    assert LEDGER.rule("TEK-EXPLORE-15").data["extra"] == 1
    game = collecting("south.4 south.4 south.2", camp="south.4")
    assert game.stock("blue") == {"mana": 0, "ore": 2, "food": 1}


@rule("TEK-EXPLORE-15")
def test_both_allies_who_share_a_camp_have_one_more() -> None:
    game = collecting("south.4 south.3", camp="south.4", green_at="south.4 east.3").plays("green: collect")
    assert (game.stock("blue")["ore"], game.stock("green")["ore"]) == (2, 2)


@rule("TEK-EXPLORE-15")
def test_a_camp_in_a_capital_city_gives_nothing() -> None:
    assert collecting("south.3 south.3", camp="south.3").stock("blue") == {"mana": 0, "ore": 0, "food": 0}


@rule("TEK-EXPLORE-15")
def test_a_camp_in_ruins_gives_one_more_of_choice_to_who_searches_there() -> None:
    game = collecting("south.5* south.5*", camp="south.5").plays("blue: take mana", "blue: take ore")
    assert game.stock("blue") == {"mana": 1, "ore": 1, "food": 0}
    assert game.asked() == "green act"


@rule("TEK-EXPLORE-15")
def test_a_camp_in_ruins_gives_nothing_to_an_upright_meeple() -> None:
    assert collecting("south.5 south.5", camp="south.5").asked() == "green act"


@rule("TEK-EXPLORE-15")
def test_a_camp_still_face_down_gives_nothing_more() -> None:
    game = kingdoms(
        action="build",
        red="humans of north at north.1",
        blue="dwarves of south at south.4 south.2",
        green="elves of east at east.3",
    ).with_token("camp", "south.4")
    assert game.plays("red: pass", "blue: collect").stock("blue")["ore"] == 1


# The Fort


def with_fort(game: Kingdoms, region: str) -> Kingdoms:
    return game.with_token("fort", region, face_up=True)


def highest_number(game: Kingdoms) -> int:
    return len(game.offers()) - 1


@rule("TEK-EXPLORE-16")
def test_a_fort_takes_2_off_the_war_cost_of_an_attack_on_any_region() -> None:
    assert LEDGER.rule("TEK-EXPLORE-16").data == {"war_discount": 2, "when": "attacking"}
    game = with_fort(quest(), "north.4").plays("red: quest north.1 south.4")
    assert highest_number(game) == 5
    assert game.plays("red: bid 5", "blue: white-flag").stock("red")["ore"] == 0


@rule("TEK-EXPLORE-16", "TEK-WAR-10")
def test_two_forts_take_4_off() -> None:
    game = with_fort(with_fort(quest(red="at north.1 north.4 north.2; ore 3"), "north.4"), "north.2")
    game.plays("red: quest north.1 south.4")
    assert highest_number(game) == 7
    assert game.plays("red: bid 5", "blue: white-flag").stock("red")["ore"] == 2


@rule("TEK-EXPLORE-16")
def test_a_fort_does_not_help_in_defence_not_even_of_itself() -> None:
    game = with_fort(with_fort(quest(blue="at south.4 south.2; ore 1"), "south.4"), "south.2")
    game.plays("red: quest north.1 south.4", "red: white-flag")
    assert highest_number(game) == 1


@rule("TEK-EXPLORE-16")
def test_a_lone_meeple_that_leaves_a_fort_takes_no_help_from_it() -> None:
    assert highest_number(with_fort(quest(), "north.1").plays("red: quest north.1 south.4")) == 3


@rule("TEK-EXPLORE-16")
def test_a_meeple_that_leaves_another_in_a_fort_has_its_help() -> None:
    game = with_fort(quest(red="at north.1 north.1; ore 3"), "north.1").plays("red: quest north.1 south.4")
    assert highest_number(game) == 5


@rule("TEK-EXPLORE-16")
def test_the_fort_that_is_attacked_is_still_the_defenders() -> None:
    assert highest_number(with_fort(quest(), "south.4").plays("red: quest north.1 south.4")) == 3


@rule("TEK-EXPLORE-16")
def test_both_allies_who_share_a_fort_have_its_help() -> None:
    game = with_fort(quest(green="elves of east at north.4 east.2"), "north.4").plays("red: quest north.1 south.4")
    assert highest_number(game) == 5


@rule("TEK-EXPLORE-16")
def test_a_fort_still_face_down_does_not_help() -> None:
    game = quest().with_token("fort", "north.4").plays("red: quest north.1 south.4")
    assert highest_number(game) == 3


# The City


@rule("TEK-EXPLORE-17")
def test_a_city_is_worth_1_more_point_to_its_holder() -> None:
    assert LEDGER.rule("TEK-EXPLORE-17").data["vp"] == 1
    game = quest().with_token("city", "north.4", face_up=True)
    assert (game.score("red")["tokens"], game.score("blue")["tokens"]) == (1, 0)


@rule("TEK-EXPLORE-17")
def test_a_city_is_worth_1_point_to_each_of_two_allies() -> None:
    game = quest(green="elves of east at north.4 east.2").with_token("city", "north.4", face_up=True)
    assert (game.score("red")["tokens"], game.score("green")["tokens"]) == (1, 1)


@rule("TEK-EXPLORE-17")
def test_a_city_nobody_has_found_is_worth_nothing() -> None:
    assert quest().with_token("city", "north.4").score("red")["tokens"] == 0


# The Church


def with_church(game: Kingdoms, region: str = "south.2") -> Kingdoms:
    return game.with_token("church", region, face_up=True)


@rule("TEK-EXPLORE-18")
def test_a_meeple_lost_in_a_war_may_be_put_in_ones_church_instead_of_the_supply() -> None:
    game = red_wins(with_church(quest()))
    assert game.offers() == ["shelter south.4 south.2", "give-up south.4"]
    game.plays("blue: shelter south.4 south.2")
    assert game.at("south.2") == ["blue", "blue"]
    assert game.at("south.4") == ["red"], "it has left the region of the war"
    assert game.meeples("blue") == 2


@rule("TEK-EXPLORE-18")
def test_the_church_may_be_chosen_rather_than_paying_for_a_retreat() -> None:
    game = red_wins(with_church(quest(blue="at south.4 south.2; food 2")))
    assert "retreat south.4 south.3" in game.offers()
    game.plays("blue: shelter south.4 south.2")
    assert game.stock("blue")["food"] == 2


@rule("TEK-EXPLORE-18")
def test_a_meeple_put_in_a_church_is_not_moved_and_gains_nothing() -> None:
    game = kingdoms(
        action="quest",
        red="humans of north at north.1 north.2; ore 1",
        blue="lizardfolk of south at south.1 south.4; magic 3",
        green="elves of east at east.1 east.2",
    )
    with_church(game, "south.4").plays("red: quest north.1 south.1", "red: bid 1", "blue: white-flag")
    game.plays("blue: shelter south.1 south.4")
    assert game.stock("blue") == {"mana": 0, "ore": 0, "food": 0}


@rule("TEK-EXPLORE-18")
def test_a_meeple_put_in_a_church_in_ruins_is_knocked_over() -> None:
    game = red_wins(with_church(quest(blue="at south.4 south.5"), "south.5")).plays("blue: shelter south.4 south.5")
    assert game.at("south.5") == ["blue", "blue*"]


@rule("TEK-EXPLORE-18")
def test_the_church_of_the_war_region_itself_and_one_of_somebody_else_are_of_no_use() -> None:
    assert not red_wins(with_church(quest(), "south.4")).offers("shelter")
    assert not red_wins(with_church(quest(), "east.1")).offers("shelter")


@rule("TEK-EXPLORE-19")
def test_a_church_is_discarded_after_use() -> None:
    game = red_wins(with_church(quest())).plays("blue: shelter south.4 south.2")
    assert game.token("south.2") == ""


@rule("TEK-EXPLORE-19", "TEK-EXPLORE-18")
def test_a_church_that_was_not_used_stays() -> None:
    game = red_wins(with_church(quest())).plays("blue: give-up south.4")
    assert game.token("south.2") == "church"


@rule("TEK-EXPLORE-19", "TEK-EXPLORE-18")
def test_two_losses_in_one_broken_alliance_need_two_churches() -> None:
    blue = "at south.4 south.2 south.5* north.2"
    game = red_wins(with_church(quest(red="at north.1 north.1 north.2; ore 1", blue=blue)))
    game.plays("blue: shelter south.4 south.2")
    assert game.meeples("blue") == 3  # the meeple in north.2 was lost
    game = with_church(with_church(quest(red="at north.1 north.1 north.2; ore 1", blue=blue)), "south.5")
    red_wins(game).plays("blue: shelter south.4 south.2", "blue: shelter north.2 south.5")
    assert game.meeples("blue") == 4


@rule("TEK-EXPLORE-20")
def test_a_church_with_two_meeples_cannot_be_used() -> None:
    game = red_wins(with_church(quest(blue="at south.4 south.2 south.2")))
    assert game.meeples("blue") == 2
    assert game.token("south.2") == "church"


@rule("TEK-EXPLORE-20", "TEK-EXPLORE-18")
def test_a_church_shared_with_an_ally_cannot_be_used() -> None:
    game = red_wins(with_church(quest(green="elves of east at south.2 east.2")))
    assert game.meeples("blue") == 1
    assert game.at("south.2") == ["blue", "green"]
