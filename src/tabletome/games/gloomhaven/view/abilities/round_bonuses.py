"""Bonuses until the end of the round in words."""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.notation.abilities import Avoided, Encourage, OnDeath, Rally
from tabletome.games.gloomhaven.view.abilities.words import Reading, count_name, reads, simply, whom
from tabletome.scene import Text, listed, t

reads(Avoided)(simply("does-avoided"))
reads(OnDeath)(simply("does-on-death"))


@reads(Rally)
def rally(ability: Rally, _: Reading) -> Iterator[Text]:
    """What is gained, for each of what, and by whom."""
    gains = [t("does-shield", by=ability.shield)] if ability.shield else []
    gains += [t("gain-attack", by=f"{ability.attack:+d}")] if ability.attack else []
    if ability.retaliate:
        gains.append(t("does-retaliate", by=ability.retaliate, range=ability.retaliate_range))
    effect = listed(gains)
    if ability.per is not None:
        effect = t("gain-per", effect=effect, per=count_name(ability.per))
    yield t("does-rally", effect=effect, to=whom(ability.to, ability.range))


@reads(Encourage)
def encourage(ability: Encourage, _: Reading) -> Iterator[Text]:
    yield t("does-encourage", by=ability.by)
