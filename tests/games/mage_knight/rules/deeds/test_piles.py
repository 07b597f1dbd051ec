"""Cards on their way, Wounds that come and go, banners and points that add up. MK-DEED, MK-WOUND, MK-DMG, MK-UNIT"""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import FIRE, ICE, PHYSICAL
from tabletome.games.mage_knight.events import CardsDrawn, KnockedOut, UnitDestroyed, Wounded
from tabletome.games.mage_knight.state import Points, Unit
from tests.games.mage_knight.knights import FIRST_TILES, Knights, fight, knight


def pool(game: Knights) -> list[tuple[str, str, int]]:
    return [(points.kind, points.element, points.value) for points in game.combat.pool]


# Drawing


@rule("MK-DRAW-08")
@pytest.mark.parametrize(
    ("deck", "known", "drawn", "left"), [(5, 0, 2, 0), (5, 3, 2, 1), (5, 1, 2, 0), (1, 1, 1, 0), (0, 0, 0, 0)]
)
def test_cards_are_drawn_from_the_top_as_far_as_the_deck_goes(deck: int, known: int, drawn: int, left: int) -> None:
    game = knight(hand="tranquility rage", deck="", mana="green")
    names = ("march", "stamina", "promise", "swiftness", "threaten")[:deck]
    game.with_player(deck=names, known_on_top=known).plays("strengthen tranquility", "pick 2")
    assert (game.me.deck, game.me.known_on_top) == (names[: deck - drawn], left)
    assert game.hand() == sorted(["rage", *names[deck - drawn :]])
    assert [(event.seat, event.count) for event in game.told(CardsDrawn)] == ([(0, drawn)] if drawn else [])


@rule("MK-DRAW-08", "MK-TACT-04")
@pytest.mark.parametrize(("spent", "discard", "asked"), [(False, 4, True), (True, 4, False), (False, 0, False)])
def test_a_long_night_helps_in_the_middle_of_a_draw(spent: bool, discard: int, asked: bool) -> None:
    game = knight(hand="tranquility rage", deck="march", mana="green", night=True)
    game.with_player(tactic="long-night", tactic_spent=spent, discard=("stamina",) * discard)
    game.plays("strengthen tranquility", "pick 2")
    assert (game.asked() == "long-night") is asked
    if asked:
        game.plays("use-tactic long-night")
        assert game.hand() == ["march", "rage", "stamina"]
        assert (game.me.deck, game.me.discard, game.me.round.tactic_spent) == (("stamina",) * 2, ("stamina",), True)
    else:
        assert game.hand() == ["march", "rage"]


def test_a_long_night_may_be_refused_and_waits_for_an_empty_deck_in_the_own_turn() -> None:
    game = knight(hand="tranquility rage", deck="march", mana="green", night=True)
    game.with_player(tactic="long-night", discard=("stamina",) * 4)
    assert game.offers("use-tactic") == []
    game.plays("strengthen tranquility", "pick 2", "decline")
    assert (game.hand(), game.me.round.tactic_spent) == (["march", "rage"], False)
    assert game.offers("use-tactic") == ["use-tactic long-night"]


# Wounds


@rule("MK-DMG-09", "MK-DMG-10", "MK-WOUND-01")
@pytest.mark.parametrize(
    ("value", "armor_level", "wounds", "out"),
    [(1, 1, 1, False), (2, 1, 1, False), (3, 1, 2, False), (8, 1, 4, False), (9, 1, 5, True), (10, 1, 5, True),
     (3, 3, 1, False), (4, 3, 2, False), (4, 7, 1, False)],
)  # fmt: skip
def test_damage_is_a_wound_for_each_full_or_begun_armor(value: int, armor_level: int, wounds: int, out: bool) -> None:
    game = fight("prowlers", "block", hand="rage march").with_player(level=armor_level)
    game.asked()
    game.combat.strikes[0].value = value
    game.again().plays("done")
    assert (game.hand().count("wound"), game.me.turn.wounds_taken) == (wounds, wounds)
    assert [event.count for event in game.told(Wounded)] == [wounds]
    assert (bool(game.told(KnockedOut)), game.combat.knocked_out) == (out, out)
    assert ("rage" in game.hand()) is not out
    assert ("rage" in game.me.discard) is out


@rule("MK-DMG-11", "MK-DMG-12")
def test_wounds_of_one_combat_add_up_until_the_hero_is_knocked_out_once() -> None:
    game = fight("prowlers prowlers prowlers", "block", hand="rage march").plays("done")
    game.plays("suffer 1", "suffer 2")
    assert len(game.told(KnockedOut)) == 1, "six Wounds, and the third attack did not count anew"
    assert set(game.hand()) == {"wound"}
    assert game.combat.wounds == 6


@rule("MK-DMG-14", "MK-DMG-13")
def test_poison_wounds_hand_and_discard_pile_and_units_twice() -> None:
    game = fight("cursed-hags", "block", hand="rage", units="peasants foresters").plays("done", "take-wounds")
    assert (game.hand().count("wound"), game.me.discard.count("wound"), game.me.turn.wounds_taken) == (1, 1, 2)
    unit = fight("cursed-hags", "block", hand="rage", units="peasants foresters").plays("done", "assign 1")
    assert [each.wounds for each in unit.me.units] == [2, 0]


@rule("MK-DMG-15", "MK-DMG-16")
def test_paralysis_destroys_units_and_empties_hands() -> None:
    game = fight("medusa", "block", hand="rage march", units="peasants foresters").plays("done")
    game.plays("assign 2")
    assert ([unit.name for unit in game.me.units], [event.unit for event in game.told(UnitDestroyed)]) == (
        ["peasants"], ["foresters"],
    )  # fmt: skip
    game.plays("take-wounds")
    assert (set(game.hand()), {"rage", "march"} <= set(game.me.discard)) == ({"wound"}, True)


