"""Every order that an event, a trap or a story can give."""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.sword_and_sorcery.content.notation import orders as o
from tabletome.games.sword_and_sorcery.content.notation.quests import ShrineToken, SpawnGate, StoryPlace
from tabletome.games.sword_and_sorcery.content.notation.terms import BLUE, GREEN, HIT, MAGIC, RED
from tabletome.games.sword_and_sorcery.content.order_lines import VERBS
from tabletome.games.sword_and_sorcery.content.quests import quest, quest_names
from tabletome.games.sword_and_sorcery.content.things import ItemCard
from tabletome.games.sword_and_sorcery.events import (
    ActivationSkipped,
    AttackDeclared,
    DoorOpened,
    EncounterDrawn,
    Evaded,
    GateChanged,
    PersonHurt,
)
from tabletome.games.sword_and_sorcery.rules.combat.death import hero_dies, lose_hp
from tabletome.games.sword_and_sorcery.rules.event_phase import event_phase
from tabletome.games.sword_and_sorcery.rules.story.choices import holds
from tabletome.games.sword_and_sorcery.rules.story.orders import carries_out, resolve_due, resolve_orders
from tabletome.games.sword_and_sorcery.state import BLIND, OFF, SLOW, ChestToken, FireToken
from tests.games.sword_and_sorcery.questing import Table, quest_table, things


def test_an_ambush_activates_the_enemies_that_are_engaged() -> None:
    table = quest_table(dice="b.miss " * 12)
    enemy = table.enemy("gremlin-green-1", "14a.1")
    far = table.enemy("raider-green-1", "16a.3")
    table.g.figures[enemy].down = table.g.figures[far].down = True
    assert play_on(table, resolve_orders(table.g, (o.Activate(engaged=True),)))
    assert not table.g.figures[enemy].down, "it stood up to act"
    assert table.g.figures[far].down


def test_every_kind_of_order_is_carried_out() -> None:
    declared = {kind for kind in vars(o).values() if isinstance(kind, type) and issubclass(kind, o.Order)}
    assert declared - {o.Order, o.Lasting} == set(carries_out)


def do(table: Table, *orders: o.Order, answers: tuple[str, ...] = (), **scope: Any) -> None:
    table.run(resolve_orders(table.g, orders, **scope), *answers)


@rule("SS-GOLD-06")
def test_what_is_lost_is_lost_whatever_the_armor() -> None:
    table = quest_table()
    table.g.figures[0].magic_shields = 2
    do(table, o.Lose(2, "active"))
    assert table.g.figures[0].wounds == 2
    assert table.g.figures[0].magic_shields == 2


@rule("SS-COMBAT-26")
def test_a_card_that_deals_hits_attacks_and_can_be_defended_against() -> None:
    table = quest_table(first="ecarus-white-rose", second="laegon-archer")
    table.g.figures[0].magic_shields = 2
    do(table, o.Struck(2, who="active"))
    assert table.g.figures[0].wounds == 0
    assert table.g.figures[0].magic_shields < 2


def test_orders_for_heroes_reach_those_they_name() -> None:
    table = quest_table(heroes=3, dice="b.miss")
    table.put(1, "14a.2")
    table.put(2, "16a.3")
    do(table, o.Recover(1, "each-hero"), o.Lose(1, "each-hero"), o.Lose(1, "here"), at=table.area("14a.2"))
    assert [table.g.figures[hero].wounds for hero in range(3)] == [1, 2, 1]
    do(table, o.Recover(9, "most-wounded"))
    assert [table.g.figures[hero].wounds for hero in range(3)] == [1, 0, 1]
    do(table, o.Recover(1, "one-hero"), answers=("target 2",))
    assert table.g.figures[2].wounds == 0
    table.enemy("gremlin-green-1", "14a.2")
    do(table, o.Suffer("blinded", "engaged"))
    assert [bool(table.g.figures[hero].conditions & BLIND) for hero in range(3)] == [False, True, False]
    do(table, o.Save((o.Suffer("slowed"),), who="active"))
    assert table.g.figures[0].conditions & SLOW


