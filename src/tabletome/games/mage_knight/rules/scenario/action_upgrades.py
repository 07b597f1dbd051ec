"""Exchanging action cards for better ones. Rulebook: "Action upgrades". MK-OPT-28..32"""

from __future__ import annotations

from tabletome.engine import Decision, Script
from tabletome.games.mage_knight.actions import Decline, Upgrade
from tabletome.games.mage_knight.content.deeds import CARDS
from tabletome.games.mage_knight.events import CardUpgraded
from tabletome.games.mage_knight.rules.deeds import piles
from tabletome.games.mage_knight.rules.deeds.effects import CARD_EFFECTS
from tabletome.games.mage_knight.rules.deeds.notation import Attack, Heal, Influence, Move, gives
from tabletome.games.mage_knight.rules.scenario.scoring import KNOWLEDGE, LEADER, LOOT, achievements
from tabletome.games.mage_knight.state import DUMMY, Player, State

DECLINE = Decline()
PER_LEVEL = 3
"""MK-OPT-30"""


def reveal_upgrades(g: State) -> None:
    """One more than there are players. MK-OPT-28, 29"""
    count = min(g.seats + 1, len(g.advanced_deck))
    g.upgrades = g.advanced_deck[len(g.advanced_deck) - count :]
    g.advanced_deck = g.advanced_deck[: len(g.advanced_deck) - count]
    g.reveal()


def deck_strength(g: State, p: Player) -> int:
    """How strong a deck is, which decides who upgrades first. MK-OPT-30"""
    scores = achievements(g, p)
    above = p.level - min(player.level for player in g.players)
    return scores[KNOWLEDGE] + scores[LOOT] + scores[LEADER] + PER_LEVEL * above


def order_of_upgrades(g: State) -> tuple[int, ...]:
    """The weakest deck first, then the least Fame, then who played later. MK-OPT-31"""
    seats = [seat for seat in g.order if seat != DUMMY]
    return tuple(sorted(seats, key=lambda seat: upgrade_key(g, seat)))


def upgrade_key(g: State, seat: int) -> tuple[int, int, int]:
    player = g.players[seat]
    return deck_strength(g, player), player.fame, -g.order.index(seat)


def upgrade(g: State, p: Player) -> Script:
    """Take a card, and remove an own action of its colour or type. MK-OPT-31"""
    own = sorted({*p.deck, *p.hand, *p.discard, *p.play_area} & set(actions_of(p)))
    pairs = [Upgrade(card, old) for card in g.upgrades for old in own if are_alike(card, old)]
    if not pairs:
        return
    chosen = yield Decision(p.seat, "upgrade", [*pairs, DECLINE])
    if isinstance(chosen, Upgrade):
        g.upgrades = piles.without(g.upgrades, chosen.card)
        remove(p, chosen.removed)
        p.known_on_top = 0
        p.thrown_away += (chosen.removed,)
        p.discard += (chosen.card,)
        g.emit(CardUpgraded, p.seat, chosen.card, chosen.removed, rule="MK-OPT-31")


def remove(p: Player, card: str) -> None:
    """Out of whichever pile the card is in."""
    if card in p.discard:
        p.discard = piles.without(p.discard, card)
    elif card in p.hand:
        p.hand = piles.without(p.hand, card)
    elif card in p.play_area:
        p.play_area = piles.without(p.play_area, card)
    else:
        p.deck = piles.without(p.deck, card)


def actions_of(p: Player) -> list[str]:
    cards = (*p.deck, *p.hand, *p.discard, *p.play_area)
    return [card for card in cards if card in CARDS and CARDS[card].is_action]


def are_alike(card: str, other: str) -> bool:
    """Of one colour, or of one type: what their effects are for. MK-OPT-31"""
    return bool(set(CARDS[card].colours) & set(CARDS[other].colours)) or card_type(card) == card_type(other)


def card_type(card: str) -> str:
    """The symbol in the corner of an action: movement, influence, combat, healing or special, by its basic effect."""
    effect = CARD_EFFECTS[card].basic.effect
    words = (("movement", Move), ("influence", Influence), ("healing", Heal), ("combat", Attack))
    return next((name for name, word in words if gives(effect, word)), "special")


def put_back_upgrades(g: State) -> None:
    """Under the deck. MK-OPT-32"""
    g.advanced_deck = (*g.upgrades, *g.advanced_deck)
    g.upgrades = ()
