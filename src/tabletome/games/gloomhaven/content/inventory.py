"""What we have, counted against the box. GH-COMP-01"""

from __future__ import annotations

from tabletome.engine import Kind
from tabletome.games.gloomhaven.content.battle_goals import BATTLE_GOALS
from tabletome.games.gloomhaven.content.bosses import BOSSES
from tabletome.games.gloomhaven.content.city_events import EVENTS as CITY_EVENTS
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.dungeon_dwellers import DWELLERS
from tabletome.games.gloomhaven.content.dungeon_rooms import ROOM_CARDS
from tabletome.games.gloomhaven.content.envelopes import ENVELOPES
from tabletome.games.gloomhaven.content.items import IN_THE_BOX as ITEMS_IN_THE_BOX
from tabletome.games.gloomhaven.content.items import ITEMS
from tabletome.games.gloomhaven.content.layout import layout_numbers
from tabletome.games.gloomhaven.content.modifier_cards import BLESSINGS, CURSES, STANDARD
from tabletome.games.gloomhaven.content.monster_cards import PRINTED_DECKS
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.notation.conditions import CONDITIONS, ELEMENTS
from tabletome.games.gloomhaven.content.perks import PERKS
from tabletome.games.gloomhaven.content.personal_quests import PERSONAL_QUESTS
from tabletome.games.gloomhaven.content.road_events import EVENTS as ROAD_EVENTS
from tabletome.games.gloomhaven.content.scenarios import IN_THE_BOX, NO_MAP, PLAYABLE
from tabletome.games.gloomhaven.content.solo_scenarios import SOLO_SCENARIOS
from tabletome.games.gloomhaven.content.tiles import SIDES
from tabletome.games.gloomhaven.content.traps import TRAPS
from tabletome.games.gloomhaven.content.treasures import TREASURES


def class_modifiers() -> int:
    """The cards that all perks of our classes add together."""
    return sum(len(perk.add) * perk.boxes for perks in PERKS.values() for perk in perks)


def standees() -> int:
    monsters = sum(monster.standees for monster in MONSTERS.values())
    return monsters + sum(boss.standees for boss in BOSSES.values())


def contents() -> list[Kind]:
    cards = sum(len(each.cards) + len(each.supply) for each in CLASSES.values())
    sides = {side[:3] for side in SIDES}
    return [
        Kind("classes", 17, public=len(CLASSES)),
        Kind("character ability cards", 504, public=cards),
        Kind("monster statistic cards", 34, public=len(MONSTERS)),
        Kind("boss statistic cards", 13, public=len(BOSSES)),
        Kind("numbered treasures", 75, public=len(TREASURES)),
        Kind("scenarios whose traps are known", len(TRAPS), public=len(TRAPS)),
        Kind("monster ability cards", 232, public=sum(len(deck) for deck in PRINTED_DECKS.values())),
        Kind("monster standees", 240, public=standees()),
        Kind("map tile sides", 60, public=len(sides)),
        Kind(
            "scenario layouts",
            IN_THE_BOX - len(NO_MAP),
            public=sum(number <= IN_THE_BOX for number in layout_numbers()),
        ),
        Kind("playable scenarios", IN_THE_BOX, public=len(PLAYABLE)),
        Kind("solo scenarios", len(CLASSES), public=len(SOLO_SCENARIOS)),
        Kind("solo scenario stories", len(CLASSES), original=len(SOLO_SCENARIOS)),
        Kind("random dungeon cards", 40, public=len(ROOM_CARDS) + len(DWELLERS)),
        Kind("standard attack modifier cards", 100, book=5 * len(STANDARD)),
        Kind("curse and bless cards", 30, public=2 * CURSES + BLESSINGS),
        Kind("class attack modifier cards", 312, public=class_modifiers()),
        Kind("item designs", 133, public=sum(each.number <= ITEMS_IN_THE_BOX for each in ITEMS.values())),
        Kind("solo item designs", len(CLASSES), public=sum(each.number > ITEMS_IN_THE_BOX for each in ITEMS.values())),
        Kind("item cards", 253, public=sum(each.copies for each in ITEMS.values() if each.number <= ITEMS_IN_THE_BOX)),
        Kind("battle goals", 24, public=len(BATTLE_GOALS)),
        Kind("personal quests", 24, public=len(PERSONAL_QUESTS)),
        Kind("city events", 81, public=len(CITY_EVENTS)),
        Kind("road events", 69, public=len(ROAD_EVENTS)),
        Kind("scenario stories", IN_THE_BOX, original=len(PLAYABLE)),
        Kind("event stories", 150, original=len(CITY_EVENTS) + len(ROAD_EVENTS)),
        Kind("personal quest stories", 24, original=len(PERSONAL_QUESTS)),
        Kind(
            "sealed envelopes",
            len(ENVELOPES),
            public=sum(each.source == "public" for each in ENVELOPES.values()),
            original=sum(each.source == "original" for each in ENVELOPES.values()),
        ),
        Kind("conditions", 10, book=len(CONDITIONS) + 2),
        Kind("elements", 6, book=len(ELEMENTS)),
    ]
