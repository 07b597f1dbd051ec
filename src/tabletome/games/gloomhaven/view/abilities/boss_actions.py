"""The special actions of bosses in words. GH-BOSS-03"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.bosses import BOSSES
from tabletome.games.gloomhaven.content.notation.abilities import (
    BossSpecial,
    ExtraTurns,
    Gather,
    HatchEggs,
    LayEggs,
    MindControl,
    NextDoor,
    NextPlace,
    Scatter,
    SummonServants,
    ThroneMoves,
)
from tabletome.games.gloomhaven.view.abilities.words import Reading, describe_all, reads, simply
from tabletome.games.gloomhaven.view.wording import name_of
from tabletome.scene import Text, t

reads(NextDoor)(simply("does-next-door"))
reads(NextPlace)(simply("does-next-place"))
reads(Gather)(simply("does-gather"))
reads(MindControl)(simply("does-mind-control"))
reads(ThroneMoves)(simply("does-throne-moves"))
reads(LayEggs)(simply("does-lay-eggs"))


@reads(BossSpecial)
def boss_special(ability: BossSpecial, reading: Reading) -> Iterator[Text]:
    """Its number, and what it is for each boss that is on the map."""
    yield t("does-boss-special", number=ability.number)
    if reading.g is not None:
        there = {figure.name for figure in reading.g.figures if figure.at >= 0 and figure.name in BOSSES}
        for name in sorted(there):
            yield from describe_all(BOSSES[name].specials[ability.number - 1], reading)


@reads(SummonServants)
def summon_servants(ability: SummonServants, _: Reading) -> Iterator[Text]:
    yield t("does-summon-servants", name=name_of(ability.name), number=ability.number)


@reads(Scatter)
def scatter(ability: Scatter, _: Reading) -> Iterator[Text]:
    yield t("does-scatter", by=ability.by)


@reads(ExtraTurns)
def extra_turns(ability: ExtraTurns, _: Reading) -> Iterator[Text]:
    yield t("does-extra-turns", name=name_of(ability.monster))


@reads(HatchEggs)
def hatch_eggs(ability: HatchEggs, _: Reading) -> Iterator[Text]:
    yield t("does-hatch-eggs", name=name_of(ability.monster))
