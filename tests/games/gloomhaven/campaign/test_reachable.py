"""From the first scenario on, everything in the campaign can be come to: by following what the pages, cards and quests
declare, not by playing. GH-COMPL-01, 03, GH-UNLOCK-01, GH-SEALED-01"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.campaign.sheet_changes import DRAKE, OLD_MACHINES
from tabletome.games.gloomhaven.campaign.sheet_changes import SIDE_SCENARIOS as SIDE_SCENARIO_CARDS
from tabletome.games.gloomhaven.content import city_events, road_events
from tabletome.games.gloomhaven.content.achievements import AT_FIRST, GLOBAL, PARTY
from tabletome.games.gloomhaven.content.class_events import LOCKED, RETIRE_EVENT, STARTING, UNLOCK_EVENT
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.envelopes import ENVELOPES
from tabletome.games.gloomhaven.content.items import IN_THE_BOX as ITEMS_IN_THE_BOX
from tabletome.games.gloomhaven.content.items import ITEMS
from tabletome.games.gloomhaven.content.layout import layout, layout_numbers
from tabletome.games.gloomhaven.content.notation import events as n
from tabletome.games.gloomhaven.content.notation.scenarios import Needed, Reward
from tabletome.games.gloomhaven.content.personal_quests import PERSONAL_QUESTS, Conclude
from tabletome.games.gloomhaven.content.scenarios import PLAYABLE, SCENARIOS
from tabletome.games.gloomhaven.content.solo_scenarios import SOLO
from tabletome.games.gloomhaven.content.town_records import TOWN_RECORDS
from tabletome.games.gloomhaven.content.treasures import TREASURES

START = 30
"""Events 1 to 30 are in the decks from the start. GH-EVENT-01"""
EVENTS = {(card.deck, card.number): card for card in (*city_events.EVENTS, *road_events.EVENTS)}


class World:
    """What can be had so far, and from where it was had."""

    def __init__(self) -> None:
        self.open = {1}
        self.played: set[int] = set()
        self.achieved = set(AT_FIRST)
        self.machines = 0
        self.classes = set(STARTING)
        self.events = {(deck, number) for deck in n.DECKS for number in range(1, START + 1)}
        self.envelopes: set[str] = set()
        self.items: set[int] = set()

    def sizes(self) -> list[int]:
        return [
            len(each) for each in (self.open, self.played, self.achieved, self.classes, self.events, self.envelopes)
        ]

    def unlock(self, what: str) -> None:
        """A class brings its events; so does its first retirement. GH-RETIRE-07, 08"""
        if what in ENVELOPES:
            self.envelopes.add(what)
            return
        self.classes.add(what)

    def may_play(self, needed: Needed) -> bool:
        """What must be absent was absent at some time: no achievement is there from the start but the city's rule."""
        return needed.absent or any(each in self.achieved for each in needed.achievements)


def effects_in(value: object) -> Iterator[n.Effect]:
    """All effects on a card, however deep."""
    if isinstance(value, n.Effect):
        yield value
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from effects_in(getattr(value, name))
    elif isinstance(value, dict):
        for each in value.values():
            yield from effects_in(each)
    elif isinstance(value, tuple | list):
        for each in value:
            yield from effects_in(each)


def gain(world: World, reward: Reward) -> None:
    """What a page promises for victory."""
    world.open.update((*reward.opens, *reward.opens_one_of))
    world.achieved.update((*reward.party, *reward.world))
    world.items.update((*reward.items, *reward.designs))
    world.machines += reward.world.count("ancient-technology")
    world.events.update(("city", number) for number in reward.city_events)
    world.events.update(("road", number) for number in reward.road_events)
    if reward.unlocks:
        world.unlock(reward.unlocks)


def play_pages(world: World) -> None:
    """Every scenario on the board with all it asks for is completed once, and its treasures are looted."""
    for number in sorted(world.open - world.played):
        page = SCENARIOS[number]
        if all(world.may_play(needed) for needed in page.requires):
            world.played.add(number)
            gain(world, page.reward)
            if page.reward_if is not None:
                gain(world, page.reward_if[1])
            loot(world, number)


