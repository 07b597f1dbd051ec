"""Bonuses to attacks in words. GH-ACTIVE-01"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.notation.abilities import (
    CurseBites,
    Empowered,
    Farther,
    MoreTargets,
    SeesInvisible,
    Stronger,
    WholeAttack,
)
from tabletome.games.gloomhaven.view.abilities.attack import gained_targets
from tabletome.games.gloomhaven.view.abilities.words import (
    Reading,
    conditions,
    describe,
    element,
    reads,
    simply,
    when_name,
)
from tabletome.scene import Text, listed, t

reads(SeesInvisible)(simply("does-sees-invisible"))


@reads(MoreTargets)
def more_targets(ability: MoreTargets, _: Reading) -> Iterator[Text]:
    yield t("does-allies-more-targets" if ability.of_adjacent_allies else "does-more-targets")


@reads(Stronger)
def stronger(ability: Stronger, _: Reading) -> Iterator[Text]:
    """On which attacks, and what they gain."""
    gains = [t("gain-attack", by=f"{ability.by:+d}")] if ability.by else []
    gains += [t("gain-times", times=ability.times)] if ability.times > 1 else []
    gains += [conditions(ability.give)] if ability.give else []
    gains += [t("gain-advantage")] if ability.advantage else []
    gains += [t("gain-ignores-shield")] if ability.ignores_shield else []
    gains += [t("gain-by-breaking")] if ability.breaks_obstacle else []
    name = "does-stronger-actions" if ability.whole else "does-stronger"
    if ability.each_turn:
        name = "does-stronger-each-turn"
    yield t(name, when=when_name(ability.when), effect=listed(gains))


@reads(Empowered)
def empowered(ability: Empowered, _: Reading) -> Iterator[Text]:
    """Which element, and what all attacks of the action gain."""
    gains = [t("gain-attack", by=f"{ability.attack:+d}")]
    gains += [t("gain-advantage")] if ability.advantage else []
    gains += [t("does-xp", xp=ability.xp)] if ability.xp else []
    if ability.consume:
        yield t("does-empowered", element=element(ability.consume), effect=listed(gains))
    else:
        yield t("does-empowered-by-item", effect=listed(gains))


@reads(Farther)
def farther(ability: Farther, _: Reading) -> Iterator[Text]:
    if ability.consume:
        yield t("does-farther", by=ability.by, element=element(ability.consume))
    else:
        yield t("does-range-changed", by=f"{ability.by:+d}")


@reads(WholeAttack)
def whole_attack(ability: WholeAttack, reading: Reading) -> Iterator[Text]:
    """What a whole attack gains, and for what."""
    gains = [t("gain-attack", by=f"{ability.attack:+d}")] if ability.attack else []
    gains += [gained_targets(ability.targets)] if ability.targets else []
    gains += [t("gain-times", times=ability.times)] if ability.times > 1 else []
    effect = listed(gains)
    if ability.consume:
        effect = t("does-consume", element=element(ability.consume), effect=effect)
    if ability.cost is not None:
        effect = t("does-pay", cost=listed(list(describe(ability.cost, reading))), effect=effect)
    yield t("does-whole-attack", effect=effect)


@reads(CurseBites)
def curse_bites(ability: CurseBites, _: Reading) -> Iterator[Text]:
    yield t("does-curse-bites", by=ability.by)
