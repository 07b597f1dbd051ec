"""Combat between heroes. Rulebook: "Player versus player combat". MK-PVP, MK-HERO-02, 03

`warn_defender` lets the defender prepare, `duel_attack` is one card of the attacking player, `duel_block` one of the
blocking player, `duel_damage` one use of what got through. Then the roles swap. The acting player is the active one;
`out_of_turn.finish_next` takes the defender who spent a turn, and then the aggressor, through the ends of their turns.

The Units of both stand among the combat's foes, so that effects on enemies reach those of the opponent. MK-PVP-37
"""

from __future__ import annotations

from tabletome.engine import Action, Decision, Script, runs
from tabletome.games.mage_knight.actions import (
    DefendFully,
    DefendQuickly,
    Done,
    DriveOff,
    HitHero,
    HitUnit,
    Launch,
    LeaveDamage,
    Pass,
    Steal,
)
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import FIRE, ICE, WOUND
from tabletome.games.mage_knight.content.deeds import ARTIFACT, CARDS
from tabletome.games.mage_knight.content.enemies import SWIFT
from tabletome.games.mage_knight.content.notes import TwiceIfSwift
from tabletome.games.mage_knight.content.tiles import KEEP, TOWER
from tabletome.games.mage_knight.events import (
    Defended,
    DrivenOff,
    DuelAttack,
    DuelBegan,
    DuelBlocked,
    DuelDrawn,
    Passed,
    Stolen,
    UnitWounded,
)
from tabletome.games.mage_knight.rules import phases
from tabletome.games.mage_knight.rules.combat import enemies
from tabletome.games.mage_knight.rules.combat.attack import changed_pool, use_promises
from tabletome.games.mage_knight.rules.combat.block import EFFICIENT, after_block, blocker_gains
from tabletome.games.mage_knight.rules.combat.damage import without_ignored
from tabletome.games.mage_knight.rules.combat.effects_on_enemies import choose_foe
from tabletome.games.mage_knight.rules.combat.start import lose_points
from tabletome.games.mage_knight.rules.deeds import banners, piles
from tabletome.games.mage_knight.rules.deeds.play import effect_choices, perform
from tabletome.games.mage_knight.rules.map.movement import base_cost, is_safe, may_enter
from tabletome.games.mage_knight.rules.map.sites import is_property, look_around, owner_of
from tabletome.games.mage_knight.rules.out_of_turn import before_a_turn, finish_next, prepare_for_turn
from tabletome.games.mage_knight.rules.scenario import tracks
from tabletome.games.mage_knight.state import (
    AFTER,
    ATTACK,
    BLOCK,
    DAMAGE,
    NOBODY,
    RANGED,
    STOPPED,
    Combat,
    Duel,
    Foe,
    Player,
    Points,
    State,
    Strike,
    Turn,
    Unit,
)

DUEL = "duel"
FULLY, QUICKLY, LAUNCH, PASS, DONE = DefendFully(), DefendQuickly(), Launch(), Pass(), Done()
HIT_HERO, LEAVE = HitHero(), LeaveDamage()
STEALING_COST = 5
"""Damage that an Artifact takes. MK-PVP-31"""
SWIFT_BLOCK = 2
"""Block points for each point of a Ranged or Siege Attack. MK-PVP-20"""


def the_duel(g: State) -> tuple[Combat, Duel]:
    """The combat between heroes that goes on."""
    combat = g.fight
    assert combat.duel is not None
    return combat, combat.duel


def other(duel: Duel, seat: int) -> int:
    return duel.defender if seat == duel.aggressor else duel.aggressor


# The start


def attack_hero(g: State, p: Player, seat: int) -> None:
    """The action of the turn. MK-HERO-04, MK-PVP-01, 03"""
    g.combat = Combat(kind=DUEL, space=p.space, duel=Duel(p.seat, seat))
    lose_points(p)
    g.emit(DuelBegan, p.seat, seat, rule="MK-PVP-01")
    g.phase = phases.WARN_DEFENDER


@runs(phases.WARN_DEFENDER)
def warn_defender(g: State) -> Script:
    """What is allowed out of turn, then the choice of a defence. MK-PVP-03, 04, 08, 12, MK-MEMO-04"""
    _, duel = the_duel(g)
    p = g.players[duel.defender]
    g.active = p.seat
    if (yield from before_a_turn(g, p)):
        return
    only_wounds = bool(p.hand) and all(card == WOUND for card in p.hand)
    chosen: Action = QUICKLY
    if not only_wounds:
        chosen = yield Decision(p.seat, "defence", [FULLY, QUICKLY])
    duel.full = isinstance(chosen, DefendFully)
    g.emit(Defended, p.seat, duel.full, rule="MK-PVP-05" if duel.full else "MK-PVP-09")
    if duel.full:
        p.face_down = True
        prepare_for_turn(g, p)
    else:
        p.turn = Turn(dice=0)
    begin_duel(g)


