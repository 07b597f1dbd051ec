"""What an attack brings beside damage, and what may be left out. Rulebook: "Attack effects". GH-EFF, GH-AMD-04

Nobody is asked after every attack: beside the targets stands, for each condition, the wish to attack without it.
Pushes and pulls are asked about when they come.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from tabletome.engine import Decision, Script, ask
from tabletome.games.gloomhaven.actions import Create, Without
from tabletome.games.gloomhaven.content import modifier_cards as m
from tabletome.games.gloomhaven.content.notation.abilities import Refresh
from tabletome.games.gloomhaven.content.notation.conditions import ANY_ELEMENT, ELEMENTS
from tabletome.games.gloomhaven.content.notation.phrases import When
from tabletome.games.gloomhaven.content.perks import PERKS
from tabletome.games.gloomhaven.content.summons import CREATURES
from tabletome.games.gloomhaven.rules.abilities.attack_bonuses import conditions_of_bonuses
from tabletome.games.gloomhaven.rules.abilities.augments import augment_conditions, help_attacker
from tabletome.games.gloomhaven.rules.abilities.dooms import dooms_against
from tabletome.games.gloomhaven.rules.abilities.questions import is_true
from tabletome.games.gloomhaven.rules.abilities.recover import refresh_some
from tabletome.games.gloomhaven.rules.abilities.songs_heard import conditions_by_songs
from tabletome.games.gloomhaven.rules.characters.experience import gain_xp
from tabletome.games.gloomhaven.rules.combat.blow import Blow, printed_attack
from tabletome.games.gloomhaven.rules.combat.conditions import (
    add_until_end_of_round,
    give_all,
    give_by,
    heal,
    is_immune,
)
from tabletome.games.gloomhaven.rules.combat.damage import kill, suffer
from tabletome.games.gloomhaven.rules.combat.elements import infuse, not_yet_infused
from tabletome.games.gloomhaven.rules.combat.modifiers import measure
from tabletome.games.gloomhaven.rules.combat.push_and_pull import (
    drive_to_allies,
    is_against_a_wall,
    move_by_force,
    pull,
    push,
    push_through,
)
from tabletome.games.gloomhaven.rules.items.worn import on_attack
from tabletome.games.gloomhaven.state import HERO, NOBODY, OBJECTIVE, SUMMON, Fall, RunningAttack, State

# What the attacker may withhold


def may_withhold(g: State, attack: RunningAttack, targets: list[int]) -> list[Without]:
    """What a character's next attack might bring with one of these targets, and may be left out. GH-EFF-02"""
    brought = dict.fromkeys(might_bring(g, attack, targets))
    return [
        Without(effect)
        for effect in brought
        if effect not in attack.withheld and any(not is_immune(g, target, effect) for target in targets)
    ]


def might_bring(g: State, attack: RunningAttack, targets: list[int]) -> Iterator[str]:
    """What is printed on the card in use, on active cards, on items in force and on modifier cards of the deck."""
    attacker = attack.ability.attacker

    def holds(when: When | None) -> bool:
        return when is None or any(is_true(g, when, attacker, target) for target in targets)

    yield from attack.ability.give
    printed = printed_attack(attack.ability) if attack.ability.more else None
    if printed is not None:
        for number in attack.ability.more:
            more = printed.more[number]
            if more.give and holds(more.when):
                yield from more.give
    hero = g.heroes[attacker]
    if hero.active:
        yield from conditions_of_bonuses(g, attacker, holds)
    if hero.active or attack.ability.augmented_by != NOBODY:
        yield from augment_conditions(g, attack.ability)
    if any(cards.active for cards in g.heroes):
        yield from conditions_by_songs(g, attacker)
        yield from (each for target in targets for doom in dooms_against(g, attacker, target) for each in doom.give)
    for name in (*attack.items, *attack.once):
        yield from on_attack(name).give
    yield from effects_of_deck(hero.name, hero.perks)


@functools.cache
def effects_of_deck(name: str, perks: tuple[int, ...]) -> tuple[str, ...]:
    """Conditions and elements on the modifier cards that a class's perks have added. GH-AMD-04"""
    effects = [effect for perk in perks for card in PERKS[name][perk].add for effect in card.effects]
    return tuple(dict.fromkeys(each.name for each in effects if not isinstance(each, m.Measured)))


