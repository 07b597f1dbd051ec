"""Every Artifact does what it says, played and thrown away; Banners stay with Units. MK-DEED-05, MK-UNIT-12..14"""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import BLACK, BLUE, COLD_FIRE, COLOURS, GOLD, GREEN, PHYSICAL, RED, WHITE
from tabletome.games.mage_knight.content.deeds import artifacts
from tabletome.games.mage_knight.content.ruins import RUINS_TOKENS
from tabletome.games.mage_knight.rules.combat import enemies
from tabletome.games.mage_knight.rules.combat.attack import attack_total
from tabletome.games.mage_knight.rules.deeds import banners
from tabletome.games.mage_knight.rules.deeds.effects import CARD_EFFECTS
from tabletome.games.mage_knight.state import STOPPED, Points, Token
from tests.games.mage_knight.knights import FIRST_TILES, Knights, fight, knight, setting_up
from tests.position import load

VILLAGE = "tovak at country-1.e"


def pool(game: Knights) -> list[tuple[str, str, int]]:
    return [(points.kind, points.element, points.value) for points in game.combat.pool]


def boxed(card: str) -> tuple[str, ...]:
    """The Artifact deck with this card on top."""
    return (*(name for name in artifacts() if name not in (card, "mysterious-box")), card)


@rule("MK-DEED-05", "MK-DEED-01")
@pytest.mark.parametrize("card", ["endless-bag-of-gold", "ruby-ring", "endless-gem-pouch", "golden-grail"])
def test_an_artifact_played_is_discarded_later_and_thrown_away_it_is_gone(card: str) -> None:
    basic = knight(hand=f"{card} rage").plays(f"play {card}")
    assert basic.me.play_area == (card,)
    strong = knight(hand=f"{card} rage").plays(f"strengthen {card}")
    assert strong.me.play_area == ()
    assert strong.me.thrown_away == (card,)
    assert CARD_EFFECTS[card].basic_costs == CARD_EFFECTS[card].strong_costs == [()]


@rule("MK-SETUP-04")
def test_artifacts_lie_in_a_face_down_deck_and_there_is_no_offer() -> None:
    game = setting_up(heroes="random")
    assert sorted(game.g.artifact_deck) == sorted(artifacts())
    assert len(artifacts()) == 25


# Banners


@rule("MK-UNIT-12")
@pytest.mark.parametrize(
    "banner",
    ["banner-of-glory", "banner-of-fear", "banner-of-protection", "banner-of-courage", "banner-of-fortitude"],
)
def test_a_banner_is_slid_under_a_unit_at_any_time_of_the_own_turn(banner: str) -> None:
    game = knight(hand=banner, units="peasants foresters").plays(f"play {banner}", "pick-unit 2")
    assert game.me.units[1].banner == banner
    assert game.me.play_area == ()
    assert fight("diggers", "attack", hand=banner, units="peasants").offers("play") == [f"play {banner}"]
    assert knight(hand=banner).offers("play") == []


@rule("MK-UNIT-13")
def test_a_second_banner_sends_the_first_to_the_discard_pile() -> None:
    game = knight(hand="banner-of-glory banner-of-fear", units="peasants").plays("play banner-of-glory")
    game.plays("play banner-of-fear")
    assert game.me.units[0].banner == "banner-of-fear"
    assert game.me.discard == ("banner-of-glory",)


@rule("MK-UNIT-13", "MK-DMG-15")
def test_the_banner_of_a_destroyed_unit_is_discarded() -> None:
    game = fight("medusa", "block", hand="banner-of-fear", units="peasants")
    game.me.units[0].banner, game.me.units[0].ready = "banner-of-glory", False
    game.plays("done", "assign 1")
    assert game.me.units == []
    assert "banner-of-glory" in game.me.discard


@rule("MK-UNIT-14", "MK-ROUND-12")
def test_at_the_end_of_the_round_a_banner_stays_or_is_shuffled_in() -> None:
    for answer, stays in (("done", True), ("decline", False)):
        game = knight(hand="rage", units="peasants", deck="").with_(phase="begin_round", source=(0, 1, 2))
        game.me.units[0].banner, game.me.units[0].banner_spent = "banner-of-courage", True
        game.plays(answer)
        assert (game.me.units[0].banner == "banner-of-courage") is stays
        assert ("banner-of-courage" in (*game.me.deck, *game.me.hand)) is not stays
        assert not game.me.units[0].banner_spent


