"""Rounds: Time Phase, Battle Phase with hero turns and enemy turns, and how a quest ends in defeat."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.sword_and_sorcery.content.notation import Boost
from tabletome.games.sword_and_sorcery.death import hero_dies
from tabletome.games.sword_and_sorcery.events import EncounterDrawn, RoundBegan, TurnSkipped
from tabletome.games.sword_and_sorcery.flow import (
    activate_next,
    begin_turn,
    end_hero_turn,
    enemy_turn,
    finish,
    next_turn,
    settle,
    soul_step,
    time_phase,
)
from tabletome.games.sword_and_sorcery.hero_turn import GHOST_ACTS, hero_turn, turn_options
from tabletome.games.sword_and_sorcery.state import STUN
from tests.games.sword_and_sorcery.questing import Table, quest_table

DOOR = "doors: {oak: door 14a.1 14a.2, iron: locked 14a.2 14a.3}"


def verbs(table: Table, hero: int = 0) -> set[str]:
    return {str(option).split()[0] for option in turn_options(table.g, hero)}


@rule("SS-ROUND-01", "SS-ROUND-02")
def test_a_round_is_a_time_phase_a_battle_phase_and_an_event_phase() -> None:
    table = quest_table()
    g = table.g
    g.phase = time_phase
    table.run(time_phase.run(g))
    assert g.phase == soul_step
    assert [event.number for event in table.events(RoundBegan)] == [1]
    table.run(soul_step.run(g))
    assert g.phase == next_turn
    for sheet in g.heroes:
        sheet.acted = True
    table.run(next_turn.run(g))
    assert g.phase == "event_phase"
    g.events = ("tide-of-souls", "tremor")
    from tabletome.games.sword_and_sorcery.event_phase import event_phase

    table.dice("b.miss b.miss b.miss b.miss")
    table.run(event_phase.run(g))
    assert g.phase == "time_phase"


@rule("SS-ROUND-03", "SS-ITEM-26", "SS-BATTLE-09")
def test_the_time_phase_deals_damage_over_time_ends_effects_restores_shields_and_turns_tokens() -> None:
    table = quest_table()
    g = table.g
    hero, sheet = g.figures[0], g.heroes[0]
    hero.fire1, hero.hits, hero.cloaked, hero.shields = 1, 2, True, 0
    sheet.boosts, sheet.used, sheet.acted = (Boost("x", lasts=True),), ("dash",), True
    enemy = table.enemy("orc-shaman-green-1", "16a.1")
    g.figures[enemy].shields = 0
    table.run(time_phase.run(g))
    assert hero.wounds == 1
    assert (hero.hits, hero.cloaked, sheet.boosts, sheet.used, sheet.acted) == (0, False, (), (), False)
    assert g.figures[enemy].shields == 2


@rule("SS-ROUND-04", "SS-ROUND-05", "SS-POWER-22", "SS-POWER-23", "SS-ICON-11")
def test_powers_on_one_hourglass_refresh_and_the_others_turn_by_one() -> None:
    table = quest_table()
    sheet = table.g.heroes[0]
    sheet.powers, sheet.cooling = ("heal", "bless", "cleave", "taunt"), (1, 2, 4, 0)
    table.run(time_phase.run(table.g))
    assert sheet.cooling == (0, 1, 3, 0)


@rule("SS-DEATH-12")
def test_ghost_souls_cool_down_their_powers_too() -> None:
    table = quest_table()
    hero_dies(table.g, 0)
    sheet = table.g.heroes[0]
    sheet.powers, sheet.cooling = ("heal",), (2,)
    table.run(time_phase.run(table.g))
    assert sheet.cooling == (1,)


@rule("SS-ROUND-06")
def test_souls_may_be_kept() -> None:
    table = quest_table()
    table.g.souls = 9
    table.run(soul_step.run(table.g), "done")
    assert table.g.souls == 9
    assert table.g.phase == next_turn


@rule("SS-ROUND-07", "SS-END-03", "SS-DEATH-18")
def test_rounds_end_at_once_when_all_heroes_are_ghost_souls() -> None:
    table = quest_table()
    g = table.g
    hero_dies(g, 0)
    table.run(settle(g))
    assert not g.result
    hero_dies(g, 1)
    table.run(next_turn.run(g))
    assert g.result == "lost"
    assert g.phase == finish


@rule("SS-BATTLE-01", "SS-BATTLE-02", "SS-BATTLE-12")
def test_heroes_take_turns_in_any_order_until_all_have_acted() -> None:
    table = quest_table(heroes=3)
    g = table.g
    table.run(next_turn.run(g), "begin 2")
    assert g.active == 2
    g.heroes[2].acted = True
    decision = table.asked(next_turn.run(g))
    assert [str(option) for option in decision.options] == ["begin 0", "begin 1"]


@rule("SS-ROUND-08", "SS-BATTLE-05")
def test_a_turn_has_one_movement_and_the_combats_and_actions_of_the_soul_gem() -> None:
    table = quest_table()
    g = table.g
    for rank in (1, 3, 7):
        g.heroes[0].rank = rank
        begin_turn(g, 0)
        assert (g.combats, g.actions) == (g.heroes[0].sector.combats, g.heroes[0].sector.actions)
        assert not g.moved
    table.run(hero_turn.run(g), f"go {table.area('14a.2')}")
    assert g.moved
    g.moving = False
    assert "go" not in verbs(table)


@rule("SS-BATTLE-04", "SS-ICON-03")
def test_movement_combat_actions_and_free_actions_come_in_any_order() -> None:
    table = quest_table(DOOR, first="ecarus-white-rose", second="laegon-archer")
    g = table.g
    g.drops[g.figures[0].at] = ("coin:10",)
    assert {"open-door", "pick-up", "drop", "reorganize", "exchange", "end-turn"} <= verbs(table)
    g.opened = frozenset((0,))
    assert "go" in verbs(table)


@rule("SS-BATTLE-06", "SS-MOVE-06")
def test_a_combat_ends_a_movement_for_good() -> None:
    table = quest_table(first="laegon-archer", second="ecarus-white-rose")
    g = table.g
    table.run(hero_turn.run(g), f"go {table.area('14a.2')}")
    assert "go" in verbs(table)
    from tabletome.games.sword_and_sorcery.hero_turn import pay

    pay(g, 0, "combat")
    assert "go" not in verbs(table)


@rule("SS-BATTLE-07", "SS-MOVE-06", "SS-ACT-01", "SS-ACT-12")
def test_actions_and_free_actions_are_allowed_in_the_middle_of_a_movement() -> None:
    table = quest_table(DOOR)
    g = table.g
    table.put(0, "14a.3")
    g.opened = frozenset()
    g.moved = g.moving = True
    g.mp = 2
    table.top("traps", "rusted-spring")
    table.run(hero_turn.run(g), "break-door 1")
    assert g.moving
    assert g.mp == 2
    table.run(hero_turn.run(g), f"go {table.area('14a.2')}")
    table.top("traps", "rusted-spring")
    table.run(hero_turn.run(g), "open-door 0")
    assert "go" in verbs(table)


@rule("SS-BATTLE-08")
def test_a_turn_ends_when_the_hero_wants() -> None:
    table = quest_table()
    table.run(hero_turn.run(table.g), "end-turn")
    assert table.g.phase == "end_hero_turn"


@rule("SS-BATTLE-09", "SS-ACT-20")
def test_after_the_turn_the_token_is_turned_down_and_what_was_for_the_next_attack_is_lost() -> None:
    table = quest_table()
    g = table.g
    g.heroes[0].boosts = (Boost("next"), Boost("lasting", lasts=True))
    table.run(end_hero_turn.run(g))
    assert g.heroes[0].acted
    assert [boost.name for boost in g.heroes[0].boosts] == ["lasting"]
    assert g.phase == enemy_turn


@rule("SS-BATTLE-10", "SS-DECK-03", "SS-AI-01")
def test_an_encounter_card_is_drawn_only_with_an_enemy_in_play() -> None:
    table = quest_table()
    table.run(enemy_turn.run(table.g))
    assert table.g.encounters_played == ()
    assert table.g.phase == next_turn
    table.enemy("gremlin-green-1", "16a.3")
    table.run(enemy_turn.run(table.g))
    assert len(table.events(EncounterDrawn)) == 1
    assert table.g.phase == activate_next


@rule("SS-BATTLE-11", "SS-BATTLE-13", "SS-AI-08")
def test_a_card_that_concerns_nobody_is_discarded_and_the_turn_ends() -> None:
    table = quest_table()
    table.enemy("raider-green-1", "16a.3")
    table.top("encounters", "cornered")
    table.run(enemy_turn.run(table.g))
    assert table.g.waiting == ()
    table.run(activate_next.run(table.g))
    assert table.g.phase == next_turn
    assert table.g.encounters_played == ("cornered",)


@rule("SS-BATTLE-03", "SS-DEATH-09", "SS-DEATH-19")
def test_a_ghost_soul_has_only_its_own_activities() -> None:
    table = quest_table()
    hero_dies(table.g, 0)
    begin_turn(table.g, 0)
    assert table.g.phase == "ghost_turn"
    assert table.g.ghost_acts == GHOST_ACTS


@rule("SS-BATTLE-14", "SS-DEATH-13")
def test_a_ghost_souls_enemy_turn_is_skipped() -> None:
    table = quest_table()
    table.enemy("gremlin-green-1", "16a.3")
    hero_dies(table.g, 0)
    table.run(enemy_turn.run(table.g))
    assert table.events(EncounterDrawn) == []
    assert table.g.phase == next_turn


@rule("SS-COND-20", "SS-COND-21")
def test_a_stunned_hero_skips_the_turn_but_not_the_enemy_turn() -> None:
    table = quest_table()
    g = table.g
    g.figures[0].conditions = STUN
    begin_turn(g, 0)
    assert table.events(TurnSkipped)
    assert g.phase == end_hero_turn
    table.run(end_hero_turn.run(g))
    assert not g.figures[0].conditions & STUN
    table.enemy("gremlin-green-1", "16a.3")
    table.run(enemy_turn.run(g))
    assert table.events(EncounterDrawn)


@rule("SS-SETUP-06")
def test_a_player_with_several_heroes_acts_with_each_as_if_it_were_another_player() -> None:
    table = quest_table(heroes=3)
    assert table.g.seats == 1
    table.enemy("gremlin-green-1", "16a.3")
    table.enemy("raider-green-1", "16a.3")
    assert len({enemy.controller for enemy in table.g.enemies}) == 2
    assert len([sheet for sheet in table.g.heroes if not sheet.acted]) == 3
