"""Damage that is no attack in words."""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.notation.abilities import Hurt, Suffer
from tabletome.games.gloomhaven.view.abilities.words import Reading, counted, reads, whom
from tabletome.scene import Text, t


@reads(Suffer)
def suffer(ability: Suffer, _: Reading) -> Iterator[Text]:
    yield t("does-suffer", by=counted(ability.by, ability.per))


@reads(Hurt)
def hurt(ability: Hurt, _: Reading) -> Iterator[Text]:
    yield t("does-hurt", by=ability.by, to=whom(ability.to))
