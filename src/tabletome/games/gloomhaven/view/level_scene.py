"""What a scene shows of a character's growth: cards that can be learned or taken, perks, and how far bonuses are used.

GH-CHAR-03, GH-LVLUP-03, 04, GH-ACTIVE-02, GH-HAND-02
"""

from __future__ import annotations

import copy
import functools
from collections import Counter
from collections.abc import Iterator

import msgspec

from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.notation.actions import HALVES
from tabletome.games.gloomhaven.content.notation.classes import X
from tabletome.games.gloomhaven.content.perks import PERKS
from tabletome.games.gloomhaven.content.printed_actions import CardAction, PrintedAction
from tabletome.games.gloomhaven.rules.abilities.active_cards import active_act
from tabletome.games.gloomhaven.state import Active, Hero, RoundEffects, State
from tabletome.games.gloomhaven.view import colours, icons
from tabletome.games.gloomhaven.view.ability_text import describe_act, patterns
from tabletome.games.gloomhaven.view.modifier_text import perk_text
from tabletome.games.gloomhaven.view.wording import card_name, name_of
from tabletome.scene import Badge, Card, CardPart, Row, Sheet, Stat, Zone, t
from tabletome.scene.memory import MOST


def level_badge(level: int) -> Badge:
    """From which level on a card can be learned. GH-ABIL-02"""
    return Badge(text=t("badge-level", level="X" if level == X else str(level)))


@functools.cache
def _printed(whose: str, card: str) -> Card:
    """A card as it is printed: name, initiative, level, two actions; nothing on it changes. GH-ABIL-02"""
    printed = CLASSES[whose].cards[card]
    halves = [
        CardPart(
            id=f"card:{card}:{half}",
            name=t(f"part-{half}"),
            text=describe_act(act),
            patterns=patterns(act.abilities),
        )
        for half, act in (("top", printed.top), ("bottom", printed.bottom))
    ]
    learned = [level_badge(printed.level)] if printed.level != 1 else []
    final = [Badge(text=t("badge-final"), tone="bad")] if printed.final else []
    return Card(
        id=f"card:{card}",
        name=card_name(card),
        label=str(printed.initiative),
        parts=halves,
        halves=True,
        hue=colours.CLASS_HUES[whose],
        badges=[*learned, *final],
        source=printed.source,
    )


def class_card(whose: str, card: str) -> Card:
    """A card with both halves legible: always the very same, not to be changed."""
    return _printed(whose, card)


def chosen_card(cards: Hero, card: str) -> Card:
    """A card chosen for this round; the one that leads says so, for its number is the initiative. GH-INIT-02"""
    return leading_card(cards.name, card) if leads(cards, card) else class_card(cards.name, card)


@functools.cache
def leading_card(whose: str, card: str) -> Card:
    shown = copy.copy(class_card(whose, card))
    shown.badges = [Badge(text=t("badge-leads"), tone="gold"), *shown.badges]
    return shown


def leads(cards: Hero, card: str) -> bool:
    """Whether a chosen card is the leading one: the first of both, or the one left whose number it was."""
    if len(cards.chosen) > 1:
        return cards.chosen[0] == card
    return CLASSES[cards.name].cards[card].initiative == cards.initiative


@functools.lru_cache(maxsize=MOST)
def used_card(whose: str, card: str, source: PrintedAction) -> Card:
    """A card whose action is being performed: that half is lit, none for a basic action."""
    shown = copy.copy(class_card(whose, card))
    lit = [isinstance(source, CardAction) and source.half == half for half in HALVES]
    shown.parts = [
        msgspec.structs.replace(part, lit=is_lit) for part, is_lit in zip(shown.parts, lit, strict=True)
    ]  # fmt: skip
    return shown


@functools.lru_cache(maxsize=MOST)
def active_card(whose: str, active: Active) -> Card:
    """A card in the active area: only the half that is in force, and its use slots. GH-ACTIVE-02"""
    card = copy.copy(class_card(whose, active.card))
    slots = active_act(whose, active).slots
    card.parts = card.parts[:1] if active.top else card.parts[1:]
    card.lit = True
    if slots:
        card.badges = [*card.badges, Badge(text=t("badge-slots", used=active.used, slots=len(slots)))]
    return card


def growth_zones(g: State, hero: int, mine: bool) -> Iterator[Zone]:
    """The pool before a scenario, and the perks of the class. GH-LVLUP-03, 04"""
    cards = g.heroes[hero]
    if g.round == 0 and g.choosing and mine:
        shown = [class_card(cards.name, card) for card in pool(cards)]
        yield Zone(id=f"pool:{hero}", kind="row", name=t("zone-pool"), seat=hero, cards=shown)
    if cards.perks or (g.round == 0 and g.choosing):
        shown = list(perk_cards(cards.name, cards.perks))
        yield Zone(id=f"perks:{hero}", kind="row", name=t("zone-perks"), seat=hero, cards=shown)


def pool(cards: Hero) -> list[str]:
    """Cards not in hand that are in the pool, or may be learned now. GH-LVLUP-03"""
    next_level = len(cards.pool) + 2
    top = next_level if next_level <= cards.level else 1
    printed = CLASSES[cards.name].cards.values()
    there = [card.name for card in printed if card.level <= top or card.name in cards.pool]
    return [card for card in there if card not in cards.hand]


def perk_cards(name: str, perks: tuple[int, ...]) -> Iterator[Card]:
    """Each line of the list as a card; how many of its boxes are marked. GH-LVLUP-05"""
    marked = Counter(perks)
    for number, perk in enumerate(PERKS[name]):
        yield Card(
            id=f"perk:{name}:{number + 1}",
            name=t("perk-number", number=number + 1),
            counter=Stat(
                id=f"perk:{name}:{number + 1}:boxes",
                name=t("perk-boxes"),
                icon=icons.DONE,
                value=marked[number],
                most=perk.boxes,
                show="pips",
            ),
            parts=[CardPart(id=f"perk:{name}:{number + 1}:text", text=[perk_text(perk)])],
            lit=marked[number] > 0,
            source=perk.source,
        )


def perk_sheet(id: str, name: str, perks: tuple[int, ...], *, always: bool) -> Sheet:
    """The list of perks of a class, with the boxes that are marked. GH-LVLUP-04, 05"""
    marked = Counter(perks)
    return Sheet(
        id=id,
        name=name_of(name),
        icon=icons.of(name),
        hue=colours.CLASS_HUES.get(name),
        text=t("sheet-perks", marked=len(perks), boxes=sum(perk.boxes for perk in PERKS[name])),
        rows=[
            Row(
                name=perk_text(perk),
                values=[Badge(text=t("perk-marked", marked=marked[number], boxes=perk.boxes))],
                state="lit" if marked[number] else "",
            )
            for number, perk in enumerate(PERKS[name])
        ],
        always=always,
    )


def round_badges(effects: RoundEffects) -> Iterator[Badge]:
    """Shield, retaliate, attack and charm that last until the end of the round."""
    if effects.shield:
        yield Badge(icon=icons.SHIELD, value=effects.shield, text=t("does-shield", by=effects.shield))
    for by, reach in effects.retaliate:
        yield Badge(icon=icons.RETALIATE, value=by, text=t("does-retaliate", by=by, range=reach))
    if effects.attack:
        yield Badge(icon=icons.STRENGTH, value=effects.attack, text=t("gain-attack", by=f"{effects.attack:+d}"))
    if effects.charmer >= 0:
        yield Badge(icon="psychic-waves", text=t("badge-charmed"), tone="good")
