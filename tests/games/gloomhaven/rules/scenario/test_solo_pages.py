"""The seventeen scenarios for one character: what their pages say. GH-PAGE-01, GH-SPECIAL"""

from __future__ import annotations

import pytest

from tabletome.engine.errors import BadOptions
from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.board import revealed_rooms
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.layout import layout
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.notation.conditions import BIT, ELEMENTS, INVISIBLE, POISON
from tabletome.games.gloomhaven.content.notation.scenarios import Scenario
from tabletome.games.gloomhaven.content.scenarios import ALONE, TO_PLAY
from tabletome.games.gloomhaven.content.solo_scenarios import SOLO, SOLO_SCENARIOS
from tabletome.games.gloomhaven.content.traps import TRAPS
from tabletome.games.gloomhaven.events import Moved, Saved
from tabletome.games.gloomhaven.rules.abilities.medicine import hand_over, is_wounded
from tabletome.games.gloomhaven.rules.combat.conditions import deck_of, give_by, heal
from tabletome.games.gloomhaven.rules.combat.damage import leave_the_map
from tabletome.games.gloomhaven.rules.monsters.standees import add_monster
from tabletome.games.gloomhaven.rules.movement.move import jump_reach
from tabletome.games.gloomhaven.rules.scenario.alone import go_back
from tabletome.games.gloomhaven.rules.setup import GloomhavenOptions
from tabletome.games.gloomhaven.rules.turns import turn_choices
from tabletome.games.gloomhaven.state import ELITE, LOST, NORMAL, STRONG, SUMMON, WON, Figure
from tests.games.gloomhaven.quests import Quest, enter


def alone(name: str, level: int = 5) -> Quest:
    """The character whose scenario it is enters it."""
    return enter(name, players=1, first_level=level)


def looted(quest: Quest) -> Quest:
    """The goal treasure is the character's."""
    at = quest.g.treasures.index("goal")
    quest.g.treasures[at] = ""
    quest.g.heroes[0].treasures += ("goal",)
    return quest.put(0, at)


# All of them


@rule("GH-NAMED-03", "GH-LEVEL-01")
def test_every_class_has_its_scenario_of_one_character_and_normal_monsters() -> None:
    assert set(SOLO) == set(CLASSES)
    for each in SOLO_SCENARIOS:
        quest = alone(each.name)
        assert [(hero.name, hero.level) for hero in quest.g.heroes] == [(each.alone, 5)]
        assert quest.g.monster_level == quest.g.level == 3, "nobody runs two characters, so nothing is harder"
        assert layout(each.number).name == each.name
        looks = {overlay.look for overlay in layout(each.number).overlays if overlay.kind == "trap"}
        assert looks == set(TRAPS.get(each.number, ()))
        assert quest.is_open()
        assert quest.exhaust(0).result() == LOST


def test_it_is_for_one_player_and_a_character_of_level_five() -> None:
    with pytest.raises(BadOptions, match="for one character"):
        GloomhavenOptions.read({"players": 2, "scenario": "stone-defense"})
    options = GloomhavenOptions.read({"players": 1, "scenario": "stone-defense", "first": "brute"})
    assert options.party == ("cragheart",)
    assert options.level_of("first") == 5
    assert set(ALONE) <= set(TO_PLAY.values())


@pytest.mark.parametrize("page", SOLO_SCENARIOS, ids=lambda page: page.name)
def test_every_door_leads_on_and_every_letter_is_on_the_map(page: Scenario) -> None:
    plan = layout(page.number)
    letters = {letter for letter, _ in plan.markers}
    assert {spawn.at for spawn in page.spawns} | {token.at for token in page.tokens} <= letters
    assert revealed_rooms(plan, frozenset(range(len(plan.doors)))) == frozenset(range(plan.rooms))


# One by one


def test_in_the_barrow_everyone_is_a_level_lower() -> None:
    quest = alone("return-to-the-black-barrow").open_all()
    guard = next(n for n, each in enumerate(quest.g.figures) if each.name == "bandit-guard" and each.kind == NORMAL)
    assert quest.g.stat(guard) == MONSTERS["bandit-guard"].normal[2]
    assert quest.kill().result() == WON


