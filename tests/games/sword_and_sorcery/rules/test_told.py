"""What happens is told, step by step, with the rule that decides: a log has nothing else to go by."""

from __future__ import annotations

import msgspec

from tabletome.engine.ledger import rule
from tabletome.games.sword_and_sorcery.content.notation import orders as o
from tabletome.games.sword_and_sorcery.content.notation.terms import HIT, SKILL
from tabletome.games.sword_and_sorcery.content.things import KEY
from tabletome.games.sword_and_sorcery.rules.combat.conditions import afflict, cure, end_turn_conditions, ignite
from tabletome.games.sword_and_sorcery.rules.combat.death import hero_dies, lose_hp, recover
from tabletome.games.sword_and_sorcery.rules.event_phase import event_phase
from tabletome.games.sword_and_sorcery.rules.flow import begin_turn, resurrect, time_phase
from tabletome.games.sword_and_sorcery.rules.heroes.cooldown import turn_powers
from tabletome.games.sword_and_sorcery.rules.heroes.emporium import shop
from tabletome.games.sword_and_sorcery.rules.heroes.movement import stand_up
from tabletome.games.sword_and_sorcery.rules.heroes.treasure import receive
from tabletome.games.sword_and_sorcery.rules.map.elements import do_element, element_options, open_chest, search
from tabletome.games.sword_and_sorcery.rules.map.movement import push, put_in
from tabletome.games.sword_and_sorcery.rules.story.orders import resolve_orders
from tabletome.games.sword_and_sorcery.state import BLIND, NOBODY, STUN
from tests.games.sword_and_sorcery.questing import Table, act, quest_table, things, turn

ECARUS, LAEGON = "ecarus-white-rose", "laegon-archer"


def told(table: Table) -> list[str]:
    """Every event since this was last asked, as words."""
    fields = [
        [event.kind, *(str(getattr(event, name)) for name in event.__struct_fields__ if name != "rule"), event.rule]
        for event in table.heard
    ]
    table.heard.clear()
    return [" ".join(words).strip() for words in fields]


@rule("SS-COND-02", "SS-COND-06", "SS-COND-13", "SS-COND-15", "SS-COND-03", "SS-EFFECT-17")
def test_conditions_and_what_they_cost_whoever_has_them_already_are_told() -> None:
    table = quest_table()
    for condition in ("blinded", "poison-1", "poison-2", "knockdown", "knockdown", "slowed", "slowed"):
        afflict(table.g, 0, condition)
    ignite(table.g, 0, 1)
    ignite(table.g, 0, 2)
    assert told(table) == [
        f"conditioned {ECARUS} blinded SS-COND-02",
        f"conditioned {ECARUS} poison-1 SS-COND-13",
        f"conditioned {ECARUS} poison-2 SS-COND-15",
        f"wounded {ECARUS} 1 8",
        f"conditioned {ECARUS} knockdown SS-COND-06",
        f"wounded {ECARUS} 1 7",
        f"conditioned {ECARUS} slowed SS-COND-02",
        f"wounded {ECARUS} 1 6",
        f"burning {ECARUS} 1 SS-EFFECT-17",
        f"burning {ECARUS} 2 SS-EFFECT-17",
    ]
    assert (table.g.figures[0].fire1, table.g.figures[0].fire2) == (1, 1)


@rule("SS-COND-04", "SS-COND-07", "SS-COND-17", "SS-GOLD-06")
def test_being_rid_of_conditions_and_wounds_is_told() -> None:
    table = quest_table()
    table.g.figures[0].conditions = BLIND | STUN
    table.g.figures[0].down = table.g.figures[1].down = True
    table.g.figures[1].wounds = 2
    cure(table.g, 0, "knockdown")
    end_turn_conditions(table.g, 0)
    stand_up(table.g, 1)
    recover(table.g, 1, 5)
    assert told(table) == [
        f"recovered {ECARUS} knockdown",
        f"recovered {ECARUS} blinded",
        f"recovered {ECARUS} stunned",
        f"recovered {LAEGON} knockdown SS-COND-07",
        f"healed {LAEGON} 2",
    ]
    assert not table.g.figures[0].conditions


