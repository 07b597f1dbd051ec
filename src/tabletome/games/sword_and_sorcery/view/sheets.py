"""A hero, the companion or an enemy on one sheet: figures, conditions, what it does at which distance and why."""

from __future__ import annotations

import functools
from collections.abc import Hashable, Iterable, Iterator
from typing import TypeAlias

from tabletome.games.sword_and_sorcery.content.enemies import CARD, SCROLLS
from tabletome.games.sword_and_sorcery.content.heroes import HEROES
from tabletome.games.sword_and_sorcery.content.notation.enemies import Behaviour
from tabletome.games.sword_and_sorcery.rules.combat.defence import armor_value
from tabletome.games.sword_and_sorcery.rules.enemies.activation import choose_behaviour
from tabletome.games.sword_and_sorcery.rules.enemies.movement import acting_distance, standing
from tabletome.games.sword_and_sorcery.rules.heroes.gear import defence_dice
from tabletome.games.sword_and_sorcery.state import ENEMY, NOBODY, State
from tabletome.games.sword_and_sorcery.view import colours, icons
from tabletome.games.sword_and_sorcery.view.figures import figure_icon, looks_of, marks
from tabletome.games.sword_and_sorcery.view.wording import (
    behaviour_does,
    behaviour_range,
    blow_text,
    figure_name,
    power_name,
)
from tabletome.scene import Badge, Note, Row, Sheet, Stat, Text, listed, t
from tabletome.scene.memory import remembered

FARTHEST = 3
"""The range symbols of a scroll end there. SS-AI-14"""
Hunts: TypeAlias = dict[int, tuple[int, list[int]]]
"""Of each enemy: the behaviour that it would carry out now, by its number, and the heroes who fit it."""


def hunts_of(g: State, enemies: Iterable[int]) -> Hunts:
    """What these enemies would do now. SS-AI-14"""
    return {enemy: choose_behaviour(g, enemy) for enemy in enemies}


def sheets(g: State, hunts: Hunts) -> list[Sheet]:
    """Everybody on the map; the scroll of whoever threatens most is always in sight."""
    threat = threatening(g, hunts)
    return [sheet(g, figure, hunts, always=figure == threat) for figure, it in enumerate(g.figures) if it.at >= 0]


def threatening(g: State, hunts: Hunts) -> int:
    """A figure of the enemy that acts next, if that is known; else of one that would go for the active hero, or any.

    SS-AI-04, SS-AI-14
    """
    for enemy in g.activation.waiting:
        if not g.enemies[enemy].dead and standing(g, enemy):
            return standing(g, enemy)[0]
    hunters = [(enemy, heroes) for enemy, (_, heroes) in hunts.items() if standing(g, enemy)]
    for wanted in ({g.active}, set(range(len(g.figures)))):
        for enemy, heroes in hunters:
            if wanted.intersection(heroes):
                return standing(g, enemy)[0]
    return NOBODY


def defence_of(g: State, figure: int) -> tuple[int, int]:
    """The armor of a figure, and the dice of its defence."""
    return armor_value(g, figure), defence_dice(g, figure)


def hunt_of(g: State, figure: int, hunts: Hunts) -> tuple[Hashable, ...]:
    """What an enemy would do now, and how far away those are who fit it."""
    it = g.figures[figure]
    if it.side != ENEMY:
        return ()
    behaviour, heroes = hunts[it.owner]
    return behaviour, *heroes, *(acting_distance(g, it.owner, g.figures[hero].at) for hero in heroes)


@remembered(
    lambda g, figure, hunts, *, always=False: (
        always,
        looks_of(g, figure),
        defence_of(g, figure),
        hunt_of(g, figure, hunts),
    )
)
def sheet(g: State, figure: int, hunts: Hunts, *, always: bool = False) -> Sheet:
    enemy = g.figures[figure].side == ENEMY
    return Sheet(
        id=f"sheet:{figure}",
        name=figure_name(g, figure),
        icon=figure_icon(g, figure),
        hue=colours.RANK_HUES[g.scroll_of(g.figures[figure].owner).rank] if enemy else None,
        stats=list(stats(g, figure)),
        badges=list(marks(g, figure)),
        text=prey(g, figure) if enemy else None,
        rows=list(behaviours(g, figure, hunts)) if enemy else [],
        notes=traits(g, figure) if enemy else gifts(g, figure),
        always=always,
    )


