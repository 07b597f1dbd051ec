"""How good a position is, for bots: how far the goals are, hit points and cards left, and being where it matters."""

from __future__ import annotations

import functools

from tabletome.games.gloomhaven.board import FAR, beside_doors, revealed_rooms
from tabletome.games.gloomhaven.bots.goal_value import LONG_WAY, share_done
from tabletome.games.gloomhaven.bots.hidden_enemies import enemies_on_map
from tabletome.games.gloomhaven.bots.round_value import round_value
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.layout import BEYOND, NONE, layout
from tabletome.games.gloomhaven.content.notation.conditions import DISARM, IMMOBILIZE, STUN
from tabletome.games.gloomhaven.content.scenarios import SCENARIOS, page
from tabletome.games.gloomhaven.rules.characters.stamina import rounds_left, stamina
from tabletome.games.gloomhaven.rules.items.worn import READY
from tabletome.games.gloomhaven.state import LOST, WON, Hero, State

# Parts of a chance of victory, set by hand and tried in games of searching bots
GOALS_WEIGHT = 0.46  # all goals done
PARTY_WEIGHT = 0.44  # everyone in full strength
NEARNESS_WEIGHT = 0.03  # everyone next to an enemy, or to a door when there is none
HINDRANCE_WEIGHT = 0.02  # no enemy on the map can strike
WHOLE_MAP_WEIGHT = 0.09  # every room revealed
FRONT_COST = 0.04  # for each room beyond the first in which there are enemies
DANGER_COST = 0.05  # every character has to expect as much damage as it can bear

# Shares of a character's strength; together they make 1, items come on top
ALIVE_SHARE = 0.1  # standing at all
HEALTH_SHARE = 0.17  # full hit points
STAMINA_SHARE = 0.73  # as many rounds left to play as with a full hand
ITEMS_SHARE = 0.02  # all items ready

# What is expected of the round, as a share of what it would be worth if it had happened
MOST_EXPECTED_DAMAGE = 0.5  # share of all enemies
EXPECTED_NEARNESS = 0.8
EXPECTED_HEALING = 0.7

A_MONSTER = 5  # hit points that a monster counts for beside its own: better kill one than hurt two
MOST_DANGER = 1.5  # of what a character can bear

# Between scenarios
CAMPAIGN_BEGUN = 0.5  # chance of victory before anything is completed
CAMPAIGN_COMPLETED = 0.4  # for all scenarios
MOST_GROWTH = 40  # levels, perks and items of a character that count
GROWTH_WEIGHT = 1 / 1000  # for each of them


def evaluate(g: State, seat: int) -> float:
    """The chance of victory, guessed; all seats win and lose together."""
    if g.outcome is not None:
        return g.outcome.payoff(seat)
    if not g.scenario:
        return campaign_value(g)
    if g.result == WON:
        return 1.0
    if g.result == LOST:
        return 0.0
    return min(max(sum(aspects(g, seat).values()), 0.01), 0.99)


def aspects(g: State, seat: int) -> dict[str, float]:  # noqa: ARG001 - all seats win and lose together
    """What a guess at the chance of victory is made of; between scenarios, what has been completed and grown."""
    if not g.scenario:
        return {"campaign": completed(g), "growth": growth(g)}
    alive, health, stamina_left, items = strength(g)
    return {
        "goals": GOALS_WEIGHT * progress(g),
        "alive": PARTY_WEIGHT * alive,
        "health": PARTY_WEIGHT * health,
        "stamina": PARTY_WEIGHT * stamina_left,
        "items": PARTY_WEIGHT * items,
        "nearness": NEARNESS_WEIGHT * nearness(g),
        "hindrance": HINDRANCE_WEIGHT * hindered(g),
        "rooms": WHOLE_MAP_WEIGHT * len(revealed_rooms(g.plan, g.opened)) / g.plan.rooms,
        "fronts": -FRONT_COST * fronts(g),
        "danger": -DANGER_COST * danger(g),
        "round": expected_gain(g),
    }


def campaign_value(g: State) -> float:
    """Between scenarios: what has been completed, and how strong the characters have become."""
    return CAMPAIGN_BEGUN + completed(g) + growth(g)


def completed(g: State) -> float:
    """Of all scenarios there are."""
    return CAMPAIGN_COMPLETED * len(g.campaign.completed) / len(SCENARIOS)


