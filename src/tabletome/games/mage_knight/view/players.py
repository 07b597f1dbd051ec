"""What lies before each player, and where they stand on the tracks."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Hashable, Iterator
from typing import Literal

import msgspec

from tabletome.games.mage_knight.content.box import (
    BASIC,
    COLOURS,
    LEAST_REPUTATION,
    LEVELS,
    MOST_CRYSTALS,
    MOST_REPUTATION,
    REPUTATION_BONUS,
    level_of,
)
from tabletome.games.mage_knight.content.enemies import ENEMIES
from tabletome.games.mage_knight.rules.end_of_turn import hand_limit
from tabletome.games.mage_knight.state import Player, State, Unit
from tabletome.games.mage_knight.view import heroes, icons
from tabletome.games.mage_knight.view.cards import deed_card, hue, mana_badge, skill_card, unit_card
from tabletome.games.mage_knight.view.wording import card_name, crystal_name, enemy_name, seat_name
from tabletome.scene import Badge, Board, Card, Cell, Mat, Piece, Stat, Text, Tone, Zone, t
from tabletome.scene.memory import SOME, frozen, remembered


def mat(g: State, p: Player, seat: int | None) -> Mat:
    return open_mat(g, p, hand_limit(g, p) if g.tiles else p.row.hand, p.seat == seat)


@remembered(lambda g, p, limit, own: (frozen(p), p.seat == g.active, limit, own), most=SOME)
def open_mat(g: State, p: Player, limit: int, own: bool) -> Mat:
    """With the hand where it is the viewer's own."""
    return Mat(
        seat=p.seat,
        name=seat_name(g, p.seat),
        icon=icons.HEROES.get(p.hero, ""),
        active=p.seat == g.active,
        stats=stats(p, limit) if p.hero else [],
        badges=list(belongings(p)),
        zones=list(own_zones(p, own)),
        sheet=heroes.sheet_id(p.seat) if p.hero else "",
        score=p.fame,
    )


def numbers_of(p: Player) -> tuple[Hashable, ...]:
    return p.seat, p.fame, p.level, p.reputation, p.turn.move, p.turn.influence, p.turn.heal, p.crystals


@remembered(lambda p, limit: (*numbers_of(p), limit))
def stats(p: Player, limit: int) -> list[Stat]:
    """The hero's numbers, what is left of this turn's points, crystals."""
    return [*abilities(p, limit), *points_left(p), *crystals(p)]


def abilities(p: Player, limit: int) -> Iterator[Stat]:
    for what, icon, value in (
        ("fame", icons.FAME, p.fame),
        ("level", icons.LEVEL, p.level),
        ("reputation", icons.REPUTATION, p.reputation),
        ("armor", icons.ARMOR, p.row.armor),
        ("limit", icons.HAND, limit),
        ("command", icons.COMMAND, p.row.command),
    ):
        yield Stat(id=f"{what}-of:{p.seat}", name=t(f"stat-{what}"), icon=icon, value=value, help=help_of(p, what))


def points_left(p: Player) -> Iterator[Stat]:
    for what, icon, value in (
        ("move", icons.MOVE, p.turn.move),
        ("influence", icons.INFLUENCE, p.turn.influence),
        ("heal", icons.HEAL, p.turn.heal),
    ):
        if value:
            yield Stat(id=f"{what}-of:{p.seat}", name=t(f"stat-{what}"), icon=icon, value=value, tone="good")


def crystals(p: Player) -> Iterator[Stat]:
    for colour in BASIC:
        name = t("stat-crystal", colour=crystal_name(COLOURS[colour]))
        yield Stat(
            id=f"crystal:{p.seat}:{COLOURS[colour]}",
            name=name,
            icon=icons.CRYSTAL,
            value=p.crystals[colour],
            most=MOST_CRYSTALS,
            show="slots",
            hue=hue(COLOURS[colour]),
        )


def help_of(p: Player, what: str) -> Text:
    """What a number on the hero's mat is for; the fame at which the next level comes."""
    if what == "fame" and p.level < len(LEVELS):
        return t("stat-fame-help", next=LEVELS[p.level].fame)
    return t("stat-fame-top" if what == "fame" else f"stat-{what}-help")


def belongings(p: Player) -> Iterator[Badge]:
    if p.round.tactic:
        yield Badge(
            icon="chess-knight", text=t(f"tactic-{p.round.tactic}"), tone="dim" if p.round.tactic_spent else "plain"
        )
    for colour, count in enumerate(p.mana):
        if count:
            yield mana_badge(colour, count)
    for enemy in p.puppets:
        yield Badge(icon=icons.ENEMIES[ENEMIES[enemy].colour], text=enemy_name(enemy))
    if p.shown_artifact:
        yield Badge(icon="locked-chest", text=card_name(p.shown_artifact), tone="gold")


def own_zones(p: Player, own: bool) -> Iterator[Zone]:
    """The hand is its owner's to see; everything else lies open."""
    yield hand(p, own)
    if p.play_area:
        yield played(p)
    if p.drafted and own:
        cards = [deed_card(name, f"drafted:{p.seat}:{name}") for name in p.drafted]
        yield _zone(p, "drafted", "row", "zone-drafted", "items", cards)
    if p.units:
        yield own_units(p)
    if p.skills:
        yield own_skills(p)
    if p.hero:
        yield pile(p.seat, "deck", len(p.deck))
        yield pile(p.seat, "discard", len(p.discard))


