"""What holds at the edges: every test of the story, coins of all values, what is left when a side turns over."""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine import Script
from tabletome.engine.ledger import rule
from tabletome.games.sword_and_sorcery.content.box import COIN_COUNTS
from tabletome.games.sword_and_sorcery.content.dice import BLUE_DIE, RED_DIE
from tabletome.games.sword_and_sorcery.content.enemies import CARD
from tabletome.games.sword_and_sorcery.content.items import FACE
from tabletome.games.sword_and_sorcery.content.notation import orders as o
from tabletome.games.sword_and_sorcery.content.notation.deeds import PlaceToken
from tabletome.games.sword_and_sorcery.content.notation.quests import StoryPlace
from tabletome.games.sword_and_sorcery.content.things import Loot, Treasure
from tabletome.games.sword_and_sorcery.events import (
    AttackDeclared,
    CardFlipped,
    CrownsChanged,
    DiceRolled,
    LastingResumed,
    QuestDecided,
    Rerolled,
    TraitUsed,
)
from tabletome.games.sword_and_sorcery.rules import phases
from tabletome.games.sword_and_sorcery.rules.combat.death import hero_dies, lose_hp
from tabletome.games.sword_and_sorcery.rules.combat.dice import reroll_some, throw
from tabletome.games.sword_and_sorcery.rules.combat.strike import Strike
from tabletome.games.sword_and_sorcery.rules.combat.weapon_attacks import resolve
from tabletome.games.sword_and_sorcery.rules.companion_turn import companion_options
from tabletome.games.sword_and_sorcery.rules.deeds.entries import Use
from tabletome.games.sword_and_sorcery.rules.deeds.tokens import place_token
from tabletome.games.sword_and_sorcery.rules.enemies.activation import perform
from tabletome.games.sword_and_sorcery.rules.event_phase import event_phase
from tabletome.games.sword_and_sorcery.rules.flow import begin_turn, expire, next_turn, settle, soul_step
from tabletome.games.sword_and_sorcery.rules.hero_turn import hero_turn, pay
from tabletome.games.sword_and_sorcery.rules.heroes.coins import (
    amounts_to_hand,
    drop_crowns,
    gain_crowns,
    hand_crowns,
    lose_crowns,
    pay_crowns,
    supply,
)
from tabletome.games.sword_and_sorcery.rules.heroes.equipment import hand_over
from tabletome.games.sword_and_sorcery.rules.heroes.movement import movement_points
from tabletome.games.sword_and_sorcery.rules.heroes.treasure import receive_card, receive_treasure
from tabletome.games.sword_and_sorcery.rules.map.control import controls, dominates
from tabletome.games.sword_and_sorcery.rules.map.elements import element_options
from tabletome.games.sword_and_sorcery.rules.map.movement import put_in
from tabletome.games.sword_and_sorcery.rules.setup import begin_quest, give_soul_weapon
from tabletome.games.sword_and_sorcery.rules.story.choices import holds
from tabletome.games.sword_and_sorcery.rules.story.orders import resolve_due, resolve_orders
from tabletome.games.sword_and_sorcery.state import ENEMY, HERO, NOBODY, OFF, SLOW, PowerToken
from tests.games.sword_and_sorcery.questing import Table, quest_table, things


def play_out(script: Script, *answers: str) -> None:
    """Run a script to its end, with these answers and then with whatever is offered last."""
    left = [*answers]
    try:
        decision: Any = next(script)
        while True:
            wanted = left.pop(0) if left else str(decision.options[-1])
            decision = script.send(next(option for option in decision.options if str(option) == wanted))
    except StopIteration:
        assert not left


# ------------------------------------------------------------------ dice