@rule("SS-EVENT-09", "SS-COMPAN-18")
def test_near_is_within_the_radius_and_it_is_the_one_concerned_while_alive() -> None:
    table = quest_table(heroes=3)
    g = table.g
    for hero, place in enumerate(("14a.1", "14a.2", "14a.3")):
        table.put(hero, place)
    do(table, o.Lose(1, "near"), at=table.area("14a.1"), radius=1)
    assert [g.figures[hero].wounds for hero in range(3)] == [1, 1, 0]
    do(table, o.Lose(1, "it"), it=2)
    assert g.figures[2].wounds == 1
    hero_dies(g, 2)
    do(table, o.Suffer("blinded", "it"), o.Lose(1, "it"), it=2)
    do(table, o.Lose(1, "it"))
    assert [g.figures[hero].wounds for hero in range(3)] == [1, 1, 0]


@rule("SS-ENEMY-10")
def test_a_story_may_give_every_enemy_a_charge_back() -> None:
    table = quest_table()
    enemy = table.g.enemy_of(table.enemy("raider-green-1", "16a.3"))
    enemy.charges = 0
    do(table, o.Recharge(2))
    assert enemy.charges == 1, "no more than are printed"


@rule("SS-DECK-04")
def test_enemies_whom_the_story_adds_are_shuffled_in_with_those_of_the_quest() -> None:
    table = quest_table()
    before = table.g.decks.enemies.cards
    do(table, o.AddEnemies(("orc-warrior-blue-1", "orc-warrior-red-1")))
    assert sorted(table.g.decks.enemies.cards) == sorted((*before, "orc-warrior-blue-1", "orc-warrior-red-1"))


@rule("SS-TRAP-02")
def test_a_trap_of_the_story_is_where_the_story_is() -> None:
    for at, slowed in (("16a.3", [False, True]), ("", [True, False])):
        table = quest_table()
        table.put(1, "16a.3")
        table.top("traps", "net")
        table.dice("b.miss")
        do(table, o.DrawTrap(), at=table.area(at) if at else OFF)
        assert [bool(table.g.figures[hero].conditions & SLOW) for hero in range(2)] == slowed


@rule("SS-ACT-24")
def test_somebody_who_comes_sends_nobody_else_away() -> None:
    people = "people: {Oda: {en: Oda, ru: Ода, hp: 3}, Ulf: {en: Ulf, ru: Ульф, hp: 2}}"
    table = quest_table(people)
    assert table.g.map.people == (), "nobody stands anywhere before the story says so"
    do(table, o.PutPerson("Oda", table.area("14a.2")), o.PutPerson("Ulf", table.area("14a.3")))
    assert [(person.name, person.hp) for person in table.g.map.people] == [("Oda", 3), ("Ulf", 2)]
    do(table, o.HurtPerson("Oda"), o.HurtPerson("Ulf", 5))
    assert [(event.person, event.left) for event in table.events(PersonHurt)] == [("Oda", 2), ("Ulf", 0)]
    assert [person.name for person in table.g.map.people] == ["Oda"]


@rule("SS-TRAP-03", "SS-TRAP-05")
def test_both_sides_of_a_door_are_at_one_from_its_trap() -> None:
    table = quest_table("doors: {oak: door 14a.2 14a.3}", heroes=3)
    for hero, place in enumerate(("14a.1", "14a.2", "14a.3")):
        table.put(hero, place)
    do(table, o.Lose(1, "near"), door=0, at=table.area("14a.2"), radius=1)
    assert [table.g.figures[hero].wounds for hero in range(3)] == [0, 1, 1]
    do(table, o.Lose(1, "near"), door=0, at=table.area("14a.2"), radius=2)
    assert [table.g.figures[hero].wounds for hero in range(3)] == [1, 2, 2]


