"""Move abilities of characters and monsters. Rulebook: "Move", "Monster turn". GH-MOVE, GH-MMOVE"""

from __future__ import annotations

import functools
from typing import TypeAlias

from msgspec.structs import replace

from tabletome.engine import Asking, Decision, Script, ask
from tabletome.games.gloomhaven.actions import AS_ATTACK, AS_MOVE, SKIP, AsAttack, AsMove, Does, Skip
from tabletome.games.gloomhaven.content.notation.abilities import (
    Ability,
    Fly,
    Move,
    MoveBonus,
    MovesAsAttacks,
    Spurred,
    SwapPlaces,
    Teleport,
)
from tabletome.games.gloomhaven.content.notation.conditions import DISARM, IMMOBILIZE, STUN
from tabletome.games.gloomhaven.content.notation.phrases import Targets
from tabletome.games.gloomhaven.content.notation.special_rules import Marches
from tabletome.games.gloomhaven.content.printed_actions import BasicAction, PrintedAction, printed
from tabletome.games.gloomhaven.content.scenarios import ORDERED, WITH_RULES, page
from tabletome.games.gloomhaven.events import Moved
from tabletome.games.gloomhaven.rules.abilities.active_cards import ends, lasting_of
from tabletome.games.gloomhaven.rules.abilities.attack import attack_with
from tabletome.games.gloomhaven.rules.abilities.medicine import heals_instead, may_heal_instead
from tabletome.games.gloomhaven.rules.abilities.questions import count
from tabletome.games.gloomhaven.rules.abilities.round_bonuses import is_doubled
from tabletome.games.gloomhaven.rules.abilities.running_action import card_in_use
from tabletome.games.gloomhaven.rules.abilities.songs_heard import song_value
from tabletome.games.gloomhaven.rules.abilities.targets import choose_hex, choose_one, targets_of
from tabletome.games.gloomhaven.rules.abilities.words import (
    Order,
    ally_performs,
    at_once,
    falls_due,
    lies_there,
    monster_performs,
    performs,
    steers,
    with_own_values,
)
from tabletome.games.gloomhaven.rules.characters.experience import gain_xp
from tabletome.games.gloomhaven.rules.combat.conditions import give_all
from tabletome.games.gloomhaven.rules.combat.elements import choose_consumption
from tabletome.games.gloomhaven.rules.items import worn
from tabletome.games.gloomhaven.rules.monsters.focus import Field, Mover, Outcome, outcomes, stays
from tabletome.games.gloomhaven.rules.monsters.intent import attacks_of, field_of, keep_focus, mover_of
from tabletome.games.gloomhaven.rules.movement.enter import enter
from tabletome.games.gloomhaven.rules.movement.move import move_by_steps, move_by_stretches
from tabletome.games.gloomhaven.rules.scenario.bearers import move_change
from tabletome.games.gloomhaven.state import NOBODY, OBJECTIVE, SUMMON, State

MoveOrAttack: TypeAlias = AsMove | AsAttack | Skip
PASSED = (Targets.MOVED_THROUGH, Targets.ALLIES_MOVED_THROUGH)

performs(MovesAsAttacks, MoveBonus, Spurred)(lies_there)


@performs(Fly)
@at_once
def spread_wings(g: State, hero: int, ability: Fly) -> bool:  # noqa: ARG001 - all abilities are performed alike
    """The character flies from now on. GH-MOVE-07"""
    g.heroes[hero].flying = True
    return True


@ends(Fly)
def fold_wings(g: State, hero: int, ability: Fly) -> None:  # noqa: ARG001
    """Without the card only an item lets it fly."""
    g.heroes[hero].flying = worn.flies_by_item(g.heroes[hero])


# A character's move


@performs(Move)
def hero_moves(g: State, hero: int, move: Move) -> Asking[bool]:
    """On foot or jumping; or as an attack, if an active card lets the hero do so."""
    figure = g.figures[hero]
    given: tuple[str, ...] = ()
    if move.more and not figure.conditions & IMMOBILIZE:
        move, given = yield from with_elements(g, hero, move)
    points = points_of(g, hero, move)
    if g.heroes[hero].active and not figure.conditions & IMMOBILIZE:
        points += yield from spur(g, hero)
    if not figure.conditions & DISARM and lasting_of(g, hero, MovesAsAttacks):
        chosen = yield from move_or_attack(g, hero, points)
        if isinstance(chosen, Skip):
            return False
        if isinstance(chosen, AsAttack):
            yield from attack_with(g, hero, points)
            return False
    if may_heal_instead(g, hero):
        healed = yield from heals_instead(g, hero, points, 0, 1)
        if healed is not None:
            return healed
    if figure.conditions & IMMOBILIZE:
        return False
    if given or goes_by_steps(g, move):
        yield from move_by_steps(g, hero, points, move)
    else:
        yield from move_by_stretches(
            g, hero, points, jump=move.jump, loots=move.loots, beside_obstacle=move.beside_obstacle
        )
    for who in targets_of(g, hero, Targets.MOVED_THROUGH) if given else ():
        give_all(g, who, given)
    return True


