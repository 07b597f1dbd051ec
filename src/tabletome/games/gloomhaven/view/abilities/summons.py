"""Summons in words. GH-SUMMON-01, GH-MOTHER-02"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.notation.abilities import Summon, SummonMonster, SummonsMove
from tabletome.games.gloomhaven.content.summons import CREATURES
from tabletome.games.gloomhaven.view.abilities.words import Reading, reads
from tabletome.games.gloomhaven.view.wording import name_of
from tabletome.scene import Text, listed, t


@reads(Summon)
def summon(ability: Summon, _: Reading) -> Iterator[Text]:
    yield t("does-summon", name=name_of(ability.name))
    if CREATURES[ability.name].attacked_from:
        yield t("does-attacked-from")


@reads(SummonsMove)
def summons_move(ability: SummonsMove, _: Reading) -> Iterator[Text]:
    yield t("does-summons-move", by=f"+{ability.by}", range=ability.range)


@reads(SummonMonster)
def summon_monster(ability: SummonMonster, reading: Reading) -> Iterator[Text]:
    """Which monsters, with as many characters as there are."""
    ranks = ability.ranks[0 if reading.g is None else reading.g.party_size]
    yield t("does-summon-monster", name=name_of(ability.monster), ranks=listed([t(f"rank-{rank}") for rank in ranks]))
