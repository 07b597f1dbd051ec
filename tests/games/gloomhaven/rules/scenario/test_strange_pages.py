"""Pages on which wind, water and boulders move, graves are dug up, and figures march. GH-SPECIAL, GH-PAGE"""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.notation.conditions import POISON
from tabletome.games.gloomhaven.content.notation.special_rules import Boulders, Gunner
from tabletome.games.gloomhaven.content.scenarios import SCENARIOS
from tabletome.games.gloomhaven.events import DugUp, Moved, Spawned, TurnBegan, WaterTaken
from tabletome.games.gloomhaven.rules.abilities.move import bonus_to_moves
from tabletome.games.gloomhaven.rules.combat.attack import candidates, resolve
from tabletome.games.gloomhaven.rules.combat.conditions import heal
from tabletome.games.gloomhaven.rules.combat.damage import leave_the_map, lose_hit_points
from tabletome.games.gloomhaven.rules.monsters.marching import lines_of_fire
from tabletome.games.gloomhaven.rules.monsters.standees import add_monster
from tabletome.games.gloomhaven.rules.movement.graves import dig, graves_beside
from tabletome.games.gloomhaven.rules.movement.loot import loot_hex
from tabletome.games.gloomhaven.rules.movement.move import walk_reach
from tabletome.games.gloomhaven.rules.movement.obstacles import boulders_of, is_breakable, rows_of
from tabletome.games.gloomhaven.rules.scenario.goals import graves_of
from tabletome.games.gloomhaven.state import (
    ELITE,
    LOST,
    NORMAL,
    OFF,
    UNDECIDED,
    WON,
    AttackAbility,
    Risen,
    RunningAttack,
)
from tabletome.geometry import Hex, add, sub
from tests.games.gloomhaven.quests import Quest, enter, play
from tests.games.gloomhaven.rules.scenario.test_later_pages import beside, by_page, one


def open_floor(quest: Quest, *apart: int) -> int:
    """A hex with nothing on it and nothing beside it but floor."""
    g = quest.g
    return next(
        at
        for at in sorted(g.board.floor)
        if len(g.board.near[at]) == 6 and g.is_empty(at) and all(g.is_empty(near) for near in g.board.near[at])
        and at not in apart
    )  # fmt: skip


# 34 Scorched Summit


@rule("GH-BOSS-03")
def test_34_who_stands_where_the_drake_comes_down_makes_room() -> None:
    quest = enter("scorched-summit").kill("rending-drake", "spitting-drake")
    place = quest.g.plan.marked("a")[0]
    quest.put(0, place)
    for hero in range(2):
        quest.g.figures[hero].health = 50
    quest.acts("elder-drake", 11)
    here = quest.g.figures[0].at
    assert here not in quest.g.plan.marked("a")
    assert quest.g.board.distance(here, place) <= 2
    moved = [event for event in quest.events if isinstance(event, Moved) and event.name == "elder-drake"]
    assert moved[0].to in quest.g.plan.marked("a")


@rule("GH-BOSS-03", "GH-SPECIAL-08")
def test_34_the_drake_lies_on_three_hexes_and_is_attacked_on_each_but_once() -> None:
    quest = enter("scorched-summit")
    g = quest.g
    boss = one(quest, "elder-drake")
    perch = set(g.plan.marked("c"))
    hexes = {g.figures[boss].at, *(f.at for f in quest.figures("drakes-body"))}
    assert hexes == perch
    part = one(quest, "drakes-body")
    at = g.figures[part].at
    spot = next(near for near in g.board.near[at] if near not in g.obstacles and g.standing_at(near) is None)
    quest.put(0, spot)
    attack = RunningAttack(AttackAbility(0, 3, 1, ranged=False), 3, None)
    assert part in candidates(g, attack)
    before = g.figures[boss].health
    g.decks[0] = ("+0",) * 20
    g.turn.acting = 0
    list(resolve(g, attack, part))
    assert g.figures[boss].health == before - 3
    assert g.figures[boss].at == at, "it is attacked where the attack was aimed"
    again = RunningAttack(AttackAbility(0, 3, 9, ranged=True), 3, None, done=(boss, part))
    assert not {g.figures[who].name for who in candidates(g, again)} & {"elder-drake", "drakes-body"}
    quest.kill("rending-drake", "spitting-drake")
    quest.acts("elder-drake", 11)
    now = {f.at for f in quest.g.figures if f.name in ("elder-drake", "drakes-body") and f.at >= 0}
    assert now == set(quest.g.plan.marked("a"))
    assert len(quest.figures("zephyr")) == 2
    assert not is_breakable(quest.g, quest.g.plan.marked("b")[0])
    quest.kill("elder-drake")
    assert not quest.figures("drakes-body")
    assert quest.result() == WON


