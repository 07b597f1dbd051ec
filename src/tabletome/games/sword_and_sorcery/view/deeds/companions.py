"""How the deed reads that calls the companion."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.notation import deeds
from tabletome.games.sword_and_sorcery.view.deeds.entries import reads
from tabletome.scene import Text, t


@reads(deeds.Summon)
def summon(deed: deeds.Summon) -> list[Text]:
    return [t("deed-summon", n=deed.rank)]
