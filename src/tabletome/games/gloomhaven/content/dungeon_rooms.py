"""The twenty room cards of the random dungeon. GH-RDUN-04, 06, 07, 09"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.notation.dungeons import (
    BlessMonsters,
    ConsumeSmall,
    ElementsInert,
    EnemiesGain,
    EnemiesThisRound,
    FromNowOn,
    HeroesDiscard,
    HeroesGain,
    HeroesLose,
    HeroesSuffer,
    Promote,
    PutBack,
    RoomCard,
    UseUpItems,
)
from tabletome.games.gloomhaven.content.notation.special_rules import (
    AllRetaliate,
    AttackChange,
    MonstersBetter,
    NoConsuming,
    Permanent,
    Side,
    TurnEffect,
    TurnMoment,
)

ROOM_CARDS: dict[str, RoomCard] = {
    each.name: each
    for each in (
        RoomCard(
            534,
            "sewer",
            """
tile h1b turned 0
  entrance a: 3,7
  exit a: 3,-1
  slots: 1:3,1 2:2,3 3:3,3 4:4,3 5:5,1 6:6,1 7:6,0 8:3,2 9:4,2 10:0,1 11:1,1 12:1,0
""",
            minor=(HeroesGain(("muddle",)),),
            major=(FromNowOn(Permanent(Side.CHARACTERS, "muddle")),),
        ),
        RoomCard(
            535,
            "crossroads",
            """
tile h2b turned 0
  entrance b: 7,0
  exit b: 0,0
  slots: 1:3,5 2:4,6 3:4,2 4:4,1 5:3,1 6:0,1 7:1,0 8:1,1 9:3,0 10:3,4 11:2,5 12:3,6
  obstacle totem: 3,2
""",
            minor=(HeroesDiscard(2),),
            major=(HeroesLose(1),),
        ),
        RoomCard(
            536,
            "passage",
            """
tile k2b turned 4
  entrance a: -1,5
  exit a: 7,5
  slots: 1:2,2 2:1,2 3:2,3 4:6,4 5:7,4 6:6,5 7:4,2 8:3,1 9:3,2 10:5,0 11:5,1 12:6,2
  obstacle boulder-2: 4,0+3,0
""",
            minor=(EnemiesGain("invisible", elite_only=True),),
            major=(FromNowOn(TurnEffect(TurnMoment.START, Side.MONSTERS, heal=1)),),
        ),
        RoomCard(
            537,
            "dead-end",
            """
tile k1b turned 4
  entrance a: 3,-1
  exit a: 7,5
  slots: 1:5,3 2:6,2 3:4,3 4:6,5 5:7,4 6:5,5 7:2,1 8:2,0 9:1,1 10:1,4 11:1,5 12:0,5
  obstacle rock-column: 2,2
  obstacle stalagmites: 2,3
  obstacle stalagmites: 0,3
""",
            minor=(HeroesSuffer(3),),
            major=(HeroesSuffer(7),),
        ),
        RoomCard(
            538,
            "hallway",
            """
tile g2b turned 1
  entrance a: 6,-1
  entrance b: 7,1
  exit b: -1,1
  slots: 1:4,1 2:4,2 3:5,0 4:3,1 5:3,2 6:4,0 7:2,2 8:1,2 9:1,1 10:2,0 11:1,0 12:0,0
""",
            minor=(ConsumeSmall(),),
            major=(UseUpItems(),),
        ),
        RoomCard(
            539,
            "road",
            """
tile g1a turned 1
  entrance a: 6,3
  entrance b: 7,1
  exit a: 3,-1
  slots: 1:3,1 2:4,0 3:3,0 4:5,1 5:4,1 6:4,2 7:1,0 8:2,0 9:3,2 10:1,2 11:0,1 12:0,2
  difficult log: 2,2+2,1
""",
            minor=(PutBack(1),),
            major=(PutBack(2),),
        ),
        RoomCard(
            540,
            "cabin",
            """