def test_for_a_ghost_the_living_hero_before_it_acts() -> None:
    table = quest_table(heroes=3)
    g = table.g
    g.active = 0
    hero_dies(g, 0)
    do(table, o.Lose(1, "active"))
    assert [g.figures[hero].wounds for hero in range(3)] == [0, 0, 1]
    hero_dies(g, 2)
    do(table, o.Lose(1, "active"))
    assert g.figures[1].wounds == 1
    g.active = 2
    do(table, o.Lose(1, "active"))
    assert g.figures[1].wounds == 2
    hero_dies(g, 1)
    do(table, o.Crowns(5, "richest"), o.Recover(1, "most-wounded"))
    assert [sheet.crowns for sheet in g.heroes] == [0, 0, 0]


@rule("SS-COMPAN-11", "SS-COMPAN-18")
def test_fenrir_suffers_with_the_heroes_but_gets_no_crowns() -> None:
    table = quest_table()
    g = table.g
    g.companion_rank, g.figures[g.companion].at, g.figures[g.companion].owner, g.figures[g.companion].max_hp = (
        2,
        0,
        1,
        5,
    )
    do(table, o.Lose(1, "each-hero"), o.Crowns(5, "each-hero"))
    assert [g.figures[each].wounds for each in (0, 1, g.companion)] == [1, 1, 1]
    assert [sheet.crowns for sheet in g.heroes] == [5, 5]


@rule("SS-POWER-24", "SS-DEATH-12")
def test_powers_of_ghosts_turn_with_those_of_all_heroes_but_not_with_those_nearby() -> None:
    table = quest_table()
    for sheet in table.g.heroes:
        sheet.powers, sheet.cooling = ("heal",), (2,)
    hero_dies(table.g, 1)
    table.g.heroes[1].powers, table.g.heroes[1].cooling = ("heal",), (2,)
    do(table, o.Rotate(-1, "each-hero"))
    assert [sheet.cooling for sheet in table.g.heroes] == [(3,), (3,)]
    do(table, o.Rotate(1, "near"), at=table.area("14a.1"), radius=9)
    assert [sheet.cooling for sheet in table.g.heroes] == [(2,), (3,)]


@rule("SS-COMBAT-26")
def test_a_card_that_strikes_is_named_and_spares_the_dead() -> None:
    table = quest_table()
    for sheet in table.g.heroes:
        sheet.off = ""
    do(table, o.Struck(0, who="each-hero"), card="tremor")
    do(table, o.Struck(0, who="active"))
    assert [event.weapon for event in table.events(AttackDeclared)] == ["tremor", "tremor", "card"]


@rule("SS-HERO-09")
def test_a_save_decides_what_is_carried_out_for_each_hero() -> None:
    table = quest_table(dice="b.shield b.miss")
    order = o.Save((o.Lose(2, "it"),), "each-hero", (o.Lose(1, "it"),))
    table.g.heroes[1].used = ("help-from-above",)
    do(table, order)
    assert [table.g.figures[hero].wounds for hero in (0, 1)] == [1, 2]


@rule("SS-NATURE-02", "SS-NATURE-03")
def test_a_hero_whose_nature_has_no_way_does_nothing_and_a_neutral_one_takes_any() -> None:
    order = o.ByNature(law=(), neutral=(), chaos=(o.SoulPoints(3),))
    for hero, storm, souls in (
        ("ecarus-white-rose", False, 0),
        ("laegon-archer", False, 3),
        ("ecarus-white-rose", True, 3),
    ):
        second = "thorgar-cleric" if hero.startswith("laegon") else "laegon-archer"
        table = quest_table(first=hero, second=second, soul_storm=storm)
        do(table, order)
        assert table.g.soul_points == souls
    both = o.ByNature(law=(o.SoulPoints(1),), neutral=(o.SoulPoints(2),), chaos=(o.SoulPoints(3),))
    table = quest_table(first="laegon-archer", second="ecarus-white-rose")
    do(table, both)
    assert table.g.soul_points == 2, "the own way if there is one"


