"""What can lie in an area and be picked up: item cards, coins, the magic key, and what lies face down.

`word` is what actions and events call a thing; loot and treasures keep to themselves what they are. SS-EDEATH-04
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

COIN_VALUES = (5, 10, 50)
"""SS-CROWN-01"""


class ItemCard(msgspec.Struct, frozen=True, gc=False, tag="card"):
    """An item card, face up."""

    card: str

    @property
    def word(self) -> str:
        return self.card


class Coin(msgspec.Struct, frozen=True, gc=False, tag="coin"):
    """A crown token. SS-CROWN-03"""

    value: int

    @property
    def word(self) -> str:
        return f"coin:{self.value}"


class MagicKey(msgspec.Struct, frozen=True, gc=False, tag="key"):
    """The key that opens magic locks. SS-ELEM-08"""

    @property
    def word(self) -> str:
        return "key"


class Loot(msgspec.Struct, frozen=True, gc=False, tag="loot"):
    """A loot token, face down. SS-EDEATH-04"""

    token: str

    @property
    def word(self) -> str:
        return "loot"


class Treasure(msgspec.Struct, frozen=True, gc=False, tag="treasure"):
    """A treasure card, face down. SS-EDEATH-04"""

    card: str

    @property
    def word(self) -> str:
        return "treasure"


Thing: TypeAlias = ItemCard | Coin | MagicKey | Loot | Treasure

COINS = tuple(Coin(value) for value in COIN_VALUES)
COIN_CALLED: dict[str, Coin] = {coin.word: coin for coin in COINS}
"""Coins by the word that actions have for them."""
KEY = MagicKey()
