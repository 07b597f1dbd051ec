"""Pages of scenarios with rules of their own: doors that shut, things carried, captives, sides. GH-SPECIAL, GH-PAGE"""

from __future__ import annotations

import pytest

from tabletome.engine import Decision
from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.notation.formulas import formula
from tabletome.games.gloomhaven.content.notation.special_rules import GivenAway
from tabletome.games.gloomhaven.content.scenarios import SCENARIOS
from tabletome.games.gloomhaven.events import Attacked, Saved, ScenarioEnded, Summoned, TookOver
from tabletome.games.gloomhaven.rules.combat.attack import advantage, shield
from tabletome.games.gloomhaven.rules.combat.blow import Blow
from tabletome.games.gloomhaven.rules.combat.damage import leave_the_map, lose_hit_points, suffer
from tabletome.games.gloomhaven.rules.items.worn import with_items
from tabletome.games.gloomhaven.rules.monsters.intent import attack_value_of, field_of
from tabletome.games.gloomhaven.rules.movement.loot import loot_hex
from tabletome.games.gloomhaven.rules.movement.move import walk_reach
from tabletome.games.gloomhaven.rules.scenario.bearers import pierce_by_dagger
from tabletome.games.gloomhaven.rules.scenario.goals import end_scenario
from tabletome.games.gloomhaven.state import (
    BOSS,
    ELITE,
    LOST,
    NORMAL,
    OFF,
    SUMMON,
    WON,
    AttackAbility,
    Equipped,
    Figure,
    RunningAttack,
    State,
)
from tests.games.gloomhaven.quests import Quest, enter, entered, play


def one(quest: Quest, name: str) -> int:
    """The first figure of this name on the map."""
    return next(who for who in quest.g.on_map() if quest.g.figures[who].name == name)


def beside(g: State, at: int) -> int:
    """A hex next to this one where somebody can stand."""
    return next(
        near
        for near in g.board.near[at]
        if near not in g.obstacles | g.traps | g.difficult and g.standing_at(near) is None
    )


def by_page(quest: Quest, hero: int, at: int) -> Quest:
    """This character ends a turn here."""
    return quest.put(hero, at).ends_turn(hero)


def test_formulas_can_take_away() -> None:
    assert formula("2xC+L-2").value(C=3, L=1) == 5
    assert formula("C-1").value(C=4) == 3


# 35 and 36 Gloomhaven Battlements


@rule("GH-SPECIAL-05", "GH-DOOR-05", "GH-PAGE-09")
def test_35_archers_stand_on_the_wall_and_the_garrison_comes_with_the_gate() -> None:
    quest = enter("gloomhaven-battlements-a", players=3)
    g = quest.g
    assert {f.at for f in quest.figures("city-archer")} == set(g.plan.marked("ab"))
    assert not quest.figures("captain-of-the-guard")
    assert not g.figures[one(quest, "flame-demon")].hostile
    door = g.figures[one(quest, "door")]
    assert door.health == (7 + g.level) * 3
    demon = g.figures[one(quest, "earth-demon")]
    demon.at = beside(g, door.at)
    quest._in_order()
    assert one(quest, "door") in {foe.key for foe in field_of(g, g.figures.index(demon)).foes}
    leave_the_map(g, g.figures.index(door))
    assert quest.is_open(), "the captain is still to come"
    quest.ends_turn(0)
    assert quest.figures("captain-of-the-guard")
    assert len(quest.figures("city-archer")) > 4
    quest.kill("captain-of-the-guard")
    assert quest.result() == WON


def test_35_the_garrison_also_comes_when_somebody_is_over_the_wall() -> None:
    quest = enter("gloomhaven-battlements-a")
    inside = next(at for at in sorted(quest.g.plan.hexes_of_tile("b2b")) if quest.g.is_empty(at))
    by_page(quest, 0, inside)
    assert quest.figures("captain-of-the-guard")


