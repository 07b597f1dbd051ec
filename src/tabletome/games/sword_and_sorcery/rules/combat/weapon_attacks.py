"""Attacks with weapons and what follows from them: more attacks, reactions, the fallen. Rulebook: combat, enemy
powers, Evade.
"""

from __future__ import annotations

from tabletome.engine import NOTHING, Decision, Script, ask
from tabletome.games.sword_and_sorcery.actions import DONE, Done, Target
from tabletome.games.sword_and_sorcery.content.enemies import MASTERS
from tabletome.games.sword_and_sorcery.content.notation import boons
from tabletome.games.sword_and_sorcery.content.notation.attacks import always
from tabletome.games.sword_and_sorcery.content.notation.enemies import Blow
from tabletome.games.sword_and_sorcery.content.notation.heroes import Item
from tabletome.games.sword_and_sorcery.content.notation.innates import BothDaggers, Innate, OffHandAttack, SecondShot
from tabletome.games.sword_and_sorcery.content.notation.passives import BowReach
from tabletome.games.sword_and_sorcery.content.notation.terms import Value, fixed
from tabletome.games.sword_and_sorcery.content.things import COIN_VALUES, Coin
from tabletome.games.sword_and_sorcery.events import CrownsChanged, Evaded, TraitUsed
from tabletome.games.sword_and_sorcery.rules.combat.attack import attack
from tabletome.games.sword_and_sorcery.rules.combat.death import lose_hp
from tabletome.games.sword_and_sorcery.rules.combat.dice import save_roll
from tabletome.games.sword_and_sorcery.rules.combat.pauses import pause
from tabletome.games.sword_and_sorcery.rules.combat.strike import Strike
from tabletome.games.sword_and_sorcery.rules.enemies.movement import retreat, standing
from tabletome.games.sword_and_sorcery.rules.enemies.spawning import give_priority, reveal_shadows
from tabletome.games.sword_and_sorcery.rules.enemies.traits import card_power, has_trait, most_charges, trait_of
from tabletome.games.sword_and_sorcery.rules.heroes.coins import random_coin, take_coin
from tabletome.games.sword_and_sorcery.rules.heroes.gear import innate_of, passive, use_once, weapon_in
from tabletome.games.sword_and_sorcery.rules.map.control import dominates
from tabletome.games.sword_and_sorcery.state import BLIND, COMPANION, ENEMY, HERO, NOBODY, STUN, State

THORNS: Value = (0, 0, 2)
"""SS-BEST-02: the icon is lost; two blue dice."""


# ------------------------------------------------------------------ heroes


def reach_of(g: State, figure: int, item: Item) -> int:
    """The weapon's range; a keen eye adds to bows."""
    if item.category == "bow":
        return item.reach + passive(g.heroes[g.figures[figure].owner], BowReach)
    return item.reach


def targets_in_reach(g: State, figure: int, reach: int) -> list[int]:
    """Enemies that may be attacked: in sight and range; an engaged hero only those in the own area.

    SS-COMBAT-02, SS-COMBAT-03, SS-MOVE-09, SS-LOS-05, SS-AI-48
    """
    at = g.figures[figure].at
    here = g.foes_at(at)
    if here:
        return here
    if not reach:
        return []
    fly = g.board.fly[at]
    return [foe for foe in g.foes() if fly[g.figures[foe].at] <= reach and g.hero_sees(figure, g.figures[foe].at)]


def hero_attack(g: State, figure: int, slot: str, target: int) -> Script:
    """An attack with an equipped weapon, then those it brings along.

    SS-COMBAT-01, SS-COMBAT-13, SS-COMBAT-34, SS-COMBAT-35, SS-COMBAT-38, SS-COMBAT-09
    """
    item = weapon_in(g, figure, slot)
    s = weapon_strike(figure, slot, item, target)
    yield from resolve(g, s)
    for _ in range(s.number(boons.Again)):
        yield from attack_the_same(g, figure, slot, item, target)
    for _ in range(s.number(boons.AgainOnAny)):
        if g.is_up(figure):
            yield from attack_again(g, figure, slot, item)
    if g.figures[figure].side == HERO and g.is_up(figure):
        yield from innate_attacks(g, figure, slot, item, target)


