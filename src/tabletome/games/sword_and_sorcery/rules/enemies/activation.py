"""What enemies do when they are activated. Rulebook: enemy activation, targeting, body conditions of enemies, master
enemies.
"""

from __future__ import annotations

from tabletome.engine import Asking, Decision, Script, ask
from tabletome.games.sword_and_sorcery.actions import DONE, React, Target
from tabletome.games.sword_and_sorcery.content.enemies import MASTERS
from tabletome.games.sword_and_sorcery.content.layout import FAR
from tabletome.games.sword_and_sorcery.content.notation import boons
from tabletome.games.sword_and_sorcery.content.notation.attacks import always
from tabletome.games.sword_and_sorcery.content.notation.enemies import Behaviour, Sentence
from tabletome.games.sword_and_sorcery.content.notation.innates import BecomeTarget
from tabletome.games.sword_and_sorcery.content.notation.terms import STYLES, fixed
from tabletome.games.sword_and_sorcery.events import ActivationSkipped, EnemyActivated, InnateUsed, TraitUsed
from tabletome.games.sword_and_sorcery.rules.combat.conditions import afflict
from tabletome.games.sword_and_sorcery.rules.combat.death import lose_hp, recover
from tabletome.games.sword_and_sorcery.rules.combat.dice import save_roll
from tabletome.games.sword_and_sorcery.rules.combat.strike import Strike
from tabletome.games.sword_and_sorcery.rules.combat.weapon_attacks import enemy_attack, resolve, resolve_fallen
from tabletome.games.sword_and_sorcery.rules.deeds.reactions import can_react
from tabletome.games.sword_and_sorcery.rules.enemies.movement import (
    acting,
    acting_distance,
    distances,
    first_figure,
    retreat,
    standing,
    walk,
)
from tabletome.games.sword_and_sorcery.rules.enemies.spawning import give_priority, top_enemy
from tabletome.games.sword_and_sorcery.rules.enemies.traits import (
    card_power,
    has_trait,
    most_charges,
    special_of,
    trait_of,
)
from tabletome.games.sword_and_sorcery.rules.heroes.gear import innate_of, use_once
from tabletome.games.sword_and_sorcery.state import BLIND, COMPANION, HERO, NOBODY, SLOW, STUN, TURN_LONG, State

WHOLE_MAP = FAR
DECIDED_BY = {"taunt": "SS-POWCARD-04", "only": "SS-AI-15", "priority": "SS-MASTER-10"}


# ------------------------------------------------------------------ targets


def is_target(g: State, hero: int) -> bool:
    """Hidden and cloaked heroes do not exist for enemies that choose. SS-AI-25"""
    it = g.figures[hero]
    return it.is_up and not it.hidden and not it.cloaked


def in_sight(g: State, enemy: int, hero: int) -> bool:
    """In sight of at least one figure of the enemy that can act. SS-AI-51"""
    return any(g.enemy_sees(figure, g.figures[hero].at) for figure in acting(g, enemy))


def hunted(g: State, enemy: int) -> list[int]:
    """Whom an enemy may choose; a vengeful master only the priority hero. SS-AI-25, SS-MASTER-09, SS-MASTER-10"""
    heroes = [hero for hero in g.allies() if is_target(g, hero)]
    return [hero for hero in heroes if hero == g.priority_hero] if has_trait(g, enemy, "vengeful") else heroes


def candidates(g: State, enemy: int, behaviour: Behaviour) -> list[int]:
    """Heroes that this behaviour can be carried out against: seen, reachable, at a listed distance.

    SS-AI-15, SS-AI-29
    """
    return [
        hero
        for hero in hunted(g, enemy)
        if acting_distance(g, enemy, g.figures[hero].at) in behaviour.at and in_sight(g, enemy, hero)
    ]


def reachable(g: State, enemy: int) -> list[int]:
    """The nearest heroes by any way, seen or not: for the last resort, of vengeful masters too.

    SS-AI-19, SS-AI-25, SS-MASTER-10, SS-COMPAN-20
    """
    vengeful = has_trait(g, enemy, "vengeful")
    away = {
        hero: acting_distance(g, enemy, g.figures[hero].at)
        for hero in g.allies()
        if is_target(g, hero) and not (vengeful and g.figures[hero].side == COMPANION)
    }
    nearest = min(away.values(), default=FAR)
    return [hero for hero in away if away[hero] == nearest] if nearest < FAR else []


