"""From one quest to the next."""

from __future__ import annotations

import random
from typing import Any

from tabletome.engine.ledger import rule
from tabletome.engine.table import Table as EngineTable
from tabletome.games.sword_and_sorcery import GAME
from tabletome.games.sword_and_sorcery.campaign.flow import clear_map, end_quest, unpack
from tabletome.games.sword_and_sorcery.content.items import STASH_CARDS
from tabletome.games.sword_and_sorcery.content.quests import quest_names
from tabletome.games.sword_and_sorcery.events import CarriedOn
from tabletome.games.sword_and_sorcery.rules.combat.death import hero_dies
from tabletome.games.sword_and_sorcery.rules.heroes.gear import capacity, cards_of
from tabletome.games.sword_and_sorcery.rules.setup import give_gifts
from tabletome.games.sword_and_sorcery.view.narration import narrate
from tabletome.scene import translator
from tests.games.sword_and_sorcery.questing import Table, quest_table, things


def won_quest(**options: Any) -> Table:
    """The first quest of a campaign has just been won."""
    table = quest_table(**options)
    table.g.quests_to_come = quest_names()[1:]
    table.g.story.result = "won"
    table.g.heroes[0].inventory = table.g.heroes[1].inventory = ()
    return table


@rule("SS-OVER-01", "SS-END-01")
def test_all_players_win_together_when_the_last_quest_is_won_and_lose_together_when_one_is_lost() -> None:
    for result, winners in (("won", (0,)), ("lost", ())):
        table = quest_table()
        table.g.story.result = result
        table.run(end_quest(table.g))
        assert table.g.outcome is not None
        assert table.g.outcome.winners == winners
        assert table.g.outcome.shared
        assert table.g.outcome.reason == result
    table = won_quest()
    table.g.story.result = "lost"
    for hero in table.g.living():
        table.g.figures[hero].ghost = True
    table.run(end_quest(table.g))
    assert table.g.outcome is not None
    assert table.g.outcome.reason == "fallen"


@rule("SS-CAMP-01", "SS-CAMP-02", "SS-CAMP-09")
def test_soulranks_soul_points_crowns_and_items_are_kept_for_the_next_quest() -> None:
    table = won_quest()
    g = table.g
    g.heroes[0].rank = g.heroes[1].rank = 3
    g.soul_points = 7
    g.heroes[0].coins = (1, 2, 1)
    g.heroes[0].inventory = ("healing-potion",)
    names = [sheet.name for sheet in g.heroes]
    table.run(end_quest(g))
    assert g.outcome is None
    assert g.quest == quest_names()[1]
    assert g.quests_to_come == quest_names()[2:]
    assert g.quests_won == 1
    assert [sheet.name for sheet in g.heroes] == names
    assert [sheet.rank for sheet in g.heroes] == [3, 3]
    assert g.soul_points == 7
    assert g.heroes[0].crowns == 75
    assert g.heroes[0].inventory == ("healing-potion",)


@rule("SS-CAMP-03", "SS-SETUP-04", "SS-SETUP-14", "SS-ITEM-32", "SS-DECK-07")
def test_heroes_begin_the_next_quest_healed_with_a_charge_more_and_all_treasures_back() -> None:
    table = won_quest()
    g = table.g
    g.figures[0].wounds = 4
    g.heroes[0].artifact = "elven-cloak"
    g.charges["elven-cloak"] = 0
    g.decks.treasures.discards = ("sentinel",)
    g.decks.treasures.cards = tuple(card for card in g.decks.treasures.cards if card not in ("sentinel", "elven-cloak"))
    table.run(end_quest(g))
    assert g.figures[0].wounds == 0
    assert g.charges["elven-cloak"] == 1
    assert "sentinel" in g.decks.treasures.cards
    assert "elven-cloak" not in g.decks.treasures.cards, "it is worn"
    assert g.decks.treasures.discards == ()


@rule("SS-CAMP-04", "SS-EMPOR-13")
def test_enchanted_cards_turn_back() -> None:
    table = won_quest()
    card = table.g.heroes[0].main
    table.g.heroes[0].main = card + "+"
    table.run(end_quest(table.g))
    assert table.g.heroes[0].main == card