@rule("SS-ENEMY-27", "SS-ENEMY-28")
def test_an_enemy_of_the_highest_rank_with_room_gains_a_power() -> None:
    table = quest_table()
    g = table.g
    cards = ("raider-green-1", "raider-blue-1", "gremlin-blue-1", "orc-warrior-red-1")
    foes = [table.enemy(card, "16a.3") for card in cards]
    for foe in foes:
        g.enemy_of(foe).powers = ()
    g.enemy_of(foes[3]).powers = ("savage", "thick-hide")
    do(table, o.GiveEnemyPower(), answers=(f"target {foes[2]}",))
    assert [len(g.enemy_of(foe).powers) for foe in foes] == [0, 0, 1, 2]
    g.enemy_of(foes[3]).powers = ("savage",)
    do(table, o.GiveEnemyPower())
    assert [len(g.enemy_of(foe).powers) for foe in foes] == [0, 0, 1, 2]
    for foe in foes:
        g.enemy_of(foe).powers = ("savage", "thick-hide")
    do(table, o.GiveEnemyPower())


@rule("SS-AI-03", "SS-AI-10")
def test_what_was_going_on_goes_on_after_enemies_that_the_story_activates() -> None:
    table = quest_table(dice="b.miss " * 20)
    g = table.g
    table.put(0, "18a.1")
    table.put(1, "18a.1")
    for card in ("raider-green-1", "gremlin-green-1", "orc-warrior-green-1"):
        table.enemy(card, "16a.3")
    g.activation.waiting, g.activation.count, g.activation.last_resort, g.activation.encounter = (
        (2,),
        1,
        True,
        "skirmish",
    )
    assert play_on(table, resolve_orders(g, (o.Activate(count=1),)))
    assert (g.activation.waiting, g.activation.count, g.activation.last_resort) == ((2,), 1, True)
    assert len(table.events(ActivationSkipped)) == 1
    assert play_on(table, resolve_orders(g, (o.Encounter(2),)))
    assert (g.activation.waiting, g.activation.count, g.activation.last_resort, g.activation.encounter) == (
        (2,),
        1,
        True,
        "skirmish",
    )
    assert len(table.events(EncounterDrawn)) == 2


@rule("SS-EVENT-16", "SS-EVENT-19")
def test_the_story_takes_the_card_of_the_night_out_of_the_deck() -> None:
    table = quest_table()
    table.g.events = ("day", "night", "tremor")
    do(table, o.Time("night"))
    assert table.g.events == ("day", "tremor")
    assert table.g.time == "night"


@rule("SS-EVENT-14")
def test_only_a_card_of_the_deck_is_laid_on_it_and_only_once() -> None:
    table = quest_table("story: {story-2: {do: [on deck]}, over: {do: [win]}}\nevents: [[story-2], [tremor]]")
    table.run(event_phase(table.g))
    assert table.g.events_up == ("story-2",)
    do(table, o.CardOnDeck(), card="words")
    assert table.g.events_up == ("story-2",)


@rule("SS-END-01")
def test_the_map_is_clear_only_without_enemies_and_shadows_and_once() -> None:
    table = quest_table("{cleared: {do: [souls 1]}, doors: {oak: door 14a.1 14a.2}, shadows: [14a.2 for 2]}")
    table.run(resolve_due(table.g))
    assert table.g.soul_points == 0, "a shadow is left"
    table.g.map.shadows = ()
    for _ in range(2):
        table.run(resolve_due(table.g))
        assert table.g.soul_points == 1
    table = quest_table()
    table.run(resolve_due(table.g))
    assert table.g.story.done == (), "this quest does not ask for it"


