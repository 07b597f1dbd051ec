"""Rules that only a page or two have: work at a place, disguises, names, walls, third sides, villagers. GH-SPECIAL"""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.actions import WorkAt
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.notation.conditions import POISON, STUN
from tabletome.games.gloomhaven.events import Cleansed, DoorOpened, TurnBegan
from tabletome.games.gloomhaven.rules.combat.attack import candidates, shield
from tabletome.games.gloomhaven.rules.combat.conditions import give
from tabletome.games.gloomhaven.rules.combat.damage import leave_the_map, lose_hit_points
from tabletome.games.gloomhaven.rules.monsters.standees import add_monster
from tabletome.games.gloomhaven.rules.movement.loot import loot_hex
from tabletome.games.gloomhaven.rules.scenario.special_rules import settle
from tabletome.games.gloomhaven.state import (
    ELITE,
    LOST,
    NOBODY,
    NORMAL,
    OFF,
    WON,
    AttackAbility,
    DoorBroken,
    RunningAttack,
)
from tests.games.gloomhaven.dungeon import Dungeon
from tests.games.gloomhaven.quests import Quest, enter


def figure_of(quest: Quest, name: str) -> int:
    return quest.g.figures.index(quest.figures(name)[0])


def in_turn(quest: Quest, hero: int) -> Quest:
    """This character has two cards to use now."""
    g = quest.g
    quest._in_order()
    cards = g.heroes[hero]
    cards.chosen, cards.hand = cards.hand[:2], cards.hand[2:]
    g.turn.acting, g.turn.begun, g.place = hero, True, hero
    return quest.again("hero_turn")


@rule("GH-SPECIAL-08")
def test_26_a_pump_is_cleansed_by_giving_up_a_bottom_action_and_calls_imps_until_then() -> None:
    quest = enter("ancient-cistern", players=2).open_all().kill()
    g = quest.g
    pump, other = quest.marked("a"), quest.marked("d")
    quest.end_round()
    assert len(quest.figures("black-imp")) == 2
    quest.kill()
    quest.put(0, next(at for at in quest.g.board.near[pump] if quest.g.is_empty(at)))
    in_turn(quest, 0)
    assert quest.run.decision is not None
    work = [option for option in quest.run.decision.options if isinstance(option, WorkAt)]
    assert {option.hex for option in work} == {pump}
    assert len(work) == 2
    quest.run.play(work[0])
    g = quest.g = quest.run.state
    assert work[0].card in g.heroes[0].discard
    assert g.heroes[0].turn.bottom_done
    assert [(event.name, event.hex) for event in quest.events if isinstance(event, Cleansed)] == [
        (g.heroes[0].name, pump)
    ]
    assert quest.is_open()
    quest.kill().end_round()
    assert len(quest.figures("black-imp")) == 1, "one pump is still foul"
    quest.kill().put(1, next(at for at in quest.g.board.near[other] if quest.g.is_empty(at)))
    in_turn(quest, 1)
    assert quest.run.decision is not None
    quest.run.play(next(option for option in quest.run.decision.options if isinstance(option, WorkAt)))
    assert quest.run.state.result == WON, "at once"


@rule("GH-SPECIAL-08", "GH-LOS-01")
def test_52_parts_of_the_cellar_do_not_see_each_other_and_everybody_must_loot() -> None:
    quest = enter("noxious-cellar", players=4)
    g = quest.g
    heroes = [g.figures[hero].at for hero in range(4)]
    assert not any(g.board.sees(one, other) for one in heroes for other in heroes if one != other)
    assert all(any(figure.is_monster and g.board.distance(figure.at, at) < 9 for figure in g.figures) for at in heroes)
    for hero in range(3):
        g.heroes[hero].treasures = ("goal",)
    assert quest.is_open()
    g.heroes[3].treasures = ("goal",)
    assert quest.result() == WON
    other = enter("noxious-cellar")
    other.g.heroes[0].treasures = ("goal",)
    other.exhaust(0)
    assert other.is_open()
    other.exhaust(1)
    assert other.result() == LOST


