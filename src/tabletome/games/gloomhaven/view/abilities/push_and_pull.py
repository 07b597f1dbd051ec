"""Pushes and pulls without an attack in words. GH-EFF-04, 05"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.notation.abilities import Drag, Pull, PullToward, Push
from tabletome.games.gloomhaven.view.abilities.words import Reading, each_condition, reads, whom
from tabletome.scene import Text, t


@reads(Push)
def push(ability: Push, _: Reading) -> Iterator[Text]:
    yield t("does-push-whom", by=ability.by, to=whom(ability.to))
    yield from each_condition(ability.give)


@reads(Pull)
def pull(ability: Pull, _: Reading) -> Iterator[Text]:
    yield t("does-pull-whom", by=ability.by, range=ability.range)
    if ability.targets > 1:
        yield t("does-targets", targets=ability.targets)
    yield from each_condition(ability.give)


@reads(PullToward)
def pull_toward(ability: PullToward, _: Reading) -> Iterator[Text]:
    yield t("does-pull-toward", by=ability.by, range=ability.range, near=ability.near)
    yield from each_condition(ability.give)


@reads(Drag)
def drag(ability: Drag, _: Reading) -> Iterator[Text]:
    yield t("does-drag", by=ability.by)
