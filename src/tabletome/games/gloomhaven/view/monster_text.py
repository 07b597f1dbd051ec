"""Monsters' cards in words; a boss's special actions as printed on its statistic card. GH-MABIL-03, GH-BOSS-03"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tabletome.games.gloomhaven.content.notation.abilities import Ability
from tabletome.games.gloomhaven.state import State
from tabletome.games.gloomhaven.view.abilities.words import Reading, describe_all
from tabletome.scene import Text, t


def describe_card(g: State, abilities: Iterable[Ability]) -> list[Text]:
    """A monsters' card; values are added to statistics. GH-MABIL-04"""
    return describe_all(abilities, Reading(relative=True, g=g))


def describe_for(g: State, who: int, abilities: Iterable[Ability]) -> list[Text]:
    """A monsters' card with the numbers that it has for this monster. GH-MABIL-04, GH-MATK-04"""
    return describe_all(abilities, Reading(g=g, who=who))


def traits(g: State, who: int) -> Iterator[Text]:
    """What it always has by its statistic card. GH-MSTAT-05"""
    stat = g.stat(who)
    if stat.flying:
        yield t("trait-flying")
    if stat.shield:
        yield t("does-shield", by=stat.shield)
    if stat.retaliate:
        yield t("does-retaliate", by=stat.retaliate, range=stat.retaliate_range)
    if stat.advantage:
        yield t("trait-advantage")
    if stat.avoided:
        yield t("does-avoided")
