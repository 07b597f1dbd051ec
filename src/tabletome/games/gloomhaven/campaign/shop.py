"""The shop of Gloomhaven. Rulebook: "Buying and selling items". GH-SHOP, GH-REP-03, GH-PROSP-02"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from tabletome.games.gloomhaven.campaign.prosperity import price_change, prosperity_level
from tabletome.games.gloomhaven.campaign.sheet_changes import change_member
from tabletome.games.gloomhaven.content.items import ITEMS, NUMBERED, shop
from tabletome.games.gloomhaven.events import Bought, Sold
from tabletome.games.gloomhaven.sheets import Party
from tabletome.games.gloomhaven.state import State


def designs(party: Party) -> list[str]:
    """Items of which all copies belong to the shop: by prosperity, or because their design is known. GH-SHOP-04..06

    GH-PROSP-02
    """
    known = [NUMBERED[number] for number in sorted(party.designs)]
    return list(dict.fromkeys((*shop(prosperity_level(party.prosperity)), *known)))


def in_stock(party: Party) -> dict[str, int]:
    """Copies of each item in the shop: those that no character of this party owns. GH-SHOP-08, 09"""
    owned = [item for member in party.members for item in member.items]
    left = {name: ITEMS[name].copies - owned.count(name) for name in designs(party)}
    for name in party.shelf:
        left.setdefault(name, party.shelf.count(name))
    return {name: copies for name, copies in left.items() if copies > 0}


def price(party: Party, item: str) -> int:
    """The printed price, changed by the party's reputation. GH-REP-03"""
    return max(ITEMS[item].price + price_change(party.reputation), 0)


def buyable(party: Party, member: int) -> list[str]:
    """What the shop has, the character does not own and can pay. GH-SHOP-01, 03, 08"""
    sheet = party.members[member]
    return [item for item in in_stock(party) if item not in sheet.items and price(party, item) <= sheet.gold]


def buy(g: State, member: int, item: str) -> None:
    """With the character's own gold. GH-SHOP-01, GH-REP-03"""
    party = g.campaign
    sheet = party.members[member]
    if item not in designs(party):
        at = party.shelf.index(item)
        g.party = replace(party, shelf=party.shelf[:at] + party.shelf[at + 1 :])
    change_member(g, member, gold=sheet.gold - price(party, item), items=(*sheet.items, item))
    g.emit(Bought, sheet.name, item, rule="GH-SHOP-01")


def sell(g: State, member: int, item: str) -> None:
    """For half the printed price, rounded down, whatever the party's name. GH-SHOP-02"""
    sheet = g.campaign.members[member]
    gold = ITEMS[item].price // 2
    change_member(g, member, gold=sheet.gold + gold, items=tuple(each for each in sheet.items if each != item))
    to_the_shop(g, (item,))
    g.emit(Sold, sheet.name, item, gold, rule="GH-SHOP-02")


def to_the_shop(g: State, items: Iterable[str]) -> None:
    """Items sold or left behind can be bought, though their design may be unknown. GH-SHOP-02, 07"""
    party = g.campaign
    known = designs(party)
    g.party = replace(party, shelf=(*party.shelf, *(item for item in items if item not in known)))
