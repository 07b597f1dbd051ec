"""Special scenario rules: effects at the start, spawning, locks and plates, and what falls due. GH-SPECIAL, GH-PAGE-02

Some things come about in the middle of others: a monster dies and strikes once more, a door calls for monsters, a
treasure hurts its finder. They are noted in `State.pending` and settled before play goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine import NOTHING, Asking, ByType, Decision, Script, ask, choose
from tabletome.games.gloomhaven.actions import SKIP, Choose, DiscardCard, Place, Skip
from tabletome.games.gloomhaven.content.modifier_cards import CURSES, PENALTY
from tabletome.games.gloomhaven.content.notation.conditions import BIT, CURSE, DISARM, STUN
from tabletome.games.gloomhaven.content.notation.ranks import Rank
from tabletome.games.gloomhaven.content.notation.scenarios import (
    Curses,
    DiscardCards,
    MinusOnes,
    Moment,
    Spawn,
    StartWith,
)
from tabletome.games.gloomhaven.content.notation.special_rules import AwaitedBoss, BreakingStuns, Crossing
from tabletome.games.gloomhaven.content.scenarios import HELD_DOORS, WITH_RULES, breakable_doors, page
from tabletome.games.gloomhaven.content.summons import CREATURES
from tabletome.games.gloomhaven.content.treasures import TREASURES
from tabletome.games.gloomhaven.events import Discarded, Spawned
from tabletome.games.gloomhaven.rules.abilities.round_bonuses import value_on_death
from tabletome.games.gloomhaven.rules.abilities.targets import choose_one
from tabletome.games.gloomhaven.rules.abilities.words import at_once
from tabletome.games.gloomhaven.rules.combat.attack import resolve
from tabletome.games.gloomhaven.rules.combat.conditions import give, give_all
from tabletome.games.gloomhaven.rules.combat.damage import leave_the_map, suffer
from tabletome.games.gloomhaven.rules.combat.elements import infuse
from tabletome.games.gloomhaven.rules.combat.modifiers import shuffle_in
from tabletome.games.gloomhaven.rules.initiative import join_the_round
from tabletome.games.gloomhaven.rules.monsters.standees import add_monster, add_random_standee, free_standees
from tabletome.games.gloomhaven.rules.movement.doors import open_door
from tabletome.games.gloomhaven.rules.movement.held_doors import nearest_empties
from tabletome.games.gloomhaven.rules.scenario.circumstances import is_so, spawn_mark, weakened_mark
from tabletome.games.gloomhaven.rules.scenario.plates import are_all_on, are_occupied, plates_in_play
from tabletome.games.gloomhaven.rules.scenario.standing_rules import watch
from tabletome.games.gloomhaven.state import (
    ELITE,
    ESCORT,
    HIDDEN,
    NOBODY,
    NORMAL,
    OBJECTIVE,
    SUMMON,
    AttackAbility,
    AttackInVengeance,
    AttackOfTheDead,
    Crushed,
    DoorBroken,
    Fall,
    Figure,
    RunningAttack,
    SpawnDue,
    State,
    TakingAway,
    TreasureTrap,
    Unmasking,
)

befalls: ByType[Callable[[State, list[int], Any], Script]] = ByType("befalls")
"""A scenario effect falls on these characters. GH-AREA0-05"""
settles: ByType[Callable[[State, Any], Script]] = ByType("settles")
"""Something that has come about is settled."""


# The start of a scenario


def prepare(g: State) -> None:
    """Doors are locked, altars counted that make demons stronger, and a boss waits out of sight. GH-SPECIAL-03"""
    scenario = page(g.scenario)
    g.locked = frozenset().union(*(g.plan.doors_between(door) for lock in scenario.locks for door in lock.doors))
    g.locked |= breakable_doors(g.scenario)
    for held in HELD_DOORS.get(g.scenario, ()):
        g.locked |= g.plan.doors_between(held.door)
    for rule in scenario.rules:
        if isinstance(rule, Crossing):
            g.opened |= g.plan.doors_between(rule.door)
            g.locked |= g.plan.doors_between(rule.door)
    if scenario.boost is not None:
        g.altars = sum(len(g.plan.marked(token.at)) for token in scenario.tokens if token.name == scenario.boost.token)
    if scenario.hidden_boss:
        add_monster(g, scenario.hidden_boss, NORMAL, 1, HIDDEN)


def apply_scenario_effects(g: State, heroes: list[int]) -> Script:
    """The scenario's effects on the characters that do not ignore them. GH-AREA0-05, GH-AMD-12"""
    for effect in page(g.scenario).effects if heroes else ():
        yield from befalls[type(effect)](g, heroes, effect)