@rule("SS-EVENT-11", "SS-END-01")
def test_several_paragraphs_are_told_one_after_the_other_until_the_quest_is_decided() -> None:
    table = quest_table("story: {one: {do: [souls 1]}, two: {do: [win]}, three: {do: [souls 4]}, over: {do: [win]}}")
    table.g.story.due = ("one", "two", "three")
    table.run(resolve_due(table.g))
    assert (table.g.soul_points, table.g.story.result, table.g.story.due) == (1, "won", ("three",))


def test_heroes_whom_the_story_moves_forget_where_they_came_from_and_fenrir_comes_along() -> None:
    table = quest_table(heroes=3)
    g = table.g
    g.companion_rank, g.figures[g.companion].at, g.figures[g.companion].owner, g.figures[g.companion].max_hp = (
        2,
        0,
        1,
        5,
    )
    g.figures[0].came_from = 1
    apart = table.area("18a.2")
    do(table, o.MoveHeroes(apart, "active"))
    assert [g.figures[each].at for each in (0, 1, g.companion)] == [apart, table.area("14a.1"), 0]
    assert g.figures[0].came_from == OFF
    do(table, o.MoveHeroes(apart))
    assert [g.figures[each].at for each in (0, 1, 2, g.companion)] == [apart] * 4
    g.companion_rank, g.figures[g.companion].at = 0, OFF
    do(table, o.MoveHeroes(table.area("14a.1")))
    assert g.figures[g.companion].at == OFF


@rule("SS-ELEM-03", "SS-ELEM-07")
def test_a_door_is_opened_once_and_its_lock_goes_with_it() -> None:
    table = quest_table("doors: {vault: locked 14a.1 14a.2 magic, oak: door 14a.2 14a.3}")
    do(table, o.OpenDoor(0), o.OpenDoor(0))
    assert table.g.map.opened == {0}
    assert table.g.map.locks == frozenset()
    assert len(table.events(DoorOpened)) == 1


def test_gates_and_shrines_that_are_not_named_stay_as_they_are() -> None:
    table = quest_table("{gates: [hit at 16a.3 open, magic at 16a.1 closed], shrines: [14a.1 active]}")
    do(table, o.Gate(MAGIC, "open"))
    assert [gate.open for gate in table.g.map.gates] == [True, True]
    do(table, o.Gate(HIT, "closed"), o.PlaceGate(MAGIC, table.area("14a.3"), False))
    assert table.g.map.gates == (
        SpawnGate(HIT, table.area("16a.3"), False),
        SpawnGate(MAGIC, table.area("14a.3"), False),
    )
    assert [event.state for event in table.events(GateChanged)] == ["open", "closed", "closed"]


def test_the_story_places_fire_enemies_chests_and_cards_where_it_says_or_where_it_happens() -> None:
    table = quest_table()
    g = table.g
    here, there = table.area("14a.3"), table.area("16a.1")
    do(table, o.PlaceFire(1), o.PlaceEnemy("raider", BLUE, tag="Grim"), at=here)
    do(table, o.PlaceFire(2, there), o.PlaceEnemy("raider", GREEN, there), at=here)
    assert g.map.fires == (FireToken(here, 1), FireToken(there, 2))
    assert [g.figures[enemy.figures[0]].at for enemy in g.enemies] == [here, there]
    g.map.stories = ()
    do(table, o.PlaceStory("over", here), o.PlaceStory("over", there), o.RemoveStory(here))
    assert g.map.stories == (StoryPlace(there, "over"),)
    do(table, o.PlaceChest(here, 1, 5, True))
    assert g.map.chests == (ChestToken(here, 1, 5, True),)


def test_crowns_go_to_and_from_the_one_that_is_named() -> None:
    table = quest_table()
    table.g.heroes[0].coins, table.g.heroes[1].coins = (0, 1, 0), (0, 2, 0)
    do(table, o.Crowns(-10, "richest"))
    assert [sheet.crowns for sheet in table.g.heroes] == [10, 10]
    do(table, o.Crowns(50, "active"), o.Crowns(-500, "active"))
    assert table.g.heroes[0].crowns == 0


