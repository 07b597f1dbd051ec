"""Powers as cards, on a mat or to be chosen from."""

from __future__ import annotations

import functools

from tabletome.games.sword_and_sorcery.content.notation.heroes import Power
from tabletome.games.sword_and_sorcery.content.powers import POWERS
from tabletome.games.sword_and_sorcery.view import icons
from tabletome.games.sword_and_sorcery.view.numerals import ROMAN
from tabletome.games.sword_and_sorcery.view.wording import level_text, power_head, power_name
from tabletome.scene import Card, CardPart, Stat, t


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
        counter=hourglasses(power, cooling, rank), parts=[head, *parts], spent=cooling > 0, source=power.source,
    )  # fmt: skip


def hourglasses(power: Power, cooling: int, rank: int) -> Stat | None:
    """How far a power has come to being ready again; none on one that is always ready. SS-POWER-17, SS-ICON-11"""
    most = max((level.cooldown for level in power.levels if level.rank <= rank), default=0)
    if not most and not cooling:
        return None
    return Stat(
        id=f"power:{power.name}:cooldown",
        name=t("stat-cooldown"),
        icon=icons.ROUND,
        value=max(0, most - cooling),
        most=max(most, cooling),
        tone="gold" if cooling else "good",
        show="dial",
        text=t("power-ready", n=cooling) if cooling else t("power-is-ready"),
    )
