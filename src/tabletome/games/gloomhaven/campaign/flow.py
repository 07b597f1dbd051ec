"""The campaign: from scenario to city to scenario, in one long game. Rulebook: "Campaign overview".

GH-CAMP, GH-PARTY, GH-COMPL. The city is in city.py, the way to a scenario in travel.py.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from tabletome.engine import Decision, Outcome, Script, ask, runs
from tabletome.games.gloomhaven.actions import (
    DELVE,
    END_CAMPAIGN,
    FOUND_PARTY,
    GO_HOME,
    Casual,
    Delve,
    EndCampaign,
    FoundParty,
    GoAlone,
    GoHome,
    Travel,
    Unlock,
)
from tabletome.games.gloomhaven.campaign import event_decks, personal_quests
from tabletome.games.gloomhaven.campaign.event_cards import divide, hand_out
from tabletome.games.gloomhaven.campaign.level_up import mark_perks
from tabletome.games.gloomhaven.campaign.new_characters import NOBODY
from tabletome.games.gloomhaven.campaign.party import (
    campaign_scenarios,
    casual_scenarios,
    leave,
    solo_scenarios,
    treasures_found,
)
from tabletome.games.gloomhaven.campaign.retirement import bury
from tabletome.games.gloomhaven.campaign.setup import clear_the_table
from tabletome.games.gloomhaven.campaign.sheet_changes import (
    add_design,
    gain_achievement,
    gain_checks,
    gain_gold,
    gain_prosperity,
    gain_reputation,
    gain_xp,
    give_item,
    lose_achievement,
    open_scenario,
    open_sealed,
    random_design,
    random_scenario,
)
from tabletome.games.gloomhaven.campaign.town_records import read_town_records
from tabletome.games.gloomhaven.campaign.travel import set_out
from tabletome.games.gloomhaven.content.dungeons import RANDOM_DUNGEON, printed_number
from tabletome.games.gloomhaven.content.items import NUMBERED
from tabletome.games.gloomhaven.content.notation.scenarios import Reward
from tabletome.games.gloomhaven.content.scenarios import ALONE, page
from tabletome.games.gloomhaven.content.treasures import TREASURES
from tabletome.games.gloomhaven.events import BroughtHome, CampaignEnded, PartyFounded
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.rules.scenario.circumstances import is_so
from tabletome.games.gloomhaven.sheets import Gain, Homecoming
from tabletome.games.gloomhaven.state import WON, State

Journey: TypeAlias = Travel | Casual | GoAlone | Delve


@runs(phases.LEAVE_SCENARIO)
def leave_scenario(g: State) -> Script:
    """What was gained is written down; then the party goes home or on. GH-FINISH-09, GH-TRAVEL-01, GH-CAMP-05"""
    yield from come_home(g)
    clear_the_table(g)
    yield from mark_perks(g)
    g.phase = phases.CHOOSE_WAY if campaign_scenarios(g.campaign) else phases.END_CAMPAIGN


def come_home(g: State) -> Script:
    """Sheets first, then treasures, then the rewards of a victory; none of those in casual mode. GH-CAMP-05"""
    before = g.campaign
    g.party = replace(leave(g, before), location=where(g))
    first = g.first_member
    played = slice(first, first + len(g.heroes))
    gains = tuple(
        Gain(old.name, new.xp - old.xp, new.gold - old.gold, new.checks - old.checks)
        for old, new in zip(before.members[played], g.party.members[played], strict=True)
    )
    g.party = replace(g.party, homecoming=Homecoming(g.plan.name, g.result == WON, g.round, gains))
    for gain in gains:
        g.emit(BroughtHome, gain.name, gain.xp, gain.gold, gain.checks, rule="GH-FINISH-02")
    for number in treasures_found(g):
        unpack(g, number)
    if g.result == WON and not before.casual:
        yield from give_rewards(g)
    personal_quests.after_scenario(g)
    bury(g)


def where(g: State) -> int:
    """Where the party is after a scenario; a random dungeon lies nowhere, nor where one goes alone. GH-TRAVEL-01

    GH-RDUN-01
    """
    number = printed_number(g.scenario)
    return g.campaign.location if number == RANDOM_DUNGEON or number in ALONE else number


def unpack(g: State, number: int) -> None:
    """What a treasure brings the whole party or the city. GH-OVL-23, GH-RITEM-01, GH-RSIDE-01"""
    treasure = TREASURES[number]
    if treasure.design:
        add_design(g, treasure.design)
    if treasure.random_design:
        random_design(g)
    if treasure.random_scenario:
        random_scenario(g)
    if treasure.scenario:
        open_scenario(g, treasure.scenario)


def give_rewards(g: State) -> Script:
    """What the scenario's page promises; it is completed for ever. GH-COMPL-01..05, GH-CAMP-03, GH-PAGE-03"""
    scenario = page(g.scenario)
    reward = scenario.reward
    if scenario.reward_if is not None and is_so(g, scenario.reward_if[0]):
        reward = scenario.reward_if[1]
    g.party = replace(g.campaign, completed=(*g.campaign.completed, printed_number(g.scenario)))
    for member in range(len(g.campaign.members)):
        gain_gold(g, member, reward.gold)
        gain_xp(g, member, reward.xp)
        gain_checks(g, member, reward.checks)
    yield from divide(g, reward.shared_gold)
    for number in reward.items:
        if g.scenario in ALONE:
            give_item(g, g.first_member, NUMBERED[number])
        else:
            yield from hand_out(g, NUMBERED[number])
    change_the_world(g, reward)
    yield from open_one_of(g, reward.opens_one_of)


