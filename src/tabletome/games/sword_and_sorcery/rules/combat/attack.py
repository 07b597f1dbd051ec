"""An attack from declaration to its aftermath. Rulebook: the combat system. SS-COMBAT-05, SS-COMBAT-37

Heroes choose what their symbols buy, enemies must buy all they can. One roll serves every target; each target defends
for itself (defence.py).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletome.engine import Asking, Decision, Script, ask
from tabletome.games.sword_and_sorcery.actions import BUY, DONE, FOCUS, HELP, ROLL, Buy, Done, Focus, Help, Target
from tabletome.games.sword_and_sorcery.content.dice import BLUE_DIE, RED_DIE
from tabletome.games.sword_and_sorcery.content.notation import boons
from tabletome.games.sword_and_sorcery.content.notation.attacks import Boost, always
from tabletome.games.sword_and_sorcery.content.notation.innates import DoubleSupremacy, WandHits
from tabletome.games.sword_and_sorcery.content.notation.passives import HitsOnWounded, WeaponHits
from tabletome.games.sword_and_sorcery.content.notation.terms import MAGIC
from tabletome.games.sword_and_sorcery.content.tokens import ASSAULT_RUNE
from tabletome.games.sword_and_sorcery.events import AttackDeclared, EffectGained, HitsCounted, SymbolsSpent
from tabletome.games.sword_and_sorcery.rules.combat.boons import apply, at_first, on_attacker, on_hit, on_target
from tabletome.games.sword_and_sorcery.rules.combat.conditions import blocked_symbols, can_act, injury_hits
from tabletome.games.sword_and_sorcery.rules.combat.defence import defend
from tabletome.games.sword_and_sorcery.rules.combat.dice import (
    Roll,
    helper_of,
    is_miss,
    reroll_bought,
    reroll_with_help,
    save_roll,
    show,
    throw,
)
from tabletome.games.sword_and_sorcery.rules.combat.strike import Strike
from tabletome.games.sword_and_sorcery.rules.deeds.reactions import react_before_defence
from tabletome.games.sword_and_sorcery.rules.enemies.traits import has_trait, power_spends
from tabletome.games.sword_and_sorcery.rules.heroes.gear import (
    armor_of,
    innate_of,
    passive,
    remove_card,
    throw_away,
    use_once,
)
from tabletome.games.sword_and_sorcery.rules.map.control import controls, dominates
from tabletome.games.sword_and_sorcery.state import BLIND, ENEMY, HERO, NOBODY, Battle, Figure, State


def attack(g: State, s: Strike) -> Script:
    """All steps of one attack. What it gained ends with it; whom it hurt is noted in `Strike.dealt`.

    SS-COMBAT-05, SS-COMBAT-12, SS-COMBAT-13, SS-COMBAT-32, SS-COMBAT-33
    """
    if s.attacker != NOBODY and not g.figures[s.attacker].is_on_map:
        return
    outer, g.battle = g.battle, Battle(s.attacker, s.target, s.name)
    if g.listener is not None:
        g.emit(AttackDeclared, g.name_of(s.attacker), g.name_of(s.target), s.name)
    s.add_hits("supremacy", supremacy_bonus(g, s))
    yield from declare(g, s)
    _, red, blue = s.value
    roll = throw(g, s.attacker, [RED_DIE] * red + [BLUE_DIE] * blue)
    show(g, roll)
    yield from buy_boons(g, s, roll)
    count_hits(g, s, roll)
    spend_ammo(g, s, roll)
    for target in (yield from reached(g, s)):
        yield from strike_target(g, s, target)
    g.battle = outer
    if s.attacker != NOBODY:
        yield from apply(g, s, s.attacker, on_attacker)


def supremacy_bonus(g: State, s: Strike) -> int:
    """Whoever dominates the target's area, from wherever, as the attack begins. SS-COMBAT-30, SS-COMBAT-31, SS-TERR-12

    Ruthless heroes profit twice from it.
    """
    if s.attacker == NOBODY:
        return 0
    attacker = g.figures[s.attacker]
    if not dominates(g, attacker.side, g.figures[s.target].at):
        return 0
    return 2 if attacker.side == HERO and innate_of(g.heroes[attacker.owner], DoubleSupremacy) else 1


# Before the roll


def declare(g: State, s: Strike) -> Script:
    """What must be said before the dice are thrown, and the hits it adds. SS-ACT-05, SS-COMBAT-37"""
    if s.attacker == NOBODY:
        return
    side = s.side(g)
    if side == ENEMY:
        enemy_bonus(g, s)
        return
    if side == HERO:
        take_boosts(g, s)
        yield from focus(g, s)
    hero_bonus(g, s)


def focus(g: State, s: Strike) -> Script:
    """Once per round an Action adds a hit to one attack; never for a companion. A blinded hero may spend it in vain.

    SS-ACT-05, SS-COMPAN-16, SS-COND-16, SS-COND-18
    """
    hero = g.figures[s.attacker].owner
    sheet = g.heroes[hero]
    if hero != g.active or g.segment != "hero" or not can_act(g, hero) or "focus" in sheet.used:
        return
    about = {"figure": s.target, "hero": hero}
    chosen = yield from ask(Decision(g.seat_of(hero), "declare", [FOCUS, ROLL], about))
    if isinstance(chosen, Focus):
        g.turn.actions -= 1
        g.turn.activities += 1
        use_once(sheet, "focus")
        if g.figures[hero].conditions & BLIND and not (yield from save_roll(g, hero)):
            return
        s.add_hits("focus", 1)


def fits(boost: Boost, s: Strike) -> bool:
    """Whether a boost works for this attack: many ask for a category of weapon. SS-ITEM-18"""
    attacks = boost.attacks
    if not attacks.weapon:
        return True
    if not s.slot or (attacks.melee and not s.melee):
        return False
    return not attacks.category or s.category == attacks.category


def take_boosts(g: State, s: Strike) -> None:
    """What powers, potions and ammo give this attack; those for the next attack are used up. SS-ACT-20, SS-ITEM-38"""
    sheet = g.heroes[g.figures[s.attacker].owner]
    kept = []
    for boost in sheet.boosts:
        if not fits(boost, s):
            kept.append(boost)
            continue
        s.add_hits("boost", boost.hits)
        s.spends += boost.spends
        s.more_targets = max(s.more_targets, boost.targets - 1)
        if boost.ammo:
            s.ammo.append(boost.ammo)
        if boost.lasts:
            kept.append(boost)
    sheet.boosts = tuple(kept)


def hero_bonus(g: State, s: Strike) -> None:
    """The hits that stand, the effects of the armor, first attacks and runes. SS-COMPAN-18"""
    for why, hits in hero_hits(g, s):
        s.add_hits(why, hits)
    if g.figures[s.attacker].side == HERO:
        s.spends += [spend for spend in armor_of(g, s.attacker).spends if spend.shared]
    first_attack(g, s)
    assault_runes(g, s)


def hero_hits(g: State, s: Strike) -> Iterator[tuple[str, int]]:
    """Hits by blessings, injuries, the time of day, and what the hero is and wears, and why.

    SS-COND-11, SS-EVENT-18, SS-ITEMCARD-11
    """
    attacker = g.figures[s.attacker]
    yield from standing_hits(attacker, g.lasting("hero-hits"))
    if attacker.side == HERO:
        sheet = g.heroes[attacker.owner]
        if s.slot:
            yield "items", passive(sheet, WeaponHits)
        if s.category == "wand" and innate_of(sheet, WandHits):
            yield "powers", 1
        if g.figures[s.target].wounds:
            yield "powers", passive(sheet, HitsOnWounded)


def standing_hits(attacker: Figure, lasts: int) -> Iterator[tuple[str, int]]:
    """What is on the figure, and what lasts for its whole side. SS-COND-11, SS-EVENT-06, SS-EVENT-18"""
    yield "blessing", attacker.hit_bonus
    yield "lasting", lasts
    yield "injury", -injury_hits(attacker)


def first_attack(g: State, s: Strike) -> None:
    """The first attack of everyone gains Crit while the card says so. SS-EVENT-22"""
    attacker = g.figures[s.attacker]
    if not attacker.has_attacked and g.lasting("first-attack-crit"):
        attacker.has_attacked = True
        s.spends.append(always(boons.Crit()))


def assault_runes(g: State, s: Strike) -> None:
    """In an area with an Assault Rune each magic symbol of heroes is one more hit. SS-POWCARD-13"""
    s.runes = g.has_token(ASSAULT_RUNE.name, g.figures[s.attacker].at)


def enemy_bonus(g: State, s: Strike) -> None:
    """Mobs, packs, power cards, injuries and lasting events.

    SS-BEST-01, SS-BEST-03, SS-ENEMY-30, SS-ENEMY-33, SS-EVENT-06
    """
    it = g.figures[s.attacker]
    for why, hits in standing_hits(it, g.lasting("enemy-hits")):
        s.add_hits(why, hits)
    if s.slot == "main" and has_trait(g, it.owner, "mob") and controls(g, ENEMY, it.at):
        s.add_hits("mob", 1)
    if has_trait(g, it.owner, "pack-attack"):
        s.add_hits("pack", sum(g.figures[figure].is_on_map for figure in g.enemies[it.owner].figures))
    s.spends += power_spends(g, it.owner)
    if has_trait(g, it.owner, "crown-of-blood"):
        s.spends.append(always(boons.Drain()))
    first_attack(g, s)


# Buying boons


def buy_boons(g: State, s: Strike, roll: Roll) -> Script:
    """What costs nothing first; then symbols are spent: by heroes as they like, by enemies as they must.

    SS-COMBAT-07, SS-AI-41
    """
    for number, spend in enumerate(s.spends):
        if not spend.cost:
            s.bought.add(number)
            s.gain(spend.gives)
            g.emit(EffectGained, g.name_of(s.attacker), spend.gives)
    if s.attacker == NOBODY:
        return
    if g.figures[s.attacker].side == ENEMY:
        yield from buy_all(g, s, roll)
    else:
        yield from buy_as_liked(g, s, roll)


def affordable(g: State, s: Strike, roll: Roll) -> list[int]:
    """Effects that can still be bought: each once per attack, some once per round. SS-COMBAT-08, SS-COND-11"""
    attacker = g.figures[s.attacker]
    blocked = blocked_symbols(attacker)
    used = g.heroes[attacker.owner].used if attacker.side == HERO else ()
    return [
        number
        for number, spend in enumerate(s.spends)
        if number not in s.bought
        and spend.cost
        and roll.can_pay(spend.cost)
        and blocked.isdisjoint(spend.cost)
        and not (spend.once and once_name(s, number) in used)
    ]


def once_name(s: Strike, number: int) -> str:
    """By what name a hero remembers that an effect has been bought in this round."""
    return s.spends[number].shared or f"{s.name}.{number}"


def buy(g: State, s: Strike, roll: Roll, number: int) -> Script:
    """The symbols are spent, the boons gained; dice are thrown again at once. SS-COMBAT-08, SS-COMBAT-36"""
    spend = s.spends[number]
    roll.pay(spend.cost)
    s.bought.add(number)
    if spend.once:
        sheet = g.heroes[g.figures[s.attacker].owner]
        use_once(sheet, once_name(s, number))
    g.emit(SymbolsSpent, g.name_of(s.attacker), spend.cost, spend.gives)
    s.gain(spend.gives)
    yield from reroll_bought(g, s.attacker, roll, spend.gives)


def buy_as_liked(g: State, s: Strike, roll: Roll) -> Script:
    """Activating an effect is the player's choice. SS-COMBAT-08, SS-COMBAT-25"""
    seat = g.seat_for(s.attacker)
    while True:
        options: list[Buy | Done | Help] = [BUY[number] for number in affordable(g, s, roll)]
        helper = helper_of(g, s.attacker) if roll.rerollable() else NOBODY
        if helper != NOBODY:
            options.append(HELP)
        if not options:
            return
        about = {**so_far(s, roll), "bought": frozenset(s.bought)}
        chosen = yield from ask(Decision(seat, "spend", [*options, DONE], about))
        if isinstance(chosen, Done):
            return
        if isinstance(chosen, Help):
            yield from reroll_with_help(g, helper, s.attacker, roll)
        else:
            yield from buy(g, s, roll, chosen.effect)


