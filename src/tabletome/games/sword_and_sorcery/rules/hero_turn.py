"""A hero's turn: movement, combats, actions and free actions in any order; ghost souls; the companion.

Rulebook: the battle phase, movement, actions, powers, companions, ghost souls.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletome.engine import Decision, Script, phase
from tabletome.games.sword_and_sorcery import actions as a
from tabletome.games.sword_and_sorcery.content.enemies import MASTERS
from tabletome.games.sword_and_sorcery.content.items import FACE, turned
from tabletome.games.sword_and_sorcery.content.notation import Boost, Deed, Level
from tabletome.games.sword_and_sorcery.content.powers import POWERS
from tabletome.games.sword_and_sorcery.events import InnateUsed, ItemUsed, PowerUsed, Recovered
from tabletome.games.sword_and_sorcery.rules.combat.conditions import (
    can_act,
    may_start,
)
from tabletome.games.sword_and_sorcery.rules.combat.death import (
    lose_hp,
    set_cooldown,
)
from tabletome.games.sword_and_sorcery.rules.combat.dice import save_roll
from tabletome.games.sword_and_sorcery.rules.combat.weapon_attacks import (
    damaged_master,
    evade,
    hero_attack,
    reach_of,
    readiness,
    resolve_fallen,
    set_drops,
    targets_in_reach,
)
from tabletome.games.sword_and_sorcery.rules.enemies.spawning import give_priority
from tabletome.games.sword_and_sorcery.rules.heroes.effects import (
    add_boost,
    do_all,
    is_useful,
    targets_for,
)
from tabletome.games.sword_and_sorcery.rules.heroes.emporium import visit
from tabletome.games.sword_and_sorcery.rules.heroes.gear import (
    can_use,
    cards_of,
    has_room,
    passive,
    weapon_in,
)
from tabletome.games.sword_and_sorcery.rules.heroes.souls import gain_souls
from tabletome.games.sword_and_sorcery.rules.heroes.treasure import (
    drop,
    exchange,
    lying_for,
    pick_up,
    receive_card,
    reorganize,
    use_up,
)
from tabletome.games.sword_and_sorcery.rules.map.control import (
    controls,
    dominates,
)
from tabletome.games.sword_and_sorcery.rules.map.elements import (
    do_element,
    element_options,
)
from tabletome.games.sword_and_sorcery.rules.map.movement import put_in
from tabletome.games.sword_and_sorcery.rules.map.sight import enemy_sees
from tabletome.games.sword_and_sorcery.rules.story.lasting import lasting
from tabletome.games.sword_and_sorcery.rules.story.orders import (
    resolve_due,
    turn_powers,
)
from tabletome.games.sword_and_sorcery.state import BLIND, HERO, NOBODY, STUN, State

END_TURN, STAND_UP, DASH = a.EndTurn(), a.StandUp(), a.Dash()
PICK_UP, DROP, REORGANIZE, PROVOKE, DONE = a.PickUp(), a.Drop(), a.Reorganize(), a.Provoke(), a.Done()
GO = tuple(a.Go(area) for area in range(200))
DIFFICULT_COST = 2
"""SS-TERR-18"""
GHOST_ACTS = ("scream", "rebirth", "fly")
"""SS-DEATH-19"""


# ------------------------------------------------------------------ the turn


@phase
def hero_turn(g: State) -> Script:
    """One activity of the active hero, or the end of the turn. SS-BATTLE-04, SS-BATTLE-08"""
    hero = g.active
    if g.result or g.figures[hero].ghost or g.figures[hero].conditions & STUN:
        g.phase = "end_hero_turn"
        return
    options = turn_options(g, hero)
    chosen = yield Decision(g.seat_of(hero), "turn", options, {"hero": hero})
    if isinstance(chosen, a.EndTurn):
        g.phase = "end_hero_turn"
        return
    yield from do_activity(g, hero, chosen)
    yield from resolve_fallen(g)
    yield from resolve_due(g)
    if g.visiting:
        yield from visit(g)
    if g.companion_attack:
        g.phase = companion_turn


def turn_options(g: State, hero: int) -> list[Any]:
    """Everything the hero may do now. SS-BATTLE-04, SS-ACT-01, SS-ACT-12"""
    options: list[Any] = []
    options += move_options(g, hero)
    options += attack_options(g, hero)
    options += power_options(g, hero)
    options += item_options(g, hero)
    options += standard_actions(g, hero)
    options += element_options(g, hero)
    options.append(END_TURN)
    return options


def can_combat(g: State, hero: int) -> bool:
    """SS-COND-06: a knocked-down hero cannot perform a Combat."""
    return g.combats > 0 and not g.figures[hero].down and may_start(g, hero)


def do_activity(g: State, hero: int, chosen: Any) -> Script:
    """Pay for the activity; a blinded hero may spend it in vain; hiding ends. SS-COND-16, SS-MOVE-17"""
    was_hidden = g.figures[hero].hidden
    g.figures[hero].hidden = False
    kind = activity_of(g, chosen)
    pay(g, hero, kind)
    if kind != "step" and g.figures[hero].conditions & BLIND and not (yield from save_roll(g, hero)):
        waste(g, hero, chosen)
        return
    match chosen:
        case a.Go():
            yield from step(g, hero, chosen.area)
        case a.StandUp():
            stand_up(g, hero)
            g.mp -= 1
        case a.Dash():
            dash(g, hero)
        case a.Attack():
            yield from hero_attack(g, hero, chosen.weapon, chosen.figure)
        case a.Power():
            yield from use_power(g, hero, chosen, was_hidden)
        case a.Innate():
            use_innate(g, hero, chosen.name)
        case a.UseItem():
            yield from use_item(g, hero, chosen)
        case a.PickUp():
            yield from pick_up(g, hero)
            g.left = lying_for(g, hero)
        case a.Drop():
            g.dropped = True
            yield from drop(g, hero)
        case a.Reorganize():
            yield from reorganize(g, hero)
        case a.Exchange():
            yield from exchange(g, hero, chosen.hero)
        case a.Provoke():
            provoke(g, hero)
        case a.Empower():
            empower(g, hero, chosen.card)
        case _:
            yield from do_element(g, hero, chosen)


def waste(g: State, hero: int, chosen: Any) -> None:
    """The blinded hero's activity is spent without effect. SS-COND-16"""
    if isinstance(chosen, a.Power):
        level = next(each for each in POWERS[chosen.name].levels if each.rank == chosen.level)
        set_cooldown(g, hero, chosen.name, level.cooldown)
    if isinstance(chosen, a.Go | a.StandUp):
        g.mp, g.moving = 0, False