def stats(g: State, figure: int) -> Iterator[Stat]:
    """Life, armor, shields and the dice of the defence. SS-ENEMY-17, SS-HERO-03"""
    it, mark = g.figures[figure], f"sheet:{figure}"
    if it.ghost:
        return
    life = max(g.hp_left(figure), 0)
    yield Stat(
        id=f"{mark}:hp",
        name=t("stat-hp"),
        icon=icons.HEALTH,
        value=life,
        most=g.most_hp(figure),
        tone="bad",
        show="bar",
    )
    yield Stat(id=f"{mark}:armor", name=t("stat-armor"), icon=icons.ARMOR, value=armor_value(g, figure))
    if it.side != ENEMY:
        yield Stat(id=f"{mark}:defence", name=t("stat-defence"), icon=icons.SYMBOLS[3], value=defence_dice(g, figure))
        return
    printed = CARD[g.enemies[it.owner].card]
    yield Stat(id=f"{mark}:defence", name=t("stat-defence"), icon=icons.SYMBOLS[3], value=printed.defence)
    yield Stat(id=f"{mark}:souls", name=t("stat-souls"), icon=icons.SOUL, value=printed.soul_points)


def prey(g: State, figure: int) -> Text:
    """Whom it goes for, and who runs it. SS-ICON-08"""
    enemy = g.enemies[g.figures[figure].owner]
    target = t(f"primary-{SCROLLS[CARD[enemy.card].scroll].target}")
    return t("enemy-target", target=target, controller=figure_name(g, enemy.controller))


def behaviours(g: State, figure: int, hunts: Hunts) -> Iterator[Row]:
    """The scroll: each behaviour with its distances, and the one that would be carried out now. SS-AI-14"""
    enemy = g.figures[figure].owner
    now, heroes = hunts[enemy]
    for number, behaviour in enumerate(g.scroll_of(enemy).behaviours):
        lit = number == now and bool(heroes)
        yield Row(
            name=behaviour_range(behaviour),
            values=list(distances(behaviour)),
            text=behaviour_does(behaviour),
            state="lit" if lit else "dim",
            why=why_now(g, enemy, heroes) if lit else None,
            things=[f"f{hero}" for hero in heroes] if lit else [],
        )


def distances(behaviour: Behaviour) -> Iterator[Badge]:
    """The range symbols of a behaviour; the last resort has none. SS-AI-14"""
    if behaviour.at:
        for distance in range(max(FARTHEST, *behaviour.at) + 1):
            yield Badge(value=distance, tone="bad" if distance in behaviour.at else "dim")


def why_now(g: State, enemy: int, heroes: list[int]) -> Text:
    """Who fits it, and how far away."""
    near = (
        t("fits-behaviour", hero=figure_name(g, hero), distance=acting_distance(g, enemy, g.figures[hero].at))
        for hero in heroes
    )
    return listed(near)


def traits(g: State, figure: int) -> list[Note]:
    """Weapons, powers and resistances of an enemy. SS-ENEMY-06"""
    enemy = g.enemies[g.figures[figure].owner]
    return traits_of(enemy.card, tuple(enemy.powers))


@functools.cache
def traits_of(card: str, powers: tuple[str, ...]) -> list[Note]:
    printed = CARD[card]
    scroll = SCROLLS[printed.scroll]
    blows = [blow for blow in (scroll.main, scroll.off) if blow is not None]
    return [
        *(Note(text=blow_text(blow), icon=icons.COMBAT) for blow in blows),
        *(Note(text=told(f"trait-{each.name}", n=each.n), icon=icons.POWER, tone="magic") for each in scroll.traits),
        *(Note(text=told(f"power-{name}"), icon=icons.POWER, tone="bad") for name in powers),
        *(Note(text=t("resist", damage=t(f"damage-{kind}"), by=by), icon=icons.ARMOR) for kind, by in printed.resists),
    ]


def told(name: str, **numbers: int) -> Text:
    """What something is called, and what it does."""
    return t("trait", trait=t(name), text=t(f"{name}-text", **numbers))


def gifts(g: State, figure: int) -> list[Note]:
    """What a hero can do without a card."""
    it = g.figures[figure]
    if it.owner >= len(g.heroes) or figure >= len(g.heroes):
        return []
    return gifts_of(g.heroes[figure].name)


@functools.cache
def gifts_of(hero: str) -> list[Note]:
    innate = (each.name for each in HEROES[hero].innate)
    return [
        Note(text=t("trait", trait=power_name(name), text=t(f"power-{name}-text")), icon=icons.POWER) for name in innate
    ]
