"""Winning and losing a scenario. Rulebook: "Finishing a scenario". GH-FINISH, GH-EXH-04, GH-PAGE-01"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine import ByType, Outcome
from tabletome.games.gloomhaven.board import revealed_rooms
from tabletome.games.gloomhaven.content.dungeons import printed_number
from tabletome.games.gloomhaven.content.notation.scenarios import (
    AllSpawned,
    Alone,
    Arrive,
    CarryOut,
    CleanseAll,
    CreateRooms,
    Deliver,
    Deserted,
    Destroy,
    DigUp,
    EachLoots,
    EmptyHanded,
    Escape,
    GiveAwayOne,
    Goal,
    Kill,
    KillAll,
    KillMany,
    KillNamed,
    KillOthers,
    KillRevealed,
    LootGoals,
    Lost,
    LostMany,
    Occupy,
    OneOf,
    OpenAllDoors,
    Overrun,
    Reveal,
    Sacrificed,
    SaveAll,
    SaveMany,
    Scenario,
    Stranded,
    Sunk,
    Survive,
    TimeUp,
    TooLate,
    WithoutBearer,
)
from tabletome.games.gloomhaven.content.notation.special_rules import NobodyOn, ResetIfLost
from tabletome.games.gloomhaven.content.scenario_levels import BONUS_XP
from tabletome.games.gloomhaven.content.scenarios import WITH_RULES, page
from tabletome.games.gloomhaven.content.treasures import TREASURES
from tabletome.games.gloomhaven.events import GoalJudged, Saved, ScenarioDecided, ScenarioEnded
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.rules.scenario.battle_goals import check_marks
from tabletome.games.gloomhaven.rules.scenario.bearers import DELIVERED, bearer, protagonist
from tabletome.games.gloomhaven.rules.scenario.circumstances import (
    GIVEN_AWAY,
    cleansed_mark,
    comes_later,
    is_so,
    revealed_mark,
    saved_mark,
    spawn_mark,
    waiting_rules,
)
from tabletome.games.gloomhaven.rules.scenario.plates import are_occupied, plates_in_play
from tabletome.games.gloomhaven.rules.scenario.treasures import GOAL_TREASURE, goal_treasures, looted_goals
from tabletome.games.gloomhaven.state import LOST, NOBODY, OFF, UNDECIDED, WON, Figure, SpawnDue, State

SUNK, SACRIFICED = "sunk", "sacrificed"
"""Under these names it is noted what decides a scenario."""

meets: ByType[Callable[[State, Any], bool]] = ByType("meets")
"""Whether what a goal asks for is true now."""


def check_goals(g: State) -> None:
    """The first condition met decides, though the round is played to its end. GH-FINISH-01

    Asked whenever a figure leaves the map, a door opens or a treasure is looted, and at the end of every turn.
    """
    if g.result != UNDECIDED:
        return
    scenario = page(g.scenario)
    if is_lost(g, scenario):
        g.result = LOST
    elif is_won(g, scenario):
        g.result = WON
    else:
        return
    g.emit(ScenarioDecided, g.result == WON, rule="GH-FINISH-01")


def bring_to_safety(g: State, figure: Figure) -> None:
    """An ally leaves the map unharmed and for good. GH-SPECIAL-07"""
    figure.at = OFF
    g.count(saved_mark(figure.name))
    g.emit(Saved, figure.name, figure.number, rule="GH-SPECIAL-07")
    check_goals(g)


def is_lost(g: State, scenario: Scenario) -> bool:
    """All characters are exhausted, or what the scenario forbids has happened. GH-EXH-04"""
    if all_exhausted(g) and not any(isinstance(goal, Escape) and is_met(g, goal) for goal in scenario.goals):
        return True
    return bool(scenario.defeats) and any(is_met(g, defeat) for defeat in scenario.defeats)


def all_exhausted(g: State) -> bool:
    """Whether no character is left in play. GH-EXH-04"""
    for hero, cards in enumerate(g.heroes):  # noqa: SIM110 - asked after every turn, and nearly always answered by the first
        if g.figures[hero].is_on_map and not cards.lies_exhausted:
            return False
    return True


def is_won(g: State, scenario: Scenario) -> bool:
    """Every goal of the scenario is met at once. GH-PAGE-01"""
    for goal in scenario.goals:  # noqa: SIM110 - asked after every turn, mostly of one goal
        if not meets[type(goal)](g, goal):
            return False
    return True


def is_met(g: State, goal: Goal) -> bool:
    """Whether what a goal, or a defeat, asks for is true now."""
    return meets[type(goal)](g, goal)


# What goals ask for


@meets(KillAll)
def all_are_dead(g: State, goal: KillAll) -> bool:  # noqa: ARG001 - all goals are asked alike
    return not enemies_left(g) and len(revealed_rooms(g.plan, g.opened)) == g.plan.rooms


@meets(KillRevealed)
def all_revealed_are_dead(g: State, goal: KillRevealed) -> bool:  # noqa: ARG001
    return not enemies_left(g)


@meets(CreateRooms)
def rooms_are_made(g: State, goal: CreateRooms) -> bool:
    return g.plan.rooms >= goal.number


@meets(Kill)
def is_dead(g: State, goal: Kill) -> bool:
    """All monsters of this name stood in rooms that are revealed, and none is left."""
    rooms = revealed_rooms(g.plan, g.opened)
    hidden = any(spot.monster == goal.monster and g.plan.room_of[spot.at] not in rooms for spot in g.plan.spots)
    if hidden or (g.scenario in WITH_RULES and comes_later(g, goal.monster)):
        return False
    return not any(figure.name == goal.monster and figure.at != OFF for figure in g.figures)


@meets(KillOthers)
def all_others_are_dead(g: State, goal: KillOthers) -> bool:
    """Those whom the page spares may live."""
    if len(revealed_rooms(g.plan, g.opened)) < g.plan.rooms or any(isinstance(due, SpawnDue) for due in g.pending):
        return False
    return not any(
        figure.at != OFF and figure.is_monster and figure.hostile and figure.name not in goal.spared
        for figure in g.figures
    )


@meets(Deliver)
def is_delivered(g: State, goal: Deliver) -> bool:
    """Whoever has it stands beside the place, or has ended a turn there."""
    who = bearer(g)
    if DELIVERED in g.tally or who == NOBODY or not g.figures[who].is_on_map:
        return DELIVERED in g.tally
    return any(at in g.board.near[g.figures[who].at] for at in g.plan.marked(goal.at))


@meets(OneOf)
def one_is_met(g: State, goal: OneOf) -> bool:
    return any(is_met(g, each) for each in goal.goals)


@meets(GiveAwayOne)
def one_is_given_away(g: State, goal: GiveAwayOne) -> bool:  # noqa: ARG001
    return GIVEN_AWAY in g.tally


@meets(CarryOut)
def all_is_carried_out(g: State, goal: CarryOut) -> bool:
    looted = any(str(goal.treasure) in hero.treasures for hero in g.heroes)
    exits = g.plan.marked(goal.exits)
    return looted and all(g.figures[hero].at in exits for hero in range(len(g.heroes)))


@meets(DigUp)
def all_is_dug_up(g: State, goal: DigUp) -> bool:  # noqa: ARG001
    return all(g.counted(dug_mark(grave)) > g.characters for grave in graves_of(g))


def graves_of(g: State) -> dict[int, tuple[int, ...]]:
    """The graves of the map by one of their hexes, with all of them."""
    letters = "".join(goal.places for goal in page(g.scenario).goals if isinstance(goal, DigUp))
    marked = set(g.plan.marked(letters))
    return {
        overlay.hexes[0]: overlay.hexes
        for overlay in g.plan.overlays
        if overlay.kind == "obstacle" and marked.issuperset(overlay.hexes)
    }


def dug_mark(grave: int) -> str:
    """Under which name it is counted how much of a grave is dug up."""
    return f"dug {grave}"


@meets(Sunk)
def ship_has_sunk(g: State, goal: Sunk) -> bool:  # noqa: ARG001
    return SUNK in g.tally


@meets(Overrun)
def plate_is_taken(g: State, goal: Overrun) -> bool:
    plates = g.plan.marked(goal.plates)
    return any(figure.name == goal.monster and figure.at in plates for figure in g.figures)


@meets(Sacrificed)
def victim_is_sacrificed(g: State, goal: Sacrificed) -> bool:  # noqa: ARG001
    return SACRIFICED in g.tally


@meets(Deserted)
def is_deserted(g: State, goal: Deserted) -> bool:
    return g.round > 0 and is_so(g, goal.given) and is_so(g, NobodyOn(goal.tiles))


@meets(Alone)
def only_one_is_left(g: State, goal: Alone) -> bool:  # noqa: ARG001
    return g.round > 0 and sum(not g.is_exhausted(hero) for hero in range(len(g.heroes))) <= 1


@meets(WithoutBearer)
def bearer_is_exhausted(g: State, goal: WithoutBearer) -> bool:  # noqa: ARG001
    who = protagonist(g)
    return who != NOBODY and g.is_exhausted(who)


@meets(KillMany)
def many_are_dead(g: State, goal: KillMany) -> bool:
    return kills(g, goal) >= goal.number.value(C=g.characters, L=g.level)


def kills(g: State, goal: KillMany) -> int:
    """How many of the enemies that count have died."""
    return sum(g.counted(name) for name in goal.monsters) if goal.monsters else g.killed


@meets(KillNamed)
def named_is_dead(g: State, goal: KillNamed) -> bool:
    return g.counted(goal.name) > 0


@meets(EachLoots)
def each_has_looted(g: State, goal: EachLoots) -> bool:  # noqa: ARG001
    return all(GOAL_TREASURE in hero.treasures for hero in g.heroes)


@meets(EmptyHanded)
def somebody_is_empty_handed(g: State, goal: EmptyHanded) -> bool:  # noqa: ARG001
    return g.round > 0 and any(
        g.is_exhausted(hero) and GOAL_TREASURE not in cards.treasures for hero, cards in enumerate(g.heroes)
    )


@meets(SaveMany)
def enough_are_saved(g: State, goal: SaveMany) -> bool:
    return g.counted(saved_mark(goal.ally)) >= goal.number


@meets(AllSpawned)
def all_have_come(g: State, goal: AllSpawned) -> bool:  # noqa: ARG001
    """What comes once has come, and the last round in which others do is over."""
    for number, spawn in enumerate(page(g.scenario).spawns):
        last = spawn.rounds.last
        over = g.round > last or (g.round == last and g.phase == phases.CLEANUP)
        if spawn_mark(number) not in g.tally if spawn.once else not over:
            return False
    return True


@meets(SaveAll)
def all_are_saved(g: State, goal: SaveAll) -> bool:
    everywhere = len(revealed_rooms(g.plan, g.opened)) == g.plan.rooms
    return everywhere and not any(figure.name in goal.allies and figure.is_on_map for figure in g.figures)


@meets(TooLate)
def ally_is_not_saved_in_time(g: State, goal: TooLate) -> bool:
    since = g.tally.get(revealed_mark(goal.ally))
    if since is None or not any(figure.name == goal.ally and figure.is_on_map for figure in g.figures):
        return False
    rounds = g.round - since + 1
    return rounds > goal.rounds or (rounds == goal.rounds and g.phase == phases.CLEANUP)


@meets(LostMany)
def too_many_are_dead(g: State, goal: LostMany) -> bool:
    return g.counted(goal.ally) >= goal.number


@meets(CleanseAll)
def all_is_cleansed(g: State, goal: CleanseAll) -> bool:
    return all(cleansed_mark(at) in g.tally for at in plates_in_play(g, goal.places))


@meets(Survive, TimeUp)
def time_is_up(g: State, goal: Survive | TimeUp) -> bool:
    """So many rounds are over; the last one counts when it ends. GH-ENDRND-01"""
    return g.round > goal.rounds or (g.round == goal.rounds and g.phase == phases.CLEANUP)


@meets(Reveal)
def is_revealed(g: State, goal: Reveal) -> bool:
    return g.plan.room_of_tile(goal.tile) in revealed_rooms(g.plan, g.opened)


@meets(LootGoals)
def all_goals_are_looted(g: State, goal: LootGoals) -> bool:  # noqa: ARG001
    return looted_goals(g) == goal_treasures(g)


@meets(Destroy)
def are_destroyed(g: State, goal: Destroy) -> bool:
    """Those in rooms not yet revealed count too."""
    rooms = revealed_rooms(g.plan, g.opened)
    places = [at for token in page(g.scenario).tokens if token.name == goal.token for at in g.plan.marked(token.at)]
    hidden = any(g.plan.room_of[at] not in rooms for at in places)
    return not hidden and not any(figure.name == goal.token and figure.is_on_map for figure in g.figures)


@meets(Occupy)
def plates_are_occupied(g: State, goal: Occupy) -> bool:
    return are_occupied(g, goal.plates)


@meets(OpenAllDoors)
def all_doors_are_open(g: State, goal: OpenAllDoors) -> bool:  # noqa: ARG001
    return len(g.opened) == len(g.plan.doors)


@meets(Escape)
def all_are_out(g: State, goal: Escape) -> bool:
    """Every character stands on an exit, or became exhausted on one."""
    exits = g.plan.marked(goal.exits)
    return all(g.figures[hero].at in exits or hero in g.escaped for hero in range(len(g.heroes)))


@meets(Arrive)
def has_arrived(g: State, goal: Arrive) -> bool:
    """The escort stands next to its place."""
    (place,) = g.plan.marked(goal.at)
    there = [figure.at for figure in g.figures if figure.name == goal.escort and figure.is_on_map]
    return any(g.board.distance(at, place) == 1 for at in there)


@meets(Lost)
def is_lost_for_good(g: State, goal: Lost) -> bool:
    return not any(figure.name == goal.escort and figure.is_on_map for figure in g.figures)


@meets(Stranded)
def somebody_is_stranded(g: State, goal: Stranded) -> bool:
    """A character became exhausted elsewhere than where they were to get."""
    if not is_so(g, goal.given):
        return False
    return g.round > 0 and any(g.is_exhausted(hero) and hero not in g.escaped for hero in range(len(g.heroes)))


def enemies_left(g: State) -> bool:
    """Whether a hostile monster is on the map, in hiding, under a charm, or about to be spawned or set up."""
    for figure in g.figures[len(g.heroes) :]:
        if figure.at != OFF and figure.is_monster and (figure.hostile or figure.effects.charmer != NOBODY):
            return True
    return any(isinstance(due, SpawnDue) for due in g.pending) or bool(waiting_rules(g))


# The end


def reset_treasure(g: State) -> None:
    """What was looted in a scenario that is lost goes back, where the page says so. GH-OVL-24"""
    for rule in page(g.scenario).rules:
        if isinstance(rule, ResetIfLost):
            for hero in g.heroes:
                if str(rule.treasure) in hero.treasures:
                    hero.treasures = tuple(each for each in hero.treasures if each != str(rule.treasure))
                    hero.found = tuple(each for each in hero.found if each not in TREASURES[rule.treasure].items)


def end_scenario(g: State) -> None:
    """Bonus experience for a victory; the score is the experience gained. GH-FINISH-02, 07, 08, 10

    A campaign goes on.
    """
    won = g.result == WON
    if not won and g.scenario in WITH_RULES:
        reset_treasure(g)
    for number, hero in enumerate(g.heroes):
        hero.checks = check_marks(g, number)
        if hero.goals:
            g.emit(GoalJudged, hero.name, hero.goals[0], hero.checks, rule="GH-BGOAL-02")
        if won:
            hero.xp += BONUS_XP[g.level]
    other = page(g.scenario).reward_if
    otherwise = won and other is not None and is_so(g, other[0])
    g.emit(ScenarioEnded, won, printed_number(g.scenario), otherwise, rule="GH-FINISH-08")
    if g.party is not None:
        g.phase = phases.LEAVE_SCENARIO
        return
    scores = tuple(float(hero.xp) for hero in g.heroes)
    seats = scores if not g.solo else (sum(scores),)
    winners = tuple(range(g.seats)) if won else ()
    reason = "won" if won else "exhausted" if all_exhausted(g) else "lost"
    g.outcome = Outcome(winners, seats, reason, shared=True)