# 49 Rebel's Stand


@rule("GH-SPECIAL-08")
def test_49_the_nearest_archer_fires_the_cannon_along_its_lines() -> None:
    quest = enter("rebels-stand").open("g1a-l1b").kill("city-guard", "giant-viper")
    g = quest.g
    cannon = g.figures[one(quest, "siege-cannon")]
    assert cannon.max_health == 2 * MONSTERS["ancient-artillery"].elite[g.monster_level].health
    archers = quest.figures("city-archer")
    for archer in archers[1:]:
        leave_the_map(g, g.figures.index(archer))
    archers[0].at = beside(g, cannon.at)
    while archers[0].at in g.plan.marked("b"):
        archers[0].at = next(
            at for at in g.board.near[cannon.at] if at not in g.plan.marked("b") and g.standing_at(at) is None
        )
    page = next(each for each in SCENARIOS[49].rules if isinstance(each, Gunner))
    line = lines_of_fire(g, page, cannon.at)
    assert set(g.plan.marked("b")) | g.plan.hexes_of_tile("g1a") <= line
    quest.put(0, g.plan.marked("b")[0])
    safe = next(at for at in sorted(g.board.floor) if at not in line and g.is_empty(at))
    quest.put(1, safe)
    before = [g.figures[hero].health for hero in (0, 1)]
    quest.acts("city-archer", 16)
    damage = MONSTERS["ancient-artillery"].elite[g.monster_level].attack
    assert [before[hero] - quest.g.figures[hero].health for hero in (0, 1)] == [damage, 0]
    quest.kill("city-archer")
    quest.end_round()
    assert [f.at for f in quest.figures("city-archer")] == [quest.marked("a")]
    assert quest.kill("siege-cannon").result() == WON


# 68 Toxic Moor


@rule("GH-SPECIAL-08", "GH-COND-03")
def test_68_the_tree_withers_unseen_and_water_hurts_the_poisoned() -> None:
    quest = enter("toxic-moor")
    g = quest.g
    assert all(g.figures[hero].conditions & POISON for hero in (0, 1))
    quest.end_round()
    quest.end_round()
    quest.kill().open("b1b-m1b")
    g = quest.g
    tree = one(quest, "sick-tree")
    assert (g.figures[tree].health, g.figures[tree].max_health) == (13, 13)
    assert tree in g.allies_of(0), "it can be healed"
    drake = one(quest, "rending-drake")
    assert tree not in g.enemies_of(drake)
    g.figures[tree].health = 5
    heal(g, tree, 2)
    assert g.figures[tree].health == 7
    quest.end_round()
    tree = one(quest, "sick-tree")
    assert quest.g.figures[tree].health == 5, "a drake is on its tile"
    quest.kill("rending-drake").end_round()
    tree = one(quest, "sick-tree")
    assert quest.g.figures[tree].health == 5
    g = quest.g
    water = next(at for at in sorted(g.difficult) if g.standing_at(at) is None)
    quest.put(0, next(at for at in g.board.near[water] if g.standing_at(at) is None and at not in g.obstacles))
    g.figures[0].conditions |= POISON
    reach = walk_reach(g, 0, 6)
    assert not any(water in path[:-1] for _, path in reach.values()), "it stops the poisoned"
    lose_hit_points(g, tree, 9, -1, "")
    assert quest.result() == LOST
    late = enter("toxic-moor")
    for _ in range(9):
        late.end_round()
        late.g.result, late.g.phase = (late.g.result, late.g.phase) if late.g.result else (UNDECIDED, late.g.phase)
    assert late.g.result == LOST, "nobody has come in time"