def buy_all(g: State, s: Strike, roll: Roll) -> Script:
    """The dearest effect first, equal ones as the controlling player likes, until nothing is affordable.

    SS-AI-41, SS-AI-42
    """
    while numbers := affordable(g, s, roll):
        dearest = max(len(s.spends[number].cost) for number in numbers)
        first = [number for number in numbers if len(s.spends[number].cost) == dearest]
        number = first[0]
        if not roll.can_pay(tuple(symbol for each in first for symbol in s.spends[each].cost)):
            about = so_far(s, roll)
            options = [BUY[each] for each in first]
            chosen = yield from ask(Decision(g.seat_for(s.attacker), "enemy-spends", options, about))
            number = chosen.effect
        yield from buy(g, s, roll, number)


# Hits


def rolled_hits(s: Strike, roll: Roll) -> int:
    """Hits on the dice; with runes magic symbols are hits too. SS-POWCARD-13"""
    return roll.hits + (roll.count(MAGIC) if s.runes else 0)


def hits_so_far(s: Strike, roll: Roll) -> int:
    """What the attack would come to if nothing more were bought, never below 0. SS-COMBAT-14"""
    return max(0, s.value[0] + rolled_hits(s, roll) + sum(hits for _, hits in s.extra) + s.number(boons.Hits))


