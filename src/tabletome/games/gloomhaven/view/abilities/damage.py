"""Damage that is no attack in words."""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.areas import Area
from tabletome.games.gloomhaven.content.notation.abilities import Hurt, HurtInArea, Suffer
from tabletome.games.gloomhaven.view.abilities.words import Reading, areas, counted, reads, who_name, whom
from tabletome.scene import Text, t


@reads(Suffer)
def suffer(ability: Suffer, _: Reading) -> Iterator[Text]:
    yield t("does-suffer", by=counted(ability.by, ability.per))


@reads(Hurt)
def hurt(ability: Hurt, _: Reading) -> Iterator[Text]:
    yield t("does-hurt", by=ability.by, to=whom(ability.to, ability.range))


@reads(HurtInArea)
def hurt_in_area(ability: HurtInArea, _: Reading) -> Iterator[Text]:
    yield t("does-area-melee", hexes=len(ability.area.hexes))
    yield t("does-hurt-in-area", by=ability.by, who=who_name(ability.when))


@areas(HurtInArea)
def hurt_areas(ability: HurtInArea) -> Iterator[Area]:
    yield ability.area
