"""The words in which faction abilities are written, and what they add up to.

A level of a faction card is one or more of these words. Each word is a `Powers` in which it has changed what it speaks
of; all levels learned so far are added up into one, which is what the rules ask: `g.powers(seat).wins_ties`.
"""

from __future__ import annotations

import dataclasses
from typing import Any, Literal, NamedTuple

Bonus = Literal[
    "home-undisturbed",
    "highest-tower",
    "foreign-territories",
    "full-stores",
    "more-mana",
    "biggest-horde",
    "ruins-held",
    "forests-held",
    "plains-held",
    "mountains-held",
    "shores-held",
    "good-neighbours",
]
"""What a fifth level brings points for at the end of the game. How they are counted is in rules/faction_bonuses.py."""

Role = Literal["", "attacker"]
Paying = Literal["", "one", "mana"]


class Discount(NamedTuple):
    """So much off the war cost, where it applies."""

    amount: int
    role: Role = ""
    kind: str = ""
    """Only for a war in a region of this kind."""
    by_water: bool = False
    outnumbering: bool = False
    """Only against someone with fewer meeples in play."""
    paying: Paying = ""
    """Only if the war is paid with one type of resource, or with mana alone."""


class MoveGain(NamedTuple):
    """Something gained by a patrol or quest into a region."""

    resource: int | None = None
    """None: what the region gives."""
    kind: str = ""
    by_water: bool = False


class CollectGain(NamedTuple):
    """Something more when collecting, once each time."""

    resource: int
    kind: str = ""
    """Only while holding a region of this kind."""
    by_water: bool = False


@dataclasses.dataclass(frozen=True, slots=True)
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
    flag_tax: int = 0
    """Resources that whoever fights against this seat's white flag loses."""
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
    stands_in: tuple[tuple[int, int], ...] = ()
    """(resource paid, resource it is paid for)"""
    trades_both: bool = False
    trade_bonus: int = 0
    collect_gains: tuple[CollectGain, ...] = ()
    alliance_gain: int = 0
    """Resources of choice for forming an alliance."""
    alliance_gift: int = 0
    """Resources of choice for whoever forms an alliance with this seat."""
    binds_allies: bool = False
    """Allies cannot break an alliance with this seat."""
    # learning and scoring
    takes_shape: bool = False
    keeps_ruins: bool = False
    bonuses: tuple[Bonus, ...] = ()

    def plus(self, other: Powers) -> Powers:
        """These and those: what is so in either holds, numbers and lists are added."""
        return Powers(*(_sum(getattr(self, name), getattr(other, name)) for name in FIELDS))


FIELDS = tuple(field.name for field in dataclasses.fields(Powers))


def _sum(have: Any, more: Any) -> Any:
    """Two values of one field, which are of one type."""
    return have or more if isinstance(have, bool) else have + more


# The words


def win_ties() -> Powers:
    return Powers(wins_ties=True)


def food_in_war(value: int) -> Powers:
    return Powers(food_in_war=value)


def war_cost(
    change: int,
    *,
    role: Role = "",
    kind: str = "",
    by_water: bool = False,
    outnumbering: bool = False,
    paying: Paying = "",
) -> Powers:
    """war_cost(-1, kind=FOREST): one off, in forests."""
    return Powers(war_discounts=(Discount(-change, role, kind, by_water, outnumbering, paying),))


def opponents_war_cost(change: int) -> Powers:
    return Powers(war_penalty=change)


def opponents_mana_counts_one() -> Powers:
    return Powers(cheapens_mana=True)


def raise_after_reveal() -> Powers:
    return Powers(raises_after_reveal=True)


def spoils(*resources: int) -> Powers:
    """Gained by winning a war."""
    return Powers(spoils=resources)


def free_retreat() -> Powers:
    return Powers(retreats_free=True)


def reassemble() -> Powers:
    """A meeple lost in a war may join one that stands alone."""
    return Powers(reassembles=True)


def patrol_anywhere() -> Powers:
    return Powers(patrols_anywhere=True)


def patrol_two_steps() -> Powers:
    return Powers(patrols_far=True)


def patrol_along_water() -> Powers:
    return Powers(patrols_by_water=True)


def patrol_with_two() -> Powers:
    return Powers(patrols_twice=True)


def quest_along_water() -> Powers:
    return Powers(quests_by_water=True)


def searchers_may_move() -> Powers:
    return Powers(searchers_move=True)


def swap_on_quest() -> Powers:
    return Powers(swaps=True)


def gain_on_move(resource: int | None = None, *, kind: str = "", by_water: bool = False) -> Powers:
    return Powers(move_gains=(MoveGain(resource, kind, by_water),))


def instead_of(selected: str, may: str) -> Powers:
    return Powers(instead=((selected, may),))


def others_pay_to_build_here(ore: int) -> Powers:
    return Powers(others_pay_to_build=ore)


def build_cheaper(by: int) -> Powers:
    return Powers(build_discount=by)


def pay(paid: int, *instead: int) -> Powers:
    """pay(MANA, FOOD): mana may be paid as food."""
    return Powers(stands_in=tuple((paid, due) for due in instead))


def trade_both() -> Powers:
    return Powers(trades_both=True)


def trade_bonus(count: int) -> Powers:
    return Powers(trade_bonus=count)


def collect_more(resource: int, *, kind: str = "", by_water: bool = False) -> Powers:
    return Powers(collect_gains=(CollectGain(resource, kind, by_water),))


def gain_on_alliance(count: int) -> Powers:
    return Powers(alliance_gain=count)


def gift_on_alliance(count: int) -> Powers:
    return Powers(alliance_gift=count)


def bind_allies() -> Powers:
    return Powers(binds_allies=True)


def tax_on_fighting_the_flag(count: int) -> Powers:
    return Powers(flag_tax=count)


def take_shape() -> Powers:
    return Powers(takes_shape=True)


def keep_ruins() -> Powers:
    return Powers(keeps_ruins=True)


def score(bonus: Bonus) -> Powers:
    return Powers(bonuses=(bonus,))
