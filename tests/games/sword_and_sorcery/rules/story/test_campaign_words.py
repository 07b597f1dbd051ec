"""What quests say beyond one map and one evening: people, lots, doors with somebody behind, and what is remembered."""

from __future__ import annotations

from typing import Any

from tabletome.engine import seeded
from tabletome.engine.ledger import rule
from tabletome.games.sword_and_sorcery.campaign.flow import end_quest
from tabletome.games.sword_and_sorcery.content.quests import quest_names
from tabletome.games.sword_and_sorcery.events import PersonLost, QuestEnded, TriedAgain
from tabletome.games.sword_and_sorcery.knowledge import imagine
from tabletome.games.sword_and_sorcery.rules.combat.death import hero_dies
from tabletome.games.sword_and_sorcery.rules.event_phase import event_phase
from tabletome.games.sword_and_sorcery.rules.setup import SwordOptions, begin_quest, new_game
from tabletome.games.sword_and_sorcery.rules.story.orders import resolve_orders
from tabletome.games.sword_and_sorcery.state import DrawnPlace
from tabletome.games.sword_and_sorcery.view.narration import narrate
from tabletome.games.sword_and_sorcery.view.scene import scene
from tabletome.scene import translator
from tests.games.sword_and_sorcery.questing import Table, act, offered, quest_table, turn

ODA = """
people: {Oda: {en: Oda, ru: Ода, at: 14a.2, hp: 2, lost: {en: Too late., ru: Поздно., do: [fail]}}}
actions:
  take-her-hand: {en: Take her hand, ru: Взять за руку, at: Oda, again: "yes", do: [follow Oda active]}
  bring-her-in:
    {en: Bring her in, ru: Привести, at: 14a.3, free: "yes", again: "yes", needs: leads Oda, do: [leave Oda, win]}
story: {story-1: {do: [souls 1]}, over: {do: [win]}}
"""


def follow_orders(table: Table, *answers: str, paragraph: str = "story-1") -> None:
    table.run(resolve_orders(table.g, table.g.plan.story[paragraph], at=table.area("14a.1")), *answers)


def round_ends(table: Table, *answers: str) -> None:
    table.run(event_phase(table.g), *answers)


@rule("SS-ACT-24")
def test_somebody_who_is_led_goes_wherever_the_hero_goes_and_can_be_brought_in() -> None:
    table = turn(ODA)
    g = table.g
    table.put(0, "14a.2")
    assert offered(table, "quest-act") == ["quest-act take-her-hand"]
    act(table, "quest-act take-her-hand")
    table.put(0, "14a.3")
    assert g.where_is(g.map.people[0]) == table.area("14a.3")
    assert any(piece.id == "person:Oda" for piece in scene(g, 0).boards[0].cells[table.area("14a.3")].pieces)
    act(table, "quest-act bring-her-in")
    assert g.map.people == ()
    assert g.story.result == "won"


@rule("SS-ACT-24")
def test_only_who_leads_somebody_can_do_what_that_needs() -> None:
    table = turn(ODA)
    table.put(0, "14a.3")
    assert offered(table, "quest-act") == []


@rule("SS-ACT-24", "SS-DEATH-03")
def test_whoever_followed_a_hero_stays_behind_when_the_hero_dies() -> None:
    table = turn(ODA)
    table.put(0, "14a.2")
    act(table, "quest-act take-her-hand")
    table.put(0, "14a.1")
    hero_dies(table.g, 0)
    table.put(0, "14a.3")
    assert table.g.where_is(table.g.map.people[0]) == table.area("14a.1")


@rule("SS-ACT-24", "SS-TERR-05")
def test_at_the_end_of_a_round_enemies_harm_people_unless_heroes_control_the_area() -> None:
    table = quest_table(ODA)
    g = table.g
    g.events = ("iron-wall",) * 4
    g.map.gates = ()
    table.enemy("raider-green-1", "14a.2")
    table.put(0, "14a.2")
    table.put(1, "14a.2")
    round_ends(table)
    assert g.map.people[0].hp == 2, "two heroes against one enemy"
    table.put(1, "14a.1")
    round_ends(table)
    assert g.map.people[0].hp == 1
    round_ends(table)
    assert g.map.people == ()
    assert len(table.events(PersonLost)) == 1
    assert g.story.result == "lost", "the story says what it means"


@rule("SS-ACT-24", "SS-EVENT-11")
def test_what_is_told_of_somebody_who_is_lost_happens_where_they_were() -> None:
    told = "{en: Gone., ru: Всё., do: [lose 1 here]}"
    table = quest_table(f"people: {{Oda: {{en: Oda, ru: Ода, at: 14a.3, hp: 1, lost: {told}}}}}", dice="b.miss " * 8)
    g = table.g
    g.events = ("iron-wall", "cold-rain")
    table.put(1, "14a.3")
    for _ in range(2):
        table.enemy("raider-green-1", "14a.3")
    round_ends(table)
    assert table.events(PersonLost)
    assert [g.figures[hero].wounds for hero in range(2)] == [0, 1]


