"""Body conditions, fire and critical tokens. Rulebook: special effects, body conditions of heroes and of enemies."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.content.notation.terms import KNOCKDOWN, POISON_1, POISON_2, Activity
from tabletome.games.sword_and_sorcery.content.tokens import (
    CRITICAL,
    INJURIES,
    Condition,
    Injury,
    ShatterShields,
    Wound,
)
from tabletome.games.sword_and_sorcery.events import Burning, Conditioned, CriticalDrawn, FirePlaced, Recovered
from tabletome.games.sword_and_sorcery.rules.combat.death import check_death, lose_hp
from tabletome.games.sword_and_sorcery.rules.supplies import draw
from tabletome.games.sword_and_sorcery.state import (
    ANY_POISON,
    BIT,
    ENEMY,
    NOBODY,
    POISONED,
    POISONED_TWICE,
    SLOW,
    TURN_LONG,
    Figure,
    FireToken,
    State,
)

NO_SYMBOLS: frozenset[int] = frozenset()


def is_immune(g: State, figure: int, condition: str) -> bool:
    """Flying characters cannot be knocked down; masters may be immune. SS-MOVE-18, SS-AI-39, SS-MASTER-08"""
    it = g.figures[figure]
    if it.side != ENEMY:
        return False
    if condition == KNOCKDOWN:
        return g.scroll_of(it.owner).flying
    return condition in g.card_of(figure).immune


def afflict(g: State, figure: int, condition: str, by: int = NOBODY) -> None:
    """One token of each; whoever has it already loses 1 HP instead. SS-COND-02, SS-COND-03, SS-COND-05, SS-ECOND-01"""
    it = g.figures[figure]
    if not it.is_up or is_immune(g, figure, condition):
        return
    if condition == KNOCKDOWN:
        knock_down(g, figure, by)
        return
    if condition in (POISON_1, POISON_2):
        poison(g, figure, condition, by)
        return
    bit = BIT[condition]
    if it.conditions & bit:
        lose_hp(g, figure, 1, by)
        return
    it.conditions |= bit
    if figure == g.active and g.segment == "hero":
        it.new_conditions |= bit
    g.emit(Conditioned, g.name_of(figure), condition, rule="SS-COND-02")


def knock_down(g: State, figure: int, by: int = NOBODY) -> None:
    """The figure is laid on its side. SS-COND-03, SS-COND-06, SS-COND-09, SS-ECOND-02"""
    it = g.figures[figure]
    if it.down:
        lose_hp(g, figure, 1, by)
        return
    it.down = True
    g.emit(Conditioned, g.name_of(figure), KNOCKDOWN, rule="SS-COND-06")


def poison(g: State, figure: int, condition: str, by: int = NOBODY) -> None:
    """Poison II on Poison I turns the token and hurts at once; else a repeated condition. SS-COND-13, SS-COND-15"""
    it = g.figures[figure]
    if not it.conditions & ANY_POISON:
        it.conditions |= BIT[condition]
        g.emit(Conditioned, g.name_of(figure), condition, rule="SS-COND-13")
        return
    if condition == POISON_2 and it.conditions & POISONED:
        it.conditions = it.conditions & ~ANY_POISON | POISONED_TWICE
        g.emit(Conditioned, g.name_of(figure), condition, rule="SS-COND-15")
    lose_hp(g, figure, 1, by)


def conditions_of(g: State, figure: int) -> list[str]:
    """What could be removed from a character as a body condition. SS-COND-04, SS-COND-10"""
    it = g.figures[figure]
    found = [name for name, bit in BIT.items() if it.conditions & bit]
    if it.down:
        found.append(KNOCKDOWN)
    return found + list(it.injuries)


def cure(g: State, figure: int, condition: str) -> None:
    """The figure is rid of a body condition or an injury. SS-COND-04, SS-COND-10"""
    it = g.figures[figure]
    if condition == KNOCKDOWN:
        it.down = False
    elif condition in it.injuries:
        it.injuries = tuple(injury for injury in it.injuries if injury != condition)
        g.decks.criticals.discard(condition)
    else:
        it.conditions &= ~BIT[condition]
        it.new_conditions &= ~BIT[condition]
    g.emit(Recovered, g.name_of(figure), condition)


def end_turn_conditions(g: State, figure: int) -> None:
    """Blinded, Slowed and Stunned end with the hero's next turn, not with the one they were received in.

    SS-COND-17, SS-COND-19, SS-COND-21
    """
    it = g.figures[figure]
    ending = it.conditions & TURN_LONG & ~it.new_conditions
    it.new_conditions = 0
    for name, bit in BIT.items():
        if ending & bit:
            it.conditions &= ~bit
            g.emit(Recovered, g.name_of(figure), name)


def injury_hits(figure: Figure) -> int:
    """Hits that injuries take from an attack. SS-COND-11"""
    return sum(INJURIES[injury].hits for injury in figure.injuries)


def injury_armor(figure: Figure) -> int:
    """Armor that injuries take. SS-COND-11"""
    return sum(INJURIES[injury].armor for injury in figure.injuries)


def blocked_symbols(figure: Figure) -> frozenset[int]:
    """Symbols with which the injured cannot buy effects. SS-COND-11"""
    if not figure.injuries:
        return NO_SYMBOLS
    blocked = [INJURIES[injury].blocks for injury in figure.injuries]
    return frozenset(symbol for symbol in blocked if symbol is not None)


def may_start(g: State, hero: int) -> bool:
    """A slowed hero has one Movement, Combat or Action in all. SS-COND-18"""
    return not (g.figures[hero].conditions & SLOW and g.turn.activities)


def can_act(g: State, hero: int) -> bool:
    """An Action is left that the active hero may still use."""
    return g.turn.actions > 0 and may_start(g, hero)


def can_combat(g: State, hero: int) -> bool:
    """A Combat is left, and the hero is not knocked down. SS-COND-06"""
    return g.turn.combats > 0 and not g.figures[hero].down and may_start(g, hero)


def can_pay(g: State, hero: int, activity: Activity) -> bool:
    """Whether the active hero has what using a card of this activity costs. SS-ICON-03"""
    if activity == "combat":
        return can_combat(g, hero)
    if activity == "action":
        return can_act(g, hero)
    if activity == "move":
        return not g.turn.movement_begun and not g.figures[hero].down and may_start(g, hero)
    return activity == "free"


# Fire


def ignite(g: State, figure: int, level: int) -> None:
    """A fire token more, whatever is there already. SS-EFFECT-15, SS-EFFECT-16, SS-EFFECT-17"""
    it = g.figures[figure]
    if not it.is_up:
        return
    if level == 1:
        it.fire1 += 1
    else:
        it.fire2 += 1
    g.emit(Burning, g.name_of(figure), level, rule="SS-EFFECT-17")


def place_fire(g: State, area: int, level: int) -> None:
    """Everyone there suffers it at once. SS-EFFECT-18"""
    g.map.fires = (*g.map.fires, FireToken(area, level))
    g.emit(FirePlaced, g.layout.names[area], level, rule="SS-EFFECT-18")
    for figure in list(g.all_figures()):
        if g.figures[figure].at == area:
            ignite(g, figure, level)


# Criticals


def draw_critical(g: State, figure: int, by: int = NOBODY) -> None:
    """A random token, applied before the defence.

    SS-EFFECT-01, SS-EFFECT-02, SS-EFFECT-04, SS-EFFECT-05, SS-EFFECT-06
    """
    token = draw(g, g.decks.criticals)
    if not token:
        return
    g.emit(CriticalDrawn, g.name_of(figure), token, rule="SS-EFFECT-01")
    critical = CRITICAL[token]
    if isinstance(critical, Injury):
        injure(g, figure, token, by)
        return
    g.decks.criticals.discard(token)
    match critical:
        case Wound(hp):
            lose_hp(g, figure, hp, by)
        case ShatterShields():
            g.figures[figure].magic_shields = 0
        case Condition(condition):
            afflict(g, figure, condition, by)


def injure(g: State, figure: int, token: str, by: int = NOBODY) -> None:
    """An Injury stays; a repeated one is 1 damage; a stronger one of its kind replaces it.

    SS-EFFECT-07, SS-EFFECT-08, SS-ECOND-03
    """
    it = g.figures[figure]
    weaker = [injury for injury in it.injuries if INJURIES[injury].stronger == token]
    if token in it.injuries or INJURIES[token].stronger in it.injuries:
        g.decks.criticals.discard(token)
        lose_hp(g, figure, 1, by)
        return
    for injury in weaker:
        it.injuries = tuple(other for other in it.injuries if other != injury)
        g.decks.criticals.discard(injury)
    it.injuries = (*it.injuries, token)
    check_death(g, figure, by)
