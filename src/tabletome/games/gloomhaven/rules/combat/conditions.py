"""Conditions: gaining, keeping and losing them; and what a figure has until the end of the round.

Rulebook: "Conditions". GH-COND, GH-HEAL, GH-ACTIVE-01, GH-MOTHER-06
"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.notation.abilities import (
    BIT,
    BLESS,
    CONDITIONS,
    CURSE,
    END_OF_NEXT_TURN,
    POISON,
    WOUND,
)
from tabletome.games.gloomhaven.events import Braced, Conditioned, Healed, Recovered
from tabletome.games.gloomhaven.rules.combat.modifiers import shuffle_in
from tabletome.games.gloomhaven.rules.items.worn import immune_by_item, instead
from tabletome.games.gloomhaven.state import SUMMON, State


def deck_of(g: State, figure: int) -> int:
    """Whose modifier deck a figure draws from: a summon from its summoner's. GH-SUMMON-06, GH-COND-17"""
    it = g.figures[figure]
    return g.monsters_deck if it.is_monster else it.hero


def is_immune(g: State, figure: int, condition: str) -> bool:
    """By the statistic card, or by a character's item. GH-COND-03, 04, GH-BOSS-05"""
    if figure < len(g.heroes):
        return immune_by_item(g, figure, condition)
    return g.figures[figure].kind != SUMMON and condition in g.stat(figure).immune


def give(g: State, figure: int, condition: str) -> None:
    """A figure receives a condition; one it has already is prolonged. GH-COND-01, 02, 05"""
    it = g.figures[figure]
    if it.at < 0 or is_immune(g, figure, condition):
        return
    condition = instead(g, figure, condition)
    g.emit(Conditioned, it.name, it.number, condition)
    if condition in (CURSE, BLESS):
        shuffle_in(g, deck_of(g, figure), condition)
        return
    bit = BIT[condition]
    it.conditions |= bit
    if g.begun and g.acting == figure:
        it.fresh |= bit
    else:
        it.fresh &= ~bit


def expire(g: State, figure: int) -> None:
    """At the end of its turn a figure loses what lasts so long, unless it was just gained. GH-COND-11..15, 23"""
    it = g.figures[figure]
    gone = it.conditions & END_OF_NEXT_TURN & ~it.fresh
    it.fresh = 0
    if gone:
        _remove(g, figure, gone)


def heal(g: State, figure: int, by: int) -> None:
    """Restore hit points up to the maximum; poison eats the heal, a wound closes. GH-HEAL-04, GH-COND-07, 09, 10"""
    it = g.figures[figure]
    poisoned = it.conditions & POISON
    _remove(g, figure, it.conditions & (POISON | WOUND))
    if not poisoned:
        restored = min(by, it.most - it.health)
        it.health += restored
        g.emit(Healed, it.name, it.number, restored)


def cure(g: State, figure: int, condition: str) -> None:
    """One condition is removed."""
    g.figures[figure].fresh &= ~BIT[condition]
    _remove(g, figure, BIT[condition])


def _remove(g: State, figure: int, bits: int) -> None:
    it = g.figures[figure]
    it.conditions &= ~bits
    if g.listener is not None:
        for name in CONDITIONS:
            if bits & BIT[name]:
                g.emit(Recovered, it.name, it.number, name)


# ------------------------------------------------------------------ until the end of the round


def brace(g: State, figure: int, *, shield: int = 0, attack: int = 0, retaliate: int = 0, reach: int = 1) -> None:
    """The figure has this in addition to what it has. GH-SHIELD-02, GH-RETAL-04"""
    it = g.figures[figure]
    it.shield += shield
    it.might += attack
    if retaliate:
        it.retaliate += ((retaliate, reach),)
    for what, by in (("shield", shield), ("attack", attack), ("retaliate", retaliate)):
        if by:
            g.emit(Braced, it.name, it.number, what, by, reach)


def become_hard_to_hit(g: State, figure: int) -> None:
    """Attacks on it have disadvantage until the end of the round."""
    it = g.figures[figure]
    it.avoided = True
    g.emit(Braced, it.name, it.number, "avoided", 0)
