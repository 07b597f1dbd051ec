"""Health, death and what it is to be a ghost soul; the death of enemies and what they leave."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.sword_and_sorcery.content.enemies import CARD
from tabletome.games.sword_and_sorcery.content.notation.attacks import Boost
from tabletome.games.sword_and_sorcery.content.things import Coin, Loot, Treasure
from tabletome.games.sword_and_sorcery.events import EnemyActivated, EnemyDied, Moved
from tabletome.games.sword_and_sorcery.rules.combat.conditions import afflict, ignite, injure
from tabletome.games.sword_and_sorcery.rules.combat.death import lose_hp, recover
from tabletome.games.sword_and_sorcery.rules.combat.weapon_attacks import resolve_fallen
from tabletome.games.sword_and_sorcery.rules.enemies.activation import activate
from tabletome.games.sword_and_sorcery.rules.enemies.traits import most_charges
from tabletome.games.sword_and_sorcery.rules.heroes.treasure import lying_for, pick_up
from tabletome.games.sword_and_sorcery.rules.map.control import controls
from tabletome.games.sword_and_sorcery.state import ENEMY
from tests.games.sword_and_sorcery.questing import quest_table, things


@rule("SS-DEATH-01", "SS-DEATH-02", "SS-DEATH-03", "SS-DEATH-05", "SS-ICON-10")
def test_a_hero_with_as_many_wounds_as_hp_becomes_a_ghost_soul() -> None:
    table = quest_table()
    g = table.g
    most = g.most_hp(0)
    assert most == g.heroes[0].sector.hp
    lose_hp(g, 0, most - 1)
    assert g.figures[0].wounds == most - 1
    assert not g.figures[0].ghost
    lose_hp(g, 0, 1)
    assert g.figures[0].ghost


def test_recovered_points_are_never_more_than_the_wounds() -> None:
    table = quest_table()
    lose_hp(table.g, 0, 2)
    recover(table.g, 0, 5)
    assert table.g.figures[0].wounds == 0


@rule("SS-DEATH-16", "SS-BEST-11")
def test_wounds_from_fire_stay_only_with_those_whom_fire_harms_for_good() -> None:
    table = quest_table()
    g = table.g
    troll, orc = table.enemy("troll", "16a.3"), table.enemy("orc-warrior-red-1", "16a.3")
    for figure in (troll, orc, 0):
        lose_hp(g, figure, 2, fire=True)
        lose_hp(g, figure, 1)
        recover(g, figure, 9)
    assert [g.figures[figure].wounds for figure in (troll, orc, 0)] == [2, 0, 0]


@rule("SS-EVENT-18")
def test_while_nothing_heals_heroes_enemies_still_recover() -> None:
    table = quest_table("{night: [no-heal], starts: night}")
    g = table.g
    orc = table.enemy("orc-warrior-red-1", "16a.3")
    for figure in (0, orc):
        lose_hp(g, figure, 2)
        recover(g, figure, 1)
    assert [g.figures[figure].wounds for figure in (0, orc)] == [2, 1]
    g.time = "day"
    recover(g, 0, 1)
    assert g.figures[0].wounds == 1


@rule("SS-DEATH-08", "SS-MASTER-18", "SS-ELEM-09")
def test_a_dying_hero_leaves_all_coins_and_only_the_own_key_and_token() -> None:
    table = quest_table()
    g = table.g
    g.story.key_holder = g.priority_hero = 1
    g.heroes[0].coins, g.heroes[0].inventory = (2, 1, 1), ("kord",)
    g.map.drops[g.figures[0].at] = things("sack")
    lose_hp(g, 0, 99)
    assert (g.story.key_holder, g.priority_hero) == (1, 1)
    assert g.map.drops[g.figures[0].at] == things("sack", "kord", "coin:50", "coin:10", "coin:5", "coin:5")
    lose_hp(g, 1, 99)
    assert g.story.key_holder != 1
    assert g.priority_hero != 1


@rule("SS-DEATH-06")
def test_death_ends_every_effect_on_the_hero() -> None:
    table = quest_table()
    figure = table.g.figures[0]
    figure.hit_bonus = figure.armor_bonus = figure.shield_bonus = figure.magic_shields = figure.fire1 = 1
    figure.down = figure.hidden = figure.cloaked = figure.has_attacked = True
    table.g.heroes[0].boosts = (Boost("x", lasts=True),)
    lose_hp(table.g, 0, 99)
    assert (figure.hit_bonus, figure.armor_bonus, figure.shield_bonus, figure.magic_shields, figure.fire1) == (
        0,
        0,
        0,
        0,
        0,
    )
    assert (figure.down, figure.hidden, figure.cloaked, figure.has_attacked) == (False, False, False, False)
    assert table.g.heroes[0].boosts == ()


@rule("SS-MASTER-07", "SS-ENEMY-22")
def test_a_flipped_master_starts_anew_with_charges_and_without_burns() -> None:
    table = quest_table(heroes=4)
    g = table.g
    king = table.enemy("orc-king", "16a.3")
    g.figures[king].burn_wounds, g.figures[king].conditions, g.enemies[0].charges = 5, 1, 0
    lose_hp(g, king, 20)
    figure = g.figures[king]
    assert g.enemies[0].card == "orc-king-unbound"
    assert (figure.burn_wounds, figure.conditions, figure.wounds, figure.max_hp) == (
        0,
        0,
        0,
        CARD["orc-king-unbound"].hp_many,
    )
    assert g.enemies[0].charges == most_charges(g, 0)
    assert g.figures[king].at == table.area("16a.3")


@rule("SS-EDEATH-02")
def test_the_story_of_a_death_is_told_only_for_the_enemy_of_that_name() -> None:
    table = quest_table("deaths: {Grim: {do: [win]}}\nopening: {do: [place raider green at 16a.1 as Grim]}")
    lose_hp(table.g, table.enemy("raider-green-1", "16a.1"), 99)
    assert table.g.story.due == ()
    lose_hp(table.g, table.enemy("raider-blue-1", "16a.1", tag="Rusk"), 99)
    assert table.g.story.due == ()
    lose_hp(table.g, table.enemy("gremlin-green-1", "16a.1", tag="Grim"), 99)
    assert len(table.g.story.due) == 1


@rule("SS-EDEATH-04")
def test_with_nothing_left_to_draw_nothing_more_is_dropped() -> None:
    table = quest_table()
    g = table.g
    g.decks.loot.cards = g.decks.loot.discards = g.decks.treasures.cards = g.decks.treasures.discards = ()
    for card in ("raider-green-2", "raider-blue-2"):
        lose_hp(g, table.enemy(card, "16a.1"), 99)
    assert g.map.drops[table.area("16a.1")] == ()


@rule("SS-DEATH-04", "SS-DEATH-07", "SS-POWER-07", "SS-DEATH-27", "SS-DEATH-06", "SS-DEATH-08")
def test_thorgar_dies_at_the_third_rank() -> None:
    """Rank II, no conditions, Lightning Bolt lost, ten crowns and a potion on the floor, equipment kept."""
    table = quest_table(first="thorgar-cleric", second="laegon-archer")
    g = table.g
    sheet = g.heroes[0]
    sheet.rank = 3
    sheet.powers, sheet.cooling = ("heal", "bless", "lightning-bolt"), (1, 0, 3)
    sheet.coins, sheet.inventory = (0, 1, 0), ("healing-potion",)
    equipped = sheet.equipped()
    afflict(g, 0, "blinded")
    ignite(g, 0, 2)
    injure(g, 0, "injury-hits")
    lose_hp(g, 0, 99)
    figure = g.figures[0]
    assert sheet.rank == 2
    assert figure.ghost
    assert (figure.conditions, figure.fire2, figure.injuries, figure.wounds) == (0, 0, (), 0)
    assert sheet.powers == ("heal", "bless")
    assert sheet.crowns == 0
    assert sheet.inventory == ()
    assert set(g.map.drops[figure.at]) == set(things("coin:10", "healing-potion"))
    assert sheet.equipped() == equipped


@rule("SS-DEATH-04", "SS-CAMP-07")
def test_nobody_falls_below_the_first_rank_or_the_quests_own_minimum() -> None:
    for added, rank, after in (("", 1, 1), ("least-soulrank: 2", 2, 2), ("least-soulrank: 2", 3, 2)):
        table = quest_table(added)
        table.g.heroes[0].rank = rank
        lose_hp(table.g, 0, 99)
        assert table.g.heroes[0].rank == after


@rule("SS-DEATH-10", "SS-GOLD-07")
def test_a_ghost_soul_is_no_hero_in_play() -> None:
    table = quest_table()
    g = table.g
    area = table.area("14a.1")
    table.enemy("gremlin-green-1", "14a.1")
    lose_hp(g, 0, 99)
    assert g.living() == [1]
    assert g.allies_at(area) == [1]
    lose_hp(g, 1, 99)
    assert not controls(g, ENEMY, area), "there is no opposing figure"


@rule("SS-DEATH-15")
def test_an_enemy_beside_a_ghost_soul_goes_for_a_living_hero() -> None:
    table = quest_table()
    g = table.g
    lose_hp(g, 0, 99)
    table.put(1, "16a.3")
    table.enemy("gremlin-green-1", "14a.1")
    table.run(activate(g, 0))
    assert [event.target for event in table.events(EnemyActivated)] == [g.heroes[1].name]
    assert [event.to for event in table.events(Moved)] == ["14a.2", "14a.3"]


@rule("SS-DEATH-14", "SS-DEATH-16")
def test_a_ghost_soul_cannot_be_hurt_healed_or_afflicted() -> None:
    table = quest_table()
    g = table.g
    lose_hp(g, 0, 99)
    lose_hp(g, 0, 3)
    afflict(g, 0, "blinded")
    ignite(g, 0, 1)
    recover(g, 0, 1)
    figure = g.figures[0]
    assert (figure.wounds, figure.conditions, figure.fire1) == (0, 0, 0)
    assert 0 not in g.allies()


# ---------------------------------------------------------------- enemies


@rule("SS-EDEATH-01", "SS-EDEATH-06", "SS-GOLD-08")
def test_an_enemy_dies_of_as_many_wounds_as_it_has_hp_and_its_card_is_discarded() -> None:
    table = quest_table()
    g = table.g
    enemy = table.enemy("raider-green-1", "16a.1")
    lose_hp(g, enemy, CARD["raider-green-1"].hp - 1)
    assert g.enemies_in_play() == [0]
    lose_hp(g, enemy, 1)
    assert g.enemies_in_play() == []
    assert g.figures[enemy].at < 0
    assert "raider-green-1" in g.decks.enemies.discards
    assert table.events(EnemyDied)


@rule("SS-EDEATH-06", "SS-ENEMY-31")
def test_power_cards_of_a_dead_enemy_go_to_their_pile() -> None:
    table = quest_table()
    g = table.g
    enemy = table.enemy("raider-green-1", "16a.1")
    g.decks.enemy_powers.cards = tuple(card for card in g.decks.enemy_powers.cards if card != "flaming-weapon")
    g.enemies[0].powers = ("flaming-weapon",)
    lose_hp(g, enemy, 99)
    assert "flaming-weapon" in g.decks.enemy_powers.discards


@rule("SS-EDEATH-03")
@pytest.mark.parametrize(
    ("card", "comes_back"), [("gremlin-green-1", True), ("raider-blue-1", True), ("raider-red-1", False)]
)
def test_red_enemies_leave_the_quest_for_good(card: str, comes_back: bool) -> None:
    table = quest_table()
    lose_hp(table.g, table.enemy(card, "16a.1"), 99)
    assert (card in table.g.decks.enemies.discards) == comes_back


@rule("SS-EDEATH-04", "SS-ENEMY-22")
def test_drops_lie_in_the_area_crowns_open_loot_and_treasures_face_down() -> None:
    dropping = {"crowns": 0, "loot": 0, "treasures": 0}
    for card, printed in CARD.items():
        if printed.flip:
            continue
        table = quest_table()
        g = table.g
        for figure in g.enemies[g.figures[table.enemy(card, "16a.1")].owner].figures:
            lose_hp(g, figure, 99)
        lying = g.map.drops[table.area("16a.1")]
        assert sum(thing.value for thing in lying if isinstance(thing, Coin)) == printed.crowns
        assert sum(isinstance(thing, Loot) for thing in lying) == printed.loot
        assert sum(isinstance(thing, Treasure) for thing in lying) == printed.treasures
        for kind in dropping:
            dropping[kind] += getattr(printed, kind)
    assert all(dropping.values()), "every kind of drop occurs"


@rule("SS-EDEATH-05", "SS-ACT-15", "SS-SETUP-10")
def test_face_down_drops_are_turned_over_as_they_are_taken() -> None:
    table = quest_table()
    g = table.g
    before = g.heroes[0].crowns
    g.decks.loot.cards = tuple(token for token in g.decks.loot.cards if token != "crowns-20")
    g.map.drops[g.figures[0].at] = things("loot:crowns-20")
    (loot,) = lying_for(g, 0)
    assert (loot, loot.word) == (Loot("crowns-20"), "loot")
    table.run(pick_up(g, 0), "take loot")
    assert g.heroes[0].crowns == before + 20
    assert "crowns-20" in g.decks.loot.discards


@rule("SS-EDEATH-07")
def test_a_power_may_work_at_the_moment_of_death() -> None:
    table = quest_table()
    g = table.g
    enemy = table.enemy("raider-green-1", "14a.1")
    g.decks.enemy_powers.cards = tuple(card for card in g.decks.enemy_powers.cards if card != "death-throes")
    g.enemies[0].powers = ("death-throes",)
    lose_hp(g, enemy, 99)
    table.run(resolve_fallen(g))
    assert g.figures[0].wounds > 0
    assert g.figures[1].wounds > 0
