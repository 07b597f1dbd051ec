"""Active cards that make attacks stronger, longer, or on more targets. Rulebook: "Active area".

GH-ACTIVE-04, GH-EFF-09
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tabletome.engine import Asking, Decision, Script, choose
from tabletome.games.gloomhaven.actions import Place
from tabletome.games.gloomhaven.content.notation.abilities import (
    CurseBites,
    Empowered,
    Farther,
    MoreTargets,
    SeesInvisible,
    Stronger,
    WholeAttack,
)
from tabletome.games.gloomhaven.content.notation.conditions import DISARM
from tabletome.games.gloomhaven.content.notation.phrases import When
from tabletome.games.gloomhaven.rules.abilities.active_cards import lasting_of, use_slot, use_slots, use_slots_of
from tabletome.games.gloomhaven.rules.abilities.questions import is_true
from tabletome.games.gloomhaven.rules.abilities.running_action import note_in_action, was_performed
from tabletome.games.gloomhaven.rules.abilities.words import bears, lies_there, performs
from tabletome.games.gloomhaven.rules.characters.experience import gain_xp
from tabletome.games.gloomhaven.rules.combat.elements import choose_consumption
from tabletome.games.gloomhaven.rules.movement.obstacles import adjacent_obstacles, destroy_obstacle
from tabletome.games.gloomhaven.state import RunningAction, State

performs(Stronger, MoreTargets, Farther, SeesInvisible, Empowered, WholeAttack, CurseBites)(lies_there)


# As the attack ability begins


def more_targets(g: State, hero: int, reach: int) -> int:
    """Active cards that add targets to ranged attacks are used whenever there is somebody to attack. GH-ACTIVE-04"""
    added = [(place, bonus) for place, bonus in lasting_of(g, hero, MoreTargets) if not bonus.of_adjacent_allies]
    at = g.stands_at(hero)
    if not added or not any(g.board.reaches(at, g.figures[who].at, reach) for who in g.targets_for(hero)):
        return 0
    use_slots(g, hero, [place for place, _ in added])
    return sum(ability.by for _, ability in added)


def targets_by_allies(g: State, who: int) -> int:
    """Targets that the cards of adjacent heroes add to ranged attacks of their allies. GH-EFF-09"""
    at = g.figures[who].at
    return sum(
        bonus.by
        for hero, cards in enumerate(g.heroes)
        if cards.active and hero != who and not g.are_enemies(hero, who) and g.board.reaches(g.figures[hero].at, at, 1)
        for _, bonus in lasting_of(g, hero, MoreTargets)
        if bonus.of_adjacent_allies
    )


def reach_farther(g: State, hero: int) -> Asking[int]:
    """Active cards that change the range of attacks, some only if the player consumes an element."""
    farther = lasting_of(g, hero, Farther)
    always = sum(ability.by for _, ability in farther if not ability.consume)
    for place, ability in farther:
        card = g.heroes[hero].active[place].card
        if ability.consume and (yield from choose_consumption(g, hero, (ability.consume,), card)):
            use_slot(g, hero, place)
            return always + ability.by
    return always


def strengthen_whole(g: State, hero: int) -> Asking[tuple[int, int, int]]:
    """What active cards bring to a whole attack ability, if what they ask for is given: attack, targets, times."""
    attack, targets, times = 0, 0, 1
    for place, bonus in reversed(lasting_of(g, hero, WholeAttack)):
        card = g.heroes[hero].active[place].card
        if bonus.consume and not (yield from choose_consumption(g, hero, (bonus.consume,), card)):
            continue
        if bonus.cost is not None and not (yield from bears[type(bonus.cost)](g, hero, bonus.cost)):
            continue
        attack, targets, times = attack + bonus.attack, targets + bonus.targets, times * bonus.times
        use_slots_of(g, hero, [place])
    return attack, targets, times


def curse_damage(g: State, attacker: int) -> int:
    """What an enemy suffers whose attack comes to nothing by a curse. GH-COND-16"""
    return sum(
        bite.by
        for hero, cards in enumerate(g.heroes)
        if cards.active and g.figures[hero].is_on_map and g.are_enemies(hero, attacker)
        for _, bite in lasting_of(g, hero, CurseBites)
    )


# For one attack


def bonuses_against(g: State, hero: int, target: int) -> list[tuple[int, Stronger]]:
    """Lasting bonuses of the attacker's cards that apply to this attack: they must be used. GH-ACTIVE-04"""
    return [
        (place, bonus)
        for place, bonus in lasting_of(g, hero, Stronger)
        if (bonus.when is None or is_true(g, bonus.when, hero, target))
        and not (bonus.each_turn and g.heroes[hero].active[place].card in g.turn.worked)
    ]


def pay_for_bonuses(g: State, hero: int, bonuses: list[tuple[int, Stronger]]) -> Asking[list[tuple[int, Stronger]]]:
    """A bonus that breaks an obstacle needs one next to the hero. GH-ACTIVE-04"""
    kept: list[tuple[int, Stronger]] = []
    for place, bonus in bonuses:
        if bonus.breaks_obstacle:
            near = adjacent_obstacles(g, hero)
            if not near:
                continue
            options = [Place(each) for each in near]
            chosen = yield from choose(Decision(g.seat_of(hero), "destroy-obstacle", options))
            destroy_obstacle(g, chosen.hex)
        kept.append((place, bonus))
    return kept


def spend_bonuses(g: State, hero: int, bonuses: list[tuple[int, Stronger]]) -> None:
    """Those with use slots move on; some have done what they do once in each turn. GH-ACTIVE-02"""
    g.turn.worked += tuple(g.heroes[hero].active[place].card for place, bonus in bonuses if bonus.each_turn)
    use_slots_of(g, hero, [place for place, bonus in bonuses if not bonus.whole])


def spend_for_action(g: State, action: RunningAction) -> None:
    """Bonuses to all attacks of an action are used once it is over, if an attack was made. GH-ACTIVE-02"""
    hero = action.figure
    if g.heroes[hero].active and was_performed(action, DISARM):
        use_slots(g, hero, [place for place, bonus in lasting_of(g, hero, Stronger) if bonus.whole])


# For a whole action


def empower(g: State, hero: int) -> Script:
    """Once in an attack action an element may be consumed for all its attacks. GH-ELEM-05"""
    for place, ability in lasting_of(g, hero, Empowered):
        card = g.heroes[hero].active[place].card
        if not ability.consume or g.action is None or g.action.figure != hero or card in g.action.notes.empowered:
            continue
        if (yield from choose_consumption(g, hero, (ability.consume,), card)):
            gain_xp(g, hero, ability.xp)
            note_in_action(g, empowered=(*g.action.notes.empowered, card))


def powers_of(g: State, attacker: int) -> list[Empowered]:
    """What strengthens all attacks of the attacker's running action."""
    if g.action is None or not g.action.notes.empowered or g.action.figure != attacker:
        return []
    active = g.heroes[attacker].active
    return [
        ability
        for place, ability in lasting_of(g, attacker, Empowered)
        if active[place].card in g.action.notes.empowered
    ]


def conditions_of_bonuses(g: State, hero: int, holds: Callable[[When | None], bool]) -> Iterator[str]:
    """The conditions that active cards may bring to the attack, where what they ask for holds."""
    for _, bonus in lasting_of(g, hero, Stronger):
        if bonus.give and holds(bonus.when):
            yield from bonus.give
