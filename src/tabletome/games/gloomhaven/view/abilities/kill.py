"""Killing outright in words. GH-ATK-08"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.areas import Area
from tabletome.games.gloomhaven.content.notation.abilities import Kill, KillInArea
from tabletome.games.gloomhaven.view.abilities.words import Reading, areas, reads, when_name, who_name
from tabletome.scene import Text, t


@reads(Kill)
def kill(ability: Kill, _: Reading) -> Iterator[Text]:
    yield t("does-kill-all" if ability.everyone else "does-kill", who=who_name(ability.when), range=ability.range)


@reads(KillInArea)
def kill_in_area(ability: KillInArea, _: Reading) -> Iterator[Text]:
    if ability.range > 1:
        yield t("does-range", range=ability.range)
    yield t("does-area-melee" if ability.area.grey else "does-area", hexes=len(ability.area.hexes))
    yield t("does-kill-in-area", when=when_name(ability.when), xp=ability.xp_each)


@areas(KillInArea)
def kill_areas(ability: KillInArea) -> Iterator[Area]:
    yield ability.area
