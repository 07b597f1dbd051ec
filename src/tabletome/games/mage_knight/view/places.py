"""Everything about a site on one sheet: what it is, who holds it, what can be had there and for how much."""

from __future__ import annotations

import functools
from collections.abc import Hashable, Iterator
from typing import Literal, NamedTuple

from tabletome.games.mage_knight.board import Space
from tabletome.games.mage_knight.content.enemies import ENEMIES, tokens_of
from tabletome.games.mage_knight.content.tiles import CAMP, CITY, INHABITED, MONASTERY, RAMPAGING, TOWER
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.rules.combat.block import strike_of
from tabletome.games.mage_knight.rules.interaction import interact
from tabletome.games.mage_knight.rules.interaction.recruit import can_recruit, unit_price
from tabletome.games.mage_knight.rules.map import cities
from tabletome.games.mage_knight.rules.map.sites import site_of
from tabletome.games.mage_knight.state import Foe, Player, State
from tabletome.games.mage_knight.view import icons
from tabletome.games.mage_knight.view.cards import hue
from tabletome.games.mage_knight.view.wording import seat_name, space_name, token_name, unit_name
from tabletome.scene import Badge, Note, Row, Sheet, Stat, Text, t
from tabletome.scene.memory import remembered

RULES = {
    "village": "MK-SITE-02",
    "monastery": "MK-SITE-03",
    "keep": "MK-SITE-04",
    "tower": "MK-SITE-05",
    "city": "MK-SITE-06",
    "ruins": "MK-SITE-07",
    "dungeon": "MK-SITE-08",
    "tomb": "MK-SITE-09",
    "den": "MK-SITE-10",
    "grounds": "MK-SITE-11",
    "glade": "MK-SITE-12",
    "mine": "MK-SITE-13",
    "portal": "MK-SITE-14",
    "orcs": "MK-SITE-15",
    "draconum": "MK-SITE-15",
}
"""The rule that describes each kind of site; those of the expansion tiles have none in the book."""


def sheets(g: State, seat: int | None) -> Iterator[Sheet]:
    """A sheet for every site on the map; that of the site where the viewer stands lies open."""
    looking = g.players[seat if seat is not None else max(0, g.active)]
    for space in g.board.spaces.values():
        kind = kind_of(g, space)
        if kind:
            seen = sheet if looking.space == space.name else distant_sheet
            yield seen(g, looking, space, kind, seat)


def kind_of(g: State, space: Space) -> str:
    """What the place is to a hero: a site, a secret one, or the lair of rampaging enemies."""
    return site_of(g, space.name) or (space.rampaging if g.enemies.get(space.name) else "")


def sheet_id(space: str) -> str:
    return f"place:{space}"


def sheet(g: State, p: Player, space: Space, kind: str, seat: int | None) -> Sheet:
    stands_here = p.space == space.name and p.seat == seat
    return Sheet(
        id=sheet_id(space.name),
        name=t(f"site-{kind}"),
        icon=icons.SITES.get(kind, ""),
        hue=hue(space.city) if space.city else None,
        text=space_name(space.name),
        badges=[Badge(icon=icons.SHIELD, text=seat_name(g, owner)) for owner in g.shields.get(space.name, ())],
        stats=list(strength_of_city(g, space, seat)) if kind == CITY else [],
        rows=[*garrison(g, space, seat), *offers(g, p, space, kind)],
        notes=list(notes(space, kind)),
        always=stands_here and g.combat is None and p.seat == g.active,
    )


def lying_there(g: State, space: Space) -> tuple[Hashable, ...]:
    """All that a sheet tells of a place where the viewer does not stand, besides the place itself."""
    owners = tuple((owner, g.players[owner].hero) for owner in g.shields.get(space.name, ()))
    return g.enemies.get(space.heart or space.name), owners, g.units_offer


@remembered(lambda g, p, space, kind, seat: (space, kind, seat, *lying_there(g, space)))  # noqa: ARG005
def distant_sheet(g: State, p: Player, space: Space, kind: str, seat: int | None) -> Sheet:
    """That of a place where nobody deals now."""
    return sheet(g, p, space, kind, seat)


def garrison(g: State, space: Space, seat: int | None) -> Iterator[Row]:
    """Whoever holds the place, as far as this seat knows. MK-SITE-18, 19, MK-CITY-05"""
    at = space.heart or space.name
    bonus = cities.colours(g, at) if space.heart else ()
    for number, token in enumerate(g.enemies.get(at, ())):
        things = [f"token:{at}:{number}"]
        if token.is_known(seat):
            yield Row(name=token_name(token, seat), values=list(shown(strength(token.name, bonus))), things=things)
        else:
            colour = ENEMIES[token.name].colour
            text = expected(colour, bonus, expansion="expansion" in g.variants)
            yield Row(name=token_name(token, seat), text=text, things=things)


