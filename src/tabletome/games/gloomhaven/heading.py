"""Where a character should be going: to the enemies, through the next door, to what the scenario asks for; for bots.

Worth is counted in points of damage dealt, as in planning.py.
"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.scenario_notation import (
    Destroy,
    Escape,
    Goal,
    Kill,
    LootGoals,
    Occupy,
    OpenAllDoors,
)
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.evaluate import beside_doors
from tabletome.games.gloomhaven.goals import GOAL_TREASURE
from tabletome.games.gloomhaven.promise import act_worth
from tabletome.games.gloomhaven.special import plates_in_play
from tabletome.games.gloomhaven.state import Hero, State

A_HEX, IN_PEACE = 0.25, 0.6
"""What it is worth to come a hex nearer, and while there is nobody to fight: every round costs everyone two cards."""
A_PLACE, TO_A_PLACE = 8.0, 0.5
"""What it is worth to stand where the scenario wants one, and to come a hex nearer to it."""
A_COIN, A_GOAL_TREASURE = 0.3, 8.0
A_DOOR, NOT_READY = 6.0, 3.0
"""What it is worth to open a door when nobody is left to fight, and what it costs for each who is not ready."""
HURRY, LAST_CARDS = 1.5, 4
"""What it is worth not to wait, for each who has no more than so many cards left."""
WHILE_FIGHTING = 8.0
"""What it costs to open a door while there are enemies, or when another should."""
FEW_FOES = 2
"""How many enemies may be left when a door must be opened all the same."""
WANTED = 1.7
"""How much more it is worth to strike whom the scenario wants dead."""
A_STEP = 1.5
"""How many hit points more somebody must have who has a hex more to go to open a door."""
TOGETHER = 5
ENOUGH_CARDS = 4
LONG_WAY = 24


class Heading:
    """What a hex is worth to a character beside the fight of the moment."""

    def __init__(self, g: State, hero: int) -> None:
        self.g, self.hero = g, hero
        self.goals = page(g.scenario).goals
        self.foes = [it.at for it in g.figures if it.at >= 0 and it.hostile]
        self.floor = g.ground.floor
        self.doors = beside_doors(g.scenario, g.opened, g.locked)
        self.comfort = comfort(g, hero)
        self.opens = may_open(g, self.goals, len(self.foes)) and opener(g, self.doors) == hero
        self.place = place_for(g, self.goals, hero)
        self.springs = False
        self.steps: dict[int, int] = {}
        if self.place is not None:
            self.steps = self.find_way({self.place})
        elif self.opens or not self.foes:
            self.steps = self.find_way({near for at in self.doors for near in g.ground.ways[at]} - self.floor)
        self.wanted = frozenset(wanted(self.goals))

    def find_way(self, ends: set[int]) -> dict[int, int]:
        """How many steps it is to one of these hexes; around traps if there is a way, else somebody must spring one."""
        here = self.g.figures[self.hero].at
        around = steps_to(self.g, ends, self.g.obstacles | self.g.traps)
        self.springs = here not in around
        return steps_to(self.g, ends, self.g.obstacles) if self.springs else around

    def worth(self, at: int) -> float:
        g = self.g
        worth = A_COIN * g.money[at]
        if at not in self.floor:
            return worth + self.opening()
        if at == self.place:
            worth += A_PLACE
        elif self.steps:
            each = IN_PEACE if not self.foes else A_HEX if self.place is None else TO_A_PLACE
            worth -= each * min(self.steps.get(at, LONG_WAY), LONG_WAY)
        if self.foes:
            away = g.ground.distances(at)
            nearest = min(away[foe] for foe in self.foes)
            worth -= A_HEX * min(max(nearest - self.comfort, 0), LONG_WAY)
        return worth

    def opening(self) -> float:
        """Doors are opened when nobody is left to fight and everyone is ready."""
        if not self.opens:
            return -WHILE_FIGHTING
        g = self.g
        worth = A_DOOR
        for hero, cards in enumerate(g.heroes):
            if g.figures[hero].at >= 0:
                worth -= NOT_READY * (not is_ready(g, hero, self.hero))
                worth += HURRY * (len(cards.hand) + len(cards.chosen) + len(cards.discard) <= LAST_CARDS)
        return worth

    def must_spring(self, trap: int) -> bool:
        """Traps lie across every way to where one has to go: whoever can bear it springs one."""
        g = self.g
        bears_it = g.figures[self.hero].health > g.trap_damage + 1
        return self.springs and bears_it and trap in self.steps and (self.opens or self.place is not None)

    def urgency(self, figure: int) -> float:
        """How much more it counts to strike this enemy than another."""
        return WANTED if self.g.figures[figure].name in self.wanted else 1.0

    def loot_worth(self, at: int, reach: int) -> float:
        """What lies within reach of a Loot action."""
        g = self.g
        away = g.ground.distances(at)
        near = [each for each in self.floor if away[each] <= reach]
        coins = sum(g.money[each] for each in near)
        return A_COIN * coins + A_GOAL_TREASURE * sum(g.treasures[each] == GOAL_TREASURE for each in near)


def steps_to(g: State, ends: set[int], closed: frozenset[int]) -> dict[int, int]:
    """How many steps it is from each hex to the nearest of these, not over those that are closed."""
    steps = dict.fromkeys(ends, 0)
    front = list(ends)
    for at in front:
        for near in g.ground.ways[at]:
            if near not in steps and near not in closed:
                steps[near] = steps[at] + 1
                front.append(near)
    return steps


def wanted(goals: tuple[Goal, ...]) -> list[str]:
    """Whom the scenario wants dead or destroyed."""
    names = {Kill: "monster", Destroy: "token"}
    return [getattr(goal, names[type(goal)]) for goal in goals if type(goal) in names]


def may_open(g: State, goals: tuple[Goal, ...], foes: int) -> bool:
    """Doors stay closed while there is somebody to fight, unless doors are the goal or enemies never cease to come."""
    pressing = bool(page(g.scenario).spawns) or any(isinstance(goal, OpenAllDoors) for goal in goals)
    return foes == 0 or (foes <= FEW_FOES and pressing)


def place_for(g: State, goals: tuple[Goal, ...], hero: int) -> int | None:
    """The hex that the scenario wants this character to go to; everyone has another, those who are near first."""
    places = [at for at in places_to_reach(g, goals) if at in g.ground.floor]
    standing = [n for n in range(len(g.heroes)) if g.figures[n].at >= 0]
    while places and standing:
        _, who, place = min((g.ground.distance(g.figures[n].at, at), n, at) for n in standing for at in places)
        if who == hero:
            return place
        standing.remove(who)
        places.remove(place)
    return None


def places_to_reach(g: State, goals: tuple[Goal, ...]) -> list[int]:
    """Exits, plates and treasures that the scenario asks for, and plates that open locked doors."""
    places: list[int] = []
    for goal in goals:
        match goal:
            case Escape():
                places += g.plan.marked(goal.exits)
            case Occupy():
                places += plates_in_play(g, goal.plates)
            case LootGoals():
                places += [at for at, treasure in enumerate(g.treasures) if treasure == GOAL_TREASURE]
    for lock in page(g.scenario).locks:
        if g.locked and not frozenset().union(*map(g.plan.doors_between, lock.doors)).isdisjoint(g.locked):
            places += plates_in_play(g, lock.plates)
    return places


def opener(g: State, doors: tuple[int, ...]) -> int:
    """Who opens the next door: whoever can bear most, but the way should be short."""
    standing = [n for n in range(len(g.heroes)) if g.figures[n].at >= 0]
    away = {n: min((g.ground.distance(g.figures[n].at, door) for door in doors), default=0) for n in standing}
    awake = [n for n in standing if not g.heroes[n].resting]
    return max(awake or standing, key=lambda n: (g.figures[n].health - A_STEP * away[n], -n), default=-1)


def comfort(g: State, hero: int) -> int:
    """How near to an enemy a character wants to be: as far as its attacks reach with a move before."""
    cards = g.heroes[hero]
    reach = [act_worth(f"{cards.name}/{card}/top").reach for card in (*cards.hand, *cards.chosen)]
    return 2 + max(reach, default=1) // 2


def is_ready(g: State, hero: int, beside: int) -> bool:
    """Whether a character is near, and has cards enough; who has played theirs can rest when the round is over."""
    it, cards = g.figures[hero], g.heroes[hero]
    if g.ground.distance(it.at, g.figures[beside].at) > TOGETHER:
        return False
    return bool(g.order) or not should_rest(cards)


def should_rest(cards: Hero) -> bool:
    """Whether a character who has peace should take back the discarded cards."""
    ready = len(cards.hand) + len(cards.chosen)
    return ready < 2 or (ready < ENOUGH_CARDS <= len(cards.discard))
