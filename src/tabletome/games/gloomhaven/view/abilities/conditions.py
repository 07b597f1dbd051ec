"""Conditions without an attack in words. GH-EFF-03"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.notation.abilities import Along, Give
from tabletome.games.gloomhaven.view.abilities.words import Reading, conditions, element, reads, whom
from tabletome.scene import Text, t


@reads(Give)
def give(ability: Give, _: Reading) -> Iterator[Text]:
    """Which conditions, for whom, and whether they are pushed."""
    yield t("does-give", conditions=conditions(ability.conditions), to=whom(ability.to, ability.range))
    if ability.targets > 1:
        yield t("does-targets", targets=ability.targets)
    if ability.push:
        yield t("does-push", by=ability.push)


@reads(Along)
def along(ability: Along, _: Reading) -> Iterator[Text]:
    """What a sticker adds. GH-ENH-06, 08"""
    if ability.give:
        yield t("does-give", conditions=conditions(ability.give), to=whom(ability.to, ability.range))
    if ability.element:
        yield t("does-infuse", element=element(ability.element))
