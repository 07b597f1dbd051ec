"""How good a position is, for bots: the story's progress, the party's strength and arms, the enemies' weakness."""

from __future__ import annotations

import functools

from tabletome.games.sword_and_sorcery.board import board_of
from tabletome.games.sword_and_sorcery.content.items import FACE
from tabletome.games.sword_and_sorcery.content.layout import FAR, WALL
from tabletome.games.sword_and_sorcery.content.notation.orders import If
from tabletome.games.sword_and_sorcery.content.notation.quests import QuestAction
from tabletome.games.sword_and_sorcery.content.order_lines import all_orders
from tabletome.games.sword_and_sorcery.content.quests import layout_of
from tabletome.games.sword_and_sorcery.content.things import KEY
from tabletome.games.sword_and_sorcery.rules.map.elements import areas_of, done_mark
from tabletome.games.sword_and_sorcery.rules.story.choices import holds
from tabletome.games.sword_and_sorcery.state import NOBODY, State

PARTY, ENEMIES, STORY, ARMS, WEALTH = 0.28, 0.13, 0.38, 0.11, 0.1
NEARLY = 0.8
"""What being where the next step of the story waits is worth, measured by the step itself."""
DOOR_STEP, LOCK_STEP, BOSS_STEPS = 0.5, 0.5, 2.0
GOOD_WEAPON, GOOD_ARMOR = 3.5, 3.5
"""What a hero would like to have: hits to expect, and hits to stop."""


def evaluate(g: State, seat: int) -> float:
    """The chance of victory, guessed; all seats win and lose together."""
    if g.outcome is not None:
        return g.outcome.payoff(seat)
    if g.story.result:
        return 1.0 if g.story.result == "won" else 0.0
    return PARTY * strength(g) + ENEMIES * (1 - threat(g)) + STORY * progress(g) + ARMS * arms(g) + WEALTH * wealth(g)


def aspects(g: State, seat: int) -> dict[str, float]:  # noqa: ARG001 - all seats win and lose together
    """What a guess at the chance of victory is made of."""
    return {
        "heroes": PARTY * strength(g),
        "enemies": ENEMIES * (1 - threat(g)),
        "story": STORY * progress(g),
        "arms": ARMS * arms(g),
        "ranks": WEALTH * ranks(g),
        "souls": WEALTH * souls(g),
        "powers": WEALTH * powers_ready(g),
        "things": WEALTH * possessions(g),
    }


def strength(g: State) -> float:
    """Living heroes and their health; a ghost is worth a little, more at a shrine."""
    total = 0.0
    for hero in range(len(g.heroes)):
        it = g.figures[hero]
        if it.ghost:
            total += 0.1 if g.has_active_shrine(it.at) else 0.05
            continue
        health = max(g.hp_left(hero), 0) / max(g.most_hp(hero), 1)
        burdens = 0.04 * (it.conditions.bit_count() + it.down + it.fire1 + 2 * it.fire2)
        total += 0.4 + 0.6 * health**0.7 - min(burdens, 0.2)
    return total / len(g.heroes)


def threat(g: State) -> float:
    """Hit points of enemies in play, against those of the party; what bears a name counts for the story instead."""
    hp = 0.0
    for enemy in g.enemies:
        if not enemy.dead and not enemy.tag:
            hp += sum(max(g.hp_left(f), 0) + 1.5 for f in enemy.figures if g.figures[f].at >= 0)
    return min(hp / (7.0 * len(g.heroes)), 1.0)


def progress(g: State) -> float:
    """Steps of the story done, of all there are: stories, actions, doors, named enemies; and how near the next is."""
    plan = g.plan
    doors = doors_of(g.quest)
    once = [action for action in plan.actions if action.once]
    steps = len(plan.stories) - len(g.map.stories) + sum(is_done(g, action) for action in once)
    done = max(steps, 0) + DOOR_STEP * len(g.map.opened & doors)
    if plan.magic_locks:
        done += LOCK_STEP * (len(plan.magic_locks) - len(g.map.locks) + key_step(g))
    for enemy in g.enemies:
        if enemy.tag and not enemy.dead:
            figure = enemy.figures[0]
            hurt = 1 - max(g.hp_left(figure), 0) / max(g.most_hp(figure), 1)
            done += BOSS_STEPS * (0.2 + 0.8 * hurt)
            break
    total = len(plan.stories) + len(once) + DOOR_STEP * len(doors) + BOSS_STEPS + NEARLY
    total += LOCK_STEP * 2 * len(plan.magic_locks)
    return min((done + NEARLY * nearness(g)) / total, 1.0)


def key_step(g: State) -> float:
    """Having the magic key is half a step, bringing it to a lock the other half."""
    if g.story.key_holder == NOBODY:
        return 0.0
    if not g.map.locks:
        return 1.0
    row = board_of(g.layout, g.map.opened | doors_of(g.quest)).walk[g.figures[g.story.key_holder].at]
    return 0.5 + 0.5 / (1 + min(row[side] for door in g.map.locks for side in g.layout.sides_of[door]))