def inflict(g: State, attack: RunningAttack, target: int, conditions: Iterable[str]) -> None:
    """The target receives what the attacker does not withhold. GH-EFF-01, 02"""
    for condition in conditions:
        if condition not in attack.withheld:
            give_by(g, attack.ability.attacker, target, (condition,))


# After the damage


def apply_effects(g: State, blow: Blow) -> Script:
    """Heals, conditions, pushes and pulls by the card, then by augments, by items, and around the target. GH-EFF-01"""
    for more in blow.extras:
        if more.heal_for_each and blow.was_hurt:
            heal(g, blow.attacker, more.heal_for_each)
    effects = [effect for card in blow.modifiers for effect in card.effects]
    given = [*blow.conditions(), *(effect.condition for effect in effects if isinstance(effect, m.Inflict))]
    inflict(g, blow.attack, blow.target, [*given, *(conditions_by_songs(g, blow.attacker) if blow.sung else ())])
    if effects:
        infuse_by_cards(g, blow, effects)
        help_by_cards(g, blow, effects)
        add_targets(g, blow)
        yield from refresh_by_cards(g, blow)
    yield from push_and_pull_by_ability(g, blow)
    if effects:
        yield from push_and_pull_by_cards(g, blow)
    for augment in blow.augments:
        inflict(g, blow.attack, blow.target, augment.give)
        yield from help_attacker(g, blow.attacker, augment)
    if blow.boosts:
        yield from apply_boosts(g, blow)
    yield from hurt_around(g, blow)
    if blow.printed is not None and blow.printed.grounds:
        ground(g, blow.target)
    if blow.printed is not None and blow.printed.finishes:
        finish_off(g, blow, blow.printed.finishes)
    if blow.printed is not None and blow.printed.drives:
        yield from drive_to_allies(g, blow.attacker, blow.target, blow.printed.drives)
    if blow.printed is not None and blow.printed.infects:
        infect(g, blow, blow.printed.infects)
    if g.figures[blow.attacker].kind == SUMMON:
        yield from infuse_by_summon(g, blow)


def infuse_by_summon(g: State, blow: Blow) -> Script:
    """A creature whose attacks infuse an element has attacked. GH-ELEM-02"""
    figure = g.figures[blow.attacker]
    element = CREATURES[figure.name].infuses
    if not element or blow.attack.done or blow.ability.source is None:
        return
    if element == ANY_ELEMENT:
        options = [Create(each) for each in not_yet_infused(g)]
        chosen = yield from ask(Decision(g.seat_of(figure.hero), "create", options, {"hero": figure.hero}))
        element = chosen.element
    infuse(g, element)


def infect(g: State, blow: Blow, conditions: tuple[str, ...]) -> None:
    """The attacker's allies next to the hex of the target receive conditions. GH-EFF-03"""
    for who in g.allies_of(blow.attacker):
        if g.board.distance(blow.stood_at, g.figures[who].at) == 1:
            give_all(g, who, conditions)


def finish_off(g: State, blow: Blow, hit_points: int) -> None:
    """A target that is nearly dead after the attack dies. GH-ATK-08, GH-XP-03"""
    figure = g.figures[blow.target]
    if figure.is_on_map and figure.kind != OBJECTIVE and figure.health <= hit_points:
        gain_xp(g, blow.attacker, 1)
        kill(g, blow.target)


def ground(g: State, target: int) -> None:
    """The target can no longer fly, and falls if it is over an obstacle. GH-MOVE-09"""
    if g.figures[target].is_on_map and target >= len(g.heroes):
        figure = g.figures[target]
        figure.marks = replace(figure.marks, grounded=True)
        g.pending += (Fall(target),)


def infuse_by_cards(g: State, blow: Blow, effects: list[m.ModifierEffect]) -> None:
    """Elements on modifier cards. GH-AMD-04"""
    drawn = [effect.element for effect in effects if isinstance(effect, m.Infuse)]
    for element in ELEMENTS:
        if element in drawn and element not in blow.attack.withheld:
            infuse(g, element)


