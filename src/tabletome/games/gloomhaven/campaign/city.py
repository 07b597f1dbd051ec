"""A visit to Gloomhaven. Rulebook: "Visiting Gloomhaven". GH-CITY, GH-DONATE, GH-CEVENT

One character after the other does what it likes, in any order; the city event can be resolved at any moment.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tabletome.engine import Decision, Script, runs
from tabletome.games.gloomhaven import actions as a
from tabletome.games.gloomhaven.campaign import event_cards, personal_quests
from tabletome.games.gloomhaven.campaign.enhancing import enhance, enhanceable
from tabletome.games.gloomhaven.campaign.level_up import mark_perks, rise
from tabletome.games.gloomhaven.campaign.new_characters import call_back, fill_places, put_aside, returning
from tabletome.games.gloomhaven.campaign.prosperity import prosperity_level
from tabletome.games.gloomhaven.campaign.retirement import must_retire, retire
from tabletome.games.gloomhaven.campaign.sheet_changes import (
    LATER_BOXES,
    change_member,
    check_conditions,
    gain_prosperity,
)
from tabletome.games.gloomhaven.campaign.shop import buy, buyable, sell
from tabletome.games.gloomhaven.campaign.travel import GLOOMHAVEN
from tabletome.games.gloomhaven.events import CameToTown, Donated
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.rules.characters.levels import is_due, level_for
from tabletome.games.gloomhaven.sheets import Party
from tabletome.games.gloomhaven.state import State

READY = a.Ready()
DONATION, BLESSINGS_FOR_IT = 10, 2
"""GH-DONATE-01"""


@runs(phases.COME_TO_TOWN)
def come_to_town(g: State) -> Script:
    """A new visit: another city event, another donation; the dead make room. GH-CITY-01, GH-CEVENT-01, GH-DONATE-01"""
    g.party = replace(g.campaign, location=GLOOMHAVEN, event_done=False, donors=())
    g.emit(CameToTown, rule="GH-CITY-02")
    yield from fill_places(g)
    g.place = 0
    g.phase = phases.VISIT


@runs(phases.VISIT)
def visit(g: State) -> Script:
    """What one character does in the city, one thing after the other. GH-CITY-01

    What others do may give those who were ready something to do again.
    """
    member = g.place
    if member == len(g.campaign.members):
        g.place = next((each for each in range(member) if has_something_to_do(g.campaign, each)), 0)
        g.phase = phases.VISIT if has_something_to_do(g.campaign, g.place) else phases.LEAVE_TOWN
        return
    chosen: Any = yield Decision(g.seat_of(member), "town", town_choices(g, member), {"member": member})
    match chosen:
        case a.Ready():
            g.place += 1
        case a.CityEvent():
            g.party = replace(g.campaign, event_done=True)
            yield from event_cards.resolve(g, "city")
            yield from mark_perks(g)
        case a.Buy():
            buy(g, member, chosen.item)
        case a.Sell():
            sell(g, member, chosen.item)
        case a.Donate():
            donate(g, member)
        case a.LevelUp():
            yield from rise(g, member, g.campaign.members[member].level + 1)
        case a.CatchUp():
            yield from rise(g, member, prosperity_level(g.campaign.prosperity))
        case a.Retire():
            retire(g, member)
            yield from fill_places(g)
        case a.PutAside():
            put_aside(g, member)
            yield from fill_places(g)
        case a.Enhance():
            yield from enhance(g, member, chosen.card)
        case a.Recall():
            call_back(g, member, chosen.number)


def town_choices(g: State, member: int) -> list[Any]:
    """Everything that can be done now. GH-CITY-01"""
    party = g.campaign
    sheet = party.members[member]
    options: list[Any] = []
    if not party.event_done and party.city:
        options.append(a.CityEvent())
    if is_due(sheet):
        options.append(a.LevelUp())
    if level_for(sheet.xp) < prosperity_level(party.prosperity):
        options.append(a.CatchUp())
    if must_retire(party, member):
        options.append(a.Retire())
    options += [a.Buy(item) for item in buyable(party, member)]
    options += [a.Sell(item) for item in sheet.items]
    options += [a.Enhance(card) for card in enhanceable(party, member)]
    if sheet.gold >= DONATION and member not in party.donors:
        options.append(a.Donate())
    options.append(a.PutAside())
    options += [a.Recall(number) for number in returning(party, member)]
    if not has_something_to_do(party, member):
        options.append(READY)
    return options


def has_something_to_do(party: Party, member: int) -> bool:
    """Whoever has the experience must level up, and who has fulfilled the quest retire. GH-LVLUP-01, GH-RETIRE-01"""
    return is_due(party.members[member]) or must_retire(party, member)


# ------------------------------------------------------------------ the sanctuary


def donate(g: State, member: int) -> None:
    """Ten gold for the Great Oak, two BLESS cards for the next scenario, once in a visit. GH-DONATE-01, 02

    Once envelope B is open, further donations raise prosperity now and then.
    """
    party = g.campaign
    sheet = party.members[member]
    total = party.donated + DONATION
    blessings = (f"bless-one:{member}",) * BLESSINGS_FOR_IT
    change_member(g, member, gold=sheet.gold - DONATION)
    g.party = replace(g.campaign, donated=total, donors=(*party.donors, member), ahead=(*party.ahead, *blessings))
    g.emit(Donated, sheet.name, total, rule="GH-DONATE-01")
    personal_quests.note(g, member, "donated", DONATION)
    check_conditions(g)
    if total in LATER_BOXES:
        gain_prosperity(g, 1)
