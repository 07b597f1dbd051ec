"""Lore cards and Lore tokens in play. Rulebook: "Playing Lore cards", "End of turn in Lore adventures".

BL-LORE-01, BL-LCARD-01, BL-LPHASE, BL-LPLAY, BL-LEND, BL-LTOK, BL-OOC
"""

from __future__ import annotations

from typing import TypedDict

from tabletome.engine import Asking, Decision, Script, ask
from tabletome.engine.deck import without
from tabletome.games.battlelore import actions
from tabletome.games.battlelore.actions import CARD_AND_TOKEN, PASS, PASS_TURN, TWO_CARDS, TWO_TOKENS
from tabletome.games.battlelore.content.adventures import Special
from tabletome.games.battlelore.content.board import NAMED, NOWHERE
from tabletome.games.battlelore.content.lore_cards import LORE_CARDS, LoreCard
from tabletome.games.battlelore.content.moments import Moment
from tabletome.games.battlelore.content.notation import CLASSES
from tabletome.games.battlelore.content.terrain import PENTACLE
from tabletome.games.battlelore.events import LoreCancelled, LoreKept, LorePlayed
from tabletome.games.battlelore.rules.casting import CASTINGS, Cast, Situation
from tabletome.games.battlelore.rules.creatures import lair_feeds
from tabletome.games.battlelore.rules.decks import discard_lore, draw_lore
from tabletome.games.battlelore.rules.landmarks import settle
from tabletome.games.battlelore.rules.units import gain_lore
from tabletome.games.battlelore.state import NOBODY, State

OUT_OF_CHARACTER = 3
"""What a card of a class costs more that is absent from the council. BL-OOC-02"""


class Asked(TypedDict, total=False):
    """What a seat is told when it is asked for a Lore card: the moments, the units of the battle, the card answered."""

    moments: tuple[Moment, ...]
    attacker: int
    defender: int
    card: str


def level_of(g: State, seat: int, card: LoreCard) -> int:
    """The level of the Lore Master whose card it is; 1 where he is absent. BL-LCARD-06, 07, 08, BL-OOC-01, 03"""
    return g.councils[seat][card.member] or 1


def cost_of(g: State, seat: int, card: LoreCard) -> int:
    """The Lore that a seat pays for a card, more where the Lore Master is absent. BL-LCARD-03, BL-OOC-02, 04"""
    return card.cost + (0 if g.councils[seat][card.member] else OUT_OF_CHARACTER)


def playable(
    g: State, seat: int, moments: tuple[Moment, ...], attacker: int = NOBODY, defender: int = NOBODY
) -> list[actions.Lore]:
    """Every Lore card this seat could play at this moment, with every target.

    One card a turn, in its own moment, fully paid from one's own reserve. BL-LPLAY-02, 03, 05, 06, 07
    """
    hand = g.lore_hands[seat]
    if not hand or g.played[seat]:
        return []
    found: list[actions.Lore] = []
    for name in sorted(hand):
        card = LORE_CARDS[name]
        if card.when in moments and cost_of(g, seat, card) <= g.tokens[seat]:
            targets = CASTINGS[name].targets(Situation(g, seat, attacker, defender))
            found += [actions.Lore(name, target) for target in targets]
    return found


def offer(g: State, seat: int, moments: tuple[Moment, ...], attacker: int = NOBODY, defender: int = NOBODY) -> Script:
    """Let a seat play a card now, if it can."""
    asked = Asked(moments=moments, attacker=attacker, defender=defender)
    chosen = yield from ask_for_card(g, seat, playable(g, seat, moments, attacker, defender), asked)
    if chosen is not None:
        yield from play(g, seat, chosen, attacker, defender)


