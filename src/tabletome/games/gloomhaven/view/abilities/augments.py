"""Augments in words."""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.notation.abilities import Augment, AugmentsAtRange, TwoAugments
from tabletome.games.gloomhaven.view.abilities.words import Reading, conditions, element, reads, simply, who_name
from tabletome.scene import Text, listed, t

reads(TwoAugments)(simply("does-two-augments"))
reads(AugmentsAtRange)(simply("does-augments-at-range"))


@reads(Augment)
def augment(ability: Augment, _: Reading) -> Iterator[Text]:
    """What melee attacks gain, and for which element."""
    gains = [t("gain-attack", by=f"{ability.attack:+d}")] if ability.attack else []
    gains += [conditions(ability.give)] if ability.give else []
    gains += [t("does-shield", by=ability.shield)] if ability.shield else []
    gains += [t("does-retaliate", by=ability.retaliate, range=1)] if ability.retaliate else []
    gains += [t("does-heal", by=ability.heal, range=ability.heal_range)] if ability.heal else []
    gains += [t("gain-kills", who=who_name(ability.kills))] if ability.kills is not None else []
    effect = listed(gains)
    if ability.consume:
        effect = t("does-consume", element=element(ability.consume), effect=effect)
    yield t("does-augment", effect=effect)