ACTION_CHOICES = (a.Dash, a.BreakDoor, a.OpenChest, a.Search, a.Reorganize, a.Exchange, a.Provoke)


def activity_of(g: State, chosen: Any) -> str:
    """Which activity a choice costs. `step` goes on with a Movement that has begun.

    SS-ICON-03, SS-ACT-02, SS-ELEM-03, 04, 05, 07, 11
    """
    match chosen:
        case a.Go() | a.StandUp():
            return "step" if g.moving else "move"
        case a.Attack():
            return "combat"
        case a.Power():
            return POWERS[chosen.name].activity
        case a.UseItem():
            return FACE[chosen.card].activity
        case a.Innate():
            return "action" if chosen.name == "meditate" else "free"
        case a.QuestAct():
            wanted = next(each for each in g.plan.actions if each.name == chosen.name)
            return "free" if wanted.free else "action"
        case _:
            return "action" if isinstance(chosen, ACTION_CHOICES) else "free"


def pay(g: State, hero: int, kind: str) -> None:
    """A Combat ends the Movement for good; Actions and Free Actions do not.

    SS-BATTLE-05, SS-BATTLE-06, SS-BATTLE-07, SS-MOVE-06
    """
    if kind == "move":
        g.moved = g.moving = True
        g.mp = max(0, g.mp + movement_points(g, hero))
        g.acts += 1
    elif kind == "combat":
        g.combats -= 1
        g.acts += 1
        g.moving = False
    elif kind == "action":
        g.actions -= 1
        g.acts += 1


# ------------------------------------------------------------------ movement


def movement_points(g: State, hero: int) -> int:
    """SS-HERO-11, SS-MOVE-08"""
    sheet = g.heroes[hero]
    return sheet.card.move + passive(sheet, "fleet") + lasting(g, "hero-move")


def points_left(g: State, hero: int) -> int:
    """What a step may cost now: the rest of a Movement, or a whole one not yet begun."""
    if g.moving:
        return g.mp
    if g.moved or not may_start(g, hero):
        return 0
    return g.mp + movement_points(g, hero)


