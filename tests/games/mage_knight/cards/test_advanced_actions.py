"""Every Advanced Action does what it says, in both its ways. MK-DEED-03, MK-EFF-03"""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content.box import (
    BLACK,
    BLUE,
    COLD_FIRE,
    COLOURS,
    FIRE,
    GOLD,
    GREEN,
    ICE,
    PHYSICAL,
    RED,
    WHITE,
)
from tabletome.games.mage_knight.content.deeds import advanced_actions
from tabletome.games.mage_knight.rules.map.movement import move_cost
from tabletome.games.mage_knight.state import Points
from tests.games.mage_knight.knights import FIRST_TILES, Knights, fight, knight
from tests.position import load

ALL_MANA = "red blue white green"


def pool(game: Knights) -> list[tuple[str, str, int]]:
    return [(points.kind, points.element, points.value) for points in game.combat.pool]


def cost(game: Knights, space: str) -> int | None:
    return move_cost(game.g, game.me, game.g.board[space])


def test_there_are_eleven_cards_of_each_colour_with_those_of_two() -> None:
    assert len(advanced_actions()) == 44


@pytest.mark.parametrize(
    ("card", "colour", "kind", "element", "value"),
    [
        ("fire-bolt", RED, "ranged", FIRE, 3),
        ("ice-bolt", BLUE, "ranged", ICE, 3),
        ("swift-bolt", WHITE, "ranged", PHYSICAL, 4),
        ("crushing-bolt", GREEN, "siege", PHYSICAL, 3),
    ],
)
def test_bolts_give_a_crystal_or_strike_from_afar(card: str, colour: int, kind: str, element: str, value: int) -> None:
    assert knight(hand=card).plays(f"play {card}").me.crystals[colour] == 1
    game = fight("prowlers", hand=card, crystals=ALL_MANA).plays(f"strengthen {card}")
    assert pool(game) == [(kind, element, value)]


def test_blood_rage_is_stronger_for_a_wound() -> None:
    game = fight("swordsmen", "attack", hand="blood-rage", mana="red").plays("strengthen blood-rage", "pick 2")
    assert pool(game) == [("attack", PHYSICAL, 9)]
    assert game.hand() == ["wound"]
    assert pool(fight("swordsmen", "attack", hand="blood-rage").plays("play blood-rage", "pick 1"))[0][2] == 2


def test_blood_ritual_turns_a_wound_into_mana() -> None:
    game = knight(hand="blood-ritual").plays("play blood-ritual", "pick-colour black")
    assert (game.hand(), game.me.crystals[RED], game.me.mana[BLACK]) == (["wound"], 1, 1)
    strong = knight(hand="blood-ritual", crystals="red").plays("strengthen blood-ritual")
    strong.plays("pick-colour red", "pick-colour blue", "pick-colour white", "done", "pick-colour blue")
    assert strong.me.crystals == (0, 1, 0, 0)


def test_decompose_turns_a_card_into_crystals() -> None:
    game = knight(hand="decompose march").plays("play decompose")
    assert game.me.crystals[GREEN] == 2
    assert game.me.thrown_away == ("march",)
    strong = knight(hand="decompose march", mana="red").plays("strengthen decompose")
    assert strong.me.crystals == (1, 1, 1, 0)


def test_intimidate_costs_reputation() -> None:
    game = fight("swordsmen", "attack", hand="intimidate", mana="red").plays("strengthen intimidate")
    assert (pool(game), game.me.reputation) == ([("attack", PHYSICAL, 7)], -2)


def test_into_the_heat_strengthens_units_that_then_take_no_damage() -> None:
    game = fight("prowlers", hand="into-the-heat", units="peasants").plays("play into-the-heat", "done", "activate 1 1")
    assert pool(game) == [("block", PHYSICAL, 4)]
    game.plays("done") if game.asked() == "block" else None
    assert not [offer for offer in game.offers() if offer.startswith("assign")]


@rule("MK-EFF-03", "MK-EFF-04")
def test_maximal_effect_repeats_a_card_as_one_effect_and_throws_it_away() -> None:
    game = fight("swordsmen prowlers", "block", hand="maximal-effect determination", mana="red")
    game.plays("strengthen maximal-effect", "pick-card determination", "block-strike 1")
    assert game.me.thrown_away == ("determination",)
    assert game.combat.pool == ()
    basic = knight(hand="maximal-effect march").plays("play maximal-effect", "pick-card march")
    assert basic.me.turn.move == 6