@rule("SS-GOLD-03", "SS-COMBAT-36")
def test_dice_are_thrown_again_one_by_one_and_no_die_twice() -> None:
    table = quest_table(dice="r.miss b.miss b.shield r.hit")
    roll = throw(table.g, 0, [RED_DIE, BLUE_DIE])
    assert roll.pairs() == table.events(DiceRolled)[0].dice
    table.run(reroll_some(table.g, 0, roll, 5, 0, must=True), "reroll 1", "reroll 0")
    assert [event.rule for event in table.events(Rerolled)] == ["SS-GOLD-03"] * 2
    assert [again for _, _, again in roll.seen()] == [True, True]
    table = quest_table(dice="r.miss b.miss b.shield")
    roll = throw(table.g, 0, [RED_DIE, BLUE_DIE])
    table.run(reroll_some(table.g, 0, roll, 1, 0), "reroll 1")
    assert [again for _, _, again in roll.seen()] == [False, True]
    table.run(reroll_some(table.g, 0, roll, 1, 0), "done")
    assert [again for _, _, again in roll.seen()] == [False, True]


# ------------------------------------------------------------------ crowns


def with_coins(*coins: tuple[int, int, int]) -> Table:
    table = quest_table()
    for sheet, each in zip(table.g.heroes, coins, strict=True):
        sheet.coins = each
    return table


@rule("SS-CROWN-03", "SS-CROWN-04", "SS-CROWN-05")
@pytest.mark.parametrize(
    ("has", "amount", "gets"),
    [
        ((1, 2, 3), 65, (2, 3, 4)),
        ((1, 2, 3), 5, (2, 2, 3)),
        ((1, 2, 3), 10, (1, 3, 3)),
        ((1, 2, 3), 50, (1, 2, 4)),
        ((0, 0, COIN_COUNTS[50]), 60, (0, 6, COIN_COUNTS[50])),
        ((0, COIN_COUNTS[10], COIN_COUNTS[50]), 30, (6, COIN_COUNTS[10], COIN_COUNTS[50])),
        ((COIN_COUNTS[5], 0, 0), 5, (0, 3, 1)),
        ((COIN_COUNTS[5], COIN_COUNTS[10], COIN_COUNTS[50]), 5, (COIN_COUNTS[5], COIN_COUNTS[10], COIN_COUNTS[50])),
    ],
)
def test_crowns_are_gained_in_the_highest_coins_that_the_box_still_holds(
    has: tuple[int, int, int], amount: int, gets: tuple[int, int, int]
) -> None:
    table = with_coins(has, (0, 0, 0))
    gain_crowns(table.g, 0, amount)
    assert table.g.heroes[0].coins == gets
    assert table.g.heroes[1].coins == (0, 0, 0)
    told = table.events(CrownsChanged)[0]
    assert (told.who, told.by, told.rule) == (table.g.heroes[0].name, amount, "SS-CROWN-03")


@rule("SS-CROWN-04")
@pytest.mark.parametrize(
    ("has", "amount", "keeps"),
    [
        ((1, 2, 3), 5, (0, 2, 3)),
        ((0, 0, 1), 5, (1, 4, 0)),
        ((1, 2, 3), 175, (0, 0, 0)),
        ((3, 0, 0), 5, (0, 1, 0)),
    ],
)
def test_what_is_paid_goes_to_the_supply_and_the_rest_is_changed_up(
    has: tuple[int, int, int], amount: int, keeps: tuple[int, int, int]
) -> None:
    table = with_coins(has, (2, 1, 1))
    pay_crowns(table.g, 0, amount)
    assert [sheet.coins for sheet in table.g.heroes] == [keeps, (2, 1, 1)]
    assert supply(table.g) == (
        COIN_COUNTS[5] - keeps[0] - 2,
        COIN_COUNTS[10] - keeps[1] - 1,
        COIN_COUNTS[50] - keeps[2] - 1,
    )
    assert table.events(CrownsChanged)[0].by == -amount


def test_whoever_loses_more_crowns_than_there_are_loses_all() -> None:
    for amount, left in ((20, (1, 0, 0)), (25, (0, 0, 0)), (30, (0, 0, 0))):
        table = with_coins((1, 2, 0), (0, 0, 0))
        lose_crowns(table.g, 0, amount)
        assert table.g.heroes[0].coins == left


