"""Movement, Evade, actions and free actions of a hero's turn."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import Break, rule
from tabletome.games.sword_and_sorcery import actions as a
from tabletome.games.sword_and_sorcery.content.items import FACE
from tabletome.games.sword_and_sorcery.content.notation import needs
from tabletome.games.sword_and_sorcery.content.notation.attacks import MELEE_ATTACK, WEAPON_ATTACK, Boost
from tabletome.games.sword_and_sorcery.content.powers import POWERS
from tabletome.games.sword_and_sorcery.events import AttackDeclared, Evaded, StoryTold, Wounded
from tabletome.games.sword_and_sorcery.rules import phases
from tabletome.games.sword_and_sorcery.rules.combat.conditions import afflict
from tabletome.games.sword_and_sorcery.rules.combat.death import lose_hp
from tabletome.games.sword_and_sorcery.rules.enemies.activation import activate
from tabletome.games.sword_and_sorcery.rules.flow import end_hero_turn, expire
from tabletome.games.sword_and_sorcery.rules.hero_turn import do_activity, hero_turn
from tabletome.games.sword_and_sorcery.rules.heroes.equipment import equip_choices, exchange, hand_over
from tabletome.games.sword_and_sorcery.rules.heroes.movement import movement_points
from tabletome.games.sword_and_sorcery.rules.heroes.powers import is_met
from tabletome.games.sword_and_sorcery.rules.heroes.treasure import lying_for
from tabletome.games.sword_and_sorcery.state import BIT, OFF
from tests.games.sword_and_sorcery.questing import act, offered, things, turn

HERE, NEXT, THIRD = "14a.1", "14a.2", "14a.3"


# ------------------------------------------------------------------ moving


@rule("SS-MOVE-01", "SS-MOVE-02", "SS-HERO-11", "SS-BATTLE-05")
def test_a_hero_spends_movement_points_area_by_area() -> None:
    table = turn()
    assert offered(table, "go") == [f"go {table.area(NEXT)}"]
    act(table, f"go {table.area(NEXT)}")
    assert table.g.turn.movement_points == 2, "Ecarus has three"
    act(table, f"go {table.area(THIRD)}")
    act(table, f"go {table.area('16a.1')}")
    assert table.g.turn.movement_points == 0
    assert offered(table, "go") == []


@rule("SS-MOVE-05", "SS-TERR-08")
@rule(
    "SS-TERR-08",
    breaks=Break("rules/heroes/movement.py", "if step_cost(g, area) <= points]", "if not g.allies_at(area)]"),
)
def test_heroes_pass_through_and_stay_with_other_heroes() -> None:
    table = turn(heroes=3)
    table.put(1, NEXT)
    act(table, f"go {table.area(NEXT)}")
    assert f"go {table.area(THIRD)}" in offered(table)
    assert len(table.g.allies_at(table.area(NEXT))) == 2


@rule("SS-END-01")
@pytest.mark.parametrize("over", ["won", "dead", "stunned"])
def test_a_turn_ends_at_once_when_the_quest_is_decided_or_the_hero_is_out(over: str) -> None:
    table = turn()
    if over == "won":
        table.g.story.result = "won"
    elif over == "dead":
        lose_hp(table.g, 0, 99)
    else:
        afflict(table.g, 0, "stunned")
    table.run(hero_turn(table.g))
    assert table.g.phase == phases.END_HERO_TURN


@rule("SS-MOVE-06", "SS-BATTLE-06", "SS-BATTLE-07", "SS-ACT-01", "SS-ACT-12")
def test_a_combat_ends_a_movement_but_actions_do_not() -> None:
    table = turn("doors: {oak: door 14a.2 14a.3}", dice="r.miss b.miss b.miss", first="laegon-archer")
    table.top("traps", "rusted-spring")
    act(table, f"go {table.area(NEXT)}")
    assert "open-door 0" in offered(table), "a Free Action in the middle of a Movement"
    act(table, "open-door 0")
    table.enemy("raider-green-1", "16a.1")
    act(table, f"go {table.area(THIRD)}")
    foe = table.g.foes()[0]
    table.g.turn.actions = 0
    act(table, f"attack main {foe}")
    assert offered(table, "go") == []


@rule("SS-MOVE-07", "SS-EVENT-11")
def test_a_story_event_interrupts_the_movement_and_then_it_goes_on() -> None:
    table = turn("story: {tale: {at: 14a.2, en: A tale, do: [souls 1]}, over: {do: [win]}}")
    act(table, f"go {table.area(NEXT)}")
    assert table.g.soul_points == 1
    assert len(table.events(StoryTold)) == 1
    assert f"go {table.area(THIRD)}" in offered(table)


@rule("SS-MOVE-08", "SS-MOVE-18")
def test_items_powers_and_events_change_movement() -> None:
    table = turn()
    g = table.g
    assert movement_points(g, 0) == 3
    g.heroes[0].powers, g.heroes[0].cooling = ("fleet",), (0,)
    assert movement_points(g, 0) == 4
    g.events_up = ("cold-rain",)
    assert movement_points(g, 0) == 3


@rule("SS-MOVE-09", "SS-MOVE-11")
def test_an_engaged_hero_targets_only_the_own_area_and_leaves_things_alone() -> None:
    table = turn("chests: [14a.1 crowns 10]", first="laegon-archer", second="thorgar-cleric")
    far = table.enemy("gremlin-green-1", NEXT)
    assert f"attack main {far}" in offered(table)
    assert {"open-chest", "reorganize", "exchange 1", "drop"} <= set(offered(table))
    here = table.enemy("raider-green-1", HERE)
    assert offered(table, "attack") == [f"attack main {here}"]
    for verb in ("open-chest", "reorganize", "exchange", "drop", "pick-up", "search"):
        assert offered(table, verb) == []


@rule("SS-MOVE-10", "SS-MOVE-12", "SS-MOVE-13", "SS-ACT-17")
def test_leaving_an_area_with_enemies_provokes_each_of_them_every_time() -> None:
    table = turn(dice="r.miss r.miss r.miss r.miss")
    table.put(1, "16a.3")
    table.enemy("raider-green-1", HERE)
    act(table, f"go {table.area(NEXT)}")
    assert [event.attacks for event in table.events(Evaded)] == [1]
    act(table, f"go {table.area(HERE)}")
    assert len(table.events(Evaded)) == 1, "entering needs no Evade"
    act(table, f"go {table.area(NEXT)}")
    assert [(event.attacks, event.rule) for event in table.events(Evaded)] == [(1, "SS-MOVE-12")] * 2


@rule("SS-MOVE-14", "SS-MOVE-17", "SS-MOVE-19")
def test_hidden_shae_leaves_freely_where_heroes_dominate_and_is_hidden_no_more() -> None:
    table = turn(heroes=3, first="shae-rogue", second="ecarus-white-rose", third="laegon-archer")
    g = table.g
    g.figures[0].hidden = True
    g.companion_rank, g.figures[g.companion].at, g.figures[g.companion].max_hp, g.figures[g.companion].owner = (
        2,
        table.area(HERE),
        5,
        2,
    )
    table.enemy("gremlin-green-1", HERE)
    table.enemy("raider-green-1", HERE)
    act(table, f"go {table.area(NEXT)}")
    assert (table.events(Evaded)[0].attacks, table.events(Evaded)[0].rule) == (0, "SS-MOVE-14")
    assert not g.figures[0].hidden


@rule("SS-MOVE-14", "SS-MOVE-20")
def test_three_heroes_do_not_dominate_two_enemies_and_both_strike() -> None:
    table = turn(heroes=3, dice="r.miss r.miss r.miss r.miss", second="thorgar-cleric", third="laegon-archer")
    table.enemy("gremlin-green-1", HERE)
    table.enemy("raider-green-1", HERE)
    act(table, f"go {table.area(NEXT)}")
    assert table.events(Evaded)[0].attacks == 2


@rule("SS-MOVE-15")
def test_tumbling_shae_evades_without_reaction_attacks() -> None:
    table = turn(first="shae-rogue", second="laegon-archer")
    table.put(1, "16a.3")
    table.g.heroes[0].powers, table.g.heroes[0].cooling = ("tumble",), (0,)
    table.enemy("raider-green-1", HERE)
    act(table, "power tumble 1 -")
    act(table, f"go {table.area(NEXT)}")
    assert table.events(AttackDeclared) == []


WALK = "        put_in(g, leader, chosen.area)\n"


@rule(
    "SS-MOVE-16",
    breaks=Break("rules/enemies/movement.py", WALK, f"        lose_hp(g, leader, len(g.allies_at(it.at)))\n{WALK}"),
)
@rule(
    "SS-AI-34",
    breaks=Break(
        "rules/enemies/movement.py", "it.at == goal or not it.is_on_map:", "not it.is_on_map or g.allies_at(it.at):"
    ),
)
def test_an_enemy_leaves_heroes_without_being_struck() -> None:
    table = turn(first="ecarus-white-rose", second="thorgar-cleric", dice="r.miss r.miss")
    table.put(0, NEXT)
    table.put(1, HERE)
    foe = table.enemy("raider-green-1", NEXT)
    table.g.figures[1].wounds = 3
    table.g.segment = "enemy"
    table.run(activate(table.g, table.g.figures[foe].owner), "done")
    assert table.g.figures[foe].at == table.area(HERE)
    assert "raider-green-1" not in {event.who for event in table.events(Wounded)}
    assert {event.who for event in table.events(AttackDeclared)} == {"raider-green-1"}


@rule("SS-MOVE-03", "SS-TERR-16")
def test_walls_and_barriers_cannot_be_crossed() -> None:
    table = turn("doors: {bricks: wall 14a.1 14a.2}")
    assert offered(table, "go") == []


# ------------------------------------------------------------------ actions


@rule("SS-ACT-02", "SS-ACT-03", "SS-ACT-24")
def test_each_action_may_be_used_for_anything_of_the_list() -> None:
    table = turn("actions: {pray: {at: 14a.1, en: Pray, ru: Молиться, do: [souls 1]}}", heroes=2)
    table.g.turn.actions = 2
    options = offered(table)
    assert {"reorganize", "exchange 1", "quest-act pray"} <= set(options)
    act(table, "quest-act pray")
    assert table.g.soul_points == 1
    assert table.g.turn.actions == 1


@rule("SS-ACT-04")
def test_a_dash_gives_one_point_while_moving_once_per_round() -> None:
    table = turn()
    table.g.turn.actions = 2
    assert offered(table, "dash") == [], "not before the Movement"
    act(table, f"go {table.area(NEXT)}")
    act(table, "dash")
    assert table.g.turn.movement_points == 3
    assert table.g.turn.actions == 1
    assert offered(table, "dash") == []


@rule("SS-ACT-04", "SS-COND-18")
def test_a_dash_costs_an_action_and_a_hero_without_one_has_none() -> None:
    table = turn()
    act(table, f"go {table.area(NEXT)}")
    table.g.turn.actions = 1
    assert offered(table, "dash") == ["dash"]
    table.g.turn.actions = 0
    assert offered(table, "dash") == []


@rule("SS-MOVE-02", "SS-BATTLE-06")
def test_the_last_point_of_a_movement_may_be_spent_and_a_finished_one_does_not_begin_again() -> None:
    table = turn()
    g = table.g
    g.turn.movement_begun = g.turn.movement_open = True
    g.turn.movement_points = 1
    assert len(offered(table, "go")) == 1
    g.turn.movement_points = 0
    assert offered(table, "go") == []
    g.turn.movement_points, g.turn.movement_open = 3, False
    assert offered(table, "go") == []
    g.turn.movement_begun = False
    g.figures[0].conditions, g.turn.activities = BIT["slowed"], 1
    assert offered(table, "go") == [], "a slowed hero has done something else"
    g.turn.activities = 0
    assert len(offered(table, "go")) == 1


@rule("SS-MOVE-12", "SS-COND-06")
@pytest.mark.parametrize("struck", ["killed", "down", "stunned", ""])
def test_whoever_falls_under_the_reaction_does_not_get_away(struck: str) -> None:
    table = turn()
    g = table.g
    table.put(1, "16a.3")
    foe = table.enemy("raider-green-1", HERE)
    g.enemy_of(foe).powers = ()
    g.rng.faces = [9] * 4
    script = do_activity(g, 0, a.Go(table.area(NEXT)))
    if struck == "killed":
        g.figures[0].max_hp, g.figures[foe].hit_bonus, g.heroes[0].off = 1, 9, ""
    elif struck == "down":
        g.figures[0].down = True
    elif struck:
        g.figures[0].conditions = BIT[struck]
    table.run(script)
    assert (g.figures[0].at == table.area(NEXT)) == (not struck)


@rule("SS-COND-16")
def test_a_blinded_hero_saves_once_for_a_whole_movement_and_a_failed_power_cools_down() -> None:
    table = turn(first="thorgar-cleric", dice="b.shield")
    g = table.g
    g.heroes[0].used = ("help-from-above",)
    g.figures[0].conditions = BIT["blinded"]
    act(table, f"go {table.area(NEXT)}")
    act(table, f"go {table.area(THIRD)}")
    assert g.rng.faces == []
    g.heroes[0].powers, g.heroes[0].cooling, g.figures[0].wounds = ("heal",), (0,), 3
    table.dice("b.miss")
    act(table, "power heal 1 0")
    assert (g.heroes[0].cooling, g.figures[0].wounds) == ((POWERS["heal"].levels[0].cooldown,), 3)
    assert g.turn.movement_open, "only a failed Movement is over"


@rule("SS-MOVE-17")
def test_any_activity_ends_hiding() -> None:
    table = turn()
    table.g.figures[0].hidden = True
    table.g.heroes[0].inventory = ("healing-potion",)
    act(table, "drop", "done")
    assert not table.g.figures[0].hidden


@rule("SS-POWCARD-09", "SS-TERR-13")
def test_stealth_and_backstab_ask_for_what_their_cards_say() -> None:
    table = turn(first="shae-assassin", second="laegon-archer")
    g = table.g
    wanted = {
        needs.Unengaged: (True, False, False),
        needs.Engaged: (False, True, True),
        needs.ControlOrUnengaged: (True, False, True),
        needs.HiddenOrDominating: (False, False, True),
    }
    for position in range(3):
        if position == 1:
            foe = table.enemy("raider-green-1", HERE)
            table.enemy("raider-green-2", HERE)
        elif position == 2:
            g.figures[foe].at = OFF
        for need, right in wanted.items():
            assert is_met[need](g, 0, need()) == right[position], (need, position)
    g.figures[0].hidden = True
    table.put(0, THIRD)
    assert is_met[needs.HiddenOrDominating](g, 0, needs.HiddenOrDominating())


@rule("SS-ACT-14", "SS-ACT-15")
def test_dropping_is_offered_once_a_turn_and_picking_up_only_for_something_new() -> None:
    table = turn()
    g = table.g
    here = table.area(HERE)
    g.map.drops[here] = things("coin:5")
    act(table, "drop", "done")
    assert offered(table, "drop") == []
    act(table, "pick-up", "done")
    assert offered(table, "pick-up") == [], "what was left lies there still"
    g.map.drops[here] = things("coin:5", "coin:10")
    assert offered(table, "pick-up") == ["pick-up"]
    table.g.heroes[0].main = table.g.heroes[0].off = table.g.heroes[0].armor = ""
    g.turn.has_dropped = False
    assert offered(table, "drop") == [], "there is nothing to drop"
    g.heroes[0].coins = (1, 0, 0)
    assert offered(table, "drop") == ["drop"]


@rule("SS-ACT-06", "SS-ACT-08")
def test_reorganizing_needs_equipment_and_exchanging_another_hero_in_the_area() -> None:
    table = turn(heroes=3)
    g = table.g
    g.turn.actions = 1
    assert offered(table, "exchange") == ["exchange 1", "exchange 2"]
    table.put(1, NEXT)
    g.figures[2].ghost = True
    assert offered(table, "exchange") == []
    g.heroes[0].main = g.heroes[0].off = g.heroes[0].armor = ""
    g.heroes[0].inventory = ("healing-potion",)
    assert offered(table, "reorganize") == []
    g.heroes[0].inventory = ("hammer",)
    assert offered(table, "reorganize") == ["reorganize"]


@rule("SS-COMBAT-01", "SS-ITEM-16")
def test_bare_hands_strike_only_without_a_weapon() -> None:
    table = turn()
    foe = table.enemy("raider-green-1", HERE)
    assert not any("hands" in option for option in offered(table, "attack"))
    table.g.heroes[0].main = table.g.heroes[0].off = ""
    assert offered(table, "attack") == [f"attack hands {foe}"]
    table.g.heroes[0].off = "wooden-shield"
    assert offered(table, "attack") == [f"attack off {foe}"]


@rule("SS-ACT-04", "SS-COND-07", "SS-COND-08")
@pytest.mark.parametrize("way", ["dash", "stand-up"])
def test_a_lying_hero_gets_up_by_a_dash_or_a_movement_point(way: str) -> None:
    table = turn()
    afflict(table.g, 0, "knockdown")
    assert offered(table, "go") == []
    act(table, way)
    assert not table.g.figures[0].down
    assert len(offered(table, "go")) == 1


@rule("SS-COND-07")
def test_a_lying_hero_without_a_point_stays_down() -> None:
    table = turn()
    afflict(table.g, 0, "knockdown")
    table.g.turn.movement_begun = table.g.turn.movement_open = True
    table.g.turn.movement_points = 1
    assert offered(table, "stand-up") == ["stand-up"]
    table.g.turn.movement_points = 0
    assert offered(table, "stand-up") == []


@rule("SS-ACT-06", "SS-ACT-07", "SS-ITEM-13")
def test_reorganizing_moves_weapons_between_slots_and_inventory() -> None:
    table = turn(first="shae-rogue", second="laegon-archer")
    sheet = table.g.heroes[0]
    sheet.inventory = ("kord",)
    act(table, "reorganize", "equip kord main", "done")
    assert sheet.main == "kord"
    assert "dagger" in sheet.inventory
    act(table, "reorganize", "equip kord off", "done")
    assert (sheet.main, sheet.off) == ("dagger.2", "kord")


@rule("SS-ACT-08", "SS-CROWN-06")
def test_an_exchange_moves_one_item_each_way_and_any_crowns() -> None:
    table = turn()
    ecarus, laegon = table.g.heroes
    ecarus.inventory, ecarus.coins = ("healing-potion", "sack"), (0, 2, 0)
    laegon.inventory = ("holy-water",)
    act(table, "exchange 1", "give healing-potion", "give coin:10", "give coin:10", "receive holy-water")
    assert ecarus.inventory == ("sack", "holy-water")
    assert laegon.inventory == ("healing-potion",)
    assert (ecarus.crowns, laegon.crowns) == (0, 20)


@rule("SS-ACT-09", "SS-ACT-10")
def test_a_received_weapon_goes_to_an_empty_slot_that_fits_else_to_the_inventory() -> None:
    table = turn(second="thorgar-cleric")
    ecarus, thorgar = table.g.heroes
    ecarus.inventory = ("hammer",)
    table.run(exchange(table.g, 0, 1), "give hammer", "done")
    assert thorgar.inventory == ("hammer",), "his main slot is taken"
    ecarus.inventory, thorgar.main = ("longsword", "scepter"), ""
    table.run(exchange(table.g, 0, 1), "give scepter", "equip scepter main", "done")
    assert thorgar.main == "scepter"
    thorgar.main, thorgar.inventory, ecarus.inventory = "", (), ("scepter",)
    table.run(exchange(table.g, 0, 1), "give scepter", "done", "done")
    assert (thorgar.main, thorgar.inventory) == ("", ("scepter",)), "who receives it may rather pack it"


@rule("SS-EMPOR-05")
def test_what_is_lent_in_the_emporium_goes_to_an_empty_slot() -> None:
    table = turn(second="thorgar-cleric")
    ecarus, thorgar = table.g.heroes
    ecarus.inventory, thorgar.main = ("scepter", "hammer"), ""
    hand_over(table.g, 0, 1, "scepter")
    hand_over(table.g, 0, 1, "hammer")
    assert (thorgar.main, thorgar.inventory) == ("scepter", ("hammer",))


@rule("SS-ACT-11", "SS-MASTER-12", "SS-MASTER-14")
def test_each_hero_provokes_a_master_once_per_round_by_an_action() -> None:
    table = turn()
    table.g.turn.actions = 2
    assert offered(table, "provoke") == []
    table.enemy("troll", NEXT)
    assert table.g.priority_hero == 0
    act(table, "provoke")
    assert table.g.priority_level == 2
    assert table.g.turn.actions == 1
    assert offered(table, "provoke") == []


@rule("SS-ACT-22")
def test_what_was_used_in_a_round_stays_used_whatever_comes_after_it() -> None:
    table = turn()
    table.g.turn.actions = 3
    table.enemy("troll", NEXT)
    table.g.figures[0].down = True
    act(table, "dash")
    table.g.figures[0].down = True
    act(table, "provoke")
    assert table.g.turn.actions == 1
    assert offered(table, "dash") == offered(table, "provoke") == []


@rule("SS-ACT-13", "SS-ELEM-03")
def test_opening_a_door_is_free_and_draws_a_trap() -> None:
    table = turn("doors: {oak: door 14a.1 14a.2}")
    table.top("traps", "rusted-spring")
    table.g.turn.actions = 0
    act(table, "open-door 0")
    assert table.g.map.opened == {0}
    assert table.g.decks.traps.discards == ("rusted-spring",)


@rule("SS-ACT-14")
def test_one_free_action_drops_any_number_of_things() -> None:
    table = turn()
    sheet = table.g.heroes[0]
    sheet.inventory, sheet.coins = ("healing-potion", "sack"), (1, 0, 0)
    act(table, "drop", "put healing-potion", "put broadsword", "put coin:5", "done")
    assert set(table.g.map.drops[table.area(HERE)]) == set(things("healing-potion", "broadsword", "coin:5"))
    assert (sheet.main, sheet.inventory, sheet.crowns) == ("", ("sack",), 0)
    assert offered(table, "pick-up") == [], "not again in the same turn"


@rule("SS-ACT-15", "SS-ACT-16", "SS-HERO-08", "SS-EDEATH-05")
def test_one_free_action_takes_drops_which_go_to_the_inventory() -> None:
    table = turn()
    sheet = table.g.heroes[0]
    sheet.main = ""
    table.g.map.drops[table.area(HERE)] = things("hammer", "coin:10", "loot:crowns-20")
    table.g.decks.loot.cards = tuple(token for token in table.g.decks.loot.cards if token != "crowns-20")
    act(table, "pick-up", "take hammer", "take coin:10", "take loot")
    assert sheet.inventory == ("hammer",)
    assert sheet.main == "", "the empty slot is not filled"
    assert sheet.crowns == 30
    table.g.map.drops[table.area(HERE)] = things("kord")
    sheet.inventory = ("sack", "hammer", "holy-water", "dwarven-ale")
    assert lying_for(table.g, 0) == (), "a full inventory takes nothing more"


@rule("SS-ACT-18", "SS-ICON-03")
def test_cards_cost_the_activity_that_is_printed_on_them() -> None:
    table = turn(first="thorgar-cleric")
    table.g.heroes[0].powers, table.g.heroes[0].cooling = ("heal", "stone-skin"), (0, 0)
    table.g.figures[0].wounds = 3
    table.g.turn.actions = 1
    act(table, "power stone-skin 1 -")
    assert table.g.turn.actions == 1, "a Free Action"
    act(table, "power heal 1 0")
    assert table.g.turn.actions == 0
    assert table.g.figures[0].wounds == 1


@rule("SS-ACT-19", "SS-LOS-05")
def test_a_power_with_a_range_needs_a_target_in_sight() -> None:
    table = turn(first="thorgar-cleric", second="ecarus-white-rose")
    table.g.heroes[0].powers, table.g.heroes[0].cooling = ("heal",), (0,)
    table.g.figures[1].wounds = 1
    assert "power heal 1 1" in offered(table)
    table.put(1, THIRD)
    assert "power heal 1 1" not in offered(table), "range 1"


@rule("SS-ACT-20", "SS-ACT-21")
def test_a_bonus_for_the_next_attack_is_lost_with_the_turn_others_last_to_the_time_phase() -> None:
    table = turn()
    sheet = table.g.heroes[0]
    sheet.boosts = (Boost("charge", MELEE_ATTACK, 1), Boost("potion-of-strength", WEAPON_ATTACK, 1, lasts=True))
    end_hero_turn(table.g)
    assert [boost.name for boost in sheet.boosts] == ["potion-of-strength"]
    expire(table.g)
    assert sheet.boosts == ()


@rule("SS-ACT-23")
def test_a_card_may_ask_for_more_than_its_activity() -> None:
    table = turn(first="shae-assassin", second="laegon-archer")
    g = table.g
    g.heroes[0].powers, g.heroes[0].cooling = ("backstab",), (0,)
    table.enemy("raider-green-1", HERE)
    table.put(1, THIRD)
    assert offered(table, "power") == [], "neither hidden nor dominating"
    g.figures[0].hidden = True
    assert offered(table, "power") == ["power backstab 1 -"]
    g.figures[0].hidden = False
    table.put(1, HERE)
    assert offered(table, "power") == ["power backstab 1 -"], "two against one"


@rule("SS-ACT-22")
def test_once_per_round_and_once_per_quest_hold() -> None:
    table = turn()
    sheet = table.g.heroes[0]
    sheet.artifact = "town-portal"
    assert "use-item town-portal -" in offered(table)
    table.run(do_activity(table.g, 0, a.UseItem("town-portal")))
    assert offered(table, "use-item") == []
    expire(table.g)
    assert offered(table, "use-item") == []
    assert FACE["town-portal"].once_per_quest


@rule("SS-COND-18")
def test_a_slowed_hero_has_one_movement_combat_or_action_and_free_actions() -> None:
    table = turn()
    table.g.turn.actions = 2
    table.g.figures[0].conditions = BIT["slowed"]
    act(table, f"go {table.area(NEXT)}")
    assert f"go {table.area(THIRD)}" in offered(table), "the movement goes on"
    assert offered(table, "reorganize") == []
    assert offered(table, "dash") == []
    assert offered(table, "drop") == ["drop"]


@rule("SS-COND-18")
def test_a_slowed_hero_fights_only_if_nothing_else_was_done() -> None:
    table = turn()
    table.enemy("raider-green-1", HERE)
    table.g.figures[0].conditions = BIT["slowed"]
    assert offered(table, "attack")
    table.g.turn.activities = 1
    assert offered(table, "attack") == []
    table.g.figures[0].conditions = BIT["blinded"]
    assert offered(table, "attack")


@rule("SS-COND-16")
def test_a_blinded_hero_who_fails_the_save_spends_the_activity_for_nothing() -> None:
    table = turn(dice="b.miss")
    table.g.figures[0].conditions = BIT["blinded"]
    act(table, f"go {table.area(NEXT)}")
    assert table.g.figures[0].at == table.area(HERE)
    assert offered(table, "go") == []


@rule("SS-ITEM-02", "SS-ITEM-34")
def test_equipment_works_from_its_slot_other_items_from_the_inventory() -> None:
    table = turn()
    sheet = table.g.heroes[0]
    table.g.figures[0].wounds = 1
    table.g.charges["amulet-of-life"] = 3
    sheet.inventory = ("amulet-of-life", "dwarven-ale")
    assert offered(table, "use-item") == ["use-item dwarven-ale -"]
    sheet.artifact, sheet.inventory = "amulet-of-life", ()
    assert offered(table, "use-item") == ["use-item amulet-of-life -"]
    assert equip_choices(table.g, 0, set())
