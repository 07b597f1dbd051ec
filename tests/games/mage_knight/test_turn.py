"""Cards, mana, Units, interaction, rest, the end of a turn: MK-DEED, MK-MANA, MK-UNIT, MK-INTER, MK-TURN, MK-END."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content.box import BLACK, BLUE, GOLD, GREEN, RED, WHITE
from tabletome.games.mage_knight.rules.deeds.mana import (
    can_pay,
    ways_to_pay,
)
from tabletome.games.mage_knight.rules.end_of_turn import hand_limit
from tabletome.games.mage_knight.state import Points, Token
from tests.games.mage_knight.knights import FIRST_TILES, Knights, fight, knight

MONASTERY = (*FIRST_TILES, "country-5 1 1")
KEEP = (*FIRST_TILES, "country-3 1 1")
TOWER = (*FIRST_TILES, "country-4 1 1")


# Mana


@rule("MK-DEED-03", "MK-MANA-08", "MK-MANA-09", "MK-MANA-10")
def test_a_die_of_the_right_colour_strengthens_a_card_and_one_die_a_turn_is_all() -> None:
    game = knight(hand="march march", source="green green blue").plays("strengthen march")
    assert game.me.move == 4
    assert game.g.source == (GREEN, BLUE)
    assert not game.offers("strengthen")
    game.plays("end-turn", "done")
    assert len(game.g.source) == 3


@rule("MK-MANA-06", "MK-MANA-07", "MK-MANA-11")
def test_gold_is_any_colour_by_day_and_none_by_night() -> None:
    assert knight(hand="march", source="gold").offers("strengthen") == ["strengthen march"]
    assert knight(hand="march", source="gold", night=True).offers("strengthen") == []
    day, night = knight(hand="march", source="black"), knight(hand="march", source="black", night=True)
    assert not can_pay(day.g, day.me, BLACK)
    assert can_pay(night.g, night.me, BLACK)


@rule("MK-MANA-01", "MK-MANA-04")
def test_where_there_are_several_ways_the_player_chooses_what_to_pay_with() -> None:
    game = knight(hand="march", source="green gold", crystals="green", mana="green").plays("strengthen march")
    assert sorted(game.offers()) == ["pay crystal green", "pay die gold", "pay die green", "pay token green"]
    game.plays("pay crystal green")
    assert game.me.crystals == (0, 0, 0, 0)
    assert game.me.dice == 1


@rule("MK-MANA-10")
def test_two_mana_at_once_cannot_both_come_from_the_one_die() -> None:
    game = knight(source="green black", night=True)
    assert not can_pay(game.g, game.me, GREEN, BLACK)
    game.me.crystals = (0, 0, 0, 1)
    assert can_pay(game.g, game.me, GREEN, BLACK)


@rule("MK-MANA-02", "MK-END-04", "MK-MANA-05")
def test_mana_tokens_vanish_at_the_end_of_the_turn_and_crystals_stay() -> None:
    game = knight(hand="march rage", mana="gold red", crystals="blue").plays("play march", "end-turn", "done")
    assert sum(game.me.mana) == 0
    assert game.me.crystals[BLUE] == 1


@rule("MK-EFF-08", "MK-MANA-03")
def test_a_fourth_crystal_of_a_colour_becomes_a_token() -> None:
    game = knight(hand="crystallize", crystals="red red red", mana="blue")
    game.plays("strengthen crystallize", "pick-colour red")
    assert game.me.crystals[RED] == 3
    assert game.me.mana[RED] == 1


# Cards


@rule("MK-TURN-19", "MK-COMB-14")
@pytest.mark.parametrize(
    ("card", "stage", "offered"),
    [
        ("march", "attack", False),
        ("rage", "attack", True),
        ("rage", "block", True),
        ("rage", "ranged", False),
        ("tranquility", "attack", True),
        ("promise", "attack", False),
    ],
)
def test_a_card_is_offered_where_its_effect_can_be_used(card: str, stage: str, offered: bool) -> None:
    game = fight("prowlers", stage, hand=card)
    assert (f"play {card}" in game.offers()) is offered


@rule("MK-DEED-03")
def test_move_cards_give_two_and_four() -> None:
    for card, colour in (("march", "green"), ("stamina", "blue")):
        assert knight(hand=card).plays(f"play {card}").me.move == 2
        assert knight(hand=card, mana=colour).plays(f"strengthen {card}").me.move == 4


@rule("MK-DEED-03")
def test_swiftness_moves_or_shoots() -> None:
    assert knight(hand="swiftness").plays("play swiftness").me.move == 2
    game = fight("prowlers", hand="swiftness", mana="white").plays("strengthen swiftness")
    assert game.combat.pool == (Points("ranged", "physical", 3),)


@rule("MK-DEED-03")
def test_rage_and_determination_attack_or_block() -> None:
    attack = fight("swordsmen", "attack", hand="rage determination", mana="red").plays("play determination")
    attack.plays("strengthen rage")
    assert attack.combat.pool == (Points("attack", "physical", 2), Points("attack", "physical", 4))
    block = fight("swordsmen", "block", hand="rage determination", mana="blue").plays("play rage")
    block.plays("strengthen determination")
    assert block.combat.pool == (Points("block", "physical", 2), Points("block", "physical", 5))


def test_tranquility_heals_or_draws() -> None:
    assert knight(hand="tranquility").plays("play tranquility", "pick 1").me.heal == 1
    drawn = knight(hand="tranquility", mana="green").plays("strengthen tranquility", "pick 2")
    assert drawn.hand() == ["march", "stamina"]


def test_threaten_costs_reputation_when_strengthened() -> None:
    game = knight("tovak at country-2.e", hand="threaten promise", mana="red").plays("interact", "strengthen threaten")
    assert (game.me.influence, game.me.reputation) == (5, -1)
    game.plays("play promise")
    assert game.me.influence == 7


def test_crystallize_turns_mana_into_a_crystal() -> None:
    game = knight(hand="crystallize", mana="white").plays("play crystallize")
    assert game.me.crystals[WHITE] == 1
    assert "play crystallize" not in knight(hand="crystallize").offers()


def test_mana_draw_gives_another_die_or_two_tokens_of_a_die_that_stays_as_set() -> None:
    game = knight(hand="mana-draw march march", source="green green").plays("play mana-draw", "strengthen march")
    game.plays("strengthen march")
    assert game.me.move == 8
    strong = knight(hand="mana-draw march", source="gold blue", crystals="white").plays("strengthen mana-draw")
    strong.plays("pay crystal white") if strong.asked() == "pay" else None
    strong.plays("pick-die gold", "pick-colour black")
    assert strong.me.mana[BLACK] == 2
    strong.plays("end-turn", "done")
    assert BLACK in strong.g.source


@rule("MK-EFF-03")
def test_concentration_plays_another_card_stronger_for_free() -> None:
    game = knight(hand="concentration march rage", mana="green").plays("strengthen concentration")
    assert game.offers() == ["pick-card march"]
    game.plays("pick-card march")
    assert game.me.move == 6
    assert set(game.me.play) == {"concentration", "march"}
    token = knight(hand="concentration").plays("play concentration", "pick-colour red")
    assert token.me.mana[RED] == 1


@rule("MK-DEED-11", "MK-DEED-12")
def test_improvisation_needs_another_card_that_is_no_wound() -> None:
    assert "play improvisation" not in knight(hand="improvisation wound").offers()
    game = knight(hand="improvisation wound rage").plays("play improvisation")
    assert game.me.move == 3
    assert game.me.discard == ("rage",)
    strong = fight("prowlers", "block", hand="improvisation rage", mana="red").plays("strengthen improvisation")
    assert strong.combat.pool == (Points("block", "physical", 5),)


def test_battle_versatility_offers_what_the_phase_allows() -> None:
    game = fight("swordsmen", "attack", hand="battle-versatility", mana="red").plays("strengthen battle-versatility")
    assert game.offers() == ["pick 1", "pick 3", "pick 5", "pick 6"]
    game.plays("pick 3")
    assert game.combat.pool == (Points("attack", "fire", 3),)


def test_mana_pull_lets_black_dice_stand_for_any_colour_or_sets_two_dice() -> None:
    game = knight(hand="mana-pull march", source="black red")
    assert not [way for way in ways_to_pay(game.g, game.me, GREEN) if way[1] == BLACK]
    game.plays("play mana-pull")
    assert ("die", BLACK) in ways_to_pay(game.g, game.me, GREEN)
    assert ways_to_pay(game.g, game.me, BLACK) == []  # any basic colour, but no black mana by Day
    strong = knight(hand="mana-pull", source="red blue", crystals="white").plays("strengthen mana-pull")
    strong.plays("pick-die red", "pick-colour green", "pick-colour white")
    assert (strong.me.mana[GREEN], strong.me.mana[WHITE]) == (1, 1)


def test_will_focus_gives_a_crystal_or_boosts_by_three() -> None:
    assert knight("goldyx at start-a.c", hand="will-focus").plays("play will-focus", "pick 2").me.crystals[GREEN] == 1
    game = knight(hand="will-focus march", mana="green").plays("strengthen will-focus", "pick-card march")
    assert game.me.move == 7


def test_crystal_joy_comes_back_for_a_discarded_card() -> None:
    game = knight(hand="crystal-joy march", mana="red").plays("play crystal-joy", "end-turn", "discard-card march")
    assert "crystal-joy" in game.hand()
    wound = knight(hand="crystal-joy wound", mana="blue").plays("strengthen crystal-joy", "pick-colour red", "end-turn")
    assert "discard-card wound" in wound.offers()


@rule("MK-EFF-17", "MK-TURN-30")
def test_a_turn_ends_only_when_that_is_announced_so_that_its_action_can_be_taken_back_before_dice_roll() -> None:
    game = fight("prowlers", "attack", hand="rage rage", source="red red").plays("strengthen rage", "attack 1")
    assert (game.asked(), game.offers()) == ("after", ["end-turn"])
    dice = game.g.rng.drawn
    game.plays("end-turn")
    assert game.g.rng.drawn > dice


def test_noble_manners_bring_fame_only_in_an_interaction() -> None:
    game = knight("norowas at country-2.e", hand="noble-manners rage", mana="white")
    game.plays("interact", "strengthen noble-manners", "done", "end-turn")
    assert (game.me.fame, game.me.reputation) == (1, 1)


def test_rejuvenate_readies_a_unit() -> None:
    game = knight(hand="rejuvenate", units="peasants* foresters*").plays("play rejuvenate", "pick 4", "pick-unit 2")
    assert [unit.ready for unit in game.me.units] == [False, True]


def test_cold_toughness_blocks_harder_the_more_the_token_shows() -> None:
    game = fight("fire-golems", "block", hand="cold-toughness", mana="blue").plays("strengthen cold-toughness")
    assert game.offers("block-strike") == ["block-strike 1"]
    from tabletome.games.mage_knight.rules.combat.enemies import block_total

    assert block_total(game.g, game.combat.pool, game.combat.strikes[0]) == 5 + 4


def test_instinct_is_whatever_is_needed() -> None:
    assert knight(hand="instinct").plays("play instinct").me.move == 2
    assert (
        fight("prowlers", "block", hand="instinct", mana="red").plays("strengthen instinct").combat.pool[0].value == 4
    )


def test_swift_reflexes_can_weaken_an_attack() -> None:
    game = fight("prowlers", "block", hand="swift-reflexes march", mana="white").plays("strengthen swift-reflexes")
    assert game.combat.strikes[0].value == 2


def test_tirelessness_adds_to_the_next_or_to_every_move_card() -> None:
    game = knight(hand="tirelessness march march").plays("play tirelessness", "play march", "play march")
    assert game.me.move == 2 + 3 + 2
    strong = knight(hand="tirelessness march march", mana="blue")
    strong.plays("strengthen tirelessness", "play march", "play march")
    assert strong.me.move == 4 + 3 + 3


def test_savage_harvesting_turns_a_card_into_a_crystal_on_the_way() -> None:
    game = knight("krang at start-a.c", hand="savage-harvesting rage").plays("play savage-harvesting", "move start-a.e")
    assert game.asked() == "harvest"
    game.plays("discard-card rage")
    assert game.me.crystals[RED] == 1


def test_ruthless_coercion_makes_a_unit_cheaper_for_a_worse_name() -> None:
    game = knight("krang at country-2.e", hand="ruthless-coercion").with_table(units_offer=("peasants",))
    game.plays("interact", "play ruthless-coercion", "recruit peasants")
    assert [unit.name for unit in game.me.units] == ["peasants"]
    assert (game.me.influence, game.me.reputation) == (0, -1)
    strong = knight("krang at country-2.e", hand="ruthless-coercion", units="peasants*", mana="red")
    strong.plays("interact", "strengthen ruthless-coercion", "pick-unit 1")
    assert strong.me.units[0].ready
    assert strong.me.influence == 4


def test_one_with_the_land_blocks_with_the_terrain() -> None:
    for night, element, value in ((False, "fire", 3), (True, "ice", 5)):
        game = fight(
            "prowlers",
            "block",
            who="braevalar at start-a.ne",
            hand="one-with-the-land",
            mana="green",
            night=night,
        )
        game.plays("strengthen one-with-the-land")
        assert game.combat.pool == (Points("block", element, value),)


def test_druidic_paths_make_a_space_or_a_terrain_cheaper() -> None:
    game = knight(hand="druidic-paths").plays("play druidic-paths", "pick-space start-a.ne", "move start-a.ne")
    assert game.me.move == 0
    strong = knight(hand="druidic-paths", mana="blue").plays("strengthen druidic-paths", "pick-terrain forest")
    strong.plays("move start-a.ne")
    assert strong.me.move == 2


# Units


@rule("MK-UNIT-07", "MK-UNIT-08", "MK-UNIT-15")
def test_an_activated_unit_is_spent_for_the_round() -> None:
    game = knight(hand="march rage", units="peasants").plays("activate 1 3")
    assert game.me.move == 2
    assert not game.offers("activate")
    game.plays("end-turn", "discard-card march", "done")
    assert not game.me.units[0].ready


@rule("MK-UNIT-09")
def test_an_ability_with_a_mana_symbol_takes_that_mana() -> None:
    assert "activate 1 1" not in knight(hand="march", units="herbalists").offers()
    game = knight(hand="march", units="herbalists", mana="green").plays("activate 1 1")
    assert (game.me.heal, game.me.mana[GREEN]) == (2, 0)


@rule("MK-UNIT-10")
def test_a_unit_made_ready_can_act_again() -> None:
    game = knight(hand="march", units="herbalists peasants*").plays("activate 1 2")
    assert game.me.units[1].ready
    game.plays("activate 2 3")
    assert game.me.move == 2


@rule("MK-UNIT-11", "MK-UNIT-16")
def test_an_effect_that_strengthens_units_adds_to_the_block_they_have() -> None:
    from tabletome.games.mage_knight.state import Change

    game = fight("swordsmen", "block", hand="march", units="utem-guardsmen herbalists")
    game.with_player(changes=(Change("unit-points", "", 2),)).plays("activate 1 2")
    assert game.combat.pool == (Points("block", "physical", 6, "swift-twice", 0),)
    assert not [offer for offer in game.offers("activate") if offer.startswith("activate 2 ") and "block" in offer]


def test_guardsmen_block_swift_attacks_twice_as_well() -> None:
    game = fight("crossbowmen", "block", hand="march", units="utem-guardsmen").plays("activate 1 2")
    assert game.offers("block-strike") == ["block-strike 1"]


def test_swordsmen_can_hurt_themselves() -> None:
    game = fight("swordsmen", "attack", hand="march", units="utem-swordsmen").plays("activate 1 2")
    assert game.combat.pool[0].value == 6
    assert game.me.units[0].wounds == 1


def test_illusionists_hold_an_enemy_that_is_not_fortified() -> None:
    game = fight("guardsmen/prowlers", hand="march", units="illusionists", mana="white").plays("activate 1 2")
    assert [foe.held for foe in game.combat.foes] == [False, True]


@rule("MK-COMB-18", "MK-ABIL-17", "MK-EFF-05")
def test_freezers_cannot_hold_an_enemy_that_resists_ice() -> None:
    game = fight("ice-mages", hand="march", units="amotep-freezers", mana="blue")
    assert "activate 1 2" not in game.offers()
    other = fight("fire-mages", hand="march", units="amotep-freezers", mana="blue").plays("activate 1 2")
    assert other.combat.foes[0].held
    assert other.combat.foes[0].armor == -3


# Interaction


@rule("MK-INTER-01", "MK-INTER-09", "MK-SITE-02", "MK-UNIT-05")
def test_a_village_offers_its_units_for_influence() -> None:
    game = knight("tovak at country-2.e", hand="promise", mana="white")
    game.with_table(units_offer=("peasants", "utem-swordsmen")).plays("interact", "strengthen promise")
    assert game.offers("recruit") == ["recruit peasants"]
    game.plays("recruit peasants")
    assert game.me.units[0].ready
    assert game.me.influence == 0
    assert game.g.units_offer == ("utem-swordsmen",)


@rule("MK-INTER-03", "MK-INTER-19")
def test_reputation_counts_once_when_the_interaction_begins() -> None:
    assert knight("tovak at country-2.e", hand="march").with_player(reputation=4).plays("interact").me.influence == 2
    assert knight("tovak at country-2.e", hand="march").with_player(reputation=-4).plays("interact").me.influence == -2


@rule("MK-INTER-04")
def test_nobody_deals_with_a_hero_at_the_end_of_the_track() -> None:
    assert "interact" not in knight("tovak at country-2.e", hand="march").with_player(reputation=-7).offers()


@rule("MK-INTER-05", "MK-TURN-25")
def test_cards_are_turned_sideways_for_influence_and_move_points_are_lost() -> None:
    game = knight("tovak at country-2.e", hand="rage").with_player(move=3).plays("interact", "sideways rage influence")
    assert (game.me.influence, game.me.move) == (1, 0)


@rule("MK-INTER-11", "MK-WOUND-07", "MK-WOUND-08")
@pytest.mark.parametrize(("where", "cost"), [("country-2.e", 3), ("country-5.ne", 2)])
def test_healing_is_bought_in_villages_and_monasteries(where: str, cost: int) -> None:
    game = knight(f"tovak at {where}", hand="wound march", tiles=MONASTERY)
    game.plays("interact").with_player(influence=cost)
    game._run = None
    game.plays("buy-healing", "heal-wound")
    assert game.hand() == ["march"]
    assert game.me.influence == 0


@rule("MK-UNIT-06", "MK-UNIT-03")
def test_without_a_free_command_token_another_unit_is_disbanded() -> None:
    game = knight("tovak at country-2.e", hand="march", units="peasants!").with_table(units_offer=("foresters",))
    game.plays("interact").with_player(influence=5)
    game._run = None
    game.plays("recruit foresters")
    assert [(unit.name, unit.wounds) for unit in game.me.units] == [("foresters", 0)]


@rule("MK-INTER-01", "MK-SITE-04")
def test_only_its_owner_deals_with_a_keep() -> None:
    game = knight("tovak at country-3.ne", hand="march", tiles=KEEP).with_table(shields={"country-3.ne": (0,)})
    assert "interact" in game.offers()


@rule("MK-WOUND-09", "MK-WOUND-10")
def test_healing_a_unit_costs_its_level_for_each_wound() -> None:
    game = knight(hand="march", units="utem-guardsmen!!").with_player(heal=4).plays("heal-unit 1")
    assert (game.me.heal, game.me.units[0].wounds) == (2, 1)


@rule("MK-SITE-16", "MK-TURN-01")
def test_a_village_can_be_plundered_before_the_turn_once() -> None:
    game = knight("tovak at country-2.e", hand="march").with_table(phase="before_turn")
    assert game.offers() == ["plunder", "done"]
    game.plays("plunder")
    assert len(game.hand()) == 3
    assert game.me.reputation == -1
    assert game.asked() != "before-turn"


# Rest and the kinds of turns


@rule("MK-TURN-28", "MK-TURN-27", "MK-WOUND-03")
def test_a_standard_rest_discards_one_card_and_any_number_of_wounds() -> None:
    game = knight(hand="march wound wound rage", deck="").plays("rest", "discard-card march", "discard-card wound")
    game.plays("discard-card wound")
    assert game.me.discard == ("march", "wound", "wound")


@rule("MK-TURN-29", "MK-TURN-27")
def test_with_only_wounds_a_hero_recovers_slowly() -> None:
    game = knight(hand="wound wound", deck="march")
    assert game.offers() == ["rest"]
    game.plays("rest", "discard-card wound")
    assert game.hand().count("wound") == 1


@rule("MK-TURN-26")
def test_who_has_moved_cannot_rest_and_who_rests_cannot_move() -> None:
    game = knight(hand="march rage rage").plays("play march", "move start-a.e")
    assert "rest" not in game.offers()
    resting = knight(hand="march rage").plays("rest")
    assert not resting.offers("move")
    assert not resting.offers("play")


@rule("MK-TURN-17", "MK-DRAW-01")
def test_who_played_nothing_must_discard_a_card() -> None:
    game = knight(hand="march rage").plays("end-turn")
    assert game.offers() == ["discard-card march", "discard-card rage"]


@rule("MK-TURN-12", "MK-TURN-11", "MK-TURN-13", "MK-ROUND-17")
def test_the_end_of_the_round_can_be_announced_with_an_empty_deck_and_must_be_without_cards() -> None:
    choosing = knight(hand="march", deck="").with_table(phase="begin_turn")
    assert choosing.offers() == ["announce", "done"]
    forced = knight(hand="", deck="").with_table(phase="begin_turn", round=4)
    assert forced.asked() == "over"
    full = knight(hand="march", deck="rage").with_table(phase="begin_turn")
    assert full.asked() == "turn"


# The end of a turn


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
    game = knight("tovak at country-1.c", hand="march", night=night).with_table(phase="begin_turn")
    assert game.asked() == "turn"
    assert game.me.mana[colour] == 1


@rule("MK-DRAW-02", "MK-DEED-10", "MK-END-05")
def test_played_cards_are_discarded_and_the_hand_is_filled_to_the_limit() -> None:
    game = knight(hand="march rage", deck="stamina stamina promise swiftness rage").plays(
        "play march", "end-turn", "done"
    )
    assert len(game.me.hand) == 5
    assert game.me.discard == ("march",)


@rule("MK-DRAW-08", "MK-DRAW-07")
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
    game.with_table(units_offer=("foresters",))
    game.plays("take-reward unit", "take-unit foresters")
    assert [unit.name for unit in game.me.units] == ["foresters"]


@rule("MK-SITE-22")
def test_an_altar_takes_three_mana_for_fame_and_a_shield() -> None:
    tiles = (*FIRST_TILES, "country-8 1 1")
    game = knight("tovak at country-8.ne", hand="march", tiles=tiles, crystals="red red", mana="red")
    game.with_table(ruins={"country-8.ne": Token("red-altar", up=True)}).plays("pay-altar")
    while game.asked() == "pay":
        game.plays(game.offers()[0])
    assert game.me.fame == 7
    assert game.g.shields["country-8.ne"] == (0,)
    assert "country-8.ne" not in game.g.ruins


@rule("MK-SITE-22", "MK-SITE-07")
def test_ruins_with_enemies_are_fought_and_keep_who_is_left() -> None:
    tiles = (*FIRST_TILES, "country-8 1 1")
    game = knight("tovak at country-8.ne", hand="march", tiles=tiles)
    game.with_table(ruins={"country-8.ne": Token("green-green", up=True)}).plays("enter")
    assert [foe.name for foe in game.combat.foes] == [token.name for token in game.g.enemies["country-8.ne"]]
    assert len(game.combat.foes) == 2