@rule("SS-CROWN-04", "SS-CROWN-06")
@pytest.mark.parametrize(
    ("mine", "theirs", "amount", "after"),
    [
        ((1, 1, 1), (0, 0, 0), 5, ((0, 1, 1), (1, 0, 0))),
        ((1, 1, 1), (2, 2, 2), 10, ((1, 0, 1), (2, 3, 2))),
        ((1, 1, 1), (2, 2, 2), 50, ((1, 1, 0), (2, 2, 3))),
        ((0, 0, 1), (0, 0, 0), 10, ((0, 4, 0), (0, 1, 0))),
        ((0, 0, 1), (1, 0, 0), 5, ((1, 4, 0), (0, 1, 0))),
        ((2, 0, 0), (0, 0, 0), 10, ((0, 0, 0), (0, 1, 0))),
    ],
)
def test_a_hero_hands_over_the_coin_itself_or_change_for_it(
    mine: tuple[int, int, int], theirs: tuple[int, int, int], amount: int, after: tuple[tuple[int, int, int], ...]
) -> None:
    table = with_coins(mine, theirs)
    assert amount in amounts_to_hand(table.g, 0, 1)
    hand_crowns(table.g, 0, 1, amount)
    assert tuple(sheet.coins for sheet in table.g.heroes) == after


@rule("SS-CROWN-04", "SS-CROWN-06")
def test_nobody_hands_over_more_than_there_is() -> None:
    for mine, amounts in (((0, 4, 0), (5, 10)), ((0, 5, 0), (5, 10, 50)), ((1, 0, 0), (5,)), ((0, 0, 0), ())):
        assert amounts_to_hand(with_coins(mine, (2, 2, 2)).g, 0, 1) == amounts


@rule("SS-EDEATH-04", "SS-CROWN-03")
def test_dropped_crowns_lie_as_coins_the_highest_first() -> None:
    table = quest_table()
    area = table.area("14a.2")
    table.g.map.drops[area] = things("hammer")
    drop_crowns(table.g, area, 125)
    assert table.g.map.drops[area] == things("hammer", "coin:50", "coin:50", "coin:10", "coin:10", "coin:5")


# ------------------------------------------------------------------ tests of the story


@rule("SS-NATURE-01", "SS-EVENT-11")
@pytest.mark.parametrize(
    ("test", "before", "after"),
    [
        ("", True, True),
        ("round >= 3", False, True), ("round >= 4", False, False), ("not round >= 3", True, False),
        ("heroes > 1", True, True), ("heroes > 2", False, False),
        ("counter bells >= 1", False, True), ("counter bells >= 2", False, True), ("counter bells >= 3", False, False),
        ("counter horns >= 0", True, True), ("counter horns >= 1", False, False),
        ("remembered oath", False, True), ("remembered oath >= 2", False, True), ("remembered oath >= 3", False, False),
        ("remembered feud >= 0", True, True), ("remembered feud >= 1", False, False),
        ("alive chief", False, True), ("not alive chief", True, False), ("alive witch", False, False),
        ("opened 0", False, True), ("opened 1", False, False),
        ("together", True, False),
        ("nature law", True, True), ("nature chaos", False, False),
        ("night", False, True), ("day", True, False),
    ],
)  # fmt: skip
def test_every_test_of_the_story_is_true_when_it_says_so(test: str, before: bool, after: bool) -> None:
    table = quest_table("{starts: day}", first="ecarus-white-rose", second="thorgar-cleric")
    g = table.g
    assert holds(g, test) == before
    g.round, g.time, g.map.opened = 3, "night", {0}
    g.story.counters["bells"], g.chronicle["oath"] = 2, 2
    table.enemy("raider-green-1", "16a.3", "chief")
    dead = table.enemy("gremlin-green-1", "16a.3", "witch")
    g.enemy_of(dead).dead = True
    table.put(1, "14a.2")
    assert holds(g, test) == after


