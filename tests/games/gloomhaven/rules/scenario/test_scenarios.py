"""Scenarios 1 to 25: goals, defeats and special rules. GH-PAGE, GH-SPECIAL, GH-FINISH"""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.board import revealed_rooms
from tabletome.games.gloomhaven.content.layout import layout, layout_numbers
from tabletome.games.gloomhaven.content.modifier_cards import PENALTY
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.notation.conditions import BIT, DISARM
from tabletome.games.gloomhaven.content.notation.phrases import When
from tabletome.games.gloomhaven.content.notation.scenarios import DoorOpens, KillAll
from tabletome.games.gloomhaven.content.notation.special_rules import SetUpLater
from tabletome.games.gloomhaven.content.scenarios import (
    ALONE,
    ELEMENTAL_DEMONS,
    IN_THE_BOX,
    PLAYABLE,
    SCENARIOS,
    all_scenarios,
)
from tabletome.games.gloomhaven.content.traps import TRAPS
from tabletome.games.gloomhaven.events import DoorOpened, Moved, Spawned
from tabletome.games.gloomhaven.rules.abilities.questions import is_true
from tabletome.games.gloomhaven.rules.combat.conditions import give
from tabletome.games.gloomhaven.rules.combat.push_and_pull import cannot_be_moved
from tabletome.games.gloomhaven.rules.movement.loot import loot_around, loot_hex
from tabletome.games.gloomhaven.rules.movement.move import walk_reach
from tabletome.games.gloomhaven.state import ELITE, LOST, NORMAL, OBJECTIVE, OFF, UNDECIDED, WON
from tests.games.gloomhaven.quests import enter

KILL_ALL = [
    each.name
    for each in SCENARIOS.values()
    if each.goals == (KillAll(),)
    and not any(isinstance(one, SetUpLater) for one in each.rules)
    and not any(isinstance(spawn.when, DoorOpens) for spawn in each.spawns)
]


@rule("GH-NAMED-03", "GH-PAGE-01", "GH-PAGE-04")
def test_all_95_scenarios_are_known_by_name_and_the_first_25_can_be_played() -> None:
    known = all_scenarios()
    assert sorted(known) == [*range(1, IN_THE_BOX + 1), *ALONE]
    assert [PLAYABLE[known[number]] for number in range(1, 26)] == list(range(1, 26))
    assert all(layout(number).name == SCENARIOS[number].name for number in range(1, 26))
    assert set(known) - set(layout_numbers()) == {55}


@pytest.mark.parametrize("name", KILL_ALL)
@rule("GH-PAGE-01", "GH-FINISH-01")
def test_all_enemies_are_dead_only_when_every_room_is_revealed(name: str) -> None:
    quest = enter(name)
    assert quest.is_open()
    quest.kill()
    assert quest.is_open(), "there are rooms that nobody has seen"
    quest.open_all()
    assert quest.is_open()
    assert quest.kill().result() == WON


@pytest.mark.parametrize("name", sorted(PLAYABLE))
@rule("GH-EXH-04", "GH-FINISH-01")
def test_every_scenario_is_lost_when_all_characters_are_exhausted(name: str) -> None:
    quest = enter(name)
    quest.exhaust(0).exhaust(1)
    assert quest.result() == LOST


# 2 Barrow Lair


@rule("GH-SPECIAL-03", "GH-DOOR-01")
def test_2_the_side_doors_are_walls_to_the_characters_and_the_commander_opens_one_after_the_other() -> None:
    quest = enter("barrow-lair", players=3).open("b3b-m1a")
    g = quest.g
    assert len(g.locked) == 4
    doors = {g.plan.doors[number].at for number in g.locked}
    assert all(doors.isdisjoint(near) for near in g.board.ways)
    quest.acts("bandit-commander", 85)
    (commander,) = quest.figures("bandit-commander")
    assert g.plan.doors[g.plan.door("m1a-a1a")].at == commander.at
    assert [number in quest.g.opened for number in (g.plan.door("m1a-a1a"), g.plan.door("m1a-a4b"))] == [True, False]
    quest.acts("bandit-commander", 79)
    assert quest.g.plan.doors[g.plan.door("m1a-a4b")].at == quest.figures("bandit-commander")[0].at
    assert len(quest.g.locked) == 2
    assert len([event for event in quest.events if isinstance(event, DoorOpened)]) >= 3