@functools.lru_cache(maxsize=1024)
def weapon_worth(card: str) -> float:
    """Hits to expect of a weapon; bare hands have few."""
    if not card:
        return 0.3
    fixed, red, blue = FACE[card].value
    return fixed + 0.8 * red + 0.35 * blue + 0.3 * len(FACE[card].spends)


@functools.lru_cache(maxsize=1024)
def armor_worth(card: str) -> float:
    """Hits that an armor stops, about."""
    if not card:
        return 0.5
    item = FACE[card]
    return item.armor + item.shields + 0.5 * item.defence + 0.2 * len(item.spends)


def arms(g: State) -> float:
    """Weapons and armor in their slots."""
    total = 0.0
    for sheet in g.heroes:
        weapon = max(weapon_worth(sheet.main), weapon_worth(sheet.off)) + 0.2 * bool(sheet.main and sheet.off)
        total += 0.5 * min(weapon / GOOD_WEAPON, 1.0)
        total += 0.4 * min(armor_worth(sheet.armor) / GOOD_ARMOR, 1.0) + 0.1 * bool(sheet.artifact)
    return total / len(g.heroes)


def wealth(g: State) -> float:
    """Soulranks, soul points, powers that are ready, and possessions."""
    return ranks(g) + souls(g) + powers_ready(g) + possessions(g)


def ranks(g: State) -> float:
    """How far the heroes' souls have risen."""
    return 0.75 * sum(sheet.rank for sheet in g.heroes) / (7 * len(g.heroes))


def souls(g: State) -> float:
    """Soul points that the party has gathered."""
    return 0.1 * min(g.soul_points / 60, 1.0)


def powers_ready(g: State) -> float:
    """The share of the powers that need no cooling down."""
    ready = sum(sum(not left for left in sheet.cooling) / max(len(sheet.cooling), 1) for sheet in g.heroes)
    return 0.05 * ready / len(g.heroes)


def possessions(g: State) -> float:
    """Items carried, and crowns."""
    things = sum(len(sheet.inventory) + min(sheet.crowns, 100) / 50 for sheet in g.heroes)
    return 0.1 * min(things / (4 * len(g.heroes)), 1.0)


@functools.cache
def doors_of(quest: str) -> frozenset[int]:
    """What heroes can open: all closures but wall tokens."""
    closures = layout_of(quest).closures
    return frozenset(number for number, closure in enumerate(closures) if closure.kind != WALL)


def nearness(g: State) -> float:
    """How near the party is to what moves the story, as if every door were open: those in the way will have to be."""
    goals = goals_of(g)
    walk = board_of(g.layout, g.map.opened | doors_of(g.quest)).walk
    near = 0.0
    heroes = g.living()
    for hero in heroes:
        row = walk[g.figures[hero].at]
        away = min((row[goal] for goal in goals), default=FAR)
        near += 1 / (1 + away)
    return near / max(len(heroes), 1)


def ways_to_end(g: State) -> list[int]:
    """Where the quest can be ended now by whoever comes there."""
    return [
        area for action in g.plan.actions if not action.once and action.needs and holds(g, action.needs)
        for area in areas_of(g, action)
    ]  # fmt: skip


def goals_of(g: State) -> list[int]:
    """Where the quest can be ended; else named enemies, stories and what the quest lets heroes do; else any enemy."""
    ends = ways_to_end(g)
    if ends:
        return ends
    goals = [g.figures[f].at for enemy in g.enemies if enemy.tag and not enemy.dead for f in enemy.figures]
    goals = [area for area in goals if area >= 0]
    if goals and not any(is_worth_doing(g, number) for number in range(len(g.plan.actions))):
        return goals
    if g.map.locks and g.story.key_holder == NOBODY:
        goals += [area for area, things in enumerate(g.map.drops) if KEY in things]
    goals += [place.area for place in g.map.stories]
    for number, action in enumerate(g.plan.actions):
        if is_worth_doing(g, number):
            goals += sought_areas(g, action)
    if not goals:
        goals = [place.area for place in g.map.waypoints] + [shadow.area for shadow in g.map.shadows]
        goals = goals or [g.figures[foe].at for foe in g.foes()]
    return goals


def is_done(g: State, action: QuestAction) -> bool:
    """What can be done in one of several places counts when it has been done in one of them."""
    return any(done_mark(action, area) in g.story.done for area in action.areas or (0,))


def sought_areas(g: State, action: QuestAction) -> list[int]:
    """Where an action may still be done; where it looks for a place drawn by lot, only where that can be."""
    areas = areas_of(g, action)
    for order in all_orders(action.orders):
        if isinstance(order, If) and order.test.startswith("found "):
            possible = g.story.places[int(order.test.split()[1])].possible
            return [area for area in areas if area in possible]
    return areas


def can_be_opened(g: State) -> frozenset[int]:
    """Doors that heroes can open: those with a magic lock only while somebody holds the key."""
    doors = doors_of(g.quest)
    return doors if g.story.key_holder != NOBODY else doors - g.map.locks


def is_worth_doing(g: State, number: int) -> bool:
    """A quest action that could be done now, once."""
    action = g.plan.actions[number]
    return action.once and bool(areas_of(g, action)) and holds(g, action.needs)
