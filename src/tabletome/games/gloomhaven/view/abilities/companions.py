"""The permanent companion in words."""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.notation.abilities import (
    CommandBonus,
    CompanionFeeds,
    ForgoActions,
    ShareWounds,
)
from tabletome.games.gloomhaven.view.abilities.words import Reading, reads, simply
from tabletome.scene import Text, t

reads(ShareWounds)(simply("does-share-wounds"))


@reads(CommandBonus)
def command_bonus(ability: CommandBonus, _: Reading) -> Iterator[Text]:
    yield t("does-command-bonus", by=ability.by)


@reads(CompanionFeeds)
def companion_feeds(ability: CompanionFeeds, _: Reading) -> Iterator[Text]:
    yield t("does-companion-feeds", by=ability.by)


@reads(ForgoActions)
def forgo_actions(ability: ForgoActions, _: Reading) -> Iterator[Text]:
    yield t("does-forgo-top", by=ability.attack)
    yield t("does-forgo-bottom", by=ability.move)