def test_glory_strengthens_its_unit_and_brings_fame() -> None:
    game = fight("diggers", "attack", units="peasants")
    game.me.units[0].banner = "banner-of-glory"
    game.plays("activate 1 1")
    assert pool(game) == [("attack", PHYSICAL, 3)]
    assert game.me.fame == 1
    assert banners.unit_armor(game.me, game.me.units[0]) == 4


def test_glory_for_all_units_for_one_turn() -> None:
    game = fight("swordsmen", "attack", hand="banner-of-glory", units="peasants utem-crossbowmen")
    game.plays("strengthen banner-of-glory", "activate 1 1", "activate 2 1")
    assert pool(game) == [("attack", PHYSICAL, 3), ("attack", PHYSICAL, 4)]
    assert game.me.fame == 2
    assert [banners.unit_armor(game.me, unit) for unit in game.me.units] == [4, 5]


def test_fear_cancels_an_attack_for_a_spent_unit_and_thrown_away_three() -> None:
    game = fight("swordsmen prowlers", "block", units="peasants")
    game.me.units[0].banner = "banner-of-fear"
    game.plays("use-banner 1", "pick-strike 1")
    assert game.combat.strikes[0].fate == STOPPED
    assert (game.me.units[0].ready, game.me.fame) == (False, 1)
    strong = fight("swordsmen prowlers diggers golems", hand="banner-of-fear")
    strong.plays("strengthen banner-of-fear", "pick-foe 1", "done", "pick-foe 2", "done", "pick-foe 3")
    assert [foe.held for foe in strong.combat.foes] == [True, True, True, False]


@rule("MK-ABIL-23", "MK-ABIL-24", "MK-ABIL-25", "MK-DMG-06")
@pytest.mark.parametrize("enemy", ["fire-mages", "ice-mages", "altem-mages"])
def test_protection_resists_fire_ice_and_both_together(enemy: str) -> None:
    game = fight(enemy, "block", units="altem-guardians")
    game.me.units[0].banner = "banner-of-protection"
    game.plays("done", "assign 1")
    assert game.me.units[0].wounds == 0
    bare = fight(enemy, "block", units="utem-guardsmen").plays("done", "assign 1")
    assert bare.me.units[0].wounds


def test_protection_thrown_away_rids_the_hero_of_the_wounds_of_this_turn() -> None:
    game = fight("cursed-hags", "block", hand="banner-of-protection rage wound")
    game.plays("strengthen banner-of-protection", "done", "done", "end-turn")
    assert [*game.me.hand, *game.me.discard].count("wound") == 1


def test_courage_readies_its_unit_once_a_round_and_thrown_away_all_of_them() -> None:
    game = knight(hand="rage", units="peasants*")
    game.me.units[0].banner = "banner-of-courage"
    game.plays("use-banner 1")
    assert game.me.units[0].ready
    again = knight(hand="rage", units="peasants*")
    again.me.units[0].banner, again.me.units[0].banner_spent = "banner-of-courage", True
    assert again.offers("use-banner") == []
    strong = knight(hand="banner-of-courage", units="peasants* foresters*").plays("strengthen banner-of-courage")
    assert all(unit.ready for unit in strong.me.units)
    assert fight("diggers", "attack", hand="banner-of-courage", units="peasants*").offers("strengthen") == []


def test_fortitude_takes_a_wound_upon_itself_and_thrown_away_heals_all() -> None:
    game = fight("medusa", "block", units="peasants")
    game.me.units[0].banner = "banner-of-fortitude"
    game.plays("done", "assign 1", "done")
    assert game.me.units[0].wounds == 0
    assert game.me.units[0].banner_spent
    refused = fight("swordsmen", "block", units="peasants")
    refused.me.units[0].banner = "banner-of-fortitude"
    assert refused.plays("done", "assign 1", "decline").me.units[0].wounds == 1
    strong = knight(hand="banner-of-fortitude", units="peasants!! foresters!").plays("strengthen banner-of-fortitude")
    assert [unit.wounds for unit in strong.me.units] == [0, 0]


def test_command_stands_for_a_command_token() -> None:
    game = knight(VILLAGE, hand="banner-of-command promise", units="foresters")
    game.with_(units_offer=("peasants",)).plays("interact", "play banner-of-command", "recruit peasants")
    assert [unit.name for unit in game.me.units] == ["foresters", "peasants"]
    assert game.me.units[1].banner == "banner-of-command"
    assert game.me.row.command == 1
    assert not banners.free_command(game.me)


