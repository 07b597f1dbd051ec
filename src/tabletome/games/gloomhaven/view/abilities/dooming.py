"""Dooms in words."""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.notation.abilities import (
    Doom,
    DoomsPass,
    Harvest,
    MoveDooms,
    NobodyHides,
    TwoDooms,
)
from tabletome.games.gloomhaven.view.abilities.words import Reading, conditions, describe_all, reads, simply
from tabletome.scene import Text, listed, t

reads(TwoDooms)(simply("does-two-dooms"))
reads(NobodyHides)(simply("does-nobody-hides"))


@reads(Doom)
def doom(ability: Doom, reading: Reading) -> Iterator[Text]:
    """On whom it may lie, what it does, and when it goes."""
    yield t("does-doom-rank" if ability.fate else "does-doom")
    yield from for_attackers(ability)
    yield from to_the_enemy(ability)
    if ability.dies:
        yield t("does-doom-dies", effect=listed(describe_all(ability.dies, reading)))
    yield t("does-doom-passes", range=ability.passes) if ability.passes else t("does-doom-ends")


def for_attackers(ability: Doom) -> Iterator[Text]:
    """What attacks on the enemy gain."""
    for name, by in (("own", ability.attack), ("allies", ability.allies_attack), ("summons", ability.summons_attack)):
        if by:
            yield t(f"does-doom-{name}", by=by)
    gains = [t("does-pierce", by=ability.pierce)] if ability.pierce else []
    gains += [t("gain-advantage")] if ability.advantage else []
    gains += [conditions(ability.give)] if ability.give else []
    gains += [t("gain-doom-farther")] if ability.farther else []
    if gains:
        yield t("does-doom-all", effect=listed(gains))


def to_the_enemy(ability: Doom) -> Iterator[Text]:
    """What the enemy suffers."""
    if ability.weakens:
        yield t("does-doom-weakens", by=ability.weakens)
    if ability.bleeds:
        yield t("does-doom-bleeds", by=ability.bleeds)
    if ability.feeds:
        yield t("does-doom-feeds", by=ability.feeds)
    if ability.fate:
        yield t("does-doom-fate", turns=ability.fate)


@reads(Harvest)
def harvest(ability: Harvest, reading: Reading) -> Iterator[Text]:
    yield t("does-harvest", effect=listed(describe_all(ability.then, reading)))


@reads(DoomsPass)
def dooms_pass(ability: DoomsPass, _: Reading) -> Iterator[Text]:
    yield t("does-dooms-pass", range=ability.range)


@reads(MoveDooms)
def move_dooms(ability: MoveDooms, _: Reading) -> Iterator[Text]:
    yield t("does-move-dooms", range=ability.range)
