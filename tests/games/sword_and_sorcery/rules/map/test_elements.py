"""Doors, chests, magic locks and keys, search tokens, quest actions, and the traps in them."""

from __future__ import annotations

import msgspec
import pytest

from tabletome.engine.ledger import rule
from tabletome.games.sword_and_sorcery.actions import UnlockChest
from tabletome.games.sword_and_sorcery.campaign.flow import end_quest
from tabletome.games.sword_and_sorcery.content.dice import BLUE_FACES
from tabletome.games.sword_and_sorcery.content.quests import quest_names
from tabletome.games.sword_and_sorcery.content.things import KEY
from tabletome.games.sword_and_sorcery.content.traps import TRAPS
from tabletome.games.sword_and_sorcery.events import DoorOpened, EncounterDrawn, ShadowRevealed, TrapDrawn
from tabletome.games.sword_and_sorcery.rules.combat.death import hero_dies
from tabletome.games.sword_and_sorcery.rules.flow import time_phase
from tabletome.games.sword_and_sorcery.rules.hero_turn import activity_of
from tabletome.games.sword_and_sorcery.rules.heroes.treasure import lying_for, receive
from tabletome.games.sword_and_sorcery.rules.map.elements import (
    do_element,
    element_options,
    open_chest,
    quest_act,
    search,
    spring_trap,
)
from tabletome.games.sword_and_sorcery.state import ANY_POISON, BLIND, NOBODY, SLOW, STUN, ChestToken
from tests.games.sword_and_sorcery.questing import Table, act, quest_table, things

DOORS = (
    "doors: {oak: door 14a.1 14a.2, iron: locked 14a.2 14a.3, vault: locked 14a.3 16a.1 magic, brick: wall 16a.1 16a.2}"
)


def options(table: Table, hero: int = 0) -> list[str]:
    return [str(option) for option in element_options(table.g, hero)]


@rule("SS-ELEM-02", "SS-ELEM-03", "SS-ACT-13", "SS-TRAP-01")
def test_a_hero_beside_a_door_opens_it_freely_and_draws_a_trap_first() -> None:
    table = quest_table(DOORS)
    assert options(table) == ["open-door 0"]
    (action,) = element_options(table.g, 0)
    assert activity_of(table.g, action) == "free"
    table.top("traps", "rusted-spring")
    table.run(do_element(table.g, 0, action))
    assert table.g.map.opened == {0}
    kinds = [type(event) for event in table.heard]
    assert kinds.index(TrapDrawn) < kinds.index(DoorOpened)
    assert options(table) == [], "it cannot be closed again"


@rule("SS-ELEM-03")
def test_a_door_can_be_opened_from_either_side() -> None:
    table = quest_table(DOORS)
    table.put(0, "14a.2")
    assert "open-door 0" in options(table)


@rule("SS-ELEM-03", "SS-SHADOW-03")
def test_shadows_behind_a_door_are_seen_only_when_it_is_gone() -> None:
    table = quest_table(DOORS + "\nshadows: [14a.2 for 2]\nshadow-tokens: {commoner-male: 2}")
    table.top("traps", "rusted-spring")
    table.run(do_element(table.g, 0, element_options(table.g, 0)[0]))
    assert len(table.events(ShadowRevealed)) == 1
    kinds = [type(event) for event in table.heard]
    assert kinds.index(DoorOpened) < kinds.index(ShadowRevealed)


@rule("SS-ELEM-04", "SS-ELEM-14", "SS-ACT-02")
def test_a_locked_door_takes_an_action_of_an_unengaged_hero_and_draws_a_trap() -> None:
    table = quest_table(DOORS)
    table.put(0, "14a.3")
    assert options(table) == ["break-door 1"]
    (action,) = element_options(table.g, 0)
    assert activity_of(table.g, action) == "action"
    table.g.turn.actions = 0
    assert options(table) == []
    table.g.turn.actions = 1
    enemy = table.enemy("gremlin-green-1", "14a.3")
    assert options(table) == []
    table.g.figures[enemy].at = table.area("16a.3")
    table.top("traps", "rusted-spring")
    table.run(do_element(table.g, 0, action))
    assert table.g.map.opened == {1}
    assert len(table.events(TrapDrawn)) == 1