@rule("SS-COMPAN-02", "SS-COMPAN-04", "SS-POWER-17", "SS-POWER-22")
def test_calling_and_losing_the_companion_and_the_return_of_the_power_are_told() -> None:
    table = turn(first="laegon-ranger", second=ECARUS)
    sheet = table.g.heroes[0]
    sheet.rank, sheet.powers, sheet.cooling = 2, ("summon-fenrir",), (0,)
    table.heard.clear()
    act(table, "power summon-fenrir 2 -")
    lose_hp(table.g, table.g.companion, 99)
    turn_powers(table.g, 0, 9, rule="SS-POWER-22")
    assert told(table) == [
        "power-used laegon-ranger summon-fenrir 2 SS-POWER-17",
        "summoned fenrir SS-COMPAN-02",
        "wounded fenrir 99 0",
        "companion-died fenrir SS-COMPAN-04",
        "power-refreshed laegon-ranger summon-fenrir SS-POWER-22",
    ]


@rule("SS-ELEM-03", "SS-ELEM-06", "SS-ELEM-07", "SS-ELEM-11", "SS-TRAP-01")
def test_doors_chests_locks_and_searches_are_told_with_the_traps_in_them() -> None:
    added = (
        "chests: [14a.1 crowns 30]\ndoors: {iron: locked 14a.1 14a.2 magic}\n"
        "search: {14a.1: {hit: [souls 1]}, 14a.2: {legend: [souls 9]}}"
    )
    table = quest_table(added, dice="r.hit r.hit")
    g = table.g
    g.map.chests = tuple(msgspec.structs.replace(chest, locked=True) for chest in g.map.chests)
    g.story.key_holder = 0
    for verb in ("unlock-chest", "unlock-door"):
        table.run(do_element(g, 0, next(each for each in element_options(g, 0) if each.verb == verb)))
    assert told(table) == [f"unlocked {ECARUS} SS-ELEM-07"] * 2
    table.top("traps", "rusted-spring", "rusted-spring")
    table.run(open_chest(g, 0))
    assert [words for words in told(table) if words.split()[0] in ("chest-opened", "trap-drawn")] == [
        "trap-drawn rusted-spring SS-TRAP-01",
        f"chest-opened {ECARUS} SS-ELEM-06",
    ]
    table.run(search(g, 0))
    table.put(0, "14a.2")
    table.run(search(g, 0))
    assert [words for words in told(table) if words.startswith("searched")] == [
        f"searched {ECARUS} True SS-ELEM-11",
        f"searched {ECARUS} False SS-ELEM-11",
    ]
    table.run(resolve_orders(g, (o.OpenDoor(0),)))
    assert told(table)[0].startswith("door-opened")


@rule("SS-EMPOR-02", "SS-EMPOR-07", "SS-EMPOR-13", "SS-EMPOR-11", "SS-CROWN-04")
def test_what_is_done_in_the_emporium_is_told_with_its_price() -> None:
    table = quest_table(dice="r.miss")
    for sheet in table.g.heroes:
        sheet.coins = (0, 0, 3)
    for deal in (
        "purchase healing-potion",
        "to-stash healing-potion",
        "from-stash healing-potion",
        "sell healing-potion",
    ):
        offers = table.asked(shop(table.g, 0, table.g.living())).options
        if deal in map(str, offers):
            table.run(shop(table.g, 0, table.g.living()), deal)
    heard = told(table)
    assert heard[:3] == [
        f"crowns-changed {ECARUS} -15",
        f"bought {ECARUS} healing-potion 15 SS-EMPOR-02",
        f"took {ECARUS} healing-potion",
    ]
    assert f"took {ECARUS} healing-potion" in heard[3:], "out of the Stash again"