@rule("GH-SPECIAL-08", "GH-BOSS-04")
def test_36_the_prime_demon_is_the_weaker_the_longer_the_gate_holds_and_comes_with_its_fall() -> None:
    quest = enter("gloomhaven-battlements-b")
    g = quest.g
    (door,) = quest.figures("door")
    assert (door.hostile, door.health) == (False, 10 + 2 * g.level)
    assert one(quest, "door") not in g.allies_of(0)
    demons = len([f for f in g.figures if f.is_monster and f.hostile])
    quest.end_round()
    assert len([f for f in quest.g.figures if f.is_monster and f.hostile]) == demons + 1
    quest.g.round = 8
    quest.end_round()
    (boss,) = quest.figures("prime-demon")
    assert boss.kind == BOSS
    assert boss.max_health - boss.health == 2 * (2 * 2 + g.level - 2)
    assert boss.at in {quest.marked("e"), *quest.g.board.near[quest.marked("e")]}
    assert quest.is_open()
    assert quest.kill("prime-demon").result() == WON


@rule("GH-BOSS-03")
def test_36_instead_of_special_actions_the_prime_demon_moves_and_attacks() -> None:
    quest = enter("gloomhaven-battlements-b")
    quest.g.round = 8
    quest.end_round().kill("flame-demon", "frost-demon", "wind-demon", "earth-demon")
    boss = quest.figures("prime-demon")[0]
    start = boss.at
    quest.put(0, beside(quest.g, start))
    quest.acts("prime-demon", 11)
    assert not any(isinstance(event, Summoned) for event in quest.events), "no altar summons"
    assert any(isinstance(event, Attacked) and event.name == "prime-demon" for event in quest.events)


# 44 Tribal Assault


@rule("GH-SPECIAL-07")
def test_44_captives_are_freed_instead_of_any_action_and_redthorn_grows_stronger() -> None:
    quest = enter("tribal-assault")
    g = quest.g
    redthorn = one(quest, "redthorn")
    assert redthorn in g.allies_of(0)
    captive = g.figures[one(quest, "bound-orchid")]
    assert g.figures.index(captive) not in g.allies_of(0)
    before = attack_value_of(g, redthorn)
    quest.kill()
    quest.put(0, beside(g, captive.at))
    g.heroes[0].chosen = g.heroes[0].hand[:2]
    g.heroes[0].hand = g.heroes[0].hand[2:]
    quest._in_order()
    quest.g.place, quest.g.order = 0, (g.heroes[0].name,)
    quest.again("next_place")
    assert quest.run.decision is not None
    offered = [str(option) for option in quest.run.decision.options]
    work = [option for option in offered if f" {captive.at}" in option]
    assert {each.split()[0] for each in work} == {"work-at", "top-work-at"}
    index = offered.index(next(each for each in work if each.startswith("top-work-at")))
    quest.run.play(quest.run.decision.options[index])
    quest.g = quest.run.state
    assert captive.at == OFF
    assert [event.name for event in quest.events if isinstance(event, Saved)] == ["bound-orchid"]
    assert quest.g.heroes[0].turn.top_done
    assert not quest.g.heroes[0].turn.bottom_done
    assert attack_value_of(quest.g, redthorn) == before + 1
    assert quest.is_open(), "a captive that is free is not dead"
    leave_the_map(quest.g, one(quest, "bound-orchid"))
    assert quest.result() == LOST


# 54 and 58: one character has a part of its own


@rule("GH-SPECIAL-08")
def test_54_only_the_seeker_hurts_infesters_and_charges_the_staff_with_it() -> None:
    quest = enter("palace-of-ice").open("g2a-n1a").kill("cave-bear", "frost-demon", "living-spirit")
    g = quest.g
    seeker = g.tally["protagonist"]
    other = 1 - seeker
    foe = g.figures[one(quest, "harrower-infester")]
    foe.health = foe.max_health = 90
    who = g.figures.index(foe)
    list(suffer(g, who, 3, by=other))
    assert foe.health == 90
    list(suffer(g, who, 3, by=seeker))
    assert (foe.health, g.tally["charge"]) == (87, 3)
    altar = next(at for at in g.board.near[quest.marked("a")] if g.is_empty(at))
    by_page(quest, seeker, altar)
    assert quest.is_open(), "the staff is not full"
    quest.g.tally["charge"] = 2 * 2 * (quest.g.level + 1)
    by_page(quest, seeker, altar)
    assert quest.g.result == WON
    lost = enter("palace-of-ice")
    lost.exhaust(lost.g.tally["protagonist"])
    assert lost.result() == LOST