def step_cost(g: State, area: int) -> int:
    """SS-MOVE-01, SS-MOVE-02, SS-MOVE-04, SS-TERR-14, SS-TERR-18, SS-TERR-21"""
    return DIFFICULT_COST if g.board.terrain(area) == "difficult" else 1


def move_options(g: State, hero: int) -> list[Any]:
    """Steps into adjacent areas; whoever lies must get up first. SS-MOVE-03, SS-MOVE-05, SS-COND-07"""
    points = points_left(g, hero)
    it = g.figures[hero]
    if points <= 0:
        return []
    if it.down:
        return [STAND_UP]
    return [GO[area] for area in g.board.steps[it.at] if step_cost(g, area) <= points]


def step(g: State, hero: int, area: int) -> Script:
    """Evade where enemies are, then enter; the points are spent on leaving. SS-MOVE-12, SS-MOVE-13, SS-MOVE-14"""
    it = g.figures[hero]
    if g.foes_at(it.at):
        yield from evade(g, hero)
        if not g.is_up(hero) or it.down or it.conditions & STUN or area not in g.board.steps[it.at]:
            return
    g.mp -= step_cost(g, area)
    g.left = None
    put_in(g, hero, area)
    if g.is_up(hero):
        yield from resolve_due(g)
    if g.is_up(hero) and it.at == area and not g.result:
        yield from readiness(g, hero)


def stand_up(g: State, hero: int) -> None:
    """SS-COND-07, SS-COND-08"""
    g.figures[hero].down = False
    g.emit(Recovered, g.heroes[hero].name, "knockdown", rule="SS-COND-07")


def dash(g: State, hero: int) -> None:
    """Stand up, or one more point for the Movement being made. SS-ACT-04"""
    sheet = g.heroes[hero]
    sheet.used = (*sheet.used, "dash")
    if g.figures[hero].down:
        stand_up(g, hero)
    else:
        g.mp += 1


# ------------------------------------------------------------------ combat


def attack_options(g: State, hero: int) -> list[Any]:
    """Equipped weapons against targets in reach; bare hands without one.

    SS-COMBAT-01, SS-COMBAT-04, SS-ITEM-15, SS-ITEM-16
    """
    if not can_combat(g, hero):
        return []
    sheet = g.heroes[hero]
    slots = [slot for slot in ("main", "off") if getattr(sheet, slot)] or ["hands"]
    found: list[Any] = []
    for slot in slots:
        reach = reach_of(g, hero, weapon_in(g, hero, slot))
        found += [a.Attack(slot, foe) for foe in targets_in_reach(g, hero, reach)]
    return found


# ------------------------------------------------------------------ powers


def can_pay(g: State, hero: int, activity: str) -> bool:
    if activity == "combat":
        return can_combat(g, hero)
    if activity == "action":
        return can_act(g, hero)
    return activity == "free"


def usable_levels(g: State, hero: int, name: str) -> tuple[Level, ...]:
    """Levels not above the Soulrank, unless an item says otherwise. SS-POWER-15, SS-POWER-16, SS-ITEMCARD-11"""
    rank = g.heroes[hero].rank
    return tuple(level for level in POWERS[name].levels if level.rank <= rank or g.unbound)


def power_options(g: State, hero: int) -> Iterator[Any]:
    """Powers that are ready, in every level, on every target. SS-POWER-15, SS-POWER-18"""
    sheet = g.heroes[hero]
    for name, cooling in zip(sheet.powers, sheet.cooling, strict=True):
        card = POWERS[name]
        if cooling or not can_pay(g, hero, card.activity) or not meets_needs(g, hero, card.needs):
            continue
        if name == "summon-fenrir" and not can_summon(g, hero):
            continue
        for level in usable_levels(g, hero, name):
            yield from uses(g, hero, level.deeds, card.range, a.Power, (name, level.rank))
    for name in sheet.card.innate:
        if innate_ready(g, hero, name):
            yield a.Innate(name)


def uses(g: State, hero: int, deeds: tuple[Deed, ...], reach: int, kind: Any, words: tuple[Any, ...]) -> Iterator[Any]:
    targets = targets_for(g, hero, deeds, reach)
    if targets is None:
        if is_useful(g, hero, deeds):
            yield kind(*words)
    else:
        for target in targets:
            yield kind(*words, target)