def ask_for_card(g: State, seat: int, choices: list[actions.Lore], asked: Asked) -> Asking[actions.Lore | None]:
    """Which of these cards, if any, a seat plays now. A seat that has declined is not asked again this turn.

    To be asked only with a playable card in hand would tell the opponent that there is one: at a table with sealed
    reactions everybody is asked who might have one.
    """
    is_asked = choices or (g.always_ask_for_lore and might_hold_a_card(g, seat, asked))
    if g.turn.declines_lore >> seat & 1 or not is_asked:
        return None
    chosen = yield from ask(Decision(seat, "lore", [*choices, PASS, PASS_TURN], asked))
    if isinstance(chosen, actions.PassTurn):
        g.turn.declines_lore |= 1 << seat
    return chosen if isinstance(chosen, actions.Lore) else None


def might_hold_a_card(g: State, seat: int, asked: Asked) -> bool:
    """Whether, for all that the opponent knows, this seat could play something at this moment."""
    moments = asked["moments"]
    if not g.lore_hands[seat] or (g.played[seat] and moments != (Moment.WITH_LORE,)):
        return False
    now = Situation(g, seat, asked.get("attacker", NOBODY), asked.get("defender", NOBODY))
    hidden = Special.HIDDEN_LORE in g.scenario.specials
    return any(
        card.when in moments
        and card.name not in g.lore_deck.discards
        and card.name not in g.in_play
        and (hidden or cost_of(g, seat, card) <= g.tokens[seat])
        and CASTINGS[card.name].targets(now)
        for card in LORE_CARDS.values()
    )


def play(g: State, seat: int, chosen: actions.Lore, attacker: int = NOBODY, defender: int = NOBODY) -> Asking[bool]:
    """Pay, read it out, let the opponent answer, carry it out; whether it took effect. BL-LPLAY-01, 02, 08, 09, 10, 15

    Who holds objectives and Strongholds after it is settled at once. BL-VICTORY-05, 06, BL-FORT-07, 08
    """
    card = LORE_CARDS[chosen.card]
    lay_down(g, seat, card, chosen.target)
    double = yield from offer_double(g, seat)
    if (yield from is_cancelled(g, seat, card)):
        take_back(g, seat, double)
        return False
    target = NAMED[chosen.target] if chosen.target is not None else NOWHERE
    script = CASTINGS[card.name].effect(Cast(g, seat, level_of(g, seat, card), target, attacker, defender))
    if script is not None:
        yield from script
    take_back(g, seat, card.name if double else "")
    yield from settle(g)
    return True


def lay_down(g: State, seat: int, card: LoreCard, target: str | None) -> None:
    """The tokens lie on the card until the end of the turn. BL-LPLAY-01"""
    cost = cost_of(g, seat, card)
    g.tokens[seat] -= cost
    g.paid += cost
    g.lore_hands[seat] = without(g.lore_hands[seat], card.name)
    g.in_play = (*g.in_play, card.name)
    g.played = (g.played[0] + (seat == 0), g.played[1] + (seat == 1))
    g.reveal()
    g.emit(LorePlayed, seat, card.name, target, cost, rule="BL-LPLAY-01")


def offer_double(g: State, seat: int) -> Asking[str]:
    """A card played together with another, which goes back to the hand in its place; its name if it is played.

    Both lie in the open until the other one has taken effect or has been cancelled.
    """
    doubles = [LORE_CARDS[name] for name in g.lore_hands[seat] if LORE_CARDS[name].when is Moment.WITH_LORE]
    choices = [actions.Lore(card.name, None) for card in doubles if cost_of(g, seat, card) <= g.tokens[seat]]
    chosen = yield from ask_for_card(g, seat, choices, Asked(moments=(Moment.WITH_LORE,)))
    if chosen is None:
        return ""
    lay_down(g, seat, LORE_CARDS[chosen.card], None)
    return chosen.card


def take_back(g: State, seat: int, name: str) -> None:
    """The card of two played together that is not lost goes back to the hand."""
    if name:
        g.in_play = without(g.in_play, name)
        g.lore_hands[seat] = (*g.lore_hands[seat], name)
        g.emit(LoreKept, seat, name)