def so_far(s: Strike, roll: Roll) -> dict[str, Any]:
    """What a question in the middle of an attack is about: its effects, its hits, and where these come from."""
    sources = (("fixed", s.value[0]), ("rolled", rolled_hits(s, roll)), *s.extra, ("bought", s.number(boons.Hits)))
    return {"figure": s.target, "spends": tuple(s.spends), "hits": hits_so_far(s, roll), "sources": sources}


def count_hits(g: State, s: Strike, roll: Roll) -> None:
    """Fixed, rolled, bought and other hits, never below 0; from now on nothing changes them. SS-COMBAT-14"""
    s.hits = hits_so_far(s, roll)
    s.add_hits("bought", s.number(boons.Hits))
    if g.battle is not None:
        g.battle.hits = s.hits
    if g.listener is not None:
        rolled, who = rolled_hits(s, roll), g.name_of(s.attacker)
        g.emit(HitsCounted, who, s.hits, s.value[0], rolled, tuple(s.extra), rule="SS-COMBAT-14")


def spend_ammo(g: State, s: Strike, roll: Roll) -> None:
    """Ammo is discarded when a miss was rolled. SS-ITEM-37"""
    for card in s.ammo:
        hero = g.figures[s.attacker].owner
        if is_miss(roll) and card in g.heroes[hero].inventory:
            throw_away(g, remove_card(g, hero, card))