@rule("GH-BOSS-03", "GH-PAGE-01")
def test_2_the_commander_comes_round_to_the_first_door_again() -> None:
    quest = enter("barrow-lair").open("b3b-m1a")
    for initiative in (85, 79, 73, 85, 79):
        quest.acts("bandit-commander", initiative)
    (commander,) = quest.figures("bandit-commander")
    assert commander.at == quest.g.plan.doors[quest.g.plan.door("m1a-a1a")].at
    assert not quest.g.locked


@rule("GH-BOSS-03")
def test_2_the_commander_comes_as_near_as_can_be_to_a_door_in_which_somebody_stands() -> None:
    quest = enter("barrow-lair").open("b3b-m1a")
    for initiative in (85, 79, 73, 85):
        quest.acts("bandit-commander", initiative)
    door = quest.g.plan.doors[quest.g.plan.door("m1a-a1a")].at
    quest.put(0, door).events.clear()
    quest.g.figures[0].health = 50
    quest.acts("bandit-commander", 79)
    moved = next(event for event in quest.events if isinstance(event, Moved) and event.name == "bandit-commander")
    assert quest.g.board.distance(moved.to, door) == 1
    assert not [event for event in quest.events if isinstance(event, DoorOpened)]


@pytest.mark.parametrize(("players", "rank"), [(2, NORMAL), (3, ELITE), (4, ELITE)])
def test_2_the_commander_summons_bones_by_the_number_of_characters(players: int, rank: int) -> None:
    quest = enter("barrow-lair", players=players).open("b3b-m1a")
    quest.acts("bandit-commander", 11)
    assert [bones.kind for bones in quest.figures("living-bones")] == [rank]


def test_2_is_won_when_the_commander_and_all_revealed_enemies_are_dead() -> None:
    quest = enter("barrow-lair")
    assert quest.kill().is_open()
    quest.open("b3b-m1a")
    assert quest.kill("bandit-commander").is_open()
    assert quest.kill().result() == WON


@rule("GH-AMD-12", "GH-AREA0-05")
@pytest.mark.parametrize(
    ("name", "card", "count"),
    [
        ("barrow-lair", "curse", 3),
        ("decaying-crypt", "curse", 3),
        ("forgotten-crypt", "curse", 3),
        ("frozen-hollow", PENALTY, 3),
        ("deep-ruins", PENALTY, 3),
        ("icecrag-ascent", PENALTY, 2),
    ],
)
def test_a_scenarios_effect_adds_cards_to_every_characters_deck_and_not_to_the_monsters(
    name: str, card: str, count: int
) -> None:
    g = enter(name).g
    assert [deck.count(card) for deck in g.decks] == [count, count, 0]


# 3 Inox Encampment


@rule("GH-SPECIAL-01", "GH-SPECIAL-02", "GH-SPECIAL-08")
def test_3_with_two_characters_a_guard_spawns_at_the_end_of_odd_rounds() -> None:
    quest = enter("inox-encampment")
    before = len(quest.figures("inox-guard"))
    quest.end_round()
    (guard,) = quest.figures("inox-guard")[before:]
    assert (guard.at, guard.kind, guard.no_money) == (quest.marked("a"), NORMAL, True)
    quest.end_round()
    assert len(quest.figures("inox-guard")) == before + 1, "round 2 is even"


@rule("GH-SPECIAL-01")
def test_3_a_second_guard_on_the_same_hex_goes_to_the_nearest_empty_one() -> None:
    quest = enter("inox-encampment", players=3)
    (first,) = [event for event in quest.events if isinstance(event, Spawned)]
    assert first.hex == quest.marked("a")
    quest.end_round()
    second = [event for event in quest.events if isinstance(event, Spawned)][1]
    assert quest.g.board.distance(second.hex, quest.marked("a")) == 1