def test_command_played_after_the_recruiting_is_assigned_to_the_new_unit() -> None:
    game = knight(VILLAGE, hand="banner-of-command promise promise promise")
    game.with_(units_offer=("herbalists",)).plays("interact", "play promise", "play promise", "recruit herbalists")
    game.plays("play banner-of-command", "pick-unit 1")
    assert game.me.units[0].banner == "banner-of-command"


def test_command_thrown_away_recruits_for_free() -> None:
    game = knight(hand="banner-of-command").with_(units_offer=("catapults", "peasants"))
    game.plays("strengthen banner-of-command", "take-unit catapults")
    assert [unit.name for unit in game.me.units] == ["catapults"]
    assert game.me.fame == 2


# Mana


RINGS = [("ruby-ring", "red"), ("sapphire-ring", "blue"), ("diamond-ring", "white"), ("emerald-ring", "green")]


@pytest.mark.parametrize(("ring", "colour"), RINGS)
def test_a_ring_gives_a_token_and_a_crystal_or_an_endless_supply(ring: str, colour: str) -> None:
    number = ("red", "blue", "white", "green").index(colour)
    game = knight(hand=ring).plays(f"play {ring}")
    assert (game.me.mana[number], game.me.crystals[number], game.me.fame) == (1, 1, 1)
    spells = {"red": "fireball", "blue": "snowstorm", "white": "expose", "green": "tremor"}
    spell = spells[colour]
    strong = fight("swordsmen", hand=f"{ring} {spell}", night=True).plays(f"strengthen {ring}")
    assert f"strengthen {spell}" in strong.offers("strengthen")
    strong.plays(f"play {spell}")
    assert strong.me.fame == 1
    by_day = fight("swordsmen", hand=f"{ring} {spell}").plays(f"strengthen {ring}")
    assert by_day.offers("strengthen") == []


def test_a_pouch_of_gems_is_rolled_for_or_emptied() -> None:
    game = knight(hand="endless-gem-pouch rage", seed="pouch").plays("play endless-gem-pouch")
    while game.asked() == "choose-colour":
        game.plays("pick-colour red")
    assert sum(game.me.crystals) + game.me.fame == 2
    assert knight(hand="endless-gem-pouch").plays("strengthen endless-gem-pouch").me.mana == (1, 1, 1, 1, 1, 0)
    by_night = knight(hand="endless-gem-pouch", night=True).plays("strengthen endless-gem-pouch")
    assert by_night.me.mana == (1, 1, 1, 1, 0, 1)


def test_the_amulet_of_the_sun_brings_the_day_into_the_night() -> None:
    game = knight(
        "tovak at country-3.c", hand="amulet-of-the-sun march", night=True, tiles=(*FIRST_TILES, "country-3 1 1")
    )
    game.g.enemies["country-3.ne"] = game.g.enemies.get("country-3.ne", ())
    assert "strengthen march" not in game.offers("strengthen")
    game.plays("play amulet-of-the-sun")
    assert game.me.mana[4] == 1
    assert "strengthen march" in game.offers("strengthen")
    assert changes.TerrainCosts("forest", 3) in game.me.turn.changes
    assert knight(hand="amulet-of-the-sun", night=True).plays("strengthen amulet-of-the-sun").me.mana[4] == 3
    assert knight(hand="amulet-of-the-sun").plays("play amulet-of-the-sun").me.turn.changes == ()


def test_the_amulet_of_the_sun_shows_garrisons_nearby() -> None:
    game = knight(
        "tovak at country-3.c", hand="amulet-of-the-sun rage", night=True, tiles=(*FIRST_TILES, "country-3 1 1"),
        country_3_ne="?guardsmen",
    )  # fmt: skip
    game.plays("play amulet-of-the-sun")
    assert game.g.enemies["country-3.ne"][0].up


def test_the_amulet_of_darkness_brings_the_night_into_the_day() -> None:
    game = fight("swordsmen", hand="amulet-of-darkness fireball", mana="red").plays("play amulet-of-darkness")
    game.plays("pick-colour black")
    assert "strengthen fireball" in game.offers("strengthen")
    assert changes.TerrainCosts("desert", 3) in game.me.turn.changes
    strong = knight(hand="amulet-of-darkness").plays(
        "strengthen amulet-of-darkness", "pick-colour red", "pick-colour gold", "pick-colour red"
    )
    assert strong.me.mana == (2, 0, 0, 0, 1, 0)


