"""Push and pull without an attack. Rulebook: "Attack effects". GH-EFF-03..06"""

from __future__ import annotations

from tabletome.engine import Asking, Decision, Script, ask
from tabletome.games.gloomhaven.actions import SKIP, Choose, Go, Place, Skip
from tabletome.games.gloomhaven.content.notation.abilities import Ability, Drag, Pull, PullToward, Push
from tabletome.games.gloomhaven.content.notation.conditions import IMMOBILIZE, STUN
from tabletome.games.gloomhaven.rules.abilities.targets import choose_one, choose_targets, targets_of, within
from tabletome.games.gloomhaven.rules.abilities.words import Order, ally_performs, monster_performs, performs
from tabletome.games.gloomhaven.rules.combat.conditions import give_all
from tabletome.games.gloomhaven.rules.combat.push_and_pull import pull, pull_toward, push
from tabletome.games.gloomhaven.rules.movement.enter import enter
from tabletome.games.gloomhaven.state import State


@performs(Push)
def hero_pushes(g: State, hero: int, ability: Push) -> Asking[bool]:
    """Those whom the card names, one after the other. GH-EFF-04"""
    targets = yield from choose_targets(g, hero, "push", ability.to, 1)
    for who in targets:
        give_all(g, who, ability.give)
        yield from push(g, hero, who, ability.by)
    return bool(targets)


@ally_performs(Push)
def ally_pushes(g: State, hero: int, ally: int, ability: Push, order: Order) -> Asking[bool]:  # noqa: ARG001 - all alike
    """An ally pushes those whom the card names. GH-EFF-04"""
    return (yield from hero_pushes(g, ally, ability))


@monster_performs(Push)
def monster_pushes(g: State, who: int, ability: Push, _: tuple[Ability, ...]) -> Script:
    """All whom the card names, farther if an element was consumed. GH-EFF-04"""
    by = ability.by
    if ability.more is not None and ability.more[0] in g.activation.consumed:
        by = ability.more[1]
    for target in targets_of(g, who, ability.to, 1):
        yield from push(g, who, target, by)


@performs(Pull)
def hero_pulls(g: State, hero: int, ability: Pull) -> Asking[bool]:
    """One enemy within range, or several, one after the other. GH-EFF-05"""
    pulled: list[int] = []
    while len(pulled) < ability.targets:
        near = [who for who in within(g, hero, g.targets_for(hero), ability.range) if who not in pulled]
        chosen = yield from choose_one(g, hero, "pull", near)
        if chosen is None:
            break
        give_all(g, chosen, ability.give)
        yield from pull(g, hero, chosen, ability.by)
        pulled.append(chosen)
    return bool(pulled)


@performs(PullToward)
def pull_together(g: State, hero: int, ability: PullToward) -> Asking[bool]:
    """Choose a hex in sight and range; all enemies near it are pulled toward it, one after the other. GH-EFF-05"""
    board, start = g.board, g.figures[hero].at
    hexes = [at for at in sorted(board.floor) if board.reaches(start, at, ability.range)]
    options: list[Place | Skip] = [*(Place(at) for at in hexes), SKIP]
    center = yield from ask(Decision(g.seat_of(hero), "center", options, {"hero": hero}))
    if isinstance(center, Skip):
        return False
    away = board.distances(center.hex)
    left = [who for who in g.targets_for(hero) if 0 < away[g.figures[who].at] <= ability.near]
    performed = False
    while left:
        targets: list[Choose | Skip] = [*(Choose(who) for who in left), SKIP]
        chosen = yield from ask(Decision(g.seat_of(hero), "pull", targets))
        if isinstance(chosen, Skip):
            break
        left.remove(chosen.figure)
        performed = True
        give_all(g, chosen.figure, ability.give)
        yield from pull_toward(g, hero, chosen.figure, center.hex, ability.by)
    return performed


@performs(Drag)
def hero_drags(g: State, hero: int, ability: Drag) -> Asking[bool]:  # noqa: ARG001 - one step is all there is
    """One adjacent enemy takes one step, chosen by the player, to another hex next to the hero."""
    chosen = yield from choose_one(g, hero, "drag", within(g, hero, g.targets_for(hero), 1))
    if chosen is None:
        return False
    figure = g.figures[chosen]
    beside = g.board.near[g.figures[hero].at]
    flying = g.is_flying(chosen)
    free = [
        at
        for at in g.board.near[figure.at]
        if at in beside and g.standing_at(at) is None and (flying or at not in g.obstacles)
    ]
    if free and not figure.conditions & (IMMOBILIZE | STUN):
        options: list[Go | Skip] = [*(Go(at) for at in free), SKIP]
        step = yield from ask(Decision(g.seat_of(hero), "drag-to", options))
        if isinstance(step, Go):
            yield from enter(g, chosen, step.hex)
    return True