@rule("GH-SPECIAL-07")
def test_one_guard_must_live_for_twelve_rounds_and_scouts_come_in_every_second() -> None:
    quest = alone("unfortunate-intrusion")
    guards = [n for n, each in enumerate(quest.g.figures) if each.name == "city-guard"]
    assert len(guards) == 4
    assert {(quest.g.are_enemies(0, who), deck_of(quest.g, who), quest.g.stat(who).shield) for who in guards} == {
        (False, 0, MONSTERS["city-guard"].normal[3].shield - 1)
    }
    quest.kill("vermling-scout", "vermling-shaman")
    quest.g.round = 2
    assert len(quest.end_round().figures("vermling-scout")) == 4
    quest.kill("vermling-scout").g.round = 12
    assert quest.end_round().g.result == WON
    assert alone("unfortunate-intrusion").kill("city-guard").result() == LOST


@rule("GH-SPECIAL-03")
def test_the_door_shuts_behind_the_treasure_until_the_golem_is_dead() -> None:
    quest = alone("corrupted-laboratory").open("g2b-i1b").open("i1b-a2a")
    imps = [n for n, each in enumerate(quest.g.figures) if each.name == "black-imp"]
    shut = quest.g.plan.doors_between("i1b-a2a")
    quest.ends_turn(0)
    assert not shut & quest.g.locked, "the treasure is not looted"
    looted(quest).ends_turn(0)
    assert len(quest.figures("stone-golem")) == 1
    assert shut <= quest.g.locked
    inside = quest.g.plan.hexes_of_tile("a2a")
    for who in imps:
        assert quest.g.is_out_of_reach(who) == (quest.g.figures[who].at not in inside)
    assert quest.is_open()
    quest.kill("stone-golem").end_round()
    assert not shut & quest.g.locked
    assert quest.g.plan.doors_between("g2b-a1b") <= quest.g.opened
    assert not any(quest.g.is_out_of_reach(who) for who in imps)
    quest.kill().put(0, quest.g.plan.start[0])
    assert quest.result() == WON


@rule("GH-SPECIAL-07")
def test_rikharn_helps_until_the_treasure_is_looted_and_must_die_then() -> None:
    quest = alone("armory-heist").open_all()
    (who,) = (n for n, each in enumerate(quest.g.figures) if each.name == "rikharn")
    rikharn = quest.g.figures[who]
    assert rikharn.health == 15 + 5 * quest.g.level
    assert not quest.g.are_enemies(0, who)
    assert deck_of(quest.g, who) == 1, "the monsters' deck"
    (golem, *_) = (n for n, each in enumerate(quest.g.figures) if each.name == "stone-golem" and each.kind == NORMAL)
    assert quest.g.stat(golem).shield == MONSTERS["stone-golem"].normal[3].shield + 4
    looted(quest).end_round()
    assert quest.g.are_enemies(0, who)
    assert quest.g.are_enemies(golem, who)
    assert quest.kill().is_open()
    assert quest.kill("rikharn").result() == WON


@rule("GH-SPECIAL-01")
def test_the_crystal_is_attacked_at_the_end_of_six_rounds() -> None:
    quest = alone("stone-defense")
    assert quest.is_open()
    seen = []
    for number in range(1, 7):
        quest.g.round = number
        quest.end_round()
        seen.append(sorted(each.name for each in quest.g.figures if each.is_monster and each.at >= 0))
        assert quest.kill().is_open() == (number < 6)
    assert seen == [["cave-bear", "ooze"], ["ooze", "ooze", "sun-demon"]] * 3
    assert quest.result() == WON


@rule("GH-SPECIAL-02", "GH-SPECIAL-08")
def test_fumes_poison_and_hurt_until_the_altars_are_gone() -> None:
    quest = alone("rodent-liberation")
    quest.kill()
    before = quest.g.figures[0].health
    quest.open("e1a-h1b").ends_turn(0)
    assert quest.g.figures[0].health == before - 5 - 3, "five at the door, three at the end of the round"
    assert quest.g.figures[0].conditions & POISON
    assert [each.max_health for each in quest.figures("altar")] == [3 + quest.g.level] * 3
    quest.kill("altar")
    hurt = quest.g.figures[0].health
    assert quest.end_round().g.figures[0].health == hurt
    quest.open("h1b-d1a").kill()
    assert quest.is_open()
    quest.end_round()
    (demon,) = quest.figures("earth-demon")
    assert demon.max_health == 2 * MONSTERS["earth-demon"].elite[3].health
    assert quest.kill().result() == WON


