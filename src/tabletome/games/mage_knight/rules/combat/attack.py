"""Attacking enemies. Rulebook: "Ranged and Siege Attack phase", "Attack phase". MK-RANGE, MK-ATT"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

from tabletome.engine import ByType, Decision, Script, runs
from tabletome.games.mage_knight.actions import Attack, Done
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import COLD_FIRE, FIRE, ICE, PHYSICAL
from tabletome.games.mage_knight.content.enemies import DEFEND, ENEMIES
from tabletome.games.mage_knight.content.notes import Forked, NotAgainst, OnlyAgainst
from tabletome.games.mage_knight.rules import phases
from tabletome.games.mage_knight.rules.combat import enemies
from tabletome.games.mage_knight.rules.combat.defeat import defeat
from tabletome.games.mage_knight.rules.combat.points import Pool, divide, left_over
from tabletome.games.mage_knight.rules.deeds.play import effect_choices, perform
from tabletome.games.mage_knight.rules.map import sites
from tabletome.games.mage_knight.rules.scenario import optional_rules
from tabletome.games.mage_knight.state import ATTACK, NOBODY, RANGED, Combat, Foe, Player, Points, State

DONE = Done()
ATTACKS: dict[tuple[int, ...], Attack] = {}
for_each_defeated: ByType[Callable[[State, Player, Any], Script | None]] = ByType("follows each defeat by")
"""What some attacks bring for each enemy that they defeat, by the type of their note; cards add to it."""
after_attack: ByType[Callable[[State, Player, list[Foe]], Script]] = ByType("follows an attack by")
"""What follows an attack on these enemies, by the type of its note or of a change of this turn; cards add to it."""
at_attack_phase: ByType[Callable[[Player, Combat], None]] = ByType("begins the Attack phase by")
"""What happens when the Attack phase begins, by the type of a change of this turn; cards add to it."""


@runs(phases.ATTACK_STEP)
def attack_step(g: State) -> Script:
    """Play attacks, use them on one or more enemies, or go on. MK-RANGE-01, 10, 11, 12, MK-ATT-01, 03, 04"""
    p, combat = g.hero, g.fight
    if all(foe.defeated for foe in combat.foes):
        g.phase = phases.END_COMBAT
        return
    options = [*effect_choices(g, p), *target_choices(g, p), DONE]
    chosen = yield Decision(g.active, "ranged" if g.stage == RANGED else "attack", options)
    match chosen:
        case Done():
            combat.pool = ()
            g.phase = phases.BEGIN_BLOCK if g.stage == RANGED else phases.END_COMBAT
        case Attack(foes=numbers):
            yield from attack(g, p, numbers)
        case _:
            yield from perform(g, p, chosen)


def target_choices(g: State, p: Player) -> list[Attack]:
    """Every group of enemies that the points in hand would defeat. MK-RANGE-06, 08"""
    combat = g.fight
    if not combat.pool:
        return []
    pool = changed_pool(p, combat.pool)
    targets = [number for number, foe in enumerate(combat.foes) if can_be_targeted(g, foe)]
    armors = {number: enemies.armor(g, combat.foes[number]) for number in targets}
    most = most_attack(g, pool)
    choices = []
    for size in range(1, len(targets) + 1):
        for group in combinations(targets, size):
            needed = sum(armors[number] for number in group)
            if needed > most:
                continue
            chosen = [combat.foes[number] for number in group]
            if attack_total(g, pool, chosen) >= needed + defence(g, chosen):
                choices.append(_attack(group))
    return choices


def _attack(group: tuple[int, ...]) -> Attack:
    action = ATTACKS.get(group)
    if action is None:
        action = ATTACKS[group] = Attack(tuple(number + 1 for number in group))
    return action


def changed_pool(p: Player, pool: Pool) -> Pool:
    """Attack points as effects have changed them: all of Cold Fire, or all good for a siege."""
    if p.turn.changes:
        if p.has(changes.AllColdFire):
            pool = tuple(points._replace(element=COLD_FIRE) for points in pool)
        if p.has(changes.AllSiege):
            pool = tuple(points._replace(kind="siege") for points in pool)
    return pool


def attack_sum(g: State, foe: Foe) -> tuple[int, int]:
    """What the attacks played are worth against this enemy alone, and what it takes. MK-RANGE-06, 08"""
    total = attack_total(g, changed_pool(g.hero, g.fight.pool), [foe]) if can_be_targeted(g, foe) else 0
    return total, enemies.armor(g, foe) + defence(g, [foe])


def defence(g: State, targets: list[Foe]) -> int:
    """What enemies with Defend add to the Armor of those attacked. MK-ABIL-08, 26"""
    return sum(bonus for _, _, bonus in defenders(g, targets))


def defenders(g: State, targets: list[Foe]) -> list[tuple[Foe, Foe, int]]:
    """Who defends whom: each once in a combat, each target by one at most, the strongest first."""
    willing = [
        foe
        for foe in g.fight.foes
        if ENEMIES[foe.name].defend and not foe.defeated and not foe.has_defended and enemies.has(foe, DEFEND)
    ]
    willing.sort(key=lambda foe: -ENEMIES[foe.name].defend)
    bare = [foe for foe in targets if not foe.defended]
    return [(foe, target, ENEMIES[foe.name].defend) for foe, target in zip(willing, bare, strict=False)]


def attack(g: State, p: Player, numbers: tuple[int, ...]) -> Script:
    """All targets are defeated at once; points left over are lost. MK-RANGE-08, 09, 13"""
    combat = g.fight
    targets = [combat.foes[number - 1] for number in numbers]
    for foe, target, bonus in defenders(g, targets):
        foe.has_defended = True
        target.defended = bonus
    needed = sum(enemies.armor(g, foe) for foe in targets)
    others = [foe for foe in combat.foes if can_be_targeted(g, foe) and foe not in targets]
    used, kept = divide(
        combat.pool,
        lambda pool: attack_total(g, changed_pool(p, pool), targets) >= needed,
        lambda effect: max((attack_total(g, changed_pool(p, effect), [foe]) for foe in others), default=0),
    )
    notes = [points.note for points in used]
    combat.pool = kept + left_over(used, len(targets))
    for foe in targets:
        defeat(g, p, foe)
        for note in notes:
            if type(note) in for_each_defeated:
                script = for_each_defeated[type(note)](g, p, note)
                if script is not None:
                    yield from script
    for cause in dict.fromkeys(map(type, (*notes, *p.turn.changes))):
        if cause in after_attack:
            yield from after_attack[cause](g, p, targets)


# What attacks are worth


def can_be_targeted(g: State, foe: Foe) -> bool:
    """Twice fortified enemies cannot be attacked before the Attack phase. MK-RANGE-04"""
    return not foe.defeated and (g.stage != RANGED or enemies.fortifications(g, foe) < 2)


def attack_total(g: State, pool: Sequence[Points], foes: Sequence[Foe]) -> int:
    """Efficient attacks in full, half of the rest. MK-RANGE-06, 07, 03, MK-ABIL-15..18"""
    only_siege = g.stage == RANGED and any(enemies.fortifications(g, foe) for foe in foes)
    kinds = ("siege",) if only_siege else ("siege", "ranged", "attack")
    resisted: set[str] = set()
    for foe in foes:
        resists = enemies.resistances(foe)
        resisted.update(resists)
        if FIRE in resists and ICE in resists:
            resisted.add(COLD_FIRE)
    full = half = 0
    changed = bool(g.players[g.active].turn.changes)
    for points in pool:
        value = _changed_value(g, points, only_siege) if changed else points.value if points.kind in kinds else 0
        if points.note is not None:
            value = _noted_value(g, points, value, foes)
        if points.element in resisted:
            half += value
        else:
            full += value
    return full + half // 2


def most_attack(g: State, pool: Sequence[Points]) -> int:
    """No group of enemies with more Armor than this can be defeated: what all points are worth at best."""
    most = sum(points.value * (points.note.times if isinstance(points.note, Forked) else 1) for points in pool)
    p = g.players[g.active]
    doubled = p.turn.changes and (p.has(changes.StrongerShots) or p.has(changes.DoublePhysical))
    return 4 * most if doubled else most


def _changed_value(g: State, points: Points, only_siege: bool) -> int:
    """Effects double own Ranged and Siege Attacks or let Ranged ones count as Siege, or double physical attacks."""
    p = g.hero
    own = points.unit == NOBODY
    if own and points.kind in ("ranged", "siege") and p.has(changes.StrongerShots):
        value = points.value if only_siege else 2 * points.value
    else:
        value = points.value if not only_siege or points.kind == "siege" else 0
    if own and g.stage == ATTACK and points.element == PHYSICAL and p.has(changes.DoublePhysical):
        value *= 2
    return value


def _noted_value(g: State, points: Points, value: int, foes: Sequence[Foe]) -> int:
    """Attacks that strike only one enemy, or several once each; a possessed enemy's spares itself."""
    match points.note:
        case NotAgainst(foe=number):
            return 0 if number in map(g.fight.foes.index, foes) else value
        case OnlyAgainst(foe=number):
            return value if number in map(g.fight.foes.index, foes) else 0
        case Forked(times=times):
            return value * min(times, len(foes))
    return value


# The Attack phase


def begin_attack(g: State, p: Player, combat: Combat) -> None:
    """What earlier effects have promised comes true; then attacks are played again. MK-ATT-01"""
    send_monsters_away(g, combat)
    if p.turn.changes:
        use_promises(p, combat)
    for foe in combat.foes:
        if foe.doomed and not foe.defeated and enemies.is_blocked(combat, foe):
            defeat(g, p, foe)
    g.stage = ATTACK
    if combat.secret != NOBODY:
        optional_rules.show_die(g, combat)
    g.phase = phases.ATTACK_STEP


def send_monsters_away(g: State, combat: Combat) -> None:
    """Summoned monsters, who stand last, are discarded, and their summoners are back. MK-BLOCK-03, MK-DMG-17"""
    while combat.foes and combat.foes[-1].summoner != NOBODY:
        sites.discard_token(g, combat.foes.pop().name)


def use_promises(p: Player, combat: Combat) -> None:
    """Attacks that earlier effects promised for this phase, and what they did to whoever was blocked."""
    for kind in dict.fromkeys(map(type, p.turn.changes)):
        if kind in at_attack_phase:
            at_attack_phase[kind](p, combat)