# Units under blows


@rule("MK-DMG-05", "MK-DMG-06", "MK-DMG-07", "MK-DMG-08")
@pytest.mark.parametrize(
    ("unit", "banner", "element", "value", "wounded", "resisted", "left"),
    [("peasants", "", PHYSICAL, 3, 1, False, 0), ("peasants", "", PHYSICAL, 5, 1, False, 2),
     ("peasants", "", PHYSICAL, 2, 1, False, 0), ("fire-golems", "", FIRE, 4, 0, True, 0),
     ("fire-golems", "", FIRE, 5, 1, True, 0), ("fire-golems", "", FIRE, 9, 1, True, 1),
     ("fire-golems", "", ICE, 4, 1, False, 0), ("peasants", "banner-of-glory", PHYSICAL, 5, 1, False, 1),
     ("peasants", "banner-of-protection", FIRE, 4, 0, True, 0),
     ("peasants", "banner-of-protection", PHYSICAL, 5, 1, False, 1)],
)  # fmt: skip
def test_a_unit_takes_its_armor_off_the_damage_and_twice_if_it_resists(
    unit: str, banner: str, element: str, value: int, wounded: int, resisted: bool, left: int
) -> None:
    game = fight("prowlers", "block", hand="rage")
    game.with_player(units=[Unit(unit, banner=banner), Unit("foresters")]).asked()
    game.combat.strikes[0].value, game.combat.strikes[0].element = value, element  # type: ignore[assignment]
    game.again().plays("done", "assign 1")
    assert (game.me.units[0].wounds, game.me.units[0].resisted) == (wounded, resisted)
    assert game.combat.strikes[0].left == left
    assert (game.asked() == "damage") is (left > 0)


# Points of Units


@pytest.mark.parametrize(
    ("changed", "stage", "value"),
    [((), "attack", 2), ((changes.UnitPoints(2),), "attack", 4), ((changes.UnitPoints(2),), "block", 4),
     ((changes.UnitAttack(),), "attack", 3), ((changes.UnitAttack(),), "block", 2),
     ((changes.StrongerUnit(),), "attack", 4), ((changes.StrongerUnit(),), "block", 5)],
)  # fmt: skip
def test_what_is_added_to_the_points_of_a_unit(changed: tuple[changes.Change, ...], stage: str, value: int) -> None:
    game = fight("swordsmen", stage, hand="rage", units="peasants").with_player(changes=changed)
    assert pool(game.plays("activate 1 1")) == [(stage, PHYSICAL, value)]
    assert game.combat.pool[0].unit == 0


def test_glory_is_a_point_and_fame_every_time() -> None:
    game = fight("swordsmen", "attack", hand="rage", units="peasants")
    game.me.units[0].banner = "banner-of-glory"
    game.plays("activate 1 1")
    assert (pool(game), game.me.fame) == ([("attack", PHYSICAL, 3)], 1)


@pytest.mark.parametrize(
    ("changed", "moves", "values"),
    [((changes.FirstCombatCard(1),), ("play rage", "play rage"), [3, 2]),
     ((changes.FirstCombatCard(2),), ("play rage", "play rage"), [4, 2]),
     ((changes.FirstCombatCard(1),), ("sideways rage attack", "play rage"), [1, 3]),
     ((changes.StrongerAttackCard(),), ("play rage", "play rage"), [4, 2]),
     ((changes.StrongerAttackCard(),), ("sideways rage attack", "play rage"), [3, 2])],
)  # fmt: skip
def test_what_adds_to_one_attack_card_adds_to_the_first(
    changed: tuple[changes.Change, ...], moves: tuple[str, ...], values: list[int]
) -> None:
    game = fight("swordsmen", "attack", hand="rage rage").with_player(changes=changed).plays(*moves)
    assert [each[2] for each in pool(game)] == values


def test_in_a_block_it_counts_twice() -> None:
    game = fight("swordsmen", "block", hand="rage rage").with_player(changes=(changes.FirstCombatCard(2),))
    assert [each[2] for each in pool(game.plays("play rage", "play rage"))] == [6, 2]


# Defeats


@rule("MK-RANGE-09", "MK-RES-03", "MK-RES-13")
@pytest.mark.parametrize(("enemy", "space", "fame", "reputation"), [
    ("prowlers", "country-2.nw", 2, 1), ("ironclads", "country-2.nw", 4, 1),
])  # fmt: skip
def test_a_defeat_brings_fame_and_for_rampaging_enemies_a_better_name(
    enemy: str, space: str, fame: int, reputation: int
) -> None:
    game = knight("tovak at country-2.c", hand="rage", country_2_nw=enemy).plays(f"challenge {space}")
    game.with_pool(Points("siege", "cold-fire", 30)).plays("attack 1")
    assert (game.me.fame, game.me.reputation) == (fame, reputation)
    assert space not in game.g.enemies
    assert game.g.discards["green"] == (enemy,)


@rule("MK-RES-03")
def test_a_dragon_is_worth_two_points_of_reputation() -> None:
    tiles = (*FIRST_TILES, "country-3 1 1", "core-4 2 0")
    game = knight("tovak at country-3.e", hand="rage", tiles=tiles, core_4_c="fire-dragon")
    beside = next(name for name in game.g.board["core-4.c"].near if game.g.board[name].terrain == "wasteland")
    game.with_player(space=beside, path=(beside,)).plays("challenge core-4.c")
    game.with_pool(Points("siege", "cold-fire", 60)).plays("attack 1")
    assert game.me.reputation == 2