@rule("GH-SHIELD-01", "GH-EFF-07")
def test_58_bone_piles_shield_and_heal_the_harvester_and_the_dagger_pierces() -> None:
    quest = enter("bloody-shack", players=3).open_all()
    g = quest.g
    foe = one(quest, "harvester")
    elite = MONSTERS["city-guard"].elite[min(g.monster_level + 1, 7)]
    assert g.figures[foe].max_health == elite.health
    assert shield(g, foe) == elite.shield + 4
    leave_the_map(g, one(quest, "bone-pile"))
    assert shield(g, foe) == elite.shield + 3
    harvester = g.figures[foe]
    harvester.health = 1
    quest.end_round()
    g, foe = quest.g, one(quest, "harvester")
    assert harvester.health == min(1 + 3 * 2, elite.health)
    tile = g.treasures.index("goal")
    hero = g.tally["protagonist"]
    loot_hex(g, (hero + 1) % 3, tile)
    assert g.treasures[tile] == "goal", "not meant for them"
    loot_hex(g, hero, tile)
    assert pierce_by_dagger(g, hero, foe) == 4
    assert pierce_by_dagger(g, (hero + 1) % 3, foe) == 0
    assert quest.kill("harvester").result() == WON


# 61 Fading Lighthouse


@rule("GH-SPECIAL-08", "GH-MOVE-02")
def test_61_half_of_the_monsters_cannot_be_affected_and_are_walked_through() -> None:
    quest = enter("fading-lighthouse", players=4)
    g = quest.g
    ooze, demon = one(quest, "ooze"), one(quest, "frost-demon")
    assert g.round == 1
    assert (ooze in g.enemies_of(0), demon in g.enemies_of(0)) == (True, False)
    list(suffer(g, demon, 5))
    assert g.figures[demon].health == g.figures[demon].max_health
    at = g.figures[demon].at
    quest.kill("ooze", "giant-viper", "flame-demon")
    near = sorted(g.board.near[at])
    quest.put(0, near[0])
    reach = walk_reach(g, 0, 4)
    assert at not in reach
    assert any(at in path for _, path in reach.values()) or len(near) < 3
    g.round = 2
    assert (demon in g.enemies_of(0)) is True
    there = g.figures[demon]
    start = there.at
    g.round = 1
    quest.acts("frost-demon", 58)
    assert there.at == start, "it does not act"


@rule("GH-SPECIAL-08", "GH-MOVE-04")
def test_61_a_summon_walks_through_who_cannot_be_affected_and_stops_beside() -> None:
    quest = enter("fading-lighthouse", players=2)
    g = quest.g
    demon, ooze = one(quest, "frost-demon"), one(quest, "ooze")
    for who in [*g.on_map()]:
        if who not in (0, demon, ooze):
            leave_the_map(g, who)
    start, between, target = straight_line(g)
    g.figures[demon].at, g.figures[ooze].at = between, target
    g.figures.append(Figure("battle-boar", SUMMON, 0, 1, start, 7, 7, no_money=True))
    quest.comes_up(0)
    boar = quest.g.figures[-1]
    assert boar.at not in (start, between)
    assert boar.at in g.board.near[target]


def straight_line(g: State) -> tuple[int, int, int]:
    """Three free hexes in a row: the middle one is the only one beside both ends."""
    free = g.board.floor - g.obstacles - g.traps - g.difficult - g.hazards - {g.figures[0].at}
    return next(
        (one, middle, other)
        for middle in sorted(free)
        for one in g.board.near[middle]
        for other in g.board.near[middle]
        if {one, other} <= free and {*g.board.near[one]} & {*g.board.near[other]} == {middle}
        if len({*g.board.near[other]} & free) > 3
    )


# 66 and 67: doors that shut


