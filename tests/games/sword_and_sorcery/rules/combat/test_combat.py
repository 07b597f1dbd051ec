"""Attacks and defences step by step. Rulebook: the combat system."""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine.ledger import Break, rule
from tabletome.games.sword_and_sorcery.actions import Attack, Power
from tabletome.games.sword_and_sorcery.content.items import FACE
from tabletome.games.sword_and_sorcery.content.notation import boons, deeds
from tabletome.games.sword_and_sorcery.content.notation.attacks import (
    ANY_ATTACK,
    BOW_ATTACK,
    MELEE_ATTACK,
    WEAPON_ATTACK,
    AttackKind,
    Boost,
    Spend,
)
from tabletome.games.sword_and_sorcery.content.notation.boons import ALL, AnyBoon
from tabletome.games.sword_and_sorcery.content.notation.terms import SKILL
from tabletome.games.sword_and_sorcery.events import (
    AttackDeclared,
    CriticalDrawn,
    Defended,
    DiceRolled,
    EffectGained,
    HitsCounted,
    Rerolled,
    SymbolsSpent,
)
from tabletome.games.sword_and_sorcery.rules.combat.attack import attack
from tabletome.games.sword_and_sorcery.rules.combat.defence import armor_value, defend, resistance, standing_guard
from tabletome.games.sword_and_sorcery.rules.combat.strike import Strike
from tabletome.games.sword_and_sorcery.rules.combat.weapon_attacks import (
    enemy_attack,
    hero_attack,
    targets_in_reach,
    weapon_strike,
)
from tabletome.games.sword_and_sorcery.rules.deeds.use import do_all
from tabletome.games.sword_and_sorcery.rules.hero_turn import attack_options, do_activity
from tabletome.games.sword_and_sorcery.rules.heroes.gear import weapon_in
from tabletome.games.sword_and_sorcery.rules.heroes.powers import use_power
from tabletome.games.sword_and_sorcery.state import BIT, NOBODY, OFF, PowerToken
from tests.games.sword_and_sorcery.questing import Table, quest_table

HERE, NEXT, FAR_AREA = "14a.1", "14a.2", "14a.3"


def duel(card: str = "raider-green-1", dice: str = "", *, actions: int = 0, **options: Any) -> tuple[Table, int]:
    """The first hero faces an enemy alone; the other hero stands far away."""
    table = quest_table(dice=dice, **options)
    table.put(1, "16a.3")
    table.g.turn.actions = actions
    foe = table.enemy(card, HERE)
    enemy = table.g.enemy_of(foe)
    enemy.powers = ()
    return table, foe


def hits_of(table: Table) -> int:
    """The hits of the last attack that a hero made."""
    heroes = ("fenrir", *(sheet.name for sheet in table.g.heroes))
    return int(next(event.hits for event in reversed(table.events(HitsCounted)) if event.who in heroes))


def hits_counted(table: Table) -> int:
    """The hits of the last attack, whoever made it."""
    return int(table.events(HitsCounted)[-1].hits)


def strike(foe: int, hits: int, damage: str = "", *gives: AnyBoon) -> Strike:
    return Strike(0, foe, "broadsword", (hits, 0, 0), damage, (Spend((), gives),) if gives else ())


# ------------------------------------------------------------------ whom and with what


@rule("SS-COMBAT-01", "SS-ITEM-15")
def test_a_combat_lets_a_hero_attack_with_either_equipped_weapon() -> None:
    table, foe = duel()
    assert [str(option) for option in attack_options(table.g, 0)] == [f"attack main {foe}", f"attack off {foe}"]
    table.g.turn.combats = 0
    assert attack_options(table.g, 0) == []


@rule("SS-COMBAT-02")
def test_a_melee_weapon_reaches_only_the_own_area() -> None:
    table, foe = duel()
    assert weapon_strike(0, "main", weapon_in(table.g, 0, "main"), foe).melee
    table.g.figures[foe].at = table.area(NEXT)
    assert attack_options(table.g, 0) == []


@rule("SS-COMBAT-37")
def test_the_dead_do_not_strike() -> None:
    table, foe = duel()
    table.g.figures[foe].at = OFF
    table.run(attack(table.g, Strike(foe, 0, "sword", (9, 0, 0))))
    assert table.events(AttackDeclared) == []


@rule("SS-COMBAT-30")
def test_an_attack_of_a_card_knows_no_supremacy() -> None:
    table, foe = duel()
    table.enemy("raider-green-2", HERE)
    table.run(attack(table.g, Strike(NOBODY, 0, "card", (0, 0, 0))))
    assert table.events(HitsCounted)[0].extra == ()
    assert foe


@rule("SS-POWCARD-03")
def test_nobody_helps_the_dice_of_a_card() -> None:
    table = quest_table(dice="r.miss", second="thorgar-cleric")
    g = table.g
    g.companion_rank, g.figures[g.companion].at, g.figures[g.companion].owner = 2, table.area(HERE), 0
    table.run(attack(g, Strike(NOBODY, 0, "card", (0, 1, 0))))
    assert hits_counted(table) == 0


