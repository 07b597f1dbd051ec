"""What characters do to themselves, in words."""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.notation.abilities import Collapse, DropTo, RestWell, SufferUpTo
from tabletome.games.gloomhaven.view.abilities.words import Reading, reads, simply
from tabletome.scene import Text, t

reads(Collapse)(simply("does-collapse"))
reads(RestWell)(simply("does-rest-well"))


@reads(SufferUpTo)
def suffer_up_to(ability: SufferUpTo, _: Reading) -> Iterator[Text]:
    yield t("does-suffer-up-to", by=ability.by)


@reads(DropTo)
def drop_to(ability: DropTo, _: Reading) -> Iterator[Text]:
    yield t("does-drop-to", by=ability.by)
