"""Under which circumstances a special rule is in force, and what rules change in attacks. GH-SPECIAL-02, 08"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine import ByType
from tabletome.games.gloomhaven.board import revealed_rooms
from tabletome.games.gloomhaven.content.notation.special_rules import (
    Achieved,
    AllDead,
    AttackChange,
    Blessing,
    Circumstance,
    Deaths,
    EliteDeaths,
    NotCleansed,
    NotFound,
    Opened,
    Saved,
    SetUpLater,
    Side,
    Stands,
    TokensFound,
    TreasuresLooted,
    Unlocked,
    Unmasks,
)
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.rules.scenario.treasures import goal_treasures, looted_goals
from tabletome.games.gloomhaven.state import OFF, State

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
    return any(each.name == given.token and each.at >= 0 and each.number in numbers for each in g.figures)


@holds(AllDead)
def are_all_dead(g: State, given: AllDead) -> bool:
    rooms = revealed_rooms(g.plan, g.opened)
    mark = g.party_size
    hidden = any(
        spot.monster in given.monsters and spot.marks[mark] != "-" and g.plan.room_of[spot.at] not in rooms
        for spot in g.plan.spots
    )
    return not hidden and not any(each.name in given.monsters and each.at != OFF for each in g.figures)


@holds(EliteDeaths)
def enough_elites_are_dead(g: State, given: EliteDeaths) -> bool:
    return g.tally.get(ELITES, 0) >= given.number


@holds(Deaths)
def enough_are_dead(g: State, given: Deaths) -> bool:
    return g.tally.get(given.monster, 0) >= given.number


@holds(Saved)
def enough_are_safe(g: State, given: Saved) -> bool:
    return g.tally.get(saved_mark(given.ally), 0) >= given.number


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


# Whom a rule concerns


def concerns(g: State, whom: Side, who: int) -> bool:
    """Characters and their summons, monsters, or everyone."""
    figure = g.figures[who]
    if whom is Side.ALL:
        return figure.is_monster or figure.hero >= 0
    return figure.is_monster if whom is Side.MONSTERS else figure.hero >= 0


def attack_changes(g: State, who: int) -> tuple[int, int]:
    """What special rules add to this figure's attacks, and how often they give it advantage. GH-ATK-05, GH-ADV-11"""
    by = advantage = 0
    for rule in page(g.scenario).rules:
        if isinstance(rule, AttackChange) and concerns(g, rule.whom, who) and is_so(g, rule.given):
            by, advantage = by + rule.by, advantage + rule.advantage
    return by, advantage


# Monsters that are set up later


def mark_of(rule: SetUpLater) -> str:
    """Under which name it is noted that these monsters have been set up."""
    return f"set-up {rule.tile} {rule.monsters[0]}"


def waiting_rules(g: State) -> list[SetUpLater]:
    """Rules by which monsters have still to be set up."""
    return [rule for rule in page(g.scenario).rules if isinstance(rule, SetUpLater) and mark_of(rule) not in g.tally]


def mask_of(rule: Unmasks) -> str:
    """Under which name it is noted which monster is another in disguise."""
    return f"masked {rule.monster}"


# Blessings


def blessed_mark(hero: int) -> str:
    """Under which name it is noted that a character has the blessing of the page."""
    return f"blessed {hero}"


def blessings(g: State, who: int) -> list[Blessing]:
    """The blessings that a character has."""
    if blessed_mark(who) not in g.tally or who >= len(g.heroes):
        return []
    return [rule for rule in page(g.scenario).rules if isinstance(rule, Blessing)]