@rule("SS-END-01")
def test_what_was_due_before_the_map_was_clear_is_told_before_it() -> None:
    table = quest_table("{cleared: {do: [souls 1]}, story: {one: {do: [souls 2]}, over: {do: [win]}}}")
    table.g.story.due = ("one",)
    table.run(resolve_due(table.g))
    assert (table.g.soul_points, table.g.story.due, table.g.story.cleared) == (3, (), True)
    again = quest_table("{cleared: {do: [win]}, story: {one: {do: [fail]}, over: {do: [win]}}}")
    again.g.story.due = ("one",)
    again.run(resolve_due(again.g))
    assert again.g.story.result == "lost", "what came first stands"
    assert [event.rule for event in again.events(QuestDecided)] == ["SS-END-01"]


@rule("SS-EVENT-15")
def test_the_topmost_lasting_effect_below_a_discarded_card_is_in_force_again() -> None:
    table = quest_table()
    table.g.events, table.g.events_up = ("tremor",), ("iron-wall", "war-drums", "iron-wall", "tide-of-souls")
    table.run(event_phase(table.g))
    assert table.g.events_up == ("iron-wall", "war-drums", "iron-wall")
    assert [(event.card, event.rule) for event in table.events(LastingResumed)] == [("iron-wall", "SS-EVENT-15")]


@rule("SS-END-03", "SS-DEATH-18")
def test_when_all_heroes_are_ghosts_the_quest_is_lost_and_nothing_else_happens() -> None:
    table = quest_table()
    for hero in (0, 1):
        hero_dies(table.g, hero)
    table.run(settle(table.g))
    assert table.g.story.result == "lost"


@rule("SS-EVENT-09")
def test_the_richest_and_the_most_wounded_are_found_wherever_they_sit_and_equals_are_chosen_from() -> None:
    for coins, richest in (((0, 0, 1), 0), ((1, 0, 0), 1)):
        table = with_coins(coins, (0, 1, 0))
        table.g.figures[1 - richest].wounds = 2
        table.run(resolve_orders(table.g, (o.Lose(1, "richest"), o.Suffer("slowed", "most-wounded"))))
        assert table.g.figures[richest].wounds == 1
        assert [bool(table.g.figures[hero].conditions & SLOW) for hero in (0, 1)] == [richest == 1, richest == 0]
    table = with_coins((0, 1, 0), (0, 1, 0))
    table.run(resolve_orders(table.g, (o.Lose(1, "richest"), o.Recover(1, "most-wounded"))), "target 1")
    assert [table.g.figures[hero].wounds for hero in (0, 1)] == [0, 0]


# ------------------------------------------------------------------ enemies


@rule("SS-MASTER-02", "SS-MASTER-07", "SS-ENEMY-22", "SS-EDEATH-04")
def test_a_beaten_side_of_a_master_gives_its_soul_points_and_drops_what_it_has() -> None:
    table = quest_table()
    (card,) = [name for name, each in CARD.items() if each.flip]
    master = table.enemy(card, "16a.3")
    souls, printed = table.g.soul_points, CARD[card]
    lose_hp(table.g, master, 99)
    assert table.g.soul_points == souls + printed.soul_points
    dropped = table.g.map.drops[table.area("16a.3")]
    assert sum(isinstance(thing, Treasure) for thing in dropped) == printed.treasures
    assert sum(isinstance(thing, Loot) for thing in dropped) == printed.loot
    assert [(event.who, event.into) for event in table.events(CardFlipped)] == [(card, printed.flip)]
    assert table.g.enemy_of(master).card == printed.flip


@rule("SS-EDEATH-07")
def test_what_a_fallen_enemy_does_at_its_death_is_done_before_anything_else() -> None:
    table = quest_table()
    foe = table.enemy("raider-green-1", "14a.1")
    table.g.enemy_of(foe).powers = ("death-throes",)
    table.run(resolve(table.g, Strike(0, foe, "broadsword", (99, 0, 0))), "roll")
    assert not table.g.fallen
    assert table.g.figures[0].wounds > 0
    assert [event.rule for event in table.events(TraitUsed)] == ["SS-EDEATH-07"]


