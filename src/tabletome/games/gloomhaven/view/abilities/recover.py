"""Recovering and refreshing in words. GH-RECOVER-01, 05"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.notation.abilities import (
    EVERYONE,
    AlliesRecover,
    AllyRecovers,
    Recover,
    RecoverLost,
    Refresh,
    RefreshWhen,
)
from tabletome.games.gloomhaven.view.abilities.words import Reading, counted, reads, simply, whom
from tabletome.scene import Text, listed, t

reads(RecoverLost)(simply("does-recover-lost"))


@reads(Recover)
def recover(ability: Recover, _: Reading) -> Iterator[Text]:
    """Whose cards, from which pile, and what it costs."""
    if ability.of_healed:
        yield t("does-healed-recovers", cards=ability.cards)
        return
    whose = "neighbours" if ability.of_neighbours else "ally" if ability.range else "own"
    pile = "lost" if ability.lost else "discarded"
    yield t("does-recover", cards=ability.cards, pile=pile, whose=whose, range=ability.range)
    if ability.summoning:
        yield t("does-recover-summoning")
    if ability.then_lose:
        yield t("does-recover-lose", cards=ability.then_lose)


@reads(AlliesRecover)
def allies_recover(ability: AlliesRecover, _: Reading) -> Iterator[Text]:
    yield t("does-allies-recover", cards=counted(ability.cards, ability.per), to=whom(ability.to))


@reads(Refresh)
def refresh(ability: Refresh, _: Reading) -> Iterator[Text]:
    """Which items, how many of them, and whose."""
    state = "both" if ability.spent and ability.consumed else "spent" if ability.spent else "consumed"
    slots = listed([t(f"items-{slot}") for slot in ability.slots]) if ability.slots else t("items-any")
    number = "all" if ability.items == EVERYONE else "some"
    to = whom(ability.to, ability.range)
    yield t("does-refresh", number=number, items=ability.items, state=state, slots=slots, to=to)
    if ability.discard:
        yield t("does-refresh-discard", cards=ability.discard)


@reads(RefreshWhen)
def refresh_when(ability: RefreshWhen, reading: Reading) -> Iterator[Text]:
    yield t(f"does-refresh-{ability.at}", effect=listed(list(refresh(ability.refresh, reading))))


@reads(AllyRecovers)
def ally_recovers(ability: AllyRecovers, _: Reading) -> Iterator[Text]:
    yield t("does-any-ally-recovers" if ability.anyone else "does-ally-recovers")