def attack_the_same(g: State, figure: int, slot: str, item: Item, target: int) -> Script:
    """One more attack on the same target, if it lives and is in reach. SS-COMBAT-34"""
    reach = reach_of(g, figure, item)
    if g.is_up(target):
        yield from pause(g, in_reach=target in targets_in_reach(g, figure, reach))
    if g.is_up(figure) and g.is_up(target) and target in targets_in_reach(g, figure, reach):
        yield from resolve(g, weapon_strike(figure, slot, item, target))


def attack_again(g: State, figure: int, slot: str, item: Item) -> Script:
    """One more attack with the weapon, on a target of choice, or not at all. SS-ITEMCARD-15"""
    reach = reach_of(g, figure, item)
    yield from pause(g, in_reach=bool(targets_in_reach(g, figure, reach)))
    targets = targets_in_reach(g, figure, reach) if g.is_up(figure) else []
    if targets:
        options: list[Target | Done] = [*(Target(foe) for foe in targets), DONE]
        chosen = yield from ask(Decision(g.seat_for(figure), "again", options, {"hero": figure}))
        if isinstance(chosen, Target):
            yield from resolve(g, weapon_strike(figure, slot, item, chosen.figure))


def weapon_strike(figure: int, slot: str, item: Item, target: int) -> Strike:
    """Range 0 is melee, any other range a ranged attack even in the own area. SS-COMBAT-02, SS-COMBAT-03"""
    return Strike(
        figure, target, item.name, item.value, item.damage, item.spends, melee=not item.reach, category=item.category,
        slot=slot,
    )  # fmt: skip


def innate_attacks(g: State, figure: int, slot: str, item: Item, target: int) -> Script:
    """Innate powers that add attacks. SS-POWCARD-01, SS-POWCARD-14, SS-HERO-06"""
    sheet = g.heroes[g.figures[figure].owner]
    off = weapon_in(g, figure, "off")
    if slot == "main" and item.category == off.category == "dagger" and innate_of(sheet, BothDaggers):
        yield from attack_the_same(g, figure, "off", off, target)
    elif slot == "main" and sheet.off and (innate := innate_of(sheet, OffHandAttack)):
        yield from extra_attack(g, figure, innate, "off", off)
    elif item.category == "bow" and (shot := innate_of(sheet, SecondShot)):
        yield from extra_attack(g, figure, shot, slot, item, but=target)


def extra_attack(g: State, figure: int, innate: Innate, slot: str, item: Item, but: int = NOBODY) -> Script:
    """Once per round, on a target of choice but one, or not at all."""
    sheet = g.heroes[g.figures[figure].owner]
    if innate.name in sheet.used:
        return
    reach = reach_of(g, figure, item)
    yield from pause(g, in_reach=any(foe != but for foe in targets_in_reach(g, figure, reach)))
    if not g.is_up(figure):
        return
    targets = [foe for foe in targets_in_reach(g, figure, reach) if foe != but]
    if not targets:
        return
    options: list[Target | Done] = [*(Target(foe) for foe in targets), DONE]
    chosen = yield from ask(Decision(g.seat_for(figure), "extra-attack", options, {"power": innate.name}))
    if isinstance(chosen, Target):
        use_once(sheet, innate.name)
        yield from resolve(g, weapon_strike(figure, slot, item, chosen.figure))


# ------------------------------------------------------------------ enemies


def enemy_attack(g: State, figure: int, which: str, target: int) -> Script:
    """With its main or off weapon; an enemy with one weapon uses it as both.

    SS-AI-40, SS-AI-43, SS-ENEMY-13, SS-ENEMY-14
    """
    if not g.is_up(figure) or not g.is_up(target) or g.figures[figure].conditions & STUN:
        return
    scroll = g.scroll_of(g.figures[figure].owner)
    blow: Blow = scroll.off if which == "off" and scroll.off is not None else scroll.main
    melee = g.figures[figure].at == g.figures[target].at
    s = Strike(figure, target, blow.name, blow.value, blow.damage, blow.spends, melee=melee, slot=which)
    yield from resolve(g, s)
    if g.is_up(figure):
        yield from enemy_follows_up(g, s, which, target)