def change_the_world(g: State, reward: Reward) -> None:
    """What a victory means for the party's name, the city and the board. GH-COMPL-02..05"""
    gain_reputation(g, reward.reputation)
    gain_prosperity(g, reward.prosperity)
    for achievement in reward.loses:
        lose_achievement(g, achievement)
    for achievement in (*reward.party, *reward.world):
        gain_achievement(g, achievement)
    for number in reward.designs:
        add_design(g, number)
    for number in reward.opens:
        open_scenario(g, number)
    for number in reward.city_events:
        event_decks.add(g, "city", number)
    for number in reward.road_events:
        event_decks.add(g, "road", number)
    if reward.unlocks:
        open_sealed(g, reward.unlocks)


def open_one_of(g: State, numbers: tuple[int, ...]) -> Script:
    """The players choose which of several new scenarios it is. GH-COMPL-01"""
    closed = [number for number in numbers if number not in g.campaign.open]
    if closed:
        chosen = yield from ask(Decision(g.speaker(), "unlock", [Unlock(number) for number in closed]))
        open_scenario(g, chosen.scenario)


@runs(phases.CHOOSE_WAY)
def choose_way(g: State) -> Script:
    """After every scenario: back to Gloomhaven, or at once to another one. GH-TRAVEL-01, GH-CITY-02"""
    options: list[GoHome | Journey] = [GO_HOME, *ways(g)]
    chosen = yield from ask(Decision(g.speaker(), "way", options))
    if isinstance(chosen, GoHome):
        g.phase = phases.COME_TO_TOWN
    else:
        go(g, chosen)


@runs(phases.LEAVE_TOWN)
def leave_town(g: State) -> Script:
    """The party sets out for a scenario of its choice, or the campaign ends here. GH-TRAVEL-04, GH-CAMP-01

    What has happened in the city may have opened another page of its records. GH-RECORDS-01
    """
    read_town_records(g)
    alone = [GoAlone(number) for number in solo_scenarios(g.campaign)]
    options: list[Journey | FoundParty | EndCampaign] = [*ways(g), *alone, FOUND_PARTY, END_CAMPAIGN]
    chosen = yield from ask(Decision(g.speaker(), "set-out", options))
    if isinstance(chosen, EndCampaign):
        g.phase = phases.END_CAMPAIGN
    elif isinstance(chosen, FoundParty):
        found_party(g)
    else:
        go(g, chosen)


def go(g: State, way: Journey) -> None:
    """To a scenario, or instead of one into a random dungeon, which does not matter to the campaign. GH-RDUN-01"""
    if isinstance(way, Delve):
        set_out(g, RANDOM_DUNGEON, casual=True)
    else:
        set_out(g, way.scenario, isinstance(way, Casual))


def found_party(g: State) -> None:
    """A new party sheet and new characters in the same world; those of before are seen no more. GH-PARTY-01, 02"""
    party = g.campaign
    g.party = replace(
        party,
        members=(NOBODY,) * len(party.members),
        elsewhere=(*party.elsewhere, *party.reserve, *party.members),
        reserve=(),
        reputation=0,
        achievements=(),
        start_effects=(),
    )
    g.emit(PartyFounded, rule="GH-PARTY-01")
    g.phase = phases.COME_TO_TOWN


def ways(g: State) -> list[Journey]:
    """Scenarios in campaign mode, any on the board in casual mode, and a random dungeon. GH-CAMP-02..04, 06, GH-RDUN-01

    None with a place in the party empty: a new character comes only to Gloomhaven. GH-PERMA-04, GH-CITY-01
    """
    if not all(member.name for member in g.campaign.members):
        return []
    return [
        *(Travel(number) for number in campaign_scenarios(g.campaign)),
        *(Casual(number) for number in casual_scenarios(g.campaign)),
        DELVE,
    ]


@runs(phases.END_CAMPAIGN)
def end_campaign(g: State) -> None:
    """The players end it, or nothing is left to play; what counts is what was completed. GH-PARTY-02, GH-COMPL-01"""
    completed = len(g.campaign.completed)
    g.emit(CampaignEnded, completed)
    winners = tuple(range(g.seats)) if completed else ()
    g.outcome = Outcome(winners, (float(completed),) * g.seats, "campaign", shared=True)