def choose_behaviour(g: State, enemy: int, last_resort: bool = False) -> tuple[int, list[int]]:
    """The first behaviour that some hero fits, else the last one; its number and those heroes.

    SS-AI-14, SS-AI-19, SS-AI-22, SS-AI-38, SS-MASTER-10
    """
    behaviours = g.scroll_of(enemy).behaviours
    last = len(behaviours) - 1
    if not last_resort:
        for number, behaviour in enumerate(behaviours[:last]):
            if heroes := candidates(g, enemy, behaviour):
                return number, heroes
    return last, reachable(g, enemy)


def choose_target(g: State, enemy: int, heroes: list[int]) -> Asking[tuple[int, str]]:
    """The primary target, else the priority rule: most wounds, fewest HP left, nearest, the player's choice.

    SS-AI-16, SS-AI-17, SS-AI-18, SS-AI-26, SS-AI-46, SS-AI-47
    """
    if g.taunting in heroes:
        return g.taunting, "taunt"
    match heroes:
        case [hero]:
            return hero, "only"
    kind = g.scroll_of(enemy).target
    left = primary(g, enemy, kind, heroes)
    match left:
        case [hero]:
            return hero, kind
    left = left or heroes
    for rule in (most_wounds, fewest_hp, nearest):
        left = rule(g, enemy, left)
        match left:
            case [hero]:
                return hero, rule.__name__.replace("_", "-")
    figure, *_ = acting(g, enemy)
    chosen = yield Decision(g.seat_for(figure), "enemy-target", [Target(hero) for hero in left], {"figure": figure})
    return chosen.figure, "choice"


def deciding_rule(why: str, primary_target: str) -> str:
    """The rule by which an enemy has chosen its target."""
    if why in DECIDED_BY:
        return DECIDED_BY[why]
    return "SS-AI-16" if why == primary_target else "SS-AI-18"


def primary(g: State, enemy: int, kind: str, heroes: list[int]) -> list[int]:
    """Those of the heroes whom the target icon of the scroll asks for. SS-ICON-08"""
    if kind == "most-wounded":
        return most_wounds(g, enemy, heroes)
    if kind == "nearest":
        return nearest(g, enemy, heroes)
    if kind == "richest":
        most = max(crowns_of(g, hero) for hero in heroes)
        return [hero for hero in heroes if crowns_of(g, hero) == most]
    if kind in STYLES:
        return [hero for hero in heroes if g.style_of(hero) == kind]
    return [hero for hero in heroes if hero == g.priority_hero]


def crowns_of(g: State, hero: int) -> int:
    """By total value; a companion has none."""
    return g.heroes[hero].crowns if g.figures[hero].side == HERO else 0


def most_wounds(g: State, enemy: int, heroes: list[int]) -> list[int]:  # noqa: ARG001 - the same shape as its sisters
    most = max(g.figures[hero].wounds for hero in heroes)
    return [hero for hero in heroes if g.figures[hero].wounds == most]


def fewest_hp(g: State, enemy: int, heroes: list[int]) -> list[int]:  # noqa: ARG001 - the same shape as its sisters
    fewest = min(g.hp_left(hero) for hero in heroes)
    return [hero for hero in heroes if g.hp_left(hero) == fewest]


def nearest(g: State, enemy: int, heroes: list[int]) -> list[int]:
    away = {hero: acting_distance(g, enemy, g.figures[hero].at) for hero in heroes}
    closest = min(away.values())
    return [hero for hero in heroes if away[hero] == closest]


# ------------------------------------------------------------------ activation


