"""What the enemies are about to do: how far they come and how hard they strike, whom, and what that costs; for bots.

A guess: an enemy goes for whoever is nearest, by its card if it has one this round, else by the average of its deck.
GH-FOCUS-01, GH-MABIL-03
"""

from __future__ import annotations

import functools
from typing import NamedTuple

from tabletome.games.gloomhaven.content.bosses import TYPES
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.notation.abilities import BossSpecial
from tabletome.games.gloomhaven.content.notation.conditions import DISARM, IMMOBILIZE, STUN, UNSEEN
from tabletome.games.gloomhaven.content.notation.special_rules import Craved
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.rules.initiative import has_acted
from tabletome.games.gloomhaven.rules.monsters.intent import attacks_of, move_of
from tabletome.games.gloomhaven.state import HERO, OBJECTIVE, State

NEXT_ROUND_SHARE = 0.45
"""Share of the next round's strikes that is counted, for there is time to kill the enemy or to go away; set by hand."""
NO_MOVE = -100


class MonsterTurn(NamedTuple):
    """What a card adds to move and range, and to each of its attacks."""

    move: int
    attacks: tuple[int, ...]
    range: int


PLAIN_TURN = MonsterTurn(0, (0,), 0)


class Threat(NamedTuple):
    """An enemy: where it stands, how far it strikes this round and the next, how hard, and how many."""

    figure: int
    away: list[int]
    """The distance of every hex from it."""
    far: int
    strike: float
    """What it can be expected to deal in this round; 0 if it has acted."""
    far_later: int
    strike_later: float
    targets: int
    melee: bool


@functools.cache
def turn_by(deck: str, card: int) -> MonsterTurn:
    """What a card makes of the statistics."""
    abilities = DECKS[deck][card].abilities
    if any(isinstance(ability, BossSpecial) for ability in abilities):
        return PLAIN_TURN
    move, attacks = move_of(abilities), attacks_of(abilities)
    farther = max((attack.range_by for attack in attacks), default=0)
    return MonsterTurn(NO_MOVE if move is None else move.by, tuple(attack.by for attack in attacks), farther)


def strike_by(turn: MonsterTurn, attack: int) -> float:
    """What all attacks of a card deal together, for a monster with this attack value."""
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


def threats(g: State) -> list[Threat]:
    """Every enemy that may strike somebody."""
    figures = enumerate(g.figures)
    return [threat(g, who) for who, figure in figures if figure.at >= 0 and figure.hostile and figure.is_monster]


def threat(g: State, who: int) -> Threat:
    """What one enemy is about to do."""
    figure, stat = g.figures[who], g.stat(who)
    deck = TYPES[figure.name].deck
    reach = max(stat.range, 1)
    usual = usual_strike(deck, stat.attack)
    held = bool(figure.conditions & IMMOBILIZE)
    strike, far = usual, (0 if held else stat.move) + reach
    if g.order:
        turn = turn_by(deck, g.drawn[deck]) if deck in g.drawn else PLAIN_TURN
        far = (0 if held else max(stat.move + turn.move, 0)) + reach + turn.range
        strike = 0.0 if has_acted(g, who) else strike_by(turn, stat.attack)
    if figure.conditions & (STUN | DISARM):
        strike = 0.0
    return Threat(
        who, g.board.distances(figure.at), far, strike, stat.move + reach, usual, stat.targets, stat.range == 0
    )


def friends(g: State) -> list[int]:
    """Whom enemies strike: characters, summons and allies that they see."""
    return [
        who
        for who, figure in enumerate(g.figures)
        if figure.at >= 0 and not figure.hostile and figure.kind != OBJECTIVE and not figure.conditions & UNSEEN
    ]


def craved(g: State) -> frozenset[int]:
    """Whom every enemy strikes that can, by the page."""
    tokens = {rule.token for rule in page(g.scenario).rules if isinstance(rule, Craved)}
    return frozenset(who for who, figure in enumerate(g.figures) if figure.at >= 0 and figure.name in tokens)


class Strike(NamedTuple):
    """Who strikes whom how hard, in this round and in the next."""

    figure: int
    target: int
    now: float
    later: float


def strikes(threat: Threat, near: list[tuple[int, int]]) -> list[Strike]:
    """Whom an enemy strikes of those at these distances (distance, figure), nearest first; equals share it."""
    found = []
    for place in range(min(threat.targets, len(near))):
        away, target = near[place]
        now = threat.strike if away <= threat.far else 0.0
        later = NEXT_ROUND_SHARE * threat.strike_later if away <= threat.far_later else 0.0
        tied = [each for distance, each in near if distance == away and each != target] if place == 0 else []
        if now or later:
            equals = 1 + len(tied)
            found += [Strike(threat.figure, each, now / equals, later / equals) for each in (target, *tied)]
    return found


def armour(g: State, who: int) -> int:
    """What is taken off every attack on somebody of the party this round."""
    figure = g.figures[who]
    return figure.effects.shield if figure.kind == HERO else figure.effects.shield + g.stat(who).shield
