"""Summons in words. GH-SUMMON-01, GH-MOTHER-02"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.notation.abilities import Summon, SummonMonster, SummonsMove
from tabletome.games.gloomhaven.content.summons import CREATURES
from tabletome.games.gloomhaven.view.abilities.words import Reading, describe_all, reads
from tabletome.games.gloomhaven.view.wording import name_of
from tabletome.scene import Text, listed, t


@reads(Summon)
def summon(ability: Summon, reading: Reading) -> Iterator[Text]:
    creature = CREATURES[ability.name]
    if ability.number > 1:
        yield t("does-summon-several", name=name_of(ability.name), number=ability.number)
    else:
        yield t("does-summon", name=name_of(ability.name))
    if creature.attacked_from:
        yield t("does-attacked-from")
    if creature.last_attack is not None and creature.last_range > 1:
        yield t("does-last-attack", by=creature.last_attack, range=creature.last_range)
    if creature.inspires:
        yield t("does-inspires", by=creature.inspires)
    if creature.strikes.push:
        yield t("does-totem", by=creature.strikes.push)
    if creature.also:
        yield t("does-creature-also", effect=listed(describe_all(creature.also, reading)))


@reads(SummonsMove)
def summons_move(ability: SummonsMove, _: Reading) -> Iterator[Text]:
    yield t("does-summons-move", by=f"{ability.by:+d}", range=ability.range)


@reads(SummonMonster)
def summon_monster(ability: SummonMonster, reading: Reading) -> Iterator[Text]:
    """Which monsters, with as many characters as there are."""
    ranks = ability.ranks[0 if reading.g is None else reading.g.party_size]
    yield t("does-summon-monster", name=name_of(ability.monster), ranks=listed([t(f"rank-{rank}") for rank in ranks]))
