"""Dealing with the locals: MK-INTER."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tests.games.mage_knight.knights import FIRST_TILES, knight

MONASTERY = (*FIRST_TILES, "country-5 1 1")
KEEP = (*FIRST_TILES, "country-3 1 1")


@rule("MK-INTER-01", "MK-INTER-09", "MK-SITE-02", "MK-UNIT-05")
def test_a_village_offers_its_units_for_influence() -> None:
    game = knight("tovak at country-2.e", hand="promise", mana="white")
    game.with_(units_offer=("peasants", "utem-swordsmen")).plays("interact", "strengthen promise")
    assert game.offers("recruit") == ["recruit peasants"]
    game.plays("recruit peasants")
    assert game.me.units[0].ready
    assert game.me.turn.influence == 0
    assert game.g.units_offer == ("utem-swordsmen",)


@rule("MK-INTER-03", "MK-INTER-19")
def test_reputation_counts_once_when_the_interaction_begins() -> None:
    assert (
        knight("tovak at country-2.e", hand="march").with_player(reputation=4).plays("interact").me.turn.influence == 2
    )
    assert (
        knight("tovak at country-2.e", hand="march").with_player(reputation=-4).plays("interact").me.turn.influence
        == -2
    )


@rule("MK-INTER-04")
def test_nobody_deals_with_a_hero_at_the_end_of_the_track() -> None:
    assert "interact" not in knight("tovak at country-2.e", hand="march").with_player(reputation=-7).offers()


@rule("MK-INTER-05", "MK-TURN-25")
def test_cards_are_turned_sideways_for_influence_and_move_points_are_lost() -> None:
    game = knight("tovak at country-2.e", hand="rage").with_player(move=3).plays("interact", "sideways rage influence")
    assert (game.me.turn.influence, game.me.turn.move) == (1, 0)


@rule("MK-INTER-11", "MK-WOUND-07", "MK-WOUND-08")
@pytest.mark.parametrize(("where", "cost"), [("country-2.e", 3), ("country-5.ne", 2)])
def test_healing_is_bought_in_villages_and_monasteries(where: str, cost: int) -> None:
    game = knight(f"tovak at {where}", hand="wound march", tiles=MONASTERY)
    game.plays("interact").with_player(influence=cost)
    game._run = None
    game.plays("buy-healing", "heal-wound")
    assert game.hand() == ["march"]
    assert game.me.turn.influence == 0


@rule("MK-UNIT-06", "MK-UNIT-03")
def test_without_a_free_command_token_another_unit_is_disbanded() -> None:
    game = knight("tovak at country-2.e", hand="march", units="peasants!").with_(units_offer=("foresters",))
    game.plays("interact").with_player(influence=5)
    game._run = None
    game.plays("recruit foresters")
    assert [(unit.name, unit.wounds) for unit in game.me.units] == [("foresters", 0)]


@rule("MK-INTER-01", "MK-SITE-04")
def test_only_its_owner_deals_with_a_keep() -> None:
    game = knight("tovak at country-3.ne", hand="march", tiles=KEEP).with_(shields={"country-3.ne": (0,)})
    assert "interact" in game.offers()


@rule("MK-WOUND-09", "MK-WOUND-10")
def test_healing_a_unit_costs_its_level_for_each_wound() -> None:
    game = knight(hand="march", units="utem-guardsmen!!").with_player(heal=4).plays("heal-unit 1")
    assert (game.me.turn.heal, game.me.units[0].wounds) == (2, 1)


@rule("MK-SITE-16", "MK-SITE-02", "MK-TURN-01")
def test_a_village_can_be_plundered_before_the_turn_once() -> None:
    game = knight("tovak at country-2.e", hand="march").with_(phase="before_turn")
    assert game.offers() == ["plunder", "done"]
    game.plays("plunder")
    assert len(game.hand()) == 3
    assert game.me.reputation == -1
    assert game.asked() != "before-turn"
