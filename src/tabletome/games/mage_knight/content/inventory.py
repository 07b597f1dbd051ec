"""What we have, counted against the box. MK-SETUP-23, 24"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from tabletome.engine import Kind
from tabletome.games.mage_knight.content.box import ENEMY_COLOURS, LEVELS
from tabletome.games.mage_knight.content.cities import GARRISONS
from tabletome.games.mage_knight.content.deeds import CARDS, cards_of
from tabletome.games.mage_knight.content.deeds import Kind as CardKind
from tabletome.games.mage_knight.content.enemies import ENEMIES, TOKENS
from tabletome.games.mage_knight.content.heroes import HEROES
from tabletome.games.mage_knight.content.ruins import RUINS_TOKENS
from tabletome.games.mage_knight.content.scenarios import SCENARIOS
from tabletome.games.mage_knight.content.skills import COOPERATIVE, SKILLS
from tabletome.games.mage_knight.content.tactics import TACTICS
from tabletome.games.mage_knight.content.tiles import CITIES, CORE, COUNTRY, MORE_CORE, MORE_COUNTRY, TILES
from tabletome.games.mage_knight.content.units import ELITE, REGULAR, UNITS, deck


def contents() -> list[Kind]:
    return [
        Kind("heroes", 7, **_by_source(HEROES.values())),
        Kind("basic action cards", 112, public=sum(len(hero.deck) for hero in HEROES.values())),
        Kind("basic action designs", 26, **_cards("basic")),
        Kind("advanced action cards", 44, **_cards("advanced")),
        Kind("spells", 24, **_cards("spell")),
        Kind("artifacts", 25, **_cards("artifact")),
        Kind("skills", 70, **_by_source(skill for skill in SKILLS.values() if skill.mode != COOPERATIVE)),
        Kind("cooperative skills", 7, **_by_source(skill for skill in SKILLS.values() if skill.mode == COOPERATIVE)),
        Kind("tactics", 12, **_by_source(TACTICS.values())),
        Kind("regular units", 20, **_by_source(UNITS[name] for name in deck(REGULAR))),
        Kind("elite units", 20, **_by_source(UNITS[name] for name in deck(ELITE))),
        *(Kind(f"{colour} enemies", BOX_ENEMIES[colour], **_enemies(colour)) for colour in ENEMY_COLOURS),
        Kind("ruins tokens", 12, **_by_source(RUINS_TOKENS.values())),
        Kind("starting tile sides", 2, **_by_source(tile for tile in TILES.values() if tile.kind == "start")),
        Kind("countryside tiles", 11, **_by_source(TILES[name] for name in COUNTRY)),
        Kind("core tiles", 4, **_by_source(TILES[name] for name in CORE)),
        Kind("city tiles", 4, **_by_source(TILES[name] for name in CITIES)),
        Kind(
            "expansion units",
            16,
            **_by_source(unit for unit in UNITS.values() if unit.expansion for _ in range(unit.copies)),
        ),
        Kind(
            "expansion enemies",
            79,
            **_by_source(each for each in ENEMIES.values() if each.expansion for _ in range(each.copies)),
        ),
        Kind("expansion tiles", 6, **_by_source(TILES[name] for name in (*MORE_COUNTRY, *MORE_CORE))),
        Kind("city garrisons", 44, public=sum(map(len, GARRISONS.values()))),
        Kind("levels", 10, public=len(LEVELS)),
        Kind("scenarios", 11, **_by_source(SCENARIOS.values())),
    ]


BOX_ENEMIES = {"green": 12, "grey": 10, "brown": 10, "violet": 10, "white": 10, "red": 8}


def _enemies(colour: str) -> dict[str, int]:
    return _by_source(ENEMIES[name] for name in TOKENS[colour])


def _cards(kind: CardKind) -> dict[str, int]:
    return _by_source(CARDS[name] for name in cards_of(kind))


def _by_source(pieces: Iterable[Any]) -> dict[str, int]:
    return dict(Counter(str(piece.source) for piece in pieces))
