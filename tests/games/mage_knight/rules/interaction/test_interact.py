"""Dealing with the locals: MK-INTER."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content.box import REPUTATION_BONUS
from tabletome.games.mage_knight.events import Disbanded
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


# What things cost


@rule("MK-INTER-03", "MK-INTER-04")
@pytest.mark.parametrize("reputation", range(-6, 8))
def test_reputation_is_worth_what_the_track_says(reputation: int) -> None:
    game = knight("tovak at country-2.e", hand="march").with_player(reputation=reputation).plays("interact")
    assert game.me.turn.influence == REPUTATION_BONUS[reputation]


PRICES = [
    ("thugs", -4, 5 - 4), ("thugs", 4, 5 + 4), ("thugs", 0, 5), ("heroes-green", 4, 9 - 2), ("heroes-green", -4, 9 + 2),
    ("peasants", 4, 4), ("peasants", -4, 4),
]  # fmt: skip


@pytest.mark.parametrize(("unit", "reputation", "price"), PRICES)
def test_some_units_mind_a_name_and_others_like_a_bad_one(unit: str, reputation: int, price: int) -> None:
    for influence, offered in ((price - 1, []), (price, [f"recruit {unit}"])):
        game = knight("tovak at country-2.e", hand="march").with_player(reputation=reputation)
        game.with_(units_offer=(unit,)).plays("interact")
        if influence > 0:
            assert game.again(influence=influence).offers("recruit") == offered
    game.again(influence=price).plays(f"recruit {unit}")
    assert (game.me.turn.influence, game.me.units[-1].name) == (0, unit)


@rule("MK-INTER-11", "MK-INTER-18")
@pytest.mark.parametrize(("where", "price"), [("country-2.e", 3), ("country-5.ne", 2)])
def test_healing_is_offered_as_soon_as_it_can_be_paid_for(where: str, price: int) -> None:
    game = knight(f"tovak at {where}", hand="wound march", tiles=MONASTERY).plays("interact")
    for influence in (price - 1, price):
        assert ("buy-healing" in game.again(influence=influence).offers()) is (influence == price)
    game.again(influence=2 * price + 1).plays("buy-healing", "buy-healing")
    assert (game.me.turn.influence, game.me.turn.heal) == (1, 2)
    assert "buy-healing" not in game.offers()


@rule("MK-INTER-12", "MK-INTER-18")
def test_a_monastery_teaches_its_cards_for_six() -> None:
    game = knight("tovak at country-5.ne", hand="march", tiles=MONASTERY).with_(monastery_offer=("ice-bolt", "agility"))
    game.with_(advanced_offer=("ambush",), units_offer=()).plays("interact")
    assert game.again(influence=5).offers("learn") == []
    assert game.again(influence=6).offers("learn") == ["learn ice-bolt", "learn agility"]
    game.again(influence=13).plays("learn agility")
    assert (game.me.turn.influence, game.g.monastery_offer, game.me.deck[-1]) == (7, ("ice-bolt",), "agility")


def test_what_is_left_of_the_influence_is_lost() -> None:
    game = knight("tovak at country-2.e", hand="march").plays("interact").again(influence=5).plays("done")
    assert (game.me.turn.influence, game.asked()) == (0, "after")


@rule("MK-UNIT-06", "MK-UNIT-03")
def test_one_of_several_units_makes_room_but_never_a_loyal_one() -> None:
    game = knight("tovak at country-2.e", hand="march", units="herbalists foresters peasants")
    game.me.units[1].loyal = True
    game.with_player(level=3).with_(units_offer=("peasants",)).plays("interact").again(influence=9)
    game.plays("recruit peasants")
    assert game.offers() == ["disband 1", "disband 3"]
    game.plays("disband 3")
    assert [unit.name for unit in game.me.units] == ["herbalists", "foresters", "peasants"]
    assert [event.unit for event in game.told(Disbanded)] == ["peasants"]
