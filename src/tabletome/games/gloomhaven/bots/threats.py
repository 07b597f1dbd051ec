"""What the enemies are about to do: how far they come and how hard they strike, whom, and what that costs; for bots.

A guess: an enemy goes for whoever is nearest, by its card if it has one this round, else by the average of its deck.
GH-FOCUS-01, GH-MABIL-03
"""

from __future__ import annotations

import functools
from typing import NamedTuple

from tabletome.games.gloomhaven.content.bosses import TYPES
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.notation.abilities import (
    DISARM,
    IMMOBILIZE,
    STUN,
    UNSEEN,
    Attack,
    BossSpecial,
    Move,
)
from tabletome.games.gloomhaven.state import HERO, OBJECTIVE, State

ANOTHER_ROUND = 0.45
"""How much of the strikes of the next round is counted: there is still time to kill the enemy or to go away."""
NO_MOVE = -100


class Turn(NamedTuple):
    """What a card adds to move and range, and to each of its attacks."""

    move: int
    attacks: tuple[int, ...]
    farther: int


class Menace(NamedTuple):
    """An enemy: where it stands, how far it strikes this round and the next, how hard, and how many."""

    figure: int
    away: list[int]
    far: int
    strike: float
    """What it can be expected to deal in this round; 0 if it has acted."""
    far_later: int
    strike_later: float
    targets: int
    melee: bool


@functools.cache
def turn_by(deck: str, card: int) -> Turn:
    abilities = DECKS[deck][card].abilities
    moves = [ability.by for ability in abilities if isinstance(ability, Move)]
    attacks = [ability for ability in abilities if isinstance(ability, Attack)]
    if any(isinstance(ability, BossSpecial) for ability in abilities):
        return Turn(0, (0,), 0)
    farther = max((ability.range_by for ability in attacks), default=0)
    return Turn(moves[0] if moves else NO_MOVE, tuple(ability.by for ability in attacks), farther)


def strike_by(turn: Turn, attack: int) -> float:
    return sum(max(attack + by, 0) for by in turn.attacks)


@functools.cache
def usual_strike(deck: str, attack: int) -> float:
    """The average of a deck's cards."""
    cards = range(len(DECKS[deck]))
    return sum(strike_by(turn_by(deck, card), attack) for card in cards) / len(cards)


@functools.cache
def share_before(deck: str, initiative: int) -> float:
    """How likely the deck's next card is to act before this initiative."""
    return sum(card.initiative < initiative for card in DECKS[deck]) / len(DECKS[deck])


def has_acted(g: State, figure: int) -> bool:
    """Whether a monster's turn in this round is over. GH-INIT-02, 03"""
    name = g.figures[figure].name
    if name not in g.order or figure in g.late:
        return False
    place = g.order.index(name)
    if place == g.place:
        return figure not in g.waiting and g.acting != figure
    return place < g.place


def menaces(g: State) -> list[Menace]:
    """Every enemy that may strike somebody."""
    return [menace(g, number) for number, it in enumerate(g.figures) if it.at >= 0 and it.hostile and it.is_monster]


def menace(g: State, figure: int) -> Menace:
    it, stat = g.figures[figure], g.stat(figure)
    deck = TYPES[it.name].deck
    reach = max(stat.range, 1)
    usual = usual_strike(deck, stat.attack)
    held = bool(it.conditions & IMMOBILIZE)
    strike, far = usual, (0 if held else stat.move) + reach
    if g.order:
        turn = turn_by(deck, g.drawn[deck]) if deck in g.drawn else Turn(0, (0,), 0)
        far = (0 if held else max(stat.move + turn.move, 0)) + reach + turn.farther
        strike = 0.0 if has_acted(g, figure) else strike_by(turn, stat.attack)
    if it.conditions & (STUN | DISARM):
        strike = 0.0
    return Menace(
        figure, g.board.distances(it.at), far, strike, stat.move + reach, usual, stat.targets, stat.range == 0
    )


def friends(g: State) -> list[int]:
    """Whom enemies strike: characters, summons and allies that they see."""
    return [
        number
        for number, it in enumerate(g.figures)
        if it.at >= 0 and not it.hostile and it.kind != OBJECTIVE and not it.conditions & UNSEEN
    ]


class Strike(NamedTuple):
    """Who strikes whom how hard, in this round and in the next."""

    figure: int
    target: int
    now: float
    later: float


def strikes(menace: Menace, near: list[tuple[int, int]]) -> list[Strike]:
    """Whom an enemy strikes of those at these distances (distance, figure), nearest first; equals share it."""
    found = []
    for place in range(min(menace.targets, len(near))):
        away, target = near[place]
        now = menace.strike if away <= menace.far else 0.0
        later = ANOTHER_ROUND * menace.strike_later if away <= menace.far_later else 0.0
        tied = [each for distance, each in near if distance == away and each != target] if place == 0 else []
        if now or later:
            equals = 1 + len(tied)
            found += [Strike(menace.figure, each, now / equals, later / equals) for each in (target, *tied)]
    return found


def armour(g: State, figure: int) -> int:
    """What is taken off every attack on somebody of the party this round."""
    it = g.figures[figure]
    return it.shield if it.kind == HERO else it.shield + g.stat(figure).shield