@rule("SS-COMBAT-05", "SS-COMBAT-14")
def test_dice_and_hits_of_the_attack_lie_open_while_it_is_resolved() -> None:
    table, _ = duel(dice="r.hit r.hit+hit b.skill+magic b.miss")
    table.g.heroes[0].armor, table.g.heroes[0].off = "studded-leather", ""
    foe = table.g.foes()[0]
    table.asked(enemy_attack(table.g, foe, "main", 0))
    battle = table.g.battle
    assert (battle.attacker, battle.target, battle.step, battle.hits) == (foe, 0, "defence", 3)
    assert len(battle.dice) == 2, "the defence dice are on the table now"


@rule("SS-ITEM-18", "SS-ACT-20")
@pytest.mark.parametrize(
    ("attacks", "slot", "melee", "category", "works"),
    [
        (ANY_ATTACK, "", False, "", True),
        (WEAPON_ATTACK, "main", False, "bow", True),
        (WEAPON_ATTACK, "", False, "", False),
        (MELEE_ATTACK, "main", True, "sword", True),
        (MELEE_ATTACK, "main", False, "bow", False),
        (MELEE_ATTACK, "", True, "", False),
        (BOW_ATTACK, "main", False, "bow", True),
        (BOW_ATTACK, "main", True, "sword", False),
        (BOW_ATTACK, "", False, "bow", False),
    ],
)
def test_a_bonus_waits_for_an_attack_of_its_kind(
    attacks: AttackKind, slot: str, melee: bool, category: str, works: bool
) -> None:
    table, foe = duel()
    sheet = table.g.heroes[0]
    sheet.boosts = (Boost("bonus", attacks, 2),)
    table.run(attack(table.g, Strike(0, foe, "test", (0, 0, 0), melee=melee, category=category, slot=slot)))
    assert hits_of(table) == (2 if works else 0)
    assert len(sheet.boosts) == (0 if works else 1), "used up, or kept for one that fits"


@rule("SS-ACT-21")
def test_a_bonus_that_lasts_helps_every_attack_and_the_most_targets_count() -> None:
    table, foe = duel("orc-warrior-red-1")
    table.g.heroes[0].boosts = (
        Boost("a", ANY_ATTACK, 1, lasts=True),
        Boost("b", ANY_ATTACK, 0, targets=3),
        Boost("c", ANY_ATTACK),
    )
    for hits in (1, 1):
        s = strike(foe, 0)
        table.run(attack(table.g, s))
        assert hits_of(table) == hits
    assert [boost.name for boost in table.g.heroes[0].boosts] == ["a"]


@rule("SS-POWCARD-18")
def test_further_targets_stand_beside_the_first_and_the_player_may_stop() -> None:
    table, first = duel()
    second, third = table.enemy("raider-green-2", HERE), table.enemy("gremlin-green-1", NEXT)
    for answers, struck in ((("done",), [first]), ((f"target {second}",), [first, second])):
        table.g.heroes[0].boosts = (Boost("b", ANY_ATTACK, 1, targets=3),)
        s = strike(first, 0)
        table.run(attack(table.g, s), *answers)
        assert list(s.dealt) == struck
    assert third not in s.dealt


@rule("SS-EVENT-22", "SS-EFFECT-01")
def test_only_the_first_attack_of_everyone_is_critical_while_the_card_lies() -> None:
    table, foe = duel("orc-warrior-red-1", "b.miss " * 20)
    g = table.g
    g.events_up = ("slaughter",)
    g.figures[0].magic_shields, g.heroes[0].off = 0, ""
    table.top("criticals", "slowed", "blinded", "stunned")
    for attacker, target, criticals in ((0, foe, 1), (0, foe, 1), (foe, 0, 2), (foe, 0, 2)):
        table.run(attack(g, Strike(attacker, target, "test", (1, 0, 0))))
        assert len(table.events(CriticalDrawn)) == criticals
    table, foe = duel("orc-warrior-red-1", "b.miss " * 20)
    table.run(attack(table.g, strike(foe, 1)))
    assert table.events(CriticalDrawn) == []


@rule("SS-EFFECT-01", "SS-EFFECT-02")
def test_whoever_dies_of_a_critical_hit_needs_no_defence() -> None:
    table, foe = duel("raider-green-1")
    table.g.figures[foe].wounds = 3
    table.top("criticals", "wound-1", "wound-2")
    s = strike(foe, 1, "", boons.Crit(2))
    table.run(attack(table.g, s))
    assert len(table.events(CriticalDrawn)) == 1
    assert table.events(Defended) == []
    assert s.dealt == {foe: 1}, "it took damage"