def test_counterattack_grows_with_enemies_blocked() -> None:
    game = fight("prowlers", "block", hand="determination counterattack", mana="blue red")
    game.plays("strengthen determination", "block-strike 1", "strengthen counterattack")
    assert pool(game) == [("attack", PHYSICAL, 7)]


def test_ritual_attack_depends_on_the_card_thrown_away() -> None:
    game = fight("prowlers", hand="ritual-attack march").plays("play ritual-attack")
    assert pool(game) == [("siege", PHYSICAL, 2)]
    assert "play ritual-attack" not in fight("prowlers", hand="ritual-attack rage").offers()
    strong = fight("prowlers", "attack", hand="ritual-attack stamina", mana="red").plays("strengthen ritual-attack")
    assert pool(strong) == [("attack", COLD_FIRE, 4)]


def test_blood_of_ancients_buys_or_borrows_a_card_on_offer() -> None:
    game = knight(hand="blood-of-ancients", mana="blue").with_(advanced_offer=("ice-bolt", "agility"))
    game.plays("play blood-of-ancients")
    assert game.hand() == ["ice-bolt", "wound"]
    strong = knight(hand="blood-of-ancients", mana="red").with_(advanced_offer=("refreshing-walk",))
    strong.plays("strengthen blood-of-ancients", "decline", "pick-card refreshing-walk")
    assert (strong.me.turn.move, strong.me.turn.heal, strong.me.discard) == (4, 2, ("wound",))
    assert strong.g.advanced_offer == ("refreshing-walk",)


def test_crystal_mastery_copies_a_crystal_or_brings_spent_ones_back() -> None:
    assert knight(hand="crystal-mastery", crystals="red").plays("play crystal-mastery").me.crystals[RED] == 2
    game = knight(hand="crystal-mastery march rage", crystals="green", mana="blue")
    game.plays("strengthen crystal-mastery", "strengthen march")
    assert game.me.crystals[GREEN] == 0
    game.plays("end-turn", "done")
    assert game.me.crystals[GREEN] == 1


def test_frost_bridge_makes_swamps_cheap_and_lakes_passable() -> None:
    tiles = (*FIRST_TILES, "country-7 1 1")
    game = knight(hand="frost-bridge", tiles=tiles).plays("play frost-bridge")
    assert (cost(game, "country-7.c"), cost(game, "country-7.nw")) == (1, None)
    strong = knight(hand="frost-bridge", tiles=tiles, mana="blue").plays("strengthen frost-bridge")
    assert (cost(strong, "country-7.nw"), strong.me.turn.move) == (1, 4)


def test_ice_shield_breaks_the_armor_of_who_is_blocked() -> None:
    game = fight("diggers", "block", hand="ice-shield", mana="blue").plays("strengthen ice-shield", "block-strike 1")
    assert game.combat.foes[0].armor == -3
    immune = fight("ice-golems", "block", hand="ice-shield rage", mana="blue")
    immune.plays("strengthen ice-shield", "play rage", "block-strike 1")
    assert immune.combat.foes[0].armor == 0


def test_pure_magic_gives_what_the_phase_and_the_mana_allow() -> None:
    assert knight(hand="pure-magic", mana="green").plays("play pure-magic").me.turn.move == 4
    strong = fight("swordsmen", "attack", hand="pure-magic", mana="blue red").plays("strengthen pure-magic")
    assert pool(strong) == [("attack", PHYSICAL, 7)]
    assert "strengthen pure-magic" not in fight("swordsmen", "attack", hand="pure-magic", mana="blue").offers()


def test_steady_tempo_goes_back_to_the_deck() -> None:
    game = knight(hand="steady-tempo rage", deck="march").plays("play steady-tempo", "end-turn", "done", "done")
    assert "steady-tempo" in game.hand()
    assert game.me.discard == ()
    strong = knight(hand="steady-tempo rage", deck="", mana="blue")
    strong.plays("strengthen steady-tempo", "end-turn", "done", "done")
    assert "steady-tempo" in strong.hand()


def test_shield_bash_turns_what_is_left_of_the_block_against_the_armor() -> None:
    game = fight("diggers", "block", hand="shield-bash", mana="blue").plays("strengthen shield-bash", "block-strike 1")
    assert game.combat.foes[0].armor == -2
    swift = fight("wolf-riders", "block", hand="shield-bash").plays("play shield-bash")
    assert swift.offers("block-strike") == ["block-strike 1"]


