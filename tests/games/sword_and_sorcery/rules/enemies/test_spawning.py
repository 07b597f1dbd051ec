"""Shadow tokens, Spawn Gates and who runs which enemy."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.sword_and_sorcery.content.dice import BLUE_FACES
from tabletome.games.sword_and_sorcery.content.heroes import FENRIR
from tabletome.games.sword_and_sorcery.content.notation.terms import HIT, LEGEND, MAGIC, SKILL
from tabletome.games.sword_and_sorcery.content.quests import quest, quest_names
from tabletome.games.sword_and_sorcery.rules.combat.death import hero_dies, lose_hp
from tabletome.games.sword_and_sorcery.rules.enemies.spawning import (
    assign,
    certain_enemy,
    heroes_in_play,
    lay_shadow,
    reveal_shadows,
    roll_gate,
    spawn,
    top_enemy,
    turn_over,
)
from tabletome.games.sword_and_sorcery.rules.map.movement import put_in
from tabletome.games.sword_and_sorcery.rules.story.orders import resolve_due
from tabletome.games.sword_and_sorcery.state import NOBODY, OFF, ShadowToken
from tests.games.sword_and_sorcery.questing import Table, quest_table

HIDDEN = "doors: {oak: door 14a.1 14a.2, iron: door 14a.3 16a.1}\nshadows: [14a.2 for 2, 16a.1 for 3, 16a.2 for 4]"


@rule("SS-SHADOW-01", "SS-SETUP-12", "SS-SETUP-11")
def test_more_heroes_have_more_shadows_to_fear() -> None:
    for heroes, count in ((2, 1), (3, 2), (4, 3), (5, 3)):
        table = quest_table(HIDDEN, heroes=heroes)
        assert len(table.g.map.shadows) == count
        assert len(table.g.decks.shadows.cards) == 4 - count, "the rest waits, mixed"


@rule("SS-SHADOW-02", "SS-SHADOW-03", "SS-SHADOW-04", "SS-SHADOW-05")
def test_a_shadow_waits_until_a_hero_sees_it_and_is_turned_over_at_once_during_movement() -> None:
    table = quest_table(HIDDEN + "\nshadow-tokens: {enemy: 4}", heroes=3)
    g = table.g
    reveal_shadows(g)
    assert len(g.map.shadows) == 2
    g.map.opened = frozenset((0,))
    put_in(g, 0, table.area("14a.2"))
    assert [shadow.area for shadow in g.map.shadows] == [table.area("16a.1")], "the one behind the second door stays"
    assert g.figures[-1].at == table.area("14a.2")


@rule("SS-SHADOW-02", "SS-LOS-06")
def test_a_shadow_does_not_hide_what_is_behind_it() -> None:
    table = quest_table("shadows: [14a.2 for 2, 14a.3 for 2]\nshadow-tokens: {commoner-male: 4}")
    reveal_shadows(table.g)
    assert table.g.map.shadows == ()


@rule("SS-SHADOW-05", "SS-SHADOW-06")
@pytest.mark.parametrize(
    ("face", "enemies", "powers"),
    [
        ("commoner-male", 0, 0),
        ("commoner-female", 0, 0),
        ("enemy", 1, 0),
        ("advanced-enemy", 1, 1),
        ("two-enemies", 2, 0),
        ("story-enemy", 1, 0),
    ],
)
def test_what_the_faces_bring(face: str, enemies: int, powers: int) -> None:
    table = quest_table("story-enemy: orc-shaman red as Voice")
    table.top("enemies", "gremlin-green-1", "raider-green-1")
    turn_over(table.g, table.area("16a.1"), face)
    assert len(table.g.enemies) == enemies
    assert all(table.g.figures[figure].at == table.area("16a.1") for figure in table.g.foes())
    if face == "story-enemy":
        assert (table.g.enemies[0].card, table.g.enemies[0].tag) == ("orc-shaman-red-1", "Voice")
    elif enemies:
        assert len(table.g.enemies[0].powers) == powers


@rule("SS-SHADOW-06")
def test_a_story_token_and_a_commoner_may_mean_something_in_the_quest() -> None:
    story = "story-token: omen\ncommoner: omen\nstory: {omen: {do: [souls 2]}, over: {do: [win]}}"
    for face in ("story-token", "commoner-male"):
        table = quest_table(story)
        turn_over(table.g, table.area("16a.1"), face)
        table.run(resolve_due(table.g))
        assert table.g.soul_points == 2


@rule("SS-SHADOW-07", "SS-GOLD-04")
def test_discarded_shadow_tokens_form_a_new_supply() -> None:
    table = quest_table()
    table.g.decks.shadows.cards, table.g.decks.shadows.discards = (), ("enemy",)
    lay_shadow(table.g, table.area("16a.1"))
    assert table.g.map.shadows == (ShadowToken(table.area("16a.1"), "enemy"),)


@rule("SS-DEATH-22", "SS-COMPAN-13")
def test_ghost_souls_reveal_no_shadows() -> None:
    table = quest_table("shadows: [14a.2 for 2]\nshadow-tokens: {enemy: 4}")
    table.put(1, "18a.1")
    hero_dies(table.g, 0)
    reveal_shadows(table.g)
    assert len(table.g.map.shadows) == 1


# ---------------------------------------------------------------- Spawn Gates


@rule("SS-SPAWN-01", "SS-SPAWN-03")
def test_an_enemy_enters_at_the_only_active_gate_without_a_roll() -> None:
    table = quest_table("gates: [hit at 16a.3 open, magic at 16a.1 closed]")
    spawn(table.g, 1)
    assert table.g.figures[-1].at == table.area("16a.3")


@rule("SS-SPAWN-03", "SS-SPAWN-04", "SS-SPAWN-13")
def test_with_several_gates_a_die_decides_for_each_enemy_and_is_rolled_again_until_it_fits() -> None:
    table = quest_table("gates: [hit at 16a.3 open, magic at 16a.1 open, skill at 16a.2 closed]")
    table.dice("b.miss b.shield+skill b.shield+magic b.hit+shield")
    spawn(table.g, 2)
    assert [table.g.figures[figure].at for figure in table.g.foes()] == [table.area("16a.1"), table.area("16a.3")]


@rule("SS-SPAWN-05")
def test_without_an_active_gate_nobody_spawns() -> None:
    table = quest_table("gates: [hit at 16a.3 closed]")
    assert roll_gate(table.g) == OFF
    spawn(table.g, 2)
    assert table.g.enemies == []


def test_every_gate_of_a_quest_can_be_rolled() -> None:
    rollable = {symbol for face in BLUE_FACES for symbol in face}
    assert {HIT, SKILL, MAGIC, LEGEND} <= rollable
    for name in quest_names():
        assert {gate.symbol for gate in quest(name).gates} <= rollable


@rule("SS-SPAWN-06", "SS-ENEMY-15", "SS-DECK-04")
def test_a_new_enemy_is_the_top_card_and_discards_form_the_deck_anew() -> None:
    table = quest_table()
    table.g.decks.enemies.cards, table.g.decks.enemies.discards = (), ("raider-green-1",)
    enemy = top_enemy(table.g, table.area("16a.1"))
    assert [each.card for each in table.g.enemies] == ["raider-green-1"]
    (figure,) = table.g.foes()
    assert (table.g.figures[figure].at, table.g.figures[figure].owner) == (table.area("16a.1"), enemy)


@rule("SS-SPAWN-10")
def test_when_all_cards_are_in_play_nobody_appears() -> None:
    table = quest_table()
    table.g.decks.enemies.cards, table.g.decks.enemies.discards = (), ()
    assert top_enemy(table.g, table.area("16a.1")) == NOBODY
    turn_over(table.g, table.area("16a.1"), "enemy")
    assert table.g.enemies == []


def loads(table: Table) -> list[int]:
    return [sum(enemy.controller == hero for enemy in table.g.enemies) for hero in range(len(table.g.heroes))]


@rule("SS-SPAWN-07", "SS-SPAWN-08", "SS-SETUP-06")
def test_the_player_with_the_fewest_cards_gets_the_next_and_the_active_one_on_a_tie() -> None:
    table = quest_table(heroes=3)
    table.g.active = 1
    table.enemy("gremlin-green-1", "16a.1")
    assert loads(table) == [0, 1, 0]
    table.enemy("raider-green-1", "16a.1")
    assert loads(table) == [0, 1, 1], "clockwise from the active player"
    table.enemy("orc-warrior-green-1", "16a.1")
    assert loads(table) == [1, 1, 1]
    assert assign(table.g, "orc-shaman-green-1") == 1


@rule("SS-SPAWN-09")
def test_the_second_copy_goes_to_whoever_has_the_first() -> None:
    table = quest_table(heroes=3)
    table.g.active = 1
    table.enemy("gremlin-blue-1", "16a.1")
    table.g.active = 0
    table.enemy("gremlin-blue-2", "16a.1")
    assert loads(table) == [0, 2, 0]


@rule("SS-SPAWN-11", "SS-MASTER-04")
def test_a_master_enemy_comes_by_its_own_rules_and_belongs_to_the_active_player() -> None:
    table = quest_table(heroes=3)
    table.g.active = 2
    enemy = certain_enemy(table.g, "troll", "purple", table.area("16a.1"), "")
    assert [(each.card, each.controller) for each in table.g.enemies] == [("troll", 2)]
    assert enemy == 0
    assert "troll" not in table.g.decks.enemies.cards


@rule("SS-SPAWN-12", "SS-MASTER-02")
def test_a_master_does_not_appear_twice_but_after_its_death_and_beside_another() -> None:
    table = quest_table()
    g = table.g
    there = table.area("16a.3")
    assert certain_enemy(g, "troll", "", there, "") == 0
    g.enemies[0].card = "enraged-troll"
    assert certain_enemy(g, "troll", "", there, "") == NOBODY, "the other side of its card is in play"
    assert certain_enemy(g, "orc-king", "", there, "") == 1
    for _ in range(2):
        lose_hp(g, g.enemies[0].figures[0], 99)
    assert certain_enemy(g, "troll", "", there, "") == 2


@rule("SS-MASTER-16")
def test_a_new_master_gives_the_token_to_the_active_hero_at_level_one_but_to_no_ghost() -> None:
    table = quest_table()
    g = table.g
    g.priority_hero, g.priority_level, g.active = 0, 2, 1
    certain_enemy(g, "troll", "", table.area("16a.3"), "")
    assert (g.priority_hero, g.priority_level) == (1, 1)
    hero_dies(g, 1)
    certain_enemy(g, "orc-king", "", table.area("16a.3"), "")
    assert g.priority_hero == NOBODY


@rule("SS-SPAWN-08", "SS-SPAWN-09", "SS-MASTER-04")
def test_masters_and_dead_enemies_are_no_burden_and_the_next_player_clockwise_takes_the_card() -> None:
    table = quest_table(heroes=3)
    g = table.g
    g.active = 1
    certain_enemy(g, "troll", "", table.area("16a.3"), "")
    assert assign(g, "raider-green-1") == 1
    table.enemy("raider-green-1", "16a.3")
    assert assign(g, "gremlin-green-1") == 2
    assert assign(g, "orc-king") == 1, "a master always goes to the active player"
    table.enemy("gremlin-green-1", "16a.3")
    assert assign(g, "orc-warrior-green-1") == 0
    lose_hp(g, g.enemies[1].figures[0], 99)
    assert assign(g, "orc-warrior-green-1") == 1
    assert assign(g, "raider-green-2") == 1, "its first copy is dead"
    assert assign(g, "gremlin-green-2") == 2


@rule("SS-SPAWN-12")
def test_a_random_enemy_of_the_story_has_its_name_and_with_an_empty_deck_nobody_comes() -> None:
    table = quest_table()
    g = table.g
    enemy = certain_enemy(g, "random", "", table.area("16a.3"), "Grim")
    assert g.enemies[enemy].tag == "Grim"
    g.decks.enemies.cards = ()
    assert certain_enemy(g, "random", "", table.area("16a.3"), "Grim") == NOBODY


@rule("SS-SPAWN-12")
def test_without_a_rank_the_first_enemy_of_its_kind_comes() -> None:
    table = quest_table()
    table.top("enemies", "gremlin-green-1", "raider-blue-1", "raider-green-1")
    enemy = certain_enemy(table.g, "raider", "", table.area("16a.3"), "")
    assert table.g.enemies[enemy].card == "raider-blue-1"


@rule("SS-EVENT-09", "SS-COMPAN-07", "SS-COMPAN-19")
def test_fenrir_adds_his_hero_count_only_while_he_is_in_play() -> None:
    table = quest_table()
    g = table.g
    assert heroes_in_play(g) == 2
    g.companion_rank = 3
    assert heroes_in_play(g) == 2 + FENRIR[3].hero_count


@rule("SS-SHADOW-06")
def test_a_story_enemy_is_the_one_of_the_quest_and_without_one_nobody() -> None:
    for added, card in (("story-enemy: raider blue as Grim", "raider-blue-1"), ("", "")):
        table = quest_table(added)
        turn_over(table.g, table.area("16a.3"), "story-enemy")
        assert [enemy.card for enemy in table.g.enemies] == ([card] if card else [])
        assert table.g.story.due == ()


@rule("SS-SHADOW-03", "SS-SHADOW-04")
def test_an_enemy_from_the_first_shadow_hides_nothing_that_was_seen_with_it() -> None:
    table = quest_table("shadows: [14a.2 for 2, 14a.3 for 2]\nshadow-tokens: {enemy: 2}")
    reveal_shadows(table.g)
    assert len(table.g.enemies) == 2
    assert len(table.g.decks.shadows.discards) == 2


@rule("SS-SPAWN-12")
def test_a_certain_enemy_that_is_nowhere_does_not_appear_and_the_deck_stays() -> None:
    table = quest_table()
    enemy = table.enemy("raider-blue-1", "16a.1")
    table.g.decks.enemies.cards = tuple(card for card in table.g.decks.enemies.cards if card != "raider-blue-1")
    deck = table.g.decks.enemies.cards
    assert certain_enemy(table.g, "raider", "blue", table.area("16a.1"), "") == NOBODY
    assert table.g.decks.enemies.cards == deck
    lose_hp(table.g, enemy, 99)
    assert certain_enemy(table.g, "raider", "blue", table.area("16a.1"), "") != NOBODY