# Weapons


def test_the_sword_of_justice_turns_cards_into_blows() -> None:
    game = fight("prowlers", "attack", hand="sword-of-justice march stamina wound")
    game.plays("play sword-of-justice", "discard-card march", "discard-card stamina")
    assert pool(game) == [("attack", PHYSICAL, 6)]
    game.plays("attack 1")
    assert game.me.fame == 2 + 1


def test_justice_doubles_blades_and_breaks_physical_resistance() -> None:
    game = fight("golems", "attack", hand="sword-of-justice rage", units="peasants").plays(
        "strengthen sword-of-justice"
    )
    game.plays("play rage")
    assert enemies.resistances(game.combat.foes[0]) == ()
    assert attack_total(game.g, game.combat.pool, game.combat.foes) == 4
    game.plays("activate 1 1")
    assert attack_total(game.g, game.combat.pool, game.combat.foes) == 6
    assert game.plays("attack 1").me.fame == 4 + 1


def test_the_horn_of_wrath_risks_wounds() -> None:
    game = fight("swordsmen/", hand="horn-of-wrath rage").plays("play horn-of-wrath")
    assert pool(game) == [("siege", PHYSICAL, 5)]
    strong = fight("swordsmen/", hand="horn-of-wrath rage").plays("strengthen horn-of-wrath", "pick 6")
    assert pool(strong) == [("siege", PHYSICAL, 10)]
    wounds = []
    for seed in range(30):
        again = fight("swordsmen/", hand="horn-of-wrath rage", seed=f"horn-{seed}").plays(
            "strengthen horn-of-wrath", "pick 6"
        )
        wounds.append(again.hand().count("wound"))
    assert min(wounds) < max(wounds) <= 5
    careful = fight("swordsmen/", hand="horn-of-wrath rage").plays("strengthen horn-of-wrath", "pick 1")
    assert careful.hand() == ["rage"]


def test_the_bow_of_starsdawn_turns_cards_into_arrows() -> None:
    game = fight("prowlers", hand="bow-of-starsdawn march stamina").plays(
        "play bow-of-starsdawn", "discard-card march", "discard-card stamina"
    )
    assert pool(game) == [("ranged", PHYSICAL, 4)]
    assert game.plays("attack 1").me.fame == 2 + 1


def test_starsdawn_doubles_arrows_or_lets_them_break_walls() -> None:
    game = fight("swordsmen", hand="bow-of-starsdawn swiftness", mana="white").plays("strengthen bow-of-starsdawn")
    game.plays("strengthen swiftness")
    assert attack_total(game.g, game.combat.pool, game.combat.foes) == 6
    walled = fight("swordsmen/", hand="bow-of-starsdawn swiftness", mana="white").plays("strengthen bow-of-starsdawn")
    walled.plays("strengthen swiftness")
    assert attack_total(walled.g, walled.combat.pool, walled.combat.foes) == 3


def test_the_soul_harvester_gathers_crystals() -> None:
    game = fight("diggers", "attack", hand="soul-harvester").plays("play soul-harvester", "attack 1")
    assert game.me.crystals == (0, 0, 1, 0)
    coloured = fight("fire-golems", "attack", hand="soul-harvester").plays("strengthen soul-harvester")
    assert pool(coloured) == [("attack", PHYSICAL, 8)]
    coloured.plays("attack 1")
    assert coloured.offers() == ["pick-colour red", "pick-colour green", "pick-colour white"]


@rule("MK-BLOCK-14", "MK-EFF-04")
def test_the_shield_of_the_fallen_kings_stops_one_or_several_attacks() -> None:
    one = fight("swordsmen", "block", hand="shield-of-the-fallen-kings")
    assert pool(one.plays("play shield-of-the-fallen-kings", "pick 1")) == [("block", PHYSICAL, 6)]
    two = fight("prowlers diggers", "block", hand="shield-of-the-fallen-kings")
    two.plays("play shield-of-the-fallen-kings", "pick 2", "block-strike 1", "block-strike 2")
    assert two.asked() == "attack"
    three = fight("prowlers diggers cursed-hags", "block", hand="shield-of-the-fallen-kings")
    three.plays("strengthen shield-of-the-fallen-kings", "pick 2", "block-strike 1")
    assert pool(three) == [("block", COLD_FIRE, 4)]
    three.plays("block-strike 2", "block-strike 3")
    assert three.asked() == "attack"