def begin_duel(g: State) -> None:
    """The Ranged and Siege phase, in which the defender attacks first. MK-PVP-13, 14, 37"""
    combat, duel = the_duel(g)
    for seat in (duel.aggressor, duel.defender):
        combat.foes += [
            Foe(f"unit:{unit.name}", owner=seat, unit=number, defeated=bool(unit.wounds))
            for number, unit in enumerate(g.players[seat].units)
        ]
    duel.attacking = duel.defender
    g.phase = phases.DUEL_ATTACK


# Attacking


@runs(phases.DUEL_ATTACK)
def duel_attack(g: State) -> Script:
    """Play attacks and launch them together, or pass. MK-PVP-14, 15, 17, 28, 29"""
    combat, duel = the_duel(g)
    g.active = duel.attacking
    p = g.hero
    g.stage = ATTACK if duel.melee else RANGED
    if duel.melee and p.turn.changes and p.seat not in duel.promised:
        duel.promised += (p.seat,)
        use_promises(p, combat)
    options = effect_choices(g, p)
    options.append(LAUNCH if sum(points.value for points in usable_points(g)) > 0 else PASS)
    chosen = yield Decision(p.seat, "duel-attack", options)
    match chosen:
        case Launch():
            launch(g, combat, duel)
        case Pass():
            pass_attack(g, combat, duel)
        case _:
            yield from perform(g, p, chosen)


def usable_points(g: State) -> tuple[Points, ...]:
    """Of the aggressor before a Keep or Tower only Siege Attacks, in the first phase. MK-PVP-16, 28"""
    combat, duel = the_duel(g)
    pool = changed_pool(g.hero, combat.pool)
    if not duel.melee and duel.attacking == duel.aggressor and is_walled(g, combat):
        return tuple(points for points in pool if points.kind == "siege")
    return pool


def is_walled(g: State, combat: Combat) -> bool:
    """Effects that ignore fortifications hold until the end of the combat. MK-PVP-16, 42"""
    return g.board[combat.space].site in (KEEP, TOWER) and not g.hero.has(changes.NoSiteFortification)


def launch(g: State, combat: Combat, duel: Duel) -> None:
    """The other player may now block. MK-PVP-14, 18"""
    duel.attack = usable_points(g)
    duel.passes = 0
    duel.slowed = False
    duel.engaged = tuple(dict.fromkeys(points.unit for points in duel.attack if points.unit != NOBODY))
    combat.pool = ()
    combat.strikes = strikes_of_units(combat, duel)
    g.emit(DuelAttack, duel.attacking, sum(points.value for points in duel.attack), rule="MK-PVP-14")
    g.phase = phases.DUEL_BLOCK


def strikes_of_units(combat: Combat, duel: Duel) -> list[Strike]:
    """What each Unit adds to the attack, for effects that lower or stop it. MK-PVP-43"""
    strikes = []
    for number, foe in enumerate(combat.foes):
        if foe.owner == duel.attacking and foe.unit in duel.engaged:
            points = [each for each in duel.attack if each.unit == foe.unit]
            value = sum(each.value for each in points)
            strikes.append(Strike(number, foe.name, value, points[0].element, left=value))
    return strikes


def pass_attack(g: State, combat: Combat, duel: Duel) -> None:
    """When both pass one after the other the phase ends, and after the second one the combat. MK-PVP-13, 27, 34"""
    combat.pool = ()
    duel.passes += 1
    g.emit(Passed, duel.attacking)
    if duel.passes < 2:
        duel.attacking = other(duel, duel.attacking)
    elif duel.melee:
        end_in_a_draw(g, duel)
    else:
        duel.melee = True
        duel.passes = 0
        duel.attacking = duel.aggressor


# Blocking


@runs(phases.DUEL_BLOCK)
def duel_block(g: State) -> Script:
    """Play blocks, then see what gets through. MK-PVP-18, 19"""
    combat, duel = the_duel(g)
    g.active = other(duel, duel.attacking)
    g.stage = BLOCK
    p = g.hero
    chosen = yield Decision(p.seat, "duel-block", [*effect_choices(g, p), DONE])
    if isinstance(chosen, Done):
        yield from resolve_block(g, p, combat, duel)
    else:
        yield from perform(g, p, chosen)