@rule("GH-SPECIAL-03", "GH-SPECIAL-04")
def test_66_doors_are_open_while_somebody_is_on_a_plate_and_crush_who_is_in_them() -> None:
    quest = enter("clockwork-cove").kill()
    g = quest.g
    first = g.plan.door("j1b-c1a")
    assert {g.plan.door(name) for name in ("j1b-c1a", "c1a-d1a", "d1a-a1a", "d2a-a2a", "d2a-c2b")} <= g.locked
    by_page(quest, 0, quest.marked("a"))
    g = quest.g
    assert first in g.opened - g.locked
    door = g.plan.doors[first].at
    quest.put(1, door)
    before = g.figures[1].health
    by_page(quest, 0, beside(g, quest.marked("a")))
    g = quest.g
    assert first in g.locked, "nobody is on the plate"
    assert g.figures[1].at != door
    assert g.figures[1].health == before - g.trap_damage
    assert g.board.near[door] == ()
    quest.kill()
    by_page(quest, 0, quest.marked("a"))
    by_page(quest, 1, quest.marked("b"))
    assert quest.g.plan.door("c1a-d1a") in quest.g.opened
    quest.kill()
    by_page(quest, 0, quest.marked("c"))
    by_page(quest, 1, quest.marked("d"))
    opened = quest.g.opened - quest.g.locked
    assert {quest.g.plan.door(name) for name in ("d1a-a1a", "d2a-a2a", "d2a-c2b")} <= opened
    assert quest.is_open()
    by_page(quest, 0, quest.marked("e"))
    assert quest.g.result == WON


@rule("GH-SPECIAL-03")
def test_66_who_leaves_the_plate_finds_the_door_shut_in_the_same_move() -> None:
    quest = enter("clockwork-cove").kill()
    by_page(quest, 0, quest.marked("a")).kill()
    g = quest.g
    door = g.plan.doors[g.plan.door("j1b-c1a")].at
    g.heroes[0].chosen = g.heroes[0].hand[:2]
    g.heroes[0].hand = g.heroes[0].hand[2:]
    quest._in_order()
    quest.g.place, quest.g.order = 0, (g.heroes[0].name,)
    quest.again("next_place")
    card = quest.g.heroes[0].chosen[0]
    options = {str(option): option for option in quest.run.decision.options}  # type: ignore[union-attr]
    quest.run.play(options[f"basic-move {card}"])
    steps = [option for option in quest.run.decision.options if str(option).startswith("go ")]  # type: ignore[union-attr]
    near = {f"go {at}" for at in quest.g.board.near[quest.marked("a")]}
    assert {str(step) for step in steps} <= near, "one hex at a time"
    quest.run.play(steps[0])
    assert door not in quest.run.state.board.floor


@rule("GH-SPECIAL-08", "GH-SPECIAL-09")
def test_67_the_golem_of_the_library_cannot_pass_its_door() -> None:
    quest = enter("arcane-library", players=3).open("l3a-g1b").kill()
    by_page(quest, 0, quest.g.plan.marked("a")[0])
    g = quest.g
    golem = one(quest, "arcane-golem")
    elite = MONSTERS["stone-golem"].elite[min(g.monster_level + 1, 7)]
    assert g.figures[golem].max_health == elite.health * 3
    door = g.plan.doors[g.plan.door("a2a-m1a")].at
    quest._in_order()
    assert door in field_of(g, golem).obstacles
    imp = next((who for who in g.on_map() if g.figures[who].name == "forest-imp"), None)
    assert imp is None or door not in field_of(g, imp).obstacles
    assert quest.kill("arcane-golem").result() == WON


# 69: a thing is carried


@rule("GH-SPECIAL-08", "GH-LOOT-01", "GH-OVL-07")
def test_69_the_doll_is_carried_to_the_well_and_stays_where_its_bearer_falls() -> None:
    quest = enter("well-of-the-unfortunate").open("l3a-b1b").kill()
    g = quest.g
    first = g.tally["bearer"]
    here = g.figures[first].at
    traps = g.plan.marked("d")
    quest.put(1 - first, traps[0])
    before = g.figures[1 - first].health
    by_page(quest, first, quest.marked("b"))
    g = quest.g
    assert g.plan.door("l3a-j1a") in g.opened
    assert [f.kind for f in quest.figures("vermling-scout")] == [NORMAL, NORMAL]
    quest.ends_turn(first)
    g = quest.g
    assert g.figures[1 - first].health == before - g.trap_damage
    assert traps[1] in g.traps
    quest.kill().open_all().kill()
    quest.put(first, here).exhaust(first)
    assert quest.g.treasures[here] == "doll"
    assert quest.is_open()
    loot_hex(quest.g, 1 - first, here)
    assert quest.g.tally["bearer"] == 1 - first
    quest.put(1 - first, beside(quest.g, quest.marked("a")))
    assert quest.result() == WON


