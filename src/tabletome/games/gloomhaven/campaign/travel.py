"""On the way to a scenario. Rulebook: "Travel and road events". GH-TRAVEL"""

from __future__ import annotations

from msgspec.structs import replace

from tabletome.engine import Script, runs
from tabletome.games.gloomhaven.campaign import event_cards
from tabletome.games.gloomhaven.campaign.level_up import mark_perks
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.events import SetOut
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.sheets import Party
from tabletome.games.gloomhaven.state import State

GLOOMHAVEN = 0


def set_out(g: State, scenario: int, casual: bool) -> None:
    """The party leaves for a scenario, in campaign or casual mode. GH-TRAVEL-01, 04"""
    g.party = replace(g.campaign, bound=scenario, casual=casual)
    g.emit(SetOut, page(scenario).name, casual, rule="GH-TRAVEL-01")
    g.phase = phases.ON_THE_ROAD


@runs(phases.ON_THE_ROAD)
def on_the_road(g: State) -> Script:
    """A road event, unless there is no way to go; then the scenario begins. GH-TRAVEL-02..04"""
    if needs_road_event(g.campaign):
        yield from event_cards.resolve(g, "road")
        yield from mark_perks(g)
    g.phase = phases.BEGIN_SCENARIO


def needs_road_event(party: Party) -> bool:
    """Not to the same scenario again, one linked to where the party is, in casual mode, or alone. GH-TRAVEL-02..05"""
    if party.casual or page(party.bound).alone:
        return False
    return not (party.bound == party.location or are_linked(party.location, party.bound))


def are_linked(here: int, there: int) -> bool:
    """Pages name the scenarios, and the city, that they are linked to. GH-TRAVEL-03, 04"""
    return there in page(here).linked or here in page(there).linked
