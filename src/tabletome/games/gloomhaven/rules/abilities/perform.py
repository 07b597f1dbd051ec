"""Performing actions, ability by ability: characters' here, monsters' in acting.py. Rulebook: "Character turn".

GH-TURN-02..05, GH-ABIL-04, GH-EFF-03, GH-HEAL-01..03, GH-XP-02
"""

from __future__ import annotations

from typing import Any

import msgspec

from tabletome.engine import Asking, Decision, Script, phase
from tabletome.games.gloomhaven.actions import AsAttack, AsMove, Cover, EndBonus, Go, Place, Skip
from tabletome.games.gloomhaven.content.bosses import BOSSES
from tabletome.games.gloomhaven.content.notation.abilities import (
    ADJACENT_ALLIES,
    CHOSEN,
    DISARM,
    IMMOBILIZE,
    MOVED_THROUGH,
    PHASED,
    STUN,
    Ability,
    Act,
    AllyPerforms,
    AllyRecovers,
    Attack,
    Augment,
    AugmentsAtRange,
    Charm,
    Command,
    Consume,
    Counter,
    CreateBoulder,
    CreateObstacles,
    DestroyObstacle,
    DestroyObstacles,
    DisarmTrap,
    Drag,
    EveryTurn,
    Farther,
    GainMoney,
    Give,
    Heal,
    HealAll,
    HealBonus,
    Hurt,
    If,
    Kill,
    LayTrap,
    Loot,
    MoreTargets,
    Move,
    MoveObstacle,
    MovesAsAttacks,
    Negate,
    Protect,
    Pull,
    Push,
    Rally,
    RecoverLost,
    Retaliate,
    Shield,
    Stronger,
    Suffer,
    Summon,
    TwoAugments,
    Ward,
)
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.content.summons import INFUSES, SUMMONS, species
from tabletome.games.gloomhaven.events import Summoned
from tabletome.games.gloomhaven.rules.abilities import recover as recovering
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import (
    active_act,
    end_bonus,
    find_act,
    gain_xp,
    lasting,
    note_gift,
    use_slot,
)
from tabletome.games.gloomhaven.rules.abilities.command import (
    ally_performs,
    charm,
    command,
    steered_performs,
)
from tabletome.games.gloomhaven.rules.abilities.counts import (
    count,
    is_true,
)
from tabletome.games.gloomhaven.rules.abilities.optional_parts import (
    leave_out,
    wants_part,
)
from tabletome.games.gloomhaven.rules.abilities.targets import (
    choose_concerned,
    choose_one,
    concerned_by,
    within,
)
from tabletome.games.gloomhaven.rules.combat import attack, elements
from tabletome.games.gloomhaven.rules.combat.aim import (
    begin_attack,
    card_in_use,
    choose_consumption,
)
from tabletome.games.gloomhaven.rules.combat.conditions import (
    give,
    heal,
)
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.rules.combat.push_and_pull import shove
from tabletome.games.gloomhaven.rules.combat.until_end_of_round import brace
from tabletome.games.gloomhaven.rules.items import items
from tabletome.games.gloomhaven.rules.monsters.monster_turn import act_by_the_rules
from tabletome.games.gloomhaven.rules.movement.enter import enter
from tabletome.games.gloomhaven.rules.movement.loot import loot_around
from tabletome.games.gloomhaven.rules.movement.move import (
    move_by_steps,
    move_hero,
)
from tabletome.games.gloomhaven.rules.movement.obstacles import (
    adjacent_obstacles,
    destroy_obstacle,
    is_breakable,
    keeps_whole,
    make_obstacle,
    tile_of,
)
from tabletome.games.gloomhaven.rules.movement.traps import (
    lay_trap,
    lift_trap,
)
from tabletome.games.gloomhaven.rules.scenario.special_rules import settle
from tabletome.games.gloomhaven.state import BOSS, HERO, LURKING, OBJECTIVE, SUMMON, Active, Doing, Figure, State

SKIP = Skip()
AS_ATTACK, AS_MOVE = AsAttack(), AsMove()
LASTING = (
    Shield, Retaliate, Stronger, Ward, Negate, Protect, Counter, EveryTurn, MovesAsAttacks, MoreTargets, Farther,
    HealBonus, Augment, TwoAugments, AugmentsAtRange,
)  # fmt: skip
"""What a card does by lying in the active area. GH-ACTIVE-01"""


