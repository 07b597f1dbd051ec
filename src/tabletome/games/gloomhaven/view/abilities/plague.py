"""What poison and curses do, in words."""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.notation.abilities import Blight, FeedOn, Fester
from tabletome.games.gloomhaven.view.abilities.words import Reading, reads, whom
from tabletome.scene import Text, t


@reads(Fester)
def fester(ability: Fester, _: Reading) -> Iterator[Text]:
    yield t("does-fester-and-cure" if ability.cures else "does-fester", by=ability.by)


@reads(Blight)
def blight(ability: Blight, _: Reading) -> Iterator[Text]:
    yield t("does-blight", by=ability.by, range=ability.range)


@reads(FeedOn)
def feed_on(ability: FeedOn, _: Reading) -> Iterator[Text]:
    yield t("does-hurt", by=ability.by, to=whom(ability.to))
    yield t("does-feed-on")
