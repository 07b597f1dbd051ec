"""Special rules that go on through a scenario, each in the scenario whose page has it. GH-SPECIAL, GH-PAGE-01"""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.notation.conditions import BIT, ELEMENTS
from tabletome.games.gloomhaven.content.notation.scenarios import EVEN_ROUNDS, ODD_ROUNDS, Rounds
from tabletome.games.gloomhaven.events import Attacked
from tabletome.games.gloomhaven.rules.combat.attack import advantage, attack_value
from tabletome.games.gloomhaven.rules.combat.blow import Blow
from tabletome.games.gloomhaven.rules.combat.damage import is_beyond_harm, leave_the_map, lose_hit_points
from tabletome.games.gloomhaven.rules.movement.obstacles import is_breakable
from tabletome.games.gloomhaven.state import (
    ELITE,
    INERT,
    LOST,
    NOBODY,
    NORMAL,
    OFF,
    STRONG,
    UNDECIDED,
    WON,
    Active,
    AttackAbility,
    RunningAttack,
)
from tests.games.gloomhaven.quests import Quest, enter, play


def next_round(quest: Quest) -> Quest:
    """This round ends, and another one begins."""
    quest.end_round()
    return quest.go_on()


def in_round(quest: Quest, number: int) -> Quest:
    """It is the end of this round."""
    quest.g.round = number
    return quest


def element(quest: Quest, name: str) -> int:
    return quest.g.elements[ELEMENTS.index(name)]


def monsters(quest: Quest) -> dict[str, int]:
    found: dict[str, int] = {}
    for figure in quest.g.figures:
        if figure.is_monster and figure.at >= 0:
            found[figure.name] = found.get(figure.name, 0) + 1
    return found


# Rounds


def test_some_of_the_rounds() -> None:
    assert [number in ODD_ROUNDS for number in (1, 2, 3)] == [True, False, True]
    assert [number in EVEN_ROUNDS for number in (1, 2, 3)] == [False, True, False]
    assert [number in Rounds(3, 4, 8) for number in range(2, 12)] == [n in (3, 7) for n in range(2, 12)]


@pytest.mark.parametrize(("name", "rounds"), [("ruinous-rift", 10), ("crypt-basement", 10)])
@rule("GH-PAGE-01", "GH-ENDRND-01")
def test_to_survive_the_last_round_is_to_win(name: str, rounds: int) -> None:
    quest = in_round(enter(name), rounds - 1)
    quest.end_round()
    assert quest.g.result == UNDECIDED
    in_round(quest, rounds).end_round()
    assert quest.g.result == WON


@rule("GH-PAGE-01")
def test_60_after_twelve_rounds_it_is_lost() -> None:
    quest = in_round(enter("alchemy-lab"), 12)
    assert quest.is_open()
    quest.end_round()
    assert quest.g.result == LOST


@rule("GH-SPECIAL-01")
def test_27_demons_come_in_turn_at_the_places_in_turn_and_hail_must_live() -> None:
    quest = enter("ruinous-rift", players=3)
    seen = []
    for _ in range(5):
        quest.end_round()
        seen.append(sorted((name, [f.kind for f in quest.figures(name)]) for name in monsters(quest)))
        quest.kill()
    kinds = [[name for name, _ in each] for each in seen]
    assert kinds == [
        ["night-demon"], ["wind-demon"], ["frost-demon", "sun-demon"], ["earth-demon", "flame-demon"],
        ["night-demon", "wind-demon"],
    ]  # fmt: skip
    assert [rank for _, ranks in (each for row in seen for each in row) for rank in ranks] == [NORMAL, ELITE] * 4
    assert quest.is_open()
    quest.kill("hail")
    assert quest.result() == LOST


