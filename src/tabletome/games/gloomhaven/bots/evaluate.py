"""How good a position is, for bots: how far the goals are, hit points and cards left, and being where it matters."""

from __future__ import annotations

import functools

from tabletome.games.gloomhaven.board import FAR, board, revealed_rooms
from tabletome.games.gloomhaven.bots.round_value import promise
from tabletome.games.gloomhaven.content.bosses import TYPES, boss_stat, formula
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.layout import BEYOND, ELITE_MARK, NONE, layout
from tabletome.games.gloomhaven.content.notation.abilities import DISARM, IMMOBILIZE, STUN, MonsterType, Stat
from tabletome.games.gloomhaven.content.notation.scenarios import (
    Arrive,
    Destroy,
    Escape,
    Goal,
    Kill,
    KillMany,
    LootGoals,
    Occupy,
    OpenAllDoors,
    Reveal,
)
from tabletome.games.gloomhaven.content.scenarios import SCENARIOS, page
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import active_act, find_act
from tabletome.games.gloomhaven.rules.combat.damage import held_card
from tabletome.games.gloomhaven.rules.items.worn import READY
from tabletome.games.gloomhaven.rules.scenario.goals import goal_treasures, looted_goals
from tabletome.games.gloomhaven.rules.scenario.special_rules import plates_in_play
from tabletome.games.gloomhaven.state import LOST, WON, Active, Hero, State

GOALS_WEIGHT, PARTY_WEIGHT, NEARNESS, HINDRANCE = 0.46, 0.44, 0.03, 0.02
"""How much the goals and the party's strength count; what is left is for being near, and for hindering monsters."""
ALIVE, HEALTH, STAMINA = 0.1, 0.17, 0.73
"""What a character is worth: standing at all, hit points, rounds left to play."""
ITEMS_READY = 0.02
A_ROOM, ANOTHER_FRONT = 0.09, 0.04
"""What it is worth to have seen the whole map, and what it costs to fight in one more room at a time."""
DANGER = 0.05
"""What it costs if every character had to expect as much damage as it can bear."""
A_MONSTER = 5
"""What a monster counts beside its hit points: it is better to kill one than to hurt two."""
LONG_WAY = 24


def evaluate(g: State, seat: int) -> float:
    """The chance of victory, guessed; all seats win and lose together."""
    if g.outcome is not None:
        return g.outcome.payoff(seat)
    if not g.scenario:
        return prospects(g)
    if g.result == WON:
        return 1.0
    if g.result == LOST:
        return 0.0
    guess = (
        GOALS_WEIGHT * progress(g)
        + PARTY_WEIGHT * strength(g)
        + NEARNESS * nearness(g)
        + HINDRANCE * hindered(g)
        + A_ROOM * len(revealed_rooms(g.plan, g.opened)) / g.plan.rooms
        - ANOTHER_FRONT * fronts(g)
        - DANGER * danger(g)
        + promised(g)
    )
    return min(max(guess, 0.01), 0.99)


def prospects(g: State) -> float:
    """Between scenarios: what has been completed, and how strong the characters have become."""
    members = g.campaign.members
    grown = sum(member.level + len(member.perks) + len(member.items) for member in members) / len(members)
    return 0.5 + 0.4 * len(g.campaign.completed) / len(SCENARIOS) + min(grown, 40) / 1000


def promised(g: State) -> float:
    """What the cards chosen for this round may still bring, in the same measures."""
    enemies = [figure.at for figure in g.figures if figure.at >= 0 and figure.hostile]
    total = total_threat(g)
    gain = 0.0
    for hero, cards in enumerate(g.heroes):
        if g.figures[hero].at < 0 or not (cards.chosen or g.acting == hero):
            continue
        best = promise(g, hero, enemies)
        gain += GOALS_WEIGHT * min(best.damage / total, 0.5)
        gain += NEARNESS * 0.8 * best.nearer / (LONG_WAY * len(g.heroes))
        gain += PARTY_WEIGHT * HEALTH * 0.7 * best.healed / (g.figures[hero].most * len(g.heroes))
    return gain


# ------------------------------------------------------------------ goals


def progress(g: State) -> float:
    """How much of the goals is done; where enemies need not all die, beating them is still half of it."""
    goals = page(g.scenario).goals
    beaten = 1 - threat(g)
    done = [share_done(g, goal, beaten) for goal in goals]
    return sum(done) / len(done)