@befalls(Curses)
def share_curses(g: State, heroes: list[int], effect: Curses) -> Script:
    """So many for each; if there are too few, evenly, and the players say who takes one more. GH-COND-19"""
    each = min(effect.number, CURSES // len(heroes))
    for hero in heroes:
        for _ in range(each):
            shuffle_in(g, hero, CURSE)
    more = heroes if each < effect.number else []
    for _ in range(CURSES - each * len(heroes)):
        if not more:
            return
        chosen = yield from ask(Decision(g.speaker(), "curse", [Choose(hero) for hero in more]))
        shuffle_in(g, chosen.figure, CURSE)
        more = [hero for hero in more if hero != chosen.figure]


@befalls(MinusOnes)
@at_once
def add_minus_ones(g: State, heroes: list[int], effect: MinusOnes) -> None:
    """So many -1 cards for each. GH-AMD-12"""
    for hero in heroes:
        for _ in range(effect.number):
            shuffle_in(g, hero, PENALTY)


@befalls(StartWith)
@at_once
def start_with(g: State, heroes: list[int], effect: StartWith) -> None:
    """A condition for each."""
    for hero in heroes:
        g.figures[hero].conditions |= BIT[effect.condition]


@befalls(DiscardCards)
def discard_cards(g: State, heroes: list[int], effect: DiscardCards) -> Script:
    """So many cards of each hand are discarded."""
    for hero in heroes:
        yield from discard_cards_of(g, hero, effect.number, "GH-AREA0-05")


def discard_cards_of(g: State, hero: int, number: int, rule: str) -> Script:
    """So many cards of one hand, of the player's choice, as far as there are so many."""
    cards = g.heroes[hero]
    for _ in range(min(number, len(cards.hand))):
        options = [DiscardCard(card) for card in cards.hand]
        chosen = yield from ask(Decision(g.seat_of(hero), "event-discard", options, {"hero": hero}))
        cards.hand = tuple(card for card in cards.hand if card != chosen.card)
        cards.discard += (chosen.card,)
        g.emit(Discarded, cards.name, chosen.card, rule=rule)


# Spawning


def spawn_now(g: State, moment: Moment) -> None:
    """What spawns at this moment of the round falls due, unless a door has put an end to it. GH-SPECIAL-01, 02"""
    opened = {g.plan.doors[number].name for number in g.opened}
    for number, spawn in enumerate(page(g.scenario).spawns):
        if spawn.when is moment and spawn.until not in opened and is_due(g, number, spawn):
            times = times_mark(number)
            g.tally |= {times: g.counted(times) + 1} if spawn.second is not None else {}
            g.pending += tuple(SpawnDue(number, each) for each in range(len(spawn.ranks[g.party_size])))


def times_mark(number: int) -> str:
    """Under which name it is counted how often something has spawned that is different every second time."""
    return f"spawned {number}"


def is_due(g: State, number: int, spawn: Spawn) -> bool:
    """Whether it is the round for a spawn and what it takes is so; one that happens once is noted. GH-SPECIAL-01, 02"""
    if g.round not in spawn.rounds or not is_so(g, spawn.given):
        return False
    if spawn.once:
        mark = spawn_mark(number)
        if mark in g.tally:
            return False
        g.note(mark)
    return True


def spawns_at_end(g: State) -> None:
    """What spawns at the end of every round, and of every other. GH-SPECIAL-02"""
    spawn_now(g, Moment.END_OF_ROUND)
    if g.round % 2:
        spawn_now(g, Moment.END_OF_ODD_ROUND)


@settles(SpawnDue)
def spawn_one(g: State, due: SpawnDue) -> Script:
    """A monster on the stated hex, or on the empty hex nearest to it; the players choose among equals. GH-SPECIAL-01"""
    spawn = page(g.scenario).spawns[due.spawn]
    if not free_standees(g, spawn.monster):
        return
    at = yield from place_of_spawn(g, spawn, due.monster)
    if at is None:
        return
    ranks = spawn.ranks
    if spawn.second is not None and g.tally[times_mark(due.spawn)] % 2 == 0:
        ranks = spawn.second
    rank = ELITE if ranks[g.party_size][due.monster] is Rank.ELITE else NORMAL
    first = len(g.figures)
    spawned = add_random_standee(g, spawn.monster, rank, at)
    assert spawned is not None
    weaken(g, spawned)
    g.emit(Spawned, spawn.monster, spawned.number, at, rule="GH-SPECIAL-01")
    if g.order:
        join_the_round(g, first)


def place_of_spawn(g: State, spawn: Spawn, monster: int) -> Asking[int | None]:
    """Each monster has its own of several places, unless the players choose. GH-SPECIAL-01"""
    places = g.plan.marked(spawn.at)
    free = [at for at in places if spawn.anywhere and g.is_empty(at)]
    if len(free) > 1:
        return (yield from ask(Decision(g.speaker(), "spawn", [Place(at) for at in free]))).hex
    return (yield from nearest_empty(g, free[0] if free else places[monster % len(places)]))


def weaken(g: State, spawned: Figure) -> None:
    """A boss that was awaited has more hit points than its card says, less what it has suffered meanwhile."""
    for rule in page(g.scenario).rules:
        if isinstance(rule, AwaitedBoss) and rule.boss == spawned.name:
            spawned.max_health = rule.times * spawned.max_health
            spawned.health = max(spawned.max_health - g.counted(weakened_mark(rule)), 1)


def nearest_empty(g: State, start: int) -> Asking[int | None]:
    """This hex if it is empty, else the nearest one that is."""
    nearest = nearest_empties(g, start)
    if not nearest:
        return None
    chosen = yield from choose(Decision(g.speaker(), "spawn", [Place(at) for at in nearest]))
    return chosen.hex


def fall_down(g: State, who: int) -> Script:
    """Whoever no longer flies over an obstacle is hurt as by a trap and moved to the nearest empty hex. GH-MOVE-09"""
    figure = g.figures[who]
    if figure.kind in (OBJECTIVE, ESCORT) or g.is_flying(who):
        return
    yield from suffer(g, who, g.trap_damage)
    if not figure.is_on_map:
        return
    at = yield from nearest_empty(g, figure.at)
    if at is not None:
        figure.at = at


# Plates and locks


def try_locks(g: State) -> None:
    """At the end of a turn occupied plates open the doors that they belong to. GH-SPECIAL-03, 04"""
    for lock in page(g.scenario).locks:
        doors = frozenset().union(*(g.plan.doors_between(door) for door in lock.doors))
        if doors & g.locked and (are_all_on(g, lock.plates) if lock.everyone else are_occupied(g, lock.plates)):
            if lock.unlocks:
                g.locked -= doors
                continue
            plates = plates_in_play(g, lock.plates)
            opener = next((hero for hero in range(len(g.heroes)) if g.figures[hero].at in plates), 0)
            for number in sorted(doors & g.locked):
                open_door(g, number, opener)


# What falls due


def settle(g: State) -> Script:
    """Everything that has come about, in the order in which it did."""
    if g.scenario in WITH_RULES:
        watch(g)
    spawn_now(g, Moment.AS_SOON_AS)
    return settle_all(g) if g.pending else NOTHING


def settle_all(g: State) -> Script:
    """The same one by one, with what comes about meanwhile."""
    while g.pending:
        first, *rest = g.pending
        g.pending = tuple(rest)
        yield from settles[type(first)](g, first)


@settles(AttackOfTheDead)
def attack_on_death(g: State, due: AttackOfTheDead) -> Script:
    """A monster that dies attacks all adjacent enemies, if its card says so and it has acted; a creature perhaps those
    who are farther away too. GH-MOTHER-06"""
    figure, stat = g.figures[due.figure], g.stat(due.figure)
    element = ""
    if figure.kind == SUMMON:
        creature = CREATURES[figure.name]
        reach, element = creature.last_range, creature.last_element
        ability = AttackAbility(due.figure, creature.last_attack or 0, reach, ranged=reach > 1)
    else:
        value = max(stat.attack + value_on_death(g, due.figure), 0)
        ability = AttackAbility(due.figure, value, 1, ranged=False, pierce=stat.pierce, give=stat.give)
    near = [who for who in g.targets_for(due.figure) if g.board.reaches(due.at, g.figures[who].at, ability.reach)]
    for target in near:
        yield from resolve(g, RunningAttack(ability, 1, (target,)), target)
    if near and element:
        infuse(g, element)


@settles(AttackInVengeance)
def attack_in_vengeance(g: State, due: AttackInVengeance) -> Script:
    """A character that has suffered damage makes a melee attack, on whom its player likes. GH-ATK-01"""
    figure = g.figures[due.hero]
    if not figure.is_on_map or figure.conditions & (DISARM | STUN):
        return
    near = [who for who in g.targets_for(due.hero) if g.board.reaches(figure.at, g.figures[who].at, 1)]
    target = yield from choose_one(g, due.hero, "vengeance", near)
    if target is not None:
        ability = AttackAbility(due.hero, due.value, 1, ranged=False)
        yield from resolve(g, RunningAttack(ability, 1, (target,)), target)


@settles(Fall)
def come_down(g: State, due: Fall) -> Script:
    """Whoever cannot fly any more falls, if it was over an obstacle. GH-MOVE-09"""
    if g.figures[due.figure].at in g.obstacles:
        yield from fall_down(g, due.figure)


@settles(Crushed)
def push_out(g: State, due: Crushed) -> Script:
    """Whoever stood in a door that has shut is hurt as by a trap and stands beside it. GH-SPECIAL-08"""
    figure = g.figures[due.figure]
    yield from suffer(g, due.figure, g.trap_damage)
    free = [at for at in due.hexes if g.is_empty(at)]
    if not figure.is_on_map or not free:
        return
    chosen = yield from choose(Decision(g.speaker(), "spawn", [Place(at) for at in free]))
    figure.at = chosen.hex


@settles(DoorBroken)
@at_once
def open_broken(g: State, due: DoorBroken) -> None:
    """A door that was destroyed is open. GH-SPECIAL-05, GH-DOOR-01"""
    opener = g.turn.acting if g.turn.acting != NOBODY and g.figures[g.turn.acting].is_on_map else 0
    open_door(g, due.door, opener)
    if BreakingStuns() in page(g.scenario).rules:
        for who in g.on_map():
            if g.figures[who].is_monster and g.figures[who].at in g.board.near[g.plan.doors[due.door].at]:
                give(g, who, "stun")


@settles(Unmasking)
def unmask(g: State, due: Unmasking) -> Script:
    """Where a monster has died another stands, that it was all the time."""
    at = yield from nearest_empty(g, due.at)
    if at is None:
        return
    first = len(g.figures)
    new = add_monster(g, due.monster, ELITE, 1, at)
    g.emit(Spawned, due.monster, g.figures[new].number, at, rule="GH-SPECIAL-01")
    if g.order:
        join_the_round(g, first)


@settles(TakingAway)
def take_away(g: State, due: TakingAway) -> Script:
    """The players may remove one monster of a name."""
    there = [who for who in g.on_map() if g.figures[who].name == due.monster]
    if not there:
        return
    options: list[Choose | Skip] = [*(Choose(who) for who in there), SKIP]
    chosen = yield from ask(Decision(g.speaker(), "take-away", options))
    if isinstance(chosen, Choose):
        leave_the_map(g, chosen.figure)


@settles(TreasureTrap)
def harm_finder(g: State, due: TreasureTrap) -> Script:
    """A treasure that was a trap. GH-OVL-21"""
    treasure = TREASURES[due.number]
    yield from suffer(g, due.hero, treasure.damage)
    give_all(g, due.hero, treasure.conditions)
