"""How deeds read that attack, or make attacks stronger."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.notation import deeds
from tabletome.games.sword_and_sorcery.view.attacks import boost_text, spend_text, value_text
from tabletome.games.sword_and_sorcery.view.deeds.entries import reads
from tabletome.scene import Text, t


@reads(deeds.Attack)
def attack(deed: deeds.Attack) -> list[Text]:
    """The attack value, then what symbols buy."""
    damage = t(f"damage-{deed.damage or 'none'}")
    first = t("deed-attack", value=value_text(deed.value), damage=damage)
    return [first, *(spend_text(spend) for spend in deed.spends)]


@reads(deeds.GainBoost)
def gain_boost(deed: deeds.GainBoost) -> list[Text]:
    """What the boost gives, and what it gains with the Soulrank."""
    lines = boost_text(deed.boost)
    return [*lines, t("deed-per-level", n=deed.hits_per_level)] if deed.hits_per_level else lines