@rule("GH-SPECIAL-01", "GH-SPECIAL-07")
def test_the_caravan_is_attacked_in_three_waves_and_everybody_goes_back_between_them() -> None:
    quest = alone("caravan-escort")
    guards = [n for n, each in enumerate(quest.g.figures) if each.name == "caravan-guard"]
    assert len(guards) == 6
    assert quest.g.stat(guards[0]) == MONSTERS["city-guard"].normal[1]
    assert {deck_of(quest.g, who) for who in guards} == {0}
    quest.g.figures[guards[0]].health = 2
    quest.put(0, quest.marked("e"))
    assert quest.kill().is_open()
    quest.end_round()
    while quest.run.decision is not None and quest.run.decision.kind == "regroup":
        quest.run.play(quest.run.decision.options[-1])
        quest.go_on()
    assert quest.g.figures[0].at == quest.g.plan.start[0]
    assert {each.at for each in quest.figures("caravan-guard")} == set(quest.g.plan.marked("a"))
    assert min(each.health for each in quest.figures("caravan-guard")) == 2
    assert [len(quest.figures(f"inox-{kind}")) for kind in ("guard", "shaman", "archer")] == [1, 1, 1]
    assert quest.kill().is_open()
    quest.end_round()
    while quest.run.decision is not None and quest.run.decision.kind == "regroup":
        quest.run.play(quest.run.decision.options[0])
        quest.go_on()
    assert len(quest.figures("vermling-scout")) == 3
    assert quest.kill().result() == WON


def test_the_caravan_does_not_regroup_while_an_enemy_stands() -> None:
    quest = alone("caravan-escort")
    quest.put(0, quest.marked("e")).end_round()
    assert quest.run.decision is None or quest.run.decision.kind != "regroup"
    assert quest.g.figures[0].at == quest.marked("e")


def test_a_guard_of_the_caravan_may_go_where_a_character_stands_who_is_about_to_go_back() -> None:
    quest = alone("caravan-escort").kill()
    places = quest.g.plan.marked("a")
    guard = next(n for n, each in enumerate(quest.g.figures) if each.at == places[0])
    quest.put(guard, quest.marked("e")).put(0, places[0]).end_round()
    offered = []
    while quest.run.decision is not None and quest.run.decision.kind == "regroup":
        offered.append({option.hex for option in quest.run.decision.options})
        quest.run.play(quest.run.decision.options[0])
        quest.go_on()
    assert offered[0] == set(places)
    assert [len(places) for places in offered] == [6, 5, 4, 3, 2], "the last one is not asked"
    assert {each.at for each in quest.figures("caravan-guard")} == set(places)
    assert quest.g.figures[0].at == quest.g.plan.start[0]
    assert [(event.name, event.to) for event in quest.events if isinstance(event, Moved)][-1] == (
        quest.g.figures[0].name, quest.g.plan.start[0],
    )  # fmt: skip


def test_a_guard_of_the_caravan_stands_beside_its_place_if_a_summoned_ally_has_taken_it() -> None:
    quest = alone("caravan-escort").kill()
    places = quest.g.plan.marked("a")
    guard = next(n for n, each in enumerate(quest.g.figures) if each.at == places[2])
    quest.put(guard, quest.marked("e"))
    quest.g.figures.append(Figure("skeleton", SUMMON, 0, 1, places[2], 6, 6, no_money=True))
    quest.end_round()
    while quest.run.decision is not None and quest.run.decision.kind == "regroup":
        quest.run.play(quest.run.decision.options[0])
        quest.go_on()
    taken = [each.at for each in quest.figures("caravan-guard")]
    (beside,) = set(taken) - set(places)
    assert set(places) - set(taken) == {places[2]}
    assert beside in quest.g.board.near[places[2]]


def test_a_character_of_the_caravan_goes_back_as_near_to_the_start_as_there_is_room() -> None:
    quest = alone("caravan-escort").kill()
    quest.put(0, quest.marked("e"))
    start = quest.g.plan.start
    for at in start[:-1]:
        add_monster(quest.g, "hound", NORMAL, 1, at)
    go_back(quest.g, 0)
    assert quest.g.figures[0].at == start[-1]
    add_monster(quest.g, "hound", NORMAL, 1, start[-1])
    quest.put(0, quest.marked("e"))
    go_back(quest.g, 0)
    free = [at for at in quest.g.board.floor if quest.g.is_empty(at) or at == quest.g.figures[0].at]
    distance = quest.g.board.distance(quest.g.figures[0].at, start[0])
    assert distance == min(quest.g.board.distance(at, start[0]) for at in free)


