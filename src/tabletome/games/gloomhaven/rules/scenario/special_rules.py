"""Special scenario rules: effects at the start, spawning, locks and plates, and what falls due. GH-SPECIAL, GH-PAGE-02

Some things come about in the middle of others: a monster dies and strikes once more, a door calls for monsters, a
treasure hurts its finder. They are noted in `State.due` and settled before play goes on.
"""

from __future__ import annotations

from typing import Any

from tabletome.engine import Asking, Decision, Script
from tabletome.games.gloomhaven.actions import Choose, Place
from tabletome.games.gloomhaven.board import FAR
from tabletome.games.gloomhaven.content.bosses import TYPES
from tabletome.games.gloomhaven.content.modifier_cards import CURSES, PENALTY
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.notation.abilities import BIT, CURSE, OnDeath, Stat
from tabletome.games.gloomhaven.content.notation.scenarios import (
    END_OF_ODD_ROUND,
    END_OF_ROUND,
    START_OF_ROUND,
    Curses,
    MinusOnes,
    Ranks,
    Spawn,
    StartWith,
)
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.content.summons import LAST_ATTACKS, species
from tabletome.games.gloomhaven.content.treasures import TREASURES
from tabletome.games.gloomhaven.events import Spawned
from tabletome.games.gloomhaven.rules.combat.attack import resolve
from tabletome.games.gloomhaven.rules.combat.conditions import give
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.rules.combat.modifiers import shuffle_in
from tabletome.games.gloomhaven.rules.movement.doors import (
    add_monster,
    free_standees,
    join_the_round,
    open_door,
    party_size,
)
from tabletome.games.gloomhaven.state import ELITE, NORMAL, OBJECTIVE, SUMMON, State, Striking

# ------------------------------------------------------------------ the start of a scenario


def prepare(g: State) -> None:
    """Doors are locked, and the scenario's effects fall on every character. GH-SPECIAL-03, GH-AREA0-05, GH-AMD-12"""
    this = page(g.scenario)
    g.locked = frozenset().union(*(g.plan.doors_between(door) for lock in this.locks for door in lock.doors))
    if this.boost is not None:
        g.altars = sum(len(g.plan.marked(token.at)) for token in this.tokens if token.name == this.boost.token)


def burden(g: State, heroes: list[int]) -> Script:
    """The scenario's effects on the characters that do not ignore them. GH-AREA0-05, GH-AMD-12"""
    for effect in page(g.scenario).effects:
        match effect:
            case Curses():
                yield from share_curses(g, heroes, effect.number)
            case MinusOnes():
                for hero in heroes:
                    for _ in range(effect.number):
                        shuffle_in(g, hero, PENALTY)
            case StartWith():
                for hero in heroes:
                    g.figures[hero].conditions |= BIT[effect.condition]


