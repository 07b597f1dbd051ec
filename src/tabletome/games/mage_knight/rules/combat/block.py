"""The Block phase: enemies attack, the hero blocks. Rulebook: "Block phase". MK-BLOCK"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tabletome.engine import Action, ByType, Decision, Script, runs
from tabletome.games.mage_knight.actions import BlockStrike, Done, Slow
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import COLD_FIRE, FIRE, ICE, PHYSICAL, Element
from tabletome.games.mage_knight.content.enemies import ARCANE_IMMUNITY, CUMBERSOME, ENEMIES, SWIFT
from tabletome.games.mage_knight.content.notes import Bash, Note, OnlyAgainst, PerMark, TwiceIfSwift
from tabletome.games.mage_knight.content.skills import FIERCER_ENEMIES
from tabletome.games.mage_knight.events import AttackBlocked, EnemySummoned
from tabletome.games.mage_knight.rules import phases
from tabletome.games.mage_knight.rules.combat import enemies
from tabletome.games.mage_knight.rules.combat.attack import begin_attack
from tabletome.games.mage_knight.rules.combat.points import Pool, blocks_left, divide
from tabletome.games.mage_knight.rules.deeds.centre import is_hindered
from tabletome.games.mage_knight.rules.deeds.play import effect_choices, perform
from tabletome.games.mage_knight.rules.map import sites
from tabletome.games.mage_knight.rules.scenario import optional_rules
from tabletome.games.mage_knight.state import (
    BLOCK,
    BLOCKED,
    DAMAGE,
    NOBODY,
    OPEN,
    Combat,
    Foe,
    Player,
    Points,
    State,
    Strike,
)

DONE = Done()
BLOCK_STRIKE = [BlockStrike(number + 1) for number in range(40)]
SLOW = [Slow(number + 1) for number in range(40)]


class AfterBlock(NamedTuple):
    """What happens to an enemy that was blocked."""

    do: Callable[[State, Player, Foe, Any, int], None]
    """To this enemy, by this note, with so much more block than needed."""
    element: Element
    """Enemies that resist it do not heed the effect. MK-COMB-17, 18"""


after_block: dict[type[Note], AfterBlock] = {}
"""What some blocks do to the enemy blocked, by the type of their note; cards add to it."""
blocker_gains: ByType[Callable[[Player, Any], None]] = ByType("gives the blocker something by")
"""What some blocks bring to who blocks with them, by the type of their note; cards add to it."""


EFFICIENT = {
    PHYSICAL: (PHYSICAL, FIRE, ICE, COLD_FIRE),
    FIRE: (ICE, COLD_FIRE),
    ICE: (FIRE, COLD_FIRE),
    COLD_FIRE: (COLD_FIRE,),
}
"""Which blocks count in full against an attack. MK-BLOCK-06, MK-ABIL-01"""


# The enemies attack


@runs(phases.BEGIN_BLOCK)
def begin_block(g: State) -> None:
    """Every undefeated enemy attacks; summoners' monsters attack in their place. MK-BLOCK-01..03, MK-ABIL-02, 03"""
    combat = g.fight
    g.stage = BLOCK
    optional_rules.show_die(g, combat)
    for number, foe in enumerate(list(combat.foes)):
        if foe.defeated or foe.held:
            continue
        enemy = ENEMIES[foe.name]
        for value, element in enemy.attacks:
            combat.strikes.append(strike_of(foe, number, value, element))
        if g.hero.turn.changes:
            change_elements(g.hero, combat, number)
        for colour in enemy.summons:
            summon(g, combat, number, colour)
    if g.centre and is_hindered(g, g.hero, FIERCER_ENEMIES):
        for strike in combat.strikes:
            strike.value += 1
    g.phase = phases.BLOCK_STEP


def change_elements(p: Player, combat: Combat, number: int) -> None:
    """Effects that have taken an element from an enemy's attacks."""
    for change in p.lasting(changes.LostElement):
        for strike in combat.strikes:
            if strike.foe == number == change.foe and strike.element == change.element:
                strike.element = change.left


def summon(g: State, combat: Combat, number: int, colour: str) -> None:
    """A monster takes the place of its summoner, with the bonuses of its City. MK-BLOCK-02, MK-CITY-06"""
    name = sites.draw_token(g, colour)
    if not name:
        return
    g.reveal()
    g.emit(EnemySummoned, g.active, name, rule="MK-BLOCK-02")
    monster = Foe(name, city=combat.foes[number].city, summoner=number)
    for value, element in ENEMIES[name].attacks:
        combat.strikes.append(strike_of(monster, len(combat.foes), value, element))
    combat.foes.append(monster)


def strike_of(foe: Foe, number: int, value: int, element: Element) -> Strike:
    """The blue City strengthens fire and ice. MK-CITY-02"""
    if "blue" in foe.city:
        value += {FIRE: 2, ICE: 2, COLD_FIRE: 1}.get(element, 0)
    return Strike(number, foe.name, max(0, value + foe.attack), element)


# Blocking