def meets_needs(g: State, hero: int, needs: str) -> bool:
    """What the card asks for before it may be used. SS-ACT-23, SS-POWCARD-09, SS-TERR-13"""
    at = g.figures[hero].at
    match needs:
        case "hidden-or-dominated":
            return g.figures[hero].hidden or dominates(g, HERO, at)
        case "control-or-unengaged":
            return not g.foes_at(at) or controls(g, HERO, at)
        case "unengaged":
            return not g.foes_at(at)
        case "engaged":
            return bool(g.foes_at(at))
        case _:
            return True


def use_power(g: State, hero: int, chosen: a.Power, was_hidden: bool) -> Script:
    """The base effect and the chosen level; then the card is turned to its hourglasses.

    SS-POWER-16, SS-POWER-17, SS-POWER-19, SS-POWER-20, SS-POWER-26, SS-POWER-27
    """
    card = POWERS[chosen.name]
    level = next(each for each in card.levels if each.rank == chosen.level)
    g.unbound = False
    g.emit(PowerUsed, g.heroes[hero].name, chosen.name, chosen.level, rule="SS-POWER-17")
    if not card.late:
        set_cooldown(g, hero, chosen.name, level.cooldown)
    if chosen.name == "summon-fenrir":
        g.heroes[hero].used = (*g.heroes[hero].used, "summon-fenrir")
    if card.needs == "hidden-or-dominated":
        g.figures[hero].hidden = was_hidden
    yield from do_all(g, hero, level.deeds, chosen.figure, chosen.name)


def can_summon(g: State, hero: int) -> bool:
    """Once per round, and only by the master of the one companion. SS-COMPAN-03, SS-COMPAN-06"""
    if "summon-fenrir" in g.heroes[hero].used:
        return False
    return not g.fenrir or g.figures[g.companion].owner == hero


def innate_ready(g: State, hero: int, name: str) -> bool:
    """Innate powers that take a moment of the hero's own turn. SS-HERO-06, SS-ACT-22"""
    sheet = g.heroes[hero]
    if name in sheet.used:
        return False
    if name == "rune-explosion":
        return any(kind.endswith("-rune") for kind, _ in g.tokens)
    return name == "meditate" and can_act(g, hero) and any(sheet.cooling)


def use_innate(g: State, hero: int, name: str) -> None:
    sheet = g.heroes[hero]
    sheet.used = (*sheet.used, name)
    g.emit(InnateUsed, sheet.name, name, rule="SS-HERO-06")
    if name == "rune-explosion":
        explode_runes(g, hero)
    else:
        turn_powers(g, hero, 1)


def explode_runes(g: State, hero: int) -> None:
    """All enemies in areas with a rune lose 1 HP per act; then the runes are gone. SS-POWCARD-10, SS-CAMP-05"""
    areas = {area for kind, area in g.tokens if kind.endswith("-rune")}
    g.tokens = tuple(token for token in g.tokens if not token[0].endswith("-rune"))
    for foe in g.foes():
        if g.figures[foe].at in areas:
            damaged_master(g, hero, foe)
            lose_hp(g, foe, g.plan.act, hero)


# ------------------------------------------------------------------ items


def item_options(g: State, hero: int) -> Iterator[Any]:
    """Other items from the inventory, equipment from its slot.

    SS-ITEM-02, SS-ITEM-30, SS-ITEM-31, SS-ITEM-34, SS-ITEM-35
    """
    sheet = g.heroes[hero]
    for card in dict.fromkeys(cards_of(sheet)):
        item = FACE[card]
        equipment = item.kind in ("weapon", "armor", "artifact")
        if item.empower and card in (sheet.main, sheet.off) and g.souls >= item.empower:
            yield a.Empower(card)
        if not item.deeds or not can_use(sheet, card) or not can_pay(g, hero, item.activity):
            continue
        if equipment and card not in sheet.equipped():
            continue
        if not item_ready(g, hero, card):
            continue
        yield from uses(g, hero, item.deeds, item.range, a.UseItem, (card,))


def item_ready(g: State, hero: int, card: str) -> bool:
    """Charges left, not used up in this quest, no second ammo. SS-ITEM-31, SS-ITEM-38, SS-ACT-22"""
    sheet = g.heroes[hero]
    item = FACE[card]
    if item.charges and g.charges.get(card, 0) < item.drains:
        return False
    if card in sheet.spent:
        return False
    return item.kind != "ammo" or not any(boost.ammo for boost in sheet.boosts)


