"""Bonuses to attacks in words. GH-ACTIVE-01"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.notation.abilities import (
    Empowered,
    Farther,
    MoreTargets,
    SeesInvisible,
    Stronger,
)
from tabletome.games.gloomhaven.view.abilities.words import Reading, conditions, element, reads, simply, when_name
from tabletome.scene import Text, listed, t

reads(MoreTargets)(simply("does-more-targets"))
reads(SeesInvisible)(simply("does-sees-invisible"))


@reads(Stronger)
def stronger(ability: Stronger, _: Reading) -> Iterator[Text]:
    """On which attacks, and what they gain."""
    gains = [t("gain-attack", by=f"{ability.by:+d}")] if ability.by else []
    gains += [t("gain-times", times=ability.times)] if ability.times > 1 else []
    gains += [conditions(ability.give)] if ability.give else []
    gains += [t("gain-advantage")] if ability.advantage else []
    gains += [t("gain-by-breaking")] if ability.breaks_obstacle else []
    name = "does-stronger-actions" if ability.whole else "does-stronger"
    yield t(name, when=when_name(ability.when), effect=listed(gains))


@reads(Empowered)
def empowered(ability: Empowered, _: Reading) -> Iterator[Text]:
    """Which element, and what all attacks of the action gain."""
    gains = [t("gain-attack", by=f"{ability.attack:+d}")]
    gains += [t("gain-advantage")] if ability.advantage else []
    gains += [t("does-xp", xp=ability.xp)] if ability.xp else []
    yield t("does-empowered", element=element(ability.consume), effect=listed(gains))


@reads(Farther)
def farther(ability: Farther, _: Reading) -> Iterator[Text]:
    yield t("does-farther", by=ability.by, element=element(ability.consume))