# Others


def test_a_bag_of_gold_is_influence_and_fame() -> None:
    game = knight(VILLAGE, hand="endless-bag-of-gold").plays("interact", "play endless-bag-of-gold")
    assert (game.me.turn.influence, game.me.fame) == (4, 2)
    strong = knight(VILLAGE, hand="endless-bag-of-gold").plays("interact", "strengthen endless-bag-of-gold")
    assert (strong.me.turn.influence, strong.me.fame) == (9, 3)


def test_the_golden_grail_brings_fame_or_cards_for_wounds_healed() -> None:
    game = knight(hand="golden-grail wound wound wound").plays("play golden-grail", "heal-wound", "heal-wound")
    assert (game.me.fame, game.me.turn.heal) == (2, 0)
    more = knight(hand="golden-grail tranquility wound wound wound").plays(
        "play golden-grail", "play tranquility", "pick 1"
    )
    more.plays("heal-wound", "heal-wound", "heal-wound")
    assert more.me.fame == 2
    strong = knight(hand="golden-grail wound wound", deck="march stamina").plays(
        "strengthen golden-grail", "heal-wound"
    )
    assert "march" in strong.hand()
    assert strong.me.turn.heal == 5


def test_the_book_of_wisdom_exchanges_an_action() -> None:
    game = knight(hand="book-of-wisdom rage").with_(advanced_offer=("blood-rage", "ice-bolt"), advanced_deck=())
    game.plays("play book-of-wisdom")
    assert game.hand() == ["blood-rage"]
    assert game.me.thrown_away == ("rage",)
    strong = knight(hand="book-of-wisdom rage").with_(spells_offer=("fireball", "chill"), spell_deck=())
    strong.plays("strengthen book-of-wisdom")
    assert strong.hand() == ["fireball"]
    assert strong.me.crystals == (1, 0, 0, 0)


@pytest.mark.parametrize("colour", ["white", "blue", "red", "green"])
def test_the_druidic_staff_does_what_the_colour_of_a_card_says(colour: str) -> None:
    card = {"white": "swiftness", "blue": "stamina", "red": "rage", "green": "march"}[colour]
    game = knight("tovak at country-1.c", hand=f"druidic-staff {card} wound", units="peasants*")
    game.plays("play druidic-staff")
    if colour == "white":
        game.plays("move country-1.se")
        assert game.me.space == "country-1.se"
    elif colour == "blue":
        assert game.plays("pick-colour red").me.crystals == (2, 0, 0, 0)
    elif colour == "red":
        assert game.me.units[0].ready
    else:
        assert game.me.turn.heal == 3


def test_the_staff_thrown_away_does_two_things() -> None:
    game = knight("tovak at country-1.c", hand="druidic-staff wound", units="peasants*")
    game.plays("strengthen druidic-staff", "pick-colour green", "pick-colour red")
    assert (game.me.turn.heal, game.me.units[0].ready) == (3, True)


@rule("MK-SKILL-03")
def test_the_circlet_lends_a_skill_of_the_common_offer_or_keeps_it() -> None:
    game = knight(hand="circlet-of-proficiency").with_(common_skills=("dark-paths",))
    game.plays("play circlet-of-proficiency")
    assert game.me.turn.move == 2
    once = knight(hand="circlet-of-proficiency").with_(common_skills=("potion-making",))
    assert once.plays("play circlet-of-proficiency").me.turn.heal == 2
    strong = knight(hand="circlet-of-proficiency").with_(common_skills=("dark-paths", "potion-making"))
    strong.plays("strengthen circlet-of-proficiency", "take-skill potion-making")
    assert strong.me.skills == ("potion-making",)
    assert strong.g.common_skills == ("dark-paths",)


def test_the_tome_casts_spells_on_offer_for_a_card_of_their_colour() -> None:
    game = fight("prowlers", hand="tome-of-all-spells rage stamina").with_(spells_offer=("fireball", "tremor"))
    game.plays("play tome-of-all-spells")
    assert pool(game) == [("ranged", "fire", 5)]
    assert game.me.discard == ("rage",)
    strong = fight("prowlers", hand="tome-of-all-spells rage").with_(spells_offer=("fireball", "tremor"))
    strong.plays("strengthen tome-of-all-spells")
    assert pool(strong) == [("siege", "fire", 8)]
    assert strong.g.spells_offer == ("fireball", "tremor")


