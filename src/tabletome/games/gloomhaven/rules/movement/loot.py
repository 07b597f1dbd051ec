"""Picking up money and treasure. Rulebook: "Loot". GH-LOOT, GH-OVL-20"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.dungeon_dwellers import DWELLERS
from tabletome.games.gloomhaven.content.notation.special_rules import Carried, Dagger, UntilLooted
from tabletome.games.gloomhaven.content.scenarios import WITH_RULES, page
from tabletome.games.gloomhaven.content.treasures import TREASURES, Treasure
from tabletome.games.gloomhaven.events import Found, Looted, TokenFound
from tabletome.games.gloomhaven.rules.scenario.bearers import BEARER, protagonist, rule_of
from tabletome.games.gloomhaven.rules.scenario.circumstances import token_mark
from tabletome.games.gloomhaven.rules.scenario.goals import check_goals
from tabletome.games.gloomhaven.rules.scenario.treasures import GOAL_TREASURE, HIDDEN_NUMBERS, HIDDEN_TOKEN
from tabletome.games.gloomhaven.state import ChestOpened, State, TreasureTrap


def loot_hex(g: State, hero: int, at: int, *, action: bool = False) -> None:
    """All money tokens and the treasure tile of one hex. GH-LOOT-02, 04

    In some scenarios treasure is taken only by a Loot action. GH-OVL-20
    """
    money, treasure = g.money[at], g.treasures[at]
    if treasure and page(g.scenario).loot_needs_action and not action:
        treasure = ""
    if treasure and g.scenario in WITH_RULES and not may_loot(g, hero, treasure):
        treasure = ""
    if not money and not treasure:
        return
    cards = g.heroes[hero]
    g.money[at] = 0
    cards.money += money
    g.emit(Looted, cards.name, money, treasure, rule="GH-LOOT-04")
    if treasure:
        g.treasures[at] = ""
        if g.scenario in WITH_RULES and is_thing(g, treasure):
            g.tally[BEARER] = hero
            check_goals(g)
            return
        cards.treasures += (treasure,)
        if treasure.isdigit():
            find(g, hero, int(treasure))
        if treasure == HIDDEN_TOKEN:
            turn_up(g, hero)
        if treasure in DWELLERS:
            g.pending += (ChestOpened(hero, treasure),)
        check_goals(g)


def may_loot(g: State, hero: int, treasure: str) -> bool:
    """Whether the page lets this character have a treasure: one goal treasure each, or only the one it is meant for."""
    if treasure != GOAL_TREASURE:
        return True
    if rule_of(g, UntilLooted) is not None:
        return GOAL_TREASURE not in g.heroes[hero].treasures
    return rule_of(g, Dagger) is None or protagonist(g) == hero


def is_thing(g: State, treasure: str) -> bool:
    """Whether it is the thing that the page wants carried."""
    rule = rule_of(g, Carried)
    return rule is not None and treasure == rule.thing


def turn_up(g: State, hero: int) -> None:
    """A token that lay face down shows its number: any of those that nobody has found yet."""
    left = [number for number in HIDDEN_NUMBERS if token_mark(number) not in g.tally]
    number = g.rng.pick(left)
    g.note(token_mark(number))
    g.emit(TokenFound, g.heroes[hero].name, number, rule="GH-SPECIAL-08")


def find(g: State, hero: int, number: int) -> None:
    """A numbered treasure is looked up at once; what it holds is the finder's. GH-OVL-21, 22, GH-PAGE-07"""
    treasure, cards = TREASURES[number], g.heroes[hero]
    cards.gold += treasure.gold
    cards.xp += treasure.xp
    cards.found += treasure.items
    if treasure.damage or treasure.conditions:
        g.pending += (TreasureTrap(hero, number),)
    for what, amount in contents_of(treasure):
        g.emit(Found, cards.name, str(number), what, amount, rule="GH-OVL-21")


def contents_of(treasure: Treasure) -> Iterator[tuple[str, int]]:
    """What a treasure holds, kind by kind, for the log."""
    yield from (
        (what, int(amount))
        for what, amount in (
            ("gold", treasure.gold),
            ("xp", treasure.xp),
            ("design", treasure.design),
            ("checks", treasure.checks),
            ("damage", treasure.damage),
            ("random-design", treasure.random_design),
            ("random-scenario", treasure.random_scenario),
            ("scenario", treasure.scenario),
            ("envelope", treasure.envelope),
        )
        if amount
    )
    yield from (("item", item) for item in treasure.items)


def loot_around(g: State, hero: int, reach: int) -> None:
    """Everything within range and in line of sight. GH-LOOT-01"""
    start = g.figures[hero].at
    for at in g.board.floor:
        if (g.money[at] or g.treasures[at]) and g.board.reaches(start, at, reach):
            loot_hex(g, hero, at, action=True)


def things_around(g: State, hero: int, reach: int) -> dict[int, int]:
    """How many tokens and tiles lie in each hex within range and in line of sight. GH-LOOT-01"""
    start = g.figures[hero].at
    return {
        at: g.money[at] + bool(g.treasures[at])
        for at in sorted(g.board.floor)
        if (g.money[at] or g.treasures[at]) and g.board.reaches(start, at, reach)
    }


def loot_one(g: State, hero: int, at: int) -> None:
    """One thing of a hex: the treasure tile first, then a money token."""
    left = g.money[at] if g.treasures[at] else g.money[at] - 1
    g.money[at] -= left
    loot_hex(g, hero, at, action=True)
    g.money[at] = left