def test_3_no_guard_spawns_once_the_cave_is_open() -> None:
    quest = enter("inox-encampment").open("l1b-e1b")
    quest.end_round()
    assert not [event for event in quest.events if isinstance(event, Spawned)]


@pytest.mark.parametrize("players", [2, 3, 4])
@rule("GH-SPECIAL-10")
def test_3_is_won_with_the_fifth_enemy_for_each_character(players: int) -> None:
    quest = enter("inox-encampment", players=players)
    quest.g.killed = 5 * players - 1
    assert quest.is_open()
    for number in list(quest.g.on_map()):
        if quest.g.figures[number].name == "inox-shaman":
            quest.kill("inox-shaman")
    assert quest.result() == WON


# 5 to 9


@rule("GH-COND-12")
def test_5_everyone_starts_disarmed() -> None:
    g = enter("ruinous-crypt").g
    assert all(g.figures[hero].conditions == DISARM for hero in (0, 1))


def test_6_is_won_when_the_last_room_is_seen_and_nobody_is_left_in_it() -> None:
    quest = enter("decaying-crypt").kill()
    assert quest.is_open()
    quest.open("l1a-k2b").kill()
    assert quest.is_open()
    quest.open("k2b-m1a")
    assert quest.is_open()
    assert quest.kill().result() == WON, "one side room was never opened"


@rule("GH-OVL-20", "GH-LOOT-02")
def test_7_goal_treasure_is_taken_by_a_loot_action_only_and_all_five_win() -> None:
    quest = enter("vibrant-grotto").open_all()
    g = quest.g
    tiles = [at for at, look in enumerate(g.treasures) if look == "goal"]
    assert len(tiles) == 5
    quest.put(0, tiles[0])
    loot_hex(g, 0, tiles[0])
    assert g.treasures[tiles[0]] == "goal"
    for at in tiles:
        assert quest.is_open()
        quest.put(0, at)
        loot_around(g, 0, 1)
    assert quest.result() == WON


def test_8_both_bodyguards_must_die() -> None:
    quest = enter("gloomhaven-warehouse")
    assert quest.is_open(), "they have not been seen"
    quest.open_all()
    first, second = quest.figures("inox-bodyguard")
    first.at = OFF
    assert quest.is_open()
    second.at = OFF
    assert quest.result() == WON


def test_9_the_overseer_must_die_and_the_treasure_be_looted() -> None:
    quest = enter("diamond-mine").open_all().kill("merciless-overseer")
    assert quest.is_open()
    (tile,) = [at for at, look in enumerate(quest.g.treasures) if look == "goal"]
    loot_hex(quest.g, 1, tile)
    assert quest.result() == WON


# 11 and 12


@rule("GH-TURN-05", "GH-ATK-01")
@pytest.mark.parametrize(
    ("name", "friends", "foes"),
    [
        ("gloomhaven-square-a", ("living-bones", "living-corpse"), ("city-guard", "city-archer")),
        ("gloomhaven-square-b", ("city-guard", "city-archer"), ("living-bones", "living-corpse")),
    ],
)
def test_11_and_12_some_monsters_fight_for_the_characters(
    name: str, friends: tuple[str, ...], foes: tuple[str, ...]
) -> None:
    g = enter(name).g
    allies = {g.figures[each].name for each in g.allies_of(0)}
    enemies = {g.figures[each].name for each in g.enemies_of(0)}
    assert allies.issuperset(friends)
    assert enemies.issuperset(foes)
    assert allies.isdisjoint(enemies)
    guard = next(n for n in g.on_map() if g.figures[n].name == friends[0])
    assert {g.figures[each].name for each in g.enemies_of(guard)} == enemies


def test_11_the_undead_attack_the_guards_and_not_the_characters() -> None:
    quest = enter("gloomhaven-square-a")
    before = sum(figure.health for figure in quest.g.figures if figure.hostile and figure.at >= 0)
    mine = [quest.g.figures[hero].health for hero in (0, 1)]
    quest.acts("living-bones", 45)
    assert sum(figure.health for figure in quest.g.figures if figure.hostile and figure.at >= 0) < before
    assert [quest.g.figures[hero].health for hero in (0, 1)] == mine


