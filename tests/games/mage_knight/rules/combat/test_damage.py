"""Damage to Units and heroes: MK-DMG, MK-ABIL."""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import FIRE, ICE, PHYSICAL, Element
from tests.games.mage_knight.knights import Knights, fight


@rule("MK-DMG-09", "MK-DMG-02", "MK-WOUND-01")
def test_a_hero_takes_a_wound_for_each_armor_of_damage_begun() -> None:
    game = fight("swordsmen", "block", hand="march").plays("done")
    assert game.hand().count("wound") == 3


@rule("MK-ABIL-10", "MK-DMG-02")
def test_a_brutal_attack_deals_twice_its_value() -> None:
    game = fight("minotaur", "block", hand="march").with_player(level=9).plays("done")
    assert game.hand().count("wound") == -(-10 // 4)


@rule("MK-DMG-10", "MK-DMG-12")
def test_as_many_wounds_as_the_hand_limit_knock_a_hero_out() -> None:
    game = fight("minotaur", "block", hand="march rage")
    game.plays("done")
    assert game.hand() == ["wound"] * 5
    assert game.combat.knocked_out
    assert "march" in game.me.discard


@rule("MK-DMG-14", "MK-ABIL-11")
def test_poison_puts_as_many_wounds_into_the_discard_pile() -> None:
    game = fight("cursed-hags", "block", hand="march").plays("done")
    assert game.hand().count("wound") == 2
    assert game.me.discard.count("wound") == 2
    assert game.combat.wounds == 2


@rule("MK-DMG-16", "MK-ABIL-12")
def test_a_paralyzed_hero_drops_everything_but_wounds() -> None:
    game = fight("ice-golems", "block", hand="march rage").plays("done")
    assert game.hand() == ["wound"]


@rule("MK-DMG-03", "MK-DMG-05", "MK-DMG-04", "MK-UNIT-04")
def test_a_unit_takes_its_armor_off_the_damage_and_is_wounded_even_if_spent() -> None:
    game = fight("prowlers", "block", hand="march", units="peasants*")
    game.plays("done", "assign 1")
    assert game.me.units[0].wounds == 1
    game.plays("take-wounds") if game.asked() == "damage" else None
    assert game.hand().count("wound") == 1


@rule("MK-DMG-06", "MK-DMG-07", "MK-DMG-08", "MK-ABIL-20", "MK-ABIL-22")
def test_a_resistant_unit_withstands_as_much_as_its_armor_unharmed_and_only_once() -> None:
    game = fight("diggers diggers", "block", hand="march", units="guardian-golems")
    game.plays("done", "suffer 1", "assign 1")
    assert game.me.units[0].wounds == 0
    assert not game.offers("assign") if game.asked() == "damage" else True


@rule("MK-DMG-07")
def test_a_resistant_unit_is_wounded_by_what_exceeds_its_armor() -> None:
    game = fight("swordsmen", "block", hand="march", units="guardian-golems")
    game.plays("done", "assign 1")
    assert game.me.units[0].wounds == 1
    assert "wound" not in game.hand()


@rule("MK-DMG-06")
def test_resistance_to_another_element_does_not_help() -> None:
    game = fight("fire-mages", "block", hand="march", units="guardian-golems")
    game.plays("done", "assign 1")
    assert game.me.units[0].wounds == 1


@rule("MK-DMG-06", "MK-ABIL-25")
@pytest.mark.parametrize(("unit", "wounds"), [("fire-mages", 1), ("ice-mages", 1), ("altem-mages", 0)])
def test_cold_fire_takes_resistance_to_both_fire_and_ice(unit: str, wounds: int) -> None:
    game = fight("corrupted-priests", "block", hand="march", units=unit).plays("done", "assign 1")
    assert game.me.units[0].wounds == wounds


@rule("MK-DMG-13", "MK-ABIL-11")
def test_poison_wounds_a_unit_twice() -> None:
    game = fight("cursed-hags", "block", hand="march", units="peasants").plays("done", "assign 1")
    assert game.me.units[0].wounds == 2


@rule("MK-DMG-15", "MK-ABIL-12")
def test_paralysis_destroys_a_wounded_unit() -> None:
    game = fight("medusa", "block", hand="march", units="peasants").plays("done", "assign 1")
    assert game.me.units == []


@rule("MK-WOUND-05", "MK-DMG-03")
def test_a_wounded_unit_can_neither_act_nor_take_damage() -> None:
    game = fight("prowlers", "block", hand="march", units="peasants! peasants")
    assert {offer.split()[1] for offer in game.offers("activate")} == {"2"}
    game.plays("done")
    assert game.offers("assign") == ["assign 2"]


@rule("MK-ABIL-13")
def test_an_assassin_cannot_be_kept_from_the_hero(assassin: str) -> None:
    game = fight(assassin, "block", hand="march", units="peasants").plays("done")
    assert game.me.units[0].wounds == 0
    assert "wound" in game.hand()


@rule("MK-ABIL-19")
def test_a_vampire_grows_with_each_wound(vampire: str) -> None:
    game = fight(vampire, "block", hand="march").plays("done")
    assert game.combat.foes[0].armor == game.hand().count("wound") == 2


# How much is left for others


def struck(value: int, unit: str, element: Element = PHYSICAL, **more: Any) -> Knights:
    """A Unit about to take its part of an attack of this value."""
    game = fight("prowlers", "block", hand="march", units=unit, **more)
    assert game.asked() == "block"
    game.combat.strikes[0].value, game.combat.strikes[0].element = value, element
    return game.plays("done")


@rule("MK-DMG-05", "MK-DMG-06", "MK-DMG-07", "MK-DMG-09")
@pytest.mark.parametrize(("value", "unit", "element", "wounded", "wounds"), [
    (3, "peasants", PHYSICAL, 1, 0), (4, "peasants", PHYSICAL, 1, 1), (5, "peasants", PHYSICAL, 1, 1),
    (6, "peasants", PHYSICAL, 1, 2), (3, "guardian-golems", PHYSICAL, 0, 0), (4, "guardian-golems", PHYSICAL, 1, 0),
    (6, "guardian-golems", PHYSICAL, 1, 0), (7, "guardian-golems", PHYSICAL, 1, 1), (4, "guardian-golems", FIRE, 1, 1),
    (6, "fire-golems", FIRE, 1, 0), (4, "fire-golems", FIRE, 0, 0),
])  # fmt: skip
def test_what_a_unit_leaves_of_an_attack_comes_to_the_hero(
    value: int, unit: str, element: Element, wounded: int, wounds: int
) -> None:
    game = struck(value, unit, element).plays("assign 1")
    assert (game.me.units[0].wounds, game.hand().count("wound")) == (wounded, wounds)


@rule("MK-DMG-08", "MK-DMG-03")
@pytest.mark.parametrize("units_allowed", [True, False])
def test_who_may_take_damage(units_allowed: bool) -> None:
    game = fight("swordsmen", "block", hand="march", units="peasants peasants! peasants* peasants peasants")
    assert game.asked() == "block"
    game.combat.units_allowed = units_allowed
    game.me.units[3].resisted = True
    game.me.units[4].companion = True
    game.plays("done")
    offered = game.offers("assign") if game.asked() == "damage" else []
    assert offered == (["assign 1", "assign 3", "assign 5"] if units_allowed else ["assign 5"])


@rule("MK-ABIL-19")
def test_a_vampire_grows_with_a_unit_it_wounds_and_not_with_one_that_withstands(vampire: str) -> None:
    for boost, grown in (((), 1), ((PHYSICAL, FIRE, ICE), 0)):
        game = fight(vampire, "block", hand="march", units="altem-guardians")
        game.me.units[0].boost = boost
        game.plays("done", "assign 1")
        assert game.combat.foes[0].armor == grown


@rule("MK-DMG-10", "MK-DMG-11", "MK-DMG-12")
def test_one_wound_fewer_than_the_hand_limit_knocks_nobody_out() -> None:
    for value, out in ((8, False), (9, True)):
        game = fight("prowlers", "block", hand="march rage")
        assert game.asked() == "block"
        game.combat.strikes[0].value = value
        game.plays("done")
        assert (game.combat.knocked_out, "march" in game.hand()) == (out, not out)


# What is added to points


@rule("MK-UNIT-11", "MK-UNIT-16")
@pytest.mark.parametrize(("change", "block", "attack", "ranged"), [
    (changes.UnitPoints(2), 3 + 2, 3 + 2, 2 + 2), (changes.UnitAttack(), 3, 3 + 1, 2 + 1),
    (changes.StrongerUnit(), 3 + 3, 3 + 2, 2 + 1), (changes.StrongerBlock(1), 3, 3, 2),
    (changes.FirstCombatCard(1), 3, 3, 2), (changes.StrongerAttackCard(), 3, 3, 2),
])  # fmt: skip
def test_what_is_added_to_the_points_of_a_unit(change: changes.Change, block: int, attack: int, ranged: int) -> None:
    for stage, ability, value in (("block", 1, block), ("attack", 1, attack), ("ranged", 2, ranged)):
        game = fight("swordsmen", stage, hand="march", units="utem-crossbowmen").with_player(changes=(change,))
        assert game.plays(f"activate 1 {ability}").combat.pool[0].value == value


@pytest.mark.parametrize(("change", "block", "attack"), [
    (changes.StrongerBlock(1), 2 + 1, 2), (changes.StrongerAttackCard(), 2, 2 + 2),
    (changes.FirstCombatCard(1), 2 + 2, 2 + 1), (changes.UnitPoints(2), 2, 2), (changes.StrongerUnit(), 2, 2),
])  # fmt: skip
def test_what_is_added_to_the_next_card_and_to_that_one_alone(change: changes.Change, block: int, attack: int) -> None:
    for stage, value in (("block", block), ("attack", attack)):
        game = (
            fight("swordsmen", stage, hand="rage rage").with_player(changes=(change,)).plays("play rage", "play rage")
        )
        assert [points.value for points in game.combat.pool] == [value, 2]


@pytest.mark.parametrize(("change", "stage", "value"), [
    (changes.FirstCombatCard(1), "block", 1), (changes.StrongerAttackCard(), "attack", 1 + 2),
    (changes.StrongerBlock(1), "block", 1 + 1), (changes.FirstCombatCard(1), "attack", 1),
])  # fmt: skip
def test_a_card_laid_sideways_is_an_attack_but_not_the_first_attack_card(
    change: changes.Change, stage: str, value: int
) -> None:
    game = fight("swordsmen", stage, hand="march rage").with_player(changes=(change,)).plays(f"sideways march {stage}")
    assert game.combat.pool[0].value == value
    assert game.me.has(type(change)) is (value == 1)


def test_leadership_serves_one_unit_and_points_for_all_serve_all() -> None:
    for change, values in ((changes.StrongerUnit(), [5, 3]), (changes.UnitPoints(1), [4, 4])):
        game = fight("swordsmen", "attack", hand="march", units="utem-crossbowmen utem-crossbowmen")
        game.with_player(changes=(change,)).plays("activate 1 1", "activate 2 1")
        assert [points.value for points in game.combat.pool] == values
