"""The seventeen scenarios that one character plays alone, one for each class: goals, special rules and rewards.

Their numbers begin above 100, in the order of the classes. GH-NAMED-03, GH-PAGE-01..03
"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.notation.formulas import formula
from tabletome.games.gloomhaven.content.notation.ranks import Ranks, ranks
from tabletome.games.gloomhaven.content.notation.scenarios import (
    EVEN_ROUNDS,
    AllSpawned,
    Escape,
    Kill,
    KillAll,
    KillMany,
    KillNamed,
    KillRevealed,
    Lock,
    LootGoals,
    LostMany,
    Moment,
    Named,
    Reward,
    Rounds,
    SaveAll,
    Scenario,
    Spawn,
    Survive,
    Token,
    TooLate,
    only_round,
)
from tabletome.games.gloomhaven.content.notation.special_rules import (
    AllDead,
    AllOf,
    Altered,
    CardsShown,
    Circumstance,
    CompanionApart,
    DoorsOpen,
    DrawsFrom,
    ElementsEachRound,
    Fumes,
    HalfForbidden,
    HasSpawned,
    HigherLevel,
    Impassable,
    Inactive,
    NoEnemies,
    Opened,
    Regroups,
    RoundCondition,
    RoundsPlayed,
    ShutsBehind,
    SummonsForConditions,
    TreasuresLooted,
    TurnsCoat,
    Wounded,
)

FIRST_SOLO = 101
"""The number of the first of them."""
LEAST_LEVEL = 5
"""Of the character."""
SOLO_PROSPERITY, SOLO_RETIREMENTS = 3, 2
"""What a campaign must have come to: the level of prosperity, and how many characters have retired."""
NORMAL, TWO, FOUR, ELITE = (ranks(each, each, each) for each in ("n", "nn", "nnnn", "e"))
"""What comes onto the map, whatever the number of characters."""
BANDITS = AllDead(("bandit-guard", "bandit-archer"))
INOXES = AllOf((HasSpawned("inox-guard"), AllDead(("inox-guard", "inox-shaman", "inox-archer"))))
CRYPT_DOORS = (("m1a-a1a", 2), ("m1a-c1a", 5), ("m1a-c2b", 8), ("m1a-d1a", 11))
"""In which round each of them opens."""


def at_end(rounds: Rounds, monster: str, at: str, what: Ranks) -> Spawn:
    """Monsters that come at the end of some rounds."""
    return Spawn(Moment.END_OF_ROUND, monster, at, what, rounds=rounds)


def wave(given: Circumstance, monster: str, at: str, what: Ranks) -> Spawn:
    """Monsters that come at the end of a round, when those before them are dead."""
    return Spawn(Moment.END_OF_ROUND, monster, at, what, given=given, once=True)


def as_soon_as(given: Circumstance, monster: str, at: str, what: Ranks) -> Spawn:
    return Spawn(Moment.AS_SOON_AS, monster, at, what, given=given, once=True)


SOLO_SCENARIOS = (
    Scenario(
        101,
        "return-to-the-black-barrow",
        alone="brute",
        goals=(KillAll(),),
        rules=tuple(HigherLevel(each, -1) for each in ("bandit-guard", "bandit-archer", "living-bones")),
        reward=Reward(items=(134,)),
    ),
    Scenario(
        102,
        "unfortunate-intrusion",
        alone="tinkerer",
        goals=(Survive(12),),
        defeats=(LostMany("city-guard", 4),),
        allies=("city-guard",),
        spawns=(at_end(EVEN_ROUNDS, "vermling-scout", "a", FOUR),),
        rules=(Altered("city-guard", shield=-1), DrawsFrom(("city-guard",), ours=True)),
        reward=Reward(items=(135,)),
    ),
    Scenario(
        103,
        "corrupted-laboratory",
        alone="spellweaver",
        goals=(LootGoals(), Escape("s", after_loot=True)),
        locks=(Lock(("g2b-a1b",)),),
        spawns=(as_soon_as(TreasuresLooted(), "stone-golem", "c", NORMAL),),
        rules=(
            ShutsBehind("i1b-a2a", "a2a", TreasuresLooted()),
            DoorsOpen(("g2b-a1b", "i1b-a2a"), given=AllOf((HasSpawned("stone-golem"), AllDead(("stone-golem",))))),
        ),
        reward=Reward(items=(136,)),
    ),
    Scenario(
        104,
        "armory-heist",
        alone="scoundrel",
        goals=(LootGoals(), KillAll(), Kill("rikharn")),
        tokens=(Token("rikharn", "a", formula("15+5xL"), role="escort", initiative=49),),
        third=("rikharn",),
        rules=(
            Altered("city-guard", shield=3),
            Altered("stone-golem", shield=4),
            DrawsFrom(("rikharn",), ours=False),
            TurnsCoat("rikharn", TreasuresLooted()),
        ),
        reward=Reward(items=(137,)),
    ),
    Scenario(
        105,
        "stone-defense",
        alone="cragheart",
        goals=(AllSpawned(), KillRevealed()),
        spawns=(
            at_end(Rounds(1, 2, 5), "cave-bear", "a", NORMAL),
            at_end(Rounds(1, 2, 5), "ooze", "b", ELITE),
            at_end(Rounds(2, 2, 6), "sun-demon", "c", NORMAL),
            at_end(Rounds(2, 2, 6), "ooze", "d", TWO),
        ),
        reward=Reward(items=(138,)),
    ),
    Scenario(
        106,
        "rodent-liberation",
        alone="mindthief",
        goals=(KillAll(), AllSpawned()),
        tokens=(Token("altar", "a", formula("3+L")),),
        spawns=(as_soon_as(AllDead(("vermling-scout", "vermling-shaman")), "earth-demon", "b", ELITE),),
        rules=(
            HigherLevel("vermling-scout", -1),
            Altered("earth-demon", health=formula("2xH")),
            Fumes("e1a-h1b", 5, 3, "poison", "altar"),
        ),
        reward=Reward(items=(139,)),
    ),
    Scenario(
        107,
        "caravan-escort",
        alone="sunkeeper",
        goals=(AllSpawned(), KillRevealed()),
        named=(Named("caravan-guard", "city-guard", level=-2, standees=6, normal=True, deck="drill-99"),),
        allies=("caravan-guard",),
        spawns=(
            wave(BANDITS, "inox-guard", "c", NORMAL),
            wave(BANDITS, "inox-shaman", "d", ELITE),
            wave(BANDITS, "inox-archer", "e", ELITE),
            wave(INOXES, "vermling-scout", "b", TWO),
            wave(INOXES, "vermling-shaman", "c", TWO),
            wave(INOXES, "cave-bear", "d", NORMAL),
            wave(INOXES, "vermling-scout", "e", ELITE),
        ),
        rules=(DrawsFrom(("caravan-guard",), ours=True), Regroups("caravan-guard", "a")),
        reward=Reward(items=(140,)),
    ),
    Scenario(
        108,
        "unnatural-insults",
        alone="berserker",
        goals=(KillNamed("inox-necromancer"),),
        named=(Named("inox-necromancer", "inox-shaman"),),
        locks=(Lock(("m1b-c2a", "m1b-d1b")),),
        rules=(
            DoorsOpen(("m1b-c2a", "m1b-d1b"), given=AllOf((Opened("g1a-m1b"), NoEnemies()))),
            SummonsForConditions("inox-necromancer", "living-corpse"),
        ),
        reward=Reward(items=(145,)),
    ),
    Scenario(
        109,
        "storage-fees",
        alone="quartermaster",
        goals=(LootGoals(), AllSpawned(), KillAll()),
        spawns=(
            as_soon_as(TreasuresLooted(), "bandit-guard", "a", NORMAL),
            as_soon_as(TreasuresLooted(), "bandit-guard", "b", ELITE),
            as_soon_as(TreasuresLooted(), "bandit-archer", "c", TWO),
            as_soon_as(TreasuresLooted(), "hound", "d", TWO),
        ),
        reward=Reward(items=(141,)),
    ),
    Scenario(
        110,
        "plane-of-wild-beasts",
        alone="summoner",
        goals=(AllSpawned(), KillAll()),
        spawns=(
            at_end(only_round(1), "hound", "a", NORMAL),
            at_end(only_round(2), "spitting-drake", "b", NORMAL),
            at_end(only_round(3), "hound", "c", TWO),
            at_end(only_round(4), "spitting-drake", "d", NORMAL),
            as_soon_as(AllOf((RoundsPlayed(4), AllDead(("hound", "spitting-drake")))), "cave-bear", "e", ELITE),
        ),
        rules=(Altered("cave-bear", health=formula("2xH")),),
        reward=Reward(items=(142,)),
    ),
    Scenario(
        111,
        "harvesting-the-night",
        alone="nightshroud",
        goals=(KillMany(formula("6"), ("night-demon",)),),
        reward=Reward(items=(143,)),
    ),
    Scenario(
        112,
        "plagued-crypt",
        alone="plagueherald",
        goals=(KillAll(),),
        tokens=(Token("spirit-of-xorn", "a", formula("4+L"), role="escort"),),
        locks=(Lock(tuple(door for door, _ in CRYPT_DOORS)),),
        rules=tuple(DoorsOpen((door,), at_start_of=number) for door, number in CRYPT_DOORS),
        reward=Reward(items=(144,)),
    ),
    Scenario(
        113,
        "battle-of-the-bards",
        alone="soothsinger",
        goals=(KillNamed("song-of-the-deep"),),
        named=(
            Named("loyal-guard", "bandit-guard", level=-2, standees=6, normal=True, deck="drill-49"),
            Named("loyal-archer", "bandit-archer", level=-2, standees=6, normal=True, deck="drill-49"),
            Named("song-of-the-deep", "vermling-shaman"),
        ),
        allies=("loyal-guard", "loyal-archer"),
        rules=(DrawsFrom(("loyal-guard", "loyal-archer"), ours=True),),
        reward=Reward(items=(146,)),
    ),
    Scenario(
        114,
        "corrupted-hunt",
        alone="doomstalker",
        goals=(KillAll(),),
        rules=(
            RoundCondition("hound", "invisible"),
            Altered("earth-demon", health=formula("2xH")),
            Altered("flame-demon", shield=2, retaliate=2, retaliate_range=2),
            Altered("giant-viper", attack=1),
        ),
        reward=Reward(items=(147,)),
    ),
    Scenario(
        115,
        "aftermath",
        alone="sawbones",
        goals=(SaveAll(("wounded-guard", "lieutenant")),),
        defeats=(LostMany("wounded-guard", 1), LostMany("lieutenant", 1), TooLate("lieutenant", 10)),
        named=(
            Named("wounded-guard", "city-guard", standees=6, normal=True),
            Named("lieutenant", "city-guard", health=formula("3xH")),
        ),
        allies=("wounded-guard", "lieutenant"),
        tokens=tuple(Token("boulder", letter, formula("4"), whole=True) for letter in "defghijkmno"),
        rules=(
            Inactive("wounded-guard"),
            Inactive("lieutenant"),
            Wounded("wounded-guard", (("a", 2), ("b", 4), ("c", 7))),
            Wounded("lieutenant", (("l", 4),)),
        ),
        reward=Reward(items=(148,)),
    ),
    Scenario(
        116,
        "elemental-secrets",
        alone="elementalist",
        goals=(KillAll(),),
        rules=(
            *(
                ElementsEachRound(strong=(element,), first=first, every=4)
                for first, element in enumerate(("air", "ice", "earth", "fire"), 1)
            ),
            CardsShown(),
        ),
        reward=Reward(items=(149,)),
    ),
    Scenario(
        117,
        "caged-bear",
        alone="beast-tyrant",
        goals=(KillAll(),),
        rules=(
            CompanionApart("b"),
            Impassable(),
            HalfForbidden("disorienting-roar", "bottom"),
            DoorsOpen(("g2a-b4b",), given=Opened("d2b-g2a")),
            DoorsOpen(("g2a-n1a",), given=Opened("g2a-n1a")),
            DoorsOpen(("n1a-e1b",), given=Opened("n1a-e1b")),
        ),
        reward=Reward(items=(150,)),
    ),
)
SOLO: dict[str, int] = {each.alone: each.number for each in SOLO_SCENARIOS}
"""By class."""
