"""The scenarios of the main story from 26 to 51: goals, special rules and rewards. GH-NAMED-03, 05, GH-PAGE-01..03"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.games.gloomhaven.content.notation.formulas import (
    formula,
)
from tabletome.games.gloomhaven.content.notation.ranks import (
    ranks,
)
from tabletome.games.gloomhaven.content.notation.scenarios import (
    EVEN_ROUNDS,
    ODD_ROUNDS,
    CleanseAll,
    Curses,
    Destroy,
    DoorOpens,
    Escape,
    Kill,
    KillAll,
    KillMany,
    KillNamed,
    KillRevealed,
    Lock,
    LootGoals,
    Lost,
    LostMany,
    MinusOnes,
    Moment,
    Named,
    Occupy,
    Reveal,
    Reward,
    Rounds,
    Scenario,
    Spawn,
    StartWith,
    Stranded,
    Survive,
    Token,
    must_not_have,
    needs,
    only_round,
)
from tabletome.games.gloomhaven.content.notation.special_rules import (
    AllOf,
    AnyOf,
    AttackChange,
    AwaitedBoss,
    CannotBeDestroyed,
    Captives,
    Craved,
    ElementsEachRound,
    FallsAtEnd,
    GiveUpAction,
    Guarded,
    Gunner,
    HigherLevel,
    Inactive,
    LargeBoss,
    LeaveMap,
    NoneOnMap,
    NotCleansed,
    Opened,
    PlainBoss,
    RoundDamage,
    SetUpLater,
    Side,
    SomebodyOn,
    Stands,
    StartApart,
    TreasuresLooted,
    TurnEffect,
    TurnMoment,
    Unlocked,
)

RIFT_DEMONS = ("night-demon", "wind-demon", "frost-demon", "sun-demon", "earth-demon", "flame-demon")


def rift_spawns() -> Iterator[Spawn]:
    """One demon at the end of each of the first two rounds, then two: the six kinds in turn, at four places in turn."""
    places = [(1, "b"), (2, "c"), *((number, at) for number in range(3, 10) for at in ("de" if number % 2 else "bc"))]
    for turn, (number, at) in enumerate(places):
        rank = ranks("n", "e", "e") if turn % 2 else ranks("n", "n", "e")
        demon = RIFT_DEMONS[turn % len(RIFT_DEMONS)]
        yield Spawn(Moment.END_OF_ROUND, demon, at, rank, rounds=only_round(number))


WITHOUT_GUNNERS = AllOf((Opened("g1a-l1b"), NoneOnMap("city-archer")))
"""When another archer comes to the siege cannon."""
PUMPS = ("ad", "adb", "adbc")
"""The water pumps that are in play with 2, 3 and 4 characters."""
TOMB_GUARDIANS = (
    ("stone-golem", "g", ranks("n", "n", "e")),
    ("stone-golem", "h", ranks("n", "e", "e")),
    ("ancient-artillery", "i", ranks("n", "n", "n")),
    ("ancient-artillery", "j", ranks("n", "n", "n")),
    ("ancient-artillery", "k", ranks("", "n", "n")),
    ("ancient-artillery", "l", ranks("", "", "n")),
)
"""What wakes in the tomb when its plate is stepped on: where, and how strong by number of characters."""


STORY_SCENARIOS = (
    Scenario(
        26,
        "ancient-cistern",
        goals=(CleanseAll(PUMPS),),
        effects=(Curses(3),),
        spawns=(
            Spawn(Moment.END_OF_ROUND, "black-imp", "a", ranks("n", "n", "n"), given=NotCleansed("a")),
            Spawn(Moment.END_OF_ROUND, "black-imp", "d", ranks("n", "n", "n"), given=NotCleansed("d")),
            Spawn(Moment.END_OF_ROUND, "black-imp", "b", ranks("", "n", "n"), given=NotCleansed("b")),
            Spawn(Moment.END_OF_ROUND, "black-imp", "c", ranks("", "", "n"), given=NotCleansed("c")),
        ),
        rules=(GiveUpAction(PUMPS),),
        linked=(0,),
        reward=Reward(gold=10, reputation=1, prosperity=2, party=("following-clues",), opens=(22,)),
        requires=(needs("water-breathing", "through-the-ruins"),),
    ),
    Scenario(
        27,
        "ruinous-rift",
        goals=(Survive(10),),
        defeats=(Lost("hail"),),
        tokens=(Token("hail", "a", formula("4+2xL"), role="escort"),),
        spawns=tuple(rift_spawns()),
        reward=Reward(gold=100, prosperity=1, world=("the-rift-neutralized",)),
        requires=(must_not_have("artifact-lost"), needs("stonebreakers-censer")),
    ),
    Scenario(
        28,
        "outer-ritual-chamber",
        goals=(KillAll(),),
        rules=(HigherLevel("living-corpse", 2),),
        linked=(29,),
        reward=Reward(party=("an-invitation",), opens=(29,)),
        requires=(needs("dark-bounty"),),
    ),
    Scenario(
        29,
        "sanctuary-of-gloom",
        goals=(KillAll(),),
        effects=(MinusOnes(3),),
        tokens=(Token("door", "", formula("4+L"), doors=("e1a-d1a", "e1a-d2a", "e1a-j1a")),),
        reward=Reward(xp=15, world=("the-edge-of-darkness",)),
        requires=(needs("an-invitation"),),
    ),
    Scenario(
        30,
        "shrine-of-the-depths",
        goals=(LootGoals(),),
        loot_needs_action=True,
        reward=Reward(gold=10, party=("the-scepter-and-the-voice",), opens=(42,)),
        requires=(needs("the-voices-command"),),
    ),
    Scenario(
        31,
        "plane-of-night",
        goals=(Destroy("rock-column"),),
        effects=(Curses(3),),
        tokens=(Token("rock-column", "a", formula("8xC+LxC")),),
        spawns=(
            Spawn(
                Moment.END_OF_ROUND,
                "night-demon",
                "b",
                ranks("n", "n", "e"),
                rounds=ODD_ROUNDS,
                given=Opened("j1b-l2a"),
            ),
            Spawn(
                Moment.END_OF_ROUND,
                "night-demon",
                "c",
                ranks("n", "e", "e"),
                rounds=EVEN_ROUNDS,
                given=Opened("j1b-l2a"),
            ),
        ),
        rules=(ElementsEachRound(strong=("dark",), inert=("light",)),),
        linked=(0,),
        reward=Reward(world=("artifact-cleansed",), opens=(37, 38, 39, 43)),
        requires=(needs("the-power-of-enhancement"), needs("artifact-recovered")),
    ),
    Scenario(
        32,
        "decrepit-wood",
        goals=(Reveal("g2b"), KillRevealed(), LootGoals()),
        reward=Reward(opens=(33, 40)),
        requires=(needs("the-voices-command"),),
    ),
    Scenario(
        33,
        "savvas-armory",
        goals=(LootGoals(), Escape("a")),
        defeats=(Stranded("a"),),
        tokens=(Token("door", "", formula("4+L"), doors=("a4b-c2b",)),),
        locks=(Lock(("i1b-m1a",), ("c", "c", "c"), everyone=True),),
        spawns=(
            Spawn(
                Moment.END_OF_ROUND, "savvas-lavaflow", "d", ranks("n", "e", "e"), given=Opened("i1b-m1a"), once=True
            ),
            Spawn(
                Moment.END_OF_ROUND, "savvas-icestorm", "d", ranks("n", "n", "e"), given=TreasuresLooted(), once=True
            ),
        ),
        reward=Reward(party=("the-voices-treasure", "the-drakes-treasure")),
        requires=(needs("the-voices-command", "the-drakes-command"),),
    ),
    Scenario(
        34,
        "scorched-summit",
        goals=(Kill("elder-drake"),),
        boss_places="abc",
        rules=(LargeBoss("elder-drake", "drakes-body"), CannotBeDestroyed("boulder-3")),
        reward=Reward(gold=20, reputation=2, prosperity=1, world=("the-drake-slain",), loses=("the-drakes-command",)),
        requires=(must_not_have("the-drake-aided"), needs("the-drakes-command")),
    ),
    Scenario(
        35,
        "gloomhaven-battlements-a",
        goals=(Destroy("door"), Kill("captain-of-the-guard")),
        allies=("earth-demon", "flame-demon", "frost-demon", "wind-demon"),
        tokens=(Token("door", "", formula("7xC+LxC"), doors=("l3a-i1b",)),),
        rules=(
            Craved("door"),
            SetUpLater(
                ("city-archer", "city-guard", "captain-of-the-guard"),
                "i1b",
                AnyOf((Opened("l3a-i1b"), SomebodyOn(("i1b", "b2b")))),
                but_at="abc",
            ),
        ),
        linked=(0,),
        reward=Reward(
            gold=30,
            reputation=-5,
            prosperity=-2,
            world=("city-rule-demonic", "artifact-lost"),
            loses=("a-demons-errand",),
            city_events=(79,),
            opens=(45,),
        ),
        requires=(must_not_have("the-rift-neutralized"), needs("a-demons-errand")),
    ),
    Scenario(
        36,
        "gloomhaven-battlements-b",
        goals=(KillNamed("prime-demon"),),
        allies=("city-archer",),
        tokens=(Token("door", "", formula("10+2xL"), doors=("l3a-i1b",), neutral=True),),
        spawns=(
            Spawn(DoorOpens("l3a-i1b"), "prime-demon", "e", ranks("n", "n", "n")),
            Spawn(Moment.END_OF_ROUND, "flame-demon", "a", ranks("n", "e", "e"), rounds=Rounds(1, 4)),
            Spawn(Moment.END_OF_ROUND, "earth-demon", "b", ranks("n", "n", "e"), rounds=Rounds(2, 4)),
            Spawn(Moment.END_OF_ROUND, "frost-demon", "c", ranks("n", "e", "e"), rounds=Rounds(3, 4)),
            Spawn(Moment.END_OF_ROUND, "wind-demon", "d", ranks("n", "n", "e"), rounds=Rounds(4, 4)),
        ),
        rules=(
            Craved("door"),
            AwaitedBoss("prime-demon", 2, formula("2xC+L-2"), "door"),
            FallsAtEnd("door", 8),
            PlainBoss("prime-demon"),
        ),
        linked=(0,),
        reward=Reward(
            gold=10, reputation=4, world=("the-rift-neutralized",), loses=("a-demons-errand",), city_events=(78,)
        ),
        requires=(must_not_have("the-rift-neutralized"), needs("a-demons-errand")),
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
        38,
        "slave-pens",
        goals=(KillAll(),),
        defeats=(Lost("orchid"),),
        tokens=(Token("orchid", "a", formula("6+3xL"), role="escort", toward="b"),),
        linked=(44,),
        reward=Reward(reputation=1, party=("redthorns-aid",), opens=(44, 48)),
    ),
    Scenario(
        39,
        "treacherous-divide",
        goals=(Destroy("altar"),),
        effects=(Curses(3),),
        tokens=(Token("altar", "a", formula("6+CxL")),),
        rules=(ElementsEachRound(strong=("ice",), inert=("fire",)), CannotBeDestroyed("dark-pit")),
        linked=(46,),
        reward=Reward(xp=10, party=("across-the-divide",), opens=(15, 46)),
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
        41,
        "timeworn-tomb",
        goals=(Escape("a"),),
        defeats=(Stranded("a", given=Opened("l1a-e1a")),),
        locks=(Lock(("l1a-e1a",), ("b", "b", "b"), unlocks=True),),
        spawns=tuple(
            Spawn(Moment.AS_SOON_AS, monster, at, rank, given=Unlocked("l1a-e1a"), once=True)
            for monster, at, rank in TOMB_GUARDIANS
        ),
        rules=(LeaveMap("a", given=Opened("l1a-e1a")),),
        reward=Reward(gold=50, xp=25, prosperity=2, checks=2, world=("the-voice-freed",)),
        requires=(needs("the-voices-command"),),
    ),
    Scenario(
        42,
        "realm-of-the-voice",
        goals=(Destroy("vocal-cord"),),
        tokens=(Token("vocal-cord", "123456", formula("2+LxC/2")),),
        rules=(
            AttackChange(Side.MONSTERS, by=1, given=Stands("vocal-cord", 1)),
            AttackChange(Side.MONSTERS, advantage=1, given=Stands("vocal-cord", 2)),
            TurnEffect(TurnMoment.START, Side.MONSTERS, heal=1, given=Stands("vocal-cord", 3)),
            TurnEffect(TurnMoment.START, Side.OURS, damage=formula("1"), given=Stands("vocal-cord", 4)),
            AttackChange(Side.OURS, advantage=-1, given=Stands("vocal-cord", 5)),
            AttackChange(Side.OURS, by=-1, given=Stands("vocal-cord", 6)),
        ),
        reward=Reward(world=("the-voice-silenced",), loses=("the-voices-command",)),
        requires=(must_not_have("the-voice-freed"), needs("the-scepter-and-the-voice")),
    ),
    Scenario(
        43,
        "drake-nest",
        goals=(KillMany(formula("4xC"), ("rending-drake", "spitting-drake")),),
        reward=Reward(world=("water-breathing",)),
        requires=(needs("the-power-of-enhancement"),),
    ),
    Scenario(
        44,
        "tribal-assault",
        goals=(KillAll(),),
        defeats=(LostMany("bound-orchid", 1),),
        tokens=(
            Token("redthorn", "b", formula("6+3xL"), role="escort", initiative=1),
            Token("bound-orchid", "a", formula("4+2xL"), role="escort", neutral=True),
        ),
        rules=(Captives("bound-orchid", "redthorn"), Guarded("bound-orchid")),
        reward=Reward(reputation=2, unlocks="doomstalker"),
        requires=(needs("redthorns-aid"),),
    ),
    Scenario(
        45,
        "rebel-swamp",
        goals=(Destroy("totem"),),
        effects=(MinusOnes(2),),
        tokens=(Token("totem", "a", formula("1+C+L")),),
        rules=(TurnEffect(TurnMoment.START, Side.MONSTERS, heal=2, token="totem", reach=2),),
        reward=Reward(gold=20, reputation=-2, opens=(49, 50)),
        requires=(needs("city-rule-demonic"),),
    ),
    Scenario(
        46,
        "nightmare-peak",
        goals=(Kill("winged-horror"),),
        reward=Reward(world=("end-of-corruption",), opens=(51,)),
        requires=(needs("across-the-divide"),),
    ),
    Scenario(
        47,
        "lair-of-the-unseeing-eye",
        goals=(Kill("the-sightless-eye"),),
        effects=(Curses(3),),
        rules=(RoundDamage(Side.OURS, formula("3+L"), tile="j1a", given=Opened("j1a-m1a")),),
        linked=(0,),
        reward=Reward(world=("end-of-corruption",), opens=(51,)),
        requires=(needs("through-the-trench"),),
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
    Scenario(
        49,
        "rebels-stand",
        goals=(KillNamed("siege-cannon"),),
        named=(Named("siege-cannon", "ancient-artillery", health=formula("2xH")),),
        spawns=(Spawn(Moment.END_OF_ROUND, "city-archer", "a", ranks("n", "n", "n"), given=WITHOUT_GUNNERS),),
        rules=(
            Inactive("siege-cannon"),
            Gunner("city-archer", "siege-cannon", "b", "g1a", Opened("g1a-l1b"), "ancient-artillery"),
        ),
        reward=Reward(gold=50, reputation=-3, world=("annihilation-of-order",)),
        requires=(needs("city-rule-demonic"),),
    ),
    Scenario(
        50,
        "ghost-fortress",
        goals=(LootGoals(),),
        loot_needs_action=True,
        rules=(StartApart(),),
        linked=(0,),
        reward=Reward(reputation=3, prosperity=-2, world=("city-rule-militaristic",)),
        requires=(needs("city-rule-demonic"), must_not_have("annihilation-of-order")),
    ),
    Scenario(
        51,
        "the-void",
        goals=(Kill("the-gloom"),),
        effects=(Curses(3),),
        rules=(TurnEffect(TurnMoment.END, Side.OURS, damage=formula("2")), CannotBeDestroyed("dark-pit")),
        boss_places="abc",
        linked=(0,),
        reward=Reward(reputation=5, prosperity=5, world=("end-of-gloom",), city_events=(81,), road_events=(69,)),
        requires=(needs("end-of-corruption", times=3),),
    ),
)
