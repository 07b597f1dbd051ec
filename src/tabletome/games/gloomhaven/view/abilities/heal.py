"""Heals in words. GH-HEAL-01"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.notation.abilities import Heal, HealAll, HealBonus, HealedMore, Overheal
from tabletome.games.gloomhaven.view.abilities.words import Reading, counted, each_condition, reads, whom
from tabletome.scene import Text, t


@reads(Heal)
def heal(ability: Heal, _: Reading) -> Iterator[Text]:
    """How much, for whom, and what comes with it."""
    by = counted(ability.by, ability.per)
    if ability.to is not None:
        yield t("does-heal-whom", by=by, to=whom(ability.to, ability.range))
    else:
        yield t("does-heal", by=by, range=ability.range)
        if ability.targets > 1:
            yield t("does-targets", targets=ability.targets)
    yield from each_condition(ability.give)
    if ability.cures:
        yield t("gain-cured")
    if ability.packs:
        yield t("gain-large-pack")


@reads(HealAll)
def heal_all(ability: HealAll, _: Reading) -> Iterator[Text]:
    yield t("does-heal-all", by=ability.by)


@reads(HealBonus)
def heal_bonus(ability: HealBonus, _: Reading) -> Iterator[Text]:
    yield t("does-heal-bonus", by=ability.by)


@reads(HealedMore)
def healed_more(ability: HealedMore, _: Reading) -> Iterator[Text]:
    yield t("does-healed-more", by=ability.by)


@reads(Overheal)
def overheal(ability: Overheal, _: Reading) -> Iterator[Text]:
    yield t("does-overheal", most=ability.most)