def share_done(g: State, goal: Goal, beaten: float) -> float:
    match goal:
        case Kill():
            return 0.4 * beaten + 0.6 * lost_health(g, goal.monster)
        case KillMany():
            number = formula(goal.number, C=g.characters, L=g.level)
            return min(0.8 * g.killed / number + 0.2 * beaten, 1.0)
        case Destroy():
            return 0.3 * beaten + 0.7 * lost_health(g, goal.token)
        case LootGoals():
            return 0.4 * beaten + 0.6 * looted_goals(g) / max(goal_treasures(g), 1)
        case OpenAllDoors():
            return 0.2 * beaten + 0.8 * len(g.opened) / max(len(g.plan.doors), 1)
        case Occupy():
            return 0.5 * beaten + 0.5 * near_places(g, plates_in_play(g, goal.plates))
        case Escape():
            return 0.3 * beaten + 0.7 * near_places(g, g.plan.marked(goal.exits))
        case Arrive():
            return 0.4 * beaten + 0.6 * escort_near(g, goal)
        case Reveal():
            return 0.5 * beaten + 0.5 * len(revealed_rooms(g.plan, g.opened)) / g.plan.rooms
        case _:
            return beaten


def lost_health(g: State, name: str) -> float:
    """What share of its hit points all those of a name have lost, the hidden ones being unhurt."""
    seen = [figure for figure in g.figures if figure.name == name]
    rooms = revealed_rooms(g.plan, g.opened)
    hidden = sum(spot.monster == name and g.plan.room_of[spot.at] not in rooms for spot in g.plan.spots)
    boost = page(g.scenario).boost
    if boost is not None and name == boost.token:
        hidden = max(g.altars - sum(figure.at >= 0 for figure in seen), 0)
    count = max(len(seen) + hidden, 1)
    left = sum(max(figure.health, 0) / figure.most for figure in seen if figure.at >= 0) + hidden
    return 1 - left / count


def near_places(g: State, places: tuple[int, ...]) -> float:
    """How near the characters are to places they must reach, each to one of its own; hidden ones lie far away."""
    if not places:
        return 0.0
    away = g.board.distances
    total = 0.0
    free = list(places)
    for hero in range(len(g.heroes)):
        at = g.figures[hero].at
        if at < 0 or not free:
            total += hero in g.safe
            continue
        near = min(free, key=lambda place: away(at)[place])
        free.remove(near)
        total += 1 - min(away(at)[near], LONG_WAY) / LONG_WAY
    return total / len(g.heroes)


def escort_near(g: State, goal: Arrive) -> float:
    """Doors opened, and the escort's hit points."""
    it = next((figure for figure in g.figures if figure.name == goal.escort and figure.at >= 0), None)
    if it is None:
        return 0.0
    return 0.6 * len(g.opened) / max(len(g.plan.doors), 1) + 0.4 * it.health / it.most


# ------------------------------------------------------------------ monsters


def threat(g: State) -> float:
    """The enemies still to be beaten, as a share of all: the dead count whole, the living by their wounds."""
    total = total_threat(g)
    wounds = sum(
        figure.most - max(figure.health, 0)
        for figure in g.figures
        if figure.at >= 0 and figure.hostile and figure.is_monster
    )
    each = total / number_of_enemies(g.scenario, len(g.heroes))
    return max(1 - (g.killed * each + wounds) / total, 0.0)


@functools.cache
def number_of_enemies(scenario: int, heroes: int) -> int:
    allies, mark = page(scenario).allies, max(heroes, 2) - 2
    return max(sum(spot.marks[mark] != NONE and spot.monster not in allies for spot in layout(scenario).spots), 1)


def total_threat(g: State) -> int:
    return max(_threat(g.scenario, len(g.heroes), g.monster_level), 1)


@functools.cache
def _threat(scenario: int, heroes: int, level: int) -> int:
    """What stands in the rooms of a map: hit points, and so much for each monster."""
    return sum(stat.health + A_MONSTER for stat in _enemies(scenario, heroes, level, frozenset()))


@functools.cache
def _enemies(scenario: int, heroes: int, level: int, without: frozenset[int]) -> tuple[Stat, ...]:
    """The enemies that stand in the rooms of a map, except in these."""
    plan, allies = layout(scenario), page(scenario).allies
    mark = max(heroes, 2) - 2
    found = []
    for spot in plan.spots:
        if plan.room_of[spot.at] not in without and spot.marks[mark] != NONE and spot.monster not in allies:
            kind = TYPES[spot.monster]
            if isinstance(kind, MonsterType):
                found.append((kind.elite if spot.marks[mark] == ELITE_MARK else kind.normal)[level])
            else:
                found.append(boss_stat(spot.monster, level, heroes, 0, 0))
    return tuple(found)


def hidden_enemies(g: State) -> tuple[Stat, ...]:
    """The enemies in rooms that are not revealed."""
    rooms = revealed_rooms(g.plan, g.opened)
    if len(rooms) == g.plan.rooms:
        return ()
    return _enemies(g.scenario, len(g.heroes), g.monster_level, rooms)