def use_item(g: State, hero: int, chosen: a.UseItem) -> Script:
    """Charges are discarded, consumables too, ammo waits for the attack. SS-ITEM-30, SS-ITEM-36, SS-ITEM-37"""
    sheet = g.heroes[hero]
    item = FACE[chosen.card]
    g.emit(ItemUsed, sheet.name, chosen.card, rule="SS-ACT-18")
    if item.charges:
        g.charges[chosen.card] -= item.drains
    if item.once:
        sheet.spent = (*sheet.spent, chosen.card)
    if item.kind == "consumable":
        use_up(g, hero, chosen.card)
    if item.kind == "ammo":
        for deed in item.deeds:
            assert deed.boost is not None
            boost = deed.boost
            add_boost(g, hero, Boost(boost.name, boost.when, boost.hits, boost.spends, ammo=chosen.card), 0)
        return
    yield from do_all(g, hero, item.deeds, chosen.figure, item.name)


def empower(g: State, hero: int, card: str) -> None:
    """Soul points of the party turn a soul weapon over until the Time Phase. SS-ITEM-21"""
    sheet = g.heroes[hero]
    gain_souls(g, -FACE[card].empower)
    slot = "main" if sheet.main == card else "off"
    setattr(sheet, slot, turned(card))
    g.emit(ItemUsed, sheet.name, turned(card), rule="SS-ITEM-21")


# ------------------------------------------------------------------ standard actions


def standard_actions(g: State, hero: int) -> Iterator[Any]:
    """Dash, pick up, drop, reorganize, exchange, provoke. SS-ACT-02, SS-ACT-03, SS-MOVE-11

    One Free Action picks up or drops any number of things, so the same is not offered twice for nothing.
    """
    it, sheet = g.figures[hero], g.heroes[hero]
    act = can_act(g, hero)
    if act and "dash" not in sheet.used and (it.down or g.moving):
        yield DASH
    if act and may_provoke(g, hero):
        yield PROVOKE
    if g.foes_at(it.at):
        return
    if lying_for(g, hero) not in ((), g.left):
        yield PICK_UP
    if not g.dropped and (cards_of(sheet) or any(sheet.coins)):
        yield DROP
    if act and any(FACE[card].kind in ("weapon", "armor", "artifact") for card in cards_of(sheet)):
        yield REORGANIZE
    if act:
        for other in g.living():
            if other != hero and g.figures[other].at == it.at:
                yield a.Exchange(other)


def may_provoke(g: State, hero: int) -> bool:
    """In sight of a master enemy, once per round. SS-ACT-11, SS-MASTER-12, SS-MASTER-14"""
    if "provoke" in g.heroes[hero].used:
        return False
    at = g.figures[hero].at
    return any(g.enemy_of(foe).card in MASTERS and enemy_sees(g, foe, at) for foe in g.foes())


def provoke(g: State, hero: int) -> None:
    """The holder flips the token; another hero lowers it, or takes it at level I. SS-MASTER-12, SS-MASTER-14"""
    sheet = g.heroes[hero]
    sheet.used = (*sheet.used, "provoke")
    if g.priority == hero:
        give_priority(g, hero, 3 - g.priority_level)
    elif g.priority_level == 2 and g.priority != NOBODY:
        give_priority(g, g.priority, 1)
    else:
        give_priority(g, hero, 1)


# ------------------------------------------------------------------ ghost souls


@phase
def ghost_turn(g: State) -> Script:
    """Soul Scream, Rebirth and flight, each once, in any order. SS-BATTLE-03, SS-DEATH-09, SS-DEATH-11, SS-DEATH-19"""
    hero = g.active
    options = ghost_options(g, hero)
    if not options:
        g.phase = "end_hero_turn"
        return
    chosen = yield Decision(g.seat_of(hero), "ghost", [*options, END_TURN], {"hero": hero})
    match chosen:
        case a.Scream():
            spend_ghost_act(g, "scream")
            yield from do_all(g, hero, (g.heroes[hero].card.scream,), chosen.figure, "soul-scream")
            yield from resolve_due(g)
        case a.Rebirth():
            spend_ghost_act(g, "rebirth")
            g.figures[hero].at = chosen.area
        case a.Fly():
            spend_ghost_act(g, "fly")
            put_in(g, hero, chosen.area)
        case _:
            g.phase = "end_hero_turn"