# 71 Windswept Highlands


@rule("GH-SPECIAL-08", "GH-INIT-02")
def test_71_the_wind_blows_another_way_each_round() -> None:
    quest = enter("windswept-highlands").kill()
    moves = []
    for number in range(1, 5):
        g = quest.g
        at = open_floor(quest)
        quest.put(0, at).put(1, next(a for a in sorted(g.board.floor) if g.board.distance(a, at) > 3 and g.is_empty(a)))
        g.round = number
        quest.end_round()
        moves.append(sub(g.board.hexes[quest.g.figures[0].at], g.board.hexes[at]))
    assert [(move.q, move.r) for move in moves] == [(0, -1), (1, 0), (-1, 1), (-1, 0)]


@rule("GH-SPECIAL-03", "GH-DOOR-06")
def test_71_drakes_sleep_until_somebody_is_near_and_treasures_open_doors() -> None:
    quest = enter("windswept-highlands").kill("wind-demon", "sun-demon")
    g = quest.g
    drake = g.figures[one(quest, "spitting-drake")]
    start = drake.at
    quest.acts("spitting-drake", 32)
    assert (drake.at, f"awake spitting-drake {drake.number}" in quest.g.tally) == (start, False)
    g = quest.g
    by_page(quest, 0, beside(g, drake.at))
    assert quest.g.tally[f"awake spitting-drake {drake.number}"] == 1
    quest.kill()
    doors = ["h2b-a2b", "l3a-a3a", "h2b-g2a"]
    for number, at in enumerate([at for at, look in enumerate(quest.g.treasures) if look == "goal"], 1):
        loot_hex(quest.g, 0, at)
        quest.ends_turn(0)
        assert quest.g.opened == {quest.g.plan.door(name) for name in doors[:number]}
    exits = quest.g.plan.marked("a")
    quest.kill().put(0, exits[0])
    assert quest.is_open()
    assert quest.put(1, exits[1]).result() == WON


# 73 Rockslide Ridge


