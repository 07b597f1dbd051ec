"""Lore cards and Lore tokens in play. Rulebook: "Playing Lore cards", "End of turn in Lore adventures".

BL-LORE-01, BL-LCARD-01, BL-LPHASE, BL-LPLAY, BL-LEND, BL-LTOK, BL-OOC
"""

from __future__ import annotations

from typing import Any

from tabletome.engine import Asking, Decision, Script
from tabletome.games.battlelore import actions
from tabletome.games.battlelore.content.board import NAMED, NOWHERE
from tabletome.games.battlelore.content.lore_cards import LORE_CARDS, LoreCard
from tabletome.games.battlelore.content.notation import CLASSES, VS_LORE, WITH_LORE
from tabletome.games.battlelore.content.terrain import PENTACLE
from tabletome.games.battlelore.events import LoreCancelled, LoreKept, LorePlayed
from tabletome.games.battlelore.rules.casting import CASTINGS, Cast
from tabletome.games.battlelore.rules.creatures import lair_feeds
from tabletome.games.battlelore.rules.decks import discard_lore, draw_lore, without
from tabletome.games.battlelore.rules.units import gain_lore
from tabletome.games.battlelore.state import NOBODY, State

PASS, PASS_TURN = actions.Pass(), actions.PassTurn()
OUT_OF_CHARACTER = 3
"""What a card of a class costs more that is absent from the council. BL-OOC-02"""
TWO_CARDS, CARD_AND_TOKEN, TWO_TOKENS = (
    actions.Gather("two-cards"),
    actions.Gather("card-and-token"),
    actions.Gather("two-tokens"),
)


def level_of(g: State, seat: int, card: LoreCard) -> int:
    """Of the Lore Master whose card it is; 1 where he is absent. BL-LCARD-06, 07, 08, BL-OOC-01, 03"""
    return g.councils[seat][card.member] or 1


def cost_of(g: State, seat: int, card: LoreCard) -> int:
    """BL-LCARD-03, BL-OOC-02, 04"""
    return card.cost + (0 if g.councils[seat][card.member] else OUT_OF_CHARACTER)


