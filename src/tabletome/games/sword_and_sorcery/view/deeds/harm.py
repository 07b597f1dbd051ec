"""How deeds read that hurt and hamper."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.notation import deeds
from tabletome.games.sword_and_sorcery.content.notation.terms import SYMBOLS
from tabletome.games.sword_and_sorcery.view.deeds.entries import number_and_per, reads, whom
from tabletome.scene import Text, t


@reads(deeds.Harm)
def harm(deed: deeds.Harm) -> list[Text]:
    return [t("deed-harm", to=whom(deed.to), **number_and_per(deed.hp))]


@reads(deeds.Afflict)
def afflict(deed: deeds.Afflict) -> list[Text]:
    return [t("deed-afflict", condition=t(f"condition-{deed.condition}"), to=whom(deed.to))]


@reads(deeds.RollToAfflict)
def roll_to_afflict(deed: deeds.RollToAfflict) -> list[Text]:
    symbol, condition = t(f"symbol-{SYMBOLS[deed.symbol]}"), t(f"condition-{deed.condition}")
    return [t("deed-roll-to-afflict", symbol=symbol, condition=condition, to=whom(deed.to))]


@reads(deeds.Command)
def command(deed: deeds.Command) -> list[Text]:
    return [t("deed-command", rank=t(f"rank-{deed.rank}"))]