@phase
def perform(g: State) -> Script:
    """The next ability of the running action, or the next attack of a running attack ability. GH-TURN-02"""
    if g.due:
        yield from settle(g)
    if g.striking is not None:
        yield from attack.next_attack(g)
        return
    doing = g.doing
    assert doing is not None
    printed = find_act(doing.source)
    abilities = printed.abilities
    it = g.figures[doing.actor]
    step = doing.step
    if printed.guards:
        while step < len(abilities) and not printed.is_open(step, doing.gates):
            step += 1
    if step >= len(abilities) or it.at < 0 or (step > 0 and it.conditions & STUN):
        finish_action(g, doing)
        return
    ability = abilities[step]
    g.doing = msgspec.structs.replace(doing, step=step + 1)
    if it.kind == HERO:
        performed = yield from hero_performs(g, doing.actor, ability)
        if performed and g.doing is not None:
            g.doing = msgspec.structs.replace(g.doing, performed=True, did=g.doing.did | 1 << step)
    elif it.steered:
        yield from steered_performs(g, doing.actor, ability, abilities[step + 1 :])
    else:
        yield from act_by_the_rules(g, doing.actor, ability, abilities[step + 1 :])


def finish_action(g: State, doing: Doing) -> None:
    """Experience, infusions; the card goes to its pile at once. GH-TURN-03, GH-SELECT-05..07, GH-XP-01, GH-ELEM-03

    GH-TURN-07
    """
    g.doing = None
    g.passed = ()
    if g.figures[doing.actor].kind != HERO:
        infuse_by_summon(g, doing)
        lurk(g, doing)
        g.phase = "end_of_turn"
        return
    g.phase = "hero_turn"
    if g.figures[doing.actor].at < 0:
        return
    cards = g.heroes[doing.actor]
    printed = find_act(doing.source)
    whose, card, half, *every_turn = doing.source.split("/")
    if every_turn:
        use_up(g, doing.actor, card)
        return
    if not doing.performed or whose == "basic":
        cards.discard += (card,)
        return
    gain_xp(g, doing.actor, printed.xp)
    for element in printed.infuse:
        elements.infuse(g, element)
    if doing.placed:
        return
    if g.figures[doing.actor].charmer >= 0:
        cards.discard += (card,)
    elif printed.stays and has_effect(printed, doing):
        cards.active += (Active(card, half == "top", 0, doing.gates, g.round, doing.given),)
    elif printed.lost:
        cards.lost += (card,)
    else:
        cards.discard += (card,)


def infuse_by_summon(g: State, doing: Doing) -> None:
    """A creature whose attacks infuse an element has attacked. GH-ELEM-02"""
    it = g.figures[doing.actor]
    if it.kind == SUMMON and doing.performed and species(it.name) in INFUSES:
        elements.infuse(g, INFUSES[species(it.name)])
        elements.end_of_turn(g)


def lurk(g: State, doing: Doing) -> None:
    """A boss that strikes out of hiding is gone after a melee attack. GH-BOSS-03"""
    it = g.figures[doing.actor]
    if it.kind != BOSS or it.at < 0 or not BOSSES[it.name].lurks or not page(g.scenario).boss_places:
        return
    attacks = [each for each in find_act(doing.source).abilities if isinstance(each, Attack)]
    if doing.performed and any(not each.range for each in attacks):
        it.at = LURKING


def has_effect(printed: Act, doing: Doing) -> bool:
    """Whether anything of a card lasts: in a branch that was taken, and not left out."""
    performed = [
        each
        for place, each in enumerate(printed.abilities)
        if (not printed.guards or printed.is_open(place, doing.gates)) and not doing.left_out >> place & 1
    ]
    return any(isinstance(each, (*LASTING, Rally, Summon, Charm)) for each in performed)


def use_up(g: State, hero: int, card: str) -> None:
    """A card that works every turn has done so once more. GH-ACTIVE-02"""
    for number, active in enumerate(g.heroes[hero].active):
        if active.card == card:
            use_slot(g, hero, number)
            return


