"""The faces by which heroes are chosen: their nature, their life and movement at the lowest soul rank. SS-HERO-04"""

from __future__ import annotations

from tabletome.engine import Portrait
from tabletome.games.sword_and_sorcery.content.heroes import HEROES
from tabletome.games.sword_and_sorcery.view import icons
from tabletome.scene import Hue, Stat, t

NATURE_HUES: dict[str, Hue] = {"law": "gold", "neutral": "green", "chaos": "purple"}
PORTRAITS = {
    name: Portrait(
        icons.HEROES[card.hero],
        NATURE_HUES[card.nature],
        (
            Stat(id="hp", name=t("stat-hp"), icon=icons.HEALTH, value=card.gem[0].hp, tone="bad"),
            Stat(id="move", name=t("stat-mp"), icon=icons.MOVE, value=card.move),
        ),
    )
    for name, card in HEROES.items()
}