@rule("SS-EFFECT-22", "SS-DEATH-14")
def test_a_guardian_who_falls_under_an_attack_is_not_struck_by_it_again() -> None:
    table = quest_table(dice="b.miss " * 8, first="laegon-archer", second="ecarus-white-rose")
    g = table.g
    g.segment = "enemy"
    foe = table.enemy("raider-green-1", HERE)
    g.heroes[1].powers, g.heroes[1].cooling, g.heroes[1].rank = ("guardian",), (0,), 7
    s = Strike(foe, 0, "test", (30, 0, 0), spends=(Spend((), (boons.Aoe(0),)),))
    table.run(attack(g, s), "react guardian 1")
    assert [event.who for event in table.events(Defended)] == ["ecarus-white-rose"]
    assert g.figures[1].ghost
    assert not g.figures[0].ghost


@rule("SS-COMBAT-09", "SS-GOLD-05")
def test_hits_and_piercing_add_up_and_each_fire_is_a_token_of_its_own() -> None:
    table, foe = duel("orc-warrior-red-1", "b.miss b.miss")
    gives = (boons.Hits(), boons.Fire(2), boons.Hits(2), boons.Fire(), boons.Pierce(), boons.Pierce())
    table.run(attack(table.g, strike(foe, 0, "", *gives)))
    assert hits_of(table) == 3
    assert (table.g.figures[foe].fire1, table.g.figures[foe].fire2) == (1, 1)
    assert table.events(Defended)[0].armor == 0, "both points of armor are pierced"


@rule("SS-COMBAT-14")
def test_hits_are_never_fewer_than_none() -> None:
    table, foe = duel()
    table.g.figures[0].injuries = ("injury-hits",)
    table.g.figures[0].hit_bonus = -2
    table.run(attack(table.g, strike(foe, 1)))
    assert hits_of(table) == 0


@rule("SS-POWCARD-13")
def test_an_assault_rune_helps_only_heroes_in_its_area() -> None:
    for where, hits in ((HERE, 2), (NEXT, 1)):
        table, foe = duel("orc-warrior-red-1", "r.hit+magic")
        table.g.map.tokens = (PowerToken("assault-rune", table.area(where)),)
        table.run(attack(table.g, Strike(0, foe, "test", (0, 1, 0))))
        assert hits_of(table) == hits
    table, foe = duel("orc-warrior-red-1", "r.hit+magic")
    table.g.map.tokens = (PowerToken("assault-rune", table.area(HERE)),)
    table.g.figures[0].magic_shields = 9
    table.run(attack(table.g, Strike(foe, 0, "test", (0, 1, 0))))
    assert hits_counted(table) == 1


@rule("SS-COND-11")
def test_a_hampered_hero_cannot_buy_with_skill_but_with_other_symbols() -> None:
    table, foe = duel("orc-warrior-red-1", "r.hit+skill r.magic r.hit+hit b.miss b.miss")
    table.g.figures[0].injuries = ("injury-skill",)
    decision = table.asked(hero_attack(table.g, 0, "main", foe))
    assert [str(option) for option in decision.options] == ["buy 1", "done"]


@rule("SS-GOLD-03")
def test_no_die_is_rolled_again_twice_by_help_either() -> None:
    table, foe = duel("orc-warrior-red-1", "r.magic r.miss r.miss r.magic b.miss", second="thorgar-cleric")
    table.put(1, HERE)
    table.run(hero_attack(table.g, 0, "main", foe), "buy 1", "reroll 0", "help", "reroll 1")
    assert len(table.events(Rerolled)) == 2


@rule("SS-COMBAT-03")
def test_a_bow_reaches_its_range_and_is_ranged_even_in_the_own_area() -> None:
    table, foe = duel(first="laegon-archer", second="ecarus-white-rose")
    bow = weapon_in(table.g, 0, "main")
    assert targets_in_reach(table.g, 0, bow.reach) == [foe]
    assert not weapon_strike(0, "main", bow, foe).melee
    table.g.figures[foe].at = table.area("16a.1")
    assert targets_in_reach(table.g, 0, bow.reach) == [foe]
    table.g.figures[foe].at = table.area("16a.2")
    assert targets_in_reach(table.g, 0, bow.reach) == []


@rule("SS-COMBAT-04", "SS-COMBAT-38")
def test_every_combat_may_be_used_for_the_same_attack_again() -> None:
    table, foe = duel("orc-warrior-red-1", "r.miss r.miss r.miss r.miss")
    table.g.turn.combats = 2
    assert attack_options(table.g, 0) == [Attack("main", foe), Attack("off", foe)]
    table.run(do_activity(table.g, 0, Attack("main", foe)))
    assert table.g.turn.combats == 1
    assert attack_options(table.g, 0) == [Attack("main", foe), Attack("off", foe)]
    table.run(do_activity(table.g, 0, Attack("main", foe)))
    assert table.g.turn.combats == 0
    assert attack_options(table.g, 0) == []
    assert len(table.events(AttackDeclared)) == 2