# The Mysterious Box


def box(card: str, **more: Any) -> Knights:
    game = knight(hand="mysterious-box rage", **more).with_(artifact_deck=boxed(card))
    return game.plays("play mysterious-box")


def test_the_box_is_the_artifact_it_shows_for_a_turn() -> None:
    game = box("endless-bag-of-gold")
    assert game.me.shown_artifact == "endless-bag-of-gold"
    game.plays("play mysterious-box")
    assert (game.me.turn.influence, game.me.fame, game.me.play_area) == (4, 2 + 1, ("mysterious-box",))
    game.plays("end-turn")
    assert game.g.artifact_deck[0] == "endless-bag-of-gold"


def test_the_box_is_thrown_away_for_the_stronger_effect() -> None:
    game = box("endless-bag-of-gold").plays("strengthen mysterious-box")
    assert (game.me.turn.influence, game.me.fame, game.me.thrown_away) == (9, 3 + 1, ("mysterious-box",))


def test_an_unused_box_goes_back_to_hand_and_cannot_be_played_sideways() -> None:
    game = box("endless-bag-of-gold")
    assert not any("mysterious-box" in text for text in game.offers("sideways"))
    game.plays("end-turn", "done")
    assert "mysterious-box" in game.hand()
    assert game.me.shown_artifact == ""


def test_a_banner_out_of_the_box_lasts_for_the_turn() -> None:
    game = box("banner-of-glory", units="peasants").plays("play mysterious-box")
    assert game.me.units[0].banner == "banner-of-glory"
    game.plays("end-turn", "done")
    assert game.me.units[0].banner == ""
    assert game.g.artifact_deck[0] == "banner-of-glory"
    assert game.me.discard == ("mysterious-box",)


@rule("MK-END-10", "MK-EFF-12")
def test_reward_artifacts_are_drawn_one_more_than_won() -> None:
    game = knight(hand="rage").with_player(rewards=("artifact", "artifact"))
    game.with_(artifact_deck=("ruby-ring", "golden-grail", "horn-of-wrath", "druidic-staff"))
    game.plays("end-turn", "take-card golden-grail", "take-card druidic-staff")
    assert game.g.artifact_deck[0] == "horn-of-wrath"
    assert set(game.me.deck[-2:]) | set(game.hand()) >= {"golden-grail", "druidic-staff"}


def test_effects_of_artifacts_end_with_the_turn() -> None:
    game = knight(hand="ruby-ring rage").plays("strengthen ruby-ring", "end-turn", "done")
    assert not game.me.has(changes.Endless)


def test_a_tome_offers_no_spell_that_could_not_be_cast_now() -> None:
    for enemy, offered in (("prowlers", ["play tome-of-all-spells"]), ("ice-mages", [])):
        game = fight(enemy, hand="tome-of-all-spells stamina").with_(spells_offer=("chill",))
        assert [offer for offer in game.offers("play") if "tome" in offer] == offered
    peaceful = knight(hand="tome-of-all-spells stamina").with_(spells_offer=("chill",))
    assert "play tome-of-all-spells" not in peaceful.offers()


# Limits and choices


def rolled(game: Knights, *colours: int) -> Knights:
    """Mana dice that fall like this."""
    game.g.rng = load(game.g.rng, len(COLOURS), colours)
    return game


@pytest.mark.parametrize(("play", "dice", "wounds"), [
    (("play horn-of-wrath",), (RED,), 1), (("play horn-of-wrath",), (BLACK,), 1), (("play horn-of-wrath",), (GOLD,), 0),
    (("strengthen horn-of-wrath", "pick 4"), (BLACK, BLUE, RED), 2),
    (("strengthen horn-of-wrath", "pick 6"), (BLACK, RED, RED, WHITE, RED), 4),
])  # fmt: skip
def test_the_horn_wounds_for_every_black_or_red_die(play: tuple[str, ...], dice: tuple[int, ...], wounds: int) -> None:
    game = rolled(fight("swordsmen/", hand="horn-of-wrath rage"), *dice).plays(*play)
    assert game.hand().count("wound") == wounds
    assert pool(game) == [("siege", PHYSICAL, 5 + (len(dice) if len(play) == 2 else 0))]