@rule("SS-CAMP-04", "SS-DEATH-17")
def test_a_hero_who_is_a_ghost_at_the_end_discards_a_random_equipped_card_and_lives_again() -> None:
    table = won_quest()
    g = table.g
    hero_dies(g, 1)
    equipped = g.heroes[1].equipped()
    assert len(equipped) >= 2
    others = g.heroes[0].equipped()
    table.run(end_quest(g))
    assert len(g.heroes[1].equipped()) == len(equipped) - 1
    assert g.heroes[0].equipped() == others
    assert not g.figures[1].ghost


@rule("SS-CAMP-08", "SS-CAMP-04", "SS-EMPOR-10")
def test_surviving_heroes_pick_up_what_they_can_carry_and_stash_cards_left_behind_return() -> None:
    table = won_quest()
    g = table.g
    left = g.stash[0]
    g.stash = g.stash[1:]
    g.map.drops[table.area("16a.1")] = things(left, "sentinel", "coin:10")
    g.decks.treasures.cards = tuple(card for card in g.decks.treasures.cards if card != "sentinel")
    crowns = g.heroes[0].crowns
    table.run(end_quest(g), "take sentinel", "take coin:10", "done", "done")
    assert "sentinel" in cards_of(g.heroes[0])
    assert g.heroes[0].crowns == crowns + 10
    assert left in g.stash
    assert left in STASH_CARDS


@rule("SS-CAMP-08")
def test_a_hero_with_a_full_inventory_takes_only_crowns() -> None:
    table = won_quest(first="ecarus-white-rose", second="laegon-archer")
    g = table.g
    g.heroes[0].inventory = ("healing-potion", "healing-potion.2")
    g.map.drops[table.area("16a.1")] = things("sentinel", "coin:10")
    offered = [str(option) for option in table.asked(end_quest(g)).options]
    assert offered == ["take coin:10", "done"]


@rule("SS-CAMP-08", "SS-ELEM-08")
def test_the_next_hero_takes_what_the_first_left_and_nobody_the_key() -> None:
    table = won_quest(first="ecarus-white-rose", second="laegon-archer")
    g = table.g
    g.map.drops[table.area("16a.1")] = things("key", "sentinel")
    g.map.drops[table.area("16a.2")] = things("coin:10", "loot:crowns-5")
    g.decks.loot.cards = g.decks.loot.cards[1:]
    script = end_quest(g)
    assert [str(option) for option in table.asked(script).options] == [
        "take sentinel",
        "take coin:10",
        "take loot",
        "done",
    ]
    script.close()
    table.run(end_quest(g), "take coin:10", "done", "take loot", "take sentinel")
    assert [sheet.crowns for sheet in g.heroes] == [10, 5]
    assert g.heroes[1].inventory == ("sentinel",)
    assert not any(g.map.drops)


@rule("SS-CAMP-08", "SS-HERO-07")
def test_what_lies_face_down_needs_room_at_the_end_of_a_quest() -> None:
    table = won_quest(first="ecarus-white-rose", second="laegon-archer")
    table.g.heroes[0].inventory = ("healing-potion", "healing-potion.2")
    table.g.map.drops[0] = things("loot:soul", "treasure:sentinel", "coin:5")
    assert [str(option) for option in table.asked(end_quest(table.g)).options] == ["take coin:5", "done"]


@rule("SS-CAMP-04", "SS-DEATH-17")
def test_a_ghost_without_equipment_has_nothing_to_discard_and_a_lost_quest_costs_nothing() -> None:
    table = won_quest()
    g = table.g
    hero_dies(g, 1)
    g.heroes[1].main = g.heroes[1].off = g.heroes[1].armor = g.heroes[1].artifact = ""
    table.run(end_quest(g))
    assert g.quest == quest_names()[1]
    table = won_quest()
    hero_dies(table.g, 1)
    equipped = table.g.heroes[1].equipped()
    table.g.story.result = "lost"
    table.run(end_quest(table.g))
    assert table.g.heroes[1].equipped() == equipped


@rule("SS-CAMP-04", "SS-EMPOR-10", "SS-EDEATH-04")
def test_what_is_left_on_the_map_goes_back_to_its_piles() -> None:
    table = won_quest()
    g = table.g
    g.decks.loot.discards = g.decks.treasures.discards = g.emporium = g.stash = ()
    g.map.drops[0] = things("loot:soul", "treasure:sentinel", "coin:5", "key", "knives+")
    clear_map(g)
    assert (g.decks.loot.discards, g.decks.treasures.discards, g.emporium, g.stash) == (
        ("soul",),
        ("sentinel",),
        ("knives",),
        (),
    )
    assert not any(g.map.drops)