@rule("GH-SPECIAL-09")
def test_57_one_of_the_guards_is_the_infiltrator() -> None:
    quest = enter("investigation").open("f1b-i1b")
    guard = next(figure for figure in quest.figures("city-guard") if figure.at == quest.marked("b"))
    at = guard.at
    assert quest.is_open()
    leave_the_map(quest.g, quest.g.figures.index(guard))
    quest.ends_turn(0)
    (infiltrator,) = quest.figures("infiltrator")
    assert infiltrator.kind == ELITE
    assert quest.g.board.distance(infiltrator.at, at) <= 1
    assert infiltrator.max_health == MONSTERS["harrower-infester"].elite[quest.g.monster_level + 1].health
    assert quest.is_open()
    leave_the_map(quest.g, figure_of(quest, "infiltrator"))
    assert quest.result() == WON


@rule("GH-SPECIAL-09", "GH-SPECIAL-10")
def test_62_the_hungry_soul_comes_with_the_tenth_death_and_its_shield_wanes() -> None:
    quest = enter("pit-of-souls", players=3)
    bones = len(quest.figures("living-bones"))
    quest.g.tally["living-bones"] = 10 - bones
    quest.kill("living-bones").ends_turn(0)
    (soul,) = quest.figures("hungry-soul")
    elite = MONSTERS["living-bones"].elite[quest.g.monster_level]
    assert soul.max_health == -(-elite.health * 3 // 2)
    who = quest.g.figures.index(soul)
    assert quest.g.stat(who).attack == elite.attack + 2
    others = len(quest.figures("living-bones"))
    assert shield(quest.g, who) == elite.shield + 5 - others
    quest.kill("living-bones")
    assert shield(quest.g, who) == elite.shield + 5
    assert quest.is_open()
    assert quest.kill("hungry-soul").result() == WON


@rule("GH-SPECIAL-09")
def test_62_who_has_a_name_is_neither_normal_nor_elite_and_no_card_kills_it_at_once() -> None:
    quest = enter("pit-of-souls")
    bones = quest.figures("living-bones")
    quest.g.tally["living-bones"] = 10 - len(bones)
    quest.kill("living-bones").ends_turn(0)
    soul = figure_of(quest, "hungry-soul")
    assert quest.g.figures[soul].kind == ELITE, "it is as strong as an elite"
    beside = [at for at in quest.g.board.near[quest.g.figures[0].at] if quest.g.is_empty(at)]
    other = add_monster(quest.g, "living-bones", ELITE, 9, beside[1])
    quest.g.figures[soul].at = beside[0]
    quest.g.order = ("brute", "scoundrel", "living-bones", "hungry-soul")
    game = Dungeon(quest.g)
    game.names = {"brute": 0, "soul": soul, "other": other}
    game.turn("brute", "trample", "face-your-end").plays("bottom face-your-end")
    assert "choose soul" not in game.offers()
    assert "choose other" in game.offers()


@rule("GH-SPECIAL-05")
def test_72_a_tree_is_one_obstacle_on_three_hexes() -> None:
    quest = enter("oozing-grove")
    g = quest.g
    trees = [figure for figure in quest.figures("tree") if figure.number == 1]
    assert [tree.at for tree in trees] == list(g.plan.marked("a"))
    first = g.figures.index(trees[0])
    lose_hit_points(g, first, 2, 0, "")
    assert {tree.health for tree in trees} == {2 * (3 + g.level) - 2}
    for near in g.board.near[trees[0].at]:
        g.figures[0].at = near
    attack = RunningAttack(AttackAbility(0, 2, 9, ranged=True), 2, None, done=(first,))
    offered = candidates(g, attack)
    assert not {g.figures.index(tree) for tree in trees} & set(offered), "it has been attacked once already"
    lose_hit_points(g, first, 99, 0, "")
    assert not set(g.plan.marked("a")) & g.obstacles
    quest.kill("ooze")
    quest.end_round()
    assert not quest.figures("ooze"), "the first tree is gone"
    quest.g.round = 2
    quest.end_round()
    assert len(quest.figures("ooze")) == 1


@rule("GH-SPECIAL-05", "GH-LOS-02")
def test_76_walls_are_broken_down_and_what_stood_beside_them_is_stunned() -> None:
    quest = enter("harrower-hive")
    g = quest.g
    assert [len(hero.discard) for hero in g.heroes] == [3, 3]
    walls = quest.figures("wall")
    assert {wall.health for wall in walls} == {2 + -(-g.level // 2)}
    wall = next(wall for wall in walls if g.plan.doors[g.plan.door("b1b-e1b")].at == wall.at)
    lose_hit_points(g, g.figures.index(wall), 9, 0, "")
    quest.ends_turn(0)
    assert quest.g.opened == {quest.g.plan.door("b1b-e1b")}
    beside = [f for f in quest.g.figures if f.is_monster and f.at in quest.g.board.near[wall.at]]
    assert all(figure.conditions & STUN or figure.at == OFF for figure in beside)
    quest.open("b1b-h2a")
    standing = [each.at for each in quest.figures("wall")]
    through = next(at for at in standing if quest.g.plan.doors_between("h2a-e1b") and at in
                   {quest.g.plan.doors[n].at for n in quest.g.plan.doors_between("h2a-e1b")})  # fmt: skip
    sides = {quest.g.plan.tile_of[at]: at for at in quest.g.board.near[through] if at not in standing}
    assert quest.g.board.sees(sides["h2a"], through)
    assert quest.g.board.distance(sides["h2a"], sides["e1b"]) > 2, "not through the wall that stands"


@rule("GH-SPECIAL-05", "GH-SPECIAL-08", "GH-DOOR-01")
@pytest.mark.parametrize(("acting", "opener"), [(1, "scoundrel"), (NOBODY, "brute")])
def test_76_a_broken_wall_stuns_the_monsters_beside_it_and_is_opened_by_who_broke_it(acting: int, opener: str) -> None:
    quest = enter("harrower-hive")
    g = quest.g
    door = g.plan.door("b1b-e1b")
    wall = next(figure for figure in quest.figures("wall") if figure.at == g.plan.doors[door].at)
    near = [at for at in g.board.near[wall.at] if g.is_empty(at)]
    far = next(at for at in sorted(g.board.floor) if g.is_empty(at) and g.board.distance(at, wall.at) > 2)
    for number, at in ((1, near[0]), (2, far)):
        add_monster(g, "hound", NORMAL, number, at)
    g.turn.acting, g.pending = acting, (DoorBroken(door),)
    list(settle(g))
    hounds = quest.figures("hound")
    assert [bool(hound.conditions & STUN) for hound in hounds] == [True, False]
    assert not g.figures[0].conditions & STUN
    assert [event.name for event in quest.events if isinstance(event, DoorOpened)] == [opener]


@rule("GH-PAGE-09")
def test_85_and_91_a_third_side_fights_everybody() -> None:
    quest = enter("sun-temple").open("c2b-i1b").open("i1b-d2a")
    g = quest.g
    sun, night = figure_of(quest, "sun-demon"), figure_of(quest, "night-demon")
    assert g.are_enemies(sun, night)
    assert g.are_enemies(sun, 0)
    assert night in g.enemies_of(sun)
    assert not set(g.allies_of(sun)) & set(g.enemies_of(sun))
    assert night not in g.allies_of(sun)
    other = enter("wild-melee").open("h2b-g1a").g
    names = {name: next(n for n in other.on_map() if other.figures[n].name == name) for name in
             ("hound", "living-spirit", "bandit-guard")}  # fmt: skip
    foes = [("hound", "living-spirit"), ("hound", "bandit-guard"), ("living-spirit", "bandit-guard")]
    assert all(other.are_enemies(names[one], names[two]) for one, two in foes)
    assert not other.are_enemies(names["hound"], 0)


@rule("GH-SPECIAL-07")
def test_86_villagers_walk_to_safety() -> None:
    quest = enter("harried-village").kill()
    g = quest.g
    villager = quest.figures("villager")[0]
    number = g.figures.index(villager)
    assert number not in g.allies_of(0)
    assert len(quest.figures("villager")) == 5
    villager.at = next(at for at in g.board.near[quest.marked("b")] if g.is_empty(at))
    quest._in_order()
    quest.g.order = ("villager",)
    quest.g.place = 0
    quest.again("next_place")
    assert quest.g.tally["saved villager"] == 1
    assert villager.at == OFF
    assert quest.figures("lurker"), "they come at the end of that round"
    quest.g.tally["saved villager"] = 7
    assert quest.result() == WON
    other = enter("harried-village").open_all()
    for figure in other.figures("villager")[:5]:
        assert other.is_open()
        leave_the_map(other.g, other.g.figures.index(figure))
    assert other.result() == LOST


@rule("GH-SPECIAL-07")
def test_86_the_numbers_of_the_villagers_are_shuffled_and_they_act_by_them() -> None:
    numbers = set()
    for players in (2, 3, 4):
        quest = enter("harried-village", players).kill()
        villagers = sorted(quest.figures("villager"), key=lambda villager: villager.at)
        numbers.add(tuple(villager.number for villager in villagers))
        assert len({villager.number for villager in villagers}) == len(villagers)
        quest.g.order, quest.g.place = ("villager",), 0
        quest.events.clear()
        quest.again("next_place")
        acted = [event.number for event in quest.events if isinstance(event, TurnBegan)]
        assert acted == sorted(villager.number for villager in villagers)
    assert len(numbers) > 1


@rule("GH-SPECIAL-09")
def test_87_the_giant_ooze_loses_its_shield_with_every_ooze_and_water_protects() -> None:
    quest = enter("corrupted-cove", players=3).open_all()
    g = quest.g
    who = figure_of(quest, "giant-ooze")
    elite = MONSTERS["ooze"].elite[g.monster_level]
    assert g.figures[who].max_health == elite.health * 3
    assert shield(g, who) == elite.shield + 8
    leave_the_map(g, figure_of(quest, "ooze"))
    assert shield(g, who) == elite.shield + 6
    water = quest.marked("a")
    quest.put(1, water).ends_turn(1)
    assert water not in quest.g.difficult
    for hero in (1, 2):
        give(quest.g, hero, "poison")
    assert [bool(quest.g.figures[hero].conditions & POISON) for hero in (1, 2)] == [False, True]
    assert quest.kill("giant-ooze").result() == WON


@rule("GH-SPECIAL-04", "GH-FINISH-01")
def test_41_the_plate_wakes_the_guardians_and_who_reaches_the_exit_leaves() -> None:
    quest = enter("timeworn-tomb", players=3).open("m1a-l1a").kill()
    door = quest.g.plan.door("l1a-e1a")
    assert door in quest.g.locked
    quest.put(0, quest.marked("b")).ends_turn(0)
    assert door not in quest.g.locked | quest.g.opened, "it can be opened, but is not open"
    assert len(quest.figures("stone-golem")) + len(quest.figures("ancient-artillery")) == 5
    quest.exhaust(2)
    assert quest.is_open()
    other = enter("timeworn-tomb").open("m1a-l1a").open("l1a-e1a").kill()
    other.put(0, other.marked("a")).end_round()
    assert other.g.escaped == {0}
    assert other.g.figures[0].at == OFF
    assert other.is_open()
    other.put(1, other.marked("a")).end_round()
    assert other.g.result == WON
    stranded = enter("timeworn-tomb").open("m1a-l1a").open("l1a-e1a")
    stranded.exhaust(0)
    assert stranded.result() == LOST


@rule("GH-SPECIAL-07")
def test_56_freed_captives_fight_with_the_characters() -> None:
    quest = enter("bandits-wood").open("l3a-c2a").open("c2a-a4a").open("a4a-m1b")
    captives = quest.figures("captive-orchid")
    assert [captive.health for captive in captives] == [4 + 2 * quest.g.level] * 3
    quest.kill("bandit-archer", "hound", "rending-drake")
    guard = quest.figures("bandit-guard")[0]
    guard.health = guard.max_health = 40
    captives[0].at = next(at for at in quest.g.board.near[guard.at] if quest.g.is_empty(at))
    quest._in_order()
    quest.g.order = (*(hero.name for hero in quest.g.heroes), "bandit-guard", "captive-orchid")
    quest.g.place = 3
    quest.g.decks[0] = ("+0",) * 20
    quest.again("next_place")
    assert guard.health < 40
    for captive in captives[:2]:
        leave_the_map(quest.g, quest.g.figures.index(captive))
    assert quest.is_open()
    leave_the_map(quest.g, quest.g.figures.index(captives[2]))
    assert quest.result() == LOST


@rule("GH-SPECIAL-08")
def test_81_a_treasure_given_away_at_the_altar_hurts_the_colorless_once() -> None:
    quest = enter("temple-of-the-eclipse").open_all()
    quest.kill("night-demon", "sun-demon", "stone-golem", "ancient-artillery")
    (boss,) = quest.figures("the-colorless")
    quest.put(0, next(at for at in quest.g.board.near[quest.marked("a")] if quest.g.is_empty(at)))
    quest.g.heroes[0].treasures = ("goal",)
    quest.ends_turn(0)
    assert quest.run.decision is not None
    assert quest.run.decision.kind == "offering"
    before = boss.health
    quest.run.play(quest.run.decision.options[0])
    assert boss.health == before - 4
    quest.g = quest.run.state
    quest.ends_turn(0)
    assert quest.run.decision is None or quest.run.decision.kind != "offering", "it had only one"


@rule("GH-SPECIAL-03", "GH-SPECIAL-08")
def test_95_four_of_six_hidden_tokens_unlock_the_door_and_end_the_spawning() -> None:
    quest = enter("payment-due").open("g1b-d1a").open("g1b-k2b").kill()
    g = quest.g
    door = g.plan.door("g1b-e1a")
    places = g.plan.marked("a")
    assert len(places) == 6
    quest.end_round()
    assert len(quest.figures("flame-demon")) == 1
    quest.kill()
    for at in places:
        assert quest.g.treasures[at] == "token"
        loot_hex(quest.g, 0, at)
    assert sum(f"token {number}" in quest.g.tally for number in range(1, 7)) == 6
    quest.ends_turn(0)
    assert door not in quest.g.locked
    assert not quest.figures("earth-demon"), "the spawning is over"
    water = sorted(quest.g.plan.terrain("water"))[0]
    before = quest.g.figures[1].health
    quest.put(1, water).ends_turn(1)
    assert quest.g.figures[1].health == before - 1 - quest.g.level


@rule("GH-SPECIAL-06", "GH-FOCUS-01")
def test_84_monsters_crave_the_crystal_and_twice_a_card_protects_it() -> None:
    quest = enter("crystalline-cave", players=4)
    (crystal,) = quest.figures("crystal")
    who = quest.g.figures.index(crystal)
    assert crystal.health == 4 + 4 + 2 * quest.g.level
    assert who not in quest.g.allies_of(0)
    quest.kill("flame-demon", "frost-demon")
    for other in quest.figures("earth-demon")[1:]:
        leave_the_map(quest.g, quest.g.figures.index(other))
    (demon,) = quest.figures("earth-demon")
    beside = [at for at in quest.g.board.near[crystal.at] if quest.g.standing_at(at) in (None, 0, 1, 2, 3)]
    for hero in range(4):
        if quest.g.figures[hero].at == beside[0]:
            quest.put(hero, next(at for at in sorted(quest.g.board.floor) if quest.g.is_empty(at)))
    demon.at = beside[0]
    hands = [len(hero.hand) for hero in quest.g.heroes]
    quest.acts("earth-demon", 42)
    assert quest.run.decision is not None
    assert quest.run.decision.kind == "guard", "a character beside it is spared for the crystal"
    before = crystal.health
    quest.run.play(quest.run.decision.options[1])
    assert crystal.health == before
    assert sum(len(hero.hand) for hero in quest.run.state.heroes) == sum(hands) - 1
    assert quest.run.state.tally["guarded crystal"] == 1
    quest.g = quest.run.state
    leave_the_map(quest.g, who)
    assert quest.result() == LOST
