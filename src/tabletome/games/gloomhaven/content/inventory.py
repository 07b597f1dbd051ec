"""What we have, counted against the box. GH-COMP-01"""

from __future__ import annotations

from tabletome.engine import Kind
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.layout import layout_numbers
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.notation import CONDITIONS, ELEMENTS
from tabletome.games.gloomhaven.content.scenarios import IN_THE_BOX, PLAYABLE
from tabletome.games.gloomhaven.content.tiles import SIDES
from tabletome.games.gloomhaven.modifiers import BLESSINGS, CURSES, STANDARD


def contents() -> list[Kind]:
    cards = sum(len(each.cards) for each in CLASSES.values())
    sides = {side[:3] for side in SIDES}
    return [
        Kind("classes", 17, public=len(CLASSES)),
        Kind("character ability cards", 504, public=cards),
        Kind("monster statistic cards", 34, public=len(MONSTERS)),
        Kind("boss statistic cards", 13),
        Kind("monster ability cards", 232, public=sum(len(deck) for deck in DECKS.values())),
        Kind("monster standees", 240, public=sum(each.standees for each in MONSTERS.values())),
        Kind("map tile sides", 60, public=len(sides)),
        Kind("scenario layouts", IN_THE_BOX, public=len(layout_numbers())),
        Kind("playable scenarios", IN_THE_BOX, public=len(PLAYABLE)),
        Kind("standard attack modifier cards", 100, book=5 * len(STANDARD)),
        Kind("curse and bless cards", 30, public=2 * CURSES + BLESSINGS),
        Kind("class attack modifier cards", 312),
        Kind("item designs", 133),
        Kind("battle goals", 24),
        Kind("conditions", 10, book=len(CONDITIONS) + 2),
        Kind("elements", 6, book=len(ELEMENTS)),
    ]