def fronts(g: State) -> int:
    """In how many rooms more than one there are enemies: doors had better stay closed until a room is cleared."""
    room_of = g.plan.room_of
    rooms = {room_of[figure.at] for figure in g.figures if figure.at >= 0 and figure.hostile and figure.is_monster}
    rooms.discard(BEYOND)
    return max(len(rooms) - 1, 0)


def danger(g: State) -> float:
    """How much of its hit points each character must expect to lose: every enemy strikes the nearest it can come at."""
    heroes = [(hero, g.figures[hero].at) for hero in range(len(g.heroes)) if g.figures[hero].at >= 0]
    if not heroes:
        return 0.0
    expected = dict.fromkeys((hero for hero, _ in heroes), 0)
    for number, figure in enumerate(g.figures):
        if figure.at < 0 or not figure.hostile or not figure.is_monster or figure.conditions & (STUN | DISARM):
            continue
        stat, away = g.stat(number), g.board.distances(figure.at)
        hero, at = min(heroes, key=lambda each: away[each[1]])
        if away[at] <= (0 if figure.conditions & IMMOBILIZE else stat.move) + max(stat.range, 1):
            expected[hero] += stat.attack
    shares = (min(damage / toughness(g, hero), 1.5) for hero, damage in expected.items())
    return sum(shares) / len(g.heroes)


def toughness(g: State, hero: int) -> float:
    """What a character can bear: hit points, and cards to lose instead."""
    return g.figures[hero].most + len(g.heroes[hero].hand) / 2


def hindered(g: State) -> float:
    """The share of enemies on the map that cannot strike now."""
    enemies = [figure for figure in g.figures if figure.at >= 0 and figure.hostile]
    if not enemies:
        return 0.0
    return sum(bool(figure.conditions & (STUN | DISARM | IMMOBILIZE)) for figure in enemies) / len(enemies)


# ------------------------------------------------------------------ the party


def strength(g: State) -> float:
    """Hit points of the party, of which the last are the dearest, and rounds left to play."""
    total = 0.0
    for hero in range(len(g.heroes)):
        figure = g.figures[hero]
        if figure.at < 0 and g.round > 0:
            continue
        left = stamina(g, hero) / rounds_left(CLASSES[g.heroes[hero].name].hand)
        worth = ALIVE + HEALTH * (figure.health / figure.most) ** 0.5 + STAMINA * left
        total += worth + ITEMS_READY * items_left(g.heroes[hero])
    return total / len(g.heroes)


def items_left(cards: Hero) -> float:
    """The share of the items that can still be used, so that none is used for nothing."""
    if not cards.items:
        return 0.0
    return sum(each.state == READY for each in cards.items) / len(cards.items)


def stamina(g: State, hero: int) -> int:
    """How many rounds a character can still play: with the cards at hand, and after the rest that follows."""
    cards = g.heroes[hero]
    ready = len(cards.hand) + len(cards.chosen)
    resting = len(cards.discard) + sum(is_kept(cards, each) for each in cards.active) + is_held(g, hero)
    return ready // 2 + rounds_left(ready + resting - 1) if resting else rounds_left(ready)


def is_held(g: State, hero: int) -> bool:
    """The card in use is in no pile, but will be discarded."""
    doing = g.doing
    if doing is None or doing.actor != hero or not held_card(doing):
        return False
    return doing.source.startswith("basic") or not find_act(doing.source).lost


@functools.cache
def rounds_left(cards: int) -> int:
    """How many rounds so many cards last, two a round and one lost in every rest."""
    return 0 if cards < 2 else cards // 2 + rounds_left(cards - 1)


def is_kept(cards: Hero, active: Active) -> bool:
    """Whether an active card will come back."""
    return not active_act(cards.name, active).lost


def nearness(g: State) -> float:
    """How near the party is to the nearest enemy, or to a closed door when there is none."""
    standing = [g.figures[hero].at for hero in range(len(g.heroes)) if g.figures[hero].at >= 0]
    goals = [figure.at for figure in g.figures if figure.hostile and figure.at >= 0] or list(
        beside_doors(g.scenario, g.opened, g.locked)
    )
    if not goals or not standing:
        return 0.0
    away = [min(g.board.distances(at)[goal] for goal in goals) for at in standing]
    return 1 - sum(min(each, LONG_WAY) for each in away) / (LONG_WAY * len(away)) if min(away) < FAR else 0.0


@functools.lru_cache(maxsize=1024)
def beside_doors(scenario: int, opened: frozenset[int], locked: frozenset[int]) -> tuple[int, ...]:
    """The hexes from which a closed door can be stepped on."""
    open_part = board(scenario, opened, locked)
    return tuple(at for at in open_part.floor if any(near not in open_part.floor for near in open_part.ways[at]))
