"""Deed cards on their way between deck, hand, play area and discard pile; Wounds. MK-DEED, MK-EFF, MK-WOUND"""

from __future__ import annotations

from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import WOUND
from tabletome.games.mage_knight.events import CardGained, CardsDrawn, Discarded, KnockedOut, ThrownAway, Wounded
from tabletome.games.mage_knight.rules.deeds.lasting import drop, use_up
from tabletome.games.mage_knight.state import Combat, Player, State

BRINGS_CARD = (changes.FirstWoundGone, changes.CardsForWounds)
"""What lets a Wound bring a card."""


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards with one of that name less."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def into_hand(p: Player, *cards: str) -> None:
    """A hand is kept in order, so that the same cards are the same hand."""
    p.hand = tuple(sorted((*p.hand, *cards)))


def draw_cards(g: State, p: Player, count: int) -> int:
    """From the top of the Deed deck, as far as it goes: the discard pile is not reshuffled. MK-DRAW-08"""
    count = min(count, len(p.deck))
    if count > 0:
        drawn = p.deck[-count:]
        p.deck = p.deck[:-count]
        p.known_on_top = max(0, p.known_on_top - count)
        into_hand(p, *drawn)
        g.reveal()
        g.emit(CardsDrawn, p.seat, count)
    return count


def shuffle_deck(g: State, p: Player, *cards: str) -> None:
    """Shuffle these cards into the Deed deck."""
    deck = sorted((*p.deck, *cards))
    g.rng.shuffle(deck)
    p.deck = tuple(deck)
    p.known_on_top = 0


def discard_card(g: State, p: Player, card: str) -> None:
    """From hand to the own discard pile. MK-EFF-14"""
    p.hand = without(p.hand, card)
    p.discard += (card,)
    p.turn.has_played = True
    g.emit(Discarded, p.seat, card)


def throw_away(g: State, p: Player, card: str) -> None:
    """Out of the game from hand; a Wound goes back to its pile, which never ends. MK-EFF-15"""
    p.hand = without(p.hand, card)
    if card != WOUND:
        p.thrown_away += (card,)
    g.emit(ThrownAway, p.seat, card)


def gain_card(g: State, p: Player, card: str) -> None:
    """A new card goes on top of the Deed deck. MK-EFF-09, 13"""
    p.deck += (card,)
    p.known_on_top += 1
    g.emit(CardGained, p.seat, card)


def take_wounds(g: State, p: Player, count: int) -> None:
    """Into hand. MK-WOUND-01"""
    if count:
        into_hand(p, *(WOUND,) * count)
        p.turn.wounds_taken += count
        g.emit(Wounded, p.seat, count)
        if p.turn.changes:
            draw_for_wounds(g, p, count)
        if g.combat is not None:
            count_wounds(g, p, g.combat, count)


def draw_for_wounds(g: State, p: Player, count: int) -> None:
    """Effects by which Wounds taken bring cards, and the first may go away."""
    for _ in range(count):
        change = next((each for each in p.turn.changes if isinstance(each, BRINGS_CARD)), None)
        if change is None:
            return
        if isinstance(change, changes.FirstWoundGone):
            p.hand = without(p.hand, WOUND)
            drop(p, changes.FirstWoundGone)
        elif change.wounds > 1:
            use_up(p, change, changes.CardsForWounds(change.wounds - 1))
        else:
            use_up(p, change)
        draw_cards(g, p, 1)


def count_wounds(g: State, p: Player, combat: Combat, count: int) -> None:
    """Knocked Out by as many Wounds in one combat as the hand limit, wherever they came from. MK-DMG-10, 11, 12

    Each hero of a combat between heroes counts the own ones. MK-PVP-25
    """
    if combat.duel is None:
        combat.wounds += count
        wounds = combat.wounds
    else:
        taken = list(combat.duel.wounds)
        taken[p.seat == combat.duel.defender] += count
        combat.duel.wounds = (taken[0], taken[1])
        wounds = taken[p.seat == combat.duel.defender]
    if wounds >= p.row.hand:
        if not combat.knocked_out or combat.duel is not None:
            combat.knocked_out = True
            g.emit(KnockedOut, p.seat, rule="MK-DMG-10")
        discard_all_but_wounds(g, p)


def discard_all_but_wounds(g: State, p: Player) -> None:
    """Knocked Out or paralyzed. MK-DMG-10, 16"""
    for card in p.hand:
        if card != WOUND:
            discard_card(g, p, card)


def others_in_hand(p: Player) -> list[str]:
    """Different cards in hand, no Wounds: what may pay for an effect or be discarded. MK-DEED-12, MK-WOUND-02"""
    return [card for card in dict.fromkeys(p.hand) if card != WOUND]
