"""The faces by which classes are chosen: colour, hit points at level 1, cards of a hand. GH-CHAR-01"""

from __future__ import annotations

from tabletome.engine import Portrait
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.view import icons
from tabletome.games.gloomhaven.view.colours import CLASS_HUES
from tabletome.scene import Stat, t

PORTRAITS = {
    name: Portrait(
        icons.of(name),
        CLASS_HUES[name],
        (
            Stat(id="health", name=t("stat-health"), icon=icons.HEALTH, value=kind.health[0], tone="bad"),
            Stat(id="hand", name=t("stat-hand"), icon=icons.HAND, value=kind.hand),
        ),
    )
    for name, kind in CLASSES.items()
}
