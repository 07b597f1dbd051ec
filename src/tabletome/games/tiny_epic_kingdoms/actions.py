"""What a player can choose. Regions are written territory.number, as in "patrol elan.1 elan.2"."""

from __future__ import annotations

from tabletome.engine import Action, Vocabulary


class ChooseFaction(Action):
    """choose-faction orcs"""

    faction: str


class ChooseSide(Action):
    """choose-side elan"""

    territory: str


class Stock(Action):
    """stock 2 1 3: start with this much mana, ore and food"""

    mana: int
    ore: int
    food: int


class Settle(Action):
    """settle elan.3: put the two starting meeples there"""

    region: str


class LeaveFree(Action):
    """leave-free elan.2: the one region of your home that gets no exploration token"""

    region: str


class Select(Action):
    """select patrol: put a shield on an action"""

    action: str


class Patrol(Action):
    """patrol elan.1 elan.2"""

    start: str
    to: str


class StandUp(Action):
    """stand-up elan.4"""

    region: str


class Quest(Action):
    """quest elan.1 galson.3"""

    start: str
    to: str


class Swap(Action):
    """swap elan.1 galson.3: change places with another player's meeple"""

    start: str
    to: str


class Build(Action):
    """build"""


class Research(Action):
    """research"""


class Expand(Action):
    """expand elan.1"""

    region: str


class Trade(Action):
    """trade food ore 3: give 3 food for 3 ore"""

    give: str
    get: str
    count: int


class TradeBoth(Action):
    """trade-both 2 1: give 2 ore and 1 food for 3 mana"""

    ore: int
    food: int


class Collect(Action):
    """collect"""


class Pass(Action):
    """pass: the active player does nothing"""


class Done(Action):
    """done: no more of it"""


class Take(Action):
    """take mana: gain one of this resource"""

    resource: str


class Bid(Action):
    """bid 5: set the war die to this war cost"""

    cost: int


class WhiteFlag(Action):
    """white-flag: offer peace"""


class Raise(Action):
    """raise: spend one more mana after the reveal"""


class Pay(Action):
    """pay 1 2 0: this much mana, ore and food"""

    mana: int
    ore: int
    food: int


class UseLair(Action):
    """use-lair: the loser loses a tower level instead of a meeple"""


class Decline(Action):
    """decline"""


class Retreat(Action):
    """retreat elan.1 elan.2"""

    start: str
    to: str


class GiveUp(Action):
    """give-up elan.1: return the meeple there to the supply"""

    region: str


class Shelter(Action):
    """shelter elan.1 galson.2: the meeple lost in the first region is put in the second"""

    region: str
    to: str


class Flee(Action):
    """flee elan.1 galson.2: the last meeple moves to the nearest unoccupied region, for free"""

    start: str
    to: str


class Surrender(Action):
    """surrender: leave the ambushed meeple to the bandit"""


class TakeShape(Action):
    """take-shape orcs: learn this level as that faction knows it"""

    faction: str


VOCABULARY = Vocabulary(
    ChooseFaction, ChooseSide, Stock, Settle, LeaveFree,
    Select, Patrol, StandUp, Quest, Swap, Build, Research, Expand, Trade, TradeBoth, Collect, Pass, Done, Take,
    Bid, WhiteFlag, Raise, Pay, UseLair, Decline, Retreat, GiveUp, Shelter, Flee, Surrender, TakeShape,
)  # fmt: skip
