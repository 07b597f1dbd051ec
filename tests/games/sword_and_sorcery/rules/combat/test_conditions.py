"""Body conditions of heroes and enemies, fire, criticals, Bash, AoE and Lethal."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tabletome.engine.ledger import Break, rule
from tabletome.games.sword_and_sorcery.content.box import CRITICAL_TOKENS
from tabletome.games.sword_and_sorcery.content.notation import boons
from tabletome.games.sword_and_sorcery.content.notation.attacks import Spend, always
from tabletome.games.sword_and_sorcery.content.notation.quests import StoryPlace
from tabletome.games.sword_and_sorcery.content.tokens import (
    CRITICAL,
    Condition,
    Injury,
    ShatterShields,
    Wound,
)
from tabletome.games.sword_and_sorcery.events import ActivationSkipped, Conditioned, EnemyActivated, Evaded
from tabletome.games.sword_and_sorcery.rules.combat.attack import attack
from tabletome.games.sword_and_sorcery.rules.combat.conditions import (
    afflict,
    conditions_of,
    cure,
    draw_critical,
    end_turn_conditions,
    ignite,
    injure,
    place_fire,
)
from tabletome.games.sword_and_sorcery.rules.combat.death import lose_hp
from tabletome.games.sword_and_sorcery.rules.combat.defence import armor_value, defend
from tabletome.games.sword_and_sorcery.rules.combat.strike import Strike
from tabletome.games.sword_and_sorcery.rules.combat.weapon_attacks import reacting_enemies
from tabletome.games.sword_and_sorcery.rules.enemies import activation
from tabletome.games.sword_and_sorcery.rules.enemies.activation import activate
from tabletome.games.sword_and_sorcery.rules.flow import time_phase
from tabletome.games.sword_and_sorcery.rules.hero_turn import hero_turn, turn_options
from tabletome.games.sword_and_sorcery.rules.map.control import controls
from tabletome.games.sword_and_sorcery.rules.map.movement import push, put_in, ways_from
from tabletome.games.sword_and_sorcery.state import (
    BLIND,
    HERO,
    POISONED,
    POISONED_TWICE,
    SLOW,
    STUN,
    FireToken,
    PowerToken,
)
from tests.games.sword_and_sorcery.questing import Table, let_fly, quest_table

ECARUS: dict[str, Any] = {"first": "ecarus-white-rose", "second": "laegon-archer"}


def verbs(table: Table, hero: int = 0) -> set[str]:
    return {str(option).split()[0] for option in turn_options(table.g, hero)}


def strike(table: Table, attacker: int, target: int, hits: int, *spends: Spend, dice: str = "b.miss " * 6) -> Strike:
    """An attack of fixed hits with no other bonus."""
    table.dice(dice)
    s = Strike(attacker, target, "test", (hits, 0, 0), spends=spends)
    finish(attack(table.g, s))
    return s


def finish(script: Any) -> Any:
    """Decline everything that is offered."""
    try:
        decision = next(script)
        while True:
            done = [option for option in decision.options if str(option) in ("done", "roll")]
            decision = script.send((done or list(decision.options))[0])
    except StopIteration as end:
        return end.value


# ---------------------------------------------------------------- body conditions of heroes


@rule("SS-COND-01", breaks=Break("rules/combat/conditions.py", "return found + list(it.injuries)", "return found"))
@rule("SS-COND-02")
def test_a_hero_can_have_every_condition_at_once() -> None:
    table = quest_table()
    for condition in ("blinded", "slowed", "stunned", "poison-1", "knockdown"):
        afflict(table.g, 0, condition)
    injure(table.g, 0, "injury-hits")
    assert set(conditions_of(table.g, 0)) == {
        "blinded", "slowed", "stunned", "poison-1", "knockdown", "injury-hits",
    }  # fmt: skip


@rule("SS-COND-03")
@pytest.mark.parametrize("condition", ["blinded", "slowed", "stunned", "poison-1", "poison-2", "knockdown"])
def test_a_condition_that_is_there_already_costs_a_point_instead(condition: str) -> None:
    table = quest_table()
    afflict(table.g, 0, condition)
    assert table.g.figures[0].wounds == 0
    afflict(table.g, 0, condition)
    assert table.g.figures[0].wounds == 1
    assert len(conditions_of(table.g, 0)) == len(table.events(Conditioned)) == 1


@rule("SS-COND-04", "SS-COND-10")
def test_conditions_and_injuries_can_be_removed() -> None:
    table = quest_table()
    for condition in ("blinded", "poison-2", "knockdown"):
        afflict(table.g, 0, condition)
    injure(table.g, 0, "injury-armor")
    for condition in conditions_of(table.g, 0):
        cure(table.g, 0, condition)
    assert conditions_of(table.g, 0) == []
    assert "injury-armor" in table.g.decks.criticals.discards


@rule("SS-COND-06", "SS-COND-09")
def test_a_knocked_down_hero_lies_cannot_fight_and_has_no_armor() -> None:
    table = quest_table(**ECARUS)
    table.enemy("gremlin-green-1", "14a.1")
    table.g.figures[0].armor_bonus = 1
    assert "attack" in verbs(table)
    assert armor_value(table.g, 0) >= 1
    afflict(table.g, 0, "knockdown")
    assert table.g.figures[0].down
    assert "attack" not in verbs(table)
    assert armor_value(table.g, 0) == 0
    table.put(1, "16a.3")
    assert not controls(table.g, HERO, table.area("14a.1"))


@rule("SS-COND-07", "SS-COND-08", "SS-ACT-04")
def test_a_hero_gets_up_by_a_dash_or_by_a_point_of_movement_and_goes_on() -> None:
    table = quest_table()
    afflict(table.g, 0, "knockdown")
    assert "go" not in verbs(table)
    assert {"stand-up", "dash"} <= verbs(table)
    table.run(hero_turn(table.g), "dash")
    assert not table.g.figures[0].down
    assert "go" in verbs(table)
    table = quest_table(**ECARUS)
    afflict(table.g, 0, "knockdown")
    table.run(hero_turn(table.g), "stand-up")
    assert table.g.turn.movement_points == 2
    assert "go" in verbs(table)


@rule("SS-COND-11", "SS-COND-12")
def test_injuries_take_hits_armor_health_and_symbols() -> None:
    table = quest_table(**ECARUS)
    g = table.g
    enemy = table.enemy("orc-warrior-red-1", "14a.2")
    g.figures[0].armor_bonus = 3
    before = armor_value(g, 0)
    injure(g, 0, "injury-armor")
    assert armor_value(g, 0) == before - 1
    most = g.most_hp(0)
    injure(g, 0, "injury-hp-2")
    assert g.most_hp(0) == most - 2
    g.turn.actions = 0
    injure(g, 0, "injury-hits")
    assert strike(table, 0, enemy, 3).hits == 2
    g.figures[1].wounds = g.most_hp(1) - 1
    injure(g, 1, "injury-hp-1")
    assert g.figures[1].ghost, "wounds equal the new maximum"


@rule("SS-COND-13", "SS-COND-14")
def test_poison_hurts_in_the_time_phase_and_then_a_save_may_end_it() -> None:
    for condition, bit, damage in (("poison-1", POISONED, 1), ("poison-2", POISONED_TWICE, 2)):
        table = quest_table(**ECARUS)
        table.put(1, "16a.3")
        afflict(table.g, 0, condition)
        table.dice("b.miss")
        table.run(time_phase(table.g))
        assert table.g.figures[0].wounds == damage
        assert table.g.figures[0].conditions & bit
        table.dice("b.shield")
        save = table.g.heroes[0].card.save
        from tabletome.games.sword_and_sorcery.content.dice import BLUE_FACES

        table.g.rng.faces = [next(n for n, face in enumerate(BLUE_FACES) if save in face)]
        table.run(time_phase(table.g))
        assert table.g.figures[0].wounds == 2 * damage
        assert not table.g.figures[0].conditions


@rule("SS-COND-15")
def test_poison_two_on_poison_one_turns_the_token_and_hurts_at_once() -> None:
    table = quest_table()
    afflict(table.g, 0, "poison-1")
    afflict(table.g, 0, "poison-2")
    assert table.g.figures[0].conditions == POISONED_TWICE
    assert table.g.figures[0].wounds == 1


@rule("SS-COND-13", "SS-COND-15")
@pytest.mark.parametrize(
    ("first", "second", "after"),
    [
        ("poison-1", "poison-1", POISONED),
        ("poison-1", "poison-2", POISONED_TWICE),
        ("poison-2", "poison-1", POISONED_TWICE),
        ("poison-2", "poison-2", POISONED_TWICE),
    ],
)
def test_poison_never_gets_weaker_and_a_repeated_one_hurts(first: str, second: str, after: int) -> None:
    table = quest_table()
    afflict(table.g, 0, first)
    afflict(table.g, 0, second)
    assert table.g.figures[0].conditions == after
    assert table.g.figures[0].wounds == 1


@rule("SS-COND-17", "SS-COND-19", "SS-COND-21")
def test_only_conditions_of_the_own_turn_outlast_it() -> None:
    for active, segment, lasts in ((0, "hero", True), (1, "hero", False), (0, "enemy", False)):
        table = quest_table()
        table.g.active, table.g.segment = active, segment
        afflict(table.g, 0, "blinded")
        end_turn_conditions(table.g, 0)
        assert bool(table.g.figures[0].conditions) == lasts, (active, segment)
        end_turn_conditions(table.g, 0)
        assert not table.g.figures[0].conditions


@rule("SS-COND-17", "SS-COND-13")
def test_the_end_of_a_turn_cures_no_poison_and_no_knockdown() -> None:
    table = quest_table()
    table.g.segment = "enemy"
    for condition in ("poison-2", "knockdown", "slowed"):
        afflict(table.g, 0, condition)
    end_turn_conditions(table.g, 0)
    assert conditions_of(table.g, 0) == ["poison-2", "knockdown"]


@rule("SS-COND-04", "SS-COND-17")
def test_a_cured_condition_that_comes_again_in_another_turn_does_not_outlast_the_next() -> None:
    table = quest_table()
    afflict(table.g, 0, "blinded")
    cure(table.g, 0, "blinded")
    assert table.g.figures[0].new_conditions == 0


@rule("SS-EFFECT-18")
def test_fire_placed_in_an_area_burns_only_those_who_are_there() -> None:
    table = quest_table()
    table.put(1, "14a.2")
    place_fire(table.g, table.area("14a.1"), 1)
    assert [table.g.figures[hero].fire1 for hero in (0, 1)] == [1, 0]
    place_fire(table.g, table.area("14a.2"), 2)
    assert [table.g.figures[hero].fire2 for hero in (0, 1)] == [0, 1]


@rule("SS-EFFECT-05", "SS-ITEM-27")
def test_a_shatter_token_takes_all_magic_shields_and_wounds_nobody() -> None:
    table = quest_table()
    table.g.figures[0].magic_shields = 3
    table.top("criticals", "shatter", "wound-2")
    draw_critical(table.g, 0)
    assert (table.g.figures[0].magic_shields, table.g.figures[0].wounds) == (0, 0)
    draw_critical(table.g, 0)
    assert table.g.figures[0].wounds == 2


@rule("SS-EFFECT-04")
def test_without_tokens_a_crit_does_nothing() -> None:
    table = quest_table()
    table.g.decks.criticals.cards = table.g.decks.criticals.discards = ()
    draw_critical(table.g, 0)
    assert (table.g.figures[0].wounds, table.g.figures[0].injuries) == (0, ())


@rule("SS-EFFECT-08")
@rule("SS-EFFECT-09", breaks=Break("content/tokens.py", 'Injury(hp=1, stronger="injury-hp-2")', "Injury(hp=1)"))
def test_a_weaker_injury_on_a_stronger_one_is_a_wound_and_both_tokens_are_accounted_for() -> None:
    table = quest_table()
    injure(table.g, 0, "injury-hp-2")
    injure(table.g, 0, "injury-hp-1")
    assert (table.g.figures[0].injuries, table.g.figures[0].wounds) == (("injury-hp-2",), 1)
    assert table.g.decks.criticals.discards == ("injury-hp-1",)


@rule("SS-COND-12")
def test_an_injury_to_the_hp_kills_whoever_has_no_more() -> None:
    table = quest_table()
    table.g.figures[0].wounds = table.g.most_hp(0) - 2
    injure(table.g, 0, "injury-hp-1")
    assert not table.g.figures[0].ghost
    injure(table.g, 0, "injury-hp-2")
    assert table.g.figures[0].ghost


@rule("SS-TERR-19", "SS-EFFECT-18")
def test_whoever_dies_of_danger_finds_no_story() -> None:
    table = quest_table("map: [17a at 0 0, 18b at 6 0]\nstart: [17a.1]\ngates: []\nshrines: []")
    g = table.g
    g.map.stories = (StoryPlace(table.area("18b.2"), "over"),)
    assert g.board.terrain(table.area("18b.2")) == "dangerous"
    g.figures[0].max_hp = 1
    put_in(g, 0, table.area("18b.2"))
    assert g.figures[0].ghost
    assert g.story.due == ()
    foe = table.enemy("raider-green-1", "17a.1")
    put_in(g, foe, table.area("18b.2"))
    assert g.figures[foe].wounds == 0
    assert g.story.due == (), "an enemy finds none either"
    put_in(g, 1, table.area("18b.2"))
    assert g.story.due == ("over",)


@rule("SS-EFFECT-18")
def test_whoever_enters_elsewhere_does_not_burn_and_a_snare_catches_only_enemies_in_its_area() -> None:
    table = quest_table()
    g = table.g
    g.map.fires = (FireToken(table.area("14a.3"), 1),)
    g.map.tokens = (PowerToken("snare-trap", table.area("14a.2")),)
    put_in(g, 0, table.area("14a.2"))
    assert (g.figures[0].fire1, g.figures[0].conditions) == (0, 0)
    foe = table.enemy("raider-green-1", "16a.2")
    put_in(g, foe, table.area("16a.1"))
    assert g.figures[foe].conditions == 0
    assert len(g.map.tokens) == 1


@rule("SS-COND-16")
def test_a_blinded_hero_saves_before_each_activity_or_spends_it_in_vain() -> None:
    table = quest_table(**ECARUS)
    afflict(table.g, 0, "blinded")
    table.dice("b.miss")
    table.run(hero_turn(table.g), f"go {table.area('14a.2')}")
    assert table.g.figures[0].at == table.area("14a.1")
    assert table.g.turn.movement_begun
    assert "go" not in verbs(table)


@rule("SS-COND-17", "SS-COND-19", "SS-COND-21")
def test_conditions_of_a_turn_end_with_the_next_turn_and_not_with_the_one_they_came_in() -> None:
    table = quest_table()
    g = table.g
    for condition in ("blinded", "slowed", "stunned"):
        afflict(g, 0, condition)
    end_turn_conditions(g, 0)
    assert g.figures[0].conditions == BLIND | SLOW | STUN, "received in the own turn"
    end_turn_conditions(g, 0)
    assert g.figures[0].conditions == 0
    g.segment = "enemy"
    afflict(g, 0, "blinded")
    end_turn_conditions(g, 0)
    assert g.figures[0].conditions == 0


@rule("SS-COND-18")
def test_a_slowed_hero_does_one_thing_besides_free_actions() -> None:
    table = quest_table("search: {14a.2: {hit: [souls 1]}}", **ECARUS)
    afflict(table.g, 0, "slowed")
    assert {"go", "reorganize"} <= verbs(table)
    table.run(hero_turn(table.g), f"go {table.area('14a.2')}")
    table.g.turn.movement_open = False
    assert not {"go", "reorganize", "attack", "dash", "search"} & verbs(table)
    assert "drop" in verbs(table)


# ---------------------------------------------------------------- fire


@rule("SS-EFFECT-15", "SS-EFFECT-16", "SS-EFFECT-17")
def test_fire_burns_once_or_twice_and_tokens_add_up() -> None:
    table = quest_table()
    ignite(table.g, 0, 1)
    ignite(table.g, 0, 2)
    table.run(time_phase(table.g))
    assert table.g.figures[0].wounds == 2
    table.run(time_phase(table.g))
    assert table.g.figures[0].wounds == 3
    table.run(time_phase(table.g))
    assert table.g.figures[0].wounds == 3


@rule("SS-EFFECT-18")
@rule(
    "SS-EFFECT-19",
    breaks=Break("rules/flow.py", "for fire in g.map.fires if fire.level > 1", "for fire in g.map.fires"),
)
def test_fire_in_an_area_burns_all_who_are_there_and_all_who_enter_until_it_is_gone() -> None:
    table = quest_table()
    g = table.g
    table.put(1, "14a.2")
    enemy = table.enemy("orc-warrior-red-1", "14a.1")
    place_fire(g, table.area("14a.1"), 2)
    assert [g.figures[figure].fire2 for figure in (0, 1, enemy)] == [1, 0, 1]
    put_in(g, 1, table.area("14a.1"))
    assert g.figures[1].fire2 == 1
    table.run(time_phase(g))
    assert g.map.fires == (FireToken(table.area("14a.1"), 1),), "turned to its other side"
    table.run(time_phase(g))
    assert g.map.fires == ()


# ---------------------------------------------------------------- criticals


@rule("SS-EFFECT-04", "SS-EFFECT-05", "SS-COMP-03", "SS-SETUP-09")
def test_fifteen_critical_tokens_of_three_colours_are_mixed() -> None:
    table = quest_table()
    assert sorted(table.g.decks.criticals.cards) == sorted(CRITICAL_TOKENS)
    assert len(CRITICAL_TOKENS) == 15
    assert set(CRITICAL_TOKENS) == set(CRITICAL)
    colours = Counter(type(CRITICAL[token]) for token in CRITICAL_TOKENS)
    assert colours == {Wound: 3, ShatterShields: 1, Condition: 6, Injury: 5}


@rule("SS-EFFECT-04", "SS-EFFECT-05", "SS-EFFECT-06")
def test_green_and_blue_tokens_are_discarded_and_red_ones_stay() -> None:
    table = quest_table()
    g = table.g
    g.figures[0].magic_shields = 2
    table.top("criticals", "wound-2")
    draw_critical(g, 0)
    assert g.figures[0].wounds == 2
    g.decks.criticals.cards = ("shatter",)
    draw_critical(g, 0)
    assert g.figures[0].magic_shields == 0
    g.decks.criticals.cards = ("stunned",)
    draw_critical(g, 0)
    assert g.figures[0].conditions & STUN
    assert g.decks.criticals.discards == ("wound-2", "shatter", "stunned")
    g.decks.criticals.cards = ("injury-hits",)
    draw_critical(g, 0)
    assert g.figures[0].injuries == ("injury-hits",)
    assert "injury-hits" not in g.decks.criticals.discards


@rule("SS-GOLD-04")
def test_used_tokens_form_a_new_supply_when_it_is_empty() -> None:
    table = quest_table()
    table.g.decks.criticals.cards, table.g.decks.criticals.discards = (), ("wound-1",)
    draw_critical(table.g, 0)
    assert table.g.figures[0].wounds == 1


@rule("SS-EFFECT-07", "SS-EFFECT-08", "SS-EFFECT-09")
def test_a_repeated_injury_is_a_wound_and_a_stronger_one_takes_its_place() -> None:
    table = quest_table()
    g = table.g
    injure(g, 0, "injury-hp-1")
    injure(g, 0, "injury-hp-2")
    assert g.figures[0].injuries == ("injury-hp-2",)
    assert g.figures[0].wounds == 0
    assert "injury-hp-1" in g.decks.criticals.discards
    injure(g, 0, "injury-hp-2")
    assert g.figures[0].wounds == 1
    injure(g, 0, "injury-hp-1")
    assert g.figures[0].wounds == 2, "a weaker one of the kind adds nothing else"
    assert g.figures[0].injuries == ("injury-hp-2",)


@rule("SS-EFFECT-01", "SS-EFFECT-02")
def test_a_crit_needs_a_hit_and_strikes_before_the_defence() -> None:
    table = quest_table(**ECARUS)
    g = table.g
    g.turn.actions = 0
    table.put(1, "16a.3")
    enemy = table.enemy("orc-warrior-red-1", "14a.1")
    g.decks.criticals.cards = ("stunned",) * 3
    strike(table, 0, enemy, 0, always(boons.Crit()))
    assert not g.figures[enemy].conditions
    strike(table, 0, enemy, 1, always(boons.Crit()))
    assert g.figures[enemy].wounds == 0, "the armor stopped the hit"
    assert g.figures[enemy].conditions & STUN, "but not the critical"


# ---------------------------------------------------------------- Bash, AoE, Lethal


@rule("SS-EFFECT-10", "SS-EFFECT-12")
def test_bash_needs_a_hit_and_pushes_back_to_where_the_target_came_from() -> None:
    table = quest_table(**ECARUS)
    g = table.g
    g.turn.actions = 0
    enemy = table.enemy("orc-warrior-red-1", "14a.3")
    put_in(g, enemy, table.area("14a.2"))
    put_in(g, 0, table.area("14a.2"))
    strike(table, 0, enemy, 0, always(boons.Bash()))
    assert g.figures[enemy].at == table.area("14a.2")
    strike(table, 0, enemy, 1, always(boons.Bash()))
    assert g.figures[enemy].at == table.area("14a.3")


@rule("SS-EFFECT-12")
def test_a_target_that_never_moved_is_pushed_where_its_own_side_chooses() -> None:
    table = quest_table()
    enemy = table.enemy("orc-warrior-red-1", "14a.2")
    decision = table.asked(push(table.g, enemy))
    assert {str(option) for option in decision.options} == {
        f"area {table.area('14a.1')}",
        f"area {table.area('14a.3')}",
    }


@rule("SS-TERR-16", "SS-MOVE-18")
def test_only_flying_enemies_are_pushed_over_a_barrier(monkeypatch: pytest.MonkeyPatch) -> None:
    let_fly(monkeypatch, "orc-king-unbound")
    table = quest_table("map: [17a at 0 0, 18b at 6 0]\nstart: [17a.1]\ngates: []\nshrines: []")
    over = table.area("17a.2")
    king, raider = table.enemy("orc-king-unbound", "17a.1"), table.enemy("raider-green-1", "17a.1")
    assert over in ways_from(table.g, king)
    assert over not in ways_from(table.g, raider)
    assert over not in ways_from(table.g, 0)


@rule("SS-EFFECT-11")
def test_the_attack_goes_on_though_the_target_has_been_pushed_away() -> None:
    table = quest_table(**ECARUS)
    g = table.g
    g.turn.actions = 0
    enemy = table.enemy("raider-green-1", "14a.2")
    put_in(g, enemy, table.area("14a.1"))
    struck = strike(table, 0, enemy, 3, always(boons.Bash()))
    assert g.figures[enemy].at == table.area("14a.2")
    assert struck.dealt[enemy] > 0


@rule("SS-EFFECT-13", "SS-EFFECT-14")
def test_nothing_holds_whoever_is_pushed_and_no_enemy_strikes_at_a_pushed_hero() -> None:
    table = quest_table()
    g = table.g
    table.enemy("gremlin-green-1", "14a.1")
    g.figures[0].conditions = STUN
    g.figures[0].down = True
    table.run(push(g, 0))
    assert g.figures[0].at == table.area("14a.2")
    assert table.events(Evaded) == []


@rule("SS-EFFECT-20", "SS-EFFECT-21", "SS-EFFECT-22", "SS-EFFECT-23", "SS-AI-48")
def test_aoe_reaches_all_of_the_faction_around_and_each_defends_alone() -> None:
    table = quest_table(**ECARUS)
    g = table.g
    g.turn.actions = 0
    table.put(1, "14a.2")
    near = table.enemy("raider-green-1", "14a.1")
    same = table.enemy("raider-green-2", "14a.1")
    beside = table.enemy("raider-blue-1", "14a.2")
    far = table.enemy("raider-blue-2", "14a.3")
    alone = strike(table, 0, near, 2)
    assert set(alone.dealt) == {near}
    around = strike(table, 0, near, 2, always(boons.Aoe(0)))
    assert set(around.dealt) == {near, same}
    wide = strike(table, 0, near, 2, always(boons.Aoe(1)))
    assert set(wide.dealt) == {near, same, beside}
    assert g.figures[far].wounds == 0
    assert g.figures[1].wounds == 0, "heroes are of the other faction"


@rule("SS-EFFECT-24", "SS-EFFECT-25", "SS-EFFECT-26")
def test_lethal_hits_pass_armor_and_dice_but_not_magic_shields_and_resistances() -> None:
    table = quest_table()
    g = table.g
    orc = table.enemy("orc-warrior-red-1", "14a.1")
    assert finish(defend(g, orc, 2, 2, "", 0, 0)) == 2, "armor 2 does not help"
    shaman = table.enemy("orc-shaman-green-1", "14a.1")
    g.figures[shaman].magic_shields = 2
    assert finish(defend(g, shaman, 2, 2, "", 0, 0)) == 0
    gremlin = table.enemy("gremlin-blue-1", "14a.1")
    assert finish(defend(g, gremlin, 1, 1, "slash", 0, 0)) == 0, "resists slash"


@rule("SS-EFFECT-24")
def test_an_attack_without_a_hit_is_not_lethal_even_if_a_weakness_adds_one() -> None:
    table = quest_table(**ECARUS)
    g = table.g
    g.turn.actions = 0
    orc = table.enemy("orc-warrior-red-1", "14a.1")
    table.enemy("raider-green-1", "14a.1")
    blow = Strike(0, orc, "broadsword", (0, 0, 0), "mystic", (always(boons.Lethal(1)),))
    table.run(attack(g, blow))
    assert blow.hits == 0
    assert g.figures[orc].wounds == 0, "Mystic adds a hit, which its armor stops"
    blow = Strike(0, orc, "broadsword", (1, 0, 0), "mystic", (always(boons.Lethal(1)),))
    table.run(attack(g, blow))
    assert g.figures[orc].wounds == 1


@rule("SS-EFFECT-27")
def test_one_lethal_hit_kills_a_red_gremlin_with_one_point_left() -> None:
    table = quest_table(**ECARUS)
    g = table.g
    g.turn.actions = 0
    enemy = table.enemy("gremlin-red-1", "14a.1")
    g.figures[enemy].wounds = g.most_hp(enemy) - 1
    strike(table, 0, enemy, 1, always(boons.Lethal(1)))
    assert g.figures[enemy].at < 0


@rule("SS-EFFECT-28")
def test_two_of_four_hits_are_lethal_and_the_armor_of_the_orc_stops_the_other_two() -> None:
    table = quest_table()
    orc = table.enemy("orc-warrior-red-1", "14a.1")
    table.dice("")
    assert finish(defend(table.g, orc, 4, 2, "", 0, 0)) == 2


# ---------------------------------------------------------------- enemies


@rule("SS-ECOND-01")
def test_conditions_of_an_enemy_go_with_its_death() -> None:
    table = quest_table()
    enemy = table.enemy("gremlin-green-1", "14a.2")
    afflict(table.g, enemy, "blinded")
    injure(table.g, enemy, "injury-hits")
    assert conditions_of(table.g, enemy) == ["blinded", "injury-hits"]
    lose_hp(table.g, enemy, 99)
    assert table.g.figures[enemy].conditions == 0
    assert "injury-hits" in table.g.decks.criticals.discards


@rule(
    "SS-ECOND-02", "SS-COND-05",
    breaks=Break("rules/enemies/activation.py", "        g.figures[figure].down = False\n", "        pass\n"),
)  # fmt: skip
def test_a_knocked_down_enemy_gets_up_when_it_is_activated_and_acts() -> None:
    table = quest_table(dice="b.miss " * 20)
    enemy = table.enemy("gremlin-green-1", "14a.1")
    afflict(table.g, enemy, "knockdown")
    assert armor_value(table.g, enemy) == 0
    finish(activate(table.g, 0))
    assert not table.g.figures[enemy].down
    assert table.events(EnemyActivated)


@rule("SS-ECOND-03")
def test_injuries_work_on_enemies_as_on_heroes() -> None:
    table = quest_table()
    enemy = table.enemy("orc-warrior-red-1", "14a.1")
    before = armor_value(table.g, enemy), table.g.most_hp(enemy)
    injure(table.g, enemy, "injury-armor")
    injure(table.g, enemy, "injury-hp-2")
    assert (armor_value(table.g, enemy), table.g.most_hp(enemy)) == (before[0] - 1, before[1] - 2)


@rule("SS-ECOND-04")
def test_a_slowed_enemy_does_only_the_first_sentence_of_its_behaviour() -> None:
    table = quest_table(dice="b.miss " * 20)
    enemy = table.enemy("gremlin-green-1", "14a.3")
    afflict(table.g, enemy, "slowed")
    finish(activate(table.g, 0))
    assert table.g.figures[enemy].at == table.area("14a.1"), "it moved and engaged"
    assert table.g.figures[0].wounds == table.g.figures[1].wounds == 0, "and did not attack"
    assert not table.g.figures[enemy].conditions


@rule("SS-ECOND-05")
def test_a_poisoned_enemy_never_saves() -> None:
    table = quest_table()
    enemy = table.enemy("orc-warrior-red-1", "16a.3")
    afflict(table.g, enemy, "poison-1")
    for damage in (1, 2, 3):
        table.run(time_phase(table.g))
        (foe,) = table.g.foes()
        assert table.g.figures[foe].wounds == damage


@rule("SS-ECOND-06")
@rule(
    "SS-ECOND-07",
    breaks=Break(
        "rules/enemies/movement.py",
        "        if it.at == goal or not it.is_on_map:\n",
        "        if it.at == goal:\n            put_in(g, leader, g.board.steps[goal][0])\n",
    ),
)
def test_a_blinded_enemy_uses_its_last_behaviour_and_sees_nobody() -> None:
    table = quest_table()
    enemy = table.enemy("gremlin-green-1", "14a.1")
    afflict(table.g, enemy, "blinded")
    finish(activate(table.g, 0))
    (event,) = table.events(EnemyActivated)
    scroll = table.g.scroll_of(0)
    assert event.behaviour == len(scroll.behaviours) - 1
    assert table.g.figures[0].wounds == 0
    assert table.g.figures[enemy].at == table.area("14a.1"), "it is there already"
    assert not table.g.figures[enemy].conditions


@rule("SS-ECOND-08")
def test_a_stunned_enemy_loses_its_token_instead_of_acting() -> None:
    table = quest_table()
    enemy = table.enemy("gremlin-green-1", "14a.1")
    afflict(table.g, enemy, "stunned")
    finish(activate(table.g, 0))
    assert table.events(ActivationSkipped)
    assert not table.events(EnemyActivated)
    assert not table.g.figures[enemy].conditions


@rule("SS-ECOND-09")
def test_an_enemy_stunned_while_it_moves_does_nothing_more_and_keeps_the_token() -> None:
    """A snare in the way slows; a stun that comes in the middle ends what it was about to do."""
    table = quest_table(dice="b.miss " * 10)
    enemy = table.enemy("gremlin-green-1", "14a.3")
    g = table.g
    script = activate(g, 0)
    enemies: Any = activation
    original = enemies.walk

    def walk_and_stun(*args: Any, **more: Any) -> Any:
        moved = yield from original(*args, **more)
        afflict(g, enemy, "stunned")
        return moved

    enemies.walk = walk_and_stun
    try:
        finish(script)
    finally:
        enemies.walk = original
    assert g.figures[enemy].at == table.area("14a.1")
    assert g.figures[0].wounds == g.figures[1].wounds == 0
    assert g.figures[enemy].conditions & STUN


@rule("SS-ECOND-10", "SS-ECOND-06")
def test_stunned_and_blinded_enemies_make_no_reaction_attacks() -> None:
    table = quest_table()
    stunned = table.enemy("gremlin-green-1", "14a.1")
    blinded = table.enemy("raider-green-1", "14a.1")
    ready = table.enemy("orc-warrior-green-1", "14a.1")
    afflict(table.g, stunned, "stunned")
    afflict(table.g, blinded, "blinded")
    assert reacting_enemies(table.g, table.area("14a.1")) == [ready]