@rule("SS-COMBAT-05", "SS-COMBAT-14", "SS-COMBAT-37")
@rule("SS-COMBAT-06", breaks=Break("rules/combat/attack.py", "_, red, blue = s.value", "_, blue, red = s.value"))
def test_an_attack_rolls_its_dice_counts_its_hits_and_passes_to_the_defence() -> None:
    table, foe = duel("orc-warrior-red-1", "r.hit r.hit+hit b.miss")
    table.run(hero_attack(table.g, 0, "main", foe))
    kinds = [
        type(event) for event in table.heard if isinstance(event, AttackDeclared | DiceRolled | HitsCounted | Defended)
    ]
    assert kinds[:5] == [AttackDeclared, DiceRolled, HitsCounted, DiceRolled, Defended]
    assert len(table.events(DiceRolled)[0].dice) == 2
    counted = table.events(HitsCounted)[0]
    assert (counted.hits, counted.rolled, counted.fixed) == (3, 3, 0)
    assert table.g.figures[foe].wounds == 1


# ------------------------------------------------------------------ spending symbols


@rule("SS-COMBAT-07", "SS-COMBAT-08", "SS-COMBAT-10", "SS-COMBAT-11")
def test_symbols_pay_for_effects_once_each_if_the_player_likes() -> None:
    table, foe = duel("orc-warrior-red-1", "r.hit+skill r.skill b.miss b.miss")
    table.run(hero_attack(table.g, 0, "main", foe), "buy 0")
    assert hits_of(table) == 2, "one skill bought one hit; the other skill can buy nothing more"
    table, foe = duel("orc-warrior-red-1", "r.hit+skill r.skill b.miss b.miss")
    table.run(hero_attack(table.g, 0, "main", foe), "done")
    assert hits_of(table) == 1


@rule("SS-COMBAT-09")
def test_the_same_effect_on_two_cards_is_bought_for_each_of_them() -> None:
    table, foe = duel("orc-warrior-red-1", "r.hit+skill r.hit+skill b.miss b.miss")
    table.g.heroes[0].boosts = (Boost("second-edge", MELEE_ATTACK, 0, (Spend((1,), (boons.Hits(),)),)),)
    table.run(hero_attack(table.g, 0, "main", foe), "buy 0", "buy 2")
    assert hits_of(table) == 4


@rule("SS-COMBAT-12")
def test_an_effect_bought_for_one_attack_is_gone_in_the_next() -> None:
    table, foe = duel("orc-warrior-red-1", "r.hit+skill r.miss r.hit r.miss")
    table.run(hero_attack(table.g, 0, "main", foe), "buy 0")
    assert hits_of(table) == 2
    table.run(hero_attack(table.g, 0, "main", foe))
    assert hits_of(table) == 1


@rule("SS-COMBAT-13", "SS-ITEMCARD-08")
def test_a_granted_attack_is_made_after_the_first_is_resolved_and_once_per_round() -> None:
    table, foe = duel("orc-warrior-red-1", "r.hit+legend b.hit+magic b.miss b.shield r.miss b.shield b.shield")
    table.g.heroes[0].main = "sentinel"
    table.run(hero_attack(table.g, 0, "main", foe), "buy 1")
    events = [type(event).__name__ for event in table.heard]
    assert events.count("AttackDeclared") == 2
    assert events.index("Defended") < len(events) - 1 - events[::-1].index("AttackDeclared")
    assert "sentinel.1" in table.g.heroes[0].used
    table.dice("r.hit+legend b.hit+magic b.miss b.shield")
    table.run(hero_attack(table.g, 0, "main", foe))


@rule("SS-COMBAT-25", "SS-GOLD-03")
def test_a_die_is_rolled_again_before_hits_are_counted_and_only_once() -> None:
    table, foe = duel("orc-warrior-red-1", "r.magic r.miss r.hit+hit")
    table.run(hero_attack(table.g, 0, "main", foe), "buy 1", "reroll 1")
    assert hits_of(table) == 2
    order = [type(event).__name__ for event in table.heard]
    assert order.index("Rerolled") < order.index("HitsCounted")


@rule("SS-COMBAT-36")
def test_the_symbol_that_pays_for_a_reroll_may_lie_on_the_die_that_is_rolled_again() -> None:
    table, foe = duel("orc-warrior-red-1", "r.magic r.hit r.hit+hit b.shield")
    table.run(hero_attack(table.g, 0, "main", foe), "buy 1", "reroll 0")
    assert hits_of(table) == 3
    assert table.events(Rerolled)[0].die[1] == 2


# ------------------------------------------------------------------ defence


@rule("SS-COMBAT-15", "SS-COMBAT-16")
@rule(
    "SS-COMBAT-29",
    breaks=Break(
        "content/enemies.py", "rank, copy, resists=((SLASH, -1)", "rank, copy, resists=((SLASH, 1)", fresh=True
    ),
)  # fmt: skip
def test_a_blue_gremlin_takes_one_hit_less_from_slashes() -> None:
    table, foe = duel("gremlin-blue-1")
    assert table.run(defend(table.g, foe, 3, 0, "slash", 0, 0)) == 2


