"""When a Tactic works: as it is taken, in the own turn, before it, or as cards are drawn. MK-TACT-04, 07

What each of them does is written in cards/tactics.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tabletome.engine import Script
from tabletome.games.mage_knight.actions import UseTactic
from tabletome.games.mage_knight.content.tactics import TACTICS
from tabletome.games.mage_knight.events import TacticUsed
from tabletome.games.mage_knight.rules.deeds import piles
from tabletome.games.mage_knight.state import Player, State

Follow = Callable[[State, Player], Script | None]
Can = Callable[[State, Player], bool]
USE = {name: UseTactic(name) for name in TACTICS}


class TacticEffects(NamedTuple):
    """What a Tactic does, and when."""

    when_taken: Follow | None = None
    can_use: Can | None = None
    use: Follow | None = None
    """In the own turn, where it can be used."""
    can_use_before: Can | None = None
    use_before: Follow | None = None
    """Before the own turn, where it can be used. MK-TURN-01"""
    before_each_turn: Follow | None = None
    """To be followed before each own turn, until it is spent."""
    hand_bonus: Callable[[Player], int] | None = None
    """Added to the hand limit. MK-DRAW-06"""
    when_deck_runs_out: Follow | None = None
    """When there are not enough cards to be drawn. MK-DRAW-08"""


TACTIC_EFFECTS: Final[dict[str, TacticEffects]] = {}
"""Filled by cards/tactics.py."""
NOTHING = TacticEffects()


def of(p: Player) -> TacticEffects:
    """What the player's Tactic does; nothing before one is taken."""
    return TACTIC_EFFECTS[p.round.tactic] if p.round.tactic else NOTHING


def follow(g: State, p: Player, rule: Follow | None) -> Script:
    script = None if rule is None else rule(g, p)
    if script is not None:
        yield from script


def take_tactic(g: State, p: Player) -> Script:
    """Instructions for the moment the Tactic is taken. MK-TACT-04"""
    yield from follow(g, p, of(p).when_taken)


# During the own turn


def tactic_choices(g: State, p: Player) -> list[UseTactic]:
    """What the Tactic offers at this moment of the own turn."""
    can_use = of(p).can_use
    return [USE[p.round.tactic]] if can_use is not None and can_use(g, p) else []


def use_tactic(g: State, p: Player) -> Script:
    g.emit(TacticUsed, p.seat, p.round.tactic)
    yield from follow(g, p, of(p).use)


# Before the own turn


def before_turn_choices(g: State, p: Player) -> list[UseTactic]:
    """What the Tactic offers before the own turn. MK-TURN-01"""
    can_use = of(p).can_use_before
    return [USE[p.round.tactic]] if can_use is not None and can_use(g, p) else []


def use_before_turn(g: State, p: Player) -> Script:
    g.emit(TacticUsed, p.seat, p.round.tactic)
    yield from follow(g, p, of(p).use_before)


def must_follow(p: Player) -> bool:
    """The Tactic is to be followed before this turn, and has not been yet."""
    return of(p).before_each_turn is not None and not p.round.tactic_spent and not p.tactic_followed


def follow_before_turn(g: State, p: Player) -> Script:
    p.tactic_followed = True
    yield from follow(g, p, of(p).before_each_turn)


# When cards are drawn


def hand_bonus(p: Player) -> int:
    """What the Tactic adds to the hand limit. MK-DRAW-06"""
    bonus = of(p).hand_bonus
    return 0 if bonus is None else bonus(p)


def draw(g: State, p: Player, count: int) -> Script | None:
    """Draw cards by an effect; when the deck runs out the Tactic may help, and the draw goes on. MK-DRAW-08"""
    left = count - piles.draw_cards(g, p, count)
    return draw_on(g, p, left) if left > 0 and of(p).when_deck_runs_out is not None else None


def draw_on(g: State, p: Player, left: int) -> Script:
    """The rest of a draw, if the Tactic has brought cards."""
    yield from when_deck_runs_out(g, p)
    piles.draw_cards(g, p, left)


def when_deck_runs_out(g: State, p: Player) -> Script:
    """What the Tactic does when the deck is too small. MK-DRAW-08"""
    yield from follow(g, p, of(p).when_deck_runs_out)