def with_elements(g: State, hero: int, move: Move) -> Asking[tuple[Move, tuple[str, ...]]]:
    """The move with what it gains by elements, and what enemies moved through receive. GH-ELEM-05, 08"""
    given: tuple[str, ...] = ()
    for way in move.more:
        if (yield from choose_consumption(g, hero, way.consume, card_in_use(g))):
            gain_xp(g, hero, way.xp)
            move = replace(move, by=move.by + way.by, jump=move.jump or way.jump)
            given += way.give
    return move, given


def spur(g: State, hero: int) -> Asking[int]:
    """How much farther a move goes by active cards, if the player consumes an element for it. GH-ELEM-05"""
    farther = 0
    for place, ability in lasting_of(g, hero, Spurred):
        card = g.heroes[hero].active[place].card
        if (yield from choose_consumption(g, hero, (ability.consume,), card)):
            gain_xp(g, hero, ability.xp)
            farther += ability.by
    return farther


def spur_creature(g: State, who: int) -> Asking[int]:
    """The same for a creature, by the cards of whoever has summoned it."""
    figure = g.figures[who]
    if figure.kind != SUMMON or not g.heroes[figure.hero].active or figure.conditions & IMMOBILIZE:
        return 0
    return (yield from spur(g, figure.hero))


def points_of(g: State, hero: int, move: Move) -> int:
    """How far a character may move: the value of the card, or of a basic action, which items may raise. GH-TURN-06"""
    if g.action is not None and isinstance(g.action.source, BasicAction):
        points = worn.basic_value(g, hero, "move")
    else:
        points = move.by if move.per is None else move.by + count(g, move.per, hero, hero)
    points = max(points + bonus_to_moves(g, hero), 0)
    return 2 * points if is_doubled(g, hero, "move") else points


def bonus_to_moves(g: State, who: int) -> int:
    """What figures have until the end of the round, and characters by active cards."""
    bonus = g.figures[who].effects.move + song_value(g, who, "move")
    if g.scenario in WITH_RULES:
        bonus += move_change(g, who)
    if who < len(g.heroes) and g.heroes[who].active:
        bonus += sum(each.by for _, each in lasting_of(g, who, MoveBonus))
    return bonus


@performs(Teleport)
def teleport(g: State, hero: int, ability: Teleport) -> Asking[bool]:  # noqa: ARG001 - all abilities are performed alike
    """The figure stands in another hex without a way there, and suffers what lies in it. GH-OVL-07"""
    free = [at for at in sorted(g.board.floor) if at not in g.obstacles and g.standing_at(at) is None]
    to = yield from choose_hex(g, hero, "teleport", free)
    if to is None:
        return False
    figure = g.figures[hero]
    start = figure.at
    yield from enter(g, hero, to)
    g.emit(Moved, figure.name, figure.number, start, to, rule="GH-TURN-04")
    return True


@falls_due(Teleport)
def teleport_when_due(g: State, hero: int, ability: Teleport, at: int) -> Script:  # noqa: ARG001 - all fall due alike
    """To the hex where the enemy died, if the player likes."""
    figure = g.figures[hero]
    if figure.conditions & STUN or g.standing_at(at) is not None or (at in g.obstacles and not g.is_flying(hero)):
        return
    start = figure.at
    if (yield from choose_hex(g, hero, "teleport", [at])) is not None:
        yield from enter(g, hero, at)
        g.emit(Moved, figure.name, figure.number, start, at, rule="GH-TURN-04")


@performs(SwapPlaces)
def swap_places(g: State, hero: int, ability: SwapPlaces) -> Asking[bool]:
    """Two figures stand in each other's hexes, and suffer what lies there. GH-OVL-07"""
    others = targets_of(g, hero, ability.other)
    ones = [
        who for who in targets_of(g, hero, ability.one) if any(can_swap(g, who, other) for other in others)
    ]  # fmt: skip
    one = yield from choose_one(g, hero, "swap", ones, must=ability.one is Targets.SELF)
    if one is None:
        return False
    able = [who for who in others if can_swap(g, one, who)]
    other = yield from choose_one(g, hero, "swap-with", able)
    if other is None:
        return False
    here, there = g.figures[one].at, g.figures[other].at
    g.figures[other].at = here
    for who, start, to in ((one, here, there), (other, there, here)):
        g.emit(Moved, g.figures[who].name, g.figures[who].number, start, to, rule="GH-TURN-04")
        yield from enter(g, who, to)
    return True


def can_swap(g: State, one: int, other: int) -> bool:
    """Whether these are two figures, each of which can stand where the other stands. GH-MOVE-07"""
    first, second = g.figures[one], g.figures[other]
    if one == other or OBJECTIVE in (first.kind, second.kind):
        return False
    return all(each.at not in g.obstacles or g.is_flying(who) for who, each in ((one, second), (other, first)))