@rule("SS-AI-24")
def test_an_enemy_strikes_as_often_as_its_sentence_says_with_the_weapon_it_names() -> None:
    for sentence, blows in ((("attack", "main"), 1), (("attack", "main", "2"), 2), (("attack", "off", "3"), 3)):
        table = quest_table(dice="b.miss r.miss " * 12)
        table.g.heroes[0].off = table.g.heroes[0].armor = ""
        foe = table.enemy("raider-green-1", "14a.1")
        scroll = table.g.scroll_of(table.g.figures[foe].owner)
        script = perform(table.g, table.g.figures[foe].owner, sentence, 0, close=False, nested=False)
        play_out(script)
        blow = scroll.off if sentence[1] == "off" and scroll.off else scroll.main
        assert [event.weapon for event in table.events(AttackDeclared)] == [blow.name] * blows


# ------------------------------------------------------------------ heroes


@rule("SS-ITEM-21", "SS-ROUND-03")
def test_a_soul_weapon_in_either_hand_turns_its_front_up_in_the_time_phase() -> None:
    table = quest_table()
    sheet = table.g.heroes[0]
    sheet.main, sheet.off = "soulreaver+", "starfall+"
    expire(table.g)
    assert (sheet.main, sheet.off) == ("soulreaver", "starfall")


@rule("SS-SETUP-04", "SS-POWER-03")
def test_when_a_quest_begins_all_powers_are_ready_and_the_heroes_whole() -> None:
    table = quest_table()
    g = table.g
    sheet = g.heroes[0]
    sheet.powers, sheet.cooling, sheet.used = ("heal", "guard"), (2, 1), ("focus",)
    g.figures[0].wounds, g.figures[0].conditions = 3, SLOW
    table.enemy("raider-green-1", "16a.3")
    begin_quest(g, g.quest)
    assert (sheet.cooling, sheet.used, g.round, g.active) == ((0, 0), (), 0, 0)
    assert [(figure.side == HERO, figure.wounds, figure.conditions) for figure in g.figures] == [
        (True, 0, 0), (True, 0, 0), (False, 0, 0),
    ]  # fmt: skip
    assert g.enemies == []


@rule("SS-ITEM-32")
def test_an_artifact_has_its_charges_when_it_is_gained_and_keeps_what_is_left_of_them() -> None:
    table = quest_table()
    charged = next(name for name, face in FACE.items() if face.charges and face.kind != "crowns")
    plain = next(name for name, face in FACE.items() if not face.charges and face.kind not in ("crowns", ""))
    receive_treasure(table.g, 0, charged)
    assert table.g.charges[charged] == FACE[charged].charges
    table.g.charges[charged] = 0
    receive_treasure(table.g, 1, charged)
    assert table.g.charges[charged] == 0
    receive_treasure(table.g, 0, plain)
    assert plain not in table.g.charges


@rule("SS-ITEM-20")
def test_a_soul_weapon_is_given_to_the_first_hero_who_can_use_one_and_to_nobody_else() -> None:
    table = quest_table()
    g = table.g
    before = g.soul_weapons
    held = [len(sheet.inventory) for sheet in g.heroes]
    give_soul_weapon(g)
    assert len(g.soul_weapons) == len(before) - 1
    assert sum(len(sheet.inventory) for sheet in g.heroes) == sum(held) + 1


@rule("SS-COMPAN-08", "SS-COND-07")
def test_a_companion_that_lies_gets_up_only_for_a_point_of_movement() -> None:
    table = quest_table()
    g = table.g
    g.companion_rank, g.figures[g.companion].at, g.figures[g.companion].owner = 2, g.plan.start[0], 0
    g.figures[g.companion].down = True
    for points, found in ((1, ["stand-up"]), (0, [])):
        g.turn.companion_points, g.turn.companion_attack = points, False
        assert [str(option) for option in companion_options(g, g.companion)] == found


# ------------------------------------------------------------------ what a turn costs


