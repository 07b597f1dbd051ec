"""Combat with enemies: MK-COMB, MK-RANGE, MK-BLOCK, MK-DMG, MK-ATT, MK-RES, MK-ABIL."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import Ledger, rule
from tabletome.games.mage_knight import GAME
from tabletome.games.mage_knight.content.box import COLD_FIRE, FIRE, ICE, PHYSICAL
from tabletome.games.mage_knight.content.enemies import ENEMIES, enemy
from tabletome.games.mage_knight.events import EnemyDefeated, EnemySummoned
from tabletome.games.mage_knight.rules.combat import enemies as foes
from tabletome.games.mage_knight.rules.combat.enemies import (
    EFFICIENT,
    armor,
    attack_total,
    block_total,
    is_blocked,
    to_block,
)
from tabletome.games.mage_knight.state import BLOCKED, Points, Token
from tests.games.mage_knight.knights import FIRST_TILES, Knights, fight, knight

LEDGER = Ledger.load(GAME.folder / "rules.yaml")


def with_pool(game: Knights, *points: tuple[str, str, int] | tuple[str, str, int, str]) -> Knights:
    game.combat.pool = tuple(Points(*each) for each in points)
    return game


# Ranged and Siege


@rule("MK-RANGE-01", "MK-RANGE-08", "MK-RANGE-09", "MK-COMB-13")
def test_a_ranged_attack_that_equals_the_armor_defeats_an_enemy_at_once() -> None:
    game = fight("prowlers", hand="swiftness", mana="white")
    game.plays("strengthen swiftness")
    assert game.offers("attack") == ["attack 1"]
    game.plays("attack 1")
    assert game.me.fame == ENEMIES["prowlers"].fame
    assert [event.enemy for event in game.told(EnemyDefeated)] == ["prowlers"]
    assert game.g.combat is None


@rule("MK-RANGE-10", "MK-RANGE-13")
def test_an_attack_below_the_armor_does_nothing_and_is_lost() -> None:
    game = fight("wolf-riders", hand="swiftness rage", mana="white").plays("strengthen swiftness")
    assert not game.offers("attack")
    game.plays("done")
    assert game.combat.pool == ()


@rule("MK-RANGE-05", "MK-DEED-08")
def test_no_card_is_played_sideways_in_the_ranged_phase() -> None:
    assert not fight("prowlers", hand="rage march").offers("sideways")


@rule("MK-RANGE-03", "MK-ABIL-07")
def test_ranged_attacks_do_not_reach_a_fortified_enemy() -> None:
    game = with_pool(fight("diggers", hand="march"), ("ranged", PHYSICAL, 9))
    assert not game.offers("attack")
    siege = with_pool(fight("diggers", hand="march"), ("siege", PHYSICAL, 3))
    assert siege.offers("attack") == ["attack 1"]


@rule("MK-RANGE-04")
def test_an_enemy_fortified_twice_cannot_be_attacked_before_the_attack_phase() -> None:
    game = with_pool(fight("guardsmen/", hand="march"), ("siege", PHYSICAL, 20))
    assert not game.offers("attack")
    later = with_pool(fight("guardsmen/", "attack", hand="march"), ("attack", PHYSICAL, 7))
    assert later.offers("attack") == ["attack 1"]


@rule("MK-RANGE-12", "MK-RANGE-03")
def test_one_fortified_target_makes_the_whole_attack_a_siege() -> None:
    game = with_pool(fight("golems/prowlers", hand="march"), ("ranged", FIRE, 20), ("siege", FIRE, 4))
    assert game.offers("attack") == ["attack 2"]


@rule("MK-RANGE-06")
def test_inefficient_attacks_are_added_and_halved_once_rounding_down() -> None:
    game = fight("gargoyle", "attack")
    pool = [Points("attack", PHYSICAL, 3), Points("attack", PHYSICAL, 4), Points("attack", FIRE, 2)]
    assert attack_total(game.g, pool, game.combat.foes) == 2 + 7 // 2


@rule("MK-RANGE-07", "MK-ABIL-15", "MK-ABIL-16", "MK-ABIL-17", "MK-ABIL-18")
@pytest.mark.parametrize(
    ("name", "resisted"),
    [
        ("golems", {PHYSICAL}),
        ("fire-mages", {FIRE}),
        ("ice-mages", {ICE}),
        ("high-dragon", {FIRE, ICE, COLD_FIRE}),
        ("prowlers", set()),
    ],
)
def test_cold_fire_is_halved_only_by_both_resistances(name: str, resisted: set[str]) -> None:
    game = fight(name, "attack")
    halved = {
        element
        for element in (PHYSICAL, FIRE, ICE, COLD_FIRE)
        if attack_total(game.g, [Points("attack", element, 6)], game.combat.foes) == 3
    }
    assert halved == resisted


@rule("MK-RANGE-07")
def test_fire_and_ice_resistance_of_two_enemies_do_not_halve_cold_fire() -> None:
    game = fight("fire-mages ice-mages", "attack")
    assert attack_total(game.g, [Points("attack", COLD_FIRE, 6)], game.combat.foes) == 6


@rule("MK-RANGE-02", "MK-DEED-09", "MK-ATT-04")
def test_several_enemies_can_be_defeated_by_one_attack() -> None:
    game = with_pool(fight("prowlers wolf-riders", "attack", hand="march"), ("attack", PHYSICAL, 7))
    assert game.offers("attack") == ["attack 1", "attack 2", "attack 1,2"]
    game.plays("attack 1,2")
    assert game.me.fame == 2 + 3


@rule("MK-ATT-01", "MK-ATT-02", "MK-ATT-03")
def test_in_the_attack_phase_every_attack_counts_and_cards_can_be_turned_sideways() -> None:
    game = fight("prowlers", "attack", hand="march rage", mana="white")
    game.plays("sideways march attack", "play rage", "attack 1")
    assert game.me.fame == 2


# Blocking


@rule("MK-BLOCK-06", "MK-ABIL-01")
def test_which_blocks_are_efficient_is_as_in_the_table() -> None:
    table = LEDGER.rule("MK-BLOCK-06").data["efficient_blocks"]
    assert {k.replace("_", "-"): [v.replace("_", "-") for v in values] for k, values in table.items()} == {
        element: list(blocks) for element, blocks in EFFICIENT.items()
    }


@rule("MK-BLOCK-07")
def test_inefficient_blocks_are_halved_together() -> None:
    game = fight("fire-mages", "block", hand="march").plays()
    assert game.asked() == "block"
    strike = game.combat.strikes[0]
    pool = [Points("block", PHYSICAL, 3), Points("block", FIRE, 2), Points("block", ICE, 2)]
    assert block_total(game.g, pool, strike) == 2 + 5 // 2


@rule("MK-BLOCK-01", "MK-BLOCK-04", "MK-BLOCK-08", "MK-BLOCK-10")
def test_a_blocked_enemy_deals_no_damage_but_is_still_there() -> None:
    game = fight("prowlers", "block", hand="determination rage", mana="blue")
    game.plays("strengthen determination", "block-strike 1")
    assert game.combat.strikes[0].fate == BLOCKED
    assert game.asked() == "attack"
    assert "wound" not in game.hand()


@rule("MK-BLOCK-12", "MK-BLOCK-15", "MK-DMG-01", "MK-DMG-09")
def test_a_block_that_is_too_low_has_no_effect() -> None:
    game = fight("prowlers", "block", hand="rage march march")
    game.plays("play rage", "sideways march block")
    assert not game.offers("block-strike")
    game.plays("done")
    assert game.hand().count("wound") == 2


@rule("MK-BLOCK-09", "MK-ABIL-09")
def test_a_swift_attack_needs_twice_the_block() -> None:
    game = fight("wolf-riders", "block", hand="march")
    assert game.asked() == "block"
    assert to_block(game.g, game.combat.strikes[0]) == 6


@rule("MK-BLOCK-05")
def test_sideways_blocks_are_physical() -> None:
    game = fight("fire-mages", "block", hand="march").plays("sideways march block")
    assert game.combat.pool == (Points("block", PHYSICAL, 1),)


@rule("MK-BLOCK-14", "MK-EFF-04")
def test_one_block_never_covers_two_attacks() -> None:
    game = fight("prowlers diggers", "block", hand="determination", mana="blue")
    game.plays("strengthen determination", "block-strike 1")
    assert game.asked() in ("damage", "block")
    assert not game.offers("block-strike")


@rule("MK-RANGE-12", "MK-ATT-04")
def test_attacks_not_needed_for_one_enemy_wait_for_another() -> None:
    game = fight("prowlers diggers", "attack")
    with_pool(game, ("attack", FIRE, 4), ("attack", PHYSICAL, 2), ("attack", PHYSICAL, 2))
    game.plays("attack 1")
    assert game.combat.pool == (Points("attack", FIRE, 4),), "the weaker ones sufficed"
    game.plays("attack 2")
    assert game.g.combat is None


@rule("MK-RANGE-12")
@pytest.mark.parametrize("first", [0, 1])
def test_it_does_not_matter_in_which_order_attacks_on_different_enemies_were_played(first: int) -> None:
    game = fight("prowlers ironclads", "attack")
    pool = [("attack", PHYSICAL, 3), ("attack", FIRE, 3)]
    with_pool(game, pool[first], pool[1 - first]).plays("attack 1")
    assert game.combat.pool == (Points("attack", FIRE, 3),), "Ironclads resist what is not of fire"


@rule("MK-BLOCK-14")
@pytest.mark.parametrize("first", [0, 1])
def test_it_does_not_matter_in_which_order_blocks_of_different_attacks_were_played(first: int) -> None:
    game = fight("diggers fire-mages", "block", hand="march")
    assert game.asked() == "block"
    pool = [("block", PHYSICAL, 3), ("block", ICE, 6)]
    with_pool(game, pool[first], pool[1 - first]).again("block_step").plays("block-strike 1")
    assert game.combat.pool == (Points("block", ICE, 6),), "only ice stops a fire attack"


@rule("MK-ABIL-03")
def test_of_two_enemies_that_look_alike_only_the_one_blocked_is_blocked() -> None:
    game = fight("prowlers prowlers", "block", hand="march")
    assert game.asked() == "block"
    with_pool(game, ("block", PHYSICAL, 4)).again("block_step").plays("block-strike 2")
    assert [is_blocked(game.combat, foe) for foe in game.combat.foes] == [False, True]


def test_an_attack_on_one_enemy_leaves_what_may_not_strike_it() -> None:
    game = fight("prowlers diggers", "attack")
    with_pool(game, ("attack", PHYSICAL, 2), ("attack", FIRE, 3, "not 0"), ("attack", PHYSICAL, 1, "only 0"))
    game.plays("attack 1")
    assert game.combat.pool == (Points("attack", FIRE, 3, "not 0"),)


@rule("MK-BLOCK-14", "MK-BLOCK-15")
def test_blocks_not_needed_for_one_attack_wait_for_another_and_are_lost_after_the_phase() -> None:
    game = fight("prowlers diggers", "block", hand="march")
    assert game.asked() == "block"
    with_pool(game, ("block", PHYSICAL, 3), ("block", PHYSICAL, 4), ("block", PHYSICAL, 1))
    game.again("block_step").plays("block-strike 1", "block-strike 2")
    assert [strike.fate for strike in game.combat.strikes] == [BLOCKED, BLOCKED]
    assert game.combat.pool == ()


@rule("MK-BLOCK-02", "MK-BLOCK-03", "MK-BLOCK-11", "MK-ABIL-02", "MK-DMG-17")
def test_a_summoned_monster_fights_in_its_summoners_place_and_gives_no_fame() -> None:
    game = fight("orc-summoners", "block", hand="rage rage")
    monster = game.g.piles["brown"][-1]
    game.plays("done")
    assert [event.enemy for event in game.told(EnemySummoned)] == [monster]
    assert "wound" in game.hand()
    assert monster in game.g.discards["brown"]
    game.combat.pool = (Points("attack", PHYSICAL, 4),)
    game.plays("done")
    assert game.me.fame == 0


@rule("MK-ABIL-03")
def test_each_of_several_attacks_is_blocked_on_its_own(two_headed: str) -> None:
    game = fight(two_headed, "block", hand="rage rage")
    game.plays("play rage", "block-strike 1")
    assert not foes.is_blocked(game.combat, game.combat.foes[0])
    game.plays("play rage", "block-strike 2")
    assert foes.is_blocked(game.combat, game.combat.foes[0])


@rule("MK-ABIL-04")
def test_an_elusive_enemy_shows_its_lower_armor_only_once_it_is_blocked(elusive: str) -> None:
    game = fight(elusive, "block", hand="rage rage")
    game.plays()
    assert game.asked() == "block"
    assert armor(game.g, game.combat.foes[0]) == 8
    game.plays("play rage", "block-strike 1")
    assert game.asked() == "attack"
    assert armor(game.g, game.combat.foes[0]) == 4
    unblocked = fight(elusive, "block", hand="march").plays("done")
    assert armor(unblocked.g, unblocked.combat.foes[0]) == 8


@rule("MK-ABIL-14")
def test_move_points_slow_a_cumbersome_enemy(cumbersome: str) -> None:
    game = fight(cumbersome, "block", hand="march")
    game.plays("play march", "slow 1", "slow 1")
    assert game.combat.strikes[0].fate == BLOCKED


@rule("MK-ABIL-05")
def test_an_unfortified_enemy_has_no_use_of_walls(unfortified: str) -> None:
    game = with_pool(fight(f"{unfortified}/", hand="march"), ("ranged", PHYSICAL, 9))
    assert game.offers("attack") == ["attack 1"]


@rule("MK-ABIL-26", "MK-ABIL-08")
def test_an_enemy_with_defend_protects_another_once(defender: str) -> None:
    game = with_pool(fight(f"prowlers {defender}", "attack", hand="march"), ("attack", PHYSICAL, 4))
    assert game.offers("attack") == []
    game.combat.pool = (Points("attack", PHYSICAL, 5),)
    game._run = None
    assert "attack 1" in game.offers("attack")
    game.plays("attack 1")
    assert game.combat.foes[1].has_defended


# Damage


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


@rule("MK-DMG-13")
def test_poison_wounds_a_unit_twice() -> None:
    game = fight("cursed-hags", "block", hand="march", units="peasants").plays("done", "assign 1")
    assert game.me.units[0].wounds == 2


@rule("MK-DMG-15")
def test_paralysis_destroys_a_wounded_unit() -> None:
    game = fight("medusa", "block", hand="march", units="peasants").plays("done", "assign 1")
    assert game.me.units == []


@rule("MK-WOUND-05", "MK-DMG-03")
def test_a_wounded_unit_can_neither_act_nor_take_damage() -> None:
    game = fight("prowlers swordsmen", "block", hand="march", units="peasants!")
    assert not game.offers("activate")
    game.plays("done")
    assert not game.offers("assign")


@rule("MK-ABIL-13")
def test_an_assassin_cannot_be_kept_from_the_hero(assassin: str) -> None:
    game = fight(assassin, "block", hand="march", units="peasants").plays("done")
    assert game.me.units[0].wounds == 0
    assert "wound" in game.hand()


@rule("MK-ABIL-19")
def test_a_vampire_grows_with_each_wound(vampire: str) -> None:
    game = fight(vampire, "block", hand="march").plays("done")
    assert game.combat.foes[0].armor == game.hand().count("wound") == 2


# Outcome


@rule("MK-RES-03", "MK-RES-09", "MK-COMB-05")
@pytest.mark.parametrize(
    ("space", "name", "gained"), [("country-2.nw", "prowlers", 1), ("core-4.c", "swamp-dragon", 2)]
)
def test_a_defeated_rampaging_enemy_is_removed_and_praised(space: str, name: str, gained: int) -> None:
    tiles = (*FIRST_TILES, "core-4 1 1")
    at = "country-2.c" if space.startswith("country") else "core-4.w"
    game = knight(f"tovak at {at}", hand="march rage", tiles=tiles)
    game.g.enemies[space] = (Token(name, up=True),)
    game.plays(f"challenge {space}", "done")
    if game.asked() == "block":
        game.plays("done")
    while game.asked() == "damage":
        game.plays("take-wounds")
    game.combat.pool = (Points("attack", PHYSICAL, 20),)
    game._run = None
    game.plays("attack 1")
    assert game.me.reputation == gained
    assert space not in game.g.enemies
    assert space not in game.g.shields


@rule("MK-RES-09")
def test_an_undefeated_rampaging_enemy_stays() -> None:
    game = knight("tovak at country-2.c", hand="march march march march rage", country_2_nw="diggers")
    game.plays("challenge country-2.nw", "done", "done", "done")
    assert game.g.enemies["country-2.nw"] == (Token("diggers", up=True),)
    assert game.me.reputation == 0


@rule("MK-RES-12", "MK-RES-14")
def test_after_a_failed_assault_the_hero_goes_back_and_the_garrison_stays() -> None:
    tiles = (*FIRST_TILES, "country-3 1 1")
    game = knight("tovak at country-3.c", hand="march march rage rage", tiles=tiles, country_3_ne="golems")
    game.with_player(move=3).plays("move country-3.ne", "done", "done", "done")
    assert game.me.space == "country-3.c"
    assert game.g.enemies["country-3.ne"] == (Token("golems", up=True),)


@rule("MK-RES-06", "MK-RES-07", "MK-SITE-04")
def test_a_conquered_keep_bears_the_heros_shield() -> None:
    tiles = (*FIRST_TILES, "country-3 1 1")
    game = knight("tovak at country-3.c", hand="march march rage rage", tiles=tiles, country_3_ne="golems")
    game.with_player(move=3).plays("move country-3.ne", "done", "done")
    game.combat.pool = (Points("attack", FIRE, 5),)
    game._run = None
    game.plays("attack 1")
    assert game.me.space == "country-3.ne"
    assert game.g.shields["country-3.ne"] == (0,)


@rule("MK-RES-07")
def test_a_conquered_mage_tower_also_brings_a_spell_of_the_offer_at_the_end_of_the_turn() -> None:
    tiles = (*FIRST_TILES, "country-4 1 1")
    game = knight("tovak at country-4.se", hand="march rage", tiles=tiles, country_4_c="fire-mages")
    game.with_table(spells_offer=("fireball", "chill", "restoration"))
    game.with_player(move=5).plays("move country-4.c", "done", "done")
    game.with_pool(Points("attack", PHYSICAL, 5)).plays("attack 1")
    assert game.g.shields["country-4.c"] == (0,)
    game.plays("end-turn")
    assert game.offers("take-card") == ["take-card fireball", "take-card chill", "take-card restoration"]


@rule("MK-COMB-02", "MK-SITE-04")
def test_an_empty_keep_of_another_hero_is_defended_by_a_grey_enemy_for_half_the_fame() -> None:
    tiles = (*FIRST_TILES, "country-3 1 1")
    game = knight("tovak at country-3.c", "krang at start-a.c", hand="march rage", tiles=tiles)
    game.g.shields["country-3.ne"] = (1,)
    drawn = game.g.piles["grey"][-1]
    game.with_player(move=3).plays("move country-3.ne")
    assert [(foe.name, foe.half_fame) for foe in game.combat.foes] == [(drawn, True)]
    game.combat.pool = (Points("siege", COLD_FIRE, 20),)
    game.combat.foes[0].lost = ("fortified",)
    game._run = None
    game.plays("attack 1")
    assert game.me.fame == (ENEMIES[drawn].fame + 1) // 2
    assert game.g.shields["country-3.ne"] == (0,)


@rule("MK-COMB-07", "MK-COMB-09")
def test_other_rampaging_enemies_nearby_can_be_challenged_as_well() -> None:
    tiles = (*FIRST_TILES, "core-5 1 1")
    game = knight("tovak at core-5.se", hand="march rage", tiles=tiles, core_5_e="prowlers", core_5_sw="diggers")
    game.plays("challenge core-5.e")
    assert game.asked() == "join-combat"
    game.plays("challenge core-5.sw")
    assert [foe.name for foe in game.combat.foes] == ["prowlers", "diggers"]


@rule("MK-COMB-03", "MK-SITE-10", "MK-SITE-21", "MK-RES-11")
def test_a_monster_den_keeps_its_monster_until_it_is_defeated() -> None:
    tiles = (*FIRST_TILES, "country-6 1 1")
    game = knight("tovak at country-6.w", hand="march march march rage rage", tiles=tiles)
    monster = game.g.piles["brown"][-1]
    game.plays("enter")
    assert [foe.name for foe in game.combat.foes] == [monster]
    game.combat.foes[0].held = True
    game.plays("done", "done")
    assert game.g.enemies["country-6.w"] == (Token(monster, up=True),)
    assert not game.g.is_conquered("country-6.w")


@rule("MK-SITE-20", "MK-SITE-08", "MK-SITE-25", "MK-RES-10")
def test_in_a_dungeon_it_is_night_and_units_stay_outside() -> None:
    tiles = (*FIRST_TILES, "country-7 1 1")
    game = knight("tovak at country-7.se", hand="march", tiles=tiles, units="peasants", source="gold green")
    game.plays("enter")
    assert game.g.dark
    assert not game.offers("activate")
    assert not game.offers("strengthen")
    game.combat.foes[0].held = True
    monster = game.combat.foes[0].name
    game.plays("done", "done")
    assert monster in game.g.discards["brown"]
    assert not game.g.dark


@rule("MK-COMB-04", "MK-SITE-17", "MK-RES-08", "MK-SITE-03")
def test_burning_a_monastery_costs_reputation_and_is_fought_without_units() -> None:
    tiles = (*FIRST_TILES, "country-5 1 1")
    game = knight("tovak at country-5.ne", hand="march", tiles=tiles, units="peasants")
    game.plays("burn")
    assert game.me.reputation == -3
    assert not game.offers("activate")
    assert not game.combat.foes[0].fortified
    assert ENEMIES[game.combat.foes[0].name].colour == "violet"
    game.combat.pool = (Points("siege", COLD_FIRE, 20),)
    game._run = None
    game.plays("attack 1")
    assert game.g.shields["country-5.ne"] == (0,)
    game.plays("end-turn") if game.asked() == "after" else None


@rule("MK-COMB-20", "MK-WOUND-11", "MK-WOUND-12")
def test_nobody_heals_in_combat_and_healing_points_are_lost() -> None:
    game = knight("tovak at country-2.c", hand="tranquility wound rage", country_2_nw="diggers")
    game.with_player(heal=2).plays("challenge country-2.nw")
    assert game.me.heal == 0
    assert "heal-wound" not in game.offers()
    game.plays("play tranquility")
    assert game.me.heal == 0
    assert len(game.me.deck) == 1


@pytest.fixture
def two_headed(monkeypatch: pytest.MonkeyPatch) -> str:
    return _token(monkeypatch, attacks=((2, PHYSICAL), (2, PHYSICAL)))


@pytest.fixture
def elusive(monkeypatch: pytest.MonkeyPatch) -> str:
    return _token(monkeypatch, attack=2, elusive=8)


@pytest.fixture
def cumbersome(monkeypatch: pytest.MonkeyPatch) -> str:
    return _token(monkeypatch, attack=2, abilities=("cumbersome",))


@pytest.fixture
def unfortified(monkeypatch: pytest.MonkeyPatch) -> str:
    return _token(monkeypatch, attack=2, abilities=("unfortified",))


@pytest.fixture
def defender(monkeypatch: pytest.MonkeyPatch) -> str:
    return _token(monkeypatch, attack=2, defend=2)


@pytest.fixture
def assassin(monkeypatch: pytest.MonkeyPatch) -> str:
    return _token(monkeypatch, attack=2, abilities=("assassination",))


@pytest.fixture
def vampire(monkeypatch: pytest.MonkeyPatch) -> str:
    return _token(monkeypatch, attack=4, abilities=("vampiric",))


def _token(monkeypatch: pytest.MonkeyPatch, **shown: object) -> str:
    """A token that only exists in a test: the base box has none with these abilities."""
    made = enemy("green", "trial", armor=4, fame=1, **shown)  # type: ignore[arg-type]
    monkeypatch.setitem(ENEMIES, "trial", made)
    return "trial"