def activate(g: State, enemy: int, last_resort: bool = False, nested: bool = False) -> Script:
    """One activation: conditions, the behaviour, the target, then sentence after sentence.

    SS-AI-03, SS-AI-14, SS-AI-21, SS-AI-24, SS-ENEMY-16, SS-MASTER-19, SS-MASTER-20, SS-MASTER-22
    """
    it = g.enemies[enemy]
    if it.dead or not g.allies():
        return
    ending = begin_activation(g, enemy)
    if not acting(g, enemy):
        end_activation(g, ending)
        g.emit(ActivationSkipped, it.card, "stunned", rule="SS-ECOND-08")
        return
    outer, g.acting = g.acting, enemy
    number, heroes = choose_behaviour(g, enemy, last_resort)
    if heroes:
        target, why = yield from choose_target(g, enemy, heroes)
        if (yield from taunted(g, enemy, target, taunters(g, enemy, number, heroes))):
            number, heroes = choose_behaviour(g, enemy, last_resort)
            target, why = yield from choose_target(g, enemy, heroes)
        if g.listener is not None:
            fitting = tuple(g.name_of(hero) for hero in heroes)
            rule = deciding_rule(why, g.scroll_of(enemy).target)
            g.emit(EnemyActivated, it.card, number, fitting, g.name_of(target), why, rule=rule)
        yield from carry_out(g, enemy, number, target, nested)
    else:
        g.emit(ActivationSkipped, it.card, "nobody", rule="SS-AI-20")
        yield from use_powers_alone(g, enemy, nested)
    end_activation(g, ending)
    g.taunting = NOBODY
    g.acting = outer
    yield from resolve_fallen(g)


def begin_activation(g: State, enemy: int) -> dict[int, int]:
    """Whoever is not stunned stands up. By figure, the conditions that will end with this activation.

    Those received in the course of it are for the next one. SS-ECOND-02, SS-ECOND-04, SS-ECOND-06, SS-ECOND-08
    """
    for figure in acting(g, enemy):
        g.figures[figure].down = False
    return {figure: g.figures[figure].conditions & TURN_LONG for figure in standing(g, enemy)}


def end_activation(g: State, ending: dict[int, int]) -> None:
    """Blinded, Slowed and Stunned end for those who had them at the start. SS-ECOND-04, SS-ECOND-06, SS-ECOND-08"""
    for figure, conditions in ending.items():
        g.figures[figure].conditions &= ~conditions


def taunters(g: State, enemy: int, number: int, heroes: list[int]) -> list[int]:
    """Whose taunt can change anything: that of those whom the behaviour fits, unless a sentence of it chooses anew.

    A master's token moves in any case. SS-POWCARD-04, SS-AI-15, SS-AI-23, SS-MASTER-17
    """
    chooses_anew = any(verb == "shoot" for verb, *_ in g.scroll_of(enemy).behaviours[number].do)
    anyone = chooses_anew or g.enemies[enemy].card in MASTERS
    return [hero for hero in g.living() if anyone or hero in heroes]


def taunted(g: State, enemy: int, target: int, heroes: list[int]) -> Asking[bool]:
    """One of these heroes may become the primary target, once per round. SS-POWCARD-04, SS-MASTER-17"""
    figures = standing(g, enemy)
    for hero in heroes:
        sheet = g.heroes[hero]
        taunt = innate_of(sheet, BecomeTarget)
        if taunt is None or taunt.name in sheet.used or hero == target:
            continue
        if not can_react(g, hero) or not is_target(g, hero):
            continue
        near = [
            figure for figure in figures
            if g.board.fly[g.figures[hero].at][g.figures[figure].at] <= taunt.range
            and g.hero_sees(hero, g.figures[figure].at)
        ]  # fmt: skip
        if not near:
            continue
        about = {"figure": near[0], "target": target}
        chosen = yield from ask(Decision(g.seat_of(hero), "taunt", [React(taunt.name, hero), DONE], about))
        if isinstance(chosen, React):
            use_once(sheet, taunt.name)
            g.emit(InnateUsed, sheet.name, taunt.name, rule="SS-POWCARD-04")
            g.taunting = hero
            if g.enemies[enemy].card in MASTERS:
                give_priority(g, hero, 1)
            return True
    return False


# ------------------------------------------------------------------ behaviours


def carry_out(g: State, enemy: int, number: int, target: int, nested: bool) -> Script:
    """Sentence by sentence; a slowed enemy only the first one, a stunned one none.

    A Horde is slowed if all its figures are that act. SS-AI-24, SS-AI-45, SS-ECOND-04, SS-ECOND-09
    """
    behaviour = g.scroll_of(enemy).behaviours[number]
    close = ("engage",) in behaviour.do or behaviour.at == (0,)
    for place, sentence in enumerate(behaviour.do):
        figures = acting(g, enemy)
        if not figures or g.story.result:
            return
        if place and all(g.figures[figure].conditions & SLOW for figure in figures):
            return
        yield from perform(g, enemy, sentence, target, close, nested)