def test_temporal_portal_is_an_action_that_moves_and_raises_the_next_hand() -> None:
    deck = "march march march march march march march march"
    game = knight("tovak at country-2.c", hand="temporal-portal", deck=deck, country_2_nw="prowlers")
    game.plays("play temporal-portal", "move country-2.w")
    assert game.me.space == "country-2.w"
    assert game.g.combat is None
    game.plays("end-turn")
    assert len(game.me.hand) == 6


def test_agility_lets_the_hero_fight_on_the_move() -> None:
    game = fight("prowlers", "attack", hand="agility march").plays("play agility", "play march")
    game.plays("convert attack", "convert attack", "convert attack", "attack 1")
    assert game.me.fame == 2
    ranged = fight("prowlers", hand="agility march", mana="white green").plays("strengthen agility", "strengthen march")
    ranged.plays("convert ranged", "convert ranged", "convert ranged")
    assert pool(ranged) == [("ranged", PHYSICAL, 1)] * 3


def test_diplomacy_blocks_with_influence() -> None:
    game = fight("fire-mages", "block", hand="diplomacy promise", mana="white white")
    game.plays("strengthen diplomacy", "pick 1", "strengthen promise")
    for _ in range(6):
        game.plays("convert block")
    assert game.offers("block-strike") == ["block-strike 1"]


def test_heroic_tale_praises_recruiting() -> None:
    game = knight("tovak at country-2.e", hand="heroic-tale", mana="white").with_(units_offer=("peasants",))
    game.plays("interact", "strengthen heroic-tale", "recruit peasants")
    assert (game.me.fame, game.me.reputation) == (1, 1)


def test_learning_buys_a_card_on_offer_once() -> None:
    game = knight("tovak at country-2.e", hand="learning").with_(advanced_offer=("ice-bolt", "agility"))
    game.plays("interact", "play learning").with_player(influence=12)
    game._run = None
    game.plays("learn ice-bolt")
    assert game.me.discard == ("ice-bolt",)
    assert game.me.turn.influence == 6
    assert not game.offers("learn")


def test_mana_storm_rerolls_dice() -> None:
    assert knight(hand="mana-storm", source="red gold").plays("play mana-storm").me.crystals[RED] == 1
    strong = knight(hand="mana-storm march", source="black black", mana="white").plays("strengthen mana-storm")
    assert strong.me.turn.dice == 4


def test_song_of_wind_makes_open_land_cheap() -> None:
    game = knight(hand="song-of-wind", mana="white blue").plays("strengthen song-of-wind", "done")
    assert (cost(game, "start-a.e"), cost(game, "start-a.w"), game.me.mana[BLUE]) == (0, 0, 0)
    basic = knight(hand="song-of-wind").plays("play song-of-wind")
    assert (cost(basic, "start-a.e"), cost(basic, "start-a.ne")) == (1, 3)


def test_chivalry_honours_the_defeated() -> None:
    game = fight("prowlers diggers", "attack", hand="chivalry rage", mana="white red")
    game.plays("strengthen chivalry", "pick 2", "strengthen rage", "attack 1,2")
    assert (game.me.reputation, game.me.fame) == (2, 2 + 2 + 2)


def test_a_peaceful_moment_heals_for_influence() -> None:
    game = knight(hand="peaceful-moment wound promise").plays("play peaceful-moment", "play promise", "buy-healing")
    game.plays("buy-healing", "heal-wound")
    assert game.hand() == []
    assert game.me.turn.influence == 1
    strong = knight(hand="peaceful-moment", units="peasants*", mana="white").plays("strengthen peaceful-moment")
    assert strong.plays("pick-unit 1").me.units[0].ready


def test_dodge_and_weave_strikes_back_if_the_hero_is_unhurt() -> None:
    game = fight("prowlers", "block", hand="dodge-and-weave", mana="white").plays(
        "strengthen dodge-and-weave", "pick 1"
    )
    assert pool(game) == [("attack", PHYSICAL, 2)]
    hurt = fight("swordsmen", "block", hand="dodge-and-weave rage").plays("play dodge-and-weave", "done")
    assert pool(hurt) == []


def test_ambush_adds_to_the_first_attack_or_block_card() -> None:
    game = fight("swordsmen", "block", hand="rage rage").with_player()
    ambush = knight(hand="ambush").plays("play ambush").me.turn.changes
    game.with_player(changes=ambush).plays("play rage", "play rage")
    assert pool(game) == [("block", PHYSICAL, 4), ("block", PHYSICAL, 2)]
    attack = fight("swordsmen", "attack", hand="rage").with_player(changes=ambush).plays("play rage")
    assert pool(attack) == [("attack", PHYSICAL, 3)]


