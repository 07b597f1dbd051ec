"""Attacks: value, shield, retaliate. GH-ATK, GH-SHIELD, GH-RETAL, GH-ADV"""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.notation.abilities import Stronger
from tabletome.games.gloomhaven.events import Attacked
from tabletome.games.gloomhaven.rules.abilities.defence import use_wards
from tabletome.games.gloomhaven.rules.combat.attack import attack_value, shield
from tabletome.games.gloomhaven.rules.combat.blow import Blow
from tabletome.games.gloomhaven.state import AttackAbility, RunningAttack
from tests.games.gloomhaven.dungeon import APART, DUEL, card_number, dungeon


@rule("GH-RETAL-02")
def test_retaliate_with_a_range_reaches_farther() -> None:
    game = dungeon(APART).turn("brute", "spare-dagger", "trample")
    game.with_effects("guard1", retaliate=((1, 3), (2, 1)))
    game.figure("guard1").at -= 1
    game.plays("top spare-dagger", "strike guard1", "suffer")
    assert game.health("brute") == 9


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
    blow = Blow(RunningAttack(AttackAbility(0, 3, 1, ranged=False), 1, None), 1)
    blow.bonuses = [(0, Stronger(2)), (1, Stronger(times=2))]
    assert attack_value(game.g, blow) == 10


@rule("GH-EFF-07", "GH-EFF-08")
def test_pierce_ignores_part_of_the_shield() -> None:
    game = dungeon(DUEL).turn("brute", "trample", "grab-and-go")
    game.with_effects("guard1", shield=3)
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
    game.stack("brute", "r+0:push2", "r+0:earth", "+0:stun").plays("basic-attack grab-and-go", "strike guard1")
    assert game.health("guard1") == 9 - (2 + 0 - 1)
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


@rule("GH-RETAL-01", "GH-RETAL-03", "GH-RETAL-04")
def test_retaliate_strikes_adjacent_attackers_past_any_shield() -> None:
    game = dungeon(DUEL).turn("brute", "shield-bash", "grab-and-go")
    game.with_effects("guard1", retaliate=((2, 1),))
    game.plays("bottom shield-bash", "basic-attack grab-and-go", "strike guard1", "suffer")
    assert game.health("brute") == 10 - 2


@rule("GH-RETAL-03")
def test_a_target_pushed_out_of_reach_does_not_retaliate() -> None:
    game = dungeon(DUEL).turn("brute", "warding-strength", "grab-and-go")
    game.with_effects("guard1", retaliate=((2, 1),))
    game.plays("top warding-strength", "strike guard1")
    game.plays(game.offers("shove")[0])
    game.plays(game.offers("shove")[0])
    assert game.health("brute") == 10


@rule("GH-ACTIVE-02", "GH-ACTIVE-03", "GH-XP-04", "GH-ACTIVE-04")
def test_warding_strength_guards_against_six_attacks_and_is_lost() -> None:
    game = dungeon(DUEL).turn("brute", "warding-strength", "grab-and-go")
    game.plays("bottom warding-strength")
    assert game.g.heroes[0].active[0].card == "warding-strength"
    for _ in range(6):
        assert use_wards(game.g, 0) == 1
    assert game.g.heroes[0].lost == ("warding-strength",)
    assert game.g.heroes[0].xp == 3


@rule("GH-AOE-02")
def test_each_target_of_one_attack_ability_is_an_attack_with_cards_of_its_own() -> None:
    game = dungeon("""
        . . guard1 .
         Scoundrel . . .
        . . guard2 .
    """).stack("scoundrel", "+1", "-1")
    game.turn("scoundrel", "throwing-knives", "venom-shiv").plays(
        "top throwing-knives", "strike guard1", "strike guard2"
    )
    game.asked()
    assert [event.cards for event in game.told(Attacked)] == [("+1",), ("-1",)]
    assert game.g.heroes[0].xp == 1, "one action, one experience"


@rule("GH-SHIELD-02")
def test_shields_add_up_against_attacks_and_help_against_nothing_else() -> None:
    game = dungeon(DUEL).turn("brute", "shield-bash", "grab-and-go").stack("monsters", "+2")
    game.with_effects("brute", shield=2).ability("guard", card_number("guard", 50))
    game.plays("bottom shield-bash", "end-turn", "suffer")
    (attacked,) = game.told(Attacked)
    assert (attacked.value, attacked.damage) == (2, 2 + 2 - (2 + 1))
    assert game.health("brute") == 10 - 1
    trapped = dungeon(". Brute x^ . guard1").turn("brute", "trample", "grab-and-go").with_effects("brute", shield=9)
    trapped.plays("basic-move trample", "go x", "suffer")
    assert trapped.health("brute") == 10 - trapped.g.trap_damage
