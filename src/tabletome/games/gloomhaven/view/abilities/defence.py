"""Defence in words. GH-SHIELD-01, GH-RETAL-01"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.notation.abilities import (
    Counter,
    DefyDeath,
    Exposed,
    Immune,
    Negate,
    Protect,
    Retaliate,
    RetaliateBonus,
    Safeguard,
    Shield,
    TakeOver,
    Vengeance,
    Ward,
)
from tabletome.games.gloomhaven.view.abilities.words import Reading, reads, simply
from tabletome.scene import Text, t

reads(Negate)(simply("does-negate"))
reads(Protect)(simply("does-protect"))
reads(DefyDeath)(simply("does-defy-death"))
reads(Immune)(simply("does-immune"))


@reads(TakeOver)
def take_over(ability: TakeOver, _: Reading) -> Iterator[Text]:
    yield t("does-take-over", less=ability.less)


@reads(Shield)
def shield(ability: Shield, _: Reading) -> Iterator[Text]:
    yield t("does-shield", by=ability.by)


@reads(Retaliate)
def retaliate(ability: Retaliate, _: Reading) -> Iterator[Text]:
    yield t("does-retaliate", by=ability.by, range=ability.range)
    if ability.xp:
        yield t("does-retaliate-xp", xp=ability.xp)


@reads(Counter)
def counter(ability: Counter, _: Reading) -> Iterator[Text]:
    yield t("does-counter-negating" if ability.negates else "does-counter", by=ability.by, range=ability.range)


@reads(Ward)
def ward(ability: Ward, _: Reading) -> Iterator[Text]:
    yield t("does-ward", by=ability.by)


@reads(Safeguard)
def safeguard(ability: Safeguard, _: Reading) -> Iterator[Text]:
    yield t("does-safeguard-summons") if ability.summons else t("does-safeguard", range=ability.range)


@reads(Vengeance)
def vengeance(ability: Vengeance, _: Reading) -> Iterator[Text]:
    yield t("does-vengeance", by=ability.attack)


@reads(Exposed)
def exposed(ability: Exposed, _: Reading) -> Iterator[Text]:
    yield t("does-exposed", by=ability.by)


@reads(RetaliateBonus)
def retaliate_bonus(ability: RetaliateBonus, _: Reading) -> Iterator[Text]:
    yield t("does-retaliate-bonus", by=ability.by)
