"""Bidding Fame for heroes. Rulebook: "Hero auction". MK-OPT-02..08"""

from __future__ import annotations

from tabletome.engine import Action, Asking, Decision
from tabletome.games.mage_knight.actions import Bid, Pass
from tabletome.games.mage_knight.events import HeroBid
from tabletome.games.mage_knight.state import State

PASS = Pass()
HIGHEST_BID = 20
"""Nobody has ever wanted a hero more."""


def auction_hero(g: State, hero: str) -> Asking[int]:
    """Who has no hero yet may contest the pick, round and round, until nobody raises. MK-OPT-02..05

    The winner pays, in Fame below 0; the others pay nothing. MK-OPT-05, 06
    """
    leader, fame = g.picking[0], 0
    bidders = list(g.picking[1:])
    while bidders:
        seat = bidders.pop(0)
        options: list[Action] = [Bid(bid) for bid in bids(g, seat, leader, fame)]
        if not options:
            continue
        chosen = yield Decision(seat, "auction", [*options, PASS], {"hero": hero, "fame": fame})
        if isinstance(chosen, Bid):
            bidders.append(leader)
            leader, fame = seat, chosen.fame
            g.emit(HeroBid, seat, hero, fame, rule="MK-OPT-03")
    g.players[leader].fame -= fame
    return leader


def bids(g: State, seat: int, leader: int, fame: int) -> list[int]:
    """More than the leading bid; who picks earlier than its bidder may match it. MK-OPT-03, 04"""
    least = fame if g.picking.index(seat) < g.picking.index(leader) else fame + 1
    return list(range(max(1, least), HIGHEST_BID + 1))