LOT = """
places: {grave: [14a.1, 14a.2, 14a.3]}
actions:
  dig:
    en: Dig
    ru: Копать
    at: [14a.1, 14a.2, 14a.3]
    free: "yes"
    do: [{if: found grave, then: [win], otherwise: [souls 1]}]
story:
  story-1: {do: [{if: hidden grave 14a.2, then: [souls 2], otherwise: [souls 3]}]}
  over: {do: [win, place raider red at grave as Bo]}
"""


def lot(area: str) -> Table:
    table = turn(LOT)
    table.g.story.places = (DrawnPlace(table.area(area), table.g.story.places[0].possible),)
    return table


@rule("SS-ACT-24")
def test_what_is_drawn_by_lot_lies_in_any_of_its_areas_and_differs_from_game_to_game() -> None:
    areas = set()
    for number in range(30):
        table = quest_table(LOT)
        areas.add(new_game(SwordOptions(players=1, quest=table.g.quest), seeded(str(number))).story.places[0].area)
    assert len(areas) == 3


@rule("SS-ACT-24")
def test_every_place_can_be_tried_once_and_what_is_learned_is_known_to_all() -> None:
    table = lot("14a.3")
    g = table.g
    table.put(0, "14a.1")
    act(table, "quest-act dig")
    assert g.story.result == ""
    assert offered(table, "quest-act") == []
    assert g.story.places[0].possible == (table.area("14a.2"), table.area("14a.3"))
    table.put(0, "14a.3")
    act(table, "quest-act dig")
    assert g.story.result == "won"


@rule("SS-ACT-24")
def test_nobody_knows_more_of_a_lot_than_has_been_learned() -> None:
    table = lot("14a.3")
    g = table.g
    table.put(0, "14a.1")
    act(table, "quest-act dig")
    imagined = set()
    for number in range(40):
        other = g.copy()
        imagine(other, 0, seeded(str(number)))
        imagined.add(other.story.places[0].area)
    assert imagined == {table.area("14a.2"), table.area("14a.3")}


@rule("SS-EVENT-11")
def test_a_clue_tells_where_it_is_or_is_not_and_an_order_can_name_the_place() -> None:
    table = lot("14a.2")
    follow_orders(table)
    assert table.g.soul_points == 2
    assert table.g.story.places[0].possible == (table.area("14a.2"),)
    table = lot("14a.1")
    follow_orders(table)
    assert table.g.soul_points == 3
    assert table.g.story.places[0].possible == (table.area("14a.1"), table.area("14a.3"))


@rule("SS-ELEM-03", "SS-SPAWN-12")
def test_whoever_waits_behind_a_door_comes_into_play_when_it_is_opened() -> None:
    table = turn(
        """
        doors: {oak: door 14a.1 14a.2}
        opens: {oak: {en: Aha., ru: Ага., do: [place raider red at 14a.2 as Bo]}}
        names: {Bo: {en: Bo, ru: Бо}}
        """
    )
    g = table.g
    assert not g.enemies_in_play()
    table.top("traps", "pentagram")
    table.dice("b.shield " * 12)
    act(table, offered(table, "open-door")[0])
    assert g.enemies[-1].tag == "Bo"


@rule("SS-EVENT-11")
def test_a_quest_may_have_something_to_say_at_the_end_of_every_round() -> None:
    table = quest_table(
        """
        tracks: {breach: {en: Breach, ru: Пролом, of: 2}}
        rounds: {do: [{if: taken 14a.2, then: [count breach]}, {if: counter breach >= 2, then: [fail]}]}
        """
    )
    g = table.g
    g.events, g.map.gates = ("iron-wall",) * 4, ()
    round_ends(table)
    assert g.story.counters == {}
    table.enemy("raider-green-1", "14a.2")
    round_ends(table)
    assert [stat.value for stat in scene(g, 0).shared if stat.id == "track:breach"] == [1]
    table.put(0, "14a.2")
    round_ends(table)
    assert g.story.counters == {"breach": 1}, "a hero stands in the way"
    table.put(0, "14a.1")
    round_ends(table)
    assert g.story.result == "lost"


@rule("SS-EVENT-11")
def test_an_order_can_concern_an_enemy_by_its_name() -> None:
    table = quest_table("story: {story-1: {do: [place raider red at 14a.3 as Bo, lose 3 Bo]}, over: {do: [win]}}")
    other = table.enemy("raider-green-1", "14a.3")
    follow_orders(table)
    bo = next(enemy for enemy in table.g.enemies if enemy.tag == "Bo")
    assert table.g.figures[bo.figures[0]].wounds == 3
    assert table.g.figures[other].wounds == 0


@rule("SS-EVENT-11", "SS-ENEMY-31")
def test_an_enemy_whom_the_story_lets_go_leaves_nothing_behind() -> None:
    table = quest_table("story: {story-1: {do: [place raider blue at 14a.3 as Bo, leave Bo]}, over: {do: [win]}}")
    g = table.g
    follow_orders(table)
    assert g.foes() == []
    assert g.enemies_in_play() == []
    assert g.soul_points == 0
    assert not any(g.map.drops)
    assert g.enemies[0].card in g.decks.enemies.discards