def attack_value(combat: Combat, duel: Duel) -> int:
    """Without what effects have taken from its Units. MK-PVP-43, 44"""
    total = sum(points.value for points in duel.attack)
    for strike in combat.strikes:
        total -= strike.left if strike.fate == STOPPED else strike.left - strike.value
    return max(0, total)


def block_value(combat: Combat, duel: Duel) -> int:
    """In full if efficient against any element of the attack, else half. MK-PVP-18, 29, 45"""
    elements = {points.element for points in duel.attack}
    full = half = 0
    for points in combat.pool:
        value = points.value
        if isinstance(points.note, TwiceIfSwift) and is_swift(combat, duel):
            value *= 2
        if any(points.element in EFFICIENT[element] for element in elements):
            full += value
        else:
            half += value
    return full + half // 2


def is_swift(combat: Combat, duel: Duel) -> bool:
    """Ranged and Siege Attacks are, unless an effect has slowed a Unit that takes part. MK-PVP-20"""
    return not duel.melee and not any(
        SWIFT in foe.lost for foe in combat.foes if foe.owner == duel.attacking and foe.unit in duel.engaged
    )


def resolve_block(g: State, p: Player, combat: Combat, duel: Duel) -> Script:
    """Part of an attack may be blocked: a point for one of block, or for two if it is swift. MK-PVP-19, 20, 21, 30"""
    value, block = attack_value(combat, duel), block_value(combat, duel)
    duel.damage = max(0, value - (block // SWIFT_BLOCK if is_swift(combat, duel) else block))
    g.emit(DuelBlocked, p.seat, value - duel.damage, duel.damage, rule="MK-PVP-19")
    yield from follow_block(g, p, combat, duel, block - value)
    combat.pool = ()
    combat.strikes = []
    g.phase = phases.DUEL_DAMAGE


def follow_block(g: State, p: Player, combat: Combat, duel: Duel, excess: int) -> Script:
    """What some blocks do to a Unit that took part, once the whole attack is blocked. MK-PVP-38, 39, 40"""
    for points in combat.pool:
        note = points.note
        if note is None:
            continue
        if type(note) in blocker_gains:
            blocker_gains[type(note)](p, note)
        after = after_block.get(type(note))
        if after is None or duel.damage:
            continue
        numbers = [
            number
            for number, foe in enumerate(combat.foes)
            if foe.owner == duel.attacking
            and foe.unit in duel.engaged
            and not foe.defeated
            and after.element not in enemies.resistances(foe)
        ]
        if numbers:
            foe = yield from choose_foe(g, p, numbers)
            after.do(g, p, foe, note, max(0, excess))


# Damage


@runs(phases.DUEL_DAMAGE)
def duel_damage(g: State) -> Script:
    """The attacking player uses what got through, or leaves it. MK-PVP-22, 26"""
    combat, duel = the_duel(g)
    g.active = duel.attacking
    g.stage = DAMAGE
    victim = g.players[other(duel, duel.attacking)]
    options = damage_choices(g, combat, duel, victim)
    if not options:
        swap_roles(g, duel)
        return
    chosen = yield Decision(g.active, "duel-damage", [*options, LEAVE])
    match chosen:
        case HitUnit(unit=number):
            hit_unit(g, combat, duel, victim, number - 1)
        case HitHero():
            duel.damage -= victim.row.armor
            piles.take_wounds(g, victim, without_ignored(victim, 1))
        case Steal(card=card, place=place):
            duel.damage -= STEALING_COST
            steal(g, victim, card, place)
        case DriveOff(space=space):
            drive_off(g, duel, victim, space)
        case LeaveDamage():
            swap_roles(g, duel)


def damage_choices(g: State, combat: Combat, duel: Duel, victim: Player) -> list[Action]:
    """Everything for which the damage is enough. MK-PVP-23..26, 31, 32"""
    choices: list[Action] = [
        HitUnit(number + 1)
        for number, unit in enumerate(victim.units)
        if not unit.wounds and unit_armor(combat, duel, victim, number) <= duel.damage
    ]
    if victim.row.armor <= duel.damage:
        choices.append(HIT_HERO)
    if duel.melee:
        if duel.damage >= STEALING_COST:
            choices += steal_choices(victim)
        choices += [DriveOff(name) for name in places_to_flee(g, victim) if fleeing_cost(g, name) <= duel.damage]
    return choices


def unit_armor(combat: Combat, duel: Duel, owner: Player, number: int) -> int:
    """Doubled if it resists an element of the attack; effects cannot take it below 1. MK-PVP-24, 39, 45, MK-ABIL-21

    Banners and effects of the own side count. MK-UNIT-12
    """
    foe = next((each for each in combat.foes if each.owner == owner.seat and each.unit == number), None)
    if foe is None:
        return 99
    unit = owner.units[number]
    armor = max(enemies.LEAST_ARMOR, banners.unit_armor(owner, unit) + foe.armor)
    resists = set(banners.unit_resistances(unit)).difference(foe.lost)
    if FIRE in resists and ICE in resists:
        resists.add("cold-fire")
    return 2 * armor if any(points.element in resists for points in duel.attack) else armor


def hit_unit(g: State, combat: Combat, duel: Duel, victim: Player, number: int) -> None:
    """The Unit is Wounded for damage of its Armor. MK-PVP-23"""
    duel.damage -= unit_armor(combat, duel, victim, number)
    unit: Unit = victim.units[number]
    unit.wounds += 1
    for foe in combat.foes:
        if foe.owner == victim.seat and foe.unit == number:
            foe.defeated = True
    g.emit(UnitWounded, victim.seat, unit.name, rule="MK-PVP-23")


def steal_choices(victim: Player) -> list[Steal]:
    """From the discard pile, the Play area, or a Wounded Unit. MK-PVP-31"""
    places = [("discard", card) for card in victim.discard] + [("play", card) for card in victim.play_area]
    places += [("unit", unit.banner) for unit in victim.units if unit.banner and unit.wounds]
    artifacts = [(place, card) for place, card in places if card != WOUND and CARDS[card].kind == ARTIFACT]
    return [Steal(card, place) for place, card in dict.fromkeys(artifacts)]


def steal(g: State, victim: Player, card: str, place: str) -> None:
    """Into the own discard pile. MK-PVP-31"""
    if place == "discard":
        victim.discard = piles.without(victim.discard, card)
    elif place == "play":
        victim.play_area = piles.without(victim.play_area, card)
    else:
        next(unit for unit in victim.units if unit.banner == card and unit.wounds).banner = ""
    g.hero.discard += (card,)
    g.emit(Stolen, g.active, card, rule="MK-PVP-31")


def places_to_flee(g: State, victim: Player) -> list[str]:
    """Accessible safe spaces around, with nobody there. MK-PVP-32"""
    return [
        name
        for name in g.board[victim.space].near
        if base_cost(g, g.board[name]) is not None
        and may_enter(g, victim, name)
        and is_safe(g, victim, name)
        and not g.heroes_at(name)
    ]


def fleeing_cost(g: State, name: str) -> int:
    """The unmodified Move cost. MK-PVP-32"""
    return base_cost(g, g.board[name]) or 0


def swap_roles(g: State, duel: Duel) -> None:
    """Now the other player attacks. MK-PVP-27, 34"""
    duel.attack = ()
    duel.damage = 0
    duel.engaged = ()
    duel.attacking = other(duel, duel.attacking)
    g.phase = phases.DUEL_ATTACK


# The outcome


def drive_off(g: State, duel: Duel, loser: Player, space: str) -> None:
    """The loser goes, unnoticed; the winner stays, and takes over a Keep. MK-PVP-33, 35"""
    contested = loser.space
    loser.space = space
    loser.turn.path += (space,)
    g.emit(DrivenOff, loser.seat, space, rule="MK-PVP-33")
    look_around(g)
    winner = g.players[other(duel, loser.seat)]
    tracks.gain_fame(g, winner, fame_for_victory(winner, loser))
    if loser.seat == duel.defender and is_property(g, contested) and owner_of(g, contested) == loser.seat:
        g.shields[contested] = (winner.seat,)
    end_duel(g, duel)


def fame_for_victory(winner: Player, loser: Player) -> int:
    """Only for the weaker. MK-PVP-35"""
    if winner.level < loser.level:
        return 1 + 2 * (loser.level - winner.level)
    return int(winner.level == loser.level and winner.fame < loser.fame)


def end_in_a_draw(g: State, duel: Duel) -> None:
    """The aggressor goes back. MK-PVP-13, 36"""
    p = g.players[duel.aggressor]
    p.turn.path = p.turn.path[:-1]
    p.space = p.turn.path[-1]
    g.emit(DuelDrawn, p.seat, p.space, rule="MK-PVP-36")
    end_duel(g, duel)


def end_duel(g: State, duel: Duel) -> None:
    """Who spent a turn on the defence ends it now; a quick defence ends with the combat. MK-PVP-06, 07, 11"""
    g.combat = None
    defender = g.players[duel.defender]
    if duel.full:
        g.turns_to_end = (duel.defender, duel.aggressor)
    else:
        defender.turn = Turn()
        g.turns_to_end = (duel.aggressor,)
    g.stage = AFTER
    finish_next(g)
