"""The Mage Knights: their sixteen cards, and the crystals each has as the Dummy player."""

from __future__ import annotations

import dataclasses
from typing import Final

from tabletome.games.mage_knight.content.box import BLUE, GREEN, RED, WHITE, Source
from tabletome.games.mage_knight.content.deeds import BASE_BOX

COMMON_DECK: Final = (
    "rage", "rage", "determination", "swiftness", "swiftness", "march", "march", "stamina", "stamina", "tranquility",
    "promise", "threaten", "crystallize", "mana-draw", "concentration", "improvisation",
)  # fmt: skip
"""Sixteen Basic Actions; every hero has own cards in place of one or two of them. MK-AREA-04, MK-SETUP-23"""


@dataclasses.dataclass(frozen=True)
class Hero:
    """A hero and what makes it different from the others."""

    name: str
    own: tuple[tuple[str, str], ...]
    """(the common card that is replaced, the hero's own card)"""
    dots: tuple[int, int, int]
    """The Dummy player's crystals. MK-DUMMY-16"""
    source: Source = "public"

    @property
    def deck(self) -> tuple[str, ...]:
        """With both own cards."""
        return self._with(self.own)

    def deck_in(self, variants: tuple[str, ...]) -> tuple[str, ...]:
        """In the boxes agreed on: the base box has only the first own card of each hero. MK-SETUP-24"""
        return self._with(self.own[:1] if BASE_BOX in variants else self.own)

    def _with(self, own_cards: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
        cards = list(COMMON_DECK)
        for common, own in own_cards:
            cards[cards.index(common)] = own
        return tuple(cards)


HEROES: Final = {
    hero.name: hero
    for hero in (
        Hero("arythea", (("rage", "battle-versatility"), ("mana-draw", "mana-pull")), (RED, RED, WHITE)),
        Hero("goldyx", (("concentration", "will-focus"), ("crystallize", "crystal-joy")), (GREEN, GREEN, BLUE)),
        Hero("norowas", (("promise", "noble-manners"), ("tranquility", "rejuvenate")), (GREEN, WHITE, WHITE)),
        Hero("tovak", (("determination", "cold-toughness"), ("improvisation", "instinct")), (RED, BLUE, BLUE)),
        Hero("wolfhawk", (("swiftness", "swift-reflexes"), ("stamina", "tirelessness")), (WHITE, WHITE, BLUE)),
        Hero("krang", (("march", "savage-harvesting"), ("threaten", "ruthless-coercion")), (RED, RED, GREEN)),
        Hero("braevalar", (("march", "one-with-the-land"), ("stamina", "druidic-paths")), (GREEN, BLUE, BLUE)),
    )
}


LATER: Final = ("wolfhawk", "krang", "braevalar")
"""Who came with the expansions. MK-SETUP-24"""


def heroes_in(variants: tuple[str, ...]) -> list[str]:
    """The heroes of the boxes agreed on."""
    return [name for name in HEROES if BASE_BOX not in variants or name not in LATER]
