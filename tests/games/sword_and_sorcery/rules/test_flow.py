"""Rounds: Time Phase, Battle Phase with hero turns and enemy turns, and how a quest ends in defeat."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.sword_and_sorcery.content.enemies import ENEMY_POWERS
from tabletome.games.sword_and_sorcery.content.notation.attacks import Boost
from tabletome.games.sword_and_sorcery.events import EncounterDrawn, RoundBegan, TurnSkipped, Wounded
from tabletome.games.sword_and_sorcery.rules import phases
from tabletome.games.sword_and_sorcery.rules.combat.death import hero_dies, lose_hp
from tabletome.games.sword_and_sorcery.rules.event_phase import event_phase
from tabletome.games.sword_and_sorcery.rules.flow import (
    activate_next,
    begin_turn,
    clear_table,
    end_hero_turn,
    enemy_turn,
    expire,
    next_turn,
    recover_over_time,
    settle,
    soul_step,
    suffer_over_time,
    time_phase,
)
from tabletome.games.sword_and_sorcery.rules.ghost_turn import GHOST_ACTS, ghost_turn
from tabletome.games.sword_and_sorcery.rules.hero_turn import hero_turn, pay, turn_options
from tabletome.games.sword_and_sorcery.rules.heroes.gear import magic_shields
from tabletome.games.sword_and_sorcery.state import POISONED, POISONED_TWICE, STUN, FireToken, PowerToken
from tests.games.sword_and_sorcery.questing import Table, quest_table, things

DOOR = "doors: {oak: door 14a.1 14a.2, iron: locked 14a.2 14a.3}"


def verbs(table: Table, hero: int = 0) -> set[str]:
    return {str(option).split()[0] for option in turn_options(table.g, hero)}


@rule("SS-ROUND-01", "SS-ROUND-02")
def test_a_round_is_a_time_phase_a_battle_phase_and_an_event_phase() -> None:
    table = quest_table()
    g = table.g
    g.phase = phases.TIME_PHASE
    table.run(time_phase(g))
    assert g.phase == phases.SOUL_STEP
    assert [event.number for event in table.events(RoundBegan)] == [1]
    table.run(soul_step(g))
    assert g.phase == phases.NEXT_TURN
    for sheet in g.heroes:
        sheet.has_acted = True
    table.run(next_turn(g))
    assert g.phase == phases.EVENT_PHASE
    g.events = ("tide-of-souls", "tremor")
    table.dice("b.miss b.miss b.miss b.miss")
    table.run(event_phase(g))
    assert g.phase == phases.TIME_PHASE


@rule("SS-ROUND-03", "SS-ITEM-26", "SS-BATTLE-09")
def test_the_time_phase_deals_damage_over_time_ends_effects_restores_shields_and_turns_tokens() -> None:
    table = quest_table()
    g = table.g
    hero, sheet = g.figures[0], g.heroes[0]
    hero.fire1, hero.hit_bonus, hero.cloaked, hero.magic_shields = 1, 2, True, 0
    sheet.boosts, sheet.used, sheet.has_acted = (Boost("x", lasts=True),), ("dash",), True
    enemy = table.enemy("orc-shaman-green-1", "16a.1")
    g.figures[enemy].magic_shields = 0
    table.run(time_phase(g))
    assert hero.wounds == 1
    assert (hero.hit_bonus, hero.cloaked, sheet.boosts, sheet.used, sheet.has_acted) == (0, False, (), (), False)
    assert g.figures[enemy].magic_shields == 2


@rule("SS-EFFECT-15", "SS-EFFECT-16", "SS-COND-14", "SS-ECOND-05")
def test_fire_and_poison_are_counted_together_and_enemies_die_before_heroes() -> None:
    table = quest_table(dice="b.miss")
    g = table.g
    foe = table.enemy("raider-green-1", "14a.1")
    g.figures[foe].fire1, g.figures[foe].conditions = 3, POISONED
    g.figures[0].fire1, g.figures[0].fire2, g.figures[0].conditions = 1, 2, POISONED_TWICE
    g.figures[0].max_hp = 20
    table.run(suffer_over_time(g))
    assert g.enemies[0].dead
    assert g.figures[0].wounds == 5
    assert (g.figures[0].fire1, g.figures[0].fire2) == (2, 0), "tokens of the second level turn to the first"
    assert [event.who for event in table.events(Wounded)][:2] == ["raider-green-1", "raider-green-1"]
    assert g.figures[0].conditions == POISONED_TWICE, "the save has failed"


@rule("SS-COND-14")
@pytest.mark.parametrize("poison", [POISONED, POISONED_TWICE])
def test_a_save_after_the_damage_ends_either_poison(poison: int) -> None:
    table = quest_table(dice="b.shield")
    table.g.figures[0].conditions = poison
    table.run(suffer_over_time(table.g))
    assert table.g.figures[0].wounds == (2 if poison == POISONED_TWICE else 1)
    assert table.g.figures[0].conditions == 0


@rule("SS-COND-14", "SS-DEATH-06")
def test_a_hero_who_dies_of_poison_does_not_save_any_more() -> None:
    table = quest_table()
    table.g.figures[0].conditions, table.g.figures[0].max_hp = POISONED, 1
    table.run(suffer_over_time(table.g))
    assert table.g.figures[0].ghost


@rule("SS-EFFECT-19")
def test_fire_in_an_area_burns_down_by_one_level_a_round() -> None:
    table = quest_table()
    table.g.map.fires = (FireToken(1, 2), FireToken(2, 1))
    table.run(suffer_over_time(table.g))
    assert table.g.map.fires == (FireToken(1, 1),)
    table.run(suffer_over_time(table.g))
    assert table.g.map.fires == ()


@rule("SS-BEST-11", "SS-ENEMY-29")
def test_the_troll_regenerates_by_the_living_heroes_and_others_only_by_a_card() -> None:
    table = quest_table(heroes=3)
    g = table.g
    foes = [table.enemy(card, "16a.3") for card in ("troll", "orc-warrior-red-1", "orc-warrior-blue-1")]
    for foe, powers in zip(foes, ((), ("regrowth",), ()), strict=True):
        g.enemy_of(foe).powers = powers
        g.figures[foe].wounds = 6
    hero_dies(g, 2)
    recover_over_time(g)
    assert [g.figures[foe].wounds for foe in foes] == [4, 6 - ENEMY_POWERS["regrowth"].one, 6]


@rule("SS-ROUND-03", "SS-POWER-05")
def test_runes_and_illusions_lie_until_the_time_phase_but_a_snare_waits() -> None:
    table = quest_table()
    table.g.map.tokens = (
        PowerToken("assault-rune", 0),
        PowerToken("snare-trap", 1),
        PowerToken("protection-rune", 2),
        PowerToken("illusion", 3),
    )
    expire(table.g)
    assert table.g.map.tokens == (PowerToken("snare-trap", 1),)


@rule("SS-ITEM-26", "SS-DEATH-06")
def test_magic_shields_do_not_come_back_to_ghosts() -> None:
    table = quest_table()
    g = table.g
    for sheet in g.heroes:
        sheet.armor = "mage-robe"
    hero_dies(g, 0)
    expire(g)
    assert [g.figures[hero].magic_shields for hero in (0, 1)] == [0, magic_shields(g.heroes[1])]
    assert g.figures[1].magic_shields > 0


@rule("SS-EDEATH-06")
def test_dead_enemies_are_cleared_from_the_table_and_the_others_keep_what_they_have() -> None:
    table = quest_table()
    g = table.g
    first = table.enemy("raider-green-1", "16a.1")
    pack = table.enemy("gremlins-pack-1", "16a.2")
    last = table.enemy("gremlin-green-1", "16a.3")
    g.figures[last].wounds = 1
    lose_hp(g, first, 9)
    lose_hp(g, pack, 9)
    clear_table(g)
    assert [enemy.card for enemy in g.enemies] == ["gremlins-pack-1", "gremlin-green-1"]
    assert [enemy.figures for enemy in g.enemies] == [(3,), (4,)]
    assert [(g.figures[n].owner, g.layout.names[g.figures[n].at]) for n in (3, 4)] == [(0, "16a.2"), (1, "16a.3")]
    assert g.figures[4].wounds == 1


@rule("SS-BATTLE-05", "SS-ACT-14")
def test_nothing_of_the_last_turn_is_left_when_the_next_begins() -> None:
    table = quest_table()
    g = table.g
    (
        g.turn.movement_points,
        g.turn.movement_begun,
        g.turn.movement_open,
        g.turn.activities,
        g.turn.tumbling,
        g.turn.ignores_rank,
    ) = 3, True, True, 2, True, True
    g.turn.put_down, g.turn.left_lying, g.turn.has_dropped = things("kord"), things("sack"), True
    g.figures[1].ghost = True
    begin_turn(g, 0)
    assert (
        g.turn.movement_points,
        g.turn.movement_begun,
        g.turn.movement_open,
        g.turn.activities,
        g.turn.tumbling,
        g.turn.ignores_rank,
    ) == (0, False, False, 0, False, False)
    assert (g.turn.put_down, g.turn.left_lying, g.turn.has_dropped, g.turn.ghost_acts) == ((), None, False, ())
    g.turn.movement_open, g.turn.movement_points, g.turn.combats, g.turn.actions = True, 1, 1, 1
    table.run(end_hero_turn(g))
    assert (g.turn.movement_open, g.turn.movement_points, g.turn.combats, g.turn.actions) == (False, 0, 0, 0)


@rule("SS-DEATH-23", "SS-SOUL-07")
def test_in_the_soul_step_ghosts_return_and_heroes_rise_in_any_order() -> None:
    table = quest_table()
    g = table.g
    g.soul_points = 6
    hero_dies(g, 1)
    table.run(soul_step(g), "resurrect 1")
    assert not g.figures[1].ghost
    table.run(soul_step(g), "upgrade 0", "learn charge", "learn rose-strike")
    assert g.soul_points == 1
    assert g.phase != phases.NEXT_TURN, "there may be more to do"
    table.run(soul_step(g))
    assert g.phase == phases.NEXT_TURN


@rule("SS-END-01", "SS-END-03")
def test_a_decided_quest_finishes_wherever_it_stands() -> None:
    for step in (time_phase, next_turn, enemy_turn, activate_next):
        table = quest_table()
        table.enemy("gremlin-green-1", "16a.3")
        table.g.activation.encounter, table.g.activation.waiting = "skirmish", (0,)
        table.g.story.result = "won"
        table.run(step(table.g))
        assert table.g.phase == phases.FINISH
        assert table.g.story.result == "won"


@rule("SS-SHADOW-03", "SS-MASTER-18")
def test_before_every_turn_seen_shadows_are_revealed() -> None:
    table = quest_table("shadows: [14a.2 for 2]\nshadow-tokens: {enemy: 1}")
    table.run(settle(table.g))
    assert table.g.map.shadows == ()
    assert len(table.g.enemies) == 1


@rule("SS-ROUND-04", "SS-ROUND-05", "SS-POWER-22", "SS-POWER-23", "SS-ICON-11")
def test_powers_on_one_hourglass_refresh_and_the_others_turn_by_one() -> None:
    table = quest_table()
    sheet = table.g.heroes[0]
    sheet.powers, sheet.cooling = ("heal", "bless", "cleave", "taunt"), (1, 2, 4, 0)
    table.run(time_phase(table.g))
    assert sheet.cooling == (0, 1, 3, 0)


@rule("SS-DEATH-12")
def test_ghost_souls_cool_down_their_powers_too() -> None:
    table = quest_table()
    hero_dies(table.g, 0)
    sheet = table.g.heroes[0]
    sheet.powers, sheet.cooling = ("heal",), (2,)
    table.run(time_phase(table.g))
    assert sheet.cooling == (1,)


@rule("SS-ROUND-06")
def test_souls_may_be_kept() -> None:
    table = quest_table()
    table.g.soul_points = 9
    table.run(soul_step(table.g), "done")
    assert table.g.soul_points == 9
    assert table.g.phase == phases.NEXT_TURN


@rule("SS-ROUND-07", "SS-END-03", "SS-DEATH-18")
def test_rounds_end_at_once_when_all_heroes_are_ghost_souls() -> None:
    table = quest_table()
    g = table.g
    hero_dies(g, 0)
    table.run(settle(g))
    assert not g.story.result
    hero_dies(g, 1)
    table.run(next_turn(g))
    assert g.story.result == "lost"
    assert g.phase == phases.FINISH


@rule("SS-DEATH-18")
def test_what_the_story_still_owes_is_told_before_the_death_of_all_heroes_is_a_defeat() -> None:
    table = quest_table("story: {over: {do: [win]}, too-late: {do: [souls 2]}}")
    g = table.g
    for hero in (0, 1):
        hero_dies(g, hero)
    g.story.due = ("too-late", "over")
    table.run(settle(g))
    assert (g.story.result, g.soul_points) == ("won", 2), "the story has stated otherwise"


@rule("SS-BATTLE-01", "SS-BATTLE-02", "SS-BATTLE-12")
def test_heroes_take_turns_in_any_order_until_all_have_acted() -> None:
    table = quest_table(heroes=3)
    g = table.g
    table.run(next_turn(g), "begin 2")
    assert g.active == 2
    g.heroes[2].has_acted = True
    decision = table.asked(next_turn(g))
    assert [str(option) for option in decision.options] == ["begin 0", "begin 1"]


@rule("SS-BATTLE-02")
def test_the_last_hero_begins_without_being_asked() -> None:
    table = quest_table(heroes=3)
    table.g.heroes[0].has_acted = table.g.heroes[1].has_acted = True
    table.run(next_turn(table.g))
    assert table.g.active == 2
    assert table.g.phase == phases.HERO_TURN


@rule("SS-ROUND-08", "SS-BATTLE-05")
def test_a_turn_has_one_movement_and_the_combats_and_actions_of_the_soul_gem() -> None:
    table = quest_table()
    g = table.g
    for rank in (1, 3, 7):
        g.heroes[0].rank = rank
        begin_turn(g, 0)
        assert (g.turn.combats, g.turn.actions) == (g.heroes[0].sector.combats, g.heroes[0].sector.actions)
        assert not g.turn.movement_begun
    table.run(hero_turn(g), f"go {table.area('14a.2')}")
    assert g.turn.movement_begun
    g.turn.movement_open = False
    assert "go" not in verbs(table)


@rule("SS-BATTLE-04", "SS-ICON-03")
def test_movement_combat_actions_and_free_actions_come_in_any_order() -> None:
    table = quest_table(DOOR, first="ecarus-white-rose", second="laegon-archer")
    g = table.g
    g.map.drops[g.figures[0].at] = things("coin:10")
    assert {"open-door", "pick-up", "drop", "reorganize", "exchange", "end-turn"} <= verbs(table)
    g.map.opened = frozenset((0,))
    assert "go" in verbs(table)


@rule("SS-BATTLE-06", "SS-MOVE-06")
def test_a_combat_ends_a_movement_for_good() -> None:
    table = quest_table(first="laegon-archer", second="ecarus-white-rose")
    g = table.g
    table.run(hero_turn(g), f"go {table.area('14a.2')}")
    assert "go" in verbs(table)
    pay(g, 0, "combat")
    assert "go" not in verbs(table)


@rule("SS-BATTLE-07", "SS-MOVE-06", "SS-ACT-01", "SS-ACT-12")
def test_actions_and_free_actions_are_allowed_in_the_middle_of_a_movement() -> None:
    table = quest_table(DOOR)
    g = table.g
    table.put(0, "14a.3")
    g.map.opened = frozenset()
    g.turn.movement_begun = g.turn.movement_open = True
    g.turn.movement_points = 2
    table.top("traps", "rusted-spring")
    table.run(hero_turn(g), "break-door 1")
    assert g.turn.movement_open
    assert g.turn.movement_points == 2
    table.run(hero_turn(g), f"go {table.area('14a.2')}")
    table.top("traps", "rusted-spring")
    table.run(hero_turn(g), "open-door 0")
    assert "go" in verbs(table)


@rule("SS-BATTLE-08")
def test_a_turn_ends_when_the_hero_wants() -> None:
    table = quest_table()
    table.run(hero_turn(table.g), "end-turn")
    assert table.g.phase == phases.END_HERO_TURN


@rule("SS-BATTLE-09", "SS-ACT-20")
def test_after_the_turn_the_token_is_turned_down_and_what_was_for_the_next_attack_is_lost() -> None:
    table = quest_table()
    g = table.g
    g.heroes[0].boosts = (Boost("next"), Boost("lasting", lasts=True))
    table.run(end_hero_turn(g))
    assert g.heroes[0].has_acted
    assert [boost.name for boost in g.heroes[0].boosts] == ["lasting"]
    assert g.phase == phases.ENEMY_TURN


@rule("SS-BATTLE-10", "SS-DECK-03", "SS-AI-01")
def test_an_encounter_card_is_drawn_only_with_an_enemy_in_play() -> None:
    table = quest_table()
    table.run(enemy_turn(table.g))
    assert table.g.decks.encounters.discards == ()
    assert table.g.phase == phases.NEXT_TURN
    table.enemy("gremlin-green-1", "16a.3")
    table.run(enemy_turn(table.g))
    assert len(table.events(EncounterDrawn)) == 1
    assert table.g.phase == phases.ACTIVATE_NEXT


@rule("SS-BATTLE-11", "SS-BATTLE-13", "SS-AI-08")
def test_a_card_that_concerns_nobody_is_discarded_and_the_turn_ends() -> None:
    table = quest_table()
    table.enemy("raider-green-1", "16a.3")
    table.top("encounters", "cornered")
    table.run(enemy_turn(table.g))
    assert table.g.activation.waiting == ()
    table.run(activate_next(table.g))
    assert table.g.phase == phases.NEXT_TURN
    assert table.g.decks.encounters.discards == ("cornered",)


@rule("SS-BATTLE-03", "SS-DEATH-09", "SS-DEATH-19")
def test_a_ghost_soul_has_only_its_own_activities() -> None:
    table = quest_table()
    hero_dies(table.g, 0)
    begin_turn(table.g, 0)
    assert table.g.phase == phases.GHOST_TURN
    assert table.g.turn.ghost_acts == GHOST_ACTS
    table.run(ghost_turn(table.g), f"fly {table.area('14a.3')}")
    assert table.g.figures[0].at == table.area("14a.3")
    table.run(ghost_turn(table.g), f"rebirth {table.area('14a.1')}")
    assert table.g.turn.ghost_acts == ("scream",)
    table.run(ghost_turn(table.g), "end-turn")
    assert table.g.phase == phases.END_HERO_TURN


@rule("SS-BATTLE-14", "SS-DEATH-13")
def test_a_ghost_souls_enemy_turn_is_skipped() -> None:
    table = quest_table()
    table.enemy("gremlin-green-1", "16a.3")
    hero_dies(table.g, 0)
    table.run(enemy_turn(table.g))
    assert table.events(EncounterDrawn) == []
    assert table.g.phase == phases.NEXT_TURN


@rule("SS-COND-20", "SS-COND-21")
def test_a_stunned_hero_skips_the_turn_but_not_the_enemy_turn() -> None:
    table = quest_table()
    g = table.g
    g.figures[0].conditions = STUN
    begin_turn(g, 0)
    assert table.events(TurnSkipped)
    assert g.phase == phases.END_HERO_TURN
    table.run(end_hero_turn(g))
    assert not g.figures[0].conditions & STUN
    table.enemy("gremlin-green-1", "16a.3")
    table.run(enemy_turn(g))
    assert table.events(EncounterDrawn)


@rule("SS-SETUP-06")
def test_a_player_with_several_heroes_acts_with_each_as_if_it_were_another_player() -> None:
    table = quest_table(heroes=3)
    assert table.g.seats == 1
    table.enemy("gremlin-green-1", "16a.3")
    table.enemy("raider-green-1", "16a.3")
    assert len({enemy.controller for enemy in table.g.enemies}) == 2
    assert len([sheet for sheet in table.g.heroes if not sheet.has_acted]) == 3
