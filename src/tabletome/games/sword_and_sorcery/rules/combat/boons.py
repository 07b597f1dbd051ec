"""What boons do, by the moment of an attack at which they work. Rulebook: special effects. SS-COMBAT-37

Those that are only numbers are asked for by the steps of the attack and the defence: they are in `ASKED_FOR`.
"""

from __future__ import annotations

from collections.abc import Callable

from tabletome.engine import NOTHING, ByType, Script
from tabletome.games.sword_and_sorcery.content.notation import boons
from tabletome.games.sword_and_sorcery.content.notation.boons import Boon
from tabletome.games.sword_and_sorcery.content.notation.terms import (
    BLINDED,
    KNOCKDOWN,
    POISON_1,
    POISON_2,
    SLOWED,
    STUNNED,
)
from tabletome.games.sword_and_sorcery.rules.combat.conditions import afflict, draw_critical, ignite
from tabletome.games.sword_and_sorcery.rules.combat.death import lose_hp, recover
from tabletome.games.sword_and_sorcery.rules.combat.dice import save_roll
from tabletome.games.sword_and_sorcery.rules.combat.strike import Strike
from tabletome.games.sword_and_sorcery.rules.map.movement import push
from tabletome.games.sword_and_sorcery.state import ENEMY, HERO, State

at_first: ByType[Callable[[State, Strike, int, int], Script | None]] = ByType("comes before all else")
"""What whoever is hit gets before any other effect. SS-EFFECT-01"""
on_target: ByType[Callable[[State, Strike, int, int], Script | None]] = ByType("gives the target")
"""What the target gets, hit or not, in this order; the last argument is how much. SS-COMBAT-37"""
on_hit: ByType[Callable[[State, Strike, int, int], Script | None]] = ByType("gives whoever is hit")
"""What the target gets if the attack has a hit left, in this order. SS-EFFECT-10"""
on_attacker: ByType[Callable[[State, Strike, int, int], Script | None]] = ByType("gives the attacker")
"""What the attacker has of it when all is over."""
ASKED_FOR: tuple[type[Boon], ...] = (
    boons.Hits, boons.Lethal, boons.Pierce, boons.Aoe, boons.Again, boons.AgainOnAny, boons.Grip, boons.Reroll,
    boons.Shields,
)  # fmt: skip

# ruff: noqa: ARG001 - all boons have one shape


def apply(
    g: State, s: Strike, figure: int, effects: ByType[Callable[[State, Strike, int, int], Script | None]]
) -> Script:
    """Those of the effects that the attack has."""
    return apply_each(g, s, figure, effects) if s.boons else NOTHING


def apply_each(
    g: State, s: Strike, figure: int, effects: ByType[Callable[[State, Strike, int, int], Script | None]]
) -> Script:
    """The same one after the other, in the order of the effects."""
    for kind, effect in effects.items():
        for n in s.boons.get(kind, ()):
            script = effect(g, s, figure, n)
            if script is not None:
                yield from script


# Before all else


@at_first(boons.Crit)
def draw_criticals(g: State, s: Strike, target: int, n: int) -> None:
    """A critical token for each. SS-EFFECT-01"""
    for _ in range(n):
        if g.is_up(target):
            draw_critical(g, target, s.attacker)


# On the target


@on_target(boons.Knockdown)
def knock_down(g: State, s: Strike, target: int, n: int) -> None:
    """Laid on its side. SS-COND-06"""
    afflict(g, target, KNOCKDOWN, s.attacker)


@on_target(boons.Blinded)
def blind(g: State, s: Strike, target: int, n: int) -> None:
    """Until the end of its next turn or activation. SS-COND-16"""
    afflict(g, target, BLINDED, s.attacker)


@on_target(boons.Slowed)
def slow(g: State, s: Strike, target: int, n: int) -> None:
    """Until the end of its next turn or activation. SS-COND-18"""
    afflict(g, target, SLOWED, s.attacker)


@on_target(boons.Stunned)
def stun(g: State, s: Strike, target: int, n: int) -> None:
    """Until the end of its next turn or activation. SS-COND-20"""
    afflict(g, target, STUNNED, s.attacker)


@on_target(boons.Poison)
def poison(g: State, s: Strike, target: int, level: int) -> None:
    """Of level I or II. SS-COND-13"""
    afflict(g, target, POISON_1 if level == 1 else POISON_2, s.attacker)


@on_target(boons.Fire)
def set_on_fire(g: State, s: Strike, target: int, level: int) -> None:
    """A fire token of level I or II. SS-EFFECT-17"""
    ignite(g, target, level)


@on_target(boons.Trip)
def trip(g: State, s: Strike, target: int, n: int) -> Script:
    """A hero who fails a save is knocked down and loses 1 HP. SS-BEST-11"""
    if g.figures[target].side != ENEMY and not (yield from save_roll(g, target)):
        afflict(g, target, KNOCKDOWN, s.attacker)
        lose_hp(g, target, 1, s.attacker)


# On whoever is hit


@on_hit(boons.Bash)
def bash(g: State, s: Strike, target: int, n: int) -> Script:
    """One area back. SS-EFFECT-10"""
    yield from push(g, target)


# On the attacker


@on_attacker(boons.Drain)
def drain(g: State, s: Strike, attacker: int, n: int) -> None:
    """As many HP as the damage dealt. SS-POWCARD-05"""
    recover(g, attacker, sum(s.dealt.values()))


@on_attacker(boons.Heal)
def heal(g: State, s: Strike, attacker: int, hp: int) -> None:
    """For heroes only."""
    if g.figures[attacker].side == HERO:
        recover(g, attacker, hp)


@on_attacker(boons.Guard)
def guard(g: State, s: Strike, attacker: int, shields: int) -> None:
    """Until the Time Phase; for heroes only. SS-ICON-12"""
    if g.figures[attacker].side == HERO:
        g.figures[attacker].shield_bonus += shields
