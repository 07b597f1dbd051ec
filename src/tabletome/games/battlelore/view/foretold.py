"""What an adventure is like, for whoever sets it up."""

from __future__ import annotations

from tabletome.games.battlelore.content.adventures import adventures
from tabletome.games.battlelore.rules.setup import BattleOptions
from tabletome.games.battlelore.view import icons
from tabletome.scene import Note, Sheet, in_both, t


def foretold(options: BattleOptions) -> Sheet:
    """Its story, and how many victory banners each side needs. BL-SETUP-10, BL-VICTORY-01"""
    adventure = adventures()[options.adventure]
    sides = zip(adventure.sides, adventure.victory, strict=True)
    goals = [Note(text=t("goal", seat=in_both(side), banners=banners), icon=icons.BANNER) for side, banners in sides]
    story = [Note(text=in_both(adventure.story))] if any(adventure.story) else []
    return Sheet(
        id="foretold",
        name=in_both(adventure.title),
        icon=icons.BANNER,
        label=str(adventure.number),
        notes=[*story, *goals],
    )