@rule("SS-COMBAT-27", "SS-COMBAT-28", "SS-BEST-11")
@pytest.mark.parametrize(
    ("card", "damage", "by"),
    [("troll", "crush", -1), ("troll", "", 0), ("orc-king-unbound", "mystic", 0), ("orc-king-unbound", "slash", -1),
     ("orc-warrior-red-1", "mystic", 1), ("orc-warrior-red-1", "slash", 0)],
)  # fmt: skip
def test_any_means_every_type_and_an_attack_without_a_type_is_never_changed(card: str, damage: str, by: int) -> None:
    table, foe = duel(card)
    assert resistance(table.g, foe, damage) == by


@rule("SS-COMBAT-17", "SS-COMBAT-18", "SS-ENEMY-20")
def test_the_red_orc_warriors_armor_removes_two_hits_unless_it_lies() -> None:
    table, foe = duel("orc-warrior-red-1", "b.miss b.miss")
    assert table.run(defend(table.g, foe, 4, 0, "", 0, 0)) == 2
    table.g.figures[foe].down = True
    table.dice("b.miss b.miss")
    assert table.run(defend(table.g, foe, 4, 0, "", 0, 0)) == 4


@rule("SS-COMBAT-19", "SS-COMBAT-20", "SS-ITEM-27")
def test_a_shaman_spends_both_magic_shields_to_stop_two_hits() -> None:
    table, foe = duel("orc-shaman-green-1")
    assert table.g.figures[foe].magic_shields == 2
    assert table.run(defend(table.g, foe, 3, 0, "", 0, 0)) == 1
    assert table.g.figures[foe].magic_shields == 0


@rule("SS-COMBAT-21", "SS-COMBAT-22", "SS-ENEMY-21")
@pytest.mark.parametrize(("hits", "dice"), [(1, 1), (2, 2), (3, 2)])
def test_a_defender_rolls_a_die_for_each_hit_up_to_its_defence(hits: int, dice: int) -> None:
    table, foe = duel("gremlin-red-1", "b.miss " * dice)
    table.g.figures[foe].armor_bonus = -1
    table.run(defend(table.g, foe, hits, 0, "", 0, 0))
    assert [len(event.dice) for event in table.events(DiceRolled)] == [dice]
    assert table.g.rng.faces == []


@rule("SS-COMBAT-21")
def test_without_a_defence_value_no_die_is_rolled() -> None:
    table, foe = duel("raider-green-1")
    assert table.run(defend(table.g, foe, 2, 0, "", 0, 0)) == 1
    assert table.events(DiceRolled) == []


@rule("SS-COMBAT-17", "SS-POWCARD-13", "SS-COND-11", "SS-EVENT-06")
def test_armor_is_counted_from_card_power_rune_injury_and_event_and_never_below_nothing() -> None:
    table, foe = duel("raider-green-1")
    g = table.g
    g.heroes[0].armor = ""
    assert (armor_value(g, 0), armor_value(g, foe)) == (0, 1)
    g.map.tokens = (PowerToken("protection-rune", table.area(HERE)),)
    assert (armor_value(g, 0), armor_value(g, foe)) == (1, 1), "a rune helps no enemy"
    g.map.tokens = (PowerToken("protection-rune", table.area(NEXT)),)
    assert armor_value(g, 0) == 0
    g.figures[0].injuries = g.figures[foe].injuries = ("injury-armor",)
    assert (armor_value(g, 0), armor_value(g, foe)) == (0, 0)
    g.events_up = ("iron-wall",)
    assert (armor_value(g, 0), armor_value(g, foe)) == (0, 1)
    g.enemy_of(foe).powers = ("thick-hide",)
    assert armor_value(g, foe) > 1


@rule("SS-COMBAT-25", "SS-ICON-12", "SS-EVENT-18")
def test_standing_shields_come_from_guards_illusions_here_and_what_lasts() -> None:
    table = quest_table("{night: [hero-shields 2, enemy-shields 1], starts: night}")
    g = table.g
    foe = table.enemy("raider-green-1", HERE)
    g.heroes[0].off = g.heroes[0].armor = ""
    assert (standing_guard(g, 0), standing_guard(g, foe)) == (2, 1)
    g.map.tokens = (PowerToken("illusion", table.area(HERE)),)
    assert (standing_guard(g, 0), standing_guard(g, foe)) == (3, 1)
    g.map.tokens = (PowerToken("illusion", table.area(NEXT)),)
    g.figures[0].shield_bonus = g.figures[foe].shield_bonus = 1
    assert (standing_guard(g, 0), standing_guard(g, foe)) == (3, 2)
    g.figures[0].shield_bonus = g.figures[foe].shield_bonus = -9
    assert (standing_guard(g, 0), standing_guard(g, foe)) == (0, 0)