def enemy_follows_up(g: State, s: Strike, which: str, target: int) -> Script:
    """Thieves and second weapons. SS-BEST-01, SS-BEST-04, SS-BEST-05"""
    figure = s.attacker
    enemy = g.figures[figure].owner
    dealt = s.dealt[target]
    if which == "main" and dealt and has_trait(g, enemy, "thief"):
        steal(g, enemy, target)
    if which != "main" or not g.is_up(target):
        return
    gripped = boons.Grip in s.boons
    if (gripped and has_trait(g, enemy, "double-grip")) or (dealt and has_trait(g, enemy, "double-strike")):
        g.emit(TraitUsed, g.name_of(figure), "double-grip" if gripped else "double-strike")
        yield from enemy_attack(g, figure, "off", target)


def steal(g: State, enemy: int, target: int) -> None:
    """A random coin from the target's stock, or from its area if the stock is empty. SS-BEST-01"""
    it = g.figures[target]
    area = it.at
    if it.side == HERO and any(g.heroes[it.owner].coins):
        sheet = g.heroes[it.owner]
        kind = random_coin(g, sheet)
        take_coin(sheet, kind)
        g.emit(CrownsChanged, sheet.name, -COIN_VALUES[kind], rule="SS-BEST-01")
    else:
        coins = [thing for thing in g.map.drops[area] if isinstance(thing, Coin)]
        if not coins:
            return
        things = list(g.map.drops[area])
        things.remove(g.rng.pick(coins))
        g.map.drops[area] = tuple(things)
    g.emit(TraitUsed, g.enemies[enemy].card, "thief", rule="SS-BEST-01")


# ------------------------------------------------------------------ after an attack


def resolve(g: State, s: Strike) -> Script:
    """The attack, then reactions of whoever it hurt, then the last powers of the fallen. SS-COMBAT-37, SS-ENEMY-19"""
    yield from attack(g, s)
    for target, dealt in list(s.dealt.items()):
        if dealt and g.figures[target].side == ENEMY:
            damaged_master(g, s.attacker if s.on_behalf_of == NOBODY else s.on_behalf_of, target)
            if g.is_up(target):
                yield from react_to_damage(g, target, s)
    yield from resolve_fallen(g)


def damaged_master(g: State, attacker: int, target: int) -> None:
    """Whoever hurts a master draws its attention, once per attack or effect, even where an enemy strikes for a hero.

    SS-MASTER-13, SS-MASTER-15, SS-MASTER-21
    """
    if attacker == NOBODY or g.figures[attacker].side == ENEMY or g.enemy_of(target).card not in MASTERS:
        return
    hero = g.figures[attacker].owner
    if g.figures[hero].ghost:
        return
    if hero == g.priority_hero:
        give_priority(g, hero, 2)
    elif g.priority_level == 2:
        give_priority(g, g.priority_hero, 1)
    else:
        give_priority(g, hero, 1)


def react_to_damage(g: State, figure: int, s: Strike) -> Script:
    """Reaction powers of an enemy that took damage and lives. SS-ICON-07, SS-ENEMY-19, SS-BEST-02, SS-BEST-12"""
    enemy = g.figures[figure].owner
    card = g.enemies[enemy]
    if has_trait(g, enemy, "fury"):
        card.charges = min(card.charges + 1, most_charges(g, enemy))
        g.emit(TraitUsed, card.card, "fury", rule="SS-BEST-12")
    if trait := trait_of(g, enemy, "spirit-ward"):
        g.figures[figure].magic_shields = min(g.figures[figure].magic_shields + trait.n, g.card_of(figure).shields)
        g.emit(TraitUsed, card.card, "spirit-ward")
    if g.figures[figure].conditions & STUN:
        return
    if has_trait(g, enemy, "thorns"):
        yield from pause(g)
        heroes = g.allies_at(g.figures[figure].at)
        if heroes:
            g.emit(TraitUsed, card.card, "thorns", rule="SS-BEST-02")
            yield from attack(g, Strike(figure, heroes[0], "thorns", THORNS, "", (always(boons.Aoe(0)),)))
    back = card_power(g, enemy, "vengeance")
    if s.melee and (counter := trait_of(g, enemy, "counterblow")):
        back += counter.n
    if (
        back
        and g.is_up(figure)
        and s.attacker != NOBODY
        and g.figures[s.attacker].side != ENEMY
        and g.is_up(s.attacker)
    ):
        g.emit(TraitUsed, card.card, "vengeance")
        yield from pause(g)
        if g.is_up(figure) and g.is_up(s.attacker):
            yield from attack(g, Strike(figure, s.attacker, "vengeance", fixed(back)))