tile i2b turned 1
  entrance a: 2,5
  exit a: 2,-1
  slots: 1:1,2 2:1,4 3:0,4 4:3,0 5:2,0 6:3,2 7:2,3 8:3,3 9:4,3 10:1,0 11:0,1 12:0,0
  obstacle table: 2,1+3,1
  obstacle barrel: 0,3
  obstacle cabinet: 0,2
  obstacle cabinet: 4,2
""",
            minor=(HeroesLose(1, opener=True),),
            major=(HeroesLose(2, opener=True),),
        ),
        RoomCard(
            541,
            "clearing",
            """
tile l3a turned 0
  entrance b: -1,3
  exit b: 4,3
  slots: 1:2,6 2:1,6 3:2,4 4:2,0 5:1,0 6:2,2 7:4,4 8:3,5 9:3,6 10:4,2 11:3,1 12:3,0
""",
            minor=(ElementsInert(),),
            major=(FromNowOn(NoConsuming()),),
        ),
        RoomCard(
            542,
            "altar",
            """
tile l2b turned 0
  entrance b: -1,3
  exit b: 4,3
  slots: 1:4,2 2:3,3 3:4,4 4:1,5 5:0,5 6:1,4 7:0,0 8:0,1 9:1,2 10:2,6 11:3,6 12:4,6
  obstacle pillar: 2,2
  obstacle pillar: 2,4
  obstacle altar: 1,3
  obstacle altar: 2,3
""",
            minor=(BlessMonsters(3),),
            major=(BlessMonsters(7),),
        ),
        RoomCard(
            543,
            "armory",
            """
tile a3b turned 1
  entrance a: 3,0
  entrance b: 4,1
  slots: 1:-1,1 4:1,2 5:1,1 6:0,1
tile b2b turned 1
  exit b: -1,1
  slots: 2:3,2 3:3,0 7:2,2 8:2,1 9:1,1 10:2,3 11:1,3 12:0,3
  obstacle table: 0,2+1,2
  obstacle table: 0,0+1,0
corridor: a3b -1,1 = b2b 3,1
""",
            minor=(HeroesGain(("poison",)),),
            major=(FromNowOn(AttackChange(Side.MONSTERS, by=1)),),
        ),
        RoomCard(
            544,
            "encampment",
            """
tile m1b turned 0
  entrance b: -1,3
  exit a: 5,0
  slots: 1:3,4 2:3,3 3:3,2 4:2,4 5:1,3 6:2,2 7:0,1 8:3,1 9:1,5 10:4,6 11:5,4 12:4,5
  difficult log: 1,1+1,2
  difficult log: 4,4+3,5
  obstacle nest: 2,3
""",
            minor=(Promote(),),
            major=(PutBack(1, elite=True),),
        ),
        RoomCard(
            545,
            "library",
            """
tile m1a turned 0
  entrance b: -1,3
  exit a: 2,-1
  slots: 1:3,4 2:2,3 3:4,4 4:1,4 5:1,5 6:2,6 7:3,2 8:3,1 9:2,1 10:3,5 11:4,5 12:4,6
  obstacle bookcase: 1,0+1,1
  obstacle bookcase: 4,3+5,4
  obstacle bookcase: 0,4+0,5
  obstacle bookcase: 2,5+3,6
  obstacle pillar: 2,2
  obstacle pillar: 2,4
""",
            minor=(EnemiesGain("strengthen"),),
            major=(FromNowOn(Permanent(Side.MONSTERS, "strengthen")),),
        ),
        RoomCard(
            546,
            "den",
            """
tile d2b turned 0
  entrance a: -1,1
  exit a: 1,5
  slots: 1:3,3 2:2,0 3:3,0 4:2,4 5:3,4 6:2,2 7:1,3 8:0,3 9:2,1 10:3,2 11:3,1 12:4,2
  obstacle nest: 2,3
""",
            minor=(EnemiesThisRound(retaliate=2, reach=3),),
            major=(FromNowOn(AllRetaliate(2, 3)),),
        ),
        RoomCard(
            547,
            "trail",
            """
