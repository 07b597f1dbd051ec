"""Under which circumstances a special rule is in force, and what rules change in attacks. GH-SPECIAL-02, 08"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine import ByType
from tabletome.games.gloomhaven.board import revealed_rooms
from tabletome.games.gloomhaven.content.notation.conditions import BIT
from tabletome.games.gloomhaven.content.notation.scenarios import Moment
from tabletome.games.gloomhaven.content.notation.special_rules import (
    Achieved,
    AllDead,
    AllOf,
    AnyOf,
    AttackChange,
    AwaitedBoss,
    Blessing,
    CharacterOn,
    Circumstance,
    Deaths,
    EliteDeaths,
    GivenAway,
    HasSpawned,
    NobodyOn,
    NoConsuming,
    NoEnemies,
    NoneOnMap,
    NotCleansed,
    NotFound,
    Opened,
    Permanent,
    RoundsPlayed,
    Saved,
    SetUpLater,
    Side,
    SomebodyOn,
    Stands,
    TileLooted,
    TokensFound,
    TreasuresLooted,
    Unlocked,
    Unmasks,
    UntilLooted,
    Withers,
)
from tabletome.games.gloomhaven.content.scenarios import WITH_RULES, page
from tabletome.games.gloomhaven.rules.scenario.treasures import GOAL_TREASURE, goal_treasures, looted_goals
from tabletome.games.gloomhaven.state import HERO, OFF, SpawnDue, State

ELITES = "elite"
"""Under this name dead elites are counted."""

holds: ByType[Callable[[State, Any], bool]] = ByType("holds")
"""Whether something is so now."""


def is_so(g: State, given: Circumstance | None) -> bool:
    """Whether a circumstance holds; what is given without one always does."""
    return given is None or holds[type(given)](g, given)


@holds(Opened)
def is_opened(g: State, given: Opened) -> bool:
    return not g.opened.isdisjoint(g.plan.doors_between(given.door))


@holds(Stands)
def still_stands(g: State, given: Stands) -> bool:
    numbers = (given.number,) if given.number else range(100)
    return any(each.name == given.token and each.is_on_map and each.number in numbers for each in g.figures)


@holds(AllDead)
def are_all_dead(g: State, given: AllDead) -> bool:
    rooms = revealed_rooms(g.plan, g.opened)
    mark = g.party_size
    hidden = any(
        spot.monster in given.monsters and spot.marks[mark] != "-" and g.plan.room_of[spot.at] not in rooms
        for spot in g.plan.spots
    )
    if hidden or any(each.name in given.monsters and each.at != OFF for each in g.figures):
        return False
    spawns = page(g.scenario).spawns
    return not any(isinstance(due, SpawnDue) and spawns[due.spawn].monster in given.monsters for due in g.pending)


@holds(EliteDeaths)
def enough_elites_are_dead(g: State, given: EliteDeaths) -> bool:
    return g.counted(ELITES) >= given.number


@holds(Deaths)
def enough_are_dead(g: State, given: Deaths) -> bool:
    return g.counted(given.monster) >= given.number


@holds(Saved)
def enough_are_safe(g: State, given: Saved) -> bool:
    return g.counted(saved_mark(given.ally)) >= given.number


@holds(NotCleansed)
def is_not_cleansed(g: State, given: NotCleansed) -> bool:
    return not any(cleansed_mark(at) in g.tally for at in g.plan.marked(given.place))


def saved_mark(ally: str) -> str:
    """Under which name it is counted how many allies are safe."""
    return f"saved {ally}"


def cleansed_mark(at: int) -> str:
    """Under which name it is noted that an action was given up at this place."""
    return f"cleansed {at}"


@holds(Unlocked)
def is_unlocked(g: State, given: Unlocked) -> bool:
    return g.locked.isdisjoint(g.plan.doors_between(given.door))


@holds(TokensFound)
def tokens_are_found(g: State, given: TokensFound) -> bool:
    return all(token_mark(number) in g.tally for number in given.numbers)


@holds(NotFound)
def token_is_missing(g: State, given: NotFound) -> bool:
    return any(token_mark(number) not in g.tally for number in given.numbers)


def token_mark(number: int) -> str:
    """Under which name it is noted that a token has been looted."""
    return f"token {number}"


@holds(TreasuresLooted)
def enough_is_looted(g: State, given: TreasuresLooted) -> bool:
    return looted_goals(g) >= (given.number or goal_treasures(g))


@holds(Achieved)
def is_achieved(g: State, given: Achieved) -> bool:
    return g.party is not None and given.achievement in (*g.party.achievements, *g.party.world)


@holds(AnyOf)
def one_is_so(g: State, given: AnyOf) -> bool:
    return any(is_so(g, each) for each in given.givens)


@holds(AllOf)
def all_are_so(g: State, given: AllOf) -> bool:
    return all(is_so(g, each) for each in given.givens)


@holds(SomebodyOn)
def somebody_is_there(g: State, given: SomebodyOn) -> bool:
    return any(g.plan.tile_of[g.figures[who].at] in given.tiles for who in g.on_map() if not g.figures[who].hostile)


@holds(NobodyOn)
def no_character_is_there(g: State, given: NobodyOn) -> bool:
    standing = (g.figures[hero] for hero in range(len(g.heroes)) if not g.is_exhausted(hero))
    return not any(figure.is_on_map and g.plan.tile_of[figure.at] in given.tiles for figure in standing)


@holds(CharacterOn)
def some_character_is_there(g: State, given: CharacterOn) -> bool:
    return not no_character_is_there(g, NobodyOn(given.tiles))


@holds(HasSpawned)
def has_spawned(g: State, given: HasSpawned) -> bool:
    spawns = page(g.scenario).spawns
    return any(spawn.monster == given.monster and spawn_mark(n) in g.tally for n, spawn in enumerate(spawns))


@holds(NoneOnMap)
def none_is_there(g: State, given: NoneOnMap) -> bool:
    return not any(each.name == given.monster and each.is_on_map for each in g.figures)


@holds(NoEnemies)
def no_enemy_is_there(g: State, given: NoEnemies) -> bool:  # noqa: ARG001 - all circumstances are asked alike
    return not any(each.hostile and each.is_monster and each.at != OFF for each in g.figures)


@holds(RoundsPlayed)
def rounds_are_over(g: State, given: RoundsPlayed) -> bool:
    return g.round > given.number


@holds(TileLooted)
def treasure_is_gone(g: State, given: TileLooted) -> bool:
    room = g.plan.room_of_tile(given.tile)
    hexes = g.plan.hexes_of_tile(given.tile)
    return room in revealed_rooms(g.plan, g.opened) and not any(g.treasures[at] for at in hexes)


@holds(GivenAway)
def is_given_away(g: State, given: GivenAway) -> bool:  # noqa: ARG001
    return GIVEN_AWAY in g.tally


GIVEN_AWAY = "given away"
"""Under this name it is noted that an item has left the game."""


# Whom a rule concerns


def concerns(g: State, whom: Side, who: int) -> bool:
    """Characters, with or without their summons, monsters, or everyone."""
    figure = g.figures[who]
    if whom is Side.CHARACTERS:
        return figure.kind == HERO
    if whom is Side.ALL:
        return figure.is_monster or figure.is_players
    return figure.is_monster if whom is Side.MONSTERS else figure.is_players


def permanent(g: State, who: int) -> int:
    """The conditions that a figure has for good, as bits. GH-RDUN-09"""
    if g.scenario not in WITH_RULES:
        return 0
    rules = [rule for rule in page(g.scenario).rules if isinstance(rule, Permanent) and concerns(g, rule.whom, who)]
    return sum(BIT[name] for name in {rule.condition for rule in rules})


def can_consume_elements(g: State) -> bool:
    """Whether characters may consume elements. GH-ELEM-05, GH-RDUN-09"""
    return g.scenario not in WITH_RULES or NoConsuming() not in page(g.scenario).rules


def attack_changes(g: State, who: int) -> tuple[int, int]:
    """What special rules add to this figure's attacks, and how often they give it advantage. GH-ATK-05, GH-ADV-11"""
    by = advantage = 0
    for rule in page(g.scenario).rules:
        if isinstance(rule, AttackChange) and concerns(g, rule.whom, who) and is_so(g, rule.given):
            by, advantage = by + rule.by, advantage + rule.advantage
        if isinstance(rule, UntilLooted) and who < len(g.heroes) and GOAL_TREASURE not in g.heroes[who].treasures:
            advantage -= 1
    return by, advantage


