"""A party as a value: what enters a scenario and leaves it changed. Rulebook: "Finishing a scenario". GH-FINISH-02..10

A scenario's state is thrown away when it ends: every card is back in hand, every item refreshed, hit points are full,
and modifier decks are built anew from perks, without what the scenario added. Only this remains. GH-FINISH-04, 05
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import msgspec

from tabletome.games.gloomhaven.content.box import GOLD
from tabletome.games.gloomhaven.content.items import ITEMS, NUMBERED
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.content.treasures import TREASURES
from tabletome.games.gloomhaven.sheets import CHECKS_FOR_A_PERK, Member, Party
from tabletome.games.gloomhaven.state import WON, State

Each = TypeVar("Each")


def leave(g: State, party: Party) -> Party:
    """The party after a scenario, won or lost. GH-FINISH-02, 03, 06, 09"""
    won = g.result == WON
    members = tuple(leaving_member(g, hero, member, won) for hero, member in enumerate(party.members))
    found = [int(each) for hero in g.heroes for each in hero.treasures if each.isdigit()]
    party = msgspec.structs.replace(
        party,
        members=members,
        looted=_and(party.looted, found),
        designs=_and(party.designs, [TREASURES[each].design for each in found if TREASURES[each].design]),
        random_designs=party.random_designs + sum(TREASURES[each].random_design for each in found),
        random_scenarios=party.random_scenarios + sum(TREASURES[each].random_scenario for each in found),
        open=_and(party.open, [TREASURES[each].scenario for each in found if TREASURES[each].scenario]),
    )
    return rewarded(g, party) if won else party


def leaving_member(g: State, hero: int, member: Member, won: bool) -> Member:
    """Experience and money are kept even in defeat and by the exhausted; bonuses need a victory. GH-FINISH-02, 06..08

    A token becomes gold at the scenario level's value only now. What lies on the map is lost. GH-COMP-03, GH-FINISH-03
    """
    gained = g.heroes[hero]
    reward = page(g.scenario).reward
    checks = sum(TREASURES[int(each)].checks for each in gained.treasures if each.isdigit())
    gold = gained.money * GOLD[g.level] + gained.gold
    xp = gained.xp
    if won:
        checks += gained.checks
        gold += reward.gold
        xp += reward.xp
    new = [NUMBERED[number] for number in gained.found]
    return msgspec.structs.replace(
        member,
        xp=member.xp + xp,
        gold=max(member.gold + gold + sold_at_once(member, new), 0),
        checks=member.checks + checks,
        items=_and(member.items, new),
    )


def sold_at_once(member: Member, new: list[str]) -> int:
    """The gold for items found that the character owns already: half the price of each. GH-LOOT-03"""
    return sum(ITEMS[name].price // 2 for name in new if name in member.items)


def perks_earned(before: Member, after: Member) -> int:
    """GH-FINISH-06"""
    return after.checks // CHECKS_FOR_A_PERK - before.checks // CHECKS_FOR_A_PERK


def rewarded(g: State, party: Party) -> Party:
    """What the scenario's page promises. GH-PAGE-03, GH-FINISH-09"""
    reward = page(g.scenario).reward
    return msgspec.structs.replace(
        party,
        reputation=party.reputation + reward.reputation,
        prosperity=party.prosperity + reward.prosperity,
        achievements=_and(party.achievements, reward.party),
        world=_and(party.world, reward.world),
        completed=_and(party.completed, [g.scenario]),
        open=_and(party.open, reward.opens),
        designs=_and(party.designs, reward.designs),
    )


def may_play(party: Party, scenario: int) -> bool:
    """Whether the achievements that a scenario asks for are there. GH-PAGE-01"""
    had = {*party.achievements, *party.world}
    wanted = page(scenario).requires
    return all(each[1:] not in had if each.startswith("!") else each in had for each in wanted)


def _and(old: tuple[Each, ...], new: Iterable[Each]) -> tuple[Each, ...]:
    return tuple(dict.fromkeys((*old, *new)))