@pytest.mark.parametrize(("dice", "crystals", "fame"), [
    ((RED, GREEN), (1, 0, 0, 1), 0), ((BLACK, BLUE), (0, 1, 0, 0), 1), ((BLACK, BLACK), (0, 0, 0, 0), 2),
])  # fmt: skip
def test_a_gem_is_a_crystal_of_its_colour_and_a_black_one_fame(
    dice: tuple[int, int], crystals: tuple[int, ...], fame: int
) -> None:
    game = rolled(knight(hand="endless-gem-pouch rage"), *dice).plays("play endless-gem-pouch")
    assert (game.me.crystals, game.me.fame) == (crystals, fame)


def test_a_golden_gem_is_a_crystal_of_any_basic_colour() -> None:
    game = rolled(knight(hand="endless-gem-pouch rage"), WHITE, GOLD).plays("play endless-gem-pouch")
    assert game.offers() == ["pick-colour red", "pick-colour blue", "pick-colour white", "pick-colour green"]
    assert game.plays("pick-colour blue").me.crystals == (0, 1, 1, 0)


def test_fear_frightens_as_many_as_one_likes_and_never_the_same_twice() -> None:
    game = fight("swordsmen prowlers diggers", hand="banner-of-fear").plays("strengthen banner-of-fear", "pick-foe 2")
    assert game.plays("done").offers() == ["pick-foe 1", "pick-foe 3"]
    game.plays("pick-foe 3", "decline")
    assert ([foe.held for foe in game.combat.foes], game.asked()) == ([False, True, True], "ranged")
    alone = fight("swordsmen", hand="banner-of-fear rage").plays("strengthen banner-of-fear")
    assert (alone.combat.foes[0].held, alone.asked()) == (True, "ranged")


@pytest.mark.parametrize(
    ("units", "stage", "can"),
    [("peasants", "block", True), ("peasants*", "block", False), ("peasants!", "block", False),
     ("peasants", "attack", False), ("peasants", "ranged", False)],
)  # fmt: skip
def test_who_scares_is_ready_and_whole_and_stands_in_the_block_phase(units: str, stage: str, can: bool) -> None:
    game = fight("swordsmen prowlers", stage, units=units, hand="rage")
    game.me.units[0].banner = "banner-of-fear"
    assert bool(game.offers("use-banner")) is can


def test_where_no_attack_is_left_there_is_nobody_to_scare() -> None:
    game = fight("swordsmen", "block", units="peasants foresters", hand="rage")
    game.me.units[0].banner = game.me.units[1].banner = "banner-of-fear"
    assert game.plays("use-banner 1").asked() == "attack"


@pytest.mark.parametrize(
    ("units", "inside", "can"), [("peasants*", False, True), ("peasants", False, False), ("peasants*", True, False)]
)
def test_courage_is_for_the_spent_and_outside_combat(units: str, inside: bool, can: bool) -> None:
    game = fight("diggers", "attack", units=units, hand="rage") if inside else knight(hand="rage", units=units)
    game.me.units[0].banner = "banner-of-courage"
    assert bool(game.offers("use-banner")) is can


def test_command_may_be_refused_for_a_recruit_and_stands_for_no_bond() -> None:
    game = knight(VILLAGE, hand="banner-of-command promise promise promise")
    game.with_(units_offer=("herbalists",)).plays("interact", "play promise", "play promise", "recruit herbalists")
    game.plays("play banner-of-command", "decline")
    assert (game.me.units[0].banner, "banner-of-command" in game.me.play_area) == ("", True)
    for field in ("loyal", "banner", "recruited"):
        bare = knight(VILLAGE, hand="banner-of-command rage", units="herbalists").plays("interact")
        unit = bare.me.units[0]
        unit.recruited = field != "recruited"
        unit.loyal, unit.banner = field == "loyal", "banner-of-glory" if field == "banner" else ""
        assert bare.again().plays("play banner-of-command").asked() == "interact", field


@pytest.mark.parametrize(("card", "points"), [("sword-of-justice", 3), ("bow-of-starsdawn", 2)])
def test_as_many_cards_as_one_likes_are_turned_into_blows(card: str, points: int) -> None:
    kind, stage = ("attack", "attack") if card == "sword-of-justice" else ("ranged", "ranged")
    game = fight("prowlers", stage, hand=f"{card} march stamina rage wound").plays(f"play {card}")
    assert game.offers() == ["discard-card march", "discard-card rage", "discard-card stamina", "done"]
    game.plays("discard-card rage", "done")
    assert (pool(game), game.hand()) == ([(kind, PHYSICAL, points)], ["march", "stamina", "wound"])
    assert pool(fight("prowlers", stage, hand=f"{card} march").plays(f"play {card}", "done")) == []


