"""Quest files: what they may say, what is said to whoever gets one wrong, and the seven quests of the campaign."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tabletome.engine.ledger import Ledger, rule
from tabletome.engine.table import Table as EngineTable
from tabletome.games.sword_and_sorcery import GAME
from tabletome.games.sword_and_sorcery.board import board_of
from tabletome.games.sword_and_sorcery.bots.instinct import instinct
from tabletome.games.sword_and_sorcery.content.events import EVENTS
from tabletome.games.sword_and_sorcery.content.layout import DOOR, LOCKED, WALL
from tabletome.games.sword_and_sorcery.content.notation import orders as o
from tabletome.games.sword_and_sorcery.content.notation.terms import HIT, RED, SKILL
from tabletome.games.sword_and_sorcery.content.order_lines import VERBS, all_orders
from tabletome.games.sword_and_sorcery.content.quests import (
    ADDED,
    FOLDER,
    check_file,
    parse_quest,
    quest,
    quest_file,
    quest_names,
    read_quest,
    said_orders,
)
from tabletome.games.sword_and_sorcery.content.reading import QuestError
from tabletome.games.sword_and_sorcery.content.tiles import TILES
from tabletome.games.sword_and_sorcery.content.tokens import SHADOW
from tabletome.games.sword_and_sorcery.rules.setup import SwordOptions
from tabletome.scene import t, translator

PARTIES = range(2, 6)
"""So many heroes may go on a quest. SS-SETUP-05"""

SMALL = """\
title: {en: Test, ru: Проба}
number: 50
map: [14a at 0 0, 15b at 6 0 turned 90]
doors:
  oak: door 14a.1 14a.2
  iron: locked 14a.2 14a.3 magic
start: [14a.1]
events: [[war-drums], [story-1, tremor]]
enemies: [gremlin green, gremlin green, gremlins-pack]
shadow-tokens: {enemy: 2, commoner-male: 1}
shadows: [14a.3 for 2]
gates: [hit at 14a.3 open]
shrines: [14a.1 active]
chests: [14a.2 treasures 2]
search: {14a.1: {hit: [crowns 10], skill: [treasures 1]}}
story:
  story-1:
    en: It begins.
    ru: Начинается.
    do:
      - place raider red at 15b.1 as Grim
      - {save: each-hero, otherwise: [lose 1 it]}
      - on deck
