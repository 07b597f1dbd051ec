"""Traps in words. GH-OVL-09, 11"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.notation.abilities import DisarmTrap, LayTrap, MakeTrap
from tabletome.games.gloomhaven.view.abilities.words import Reading, conditions, reads
from tabletome.scene import Text, listed, t


@reads(LayTrap)
def lay_trap(ability: LayTrap, _: Reading) -> Iterator[Text]:
    yield t("does-lay-trap", damage=ability.damage)
    if ability.conditions:
        yield conditions(ability.conditions)
    around = [t("does-hurt-around-trap", by=ability.hurts_around)] if ability.hurts_around else []
    around += [conditions(ability.gives_around)] if ability.gives_around else []
    if around:
        yield t("does-trap-around", effect=listed(around))
    if ability.xp:
        yield t("does-trap-xp", xp=ability.xp)


@reads(MakeTrap)
def make_trap(ability: MakeTrap, _: Reading) -> Iterator[Text]:
    yield t("does-make-trap", damage=ability.damage)


@reads(DisarmTrap)
def disarm_trap(ability: DisarmTrap, _: Reading) -> Iterator[Text]:
    yield t("does-disarm-trap")
    if ability.onto:
        yield t("does-disarm-trap-onto", range=ability.onto)