class Strength(NamedTuple):
    """What an enemy attacks with, what defeats it and what that is worth."""

    attack: int
    armor: int
    fame: int


@functools.cache
def strength(name: str, city: tuple[str, ...]) -> Strength:
    """All its attacks in one sum, and its Armor, with what its City adds. MK-CITY-02"""
    enemy, foe = ENEMIES[name], Foe(name, city=city)
    attack = sum(strike_of(foe, 0, value, element).value for value, element in enemy.attacks)
    return Strength(attack, enemy.armor + ("white" in city), enemy.fame)


def shown(found: Strength) -> Iterator[Badge]:
    if found.attack:
        yield Badge(icon=icons.ATTACK, value=found.attack)
    yield Badge(icon=icons.ARMOR, value=found.armor)
    yield Badge(icon=icons.FAME, value=found.fame)


@functools.cache
def expected(colour: str, city: tuple[str, ...], *, expansion: bool) -> Text:
    """Between what and what the tokens with such a back lie. MK-SETUP-24"""
    found = [strength(name, city) for name in set(tokens_of(colour, expansion=expansion))]
    attacks, armor = [each.attack for each in found if each.attack], [each.armor for each in found]
    return t(
        "garrison-expected",
        least_attack=min(attacks),
        most_attack=max(attacks),
        least_armor=min(armor),
        most_armor=max(armor),
    )


def strength_of_city(g: State, space: Space, seat: int | None) -> Iterator[Stat]:
    """How many defend a City, and how strong those are together whom this seat knows. MK-CITY-01, 05"""
    at = space.heart
    tokens = g.enemies.get(at, ())
    if not tokens:
        return
    known = [strength(token.name, cities.colours(g, at)) for token in tokens if token.is_known(seat)]
    told = t("garrison-known", known=len(known)) if len(known) < len(tokens) else None
    yield Stat(id=f"garrison:{at}", name=t("stat-garrison"), icon=icons.ENEMIES["grey"], value=len(tokens), text=told)
    for what, icon, value in (
        ("attack", icons.ATTACK, sum(each.attack for each in known)),
        ("armor", icons.ARMOR, sum(each.armor for each in known)),
        ("fame", icons.FAME, sum(each.fame for each in known)),
    ):
        if known:
            yield Stat(id=f"garrison-{what}:{at}", name=t(f"stat-garrison-{what}"), icon=icon, value=value)


def offers(g: State, p: Player, space: Space, kind: str) -> Iterator[Row]:
    """What can be had there for Influence, and at which price; what nobody sells now stands back. MK-INTER-08..17"""
    if kind not in (*INHABITED, CAMP):
        return
    is_here = p.space == space.name
    state: Literal["lit", "dim"] = "lit" if is_here and interact.can_interact(g, p) else "dim"
    for name in dict.fromkeys(g.units_offer):
        sites = UNITS[name].sites
        if can_recruit(g, p, kind, sites) if is_here else kind in sites:
            price = unit_price(g, p, name) if is_here else UNITS[name].cost
            yield Row(name=unit_name(name), values=[influence(price)], state=state, things=[f"offer:{name}"])
    for what, price in goods(space, kind):
        yield Row(name=t(f"goods-{what}"), values=[influence(price)], state=state)


def influence(price: int) -> Badge:
    return Badge(icon=icons.INFLUENCE, value=price)


def goods(space: Space, kind: str) -> Iterator[tuple[str, int]]:
    """What is sold besides Units. MK-INTER-11..17"""
    if kind in interact.HEALING_COST:
        yield "healing", interact.HEALING_COST[kind]
    if kind == MONASTERY:
        yield "learning", interact.LEARNING_COST
    if kind == TOWER or (kind == CITY and space.city == "blue"):
        yield "spell", interact.SPELL_COST
    if kind == CITY:
        yield from CITY_GOODS.get(space.city, ())


CITY_GOODS: dict[str, tuple[tuple[str, int], ...]] = {
    "red": (("artifact", interact.ARTIFACT_COST),),
    "white": (("elite", interact.ELITE_COST),),
    "green": (("advanced", interact.LEARNING_COST),),
}
"""MK-INTER-14, 16, 17"""


@functools.cache
def _told(kind: str) -> Note:
    return Note(text=t(f"site-told-{kind}"), rule=RULES.get(kind, ""))


def notes(space: Space, kind: str) -> Iterator[Note]:
    """What the description card of the site says, and what a City does for its defenders. MK-CITY-02"""
    yield _told(kind)
    if kind in RAMPAGING:
        return
    if space.city:
        yield Note(text=t(f"city-defends-{space.city}"), rule="MK-CITY-02", icon=icons.ARMOR, tone="bad")
