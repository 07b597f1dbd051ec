"""What a combat is about and what comes of it: MK-COMB, MK-RES."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content.box import COLD_FIRE, FIRE, PHYSICAL
from tabletome.games.mage_knight.content.enemies import ENEMIES
from tabletome.games.mage_knight.content.ruins import ARTIFACT, SPELL
from tabletome.games.mage_knight.rules.deeds.mana import is_dark
from tabletome.games.mage_knight.state import Points, Token
from tests.games.mage_knight.knights import FIRST_TILES, knight


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
    assert not any(game.g.discards.values())
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
    assert game.g.shields.get("country-3.ne") == (0,)


@rule("MK-RES-06", "MK-SITE-05")
def test_an_undefeated_rampaging_enemy_does_not_keep_a_site_from_being_conquered() -> None:
    tiles = (*FIRST_TILES, "country-4 1 1")
    tower, orcs = "country-4.c", "country-4.w"
    game = knight("tovak at country-4.sw", hand="march rage rage", tiles=tiles, country_4_c="illusionists")
    game.g.enemies[orcs] = (Token("prowlers", up=True),)
    game.with_player(move=9).plays(f"move {tower}")
    assert [(foe.name, foe.fortified) for foe in game.combat.foes] == [("illusionists", True), ("prowlers", False)]
    assert game.me.reputation == -1
    game.plays("done", "done")
    while game.asked() == "damage":
        game.plays(game.offers()[0])
    game.with_pool(Points("attack", COLD_FIRE, 20)).plays("attack 1", "done")
    assert game.me.space == tower
    assert game.g.shields.get(tower) == (0,)
    assert game.me.turn.rewards == (SPELL,)
    assert game.g.enemies.get(orcs) == (Token("prowlers", up=True),)


@rule("MK-RES-07")
def test_a_conquered_mage_tower_also_brings_a_spell_of_the_offer_at_the_end_of_the_turn() -> None:
    tiles = (*FIRST_TILES, "country-4 1 1")
    game = knight("tovak at country-4.se", hand="march rage", tiles=tiles, country_4_c="fire-mages")
    game.with_(spells_offer=("fireball", "chill", "restoration"))
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
    assert is_dark(game.g)
    assert not game.offers("activate")
    assert not game.offers("strengthen")
    game.combat.foes[0].held = True
    monster = game.combat.foes[0].name
    game.plays("done", "done")
    assert monster in game.g.discards["brown"]
    assert not is_dark(game.g)


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
    assert game.g.shields.get("country-5.ne") == (0,)
    assert game.me.turn.rewards == (ARTIFACT,)


@rule("MK-COMB-20", "MK-WOUND-11", "MK-WOUND-12")
def test_nobody_heals_in_combat_and_healing_points_are_lost() -> None:
    game = knight("tovak at country-2.c", hand="tranquility wound rage", country_2_nw="diggers")
    game.with_player(heal=2).plays("challenge country-2.nw")
    assert game.me.turn.heal == 0
    assert "heal-wound" not in game.offers()
    game.plays("play tranquility")
    assert game.me.turn.heal == 0
    assert len(game.me.deck) == 1


@rule("MK-WOUND-11")
def test_wounds_of_a_combat_may_be_healed_later_in_the_turn() -> None:
    game = knight("tovak at country-2.c", hand="tranquility rage rage", country_2_nw="prowlers")
    game.plays("challenge country-2.nw", "done", "done", "take-wounds", "done")
    assert game.asked() == "after"
    assert game.me.hand.count("wound") == 2
    game.plays("play tranquility", "pick 1", "heal-wound", "end-turn")
    assert game.me.hand.count("wound") == 1
    assert game.asked() == "discard"
