"""How deeds read that heal wounds, conditions and used powers."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.notation import deeds
from tabletome.games.sword_and_sorcery.view.deeds.entries import number_and_per, reads, whom
from tabletome.scene import Text, t


@reads(deeds.Heal)
def heal(deed: deeds.Heal) -> list[Text]:
    return [t("deed-heal", to=whom(deed.to), **number_and_per(deed.hp))]


@reads(deeds.Cure)
def cure(deed: deeds.Cure) -> list[Text]:
    return [t("deed-cure", to=whom(deed.to), n=deed.count)]


@reads(deeds.Refresh)
def refresh(deed: deeds.Refresh) -> list[Text]:
    return [t("deed-refresh", n=deed.count)]
