"""A visit to Gloomhaven. Rulebook: "Visiting Gloomhaven". GH-CITY, GH-DONATE, GH-CEVENT

One character after the other does what it likes, in any order; the city event can be resolved at any moment.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec.structs import replace

from tabletome.engine import ByType, Decision, Script, ask, runs
from tabletome.games.gloomhaven import actions as a
from tabletome.games.gloomhaven.campaign import event_cards, personal_quests
from tabletome.games.gloomhaven.campaign.enhancing import enhance, enhanceable
from tabletome.games.gloomhaven.campaign.level_up import level_up, mark_perks
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
from tabletome.games.gloomhaven.campaign.town_records import read_town_records
from tabletome.games.gloomhaven.campaign.travel import GLOOMHAVEN
from tabletome.games.gloomhaven.events import CameToTown, Donated
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.rules.abilities.words import at_once
from tabletome.games.gloomhaven.rules.characters.levels import is_due, level_for
from tabletome.games.gloomhaven.sheets import IsBlessed, Party
from tabletome.games.gloomhaven.state import State

DONATION = 10
"""Gold. GH-DONATE-01"""
BLESSINGS_FOR_IT = 2
"""BLESS cards for the next scenario. GH-DONATE-01"""
CityChoice: TypeAlias = (
    a.Ready
    | a.CityEvent
    | a.Buy
    | a.Sell
    | a.Donate
    | a.LevelUp
    | a.CatchUp
    | a.Retire
    | a.PutAside
    | a.Enhance
    | a.Recall
)

does: ByType[Callable[[State, int, Any], Script]] = ByType("does in the city")
"""What a character does in the city, by what the player chose."""


@runs(phases.COME_TO_TOWN)
def come_to_town(g: State) -> Script:
    """A new visit: another city event, another donation; the dead make room. GH-CITY-01, GH-CEVENT-01, GH-DONATE-01"""
    g.party = replace(g.campaign, location=GLOOMHAVEN, event_done=False, donors=())
    g.emit(CameToTown, rule="GH-CITY-02")
    read_town_records(g)
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
    chosen = yield from ask(Decision(g.seat_of(member), "town", town_choices(g, member), {"member": member}))
    yield from does[type(chosen)](g, member, chosen)


def town_choices(g: State, member: int) -> list[CityChoice]:
    """Everything that can be done now. GH-CITY-01"""
    party = g.campaign
    sheet = party.members[member]
    options: list[CityChoice] = []
    if not party.event_done and party.city:
        options.append(a.CITY_EVENT)
    if is_due(sheet):
        options.append(a.LEVEL_UP)
    if level_for(sheet.xp) < prosperity_level(party.prosperity):
        options.append(a.CATCH_UP)
    if must_retire(party, member):
        options.append(a.RETIRE)
    options += [a.Buy(item) for item in buyable(party, member)]
    options += [a.Sell(item) for item in sheet.items]
    options += [a.Enhance(card) for card in enhanceable(party, member)]
    if sheet.gold >= DONATION and member not in party.donors:
        options.append(a.DONATE)
    options.append(a.PUT_ASIDE)
    options += [a.Recall(number) for number in returning(party, member)]
    if not has_something_to_do(party, member):
        options.append(a.READY)
    return options


def has_something_to_do(party: Party, member: int) -> bool:
    """Whoever has the experience must level up, and who has fulfilled the quest retire. GH-LVLUP-01, GH-RETIRE-01"""
    return is_due(party.members[member]) or must_retire(party, member)


# What can be done


@does(a.Ready)
@at_once
def be_ready(g: State, member: int, chosen: a.Ready) -> None:  # noqa: ARG001 - everything is done alike
    """It is the next character's turn to do something."""
    g.place += 1


@does(a.CityEvent)
def city_event(g: State, member: int, chosen: a.CityEvent) -> Script:  # noqa: ARG001
    """One in each visit. GH-CEVENT-01"""
    g.party = replace(g.campaign, event_done=True)
    yield from event_cards.resolve(g, "city")
    yield from mark_perks(g)


@does(a.Buy)
@at_once
def buy_item(g: State, member: int, chosen: a.Buy) -> None:
    buy(g, member, chosen.item)


@does(a.Sell)
@at_once
def sell_item(g: State, member: int, chosen: a.Sell) -> None:
    sell(g, member, chosen.item)


@does(a.LevelUp)
def next_level(g: State, member: int, chosen: a.LevelUp) -> Script:  # noqa: ARG001
    """One level, for which there is experience enough. GH-LVLUP-01"""
    yield from level_up(g, member, g.campaign.members[member].level + 1)


@does(a.CatchUp)
def catch_up(g: State, member: int, chosen: a.CatchUp) -> Script:  # noqa: ARG001
    """To the level of the city's prosperity. GH-PROSP-03"""
    yield from level_up(g, member, prosperity_level(g.campaign.prosperity))


@does(a.Retire)
def retire_character(g: State, member: int, chosen: a.Retire) -> Script:  # noqa: ARG001
    """A new character takes the place. GH-RETIRE-09"""
    retire(g, member)
    yield from fill_places(g)


@does(a.PutAside)
def put_character_aside(g: State, member: int, chosen: a.PutAside) -> Script:  # noqa: ARG001
    """A new character takes the place. GH-PARTY-02"""
    put_aside(g, member)
    yield from fill_places(g)


@does(a.Enhance)
def enhance_card(g: State, member: int, chosen: a.Enhance) -> Script:
    yield from enhance(g, member, chosen.card)


@does(a.Recall)
@at_once
def recall_character(g: State, member: int, chosen: a.Recall) -> None:
    call_back(g, member, chosen.number)


@does(a.Donate)
@at_once
def donate(g: State, member: int, chosen: a.Donate) -> None:  # noqa: ARG001
    """Ten gold for the Great Oak, two BLESS cards for the next scenario, once in a visit. GH-DONATE-01, 02

    Once envelope B is open, further donations raise prosperity now and then.
    """
    party = g.campaign
    sheet = party.members[member]
    total = party.donated + DONATION
    blessings = (IsBlessed(member),) * BLESSINGS_FOR_IT
    change_member(g, member, gold=sheet.gold - DONATION)
    g.party = replace(
        g.campaign,
        donated=total,
        donors=(*party.donors, member),
        start_effects=(*party.start_effects, *blessings),
    )
    g.emit(Donated, sheet.name, total, rule="GH-DONATE-01")
    personal_quests.note(g, member, "donated", DONATION)
    check_conditions(g)
    if total in LATER_BOXES:
        gain_prosperity(g, 1)
