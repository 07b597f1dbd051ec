"""The side scenarios from 52 on: goals, special rules and rewards. GH-NAMED-03, 05, GH-PAGE-01..03"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.notation.formulas import (
    formula,
)
from tabletome.games.gloomhaven.content.notation.ranks import (
    ranks,
)
from tabletome.games.gloomhaven.content.notation.scenarios import (
    EVEN_ROUNDS,
    ODD_ROUNDS,
    Curses,
    Escape,
    Kill,
    KillAll,
    Lock,
    LootGoals,
    Moment,
    Reward,
    Scenario,
    Spawn,
    StartWith,
    Stranded,
    Survive,
    TimeUp,
    needs,
)
from tabletome.games.gloomhaven.content.notation.special_rules import (
    AllDead,
    CannotBeHurt,
    DeathTakesAway,
    DoorsOpen,
    ElementsEachRound,
    RoundDamage,
    SetUpLater,
    Side,
    SummonsInstead,
    TurnEffect,
    TurnMoment,
)

SIDE_SCENARIOS = (
    Scenario(
        53,
        "crypt-basement",
        goals=(Survive(10),),
        effects=(Curses(3),),
        locks=(Lock(("m1a-j1a", "m1a-j2a", "m1a-d2a", "m1a-d1a")),),
        rules=(
            DoorsOpen(("m1a-j1a",), at_start_of=2),
            DoorsOpen(("m1a-j2a",), at_start_of=4),
            DoorsOpen(("m1a-d2a",), at_start_of=6),
            DoorsOpen(("m1a-d1a",), at_start_of=8),
        ),
        reward=Reward(items=(114,), opens=(54,)),
    ),
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
        60,
        "alchemy-lab",
        goals=(LootGoals(), Escape("s", after_loot=True)),
        defeats=(TimeUp(12), Stranded("s")),
        rules=(RoundDamage(Side.ALL, formula("2"), at_start=True, first=7),),
        linked=(0,),
        reward=Reward(prosperity=1),
    ),
    Scenario(
        65,
        "sulfur-mine",
        goals=(KillAll(), LootGoals()),
        effects=(Curses(4),),
        reward=Reward(world=("ancient-technology",), designs=(112,)),
    ),
    Scenario(
        70,
        "chained-isle",
        goals=(Kill("night-demon"), Kill("wind-demon")),
        spawns=(
            Spawn(Moment.END_OF_ROUND, "living-spirit", "a", ranks("n", "n", "n"), rounds=ODD_ROUNDS),
            Spawn(Moment.END_OF_ROUND, "living-spirit", "b", ranks("", "", "n"), rounds=ODD_ROUNDS),
            Spawn(Moment.END_OF_ROUND, "living-spirit", "a", ranks("", "n", "n"), rounds=EVEN_ROUNDS),
            Spawn(Moment.END_OF_ROUND, "living-spirit", "b", ranks("n", "n", "n"), rounds=EVEN_ROUNDS),
        ),
        rules=(CannotBeHurt("living-spirit"), DeathTakesAway(("night-demon", "wind-demon"), "living-spirit")),
        linked=(0,),
        reward=Reward(prosperity=2),
    ),
    Scenario(
        83,
        "shadows-within",
        goals=(KillAll(),),
        rules=(
            TurnEffect(TurnMoment.START, Side.OURS, damage=formula("1"), place="a", reach=2),
            TurnEffect(TurnMoment.START, Side.MONSTERS, heal=1, place="a", reach=2),
            SetUpLater(("flame-demon",), "m1a", AllDead(("cultist",))),
            TurnEffect(TurnMoment.START, Side.OURS, damage=formula("2"), given=AllDead(("cultist",))),
            ElementsEachRound(strong=("fire",), given=AllDead(("cultist",))),
        ),
        linked=(0,),
        reward=Reward(shared_gold=40),
        requires=(needs("bad-business"),),
    ),
    Scenario(
        89,
        "syndicate-hideout",
        goals=(KillAll(),),
        rules=(SummonsInstead("cultist", "giant-viper", ranks("e", "e", "e")),),
        linked=(0,),
        reward=Reward(shared_gold=50),
        requires=(needs("sin-ra"),),
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