def share_curses(g: State, heroes: list[int], number: int) -> Script:
    """So many for each; if there are too few, evenly, and the players say who takes one more. GH-COND-19"""
    each = min(number, CURSES // max(len(heroes), 1))
    for hero in heroes:
        for _ in range(each):
            shuffle_in(g, hero, CURSE)
    more = heroes if each < number else []
    for _ in range(CURSES - each * len(heroes)):
        if not more:
            return
        chosen: Any = yield Decision(g.speaker(), "curse", [Choose(hero) for hero in more])
        shuffle_in(g, chosen.figure, CURSE)
        more = [hero for hero in more if hero != chosen.figure]


# ------------------------------------------------------------------ spawning


def spawn_now(g: State, moment: str) -> None:
    """What spawns at this moment of the round falls due, unless a door has put an end to it. GH-SPECIAL-01, 02"""
    opened = {g.plan.doors[number].name for number in g.opened}
    for number, spawn in enumerate(page(g.scenario).spawns):
        if spawn.when == moment and spawn.until not in opened:
            g.due += tuple(("spawn", number, each) for each in range(len(spawn.ranks[party_size(g)])))


def spawns_at_start(g: State) -> None:
    spawn_now(g, START_OF_ROUND)


def spawns_at_end(g: State) -> None:
    spawn_now(g, END_OF_ROUND)
    if g.round % 2:
        spawn_now(g, END_OF_ODD_ROUND)


def spawn_one(g: State, spawn: Spawn, which: int) -> Script:
    """A monster on the stated hex, or on the empty hex nearest to it; the players choose among equals. GH-SPECIAL-01"""
    standees = free_standees(g, spawn.monster)
    if not standees:
        return
    at = yield from nearest_empty(g, g.plan.marked(spawn.at)[0])
    if at is None:
        return
    rank = ELITE if spawn.ranks[party_size(g)][which] == "e" else NORMAL
    new = add_monster(g, spawn.monster, rank, g.rng.pick(standees), at, coinless=True)
    g.emit(Spawned, spawn.monster, g.figures[new].number, at, rule="GH-SPECIAL-01")
    if g.order:
        join_the_round(g, new)


def nearest_empty(g: State, start: int) -> Asking[int | None]:
    """This hex if it is empty, else the nearest one that is."""
    nearest = nearest_empties(g, start)
    if not nearest:
        return None
    if len(nearest) == 1:
        return nearest[0]
    chosen: Any = yield Decision(g.speaker(), "spawn", [Place(at) for at in nearest])
    return int(chosen.hex)


def nearest_empties(g: State, start: int) -> list[int]:
    away = g.board.distances(start)
    free = [at for at in sorted(g.board.floor) if away[at] < FAR and g.is_empty(at)]
    if not free:
        return []
    least = min(away[at] for at in free)
    return [at for at in free if away[at] == least]


def fall_down(g: State, figure: int) -> Script:
    """Whoever no longer flies over an obstacle is hurt as by a trap and moved to the nearest empty hex. GH-MOVE-09"""
    it = g.figures[figure]
    if it.kind == OBJECTIVE or g.is_flying(figure):
        return
    yield from suffer(g, figure, g.trap_damage)
    if it.at < 0:
        return
    at = yield from nearest_empty(g, it.at)
    if at is not None:
        it.at = at


# ------------------------------------------------------------------ plates and locks


def plates_in_play(g: State, plates: Ranks) -> tuple[int, ...]:
    return g.plan.marked(plates[party_size(g)])


def are_occupied(g: State, plates: Ranks) -> bool:
    """A character stands on each of these plates. GH-SPECIAL-04"""
    hexes = plates_in_play(g, plates)
    standing = {g.figures[hero].at for hero in range(len(g.heroes))}
    return bool(hexes) and standing.issuperset(hexes)


def try_locks(g: State) -> None:
    """At the end of a turn occupied plates open the doors that they belong to. GH-SPECIAL-03, 04"""
    if not g.locked:
        return
    for lock in page(g.scenario).locks:
        doors = frozenset().union(*(g.plan.doors_between(door) for door in lock.doors))
        if doors & g.locked and are_occupied(g, lock.plates):
            plates = plates_in_play(g, lock.plates)
            opener = next(hero for hero in range(len(g.heroes)) if g.figures[hero].at in plates)
            for number in sorted(doors & g.locked):
                open_door(g, number, opener)


# ------------------------------------------------------------------ what falls due


def settle(g: State) -> Script:
    """Everything that has come about, in the order in which it did."""
    while g.due:
        (what, one, other), *rest = g.due
        g.due = tuple(rest)
        if what == "throes":
            yield from last_attack(g, one, other)
        elif what == "spawn":
            yield from spawn_one(g, page(g.scenario).spawns[one], other)
        else:
            yield from harm_finder(g, one, other)


def last_attack(g: State, figure: int, at: int) -> Script:
    """A monster that dies attacks all adjacent enemies, if its card says so and it has acted. GH-MOTHER-06"""
    stat = g.stat(figure)
    if g.figures[figure].kind == SUMMON:
        stat = Stat(0, 0, 0)
    by = throes_of(g, figure)
    near = [each for each in g.targets_for(figure) if g.board.reaches(at, g.figures[each].at, 1)]
    for target in near:
        strike = Striking(figure, max(stat.attack + by, 0), 1, False, 1, (target,), pierce=stat.pierce, give=stat.give)
        yield from resolve(g, strike, target)


def throes_of(g: State, figure: int) -> int:
    if g.figures[figure].kind == SUMMON:
        return LAST_ATTACKS[species(g.figures[figure].name)]
    deck = TYPES[g.figures[figure].name].deck
    card = DECKS[deck][g.drawn[deck]]
    return next(each.attack.by for each in card.abilities if isinstance(each, OnDeath))


def harm_finder(g: State, hero: int, number: int) -> Script:
    """A treasure that was a trap. GH-OVL-21"""
    treasure = TREASURES[number]
    yield from suffer(g, hero, treasure.damage)
    for condition in treasure.conditions:
        give(g, hero, condition)
