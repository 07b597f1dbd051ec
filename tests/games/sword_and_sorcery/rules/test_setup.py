"""How a game is set up."""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine.errors import BadOptions
from tabletome.engine.ledger import Ledger, rule
from tabletome.games.sword_and_sorcery.content.box import LOOT_TOKENS
from tabletome.games.sword_and_sorcery.content.heroes import HEROES
from tabletome.games.sword_and_sorcery.content.items import SOUL_CARDS
from tabletome.games.sword_and_sorcery.content.quests import FOLDER
from tabletome.games.sword_and_sorcery.rules import phases
from tabletome.games.sword_and_sorcery.rules.heroes.gear import can_use
from tabletome.games.sword_and_sorcery.rules.setup import SwordOptions, give_soul_weapon, opening, take_places
from tabletome.games.sword_and_sorcery.view.scene import scene
from tests.games.sword_and_sorcery.questing import quest_table

LEDGER = Ledger.load(FOLDER.parent.parent / "rules.yaml")


def data(id: str) -> Any:
    return LEDGER.rule(id).data


@rule("SS-SETUP-02", "SS-SETUP-04")
def test_every_player_has_the_chosen_hero_at_full_health() -> None:
    table = quest_table("soulrank: 2", first="shae-assassin", second="laegon-ranger")
    g = table.g
    assert [sheet.name for sheet in g.heroes] == ["shae-assassin", "laegon-ranger"]
    assert [g.figures[hero].wounds for hero in (0, 1)] == [0, 0]
    assert [g.figures[hero].max_hp for hero in (0, 1)] == [HEROES[sheet.name].gem[1].hp for sheet in g.heroes]
    assert [sheet.equipped() for sheet in g.heroes] == [HEROES[sheet.name].stash for sheet in g.heroes]
    assert (g.quest.startswith("test-"), g.quests_to_come, g.heroes_at_start) == (True, (), 2)


@rule("SS-SETUP-03", "SS-CAMP-09")
def test_a_quest_played_alone_gives_its_soul_points_to_the_party_and_crowns_to_each_hero() -> None:
    table = quest_table("soul-points: 9\ncrowns: 30\nsoulrank: 2")
    assert table.g.soul_points == 9
    assert [sheet.crowns for sheet in table.g.heroes] == [30, 30]
    assert [sheet.rank for sheet in table.g.heroes] == [2, 2]


@rule("SS-SETUP-05")
def test_a_party_has_two_heroes_at_least_also_for_one_player() -> None:
    assert len(SwordOptions.read({"players": 1}).party) == 2
    assert len(SwordOptions.read({"players": 4}).party) == 4
    with pytest.raises(BadOptions):
        SwordOptions.read({"players": 1, "heroes": 1})


@rule("SS-SETUP-01")
def test_heroes_choose_among_several_starting_areas_and_are_put_into_the_only_one() -> None:
    table = quest_table("start: [14a.1, 14a.2]")
    g = table.g
    g.setup_hero, g.phase = 0, phases.TAKE_PLACES
    table.run(take_places(g), f"place {table.area('14a.2')}")
    assert (g.figures[0].at, g.setup_hero) == (table.area("14a.2"), 1)
    table = quest_table()
    table.g.setup_hero = 1
    table.g.figures[1].at = -1
    table.run(take_places(table.g))
    assert table.g.figures[1].at == table.area("14a.1")
    table.run(take_places(table.g))
    assert (table.g.phase, table.g.setup_hero) == (phases.OPENING, 0)


@rule("SS-SHADOW-03", "SS-EVENT-11")
def test_the_story_opens_the_quest_and_then_shadows_in_sight_are_revealed() -> None:
    table = quest_table("{opening: {do: [souls 2]}, shadows: [14a.2 for 2], shadow-tokens: {commoner-male: 1}}")
    table.run(opening(table.g))
    assert table.g.soul_points == 2
    assert table.g.map.shadows == ()
    assert table.g.phase == phases.TIME_PHASE
    table = quest_table()
    table.run(opening(table.g))
    assert table.g.story.due == ()


@rule("SS-SETUP-03", "SS-CAMP-09")
def test_a_soul_weapon_of_the_quest_goes_to_the_first_hero_who_can_use_one() -> None:
    table = quest_table(first="auriel-wizard", second="ecarus-white-rose")
    g = table.g
    g.soul_weapons = ("golden-mirror",)
    for sheet in g.heroes:
        sheet.inventory = ()
    give_soul_weapon(g)
    assert [sheet.inventory for sheet in g.heroes] == [(), ("golden-mirror",)]
    assert g.soul_weapons == ()
    g.soul_weapons = ("soulreaver",)
    give_soul_weapon(g)
    assert g.soul_weapons == ("soulreaver",), "nobody is nimble enough"


@rule("SS-SETUP-08")
def test_everything_of_the_recommended_layout_lies_on_the_table() -> None:
    assert len(data("SS-SETUP-08")) == 26
    g = quest_table().g
    for name in g.decks.__struct_fields__:
        assert getattr(g.decks, name).cards, name
    assert g.events
    assert g.map.gates
    assert g.map.shrines


@rule("SS-SETUP-08")
def test_the_table_shows_decks_and_the_cards_of_enemies_in_play() -> None:
    table = quest_table()
    before = {zone.id: zone for zone in scene(table.g, 0).zones}
    assert set(before) == {"quest", "enemy-deck", "treasure-deck"}
    assert before["enemy-deck"].count == len(table.g.decks.enemies.cards)
    assert before["treasure-deck"].count == len(table.g.decks.treasures.cards)
    table.enemy("raider-green-1", "14a.1")
    table.g.events_up, table.g.activation.encounter = ("war-drums",), "battle"
    after = {zone.id: [card.id for card in zone.cards] for zone in scene(table.g, 0).zones}
    assert set(after) == {*before, "events", "encounter", "enemies"}
    assert all(len(after[id]) == 1 for id in ("quest", "events", "encounter", "enemies"))
    assert [zone.id for zone in scene(table.g, 0).mats[0].zones] == ["equipped:0", "inventory:0", "powers:0"]


@rule("SS-SETUP-09", "SS-SETUP-10")
def test_critical_and_loot_tokens_are_mixed_anew_for_each_quest() -> None:
    g = quest_table().g
    assert sorted(g.decks.loot.cards) == sorted(LOOT_TOKENS)
    assert g.decks.criticals.cards != tuple(sorted(g.decks.criticals.cards))


@rule("SS-SETUP-13")
def test_soul_weapons_that_nobody_can_use_are_put_away() -> None:
    party = {"first": "auriel-wizard", "second": "laegon-archer"}
    g = quest_table(**party).g  # type: ignore[arg-type]
    for card in SOUL_CARDS:
        assert (card in g.soul_weapons) == any(can_use(sheet, card) for sheet in g.heroes)
    assert len(g.soul_weapons) < len(SOUL_CARDS)