def reached(g: State, s: Strike) -> Asking[list[int]]:
    """The target, another one of choice, or with AoE all of its faction in the areas around.

    SS-EFFECT-20, SS-EFFECT-21, SS-EFFECT-22, SS-EFFECT-23, SS-POWCARD-18
    """
    found = [s.target]
    if boons.Aoe not in s.boons and not s.more_targets:
        return found
    faction = g.foes() if g.figures[s.target].side == ENEMY else g.allies()
    at = g.figures[s.target].at
    if boons.Aoe in s.boons:
        reach = s.number(boons.Aoe)
        walk = g.board.walk[at]
        return found + [other for other in faction if other != s.target and walk[g.figures[other].at] <= reach]
    for _ in range(s.more_targets):
        others = [other for other in faction if other not in found and g.figures[other].at == at]
        if not others:
            break
        options: list[Target | Done] = [*(Target(other) for other in others), DONE]
        chosen = yield from ask(Decision(g.seat_for(s.attacker), "second-target", options, {"figure": s.target}))
        if isinstance(chosen, Done):
            break
        found.append(chosen.figure)
    return found


def strike_target(g: State, s: Strike, target: int) -> Script:
    """Reactions, Crit before any other effect, conditions, Bash, Lethal, then the defence.

    SS-COMBAT-37, SS-EFFECT-01, SS-EFFECT-10, SS-EFFECT-24
    """
    if not g.is_up(target):
        return
    hits = s.hits
    if g.figures[target].side != ENEMY:
        attacked = yield from react_before_defence(g, s.attacker, target, hits)
        target, hits = attacked.target, attacked.hits
        if attacked.turned_by != NOBODY:
            s.on_behalf_of = attacked.turned_by
    if s.boons:
        if hits > 0:
            yield from apply(g, s, target, at_first)
        yield from apply(g, s, target, on_target)
        if hits > 0:
            yield from apply(g, s, target, on_hit)
    if not g.is_up(target):
        s.dealt[target] += 1
        return
    lethal = s.number(boons.Lethal) if hits > 0 else 0
    dealt = yield from defend(g, target, hits, lethal, s.damage, s.number(boons.Pierce), s.attacker)
    s.dealt[target] += dealt