def test_fumes_poison_again_whoever_was_cured_and_hurt_only_the_poisoned() -> None:
    quest = alone("rodent-liberation")
    quest.kill()
    quest.end_round()
    assert not quest.g.figures[0].conditions & POISON, "the door is shut"
    quest.open("e1a-h1b").go_on()
    settled = quest.ends_turn(0).g.figures[0]
    before, settled.conditions = settled.health, 0
    quest.end_round()
    assert (quest.g.figures[0].health, bool(quest.g.figures[0].conditions & POISON)) == (before, True)


def test_the_necromancer_summons_instead_of_afflicting() -> None:
    quest = alone("unnatural-insults").open("g1a-m1b")
    assert quest.g.plan.doors_between("m1b-d1b") <= quest.g.locked
    quest.kill().end_round()
    assert quest.g.plan.doors_between("m1b-d1b") <= quest.g.opened
    (who,) = (n for n, each in enumerate(quest.g.figures) if each.name == "inox-necromancer")
    corpses = len(quest.figures("living-corpse"))
    give_by(quest.g, who, 0, ("curse",))
    quest.end_round()
    assert len(quest.figures("living-corpse")) == corpses + 1
    assert "curse" not in quest.g.decks[0]
    assert quest.kill("inox-necromancer").result() == WON


def test_the_necromancer_alone_summons_and_only_for_what_would_harm_a_character() -> None:
    quest = alone("unnatural-insults").open("g1a-m1b").kill().end_round()
    (who,) = (n for n, each in enumerate(quest.g.figures) if each.name == "inox-necromancer")
    corpse = add_monster(quest.g, "living-corpse", NORMAL, 6, quest.g.plan.start[0])
    give_by(quest.g, who, 0, ("strengthen",))
    give_by(quest.g, who, corpse, ("poison",))
    give_by(quest.g, corpse, 0, ("muddle",))
    assert quest.g.pending == ()
    assert quest.g.figures[0].conditions == BIT["strengthen"] | BIT["muddle"]
    assert quest.g.figures[corpse].conditions & POISON


def test_the_warehouse_wakes_with_the_treasure() -> None:
    quest = alone("storage-fees").open_all()
    assert quest.is_open()
    looted(quest)
    assert quest.is_open()
    quest.end_round()
    assert sorted(each.name for each in quest.g.figures if each.is_monster) == [
        "bandit-archer", "bandit-archer", "bandit-guard", "bandit-guard", "hound", "hound",
    ]  # fmt: skip
    assert quest.kill().result() == WON


def test_beasts_come_one_after_the_other_and_the_bear_last() -> None:
    quest = alone("plane-of-wild-beasts")
    for number in range(1, 5):
        quest.g.round = number
        quest.end_round()
        assert quest.kill().is_open()
    quest.g.round = 5
    quest.end_round()
    (bear,) = quest.figures("cave-bear")
    assert bear.max_health == 2 * MONSTERS["cave-bear"].elite[3].health
    assert quest.kill().result() == WON


def test_six_night_demons_are_enough() -> None:
    quest = alone("harvesting-the-night").open_all()
    demons = [n for n, each in enumerate(quest.g.figures) if each.name == "night-demon"]
    for count, who in enumerate(demons[:6], 1):
        assert quest.is_open(), count
        leave_the_map(quest.g, who)
    assert quest.result() == WON


def test_the_crypt_opens_by_itself_and_the_spirits_never_act() -> None:
    quest = alone("plagued-crypt")
    spirits = quest.figures("spirit-of-xorn")
    assert [each.health for each in spirits] == [4 + quest.g.level] * 6
    opened = []
    for number in range(2, 12):
        quest.g.round = number - 1
        quest.again("begin_round")
        opened.append(len(quest.g.opened))
    assert opened == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4]
    assert quest.kill().result() == WON


@rule("GH-SPECIAL-09")
def test_the_bandits_of_the_singer_act_at_49_guards_first() -> None:
    quest = alone("battle-of-the-bards").open_all()
    quest._in_order()
    archers = [n for n, each in enumerate(quest.g.figures) if each.name == "loyal-archer"]
    assert quest.g.stat(archers[0]) == MONSTERS["bandit-archer"].normal[1]
    assert not quest.g.are_enemies(0, archers[0])
    quest.again("begin_round")
    assert quest.run.decision is not None
    quest.run.play(quest.run.decision.options[0])
    quest.go_on()
    order = [name for name in quest.run.state.order if name.startswith("loyal")]
    assert order == ["loyal-guard", "loyal-archer"]
    assert quest.kill("song-of-the-deep").result() == WON


