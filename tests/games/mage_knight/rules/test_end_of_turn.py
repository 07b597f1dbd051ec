"""The end of a turn: MK-END, MK-LEVEL, MK-DRAW."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content.box import BLACK, GOLD, GREEN
from tabletome.games.mage_knight.rules.end_of_turn import hand_limit
from tabletome.games.mage_knight.state import Token
from tests.games.mage_knight.knights import FIRST_TILES, Knights, knight

KEEP = (*FIRST_TILES, "country-3 1 1")


@rule("MK-END-07", "MK-SITE-13")
def test_a_mine_gives_a_crystal_of_its_colour_at_the_end_of_a_turn() -> None:
    game = knight("tovak at country-2.sw", hand="march rage").plays("play march", "end-turn", "done")
    assert game.me.crystals[GREEN] == 1


@rule("MK-END-06", "MK-SITE-12", "MK-WOUND-13")
def test_a_glade_takes_a_wound_from_hand_or_discard_pile() -> None:
    game = knight("tovak at country-1.c", hand="march wound rage").plays("play march", "end-turn")
    assert game.offers() == ["throw-wound hand", "decline"]
    game.plays("throw-wound hand")
    assert "wound" not in game.hand()


@rule("MK-SITE-24", "MK-SITE-12")
@pytest.mark.parametrize(("night", "colour"), [(False, GOLD), (True, BLACK)])
def test_a_glade_gives_mana_at_the_start_of_a_turn(night: bool, colour: int) -> None:
    game = knight("tovak at country-1.c", hand="march", night=night).with_(phase="begin_turn")
    assert game.asked() == "turn"
    assert game.me.mana[colour] == 1


@rule("MK-DRAW-02", "MK-DEED-10", "MK-END-05")
def test_played_cards_are_discarded_and_the_hand_is_filled_to_the_limit() -> None:
    game = knight(hand="march rage", deck="stamina stamina promise swiftness rage").plays(
        "play march", "end-turn", "done"
    )
    assert len(game.me.hand) == 5
    assert game.me.discard == ("march",)


@rule("MK-DRAW-07")
def test_a_hand_above_its_limit_is_kept_and_not_added_to() -> None:
    game = knight(hand="march rage rage rage rage rage rage", deck="stamina stamina").plays(
        "play march", "end-turn", "done"
    )
    assert game.me.hand == ("rage",) * 6
    assert game.me.deck == ("stamina", "stamina")
    assert game.me.discard == ("march",)


@rule("MK-DRAW-08")
def test_an_empty_deck_is_not_reshuffled() -> None:
    game = (
        knight(hand="march rage", deck="stamina")
        .with_player(discard=("promise",))
        .plays("play march", "end-turn", "done")
    )
    assert len(game.me.hand) == 2


@rule("MK-DRAW-03", "MK-ROUND-15")
def test_own_keeps_nearby_raise_the_hand_limit_by_all_keeps_owned() -> None:
    game = knight("tovak at country-3.c", tiles=(*KEEP, "core-4 2 1"))
    assert hand_limit(game.g, game.me) == 5
    game.g.shields = {"country-3.ne": (0,), "core-4.e": (0,)}
    assert hand_limit(game.g, game.me) == 7
    game.me.space = "start-a.c"
    assert hand_limit(game.g, game.me) == 5


@rule("MK-LEVEL-01", "MK-LEVEL-02", "MK-RANGE-09")
def test_levels_are_gained_at_the_end_of_the_turn_one_by_one() -> None:
    game = knight(hand="march rage").with_player(fame=9)
    assert game.me.level == 1
    game.plays("play march", "end-turn", "done")
    assert game.me.level == 3
    assert (game.me.row.armor, game.me.row.command) == (3, 2)


def rewarded(*rewards: str, **more: str) -> Knights:
    return knight(hand="march rage", **more).with_player(rewards=rewards).plays("play march", "end-turn")  # type: ignore[arg-type]


@rule("MK-END-09")
def test_reward_crystals_are_one_of_each_colour() -> None:
    assert rewarded("crystals").me.crystals == (1, 1, 1, 1)


@rule("MK-END-08", "MK-END-12")
def test_rewards_come_in_the_order_the_player_likes() -> None:
    game = rewarded("crystals", "unit")
    assert game.asked() == "reward"
    game.with_(units_offer=("foresters",))
    game.plays("take-reward unit", "take-unit foresters")
    assert [unit.name for unit in game.me.units] == ["foresters"]


@rule("MK-END-12")
def test_a_reward_unit_may_be_refused() -> None:
    game = knight(hand="march rage").with_player(rewards=("unit",)).with_(units_offer=("foresters",))
    game.plays("play march", "end-turn", "decline")
    assert (game.me.units, game.g.units_offer) == ([], ("foresters",))


@rule("MK-SITE-22")
def test_an_altar_takes_three_mana_for_fame_and_a_shield() -> None:
    tiles = (*FIRST_TILES, "country-8 1 1")
    game = knight("tovak at country-8.ne", hand="march", tiles=tiles, crystals="red red", mana="red")
    game.with_(ruins={"country-8.ne": Token("red-altar", up=True)}).plays("pay-altar")
    while game.asked() == "pay":
        game.plays(game.offers()[0])
    assert game.me.fame == 7
    assert game.g.shields["country-8.ne"] == (0,)
    assert "country-8.ne" not in game.g.ruins


@rule("MK-SITE-22", "MK-SITE-07")
def test_ruins_with_enemies_are_fought_and_keep_who_is_left() -> None:
    tiles = (*FIRST_TILES, "country-8 1 1")
    game = knight("tovak at country-8.ne", hand="march", tiles=tiles)
    game.with_(ruins={"country-8.ne": Token("green-green", up=True)}).plays("enter")
    assert [foe.name for foe in game.combat.foes] == [token.name for token in game.g.enemies["country-8.ne"]]
    assert len(game.combat.foes) == 2
