"""Modifier cards and perks in words. GH-AMD-04, 05, GH-LVLUP-04"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine import ByType
from tabletome.games.gloomhaven.content import modifier_cards as m
from tabletome.games.gloomhaven.content.notation.perks import Perk
from tabletome.games.gloomhaven.content.perks import MODIFIER_CARDS
from tabletome.scene import Text, listed, t

reads: ByType[Callable[[Any], Text]] = ByType("reads")
"""What is printed for an effect of a modifier card."""


def perk_text(perk: Perk) -> Text:
    """One line of a class's list of perks. GH-LVLUP-04"""
    parts = []
    if perk.remove and perk.add:
        parts.append(t("perk-replace", out=_cards(perk.remove), into=_cards(perk.add)))
    elif perk.remove:
        parts.append(t("perk-remove", cards=_cards(perk.remove)))
    elif perk.add:
        parts.append(t("perk-add", cards=_cards(perk.add)))
    if perk.ignores:
        parts.append(t(f"perk-ignore-{perk.ignores}"))
    return listed(parts)


def _cards(cards: tuple[m.ModifierCard, ...]) -> Text:
    """Each kind of card with its number."""
    return listed([t("perk-cards", number=cards.count(card), card=card_text(card)) for card in dict.fromkeys(cards)])


def modifier_text(name: str) -> Text:
    """The modifier card of that name in words. GH-AMD-04, 05"""
    return card_text(MODIFIER_CARDS[name])


def card_text(card: m.ModifierCard) -> Text:
    """A modifier card in words: its value, then its effects. GH-AMD-04, 05"""
    first = t("modifier-rolling" if card.rolling else "modifier", value=card.face.rstrip("*"))
    return listed([first, *(reads[type(effect)](effect) for effect in card.effects)])


@reads(m.Pierce)
def pierce(effect: m.Pierce) -> Text:
    return t("does-pierce", by=effect.by)


@reads(m.Push)
def push(effect: m.Push) -> Text:
    return t("does-push", by=effect.by)


@reads(m.Pull)
def pull(effect: m.Pull) -> Text:
    return t("does-pull", by=effect.by)


@reads(m.Refresh)
def refresh(effect: m.Refresh) -> Text:
    return t("modifier-refresh", items=effect.by)


@reads(m.Target)
def target(effect: m.Target) -> Text:  # noqa: ARG001 - all effects are read alike
    return t("gain-target")


@reads(m.Shield)
def shield(effect: m.Shield) -> Text:
    return t("does-shield", by=effect.by)


@reads(m.Heal)
def heal(effect: m.Heal) -> Text:
    return t("does-heal", by=effect.by, range=0)


@reads(m.Inflict, m.Gain)
def condition(effect: m.Inflict | m.Gain) -> Text:
    return t(f"condition-{effect.condition}")


@reads(m.Infuse)
def element(effect: m.Infuse) -> Text:
    return t(f"element-{effect.element}")
