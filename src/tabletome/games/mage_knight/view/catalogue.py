"""Everything worth reading in the box, for the card browser."""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.mage_knight.content.box import ENEMY_COLOURS
from tabletome.games.mage_knight.content.deeds import cards_of
from tabletome.games.mage_knight.content.enemies import ENEMIES, TOKENS, Enemy
from tabletome.games.mage_knight.content.skills import SKILLS
from tabletome.games.mage_knight.content.tactics import TACTICS
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.view import icons
from tabletome.games.mage_knight.view.cards import deed_card, skill_card, tactic_card, unit_card
from tabletome.games.mage_knight.view.wording import enemy_name
from tabletome.scene import Badge, Card, CardPart, Zone, t


def catalogue() -> list[Zone]:
    return [
        *_deeds(),
        Zone(id="units", kind="row", name=t("shelf-units"), cards=[unit_card(name) for name in UNITS]),
        *_enemies(),
        Zone(id="tactics", kind="row", name=t("zone-tactics"), cards=[tactic_card(name) for name in TACTICS]),
        Zone(id="skills", kind="row", name=t("shelf-skills"), cards=[skill_card(name) for name in SKILLS]),
    ]


def _deeds() -> Iterator[Zone]:
    for kind in ("basic", "advanced", "spell", "artifact"):
        cards = [deed_card(name, f"shelf:{name}") for name in cards_of(kind)]
        yield Zone(id=kind, kind="row", name=t(f"shelf-{kind}"), cards=cards)


def _enemies() -> Iterator[Zone]:
    """A shelf for each colour of token."""
    for colour in ENEMY_COLOURS:
        tokens = dict.fromkeys(TOKENS[colour])
        name = t("shelf-enemies", colour=t(f"hidden-{colour}"))
        yield Zone(id=f"enemies-{colour}", kind="row", name=name, cards=[_enemy(ENEMIES[each]) for each in tokens])


def _enemy(enemy: Enemy) -> Card:
    lines = [t(f"points-attack-{element}", points=value) for value, element in enemy.attacks]
    lines += [t("ability-summon", token=t(f"hidden-{colour}")) for colour in enemy.summons]
    lines += [t(f"ability-{each}") for each in enemy.abilities]
    lines += [t(f"resists-{each}") for each in enemy.resists]
    return Card(
        id=f"enemy:{enemy.name}",
        name=enemy_name(enemy.name),
        icon=icons.ENEMIES[enemy.colour],
        parts=[CardPart(id=f"enemy:{enemy.name}:text", text=lines)],
        badges=[Badge(icon=icons.ARMOR, value=enemy.armor), Badge(icon=icons.FAME, value=enemy.fame)],
        source=enemy.source,
    )
