"""Abilities that do something to figures without attacking them: heal, strengthen, move, hurt and kill.

GH-EFF-03..06, GH-HEAL-01..03, GH-COND-04, GH-ATK-08
"""

from __future__ import annotations

from typing import Any

from tabletome.engine import Asking, Decision
from tabletome.games.gloomhaven.actions import Choose, Go, Place, Skip
from tabletome.games.gloomhaven.content.notation.abilities import (
    ADJACENT_ALLIES,
    CHOSEN,
    IMMOBILIZE,
    STUN,
    Give,
    Heal,
    HealAll,
    HealBonus,
    Hurt,
    Kill,
    KillInArea,
    Pull,
    PullToward,
    Push,
    Rally,
)
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import gain_xp, lasting, mark, note_gift, use_slot
from tabletome.games.gloomhaven.rules.abilities.counts import count, is_true
from tabletome.games.gloomhaven.rules.abilities.targets import choose_concerned, choose_one, concerned_by, within
from tabletome.games.gloomhaven.rules.combat import attack
from tabletome.games.gloomhaven.rules.combat.aim import lay_pattern
from tabletome.games.gloomhaven.rules.combat.conditions import brace, give, heal
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.rules.combat.push_and_pull import pull_toward, shove
from tabletome.games.gloomhaven.rules.movement.enter import enter
from tabletome.games.gloomhaven.state import OBJECTIVE, State

SKIP = Skip()


# ------------------------------------------------------------------ for the party


def hero_heals(g: State, hero: int, ability: Heal) -> Asking[bool]:
    """Oneself, or an ally in range and sight; or all whom the card names. GH-HEAL-01, 02, 03"""
    if ability.to:
        whom = yield from choose_concerned(g, hero, "heal", ability.to, ability.range, ability.targets)
    else:
        among = [hero, *within(g, hero, g.allies_of(hero), ability.range)]
        whom = []
        while among and len(whom) < ability.targets:
            chosen = yield from choose_one(g, hero, "heal", among)
            if chosen is None:
                break
            whom.append(chosen)
            among.remove(chosen)
    if not whom:
        return False
    more = heal_bonus(g, hero)
    for each in whom:
        heal(g, each, (count(g, ability.per, hero, each) if ability.per else ability.by) + more)
        for condition in ability.give:
            give(g, each, condition)
    return True


def heal_bonus(g: State, hero: int) -> int:
    """Active cards that strengthen heals: they must be used. GH-ACTIVE-04"""
    bonuses = [(number, each.by) for number, _, each in lasting(g, hero) if isinstance(each, HealBonus)]
    for number, _ in reversed(bonuses):
        use_slot(g, hero, number)
    return sum(by for _, by in bonuses)


def heal_all(g: State, hero: int, ability: HealAll) -> bool:
    near = concerned_by(g, hero, ADJACENT_ALLIES)
    for each in near:
        heal(g, each, ability.by)
    return bool(near)


def rally(g: State, hero: int, ability: Rally) -> Asking[bool]:
    """Shield, attack or retaliate until the end of the round. GH-ACTIVE-01"""
    times = count(g, ability.per, hero, hero) if ability.per else 1
    whom = yield from choose_concerned(g, hero, "rally", ability.to, ability.range)
    shield, attack, back = (times * by for by in (ability.shield, ability.attack, ability.retaliate))
    for each in whom:
        brace(g, each, shield=shield, attack=attack, retaliate=back, reach=ability.retaliate_range)
        note_gift(g, (each, shield, attack, back, ability.retaliate_range))
    return bool(whom) or ability.to not in CHOSEN


# ------------------------------------------------------------------ conditions, push and pull


def hero_gives(g: State, hero: int, ability: Give) -> Asking[bool]:
    """Conditions without an attack, and perhaps a push. GH-EFF-03, GH-COND-04"""
    conditions = () if ability.push else ability.conditions
    whom = yield from choose_concerned(g, hero, "give", ability.to, ability.range, ability.targets, conditions)
    for each in whom:
        for condition in ability.conditions:
            give(g, each, condition)
        if ability.push:
            yield from shove(g, hero, each, ability.push, away=True)
    return bool(whom)


