"""What changes on the sheets and on the board, whoever causes it: scenarios, events, treasures, retirement.

Each change is reported, and the special conditions it meets have their effect.
GH-UNLOCK-01, GH-ACHV, GH-RITEM, GH-RSIDE
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tabletome.games.gloomhaven.campaign import event_decks
from tabletome.games.gloomhaven.campaign.prosperity import (
    LEAST_REPUTATION,
    MOST_REPUTATION,
    boxes_after,
    prosperity_level,
    reputation_after,
)
from tabletome.games.gloomhaven.content.achievements import GLOBAL, type_of
from tabletome.games.gloomhaven.content.class_events import UNLOCK_EVENT
from tabletome.games.gloomhaven.content.envelopes import ENVELOPES
from tabletome.games.gloomhaven.content.items import ITEMS, NUMBERED
from tabletome.games.gloomhaven.content.scenarios import all_scenarios
from tabletome.games.gloomhaven.events import (
    AchievementGained,
    ChecksChanged,
    ClassUnlocked,
    DesignGained,
    EnvelopeOpened,
    GoldChanged,
    ItemGained,
    ItemLost,
    ProsperityChanged,
    RecordsOpened,
    ReputationChanged,
    ScenarioUnlocked,
    XpChanged,
)
from tabletome.games.gloomhaven.rules.characters.levels import MIN_XP, MOST_PERKS_BY_CHECKS
from tabletome.games.gloomhaven.sheets import CHECKS_FOR_A_PERK, FOR_ONE, Member
from tabletome.games.gloomhaven.state import State

SIDE_SCENARIOS = range(63, 72)
"""The random side scenario cards, one for each of these. GH-RSIDE-01"""
DRAKE = ("the-drakes-command", "the-drakes-treasure")
SUNNY, GLOOMY = 10, -10
"""Reputation that opens a box. GH-UNLOCK-01"""
OLD_MACHINES = 5
"""How often ancient technology is gained before envelope A is opened. GH-UNLOCK-01"""
SANCTUARY = 100
"""Gold donated in all before envelope B is opened. GH-DONATE-02"""
LATER_BOXES = (*range(150, 401, 50), *range(500, 1001, 100))
"""Donations in all that raise prosperity once envelope B is open."""


# The party and the city


def gain_reputation(g: State, by: int) -> None:
    """The party's reputation changes; it has limits. GH-REP-01"""
    party = g.campaign
    after = reputation_after(party.reputation, by)
    if after != party.reputation:
        g.party = replace(party, reputation=after)
        g.emit(ReputationChanged, after - party.reputation, after, rule="GH-REP-01")
        check_conditions(g)


def gain_prosperity(g: State, by: int) -> None:
    """Boxes of the track are marked, or lost as far as the level allows. GH-BOARD-04, 05, GH-PROSP-01, 02

    GH-REVENT-12
    """
    party = g.campaign
    after = boxes_after(party.prosperity, by)
    if after != party.prosperity:
        g.party = replace(party, prosperity=after)
        g.emit(ProsperityChanged, after - party.prosperity, prosperity_level(after), rule="GH-BOARD-04")


def gain_achievement(g: State, achievement: str) -> None:
    """One of a type takes the place of the other; one without a type is counted. GH-ACHV-02..05, GH-BOARD-03"""
    party = g.campaign
    if achievement in GLOBAL:
        kind = type_of(achievement)
        kept = tuple(each for each in party.world if not kind or type_of(each) != kind)
        g.party = replace(party, world=(*kept, achievement))
        g.emit(AchievementGained, achievement, True, rule="GH-ACHV-03" if kind else "GH-ACHV-04")
    elif achievement not in party.achievements:
        g.party = replace(party, achievements=(*party.achievements, achievement))
        g.emit(AchievementGained, achievement, False, rule="GH-ACHV-05")
    check_conditions(g)


def lose_achievement(g: State, achievement: str) -> None:
    """A party's achievement is struck off its sheet. GH-ACHV-05"""
    party = g.campaign
    g.party = replace(party, achievements=tuple(each for each in party.achievements if each != achievement))


def open_scenario(g: State, number: int) -> None:
    """Its sticker is put on the board. GH-BOARD-02, GH-COMPL-03"""
    party = g.campaign
    if number not in party.open:
        g.party = replace(party, open=(*party.open, number))
        g.emit(ScenarioUnlocked, number, all_scenarios()[number], rule="GH-COMPL-03")


def add_design(g: State, number: int) -> None:
    """All copies of the item are in the shop from now on. GH-SHOP-05, GH-COMPL-05"""
    party = g.campaign
    if number not in party.designs:
        g.party = replace(party, designs=(*party.designs, number))
        g.emit(DesignGained, NUMBERED[number], rule="GH-SHOP-05")


def random_design(g: State) -> None:
    """One of the designs with a blue back that nobody has drawn yet, if any is left. GH-RITEM-01, 02"""
    left = [each.number for each in ITEMS.values() if each.random and each.number not in g.campaign.designs]
    if left:
        add_design(g, g.rng.pick(left))


def random_scenario(g: State) -> None:
    """One of the side scenario cards that are left. GH-RSIDE-01, 02"""
    left = [number for number in SIDE_SCENARIOS if number not in g.campaign.open]
    if left:
        open_scenario(g, g.rng.pick(left))


# Boxes, envelopes, special conditions


