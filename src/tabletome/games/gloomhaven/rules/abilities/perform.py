"""Performing actions, ability by ability: characters' here, monsters' in monster_turn.py. Rulebook: "Character turn".

What an ability does is in the modules beside this one. GH-TURN-02..05, GH-ABIL-04, GH-XP-02
"""

from __future__ import annotations

from typing import Any

import msgspec

from tabletome.engine import Asking, Decision, Script, runs
from tabletome.games.gloomhaven.actions import AsAttack, AsMove, Create, Skip
from tabletome.games.gloomhaven.content.bosses import BOSSES
from tabletome.games.gloomhaven.content.notation.abilities import (
    ANY_ELEMENT,
    DISARM,
    IMMOBILIZE,
    MOVED_THROUGH,
    PHASED,
    STUN,
    Ability,
    Act,
    AllyPerforms,
    AllyRecovers,
    Along,
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
    InfuseAny,
    Kill,
    KillInArea,
    LayTrap,
    Loot,
    LootSome,
    MoreTargets,
    Move,
    MoveObstacle,
    MovesAsAttacks,
    Negate,
    Protect,
    Pull,
    PullToward,
    Push,
    Rally,
    Recover,
    RecoverLost,
    RefreshSmallItem,
    Retaliate,
    Shield,
    Stronger,
    Suffer,
    Summon,
    SummonsMove,
    TwoAugments,
    Ward,
)
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.rules.abilities.augments import put_augment
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import find_act, gain_xp, lasting, use_slot
from tabletome.games.gloomhaven.rules.abilities.command import ally_performs, charm, command, steered_performs
from tabletome.games.gloomhaven.rules.abilities.counts import count, is_true
from tabletome.games.gloomhaven.rules.abilities.effects import (
    heal_all,
    hero_drags,
    hero_gives,
    hero_heals,
    hero_hurts,
    hero_kills,
    hero_pulls,
    hero_pushes,
    kill_in_area,
    pull_together,
    rally,
)
from tabletome.games.gloomhaven.rules.abilities.optional_parts import wants_part
from tabletome.games.gloomhaven.rules.abilities.overlays import (
    create_boulder,
    create_obstacles,
    destroy_all,
    destroy_one,
    disarm_trap,
    lay_hero_trap,
    move_obstacle,
)
from tabletome.games.gloomhaven.rules.abilities.recover import (
    ally_recovers,
    recover,
    recover_all_lost,
    refresh_small_item,
)
from tabletome.games.gloomhaven.rules.abilities.summons import hero_summons, infuse_by_summon, summons_move
from tabletome.games.gloomhaven.rules.abilities.targets import concerned_by
from tabletome.games.gloomhaven.rules.combat import attack, elements
from tabletome.games.gloomhaven.rules.combat.aim import begin_attack, card_in_use, choose_consumption
from tabletome.games.gloomhaven.rules.combat.conditions import give
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.rules.items import in_turn, worn
from tabletome.games.gloomhaven.rules.monsters.monster_turn import act_by_the_rules
from tabletome.games.gloomhaven.rules.movement.loot import loot_around, loot_some
from tabletome.games.gloomhaven.rules.movement.move import move_by_steps, move_hero
from tabletome.games.gloomhaven.rules.scenario.special_rules import settle
from tabletome.games.gloomhaven.state import BOSS, HERO, LURKING, Active, Doing, State

SKIP = Skip()
AS_ATTACK, AS_MOVE = AsAttack(), AsMove()
LASTING = (
    Shield, Retaliate, Stronger, Ward, Negate, Protect, Counter, EveryTurn, MovesAsAttacks, MoreTargets, Farther,
    HealBonus, Augment, TwoAugments, AugmentsAtRange,
)  # fmt: skip
"""What a card does by lying in the active area. GH-ACTIVE-01"""


@runs(phases.PERFORM)
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
        g.phase = phases.END_OF_TURN
        return
    g.phase = phases.HERO_TURN
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
    if not (yield from wants_part(g, hero, ability)):
        return False
    match ability:
        case Move():
            return (yield from hero_moves(g, hero, ability))
        case Attack():
            if not g.figures[hero].conditions & (DISARM | PHASED):
                yield from begin_attack(g, hero, basic_attack(g, hero, ability))
            return False
        case Consume() | If():
            yield from open_gate(g, hero, ability)
            return False
        case InfuseAny():
            return (yield from infuse_any(g, hero))
        case Along():
            return (yield from come_along(g, hero, ability))
        case Loot():
            loot_around(g, hero, (yield from in_turn.loot_range(g, hero, ability.range)))
            return True
        case LootSome():
            return (yield from loot_some(g, hero, ability))
        case GainMoney():
            g.heroes[hero].money += count(g, ability.per, hero, hero)
            return True
        case Augment():
            return (yield from put_augment(g, hero))
        case _ if isinstance(ability, LASTING):
            return True
        case _:
            return (yield from hero_affects_figures(g, hero, ability))


