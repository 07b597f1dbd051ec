"""The words in which faction abilities are written, and what they add up to.

A level of a faction card is one or more of these words. All levels learned so far are added up into one `Powers`, which
is what the rules ask: `g.powers(seat).wins_ties`.
"""

from __future__ import annotations

import dataclasses
from typing import Any, Literal, NamedTuple

Bonus = Literal[
    "home-undisturbed",
    "highest-tower",
    "foreign-territories",
    "full-stores",
    "most-mana",
    "biggest-horde",
    "ruins-held",
    "forests-held",
    "plains-held",
    "mountains-held",
    "shores-held",
    "good-neighbours",
]
"""What a fifth level brings points for at the end of the game. How they are counted is in rules/faction_bonuses.py."""


class Discount(NamedTuple):
    """So much off the war cost, where it applies."""

    amount: int
    role: Literal["", "attacker", "defender"] = ""
    kind: str = ""
    """Only for a war in a region of this kind."""
    by_water: bool = False
    outnumbering: bool = False
    """Only against someone with fewer meeples in play."""
    paying: Literal["", "one", "mana"] = ""
    """Only if the war is paid with one type of resource, or with mana alone."""


class MoveGain(NamedTuple):
    """Something gained by a patrol or quest into a region."""

    resource: int | None = None
    """None: what the region gives."""
    kind: str = ""
    by_water: bool = False


class CollectGain(NamedTuple):
    """Something more when collecting, once each time."""

    resource: int | None
    """None: of choice."""
    kind: str = ""
    """Only while holding a region of this kind."""
    by_water: bool = False
    allied: bool = False


@dataclasses.dataclass(slots=True)
class Powers:
    """Everything the abilities of one seat change."""

    # war
    wins_ties: bool = False
    food_in_war: int = 0
    war_discounts: tuple[Discount, ...] = ()
    war_penalty: int = 0
    """What opponents pay more at war with this seat."""
    cheapens_mana: bool = False
    """Opponents' mana counts 1 at war with this seat."""
    raises_after_reveal: bool = False
    spoils: tuple[int, ...] = ()
    retreats_free: bool = False
    reassembles: bool = False
    # moving
    patrols_anywhere: bool = False
    patrols_far: bool = False
    patrols_by_water: bool = False
    patrols_twice: bool = False
    quests_by_water: bool = False
    searchers_move: bool = False
    swaps: bool = False
    move_gains: tuple[MoveGain, ...] = ()
    # actions
    instead: tuple[tuple[str, str], ...] = ()
    """(selected action, what may be taken in its place)"""
    others_pay_to_build: int = 0
    build_discount: int = 0
    expand_discount: int = 0
    stands_in: tuple[tuple[int, int], ...] = ()
    """(resource paid, resource it is paid for)"""
    trades_both: bool = False
    trade_bonus: int = 0
    collect_gains: tuple[CollectGain, ...] = ()
    alliance_gain: int = 0
    # learning and scoring
    takes_shape: bool = False
    keeps_ruins: bool = False
    bonuses: tuple[Bonus, ...] = ()

    def add(self, word: Word) -> None:
        for name, value in word.items():
            have = getattr(self, name)
            setattr(self, name, (have or value) if isinstance(have, bool) else have + value)


Word = dict[str, Any]
"""One word of the notation: what it adds to which field of `Powers`."""


def win_ties() -> Word:
    return {"wins_ties": True}


def food_in_war(value: int) -> Word:
    return {"food_in_war": value}


def war_cost(change: int, **where: Any) -> Word:
    """war_cost(-1, kind=FOREST): one off, in forests."""
    return {"war_discounts": (Discount(-change, **where),)}


def opponents_war_cost(change: int) -> Word:
    return {"war_penalty": change}


def opponents_mana_counts_one() -> Word:
    return {"cheapens_mana": True}


def raise_after_reveal() -> Word:
    return {"raises_after_reveal": True}


def spoils(*resources: int) -> Word:
    """Gained by winning a war."""
    return {"spoils": resources}


def free_retreat() -> Word:
    return {"retreats_free": True}


def reassemble() -> Word:
    """A meeple lost in a war may join one that stands alone."""
    return {"reassembles": True}


def patrol_anywhere() -> Word:
    return {"patrols_anywhere": True}


def patrol_two_steps() -> Word:
    return {"patrols_far": True}


def patrol_along_water() -> Word:
    return {"patrols_by_water": True}


def patrol_with_two() -> Word:
    return {"patrols_twice": True}


def quest_along_water() -> Word:
    return {"quests_by_water": True}


def searchers_may_move() -> Word:
    return {"searchers_move": True}


def swap_on_quest() -> Word:
    return {"swaps": True}


def gain_on_move(resource: int | None = None, **where: Any) -> Word:
    return {"move_gains": (MoveGain(resource, **where),)}


def instead_of(selected: str, may: str) -> Word:
    return {"instead": ((selected, may),)}


def others_pay_to_build_here(ore: int) -> Word:
    return {"others_pay_to_build": ore}


def cheaper(action: Literal["build", "expand"], by: int) -> Word:
    return {f"{action}_discount": by}


def pay(paid: int, *instead: int) -> Word:
    """pay(MANA, FOOD): mana may be paid as food."""
    return {"stands_in": tuple((paid, due) for due in instead)}


def trade_both() -> Word:
    return {"trades_both": True}


def trade_bonus(count: int) -> Word:
    return {"trade_bonus": count}


def collect_more(resource: int | None, **where: Any) -> Word:
    return {"collect_gains": (CollectGain(resource, **where),)}


def gain_on_alliance(count: int) -> Word:
    return {"alliance_gain": count}


def take_shape() -> Word:
    return {"takes_shape": True}


def keep_ruins() -> Word:
    return {"keeps_ruins": True}


def score(bonus: Bonus) -> Word:
    return {"bonuses": (bonus,)}
