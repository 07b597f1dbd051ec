"""Medicine in words."""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.notation.abilities import (
    AsHeals,
    Bestow,
    Cure,
    GivePack,
    HealsCure,
    HealsSpread,
    Sweeping,
)
from tabletome.games.gloomhaven.view.abilities.words import Reading, describe_all, reads, simply, whom
from tabletome.scene import Text, listed, t

reads(HealsCure)(simply("does-heals-cure"))
reads(HealsSpread)(simply("does-heals-spread"))
reads(Sweeping)(simply("does-sweeping"))


@reads(AsHeals)
def as_heals(ability: AsHeals, _: Reading) -> Iterator[Text]:
    yield t("does-as-heals", more=ability.more)


@reads(Cure)
def cure(ability: Cure, _: Reading) -> Iterator[Text]:
    yield t("does-cure-one" if ability.number else "does-cure", to=whom(ability.to, ability.range))


@reads(GivePack)
def give_pack(ability: GivePack, _: Reading) -> Iterator[Text]:
    yield t("does-give-large-pack" if ability.large else "does-give-pack", to=whom(ability.to))


@reads(Bestow)
def bestow(ability: Bestow, reading: Reading) -> Iterator[Text]:
    """Where the card goes, and what it does there."""
    effect = listed(describe_all(ability.then, reading))
    yield t("does-bestow-until-end" if ability.returns else "does-bestow", effect=effect)
