"""The faces of cards: Deed cards, Units, Skills, Tactics, heroes."""

from __future__ import annotations

import functools
from typing import cast

from tabletome.games.mage_knight.content.box import COLOURS, WOUND
from tabletome.games.mage_knight.content.deeds import CARDS
from tabletome.games.mage_knight.content.heroes import HEROES
from tabletome.games.mage_knight.content.skills import SKILLS, skills_of
from tabletome.games.mage_knight.content.tactics import TACTICS
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.rules.deeds.effects import UNIT_ABILITIES
from tabletome.games.mage_knight.view import icons
from tabletome.games.mage_knight.view.wording import (
    ability,
    basic_effect,
    basic_lines,
    card_name,
    colour_name,
    skill_text,
    strong_effect,
    strong_lines,
    unit_name,
)
from tabletome.scene import Badge, Card, CardPart, Hue, listed, t
from tabletome.scene.memory import MOST


@functools.lru_cache(maxsize=MOST)
def deed_card(name: str, id_: str, count: int = 1) -> Card:
    copies = [Badge(text=t("copies", count=count), tone="gold")] if count > 1 else []
    if name == WOUND:
        help_text = CardPart(id=f"{id_}:help", text=[t("wound-help")])
        return Card(id=id_, name=card_name(name), icon=icons.WOUND, tone="bad", parts=[help_text], badges=copies)
    card = CARDS[name]
    badges = [mana_badge(colour) for colour in card.colours] + copies
    return Card(
        id=id_,
        name=card_name(name),
        icon=icons.CARDS[card.kind],
        parts=[
            CardPart(id=f"{id_}:basic", text=basic_lines(name)),
            CardPart(id=f"{id_}:strong", text=strong_lines(name), tone="magic"),
        ],
        halves=True,
        badges=badges,
        hue=hue(COLOURS[card.colours[0]]) if len(card.colours) == 1 else None,
        source=card.source,
    )


@functools.cache
def unit_card(name: str) -> Card:
    card = UNITS[name]
    return Card(
        id=f"offer:{name}",
        name=unit_name(name),
        icon=icons.UNIT,
        label=str(card.cost),
        parts=[
            CardPart(id=f"offer:{name}:{place}", text=[ability(name, place)])
            for place in range(len(UNIT_ABILITIES[name]))
        ],
        badges=[
            Badge(icon=icons.LEVEL, value=card.level),
            Badge(icon=icons.ARMOR, value=card.armor),
            *(Badge(icon=icons.SITES[site], text=t(f"site-{site}")) for site in card.sites),
            *(Badge(text=t(f"resists-{each}")) for each in card.resists),
        ],
        source=card.source,
    )


@functools.cache
def skill_card(name: str) -> Card:
    """A Skill as its hero's description has it. MK-AREA-11"""
    skill = SKILLS[name]
    return Card(
        id=f"skill:{name}",
        name=t(f"skill-{name}"),
        icon=icons.SKILL,
        parts=[CardPart(id=f"skill:{name}:text", text=skill_text(name))],
        badges=[Badge(icon=icons.HEROES[skill.hero], text=t(f"hero-{skill.hero}"))],
        source=skill.source,
    )


@functools.cache
def tactic_card(name: str) -> Card:
    tactic = TACTICS[name]
    help_text = CardPart(id=f"tactic:{name}:help", text=[t(f"tactic-{name}-help")])
    return Card(
        id=f"tactic:{name}", name=t(f"tactic-{name}"), label=str(tactic.number), parts=[help_text], source=tactic.source
    )


@functools.cache
def hero_card(name: str, *, rivals: bool) -> Card:
    """What makes a hero different: own cards and Skills. MK-AREA-04, 11"""
    hero = HEROES[name]
    own = [
        CardPart(id=f"hero-card:{name}:{card}", name=card_name(card), text=[basic_effect(card), strong_effect(card)])
        for _, card in hero.own
    ]
    arts = listed(t(f"skill-{skill}") for skill in skills_of(name, shared=rivals))
    skills = CardPart(id=f"hero-card:{name}:skills", name=t("hero-skills"), text=[arts])
    return Card(
        id=f"hero-card:{name}",
        name=t(f"hero-{name}"),
        icon=icons.HEROES[name],
        parts=[*own, skills],
        source=hero.source,
    )


def mana_badge(colour: int, count: int | None = None) -> Badge:
    name = COLOURS[colour]
    return Badge(icon=icons.MANA, value=count, text=colour_name(name), hue=hue(name))


def hue(colour: str) -> Hue:
    """The colours of mana, Cities and mines are those of a scene."""
    return cast("Hue", colour)
