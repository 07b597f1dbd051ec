"""The side scenarios from 52 on: goals, special rules and rewards. GH-NAMED-03, 05, GH-PAGE-01..03"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.notation.scenarios import (
    Curses,
    KillAll,
    LootGoals,
    Reward,
    Scenario,
    StartWith,
    needs,
)

SIDE_SCENARIOS = (
    Scenario(59, "forgotten-grove", goals=(KillAll(), LootGoals()), loot_needs_action=True, reward=Reward(opens=(60,))),
    Scenario(63, "magma-pit", goals=(KillAll(),), effects=(StartWith("wound"),), reward=Reward(gold=15)),
    Scenario(
        64,
        "underwater-lagoon",
        goals=(KillAll(),),
        linked=(0,),
        reward=Reward(xp=10),
        requires=(needs("water-breathing"),),
    ),
    Scenario(
        65,
        "sulfur-mine",
        goals=(KillAll(), LootGoals()),
        effects=(Curses(4),),
        reward=Reward(world=("ancient-technology",), designs=(112,)),
    ),
    Scenario(
        93,
        "sunken-vessel",
        goals=(KillAll(),),
        effects=(StartWith("immobilize"),),
        linked=(0,),
        reward=Reward(xp=10),
        requires=(needs("a-map-to-treasure"),),
    ),
    Scenario(
        94,
        "vermling-nest",
        goals=(KillAll(), LootGoals()),
        linked=(95,),
        reward=Reward(party=("through-the-nest",), opens=(95,)),
    ),
)
