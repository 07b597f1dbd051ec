"""Attacks: value, shield, retaliate. GH-ATK, GH-SHIELD, GH-RETAL, GH-ADV"""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.modifier_cards import Refresh, Target, plus
from tabletome.games.gloomhaven.content.notation.abilities import Stronger
from tabletome.games.gloomhaven.events import Attacked
from tabletome.games.gloomhaven.rules.abilities.defence import use_wards
from tabletome.games.gloomhaven.rules.combat.attack import attack_value, shield
from tabletome.games.gloomhaven.rules.combat.attack_effects import effects_of_deck
from tabletome.games.gloomhaven.rules.combat.blow import Blow
from tabletome.games.gloomhaven.rules.items.worn import IS_CONSUMED, IS_SPENT, READY
from tabletome.games.gloomhaven.state import BOSS, AttackAbility, Equipped, RunningAttack
from tests.games.gloomhaven.dungeon import APART, DUEL, card_number, dungeon, field


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


@rule("GH-RETAL-03", "GH-ATK-08")
def test_who_dies_of_an_attack_strikes_back_no_more() -> None:
    for health, suffered in ((4, 2), (3, 0)):
        game = dungeon(DUEL).turn("brute", "trample", "grab-and-go").with_health("guard1", health)
        game.with_effects("guard1", retaliate=((2, 1),)).plays("top trample", "strike guard1")
        if suffered:
            game.plays("suffer")
        assert (game.is_gone("guard1"), 10 - game.health("brute")) == (not suffered, suffered)


@rule("GH-ATK-01", "GH-EFF-02")
def test_whoever_attacks_is_asked_with_the_value_of_the_attack() -> None:
    game = field("Scoundrel", "throwing-knives", "venom-shiv").plays("top throwing-knives")
    decision = game.run.decision
    assert decision is not None
    number = game.names["scoundrel"]
    assert number != 0
    assert (decision.kind, decision.seat, decision.about) == ("strike", number, {"figure": number, "value": 2})


@rule("GH-EFF-02", "GH-COND-03")
def test_what_could_be_left_out_with_one_of_the_targets_is_offered_though_another_is_immune() -> None:
    game = field("Scoundrel", "long-con", "trample")
    boss = game.figure("guard1")
    boss.name, boss.kind = "captain-of-the-guard", BOSS
    assert "disarm" in game.g.stat(game.names["guard1"]).immune
    game.figure("guard2").at = game.places["q"]
    game.plays("top long-con")
    assert game.offers("without") == ["without disarm"]
    game.plays("strike guard2")
    assert (game.conditions("guard2"), game.conditions("guard1")) == (["disarm"], [])


@rule("GH-AMD-04", "GH-EFF-02")
def test_only_conditions_and_elements_on_modifier_cards_are_offered_to_be_left_out() -> None:
    assert effects_of_deck("brute", (4, 5, 6)) == ("stun",)
    assert effects_of_deck("brute", (4, 5, 8)) == ()
    assert set(effects_of_deck("spellweaver", (3, 7))) == {"stun", "fire"}


@rule("GH-EFF-09", "GH-AMD-04")
def test_a_modifier_card_that_adds_a_target_adds_one_attack_of_the_same_value() -> None:
    game = field("Brute", "spare-dagger", "trample", ally="Scoundrel").stack("brute", plus(0, Target(1)))
    game.plays("top spare-dagger", "strike guard2")
    assert game.offers("strike") == ["strike guard1"]
    game.plays("strike guard1")
    assert (game.asked(), 20 - game.health("guard1"), 20 - game.health("guard2")) == ("turn", 3, 3)
    game = field("Brute", "sweeping-blow", "trample", ally="Scoundrel").stack("brute", plus(0, Target(1)))
    game.figure("guard2").at = game.places["q"]
    game.plays("top sweeping-blow", "strike guard1")
    assert game.offers("strike") == ["strike guard2"], "one more, whoever was under the pattern"