@rule("GH-SPECIAL-08")
def test_73_boulders_roll_each_row_its_own_way_and_crush_who_is_there() -> None:
    quest = enter("rockslide-ridge").kill()
    g = quest.g
    page = next(each for each in SCENARIOS[73].rules if isinstance(each, Boulders))
    rows = rows_of(g, page)
    start = boulders_of(g, page)
    assert sorted(start) == sorted(g.plan.marked("ab"))
    assert all(at in g.obstacles and not is_breakable(g, at) for at in start)
    row = rows[0]
    g.traps, g.trap_effects = frozenset(), ()
    quest.put(0, row[row.index(g.plan.marked("b")[0]) + 1])
    before = g.figures[0].health
    quest.end_round()
    g = quest.g
    now = boulders_of(g, page)
    assert all(at in g.obstacles for at in now)
    steps = [rows[n // 2].index(now[n]) - rows[n // 2].index(start[n]) for n in (1, 3, 5)]
    assert steps == [1, 2, 3], "another number in each row"
    assert g.figures[0].health == before - g.trap_damage
    assert g.figures[0].at == row[2], "one hex to the left of where it stopped"
    last = rows[1][-2]
    g.obstacles = g.obstacles - {g.tally["boulder 1 0"]} | {last}
    g.tally["boulder 1 0"] = last
    quest.put(0, rows[0][0])
    quest.end_round()
    assert quest.g.tally["boulder 1 0"] == rows[1][1], "from the left edge back to the right, and on"


# 74 Merchant Ship


@rule("GH-SPECIAL-08", "GH-LOOT-02")
def test_74_water_rises_is_carried_away_and_sinks_the_ship() -> None:
    quest = enter("merchant-ship", players=3).kill()
    g = quest.g
    tile = g.plan.hexes_of_tile("b1a")
    assert len(g.difficult & tile) == 10, "two less with three characters"
    quest.end_round()
    g = quest.g
    assert len(g.difficult & tile) == 11
    wet = next(at for at in sorted(g.difficult & tile) if g.standing_at(at) is None)
    by_page(quest, 0, wet)
    assert [event.hex for event in quest.events if isinstance(event, WaterTaken)] == [wet]
    assert quest.g.tally["bails 0"] == 1
    other = next(at for at in sorted(quest.g.difficult & tile) if quest.g.standing_at(at) is None)
    by_page(quest, 0, other)
    assert len([event for event in quest.events if isinstance(event, WaterTaken)]) == 1, "one at a time"
    by_page(quest, 0, quest.marked("e"))
    assert "bails 0" not in quest.g.tally
    quest.g.round = 3
    quest.end_round()
    assert quest.g.plan.door("g2b-i2b") in quest.g.opened
    assert [f.kind for f in quest.figures("deep-terror")] == [ELITE]
    quest.g.difficult |= tile
    quest.end_round()
    assert quest.g.result == LOST


# 75 Overgrown Graveyard


@rule("GH-SPECIAL-08", "GH-MOVE-01")
def test_75_graves_are_dug_up_in_moves_whose_way_matters_too() -> None:
    quest = enter("overgrown-graveyard").open_all().kill()
    g = quest.g
    pillar = g.plan.marked("a")[0]
    quest.put(0, beside(g, pillar))
    g.heroes[0].chosen, g.heroes[0].hand = ("trample", "grab-and-go"), ()
    quest._in_order()
    quest.g.place, quest.g.order = 0, (g.heroes[0].name,)
    quest.again("next_place")
    for _ in range(4):
        assert quest.run.decision is not None
        offers = {str(option): option for option in quest.run.decision.options}
        quest.run.play(offers.get(f"dig {pillar}") or offers["bottom trample"])
    assert quest.run.state.tally[f"dug {pillar}"] == 3


@rule("GH-SPECIAL-01", "GH-SPECIAL-08")
@pytest.mark.parametrize(
    ("players", "points", "pillar", "sarcophagus"),
    [(2, 3, NORMAL, NORMAL), (3, 4, NORMAL, ELITE), (4, 5, ELITE, ELITE)],
)
def test_75_the_more_characters_the_longer_it_takes_and_the_stronger_are_the_dead(
    players: int, points: int, pillar: int, sarcophagus: int
) -> None:
    quest = enter("overgrown-graveyard", players=players).open_all().kill()
    g = quest.g
    risen: dict[str, Risen] = {}
    for letter in "abc":
        grave = next(grave for grave in graves_of(g) if grave in g.plan.marked(letter))
        for _ in range(points - 1):
            dig(g, 0, grave)
        assert not g.pending
        dig(g, 0, grave)
        (due,) = g.pending
        assert isinstance(due, Risen)
        risen[letter] = due
        assert risen[letter].at == grave
        g.pending = ()
    assert {letter: (each.monster, each.rank) for letter, each in risen.items()} == {
        "a": ("living-corpse", pillar),
        "b": ("living-corpse", sarcophagus),
        "c": ("bloated-regent", ELITE),
    }
    assert [event.hex for event in quest.events if isinstance(event, DugUp)] == [each.at for each in risen.values()]


@rule("GH-SPECIAL-01", "GH-SPECIAL-08", "GH-DOOR-05")
def test_75_the_dead_who_rise_act_in_the_same_round_if_their_standees_suffice() -> None:
    quest = enter("overgrown-graveyard", players=3).open_all().kill()
    grave = next(iter(graves_of(quest.g)))
    quest.g.pending = (Risen("living-corpse", NORMAL, grave),)
    quest.ends_turn(0)
    (corpse,) = quest.figures("living-corpse")
    (spawned,) = [event for event in quest.events if isinstance(event, Spawned)]
    assert (spawned.name, spawned.number) == (corpse.name, corpse.number)
    assert quest.g.board.distance(spawned.hex, grave) == 1
    assert any(isinstance(event, TurnBegan) and event.name == "living-corpse" for event in quest.events)
    full = enter("overgrown-graveyard", players=3).open_all().kill()
    empty = [at for at in sorted(full.g.board.floor) if full.g.is_empty(at)]
    for number in range(MONSTERS["living-corpse"].standees):
        add_monster(full.g, "living-corpse", NORMAL, number + 1, empty[number])
    full.g.pending = (Risen("living-corpse", NORMAL, grave),)
    full.ends_turn(0)
    assert not [event for event in full.events if isinstance(event, Spawned)]


@rule("GH-SPECIAL-01", "GH-SPECIAL-08")
def test_75_graves_are_dug_up_for_movement_and_the_dead_rise() -> None:
    quest = enter("overgrown-graveyard", players=3).open_all().kill()
    g = quest.g
    assert len(graves_of(g)) == 9
    pillar = g.plan.marked("a")[0]
    quest.put(0, beside(g, pillar))
    assert graves_beside(g, 0) == [pillar]
    g.heroes[0].chosen = g.heroes[0].hand[:2]
    g.heroes[0].hand = g.heroes[0].hand[2:]
    quest._in_order()
    quest.g.place, quest.g.order = 0, (g.heroes[0].name,)
    quest.again("next_place")
    card = quest.g.heroes[0].chosen[0]
    for _ in range(3):
        move = {str(option): option for option in quest.run.decision.options}  # type: ignore[union-attr]
        quest.run.play(move.get(f"dig {pillar}") or move[f"basic-move {card}"])
    assert quest.run.state.tally[f"dug {pillar}"] == 2, "Move 2 is two points"
    quest.g = quest.run.state
    dig(quest.g, 0, pillar)
    dig(quest.g, 0, pillar)
    quest.ends_turn(0)
    assert [f.kind for f in quest.figures("living-corpse")] == [NORMAL]
    assert graves_beside(quest.g, 0) == []
    sarcophagus = next(grave for grave in graves_of(quest.g) if grave in quest.g.plan.marked("b"))
    for _ in range(4):
        dig(quest.g, 0, sarcophagus)
    quest.ends_turn(0)
    assert sorted(f.kind for f in quest.figures("living-corpse")) == [NORMAL, ELITE]
    for grave in graves_of(quest.g):
        while quest.g.tally.get(f"dug {grave}", 0) < 4:
            dig(quest.g, 0, grave)
    quest.ends_turn(0)
    (regent,) = quest.figures("bloated-regent")
    elite = MONSTERS["living-corpse"].elite[quest.g.monster_level]
    assert regent.max_health == -(-elite.health * 3 // 2)
    assert quest.is_open()
    assert quest.kill("bloated-regent").result() == WON


# 77, 78, 79: figures on their way


@rule("GH-SPECIAL-08")
def test_77_guards_march_to_the_plates_through_the_door_and_more_come_with_the_treasure() -> None:
    quest = enter("vault-of-secrets").kill("city-archer", "stone-golem")
    g = quest.g
    for other in quest.figures("city-guard")[1:]:
        leave_the_map(g, g.figures.index(other))
    (guard,) = quest.figures("city-guard")
    door = g.plan.doors[g.plan.door("m1a-n1b")].at
    guard.at = next(at for at in sorted(g.board.floor) if door in g.board.ways[at])
    quest.acts("city-guard", 50)
    assert g.plan.door("m1a-n1b") in quest.g.opened
    own = (guard.name, guard.number)
    marched = [event.rule for event in quest.events if isinstance(event, Moved) and (event.name, event.number) == own]
    assert marched == ["GH-SPECIAL-08"], "and it does not move by its card"
    quest.kill().open_all().kill()
    g = quest.g
    left = next(at for at in g.plan.hexes_of_tile("b2b") if g.treasures[at] == "goal")
    right = next(at for at in g.plan.hexes_of_tile("b3b") if g.treasures[at] == "goal")
    loot_hex(g, 0, left)
    loot_hex(g, 0, right)
    assert quest.is_open(), "guards come with the treasure"
    quest.ends_turn(0)
    guards = quest.figures("city-guard")
    came = {event.hex for event in quest.events if isinstance(event, Spawned)}
    assert (len(guards), came) == (2, {quest.marked("b"), quest.marked("c")})
    guards[0].at = quest.marked("a")
    assert quest.result() == LOST
    again = enter("vault-of-secrets").open_all().kill()
    for at in [at for at, look in enumerate(again.g.treasures) if look == "goal"]:
        loot_hex(again.g, 0, at)
    again.ends_turn(0)
    assert again.kill("city-guard").result() == WON


@rule("GH-SPECIAL-08", "GH-EFF-04")
def test_78_nothing_pushes_those_who_lead_the_victim() -> None:
    quest = enter("sacrifice-pit").open("f1a-m1a").kill("bandit-archer", "bandit-guard", "cultist", "black-imp")
    leader = quest.figures("raven-cultist")[0]
    leader.health, place = 20, leader.at
    quest.put(0, beside(quest.g, place)).begins_turn(0, "warding-strength", "trample")
    play(quest.run, "top warding-strength", f"strike {quest.g.figures.index(leader)}")
    assert leader.health < 20
    assert quest.run.decision is not None
    assert (quest.run.decision.kind, leader.at) == ("turn", place)


@rule("GH-SPECIAL-08")
def test_78_the_victim_is_led_to_the_altar_and_must_not_get_there() -> None:
    quest = enter("sacrifice-pit").open("f1a-m1a").kill("bandit-archer", "bandit-guard", "cultist", "black-imp")
    victim = quest.g.figures[one(quest, "victim")]
    crew = quest.figures("raven-cultist")
    assert len(crew) == 2
    assert one(quest, "victim") not in quest.g.enemies_of(one(quest, "raven-cultist"))
    seen = []
    for _ in range(12):
        quest.acts("raven-cultist", 10)
        seen.append(victim.at)
        quest.kill("bandit-archer", "bandit-guard", "cultist", "black-imp", "living-bones")
        if quest.g.result == LOST:
            break
    assert len(set(seen)) > 2, "it is led away"
    assert quest.g.opened > {quest.g.plan.door("f1a-m1a")}, "they open doors"
    assert quest.g.result == LOST


@rule("GH-SPECIAL-04", "GH-SPECIAL-07")
def test_79_golems_are_statues_until_all_plates_are_occupied_and_fish_holds_one() -> None:
    quest = enter("lost-temple")
    g = quest.g
    golem = g.figures[one(quest, "stone-golem")]
    fish = g.figures[one(quest, "fish")]
    assert fish.at == quest.marked("f")
    assert g.figures.index(golem) not in g.enemies_of(0)
    plates = [at for at in g.plan.marked("a") if at != fish.at]
    start = golem.at
    quest.acts("stone-golem", 28)
    assert golem.at == start
    by_page(quest, 0, plates[0])
    assert "woken" not in quest.g.tally
    by_page(quest, 1, plates[1])
    assert quest.g.tally["woken"] == 1
    assert one(quest, "stone-golem") in quest.g.enemies_of(0)
    quest.kill("stone-golem").ends_turn(0)
    assert quest.g.plan.door("d2a-m1a") in quest.g.opened
    away = next(at for at in quest.g.board.near[fish.at] if quest.g.is_empty(at))
    fish.at = away
    quest._in_order()
    quest.g.order = (*(name for name in quest.g.order if name != "fish"), "fish")
    quest.g.place = len(quest.g.order) - 1
    quest.again("next_place")
    assert fish.at == quest.marked("f"), "it goes back"
    quest.kill("the-betrayer")
    assert quest.result() == WON
    lost = enter("lost-temple").kill("fish")
    assert lost.result() == LOST


# 88 and 90


@rule("GH-SPECIAL-08", "GH-AREA0-05")
def test_88_the_current_carries_everyone_and_the_claw_weighs() -> None:
    quest = enter("plane-of-water").open("d2b-g2a").kill("ooze", "frost-demon", "lurker")
    g = quest.g
    assert bonus_to_moves(g, 0) == -1
    king = g.figures[one(quest, "lurker-king")]
    g.money = [0] * len(g.money)
    at = next(
        at
        for at in sorted(g.plan.hexes_of_tile("n1a"))
        if len(g.board.near[at]) == 6 and g.is_empty(at) and all(g.is_empty(near) for near in g.board.near[at])
    )
    for odd, step in ((0, (0, -1)), (1, (1, -1))):
        quest.put(0, at)
        deck = DECKS[MONSTERS["lurker"].deck]
        quest.g.drawn[MONSTERS["lurker"].deck] = next(n for n, card in enumerate(deck) if card.initiative % 2 == odd)
        quest.end_round()
        board = quest.g.board
        moved = sub(board.hexes[quest.g.figures[0].at], board.hexes[at])
        assert (moved.q, moved.r) == step
    quest.put(0, at)
    quest.g.obstacles |= {quest.g.board.number[add(quest.g.board.hexes[at], Hex(*step))]}
    quest.g.drawn[MONSTERS["lurker"].deck] = next(n for n, card in enumerate(deck) if card.initiative % 2 == odd)
    health = quest.g.figures[0].health
    quest.end_round()
    assert (quest.g.figures[0].at, health - quest.g.figures[0].health) == (at, 3), "what blocks the way hurts"
    where = king.at
    leave_the_map(quest.g, one(quest, "lurker-king"))
    assert (quest.g.treasures[where], quest.g.money[where]) == ("claw", 0)
    loot_hex(quest.g, 0, where)
    assert bonus_to_moves(quest.g, 0) == -3
    quest.put(0, next(a for a in quest.g.board.near[quest.marked("a")] if quest.g.standing_at(a) is None))
    assert quest.result() == WON


@rule("GH-SPECIAL-08", "GH-SPECIAL-01")
def test_90_characters_cross_the_rift_and_spirits_come_when_it_is_quiet() -> None:
    quest = enter("demonic-rift", players=3)
    g = quest.g
    left, right = g.plan.marked("a")
    here = next(at for at in g.plan.marked("n") if g.is_empty(at))
    quest.put(0, here)
    across = {at for at in walk_reach(g, 0, 1) if g.plan.tile_of[at] == "d1b"}
    beside_right = {at for at, h in enumerate(g.plan.hexes) if h in {add(g.plan.hexes[right], d) for d in
                    [sub(g.plan.hexes[n], g.plan.hexes[left]) for n in g.plan.marked("n")]}}  # fmt: skip
    assert across
    assert across <= beside_right
    demon = one(quest, "night-demon")
    g.figures[demon].at = beside(g, here)
    assert not [at for at in walk_reach(g, demon, 3) if g.plan.tile_of[at] == "d1b"], "monsters do not cross"
    quest.kill()
    for count, rank in ((1, NORMAL), (2, ELITE)):
        quest.g.round = 2 * count
        quest.end_round()
        (demon_now,) = quest.figures("night-demon")
        assert demon_now.kind == rank, "every second one is elite with three characters"
        assert demon_now.at in quest.g.plan.marked("n")
        quest.kill()
    assert not quest.figures("living-spirit"), "nobody is on the other side"
    by_page(quest, 0, next(at for at in sorted(across) if quest.g.standing_at(at) is None))
    spirits = quest.figures("living-spirit")
    assert sorted(f.kind for f in spirits) == [NORMAL, NORMAL, ELITE, ELITE]
    assert quest.is_open()
    assert quest.kill("living-spirit").result() == WON
    empty = enter("demonic-rift")
    for hero in (0, 1):
        empty.put(hero, sorted(empty.g.plan.hexes_of_tile("c2a"))[hero])
    assert empty.result() == LOST
    alone = enter("demonic-rift")
    alone.exhaust(0)
    assert alone.result() == LOST
    assert alone.g.figures[0].at == OFF