@rule("SS-DECK-08")
def test_a_certain_treasure_is_taken_from_the_deck_and_nobody_gets_it_twice() -> None:
    table = quest_table("story: {story-1: {do: [grant war-horn active]}, over: {do: [win]}}")
    g = table.g
    assert "war-horn" in g.decks.treasures.cards
    follow_orders(table)
    follow_orders(table)
    assert "war-horn" not in g.decks.treasures.cards
    assert [sheet.inventory.count("war-horn") for sheet in g.heroes] == [1, 0]
    assert g.charges["war-horn"] == 2


CHOICES = """
earlier: {mercy: 0, debt: 2}
endings: {dawn: {en: Dawn., ru: Рассвет.}}
retry: {en: Once more., ru: Ещё раз., do: [remember burnt, crowns -10 each-hero]}
retry-needs: not remembered burnt >= 2
story:
  story-1:
    do: [remember mercy, {if: remembered debt >= 2, then: [souls 2]}, {if: not remembered greed, then: [souls 1]}]
  over: {do: [remember greed, win dawn]}
"""


@rule("SS-CAMP-09")
def test_what_is_remembered_is_asked_for_in_later_quests_and_a_party_that_begins_there_is_given_it() -> None:
    table = quest_table(CHOICES)
    g = table.g
    assert g.chronicle == {"debt": 2}
    follow_orders(table)
    assert g.soul_points == 3
    begin_quest(g, g.quest)
    assert g.chronicle == {"debt": 2, "mercy": 1}, "it outlives the quest"


@rule("SS-END-01")
def test_a_quest_can_end_in_victories_that_are_told_otherwise() -> None:
    table = quest_table(CHOICES)
    follow_orders(table, paragraph="over")
    table.run(end_quest(table.g))
    (ended,) = table.events(QuestEnded)
    say = translator("ru").say
    assert [say(step.text) for step in narrate(table.g, ended).steps] == ["Рассвет."]


def lost(table: Table) -> None:
    table.g.story.result = "lost"
    for hero in range(len(table.g.heroes)):
        table.g.figures[hero].ghost = True


@rule("SS-CAMP-01", "SS-CAMP-04")
def test_a_lost_quest_of_a_campaign_can_be_tried_again_at_the_price_its_story_names() -> None:
    table = quest_table(CHOICES)
    g = table.g
    g.quests_to_come = quest_names()[1:]
    g.heroes[0].coins = (0, 3, 0)
    equipped = len(g.heroes[0].equipped())
    lost(table)
    table.run(end_quest(g), "try-again")
    assert g.outcome is None
    assert len(table.events(TriedAgain)) == 1
    assert (g.round, g.story.result, len(g.living())) == (0, "", 2)
    assert g.heroes[0].crowns == 20
    assert len(g.heroes[0].equipped()) == equipped - 1, "ghost souls lose a card as after any quest"
    assert g.chronicle["burnt"] == 1
    assert g.tries == 1
    lost(table)
    table.run(end_quest(g), "done")
    assert g.outcome is not None


@rule("SS-CAMP-01", "SS-CAMP-04")
def test_what_was_chosen_in_a_lost_try_has_not_happened_but_every_try_is_remembered() -> None:
    table = quest_table(CHOICES)
    g = table.g
    g.quests_to_come = quest_names()[1:]
    for tries in (1, 2):
        follow_orders(table)
        follow_orders(table, paragraph="over")
        assert (g.chronicle["mercy"], g.chronicle["greed"]) == (1, 1)
        lost(table)
        table.run(end_quest(g), "try-again")
        assert g.chronicle == {"debt": 2, "burnt": tries}


WAYS = """
earlier: {ledger: 0}
story:
  story-1:
    do:
      - ask:
          read: {en: Read it, ru: Прочесть, needs: remembered ledger, do: [souls 5]}
          guess: {en: Guess, ru: Угадать, do: [souls 1]}
          ask-around: {en: Ask around, ru: Расспросить, do: [souls 2]}
  over: {do: [win]}
"""


@rule("SS-NATURE-01")
def test_a_way_that_an_earlier_choice_has_closed_is_not_offered() -> None:
    for deeds, ways in (({}, ["guess", "ask-around"]), ({"ledger": 1}, ["read", "guess", "ask-around"])):
        table = quest_table(WAYS)
        table.g.chronicle = deeds
        decision: Any = next(resolve_orders(table.g, table.g.plan.story["story-1"], at=table.area("14a.1")))
        assert [option.name for option in decision.options] == ways
    follow_orders(table, "pick read")
    assert table.g.soul_points == 5


@rule("SS-CAMP-01")
def test_without_what_another_try_needs_or_outside_a_campaign_a_lost_quest_is_the_end() -> None:
    table = quest_table(CHOICES)
    table.g.story.result = "lost"
    table.run(end_quest(table.g))
    assert table.g.outcome is not None
    table = quest_table(CHOICES)
    table.g.quests_to_come, table.g.chronicle = quest_names()[1:], {"burnt": 2}
    table.g.story.result = "lost"
    table.run(end_quest(table.g))
    assert table.g.outcome is not None