def test_fame_of_the_bow_is_for_the_phase_in_which_it_was_played() -> None:
    game = fight("prowlers diggers", hand="bow-of-starsdawn march stamina rage", mana="red")
    game.plays(
        "play bow-of-starsdawn", "discard-card march", "discard-card stamina", "done", "attack 1", "done", "done"
    )
    while game.asked() == "damage":
        game.plays(game.offers()[0])
    fame = game.me.fame
    assert game.plays("strengthen rage", "attack 2").me.fame == fame + 2


@pytest.mark.parametrize(("enemy", "colours"), [
    ("diggers", []), ("fire-golems", ["red", "green", "white"]), ("ice-golems", ["blue", "green", "white"]),
    ("fire-mages", ["red", "white"]), ("ice-mages", ["blue", "white"]),
])  # fmt: skip
def test_a_soul_is_white_or_of_what_it_resisted(enemy: str, colours: list[str]) -> None:
    game = fight(enemy, "attack", hand="soul-harvester").plays("play soul-harvester")
    game.with_pool(*game.combat.pool, Points("attack", COLD_FIRE, 20)).plays("attack 1")
    assert ([] if game.asked() != "choose-colour" else game.offers()) == [f"pick-colour {each}" for each in colours]


def test_every_soul_of_the_phase_is_a_crystal() -> None:
    game = fight("diggers prowlers", "attack", hand="soul-harvester").plays("strengthen soul-harvester", "attack 1,2")
    assert game.me.crystals == (0, 0, 2, 0)


def test_the_amulet_of_darkness_is_nothing_by_night() -> None:
    game = knight(hand="amulet-of-darkness", night=True).plays("play amulet-of-darkness", "pick-colour red")
    assert game.me.turn.changes == ()


def test_the_amulet_of_the_sun_shows_ruins() -> None:
    tiles = (*FIRST_TILES, "country-8 1 1")
    game = knight(hand="amulet-of-the-sun rage", night=True, tiles=tiles)
    space = game.g.board.with_site("ruins")[0]
    game.g.ruins = {space: Token(next(iter(RUINS_TOKENS)), up=False)}
    assert game.plays("play amulet-of-the-sun").g.ruins[space].up


def test_wisdom_without_a_fitting_spell_is_a_crystal() -> None:
    game = knight(hand="book-of-wisdom rage march").with_(spells_offer=("fireball",), spell_deck=())
    game.plays("strengthen book-of-wisdom", "pick-card march")
    assert (game.hand(), game.me.crystals) == (["rage"], (0, 0, 0, 1))
    chosen = knight(hand="book-of-wisdom rage").with_(spells_offer=("fireball", "chill", "burning-shield"))
    chosen.plays("strengthen book-of-wisdom")
    assert chosen.offers() == ["take-card fireball", "take-card burning-shield"]


def test_a_staff_readies_units_up_to_the_third_level_and_asks_for_colours_in_use() -> None:
    game = knight(hand="druidic-staff rage march", units="altem-mages* peasants")
    game.plays("play druidic-staff")
    assert (game.me.turn.heal, game.hand()) == (3, ["rage"])
    fighting = fight("prowlers", hand="druidic-staff march stamina").plays("play druidic-staff")
    assert fighting.asked() == "choose-colour", "only crystals are of use in combat"
    nothing = fight("prowlers", hand="druidic-staff march")
    assert "play druidic-staff" not in nothing.offers()


def test_the_circlet_uses_a_skill_of_every_turn_twice_and_one_of_a_round_once() -> None:
    offered = ("dark-paths", "potion-making", "bonds-of-loyalty", "shield-mastery")
    game = knight(hand="circlet-of-proficiency").with_(common_skills=offered).plays("play circlet-of-proficiency")
    assert game.offers() == ["take-skill dark-paths", "take-skill potion-making"], "what is of use now"
    assert game.plays("take-skill dark-paths").me.turn.move == 2
    assert game.g.common_skills == offered


def test_the_mysterious_box_is_opened_once_and_only_if_there_is_an_artifact() -> None:
    game = knight(hand="mysterious-box rage").with_(artifact_deck=())
    assert "play mysterious-box" not in game.offers()
