"""How good a position is, for bots: the story's progress, the party's strength, the enemies' weakness, time left."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.board import FAR
from tabletome.games.sword_and_sorcery.state import State

PARTY, ENEMIES, STORY, WEALTH, TIME, NEARNESS = 0.42, 0.2, 0.2, 0.08, 0.05, 0.05


def evaluate(g: State, seat: int) -> float:
    """The chance of victory, guessed; all seats win and lose together."""
    if g.outcome is not None:
        return g.outcome.payoff(seat)
    if g.result:
        return 1.0 if g.result == "won" else 0.0
    return (
        PARTY * strength(g)
        + ENEMIES * (1 - threat(g))
        + STORY * progress(g)
        + WEALTH * wealth(g)
        + TIME * time_left(g)
        + NEARNESS * nearness(g)
    )


def strength(g: State) -> float:
    """Living heroes and their health; a ghost is worth a little."""
    total = 0.0
    for hero in range(len(g.heroes)):
        it = g.figures[hero]
        if it.ghost:
            total += 0.05
            continue
        health = max(g.hp_left(hero), 0) / max(g.most_hp(hero), 1)
        burdens = 0.04 * (it.conditions.bit_count() + it.down + it.fire1 + 2 * it.fire2)
        total += 0.4 + 0.6 * health**0.7 - min(burdens, 0.2)
    return total / len(g.heroes)


def threat(g: State) -> float:
    """Hit points of enemies in play, against those of the party."""
    hp = sum(max(g.hp_left(foe), 0) + 1.5 for foe in g.foes())
    return min(hp / (7.0 * len(g.heroes)), 1.0)


def progress(g: State) -> float:
    """Stories told, waypoints reached, shadows lifted, doors opened."""
    plan = g.plan
    parts = [
        1 - len(g.stories) / max(len(plan.stories), 1),
        1 - len(g.waypoints) / max(len(plan.waypoints), 1),
        1 - len(g.shadows) / max(len(plan.shadows), 1),
        len(g.opened) / max(len(g.layout.closures), 1),
        min(len(g.done) / max(len(plan.actions), 1), 1.0),
    ]
    counted = [
        bool(plan.stories),
        bool(plan.waypoints),
        bool(plan.shadows),
        bool(g.layout.closures),
        bool(plan.actions),
    ]
    used = [part for part, there in zip(parts, counted, strict=True) if there]
    return sum(used) / len(used) if used else 0.5


def wealth(g: State) -> float:
    """Soulranks, soul points and possessions."""
    ranks = sum(sheet.rank for sheet in g.heroes) / (7 * len(g.heroes))
    souls = min(g.souls / 20, 1.0)
    things = sum(len(sheet.inventory) + min(sheet.crowns, 100) / 50 for sheet in g.heroes)
    return 0.6 * ranks + 0.25 * souls + 0.15 * min(things / (4 * len(g.heroes)), 1.0)


def time_left(g: State) -> float:
    total = sum(len(group) for group in g.plan.events)
    return len(g.events) / max(total, 1)


def nearness(g: State) -> float:
    """How near the party is to what moves the story: enemies, stories, waypoints, closed doors."""
    goals = [g.figures[foe].at for foe in g.foes()]
    if not goals:
        goals = [area for area, _ in (*g.stories, *g.waypoints, *g.shadows)]
    goals += [each.area for each in g.plan.actions if each.name not in g.done]
    goals += [side for door, sides in enumerate(g.layout.sides_of) if door not in g.opened for side in sides]
    walk = g.board.walk
    near = 0.0
    heroes = g.living()
    for hero in heroes:
        away = min((walk[g.figures[hero].at][goal] for goal in goals), default=FAR)
        near += 1 / (1 + away)
    return near / max(len(heroes), 1)