@rule("SS-MOVE-11")
def test_an_engaged_hero_may_open_an_ordinary_door() -> None:
    table = quest_table(DOORS)
    table.enemy("gremlin-green-1", "14a.1")
    assert options(table) == ["open-door 0"]


@rule("SS-ELEM-13")
def test_a_wall_token_cannot_be_opened() -> None:
    table = quest_table(DOORS)
    table.put(0, "16a.2")
    assert options(table) == []


@rule("SS-ELEM-07")
def test_only_the_magic_key_removes_a_magic_lock_and_then_the_door_opens_as_usual() -> None:
    table = quest_table(DOORS)
    table.put(0, "16a.1")
    table.put(1, "16a.1")
    assert options(table) == []
    table.g.story.key_holder = 1
    assert options(table, 0) == []
    assert options(table, 1) == ["unlock-door 2"]
    (action,) = element_options(table.g, 1)
    assert activity_of(table.g, action) == "free"
    table.run(do_element(table.g, 1, action))
    assert table.g.map.opened == frozenset()
    assert options(table, 0) == ["break-door 2"]


@rule("SS-ELEM-05", "SS-ELEM-06", "SS-ELEM-14")
def test_a_chest_takes_an_action_springs_a_trap_and_gives_what_its_back_shows() -> None:
    table = quest_table("chests: [14a.1 crowns 30, 14a.2 treasures 2]")
    assert options(table) == ["open-chest"]
    assert activity_of(table.g, element_options(table.g, 0)[0]) == "action"
    table.top("traps", "rusted-spring")
    before = table.g.heroes[0].crowns
    table.run(do_element(table.g, 0, element_options(table.g, 0)[0]))
    assert table.g.heroes[0].crowns == before + 30
    assert options(table) == []
    table.put(0, "14a.2")
    table.top("traps", "rusted-spring")
    table.top("treasures", "sentinel", "elven-cloak")
    table.run(open_chest(table.g, 0))
    held = things(*table.g.heroes[0].inventory) + table.g.map.drops[table.area("14a.2")]
    assert set(things("sentinel", "elven-cloak")) <= set(held)
    assert table.g.map.chests == ()


@rule("SS-ELEM-07")
def test_a_magic_lock_on_a_chest_needs_the_key_too() -> None:
    table = quest_table("chests: [14a.1 crowns 30 magic]")
    assert options(table) == []
    table.g.story.key_holder = 0
    assert options(table) == ["unlock-chest"]
    table.run(do_element(table.g, 0, element_options(table.g, 0)[0]))
    assert options(table) == ["open-chest"]


@rule("SS-ELEM-08")
def test_a_key_opens_many_locks_and_stays_with_its_hero_until_the_quest_ends() -> None:
    table = quest_table("chests: [14a.1 crowns 30]\ndoors: {iron: locked 14a.1 14a.2 magic}")
    table.g.map.chests = tuple(msgspec.structs.replace(chest, locked=True) for chest in table.g.map.chests)
    table.g.story.key_holder = 0
    assert sorted(option.split()[0] for option in options(table)) == ["unlock-chest", "unlock-door"]
    for _ in range(2):
        unlocking = next(each for each in element_options(table.g, 0) if each.verb.startswith("unlock"))
        table.run(do_element(table.g, 0, unlocking))
        assert table.g.story.key_holder == 0
    assert not table.g.map.locks
    table.run(time_phase(table.g))
    assert table.g.story.key_holder == 0
    table.g.quests_to_come, table.g.story.result = quest_names()[1:], "won"
    table.run(end_quest(table.g))
    assert table.g.story.key_holder == NOBODY


@rule("SS-ELEM-08", "SS-ELEM-09")
def test_the_key_of_a_dead_hero_lies_where_the_hero_died_and_can_be_picked_up() -> None:
    table = quest_table()
    table.g.story.key_holder = 0
    hero_dies(table.g, 0)
    assert table.g.story.key_holder == NOBODY
    assert KEY in lying_for(table.g, 1)
    table.run(receive(table.g, 1, KEY))
    assert table.g.story.key_holder == 1