def help_by_cards(g: State, blow: Blow, effects: list[m.ModifierEffect]) -> None:
    """Modifier cards that shield, heal or bless whoever attacks. GH-AMD-04"""
    if not g.figures[blow.attacker].is_on_map:
        return
    for effect in effects:
        match effect:
            case m.Gain():
                inflict(g, blow.attack, blow.attacker, (effect.condition,))
            case m.Shield():
                add_until_end_of_round(g, blow.attacker, shield=effect.by)
            case m.Heal():
                heal(g, blow.attacker, effect.by)


def refresh_by_cards(g: State, blow: Blow) -> Script:
    """Modifier cards that refresh an item of the character who attacks. GH-AMD-04, GH-RECOVER-05"""
    items = measure(blow.modifiers, m.Refresh)
    if items and g.figures[blow.attacker].kind == HERO and g.figures[blow.attacker].is_on_map:
        yield from refresh_some(g, blow.attacker, Refresh(items, spent=True, consumed=True))


def add_targets(g: State, blow: Blow) -> None:
    """Modifier cards that give the attack more targets. GH-EFF-09"""
    more = measure(blow.modifiers, m.Target)
    if more and g.attack is not None:
        g.attack = replace(g.attack, extra=g.attack.extra + more)


def push_and_pull_by_ability(g: State, blow: Blow) -> Script:
    """The push and pull of the ability: each may be left out. GH-EFF-02, 04, 05"""
    hexes = blow.ability.push + sum(more.push for more in blow.extras)
    if hexes:
        yield from push_by_ability(g, blow, hexes)
    if blow.ability.pull:
        yield from pull(g, blow.attacker, blow.target, blow.ability.pull)


def push_and_pull_by_cards(g: State, blow: Blow) -> Script:
    """The pushes and pulls of modifier cards, apart from those of the ability. GH-AMD-04"""
    yield from push(g, blow.attacker, blow.target, measure(blow.modifiers, m.Push))
    yield from pull(g, blow.attacker, blow.target, measure(blow.modifiers, m.Pull))


def push_by_ability(g: State, blow: Blow, hexes: int) -> Script:
    """Through obstacles, or against a wall, if the ability says so. GH-EFF-04"""
    printed = blow.printed
    assert printed is not None
    if printed.shatters:
        yield from push_through(g, blow.attacker, blow.target, hexes, printed.shatters)
        return
    slams = bool(printed.slams)
    left = yield from move_by_force(g, blow.attacker, blow.target, hexes, away=True, slams=slams)
    if slams and left and is_against_a_wall(g, blow.attacker, blow.target):
        gain_xp(g, blow.attacker, left)
        yield from suffer(g, blow.target, printed.slams * left)


def apply_boosts(g: State, blow: Blow) -> Script:
    """Conditions, push and pull that items add, each an effect of its own; and damage around the target. GH-USE-03"""
    for boost in blow.boosts:
        inflict(g, blow.attack, blow.target, boost.give)
        yield from push(g, blow.attacker, blow.target, boost.push)
        yield from pull(g, blow.attacker, blow.target, boost.pull)
        if boost.suffer_each:
            yield from suffer(g, blow.attacker, boost.suffer_each)
        if boost.hurts_around:
            away = g.board.distances(blow.stood_at)
            enemies = g.enemies_of(blow.attacker)
            for who in [who for who in enemies if who == blow.target or away[g.figures[who].at] == 1]:
                yield from suffer(g, who, boost.hurts_around)


def hurt_around(g: State, blow: Blow) -> Script:
    """Everyone next to the hex of the target suffers damage with it; or only the attacker's enemies."""
    if blow.printed is None:
        return
    damage = blow.printed.hurts_around
    if blow.printed.hurts_as_much and blow.was_hurt:
        damage = blow.damage
    for enemies_only, hurt in ((False, damage), (True, sum(more.hurts_enemies_around for more in blow.extras))):
        if not hurt:
            continue
        board, apart = g.board, (blow.attacker, blow.target)
        near = [who for who in g.on_map() if who not in apart and board.distance(blow.stood_at, g.figures[who].at) == 1]
        for who in near:
            if not enemies_only or g.are_enemies(blow.attacker, who):
                yield from suffer(g, who, hurt)
