"""Playing cards and Units, healing: MK-DEED, MK-UNIT, MK-WOUND."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content import changes, notes
from tabletome.games.mage_knight.content.box import BLACK, BLUE, GOLD, GREEN, RED, WHITE
from tabletome.games.mage_knight.rules.combat.block import block_total
from tabletome.games.mage_knight.rules.deeds.mana import ways_to_pay
from tabletome.games.mage_knight.rules.map.movement import move_cost
from tabletome.games.mage_knight.state import Points, Unit
from tests.games.mage_knight.knights import Knights, fight, knight

# Cards


@rule("MK-COMB-14")
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
        assert knight(hand=card).plays(f"play {card}").me.turn.move == 2
        assert knight(hand=card, mana=colour).plays(f"strengthen {card}").me.turn.move == 4


@rule("MK-DEED-03")
def test_swiftness_moves_or_shoots() -> None:
    assert knight(hand="swiftness").plays("play swiftness").me.turn.move == 2
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
    assert knight(hand="tranquility").plays("play tranquility", "pick 1").me.turn.heal == 1
    drawn = knight(hand="tranquility", mana="green").plays("strengthen tranquility", "pick 2")
    assert drawn.hand() == ["march", "stamina"]


def test_threaten_costs_reputation_when_strengthened() -> None:
    game = knight("tovak at country-2.e", hand="threaten promise", mana="red").plays("interact", "strengthen threaten")
    assert (game.me.turn.influence, game.me.reputation) == (5, -1)
    game.plays("play promise")
    assert game.me.turn.influence == 7


def test_crystallize_turns_mana_into_a_crystal() -> None:
    game = knight(hand="crystallize", mana="white").plays("play crystallize")
    assert game.me.crystals[WHITE] == 1
    assert "play crystallize" not in knight(hand="crystallize").offers()


def test_mana_draw_gives_another_die_or_two_tokens_of_a_die_that_stays_as_set() -> None:
    game = knight(hand="mana-draw march march", source="green green").plays("play mana-draw", "strengthen march")
    game.plays("strengthen march")
    assert game.me.turn.move == 8
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
    assert game.me.turn.move == 6
    assert set(game.me.play_area) == {"concentration", "march"}
    token = knight(hand="concentration").plays("play concentration", "pick-colour red")
    assert token.me.mana[RED] == 1


@rule("MK-DEED-11", "MK-DEED-12")
def test_improvisation_needs_another_card_that_is_no_wound() -> None:
    assert "play improvisation" not in knight(hand="improvisation wound").offers()
    game = knight(hand="improvisation wound rage").plays("play improvisation")
    assert game.me.turn.move == 3
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
    assert game.me.turn.move == 7


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
    assert block_total(game.g, game.combat.pool, game.combat.strikes[0]) == 5 + 4


def test_instinct_is_whatever_is_needed() -> None:
    assert knight(hand="instinct").plays("play instinct").me.turn.move == 2
    assert (
        fight("prowlers", "block", hand="instinct", mana="red").plays("strengthen instinct").combat.pool[0].value == 4
    )


def test_swift_reflexes_can_weaken_an_attack() -> None:
    game = fight("prowlers", "block", hand="swift-reflexes march", mana="white").plays("strengthen swift-reflexes")
    assert game.combat.strikes[0].value == 2


def test_tirelessness_adds_to_the_next_or_to_every_move_card() -> None:
    game = knight(hand="tirelessness march march").plays("play tirelessness", "play march", "play march")
    assert game.me.turn.move == 2 + 3 + 2
    strong = knight(hand="tirelessness march march", mana="blue")
    strong.plays("strengthen tirelessness", "play march", "play march")
    assert strong.me.turn.move == 4 + 3 + 3


def test_savage_harvesting_turns_a_card_into_a_crystal_on_the_way() -> None:
    game = knight("krang at start-a.c", hand="savage-harvesting rage").plays("play savage-harvesting", "move start-a.e")
    assert game.asked() == "harvest"
    game.plays("discard-card rage")
    assert game.me.crystals[RED] == 1


def test_ruthless_coercion_makes_a_unit_cheaper_for_a_worse_name() -> None:
    game = knight("krang at country-2.e", hand="ruthless-coercion").with_(units_offer=("peasants",))
    game.plays("interact", "play ruthless-coercion", "recruit peasants")
    assert [unit.name for unit in game.me.units] == ["peasants"]
    assert (game.me.turn.influence, game.me.reputation) == (0, -1)
    strong = knight("krang at country-2.e", hand="ruthless-coercion", units="peasants*", mana="red")
    strong.plays("interact", "strengthen ruthless-coercion", "pick-unit 1")
    assert strong.me.units[0].ready
    assert strong.me.turn.influence == 4


def test_one_with_the_land_blocks_with_the_terrain() -> None:
    for night, block in ((False, Points("block", "fire", 3)), (True, Points("block", "ice", 5))):
        game = fight(
            "prowlers",
            "block",
            who="braevalar at start-a.ne",
            hand="one-with-the-land",
            mana="green",
            night=night,
        )
        game.plays("strengthen one-with-the-land")
        assert game.combat.pool == (block,)


def test_druidic_paths_make_a_space_or_a_terrain_cheaper() -> None:
    game = knight(hand="druidic-paths").plays("play druidic-paths", "pick-space start-a.ne", "move start-a.ne")
    assert game.me.turn.move == 0
    strong = knight(hand="druidic-paths", mana="blue").plays("strengthen druidic-paths", "pick-terrain forest")
    strong.plays("move start-a.ne")
    assert strong.me.turn.move == 2


# Units


@rule("MK-UNIT-07", "MK-UNIT-08", "MK-UNIT-15")
def test_an_activated_unit_is_spent_for_the_round() -> None:
    game = knight(hand="march rage", units="peasants").plays("activate 1 3")
    assert game.me.turn.move == 2
    assert not game.offers("activate")
    game.plays("end-turn", "discard-card march", "done")
    assert not game.me.units[0].ready


@rule("MK-UNIT-09")
def test_an_ability_with_a_mana_symbol_takes_that_mana() -> None:
    assert "activate 1 1" not in knight(hand="march", units="herbalists").offers()
    game = knight(hand="march", units="herbalists", mana="green").plays("activate 1 1")
    assert (game.me.turn.heal, game.me.mana[GREEN]) == (2, 0)


@rule("MK-UNIT-10")
def test_a_unit_made_ready_can_act_again() -> None:
    game = knight(hand="march", units="herbalists peasants*").plays("activate 1 2")
    assert game.me.units[1].ready
    game.plays("activate 2 3")
    assert game.me.turn.move == 2


@rule("MK-UNIT-11", "MK-UNIT-16")
def test_an_effect_that_strengthens_units_adds_to_the_block_they_have() -> None:
    game = fight("swordsmen", "block", hand="march", units="utem-guardsmen herbalists")
    game.with_player(changes=(changes.UnitPoints(2),)).plays("activate 1 2")
    assert game.combat.pool == (Points("block", "physical", 6, notes.SwiftTwice(), 0),)


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


def test_only_cards_of_move_are_made_tireless() -> None:
    game = knight(hand="tirelessness march", units="peasants").plays("play tirelessness", "activate 1 3")
    assert game.me.turn.move == 2 + 2, "a Unit is no card"
    assert game.plays("play march").me.turn.move == 2 + 2 + 3


def test_a_card_is_boosted_only_where_it_can_be_played() -> None:
    game = fight("prowlers", "attack", hand="concentration march rage", mana="green").plays("strengthen concentration")
    assert game.offers() == ["pick-card rage"]


def test_units_of_the_third_level_are_not_readied_for_influence() -> None:
    game = knight("tovak at country-2.e", hand="ruthless-coercion", mana="blue red green white")
    game.with_player(units=[Unit(name, ready=False) for name in ("peasants", "utem-guardsmen", "catapults")], level=9)
    game.with_(units_offer=()).plays("interact", "strengthen ruthless-coercion")
    assert (game.me.turn.influence, game.offers("pick-unit")) == (6, ["pick-unit 1", "pick-unit 2"])
    game.plays("pick-unit 2")
    assert (game.me.turn.influence, game.offers("pick-unit")) == (2, ["pick-unit 1"])
    assert game.plays("pick-unit 1").me.turn.influence == 0


def test_each_die_that_is_set_stays_so_and_gives_its_tokens() -> None:
    one = knight(hand="mana-draw", source="red gold", crystals="white").plays("strengthen mana-draw")
    one.plays("pay crystal white", "pick-die red")
    assert one.offers() == [f"pick-colour {name}" for name in ("red", "blue", "white", "green", "black")]
    one.plays("pick-colour blue")
    assert (one.me.mana[BLUE], one.g.source) == (2, (GOLD,))
    assert [(die.colour, die.reroll) for die in one.g.used_dice] == [(BLUE, False)]
    alone = knight(hand="mana-pull", source="red", crystals="white").plays("strengthen mana-pull", "pick-colour green")
    assert (alone.me.mana[GREEN], alone.asked()) == (1, "turn"), "there is only one die"


def test_a_boosted_card_lies_in_the_play_area_and_is_no_wound_spell_or_artifact() -> None:
    game = knight(hand="concentration march restoration ruby-ring wound", mana="green").plays(
        "strengthen concentration"
    )
    assert game.offers() == ["pick-card march"]
    game.plays("pick-card march")
    assert (game.hand(), game.me.turn.move) == (["restoration", "ruby-ring", "wound"], 4 + 2)


def test_nothing_is_improvised_without_another_card_and_any_may_be_given() -> None:
    game = knight(hand="improvisation rage march wound").plays("play improvisation")
    assert game.offers() == ["discard-card march", "discard-card rage"]
    assert game.plays("discard-card march").hand() == ["rage", "wound"]
    far = fight("prowlers", hand="improvisation rage")
    assert "play improvisation" not in far.offers(), "it does not shoot"


@pytest.mark.parametrize(
    ("verb", "spent", "fame", "reputation"), [("play", True, 1, 0), ("strengthen", True, 1, 1), ("play", False, 0, 0)]
)
def test_manners_count_where_there_are_people(verb: str, spent: bool, fame: int, reputation: int) -> None:
    game = knight("norowas at country-2.e", hand="noble-manners rage", mana="white")
    game.plays(*(("interact", f"{verb} noble-manners") if spent else ()))
    assert (game.me.turn.due_fame, game.me.turn.due_reputation) == (fame, reputation)


def test_druidic_paths_are_for_spaces_and_terrains_that_cost_more_than_two() -> None:
    game = knight(hand="druidic-paths").plays("play druidic-paths")
    costs = {cost_of(game, name.split()[1]) for name in game.offers()}
    assert costs == {3}, "neither less nor what cannot be entered"
    game.plays("pick-space start-a.ne")
    assert cost_of(game, "start-a.ne") == 2
    strong = knight(hand="druidic-paths", mana="blue").plays("strengthen druidic-paths")
    assert strong.offers() == [f"pick-terrain {name}" for name in ("forest", "hills", "wasteland", "desert", "swamp")]
    strong.plays("pick-terrain hills")
    assert [cost_of(strong, name) for name in ("country-2.c", "country-2.nw", "start-a.ne")] == [2, 2, 3]


def cost_of(game: Knights, space: str) -> int | None:
    return move_cost(game.g, game.me, game.g.board[space])


def test_crystal_joy_takes_a_wound_only_if_strengthened_and_may_stay_where_it_is() -> None:
    basic = knight(hand="crystal-joy wound rage", mana="red").plays("play crystal-joy", "end-turn")
    assert basic.offers() == ["discard-card rage", "decline"]
    basic.plays("decline")
    assert "crystal-joy" not in basic.hand()
    strong = knight(hand="crystal-joy wound rage", mana="blue").plays(
        "strengthen crystal-joy", "pick-colour red", "end-turn"
    )
    assert strong.offers() == ["discard-card rage", "discard-card wound", "decline"]
    strong.plays("discard-card wound")
    assert (strong.me.discard, "crystal-joy" in (*strong.me.hand, *strong.me.play_area)) == (("wound",), True)
    none = knight(hand="crystal-joy wound", mana="red").plays("play crystal-joy", "end-turn")
    assert none.asked() != "crystal-joy"


def test_what_is_harvested_may_be_nothing_once_or_at_every_step() -> None:
    game = knight("krang at start-a.c", hand="savage-harvesting rage march").with_player(move=9)
    game.plays("play savage-harvesting", "move start-a.e")
    assert game.offers() == ["discard-card march", "discard-card rage", "decline"]
    game.plays("decline", "move start-a.c", "discard-card rage", "move start-a.e")
    assert (game.asked(), game.me.crystals, game.hand()) == ("turn", (1, 0, 0, 0), ["march"])
    strong = knight("krang at start-a.c", hand="savage-harvesting rage ruby-ring wound", mana="green").with_player(
        move=9
    )
    strong.plays("strengthen savage-harvesting", "move start-a.e", "discard-card ruby-ring", "pick-colour white")
    strong.plays("move start-a.c", "discard-card rage", "move start-a.e")
    assert (strong.asked(), strong.me.crystals, strong.hand()) == ("turn", (1, 0, 1, 0), ["wound"])


def test_a_weaker_attack_is_one_of_ones_choice_and_there_must_be_one() -> None:
    game = fight("prowlers diggers", "block", hand="swift-reflexes march", mana="white").plays(
        "strengthen swift-reflexes"
    )
    assert game.offers() == ["pick-strike 1", "pick-strike 2"]
    game.plays("pick-strike 2")
    assert [strike.value for strike in game.combat.strikes] == [4, 1]
