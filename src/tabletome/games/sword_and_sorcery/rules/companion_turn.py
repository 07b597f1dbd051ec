"""The turn of a companion, within that of the hero who called it. Rulebook: companions. SS-COMPAN-05"""

from __future__ import annotations

from tabletome.engine import Action, Decision, Script, runs
from tabletome.games.sword_and_sorcery import actions as a
from tabletome.games.sword_and_sorcery.content.things import ItemCard, MagicKey, Thing
from tabletome.games.sword_and_sorcery.rules import phases
from tabletome.games.sword_and_sorcery.rules.combat.weapon_attacks import (
    evade,
    hero_attack,
    readiness,
    targets_in_reach,
)
from tabletome.games.sword_and_sorcery.rules.heroes.gear import has_room
from tabletome.games.sword_and_sorcery.rules.heroes.movement import step_cost
from tabletome.games.sword_and_sorcery.rules.heroes.treasure import called, receive, remove_drop
from tabletome.games.sword_and_sorcery.rules.map.movement import put_in
from tabletome.games.sword_and_sorcery.rules.story.orders import resolve_due
from tabletome.games.sword_and_sorcery.state import State


@runs(phases.COMPANION_TURN)
def companion_turn(g: State) -> Script:
    """The companion moves and attacks by the rules of heroes; it uses no actions, and nothing interrupts it.

    SS-COMPAN-05, SS-COMPAN-08, SS-COMPAN-10, SS-COMPAN-11, SS-COMPAN-17
    """
    figure = g.companion
    if g.story.result or not g.companion_rank or g.figures[g.active].ghost:
        leave_companion(g)
        return
    options = companion_options(g, figure)
    if not options:
        leave_companion(g)
        return
    chosen = yield Decision(g.seat_of(g.active), "companion", [*options, a.DONE], {"hero": g.active})
    match chosen:
        case a.Go():
            yield from companion_step(g, figure, chosen.area)
        case a.StandUp():
            g.figures[figure].down = False
            g.turn.companion_points -= 1
        case a.Attack():
            g.turn.companion_attack = False
            g.turn.companion_points = 0
            yield from hero_attack(g, figure, "main", chosen.figure)
            yield from resolve_due(g)
        case a.Take():
            carry(g, chosen.thing)
        case a.Lend():
            thing, g.companion_carries = g.companion_carries, None
            assert thing is not None
            yield from receive(g, chosen.hero, thing)
        case _:
            leave_companion(g)


def leave_companion(g: State) -> None:
    g.turn.companion_points, g.turn.companion_attack = 0, False
    g.phase = phases.HERO_TURN


def companion_options(g: State, figure: int) -> list[Action]:
    """Movement, then an attack; he fetches things; no Actions, no items, and nobody dismisses him.

    SS-COMPAN-05, SS-COMPAN-10, SS-COMPAN-11, SS-COMPAN-15, SS-COMPAN-23
    """
    it = g.figures[figure]
    found: list[Action] = []
    if g.turn.companion_points > 0:
        if it.down:
            found.append(a.STAND_UP)
        else:
            found += [a.GO[area] for area in g.board.steps[it.at] if step_cost(g, area) <= g.turn.companion_points]
    if g.turn.companion_attack and not it.down:
        found += [a.Attack("main", foe) for foe in targets_in_reach(g, figure, g.companion_card.weapon.reach)]
    if not g.foes_at(it.at):
        carried = g.companion_carries
        if carried is None:
            found += [a.Take(word) for word in dict.fromkeys(thing.word for thing in fetchable(g, it.at))]
        else:
            found += [
                a.Lend(hero, carried.word)
                for hero in g.living()
                if g.figures[hero].at == it.at and (has_room(g.heroes[hero]) or not isinstance(carried, ItemCard))
            ]
    return found


def companion_step(g: State, figure: int, area: int) -> Script:
    """Leaving enemies provokes their attacks as for a hero, and so do ready enemies where it goes.

    SS-COMPAN-08, SS-COMPAN-20, SS-BEST-04
    """
    it = g.figures[figure]
    if g.foes_at(it.at):
        yield from evade(g, figure)
        if not g.companion_rank or it.down:
            return
    g.turn.companion_points -= step_cost(g, area)
    put_in(g, figure, area)
    if g.companion_rank and it.at == area:
        yield from readiness(g, figure)


def fetchable(g: State, area: int) -> tuple[Thing, ...]:
    """Drops and items that a companion can carry: all but the magic key, which is for heroes. SS-COMPAN-23"""
    return tuple(thing for thing in g.map.drops[area] if not isinstance(thing, MagicKey))


def carry(g: State, word: str) -> None:
    """The companion takes up one thing where it stands, as it lies: nobody turns a drop over. SS-COMPAN-23"""
    area = g.figures[g.companion].at
    thing = called(word, fetchable(g, area))
    remove_drop(g, area, thing)
    g.companion_carries = thing
