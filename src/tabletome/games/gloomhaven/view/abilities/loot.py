"""Loot in words. GH-LOOT-01"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.notation.abilities import GainMoney, Loot, LootSome
from tabletome.games.gloomhaven.view.abilities.words import Reading, count_name, reads
from tabletome.scene import Text, t


@reads(Loot)
def loot(ability: Loot, _: Reading) -> Iterator[Text]:
    yield t("does-loot", range=ability.range)


@reads(LootSome)
def loot_some(ability: LootSome, _: Reading) -> Iterator[Text]:
    yield t("does-loot", range=ability.range)
    yield t("does-loot-some", most=ability.most)


@reads(GainMoney)
def gain_money(ability: GainMoney, _: Reading) -> Iterator[Text]:
    yield t("does-gain-money", per=count_name(ability.per))