@rule("GH-SPECIAL-02")
def test_31_night_falls_every_round_and_demons_come_once_the_door_is_open() -> None:
    quest = enter("plane-of-night")
    assert (element(quest, "dark"), element(quest, "light")) == (STRONG, INERT)
    before = monsters(quest)
    quest.g.elements = [INERT] * 4 + [STRONG, INERT]
    next_round(quest)
    assert monsters(quest) == before, "the door is shut"
    assert (element(quest, "dark"), element(quest, "light")) == (STRONG, INERT)
    quest.open("g2a-j1b").open("j1b-l2a")
    (column,) = quest.figures("rock-column")
    assert column.health == (8 + quest.g.level) * 2
    demons = len(quest.figures("night-demon"))
    in_round(quest, 3).end_round()
    assert len(quest.figures("night-demon")) == demons + 1
    leave_the_map(quest.g, quest.g.figures.index(column))
    assert quest.result() == WON


@rule("GH-SPECIAL-03")
def test_53_locked_doors_open_by_themselves_round_by_round() -> None:
    quest = enter("crypt-basement")
    assert len(quest.g.locked) == 6
    opened = []
    for number in range(2, 9):
        quest.g.round = number - 1
        quest.again("begin_round")
        opened.append(len(quest.g.opened))
    assert opened == [2, 2, 4, 4, 5, 5, 6]


# Doors and tokens


@rule("GH-SPECIAL-05", "GH-DOOR-01")
def test_29_doors_are_obstacles_that_open_when_they_are_destroyed() -> None:
    quest = enter("sanctuary-of-gloom")
    g = quest.g
    doors = quest.figures("door")
    assert [door.health for door in doors] == [4 + g.level] * 3
    assert all(door.at in g.board.floor and door.at in g.obstacles for door in doors)
    assert 0 in g.board.ways[doors[0].at] or all(near in g.board.floor for near in g.board.ways[doors[0].at])
    who = g.figures.index(doors[0])
    g.turn.acting = 0
    lose_hit_points(g, who, 99, 0, "")
    assert not g.opened
    quest.ends_turn(0)
    assert len(quest.g.opened) == 1
    assert len(quest.figures("door")) == 2
    assert monsters(quest)
    assert doors[0].at not in quest.g.obstacles


@rule("GH-SPECIAL-04")
def test_33_everyone_must_stand_on_a_plate_and_each_wave_comes_once() -> None:
    quest = enter("savvas-armory").open("a4b-c2b").open("c2b-i1b")
    door = quest.g.plan.door("i1b-m1a")
    plates = quest.g.plan.marked("c")
    quest.put(0, plates[0])
    quest.ends_turn(0)
    assert door not in quest.g.opened
    quest.put(1, plates[2])
    quest.kill()
    quest.ends_turn(1)
    assert door in quest.g.opened
    quest.kill()
    quest.end_round()
    assert monsters(quest) in ({"savvas-lavaflow": 1}, {}), "once, in the round in which the door has opened"
    quest.kill()
    quest.end_round()
    assert monsters(quest) == {}
    quest.g.heroes[0].treasures = ("goal",) * 4
    quest.end_round()
    assert monsters(quest) == {"savvas-icestorm": 1}
    for hero, at in enumerate(quest.g.plan.marked("a")[:2]):
        quest.put(hero, at)
    assert quest.result() == WON


@rule("GH-SPECIAL-06")
def test_39_dark_pits_cannot_be_destroyed() -> None:
    quest = enter("treacherous-divide")
    pits = quest.g.plan.terrain("dark-pit") & quest.g.obstacles
    others = quest.g.obstacles - pits
    assert pits
    assert not any(is_breakable(quest.g, at) for at in pits)
    assert all(is_breakable(quest.g, at) for at in others)


# Turns