@rule("SS-BATTLE-05", "SS-BATTLE-06", "SS-BATTLE-07", "SS-COND-18", "SS-ICON-03")
@pytest.mark.parametrize(
    ("kind", "combats", "actions", "begun", "still_open", "activities"),
    [
        ("move", 1, 2, True, True, 1), ("whole move", 1, 2, True, False, 1), ("combat", 0, 2, False, False, 1),
        ("action", 1, 1, False, False, 1), ("free", 1, 2, False, False, 0),
    ],
)  # fmt: skip
def test_each_kind_of_activity_costs_its_own_and_counts_as_one_but_a_free_one(
    kind: str, combats: int, actions: int, begun: bool, still_open: bool, activities: int
) -> None:
    table = quest_table()
    pay(table.g, 0, kind)
    t = table.g.turn
    assert (t.combats, t.actions, t.movement_begun, t.movement_open) == (combats, actions, begun, still_open)
    assert t.activities == activities
    assert t.movement_points == (movement_points(table.g, 0) if kind == "move" else 0)


@rule("SS-BATTLE-07", "SS-MOVE-06", "SS-ACT-05", "SS-COND-18")
def test_a_combat_with_focus_ends_a_movement_and_counts_as_two_activities() -> None:
    table = quest_table()
    table.g.heroes[0].off = ""
    foe = table.enemy("raider-green-1", "14a.1")
    begin_turn(table.g, 0)
    pay(table.g, 0, "move")
    table.g.rng.faces = [9] * 20
    play_out(hero_turn(table.g), f"attack main {foe}", "focus")
    assert table.g.turn.activities == 3
    assert not table.g.turn.movement_open
    assert "focus" in table.g.heroes[0].used


@rule("SS-EVENT-10")
def test_what_is_told_of_an_area_waits_for_what_was_due_before() -> None:
    table = quest_table()
    there = table.area("14a.2")
    table.g.map.stories = (StoryPlace(there, "over"), StoryPlace(table.area("14a.3"), "over"))
    table.g.story.due = ("earlier",)
    put_in(table.g, 0, there)
    assert (table.g.story.due, table.g.story.due_at) == (("earlier", "over"), there)
    assert [place.area for place in table.g.map.stories] == [table.area("14a.3")]


@rule("SS-EMPOR-05", "SS-ACT-09")
def test_a_card_handed_over_goes_to_the_first_empty_slot_that_fits() -> None:
    table = quest_table(first="shae-rogue")
    shae, other = table.g.heroes
    shae.main = shae.off = ""
    other.inventory = ("hunting-knife",)
    hand_over(table.g, 1, 0, "hunting-knife")
    assert (shae.main, shae.off, other.inventory) == ("hunting-knife", "", ())


@rule("SS-CAMP-09", "SS-EMPOR-11")
def test_before_a_quest_a_gift_goes_to_whoever_has_room_and_else_to_the_stash() -> None:
    table = quest_table()
    for figure in table.g.figures:
        figure.at = OFF
    full = ("sack", "kord", "hammer", "scepter", "knives", "holy-water", "spear", "wand")
    table.g.heroes[0].inventory = full
    table.heard.clear()
    receive_card(table.g, 0, "mace")
    receive_card(table.g, 0, "dagger")
    assert table.g.heroes[1].inventory[-2:] == ("mace", "dagger")
    table.g.heroes[1].inventory = full
    stash = table.g.stash
    receive_card(table.g, 0, "oak-staff")
    assert table.g.stash == (*stash, "oak-staff")
    assert [event.kind for event in table.heard] == ["took", "took", "left-in-stash"]


# ------------------------------------------------------------------ the course of a round, and what lies about


@rule("SS-ROUND-06", "SS-ROUND-07", "SS-BATTLE-12")
def test_after_the_souls_comes_the_battle_and_after_the_last_hero_the_event() -> None:
    table = quest_table()
    g = table.g
    g.segment = "time"
    table.run(soul_step(g))
    assert (g.segment, g.phase) == ("battle", phases.NEXT_TURN)
    for sheet in g.heroes:
        sheet.has_acted = True
    table.run(next_turn(g))
    assert (g.segment, g.phase) == ("event", phases.EVENT_PHASE)