def hero_pushes(g: State, hero: int, ability: Push) -> Asking[bool]:
    whom = yield from choose_concerned(g, hero, "push", ability.to, 1)
    for each in whom:
        for condition in ability.give:
            give(g, each, condition)
        yield from shove(g, hero, each, ability.by, away=True)
    return bool(whom)


def hero_pulls(g: State, hero: int, ability: Pull) -> Asking[bool]:
    near = within(g, hero, g.targets_for(hero), ability.range)
    chosen = yield from choose_one(g, hero, "pull", near)
    if chosen is None:
        return False
    for condition in ability.give:
        give(g, chosen, condition)
    yield from shove(g, hero, chosen, ability.by, away=False)
    return True


def hero_drags(g: State, hero: int) -> Asking[bool]:
    """One adjacent enemy takes one step, chosen by the player, to another hex next to the hero."""
    chosen = yield from choose_one(g, hero, "drag", within(g, hero, g.targets_for(hero), 1))
    if chosen is None:
        return False
    it = g.figures[chosen]
    beside = g.board.near[g.figures[hero].at]
    flying = g.is_flying(chosen)
    free = [
        at
        for at in g.board.near[it.at]
        if at in beside and g.standing_at(at) is None and (flying or at not in g.obstacles)
    ]
    if free and not it.conditions & (IMMOBILIZE | STUN):
        step: Any = yield Decision(g.seat_of(hero), "drag-to", [*(Go(at) for at in free), SKIP])
        if isinstance(step, Go):
            yield from enter(g, chosen, step.hex)
    return True


def pull_together(g: State, hero: int, ability: PullToward) -> Asking[bool]:
    """Choose a hex in sight and range; all enemies near it are pulled toward it, one after the other. GH-EFF-05"""
    board, start = g.board, g.figures[hero].at
    hexes = [at for at in sorted(board.floor) if board.reaches(start, at, ability.range)]
    chosen: Any = yield Decision(g.seat_of(hero), "center", [*(Place(at) for at in hexes), SKIP], {"hero": hero})
    if isinstance(chosen, Skip):
        return False
    away = board.distances(chosen.hex)
    left = [each for each in g.targets_for(hero) if 0 < away[g.figures[each].at] <= ability.near]
    performed = False
    while left:
        picked: Any = yield Decision(g.seat_of(hero), "pull", [*(Choose(each) for each in left), SKIP])
        if isinstance(picked, Skip):
            break
        left.remove(picked.figure)
        performed = True
        for condition in ability.give:
            give(g, picked.figure, condition)
        yield from pull_toward(g, hero, picked.figure, chosen.hex, ability.by)
    return performed


# ------------------------------------------------------------------ damage and death


def hero_hurts(g: State, hero: int, ability: Hurt) -> Asking[bool]:
    """Damage that is no attack: no modifier card, no shield."""
    whom = concerned_by(g, hero, ability.to, unseen_too=True)
    for each in whom:
        yield from suffer(g, each, ability.by)
    return bool(whom)


def hero_kills(g: State, hero: int, ability: Kill) -> Asking[bool]:
    """One enemy dies, whatever its hit points. GH-ATK-08"""
    near = [
        each
        for each in within(g, hero, g.targets_for(hero), ability.range)
        if g.figures[each].kind != OBJECTIVE and is_true(g, ability.when, hero, each)
    ]
    chosen = yield from choose_one(g, hero, "kill", near)
    if chosen is None:
        return False
    mark(g, g.figures[chosen].at)
    attack.kill(g, chosen)
    return True


def kill_in_area(g: State, hero: int, ability: KillInArea) -> Asking[bool]:
    """Lay the pattern; whoever is weak enough under it dies. GH-AOE-01, GH-ATK-08"""
    covered = yield from lay_pattern(g, hero, ability.area, 1)
    killed = 0
    for figure in covered:
        if g.figures[figure].kind != OBJECTIVE and is_true(g, ability.when, hero, figure):
            attack.kill(g, figure)
            killed += 1
    gain_xp(g, hero, killed * ability.xp_each)
    return bool(covered)
