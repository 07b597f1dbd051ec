"""Conditions without an attack in words. GH-EFF-03"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.areas import Area
from tabletome.games.gloomhaven.content.notation.abilities import Along, CursesTwice, Give, GiveInArea, LiftCurses
from tabletome.games.gloomhaven.view.abilities.words import Reading, areas, conditions, element, reads, simply, whom
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


reads(LiftCurses)(simply("does-lift-curses"))
reads(CursesTwice)(simply("does-curses-twice"))


@reads(GiveInArea)
def give_in_area(ability: GiveInArea, _: Reading) -> Iterator[Text]:
    yield conditions(ability.conditions)
    yield t("does-range", range=ability.range)
    yield t("does-area", hexes=len(ability.area.hexes))


@areas(GiveInArea)
def given_areas(ability: GiveInArea) -> Iterator[Area]:
    yield ability.area