def test_in_need_counts_wounds() -> None:
    game = knight("tovak at country-2.e", hand="in-need wound", units="peasants!!", mana="green").plays("interact")
    assert game.plays("strengthen in-need").me.turn.influence == 5 + 2 * 3


def test_path_finding_makes_every_terrain_cheaper_but_not_below_two() -> None:
    game = knight(hand="path-finding").plays("play path-finding")
    assert (cost(game, "start-a.ne"), cost(game, "start-a.e"), cost(game, "start-a.w")) == (2, 2, None)
    strong = knight(hand="path-finding", mana="green", night=True).plays("strengthen path-finding")
    assert cost(strong, "start-a.ne") == 2


def test_a_refreshing_walk_heals_outside_combat() -> None:
    assert knight(hand="refreshing-walk").plays("play refreshing-walk").me.turn.heal == 1


def test_regeneration_heals_and_readies() -> None:
    game = knight(hand="regeneration", units="peasants*").plays("play regeneration")
    assert (game.me.turn.heal, game.me.units[0].ready) == (1, True)
    assert knight(hand="regeneration", mana="green").plays("strengthen regeneration").me.turn.heal == 2


def test_training_exchanges_a_card_for_a_better_one_of_its_colour() -> None:
    game = knight(hand="training march", mana="green").with_(advanced_offer=("ice-bolt", "ambush"))
    game.plays("strengthen training")
    assert game.hand() == ["ambush"]
    assert game.me.thrown_away == ("march",)


def test_stout_resolve_grows_with_discarded_cards() -> None:
    game = knight(hand="stout-resolve wound").plays("play stout-resolve", "discard-card wound")
    assert game.me.turn.move == 3
    strong = knight(hand="stout-resolve wound wound rage", mana="green").plays("strengthen stout-resolve")
    strong.plays("discard-card rage", "discard-card wound")
    assert strong.me.turn.move == 3 + 4


def test_force_of_nature_hardens_a_unit() -> None:
    game = fight("diggers", "block", hand="force-of-nature", units="peasants").plays(
        "play force-of-nature", "done", "assign 1"
    )
    assert game.me.units[0].wounds == 0
    assert (
        pool(fight("prowlers", hand="force-of-nature", mana="green").plays("strengthen force-of-nature"))[0][0]
        == "siege"
    )


def test_mountain_lore_opens_the_mountains_and_rewards_resting_on_heights() -> None:
    tiles = (*FIRST_TILES, "country-6 1 1")
    deck = "march " * 9
    game = knight("tovak at country-6.c", hand="mountain-lore", deck=deck, tiles=tiles, mana="green")
    game.plays("strengthen mountain-lore", "move country-6.nw", "end-turn")
    assert game.me.space == "country-6.nw"
    assert len(game.me.hand) == 7


def test_power_of_crystals_completes_a_set_and_thrives_on_sets() -> None:
    game = knight(hand="power-of-crystals", crystals="red blue white").plays("play power-of-crystals")
    assert game.me.crystals == (1, 1, 1, 1)
    strong = knight(hand="power-of-crystals", crystals=ALL_MANA, mana="blue").plays("strengthen power-of-crystals")
    while strong.asked() in ("pay", "choose-cost"):
        strong.plays("pay token blue" if "pay token blue" in strong.offers() else strong.offers()[-1])
    strong.plays("pick 1")
    assert strong.me.turn.move == 4 + 2


def test_rush_of_adrenaline_turns_wounds_into_cards() -> None:
    deck = "march march march march march march"
    game = fight("swordsmen", "block", hand="rush-of-adrenaline", deck=deck).plays("play rush-of-adrenaline", "done")
    assert game.hand().count("march") == 3
    strong = fight("swordsmen", "block", hand="rush-of-adrenaline", deck=deck, mana="red")
    strong.plays("strengthen rush-of-adrenaline", "done")
    assert strong.hand() == ["march"] * 3 + ["wound"] * 2


def test_an_explosive_bolt_breaks_anothers_armor() -> None:
    game = fight("prowlers swordsmen", hand="explosive-bolt", mana="red").plays("strengthen explosive-bolt", "attack 1")
    assert game.combat.foes[1].armor == -1
    basic = knight(hand="explosive-bolt").plays("play explosive-bolt")
    assert (basic.me.crystals, basic.hand()) == ((1, 0, 1, 0), ["wound"])


