"""What a party brings home from a scenario, and which scenarios it may play. Rulebook: "Finishing a scenario".

A scenario's state is thrown away when it ends: every card is back in hand, every item refreshed, hit points are full,
and modifier decks are built anew from perks, without what the scenario added. Only sheets and board remain.
GH-FINISH-02..08
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from msgspec.structs import replace

from tabletome.games.gloomhaven.campaign.prosperity import prosperity_level
from tabletome.games.gloomhaven.content.items import ITEMS, NUMBERED
from tabletome.games.gloomhaven.content.notation.scenarios import Needed
from tabletome.games.gloomhaven.content.scenario_levels import GOLD
from tabletome.games.gloomhaven.content.scenarios import SCENARIOS, page
from tabletome.games.gloomhaven.content.solo_scenarios import LEAST_LEVEL, SOLO, SOLO_PROSPERITY, SOLO_RETIREMENTS
from tabletome.games.gloomhaven.content.treasures import TREASURES
from tabletome.games.gloomhaven.rules.characters.levels import MOST_PERKS_BY_CHECKS
from tabletome.games.gloomhaven.sheets import CHECKS_FOR_A_PERK, Member, Party
from tabletome.games.gloomhaven.state import WON, State

Each = TypeVar("Each")
MOST_CHECKS = CHECKS_FOR_A_PERK * MOST_PERKS_BY_CHECKS


def leave(g: State, party: Party) -> Party:
    """The sheets after a scenario, won or lost; its treasures are crossed out for ever. GH-FINISH-02, 03, GH-OVL-24"""
    for hero in range(len(g.heroes)):
        place = hero + g.first_member
        leaving = leaving_member(g, hero, party.members[place], copies_left(party, g.heroes[hero].found))
        party = replace(party, members=(*party.members[:place], leaving, *party.members[place + 1 :]))
    return replace(party, looted=_and(party.looted, treasures_found(g)))


def copies_left(party: Party, found: tuple[int, ...]) -> list[str]:
    """Items found of which there is a copy that nobody in the party owns. GH-SHOP-08"""
    owned = [item for member in party.members for item in member.items]
    return [item for number in found if owned.count(item := NUMBERED[number]) < ITEMS[item].copies]


def treasures_found(g: State) -> list[int]:
    """The numbers of the treasures looted in this scenario."""
    return [int(each) for hero in g.heroes for each in hero.treasures if each.isdigit()]


def leaving_member(g: State, hero: int, member: Member, new: list[str]) -> Member:
    """Experience and money are kept even in defeat and by the exhausted; checkmarks need a victory.

    GH-FINISH-02, 06, 07

    A token becomes gold at the scenario level's value only now. What lies on the map is lost. GH-COMP-03, GH-FINISH-03
    """
    gained = g.heroes[hero]
    checks = sum(TREASURES[int(each)].checks for each in gained.treasures if each.isdigit())
    checks += gained.checks if g.result == WON else 0
    gold = gained.money * GOLD[g.level] + gained.gold
    return replace(
        member,
        xp=member.xp + gained.xp,
        gold=max(member.gold + gold + sold_at_once(member, new), 0),
        checks=min(member.checks + checks, max(MOST_CHECKS, member.checks)),
        items=_and(member.items, new),
    )


def sold_at_once(member: Member, new: list[str]) -> int:
    """The gold for items found that the character owns already: half the price of each. GH-LOOT-03"""
    return sum(ITEMS[name].price // 2 for name in new if name in member.items)


def may_play(party: Party, scenario: int) -> bool:
    """Whether the achievements that a scenario asks for are there. GH-PAGE-01, GH-CAMP-02, GH-ACHV-01"""
    return all(is_given(party, needed) for needed in page(scenario).requires)


def is_given(party: Party, needed: Needed) -> bool:
    """Whether one of the achievements is there as often as it must be, or none where none may be. GH-ACHV-01, 04"""
    had = (*party.achievements, *party.world)
    return any(had.count(each) >= needed.times for each in needed.achievements) != needed.absent


def campaign_scenarios(party: Party) -> list[int]:
    """What can be played in campaign mode: on the board, not completed, and with all it asks for. GH-CAMP-02, 03"""
    return [number for number in casual_scenarios(party) if number not in party.completed and may_play(party, number)]


def casual_scenarios(party: Party) -> list[int]:
    """What can be played in casual mode: every scenario whose sticker is on the board. GH-CAMP-04, 06"""
    return [number for number in sorted(party.open) if number in SCENARIOS]


def solo_scenarios(party: Party) -> list[int]:
    """What a member of the party may play alone: once for each class, in a city that has come to something."""
    if prosperity_level(party.prosperity) < SOLO_PROSPERITY or sum(party.retirements) < SOLO_RETIREMENTS:
        return []
    able = [SOLO[member.name] for member in party.members if member.level >= LEAST_LEVEL and not member.dead]
    return [number for number in able if number not in party.completed]


def _and(old: tuple[Each, ...], new: Iterable[Each]) -> tuple[Each, ...]:
    """Both together, each thing once."""
    return tuple(dict.fromkeys((*old, *new)))