deaths: {Grim: {do: [win]}}
"""


def written(*changes: tuple[str, str]) -> str:
    text = SMALL
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def test_a_small_file_becomes_a_quest() -> None:
    found = parse_quest(SMALL, "small")
    made, layout = found.quest, found.layout
    assert (made.name, made.number, made.title) == ("small", 50, ("Test", "Проба"))
    assert [layout.names[area] for area in made.start] == ["14a.1"]
    assert made.events == (("war-drums",), ("story-1", "tremor"))
    assert made.enemies == ("gremlin-green-1", "gremlin-green-2", "gremlins-pack-1")
    assert [closure.kind for closure in layout.closures] == [DOOR, LOCKED]
    assert made.magic_locks == (1,)
    assert made.story["story-1"] == (
        o.Tell("story-1"),
        o.PlaceEnemy("raider", RED, layout.named["15b.1"], "Grim"),
        o.Save((o.Lose(1, "it"),), "each-hero"),
        o.CardOnDeck(),
    )
    assert made.texts["story-1"] == ("It begins.", "Начинается.")
    assert made.on_death == (("Grim", "death-Grim"),)
    assert made.story["death-Grim"] == (o.Win(),)
    assert made.searches[0].finds == ((HIT, (o.Crowns(10),)), (SKILL, (o.Treasures(1),)))


WRONG = [
    ("number: 50", "number: many", 2, "number is 'many'; it should be a whole number"),
    ("number: 50", "number: 0", 2, "it should be from 1 to 999"),
    ("title: {en: Test, ru: Проба}", "title: {de: Test}", 1, "title has no 'de'"),
    ("14a at 0 0", "20a at 0 0", 3, "'20a' is no side of a tile"),
    ("15b at 6 0 turned 90", "14b at 6 0", 3, "14b cannot be laid: its tile shows 14a already"),
    ("15b at 6 0 turned 90", "15b at 3 0", 3, "tile 15b lies on tile 14a"),
    ("turned 90", "turned 45", 3, "turned 45 should be 0, 90, 180 or 270"),
    ("14a at 0 0", "14a on 0 0", 3, "should be: TILE at COLUMN ROW"),
    ("door 14a.1 14a.2", "door 14a.1 14a.3", 5, "14a.1 and 14a.3 have no open border"),
    ("door 14a.1 14a.2", "gate 14a.1 14a.2", 5, "'gate' is no kind of door"),
    ("door 14a.1 14a.2", "door 14a.1 14a.9", 5, "the map has no area '14a.9'"),
    ("start: [14a.1]", "start: [14a.7]", 7, "the map has no area '14a.7'; did you mean"),
    ("war-drums", "war-drum", 8, "'war-drum' is no event card; did you mean 'war-drums'?"),
    ("tremor", "war-drums", 8, "a second 'war-drums'; the box has one"),
    ("gremlins-pack]", "gremlin green]", 9, "3 cards of gremlin green; the box has 2"),
    ("gremlins-pack]", "dragon red]", 9, "'dragon' is no enemy"),
    ("{enemy: 2", "{ghost: 2", 10, "shadow-tokens has no 'ghost'"),
    ("{enemy: 2", "{enemy: 16", 10, "17 times shadows; the box has 16 tokens"),
    ("gates:", "soul-points: {3: 4}\ngates:", 12, "soul-points has no number for 2 heroes; begin with 2: ..."),
    ("gates:", "crowns: {2: 4, 6: 9}\ngates:", 12, "the number of heroes in crowns is 6; it should be from 2 to 5"),
    ("gates:", "soulrank: {2: 9}\ngates:", 12, "soulrank is 9; it should be from 1 to 7"),
    ("14a.3 for 2", "14a.3 for 6", 11, "heroes is 6; it should be from 2 to 5"),
    ("hit at 14a.3 open", "hits at 14a.3 open", 12, "'hits' is no symbol of the dice; did you mean 'hit'?"),
    ("hit at 14a.3 open", "hit at 14a.3 ajar", 12, "should be: SYMBOL at AREA open|closed"),
    ("14a.1 active", "14a.1 lit", 13, "should be: AREA active|inactive"),
    ("treasures 2]", "gold 2]", 14, "should be: AREA treasures|crowns NUMBER"),
    ("crowns 10", "crown 10", 15, "'crown' is no order; did you mean 'crowns'?"),
    ("do:\n      - place raider red", "do:\n      - place raider", 21, "'at' is no rank of an enemy"),
    ("at 15b.1 as Grim", "at 15b.1 called Grim", 21, "should be: place KIND RANK at AREA as NAME"),
    ("save: each-hero", "save: everyone", 22, "'everyone' is no one that an order can concern"),
    ("lose 1 it", "lose much it", 22, "it should be a whole number"),
    ("on deck\n", "do nothing\n", 23, "there is no paragraph 'nothing' in the story"),
    ("do: [win]", "do: [souls 2]", 17, "nothing in the quest says 'win'"),
    ("story-1:", "story-2:", 8, "'story-1' is in the event deck, but the story has no such part"),
    ("story:\n", "tale:\n", 16, "a quest has no 'tale'; did you mean 'title'?"),
    ("start: [14a.1]\n", "", 1, "the quest has no 'start', which every quest needs"),
    ("deaths: {", "deaths: {{", 25, "this is not YAML"),
    ("  oak: door", "\toak: door", 5, "this is not YAML: a tab; lines are indented with spaces"),
    ("deaths: {Grim: {do: [win]}}", "deaths:\n  Grimm:\n    do: [win]", 25, "no enemy is placed 'as Grimm'"),
    ("start: [14a.1]", "start: []", 7, "start is empty; it needs at least one"),
    ("gremlins-pack]", "'']", 9, "'' is no enemy"),
    ("14a.2 treasures 2]", "'']", 14, "'' should be: AREA treasures|crowns NUMBER"),
    ("lose 1 it", "lose 1 it twice", 22, "'lose 1 it twice' should be: lose HP WHO"),
    ("on deck\n", "on table\n", 23, "'on table' should be: on deck"),
    ("on deck\n", "fire 2 in 14a.1\n", 23, "'fire 2 in 14a.1' should be: fire 1|2 at AREA"),
    ("on deck\n", "chest 14a.1 silver 5\n", 23, "'silver' is no content of a chest"),
    (
        "on deck\n",
        "tell death-Grim\n",
        23,
        "paragraph 'death-Grim' has no words to tell: give it 'en: ...', or say: do",
    ),
    ("on deck\n", "do story-1\n", 23, "paragraph 'story-1' leads back to itself and would never end"),
    ("deaths: {Grim", "deaths: {Grimm", 24, "no enemy is placed 'as Grimm'; did you mean 'Grim'?"),
    ("deaths:", "names: {Grom: {en: Grom}}\ndeaths:", 24, "no enemy is placed 'as Grom'; did you mean 'Grim'?"),
    (
        "on deck\n",
        "{if: counter lit >= 2, then: [win]}\n",
        23,
        "no order counts 'lit', so it stays 0; add somewhere: count",
    ),
    ("on deck\n", "{if: alive Grum, then: [win]}\n", 23, "no enemy is placed 'as Grum'; did you mean 'Grim'?"),
    ("deaths:", "night: [hero-hits more]\ndeaths:", 24, "hero-hits is 'more'; it should be a whole number"),
    ("deaths:", "night: [hero-luck 1]\ndeaths:", 24, "'hero-luck' is no lasting change"),
    ("deaths:", "story-enemy: raider red called Bo\ndeaths:", 24, "should be: KIND RANK as NAME"),
    ("on deck\n", "follow Oda active\n", 23, "'Oda' is no one of the quest's people"),
    ("deaths:", "people: {Oda: {at: 14a.1}}\ndeaths:", 24, "person 'Oda' needs words: en: ..."),
    ("deaths:", "places: {grave: [14a.1]}\ndeaths:", 24, "the place 'grave' needs at least two areas"),
    ("on deck\n", "{if: found grave, then: [win]}\n", 23, "'grave' is no place drawn by lot"),
    ("on deck\n", "{if: remembered mercy, then: [win]}\n", 23, "nothing is remembered as 'mercy'; say: remember mercy"),
    ("do: [win]", "do: [win dawn]", 24, "'dawn' is no ending"),
    ("on deck\n", "lose 2 Grom\n", 23, "no enemy is placed 'as Grom'; did you mean 'Grim'?"),
    ("deaths:", "opens: {ivory: {do: [win]}}\ndeaths:", 24, "'ivory' is no door"),
    ("deaths:", "tracks: {alarm: {en: Alarm, of: 3}}\ndeaths:", 24, "no order counts 'alarm'"),
    ("deaths:", "tracks: {alarm: {en: Alarm}}\ndeaths:", 24, "should be: {en: WORDS, ru: WORDS, of: NUMBER}"),
    ("on deck\n", "grant excalibur active\n", 23, "'excalibur' is no treasure card"),
    (
        "deaths:",
        "places: {g: [14a.1, 14a.2]}\nactions: {dig: {en: Dig, at: 14a.1, needs: found g, do: [win]}}\ndeaths:",
        25,
        "what is drawn by lot cannot be needed",
    ),
    (
        "on deck\n",
        "{ask: {a: {en: One}}}\n      - {ask: {a: {en: Two}}}\n",
        24,
        "'a' is the name of something else in this quest already",
    ),
    ("on deck\n", "{ask: {a: {en: One, needs: brave}}}\n", 23, "'brave' is no test; there are: heroes > N"),
    ("on deck\n", "{ask: {a: {en: One, needs: night}}}\n", 23, "every way of this choice has needs; leave one open"),
    (
        "15b at 6 0 turned 90]",
        "15b at 20 0]\nwaypoints: {15b.1: {do: [win]}}",
        3,
        "no way leads from the start to 15b.1, where there is a waypoint",
    ),
]


@pytest.mark.parametrize(("old", "new", "line", "says"), WRONG, ids=[new[:40] for _, new, _, _ in WRONG])
def test_whatever_does_not_fit_is_named_with_its_line_and_what_would_be_right(
    old: str, new: str, line: int, says: str
) -> None:
    with pytest.raises(QuestError) as wrong:
        parse_quest(written((old, new)), "small", "my.yaml")
    assert f"my.yaml, line {line}: " in str(wrong.value)
    assert says in str(wrong.value)


def test_the_command_line_checks_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(SMALL, "utf-8")
    assert check_file(path) == "Test"
    with pytest.raises(QuestError, match="cannot be read"):
        check_file(tmp_path / "none.yaml")


def test_the_example_of_the_documentation_is_a_quest() -> None:
    page = Path(__file__).parents[4] / "docs" / "games" / "sword_and_sorcery.md"
    example = page.read_text("utf-8").partition("```yaml\ntitle")[2].partition("```")[0]
    assert parse_quest("title" + example, "example").quest.title == ("The Cold Grave", "Холодная могила")


# ---------------------------------------------------------------- the seven quests

NAMES = quest_names()


def all_of(name: str) -> Iterator[o.Order]:
    return all_orders(said_orders(quest(name)))


@rule("SS-OVER-02", "SS-OVER-03", "SS-CAMP-01")
def test_the_campaign_is_seven_quests_in_sequence_with_their_story_in_both_languages() -> None:
    assert [quest(name).number for name in quest_names()] == [1, 2, 3, 4, 5, 6, 7]
    for name in NAMES:
        made = quest(name)
        texts = [
            made.title,
            made.intro,
            made.goal,
            made.victory,
            made.defeat,
            *made.texts.values(),
            *made.names.values(),
        ]
        for english, russian in texts:
            assert english
            assert russian
            assert english != russian
            assert any("а" <= letter <= "я" for letter in russian)


@rule("SS-SETUP-01", "SS-DECK-01", "SS-DECK-04")
@pytest.mark.parametrize("name", NAMES)
def test_a_quest_gives_its_map_its_event_deck_its_enemy_deck_and_its_tokens(name: str) -> None:
    found = quest_file(name)
    assert found.layout.size >= 15
    assert sum(map(len, found.quest.events)) >= 6
    assert len(found.quest.enemies) >= 6
    assert found.quest.gates
    assert found.quest.shrines
    assert found.quest.shadow_supply


@rule("SS-SETUP-11", "SS-SETUP-12")
@pytest.mark.parametrize("name", NAMES)
def test_more_shadow_tokens_are_mixed_than_are_placed_and_more_heroes_meet_more_of_them(name: str) -> None:
    made = quest(name)
    assert len(made.shadow_supply) > len(made.shadows)
    least = [place.least_heroes for place in made.shadows]
    assert min(least) == 2
    assert max(least) > 2


@rule("SS-END-01", "SS-EVENT-12")
@pytest.mark.parametrize("name", NAMES)
def test_a_quest_can_be_won_and_tells_its_story_events(name: str) -> None:
    made = quest(name)
    assert any(isinstance(order, o.Win) for order in all_of(name))
    cards = {card for group in made.events for card in group if EVENTS[card].kind == "story"}
    cards |= {place.paragraph for place in made.stories}
    assert cards
    assert cards <= set(made.story)
    assert cards <= set(made.texts)


@rule("SS-EVENT-05", "SS-EVENT-10")
def test_story_events_lie_on_tiles_in_some_quests_and_in_the_event_deck_in_others() -> None:
    assert any(quest(name).stories for name in NAMES)
    assert any("story" in {EVENTS[card].kind for group in quest(name).events for card in group} for name in NAMES)


@rule("SS-EVENT-18")
def test_the_first_quest_begins_at_night_when_hero_attacks_lose_a_hit_and_its_day_does_nothing() -> None:
    first = quest(NAMES[0])
    assert first.starts == "night"
    assert first.night == (o.Lasting("hero-hits", -1),)
    assert first.day == ()


@rule("SS-EVENT-24")
def test_the_first_story_events_order_what_the_books_do() -> None:
    first = quest(NAMES[0])
    kinds = [type(order) for order in first.story["story-1"]]
    assert kinds == [o.Tell, o.Time, o.PlaceFire, o.PlaceFire, o.Gate, o.Gate, o.CardOnDeck, o.ByNature]
    second = first.story["story-2"]
    assert [type(order) for order in second] == [
        o.Tell, o.PlaceEnemy, o.Shrine, o.If, o.Spawn, o.CardOnDeck,
    ]  # fmt: skip
    assert isinstance(second[1], o.PlaceEnemy)
    assert (second[1].kind, second[1].rank) == ("gremlin", RED)
    assert second[1].tag in dict(first.on_death)


@rule("SS-NATURE-02")
def test_choices_by_soul_nature_offer_a_way_to_each_nature() -> None:
    choices = [order for name in NAMES for order in all_of(name) if isinstance(order, o.ByNature)]
    assert len(choices) >= 3
    assert all(choice.law and choice.neutral and choice.chaos for choice in choices)


@rule("SS-ACT-24")
def test_quests_have_actions_of_their_own() -> None:
    actions = [action for name in NAMES for action in quest(name).actions]
    assert any(action.free for action in actions)
    assert any(not action.free for action in actions)
    assert any(action.engaged for action in actions)
    assert any(action.needs for action in actions)
    assert any(not action.once for action in actions)


@rule("SS-CAMP-09")
def test_every_quest_can_be_played_alone_and_lists_what_the_party_then_has() -> None:
    for name in NAMES:
        made = quest(name)
        for heroes in PARTIES:
            assert made.crowns.of(heroes) > 0
            assert made.soul_points.of(heroes) or made.rank.of(heroes) > 1 or made.number == 1
    assert any(quest(name).treasures.of(heroes) for name in NAMES for heroes in PARTIES)
    assert any(quest(name).soul_weapons.of(heroes) for name in NAMES for heroes in PARTIES)


def test_what_a_party_starts_with_may_depend_on_the_number_of_heroes() -> None:
    made = parse_quest(written(("gates:", "soul-points: {4: 9, 2: 4}\ncrowns: 20\ngates:")), "test", "").quest
    assert [made.soul_points.of(heroes) for heroes in PARTIES] == [4, 4, 9, 9]
    assert [made.crowns.of(heroes) for heroes in PARTIES] == [20] * 4
    assert [made.rank.of(heroes) for heroes in PARTIES] == [1] * 4


@rule("SS-CAMP-07")
def test_later_quests_set_a_least_soulrank() -> None:
    assert quest(NAMES[0]).least_rank == 1
    assert any(quest(name).least_rank > 1 for name in NAMES)


@rule("SS-ITEM-20", "SS-DECK-14")
def test_soul_weapons_come_into_play_only_by_quests() -> None:
    assert any(isinstance(order, o.TakeSoulWeapon) for name in NAMES for order in all_of(name))


@rule("SS-ELEM-01", "SS-ELEM-07", "SS-ELEM-08", "SS-ELEM-13")
def test_together_the_quests_use_every_element_of_the_map() -> None:
    kinds = {closure.kind for name in NAMES for closure in quest_file(name).layout.closures}
    assert kinds == {DOOR, LOCKED, WALL}
    quests = [quest(name) for name in NAMES]
    assert any(each.magic_locks for each in quests)
    assert any(chest.locked for each in quests for chest in each.chests)
    assert any(each.chests and each.searches and each.waypoints for each in quests)
    assert {face for each in quests for face in each.shadow_supply} == set(SHADOW)


def test_a_quest_with_a_magic_lock_has_a_key() -> None:
    for name in NAMES:
        made = quest(name)
        if made.magic_locks or any(chest.locked for chest in made.chests):
            assert any(isinstance(order, o.Key) for order in all_of(name))


@rule("SS-EVENT-16", "SS-EVENT-17")
def test_day_and_night_change_in_the_quests_and_have_effects() -> None:
    decks = [{card for group in quest(name).events for card in group} for name in NAMES]
    assert any({"day", "night"} <= deck for deck in decks)
    assert all(quest(name).starts for name in NAMES)
    assert any(quest(name).day for name in NAMES)
    assert all(quest(name).night for name in NAMES)


def test_together_the_quests_use_all_event_cards_and_most_kinds_of_order() -> None:
    used = {card for name in NAMES for group in quest(name).events for card in group}
    used |= {place.paragraph for name in NAMES for place in quest(name).stories}
    assert used == set(EVENTS)
    orders = {type(order) for name in NAMES for order in all_of(name)}
    assert len(orders) >= 25
    assert len(VERBS) >= 35


def test_the_masters_of_the_box_have_their_quests() -> None:
    placed = {order.kind for name in NAMES for order in all_of(name) if isinstance(order, o.PlaceEnemy)}
    assert {"troll", "orc-king"} <= placed


def test_a_tile_is_used_at_most_once_in_a_quest_and_most_tiles_are_used_by_some_quest() -> None:
    used: set[str] = set()
    for name in NAMES:
        tiles = [laid.tile for laid in quest_file(name).layout.tiles]
        assert len({tile[:-1] for tile in tiles}) == len(tiles)
        used |= {tile[:-1] for tile in tiles}
    assert used == {tile[:-1] for tile in TILES}


def test_every_area_of_a_quest_can_be_reached_or_is_reached_by_its_story() -> None:
    for name in NAMES:
        layout = quest_file(name).layout
        board = board_of(layout, frozenset(range(len(layout.closures))))
        begun = [*quest(name).start, *(order.area for order in all_of(name) if isinstance(order, o.MoveHeroes))]
        reached = {area for area in range(layout.size) if any(board.walk[start][area] < 99 for start in begun)}
        assert len(reached) >= layout.size - 1


@rule("SS-SETUP-07")
def test_one_quest_has_tiles_apart_that_only_its_story_leads_to() -> None:
    layout = quest_file("whispering-well").layout
    board = board_of(layout, frozenset(range(len(layout.closures))))
    apart = layout.named["12b.2"]
    assert board.walk[quest("whispering-well").start[0]][apart] == 99
    assert any(isinstance(order, o.MoveHeroes) and order.area == apart for order in all_of("whispering-well"))


@rule("SS-COMP-03")
def test_no_quest_needs_more_tokens_than_the_box_has() -> None:
    tokens: Any = Ledger.load(FOLDER.parent.parent / "rules.yaml").rule("SS-COMP-03").data
    for name in NAMES:
        made, layout = quest(name), quest_file(name).layout
        assert len(made.gates) <= tokens["spawn_gates"]
        assert len(made.chests) <= tokens["chests"]
        assert len(made.waypoints) <= tokens["waypoints"]
        assert len(made.shrines) <= tokens["shrines"]
        assert len(made.searches) <= tokens["search"]
        assert len(made.shadow_supply) <= tokens["shadows"]
        for kind, token in ((DOOR, "doors"), (LOCKED, "locked_doors"), (WALL, "walls")):
            assert sum(closure.kind == kind for closure in layout.closures) <= tokens[token]


# ---------------------------------------------------------------- the story of the campaign

LEAST_WORDS, MOST_WORDS = 800, 1500


@pytest.mark.parametrize("name", NAMES)
def test_a_quest_tells_a_story_of_a_thousand_words_in_each_language(name: str) -> None:
    """Of several endings nobody reads more than one."""
    made = quest(name)
    pages = [made.intro, made.goal, made.victory, made.defeat, *made.texts.values()]
    for language in (0, 1):
        endings = [len(page[language].split()) for page in made.endings.values()]
        words = sum(len(page[language].split()) for page in pages)
        assert words + min(endings, default=0) >= LEAST_WORDS
        assert words + max(endings, default=0) <= MOST_WORDS


@pytest.mark.parametrize("name", NAMES)
def test_every_page_is_told_by_something(name: str) -> None:
    made = quest(name)
    said = [*all_of(name), *(order for orders in made.story.values() for order in all_orders(orders))]
    assert set(made.texts) <= {order.paragraph for order in said if isinstance(order, o.Tell)}
    triggers = {place.paragraph for place in (*made.stories, *made.waypoints)} | {p for _, p in made.on_death}
    triggers |= {p for _, p in made.on_open} | {each.lost for each in made.people}
    triggers |= {made.opening, made.each_round, made.retry, made.commoner, made.story_token, made.on_clear}
    triggers |= {card for group in made.events for card in group}
    others = [*said, *(order for action in made.actions for order in all_orders(action.orders))]
    triggers |= {order.paragraph for order in others if isinstance(order, o.Tell) and order.paragraph in made.texts}
    triggers |= {order.story for order in others if isinstance(order, o.Do | o.PlaceStory)}
    assert set(made.story) <= triggers


@rule("SS-NATURE-01")
@pytest.mark.parametrize("name", NAMES)
def test_a_quest_leaves_at_least_three_choices_to_the_players(name: str) -> None:
    assert sum(isinstance(order, o.Ask) for order in all_of(name)) >= 3


def test_what_a_quest_asks_of_earlier_ones_was_remembered_there_and_choices_reach_further() -> None:
    remembered: set[str] = set()
    for name in NAMES:
        assert set(quest(name).earlier) <= remembered, name
        assert quest(name).earlier or not remembered
        remembered |= {order.deed for order in all_of(name) if isinstance(order, o.Remember)}


def conditions_of(name: str) -> Iterator[str]:
    """Every test that decides how a quest goes on."""
    yield from (order.test for order in all_of(name) if isinstance(order, o.If))
    yield from (way.needs for order in all_of(name) if isinstance(order, o.Ask) for way in order.ways)
    yield from (action.needs for action in quest(name).actions)
    yield quest(name).retry_needs


def recalled_by(name: str) -> set[str]:
    words = [test.removeprefix("not ").split() for test in conditions_of(name)]
    return {deed for word, deed, *_ in (each for each in words if len(each) > 1) if word == "remembered"}


def deeds_of(name: str, way: o.Way) -> set[str]:
    """What is remembered because of an answer, in it or in the paragraphs it leads to."""
    waiting, found = list(all_orders(way.orders)), set()
    while waiting:
        order = waiting.pop()
        if isinstance(order, o.Remember):
            found.add(order.deed)
        elif isinstance(order, o.Do):
            waiting += all_orders(quest(name).story[order.story])
    return found


@pytest.mark.parametrize("name", NAMES[:-1])
def test_at_least_three_free_choices_of_a_quest_reach_later_quests(name: str) -> None:
    later = {deed for following in NAMES[NAMES.index(name) + 1 :] for deed in recalled_by(following)}
    choices = [order for order in all_of(name) if isinstance(order, o.Ask)]
    assert sum(any(deeds_of(name, way) & later for way in choice.ways) for choice in choices) >= 3


def test_nothing_is_remembered_that_nobody_asks_for() -> None:
    asked = {deed for name in NAMES for deed in recalled_by(name)}
    for name in NAMES:
        assert {order.deed for order in all_of(name) if isinstance(order, o.Remember)} <= asked, name
        assert set(quest(name).earlier) <= recalled_by(name), name


@pytest.mark.parametrize("name", NAMES)
def test_quotation_marks_are_closed_and_the_same_everywhere(name: str) -> None:
    made = quest(name)
    for english, russian in (made.intro, made.victory, made.defeat, *made.endings.values(), *made.texts.values()):
        for text, (left, right) in ((english, "“”"), (russian, "«»")):
            assert '"' not in text
            assert text.count(left) == text.count(right), text


def test_a_lost_quest_can_be_tried_again_in_each_of_them_and_the_last_has_two_endings() -> None:
    for name in NAMES:
        made = quest(name)
        assert made.retry in made.texts
        assert made.retry_needs
    endings = [order.ending for order in all_of(NAMES[-1]) if isinstance(order, o.Win)]
    assert sorted(endings) == sorted(quest(NAMES[-1]).endings)
    assert len(endings) == 2


def test_goals_go_beyond_a_boss_and_no_boss_comes_twice() -> None:
    quests = [quest(name) for name in NAMES]
    assert any(made.people and any(person.hp for person in made.people) for made in quests), "somebody to be led"
    assert any(made.places for made in quests), "something whose place is drawn by lot"
    assert any(made.tracks and made.each_round for made in quests), "against time"
    bosses = [
        {(order.kind, order.rank) for order in all_of(name) if isinstance(order, o.PlaceEnemy) and order.rank == RED}
        for name in NAMES
    ]
    placed = [boss for found in bosses for boss in found]
    assert len(placed) == len(set(placed)) == 4


def test_two_masters_stand_in_one_quest_and_are_at_odds() -> None:
    last = NAMES[-1]
    placed = {order.tag: order.kind for order in all_of(last) if isinstance(order, o.PlaceEnemy)}
    assert (placed["King"], placed["Kettle"]) == ("orc-king", "troll")
    each_round = tuple(all_orders(quest(last).story[quest(last).each_round]))
    assert {order.who for order in each_round if isinstance(order, o.Lose)} == {"King", "Kettle"}


def test_titles_are_the_same_in_the_options_and_on_the_table() -> None:
    for language, place in (("en", 0), ("ru", 1)):
        for name in NAMES:
            assert translator(language, GAME.folder).say(t(f"option-quest-{name}")) == quest(name).title[place]


def test_the_worked_example_of_the_documentation_is_played_to_both_of_its_endings() -> None:
    path = Path(__file__).parents[4] / "examples" / "quests" / "the-lost-lamb.yaml"
    ADDED["the-lost-lamb"] = read_quest(path)
    ended: set[str] = set()
    for number in range(20):
        options = SwordOptions(players=1, heroes=2, quest="the-lost-lamb")
        table = EngineTable(GAME, options, f"lamb {number}", listening=False)
        dice = random.Random(number)
        while table.outcome is None:
            asked = table.pending[0]
            table.play(asked.seat, dice.choices(asked.options, instinct(table.state, asked))[0])
        if table.outcome.winners:
            ended.add(table.state.story.ending)
        if ended == {"", "feast"}:
            return
    raise AssertionError(f"only these endings came up: {ended}")
