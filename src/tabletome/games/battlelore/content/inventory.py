"""What we have, counted against the box. BL-COMP-01..10"""

from __future__ import annotations

from collections import Counter

from tabletome.engine import Kind
from tabletome.games.battlelore.content.adventures import adventures
from tabletome.games.battlelore.content.board import SIZE
from tabletome.games.battlelore.content.command_cards import COMMAND_CARDS
from tabletome.games.battlelore.content.lore_cards import LORE_CARDS
from tabletome.games.battlelore.content.notation import CLASSES, LORE_TOKENS, MEMBER_NAMES, MEMBERS
from tabletome.games.battlelore.content.terrain import LANDMARKS, TERRAIN
from tabletome.games.battlelore.content.troops import CREATURES, TROOPS, WEAPONS

DICE_PER_SIDE = 6
HEXES = 113
BOX_ADVENTURES = 10
"""The adventures of the box have the numbers from 1 to this; what we have more is counted apart. BL-SCEN-01"""


def contents() -> list[Kind]:
    """Every kind of component, by source."""
    commands: Counter[str] = Counter()
    for card in COMMAND_CARDS.values():
        commands[card.source] += card.copies
    lore = {
        member: Counter(str(card.source) for card in LORE_CARDS.values() if card.member == member) for member in CLASSES
    }
    printed = [each for each in adventures().values() if each.number <= BOX_ADVENTURES]
    further = [each for each in adventures().values() if each.number > BOX_ADVENTURES]
    return [
        Kind("board hexes", HEXES, public=SIZE),
        Kind("command cards", 60, **commands),
        *(Kind(f"lore cards: {MEMBER_NAMES[member]}", 15, **lore[member]) for member in CLASSES),
        Kind("adventures", BOX_ADVENTURES, **Counter(str(each.source) for each in printed)),
        Kind("further adventures", len(further), **Counter(str(each.source) for each in further)),
        Kind("terrain types", 6, book=len(TERRAIN)),
        Kind("landmark types", 8, book=len(LANDMARKS)),
        Kind("weapons", 4, book=len(WEAPONS)),
        Kind("troop kinds", 8, book=len({each.kind for each in TROOPS.values() if each.race != "creatures"})),
        Kind("creatures", 3, **Counter(str(TROOPS[name].source) for name in CREATURES)),
        Kind("battle dice", 12, book=2 * DICE_PER_SIDE),
        Kind("council members", 5, book=len(MEMBERS)),
        Kind("lore tokens", 36, public=LORE_TOKENS),
    ]