def growth(g: State) -> float:
    """Levels, perks and items of a character, on average."""
    members = g.campaign.members
    grown = sum(member.level + len(member.perks) + len(member.items) for member in members) / len(members)
    return GROWTH_WEIGHT * min(grown, MOST_GROWTH)


def expected_gain(g: State) -> float:
    """What the cards chosen for this round may still bring, in the same measures."""
    enemies = [figure.at for figure in g.figures if figure.at >= 0 and figure.hostile]
    total = total_threat(g)
    gain = 0.0
    for hero, cards in enumerate(g.heroes):
        if g.figures[hero].at < 0 or not (cards.chosen or g.turn.acting == hero):
            continue
        best = round_value(g, hero, enemies)
        gain += GOALS_WEIGHT * min(best.damage / total, MOST_EXPECTED_DAMAGE)
        gain += NEARNESS_WEIGHT * EXPECTED_NEARNESS * best.nearer / (LONG_WAY * len(g.heroes))
        healed = best.healed / (g.figures[hero].max_health * len(g.heroes))
        gain += PARTY_WEIGHT * HEALTH_SHARE * EXPECTED_HEALING * healed
    return gain


# Goals


def progress(g: State) -> float:
    """How much of the goals is done; where enemies need not all die, beating them is still half of it."""
    goals = page(g.scenario).goals
    beaten = 1 - threat(g)
    done = [share_done(g, goal, beaten) for goal in goals]
    return sum(done) / len(done)


# Monsters


def threat(g: State) -> float:
    """The enemies still to be beaten, as a share of all: the dead count whole, the living by their wounds."""
    total = total_threat(g)
    wounds = sum(
        figure.max_health - max(figure.health, 0)
        for figure in g.figures
        if figure.at >= 0 and figure.hostile and figure.is_monster
    )
    each = total / number_of_enemies(g.scenario, len(g.heroes))
    return max(1 - (g.killed * each + wounds) / total, 0.0)


@functools.cache
def number_of_enemies(scenario: int, heroes: int) -> int:
    """How many enemies the whole map has."""
    allies, mark = page(scenario).allies, max(heroes, 2) - 2
    return max(sum(spot.marks[mark] != NONE and spot.monster not in allies for spot in layout(scenario).spots), 1)


def total_threat(g: State) -> int:
    """What all enemies of the map count for, hurt or not."""
    return max(_threat(g.scenario, len(g.heroes), g.monster_level), 1)


@functools.cache
def _threat(scenario: int, heroes: int, level: int) -> int:
    """What stands in the rooms of a map: hit points, and so much for each monster."""
    return sum(stat.health + A_MONSTER for stat in enemies_on_map(scenario, heroes, level))


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
    shares = (min(damage / toughness(g, hero), MOST_DANGER) for hero, damage in expected.items())
    return sum(shares) / len(g.heroes)


def toughness(g: State, hero: int) -> float:
    """What a character can bear: hit points, and cards to lose instead."""
    return g.figures[hero].max_health + len(g.heroes[hero].hand) / 2


def hindered(g: State) -> float:
    """The share of enemies on the map that cannot strike now."""
    enemies = [figure for figure in g.figures if figure.at >= 0 and figure.hostile]
    if not enemies:
        return 0.0
    return sum(bool(figure.conditions & (STUN | DISARM | IMMOBILIZE)) for figure in enemies) / len(enemies)


# The party


def strength(g: State) -> tuple[float, float, float, float]:
    """Of the party: who stands, hit points, of which the last are the dearest, rounds left to play, items ready."""
    alive = health = rounds = items = 0.0
    for hero in range(len(g.heroes)):
        figure = g.figures[hero]
        if figure.at < 0 and g.round > 0:
            continue
        alive += ALIVE_SHARE
        health += HEALTH_SHARE * (figure.health / figure.max_health) ** 0.5
        rounds += STAMINA_SHARE * stamina(g, hero) / rounds_left(CLASSES[g.heroes[hero].name].hand)
        items += ITEMS_SHARE * items_left(g.heroes[hero])
    heroes = len(g.heroes)
    return alive / heroes, health / heroes, rounds / heroes, items / heroes


def items_left(cards: Hero) -> float:
    """The share of the items that can still be used, so that none is used for nothing."""
    if not cards.items:
        return 0.0
    return sum(each.state == READY for each in cards.items) / len(cards.items)


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