@rule("SS-SPAWN-02", "SS-SPAWN-13", "SS-DEATH-24")
def test_gates_and_shrines_are_flipped_placed_and_removed_by_the_story() -> None:
    table = quest_table()
    here = table.area("14a.2")
    do(table, o.Gate(HIT, "closed"), o.PlaceGate(MAGIC, here), o.Shrine(here))
    assert table.g.map.gates == (SpawnGate(HIT, table.area("16a.3"), False), SpawnGate(MAGIC, here, True))
    assert table.g.map.shrines == (ShrineToken(table.area("14a.1"), True), ShrineToken(here, True))
    do(table, o.Gate(HIT, "removed"), o.Shrine(table.area("14a.1"), False))
    assert table.g.map.gates == (SpawnGate(MAGIC, here, True),)
    assert ShrineToken(table.area("14a.1"), False) in table.g.map.shrines


@rule("SS-GOLD-09", "SS-SPAWN-12")
def test_a_set_aside_enemy_comes_straight_into_play_once_and_one_of_the_deck_is_drawn_for() -> None:
    table = quest_table()
    here = table.area("16a.1")
    do(table, o.PlaceEnemy("orc-shaman", RED, here, "boss"), o.PlaceEnemy("orc-shaman", RED, here, "boss"))
    assert [enemy.card for enemy in table.g.enemies] == ["orc-shaman-red-1"]
    table.top("enemies", "gremlin-green-1", "gremlin-green-2", "raider-blue-1")
    do(table, o.PlaceEnemy("raider", BLUE, here))
    assert table.g.enemies[-1].card == "raider-blue-1"
    assert set(table.g.decks.enemies.discards) == {"gremlin-green-1", "gremlin-green-2"}
    do(table, o.PlaceEnemy("raider", BLUE, here))
    assert len(table.g.enemies) == 2, "the only one is in play: nobody appears"


def test_the_death_of_a_named_enemy_goes_on_with_the_story() -> None:
    table = quest_table("deaths: {Grim: {do: [win]}}\nopening: {do: [place raider green at 16a.1 as Grim]}")
    enemy = table.enemy("raider-green-1", "16a.1", tag="Grim")
    table.g.figures[enemy].wounds = 3
    do(table, o.Lose(1, "one-enemy"))
    table.run(resolve_due(table.g))
    assert table.g.story.result == "won"


@rule("SS-END-01")
def test_once_decided_nothing_more_happens() -> None:
    table = quest_table()
    do(table, o.Win(), o.Fail(), o.SoulPoints(3))
    assert table.g.story.result == "won"
    assert table.g.soul_points == 0


@rule("SS-END-01")
def test_a_quest_may_go_on_when_nothing_is_left_on_the_map() -> None:
    table = quest_table("cleared: {do: [win]}")
    enemy = table.enemy("raider-green-1", "16a.1")
    table.run(resolve_due(table.g))
    assert not table.g.story.result
    table.g.figures[enemy].wounds = 3
    do(table, o.Lose(1, "one-enemy"))
    table.run(resolve_due(table.g))
    assert table.g.story.result == "won"


@rule("SS-NATURE-05")
def test_in_a_soul_storm_any_way_may_be_chosen() -> None:
    table = quest_table(soul_storm=True, first="ecarus-white-rose")
    order = o.ByNature(law=(o.SoulPoints(1),), neutral=(o.SoulPoints(2),), chaos=(o.SoulPoints(3),))
    do(table, order, answers=("pick chaos",))
    assert table.g.soul_points == 3