@rule("SS-MASTER-18")
def test_without_a_master_nobody_is_given_the_priority_token() -> None:
    table = quest_table()
    table.enemy("raider-green-1", "16a.3")
    table.run(settle(table.g))
    assert table.g.priority_hero == NOBODY


@rule("SS-DECK-08")
def test_a_granted_treasure_leaves_the_deck_and_the_discards() -> None:
    for place in ("cards", "discards"):
        table = quest_table()
        deck = table.g.decks.treasures
        others = tuple(card for card in deck.cards if card != "sentinel")
        deck.cards, deck.discards = others, others[:1]
        setattr(deck, place, (*getattr(deck, place), "sentinel"))
        table.run(resolve_orders(table.g, (o.Grant("sentinel", "active"),)))
        assert (deck.cards, deck.discards) == (others, others[:1])
        assert "sentinel" in (*table.g.heroes[0].inventory, table.g.heroes[0].main, table.g.heroes[0].armor)


@rule("SS-EDEATH-03", "SS-ENEMY-24", "SS-MASTER-02")
@pytest.mark.parametrize(
    ("card", "comes_back"),
    [("raider-green-1", True), ("gremlin-blue-1", True), ("orc-warrior-red-1", False), ("troll", False)],
)
def test_cards_of_red_and_purple_enemies_never_come_back(card: str, comes_back: bool) -> None:
    table = quest_table()
    lose_hp(table.g, table.enemy(card, "16a.3"), 99)
    assert (card in table.g.decks.enemies.discards) == comes_back


@rule("SS-ELEM-03", "SS-ELEM-04")
def test_of_several_doors_beside_an_area_only_the_open_one_is_passed_over() -> None:
    table = quest_table("doors: {oak: door 14a.1 14a.2, ash: door 14a.2 14a.3, brick: wall 16a.1 16a.2}")
    table.put(0, "14a.2")
    assert [str(option) for option in element_options(table.g, 0)] == ["open-door 0", "open-door 1"]
    table.g.map.opened = {0}
    assert [str(option) for option in element_options(table.g, 0)] == ["open-door 1"]


@rule("SS-TERR-05", "SS-TERR-06", "SS-TERR-09", "SS-TERR-10")
@pytest.mark.parametrize(
    ("heroes", "enemies", "down", "held"),
    [
        (0, 1, 1, ""), (1, 1, 1, "Hh"), (1, 0, 0, ""), (2, 1, 0, "Hh"), (1, 1, 0, ""), (1, 2, 0, "Ee"),
        (2, 3, 0, "E"), (2, 3, 1, ""), (0, 2, 0, ""),
    ],
)  # fmt: skip
def test_an_area_is_controlled_by_more_and_dominated_by_twice_as_many_who_stand(
    heroes: int, enemies: int, down: int, held: str
) -> None:
    table = quest_table()
    for hero in (0, 1):
        table.put(hero, "14a.2" if hero < heroes else "18a.1")
    cards = ("raider-green-1", "gremlin-green-1", "orc-warrior-green-1")
    for number, card in enumerate(cards[:enemies]):
        table.g.figures[table.enemy(card, "14a.2")].down = number < down
    area = table.area("14a.2")
    found = "".join(
        mark
        for mark, true in (
            ("H", controls(table.g, HERO, area)), ("h", dominates(table.g, HERO, area)),
            ("E", controls(table.g, ENEMY, area)), ("e", dominates(table.g, ENEMY, area)),
        ) if true
    )  # fmt: skip
    assert found == held


@rule("SS-POWER-05", "SS-COMP-03")
def test_a_token_that_is_placed_moves_no_other() -> None:
    table = quest_table()
    before = PowerToken("illusion", table.area("16a.1"))
    table.g.map.tokens = (before,)
    place_token(table.g, Use(0, 0, None, "protection-rune"), PlaceToken("protection-rune"))
    assert table.g.map.tokens == (before, PowerToken("protection-rune", table.area("14a.1")))
