"""The Town Records: opened with the first retirement, and read as far as they allow. GH-RECORDS-01"""

from __future__ import annotations

from tabletome.games.gloomhaven.campaign.prosperity import prosperity_level
from tabletome.games.gloomhaven.campaign.sheet_changes import open_scenario
from tabletome.games.gloomhaven.content.town_records import TOWN_RECORDS
from tabletome.games.gloomhaven.state import State


def read_town_records(g: State) -> None:
    """Every chapter whose conditions are met opens its scenario; nothing before the first retirement. GH-RECORDS-01"""
    party = g.campaign
    if not any(party.retirements):
        return
    level = prosperity_level(party.prosperity)
    for chapter in TOWN_RECORDS:
        if level >= chapter.prosperity and (not chapter.after or chapter.after in party.completed):
            open_scenario(g, chapter.opens)