def test_a_chilling_stare_takes_the_edge_off_an_attack_or_stops_it() -> None:
    game = fight("wolf-riders", "block", hand="chilling-stare determination", mana="blue").plays("play chilling-stare")
    game.plays("strengthen determination", "block-strike 1")
    assert game.asked() == "attack"
    strong = fight("minotaur", "block", hand="chilling-stare", mana="white").plays("strengthen chilling-stare")
    assert strong.asked() == "attack"
    assert strong.combat.foes[0].held


def test_a_strengthened_dodge_takes_the_edge_off_two_attacks_and_strikes_back() -> None:
    game = fight("prowlers diggers", "block", hand="dodge-and-weave", mana="white")
    game.plays("strengthen dodge-and-weave", "pick 2", "pick-strike 1", "pick-strike 2")
    assert [strike.value for strike in game.combat.strikes] == [2, 1]
    alone = fight("prowlers", "block", hand="dodge-and-weave", mana="white")
    alone.plays("strengthen dodge-and-weave", "pick 2")
    assert (alone.asked(), pool(alone)) == ("attack", [("attack", PHYSICAL, 2)]), "4 less, and the hero is unhurt"


@pytest.mark.parametrize(("verb", "units", "readied"), [
    ("play", "utem-guardsmen*", 1), ("play", "catapults*", 0), ("strengthen", "catapults*", 1),
    ("strengthen", "altem-mages*", 0),
])  # fmt: skip
def test_regeneration_readies_a_unit_of_its_level(verb: str, units: str, readied: int) -> None:
    game = knight(hand="regeneration wound wound", units=units, mana="green").plays(f"{verb} regeneration")
    assert game.me.turn.heal == (1 if verb == "play" else 2)
    assert sum(unit.ready for unit in game.me.units) == readied


def test_a_stout_resolve_takes_one_wound_and_strengthened_any_other_cards() -> None:
    game = knight(hand="stout-resolve wound wound rage").plays("play stout-resolve")
    assert game.offers() == ["discard-card wound", "done"]
    assert game.plays("discard-card wound").me.turn.move == 3
    strong = knight(hand="stout-resolve wound wound rage march promise", mana="green").plays("strengthen stout-resolve")
    strong.plays("discard-card wound")
    assert strong.offers() == ["discard-card march", "discard-card promise", "discard-card rage", "done"]
    strong.plays("discard-card march", "discard-card promise", "discard-card rage")
    assert (strong.me.turn.move, strong.hand()) == (3 + 4 * 2, ["wound"])
    assert knight(hand="stout-resolve wound").plays("play stout-resolve", "done").me.turn.move == 2


# Limits and choices


@pytest.mark.parametrize(("hand", "units", "influence"), [
    ("wound wound rage", "", 5), ("rage", "peasants! foresters!!", 6), ("wound", "peasants!", 5), ("rage", "", 3),
])  # fmt: skip
def test_every_wound_of_hero_and_units_is_a_need(hand: str, units: str, influence: int) -> None:
    game = knight("tovak at country-2.e", hand=f"in-need {hand}", units=units).plays("interact", "play in-need")
    assert game.me.turn.influence == influence


def test_a_force_of_nature_is_for_one_unit_in_combat() -> None:
    game = fight("diggers", hand="force-of-nature", units="peasants foresters").plays("play force-of-nature")
    game.plays("pick-unit 2")
    assert [PHYSICAL in unit.boost for unit in game.me.units] == [False, True]
    assert "play force-of-nature" not in fight("diggers", hand="force-of-nature").offers()
    assert "play force-of-nature" not in knight(hand="force-of-nature", units="peasants").offers()


def test_the_mana_of_a_ritual_may_stay_what_it_is() -> None:
    game = knight(hand="blood-ritual", mana="red").plays("strengthen blood-ritual")
    game.plays("pick-colour red", "pick-colour blue", "pick-colour gold", "decline")
    assert (game.me.crystals, game.me.mana) == ((0, 0, 0, 0), (1, 1, 0, 0, 1, 0))
    black = knight(hand="blood-ritual", mana="red", night=True).plays("strengthen blood-ritual")
    black.plays("pick-colour black", "pick-colour black", "pick-colour black")
    assert (black.asked(), black.me.mana[BLACK]) == ("turn", 3)


def test_crystals_are_copied_of_owned_colours_and_completed_of_missing_ones() -> None:
    owned = knight(hand="crystal-mastery", crystals="red white").plays("play crystal-mastery")
    assert owned.offers() == ["pick-colour red", "pick-colour white"]
    assert "play crystal-mastery" not in knight(hand="crystal-mastery").offers()
    missing = knight(hand="power-of-crystals", crystals="red white").plays("play power-of-crystals")
    assert missing.offers() == ["pick-colour blue", "pick-colour green"]
    assert "play power-of-crystals" not in knight(hand="power-of-crystals", crystals=ALL_MANA).offers()