def spend_ghost_act(g: State, act: str) -> None:
    g.ghost_acts = tuple(other for other in g.ghost_acts if other != act)


def ghost_options(g: State, hero: int) -> list[Any]:
    """SS-DEATH-20, SS-DEATH-21, SS-DEATH-22"""
    sheet = g.heroes[hero]
    at = g.figures[hero].at
    fly = g.board.fly[at]
    found: list[Any] = []
    if "scream" in g.ghost_acts:
        found += scream_options(g, hero)
    if "rebirth" in g.ghost_acts:
        found += [a.Rebirth(area) for area, active in g.shrines if active and area != at]
    if "fly" in g.ghost_acts:
        found += [a.Fly(area) for area in range(g.board.size) if 0 < fly[area] <= sheet.card.flight]
    return found


def scream_options(g: State, hero: int) -> list[Any]:
    card = g.heroes[hero].card
    at = g.figures[hero].at
    figures = g.foes() if card.scream.to == "enemy" else g.living()
    near = [each for each in figures if g.board.fly[at][g.figures[each].at] <= card.scream_range]
    return [a.Scream(each) for each in near if g.board.sees(at, g.figures[each].at)]


# ------------------------------------------------------------------ the companion


@phase
def companion_turn(g: State) -> Script:
    """Fenrir moves and attacks by the rules of heroes; he uses no actions, and nothing interrupts him.

    SS-COMPAN-05, SS-COMPAN-08, SS-COMPAN-10, SS-COMPAN-11, SS-COMPAN-17
    """
    figure = g.companion
    if g.result or not g.fenrir or g.figures[g.active].ghost:
        leave_companion(g)
        return
    options = companion_options(g, figure)
    if not options:
        leave_companion(g)
        return
    chosen = yield Decision(g.seat_of(g.active), "companion", [*options, DONE], {"hero": g.active})
    match chosen:
        case a.Go():
            yield from companion_step(g, figure, chosen.area)
        case a.StandUp():
            g.figures[figure].down = False
            g.companion_mp -= 1
        case a.Attack():
            g.companion_attack = False
            g.companion_mp = 0
            yield from hero_attack(g, figure, "main", chosen.figure)
            yield from resolve_due(g)
        case a.Take():
            carry(g, chosen.thing)
        case a.Lend():
            receive_card(g, chosen.hero, g.carried)
            g.carried = ""
        case _:
            leave_companion(g)


def leave_companion(g: State) -> None:
    g.companion_mp, g.companion_attack = 0, False
    g.phase = hero_turn


def companion_options(g: State, figure: int) -> list[Any]:
    """Movement, then an attack; he fetches things; nobody dismisses him. SS-COMPAN-05, SS-COMPAN-15, SS-COMPAN-23"""
    it = g.figures[figure]
    found: list[Any] = []
    if g.companion_mp > 0:
        if it.down:
            found.append(STAND_UP)
        else:
            found += [GO[area] for area in g.board.steps[it.at] if step_cost(g, area) <= g.companion_mp]
    if g.companion_attack and not it.down:
        found += [a.Attack("main", foe) for foe in targets_in_reach(g, figure, 0)]
    if not g.foes_at(it.at):
        cards = [thing for thing in g.drops[it.at] if thing in FACE]
        if not g.carried:
            found += [a.Take(card) for card in dict.fromkeys(cards)]
        else:
            found += [
                a.Lend(hero, g.carried)
                for hero in g.living()
                if g.figures[hero].at == it.at and has_room(g.heroes[hero])
            ]
    return found


def companion_step(g: State, figure: int, area: int) -> Script:
    """Leaving enemies provokes their attacks as for a hero. SS-COMPAN-08"""
    it = g.figures[figure]
    if g.foes_at(it.at):
        yield from evade(g, figure)
        if not g.fenrir or it.down:
            return
    g.companion_mp -= step_cost(g, area)
    put_in(g, figure, area)


def carry(g: State, card: str) -> None:
    area = g.figures[g.companion].at
    things = list(g.drops[area])
    things.remove(card)
    set_drops(g, area, tuple(things))
    g.carried = card