tile f1b turned 0
  entrance a: 1,9
  exit b: -1,1
  slots: 1:0,4 2:0,3 3:2,4 4:1,3 5:0,6 6:1,6 7:1,4 8:2,2 9:1,2 10:0,0 11:1,5 12:2,0
  obstacle boulder-1: 0,2
  obstacle boulder-1: 2,6
""",
            minor=(UseUpItems(spent_only=True),),
            major=(FromNowOn(MonstersBetter(move=1, range=1)),),
        ),
        RoomCard(
            548,
            "corridor",
            """
tile f1a turned 0
  entrance a: 1,9
  exit b: -1,1
  slots: 1:1,3 2:0,3 3:1,5 4:0,5 5:1,6 6:0,6 7:1,2 8:0,2 9:0,1 10:1,1 11:1,0 12:2,0
  obstacle altar: 2,2
  obstacle altar: 2,6
  obstacle altar: 0,4
""",
            minor=(HeroesGain(("immobilize",)),),
            major=(HeroesGain(("stun",)),),
        ),
        RoomCard(
            549,
            "cave",
            """
tile e1b turned 0
  entrance a: 1,5
  exit b: 5,2
  slots: 1:1,1 2:4,3 3:1,3 4:0,1 5:4,2 6:3,1 7:2,3 8:2,1 9:2,0 10:4,0 11:1,0 12:4,4
  obstacle rock-column: 3,0
  obstacle rock-column: 1,2
  obstacle rock-column: 3,3
""",
            minor=(HeroesSuffer(6, opener=True),),
            major=(
                HeroesSuffer(6, opener=True),
                HeroesGain(("stun",), opener=True),
            ),
        ),
        RoomCard(
            550,
            "tunnel",
            """
tile j1b turned 1
  entrance b: 7,6
  exit a: 1,-1
  exit b: -1,1
  slots: 1:4,2 2:6,4 3:6,3 4:0,0 5:4,3 6:2,0 7:5,3 8:3,0 9:3,2 10:0,1 11:5,1 12:1,2
  obstacle boulder-2: 1,1+2,2
  obstacle boulder-3: 3,1+4,1+4,0
  obstacle boulder-1: 5,5
  obstacle boulder-1: 6,2
""",
            minor=(HeroesGain(("curse",)),),
            major=(HeroesGain(("curse",) * 3),),
        ),
        RoomCard(
            551,
            "alcove",
            """
tile j2a turned 1
  entrance b: 5,6
  exit b: -1,5
  slots: 1:2,5 2:5,4 3:4,3 4:5,2 5:5,1 6:2,6 7:1,5 8:1,6 9:1,4 10:6,2 11:6,1 12:6,3
  obstacle boulder-2: 5,3+6,4
  obstacle boulder-1: 2,4
""",
            minor=(EnemiesThisRound(shield=1),),
            major=(FromNowOn(MonstersBetter(shield=1)),),
        ),
        RoomCard(
            552,
            "hovel",
            """
tile b2a turned 3
  entrance a: 1,-1
  entrance b: -1,1
  slots: 3:2,3 4:1,3 5:2,1 6:1,4 7:2,4 11:3,0
  obstacle table: 3,2+2,2
tile c1b turned 0
  exit a: -1,1
  slots: 1:1,2 2:2,2 8:0,2 9:3,2 10:0,1 12:2,1
  obstacle crate: 1,1
corridor: b2a 1,4 = c1b 2,4
corridor: b2a 2,4 = c1b 1,4
""",
            minor=(HeroesGain(("wound",)),),
            major=(FromNowOn(Permanent(Side.CHARACTERS, "wound")),),
        ),
        RoomCard(
            553,
            "burrow",
            """
tile a1a turned 4
  exit b: 4,1
  slots: 1:0,2 2:-1,1 5:1,2 6:1,1 7:2,2 10:3,2 11:3,1 12:4,2
  obstacle boulder-1: 2,1
tile a2a turned 4
  entrance b: -1,1
  slots: 3:4,2 4:3,1 8:2,2 9:2,1
corridor: a1a -1,1 = a2a 4,1
""",
            minor=(HeroesGain(("stun",), opener=True),),
            major=(HeroesGain(("muddle", "poison", "wound")),),
        ),
    )
}