def is_cancelled(g: State, seat: int, card: LoreCard) -> Asking[bool]:
    """The opponent may answer a Lore card with one that undoes it. BL-LPLAY-04, 10"""
    other = 1 - seat
    asked = Asked(moments=(Moment.VS_LORE,), card=card.name)
    chosen = yield from ask_for_card(g, other, playable(g, other, (Moment.VS_LORE,)), asked)
    if chosen is None:
        return False
    lay_down(g, other, LORE_CARDS[chosen.card], None)
    g.emit(LoreCancelled, other, card.name, rule="BL-LPLAY-10")
    return True


# The end of a turn


def highest_level(g: State, seat: int) -> int:
    """The highest level of a Lore Master; the Commander does not count. BL-COUNCIL-11"""
    return max(g.councils[seat][member] for member in CLASSES)


def most_cards(g: State, seat: int) -> int:
    """How many Lore cards a seat may keep: one more than its highest Lore Master has levels.

    BL-LEND-06, 07, BL-COUNCIL-10, 12
    """
    return highest_level(g, seat) + 1


def end_of_turn(g: State, seat: int) -> Script:
    """Cards and tokens come in, played cards and paid Lore go back. BL-LEND-01, 02, BL-LMLAND-10, BL-LPLAY-01"""
    yield from gather(g, seat)
    gain_from_land(g, seat)
    lair_feeds(g, seat)
    yield from keep_to_limit(g, seat)
    g.lore_deck.discard(*g.in_play)
    g.in_play = ()
    g.pool += g.paid
    g.paid = 0
    g.played = (0, 0)


def gather(g: State, seat: int) -> Script:
    """Two cards, a card and a token, or two tokens, as announced before anything is drawn.

    BL-LEND-01, 02, 05, 09, BL-TURN-05
    """
    cards = bool(g.lore_deck.cards or g.lore_deck.discards)
    options = [TWO_CARDS, CARD_AND_TOKEN, TWO_TOKENS] if cards else [TWO_TOKENS]
    chosen = yield from ask(Decision(seat, "gather", options))
    if chosen == TWO_CARDS:
        drawn = [draw_lore(g, seat) for _ in range(2)]
        if all(drawn):
            yield from discard_one(g, seat, sorted(set(g.lore_hands[seat][-2:])))
    elif chosen == CARD_AND_TOKEN:
        draw_lore(g, seat)
        gain_lore(g, seat, 1, "turn", "BL-LEND-02")
    else:
        gain_lore(g, seat, 2, "turn", "BL-LEND-02")


def discard_one(g: State, seat: int, cards: list[str]) -> Script:
    """Discard one of these Lore cards."""
    chosen = yield from ask(Decision(seat, "discard-lore", [actions.DiscardLore(card) for card in cards]))
    discard_lore(g, seat, chosen.card)


def keep_to_limit(g: State, seat: int) -> Script:
    """Discard down to the limit; any card may go, new or old. BL-LEND-03, 08"""
    while len(g.lore_hands[seat]) > most_cards(g, seat):
        yield from discard_one(g, seat, sorted(set(g.lore_hands[seat])))


def gain_from_land(g: State, seat: int) -> None:
    """1 Lore for a unit of one's own on one's Magic Pentacle, or on a source of Lore. BL-LMLAND-10, BL-LTOK-01"""
    for h, kind, owner in g.landmarks:
        if kind == PENTACLE and owner == seat and stands_on(g, seat, h):
            gain_lore(g, seat, 1, "landmark", "BL-LMLAND-10")
    for h in g.scenario.lore_sources:
        if stands_on(g, seat, h):
            gain_lore(g, seat, 1, "source", "BL-LTOK-01")


def stands_on(g: State, seat: int, h: int) -> bool:
    """Whether a unit of this seat is in the hex."""
    return g.on[h] >= 0 and g.owner[g.on[h]] == seat
