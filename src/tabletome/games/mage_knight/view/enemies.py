"""Everything about an enemy on one sheet, and the glossary of what enemies and mana can do."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from tabletome.games.mage_knight.content.box import (
    BROWN_ENEMY,
    COLOURS,
    GREEN_ENEMY,
    GREY_ENEMY,
    RED_ENEMY,
    VIOLET_ENEMY,
    WHITE_ENEMY,
)
from tabletome.games.mage_knight.content.enemies import ENEMIES
from tabletome.games.mage_knight.content.tiles import CITY, DEN, DRACONUM, DUNGEON, KEEP, ORCS, TOMB, TOWER
from tabletome.games.mage_knight.state import State
from tabletome.games.mage_knight.view import icons
from tabletome.games.mage_knight.view.cards import hue
from tabletome.games.mage_knight.view.wording import colour_name, enemy_name
from tabletome.scene import Hue, Note, Sheet, Sign, Stat, Term, listed, t

TOKEN_HUES: dict[str, Hue] = {
    "green": "green",
    "grey": "teal",
    "brown": "brown",
    "violet": "purple",
    "white": "white",
    "red": "red",
}
"""The colour of the back of each kind of token."""
RESISTANCES = ("physical", "fire", "ice")


def sheets(g: State, seat: int | None) -> list[Sheet]:
    """The sheets of all enemies that this seat knows of."""
    on_map = {token.name for tokens in g.enemies.values() for token in tokens if token.is_known(seat)}
    fighting = {foe.name for foe in g.combat.foes if foe.name in ENEMIES} if g.combat is not None else set()
    return [enemy_sheet(name) for name in sorted(on_map | fighting)]


@functools.cache
def enemy_sheet(name: str) -> Sheet:
    """What the token of an enemy shows, every ability in words. MK-ABIL"""
    enemy = ENEMIES[name]
    return Sheet(
        id=f"enemy:{name}",
        name=enemy_name(name),
        icon=icons.ENEMIES[enemy.colour],
        hue=TOKEN_HUES[enemy.colour],
        text=t(f"hidden-{enemy.colour}"),
        stats=[
            *(
                Stat(
                    id=f"enemy:{name}:attack{place}",
                    name=t(f"stat-attack-{element}"),
                    icon=icons.ATTACK,
                    value=value,
                )
                for place, (value, element) in enumerate(enemy.attacks)
            ),
            Stat(id=f"enemy:{name}:armor", name=t("stat-armor"), icon=icons.ARMOR, value=enemy.armor),
            Stat(id=f"enemy:{name}:fame", name=t("stat-fame"), icon=icons.FAME, value=enemy.fame),
        ],
        notes=list(traits(name)),
    )


def traits(name: str) -> Iterator[Note]:
    """Abilities and resistances, with what they mean."""
    enemy = ENEMIES[name]
    for ability in enemy.abilities:
        yield Note(text=t("trait-told", name=t(f"ability-{ability}"), text=t(f"term-{ability}-text")), icon=icons.SKILL)
    for element in enemy.resists:
        yield Note(text=t("trait-told", name=t(f"resists-{element}"), text=t("term-resistance-text")), icon=icons.ARMOR)
    for colour in enemy.summons:
        yield Note(text=t("ability-summon", token=t(f"hidden-{colour}")), icon=icons.SUMMON, tone="magic")


WHERE = {
    GREEN_ENEMY: (ORCS,),
    GREY_ENEMY: (KEEP,),
    BROWN_ENEMY: (DUNGEON, DEN),
    VIOLET_ENEMY: (TOWER,),
    WHITE_ENEMY: (CITY,),
    RED_ENEMY: (DRACONUM, TOMB),
}
"""Where the enemies of each colour are met first of all. MK-SITE-20, 21, MK-CITY-05"""


@functools.cache
def key() -> list[Sign]:
    """Where the colours of enemy tokens are at home."""
    return [
        Sign(name=listed(t(f"site-{site}") for site in sites), icon=icons.ENEMIES[colour], hue=TOKEN_HUES[colour])
        for colour, sites in WHERE.items()
    ]


# The glossary

ABILITY_RULES = {
    "elusive": "MK-ABIL-04",
    "unfortified": "MK-ABIL-05",
    "arcane-immunity": "MK-ABIL-06",
    "fortified": "MK-ABIL-07",
    "defend": "MK-ABIL-08",
    "swift": "MK-ABIL-09",
    "brutal": "MK-ABIL-10",
    "poison": "MK-ABIL-11",
    "paralyze": "MK-ABIL-12",
    "assassination": "MK-ABIL-13",
    "cumbersome": "MK-ABIL-14",
    "vampiric": "MK-ABIL-19",
}
WORDS = (
    ("level", icons.LEVEL, "MK-LEVEL-01"),
    ("armor", icons.ARMOR, "MK-DMG-03"),
    ("fame", icons.FAME, "MK-LEVEL-01"),
    ("wound", icons.WOUND, "MK-WOUND-01"),
    ("dummy", icons.DUMMY, "MK-DUMMY-01"),
    ("command", icons.COMMAND, "MK-UNIT-06"),
    ("source", "", "MK-MANA-01"),
    ("rampaging", "", "MK-MOVE-11"),
    ("move", icons.MOVE, "MK-MOVE-01"),
    ("influence", icons.INFLUENCE, "MK-INTER-01"),
    ("heal", icons.HEAL, "MK-WOUND-01"),
    ("attack", icons.ATTACK, "MK-ATT-01"),
    ("ranged", icons.RANGED, "MK-RANGE-01"),
    ("siege", icons.SIEGE, "MK-RANGE-01"),
    ("block", icons.BLOCK, "MK-BLOCK-01"),
    ("reputation", icons.REPUTATION, "MK-INTER-03"),
    ("draw", icons.CARD, "MK-END-01"),
)
"""Words of the table that a newcomer meets, with icon and rule."""
ELEMENTS: dict[str, Hue] = {"fire": "red", "ice": "blue", "cold-fire": "purple"}
"""Each element of an Attack or Block, and the colour it is told by."""
RESISTANCE_RULES = {"physical": "MK-ABIL-15", "fire": "MK-ABIL-16", "ice": "MK-ABIL-17"}


def terms() -> list[Term]:
    """Words of the table, kinds of attack and block, colours of mana, what enemies can do and what they resist."""
    return [*_table_terms(), *_element_terms(), *_mana_terms(), *_enemy_terms()]


def _table_terms() -> list[Term]:
    return [
        Term(id=name, name=t(f"term-{name}"), text=t(f"term-{name}-text"), icon=icon, rule=rule)
        for name, icon, rule in WORDS
    ]


def _element_terms() -> list[Term]:
    return [
        Term(
            id=f"{element}-{deed}",
            name=t(f"term-{element}-{deed}"),
            text=t(
                "term-cold-fire-block-text"
                if (element, deed) == ("cold-fire", "block")
                else f"term-element-{deed}-text"
            ),
            icon=icon,
            hue=hue_of,
            rule=rule,
        )
        for deed, icon, rule in (
            ("attack", icons.ATTACK, "MK-ATT-01"),
            ("ranged", icons.RANGED, "MK-RANGE-01"),
            ("siege", icons.SIEGE, "MK-RANGE-01"),
            ("block", icons.BLOCK, "MK-BLOCK-01"),
        )
        for element, hue_of in ELEMENTS.items()
    ]


def _mana_terms() -> list[Term]:
    return [
        Term(
            id=f"mana-{colour}",
            name=t("mana-named", colour=colour_name(colour)),
            text=t(f"term-mana-{colour if colour in ('gold', 'black') else 'basic'}-text"),
            icon=icons.MANA,
            hue=hue(colour),
            rule="MK-MANA-01",
        )
        for colour in COLOURS
    ]


def _enemy_terms() -> list[Term]:
    """What enemies can do, and what they resist."""
    abilities = sorted({ability for enemy in ENEMIES.values() for ability in enemy.abilities})
    return [
        *(
            Term(
                id=ability,
                name=t(f"ability-{ability}"),
                text=t(f"term-{ability}-text"),
                icon=icons.SKILL,
                rule=ABILITY_RULES[ability],
            )
            for ability in abilities
        ),
        *(
            Term(
                id=f"resists-{element}",
                name=t(f"resists-{element}"),
                text=t("term-resistance-text"),
                icon=icons.ARMOR,
                rule=RESISTANCE_RULES[element],
            )
            for element in RESISTANCES
        ),
    ]
