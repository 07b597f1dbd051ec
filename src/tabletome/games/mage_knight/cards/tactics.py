"""What the Tactic cards do. MK-TACT-04, 07"""

from __future__ import annotations

from tabletome.engine import Action, Decision, Script
from tabletome.games.mage_knight.actions import Decline, DiscardCard, Done, Pick, PickCard, PickDie, UseTactic
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import BASIC, COLOURS, GOLD
from tabletome.games.mage_knight.events import TacticUsed
from tabletome.games.mage_knight.rules.choosing import choose, choose_die
from tabletome.games.mage_knight.rules.deeds import piles
from tabletome.games.mage_knight.rules.deeds.lasting import add
from tabletome.games.mage_knight.rules.tactics import TACTIC_EFFECTS, USE, TacticEffects
from tabletome.games.mage_knight.state import Player, State

DONE, DECLINE = Done(), Decline()
SPARE, TAKE = Pick(1), Pick(2)


# When the card is taken


def rethink(g: State, p: Player) -> Script:
    """Discard up to three cards, draw as many, then shuffle the discard pile into the deck."""
    count = 0
    while count < 3 and p.hand:
        choices: list[Action] = [*(DiscardCard(card) for card in dict.fromkeys(p.hand)), DONE]
        chosen = yield Decision(p.seat, "rethink", choices)
        if isinstance(chosen, Done):
            break
        piles.discard_card(g, p, chosen.card)
        count += 1
    piles.draw_cards(g, p, count)
    back, p.discard = p.discard, ()
    piles.shuffle_deck(g, p, *back)


def mana_steal(g: State, p: Player) -> Script:
    """Keep a die of a basic colour for one turn of this Day."""
    colours = [colour for colour in BASIC if colour in g.source]
    if not colours:
        return
    colour = yield from choose_die(p.seat, colours)
    place = g.source.index(colour)
    g.source = g.source[:place] + g.source[place + 1 :]
    p.round.tactic_die = colour


def great_start(g: State, p: Player) -> None:
    piles.draw_cards(g, p, 2)


def preparation(g: State, p: Player) -> Script:
    """Take any card of the deck into hand."""
    if p.deck:
        chosen = yield Decision(p.seat, "search-deck", [PickCard(card) for card in sorted(set(p.deck))])
        p.deck = piles.without(p.deck, chosen.card)
        piles.into_hand(p, chosen.card)
        piles.shuffle_deck(g, p)


# During the own turn


def is_unused(g: State, p: Player) -> bool:  # noqa: ARG001
    return not p.round.tactic_spent


def right_moment(g: State, p: Player) -> None:  # noqa: ARG001
    """Another turn after this one."""
    p.round.tactic_spent = True
    p.another_turn = True


def has_spent_deck(g: State, p: Player) -> bool:  # noqa: ARG001
    return not p.round.tactic_spent and not p.deck and bool(p.discard)


def long_night(g: State, p: Player) -> None:
    """Three random cards of the discard pile become the deck."""
    p.round.tactic_spent = True
    pile = sorted(p.discard)
    g.rng.shuffle(pile)
    p.deck, p.discard, p.known_on_top = tuple(pile[:3]), tuple(pile[3:]), 0


def may_use_long_night(g: State, p: Player) -> Script:
    """In the middle of a draw too, when the deck has run out."""
    if not p.round.tactic_spent and p.discard:
        chosen = yield Decision(p.seat, "long-night", [USE[p.round.tactic], DECLINE])
        if isinstance(chosen, UseTactic):
            long_night(g, p)


def can_search(g: State, p: Player) -> bool:
    """Once a turn, before a die of the Source is used, however many may be."""
    return not p.has(changes.SearchedMana) and not p.turn.has_used_source and bool(g.source)


def mana_search(g: State, p: Player) -> Script:
    """Reroll up to two dice of the Source, gold ones first."""
    add(p, changes.SearchedMana())
    left = list(g.source)
    while left and len(g.source) - len(left) < 2:
        colours = [GOLD] if GOLD in left else list(dict.fromkeys(left))
        choices: list[PickDie | Done] = [PickDie(COLOURS[each]) for each in colours]
        if len(left) < len(g.source):
            choices.append(DONE)
        chosen = yield from choose(p.seat, "reroll-die", choices)
        if isinstance(chosen, Done):
            break
        left.remove(COLOURS.index(chosen.colour))
    rolled = [g.rng.below(6) for _ in range(len(g.source) - len(left))]
    g.source = tuple(sorted((*left, *rolled)))


# Before the own turn


def can_meditate(g: State, p: Player) -> bool:  # noqa: ARG001
    """With an empty deck the same cards would come back. MK-TURN-01"""
    return not p.round.tactic_spent and bool(p.hand) and bool(p.deck)


def meditate(g: State, p: Player) -> Script:
    """Shuffle up to five cards of the hand into the deck and draw as many."""
    p.round.tactic_spent = True
    while len(p.round.tactic_cards) < 5 and p.hand:
        chosen = yield Decision(p.seat, "meditate", [*(PickCard(card) for card in dict.fromkeys(p.hand)), DONE])
        if isinstance(chosen, Done):
            break
        p.hand = piles.without(p.hand, chosen.card)
        p.round.tactic_cards += (chosen.card,)
    cards, p.round.tactic_cards = p.round.tactic_cards, ()
    piles.shuffle_deck(g, p, *cards)
    piles.draw_cards(g, p, len(cards))


def spare_power(g: State, p: Player) -> Script:
    """Lay the top card of the deck aside, or take all that were laid aside; once before each turn."""
    choices = [SPARE, TAKE] if p.deck else [TAKE]
    chosen = yield from choose(p.seat, "sparing-power", choices)
    g.emit(TacticUsed, p.seat, p.round.tactic)
    if chosen == SPARE:
        p.round.tactic_cards += (p.deck[-1],)
        p.deck = p.deck[:-1]
        p.known_on_top = max(0, p.known_on_top - 1)
    else:
        piles.into_hand(p, *p.round.tactic_cards)
        p.round.tactic_cards = ()
        p.round.tactic_spent = True
        g.reveal()


# When cards are drawn


def plan(p: Player) -> int:
    """Two cards in hand before drawing raise the limit. MK-DRAW-06"""
    return int(len(p.hand) >= 2)


TACTIC_EFFECTS.update(
    {
        "early-bird": TacticEffects(),
        "rethink": TacticEffects(when_taken=rethink),
        "mana-steal": TacticEffects(when_taken=mana_steal),
        "planning": TacticEffects(hand_bonus=plan),
        "great-start": TacticEffects(when_taken=great_start),
        "the-right-moment": TacticEffects(can_use=is_unused, use=right_moment),
        "from-the-dusk": TacticEffects(),
        "long-night": TacticEffects(can_use=has_spent_deck, use=long_night, when_deck_runs_out=may_use_long_night),
        "mana-search": TacticEffects(can_use=can_search, use=mana_search),
        "midnight-meditation": TacticEffects(can_use_before=can_meditate, use_before=meditate),
        "preparation": TacticEffects(when_taken=preparation),
        "sparing-power": TacticEffects(before_each_turn=spare_power),
    }
)