@rule("GH-ATK-10")
def test_11_a_monster_that_is_an_ally_leaves_no_money() -> None:
    quest = enter("gloomhaven-square-a").kill("living-bones", "living-corpse")
    assert sum(quest.g.money) == 0
    guards = len(quest.figures("city-guard"))
    assert sum(quest.kill("city-guard").g.money) == guards


@pytest.mark.parametrize(
    ("name", "boss"),
    [
        ("gloomhaven-square-a", "captain-of-the-guard"),
        ("gloomhaven-square-b", "jekserah"),
        ("necromancers-sanctum", "jekserah"),
    ],
)
def test_11_12_and_20_are_won_with_the_bosss_death(name: str, boss: str) -> None:
    quest = enter(name)
    assert quest.is_open()
    quest.open_all()
    assert quest.is_open()
    assert quest.kill(boss).result() == WON


# 15 Shrine of Strength


@rule("GH-SPECIAL-03", "GH-SPECIAL-04")
def test_15_one_character_on_the_middle_plate_opens_the_halls() -> None:
    quest = enter("shrine-of-strength").open("l1a-d1a").kill()
    g = quest.g
    halls = g.plan.doors_between("d1a-h3b") | g.plan.doors_between("d1a-h1b")
    assert halls <= g.locked
    quest.ends_turn(0)
    assert halls <= quest.g.locked
    quest.put(1, quest.marked("c")).ends_turn(0)
    assert halls <= quest.g.opened
    assert quest.g.locked == g.plan.doors_between("d1a-c1a")
    assert quest.figures("harrower-infester"), "the halls are revealed at once"


@rule("GH-SPECIAL-04")
@pytest.mark.parametrize(("players", "plates"), [(2, "d"), (3, "de"), (4, "def")])
def test_15_all_characters_on_the_plates_of_the_halls_open_the_shrine(players: int, plates: str) -> None:
    quest = enter("shrine-of-strength", players=players).open("l1a-d1a").open("d1a-h3b").open("d1a-h1b").kill()
    places = quest.g.plan.marked(plates)
    assert len(places) == players
    for hero, at in enumerate(places[:-1]):
        quest.put(hero, at)
    quest.ends_turn(0)
    assert quest.g.plan.doors_between("d1a-c1a") <= quest.g.locked
    quest.put(players - 1, places[-1]).ends_turn(0)
    assert quest.g.plan.doors_between("d1a-c1a") <= quest.g.opened


@rule("GH-SPECIAL-03", "GH-MOVE-10")
def test_15_a_locked_door_cannot_be_entered_and_a_plate_is_an_empty_hex() -> None:
    quest = enter("shrine-of-strength").open("l1a-d1a").kill()
    g = quest.g
    door = g.plan.doors[g.plan.door("d1a-h3b")].at
    quest.put(0, quest.marked("c"))
    assert door not in walk_reach(g, 0, 9)
    quest.ends_turn(0)
    assert door in quest.g.board.floor
    quest.kill().put(0, quest.g.plan.start[0])
    assert quest.g.is_empty(quest.marked("c"))


def test_15_is_won_by_looting_the_shrine() -> None:
    quest = enter("shrine-of-strength").open_all()
    (tile,) = [at for at, look in enumerate(quest.g.treasures) if look == "goal"]
    assert quest.is_open()
    loot_hex(quest.g, 0, tile)
    assert quest.result() == WON


# 19 Forgotten Crypt


@rule("GH-SPECIAL-07", "GH-PAGE-09", "GH-SPECIAL-10")
def test_19_hail_has_4_and_twice_the_level_in_hit_points_and_is_everyones_enemy_but_ours() -> None:
    quest = enter("forgotten-crypt")
    g = quest.g
    (hail,) = quest.figures("hail")
    assert (hail.health, hail.at) == (4 + 2 * g.level, quest.marked("a"))
    number = g.figures.index(hail)
    assert number in g.allies_of(0)
    assert all(number in g.enemies_of(each) for each in g.on_map() if g.figures[each].is_monster)


