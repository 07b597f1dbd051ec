"""What we have, counted against the box. SS-COMP-01, SS-COMP-02, SS-COMP-06"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_args

from tabletome.engine import Kind
from tabletome.games.sword_and_sorcery.content.box import CARDS, PIECES
from tabletome.games.sword_and_sorcery.content.encounters import ENCOUNTERS
from tabletome.games.sword_and_sorcery.content.enemies import ENEMY_CARDS, ENEMY_POWERS, MASTER_SCROLLS, SCROLLS
from tabletome.games.sword_and_sorcery.content.events import EVENTS
from tabletome.games.sword_and_sorcery.content.heroes import FENRIR, HEROES
from tabletome.games.sword_and_sorcery.content.items import BUILDING, SHOP_CARDS, SOUL_CARDS, STASH_CARDS, TREASURES
from tabletome.games.sword_and_sorcery.content.notation.terms import Source
from tabletome.games.sword_and_sorcery.content.powers import POWERS
from tabletome.games.sword_and_sorcery.content.quests import quest, quest_names
from tabletome.games.sword_and_sorcery.content.tiles import TILES
from tabletome.games.sword_and_sorcery.content.traps import TRAPS

QUESTS_IN_ACT_ONE = 7


def counted(kind: str, box: int, pieces: Iterable[Any]) -> Kind:
    """So many of each source."""
    sources = [piece.source for piece in pieces]
    return Kind(kind, box, *map(sources.count, get_args(Source)))


def contents() -> list[Kind]:
    masters = [SCROLLS[name] for name in ("troll", "orc-king")]
    scrolls = [scroll for name, scroll in SCROLLS.items() if name not in MASTER_SCROLLS]
    emporium = [sides[0] for sides in (*STASH_CARDS.values(), *SHOP_CARDS.values(), BUILDING)]
    return [
        counted("hero cards", CARDS["hero_cards"], HEROES.values()),
        counted("hero power cards", CARDS["hero_power_cards"], POWERS.values()),
        counted("companion cards", CARDS["companion_cards"], [FENRIR[2]]),
        counted("soul weapon cards", CARDS["soul_weapon_cards"], (sides[0] for sides in SOUL_CARDS.values())),
        counted("emporium cards", CARDS["emporium_cards"], emporium),
        counted("treasure cards", CARDS["treasure_cards"], (sides[0] for sides in TREASURES.values())),
        counted("enemy cards", CARDS["enemy_cards"], ENEMY_CARDS.values()),
        counted("enemy scrolls", CARDS["enemy_scrolls"], scrolls),
        counted("master enemy scrolls", CARDS["master_enemy_scrolls"], masters),
        counted("enemy power cards", CARDS["enemy_power_cards"], ENEMY_POWERS.values()),
        counted("encounter cards", CARDS["encounter_cards"], ENCOUNTERS.values()),
        counted("trap cards", CARDS["trap_cards"], TRAPS.values()),
        counted("event cards", CARDS["event_cards"], EVENTS.values()),
        Kind("map tile sides", 2 * PIECES["double_sided_map_tiles"], original=len(TILES)),
        Kind("dice kinds", 2, mixed=2),
        counted("quests of act I", QUESTS_IN_ACT_ONE, (quest(name) for name in quest_names())),
    ]
