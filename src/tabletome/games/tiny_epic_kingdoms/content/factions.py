"""The thirteen factions, five magic levels each. TEK-COMP-02, TEK-FACTION-01

Orcs, Dwarves, Lizardfolk and Humans are the cards shown in the book; the Elves are a published early version of theirs.
The Halflings are printed but for the points of their fifth level, of the Goblins the first level is, of the Dark Elves
what the fifth is for: these are `mixed`. The others are ours, made to fit the published names and what reports tell.
"""

from __future__ import annotations

import functools
from typing import NamedTuple

from tabletome.games.tiny_epic_kingdoms.content.box import FOOD, MANA, ORE
from tabletome.games.tiny_epic_kingdoms.content.notation import FOREST, MOUNTAINS, PLAINS, Source
from tabletome.games.tiny_epic_kingdoms.content.powers import (
    Powers,
    bind_allies,
    build_cheaper,
    collect_more,
    food_in_war,
    free_retreat,
    gain_on_alliance,
    gain_on_move,
    gift_on_alliance,
    instead_of,
    keep_ruins,
    opponents_mana_counts_one,
    opponents_war_cost,
    others_pay_to_build_here,
    patrol_along_water,
    patrol_anywhere,
    patrol_two_steps,
    patrol_with_two,
    pay,
    quest_along_water,
    raise_after_reveal,
    reassemble,
    score,
    searchers_may_move,
    spoils,
    swap_on_quest,
    take_shape,
    tax_on_fighting_the_flag,
    trade_bonus,
    trade_both,
    war_cost,
    win_ties,
)


class Faction(NamedTuple):
    """A faction card: what each of its five levels adds."""

    name: str
    source: Source
    levels: tuple[tuple[Powers, ...], ...]
    fewest_players: int
    """With fewer it is not dealt."""


FACTIONS: dict[str, Faction] = {}


def faction(name: str, source: Source, *levels: Powers | tuple[Powers, ...], fewest_players: int = 2) -> None:
    """A card with its levels from 1 to 5; a level of several words is a tuple."""
    words = tuple(level if isinstance(level, tuple) else (level,) for level in levels)
    FACTIONS[name] = Faction(name, source, words, fewest_players)


@functools.cache
def powers(name: str, level: int, shapes: tuple[str, ...]) -> Powers:
    """What a faction can do at a magic level: all levels learned stay in force. TEK-RESEARCH-03"""
    total = Powers()
    for number in range(level):
        learned_from = shapes[number] if number < len(shapes) else name
        for word in FACTIONS[learned_from].levels[number]:
            total = total.plus(word)
    return total


def takes_shape(name: str, level: int) -> bool:
    """Whether this level is learned from another faction."""
    return any(word.takes_shape for word in FACTIONS[name].levels[level - 1])


faction(
    "orcs",
    "book",
    win_ties(),  # TEK-FACTION-10
    food_in_war(1),  # TEK-FACTION-11
    war_cost(-1),  # TEK-FACTION-12
    raise_after_reveal(),  # TEK-FACTION-13
    score("home-undisturbed"),
)
faction(
    "dwarves",
    "book",
    others_pay_to_build_here(1),  # TEK-FACTION-20
    gain_on_move(ORE, kind=MOUNTAINS),  # TEK-FACTION-21
    build_cheaper(1),  # TEK-FACTION-22
    instead_of("trade", may="build"),  # TEK-FACTION-23
    score("highest-tower"),
)
faction(
    "lizardfolk",
    "book",
    patrol_anywhere(),  # TEK-FACTION-30
    (instead_of("patrol", may="quest"), instead_of("quest", may="patrol")),  # TEK-FACTION-31
    gain_on_move(),  # TEK-FACTION-32
    swap_on_quest(),  # TEK-FACTION-33
    score("foreign-territories"),
)
faction(
    "humans",
    "book",
    instead_of("research", may="trade"),  # TEK-FACTION-40
    trade_bonus(1),  # TEK-FACTION-41
    war_cost(-2, paying="one"),  # TEK-FACTION-42
    collect_more(FOOD, by_water=True),  # TEK-FACTION-43
    score("full-stores"),
)
faction(
    "elves",
    "public",
    trade_both(),
    war_cost(-1, paying="mana"),
    pay(MANA, ORE, FOOD),
    opponents_mana_counts_one(),
    score("more-mana"),
)
faction(
    "goblins",
    "mixed",
    patrol_with_two(),
    spoils(FOOD),
    war_cost(-2, outnumbering=True),
    free_retreat(),
    score("biggest-horde"),
)
faction(
    "undead",
    "original",
    searchers_may_move(),
    pay(MANA, FOOD),
    spoils(MANA),
    reassemble(),
    (keep_ruins(), score("ruins-held")),
)
faction(
    "merfolk",
    "original",
    patrol_along_water(),
    gain_on_move(FOOD, by_water=True),
    quest_along_water(),
    war_cost(-1, by_water=True),
    score("shores-held"),
)
faction(
    "centaurs",
    "original",
    patrol_two_steps(),
    gain_on_move(FOOD, kind=PLAINS),
    war_cost(-2, role="attacker"),
    collect_more(FOOD, kind=PLAINS),
    score("plains-held"),
)
faction(
    "dark_elves",
    "mixed",
    war_cost(-1, kind=FOREST),
    war_cost(-1, role="attacker"),
    gain_on_move(MANA, kind=FOREST),
    opponents_war_cost(1),
    score("forests-held"),
)
faction(
    "constructs",
    "original",
    war_cost(-1, kind=MOUNTAINS),
    pay(ORE, FOOD),
    collect_more(ORE, kind=MOUNTAINS),
    instead_of("build", may="expand"),
    score("mountains-held"),
)
faction(
    "halflings",
    "mixed",
    tax_on_fighting_the_flag(2),
    gift_on_alliance(1),
    gain_on_alliance(1),
    bind_allies(),
    score("good-neighbours"),
    fewest_players=3,  # for two players cannot form alliances; TEK-P2-08
)
faction("shapeshifters", "original", take_shape(), take_shape(), take_shape(), take_shape(), take_shape())