@rule("GH-SPECIAL-07")
def test_19_hail_moves_two_hexes_toward_the_altar_at_initiative_99_and_opens_doors() -> None:
    quest = enter("forgotten-crypt").kill()
    g = quest.g
    for hero in (0, 1):
        quest.exhaust(hero) if hero else None
    quest.put(0, g.plan.start[0])
    opened = []
    (hail,) = quest.figures("hail")
    for _ in range(4):
        before = hail.at
        g.order, g.place = (g.heroes[0].name, "hail"), 1
        quest.again("next_place")
        g = quest.g
        (hail,) = quest.figures("hail")
        assert hail.at != before
        opened.append(len(g.opened))
        quest.kill()
    assert opened[-1] >= 1


def test_19_is_won_beside_the_altar_and_lost_with_hail() -> None:
    quest = enter("forgotten-crypt").open_all().kill()
    (hail,) = quest.figures("hail")
    assert quest.is_open()
    hail.at = quest.g.board.near[quest.marked("b")][0]
    assert quest.result() == WON
    quest = enter("forgotten-crypt").kill("hail")
    assert quest.result() == LOST


@rule("GH-SPECIAL-02")
@pytest.mark.parametrize(("players", "count"), [(2, 1), (3, 2), (4, 2)])
def test_19_a_door_calls_cultists_behind_the_party(players: int, count: int) -> None:
    quest = enter("forgotten-crypt", players=players).open("d2a-d1a").kill()
    quest.open("d1a-c2b")
    quest.ends_turn(0)
    spawned = [event for event in quest.events if isinstance(event, Spawned)]
    assert len(spawned) == count == sum(cultist.no_money for cultist in quest.figures("cultist"))
    assert spawned[0].hex == quest.marked("c")


# 21 Infernal Throne


@rule("GH-BOSS-03")
def test_21_the_demon_is_hurt_only_through_the_altar_and_dies_with_it() -> None:
    quest = enter("infernal-throne").open("e1a-j1a").open("j1a-d1a")
    g = quest.g
    (demon,) = quest.figures("prime-demon")
    (throne,) = quest.figures("throne")
    assert throne.health == demon.health == 9 * 2
    assert throne.kind == OBJECTIVE
    from tabletome.games.gloomhaven.rules.combat.damage import suffer

    for _ in suffer(g, g.figures.index(demon), 5):
        raise AssertionError
    assert demon.health == 18
    for _ in suffer(g, g.figures.index(throne), 8):
        raise AssertionError
    assert demon.health == throne.health == 10
    for _ in suffer(g, g.figures.index(throne), 10):
        raise AssertionError
    assert not quest.figures("prime-demon")
    assert quest.result() == WON


def test_21_the_altar_goes_round_and_summons_the_demon_of_each_place() -> None:
    quest = enter("infernal-throne", players=4).open("e1a-j1a").open("j1a-d1a").kill(*MONSTERS)
    for letter, demon in zip("abc", ("frost-demon", "wind-demon", "night-demon"), strict=True):
        for hero in range(4):
            quest.g.figures[hero].health = quest.g.figures[hero].max_health
        quest.acts("prime-demon", 85)
        (throne,) = quest.figures("throne")
        assert throne.at == quest.marked(letter)
        assert throne.at in quest.g.obstacles
        assert [each.kind for each in quest.figures(demon) if each.no_money] == [ELITE]
        quest.kill(*MONSTERS)
    room = quest.g.plan.room_of_tile("j2a")
    assert room in revealed_rooms(quest.g.plan, quest.g.opened), "the altar has come to a hidden room"