@rule("SS-EVENT-02", "SS-EVENT-03", "SS-EVENT-15", "SS-SPAWN-06", "SS-SOUL-04")
def test_events_are_told_as_they_are_drawn_suspended_and_discarded() -> None:
    table = quest_table()
    table.g.events = ("iron-wall", "tide-of-souls")
    table.run(event_phase(table.g))
    assert told(table) == [
        "event-drawn tide-of-souls SS-EVENT-02",
        "souls-changed 3 3 SS-SOUL-04",
        f"enemy-appeared raider-blue-1 16a.3 {ECARUS} SS-SPAWN-06",
        f"enemy-appeared raider-green-1 16a.3 {LAEGON} SS-SPAWN-06",
    ]
    table.run(event_phase(table.g))
    assert told(table) == ["event-discarded tide-of-souls SS-EVENT-03"]
    table.g.events_up = ("war-drums", "iron-wall")
    table.run(resolve_orders(table.g, (o.CardOnDeck(),), card="tremor"))
    assert told(table) == ["lasting-suspended iron-wall SS-EVENT-15"]
    assert table.g.events_up == ("war-drums", "iron-wall", "tremor")


@rule("SS-SPAWN-13", "SS-DEATH-24", "SS-EVENT-16", "SS-EFFECT-18", "SS-SOUL-04")
def test_what_the_story_changes_on_the_map_and_for_heroes_is_told() -> None:
    table = quest_table()
    there = table.area("14a.3")
    orders = (
        o.PlaceFire(table.area("14a.2"), 1), o.Gate(HIT, "closed"), o.PlaceGate(HIT, there, True),
        o.PlaceGate(SKILL, there, False), o.Shrine(table.area("14a.1"), False), o.Time("night"), o.SoulPoints(2),
        o.SoulPoints(-1), o.Crowns(15, "active"), o.Crowns(-5, "active"),
    )  # fmt: skip
    table.run(resolve_orders(table.g, orders))
    assert told(table) == [
        "fire-placed 14a.2 1 SS-EFFECT-18",
        f"gate-changed {HIT} closed SS-SPAWN-13",
        f"gate-changed {HIT} open SS-SPAWN-13",
        f"gate-changed {SKILL} closed SS-SPAWN-13",
        "shrine-changed 14a.1 False SS-DEATH-24",
        "time-of-day night SS-EVENT-16",
        "souls-changed 2 2 SS-SOUL-04",
        "souls-changed -1 1 SS-SOUL-04",
        f"crowns-changed {ECARUS} 15 SS-CROWN-03",
        f"crowns-changed {ECARUS} -5",
    ]
    assert [(gate.symbol, gate.open) for gate in table.g.map.gates] == [(HIT, True), (SKILL, False)]


@rule("SS-EFFECT-12", "SS-MOVE-01", "SS-ELEM-09", "SS-ACT-15")
def test_steps_pushes_and_things_taken_are_told() -> None:
    table = quest_table()
    foe = table.enemy("raider-green-1", "14a.1")
    table.g.figures[foe].came_from = table.area("14a.2")
    table.heard.clear()
    table.run(push(table.g, foe))
    put_in(table.g, 0, table.area("14a.2"))
    (hammer, coin) = things("hammer", "coin:10")
    for thing in (hammer, coin, KEY):
        table.run(receive(table.g, 1, thing))
    assert told(table) == [
        "pushed raider-green-1 14a.2 SS-EFFECT-12",
        f"moved {ECARUS} 14a.2",
        f"took {LAEGON} hammer",
        f"took {LAEGON} coin:10",
        f"took {LAEGON} key SS-ELEM-09",
    ]
    assert table.g.story.key_holder == 1


@rule("SS-BATTLE-05", "SS-COND-20", "SS-DEATH-03", "SS-DEATH-26", "SS-ROUND-01")
def test_rounds_and_turns_begun_and_skipped_deaths_and_resurrections_are_told() -> None:
    table = quest_table()
    g = table.g
    begin_turn(g, 0)
    g.figures[1].conditions |= STUN
    begin_turn(g, 1)
    hero_dies(g, 0)
    g.soul_points = 9
    resurrect(g, 0)
    assert told(table) == [
        f"turn-began {ECARUS}",
        f"turn-skipped {LAEGON} SS-COND-20",
        f"became-ghost {ECARUS} SS-DEATH-03",
        "souls-changed -1 8 SS-SOUL-04",
        f"resurrected {ECARUS} SS-DEATH-26",
    ]
    assert (g.figures[0].ghost, g.figures[0].wounds, g.priority_hero) == (False, 0, NOBODY)
    table.run(time_phase(g))
    assert told(table)[0] == "round-began 1 SS-ROUND-01"
