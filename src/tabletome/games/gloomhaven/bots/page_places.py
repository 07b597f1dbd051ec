"""Where the special rules of a page want characters to be: plates, graves, water, things to carry; for bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine import ByType
from tabletome.games.gloomhaven.bots.company import standing
from tabletome.games.gloomhaven.content.notation import scenarios as n
from tabletome.games.gloomhaven.content.notation.special_rules import (
    Carried,
    Crossing,
    Flood,
    GiveAway,
    GiveUpAction,
    GiveUpToLoot,
    HeldDoor,
    HiddenTokens,
    Statues,
)
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.rules.movement.graves import points_to_dig
from tabletome.games.gloomhaven.rules.scenario.bearers import bearer, is_charged, protagonist, rule_of
from tabletome.games.gloomhaven.rules.scenario.circumstances import cleansed_mark
from tabletome.games.gloomhaven.rules.scenario.goals import dug_mark, graves_of
from tabletome.games.gloomhaven.rules.scenario.plates import plates_in_play
from tabletome.games.gloomhaven.rules.scenario.taking_over import is_bailing
from tabletome.games.gloomhaven.rules.scenario.treasures import GOAL_TREASURE, HIDDEN_TOKEN
from tabletome.games.gloomhaven.state import AWAKE, ESCORT, State

# Set by hand
FEW_DRY = 7  # hexes that are still dry when somebody should carry water away
BAILERS = 2  # characters who do it

own_places: ByType[Callable[[State, Any, int], list[int]]] = ByType("sends")
"""Where a goal wants this very character."""
shared_places: ByType[Callable[[State, Any], list[int]]] = ByType("sends")
"""Where a special rule wants somebody, each place one character."""
urgent_places: ByType[Callable[[State, Any], list[int]]] = ByType("sends at once")
"""The same where the fight would not end before."""


def places_for_one(g: State, hero: int) -> list[int]:
    """Where goals want this very character; the nearest of them is enough."""
    goals = page(g.scenario).goals
    return [at for goal in goals if type(goal) in own_places for at in own_places[type(goal)](g, goal, hero)]


def places_that_cannot_wait(g: State) -> list[int]:
    """Where special rules want somebody even while there are enemies, each place one character."""
    rules = page(g.scenario).rules
    return [at for rule in rules if type(rule) in urgent_places for at in urgent_places[type(rule)](g, rule)]


def places_for_some(g: State) -> list[int]:
    """Where special rules want somebody, now that nobody is left to fight."""
    rules = page(g.scenario).rules
    return [at for rule in rules if type(rule) in shared_places for at in shared_places[type(rule)](g, rule)]


def standable(g: State, hero: int, hexes: list[int]) -> list[int]:
    """Those of these hexes where a character can stand."""
    return [
        at
        for at in hexes
        if at in g.board.floor and at not in g.obstacles and g.standing_at(at) in (None, hero)
    ]  # fmt: skip


def beside(g: State, places: tuple[int, ...]) -> list[int]:
    return [near for at in places for near in g.board.near[at]]


# Goals


@own_places(n.Deliver)
def deliver(g: State, goal: n.Deliver, hero: int) -> list[int]:
    """Whoever has it goes to the place; what lies about is fetched by the nearest."""
    rule = rule_of(g, Carried)
    if rule is not None and rule.thing in g.treasures:
        return [g.treasures.index(rule.thing)]
    carries = bearer(g) == hero or (protagonist(g) == hero and is_charged(g))
    return standable(g, hero, beside(g, g.plan.marked(goal.at))) if carries else []


@own_places(n.EachLoots)
def loot_one(g: State, goal: n.EachLoots, hero: int) -> list[int]:  # noqa: ARG001 - all goals are asked alike
    """On a goal treasure, or beside it where an action may be given up for it; a Loot action reaches it, too."""
    if GOAL_TREASURE in g.heroes[hero].treasures:
        return []
    left = tuple(at for at, treasure in enumerate(g.treasures) if treasure == GOAL_TREASURE)
    return standable(g, hero, beside(g, left)) if rule_of(g, GiveUpToLoot) is not None else list(left)


@own_places(n.OneOf)
def one_of(g: State, goal: n.OneOf, hero: int) -> list[int]:
    """What has to be carried out is looted first; its finder gives it away where that is nearer."""
    for each in goal.goals:
        if isinstance(each, n.CarryOut):
            if str(each.treasure) in g.treasures:
                return [g.treasures.index(str(each.treasure))]
            rule = rule_of(g, GiveAway)
            has_it = str(each.treasure) in g.heroes[hero].treasures
            if rule is not None and has_it and set(g.plan.marked(rule.place)) <= g.board.floor:
                return list(g.plan.marked(rule.place))
            if any(str(each.treasure) in other.treasures for other in g.heroes):
                return standable(g, hero, list(g.plan.marked(each.exits)))
    return []


@own_places(n.DigUp)
def dig_up(g: State, goal: n.DigUp, hero: int) -> list[int]:  # noqa: ARG001
    left = [hexes for grave, hexes in graves_of(g).items() if g.tally.get(dug_mark(grave), 0) < points_to_dig(g)]
    return standable(g, hero, [near for hexes in left for near in beside(g, hexes)])


# Special rules


@shared_places(HeldDoor)
def hold_doors(g: State, rule: HeldDoor) -> list[int]:
    """The last plate that can be reached, and the one before it until somebody stands on the last."""
    rules = [each for each in page(g.scenario).rules if isinstance(each, HeldDoor)]
    plates = [at for letter in sorted({x for each in rules for x in each.plates}) for at in g.plan.marked(letter)]
    there = [at for at in plates if at in g.board.floor]
    if rule is not rules[0] or not there:
        return []
    taken = any(figure.at == there[-1] for figure in g.figures[: len(g.heroes)])
    return there[-1:] if taken else there[-2:]


@shared_places(Statues)
def wake_statues(g: State, rule: Statues) -> list[int]:
    held = {figure.at for figure in g.figures if figure.kind == ESCORT}
    return [] if AWAKE in g.tally else [at for at in plates_in_play(g, rule.plates) if at not in held]


@shared_places(Crossing)
def cross(g: State, rule: Crossing) -> list[int]:
    """One character goes to the other side."""
    far = g.plan.marked(rule.place)[-1]
    tiles = {g.plan.room_of[near] for near in beside(g, (far,))}
    if any(g.figures[hero].at >= 0 and g.plan.room_of[g.figures[hero].at] in tiles for hero in range(len(g.heroes))):
        return []
    return [at for at in beside(g, (far,)) if at not in g.obstacles and g.standing_at(at) is None][:1]


@urgent_places(GiveUpAction)
def work(g: State, rule: GiveUpAction) -> list[int]:
    """Beside each place at which nobody has given up an action yet, whoever is nearest."""
    heroes = standing(g)
    left = [at for at in plates_in_play(g, rule.places) if cleansed_mark(at) not in g.tally]
    found = []
    for place in left:
        taken = {figure.at for n, figure in enumerate(g.figures) if n >= len(g.heroes)}
        around = [at for at in beside(g, (place,)) if at not in g.obstacles and at not in taken]
        away = {at: min(g.board.distance(at, g.figures[hero].at) for hero in heroes) for at in around}
        found += sorted(around, key=lambda at: (away[at], at))[:1]
    return found


@urgent_places(HiddenTokens)
def find_tokens(g: State, rule: HiddenTokens) -> list[int]:
    """Where a token lies face down."""
    return [at for at in g.plan.marked(rule.place) if g.treasures[at] == HIDDEN_TOKEN]


def water_places(g: State, hero: int) -> list[int]:
    """Where water is taken or poured out, while little of the ship is dry: by who has some, and those who are near."""
    rule = rule_of(g, Flood)
    if rule is None:
        return []
    if is_bailing(g, hero):
        return standable(g, hero, list(g.plan.marked(rule.bail)))
    hexes = g.plan.hexes_of_tile(rule.tile)
    wet = standable(g, hero, sorted(hexes & g.difficult))
    if not wet or len(hexes - g.difficult) > FEW_DRY or hero not in nearest_to(g, wet, BAILERS):
        return []
    return wet


def nearest_to(g: State, places: list[int], many: int) -> list[int]:
    """The characters with the shortest ways to one of these places, of those who carry no water."""
    free = [n for n in range(len(g.heroes)) if g.figures[n].at >= 0 and not is_bailing(g, n)]
    return sorted(free, key=lambda n: (min(g.board.distance(g.figures[n].at, at) for at in places), n))[:many]
