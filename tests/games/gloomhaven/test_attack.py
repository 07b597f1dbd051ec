"""Attacks, effects, conditions, damage: GH-ATK, GH-EFF, GH-COND, GH-SHIELD, GH-RETAL, GH-DMG, GH-XP."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.notation.abilities import Stronger
from tabletome.games.gloomhaven.rules.combat.attack import (
    attack_value,
    shield,
    use_wards,
)
from tabletome.games.gloomhaven.rules.combat.conditions import (
    give,
    heal,
)
from tabletome.games.gloomhaven.state import Striking
from tests.games.gloomhaven.dungeon import card_number, dungeon

DUEL = """
    . . . . . .
     . Brute guard1 . . .
    . . . . . .
"""


@rule("GH-ATK-01", "GH-ATK-05", "GH-SHIELD-01")
def test_attack_modifier_and_shield_make_the_damage() -> None:
    game = (
        dungeon(DUEL.replace("guard1", "guard1*")).turn("brute", "warding-strength", "grab-and-go").stack("brute", "+1")
    )
    assert shield(game.g, game.names["guard1"]) == 1
    game.plays("top warding-strength", "strike guard1", "skip")
    assert game.health("guard1") == 9 - (3 + 1 - 1)


@rule("GH-ATK-06", "GH-ATK-07")
def test_the_scoundrel_of_the_book_deals_eight() -> None:
    game = dungeon(DUEL.replace("Brute", "Scoundrel").replace("guard1", "guard1*"))
    striking = Striking(0, 3, 1, False, 1, None)
    bonuses = [Stronger(2), Stronger(times=2)]
    assert attack_value(game.g, striking, 1, [], bonuses) == 10


@rule("GH-EFF-07", "GH-EFF-08")
def test_pierce_ignores_part_of_the_shield() -> None:
    game = dungeon(DUEL).turn("brute", "trample", "grab-and-go")
    game.figure("guard1").shield = 3
    game.plays("top trample", "strike guard1")
    assert game.health("guard1") == 6 - 2


@rule("GH-COND-06")
def test_attacks_on_the_poisoned_have_one_more() -> None:
    game = dungeon(DUEL).turn("brute", "grab-and-go", "trample").with_conditions("guard1", "poison")
    game.plays("basic-attack grab-and-go", "strike guard1")
    assert game.health("guard1") == 6 - 3


@rule("GH-AMD-04", "GH-AMD-13")
def test_effects_on_modifier_cards_work_as_if_printed_on_the_ability() -> None:
    game = dungeon(DUEL.replace("guard1", "guard1*")).turn("brute", "grab-and-go", "trample")
    game.stack("brute", "r+0:push2", "r+0:earth", "+1:stun").plays("basic-attack grab-and-go", "strike guard1")
    assert game.health("guard1") == 9 - (2 + 1 - 1)
    assert game.conditions("guard1") == ["stun"]
    assert game.g.infusing == ("earth",)
    assert game.asked() == "shove"


@rule("GH-ATK-02", "GH-ATK-03")
def test_a_ranged_attack_on_an_adjacent_enemy_has_disadvantage() -> None:
    game = dungeon(DUEL).turn("brute", "spare-dagger", "grab-and-go").stack("brute", "+2", "-1")
    game.plays("top spare-dagger", "strike guard1")
    assert game.health("guard1") == 6 - 2


@rule("GH-COND-15", "GH-COND-23", "GH-ADV-11", "GH-ADV-12", "GH-ADV-13")
def test_muddle_and_strengthen_cancel_out() -> None:
    game = dungeon(DUEL).turn("brute", "grab-and-go", "trample").with_conditions("brute", "muddle", "strengthen")
    game.stack("brute", "+2", "-1").plays("basic-attack grab-and-go", "strike guard1")
    assert game.health("guard1") == 6 - 4
    game = dungeon(DUEL).turn("brute", "grab-and-go", "trample").with_conditions("brute", "muddle")
    game.stack("brute", "+2", "-1").plays("basic-attack grab-and-go", "strike guard1")
    assert game.health("guard1") == 6 - 1


@rule("GH-ATK-08", "GH-ATK-09", "GH-ATK-10")
def test_a_dead_monster_leaves_a_money_token() -> None:
    game = dungeon(DUEL).turn("brute", "overwhelming-assault", "grab-and-go")
    at = game.figure("guard1").at
    game.plays("top overwhelming-assault", "strike guard1")
    assert game.is_gone("guard1")
    assert game.g.money[at] == 1
    assert game.g.heroes[0].xp == 2


@rule("GH-ATK-10")
def test_a_summoned_monster_leaves_none() -> None:
    game = dungeon(DUEL).turn("brute", "overwhelming-assault", "grab-and-go")
    game.figure("guard1").coinless = True
    game.plays("top overwhelming-assault", "strike guard1")
    assert sum(game.g.money) == 0


@rule("GH-EFF-01", "GH-EFF-02", "GH-COND-05")
def test_conditions_of_an_attack_apply_even_without_damage() -> None:
    game = dungeon(DUEL).turn("brute", "provoking-roar", "grab-and-go").stack("brute", "null")
    game.plays("top provoking-roar", "strike guard1")
    assert game.health("guard1") == 6
    assert game.conditions("guard1") == ["disarm"]


@rule("GH-EFF-04", "GH-EFF-06")
def test_a_push_moves_away_hex_by_hex_and_springs_traps() -> None:
    game = dungeon("""
        . . . . . .
         . Brute guard1* a^ b .
        . . . . . .
    """).turn("brute", "warding-strength", "grab-and-go")
    game.plays("top warding-strength", "strike guard1", "shove a", "shove b")
    assert game.at("guard1") == "b"
    assert game.health("guard1") == 9 - 2 - 3


@rule("GH-EFF-04", "GH-OVL-17")
def test_a_push_is_stopped_by_obstacles_and_enemies_of_the_target() -> None:
    game = dungeon("""
        . . . % . .
         . Brute guard1 % . .
        . . . Scoundrel . .
    """).turn("brute", "warding-strength", "grab-and-go")
    game.plays("top warding-strength", "strike guard1")
    assert game.asked() == "turn"


@rule("GH-RETAL-01", "GH-RETAL-03", "GH-RETAL-04")
def test_retaliate_strikes_adjacent_attackers_past_any_shield() -> None:
    game = dungeon(DUEL).turn("brute", "shield-bash", "grab-and-go")
    game.figure("guard1").retaliate = ((2, 1),)
    game.plays("bottom shield-bash", "basic-attack grab-and-go", "strike guard1", "suffer")
    assert game.health("brute") == 10 - 2


@rule("GH-RETAL-03")
def test_a_target_pushed_out_of_reach_does_not_retaliate() -> None:
    game = dungeon(DUEL).turn("brute", "warding-strength", "grab-and-go")
    game.figure("guard1").retaliate = ((2, 1),)
    game.plays("top warding-strength", "strike guard1")
    game.plays(game.offers("shove")[0])
    game.plays(game.offers("shove")[0])
    assert game.health("brute") == 10


@rule("GH-DMG-01", "GH-DMG-02", "GH-DMG-03")
def test_damage_can_be_negated_by_a_card_from_hand_or_two_discards_but_not_by_chosen_cards() -> None:
    game = dungeon(DUEL).turn("brute", "trample", "grab-and-go").monsters("guard", card_number("guard", 50))
    game.g.heroes[0].discard = ("skewer", "spare-dagger")
    assert game.asked() == "damage"
    offers = game.offers()
    assert "suffer" in offers
    assert "lose-two skewer spare-dagger" in offers
    assert "lose-card sweeping-blow" in offers
    assert not any("trample" in offer for offer in offers)
    game.plays("lose-two skewer spare-dagger")
    assert game.health("brute") == 10
    assert game.g.heroes[0].lost == ("skewer", "spare-dagger")


@rule("GH-EXH-01", "GH-EXH-03", "GH-EXH-04")
def test_a_character_without_hit_points_is_exhausted_and_all_cards_are_lost() -> None:
    game = dungeon(DUEL).turn("brute", "trample", "grab-and-go").monsters("guard", card_number("guard", 50))
    game.with_health("brute", 2).plays("suffer")
    assert game.asked() == "over"
    assert len(game.g.heroes[0].lost) == 10
    assert game.run.outcome is not None
    assert game.run.outcome.winners == ()


@rule("GH-COND-07", "GH-COND-09", "GH-COND-10", "GH-HEAL-04")
def test_a_heal_is_eaten_by_poison_and_closes_a_wound() -> None:
    game = dungeon(DUEL).with_health("brute", 5).with_conditions("brute", "wound")
    heal(game.g, 0, 9)
    assert (game.health("brute"), game.conditions("brute")) == (10, [])
    game.with_health("brute", 5).with_conditions("brute", "wound", "poison")
    heal(game.g, 0, 9)
    assert (game.health("brute"), game.conditions("brute")) == (5, [])


@rule("GH-COND-08")
def test_a_wound_bleeds_at_the_start_of_each_turn() -> None:
    game = dungeon(DUEL).turn("brute", "trample", "grab-and-go").monsters("guard", card_number("guard", 50))
    game.with_conditions("guard1", "wound").plays("suffer")
    assert game.health("guard1") == 5


@rule("GH-COND-11", "GH-COND-01", "GH-COND-02")
def test_a_condition_gained_in_ones_own_turn_lasts_through_the_next() -> None:
    game = dungeon(DUEL).turn("brute", "trample", "grab-and-go")
    give(game.g, 0, "immobilize")
    game.plays("bottom grab-and-go")
    assert game.asked() == "turn"
    game.ability("guard", card_number("guard", 15)).plays("end-turn")
    assert game.conditions("brute") == ["immobilize"]


@rule("GH-COND-12")
def test_a_disarmed_monster_moves_but_does_not_attack() -> None:
    game = (
        dungeon("""
        . . . . . .
         . Brute . . guard1 .
        . . . . . .
    """)
        .turn("brute", "trample", "grab-and-go")
        .monsters("guard", card_number("guard", 50))
    )
    game.with_conditions("guard1", "disarm")
    while game.asked() == "monster-moves":
        game.plays(game.offers()[0])
    assert game.health("brute") == 10
    assert game.g.ground.distance(game.figure("brute").at, game.figure("guard1").at) == 1
    assert game.conditions("guard1") == []


@rule("GH-COND-13", "GH-COND-14")
def test_a_stunned_monster_does_nothing_and_a_stunned_hero_discards_both_cards() -> None:
    game = dungeon(DUEL).turn("brute", "trample", "grab-and-go").with_conditions("brute", "stun")
    game.with_conditions("guard1", "stun").ability("guard", card_number("guard", 50))
    game.asked()
    assert game.g.heroes[0].discard == ("trample", "grab-and-go")
    assert game.health("brute") == 10
    assert game.conditions("brute") == []


@rule("GH-ACTIVE-02", "GH-ACTIVE-03", "GH-XP-04", "GH-ACTIVE-04")
def test_warding_strength_guards_against_six_attacks_and_is_lost() -> None:
    game = dungeon(DUEL).turn("brute", "warding-strength", "grab-and-go")
    game.plays("bottom warding-strength")
    assert game.g.heroes[0].active[0].card == "warding-strength"
    for _ in range(6):
        assert use_wards(game.g, 0) == 1
    assert game.g.heroes[0].lost == ("warding-strength",)
    assert game.g.heroes[0].xp == 3


@rule("GH-TURN-01", "GH-TURN-06", "GH-TURN-07", "GH-SELECT-05", "GH-SELECT-06")
def test_one_top_and_one_bottom_each_card_to_its_pile() -> None:
    game = dungeon(DUEL).turn("brute", "shield-bash", "grab-and-go")
    game.plays("top shield-bash", "strike guard1")
    assert game.g.heroes[0].lost == ("shield-bash",)
    assert game.offers() == ["bottom grab-and-go", "basic-move grab-and-go", "end-turn"]
    game.plays("basic-move grab-and-go", "stop")
    assert game.g.heroes[0].discard == ("grab-and-go",)


@rule("GH-XP-02", "GH-TURN-04")
def test_an_action_of_which_nothing_was_performed_gives_nothing_and_its_card_is_not_lost() -> None:
    game = dungeon(DUEL).turn("brute", "overwhelming-assault", "grab-and-go")
    game.plays("top overwhelming-assault", "skip")
    assert game.g.heroes[0].xp == 0
    assert game.g.heroes[0].discard == ("overwhelming-assault",)
