"""Bonuses until the end of the round in words."""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.notation.abilities import Avoided, Doubled, Encourage, OnDeath, Rally
from tabletome.games.gloomhaven.content.notation.phrases import Targets
from tabletome.games.gloomhaven.view.abilities.words import Reading, count_name, reads, simply, whom
from tabletome.scene import Text, listed, t

reads(OnDeath)(simply("does-on-death"))


@reads(Avoided)
def avoided(ability: Avoided, reading: Reading) -> Iterator[Text]:
    """Attacks on the monster itself, on the character, or on those whom it names."""
    if reading.relative:
        yield t("does-avoided")
    elif ability.to is Targets.SELF:
        yield t("does-avoided-self")
    else:
        yield t("does-avoided-by", to=whom(ability.to, ability.range))


@reads(Doubled)
def doubled(ability: Doubled, _: Reading) -> Iterator[Text]:
    yield t(f"does-doubled-{ability.what}")


@reads(Rally)
def rally(ability: Rally, _: Reading) -> Iterator[Text]:
    """What is gained, for each of what, and by whom."""
    gains = [t("does-shield", by=ability.shield)] if ability.shield else []
    gains += [t("gain-attack", by=f"{ability.attack:+d}")] if ability.attack else []
    gains += [t("gain-move", by=f"{ability.move:+d}")] if ability.move else []
    gains += [t("gain-unharmed")] if ability.unharmed else []
    gains += [t("does-immune-others")] if ability.immune else []
    if ability.retaliate:
        gains.append(t("does-retaliate", by=ability.retaliate, range=ability.retaliate_range))
    effect = listed(gains)
    if ability.per is not None:
        effect = t("gain-per", effect=effect, per=count_name(ability.per))
    yield t("does-rally", effect=effect, to=whom(ability.to, ability.range))


@reads(Encourage)
def encourage(ability: Encourage, _: Reading) -> Iterator[Text]:
    yield t("does-encourage", by=ability.by)