def resolve_fallen(g: State) -> Script:
    """Powers that work at the moment of death; then all see what the dead have hidden. SS-EDEATH-07, SS-BEST-03"""
    if g.fallen:
        return work_of_the_fallen(g)
    reveal_shadows(g)
    return NOTHING


def work_of_the_fallen(g: State) -> Script:
    """One after the other. SS-EDEATH-07, SS-BEST-03"""
    while g.fallen:
        figure, *rest = g.fallen
        g.fallen = tuple(rest)
        enemy = g.figures[figure].owner
        if strength := card_power(g, enemy, "death-throes"):
            g.emit(TraitUsed, g.enemies[enemy].card, "death-throes", rule="SS-EDEATH-07")
            for hero in g.allies_at(g.figures[figure].came_from):
                lose_hp(g, hero, strength)
        if has_trait(g, enemy, "coward"):
            for other in standing(g, enemy):
                g.emit(TraitUsed, g.enemies[enemy].card, "coward", rule="SS-BEST-03")
                yield from retreat(g, other, 1)
    reveal_shadows(g)


# ------------------------------------------------------------------ evading


def reacting_enemies(g: State, area: int) -> list[int]:
    """Who strikes at someone leaving, in the order of activation: not the stunned or blinded; a Horde once.

    SS-MOVE-12, SS-ECOND-06, SS-ECOND-10
    """
    found: dict[int, int] = {}
    for figure in g.foes_at(area):
        it = g.figures[figure]
        if not it.conditions & (STUN | BLIND):
            found.setdefault(it.owner, figure)
    order = sorted(found, key=lambda enemy: activation_key(g, enemy))
    return [found[enemy] for enemy in order]


RANK_ORDER = {"purple": 0, "red": 1, "blue": 2, "green": 3}


def activation_key(g: State, enemy: int) -> tuple[int, int]:
    """The active player's enemies first, then clockwise; of one player the highest rank first. SS-AI-04, SS-AI-05"""
    return (g.enemies[enemy].controller - g.active) % len(g.heroes), RANK_ORDER[g.scroll_of(enemy).rank]


def evade(g: State, figure: int) -> Script:
    """Before leaving, each enemy there strikes once with its main weapon, unless heroes dominate. SS-MOVE-10 to
    SS-MOVE-14, SS-ACT-17

    Evading is an activity: a hidden hero is hidden no more. Powers may change it all, as Tumble does.
    Nobody can strike at a hero in the Elven Cloak. SS-MOVE-15, SS-MOVE-17, SS-MOVE-19, SS-MOVE-20, SS-ITEMCARD-13
    """
    it = g.figures[figure]
    it.hidden = False
    if g.turn.tumbling and it.side == HERO:
        g.turn.tumbling = False
        return
    side = HERO if it.side == COMPANION else it.side
    enemies = [] if it.cloaked or dominates(g, side, it.at) else reacting_enemies(g, it.at)
    g.emit(Evaded, g.name_of(figure), len(enemies), rule="SS-MOVE-14" if not enemies else "SS-MOVE-12")
    area = it.at
    for enemy in enemies:
        yield from pause(g)
        if it.at == area:
            yield from enemy_attack(g, enemy, "main", figure)


def readiness(g: State, hero: int) -> Script:
    """Ready enemies strike at a hero or companion who moves into their area and fails a save.

    SS-BEST-04, SS-BEST-05, SS-COMPAN-20
    """
    for figure in g.foes_at(g.figures[hero].at):
        it = g.figures[figure]
        if not has_trait(g, it.owner, "readiness") or it.conditions & (STUN | BLIND) or not g.is_up(hero):
            continue
        if g.figures[hero].hidden or g.figures[hero].cloaked:
            continue
        g.emit(TraitUsed, g.name_of(figure), "readiness", rule="SS-BEST-04")
        if not (yield from save_roll(g, hero)):
            yield from pause(g)
            if g.figures[hero].at == it.at:
                yield from enemy_attack(g, figure, "main", hero)