@rule("SS-CAMP-04", "SS-SETUP-04")
def test_between_quests_powers_are_refreshed_and_soul_weapons_turn_back() -> None:
    table = won_quest()
    sheet = table.g.heroes[0]
    sheet.off, sheet.powers, sheet.cooling = "golden-mirror+", ("charge",), (3,)
    sheet.used_up, sheet.used, sheet.has_acted, sheet.boosts = ("town-portal",), ("dash",), True, ()
    unpack(table.g, 0)
    assert (sheet.off, sheet.cooling, sheet.used_up, sheet.used, sheet.has_acted) == (
        "golden-mirror",
        (0,),
        (),
        (),
        False,
    )
    sheet.inventory = ("knives+",)
    unpack(table.g, 0)
    assert sheet.inventory == ("knives+",), "a bought side is kept"


@rule("SS-COND-10")
def test_injuries_end_with_the_quest() -> None:
    table = won_quest()
    table.g.figures[0].injuries = ("injury-hits",)
    table.run(end_quest(table.g))
    assert table.g.figures[0].injuries == ()


@rule("SS-CAMP-09", "SS-EMPOR-11", "SS-HERO-07")
def test_gifts_that_one_hero_cannot_carry_go_to_another_and_then_to_the_stash() -> None:
    table = quest_table()
    g = table.g
    for hero, sheet in enumerate(g.heroes):
        g.figures[hero].at = -1
        sheet.inventory = ()
    room = sum(capacity(sheet) for sheet in g.heroes)
    before = len(g.stash)
    table.top("treasures", *[card for card in g.decks.treasures.cards if not card.startswith("crowns")][: room + 2])
    g.gift_treasures, g.gift_soul_weapons = room + 1, 1
    g.soul_weapons = g.soul_weapons[:1]
    table.run(give_gifts(g))
    assert [len(sheet.inventory) for sheet in g.heroes] == [capacity(sheet) for sheet in g.heroes]
    assert len(g.stash) == before + 2, "a treasure and the soul weapon"
    assert not any(g.map.drops)


@rule("SS-CAMP-01", "SS-DECK-14")
def test_a_soul_weapon_left_in_the_stash_is_not_found_a_second_time() -> None:
    table = won_quest()
    weapon = table.g.soul_weapons[0]
    table.g.soul_weapons = table.g.soul_weapons[1:]
    table.g.stash = (*table.g.stash, weapon)
    table.run(end_quest(table.g))
    assert weapon not in table.g.soul_weapons


@rule("SS-CAMP-01")
def test_the_log_says_what_is_carried_on_to_the_next_quest() -> None:
    table = won_quest()
    table.g.soul_points, table.g.heroes[0].coins, table.g.heroes[0].inventory = 4, (1, 0, 0), ("healing-potion",)
    table.run(end_quest(table.g))
    entry = narrate(table.g, table.events(CarriedOn)[0])
    english = translator("en", GAME.folder)
    assert english.say(entry.text) == "On to Smoke over Alderwick, with 4 soul points"
    first = english.say(entry.steps[0].text)
    assert first.startswith("Ecarus: Soulrank 1, 5 crowns; ")
    assert first.endswith("Healing Potion")


@rule("SS-CAMP-01", "SS-OVER-02")
def test_a_whole_campaign_is_played_in_many_sittings() -> None:
    """Every sitting goes on from the bytes that the last one saved; each quest is won after a few rounds."""
    rng = random.Random(5)
    table = EngineTable(GAME, GAME.options(players=2, heroes=3, quest="campaign"), "sittings")
    played: list[str] = []
    sittings = 1
    while table.outcome is None:
        state = table.state
        if not played or played[-1] != state.quest:
            played.append(state.quest)
        if state.round >= 2 and state.segment == "hero":
            state.story.result = "won"
        decision = rng.choice(table.pending)
        table.play(decision.seat, rng.choice(decision.options))
        if rng.random() < 0.05 and not table.state.story.result:
            before = table.hash()
            table = EngineTable.load(table.save())
            assert table.hash() == before
            sittings += 1
    assert tuple(played) == quest_names()
    assert sittings > len(played)
    assert (table.state.quests_won, table.outcome.winners, table.outcome.reason) == (7, (0, 1), "campaign-won")
    assert table.outcome.shared