def move_or_attack(g: State, hero: int, points: int) -> Asking[MoveOrAttack]:
    """The player says whether the move is one, or an attack of the same value."""
    options: list[MoveOrAttack] = [AS_ATTACK, SKIP]
    if not g.figures[hero].conditions & IMMOBILIZE:
        options = [AS_MOVE, *options]
    return (yield from ask(Decision(g.seat_of(hero), "move-or-attack", options, {"points": points})))


def goes_by_steps(g: State, move: Move) -> bool:
    """Whether the way matters: by its form, or because the running action does something to those it moves through."""
    assert g.action is not None
    if move.straight or move.clears or move.stepwise:
        return True
    return concerns_passed(g.action.source)


@functools.cache
def concerns_passed(source: PrintedAction) -> bool:
    """Whether an action does something to those it moves through."""
    return any(ability.whom in PASSED for ability in printed(source).abilities)


@ally_performs(Move)
def ally_moves(g: State, hero: int, ally: int, ability: Move, order: Order) -> Asking[bool]:
    """An ally moves as whoever decides for it says, or who commands it."""
    farther = yield from spur_creature(g, ally)
    points = max(ability.by + bonus_to_moves(g, ally) + farther, 0)
    seat = g.seat_of(hero) if order.commanded else None
    yield from move_by_stretches(g, ally, points, jump=ability.jump, seat=seat)
    return True


@with_own_values(Move)
def move_of_its_own(g: State, who: int, ability: Move) -> Move:
    """A creature's move with its own value. GH-SUMMON-03"""
    return replace(ability, by=max(g.stat(who).move + ability.by, 0))


# A monster's move


@monster_performs(Move)
def monster_moves(g: State, who: int, move: Move, rest: tuple[Ability, ...]) -> Script:
    """Toward the hex from which it attacks with maximum effect. GH-MMOVE-01, 03, 09, GH-MOPT-01, GH-MMOVE-10"""
    if g.scenario in ORDERED and marches(g, who):
        return
    yield from keep_focus(g, who)
    if g.turn.focus == NOBODY or g.figures[who].conditions & IMMOBILIZE:
        return
    if g.figures[who].kind == SUMMON:
        move = replace(move, by=move.by + (yield from spur_creature(g, who)))
    attacks = attacks_of(rest)
    mover = mover_of(g, who, move, attacks[0] if attacks else None, attacks)
    if stays(g.board, mover, g.figures[g.turn.focus].at):
        return
    field = field_of(g, who)
    outcome = yield from choose_outcome(g, who, field, mover)
    if outcome is not None:
        rule = "GH-MOPT-02" if len(outcome.targets) > 1 else "GH-MMOVE-03" if outcome.targets else "GH-MMOVE-09"
        yield from walk_path(g, who, outcome.path, over=mover.jump or mover.flying, rule=rule)


def marches(g: State, who: int) -> bool:
    """Whether a monster has moved already, where the page wants it. GH-SPECIAL-08"""
    return any(isinstance(rule, Marches) and rule.monster == g.figures[who].name for rule in page(g.scenario).rules)


def choose_outcome(g: State, who: int, field: Field, mover: Mover) -> Asking[Outcome | None]:
    """What the monster does of all that the rules allow: where it goes and through which traps. GH-AMBIG-01"""
    foe = next(foe for foe in field.foes if foe.key == g.turn.focus)
    over = mover.jump or mover.flying
    minds_snags = bool(field.snags) and not over
    possible: dict[tuple[int, tuple[int, ...]], Outcome] = {}
    for outcome in outcomes(field, mover, foe):
        to = outcome.path[-1] if outcome.path else mover.at
        through = tuple(at for at in outcome.path if at in field.snags) if minds_snags else ()
        possible.setdefault((to, through), outcome)
    if len(possible) <= 1:
        return next(iter(possible.values()), None)
    options = [Does(to, through, ()) for to, through in possible]
    chosen = yield from ask(Decision(g.speaker(), "monster-moves", options, {"figure": who}))
    return possible[chosen.to, chosen.through]


def walk_path(g: State, who: int, path: tuple[int, ...], *, over: bool, rule: str) -> Script:
    """Hex by hex, or over everything to the last one; whoever is held on the way stays there."""
    figure = g.figures[who]
    if not path:
        return
    start = figure.at
    g.turn.hexes_moved += len(path)
    if over:
        yield from enter(g, who, path[-1])
    else:
        for at in path:
            yield from enter(g, who, at)
            if not figure.is_on_map or figure.conditions & (IMMOBILIZE | STUN):
                break
    g.emit(Moved, figure.name, figure.number, start, figure.at, rule=rule)


@steers(Move)
def steered_moves(g: State, who: int, move: Move) -> Script:
    """A charmed monster moves as the charmer says."""
    if not g.figures[who].conditions & IMMOBILIZE:
        yield from move_by_stretches(g, who, g.stat(who).move + move.by, jump=move.jump)