@rule("GH-SPECIAL-08", "GH-LOOT-01")
@pytest.mark.parametrize(("answer", "changes"), [("apply", True), ("skip", False)])
def test_69_a_loot_action_takes_the_doll_over_from_a_neighbour_who_carries_it(answer: str, changes: bool) -> None:
    quest = enter("well-of-the-unfortunate").kill()
    g = quest.g
    first = g.tally["bearer"]
    taker = 1 - first
    quest.put(taker, beside(g, g.figures[first].at))
    card, half = {"brute": ("grab-and-go", "top"), "scoundrel": ("quick-hands", "bottom")}[g.heroes[taker].name]
    other = next(each for each in g.heroes[taker].hand if each != card)
    run = quest.begins_turn(taker, card, other).run
    play(run, f"{half} {card}")
    assert run.decision is not None
    assert run.decision.kind == "take-thing"
    play(run, answer)
    assert run.state.tally["bearer"] == (taker if changes else first)
    names = [hero.name for hero in run.state.heroes]
    told = [(event.name, event.other) for event in quest.events if isinstance(event, TookOver)]
    assert told == [(names[taker], names[first])] * changes


# 80, 82, 92


@rule("GH-ITEM-10", "GH-ADV-11")
def test_80_before_the_first_treasure_nobody_uses_items_or_attacks_well() -> None:
    quest = enter("vigil-keep")
    g = quest.g
    g.heroes[0].items = (Equipped("boots-of-striding"),)
    g.round = 0
    quest.again("begin_round")
    g = quest.g
    assert g.heroes[0].items == ()
    foe = next(who for who in g.on_map() if g.figures[who].is_monster)
    blow = Blow(RunningAttack(AttackAbility(0, 2, 3, ranged=False), 1, None), foe)
    assert advantage(g, blow) == -1
    quest.open("h1b-l1a").kill()
    tiles = [at for at, look in enumerate(g.treasures) if look == "goal"]
    for at in tiles[:2]:
        loot_hex(g, 0, at)
    assert g.heroes[0].treasures == ("goal",), "each only one"
    by_page(quest, 0, g.figures[0].at)
    assert quest.g.heroes[0].items == (Equipped("boots-of-striding"),)
    g = quest.g
    blow = Blow(RunningAttack(AttackAbility(0, 2, 3, ranged=False), 1, None), 1)
    assert advantage(g, blow) == 0
    loot_hex(quest.g, 1, tiles[1])
    quest.open_all().kill()
    exits = quest.g.plan.marked("x")
    assert quest.put(0, exits[0]).is_open()
    assert quest.put(1, exits[1]).result() == WON


@rule("GH-ITEM-11")
def test_80_items_that_lie_aside_still_keep_cards_out_of_the_deck() -> None:
    quest = enter("vigil-keep")
    quest.g.heroes[0].stowed = (Equipped("second-skin"),)
    quest.g.decks[0] = with_items(quest.g.decks[0], ("second-skin",), unhindered=True)
    GAME.check(quest.g)


@rule("GH-SPECIAL-03", "GH-OVL-24")
def test_82_every_elite_opens_the_next_door_and_there_are_two_ways_to_win() -> None:
    quest = enter("burning-mountain")
    doors = ["k1a-c1a", "k1a-d1a", "c1a-i1b", "b2b-d1a", "c1a-empty1", "empty1-d1a"]
    for number in range(1, 7):
        elites = [who for who in quest.g.on_map() if quest.g.figures[who].kind == ELITE]
        leave_the_map(quest.g, elites[0])
        quest.ends_turn(0)
        assert quest.g.opened == {quest.g.plan.door(name) for name in doors[:number]}
    quest.kill()
    g = quest.g
    loot_hex(g, 1, g.treasures.index("62"))
    quest.put(1, quest.marked("g")).ends_turn(1)
    assert quest.g.result == WON
    assert quest.g.tally["given away"] == 1
    assert len(quest.g.heroes[1].found) == 1
    assert SCENARIOS[82].reward_if is not None
    assert SCENARIOS[82].reward_if[0] == GivenAway()
    assert [each.otherwise for each in quest.events if isinstance(each, ScenarioEnded)] == [True]
    out = enter("burning-mountain").open_all().kill()
    entrance = out.g.plan.marked("s")
    out.put(0, entrance[0]).put(1, quest.marked("g"))
    loot_hex(out.g, 0, out.g.treasures.index("62"))
    assert out.is_open()
    assert out.put(1, entrance[1]).result() == WON
    end_scenario(out.g)
    assert [each.otherwise for each in out.events if isinstance(each, ScenarioEnded)] == [False]
    lost = enter("burning-mountain").open_all()
    loot_hex(lost.g, 0, lost.g.treasures.index("62"))
    lost.g.result = LOST
    end_scenario(lost.g)
    assert not lost.g.heroes[0].treasures
    assert not lost.g.heroes[0].found


