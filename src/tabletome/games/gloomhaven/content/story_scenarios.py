"""The scenarios of the main story from 26 to 51: goals, special rules and rewards. GH-NAMED-03, 05, GH-PAGE-01..03"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.notation.scenarios import (
    Curses,
    Escape,
    Kill,
    KillRevealed,
    LootGoals,
    MinusOnes,
    Occupy,
    Reveal,
    Reward,
    Scenario,
    StartWith,
    Stranded,
    needs,
)

STORY_SCENARIOS = (
    Scenario(
        30,
        "shrine-of-the-depths",
        goals=(LootGoals(),),
        loot_needs_action=True,
        reward=Reward(gold=10, party=("the-scepter-and-the-voice",), opens=(42,)),
        requires=(needs("the-voices-command"),),
    ),
    Scenario(
        32,
        "decrepit-wood",
        goals=(Reveal("g2b"), KillRevealed(), LootGoals()),
        reward=Reward(opens=(33, 40)),
        requires=(needs("the-voices-command"),),
    ),
    Scenario(
        37,
        "doom-trench",
        goals=(Escape("a"),),
        defeats=(Stranded("a"),),
        effects=(Curses(3),),
        linked=(0,),
        reward=Reward(party=("through-the-trench",), opens=(47,)),
        requires=(needs("water-breathing"),),
    ),
    Scenario(
        40,
        "ancient-defense-network",
        goals=(Occupy(("a", "a", "a")),),
        effects=(MinusOnes(3),),
        linked=(41,),
        reward=Reward(world=("ancient-technology",), opens=(41,)),
        requires=(needs("the-voices-command"), needs("the-voices-treasure")),
    ),
    Scenario(
        46,
        "nightmare-peak",
        goals=(Kill("winged-horror"),),
        reward=Reward(world=("end-of-corruption",), opens=(51,)),
        requires=(needs("across-the-divide"),),
    ),
    Scenario(
        48,
        "shadow-weald",
        goals=(Kill("dark-rider"),),
        effects=(StartWith("muddle"),),
        hidden_boss="dark-rider",
        boss_places="abcdef",
        reward=Reward(world=("end-of-corruption",), opens=(51,)),
        requires=(needs("redthorns-aid"),),
    ),
)