@rule("SS-ELEM-11", "SS-ELEM-12")
def test_a_search_rolls_a_red_die_finds_what_is_listed_for_it_and_removes_the_token() -> None:
    added = "search: {14a.1: {hit: [souls 1], skill: [souls 5]}, 14a.2: {legend: [souls 9]}}"
    table = quest_table(added, dice="r.hit+skill")
    assert options(table) == ["search"]
    assert activity_of(table.g, element_options(table.g, 0)[0]) == "action"
    table.run(search(table.g, 0))
    assert table.g.soul_points == 5, "the rarest that shows"
    assert options(table) == [], "an area is searched only once"
    table.put(0, "14a.2")
    table.dice("r.miss")
    table.run(search(table.g, 0))
    assert table.g.soul_points == 5, "nothing is listed for this"
    assert table.g.map.searches == ()


@rule("SS-ELEM-11", "SS-MOVE-11")
def test_nobody_searches_while_engaged_or_without_an_action() -> None:
    table = quest_table("search: {14a.1: {hit: [souls 1]}}")
    table.enemy("gremlin-green-1", "14a.1")
    assert options(table) == []
    table.put(0, "14a.2")
    table.g.turn.actions = 0
    assert options(table) == []


@rule("SS-ACT-24", "SS-ACT-02")
def test_a_quest_action_is_offered_where_and_when_the_quest_allows_it() -> None:
    table = quest_table(
        """
        actions:
          ring: {en: Ring, at: 14a.1, do: [souls 2]}
          leave: {en: Leave, at: 14a.1, free: "yes", again: "yes", needs: together, do: [count left]}
          pray: {en: Pray, at: 14a.1, engaged: "yes", needs: counter left >= 1, do: [souls 1]}
        """
    )
    assert options(table) == ["quest-act ring", "quest-act leave"]
    table.put(1, "14a.2")
    assert options(table) == ["quest-act ring"]
    table.run(do_element(table.g, 0, element_options(table.g, 0)[0]))
    assert table.g.soul_points == 2
    assert options(table) == [], "it is done once"
    table.put(1, "14a.1")
    table.run(do_element(table.g, 0, element_options(table.g, 0)[0]))
    assert options(table) == ["quest-act pray"], "leave can be done again, but not in the same round"
    assert options(table, 1) == ["quest-act leave", "quest-act pray"]
    table.enemy("gremlin-green-1", "14a.1")
    assert options(table) == ["quest-act pray"], "an engaged hero may only do what says so"


@rule("SS-ACT-24", "SS-COND-18")
def test_quest_actions_need_a_free_hand_an_action_and_their_round() -> None:
    table = quest_table(
        """
        actions:
          ring: {en: Ring, at: 14a.1, do: [souls 2]}
          rest: {en: Rest, at: 14a.1, again: "yes", do: [souls 1]}
          look: {en: Look, at: 14a.1, free: "yes", do: [souls 4]}
          far: {en: Far, at: 14a.2, do: [souls 8]}
        """
    )
    g = table.g
    assert options(table) == ["quest-act ring", "quest-act rest", "quest-act look"]
    g.turn.actions = 0
    assert options(table) == ["quest-act look"], "it is free"
    g.turn.actions, g.turn.activities, g.figures[0].conditions = 1, 1, SLOW
    assert options(table) == ["quest-act look"], "a slowed hero has done something already"
    g.turn.activities = 0
    assert len(options(table)) == 3
    g.turn.activities, g.figures[0].conditions = 1, 0
    assert len(options(table)) == 3
    for name in ("ring", "rest", "look"):
        table.run(quest_act(g, 0, name))
    assert g.soul_points == 7
    assert options(table) == []
    assert options(table, hero=1) == ["quest-act rest"], "done for good, but this one once per hero and round"
    g.heroes[0].used = ()
    assert options(table) == ["quest-act rest"]
    table.enemy("gremlin-green-1", "14a.1")
    assert options(table) == []


@rule("SS-ELEM-07", "SS-ELEM-05")
def test_the_key_opens_only_the_chest_beside_the_hero() -> None:
    table = quest_table("chests: [14a.1 crowns 30, 14a.2 crowns 5]")
    table.g.map.chests = tuple(msgspec.structs.replace(chest, locked=True) for chest in table.g.map.chests)
    table.g.story.key_holder = 0
    table.run(do_element(table.g, 0, UnlockChest()))
    assert [chest.locked for chest in table.g.map.chests] == [False, True]
    assert options(table) == ["open-chest"]
    table.g.turn.actions = 0
    assert options(table) == []
    table.put(0, "14a.2")
    table.g.story.key_holder = 1
    assert options(table) == [], "another hero has the key"