def use_powers_alone(g: State, enemy: int, nested: bool) -> Script:
    """With nobody to go for it stays, and uses the powers of its behaviours that need no hero. SS-AI-20"""
    scroll = g.scroll_of(enemy)
    sentences = dict.fromkeys(sentence for behaviour in scroll.behaviours for sentence in behaviour.do)
    for sentence in sentences:
        match sentence:
            case ("charge",) | ("use" | "wounded", "healing-potion" | "leadership" | "call-the-guard"):
                yield from perform(g, enemy, sentence, first_figure(g, enemy), close=False, nested=nested)


def perform(g: State, enemy: int, sentence: Sentence, target: int, close: bool, nested: bool) -> Script:
    there = g.figures[target].at
    match sentence:
        case ("engage",):
            if g.is_up(target):
                yield from walk(g, enemy, there, WHOLE_MAP)
        case ("move", steps):
            if g.is_up(target):
                yield from walk(g, enemy, there, int(steps) + more_steps(g, enemy))
        case ("attack", which):
            yield from strike(g, enemy, which, target, close)
        case ("attack", which, times):
            for _ in range(int(times)):
                yield from strike(g, enemy, which, target, close)
        case ("shoot", which, reach):
            yield from shoot(g, enemy, which, int(reach))
        case ("use", power):
            yield from use_trait(g, enemy, power, target, close, nested)
        case ("wounded", power):
            if any(g.figures[figure].wounds for figure in standing(g, enemy)):
                yield from use_trait(g, enemy, power, target, close, nested)
        case ("downed", power, which):
            if any(g.figures[hero].down for hero in engaged_heroes(g, enemy)):
                yield from use_trait(g, enemy, power, target, close, nested)
            else:
                yield from strike(g, enemy, which, target, close)
        case ("engaged", count, power):
            if len(engaged_heroes(g, enemy)) >= int(count):
                yield from use_trait(g, enemy, power, target, close, nested)
        case ("charge",):
            regain_charge(g, enemy)
        case ("retreat", areas):
            for figure in acting(g, enemy):
                yield from retreat(g, figure, int(areas))


def more_steps(g: State, enemy: int) -> int:
    return card_power(g, enemy, "steps") + g.lasting("enemy-move")


def engaged_heroes(g: State, enemy: int) -> list[int]:
    areas = {g.figures[figure].at for figure in standing(g, enemy)}
    return [hero for area in areas for hero in g.allies_at(area)]


def strike(g: State, enemy: int, which: str, target: int, close: bool) -> Script:
    """By the figure that has the target in its area or in sight; one attack for a whole Horde.

    SS-AI-40, SS-AI-51, SS-AI-25
    """
    if not is_target(g, target):
        return
    there = g.figures[target].at
    able = acting(g, enemy)
    beside = [figure for figure in able if g.figures[figure].at == there]
    if beside:
        yield from enemy_attack(g, beside[0], which, target)
        return
    seeing = [figure for figure in able if g.enemy_sees(figure, there)]
    if seeing and not close:
        yield from enemy_attack(g, seeing[0], which, target)


def shoot(g: State, enemy: int, which: str, reach: int) -> Script:
    """At the nearest hero in sight within so many areas, if there is one. SS-AI-23, SS-BEST-03"""
    away = {}
    for hero in g.allies():
        if is_target(g, hero) and in_sight(g, enemy, hero):
            fly = min(g.board.fly[g.figures[figure].at][g.figures[hero].at] for figure in acting(g, enemy))
            if fly <= reach:
                away[hero] = fly
    if not away:
        return
    closest = min(away.values())
    target, _ = yield from choose_target(g, enemy, [hero for hero in away if away[hero] == closest])
    yield from strike(g, enemy, which, target, close=False)


# ------------------------------------------------------------------ powers