@pytest.mark.parametrize(("sets", "move", "heal", "cards"), [(0, 4, 2, 2), (1, 6, 3, 3), (2, 8, 4, 4)])
def test_each_whole_set_of_crystals_is_half_as_much_again(sets: int, move: int, heal: int, cards: int) -> None:
    for choice in (1, 2, 3):
        game = knight(hand="power-of-crystals", mana="green", deck="march " * 6).with_player(crystals=(sets, 3, 3, 3))
        game.plays("strengthen power-of-crystals", "pick 1", "pay token green", f"pick {choice}")
        done = (game.me.turn.move, game.me.turn.heal, len(game.hand()))
        assert done == tuple(value if choice == n else 0 for n, value in enumerate((move, heal, cards), 1))


def test_a_mana_storm_gives_a_crystal_of_a_die_that_is_rolled_again() -> None:
    game = knight(hand="mana-storm rage", source="red green gold")
    game.g.rng = load(game.g.rng, len(COLOURS), [WHITE])
    game.plays("play mana-storm", "pick-die green")
    assert (game.me.crystals, game.g.source) == ((0, 0, 0, 1), (RED, WHITE, GOLD))
    assert "play mana-storm" not in knight(hand="mana-storm rage", source="gold black").offers()
    strong = knight(hand="mana-storm march", source="red green", mana="white")
    strong.g.rng = load(strong.g.rng, len(COLOURS), [BLACK, GOLD])
    strong.plays("strengthen mana-storm")
    assert (strong.g.source, strong.me.turn.dice) == ((GOLD, BLACK), 1 + 3)
    assert strong.plays("strengthen march").offers() == ["pay die gold", "pay die black"], "for any basic colour"


@pytest.mark.parametrize(("verb", "offered", "count"), [
    ("play", "fireball chill", 1), ("strengthen", "fireball chill expose", 2), ("strengthen", "fireball", 1),
])  # fmt: skip
def test_a_forge_takes_different_spells(verb: str, offered: str, count: int) -> None:
    game = knight(hand="spell-forge rage", mana="blue").with_(spells_offer=tuple(offered.split()))
    game.plays(f"{verb} spell-forge")
    if len(offered.split()) > 1:
        game.plays("pick-card chill")
        assert game.me.crystals[BLUE] == 1
    if count == 2:
        assert game.offers() == ["pick-card fireball", "pick-card expose"]
        game.plays("pick-card expose")
    assert (sum(game.me.crystals), game.asked()) == (count, "turn")
    assert "play spell-forge" not in knight(hand="spell-forge rage").with_(spells_offer=()).offers()


@pytest.mark.parametrize(("stage", "colour", "kind"), [("block", "blue", "block"), ("attack", "red", "attack")])
def test_pure_magic_takes_the_mana_of_its_phase(stage: str, colour: str, kind: str) -> None:
    game = fight("swordsmen", stage, hand="pure-magic", mana=f"{colour} white").plays("play pure-magic")
    assert (pool(game), sum(game.me.mana)) == ([(kind, PHYSICAL, 4)], 1)
    assert "play pure-magic" not in fight("swordsmen", stage, hand="pure-magic", mana="white green").offers()
    assert "play pure-magic" not in fight("swordsmen", "ranged", hand="pure-magic", mana=ALL_MANA).offers()
    two = fight("swordsmen", "block", hand="pure-magic", mana="blue blue").plays("strengthen pure-magic")
    assert pool(two) == [("block", PHYSICAL, 7)]
    assert "strengthen pure-magic" not in fight("swordsmen", "block", hand="pure-magic", mana="blue red").offers()


def test_decomposing_needs_an_action_and_a_card_of_two_colours_gives_either() -> None:
    assert "play decompose" not in knight(hand="decompose fireball wound").offers()
    game = knight(hand="decompose explosive-bolt").plays("play decompose", "pick-colour white", "pick-colour red")
    assert game.me.crystals == (1, 0, 1, 0)
    strong = knight(hand="decompose explosive-bolt", mana="red").plays("strengthen decompose")
    assert strong.me.crystals == (0, 1, 0, 1)