def test_the_hunted_are_stranger_than_their_cards() -> None:
    quest = alone("corrupted-hunt").open_all()
    assert all(each.conditions & INVISIBLE for each in quest.figures("hound"))
    stats = {
        each.name: quest.g.stat(n) for n, each in enumerate(quest.g.figures) if each.is_monster and each.kind == ELITE
    }
    flame, printed = stats["flame-demon"], MONSTERS["flame-demon"].elite[3]
    assert (flame.shield, flame.retaliate) == (printed.shield + 2, printed.retaliate + 2)
    assert flame.retaliate_range == printed.retaliate_range + 2
    assert stats["giant-viper"].attack == MONSTERS["giant-viper"].elite[3].attack + 1
    assert stats["earth-demon"].health == 2 * MONSTERS["earth-demon"].elite[3].health


@rule("GH-SPECIAL-07", "GH-SPECIAL-08")
def test_the_wounded_bleed_and_are_safe_when_they_are_whole() -> None:
    quest = alone("aftermath")
    (who,) = (n for n, each in enumerate(quest.g.figures) if each.name == "wounded-guard")
    figure = quest.g.figures[who]
    assert figure.health == 2
    quest.end_round()
    assert figure.health == 1
    assert is_wounded(quest.g, who)
    assert hand_over(quest.g, who, large=True)
    place = figure.at
    quest.end_round()
    assert figure.at < 0, "eight hit points are all it has"
    assert [event.number for event in quest.events if isinstance(event, Saved)] == [figure.number]
    assert quest.is_open()
    figure.at = place
    quest.g.figures.append(figure)
    quest.end_round()
    assert (figure.at, figure.health) == (place, 1), "another one of this number is found as badly hurt"
    assert alone("aftermath").kill("wounded-guard").result() == LOST


def test_the_lieutenant_has_ten_rounds() -> None:
    quest = alone("aftermath").open_all()
    quest.end_round()
    for name in ("wounded-guard", "lieutenant"):
        for each in quest.figures(name):
            each.health = each.max_health - 1
    quest.g.round = 9
    assert quest.end_round().g.result != LOST
    late = alone("aftermath").open_all()
    late.end_round()
    for each in (*late.figures("wounded-guard"), *late.figures("lieutenant")):
        each.health = each.max_health - 1
    late.g.round = 10
    assert late.end_round().g.result == LOST
    assert len(quest.figures("boulder")) == 21


def test_all_wounded_saved_is_victory() -> None:
    quest = alone("aftermath").open_all()
    quest.end_round()
    for n, each in enumerate(quest.g.figures):
        if each.name in ("wounded-guard", "lieutenant"):
            heal(quest.g, n, 99)
    assert quest.end_round().g.result == WON


@rule("GH-ELEM-01", "GH-MABIL-01")
def test_elements_take_turns_and_the_monsters_show_their_cards_first() -> None:
    quest = alone("elemental-secrets")
    assert quest.run.decision is not None
    assert quest.run.decision.kind == "select"
    assert set(quest.g.drawn) == {"earth-demon", "flame-demon", "frost-demon", "wind-demon"}
    strong = [ELEMENTS[n] for n, state in enumerate(quest.g.elements) if state == STRONG]
    assert strong == ["air"]
    seen = []
    for number in range(2, 6):
        quest.g.round = number - 1
        quest.g.elements = [0] * 6
        quest.again("begin_round")
        seen += [ELEMENTS[n] for n, state in enumerate(quest.g.elements) if state == STRONG]
    assert seen == ["ice", "earth", "fire", "air"]


@rule("GH-SPECIAL-08", "GH-MOVE-06")
def test_the_bear_begins_apart_and_nobody_passes_the_rocks() -> None:
    quest = enter("caged-bear", players=1, first_level=5)
    while quest.run.decision is not None and quest.run.decision.kind == "companion":
        quest.run.play(quest.run.decision.options[0])
    quest.go_on()
    g = quest.g
    (bear,) = (each for each in g.figures if each.kind == SUMMON)
    assert bear.at == quest.marked("b")
    assert g.plan.tile_of[g.figures[0].at] == "d2b"
    assert not any(at in g.obstacles for way in jump_reach(g, 0, 6).values() for at in way[1])
    quest.open("d2b-g2a").end_round()
    assert g.plan.doors_between("g2a-b4b") <= g.opened
    g.heroes[0].chosen = ("disorienting-roar", "maul")
    offered = [str(option) for option in turn_choices(g, 0)]
    assert "bottom disorienting-roar" not in offered
    assert "top disorienting-roar" in offered