def loot(world: World, number: int) -> None:
    """Numbered treasures of the map. GH-OVL-21, 23"""
    for overlay in layout(number).overlays if number in layout_numbers() else ():
        if overlay.kind == "treasure" and overlay.look.isdigit():
            treasure = TREASURES[int(overlay.look)]
            world.items.update((*treasure.items, *((treasure.design,) if treasure.design else ())))
            if treasure.scenario:
                world.open.add(treasure.scenario)
            if treasure.random_scenario:
                world.open.update(SIDE_SCENARIO_CARDS)


def resolve_events(world: World) -> None:
    """Every event that is in a deck, with all that it may bring."""
    for key in sorted(world.events):
        for effect in effects_in(EVENTS[key]):
            match effect:
                case n.OpenScenario():
                    world.open.add(effect.number)
                case n.Achieve():
                    world.achieved.add(effect.name)
                case n.AddEvent():
                    world.events.add((effect.deck, effect.number))
                case _:
                    pass


def retire(world: World) -> None:
    """Every quest can be fulfilled by somebody as soon as its scenarios can be; each opens a box or an envelope."""
    for quest in PERSONAL_QUESTS.values():
        led_to = [wanted for wanted in quest.wants if isinstance(wanted, Conclude)]
        world.open.update(wanted.first for wanted in led_to)
        if all(wanted.last in world.played for wanted in led_to):
            world.unlock(quest.opens)
    for name in world.classes:
        numbers = [RETIRE_EVENT[name], *([UNLOCK_EVENT[name]] if name in UNLOCK_EVENT else [])]
        world.events.update((deck, number) for deck in n.DECKS for number in numbers)


def special_conditions(world: World) -> None:
    """Reputation, donations, old machines, the drake, the Town Records. GH-UNLOCK-01, GH-RECORDS-01"""
    for name in ("sunkeeper", "nightshroud", "B"):
        world.unlock(name)
    if "ancient-technology" in world.achieved and world.machines + 1 >= OLD_MACHINES:
        world.unlock("A")
    if set(DRAKE) <= world.achieved:
        world.achieved.add("the-drake-aided")
        world.events |= {("city", 75), ("road", 66)}
    world.events |= {("city", 76), ("road", 67), ("city", 77), ("road", 68)}
    for chapter in TOWN_RECORDS:
        if not chapter.after or chapter.after in world.played:
            world.open.add(chapter.opens)


def explored() -> World:
    """Everything that follows from the start, until nothing new comes."""
    world, before = World(), [0]
    while before != world.sizes():
        before = world.sizes()
        play_pages(world)
        resolve_events(world)
        retire(world)
        special_conditions(world)
    return world


@rule("GH-COMPL-03", "GH-BOARD-02")
def test_every_scenario_class_envelope_and_achievement_can_be_come_to() -> None:
    world = explored()
    assert sorted(set(PLAYABLE.values()) - world.open) == []
    assert sorted(set(PLAYABLE.values()) - world.played) == []
    assert sorted(set(CLASSES) - world.classes) == []
    assert set(LOCKED) <= world.classes
    assert sorted(set(ENVELOPES) - world.envelopes) == []
    assert sorted({*GLOBAL, *PARTY} - world.achieved) == []


@rule("GH-EVENT-07", "GH-EVENT-08")
def test_every_event_can_come_into_its_deck() -> None:
    assert sorted(set(EVENTS) - explored().events) == []


def test_every_class_has_a_scenario_of_its_own_and_every_item_somewhere_to_come_from() -> None:
    assert set(SOLO) == set(CLASSES)
    world = explored()
    effects = [effect for card in EVENTS.values() for effect in effects_in(card)]
    given = {effect.number for effect in effects if isinstance(effect, n.Item | n.Design)}
    sold = {item.number for item in ITEMS.values() if item.prosperity or item.random}
    solo = {number for each in SCENARIOS.values() if each.alone for number in each.reward.items}
    assert sorted({item.number for item in ITEMS.values()} - world.items - given - sold - solo) == []
    assert {number for number in solo if number <= ITEMS_IN_THE_BOX} == set()