@rule("SS-ELEM-06", "SS-DEATH-08")
def test_what_was_in_the_chest_of_a_hero_killed_by_its_trap_lies_beside_it() -> None:
    table = quest_table(dice="b.miss")
    g = table.g
    g.map.chests = (ChestToken(table.area("14a.1"), 1, 15, False),)
    g.figures[0].max_hp = 1
    table.top("treasures", "sentinel")
    table.top("traps", "falling-stones")
    g.heroes[0].inventory, g.heroes[0].coins = (), (0, 0, 0)
    table.put(1, "16a.3")
    table.run(open_chest(g, 0))
    assert g.figures[0].ghost
    assert g.map.drops[table.area("14a.1")] == things("coin:10", "coin:5", "treasure:sentinel")
    assert g.map.chests == ()


@rule("SS-ELEM-06")
def test_of_two_chests_in_an_area_the_unlocked_one_is_opened() -> None:
    table = quest_table("chests: [14a.1 crowns 50 magic, 14a.1 crowns 5, 14a.2 crowns 10]")
    table.top("traps", "rusted-spring")
    table.run(open_chest(table.g, 0))
    assert table.g.heroes[0].crowns == 5
    assert len(table.g.map.chests) == 2


@rule("SS-ELEM-06", "SS-GOLD-02")
def test_a_chest_does_what_its_quest_says_and_one_placed_later_nothing_more() -> None:
    table = quest_table("chests: [{is: 14a.1 crowns 5, do: [souls 2]}, {is: 14a.2 crowns 5, do: [souls 4]}]")
    g = table.g
    for place, souls in (("14a.1", 2), ("14a.2", 6)):
        table.put(0, place)
        table.top("traps", "rusted-spring")
        table.run(open_chest(g, 0))
        assert g.soul_points == souls
    g.map.chests = (ChestToken(table.area("14a.2"), 0, 5, False),)
    table.top("traps", "rusted-spring")
    table.run(open_chest(g, 0))
    assert g.soul_points == 6


@rule("SS-ELEM-11")
def test_a_hero_searches_only_the_own_area() -> None:
    table = quest_table("search: {14a.2: {hit: [souls 1]}, 14a.1: {hit: [souls 2]}}", dice="r.hit")
    table.run(search(table.g, 0))
    assert table.g.soul_points == 2
    assert options(table) == []
    assert len(table.g.map.searches) == 1


@rule("SS-TRAP-04")
def test_whoever_disarms_and_draws_two_equal_traps_has_nothing_to_choose_and_others_draw_one() -> None:
    table = quest_table(first="shae-rogue", second="laegon-archer")
    g = table.g
    g.decks.traps.cards = ("rusted-spring", "rusted-spring")
    table.run(spring_trap(g, 0, g.figures[0].at))
    assert g.decks.traps.discards == ("rusted-spring", "rusted-spring")
    g.decks.traps.cards, g.decks.traps.discards = ("rusted-spring", "rusted-spring"), ()
    table.run(spring_trap(g, 1, g.figures[1].at))
    assert len(g.decks.traps.cards) == 1


# ---------------------------------------------------------------- traps


@rule("SS-TRAP-02", "SS-TRAP-05", "SS-TRAP-03")
def test_ecarus_opens_a_door_and_he_and_thorgar_save_against_the_flame_but_not_auriel() -> None:
    """Ecarus and Thorgar stand on both sides of the door, Auriel one area further."""
    table = quest_table(
        DOORS, heroes=3, first="ecarus-white-rose", second="thorgar-cleric", third="auriel-wizard", dice="b.miss b.miss"
    )
    table.g.heroes[1].used = ("help-from-above",)
    table.put(1, "14a.2")
    table.put(2, "14a.3")
    table.top("traps", "flame")
    table.run(do_element(table.g, 0, element_options(table.g, 0)[0]))
    assert [table.g.figures[hero].fire2 for hero in range(3)] == [1, 1, 0]


@rule("SS-TRAP-02")
def test_a_trap_counts_ways_that_can_be_walked_and_needs_no_sight() -> None:
    table = quest_table("doors: {oak: door 14a.1 14a.2}", heroes=3, dice="b.miss")
    table.put(1, "14a.2")
    table.put(2, "16a.3")
    table.top("traps", "poison-gas")
    table.run(spring_trap(table.g, 0, table.area("14a.1")))
    assert table.g.figures[0].conditions & ANY_POISON
    assert not table.g.figures[1].conditions & ANY_POISON, "the closed door is no way"


