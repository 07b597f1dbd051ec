"""What the Tactic cards do: when taken, during a turn, before a turn. MK-TACT-04, 07"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine import Decision, Script
from tabletome.games.mage_knight.actions import DiscardCard, Done, Pick, PickCard, PickDie, UseTactic
from tabletome.games.mage_knight.content.box import BASIC, COLOURS, GOLD
from tabletome.games.mage_knight.events import TacticUsed
from tabletome.games.mage_knight.rules.deeds import cards as deeds
from tabletome.games.mage_knight.state import Change, Player, State

DONE = Done()
SPARE, TAKE = Pick(1), Pick(2)
MEDITATION = "midnight-meditation"
USE = {name: UseTactic(name) for name in ("the-right-moment", "long-night", "mana-search", MEDITATION)}
SEARCHED = "mana-searched"


# When the card is taken


def take_tactic(g: State, p: Player) -> Script:
    """Instructions for the moment the Tactic is taken. MK-TACT-04"""
    rule = WHEN_TAKEN.get(p.tactic)
    if rule is not None:
        script = rule(g, p)
        if script is not None:
            yield from script


def rethink(g: State, p: Player) -> Script:
    """Discard up to three cards, draw as many, then shuffle the discard pile into the deck."""
    count = 0
    while count < 3 and p.hand:
        choices: list[Any] = [*(DiscardCard(card) for card in dict.fromkeys(p.hand)), DONE]
        chosen = yield Decision(p.seat, "rethink", choices)
        if isinstance(chosen, Done):
            break
        deeds.discard_card(g, p, chosen.card)
        count += 1
    deeds.draw_cards(g, p, count)
    back, p.discard = p.discard, ()
    deeds.shuffle_deck(g, p, *back)


def mana_steal(g: State, p: Player) -> Script:
    """Keep a die of a basic colour for one turn of this Day."""
    colours = [colour for colour in BASIC if colour in g.source]
    if not colours:
        return
    colour = colours[0]
    if len(colours) > 1:
        chosen = yield Decision(p.seat, "choose-die", [PickDie(COLOURS[each]) for each in colours])
        colour = COLOURS.index(chosen.colour)
    place = g.source.index(colour)
    g.source = g.source[:place] + g.source[place + 1 :]
    p.tactic_die = colour


def great_start(g: State, p: Player) -> None:
    deeds.draw_cards(g, p, 2)


def preparation(g: State, p: Player) -> Script:
    """Take any card of the deck into hand."""
    if p.deck:
        chosen = yield Decision(p.seat, "search-deck", [PickCard(card) for card in sorted(set(p.deck))])
        p.deck = deeds.without(p.deck, chosen.card)
        deeds.into_hand(p, chosen.card)
        deeds.shuffle_deck(g, p)


WHEN_TAKEN: dict[str, Callable[[State, Player], Script | None]] = {
    "rethink": rethink,
    "mana-steal": mana_steal,
    "great-start": great_start,
    "preparation": preparation,
}


# During the own turn


def tactic_choices(g: State, p: Player) -> list[UseTactic]:
    """What the Tactic offers at this moment of the own turn."""
    match p.tactic:
        case "the-right-moment" if not p.tactic_spent:
            return [USE[p.tactic]]
        case "long-night" if not p.tactic_spent and not p.deck and p.discard:
            return [USE[p.tactic]]
        case "mana-search" if not p.has_change(SEARCHED) and p.dice == 1 and not g.used and g.source:
            return [USE[p.tactic]]
    return []


def use_tactic(g: State, p: Player) -> Script:
    g.emit(TacticUsed, p.seat, p.tactic)
    match p.tactic:
        case "the-right-moment":
            p.tactic_spent = True
            p.another_turn = True
        case "long-night":
            long_night(g, p)
        case "mana-search":
            yield from mana_search(g, p)


def long_night(g: State, p: Player) -> None:
    """Three random cards of the discard pile become the deck."""
    p.tactic_spent = True
    pile = sorted(p.discard)
    g.rng.shuffle(pile)
    p.deck, p.discard, p.known = tuple(pile[:3]), tuple(pile[3:]), 0


def mana_search(g: State, p: Player) -> Script:
    """Reroll up to two dice of the Source, gold ones first."""
    p.changes += (Change(SEARCHED, "", 1),)
    left = list(g.source)
    while left and len(g.source) - len(left) < 2:
        colours = [GOLD] if GOLD in left else list(dict.fromkeys(left))
        choices: list[Any] = [PickDie(COLOURS[each]) for each in colours]
        if len(left) < len(g.source):
            choices.append(DONE)
        chosen = choices[0] if len(choices) == 1 else (yield Decision(p.seat, "reroll-die", choices))
        if isinstance(chosen, Done):
            break
        left.remove(COLOURS.index(chosen.colour))
    rolled = [g.rng.below(6) for _ in range(len(g.source) - len(left))]
    g.source = tuple(sorted((*left, *rolled)))


# Before the own turn


def before_turn_choices(p: Player) -> list[UseTactic]:
    """With an empty deck the same cards would come back. MK-TURN-01"""
    if p.tactic == MEDITATION and not p.tactic_spent and p.hand and p.deck:
        return [USE[p.tactic]]
    return []


def meditate(g: State, p: Player) -> Script:
    """Shuffle up to five cards of the hand into the deck and draw as many."""
    g.emit(TacticUsed, p.seat, p.tactic)
    p.tactic_spent = True
    while len(p.tactic_cards) < 5 and p.hand:
        chosen = yield Decision(p.seat, "meditate", [*(PickCard(card) for card in dict.fromkeys(p.hand)), DONE])
        if isinstance(chosen, Done):
            break
        p.hand = deeds.without(p.hand, chosen.card)
        p.tactic_cards += (chosen.card,)
    cards, p.tactic_cards = p.tactic_cards, ()
    deeds.shuffle_deck(g, p, *cards)
    deeds.draw_cards(g, p, len(cards))


def spare_power(g: State, p: Player) -> Script:
    """Lay the top card of the deck aside, or take all that were laid aside; once before each turn."""
    p.spared = True
    choices = [SPARE, TAKE] if p.deck else [TAKE]
    chosen = choices[0] if len(choices) == 1 else (yield Decision(p.seat, "sparing-power", choices))
    g.emit(TacticUsed, p.seat, p.tactic)
    if chosen == SPARE:
        p.tactic_cards += (p.deck[-1],)
        p.deck = p.deck[:-1]
        p.known = max(0, p.known - 1)
    else:
        deeds.into_hand(p, *p.tactic_cards)
        p.tactic_cards = ()
        p.tactic_spent = True
        g.reveal()


def is_planning(p: Player) -> bool:
    """Two cards in hand before drawing raise the limit. MK-DRAW-06"""
    return p.tactic == "planning" and len(p.hand) >= 2