def use_trait(g: State, enemy: int, name: str, target: int, close: bool, nested: bool) -> Script:
    """Powers that behaviours name; those with charges need one. SS-ENEMY-10, SS-ENEMY-11"""
    trait = trait_of(g, enemy, name)
    if trait is None:
        return
    if trait.charges:
        if not g.enemies[enemy].charges:
            return
        g.enemies[enemy].charges -= 1
    g.emit(TraitUsed, g.enemies[enemy].card, name, rule="SS-ENEMY-11")
    match name:
        case "healing-potion":
            recover(g, first_figure(g, enemy), trait.n)
        case "leadership":
            if not nested:
                yield from lead(g, enemy)
        case "berserk":
            yield from strike(g, enemy, "main", target, close)
        case "curse" | "royal-curse":
            yield from curse(g, enemy, target, trait.n)
        case "impale":
            for hero in engaged_heroes(g, enemy):
                if g.figures[hero].down:
                    lose_hp(g, hero, trait.n, first_figure(g, enemy))
        case "stomp":
            yield from stomp(g, enemy, trait.n)
        case "call-the-guard":
            top_enemy(g, g.figures[first_figure(g, enemy)].at)
        case "dread-roar":
            here = g.figures[first_figure(g, enemy)].at
            for hero in g.allies():
                if g.board.walk[here][g.figures[hero].at] <= 1 and not (yield from save_roll(g, hero)):
                    afflict(g, hero, "slowed")


def curse(g: State, enemy: int, target: int, strength: int) -> Script:
    """A save, otherwise Slowed; at strength II also 1 HP. SS-AI-44"""
    if is_target(g, target) and not (yield from save_roll(g, target)):
        afflict(g, target, "slowed")
        if strength > 1:
            lose_hp(g, target, 1, first_figure(g, enemy))


def stomp(g: State, enemy: int, hits: int) -> Script:
    """An attack with Bash on all heroes within 1 area; then each saves or is knocked down. SS-BEST-12"""
    figure = first_figure(g, enemy)
    here = g.figures[figure].at
    targets = [hero for hero in g.allies() if g.board.walk[here][g.figures[hero].at] <= 1]
    for hero in targets:
        if g.is_up(hero):
            yield from resolve(g, Strike(figure, hero, "stomp", fixed(hits), "", (always(boons.Bash()),)))
    for hero in targets:
        if g.is_up(hero) and not (yield from save_roll(g, hero)):
            afflict(g, hero, "knockdown", figure)


def lead(g: State, enemy: int) -> Script:
    """All other enemies in sight use their special powers and regain a charge each. SS-BEST-04, SS-ENEMY-12"""
    leader = first_figure(g, enemy)
    for other in g.enemies_in_play():
        if other == enemy or g.enemies[other].dead:
            continue
        if any(g.board.sees(g.figures[leader].at, g.figures[figure].at) for figure in standing(g, other)):
            yield from use_special(g, other)
            regain_charge(g, other)


def regain_charge(g: State, enemy: int) -> None:
    """One charge token, up to the printed number. SS-ENEMY-10"""
    it = g.enemies[enemy]
    it.charges = min(it.charges + 1, most_charges(g, enemy))


def use_special(g: State, enemy: int) -> Script:
    """The power with the special icon. SS-ICON-07, SS-BEST-01, SS-BEST-05"""
    name, does = special_of(g, enemy)
    if not name or g.enemies[enemy].dead:
        return
    g.emit(TraitUsed, g.enemies[enemy].card, name, rule="SS-ICON-07")
    match does:
        case "evil-forces":
            yield from activate(g, enemy, nested=True)
        case "strike-from-the-shadows":
            yield from strike_from_shadows(g, enemy)
        case "war-frenzy":
            regain_charge(g, enemy)
        case "dark-chant":
            here = g.figures[first_figure(g, enemy)].at
            for foe in g.foes():
                if distances(g, enemy)[here][g.figures[foe].at] <= 1:
                    recover(g, foe, 1)


def strike_from_shadows(g: State, enemy: int) -> Script:
    """If engaged: it attacks and retreats 1 area. SS-BEST-05"""
    heroes = [hero for hero in engaged_heroes(g, enemy) if is_target(g, hero)]
    if heroes and not g.figures[first_figure(g, enemy)].conditions & (STUN | BLIND):
        target, _ = yield from choose_target(g, enemy, heroes)
        yield from strike(g, enemy, "main", target, close=True)
        for figure in acting(g, enemy):
            yield from retreat(g, figure, 1)
