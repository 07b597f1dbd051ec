"""How deeds read that give shields, armor and hits for a while."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.notation import deeds
from tabletome.games.sword_and_sorcery.view.deeds.entries import reads, whom
from tabletome.scene import Text, t


@reads(deeds.MagicShields)
def magic_shields(deed: deeds.MagicShields) -> list[Text]:
    return [t("deed-magic-shields", to=whom(deed.to), n=deed.count)]


@reads(deeds.ShieldBonus)
def shield_bonus(deed: deeds.ShieldBonus) -> list[Text]:
    return [t("deed-shield-bonus", to=whom(deed.to), n=deed.count)]


@reads(deeds.ArmorBonus)
def armor_bonus(deed: deeds.ArmorBonus) -> list[Text]:
    return [t("deed-armor-bonus", to=whom(deed.to), n=deed.count)]


@reads(deeds.HitBonus)
def hit_bonus(deed: deeds.HitBonus) -> list[Text]:
    return [t("deed-hit-bonus", to=whom(deed.to), n=deed.count)]