@rule("SS-NATURE-02")
def test_without_a_soul_storm_the_hero_follows_the_own_nature() -> None:
    order = o.ByNature(law=(o.SoulPoints(1),), neutral=(o.SoulPoints(2),), chaos=(o.SoulPoints(3),))
    for hero, souls in (("ecarus-white-rose", 1), ("ecarus-black-rose", 3)):
        table = quest_table(first=hero)
        do(table, order)
        assert table.g.soul_points == souls


@rule("SS-MOVE-10")
def test_whoever_the_story_makes_leave_enemies_must_evade_and_ghosts_come_along() -> None:
    table = quest_table(heroes=3, dice="b.miss " * 10)
    table.enemy("gremlin-green-1", "14a.1")
    table.put(1, "14a.2")
    table.g.figures[2].ghost = True
    apart = table.area("18a.1")
    assert play_on(table, resolve_orders(table.g, (o.MoveHeroes(apart),)))
    assert [(event.who, event.attacks) for event in table.events(Evaded)] == [(table.g.heroes[0].name, 1)]
    assert [table.g.figures[hero].at for hero in range(3)] == [apart] * 3


def test_doors_that_the_story_opens_have_no_trap() -> None:
    table = quest_table("doors: {oak: door 14a.1 14a.2}")
    do(table, o.OpenDoor(0))
    assert table.g.map.opened == {0}
    assert table.g.decks.traps.discards == ()


@rule("SS-POWER-25")
def test_a_power_can_be_refreshed_outside_the_time_phase() -> None:
    table = quest_table()
    table.g.heroes[0].powers, table.g.heroes[0].cooling = ("heal", "bless"), (3, 2)
    do(table, o.Refresh("active"), answers=("pick bless",))
    assert table.g.heroes[0].cooling == (3, 0)


@rule("SS-POWER-25")
def test_the_only_used_power_is_refreshed_unasked_and_without_one_nothing_happens() -> None:
    table = quest_table()
    table.g.heroes[0].powers, table.g.heroes[0].cooling = ("heal", "bless"), (0, 2)
    do(table, o.Refresh("active"), o.Refresh("active"))
    assert table.g.heroes[0].cooling == (0, 0)


@rule("SS-COND-04")
def test_one_condition_of_choice_is_cured_or_all() -> None:
    table = quest_table()
    do(table, o.Suffer("blinded", "active"), o.Suffer("slowed", "active"), o.Suffer("knockdown", "active"))
    do(table, o.Cure("active"), answers=("pick slowed",))
    assert table.g.figures[0].conditions & BLIND
    assert not table.g.figures[0].conditions & SLOW
    do(table, o.Cure("active", all=True))
    assert not table.g.figures[0].conditions
    assert not table.g.figures[0].down


@rule("SS-ITEM-20")
def test_a_soul_weapon_is_taken_by_choice_from_those_that_the_party_can_use() -> None:
    table = quest_table(heroes=5)
    weapons = table.g.soul_weapons
    assert weapons
    answers = (f"pick {weapons[-1]}",) if len(weapons) > 1 else ()
    do(table, o.TakeSoulWeapon("active"), answers=answers)
    lying = table.g.map.drops[table.g.figures[0].at]
    assert ItemCard(weapons[-1]) in things(*table.g.heroes[0].inventory) + lying
    assert weapons[-1] not in table.g.soul_weapons


@rule("SS-ITEM-20")
def test_the_only_soul_weapon_is_taken_unasked_and_without_one_nothing_happens() -> None:
    table = quest_table()
    table.g.soul_weapons = ("golden-mirror",)
    table.g.heroes[0].inventory = ()
    do(table, o.TakeSoulWeapon("active"), o.TakeSoulWeapon("active"))
    assert table.g.heroes[0].inventory == ("golden-mirror",)
    assert table.g.soul_weapons == ()


@rule("SS-AI-13")
def test_all_encounter_cards_are_shuffled_back_but_the_one_that_says_so() -> None:
    table = quest_table()
    table.g.decks.encounters.discards = table.g.decks.encounters.cards[:9]
    table.g.decks.encounters.cards = table.g.decks.encounters.cards[9:]
    do(table, o.ShuffleEncounters(), card="battle")
    assert table.g.decks.encounters.discards == ("battle",)
    assert len(table.g.decks.encounters.cards) == 14


