"""Recruiting, number by number: prices, discounts, bonds, banners, who must leave, and what else is bought. MK-INTER"""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.state import Unit
from tests.games.mage_knight.knights import FIRST_TILES, Knights, knight

VILLAGE = "tovak at country-2.e"
CAMP = (*FIRST_TILES, "country-3 1 1", "country-12 2 0")
WHITE_CITY = (*FIRST_TILES, "country-3 1 1", "core-7 2 0")


def dealing(*offer: str, influence: int, hand: str = "rage", where: str = VILLAGE, **more: object) -> Knights:
    """In an interaction with so much Influence."""
    game = knight(where, hand=hand, **more).with_(units_offer=offer).plays("interact")  # type: ignore[arg-type]
    return game.again(influence=influence)


@rule("MK-INTER-09", "MK-UNIT-05")
@pytest.mark.parametrize("unit", ["peasants", "herbalists", "foresters", "utem-swordsmen"])
def test_a_unit_is_had_for_its_price_and_not_for_less(unit: str) -> None:
    price = UNITS[unit].cost
    at_village = "village" in UNITS[unit].sites
    assert dealing(unit, influence=price - 1).offers("recruit") == []
    game = dealing(unit, influence=price + 1)
    assert game.offers("recruit") == ([f"recruit {unit}"] if at_village else [])
    if at_village:
        game.plays(f"recruit {unit}")
        recruit = game.me.units[0]
        assert (game.me.turn.influence, game.g.units_offer) == (1, ())
        assert (recruit.ready, recruit.wounds, recruit.recruited, recruit.loyal) == (True, 0, True, False)


@rule("MK-INTER-09")
def test_one_of_two_alike_is_recruited_and_the_other_stays() -> None:
    game = dealing("peasants", "foresters", "peasants", influence=9).plays("recruit peasants")
    assert game.g.units_offer == ("foresters", "peasants")


def test_a_discount_is_used_up_and_never_pays_anything_out() -> None:
    for less, left in ((3, 9 - 1), (9, 9)):
        game = dealing("peasants", "peasants", influence=9, units="foresters")
        game.with_player(level=5).again(changes=(changes.Discount(less),)).plays("recruit peasants")
        assert (game.me.turn.influence, game.me.turn.changes) == (left, ())
    assert dealing("peasants", influence=1).again(changes=(changes.Discount(3),)).offers("recruit")
    assert not dealing("peasants", influence=1).again(changes=(changes.Discount(2),)).offers("recruit")


@pytest.mark.parametrize(
    ("influence", "answer", "left", "reputation"),
    [(2, "", 0, -1), (3, "", 1, -1), (4, "done", 2, -1), (4, "decline", 0, 0), (5, "decline", 1, 0)],
)
def test_coercion_saves_two_for_a_worse_name_and_is_asked_only_where_one_could_pay(
    influence: int, answer: str, left: int, reputation: int
) -> None:
    game = dealing("peasants", influence=influence).again(changes=(changes.Coercion(),)).plays("recruit peasants")
    assert (game.asked() == "coercion") is bool(answer)
    if answer:
        game.plays(answer)
    assert (game.me.turn.influence, game.me.reputation) == (left, reputation)
    assert game.me.has(changes.Coercion) is (answer == "decline")
    assert not dealing("peasants", influence=1).again(changes=(changes.Coercion(),)).offers("recruit")


def test_coercion_and_a_discount_add_up() -> None:
    both = (changes.Coercion(), changes.Discount(1))
    game = dealing("peasants", influence=1).again(changes=both).plays("recruit peasants")
    assert (game.me.turn.influence, game.me.reputation, game.me.turn.changes) == (0, -1, ())


@pytest.mark.parametrize(
    ("influence", "answer", "left", "loyal"), [(1, "", 1, True), (4, "done", 4, True), (4, "decline", 0, False)]
)
def test_a_bond_saves_five_and_stands_for_a_command_token(influence: int, answer: str, left: int, loyal: bool) -> None:
    game = dealing("peasants", influence=influence).again(skills=("bonds-of-loyalty",)).plays("recruit peasants")
    assert (game.asked() == "bonds") is bool(answer)
    if answer:
        game.plays(answer)
    assert (game.me.turn.influence, game.me.units[0].loyal) == (left, loyal)


def test_a_bond_holds_one_unit() -> None:
    game = knight(VILLAGE, hand="rage", units="peasants").with_(units_offer=("foresters",))
    game.me.units[0].loyal = True
    game.with_player(skills=("bonds-of-loyalty",)).plays("interact").again(influence=5).plays("recruit foresters")
    assert ([unit.name for unit in game.me.units], game.me.turn.influence) == (["peasants", "foresters"], 0)