@rule("SS-COMBAT-18", "SS-EFFECT-28")
def test_piercing_takes_armor_away_but_gives_no_hits_and_armor_stops_no_more_than_there_are() -> None:
    for pierce, hits, dealt in ((0, 3, 2), (1, 3, 3), (5, 3, 3), (0, 1, 0)):
        table, foe = duel("raider-green-1")
        assert table.run(defend(table.g, foe, hits, 0, "", pierce, 0)) == dealt


@rule("SS-COMBAT-23", "SS-COND-11")
def test_a_hampered_defender_cannot_use_skill() -> None:
    table, _ = duel(dice="b.skill+magic b.miss")
    table.g.heroes[0].armor, table.g.heroes[0].off = "studded-leather", ""
    table.g.figures[0].injuries = ("injury-skill",)
    assert FACE["studded-leather"].spends[0].cost == (SKILL,)
    assert table.run(defend(table.g, 0, 3, 0, "", 0, -1)) == 2


@rule("SS-AI-41")
@pytest.mark.parametrize(
    ("dice", "dealt"), [("b.skill+magic b.miss", 2), ("b.skill+magic b.hit+skill", 2), ("b.miss b.miss", 3)]
)
def test_an_enemy_spends_its_defence_symbols_by_itself_and_each_effect_once(dice: str, dealt: int) -> None:
    table, foe = duel("orc-warrior-red-1", dice)
    assert [spend.cost for spend in table.g.card_of(foe).defences] == [(SKILL,)]
    assert table.run(defend(table.g, foe, 3, 0, "", 9, 0)) == dealt


@rule("SS-GOLD-03")
def test_a_die_that_help_has_rolled_again_cannot_be_parried_with() -> None:
    table = quest_table(dice="b.miss b.miss", second="thorgar-cleric")
    g = table.g
    g.heroes[0].armor = g.heroes[0].off = ""
    g.heroes[0].powers, g.heroes[0].cooling = ("parry",), (0,)
    assert table.run(defend(g, 0, 1, 0, "", 0, -1), "help", "reroll 0") == 1
    assert "parry" not in g.heroes[0].used


@rule("SS-COMBAT-23", "SS-ITEMCARD-07")
def test_a_hero_may_spend_defence_symbols_on_the_armor() -> None:
    table, _ = duel(dice="b.skill+magic b.miss")
    table.g.heroes[0].armor, table.g.heroes[0].off = "studded-leather", ""
    assert table.run(defend(table.g, 0, 3, 0, "", 0, -1), "buy 0") == 1
    assert table.events(SymbolsSpent)[0].gives == (boons.Shields(),)


@rule("SS-COMBAT-24")
def test_each_shield_stops_a_hit_and_the_rest_are_wounds() -> None:
    table, _ = duel(dice="b.shield b.shield+magic")
    table.g.heroes[0].armor, table.g.heroes[0].off = "mage-robe", ""
    table.g.figures[0].magic_shields = 0
    assert table.run(defend(table.g, 0, 4, 0, "", 0, -1), "done") == 2
    assert table.g.figures[0].wounds == 2


@rule("SS-COMBAT-26")
def test_an_effect_that_deals_hits_is_an_attack_and_can_be_defended() -> None:
    table, foe = duel("gremlin-red-1", "b.shield")
    table.run(do_all(table.g, 0, (deeds.Attack((2, 0, 0), ""),), foe, "fire-flask"))
    assert table.g.figures[foe].wounds == 0


@rule("SS-EFFECT-25", "SS-EFFECT-26")
def test_lethal_hits_pass_armor_and_dice_but_not_magic_shields() -> None:
    table, foe = duel("orc-warrior-red-1")
    assert table.run(defend(table.g, foe, 4, 2, "", 0, 0)) == 2, "armor 2 stops only the two normal hits"
    table.g.figures[foe].magic_shields = 1
    assert table.run(defend(table.g, foe, 2, ALL, "", 0, 0)) == 1


@rule("SS-EFFECT-26", "SS-COMBAT-19")
def test_magic_shields_stop_lethal_hits_first_and_then_others() -> None:
    for shields, wounds in ((1, 3), (2, 2), (3, 1), (9, 0)):
        table, foe = duel("raider-green-1")
        table.g.figures[foe].magic_shields = shields
        assert table.run(defend(table.g, foe, 4, 2, "", 1, 0)) == wounds


@rule("SS-COMBAT-37")
def test_effects_without_a_cost_are_told_and_ammo_is_not() -> None:
    table, foe = duel("orc-warrior-red-1", "b.miss b.miss")
    table.g.heroes[0].boosts = (Boost("arrows", ANY_ATTACK, 0, ammo="flaming-arrows"),)
    table.run(attack(table.g, strike(foe, 1, "", boons.Slowed())))
    assert [event.gives for event in table.events(EffectGained)] == [(boons.Slowed(),)]


# ------------------------------------------------------------------ supremacy


