"""The Units of the base box: twenty Regular, twenty Elite. MK-SETUP-24, MK-UNIT-01

Where published tables differ: Fire Mages have Armor 4; what an ability costs is taken from the table that lists mana,
resistances from the one that lists them.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Final, NamedTuple

from tabletome.engine import Decision, Script
from tabletome.games.mage_knight import mana
from tabletome.games.mage_knight.actions import Pick
from tabletome.games.mage_knight.combat_effects import choose_foe, hold_foe, reachable_foes
from tabletome.games.mage_knight.content.box import (
    BASIC,
    BLACK,
    BLUE,
    COLD_FIRE,
    FIRE,
    GOLD,
    GREEN,
    ICE,
    PHYSICAL,
    RED,
    WHITE,
    Source,
)
from tabletome.games.mage_knight.content.notation import (
    Attack,
    Block,
    Crystal,
    Effect,
    Heal,
    Influence,
    Mana,
    Move,
    Ranged,
    Ready,
    ReadyUnit,
    Siege,
    Special,
    ThisTurn,
    Use,
    add_points,
    compiled,
)
from tabletome.games.mage_knight.content.tiles import CITY, KEEP, MONASTERY, TOWER, VILLAGE
from tabletome.games.mage_knight.state import ATTACK, BLOCK, COMBAT, RANGED, Player, State

REGULAR, ELITE = "regular", "elite"


class Ability(NamedTuple):
    """What a Unit can be activated for, and the mana it takes. MK-UNIT-08, 09"""

    cost: tuple[int, ...]
    ready: Ready


@dataclasses.dataclass(frozen=True)
class UnitCard:
    """A Unit card."""

    name: str
    tier: str
    level: int
    cost: int
    armor: int
    sites: tuple[str, ...]
    abilities: tuple[Ability, ...]
    resists: tuple[str, ...]
    copies: int
    source: Source = "public"


UNITS: Final[dict[str, UnitCard]] = {}


def unit(
    name: str,
    tier: str,
    *,
    level: int,
    cost: int,
    armor: int,
    at: tuple[str, ...],
    copies: int = 2,
    resists: tuple[str, ...] = (),
) -> Callable[..., None]:
    """Declare a Unit; then its abilities, those that take mana as `paid(RED, ...)`."""

    def abilities(*given: Effect | Ability) -> None:
        listed = tuple(each if isinstance(each, Ability) else Ability((), compiled(each)) for each in given)
        UNITS[name] = UnitCard(name, tier, level, cost, armor, at, listed, resists, copies)

    return abilities


def paid(colour: int, effect: Effect) -> Ability:
    return Ability((colour,), compiled(effect))


# Effects with their own code


def wound_itself(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    """The Unit that is used becomes Wounded; one that is only borrowed goes back as it was."""
    if use.unit >= 0:
        p.units[use.unit].wounds += 1


def hold(*, unfortified: bool, armor: int, colour: int) -> Effect:
    """One enemy does not attack in this combat, and may lose Armor."""
    use = Use(colour=colour)

    def requires(g: State, p: Player) -> bool:  # noqa: ARG001
        return bool(reachable_foes(g, use, unfortified=unfortified))

    def run(g: State, p: Player, use: Use) -> Script:
        foe = yield from choose_foe(g, p, reachable_foes(g, use, unfortified=unfortified))
        hold_foe(g, foe)
        foe.armor -= armor

    name = "hold-unfortified" if unfortified else "hold-and-weaken"
    return Special(name, run, requires, RANGED | BLOCK, armor)


def resist_everything(g: State, p: Player, use: Use) -> None:  # noqa: ARG001
    """All own Units resist everything until the end of the turn."""
    for each in p.units:
        each.boost = (PHYSICAL, FIRE, ICE)


def cold_fire(g: State, p: Player, use: Use) -> Script:
    """Cold Fire Attack or Block 5, 7 for a blue or a red mana, 9 for both."""
    prices: list[tuple[int, tuple[int, ...]]] = [(5, ()), (7, (BLUE,)), (7, (RED,)), (9, (BLUE, RED))]
    payable = [(n, price) for n, price in enumerate(prices) if not price[1] or mana.can_pay(g, p, *price[1])]
    value, cost = prices[0]
    if len(payable) > 1:
        chosen = yield Decision(p.seat, "cold-fire", [Pick(n + 1) for n, _ in payable])
        value, cost = prices[chosen.number - 1]
    yield from mana.pay_mana(g, p, *cost)
    add_points(g, p, "block" if g.stage == BLOCK else "attack", COLD_FIRE, value, use)


_ANY = (*BASIC, GOLD, BLACK)

# fmt: off
unit("peasants", REGULAR, level=1, cost=4, armor=3, at=(VILLAGE,), copies=3)(
    Attack(2) | Block(2), Influence(2), Move(2))
unit("foresters", REGULAR, level=1, cost=5, armor=4, at=(VILLAGE,))(
    Move(2) & ThisTurn("terrain", "forest", -1) & ThisTurn("terrain", "hills", -1) & ThisTurn("terrain", "swamp", -1),
    Block(3))
unit("herbalists", REGULAR, level=1, cost=3, armor=2, at=(VILLAGE, MONASTERY))(
    paid(GREEN, Heal(2)), ReadyUnit(2), Mana((GREEN,)))
unit("utem-crossbowmen", REGULAR, level=2, cost=6, armor=4, at=(VILLAGE, KEEP))(
    Attack(3) | Block(3), Ranged(2))
unit("utem-guardsmen", REGULAR, level=2, cost=5, armor=5, at=(VILLAGE, KEEP))(
    Attack(2), Block(4, note="swift-twice"))
unit("utem-swordsmen", REGULAR, level=2, cost=6, armor=4, at=(KEEP,))(
    Attack(3) | Block(3), (Attack(6) | Block(6)) & Special("wound-itself", wound_itself))
unit("guardian-golems", REGULAR, level=2, cost=7, armor=3, at=(KEEP, TOWER), resists=(PHYSICAL,))(
    Attack(2) | Block(2), paid(RED, Block(4, FIRE)), paid(BLUE, Block(4, ICE)))
unit("illusionists", REGULAR, level=2, cost=7, armor=2, at=(MONASTERY, TOWER), resists=(PHYSICAL,))(
    Influence(4), paid(WHITE, hold(unfortified=True, armor=0, colour=WHITE)), Crystal((WHITE,)))
unit("red-cape-monks", REGULAR, level=2, cost=7, armor=4, at=(MONASTERY,), copies=1)(
    Attack(3) | Block(3), paid(RED, Attack(4, FIRE) | Block(4, FIRE)))
unit("northern-monks", REGULAR, level=2, cost=7, armor=4, at=(MONASTERY,), copies=1)(
    Attack(3) | Block(3), paid(BLUE, Attack(4, ICE) | Block(4, ICE)))
unit("savage-monks", REGULAR, level=2, cost=7, armor=4, at=(MONASTERY,), copies=1)(
    Attack(3) | Block(3), paid(GREEN, Siege(4)))

unit("fire-golems", ELITE, level=3, cost=8, armor=4, at=(KEEP, TOWER), resists=(PHYSICAL, FIRE))(
    Attack(3) | Block(3), paid(RED, Ranged(4, FIRE)))
unit("ice-golems", ELITE, level=3, cost=8, armor=4, at=(KEEP, TOWER), resists=(PHYSICAL, ICE))(
    Attack(3) | Block(3), paid(BLUE, Attack(6, ICE)))
unit("fire-mages", ELITE, level=3, cost=9, armor=4, at=(TOWER, MONASTERY), resists=(FIRE,))(
    Ranged(3, FIRE), paid(RED, Attack(6, FIRE) | Block(6, FIRE)), Mana((RED,)) & Crystal((RED,)))
unit("ice-mages", ELITE, level=3, cost=9, armor=4, at=(TOWER, MONASTERY), resists=(ICE,))(
    Attack(4, ICE) | Block(4, ICE), paid(BLUE, Siege(4, ICE)), Mana((BLUE,)) & Crystal((BLUE,)))
unit("amotep-gunners", ELITE, level=3, cost=8, armor=6, at=(KEEP, CITY))(
    Attack(5) | Block(5), paid(RED, Ranged(6, FIRE)))
unit("amotep-freezers", ELITE, level=3, cost=8, armor=6, at=(KEEP, CITY))(
    Attack(5) | Block(5), paid(BLUE, hold(unfortified=False, armor=3, colour=BLUE)))
unit("catapults", ELITE, level=3, cost=9, armor=4, at=(KEEP, CITY), copies=3)(
    Siege(3), paid(RED, Siege(5, FIRE)), paid(BLUE, Siege(5, ICE)))
unit("altem-mages", ELITE, level=4, cost=12, armor=5, at=(CITY,), resists=(FIRE, ICE))(
    Mana(_ANY) & Mana(_ANY),
    Special("cold-fire", cold_fire, when=BLOCK | ATTACK),
    paid(BLACK, Special("all-cold-fire", ThisTurn("all-cold-fire").do, when=COMBAT)
         | Special("all-siege", ThisTurn("all-siege").do, when=COMBAT)))
unit("altem-guardians", ELITE, level=4, cost=11, armor=7, at=(CITY,), copies=3)(
    Attack(5), Block(8, note="swift-twice"), Special("resist-everything", resist_everything))
# fmt: on


def deck(tier: str) -> list[str]:
    """Every card of one back."""
    return [name for name, card in UNITS.items() if card.tier == tier for _ in range(card.copies)]