@rule("GH-PAGE-09", "GH-PAGE-01")
def test_92_the_watch_comes_with_the_door_fights_everybody_and_must_live() -> None:
    quest = enter("back-alley-brawl")
    assert not quest.figures("city-guard")
    quest.open("h3b-f1a").ends_turn(0)
    g = quest.g
    guard = one(quest, "city-guard")
    assert len(quest.figures("city-guard")) == 2
    assert g.are_enemies(guard, one(quest, "savvas-lavaflow"))
    assert g.are_enemies(guard, 0)
    quest.kill(*{f.name for f in g.figures if f.is_monster and not f.name.startswith("city")})
    assert quest.result() == WON
    other = enter("back-alley-brawl").open("h3b-f1a").ends_turn(0)
    lose_hit_points(other.g, one(other, "city-archer"), 99, NORMAL, "")
    assert other.result() == LOST


# Who has the part, and what is guarded


@pytest.mark.parametrize(
    ("scenario", "kind"), [("well-of-the-unfortunate", "bearer"), ("palace-of-ice", "protagonist")]
)
def test_the_players_say_who_carries_a_thing_or_has_a_part_of_its_own(scenario: str, kind: str) -> None:
    run = entered(players=3, scenario=scenario)
    while run.decision is not None and run.decision.kind != kind:
        run.play(run.decision.options[0])
    assert run.decision is not None
    assert [str(option) for option in run.decision.options] == ["choose 0", "choose 1", "choose 2"]
    run.play(run.decision.options[1])
    assert run.state.tally[kind] == 1


@pytest.mark.parametrize(
    ("scenario", "name", "guarded", "asked"),
    [
        ("crystalline-cave", "crystal", 0, True),
        ("crystalline-cave", "crystal", 1, True),
        ("crystalline-cave", "crystal", 2, False),
        ("tribal-assault", "bound-orchid", 5, True),
    ],
)
def test_a_card_guards_the_crystal_twice_and_captives_as_often_as_there_are_cards(
    scenario: str, name: str, guarded: int, asked: bool
) -> None:
    quest = enter(scenario)
    g, who = quest.g, one(quest, name)
    before = g.figures[who].health
    g.tally[f"guarded {name}"] = guarded
    script = suffer(g, who, 1, by=next(n for n in g.on_map() if g.figures[n].is_monster))
    decision = next(script, None)
    assert (decision is not None) is asked
    if decision is None:
        assert g.figures[who].health == before - 1
        return
    assert isinstance(decision, Decision)
    cards = [card for hero in g.heroes for card in hero.hand]
    assert [str(option) for option in decision.options] == ["suffer", *(f"lose-card {card}" for card in cards)]
    with pytest.raises(StopIteration):
        script.send(decision.options[-1])
    assert (g.figures[who].health, g.tally[f"guarded {name}"]) == (before, guarded + 1)
    assert cards[-1] in g.heroes[-1].lost


def test_nobody_guards_a_token_without_cards_in_hand_or_for_damage_that_is_suffered() -> None:
    quest = enter("tribal-assault")
    g, who = quest.g, one(quest, "bound-orchid")
    before = g.figures[who].health
    script = suffer(g, who, 1)
    decision = next(script)
    assert isinstance(decision, Decision)
    with pytest.raises(StopIteration):
        script.send(decision.options[0])
    assert (g.figures[who].health, g.tally.get("guarded bound-orchid", 0)) == (before - 1, 0)
    for hero in g.heroes:
        hero.hand = ()
    assert list(suffer(g, who, 1)) == []
