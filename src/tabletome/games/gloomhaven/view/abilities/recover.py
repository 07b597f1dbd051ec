"""Recovering and refreshing in words. GH-RECOVER-01, 05"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.notation.abilities import (
    AlliesRecover,
    AllyRecovers,
    Recover,
    RecoverLost,
    RefreshSmallItem,
)
from tabletome.games.gloomhaven.view.abilities.words import Reading, counted, reads, simply, whom
from tabletome.scene import Text, t

reads(RecoverLost)(simply("does-recover-lost"))
reads(AllyRecovers)(simply("does-ally-recovers"))


@reads(Recover)
def recover(ability: Recover, _: Reading) -> Iterator[Text]:
    """Whose cards, from which pile, and what it costs."""
    whose = "neighbours" if ability.of_neighbours else "ally" if ability.range else "own"
    pile = "lost" if ability.lost else "discarded"
    yield t("does-recover", cards=ability.cards, pile=pile, whose=whose, range=ability.range)
    if ability.then_lose:
        yield t("does-recover-lose", cards=ability.then_lose)


@reads(RefreshSmallItem)
def refresh_small_item(ability: RefreshSmallItem, _: Reading) -> Iterator[Text]:
    yield t("does-refresh-small-item", range=ability.range)


@reads(AlliesRecover)
def allies_recover(ability: AlliesRecover, _: Reading) -> Iterator[Text]:
    yield t("does-allies-recover", cards=counted(ability.cards, ability.per), to=whom(ability.to))
