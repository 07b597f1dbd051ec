"""Retirement, and death for good. Rulebook: "Retirement", "Permanent death". GH-RETIRE, GH-RECORDS, GH-PERMA"""

from __future__ import annotations

from msgspec.structs import replace

from tabletome.games.gloomhaven.campaign import event_decks, personal_quests
from tabletome.games.gloomhaven.campaign.new_characters import NOBODY
from tabletome.games.gloomhaven.campaign.sheet_changes import (
    check_conditions,
    gain_prosperity,
    open_sealed,
    write_member,
)
from tabletome.games.gloomhaven.campaign.shop import to_the_shop
from tabletome.games.gloomhaven.content.class_events import RETIRE_EVENT
from tabletome.games.gloomhaven.events import Retired
from tabletome.games.gloomhaven.sheets import Party
from tabletome.games.gloomhaven.state import State


def must_retire(party: Party, member: int) -> bool:
    """Its personal quest is fulfilled; a character without one never retires. GH-RETIRE-01, 10"""
    return bool(party.members[member].quest) and personal_quests.is_fulfilled(party, member)


def bury(g: State) -> None:
    """Whoever died in the scenario is gone, and with them their gold; items go to the shop, the quest to its deck.

    A new character takes the place. GH-PERMA-04
    """
    for member, hero in enumerate(g.heroes, g.first_member):
        if hero.dead:
            items = g.campaign.members[member].items
            write_member(g, member, NOBODY)
            to_the_shop(g, items)


def retire(g: State, member: int) -> None:
    """Items to the shop, gold lost, a sealed box opened, one more point of prosperity. GH-RETIRE-01..08, GH-SHOP-07

    The first retirement opens the Town Records. GH-RECORDS-01
    """
    party = g.campaign
    sheet = party.members[member]
    is_first_of_class = sheet.name not in party.retired
    counts = party.retirements or (0,) * len(party.members)
    g.party = replace(
        party,
        retired=(*party.retired, sheet.name),
        retirements=tuple(count + (place == member) for place, count in enumerate(counts)),
        quests_out=(*party.quests_out, sheet.quest),
    )
    write_member(g, member, NOBODY)
    g.emit(Retired, sheet.name, sheet.quest, rule="GH-RETIRE-01")
    to_the_shop(g, sheet.items)
    gain_prosperity(g, 1)
    open_sealed(g, personal_quests.reward_of(sheet.quest))
    if is_first_of_class:
        for kind in event_decks.KINDS:
            event_decks.add(g, kind, RETIRE_EVENT[sheet.name])
    personal_quests.note_retirement(g, member)
    check_conditions(g)