@rule("SS-TRAP-04", "SS-POWCARD-07")
def test_shae_draws_two_traps_picks_lightning_and_both_are_discarded() -> None:
    table = quest_table(
        heroes=3, first="shae-rogue", second="ecarus-white-rose", third="laegon-archer", dice="b.miss b.miss"
    )
    table.put(1, "14a.3")
    table.put(2, "16a.1")
    table.top("traps", "lightning", "pentagram")
    table.run(spring_trap(table.g, 0, table.area("14a.1")), "pick lightning")
    assert [table.g.figures[hero].wounds for hero in range(3)] == [2, 2, 0], "within two areas"
    assert set(table.g.decks.traps.discards) == {"lightning", "pentagram"}
    assert table.g.enemies == []


@rule("SS-ELEM-08")
def test_the_hero_who_gains_the_key_keeps_it() -> None:
    table = quest_table("actions: {altar: {en: Altar, at: 14a.1, free: 'yes', do: [key active]}}")
    assert table.g.story.key_holder == NOBODY
    act(table, "quest-act altar")
    assert table.g.story.key_holder == 0
    table.run(time_phase(table.g))
    assert table.g.story.key_holder == 0


@rule("SS-BEST-15", "SS-AI-09")
def test_the_alarm_draws_an_encounter_card_even_with_no_enemies_in_play() -> None:
    table = quest_table()
    table.top("traps", "alarm")
    table.run(spring_trap(table.g, 0, table.area("14a.1")))
    assert len(table.events(EncounterDrawn)) == 1
    assert len(table.g.decks.encounters.discards) == 1


@rule("SS-BEST-15")
def test_a_save_stops_poison_gas() -> None:
    table = quest_table(dice="b.shield+skill b.shield+magic")
    table.top("traps", "poison-gas")
    for hero in (0, 1):
        table.g.heroes[hero].used = ("help-from-above",)
    saves = [sheet.card.save for sheet in table.g.heroes]
    table.g.rng.faces = [next(f for f, face in enumerate(BLUE_FACES) if save in face) for save in saves]
    table.run(spring_trap(table.g, 0, table.area("14a.1")))
    assert not any(table.g.figures[hero].conditions for hero in (0, 1))


@pytest.mark.parametrize("name", TRAPS)
def test_every_trap_card_does_something_to_those_who_fail(name: str) -> None:
    table = quest_table(heroes=2, first="ecarus-white-rose", second="laegon-archer", dice="b.miss " * 8)
    table.g.heroes[0].powers, table.g.heroes[0].cooling = ("heal",), (2,)
    table.top("traps", name)
    table.top("encounters", "lone-hunter")
    table.run(spring_trap(table.g, 0, table.area("14a.1")))
    hero = table.g.figures[0]
    happened = {
        "poison-gas": bool(hero.conditions & ANY_POISON),
        "alarm": bool(table.g.decks.encounters.discards),
        "lightning": hero.wounds == 2,
        "flame": hero.fire2 == 1,
        "pentagram": len(table.g.enemies) == 1 and table.g.figures[-1].at == table.area("14a.1"),
        "falling-stones": hero.wounds == 1 and hero.down,
        "darts": hero.wounds + table.g.figures[1].wounds > 0,
        "blinding-dust": bool(hero.conditions & BLIND),
        "net": bool(hero.conditions & SLOW),
        "shrieking-rune": bool(hero.conditions & STUN) and not table.g.figures[1].conditions,
        "swinging-blade": len(table.g.decks.criticals.cards) < 15,
        "spirit-drain": table.g.heroes[0].cooling == (3,),
        "rusted-spring": True,
    }
    assert happened[name]
    assert table.g.decks.traps.discards == (name,)


@rule("SS-ELEM-10")
def test_a_quest_may_change_what_the_key_does() -> None:
    """An action of the quest can need the key's story, and orders can hand the key on."""
    table = quest_table("actions: {hand-on: {en: Hand on, at: 14a.1, free: 'yes', do: [key one-hero]}}")
    table.g.story.key_holder = 0
    table.run(quest_act(table.g, 0, "hand-on"), "target 1")
    assert table.g.story.key_holder == 1