# Monsters that are set up later


def mark_of(rule: SetUpLater) -> str:
    """Under which name it is noted that these monsters have been set up."""
    return f"set-up {rule.tile} {rule.monsters[0]}"


def comes_later(g: State, monster: str) -> bool:
    """Whether monsters of this name are still to be set up, or to spawn at once."""
    if any(monster in rule.monsters for rule in waiting_rules(g)):
        return True
    return any(
        spawn.when is Moment.AS_SOON_AS
        and spawn.monster == monster
        and spawn_mark(number) not in g.tally
        and bool(spawn.ranks[g.party_size])
        and is_so(g, spawn.given)
        for number, spawn in enumerate(page(g.scenario).spawns)
    )


def spawn_mark(number: int) -> str:
    """Under which name it is noted that what spawns once has spawned."""
    return f"spawn {number}"


def waiting_rules(g: State) -> list[SetUpLater]:
    """Rules by which monsters have still to be set up."""
    return [rule for rule in page(g.scenario).rules if isinstance(rule, SetUpLater) and mark_of(rule) not in g.tally]


def revealed_mark(ally: str) -> str:
    """Under which name it is noted in which round an ally was revealed."""
    return f"revealed {ally}"


def withered_mark(rule: Withers) -> str:
    """Under which name it is counted what a token has suffered before it was revealed."""
    return f"withered {rule.token}"


def weakened_mark(rule: AwaitedBoss) -> str:
    """Under which name it is counted what a boss that is still to come has suffered."""
    return f"weakened {rule.boss}"


def mask_of(rule: Unmasks) -> str:
    """Under which name it is noted which monster is another in disguise."""
    return f"masked {rule.monster}"


# Blessings


def blessed_mark(hero: int) -> str:
    """Under which name it is noted that a character has the blessing of the page."""
    return f"blessed {hero}"


def blessings(g: State, who: int) -> list[Blessing]:
    """The blessings that a character has."""
    if blessed_mark(who) not in g.tally:
        return []
    return [rule for rule in page(g.scenario).rules if isinstance(rule, Blessing)]