@remembered(lambda p, own: (p.seat, own, p.hand))
def hand(p: Player, own: bool) -> Zone:
    cards = [deed_card(name, f"hand:{p.seat}:{name}", count) for name, count in sorted(Counter(p.hand).items())]
    return _zone(p, "hand", "hand" if own else "pile", "zone-hand", "hand", cards if own else [], len(p.hand))


@remembered(lambda p: (p.seat, p.play_area, p.turn.sideways))
def played(p: Player) -> Zone:
    return _zone(p, "play", "tableau", "zone-play", "played", played_cards(p))


@remembered(lambda p: (p.seat, frozen(p.units)))
def own_units(p: Player) -> Zone:
    cards = [own_unit(p, number, unit) for number, unit in enumerate(p.units)]
    return _zone(p, "units", "tableau", "zone-own-units", "items", cards)


@remembered(lambda p: (p.seat, p.skills, p.skills_spent, p.skills_flipped))
def own_skills(p: Player) -> Zone:
    return _zone(p, "skills", "tableau", "zone-own-skills", "items", [own_skill(p, name) for name in p.skills])


@functools.cache
def pile(seat: int, what: Literal["deck", "discard"], count: int) -> Zone:
    """Cards of which only the number is shown."""
    return Zone(id=f"{what}:{seat}", kind="pile", name=t(f"stat-{what}"), role=what, seat=seat, count=count)


def played_cards(p: Player) -> list[Card]:
    """The Play area; of several alike the last ones are those that were played sideways. MK-AREA-06, MK-DEED-07"""
    turned, cards = Counter(p.turn.sideways), []
    for place, name in reversed(list(enumerate(p.play_area))):
        card = deed_card(name, f"play:{p.seat}:{place}")
        if turned[name]:
            turned[name] -= 1
            card = msgspec.structs.replace(card, badges=[*card.badges, SIDEWAYS])
        cards.append(card)
    return cards[::-1]


SIDEWAYS = Badge(icon=icons.SIDEWAYS, text=t("card-sideways"), tone="cool")
Kind = Literal["hand", "row", "pile", "tableau"]
Role = Literal["hand", "played", "items"]


def _zone(p: Player, what: str, kind: Kind, name: str, role: Role, cards: list[Card], count: int | None = None) -> Zone:
    return Zone(id=f"{what}:{p.seat}", kind=kind, name=t(name), role=role, seat=p.seat, cards=cards, count=count)


def own_unit(p: Player, number: int, unit: Unit) -> Card:
    face = unit_card(unit.name)
    badges = list(face.badges)
    if unit.wounds:
        badges.append(Badge(icon=icons.WOUND, value=unit.wounds, tone="bad"))
    if unit.banner:
        tone: Tone = "dim" if unit.banner_spent else "gold"
        badges.append(Badge(icon="vertical-banner", text=card_name(unit.banner), tone=tone))
    if unit.loyal:
        badges.append(Badge(icon=icons.SKILL, text=t("skill-bonds-of-loyalty")))
    if unit.mana >= 0:
        badges.append(mana_badge(unit.mana))
    return Card(
        id=f"unit:{p.seat}:{number + 1}",
        name=face.name,
        icon=face.icon,
        label=face.label,
        parts=face.parts,
        badges=badges,
        spent=not unit.ready,
        source=face.source,
    )


def own_skill(p: Player, name: str) -> Card:
    """A Skill before its owner, face up or turned over."""
    face = skill_card(name)
    used = name in p.skills_spent or name in p.skills_flipped
    return msgspec.structs.replace(face, id=f"skill:{p.seat}:{name}", badges=[], spent=used)


# The tracks


@remembered(lambda g: tuple((player.seat, player.hero, player.fame) for player in g.players))
def fame_track(g: State) -> Board:
    """A step for each row of the Fame track, that is for each level. MK-SETUP-01, MK-LEVEL-07"""
    return Board(id="fame", kind="track", name=t("board-fame"), cells=[fame_row(g, n) for n in range(len(LEVELS))])


def fame_row(g: State, number: int) -> Cell:
    row = LEVELS[number]
    return Cell(
        id=f"fame:{number + 1}",
        name=t("fame-row", level=number + 1, fame=row.fame, armor=row.armor, hand=row.hand, command=row.command),
        label=str(row.fame),
        pieces=[shield(g, player, "fame") for player in g.players if level_of(player.fame) == number + 1],
    )


@remembered(lambda g: tuple((player.seat, player.hero, player.reputation) for player in g.players))
def reputation_track(g: State) -> Board:
    """From hated to loved; what each step is worth to who deals with locals. MK-SETUP-22, 25"""
    steps = range(LEAST_REPUTATION, MOST_REPUTATION + 1)
    return Board(
        id="reputation", kind="track", name=t("board-reputation"), cells=[reputation_step(g, step) for step in steps]
    )


def reputation_step(g: State, step: int) -> Cell:
    bonus = REPUTATION_BONUS.get(step)
    return Cell(
        id=f"reputation:{step}",
        name=t("reputation-none") if bonus is None else t("reputation-step", bonus=bonus),
        label="X" if bonus is None else f"{bonus:+}",
        pieces=[shield(g, player, "reputation") for player in g.players if player.reputation == step],
    )


def shield(g: State, p: Player, track: str) -> Piece:
    return Piece(id=f"{track}-shield:{p.seat}", icon=icons.SHIELD, name=seat_name(g, p.seat), seat=p.seat)