def test_training_puts_the_card_into_the_discard_pile_or_the_hand() -> None:
    game = knight(hand="training march rage").with_(advanced_offer=("ice-bolt", "ambush", "in-need"))
    game.plays("play training", "pick-card march")
    assert game.offers() == ["take-card ambush", "take-card in-need"]
    game.plays("take-card in-need")
    assert (game.me.discard, game.hand(), "in-need" in game.g.advanced_offer) == (("in-need",), ["rage"], False)
    assert "play training" not in knight(hand="training rage").with_(advanced_offer=("ice-bolt",)).offers()
    useless = knight(hand="training march rage").with_(advanced_offer=("ice-bolt", "blood-rage"), advanced_deck=())
    useless.plays("play training", "pick-card march")
    assert (useless.me.discard, useless.hand(), useless.asked()) == ((), ["rage"], "turn")


def test_maximal_effect_repeats_the_basic_effect_thrice_and_the_stronger_twice() -> None:
    basic = fight("swordsmen", "attack", hand="maximal-effect rage march wound").plays("play maximal-effect")
    assert basic.offers() == ["pick-card rage"], "what can be played now"
    assert pool(basic.plays("pick-card rage")) == [("attack", PHYSICAL, 2)] * 3
    strong = fight("swordsmen", "attack", hand="maximal-effect rage rage", mana="red").plays(
        "strengthen maximal-effect"
    )
    assert pool(strong.plays("pick-card rage")) == [("attack", PHYSICAL, 4)] * 2
    assert "play maximal-effect" not in knight(hand="maximal-effect maximal-effect").offers()


RITUALS = [
    ("play", "attack", "rage", ("attack", PHYSICAL, 5)), ("play", "attack", "stamina", ("attack", ICE, 3)),
    ("play", "ranged", "swiftness", ("ranged", PHYSICAL, 3)), ("strengthen", "attack", "rage", ("attack", FIRE, 6)),
    ("strengthen", "ranged", "swiftness", ("ranged", FIRE, 4)), ("strengthen", "ranged", "march", ("siege", FIRE, 3)),
]  # fmt: skip


@pytest.mark.parametrize(("verb", "stage", "card", "blow"), RITUALS)
def test_each_colour_makes_another_ritual_attack(verb: str, stage: str, card: str, blow: tuple[str, str, int]) -> None:
    game = fight("swordsmen", stage, hand=f"ritual-attack {card}", mana="red").plays(f"{verb} ritual-attack")
    assert (pool(game), game.me.thrown_away) == ([blow], (card,))


def test_from_afar_only_cards_that_strike_from_afar_are_thrown_away() -> None:
    game = fight("swordsmen", hand="ritual-attack rage march swiftness").plays("play ritual-attack")
    assert game.offers() == ["pick-card march", "pick-card swiftness"]


def test_blood_of_ancients_takes_a_wound_and_a_mana_of_a_colour_on_offer() -> None:
    offer = ("ice-bolt", "crystal-mastery", "agility")
    game = knight(hand="blood-of-ancients", mana="blue white red").with_(advanced_offer=offer)
    game.plays("play blood-of-ancients")
    assert game.offers() == ["pick-colour blue", "pick-colour white"]
    assert game.plays("pick-colour blue").offers() == ["take-card ice-bolt", "take-card crystal-mastery"]
    game.plays("take-card crystal-mastery")
    assert (game.hand(), game.me.mana) == (["crystal-mastery", "wound"], (1, 0, 1, 0, 0, 0))
    assert (
        "play blood-of-ancients"
        not in knight(hand="blood-of-ancients rage", mana="red").with_(advanced_offer=offer).offers()
    )
    strong = knight(hand="blood-of-ancients", mana="red").with_(advanced_offer=("crushing-bolt", "frost-bridge"))
    strong.plays("strengthen blood-of-ancients", "done")
    assert strong.hand() == ["wound"]
    assert strong.offers() == ["pick-card frost-bridge"], "a bolt is no use here"


def test_a_talent_for_magic_casts_or_learns_a_spell_of_its_colour() -> None:
    game = knight(hand="magic-talent march rage wound").with_(spells_offer=("restoration", "fireball"))
    game.plays("play magic-talent")
    assert game.offers() == ["discard-card march", "discard-card rage"]
    assert "play magic-talent" not in knight(hand="magic-talent rage").with_(spells_offer=("restoration",)).offers()
    strong = knight(hand="magic-talent", mana="blue red").with_(spells_offer=("restoration", "fireball"))
    strong.plays("strengthen magic-talent")
    assert strong.offers() == ["pick-card fireball"]
    strong.plays("pick-card fireball")
    assert (strong.me.discard, strong.me.mana) == (("fireball",), (0,) * 6)
    assert "fireball" not in strong.g.spells_offer
    poor = knight(hand="magic-talent rage", mana="blue").with_(spells_offer=("fireball",))
    assert "strengthen magic-talent" not in poor.offers()


