"""What an attack may bring, in words and in bars."""

from __future__ import annotations

from tabletome.games.battlelore.state import State
from tabletome.games.battlelore.view.odds import odds
from tabletome.scene import Forecast, t

WORTH_TELLING = 0.005
"""What is less likely is as good as impossible."""


def foretold(g: State, attacker: int, defender: int) -> list[Forecast]:
    """How likely figures are lost, all of them, or the hex."""
    found = odds(g, attacker, defender)
    all_or_nothing = len(found.losses) == 2 and found.destroyed > 0
    told = [
        Forecast(
            thing=f"unit:{defender}",
            text=t("forecast-destroyed" if all_or_nothing else "forecast-hit"),
            chance=round(found.destroyed if all_or_nothing else found.hit, 3),
            spread=[(count, round(chance, 3)) for count, chance in enumerate(found.losses)],
        )
    ]
    if found.destroyed >= WORTH_TELLING and not all_or_nothing:
        told.append(Forecast(text=t("forecast-destroyed"), chance=round(found.destroyed, 3), tone="good"))
    if found.retreat >= WORTH_TELLING:
        what = "forecast-cornered" if found.cornered else "forecast-retreat"
        told.append(Forecast(text=t(what), chance=round(found.retreat, 3)))
    return told