def hero_performs(g: State, hero: int, ability: Ability) -> Asking[bool]:
    """A character performs one ability, or leaves it out; whether it was performed. GH-TURN-04"""
    it = g.figures[hero]
    if not (yield from wants_part(g, hero, ability)):
        return False
    match ability:
        case Move():
            return (yield from hero_moves(g, hero, ability))
        case Attack():
            if not it.conditions & (DISARM | PHASED):
                yield from begin_attack(g, hero, basic_attack(g, hero, ability))
            return False
        case Consume() | If():
            yield from open_gate(g, hero, ability)
            return False
        case Heal():
            return (yield from hero_heals(g, hero, ability))
        case Loot():
            loot_around(g, hero, (yield from items.loot_range(g, hero, ability.range)))
            return True
        case Give():
            return (yield from hero_gives(g, hero, ability))
        case Push():
            return (yield from hero_pushes(g, hero, ability))
        case Pull():
            return (yield from hero_pulls(g, hero, ability))
        case Drag():
            return (yield from hero_drags(g, hero))
        case LayTrap():
            return (yield from lay_hero_trap(g, hero, ability))
        case Summon():
            return (yield from hero_summons(g, hero, ability))
        case Kill():
            return (yield from hero_kills(g, hero, ability))
        case Hurt():
            return (yield from hero_hurts(g, hero, ability))
        case Suffer():
            yield from suffer(g, hero, ability.by)
            return True
        case RecoverLost():
            return (yield from recovering.recover_all_lost(g, hero))
        case AllyRecovers():
            return (yield from ally_recovers(g, hero))
        case HealAll():
            return heal_all(g, hero, ability)
        case Rally():
            return (yield from rally(g, hero, ability))
        case DisarmTrap():
            return (yield from disarm_trap(g, hero, ability))
        case GainMoney():
            g.heroes[hero].money += count(g, ability.per, hero, hero)
            return True
        case Augment():
            return (yield from put_augment(g, hero))
        case _ if isinstance(ability, LASTING):
            return True
        case _:
            return (yield from hero_performs_more(g, hero, ability))


def hero_performs_more(g: State, hero: int, ability: Ability) -> Asking[bool]:
    """Abilities that change the ground, and those that make others act."""
    match ability:
        case CreateObstacles():
            return (yield from create_obstacles(g, hero, ability))
        case CreateBoulder():
            return (yield from create_boulder(g, hero, ability))
        case DestroyObstacle():
            return (yield from destroy_one(g, hero))
        case DestroyObstacles():
            return destroy_all(g, hero, ability)
        case MoveObstacle():
            return (yield from move_obstacle(g, hero, ability))
        case AllyPerforms():
            return (yield from ally_performs(g, hero, ability))
        case Command():
            return (yield from command(g, hero, ability))
        case Charm():
            return (yield from charm(g, hero, ability))
        case _:
            return (yield from recovering.perform(g, hero, ability))


def open_gate(g: State, hero: int, ability: Consume | If) -> Script:
    """Decide which branch of the action is taken. GH-ELEM-05, GH-XP-03"""
    if isinstance(ability, If):
        taken = is_true(g, ability.what, hero, hero)
    else:
        taken = yield from choose_consumption(g, hero, (ability.element,), card_in_use(g))
        if taken:
            gain_xp(g, hero, ability.xp)
    if taken:
        assert g.doing is not None
        g.doing = msgspec.structs.replace(g.doing, gates=g.doing.gates | 1 << g.doing.step - 1)


def mark(g: State, *hexes: int) -> None:
    """The action has changed something here."""
    assert g.doing is not None
    g.doing = msgspec.structs.replace(g.doing, marks=(*g.doing.marks, *hexes))


def is_basic(g: State) -> bool:
    """Whether a basic action is being performed. GH-TURN-06"""
    return g.doing is not None and g.doing.source.startswith("basic/")


def basic_attack(g: State, hero: int, ability: Attack) -> Attack:
    """A basic attack may be stronger by an item."""
    return Attack(items.basic_value(g, hero, "attack")) if is_basic(g) else ability


# ------------------------------------------------------------------ moving


def hero_moves(g: State, hero: int, move: Move) -> Asking[bool]:
    """On foot or jumping; or as an attack, if an active card lets the hero do so."""
    it = g.figures[hero]
    points = count(g, move.per, hero, hero) if move.per else move.by
    if is_basic(g):
        points = items.basic_value(g, hero, "move")
    if not it.conditions & DISARM and any(isinstance(each, MovesAsAttacks) for _, _, each in lasting(g, hero)):
        options = [AS_ATTACK] if it.conditions & IMMOBILIZE else [AS_MOVE, AS_ATTACK]
        chosen: Any = yield Decision(g.seat_of(hero), "move-or-attack", [*options, SKIP], {"points": points})
        if isinstance(chosen, Skip):
            return False
        if isinstance(chosen, AsAttack):
            yield from begin_attack(g, hero, Attack(points))
            return False
    if it.conditions & IMMOBILIZE:
        return False
    if move.straight or move.clears or move.stepwise or minds_the_way(g):
        yield from move_by_steps(g, hero, points, move)
    else:
        yield from move_hero(g, hero, points, jump=move.jump, loots=move.loots, beside_obstacle=move.beside_obstacle)
    return True