@rule("GH-BOSS-03")
def test_21_whoever_and_whatever_is_where_the_altar_comes_makes_room_for_it() -> None:
    quest = enter("infernal-throne").open("e1a-j1a").open("j1a-d1a").kill(*MONSTERS)
    g, to = quest.g, quest.marked("a")
    (throne,) = quest.figures("throne")
    start = throne.at
    quest.put(0, to)
    g.money[to], g.treasures[to] = 2, "7"
    quest.acts("prime-demon", 85)
    g = quest.g
    aside = g.treasures.index("7")
    assert (throne.at, start in g.obstacles, to in g.obstacles) == (to, False, True)
    assert g.figures[0].at != to
    assert g.board.distance(aside, to) == 1
    assert (g.money[aside], g.money[to], g.treasures[to]) == (2, 0, "")
    moved = [event for event in quest.events if isinstance(event, Moved) and event.name == "throne"]
    assert [(event.start, event.to) for event in moved] == [(start, to)]


# 22 Temple of the Elements


@rule("GH-SPECIAL-05", "GH-SPECIAL-06")
def test_22_an_altar_is_an_obstacle_with_hit_points_and_immune_to_conditions() -> None:
    quest = enter("temple-of-the-elements", players=3).open("b2b-m1a").open("m1a-d2a")
    g = quest.g
    (altar,) = quest.figures("altar")
    number = g.figures.index(altar)
    assert altar.health == 4 + 3 * g.level
    assert altar.at in g.obstacles
    assert number in g.enemies_of(0)
    for condition in ("poison", "wound", "stun"):
        give(g, number, condition)
    assert altar.conditions == 0
    place = altar.at
    quest.kill("altar")
    assert place not in g.obstacles


@rule("GH-SPECIAL-06")
def test_22_every_altar_makes_demons_stronger_until_it_falls() -> None:
    quest = enter("temple-of-the-elements", players=4).open("b2b-m1a").open("m1a-d2a")
    g = quest.g
    demon = next(number for number in g.on_map() if g.figures[number].name == "earth-demon")
    plain = MONSTERS["earth-demon"].normal[g.monster_level]
    boosted = g.stat(demon)
    assert (boosted.health, boosted.attack, boosted.move) == (plain.health + 4, plain.attack + 4, plain.move + 2)
    assert boosted.range == 0
    assert g.figures[demon].max_health == plain.health + 4
    quest.kill("altar")
    assert (g.stat(demon).attack, g.stat(demon).move) == (plain.attack + 3, plain.move + 2)
    assert g.figures[demon].health == g.figures[demon].max_health == plain.health + 3
    cultist = next(number for number in g.on_map() if g.figures[number].name == "cultist")
    assert g.stat(cultist) in (*MONSTERS["cultist"].normal, *MONSTERS["cultist"].elite)


def test_22_is_won_when_all_four_altars_are_destroyed() -> None:
    quest = enter("temple-of-the-elements").open("b2b-m1a").open("m1a-d2a").kill("altar")
    assert quest.is_open()
    quest.open_all()
    assert len(quest.figures("altar")) == 3
    assert quest.kill("altar").result() == WON
    assert set(ELEMENTAL_DEMONS) <= set(MONSTERS)


# 23 to 25


@rule("GH-SPECIAL-04")
@pytest.mark.parametrize(("players", "plates"), [(2, "a"), (3, "ab"), (4, "abc")])
def test_23_is_won_with_a_character_on_every_plate_in_play(players: int, plates: str) -> None:
    quest = enter("deep-ruins", players=players).open_all().kill()
    places = quest.g.plan.marked(plates)
    assert len(places) == players
    for hero, at in enumerate(places):
        assert quest.is_open()
        quest.put(hero, at)
    assert quest.result() == WON


def test_24_is_won_with_the_last_door() -> None:
    quest = enter("echo-chamber")
    for door in quest.g.plan.doors:
        assert quest.is_open()
        quest.open(door.name)
    assert quest.result() == WON


def test_25_everyone_must_stand_on_an_exit_or_be_exhausted_there() -> None:
    quest = enter("icecrag-ascent").open_all()
    first, second, *_ = quest.g.plan.marked("a")
    quest.put(0, first)
    assert quest.is_open()
    quest.put(1, second)
    assert quest.result() == WON
    quest = enter("icecrag-ascent").open_all().put(0, first).exhaust(0)
    assert quest.is_open()
    assert quest.put(1, second).exhaust(1).result() == WON


def test_25_is_lost_when_a_character_is_exhausted_elsewhere() -> None:
    quest = enter("icecrag-ascent").exhaust(0)
    assert quest.result() == LOST


