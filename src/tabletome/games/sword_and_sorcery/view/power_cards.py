"""Powers as cards, on a mat or to be chosen from."""

from __future__ import annotations

import functools

from tabletome.games.sword_and_sorcery.content.powers import POWERS
from tabletome.games.sword_and_sorcery.view import icons
from tabletome.games.sword_and_sorcery.view.numerals import ROMAN
from tabletome.games.sword_and_sorcery.view.wording import level_text, power_head, power_name
from tabletome.scene import Badge, Card, CardPart, t


@functools.lru_cache(maxsize=4096)
def power_card(name: str, cooling: int, rank: int) -> Card:
    """A power with all its levels; face down while it cools. SS-POWER-02, SS-POWER-17"""
    power = POWERS[name]
    parts = [
        CardPart(
            id=f"power:{name}:{level.rank}",
            label=ROMAN[level.rank],
            text=level_text(level),
            lit=level.rank <= rank,
        )
        for level in power.levels
    ]
    head = CardPart(id=f"power:{name}:head", text=[power_head(power)])
    return Card(
        id=f"power:{name}", name=power_name(name), icon=icons.POWERS.get(name, icons.POWER), hue="blue",
        badges=[Badge(text=t("power-ready", n=cooling), tone="dim")] if cooling else [], parts=[head, *parts],
        spent=cooling > 0, source=power.source,
    )  # fmt: skip