@rule("SS-COMBAT-30", "SS-TERR-12")
def test_whoever_dominates_the_targets_area_has_one_hit_more_from_anywhere() -> None:
    table = quest_table(heroes=3, dice="r.miss b.miss b.miss", second="thorgar-cleric", third="laegon-archer")
    foe = table.enemy("orc-warrior-red-1", HERE)
    table.put(2, FAR_AREA)
    table.g.active, table.g.turn.actions = 2, 0
    table.run(hero_attack(table.g, 2, "main", foe), "done")
    assert hits_of(table) == 1


@rule("SS-COMBAT-31")
def test_knocking_an_enemy_down_during_the_attack_does_not_change_supremacy() -> None:
    table = quest_table(dice="r.hit+skill b.hit+skill")
    table.g.turn.actions = 0
    table.g.heroes[0].main = "hammer"
    foe, _ = table.enemy("orc-warrior-green-1", HERE), table.enemy("orc-warrior-green-2", HERE)
    table.run(hero_attack(table.g, 0, "main", foe), "buy 0")
    assert table.g.figures[foe].down
    assert hits_of(table) == 3, "one fixed and two rolled: two heroes did not dominate two standing orcs"


# ------------------------------------------------------------------ the book's examples


@rule("SS-COMBAT-32", "SS-POWCARD-21")
def test_auriel_knocks_the_red_orc_down_and_deals_two_damage() -> None:
    table, foe = duel("orc-warrior-red-1", "r.hit+skill b.hit+magic b.shield b.miss", first="auriel-wizard")
    table.g.heroes[0].powers, table.g.heroes[0].cooling = ("mistress-of-thunder",), (0,)
    table.run(use_power(table.g, 0, Power("mistress-of-thunder", 1, foe), False), "buy 0")
    assert table.g.figures[foe].down
    assert table.g.figures[foe].wounds == 2
    defended = table.events(Defended)[0]
    assert (defended.hits, defended.resisted, defended.armor, defended.parried) == (2, -1, 0, 1)


@rule("SS-COMBAT-33", "SS-EFFECT-02", "SS-ITEMCARD-10")
def test_laegons_critical_stuns_the_red_gremlin_that_takes_no_damage() -> None:
    table, foe = duel(
        "gremlin-red-1", "r.hit+skill b.hit+skill b.miss b.shield", first="laegon-archer", second="thorgar-cleric"
    )
    table.g.heroes[0].main = "longbow"
    table.top("criticals", "stunned")
    table.run(hero_attack(table.g, 0, "main", foe), "buy 1")
    it = table.g.figures[foe]
    assert it.wounds == 0
    assert it.conditions == BIT["stunned"]


@rule("SS-COMBAT-33", "SS-EFFECT-10", "SS-EFFECT-11")
def test_ecarus_shield_moves_the_raider_although_its_armor_stops_the_hit() -> None:
    table, foe = duel("raider-green-1", "r.hit")
    table.g.figures[foe].came_from = table.area(NEXT)
    table.run(hero_attack(table.g, 0, "off", foe))
    it = table.g.figures[foe]
    assert it.wounds == 0
    assert it.at == table.area(NEXT)


@rule(
    "SS-COMBAT-34",
    breaks=(
        Break("rules/combat/attack.py", "dominates(g, attacker.side, g.figures[s.target].at)", "attacker.side == HERO"),
        Break("rules/combat/attack.py", "attacker.side, g.figures[s.target].at)", "attacker.side, attacker.at)"),
    ),
)
@rule("SS-TERR-06")
def test_fenrir_makes_the_heroes_dominate_and_laegon_shoots_with_the_bonus() -> None:
    table = quest_table(heroes=2, dice="r.miss b.miss b.miss b.miss", first="laegon-archer", second="ecarus-white-rose")
    g = table.g
    table.put(0, FAR_AREA)
    foe = table.enemy("orc-warrior-red-1", HERE)
    g.figures[g.companion].owner, g.companion_rank, g.figures[g.companion].at = 0, 2, table.area(HERE)
    g.figures[g.companion].max_hp = 5
    table.run(hero_attack(g, g.companion, "main", foe))
    assert hits_of(table) == 1, "a bite of nothing but supremacy"
    table.dice("r.miss b.miss b.miss")
    g.turn.actions = 0
    table.run(hero_attack(g, 0, "main", foe))
    assert hits_of(table) == 1


@rule("SS-COMBAT-35", "SS-POWCARD-01", "SS-ITEMCARD-20")
def test_shaes_second_dagger_kills_the_shaman_whatever_the_dice_show() -> None:
    table, foe = duel("orc-shaman-green-1", "r.hit+skill b.miss b.miss r.miss b.miss", actions=1, first="shae-assassin",
                      second="laegon-archer")  # fmt: skip
    g = table.g
    g.heroes[0].main, g.heroes[0].off = "kord+", "greedy-sting"
    g.figures[foe].wounds = 2
    g.soul_points = 0
    table.run(hero_attack(g, 0, "main", foe), "roll", "buy 0", "focus")
    assert g.enemies[0].dead
    first, second = table.events(Defended)
    assert (first.hits, first.magic, first.damage) == (2, 2, 0)
    assert second.hits >= 2
    assert g.turn.actions == 0