@pytest.mark.parametrize(("verb", "blocked", "value"), [("play", 1, 4), ("strengthen", 1, 7), ("play", 2, 6)])
def test_a_counterattack_counts_the_enemies_blocked(verb: str, blocked: int, value: int) -> None:
    game = fight("prowlers diggers prowlers", "block", hand="counterattack rage", mana="red")
    game.with_pool(Points("block", PHYSICAL, 4), Points("block", PHYSICAL, 3)).plays("block-strike 1")
    if blocked == 2:
        game.plays("block-strike 2")
    game.plays("done")
    while game.asked() == "damage":
        game.plays(game.offers()[0])
    assert pool(game.plays(f"{verb} counterattack")) == [("attack", PHYSICAL, value)]


def test_who_was_hurt_does_not_strike_back_after_a_dodge() -> None:
    for armor, blows in ((0, []), (9, [("attack", PHYSICAL, 1)])):
        game = fight("diggers", "block", hand="dodge-and-weave rage rage")
        game.plays("play dodge-and-weave", *(("play rage", "block-strike 1") if armor else ("done",)))
        assert [each for each in pool(game) if each[0] == "attack"] == blows


def test_a_frightening_stare_takes_all_that_makes_attacks_worse_and_spares_the_immune() -> None:
    game = fight("wolf-riders sorcerers prowlers", hand="chilling-stare rage").plays("play chilling-stare")
    assert game.offers() == ["pick-foe 1", "pick-foe 3"]
    game.plays("pick-foe 1")
    assert {"swift", "brutal", "poison", "paralyze"} <= set(game.combat.foes[0].lost)
    assert "play chilling-stare" not in fight("ice-mages", hand="chilling-stare rage").offers()


@pytest.mark.parametrize(("stage", "got"), [("move", (4, 0)), ("interact", (0, 4))])
def test_a_stout_resolve_is_what_the_phase_needs(stage: str, got: tuple[int, int]) -> None:
    game = knight("tovak at country-2.e", hand="stout-resolve wound rage", mana="green")
    if stage == "interact":
        game.plays("interact")
    game.plays("strengthen stout-resolve", "discard-card rage", "done")
    assert (game.me.turn.move, game.me.turn.influence) == tuple(points + (points > 0) for points in got)


def test_a_song_opens_the_lakes_only_for_blue_mana_and_if_one_likes() -> None:
    poor = knight(hand="song-of-wind", mana="white").plays("strengthen song-of-wind")
    assert (poor.asked(), cost(poor, "start-a.w")) == ("turn", None)
    modest = knight(hand="song-of-wind", mana="white blue").plays("strengthen song-of-wind", "decline")
    assert (cost(modest, "start-a.w"), modest.me.mana[BLUE]) == (None, 1)


@pytest.mark.parametrize(("verb", "choice", "spaces", "bonus"), [
    ("play", (), 1, 1), ("strengthen", ("pick 1",), 2, 1), ("strengthen", ("pick 2",), 1, 2),
])  # fmt: skip
def test_a_portal_leads_so_far_and_fills_the_next_hand(
    verb: str, choice: tuple[str, ...], spaces: int, bonus: int
) -> None:
    game = knight("tovak at country-2.c", hand="temporal-portal", mana="blue").plays(f"{verb} temporal-portal", *choice)
    assert ("move start-a.ne" in game.offers()) is (spaces == 2)
    assert "move country-2.c" not in game.offers()
    game.plays("done")
    assert (game.me.space, game.asked(), game.me.hand_bonus) == ("country-2.c", "after", bonus)


def test_a_steady_tempo_may_be_let_go_and_goes_under_no_empty_deck() -> None:
    game = knight(hand="steady-tempo rage", deck="march march march march march march")
    game.plays("play steady-tempo", "end-turn", "done", "done")
    assert game.me.deck[0] == "steady-tempo"
    refused = knight(hand="steady-tempo rage").plays("play steady-tempo", "end-turn", "decline", "done")
    assert "steady-tempo" in refused.me.discard
    empty = knight(hand="steady-tempo rage", deck="").plays("play steady-tempo", "end-turn", "done")
    assert "steady-tempo" in empty.me.discard