@rule("MK-UNIT-06", "MK-UNIT-03")
@pytest.mark.parametrize(("level", "units", "asked"), [(1, 1, True), (3, 1, False), (3, 2, True), (5, 2, False)])
def test_without_a_command_token_somebody_leaves(level: int, units: int, asked: bool) -> None:
    game = dealing("foresters", influence=9, units="peasants " * units).again(level=level).plays("recruit foresters")
    if asked and units > 1:
        game.plays("disband 2")
    names = [unit.name for unit in game.me.units]
    assert names == ["peasants"] * (units - asked) + ["foresters"]


def test_who_has_only_loyal_units_and_no_token_recruits_nobody() -> None:
    game = knight(VILLAGE, hand="rage", units="peasants peasants").with_(units_offer=("foresters",))
    game.with_player(level=1, units=[Unit("peasants", loyal=True), Unit("herbalists", loyal=True)])
    assert game.plays("interact").again(influence=9).offers("recruit") == ["recruit foresters"]
    full = dealing("foresters", influence=9, units="peasants").again(level=1, changes=(changes.NoRecruiting(),))
    assert full.offers("recruit") == []


@rule("MK-UNIT-13")
def test_the_banner_of_who_is_disbanded_is_discarded() -> None:
    game = knight(VILLAGE, hand="rage", units="peasants").with_(units_offer=("foresters",))
    game.me.units[0].banner = "banner-of-fear"
    game.plays("interact").again(influence=9).plays("recruit foresters")
    assert (game.me.discard, [unit.banner for unit in game.me.units]) == (("banner-of-fear",), [""])


@pytest.mark.parametrize("answer", ["done", "decline"])
def test_a_banner_of_command_may_stand_for_a_token_or_be_kept_for_later(answer: str) -> None:
    for level in (1, 3):
        game = knight(VILLAGE, hand="banner-of-command rage", units="peasants").with_(units_offer=("foresters",))
        game.with_player(level=level).plays("interact", "play banner-of-command").again(influence=9)
        game.plays("recruit foresters")
        assert (game.asked() == "command-banner") is (level == 3), "it is needed where there is no token"
        if level == 3:
            game.plays(answer)
            assert game.me.units[-1].banner == ("banner-of-command" if answer == "done" else "")
            assert [unit.name for unit in game.me.units] == ["peasants", "foresters"]
        else:
            assert [unit.banner for unit in game.me.units] == ["", "banner-of-command"]


@pytest.mark.parametrize(("unit", "more"), [("peasants", 0), ("utem-swordsmen", 1), ("northern-monks", 1)])
def test_a_camp_charges_more_for_units_from_farther_away(unit: str, more: int) -> None:
    price = UNITS[unit].cost + more
    where = "tovak at country-12.w"
    assert dealing(unit, influence=price - 1, where=where, tiles=CAMP).offers("recruit") == []
    game = dealing(unit, influence=price, where=where, tiles=CAMP).plays(f"recruit {unit}")
    assert game.me.turn.influence == 0


# Mana that binds


def test_familiars_are_bound_by_a_mana_that_is_left_on_their_card() -> None:
    poor = dealing("magic-familiars", influence=30, where="tovak at country-12.w", tiles=CAMP)
    assert poor.offers("recruit") == []
    game = dealing(
        "magic-familiars", influence=30, where="tovak at country-12.w", tiles=CAMP, mana="blue", crystals="red"
    )
    game.plays("recruit magic-familiars")
    assert game.offers() == ["pick-colour red", "pick-colour blue"]
    game.plays("pick-colour blue")
    assert (game.me.units[0].mana, game.me.mana[1], game.me.crystals) == (1, 0, (1, 0, 0, 0))


def test_the_bound_are_bound_again_with_a_crystal_or_leave() -> None:
    for crystals, answer, left in (
        ("red white", "pick-colour white", True),
        ("red", "decline", False),
        ("", "", False),
    ):
        game = knight(hand="rage", deck="rage " * 9, crystals=crystals).with_(last_turns=())
        game.with_player(units=[Unit("magic-familiars", mana=1)], has_played=True).plays("end-turn", "done")
        assert (game.asked() == "bind-again") is bool(answer)
        if answer:
            assert game.offers() == [*(f"pick-colour {colour}" for colour in crystals.split()), "decline"]
            game.plays(answer)
        assert [unit.mana for unit in game.me.units] == ([2] if left else [])
        assert game.me.crystals == ((1, 0, 0, 0) if crystals else (0, 0, 0, 0))


# What else is bought