@rule("SS-ACT-05", "SS-COMPAN-16")
def test_an_attack_is_focused_once_per_round_before_the_roll() -> None:
    table, foe = duel("orc-warrior-red-1", "r.miss r.miss r.miss r.miss", actions=2)
    table.run(hero_attack(table.g, 0, "main", foe), "focus")
    assert hits_of(table) == 1
    assert table.g.turn.actions == 1
    table.run(hero_attack(table.g, 0, "main", foe))
    assert hits_of(table) == 0


@rule("SS-ACT-05")
def test_nobody_focuses_without_an_action_or_outside_the_own_turn() -> None:
    for active, segment, actions in ((0, "hero", 0), (1, "hero", 1), (0, "enemy", 1)):
        table, foe = duel("orc-warrior-red-1", "r.miss r.miss", actions=actions)
        table.g.active, table.g.segment = active, segment
        table.run(hero_attack(table.g, 0, "main", foe))
        assert hits_of(table) == 0


@rule("SS-ACT-05", "SS-COND-18")
def test_a_slowed_hero_who_fights_has_no_action_left_to_focus() -> None:
    table, foe = duel("orc-warrior-red-1", "r.miss r.miss", actions=2)
    table.g.figures[0].conditions = BIT["slowed"]
    table.run(do_activity(table.g, 0, Attack("main", foe)))
    assert hits_of(table) == 0
    assert table.g.turn.actions == 2


@rule("SS-EVENT-18")
def test_at_night_every_hero_attack_of_the_first_quest_has_one_hit_less() -> None:
    table = quest_table("night: [hero-hits -1]\nstarts: night", dice="r.hit+hit r.hit")
    table.put(1, FAR_AREA)
    table.g.turn.actions = 0
    foe = table.enemy("raider-green-1", HERE)
    table.run(hero_attack(table.g, 0, "main", foe))
    assert hits_of(table) == 2


@rule("SS-AI-40")
def test_an_enemy_fights_by_the_same_steps() -> None:
    table, foe = duel("raider-green-1", "r.hit r.hit+hit b.miss")
    table.g.heroes[0].off = ""
    table.run(enemy_attack(table.g, foe, "main", 0))
    defended = table.events(Defended)[0]
    assert (defended.hits, defended.armor, defended.damage) == (3, 1, 2)
    s = strike(foe, 2)
    table.run(attack(table.g, s))
    assert s.dealt == {foe: 1}


@rule("SS-AI-42")
def test_of_effects_with_equal_costs_the_controlling_player_chooses_unless_all_can_be_bought() -> None:
    spends = (Spend((SKILL,), (boons.Hits(),)), Spend((SKILL,), (boons.Knockdown(),)))
    table, foe = duel(dice="r.skill")
    table.run(attack(table.g, Strike(foe, 0, "test", (0, 1, 0), spends=spends)), "buy 1")
    assert table.g.figures[0].down
    assert hits_counted(table) == 0
    table, foe = duel(dice="r.skill r.skill b.miss")
    table.g.heroes[0].armor, table.g.heroes[0].off = "", ""
    table.run(attack(table.g, Strike(foe, 0, "test", (0, 2, 0), spends=spends)))
    assert table.g.figures[0].down
    assert hits_counted(table) == 1


@rule("SS-BEST-11", "SS-ITEMCARD-03")
def test_an_attack_that_is_turned_on_the_troll_does_not_trip_it() -> None:
    table, foe = duel("troll", "b.hit+magic b.miss")
    g = table.g
    g.segment, g.heroes[0].off = "enemy", "golden-mirror"
    s = Strike(foe, 0, "test", (1, 0, 0), spends=(Spend((), (boons.Trip(),)),))
    table.run(attack(g, s), "react golden-mirror 0")
    assert not g.figures[foe].down
    assert list(s.dealt) == [foe]


@rule("SS-EFFECT-03")
def test_a_critical_is_avoided_only_with_the_whole_attack() -> None:
    """A dodge that leaves no hit leaves no critical."""
    table = quest_table(first="laegon-archer", second="ecarus-white-rose")
    g = table.g
    g.segment, g.active = "enemy", 1
    g.heroes[0].powers, g.heroes[0].cooling, g.heroes[0].rank = ("dodge",), (0,), 7
    table.put(1, "16a.3")
    enemy = table.enemy("raider-green-1", "14a.1")
    g.decks.criticals.cards = ("stunned",)
    crit = Spend((), (boons.Crit(),))
    table.run(attack(g, Strike(enemy, 0, "sword", (1, 0, 0), spends=(crit,))), "react dodge 0")
    assert g.decks.criticals.cards == ("stunned",)
    assert not g.figures[0].conditions