def minds_the_way(g: State) -> bool:
    """Whether the running action does something to the enemies it moves through."""
    assert g.doing is not None
    return any(MOVED_THROUGH in (getattr(each, "whom", ""), getattr(each, "to", ""))
               for each in find_act(g.doing.source).abilities)  # fmt: skip


# ------------------------------------------------------------------ other abilities


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
    beside = g.ground.near[g.figures[hero].at]
    flying = g.is_flying(chosen)
    free = [
        at
        for at in g.ground.near[it.at]
        if at in beside and g.standing_at(at) is None and (flying or at not in g.obstacles)
    ]
    if free and not it.conditions & (IMMOBILIZE | STUN):
        step: Any = yield Decision(g.seat_of(hero), "drag-to", [*(Go(at) for at in free), SKIP])
        if isinstance(step, Go):
            yield from enter(g, chosen, step.hex)
    return True


def empty_beside(g: State, hero: int) -> list[int]:
    return [at for at in g.ground.near[g.figures[hero].at] if g.is_empty(at)]


def choose_hex(g: State, hero: int, kind: str, among: list[int]) -> Asking[int | None]:
    if not among:
        return None
    chosen: Any = yield Decision(g.seat_of(hero), kind, [*(Place(at) for at in among), SKIP])
    return None if isinstance(chosen, Skip) else int(chosen.hex)


def lay_hero_trap(g: State, hero: int, ability: LayTrap) -> Asking[bool]:
    """GH-OVL-11"""
    at = yield from choose_hex(g, hero, "lay-trap", empty_beside(g, hero))
    if at is None:
        return False
    lay_trap(g, at, ability.damage, ability.conditions, hero, ability.xp)
    return True


def hero_summons(g: State, hero: int, ability: Summon) -> Asking[bool]:
    """On an empty adjacent hex; without one it cannot be performed. GH-SUMMON-01, 02, 08"""
    at = yield from choose_hex(g, hero, "summon", empty_beside(g, hero))
    if at is None:
        return False
    number = 1 + sum(each.kind == SUMMON and each.hero == hero for each in g.figures)
    health = SUMMONS[ability.name].health
    g.figures.append(Figure(ability.name, SUMMON, hero, number, at, health, health, coinless=True, born=g.round))
    g.emit(Summoned, ability.name, 0, at, rule="GH-SUMMON-01")
    return True


def ally_recovers(g: State, hero: int) -> Asking[bool]:
    """An adjacent character takes back all discarded cards. GH-RECOVER-01"""
    at = g.figures[hero].at
    near = [
        each
        for each in g.allies_of(hero)
        if g.figures[each].kind == HERO and g.ground.reaches(at, g.figures[each].at, 1) and g.heroes[each].discard
    ]
    chosen = yield from choose_one(g, hero, "recover", near)
    if chosen is None:
        return False
    cards = g.heroes[chosen]
    cards.hand += cards.discard
    cards.discard = ()
    return True


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


def disarm_trap(g: State, hero: int, ability: DisarmTrap) -> Asking[bool]:
    """Remove one adjacent trap without its effect, or turn the effect on an enemy. GH-OVL-09"""
    traps = [at for at in g.ground.near[g.figures[hero].at] if at in g.traps]
    if not traps:
        return False
    chosen: Any = yield Decision(g.seat_of(hero), "disarm-trap", [*(Go(at) for at in traps), SKIP])
    if isinstance(chosen, Skip):
        return False
    _, damage, conditions, *_ = lift_trap(g, chosen.hex)
    if ability.onto:
        victim = yield from choose_one(g, hero, "trap-onto", within(g, hero, g.targets_for(hero), ability.onto))
        if victim is not None:
            yield from suffer(g, victim, damage)
            for condition in conditions:
                give(g, victim, condition)
    return True


# ------------------------------------------------------------------ obstacles


def free_for_obstacles(g: State, hero: int, reach: int) -> list[int]:
    """Empty hexes within range where an obstacle would cut nothing off. GH-OVL-19, GH-MOVE-10"""
    at, ground = g.figures[hero].at, g.ground
    return [
        each
        for each in sorted(ground.floor)
        if ground.distance(at, each) <= reach and g.is_empty(each) and ground.sees(at, each) and keeps_whole(g, (each,))
    ]