def hero_affects_figures(g: State, hero: int, ability: Ability) -> Asking[bool]:
    """Abilities that do something to oneself, allies or enemies without an attack."""
    match ability:
        case Heal():
            return (yield from hero_heals(g, hero, ability))
        case HealAll():
            return heal_all(g, hero, ability)
        case Rally():
            return (yield from rally(g, hero, ability))
        case Give():
            return (yield from hero_gives(g, hero, ability))
        case Push():
            return (yield from hero_pushes(g, hero, ability))
        case Pull():
            return (yield from hero_pulls(g, hero, ability))
        case PullToward():
            return (yield from pull_together(g, hero, ability))
        case Drag():
            return (yield from hero_drags(g, hero))
        case Suffer():
            yield from suffer(g, hero, ability.by)
            return True
        case Hurt():
            return (yield from hero_hurts(g, hero, ability))
        case Kill():
            return (yield from hero_kills(g, hero, ability))
        case KillInArea():
            return (yield from kill_in_area(g, hero, ability))
        case Recover():
            return (yield from recover(g, hero, ability))
        case RecoverLost():
            return (yield from recover_all_lost(g, hero))
        case AllyRecovers():
            return (yield from ally_recovers(g, hero))
        case RefreshSmallItem():
            return (yield from refresh_small_item(g, hero, ability))
        case _:
            return (yield from hero_changes_the_map(g, hero, ability))


def hero_changes_the_map(g: State, hero: int, ability: Ability) -> Asking[bool]:
    """Abilities that bring things or creatures into play, and those that make others act."""
    match ability:
        case LayTrap():
            return (yield from lay_hero_trap(g, hero, ability))
        case DisarmTrap():
            return (yield from disarm_trap(g, hero, ability))
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
        case Summon():
            return (yield from hero_summons(g, hero, ability))
        case SummonsMove():
            return (yield from summons_move(g, hero, ability))
        case AllyPerforms():
            return (yield from ally_performs(g, hero, ability))
        case Command():
            return (yield from command(g, hero, ability))
        case Charm():
            return (yield from charm(g, hero, ability))
        case _:
            raise AssertionError(f"no character performs {ability}")


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


def infuse_any(g: State, hero: int) -> Asking[bool]:
    """Only an action that has done something infuses. GH-ELEM-03"""
    options = [Create(each) for each in elements.not_yet_infused(g)]
    if g.doing is not None and g.doing.performed and options:
        chosen = yield Decision(g.seat_of(hero), "create", options, {"hero": hero})
        elements.infuse(g, chosen.element)
    return False


def come_along(g: State, hero: int, ability: Along) -> Asking[bool]:
    """What a sticker adds to a line that has been performed. GH-ENH-06, 08"""
    if g.doing is None or not g.doing.did >> ability.line & 1:
        return False
    if ability.element == ANY_ELEMENT:
        return (yield from infuse_any(g, hero))
    if ability.element:
        elements.infuse(g, ability.element)
    for each in concerned_by(g, hero, ability.to, ability.range) if ability.give else ():
        for condition in ability.give:
            give(g, each, condition)
    return False


def is_basic(g: State) -> bool:
    """Whether a basic action is being performed. GH-TURN-06"""
    return g.doing is not None and g.doing.source.startswith("basic/")


def basic_attack(g: State, hero: int, ability: Attack) -> Attack:
    """A basic attack may be stronger by an item."""
    return Attack(worn.basic_value(g, hero, "attack")) if is_basic(g) else ability


# ------------------------------------------------------------------ moving


def hero_moves(g: State, hero: int, move: Move) -> Asking[bool]:
    """On foot or jumping; or as an attack, if an active card lets the hero do so."""
    it = g.figures[hero]
    points = count(g, move.per, hero, hero) if move.per else move.by
    if is_basic(g):
        points = worn.basic_value(g, hero, "move")
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
