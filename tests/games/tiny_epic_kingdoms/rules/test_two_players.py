"""The game for two: TEK-P2."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import Break, Ledger, rule
from tabletome.games.tiny_epic_kingdoms import GAME
from tabletome.games.tiny_epic_kingdoms.content.territories import CARDS
from tabletome.games.tiny_epic_kingdoms.events import AllianceFormed, BidsRevealed, TokenFound
from tests.games.tiny_epic_kingdoms.kingdoms import Kingdoms, kingdoms, setting_up

LEDGER = Ledger.load(GAME.folder / "rules.yaml")
LOST_KINGDOM = 2
"""The third territory; in the positions of this file it is called east."""


def set_up(players: int = 2, seed: str = "test") -> Kingdoms:
    """Everything chosen, the first turn about to begin."""
    game = setting_up(seed, players=players)
    while not game.asked().endswith("select-action"):
        game.plays(f"{game.asked().split()[0]}: {game.offers()[0]}")
    return game


def duel(
    red: str = "humans of north at north.1 north.1; ore 9",
    blue: str = "dwarves of south at south.4 south.1",
    neutrals: str = "east.1",
    action: str = "quest",
) -> Kingdoms:
    return kingdoms(action=action, red=red, blue=blue).with_neutrals(*neutrals.split())


ALL_FIVE = "east.1 east.2 east.3 east.4 east.5"


# The Lost Kingdom


@rule("TEK-P2-01")
def test_two_players_lay_out_a_third_territory_of_a_random_unused_card() -> None:
    assert LEDGER.rule("TEK-P2-01").data["extra_territories"] == 1
    laid_out = set()
    for seed in range(40):
        g = set_up(seed=str(seed)).g
        assert len(g.territories) == 3
        lost_kingdom = g.territories[LOST_KINGDOM]
        assert all(lost_kingdom not in card for card in g.cards)
        laid_out.add(lost_kingdom)
    assert len(laid_out) > len(CARDS)  # of one side or the other


@rule("TEK-P2-01", "TEK-P2-02")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_more_players_have_no_lost_kingdom(players: int) -> None:
    game = set_up(players)
    assert len(game.g.territories) == players
    assert game.g.neutral_meeples() == 0


@rule("TEK-P2-02")
def test_every_region_of_the_lost_kingdom_holds_one_neutral_meeple() -> None:
    assert LEDGER.rule("TEK-P2-02").data["neutral_meeples_per_region"] == 1
    game = set_up()
    board = game.g.board
    for region, name in enumerate(board.names):
        assert ("neutral" in game.at(name)) == (board.home[region] == LOST_KINGDOM)
        assert board.home[region] != LOST_KINGDOM or game.at(name) == ["neutral"]


@rule("TEK-P2-02")
def test_neutral_meeples_in_ruins_stay_there_at_the_end() -> None:
    game = duel(neutrals="east.5").at_the_end()
    assert game.at("east.5") == ["neutral"]


@rule("TEK-P2-08")
def test_halflings_are_not_dealt_to_two_players() -> None:
    games = [setting_up(str(seed), players=2).g for seed in range(200)]
    assert not any("halflings" in g.factions for g in games)
    assert any("halflings" in setting_up(str(seed), players=3).g.factions for seed in range(50))


@rule("TEK-P2-08")
def test_two_players_may_still_choose_halflings() -> None:
    assert "choose-faction halflings" in setting_up(players=2, factions="chosen").offers()


@rule(
    "TEK-P2-11",
    breaks=Break(
        "board.py", "for region in range(self.size) if self.on", "for region in range(self.size - 5) if self.on"
    ),
)
def test_players_quest_to_and_from_the_lost_kingdom_and_patrol_on_it() -> None:
    game = duel(red="humans of north at east.1 north.1", neutrals="")
    assert {"quest east.1 north.4", "quest east.1 south.5", "quest north.1 east.4"} <= set(game.offers("quest"))
    game = duel(red="humans of north at east.1 north.1", neutrals="", action="patrol")
    offered = [patrol for patrol in game.offers("patrol") if "east.1" in patrol]
    assert offered == ["patrol east.1 east.3", "patrol east.1 east.4"]  # a river lies between 1 and 2


@rule("TEK-P2-11")
def test_players_collect_from_the_lost_kingdom() -> None:
    game = duel(blue="dwarves of south at east.1 east.4 east.5*", neutrals="east.2 east.3", action="build")
    game.plays("red: pass", "blue: collect", "blue: take food")
    assert game.stock("blue") == {"mana": 1, "ore": 1, "food": 1}


@rule("TEK-P2-11", "TEK-P2-09")
def test_the_capital_city_and_the_ruins_of_the_lost_kingdom_count_as_usual() -> None:
    game = duel(red="humans of north at east.3 east.5* north.1", neutrals="").at_the_end()
    assert (game.score("red")["capitals"], game.score("red")["lost-kingdom"]) == (2, 1)
    assert game.score("red")["meeples"] == 2


@rule("TEK-P2-11", "TEK-FACTION-34", "TEK-FACTION-14")
def test_the_lost_kingdom_is_nobodys_home_territory() -> None:
    game = duel(
        red="lizardfolk of north at east.1 north.1; magic 5",
        blue="orcs of south at south.1; magic 5",
        neutrals="east.2",
    ).at_the_end()
    assert (game.score("red")["faction"], game.score("blue")["faction"]) == (1, 2)


# Wars with neutral meeples


@rule("TEK-P2-03", "TEK-P2-05")
def test_a_quest_to_a_neutral_meeple_conquers_its_region() -> None:
    game = duel().plays("red: quest north.1 east.1")
    assert game.at("east.1") == ["red"]
    assert game.g.captured == [1, 0]


@rule("TEK-P2-03")
def test_a_patrol_to_a_neutral_meeple_conquers_its_region() -> None:
    game = duel(red="humans of north at east.1 north.1; ore 9", neutrals="east.3", action="patrol")
    assert game.plays("red: patrol east.1 east.3").at("east.3") == ["red"]


@rule("TEK-P2-04")
@pytest.mark.parametrize("count", [1, 3, 5])
def test_the_war_cost_is_the_number_of_neutral_meeples_in_play_the_attacked_one_included(count: int) -> None:
    game = duel(neutrals=" ".join(ALL_FIVE.split()[:count])).plays("red: quest north.1 east.1")
    assert game.stock("red")["ore"] == 9 - count


@rule("TEK-P2-04")
def test_no_dice_are_set_against_a_neutral_meeple() -> None:
    game = duel(neutrals=ALL_FIVE).plays("red: quest north.1 east.1")
    assert not game.told(BidsRevealed)
    assert game.asked() == "blue act"


@rule("TEK-P2-04")
def test_more_than_the_cost_is_paid_only_as_an_odd_point_of_mana() -> None:
    game = duel(red="humans of north at north.1 north.1; mana 3 ore 3", neutrals="east.1 east.2 east.3")
    game.plays("red: quest north.1 east.1")
    assert game.offers("pay") == ["pay 0 3 0", "pay 1 1 0", "pay 2 0 0"]


@rule("TEK-P2-04")
def test_discounts_of_abilities_and_forts_count_and_the_cost_never_falls_below_0() -> None:
    centaurs = "centaurs of north at north.1 north.4; ore 1 magic 3"
    game = duel(red=centaurs, neutrals=ALL_FIVE).with_token("fort", "north.4", face_up=True)
    assert game.plays("red: quest north.1 east.1").stock("red")["ore"] == 0
    game = duel(red=centaurs, neutrals="east.1").plays("red: quest north.1 east.1")
    assert game.stock("red")["ore"] == 1


@rule("TEK-P2-05")
def test_the_taken_neutral_meeple_is_worth_1_point_and_one_fewer_is_in_play() -> None:
    game = duel(neutrals=ALL_FIVE).plays("red: quest north.1 east.1", "blue: collect")
    assert game.g.neutral_meeples() == 4
    per_neutral = LEDGER.rule("TEK-P2-05").data["vp_per_captured_neutral"]
    assert game.score("red")["lost-kingdom"] == per_neutral + 1  # and the region


@rule("TEK-P2-06")
def test_who_cannot_pay_may_not_start_a_war_with_a_neutral_meeple() -> None:
    red = "humans of north at north.1 north.1; mana 1 ore 1 food 9"
    assert "quest north.1 east.1" not in duel(red=red, neutrals="east.1 east.2 east.3 east.4").offers()
    assert "quest north.1 east.1" in duel(red=red, neutrals="east.1 east.2 east.3").offers()


@rule("TEK-P2-06", "TEK-FACTION-21")
def test_what_the_move_would_bring_does_not_count_towards_the_price_but_can_be_spent_on_it() -> None:
    red = "dwarves of north at north.1 north.1; mana {} magic 2"
    neutrals, blue = "east.4", "humans of south at south.1"
    assert "quest north.1 east.4" not in duel(red=red.format(0), blue=blue, neutrals=neutrals).offers()
    game = duel(red=red.format(1), blue=blue, neutrals=neutrals).plays("red: quest north.1 east.4", "red: pay 0 1 0")
    assert game.stock("red") == {"mana": 1, "ore": 0, "food": 0}


@rule("TEK-P2-06", "TEK-EXPLORE-16")
def test_a_fort_that_the_move_would_leave_empty_does_not_count_towards_the_price() -> None:
    neutrals = "east.1 east.2"
    lone = duel(red="humans of north at north.1 north.2", neutrals=neutrals).with_token("fort", "north.1", face_up=True)
    assert "quest north.1 east.1" not in lone.offers()
    assert "quest north.2 east.1" in lone.offers()
    pair = duel(red="humans of north at north.1 north.1", neutrals=neutrals).with_token("fort", "north.1", face_up=True)
    assert pair.plays("red: quest north.1 east.1").at("east.1") == ["red"]


@rule("TEK-P2-03")
def test_the_last_neutral_meeple_may_be_attacked() -> None:
    assert duel(neutrals="east.1").plays("red: quest north.1 east.1").g.neutral_meeples() == 0


@rule("TEK-P2-03")
def test_a_players_own_last_meeple_may_not_attack_a_neutral_one() -> None:
    assert "quest north.1 east.1" not in duel(red="humans of north at north.1; ore 9").offers()


@rule("TEK-P2-03", "TEK-P2-05")
def test_there_is_no_loser_to_take_a_crown_from() -> None:
    game = duel().with_crown("blue").plays("red: quest north.1 east.1")
    assert game.g.crown == 1


@rule("TEK-P2-03")
def test_a_token_in_the_lost_kingdom_is_found_after_the_war() -> None:
    game = duel().with_token("camp", "east.1").plays("red: quest north.1 east.1")
    assert [type(event).__name__ for event in game.events][-3:-1] == ["Paid", "NeutralCaptured"]
    assert isinstance(game.events[-1], TokenFound)


# No alliances


@rule("TEK-P2-07")
def test_two_white_flags_are_the_defenders_victory_and_nobody_pays() -> None:
    game = duel(blue="dwarves of south at south.4 south.1; ore 2")
    game.plays("red: quest north.1 south.4", "red: white-flag", "blue: white-flag")
    assert not game.told(AllianceFormed)
    assert game.at("south.4") == ["blue"]
    assert (game.meeples("red"), game.stock("red")["ore"], game.stock("blue")["ore"]) == (1, 9, 2)


@rule("TEK-P2-07")
def test_after_two_white_flags_the_attacker_may_retreat_for_food_as_usual() -> None:
    game = duel(red="humans of north at north.1 north.1; food 3")
    game.plays("red: quest north.1 south.4", "red: white-flag", "blue: white-flag", "red: retreat south.4 south.3")
    assert game.stock("red")["food"] == 1


@rule("TEK-P2-07", "TEK-FACTION-10")
def test_attacking_orcs_win_the_tie_of_two_white_flags() -> None:
    game = duel(red="orcs of north at north.1 north.1; magic 1")
    game.plays("red: quest north.1 south.4", "red: white-flag", "blue: white-flag")
    assert game.at("south.4") == ["red"]


# Points


@rule("TEK-P2-09")
def test_each_region_held_in_the_lost_kingdom_is_worth_1_point_however_many_meeples_stand_there() -> None:
    assert LEDGER.rule("TEK-P2-09").data["vp_per_lost_kingdom_region"] == 1
    game = duel(red="humans of north at east.1 east.1 east.4 north.2", neutrals="east.2").at_the_end()
    assert game.score("red")["lost-kingdom"] == 2
    assert game.score("blue")["lost-kingdom"] == 0


@rule("TEK-P2-09")
def test_with_three_players_the_third_territory_is_worth_nothing_more() -> None:
    game = kingdoms(
        red="humans of north at east.1", blue="dwarves of south at south.1", green="elves of east at east.2"
    ).at_the_end()
    assert game.score("red")["lost-kingdom"] == 0


@rule("TEK-P2-10", "TEK-P2-05")
def test_each_neutral_meeple_taken_is_worth_1_point_once() -> None:
    assert LEDGER.rule("TEK-P2-10").data["vp_per_captured_neutral"] == 1
    game = duel(red="humans of north at north.1; captured 3", neutrals="").at_the_end()
    assert game.run.outcome is not None
    assert game.run.outcome.scores[0] == 1 + 3


@rule("TEK-P2-09", "TEK-P2-10")
def test_a_capital_city_and_a_city_in_the_lost_kingdom_score_on_top() -> None:
    game = duel(red="humans of north at east.3; captured 1", neutrals="").with_token("city", "east.3", face_up=True)
    assert sum(game.at_the_end().score("red").values()) == 1 + 2 + 1 + 1 + 1


@rule("TEK-P2-10", "TEK-SCORE-07")
def test_neutral_meeples_taken_break_no_tie() -> None:
    game = duel(
        red="humans of north at north.1; captured 2", blue="goblins of south at south.1 south.2; magic 1", neutrals=""
    )
    assert game.at_the_end().winners() == ["blue"]