def open_sealed(g: State, what: str) -> None:
    """A class's box or an envelope; if it is open already, a random design and side scenario.

    A class brings its events with it. GH-RETIRE-04, 08, GH-SEALED-01
    """
    party = g.campaign
    if what in party.opened:
        random_design(g)
        random_scenario(g)
        return
    g.party = replace(party, opened=(*party.opened, what))
    if what in ENVELOPES:
        open_envelope(g, what)
        return
    g.emit(ClassUnlocked, what, rule="GH-RETIRE-08")
    for kind in event_decks.KINDS:
        event_decks.add(g, kind, UNLOCK_EVENT[what])


def open_envelope(g: State, letter: str) -> None:
    """What is in it, at once. GH-SEALED-01"""
    held = ENVELOPES[letter]
    g.emit(EnvelopeOpened, letter, rule="GH-SEALED-01")
    gain_prosperity(g, held.prosperity)
    for member, sheet in enumerate(g.campaign.members):
        if held.checks and sheet.name:
            gain_checks(g, member, held.checks)
    for _ in range(held.designs):
        random_design(g)
    for _ in range(held.scenarios):
        random_scenario(g)


def check_conditions(g: State) -> None:
    """Special conditions, each when it is first met. GH-UNLOCK-01, GH-REP-04, GH-DONATE-02"""
    party = g.campaign
    met = {
        "machines": party.world.count("ancient-technology") >= OLD_MACHINES,
        "drake": all(each in party.achievements for each in DRAKE),
        "sanctuary": party.donated >= SANCTUARY,
        "sunny": party.reputation >= SUNNY,
        "praised": party.reputation == MOST_REPUTATION,
        "gloomy": party.reputation <= GLOOMY,
        "feared": party.reputation == LEAST_REPUTATION,
        "retired": bool(party.retired),
    }
    for condition, is_met in met.items():
        if is_met and condition not in g.campaign.conditions_met:
            g.party = replace(g.campaign, conditions_met=(*g.campaign.conditions_met, condition))
            _have_effect(g, condition)


def _have_effect(g: State, condition: str) -> None:
    """What a special condition brings about. GH-UNLOCK-01"""
    match condition:
        case "machines":
            open_sealed(g, "A")
        case "drake":
            _add_events(g, city=75, road=66)
            gain_achievement(g, "the-drake-aided")
        case "sanctuary":
            open_sealed(g, "B")
        case "sunny":
            open_sealed(g, "sunkeeper")
        case "praised":
            _add_events(g, city=76, road=67)
        case "gloomy":
            open_sealed(g, "nightshroud")
        case "feared":
            _add_events(g, city=77, road=68)
        case "retired":
            g.emit(RecordsOpened, rule="GH-RECORDS-01")


def _add_events(g: State, city: int, road: int) -> None:
    """One event card joins each deck. GH-EVENT-07"""
    event_decks.add(g, "city", city)
    event_decks.add(g, "road", road)


# Characters


def change_member(g: State, member: int, **fields: Any) -> None:
    """The sheet of one character, with these fields written anew."""
    party = g.campaign
    write_member(g, member, replace(party.members[member], **fields))


def write_member(g: State, member: int, sheet: Member) -> None:
    """The sheet at this place; what a character who leaves would have started the next scenario with is forgotten."""
    party = g.campaign
    members, effects = party.members, party.start_effects
    if members[member].name != sheet.name:
        effects = tuple(each for each in effects if not (isinstance(each, FOR_ONE) and each.member == member))
    g.party = replace(party, members=(*members[:member], sheet, *members[member + 1 :]), start_effects=effects)


def gain_gold(g: State, member: int, by: int) -> None:
    """Nobody loses more than there is. GH-COMPL-02, GH-REVENT-10, 11"""
    sheet = g.campaign.members[member]
    after = max(sheet.gold + by, 0)
    if after != sheet.gold:
        change_member(g, member, gold=after)
        g.emit(GoldChanged, sheet.name, after - sheet.gold)


def gain_xp(g: State, member: int, by: int) -> None:
    """Never below what the level needs. GH-REVENT-11"""
    sheet = g.campaign.members[member]
    after = max(sheet.xp + by, MIN_XP[sheet.level - 1])
    if after != sheet.xp:
        change_member(g, member, xp=after)
        g.emit(XpChanged, sheet.name, after - sheet.xp)


def gain_checks(g: State, member: int, by: int) -> None:
    """No checkmark is lost that would cost a perk, and there are boxes for eighteen. GH-REVENT-11, GH-PERK-03"""
    sheet = g.campaign.members[member]
    kept = sheet.checks - sheet.checks % CHECKS_FOR_A_PERK
    after = min(max(sheet.checks + by, kept), max(CHECKS_FOR_A_PERK * MOST_PERKS_BY_CHECKS, sheet.checks))
    if after != sheet.checks:
        change_member(g, member, checks=after)
        g.emit(ChecksChanged, sheet.name, after - sheet.checks, rule="GH-PERK-01")


def give_item(g: State, member: int, item: str) -> None:
    """One copy from the deck of all items; who owns one already sells the new one at once. GH-COMPL-04, GH-LOOT-03"""
    sheet = g.campaign.members[member]
    if item in sheet.items:
        gain_gold(g, member, ITEMS[item].price // 2)
        return
    change_member(g, member, items=(*sheet.items, item))
    g.emit(ItemGained, sheet.name, item, rule="GH-COMPL-04")


def take_item(g: State, member: int, item: str) -> None:
    """The character owns the item no more."""
    sheet = g.campaign.members[member]
    change_member(g, member, items=tuple(each for each in sheet.items if each != item))
    g.emit(ItemLost, sheet.name, item)