def playable(
    g: State, seat: int, windows: tuple[str, ...], attacker: int = NOBODY, defender: int = NOBODY
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
        if card.when in windows and cost_of(g, seat, card) <= g.tokens[seat]:
            found += [actions.Lore(name, target) for target in CASTINGS[name].targets(g, seat, attacker, defender)]
    return found


def offer(
    g: State, seat: int, windows: tuple[str, ...], attacker: int = NOBODY, defender: int = NOBODY
) -> Asking[bool]:
    """Let a seat play a card now, if it can; whether one took effect."""
    about = {"windows": windows, "attacker": attacker, "defender": defender}
    chosen = yield from ask_for_card(g, seat, playable(g, seat, windows, attacker, defender), about)
    if chosen is None:
        return False
    return (yield from play(g, seat, chosen, attacker, defender))


def ask_for_card(
    g: State, seat: int, choices: list[actions.Lore], about: dict[str, Any]
) -> Asking[actions.Lore | None]:
    """Which of these cards, if any, a seat plays now. Whoever leans back is left in peace until the next turn.

    To be asked only with a playable card in hand would tell the opponent that there is one: at a table with sealed
    reactions everybody is asked who might have one.
    """
    if g.leaning_back >> seat & 1 or not (choices or (g.sealed and might_hold_a_card(g, seat, about))):
        return None
    chosen = yield Decision(seat, "lore", [*choices, PASS, PASS_TURN], about)
    if chosen == PASS_TURN:
        g.leaning_back |= 1 << seat
    return chosen if isinstance(chosen, actions.Lore) else None


def might_hold_a_card(g: State, seat: int, about: dict[str, Any]) -> bool:
    """Whether, for all that the opponent knows, this seat could play something at this moment."""
    windows = about["windows"]
    if not g.lore_hands[seat] or (g.played[seat] and windows != (WITH_LORE,)):
        return False
    attacker, defender = about.get("attacker", NOBODY), about.get("defender", NOBODY)
    hidden = "hidden-lore" in g.scenario.specials
    return any(
        card.when in windows
        and card.name not in g.lore_discards
        and card.name not in g.in_play
        and (hidden or cost_of(g, seat, card) <= g.tokens[seat])
        and CASTINGS[card.name].targets(g, seat, attacker, defender)
        for card in LORE_CARDS.values()
    )


def play(g: State, seat: int, chosen: Any, attacker: int = NOBODY, defender: int = NOBODY) -> Asking[bool]:
    """Pay, read it out, let the opponent answer, carry it out. BL-LPLAY-01, 02, 08, 09, 10, 15"""
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
    doubles = [LORE_CARDS[name] for name in g.lore_hands[seat] if LORE_CARDS[name].when == WITH_LORE]
    choices = [actions.Lore(card.name, None) for card in doubles if cost_of(g, seat, card) <= g.tokens[seat]]
    chosen = yield from ask_for_card(g, seat, choices, {"windows": (WITH_LORE,)})
    if chosen is None:
        return ""
    lay_down(g, seat, LORE_CARDS[chosen.card], None)
    return chosen.card


def take_back(g: State, seat: int, name: str) -> None:
    """Of the two, the one that is not lost."""
    if name:
        g.in_play = without(g.in_play, name)
        g.lore_hands[seat] = (*g.lore_hands[seat], name)
        g.emit(LoreKept, seat, name)


def is_cancelled(g: State, seat: int, card: LoreCard) -> Asking[bool]:
    """The opponent may answer a Lore card with one that undoes it. BL-LPLAY-04, 10"""
    other = 1 - seat
    about = {"windows": (VS_LORE,), "card": card.name}
    chosen = yield from ask_for_card(g, other, playable(g, other, (VS_LORE,)), about)
    if chosen is None:
        return False
    lay_down(g, other, LORE_CARDS[chosen.card], None)
    g.emit(LoreCancelled, other, card.name, rule="BL-LPLAY-10")
    return True


# The end of a turn


def highest_level(g: State, seat: int) -> int:
    """Of the Lore Masters; the Commander does not count. BL-COUNCIL-11"""
    return max(g.councils[seat][member] for member in CLASSES)


def most_cards(g: State, seat: int) -> int:
    """BL-LEND-06, 07, BL-COUNCIL-10, 12"""
    return highest_level(g, seat) + 1


def end_of_turn(g: State, seat: int) -> Script:
    """Cards and tokens come in, played cards and paid Lore go back. BL-LEND-01, 02, BL-LMLAND-10, BL-LPLAY-01"""
    yield from gather(g, seat)
    gain_from_land(g, seat)
    lair_feeds(g, seat)
    yield from keep_to_limit(g, seat)
    g.lore_discards = (*g.lore_discards, *g.in_play)
    g.in_play = ()
    g.pool += g.paid
    g.paid = 0
    g.played = (0, 0)


def gather(g: State, seat: int) -> Script:
    """Announced before anything is drawn. BL-LEND-01, 02, 05, 09, BL-TURN-05"""
    cards = bool(g.lore_deck or g.lore_discards)
    chosen = yield Decision(seat, "gather", [TWO_CARDS, CARD_AND_TOKEN, TWO_TOKENS] if cards else [TWO_TOKENS])
    if chosen == TWO_CARDS:
        drawn = [card for card in (draw_lore(g, seat), draw_lore(g, seat)) if card]
        if len(drawn) > 1:
            yield from discard_one(g, seat, sorted(set(g.lore_hands[seat][-2:])))
    elif chosen == CARD_AND_TOKEN:
        draw_lore(g, seat)
        gain_lore(g, seat, 1, "turn", "BL-LEND-02")
    else:
        gain_lore(g, seat, 2, "turn", "BL-LEND-02")


def discard_one(g: State, seat: int, cards: list[str]) -> Script:
    chosen = yield Decision(seat, "discard-lore", [actions.DiscardLore(card) for card in cards])
    discard_lore(g, seat, chosen.card)


def keep_to_limit(g: State, seat: int) -> Script:
    """Any card may go, new or old. BL-LEND-03, 08"""
    while len(g.lore_hands[seat]) > most_cards(g, seat):
        yield from discard_one(g, seat, sorted(set(g.lore_hands[seat])))


def gain_from_land(g: State, seat: int) -> None:
    """A unit of one's own on one's Magic Pentacle, or on a source of Lore. BL-LMLAND-10, BL-LTOK-01"""
    for h, kind, owner in g.landmarks:
        if kind == PENTACLE and owner == seat and stands_on(g, seat, h):
            gain_lore(g, seat, 1, "landmark", "BL-LMLAND-10")
    for h in g.scenario.lore_sources:
        if stands_on(g, seat, h):
            gain_lore(g, seat, 1, "source", "BL-LTOK-01")


def stands_on(g: State, seat: int, h: int) -> bool:
    return g.on[h] >= 0 and g.owner[g.on[h]] == seat