def create_obstacles(g: State, hero: int, ability: CreateObstacles) -> Asking[bool]:
    """One after the other, or where an enemy was killed. GH-OVL-19"""
    if ability.at_mark:
        assert g.doing is not None
        free = [at for at in g.doing.marks if g.standing_at(at) is None and keeps_whole(g, (at,))]
        for at in free:
            make_obstacle(g, at)
        return bool(free)
    made = 0
    while made < ability.number:
        chosen = yield from choose_hex(g, hero, "create-obstacle", free_for_obstacles(g, hero, ability.range))
        if chosen is None:
            break
        make_obstacle(g, chosen)
        mark(g, chosen)
        made += 1
    return made > 0


def create_boulder(g: State, hero: int, ability: CreateBoulder) -> Asking[bool]:
    """Three empty hexes that touch each other, all within range. GH-OVL-19"""
    ground = g.ground
    at = g.figures[hero].at
    free = {each for each in ground.floor if ground.reaches(at, each, ability.range) and g.is_empty(each)}
    tiles = sorted(
        (one, other, third)
        for one in free
        for other in ground.near[one]
        if other in free and other > one
        for third in ground.near[other]
        if third in free and third > other and third in ground.near[one]
    )
    tiles = [tile for tile in tiles if keeps_whole(g, tile)]
    if not tiles:
        return False
    chosen: Any = yield Decision(g.seat_of(hero), "create-boulder", [*(Cover(tile) for tile in tiles), SKIP])
    if isinstance(chosen, Skip):
        return False
    make_obstacle(g, *chosen.hexes)
    mark(g, *chosen.hexes)
    return True


def destroy_one(g: State, hero: int) -> Asking[bool]:
    at = yield from choose_hex(g, hero, "destroy-obstacle", adjacent_obstacles(g, hero))
    if at is None:
        return False
    mark(g, *destroy_obstacle(g, at))
    return True


def destroy_all(g: State, hero: int, ability: DestroyObstacles) -> bool:
    """Every obstacle of which a hex is within range."""
    at, ground = g.figures[hero].at, g.ground
    near = {
        tile_of(g, each)
        for each in sorted(g.obstacles)
        if is_breakable(g, each) and ground.reaches(at, each, ability.range)
    }
    for tile in sorted(near):
        mark(g, *destroy_obstacle(g, tile[0]))
    return bool(near)


def move_obstacle(g: State, hero: int, ability: MoveObstacle) -> Asking[bool]:
    """GH-OVL-19"""
    single = [at for at in adjacent_obstacles(g, hero) if len(tile_of(g, at)) == 1]
    start = yield from choose_hex(g, hero, "move-obstacle", single)
    if start is None:
        return False
    here, ground = g.figures[hero].at, g.ground
    free = [
        at
        for at in sorted(ground.floor)
        if ground.reaches(here, at, ability.range) and g.is_empty(at) and keeps_whole(g, (at,), (start,))
    ]
    to = yield from choose_hex(g, hero, "move-obstacle-to", free)
    if to is None:
        return False
    g.obstacles -= {start}
    make_obstacle(g, to)
    mark(g, to)
    return True


# ------------------------------------------------------------------ augments


def put_augment(g: State, hero: int) -> Asking[bool]:
    """The card lies in the active area at once, so that its own attack has the augment; an older one is discarded.

    Rather than that, the player may leave the new one out. GH-TURN-04
    """
    assert g.doing is not None
    cards = g.heroes[hero]
    limit = 1 + any(isinstance(each, TwoAugments) for _, _, each in lasting(g, hero))
    while len(numbers := augments_of(g, hero)) >= limit:
        options = [EndBonus(cards.active[number].card) for number in numbers]
        chosen: Any = yield Decision(g.seat_of(hero), "augment", [*options, SKIP])
        if isinstance(chosen, Skip):
            leave_out(g)
            return False
        end_bonus(g, hero, next(number for number in numbers if cards.active[number].card == chosen.card))
    _, card, half = g.doing.source.split("/")
    cards.active += (Active(card, half == "top", 0, g.doing.gates, g.round),)
    g.doing = msgspec.structs.replace(g.doing, placed=True)
    return True


def augments_of(g: State, hero: int) -> list[int]:
    """The places in the active area where augments lie."""
    cards = g.heroes[hero]
    return [
        number
        for number, active in enumerate(cards.active)
        if any(isinstance(each, Augment) for each in active_act(cards.name, active).abilities)
    ]