@rule("GH-SPECIAL-08")
def test_42_each_cord_does_harm_while_it_stands() -> None:
    quest = enter("realm-of-the-voice", players=3)
    g = quest.g
    cords = quest.figures("vocal-cord")
    assert [cord.number for cord in cords] == [1, 2, 3, 4, 5, 6]
    assert {cord.health for cord in cords} == {2 + g.level * 3 // 2}
    demon = g.figures.index(quest.figures("night-demon")[0])

    def attack(attacker: int, target: int) -> tuple[int, int]:
        ability = AttackAbility(attacker, 3, 9, ranged=False)
        blow = Blow(RunningAttack(ability, 1, None), target)
        return attack_value(g, blow), advantage(g, blow)

    assert attack(demon, 0) == (4, 1)
    assert attack(0, 1) == (2, -1)
    for cord in cords:
        leave_the_map(g, g.figures.index(cord))
    assert attack(demon, 0) == (3, 0)
    assert attack(0, 1) == (3, 0)
    assert quest.result() == WON


@rule("GH-ATK-06")
def test_what_takes_away_from_an_attack_comes_after_what_doubles_it() -> None:
    quest = enter("realm-of-the-voice")
    g = quest.g
    (scoundrel,) = [n for n, hero in enumerate(g.heroes) if hero.name == "scoundrel"]
    demon = next(figure for figure in quest.figures("night-demon"))
    g.figures[scoundrel].at = next(at for at in g.board.near[demon.at] if g.is_empty(at))
    g.figures[scoundrel].conditions |= BIT["invisible"]
    g.heroes[scoundrel].active = (Active("smoke-bomb", True),)
    g.decks[scoundrel] = ("+0",) * 4
    demon.health = demon.max_health = 20
    quest.begins_turn(scoundrel, "flanking-strike", "throwing-knives")
    play(quest.run, "basic-attack throwing-knives", f"strike {g.figures.index(demon)}")
    (attacked,) = [event for event in quest.events if isinstance(event, Attacked)]
    assert attacked.value == 2 * 2 - 1, "the sixth cord takes one away"


@rule("GH-SPECIAL-08")
@pytest.mark.parametrize("poisoned", [True, False])
def test_in_poisoned_water_only_who_is_poisoned_is_hurt(poisoned: bool) -> None:
    quest = enter("toxic-moor").open_all()
    g = quest.g
    water, shore = next(
        (at, near) for at in sorted(g.difficult & g.board.floor) for near in g.board.near[at]
        if g.standing_at(at) is None and g.is_empty(near)
    )  # fmt: skip
    g.figures[0].at = shore
    g.figures[0].conditions = BIT["poison"] if poisoned else 0
    before = g.figures[0].health
    quest.begins_turn(0, "trample", "grab-and-go")
    play(quest.run, "basic-move trample", f"go {water}", *(["suffer"] if poisoned else []))
    assert g.figures[0].at == water
    assert g.figures[0].health == before - (g.trap_damage if poisoned else 0)


@rule("GH-SPECIAL-08")
def test_45_monsters_near_a_totem_are_healed_at_the_start_of_their_turn() -> None:
    quest = enter("rebel-swamp", players=3)
    (totem,) = quest.figures("totem")
    near, *_ = [f for f in quest.figures("city-archer") if quest.g.board.distance(f.at, totem.at) <= 2]
    far = [f for f in quest.figures("city-guard") if quest.g.board.distance(f.at, totem.at) > 2]
    for figure in (near, *far):
        figure.health, figure.max_health, figure.conditions = 5, 20, 0
    quest.acts("city-archer", 16)
    assert near.health == 7
    leave_the_map(quest.g, quest.g.figures.index(totem))
    quest.acts("city-archer", 16)
    assert near.health == 7


@rule("GH-SPECIAL-08")
def test_47_who_stays_behind_is_hurt_at_the_end_of_every_round_once_the_door_is_open() -> None:
    quest = enter("lair-of-the-unseeing-eye")
    quest.kill()
    before = [quest.g.figures[hero].health for hero in (0, 1)]
    quest.end_round()
    assert [quest.g.figures[hero].health for hero in (0, 1)] == before
    quest.open("j1a-m1a").kill()
    inside = next(at for at in quest.g.plan.hexes_of_tile("m1a") if quest.g.is_empty(at))
    quest.put(1, inside).end_round()
    suffered = min(3 + quest.g.level, before[0])
    assert [quest.g.figures[hero].health for hero in (0, 1)] == [before[0] - suffered, before[1]]


@rule("GH-SPECIAL-08")
def test_51_the_void_hurts_every_character_at_the_end_of_its_turn() -> None:
    quest = enter("the-void")
    before = [quest.g.figures[hero].health for hero in (0, 1)]
    quest.ends_turn(1)
    assert [quest.g.figures[hero].health for hero in (0, 1)] == [before[0], before[1] - 2]


# Monsters


@rule("GH-MSTAT-03")
def test_28_the_corpses_are_two_levels_higher_but_not_above_the_highest() -> None:
    for difficulty, level in (("normal", 1), ("very-hard", 3)):
        quest = enter("outer-ritual-chamber", difficulty=difficulty)
        (corpse,) = quest.figures("living-corpse")
        assert quest.g.level == level
        assert corpse.health == MONSTERS["living-corpse"].elite[level + 2].health
    quest.g.monster_level = 6
    assert quest.g.stat(quest.g.figures.index(corpse)) == MONSTERS["living-corpse"].elite[7]


@rule("GH-PAGE-01")
def test_43_only_drakes_count() -> None:
    quest = enter("drake-nest")
    quest.open_all()
    quest.kill("flame-demon")
    for number, drake in enumerate([*quest.figures("rending-drake"), *quest.figures("spitting-drake")][:8], 1):
        assert quest.is_open()
        leave_the_map(quest.g, quest.g.figures.index(drake))
        assert quest.g.tally["rending-drake"] + quest.g.tally.get("spitting-drake", 0) == number
    assert quest.result() == WON


@rule("GH-SETUP-05")
def test_50_at_most_half_the_characters_start_in_one_room() -> None:
    for players in (2, 3, 4):
        g = enter("ghost-fortress", players=players).g
        rooms = [g.plan.room_of[g.figures[hero].at] for hero in range(players)]
        assert max(rooms.count(room) for room in rooms) == -(-players // 2)
        assert len(set(rooms)) == 2


@rule("GH-SPECIAL-08")
def test_70_spirits_cannot_be_hurt_and_a_dying_demon_may_take_one_along() -> None:
    quest = enter("chained-isle")
    quest.end_round()
    (spirit,) = quest.figures("living-spirit")
    who = quest.g.figures.index(spirit)
    assert is_beyond_harm(quest.g, who)
    leave_the_map(quest.g, quest.g.figures.index(quest.figures("wind-demon")[0]))
    quest.g.turn.acting = NOBODY
    quest._in_order()
    quest.g.turn.acting, quest.g.place = 0, len(quest.g.order)
    quest.again("end_of_turn")
    assert quest.run.decision is not None
    assert quest.run.decision.kind == "take-away"
    assert [str(option) for option in quest.run.decision.options] == [f"choose {who}", "skip"]
    quest.run.play(quest.run.decision.options[0])
    assert spirit.at == OFF


@rule("GH-SPECIAL-08")
def test_83_when_all_cultists_are_dead_demons_and_fire_come() -> None:
    quest = enter("shadows-within").open_all()
    assert "flame-demon" not in monsters(quest)
    quest.kill()
    assert quest.is_open(), "the demons have still to come"
    quest.ends_turn(0)
    assert monsters(quest) == {"flame-demon": 1}
    before = quest.g.figures[1].health
    next_round(quest)
    assert element(quest, "fire") == STRONG
    quest.g.turn.acting = 1
    quest._in_order()
    quest.g.place = 1
    quest.again("next_place")
    assert quest.g.figures[1].health <= before - 2
    assert quest.kill().result() == WON


@rule("GH-MOTHER-03")
def test_89_cultists_summon_elite_vipers() -> None:
    quest = enter("syndicate-hideout").open("h3a-b1a")
    (cultist,) = quest.figures("cultist")
    quest.g.figures[0].at = quest.g.board.near[cultist.at][0]
    quest.acts("cultist", 63)
    vipers = quest.figures("giant-viper")
    assert [viper.kind for viper in vipers] == [ELITE]
    assert not quest.figures("living-bones")


@rule("GH-DMG-01")
def test_60_from_round_seven_on_everybody_suffers() -> None:
    quest = enter("alchemy-lab")
    before = [quest.g.figures[hero].health for hero in (0, 1)]
    for number, lost in ((5, 0), (6, 2)):
        quest.g.round = number
        quest.again("begin_round")
        assert [quest.g.figures[hero].health for hero in (0, 1)] == [each - lost for each in before]