@rule("GH-AMD-04", "GH-RECOVER-05")
def test_a_modifier_card_refreshes_an_item_of_the_character_who_attacks() -> None:
    game = field("Brute", "spare-dagger", "trample", ally="Quartermaster")
    game.stack("brute", plus(0, Refresh(1)))
    brute = game.hero("brute")
    brute.items = (Equipped("winged-shoes", IS_SPENT), Equipped("minor-healing-potion", IS_CONSUMED))
    game.plays("top spare-dagger", "strike guard2", "refresh minor-healing-potion")
    assert [worn.state for worn in brute.items] == [IS_SPENT, READY]


@rule("GH-ATK-03", "GH-ADV-12")
@pytest.mark.parametrize(
    ("change", "lost"),
    [("", 3), ("muddle", 2), ("strengthen", 4), ("both", 3), ("avoided", 2), ("near", 2)],
)
def test_advantage_and_disadvantage_each_once_and_both_are_neither(change: str, lost: int) -> None:
    game = field("Brute", "spare-dagger", "trample", ally="Scoundrel")
    cards = {"muddle": ("+1", "-1"), "strengthen": ("-1", "+1"), "avoided": ("+1", "-1"), "near": ("+1", "-1")}
    game.stack("brute", *cards.get(change, ("+0", "-1")))
    if change in ("muddle", "strengthen"):
        game.with_conditions("brute", change)
    if change == "both":
        game.with_conditions("brute", "muddle", "strengthen")
    target = "guard1" if change == "near" else "guard2"
    if change == "avoided":
        game.with_effects(target, avoided=True)
    game.plays("top spare-dagger", f"strike {target}")
    assert 20 - game.health(target) == lost


@rule("GH-LOS-01", "GH-ATK-02", "GH-ATK-04")
def test_an_attack_goes_on_as_long_as_there_are_targets_and_the_attacker_stands() -> None:
    game = field("Scoundrel", "flurry-of-blades", "venom-shiv", ally="Brute")
    game.plays("top flurry-of-blades", "strike guard1", "strike guard2")
    assert game.asked() == "turn", "the archer is too far away"
    game = field("Scoundrel", "flurry-of-blades", "venom-shiv", ally="Brute").with_health("scoundrel", 1)
    game.with_effects("guard1", retaliate=((3, 1),))
    game.plays("top flurry-of-blades", "strike guard1", "suffer")
    game.asked()
    assert game.is_gone("scoundrel")
    assert game.health("guard2") == 20
    assert game.g.attack is None


@rule("GH-RETAL-03")
@pytest.mark.parametrize(("health", "suffered"), [(2, 0), (3, 2)])
def test_only_who_is_still_there_strikes_back(health: int, suffered: int) -> None:
    game = dungeon(DUEL).turn("brute", "grab-and-go", "trample").with_health("guard1", health)
    game.with_effects("guard1", retaliate=((2, 1),)).plays("basic-attack grab-and-go", "strike guard1")
    if suffered:
        game.plays("suffer")
    assert (game.asked(), game.health("brute")) == ("turn", 10 - suffered)


@rule("GH-ATK-08")
def test_for_who_is_killed_at_once_no_modifier_card_is_drawn() -> None:
    game = field("Nightshroud", "spirit-of-the-night", "prepare-for-the-kill").with_elements(dark=2)
    cards = game.g.decks[game.names["nightshroud"]]
    game.plays("top spirit-of-the-night", "consume dark", "strike guard1")
    assert game.asked() == "turn"
    assert game.is_gone("guard1")
    assert game.g.decks[game.names["nightshroud"]] == cards
    assert not game.told(Attacked)


@rule("GH-RETAL-04", "GH-USE-02")
@pytest.mark.parametrize(("at", "suffered"), [("q", 2), ("r", 0)])
def test_a_spiked_shield_strikes_back_at_neighbours_only(at: str, suffered: int) -> None:
    game = dungeon("""
        . . . . . . .
         . Brute q r archer1 . .
        Scoundrel . . . . . .
    """).wears("brute", "spiked-shield")
    game.with_conditions("archer1", "immobilize").figure("archer1").at = game.places[at]
    before = game.health("archer1")
    game.monsters("archer", card_number("archer", 31))
    while game.asked() not in ("rest", "select", "over"):
        uses = [offer for offer in game.offers() if offer == "use spiked-shield"]
        game.plays((uses or game.offers())[0])
    struck = [event for event in game.told(Attacked) if event.target == "brute"]
    assert len(struck) == 1
    assert before - game.health("archer1") == suffered
