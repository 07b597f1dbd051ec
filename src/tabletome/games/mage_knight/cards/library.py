"""All Deed cards, gathered: importing this module declares every card of the box."""

from __future__ import annotations

from typing import Final

from tabletome.games.mage_knight.cards import advanced_actions as _advanced
from tabletome.games.mage_knight.cards import artifacts as _artifacts
from tabletome.games.mage_knight.cards import basic_actions
from tabletome.games.mage_knight.cards import spells as _spells
from tabletome.games.mage_knight.cards.registry import (
    ADVANCED_ACTION,
    ARTIFACT,
    CARDS,
    SPELL,
    Kind,
)

LIBRARY: Final = CARDS
DECLARED: Final = (basic_actions, _advanced, _spells, _artifacts)


def cards_of(kind: Kind) -> list[str]:
    return [name for name, card in CARDS.items() if card.kind == kind]


def advanced_actions() -> list[str]:
    return cards_of(ADVANCED_ACTION)


def spells_in(players: int, variants: tuple[str, ...] = ()) -> list[str]:
    """Alone, together, or by agreement without those that hinder others. MK-SOLO-02, MK-FULLCO-02, MK-OPT-16"""
    rivals = players > 1 and "no-competitive-spells" not in variants
    return [name for name in cards_of(SPELL) if rivals or name not in _spells.COMPETITIVE]


def artifacts() -> list[str]:
    return cards_of(ARTIFACT)