@rule("MK-INTER-13", "MK-INTER-15")
@pytest.mark.parametrize(("influence", "mana", "offered"), [
    (6, "red", []), (7, "", []), (7, "blue", ["chill"]), (7, "red blue", ["fireball", "chill"]),
])  # fmt: skip
def test_a_tower_sells_spells_for_seven_and_a_mana_of_their_colour(
    influence: int, mana: str, offered: list[str]
) -> None:
    tiles = (*FIRST_TILES, "country-4 1 1")
    game = knight("tovak at country-4.c", hand="march", tiles=tiles, mana=mana)
    game.with_(shields={"country-4.c": (0,)}, spells_offer=("fireball", "chill"), spell_deck=("cure",), units_offer=())
    game.plays("interact").again(influence=influence)
    assert game.offers("buy-spell") == [f"buy-spell {name}" for name in offered]
    if offered:
        game.plays(f"buy-spell {offered[-1]}")
        assert (game.me.turn.influence, game.me.deck[-1], game.me.mana[1]) == (influence - 7, "chill", 0)
        assert game.g.spells_offer == ("cure", "fireball")


@rule("MK-INTER-16")
@pytest.mark.parametrize(("influence", "deck", "offered"), [(1, 2, False), (2, 2, True), (5, 0, False)])
def test_the_white_city_adds_an_elite_unit_for_two(influence: int, deck: int, offered: bool) -> None:
    game = knight("tovak at core-7.c", hand="march", tiles=WHITE_CITY, scenario="solo-conquest")
    game.with_(shields={"core-7.c": (0,)}, fallen=("core-7.c",), units_offer=("peasants",))
    game.with_(elite_deck=("catapults", "fire-golems")[:deck]).plays("interact").again(influence=influence)
    assert bool(game.offers("add-elite")) is offered
    if offered:
        game.plays("add-elite")
        assert (game.g.units_offer, game.g.elite_deck) == (("peasants", "fire-golems"), ("catapults",))
        assert game.me.turn.influence == 0


@pytest.mark.parametrize(
    ("influence", "offered"), [(1, []), (2, ["pick-unit 1"]), (3, ["pick-unit 1"]), (4, ["pick-unit 1", "pick-unit 2"])]
)
def test_units_of_two_levels_are_made_ready_for_two_a_level(influence: int, offered: list[str]) -> None:
    game = dealing(influence=influence, units="peasants* utem-guardsmen* catapults* foresters")
    game.again(changes=(changes.ReadyForInfluence(),), influence=influence)
    assert game.offers("pick-unit") == offered
    if offered:
        game.plays(offered[-1])
        assert game.me.turn.influence == influence - 2 * len(offered)
        assert [unit.ready for unit in game.me.units][:2] == [len(offered) == 1, len(offered) == 2]


@pytest.mark.parametrize(("influence", "price", "into_hand", "offered"), [
    (5, 6, False, False), (6, 6, False, True), (8, 9, True, False), (9, 9, True, True),
])  # fmt: skip
def test_a_card_is_learned_from_the_offer_once(influence: int, price: int, into_hand: bool, offered: bool) -> None:
    game = dealing(influence=influence).with_(advanced_offer=("agility", "ambush"), advanced_deck=())
    lesson = changes.LearnsFromOffer(price, into_hand=into_hand)
    game.again(changes=(lesson, lesson), influence=influence)
    assert game.offers("learn") == (["learn agility", "learn ambush"] if offered else [])
    if offered:
        game.plays("learn ambush")
        assert ("ambush" in game.hand(), game.me.discard) == (into_hand, () if into_hand else ("ambush",))
        assert (game.g.advanced_offer, game.me.turn.influence) == (("agility",), 0)


@rule("MK-INTER-01", "MK-INTER-04", "MK-SITE-04", "MK-SITE-05", "MK-SITE-06")
@pytest.mark.parametrize(
    ("where", "shields", "reputation", "can"),
    [("country-2.e", (), -6, True), ("country-2.e", (), -7, False), ("country-3.ne", (0,), 0, True),
     ("country-3.ne", (1,), 0, False), ("country-4.c", (0,), 0, True), ("country-4.c", (1,), 0, True),
     ("country-5.ne", (), 0, True), ("country-5.ne", (0,), 0, False), ("country-2.w", (), 0, False),
     ("country-2.sw", (), 0, False)],
)  # fmt: skip
def test_where_one_can_deal(where: str, shields: tuple[int, ...], reputation: int, can: bool) -> None:
    tiles = (*FIRST_TILES, "country-3 1 1", "country-4 2 0", "country-5 0 2")
    game = knight(f"tovak at {where}", "krang at start-a.c", hand="march", tiles=tiles, scenario="full-conquest")
    if shields:
        game.g.shields[where] = shields
    game.with_player(reputation=reputation)
    assert bool(game.offers("interact")) is can