@pytest.mark.parametrize(
    ("test", "true"),
    [
        ("", True),
        ("heroes > 1", True),
        ("heroes > 2", False),
        ("counter bells >= 2", True),
        ("counter bells >= 3", False),
        ("night", True),
        ("day", False),
        ("alive Grim", True),
        ("alive Rusk", False),
        ("alive Mog", False),
        ("nature law", True),
        ("nature chaos", False),
        ("opened 0", True),
        ("opened 1", False),
        ("together", True),
    ],
)
def test_tests_of_a_quest(test: str, true: bool) -> None:
    table = quest_table("starts: night", first="ecarus-white-rose")
    table.g.story.counters["bells"] = 2
    table.g.map.opened = frozenset((0,))
    table.enemy("raider-green-1", "16a.1", tag="Grim")
    lose_hp(table.g, table.enemy("raider-blue-1", "16a.1", tag="Mog"), 9)
    assert holds(table.g, test) == true


def test_every_order_word_of_quest_files_is_carried_out_in_some_quest_or_test() -> None:
    words = [
        "lose 1 each-hero",
        "recover 1 each-hero",
        "suffer slowed active",
        "burn 1 active",
        "critical active",
        "cure active all",
        "struck 1 0 0 slash active",
        "push active",
        "fire 1 at 14a.2",
        "spawn 1",
        "place random at 14a.3",
        "shadow at 14a.3",
        "card over at 14a.3",
        "uncard 14a.3",
        "chest 14a.1 crowns 5",
        "gate close hit",
        "shrine on 14a.2",
        "encounter",
        "activate 1",
        "specials",
        "rotate 1 each-hero",
        "refresh active",
        "recharge 1",
        "enemy-power",
        "crowns 5 active",
        "souls 1",
        "treasures 1 active",
        "grant royal-letter active",
        "soul-weapon active",
        "key active",
        "emporium",
        "trap",
        "time day",
        "on deck",
        "tell words",
        "count x",
        "do words",
        "open oak",
        "move active to 14a.1",
        "remember mercy",
        "person Oda at 14a.2",
        "follow Oda active",
        "stay Oda",
        "hurt Oda 1",
        "leave Oda",
        "fail",
        "win",
    ]
    assert {word.split()[0] for word in words} == set(VERBS)
    for word in words:
        table = quest_table(
            f"""
            doors: {{oak: door 14a.1 14a.2}}
            people: {{Oda: {{en: Oda, ru: Ода, at: 14a.1, hp: 2}}}}
            story: {{words: {{en: Words.}}, over: {{do: [win]}}, story-1: {{do: ["{word}"]}}}}
            """,
            dice="b.miss " * 30,
            first="ecarus-white-rose",
            second="laegon-archer",
        )
        assert play_on(
            table, resolve_orders(table.g, table.g.plan.story["story-1"], at=table.area("14a.1"), card="story-1")
        )


def play_on(table: Table, script: Any) -> bool:
    """Follow a script with the last option of every decision."""
    try:
        decision = next(script)
        while True:
            done = [option for option in decision.options if str(option) == "done"]
            decision = script.send((done or list(decision.options))[-1])
    except StopIteration:
        return bool(table.g.figures[0].at != OFF)


def test_all_paragraphs_of_all_quests_can_be_carried_out() -> None:
    for name in quest_names():
        for paragraph in quest(name).story:
            table = quest_table(heroes=3)
            table.g.quest = name
            for hero in range(3):
                table.g.figures[hero].at = quest(name).start[0]
            table.dice("b.miss " * 60)
            assert play_on(
                table, resolve_orders(table.g, quest(name).story[paragraph], at=quest(name).start[0], card=paragraph)
            )
