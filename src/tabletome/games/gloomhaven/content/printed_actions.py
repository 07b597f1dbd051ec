"""Which action a figure performs, as a small value that the state can hold; and what is printed there.

GH-TURN-06, GH-SUMMON-06, GH-BOSS-03, GH-ACTIVE-02
"""

from __future__ import annotations

import functools
from typing import TypeAlias

import msgspec

from tabletome.games.gloomhaven.content.bosses import BOSSES
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.notation.abilities import Attack, EveryTurn, Move
from tabletome.games.gloomhaven.content.notation.actions import Act, Half, act
from tabletome.games.gloomhaven.content.summons import CREATURES
from tabletome.games.gloomhaven.content.tokens import FIGHTERS, SERVANTS

BASIC: dict[Half, Act] = {"top": act(Attack(2)), "bottom": act(Move(2))}
"""Instead of a card's own actions: Attack 2 for the top, Move 2 for the bottom. GH-TURN-06"""


class Reference(msgspec.Struct, frozen=True, tag=True, gc=False, cache_hash=True):
    """Names an action; `find` gives what is printed there."""

    @property
    def card(self) -> str:
        """The character's card that the action belongs to; none for monsters and summons."""
        return ""

    @property
    def held(self) -> str:
        """The card that lies in no pile while the action is performed, if there is one. GH-TURN-03"""
        return ""


class CardAction(Reference, frozen=True):
    """One half of a card of a class."""

    hero: str
    card: str
    half: Half

    def find(self) -> Act:
        card = CLASSES[self.hero].cards[self.card]
        return card.top if self.half == "top" else card.bottom

    @property
    def held(self) -> str:
        return self.card


class BasicAction(Reference, frozen=True):
    """The basic action for one half of a card. GH-TURN-06"""

    card: str
    half: Half

    def find(self) -> Act:
        return BASIC[self.half]

    @property
    def held(self) -> str:
        return self.card


class ItemAction(Reference, frozen=True):
    """What an item lets its owner do beside the actions of cards: Attack 2 for the top, Move 2 for the bottom."""

    item: str
    half: Half

    def find(self) -> Act:
        return BASIC[self.half]


class EveryTurnAction(Reference, frozen=True):
    """What a card in the active area does every turn. GH-ACTIVE-02"""

    hero: str
    card: str
    half: Half

    def find(self) -> Act:
        found = CardAction(self.hero, self.card, self.half).find().abilities
        return act(*next(ability.then for ability in found if isinstance(ability, EveryTurn)))


class MonsterAction(Reference, frozen=True):
    """A card of a monsters' deck, by its place there."""

    deck: str
    number: int

    def find(self) -> Act:
        return Act(DECKS[self.deck][self.number].abilities)


class BossAction(Reference, frozen=True):
    """A special action of a boss, 1 or 2, or 0 where the page puts a move and an attack in its place. GH-BOSS-03"""

    boss: str
    number: int

    def find(self) -> Act:
        return Act(BOSSES[self.boss].specials[self.number - 1] if self.number else (Move(+0), Attack(+0)))


class SummonAction(Reference, frozen=True):
    """What a summoned creature always does. GH-SUMMON-06"""

    name: str

    def find(self) -> Act:
        return Act(CREATURES[self.name].abilities)


class TokenAction(Reference, frozen=True):
    """What a boss's servant, or an ally that fights, always does."""

    name: str

    def find(self) -> Act:
        return Act(FIGHTERS[self.name] if self.name in FIGHTERS else SERVANTS[self.name].abilities)


PrintedAction: TypeAlias = (
    CardAction | BasicAction | ItemAction | EveryTurnAction | MonsterAction | BossAction | SummonAction | TokenAction
)


@functools.cache
def printed(action: PrintedAction) -> Act:
    """The action of that name, as it is printed."""
    return action.find()
