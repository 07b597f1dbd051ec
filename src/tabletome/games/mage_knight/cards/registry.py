"""Every Deed card that a player can own, by name: actions, spells, artifacts. MK-DEED-01"""

from __future__ import annotations

import dataclasses
from typing import Final, Literal

from tabletome.games.mage_knight.cards.notation import (
    Effect,
    Ready,
    Use,
    compiled,
)
from tabletome.games.mage_knight.content.box import BLACK, Source
from tabletome.games.mage_knight.rules.deeds.cards import without
from tabletome.games.mage_knight.state import Player, State

Kind = Literal["basic", "advanced", "spell", "artifact"]
BASIC_ACTION: Final = "basic"
ADVANCED_ACTION: Final = "advanced"
SPELL: Final = "spell"
ARTIFACT: Final = "artifact"


@dataclasses.dataclass(frozen=True)
class Card:
    """A Deed card. It may show two colours; either pays for it."""

    name: str
    kind: Kind
    colours: tuple[int, ...]
    basic: Ready
    strong: Ready
    basic_costs: list[tuple[int, ...]]
    """Each is one way to pay for it."""
    strong_costs: list[tuple[int, ...]]
    use: Use
    source: Source

    @property
    def is_action(self) -> bool:
        return self.kind in (BASIC_ACTION, ADVANCED_ACTION)


def _costs(kind: Kind, colours: tuple[int, ...], *, strong: bool) -> list[tuple[int, ...]]:
    """The different ways to pay for an effect. MK-DEED-03, 04, 05"""
    if kind == ARTIFACT or (kind != SPELL and not strong):
        return [()]
    black = (BLACK,) if kind == SPELL and strong else ()
    return [(colour, *black) for colour in colours]


CARDS: Final[dict[str, Card]] = {}


def is_possible(g: State, p: Player, name: str, ready: Ready) -> bool:
    """Whether a card in hand, or lent, can be played for this effect now, apart from its mana. MK-DEED-11"""
    if not ready.when & g.stage:
        return False
    if not ready.requires:
        return True
    hand = p.hand
    if name in hand:
        p.hand = without(hand, name)
    possible = ready.can(g, p)
    p.hand = hand
    return possible


def card(
    kind: Kind, name: str, colours: tuple[int, ...], basic: Effect, strong: Effect, source: Source = "public"
) -> Card:
    """Declare a card."""
    assert name not in CARDS, name
    use = Use(colour=colours[0] if len(colours) == 1 else -1, card=name)
    CARDS[name] = Card(
        name=name,
        kind=kind,
        colours=colours,
        basic=compiled(basic),
        strong=compiled(strong),
        basic_costs=_costs(kind, colours, strong=False),
        strong_costs=_costs(kind, colours, strong=True),
        use=use,
        source=source,
    )
    return CARDS[name]


def action(name: str, colour: int, basic: Effect, strong: Effect) -> Card:
    """A Basic Action: free, or its stronger effect for one mana of its colour. MK-DEED-03"""
    return card(BASIC_ACTION, name, (colour,), basic, strong)