@runs(phases.BLOCK_STEP)
def block_step(g: State) -> Script:
    """Play blocks, use them on one attack, or go on; too low a block does nothing. MK-BLOCK-04, 12, 14"""
    p, combat = g.hero, g.fight
    strikes = enemies.open_strikes(combat)
    if not strikes:
        begin_damage(g, p, combat)
        return
    options = [*effect_choices(g, p), *block_choices(g, p, combat, strikes), DONE]
    chosen = yield Decision(g.active, "block", options)
    match chosen:
        case Done():
            begin_damage(g, p, combat)
        case BlockStrike(strike=number):
            use_block(g, p, combat, combat.strikes[number - 1])
        case Slow(strike=number):
            slow(g, p, combat.strikes[number - 1])
        case _:
            yield from perform(g, p, chosen)


def block_choices(g: State, p: Player, combat: Combat, strikes: list[int]) -> list[Action]:
    """Attacks that the block points stop, and cumbersome ones that Move points slow. MK-BLOCK-07, 08, MK-ABIL-14"""
    choices: list[Action] = []
    for number in strikes:
        strike = combat.strikes[number]
        if combat.pool and block_total(g, combat.pool, strike) >= to_block(g, strike):
            choices.append(BLOCK_STRIKE[number])
        if p.turn.move and enemies.strike_has(g, strike, CUMBERSOME):
            choices.append(SLOW[number])
    return choices


def use_block(g: State, p: Player, combat: Combat, strike: Strike) -> None:
    """One attack is blocked by as many of the points as it takes; a bash takes all. MK-BLOCK-08, 14"""
    used: Pool = combat.pool
    kept: Pool = ()
    if (len(used) > 1 or not strike.value) and not any(isinstance(points.note, Bash) for points in used):
        others = [other for other in combat.strikes if other.fate == OPEN and other is not strike]
        needed = to_block(g, strike)
        used, kept = divide(
            used,
            lambda pool: block_total(g, pool, strike) >= needed,
            lambda effect: max((block_total(g, effect, other) for other in others), default=0),
        )
    if any(points.note is not None for points in used):
        follow_block(g, p, combat, used, strike)
        kept += blocks_left(used)
    combat.pool = kept
    block(g, strike)


def follow_block(g: State, p: Player, combat: Combat, used: Pool, strike: Strike) -> None:
    """What some blocks do to the enemy blocked, not to a summoned one. MK-BLOCK-13, MK-COMB-17, 18"""
    foe = combat.foes[strike.foe]
    reached = foe.summoner == NOBODY and not enemies.has(foe, ARCANE_IMMUNITY)
    resists = enemies.resistances(foe)
    for points in used:
        note = points.note
        if note is None:
            continue
        if type(note) in blocker_gains:
            blocker_gains[type(note)](p, note)
        after = after_block.get(type(note))
        if after is not None and reached and after.element not in resists:
            after.do(g, p, foe, note, block_total(g, used, strike) - to_block(g, strike))


def block(g: State, strike: Strike) -> None:
    """It deals no damage; no Fame for a summoned monster. MK-BLOCK-10, 11"""
    strike.fate = BLOCKED
    g.emit(AttackBlocked, g.active, strike.name, rule="MK-BLOCK-08")


def slow(g: State, p: Player, strike: Strike) -> None:
    """A Move point lowers a cumbersome attack; at 0 it is blocked. MK-ABIL-14"""
    p.turn.move -= 1
    strike.value -= 1
    if strike.value <= 0:
        block(g, strike)


def begin_damage(g: State, p: Player, combat: Combat) -> None:
    """Unused block points are lost; with no attack left the phase is skipped. MK-BLOCK-15, MK-DMG-01"""
    combat.pool = ()
    if not (p.turn.changes and p.has(changes.MoveAsAttack)):
        p.turn.move = 0
    if any(strike.fate == OPEN for strike in combat.strikes):
        g.stage = DAMAGE
        g.phase = phases.DAMAGE_STEP
    else:
        begin_attack(g, p, combat)


# What blocks are worth


def to_block(g: State, strike: Strike) -> int:
    """The block needed. MK-BLOCK-08, 09, MK-ABIL-09"""
    return strike.value * (2 if enemies.strike_has(g, strike, SWIFT) else 1)


def block_total(g: State, pool: Sequence[Points], strike: Strike) -> int:
    """Efficient blocks in full, half of the rest. MK-BLOCK-07"""
    efficient = EFFICIENT[strike.element]
    full = half = 0
    for points in pool:
        if points.kind != "block":
            continue
        value = points.value
        if points.note is not None:
            value = _noted_block(g, points, strike)
        if points.element in efficient:
            full += value
        else:
            half += value
    return full + half // 2


def _noted_block(g: State, points: Points, strike: Strike) -> int:
    """Blocks that count more against swift attacks or well-armed enemies, or only against one."""
    match points.note:
        case PerMark():
            return points.value + marks(strike)
        case TwiceIfSwift() if enemies.strike_has(g, strike, SWIFT):
            return 2 * points.value
        case OnlyAgainst(foe=number) if number != strike.foe:
            return 0
    return points.value


def marks(strike: Strike) -> int:
    """Special abilities, colours of attacks and resistances on a token."""
    enemy = enemies.printed_on(strike)
    coloured = sum(element != PHYSICAL for _, element in enemy.attacks)
    return len(enemy.abilities) + coloured + len(enemy.resists) + len(enemy.summons)
