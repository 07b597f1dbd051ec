"""Where a character should be going: to the enemies, through the next door, to what the scenario asks for; for bots.

Worth is counted in points of damage dealt, as in outlook.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tabletome.games.gloomhaven.board import FAR, beside_doors, board, revealed_rooms
from tabletome.games.gloomhaven.bots.company import company, standing, within_reach
from tabletome.games.gloomhaven.bots.goal_hexes import leads_to_a_goal
from tabletome.games.gloomhaven.bots.goal_value import LONG_WAY
from tabletome.games.gloomhaven.bots.newcomers import are_coming, coming
from tabletome.games.gloomhaven.bots.pace import UNFORESEEN, courage, haste, rounds_needed
from tabletome.games.gloomhaven.bots.page_places import (
    places_for_one,
    places_for_some,
    places_that_cannot_wait,
    water_places,
)
from tabletome.games.gloomhaven.bots.printed_value import printed_value, top
from tabletome.games.gloomhaven.content.notation.scenarios import (
    Arrive,
    CleanseAll,
    Deserted,
    Destroy,
    EachLoots,
    EmptyHanded,
    Escape,
    Goal,
    Kill,
    KillMany,
    KillNamed,
    LootGoals,
    Lost,
    LostMany,
    Named,
    Occupy,
    OpenAllDoors,
    Overrun,
    Stranded,
    TimeUp,
)
from tabletome.games.gloomhaven.content.notation.special_rules import Carried, Craved, Flood
from tabletome.games.gloomhaven.content.scenarios import HELD_DOORS, IDLING, SCENARIOS, WITH_RULES, page
from tabletome.games.gloomhaven.rules.abilities.loot import has_loot_action
from tabletome.games.gloomhaven.rules.characters.stamina import rounds_left, stamina
from tabletome.games.gloomhaven.rules.combat.damage import is_beyond_harm
from tabletome.games.gloomhaven.rules.initiative import has_still_to_act, is_inactive
from tabletome.games.gloomhaven.rules.movement.enter import hazard_damage
from tabletome.games.gloomhaven.rules.scenario.bearers import resists
from tabletome.games.gloomhaven.rules.scenario.circumstances import is_so
from tabletome.games.gloomhaven.rules.scenario.plates import plates_in_play
from tabletome.games.gloomhaven.rules.scenario.treasures import GOAL_TREASURE, goal_treasures, looted_goals
from tabletome.games.gloomhaven.state import NOBODY, OBJECTIVE, Hero, State

# Points of damage for each hex nearer; set by hand and tried in games by instinct
HEX_NEARER = 0.3  # to enemies, without haste
HEX_NEARER_IN_PEACE = 0.6  # with nobody to fight: every round costs everyone two cards
HEX_NEARER_TO_IMMOBILE = 1.5  # to enemies of whom none can move: to wait for them is in vain
HEX_NEARER_TO_PLACE = 0.5  # to where the scenario wants one
HEX_NEARER_IN_TIME = 8.0  # where the page grants only so many rounds
HEX_NEARER_TO_LAST_PLACE = 2.0  # where it is won as soon as everyone stands there
HEX_NEARER_TO_LAST_PLACE_IN_TIME = 6.0
LEAST_COURAGE = 0.4  # with which one goes to whom the scenario wants dead while others never cease to come
PREY_WHILE_OTHERS_COME = 3.0  # times as much to whom the scenario wants dead while others never cease to come
HASTE_COUNTS = 1.0  # how much more a hex counts in haste
HEX_FROM_ESCORT_COST = 0.6  # for each hex too far from an ally that has to arrive somewhere
HEX_FROM_ASSAILED_COST = 1.2  # the same from somebody whom all enemies go for

# Points of damage for what is there; set by hand
PLACE_VALUE = 8.0  # to stand where the scenario wants one
LAST_PLACE_VALUE = 20.0  # where it is won as soon as everyone stands there
PLACE_VALUE_IN_TIME = 30.0  # where the page grants only so many rounds
LAST_PLACE_VALUE_IN_TIME = 60.0
COIN_VALUE = 0.3
GOAL_TREASURE_VALUE = 8.0
DOOR_VALUE = 6.0  # to open one when nobody is left to fight
NOT_READY_COST = 3.0  # for each who is not ready when it opens
ACTED_COST = 2.5  # for each who has had a turn this round already: whoever is behind it still acts
HURRY_VALUE = 1.5  # not to wait, for each who has few cards left
DOOR_IN_FIGHT_COST = 20.0  # to open one while there are enemies, or when another should
POST_LEFT_COST = 30.0  # to leave a part of the map where the scenario wants somebody all the time
WANTED_FACTOR = 1.7  # how much more it is worth to strike whom the scenario wants dead
WANTED_WHILE_OTHERS_COME = 3.0  # the same while others never cease to come
THING_WANTED_IN_A_CROWD = 2.0  # the same for what cannot strike, in a crowd that strikes the party down

# When; set by hand
FEW_CARDS = 4  # cards in hand and discarded with which somebody should hurry
FEW_FOES = 2  # enemies that may be left when a door must be opened all the same
FOES_LEFT_BEHIND = 4  # the same where doors are the goal
NEARLY_CLEARED = 1.5  # hit points of enemies for each character with which nobody waits
LEFT_WHILE_OTHERS_COME = 16.0  # the same where it would be in vain to wait
HIT_POINTS_FOR_A_STEP = 2.0  # that somebody must have more who has a hex more to go to open a door
FIT = 0.7  # share of the hit points of whoever has most that it takes to open one
BESIDE_ESCORT = 3  # hexes that a character may be away from an ally that has to arrive somewhere
BESIDE_ASSAILED = 2  # the same from somebody whom all enemies go for
SOON = 2  # moves in which such an ally will open the next door itself
NEAR_A_PLATE = 4  # hexes from which an enemy comes to a plate in a round or two
FEWEST_TO_GO_ON = 2  # characters who open doors while others wait on plates
LONG_WAIT = 1000  # rounds that nobody can wait
BESIDE_A_PLATE = 3  # hexes from which whoever waits on a plate comes back to it
DETOUR = 3  # more hexes that somebody goes around enemies on the way to a place
BLOCKING = 3  # hexes within which an enemy is in the way
HURT = 0.5  # share of the hit points with which somebody rests before the next door
SPARE = 1.5  # times the rounds that one thinks are needed for which cards must last after that
QUIET = 8  # hexes within which an enemy draws somebody from a plate
NOWHERE = -1
A_DASH = 8  # hexes that somebody runs to a plate while others fight
TOGETHER = 5  # hexes apart at most when a door is opened
CARDS_TO_REST = 2  # discarded, with which a rest is possible
ENOUGH_CARDS = 4  # in hand, with which nobody rests yet
FEW_NEED_DIE = (Kill, KillNamed, Escape, LootGoals, EachLoots, CleanseAll)
"""Goals for which nobody need be killed, or only one."""
Ways = Sequence[Sequence[int]]
URGENT = frozenset(
    number
    for number, each in SCENARIOS.items()
    if any(isinstance(goal, EachLoots) for goal in each.goals)
    or any(isinstance(rule, Flood | Carried) for rule in each.rules)
)
"""Scenarios in which the party cannot wait for the end of a fight."""


class Destination:
    """What a hex is worth to a character beside the fight of the moment."""

    def __init__(self, g: State, hero: int) -> None:
        self.g, self.hero = g, hero
        self.goals = page(g.scenario).goals
        self.shut = closed_barriers(g)
        self.company = company(g, hero)
        self.hurry = max(haste(g, rounds_needed(g)), 1.0)
        self.courage = courage(g)
        foes = within_reach(g, hero, (who for who in g.on_map() if g.figures[who].hostile and who not in self.shut))
        if g.scenario in IDLING:
            foes = [who for who in foes if is_a_threat(g, who)]
        self.foes = [g.figures[who].at for who in foes]
        self.floor = g.board.floor
        self.comfort = comfort(g, hero)
        self.escort = Escorting.now(g, self.goals)
        self.assailed = assailed(g)
        calm = self.is_calm(foes)
        only_doors = is_left_with_doors(g, self.goals)
        door = nearest_door(g, hero) if only_doors else next_door(g, hero) if calm else None
        self.posted = posted(g, self.goals)
        self.company = [each for each in self.company if each not in self.posted]
        self.opens = door is not None and (only_doors or opener(g, door, frozenset(self.posted)) == hero)
        self.door = door
        self.shunned = frozenset() if calm else last_plates(g, hero)
        self.posts = posts_of_last(g, hero)
        self.place = self.posted[hero] if hero in self.posted else place_for(g, self.goals, hero, calm)
        if self.escort is not None and not self.foes and sturdiest(g) == hero:
            self.place = self.escort.trap_ahead(g)
        self.races = self.place in winning_places(g, self.goals, hero)
        self.wanted = frozenset(wanted(g, self.goals))
        self.coming = coming(g) if self.wanted else set()
        self.others_come = bool(self.coming)
        harmed = [who for who in foes if who >= len(g.heroes)]
        self.targets = [g.figures[who].at for who in harmed]
        self.prey = [g.figures[who].at for who in harmed if g.figures[who].name in self.wanted]
        self.nobody_comes = all(g.stat(who).move == 0 for who in harmed)
        self.in_the_way: frozenset[int] = frozenset()
        self.springs = self.wades = False
        self._urgencies: dict[int, float] = {}
        self.steps = self.find_steps(door, calm)
        self.no_way = max(LONG_WAY, *self.steps.values()) if self.steps else LONG_WAY

    def find_steps(self, door: int | None, calm: bool) -> dict[int, int]:
        """How many steps it is from each hex to where this character has to go, if it has to go anywhere."""
        g = self.g
        if self.place is not None:
            return self.past_enemies(self.place, self.find_way({self.place}))
        if door is not None:
            return self.find_way({door})
        gathering = [at for at in places_for_some(g) if at in self.floor] if calm and g.scenario in WITH_RULES else []
        if gathering:
            return self.find_way(set(gathering[-1:]))
        beside = g.board.near[g.figures[self.hero].at]
        if self.targets and not (g.traps | g.hazards).isdisjoint(beside) and self.is_enclosed():
            return self.find_way(set(self.targets))
        return {}

    def is_enclosed(self) -> bool:
        """Whether traps or hazardous terrain lie across every way to an enemy."""
        g = self.g
        return g.figures[self.hero].at not in steps_to(g, set(self.targets), g.obstacles | g.traps | g.hazards)

    def is_calm(self, foes: list[int]) -> bool:
        """Whether it is time for the next door; an ally that the party goes with is not left behind or let go first."""
        if self.escort is not None:
            return self.escort.is_at_the_door(self.g)
        hurry = self.hurry if all(isinstance(goal, FEW_NEED_DIE) for goal in self.goals) else 1.0
        return may_open(self.g, self.goals, foes, len(self.company), hurry)

    def find_way(self, ends: set[int]) -> dict[int, int]:
        """How many steps it is to one of these hexes.

        Around hazardous terrain and traps if there is a way, else through the terrain, else somebody springs a trap.
        """
        g = self.g
        here = g.figures[self.hero].at
        around = steps_to(g, ends, g.obstacles | g.traps | g.hazards)
        self.wades = here not in around or not ends.isdisjoint(g.hazards)
        if self.wades:
            around = steps_to(g, ends, g.obstacles | g.traps)
        self.springs = here not in around or not ends.isdisjoint(g.traps)
        return steps_to(g, ends, g.obstacles) if self.springs else around

    def past_enemies(self, place: int, steps: dict[int, int]) -> dict[int, int]:
        """The way around enemies, if it is hardly longer; else who stands on the shortest way has to be killed."""
        here = self.g.figures[self.hero].at
        enemies = frozenset(self.targets) - {here}
        around = steps_to(self.g, {place}, (self.floor - steps.keys()) | enemies)
        direct = steps.get(here, LONG_WAY)
        if around.get(here, LONG_WAY) <= direct + DETOUR:
            return around
        away = self.g.board.distances(here)
        self.in_the_way = frozenset(
            at for at in enemies if away[at] <= BLOCKING and steps.get(at, LONG_WAY) + away[at] <= direct
        )
        return steps

    def worth(self, at: int) -> float:
        g = self.g
        if at not in self.floor:
            return self.worth_of_door(at)
        worth = COIN_VALUE * g.money[at]
        if at in self.shunned:
            worth -= DOOR_IN_FIGHT_COST
        worth -= sum(POST_LEFT_COST for post in self.posts if at not in post)
        if at == self.place:
            worth += self.arrival()
        elif self.steps:
            worth -= self.pull() * self.steps.get(at, self.no_way)
        prey = PREY_WHILE_OTHERS_COME * self.nearer(LEAST_COURAGE) if self.others_come else self.nearer()
        for sought, pull in ((self.targets, self.nearer()), (self.prey, prey)):
            if sought:
                away = g.board.distances(at)
                nearest = min(away[foe] for foe in sought)
                worth -= pull * min(max(nearest - self.comfort, 0), LONG_WAY)
        if self.escort is not None:
            worth -= HEX_FROM_ESCORT_COST * self.escort.apart(g, at)
        for place in self.assailed:
            worth -= HEX_FROM_ASSAILED_COST * max(g.board.distance(at, place) - BESIDE_ASSAILED, 0)
        return worth

    def worth_of_door(self, at: int) -> float:
        """The next door is opened by whoever opens it; any other stays closed, unless doors are all that is left."""
        if self.opens and (at == self.door or is_left_with_doors(self.g, self.goals)):
            return self.opening()
        beside = before_door(self.g, at)
        return -DOOR_IN_FIGHT_COST + (0.0 if beside == at else self.worth(beside))

    def is_way_out(self, at: int) -> bool:
        """Whether one has escaped there, even if one becomes exhausted."""
        return self.races and at == self.place and any(isinstance(goal, Escape) for goal in self.goals)

    def arrival(self) -> float:
        """What it is worth to stand where the scenario wants one."""
        if has_a_limit(self.g):
            return LAST_PLACE_VALUE_IN_TIME if self.races else PLACE_VALUE_IN_TIME
        return LAST_PLACE_VALUE if self.races else PLACE_VALUE

    def pull(self) -> float:
        """What it is worth to come a hex nearer to where one has to go."""
        if self.races:
            return HEX_NEARER_TO_LAST_PLACE_IN_TIME if has_a_limit(self.g) else HEX_NEARER_TO_LAST_PLACE
        if has_a_limit(self.g):
            return HEX_NEARER_IN_TIME
        if not self.foes:
            return HEX_NEARER_IN_PEACE * self.hurry
        return self.nearer() if self.place is None else HEX_NEARER_TO_PLACE

    def nearer(self, least: float = 0.0) -> float:
        """What it is worth to come a hex nearer to whoever is to be fought: in haste more to whoever is in health.

        In a crowd little or nothing.
        """
        if self.nobody_comes:
            return HEX_NEARER_TO_IMMOBILE
        figure = self.g.figures[self.hero]
        return (
            max(self.courage, least)
            * HEX_NEARER
            * (1 + HASTE_COUNTS * (self.hurry - 1) * figure.health / figure.max_health)
        )

    def opening(self) -> float:
        """Doors are opened when nobody is left to fight and everyone is ready."""
        if not self.opens:
            return -DOOR_IN_FIGHT_COST
        g = self.g
        worth = DOOR_VALUE
        if self.escort is not None or is_left_with_doors(g, self.goals) or has_a_limit(g):
            return worth
        for hero in self.company:
            cards = g.heroes[hero]
            worth -= NOT_READY_COST * (not is_ready(g, hero, self.hero))
            worth -= ACTED_COST * (bool(g.order) and hero != self.hero and not has_still_to_act(g, hero))
            worth += HURRY_VALUE * (len(cards.hand) + len(cards.chosen) + len(cards.discard) <= FEW_CARDS)
        return worth

    def must_spring(self, trap: int) -> bool:
        """Traps lie across every way to where one has to go: whoever can bear it springs one."""
        g = self.g
        bears_it = g.figures[self.hero].health > g.trap_damage + 1
        has_to_go = self.opens or self.place is not None or bool(self.foes)
        return self.springs and bears_it and trap in self.steps and has_to_go

    def must_wade(self, at: int) -> bool:
        """Hazardous terrain lies across every way to where one has to go: whoever can bear it goes through."""
        return self.wades and at in self.steps and self.g.figures[self.hero].health > hazard_damage(self.g)

    def urgency(self, who: int) -> float:
        """How much more it counts to strike this enemy than another; nothing, if it cannot be hurt."""
        known = self._urgencies.get(who)
        if known is None:
            known = self._urgencies[who] = self._find_urgency(who)
        return known

    def _find_urgency(self, who: int) -> float:
        if is_beyond_harm(self.g, who) or is_spared(self.g, who):
            return 0.0
        if who in self.shut:
            return -1.0
        if self.g.scenario in WITH_RULES and resists(self.g, who, self.hero):
            return 0.0
        figure = self.g.figures[who]
        if figure.name not in self.wanted:
            return WANTED_FACTOR if figure.at in self.in_the_way else 1.0
        if not self.others_come:
            return WANTED_FACTOR
        least = WANTED_WHILE_OTHERS_COME
        if figure.name in self.coming:
            least = 1.0
        elif figure.kind == OBJECTIVE:
            least = THING_WANTED_IN_A_CROWD
        return least + (WANTED_WHILE_OTHERS_COME - least) * self.courage

    def loot_worth(self, at: int, reach: int) -> float:
        """What lies within reach of a Loot action."""
        g = self.g
        away = g.board.distances(at)
        near = [each for each in self.floor if away[each] <= reach]
        coins = sum(g.money[each] for each in near)
        return COIN_VALUE * coins + GOAL_TREASURE_VALUE * sum(g.treasures[each] == GOAL_TREASURE for each in near)


def assailed(g: State) -> list[int]:
    """Where somebody stands whom all enemies go for, and with whom the scenario is lost."""
    scenario = page(g.scenario)
    names = {rule.token for rule in scenario.rules if isinstance(rule, Craved)}
    names &= {defeat.escort for defeat in scenario.defeats if isinstance(defeat, Lost)}
    return [figure.at for figure in g.figures if figure.at >= 0 and figure.name in names] if names else []


class Escorting:
    """An ally that goes its own way, opening doors, and must arrive: the party goes with it."""

    def __init__(self, g: State, figure: int, to: int) -> None:
        self.figure, self.move = figure, g.stat(figure).move
        whole = board(g.scenario, frozenset(range(len(g.plan.doors))) - g.locked, g.locked)
        here, obstacles = g.figures[figure].at, g.obstacles - {to}
        self.steps = steps_on(whole.ways, {to}, obstacles)
        self.left = self.steps.get(here, 0)
        self.is_free = here in steps_on(whole.ways, {to}, obstacles | g.traps)

    @classmethod
    def now(cls, g: State, goals: tuple[Goal, ...]) -> Escorting | None:
        """The ally that must arrive, or that goes its own way and must not die."""
        scenario = page(g.scenario)
        going = {goal.escort: goal.at for goal in goals if isinstance(goal, Arrive)}
        lost = {defeat.escort for defeat in scenario.defeats if isinstance(defeat, Lost)}
        going |= {token.name: token.toward for token in scenario.tokens if token.name in lost and token.toward}
        for name, at in going.items():
            (to,) = g.plan.marked(at)
            return next((cls(g, n, to) for n in g.on_map() if g.figures[n].name == name), None)
        return None

    def apart(self, g: State, at: int) -> int:
        """How many hexes too far away somebody is there."""
        return min(max(g.board.distance(at, g.figures[self.figure].at) - BESIDE_ESCORT, 0), LONG_WAY)

    def trap_ahead(self, g: State) -> int | None:
        """A trap in a room it has come to, if no way leads around: somebody who can bear more springs it first."""
        if self.is_free:
            return None
        ahead = [at for at in g.traps & g.board.floor if self.steps.get(at, LONG_WAY) < self.left]
        return max(ahead, key=lambda at: (self.steps[at], at), default=None)

    def is_at_the_door(self, g: State) -> bool:
        """It will soon open a door by itself, and be the first to meet who is behind it."""
        closed = [door.at for number, door in enumerate(g.plan.doors) if number not in g.opened]
        ahead = [self.left - self.steps[at] for at in closed if at in self.steps]
        return any(0 <= way <= SOON * self.move for way in ahead)


def steps_to(g: State, ends: set[int], closed: frozenset[int]) -> dict[int, int]:
    """How many steps it is from each hex to the nearest of these, not over those that are closed."""
    return steps_on(g.board.ways, ends, closed)


def steps_on(ways: Ways, ends: set[int], closed: frozenset[int]) -> dict[int, int]:
    steps = dict.fromkeys(ends, 0)
    front = list(ends)
    for at in front:
        for near in ways[at]:
            if near not in steps and near not in closed:
                steps[near] = steps[at] + 1
                front.append(near)
    return steps


def wanted(g: State, goals: tuple[Goal, ...]) -> list[str]:
    """Whom the scenario wants dead or destroyed; the token through which a boss is hurt instead of the boss."""
    names = [
        goal.monster if isinstance(goal, Kill) else goal.token for goal in goals if isinstance(goal, Kill | Destroy)
    ]
    names += [goal.name for goal in goals if isinstance(goal, KillNamed)]
    names += [name for goal in goals if isinstance(goal, KillMany) for name in goal.monsters]
    names += [each.shield_for for each in page(g.scenario).named if each.shield_for]
    names += [each.shield_less_by_death for each in page(g.scenario).named if is_shielded_by_others(g, each)]
    return names + [token.name for token in page(g.scenario).tokens if token.shares in names]


def is_shielded_by_others(g: State, named: Named) -> bool:
    """Whether somebody still has a shield that the deaths of others take away."""
    return bool(named.shield_less_by_death) and g.shield_lost(named) < named.shield


def is_a_threat(g: State, who: int) -> bool:
    """Whether an enemy acts, or must be killed; statues, sleepers and those that fade are left alone."""
    figure = g.figures[who]
    return not g.is_out_of_reach(who) and (
        figure.name in wanted(g, page(g.scenario).goals) or not is_inactive(g, figure)
    )


def closed_barriers(g: State) -> frozenset[int]:
    """Doors and walls with hit points that are left alone: all of them while there are enemies, then all but one."""
    names = {token.name for token in page(g.scenario).tokens if not token.at} - set(wanted(g, page(g.scenario).goals))
    if not names:
        return frozenset()
    barriers = [who for who in g.on_map() if g.figures[who].kind == OBJECTIVE and g.figures[who].name in names]
    there = standing(g)
    fighting = any(g.figures[who].hostile and g.figures[who].is_monster for who in g.on_map())
    if not barriers or fighting or (not g.order and any(should_rest(g.heroes[n]) for n in there)):
        return frozenset(barriers)
    away = {who: sum(g.board.distance(g.figures[who].at, g.figures[n].at) for n in there) for who in barriers}
    return frozenset(barriers) - {min(barriers, key=lambda who: (g.figures[who].health, away[who], who))}


def is_spared(g: State, who: int) -> bool:
    """Whether the scenario is lost with the death of this enemy."""
    name = g.figures[who].name
    return any(isinstance(defeat, LostMany) and defeat.ally == name for defeat in page(g.scenario).defeats)


def may_open(g: State, goals: tuple[Goal, ...], foes: list[int], heroes: int, hurry: float = 1.0) -> bool:
    """Doors stay closed while there is somebody to fight, unless doors are the goal or enemies never cease to come.

    For the last hit points of a room nobody waits, still less in a hurry, nor for the last enemies while others come,
    nor where the page grants only so many rounds.
    """
    if not foes or has_a_limit(g):
        return True
    left = sum(g.figures[who].health for who in foes) / heroes
    if are_coming(g) and left <= LEFT_WHILE_OTHERS_COME:
        return True
    pressing = any(isinstance(goal, OpenAllDoors) for goal in goals)
    if pressing:
        return len(foes) <= FOES_LEFT_BEHIND
    return len(foes) <= FEW_FOES * hurry and left <= NEARLY_CLEARED * hurry


def has_a_limit(g: State) -> bool:
    """Whether the page grants only so many rounds: nobody has time to fight."""
    return any(isinstance(defeat, TimeUp) for defeat in page(g.scenario).defeats)


def place_for(g: State, goals: tuple[Goal, ...], hero: int, calm: bool) -> int | None:
    """The hex that the scenario wants this character to go to; everyone has another, those who are near first.

    Plates that open doors are left alone, as doors are, while there is somebody to fight.
    """
    if g.scenario in WITH_RULES:
        own = [at for at in (water_places(g, hero) or places_for_one(g, hero)) if at in g.board.floor]
        if own and (calm or g.scenario in URGENT):
            steps = steps_to(g, {g.figures[hero].at}, g.obstacles)
            return min((at for at in own if at in steps), key=lambda at: (steps[at], at), default=None)
    places = [at for at in places_to_reach(g, goals) + (plates_of_locks(g) if calm else []) if at in g.board.floor]
    if g.scenario in WITH_RULES:
        places += [at for at in places_that_cannot_wait(g) if at in g.board.floor]
        if calm or g.scenario in HELD_DOORS:
            places += [at for at in places_for_some(g) if at in g.board.floor]
    free = standing(g)
    if page(g.scenario).loot_needs_action:
        free = [n for n in free if can_loot(g.heroes[n])]
    place = next((place for who, place, _ in assigned(g, free, places) if who == hero), None)
    return place if place is None or g.figures[hero].at in steps_to(g, {place}, frozenset()) else None


def assigned(g: State, heroes: list[int], places: list[int]) -> Iterator[tuple[int, int, int]]:
    """Who goes to which of these places, and how far away that is."""
    heroes, places = heroes.copy(), places.copy()
    while places and heroes:
        away, who, place = min((g.board.distance(g.figures[n].at, at), n, at) for n in heroes for at in places)
        yield who, place, away
        heroes.remove(who)
        places.remove(place)


def places_to_reach(g: State, goals: tuple[Goal, ...]) -> list[int]:
    """Exits, plates and treasures that the scenario asks for, and plates that enemies must not come to."""
    places = winning_places(g, goals)
    for defeat in page(g.scenario).defeats:
        if isinstance(defeat, Overrun):
            places += [at for at in g.plan.marked(defeat.plates) if is_threatened(g, at, defeat.monster)]
    if any(isinstance(goal, LootGoals) for goal in goals):
        places += [at for at, treasure in enumerate(g.treasures) if treasure == GOAL_TREASURE]
    return places


def is_threatened(g: State, plate: int, name: str) -> bool:
    """Whether an enemy that must not come to a plate is near it; while it is far it had better be killed."""
    away = g.board.distances(plate)
    return any(figure.at >= 0 and figure.name == name and away[figure.at] <= NEAR_A_PLATE for figure in g.figures)


def winning_places(g: State, goals: tuple[Goal, ...], hero: int = NOBODY) -> list[int]:
    """Exits and plates: the scenario is won as soon as the characters stand there.

    To one character also what it has to loot, or where it has to give up an action, if nothing else is to be done.
    """
    places: list[int] = []
    for goal in goals:
        match goal:
            case Escape():
                places += g.plan.marked(goal.exits) if not is_looting_first(g, goals) else ()
            case Occupy():
                places += all_or_none(g, plates_in_play(g, goal.plates))
            case EachLoots() if hero != NOBODY and len(goals) == 1:
                places += places_for_one(g, hero)
            case CleanseAll() if hero != NOBODY:
                places += places_that_cannot_wait(g)
    return places


def is_looting_first(g: State, goals: tuple[Goal, ...]) -> bool:
    """Whether something has to be looted before leaving, by everybody or by anybody."""
    if any(isinstance(goal, LootGoals) for goal in goals) and looted_goals(g) < goal_treasures(g):
        return True
    each = any(isinstance(goal, EachLoots) for goal in goals)
    return each and not all(GOAL_TREASURE in hero.treasures for hero in g.heroes)


def plates_of_locks(g: State) -> list[int]:
    """Plates that open locked doors."""
    places: list[int] = []
    for lock in page(g.scenario).locks:
        if g.locked and not frozenset().union(*map(g.plan.doors_between, lock.doors)).isdisjoint(g.locked):
            places += all_or_none(g, plates_in_play(g, lock.plates))
    return places


def last_plates(g: State, hero: int) -> frozenset[int]:
    """Plates that open locked doors as soon as this character stands there."""
    others = {figure.at for n, figure in enumerate(g.figures[: len(g.heroes)]) if n != hero}
    found: set[int] = set()
    for lock in page(g.scenario).locks if g.locked else ():
        if not frozenset().union(*map(g.plan.doors_between, lock.doors)).isdisjoint(g.locked):
            left = set(plates_in_play(g, lock.plates)) - others
            found |= left if len(left) == 1 else set()
    return frozenset(found)


def posts_of_last(g: State, hero: int) -> list[frozenset[int]]:
    """Parts of the map that must not be deserted, and where nobody but this character stands."""
    others = [g.figures[n].at for n in range(len(g.heroes)) if n != hero and g.figures[n].at >= 0]
    posts = []
    for defeat in page(g.scenario).defeats:
        if isinstance(defeat, Deserted) and is_so(g, defeat.given):
            hexes = frozenset().union(*map(g.plan.hexes_of_tile, defeat.tiles))
            if g.figures[hero].at in hexes and hexes.isdisjoint(others):
                posts.append(hexes)
    return posts


def all_or_none(g: State, plates: tuple[int, ...]) -> tuple[int, ...]:
    """Plates that count only if a character stands on each of them.

    None while one is hidden or too few characters are left, nor in a fight while somebody would have far to go.
    """
    there = standing(g)
    if len(plates) > len(there) or not g.board.floor.issuperset(plates):
        return ()
    return plates if all(can_dash(g, who, place) for who, place, _ in assigned(g, there, list(plates))) else ()


def posted(g: State, goals: tuple[Goal, ...]) -> dict[int, int]:
    """Who waits on which plate of the goal while others open the doors to the rest of the plates.

    The frailest of those whose cards last to the end, once nobody is left to fight; they stay as long as no enemy is
    near.
    """
    there = standing(g)
    for goal in goals:
        if isinstance(goal, Occupy):
            plates = plates_in_play(g, goal.plates)
            seen = [at for at in plates if at in g.board.floor]
            quiet = [at for at in seen if is_quiet(g, at)]
            kept = {who: place for who, place, away in assigned(g, there, quiet) if away <= BESIDE_A_PLATE}
            if len(seen) in (0, len(plates)) or not may_split(len(there), len(plates), len(seen)) or not is_quiet(g):
                return kept if len(plates) <= len(there) else {}
            waiting = sorted(there, key=lambda n: (g.figures[n].at not in seen, patience(g, n), n))[: len(seen)]
            return {who: place for who, place, _ in assigned(g, waiting, seen)}
    return {}


def patience(g: State, hero: int) -> int:
    """Who should wait rather than go on, by rank: the frailest whose cards last to the end, else whose last longest."""
    left = stamina(g, hero)
    return g.figures[hero].max_health if left >= UNFORESEEN * rounds_needed(g) else LONG_WAIT - left


def may_split(heroes: int, plates: int, seen: int) -> bool:
    """Whether enough are left to fight for the plates that are hidden."""
    return heroes >= plates and heroes - seen >= FEWEST_TO_GO_ON


def is_quiet(g: State, at: int = NOWHERE) -> bool:
    """Whether no enemy is near this hex; without one, on the map."""
    away = g.board.distances(at) if at != NOWHERE else None
    return not any(
        figure.at >= 0 and figure.hostile and (away is None or away[figure.at] <= QUIET) for figure in g.figures
    )


def can_dash(g: State, hero: int, to: int) -> bool:
    """Whether no enemy is in the way, and it is not far while there are enemies."""
    foes = frozenset(figure.at for figure in g.figures if figure.at >= 0 and figure.hostile)
    way = steps_to(g, {to}, g.obstacles | foes).get(g.figures[hero].at, LONG_WAY)
    return not foes or way <= A_DASH


def can_loot(cards: Hero) -> bool:
    """Whether a character has a card that loots, and has not lost it."""
    return any(has_loot_action(cards.name, card) for card in (*cards.hand, *cards.chosen, *cards.discard))


def is_needed(g: State, name: str, card: str) -> bool:
    """Whether the scenario cannot be won without such a card."""
    return page(g.scenario).loot_needs_action and has_loot_action(name, card)


def needs_everyone(g: State) -> bool:
    """Whether the scenario cannot be won any more once a character is exhausted."""
    scenario = page(g.scenario)
    plates = [goal.plates for goal in scenario.goals if isinstance(goal, Occupy)]
    plates += [lock.plates for lock in scenario.locks if any(g.plan.door(name) in g.locked for name in lock.doors)]
    all_stand = any(len(plates_in_play(g, each)) == len(g.heroes) for each in plates)
    return all_stand or any(isinstance(defeat, Stranded | EmptyHanded) for defeat in scenario.defeats)


def sturdiest(g: State) -> int:
    """Who can bear most."""
    return max(standing(g), key=lambda n: (g.figures[n].health, -n), default=-1)


def next_door(g: State, hero: int) -> int | None:
    """The closed door to which a character and its company have the shortest way: all go to the same one.

    Where the page grants only so many rounds, each goes to another one.
    """
    away = g.board.distances(g.figures[hero].at)
    beside = [at for at in beside_doors(g.scenario, g.opened, g.locked) if away[at] < FAR]
    doors = {near: at for at in beside for near in g.board.ways[at] if near not in g.board.floor}
    if len(doors) > 1:
        doors = {door: at for door, at in doors.items() if leads_to_a_goal(g, door, at)} or doors
    if len(doors) < 2:
        return next(iter(doors), None)
    together = company(g, hero)
    places = [g.figures[each].at for each in together]
    nearest = sorted(doors, key=lambda door: (way_of_all(g, door, places), door))
    if not has_a_limit(g):
        return nearest[0]
    return next((door for who, door, _ in assigned(g, together, nearest) if who == hero), nearest[0])


def is_left_with_doors(g: State, goals: tuple[Goal, ...]) -> bool:
    """Whether doors are the goal, and nobody can be behind those that are left: all rooms are known."""
    return (
        any(isinstance(goal, OpenAllDoors) for goal in goals) and len(revealed_rooms(g.plan, g.opened)) == g.plan.rooms
    )


def nearest_door(g: State, hero: int) -> int | None:
    """The closed door to which a character has the shortest way."""
    steps = steps_to(g, {g.figures[hero].at}, g.obstacles)
    doors = [door.at for number, door in enumerate(g.plan.doors) if number not in g.opened and door.at in steps]
    return min(doors, key=lambda at: (steps[at], at), default=None)


def before_door(g: State, door: int) -> int:
    """A hex from which one steps onto a closed door; where there is none, the door itself."""
    return next((at for at in beside_doors(g.scenario, g.opened, g.locked) if door in g.board.ways[at]), door)


def way_of_all(g: State, to: int, places: list[int]) -> int:
    """How many steps it is from all these hexes together."""
    steps = steps_to(g, {to}, g.obstacles)
    return sum(steps.get(at, LONG_WAY) for at in places)


def opener(g: State, door: int, posted: frozenset[int] = frozenset()) -> int:
    """Who opens a door: whoever can bear much, by a short way, of those who still act this round and have no post."""
    steps = steps_to(g, {door}, g.obstacles)
    near = [hero for hero in standing(g) if hero not in posted]
    if has_a_limit(g):
        near = [hero for hero in near if next_door(g, hero) == door]
    health = {n: g.figures[n].health for n in [n for n in near if g.figures[n].at in steps] or near}
    fit = [n for n in health if health[n] >= FIT * max(health.values()) or has_a_limit(g)]
    awake = [n for n in fit if has_still_to_act(g, n)]
    away = {n: steps.get(g.figures[n].at, LONG_WAY) for n in fit}
    return max(awake or fit, key=lambda n: (health[n] - HIT_POINTS_FOR_A_STEP * away[n], -n), default=-1)


def comfort(g: State, hero: int) -> int:
    """How near to an enemy a character wants to be: as far as its attacks reach with a move before."""
    cards = g.heroes[hero]
    reach = [printed_value(top(cards.name, card)).reach for card in (*cards.hand, *cards.chosen)]
    return 2 + max(reach, default=1) // 2


def is_ready(g: State, hero: int, beside: int) -> bool:
    """Whether a character is near, and has cards enough; who has played theirs can rest when the round is over."""
    cards = g.heroes[hero]
    if g.board.distance(g.figures[hero].at, g.figures[beside].at) > TOGETHER:
        return False
    return bool(g.order) or not (should_rest(cards) or should_recover(g, hero))


def should_recover(g: State, hero: int) -> bool:
    """Whether a character who has peace should rest for its wounds: its cards last for what is left to do."""
    cards, figure = g.heroes[hero], g.figures[hero]
    if len(cards.discard) < CARDS_TO_REST or figure.health > HURT * figure.max_health or has_a_limit(g):
        return False
    after = rounds_left(len(cards.hand) + len(cards.chosen) + len(cards.discard) - 1)
    return after >= SPARE * rounds_needed(g)


def should_rest(cards: Hero) -> bool:
    """Whether a character who has peace should take back the discarded cards."""
    ready = len(cards.hand) + len(cards.chosen)
    return ready < 2 or (ready < ENOUGH_CARDS <= len(cards.discard))