@rule("GH-PAGE-07", "GH-OVL-07")
def test_traps_do_what_the_page_says() -> None:
    """The tile alone does not tell: bear traps hurt in one scenario and stun in another."""
    damage = enter("black-barrow").g.trap_damage
    assert traps_of("black-barrow") == {(damage, ())}
    assert traps_of("gloomhaven-warehouse") == {(damage, ())}
    assert traps_of("diamond-mine") == {(0, ("stun",))}
    assert traps_of("decaying-crypt") == {(damage, ("poison",))}
    assert traps_of("vibrant-grotto") == {(0, ("poison", "stun"))}
    assert traps_of("temple-of-the-seer") == {(damage, ("muddle",))}
    assert traps_of("shrine-of-strength") == {(damage, ("poison",)), (damage, ("wound",))}
    assert traps_of("icecrag-ascent") == {(damage, ("stun",))}


def traps_of(scenario: str) -> set[tuple[int, tuple[str, ...]]]:
    """Damage and conditions of the traps that lie there."""
    return {(trap.damage, trap.conditions) for trap in enter(scenario).open_all().g.trap_effects}


@rule("GH-PAGE-07", "GH-OVL-07")
@pytest.mark.parametrize("scenario", [name for name, number in PLAYABLE.items() if number in layout_numbers()])
def test_every_trap_of_a_map_is_explained_on_its_page(scenario: str) -> None:
    looks = {overlay.look for overlay in layout(PLAYABLE[scenario]).overlays if overlay.kind == "trap"}
    assert looks == set(TRAPS.get(PLAYABLE[scenario], ()))


@rule("GH-ENDRND-02")
def test_the_round_is_counted() -> None:
    quest = enter("inox-encampment")
    assert quest.g.round == 1
    assert quest.end_round().g.round == 2


@rule("GH-SPECIAL-06")
def test_an_altar_is_never_pushed_and_dies_by_damage_only() -> None:
    quest = enter("temple-of-the-elements").open("b2b-m1a").open("m1a-d2a")
    number = next(number for number in quest.g.on_map() if quest.g.figures[number].kind == OBJECTIVE)
    assert cannot_be_moved(quest.g, number, away=True)
    assert not is_true(quest.g, When.NORMAL, 0, number)
    assert quest.g.result == UNDECIDED
    assert BIT["disarm"] == DISARM


@rule("GH-PAGE-05")
@pytest.mark.parametrize(("players", "normal", "elite"), [(2, 2, 1), (3, 6, 0), (4, 4, 2)])
def test_of_the_three_marks_only_the_one_for_this_many_characters_counts(players: int, normal: int, elite: int) -> None:
    guards = enter("black-barrow", players=players).figures("bandit-guard")
    assert [sum(each.is_elite == rank for each in guards) for rank in (False, True)] == [normal, elite]


@rule("GH-PAGE-05")
@pytest.mark.parametrize(
    ("scenario", "monster", "counts"),
    [
        ("plane-of-elemental-power", "flame-demon", ((5, 0), (6, 0), (6, 1))),
        ("plane-of-elemental-power", "sun-demon", ((1, 1), (0, 2), (2, 2))),
        ("gloomhaven-square-a", "city-archer", ((7, 2), (8, 2), (6, 5))),
        ("gloomhaven-square-a", "city-guard", ((5, 5), (8, 6), (8, 7))),
        ("gloomhaven-square-b", "city-guard", ((5, 3), (5, 2), (2, 2))),
    ],
)
def test_monsters_by_number_of_characters_as_the_pages_have_them(
    scenario: str, monster: str, counts: tuple[tuple[int, int], ...]
) -> None:
    """Where two sources differed the printed page was looked at: normal and elite, for two, three and four."""
    spots = [spot for spot in layout(PLAYABLE[scenario]).spots if spot.monster == monster]
    found = tuple(
        (sum(spot.marks[size] == "n" for spot in spots), sum(spot.marks[size] == "e" for spot in spots))
        for size in range(3)
    )
    assert found == counts
