"""How a combat could go: whom to shoot, which attacks to block, whom to strike down, and what that takes.

A combat is a small packing problem. The plan tries every set of enemies to defeat in the Ranged and Siege phase, every
set of attacks to block and every set of enemies to defeat in the Attack phase, covers each need with what is missed
least (uses.py), and weighs the Fame and the place won against Wounds and things used. It is made anew at every
choice, from what lies on the table then; points already played count towards the first need they serve.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, combinations
from typing import NamedTuple, TypeVar

from tabletome.games.mage_knight.bots.uses import ATTACK, BLOCK, RANGED, SIEGE, Cover, Purse, Thing, Way, Worth, cover
from tabletome.games.mage_knight.content.box import COLD_FIRE, FIRE, ICE, PHYSICAL
from tabletome.games.mage_knight.content.enemies import (
    ASSASSINATION,
    BRUTAL,
    ELUSIVE,
    ENEMIES,
    FORTIFIED,
    PARALYZE,
    POISON,
    SWIFT,
    UNFORTIFIED,
)
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.rules.combat import enemies
from tabletome.games.mage_knight.rules.combat.block import EFFICIENT, to_block
from tabletome.games.mage_knight.rules.deeds import banners
from tabletome.games.mage_knight.state import ATTACK as ATTACK_PHASE
from tabletome.games.mage_knight.state import BLOCK as BLOCK_PHASE
from tabletome.games.mage_knight.state import NOBODY, Combat, Foe, Player, Points, State
from tabletome.games.mage_knight.state import RANGED as RANGED_PHASE

MOST_BLOWS = 5
"""So many attacks are weighed one by one; of more only the worst."""
KNOCKED_OUT = 2.3
"""As bad as so many Wounds more; paralysis half as bad."""
UNIT_WOUNDED = 1.47
"""For each level of a Unit that is Wounded; twice that if it is lost."""
SOONER = 0.02
"""An enemy shot down is better than one struck down later: nobody knows what the cards will be needed for."""

# What face-down tokens are taken for, by their colour
TYPICAL = {
    "green": "prowlers",
    "grey": "swordsmen",
    "brown": "minotaur",
    "violet": "fire-mages",
    "white": "gunners",
    "red": "fire-dragon",
}
SUMMONED = "minotaur"


class Blow(NamedTuple):
    """An attack that is to be blocked or suffered."""

    strike: int
    """Its number in the combat; NOBODY before the Block phase."""
    need: int
    damage: int
    element: str
    poison: bool
    paralyzes: bool
    heroes_only: bool


class Opponent(NamedTuple):
    """An enemy as the plan sees it."""

    number: int
    armor: int
    resists: frozenset[str]
    walls: int
    worth: float
    blows: tuple[Blow, ...]


class Group(NamedTuple):
    """Enemies attacked together, and the ways that takes."""

    numbers: tuple[int, ...]
    ways: tuple[Way, ...]


class Battle(NamedTuple):
    """A plan for a combat."""

    value: float
    shots: tuple[Group, ...] = ()
    blocks: tuple[tuple[Blow, tuple[Way, ...]], ...] = ()
    strikes: tuple[Group, ...] = ()
    wounds: int = 0
    won: bool = False
    """No opponent is left."""


class Guard(NamedTuple):
    """A Unit that can take a blow."""

    number: int
    armor: int
    resists: tuple[str, ...]
    level: int


class Stakes(NamedTuple):
    """What the hero has to win and to lose."""

    bonus: float
    """For winning the whole combat."""
    wound: float
    """What a Wound costs."""
    armor: int
    endurance: int
    """As many Wounds knock the hero out."""


# Enemies as opponents


def expected(name: str, number: int, *, walled: bool, city: tuple[str, ...] = (), worth: float) -> Opponent:
    """An enemy that has not been met yet, or whose attacks have not begun."""
    enemy = ENEMIES[name]
    walls = int(walled and UNFORTIFIED not in enemy.abilities) + int(FORTIFIED in enemy.abilities)
    armor = enemy.elusive_armor if ELUSIVE in enemy.abilities else enemy.armor
    return Opponent(
        number, armor + ("white" in city), resisted(enemy.resists), walls, worth, expected_blows(name, city)
    )


def expected_blows(name: str, city: tuple[str, ...]) -> tuple[Blow, ...]:
    enemy = ENEMIES[name]
    if enemy.summons:
        return tuple(blow for _ in enemy.summons for blow in expected_blows(SUMMONED, ()))
    blows = []
    for value, element in enemy.attacks:
        if "blue" in city:
            value += {FIRE: 2, ICE: 2, COLD_FIRE: 1}.get(element, 0)
        plain = element == PHYSICAL
        brutal = BRUTAL in enemy.abilities or ("red" in city and plain)
        blows.append(
            Blow(
                NOBODY,
                value * (2 if SWIFT in enemy.abilities else 1),
                value * (2 if brutal else 1),
                element,
                POISON in enemy.abilities or ("green" in city and plain),
                PARALYZE in enemy.abilities,
                ASSASSINATION in enemy.abilities,
            )
        )
    return tuple(blows)


def resisted(resists: Sequence[str]) -> frozenset[str]:
    """Cold Fire is resisted by who resists both."""
    both = FIRE in resists and ICE in resists
    return frozenset((*resists, COLD_FIRE) if both else resists)


def met(g: State, combat: Combat, number: int, foe: Foe, worth: float) -> Opponent:
    """An enemy in the present combat, as effects have changed it; its monsters strike for it."""
    blows: tuple[Blow, ...]
    if g.stage == RANGED_PHASE:
        blows = () if foe.held else expected_blows(foe.name, foe.city)
        if foe.attack:
            blows = tuple(blow._replace(need=max(0, blow.need + foe.attack)) for blow in blows)
    else:
        blows = tuple(
            open_blow(g, combat, strike)
            for strike in enemies.open_strikes(combat)
            if number in (combat.strikes[strike].foe, combat.foes[combat.strikes[strike].foe].summoner)
        )
    walls = enemies.fortifications(g, foe)
    return Opponent(number, enemies.armor(g, foe), resisted(enemies.resistances(foe)), walls, worth, blows)


def open_blow(g: State, combat: Combat, number: int) -> Blow:
    strike = combat.strikes[number]
    has = enemies.strike_has
    return Blow(
        number,
        to_block(g, strike),
        (strike.left if combat.suffering == number else strike.value * (2 if has(g, strike, BRUTAL) else 1)),
        strike.element,
        has(g, strike, POISON),
        has(g, strike, PARALYZE),
        has(g, strike, ASSASSINATION),
    )


def guards_of(p: Player, numbers: Sequence[int] | None = None) -> tuple[Guard, ...]:
    """The Units that can be assigned damage, or those of these numbers."""
    return tuple(
        Guard(number, banners.unit_armor(p, unit), banners.unit_resistances(unit), UNITS[unit.name].level)
        for number, unit in enumerate(p.units)
        if (not unit.wounds and not unit.resisted if numbers is None else number in numbers)
    )


# What points count for


def hits(resists: frozenset[str], kinds: tuple[str, ...]) -> Worth:
    """Attacks in half points against enemies with these resistances."""

    def worth(way: Way) -> int:
        if way.kind not in kinds:
            return 0
        return way.points if way.element in resists else 2 * way.points

    return worth


def stops(element: str) -> Worth:
    """Blocks in half points against an attack of this element."""
    efficient = EFFICIENT[element]

    def worth(way: Way) -> int:
        if way.kind != BLOCK:
            return 0
        return 2 * way.points if way.element in efficient else way.points

    return worth


def _of_pool(pool: Sequence[Points], worth: Worth) -> int:
    """What the points already played count for."""
    return sum(worth(Way(each.kind, each.value, each.element)) for each in pool)


# The plan

T = TypeVar("T")


def _subsets(items: Sequence[T]) -> list[tuple[T, ...]]:
    return list(chain.from_iterable(combinations(items, size) for size in range(len(items) + 1)))


class Planner:
    """One combat, to be fought with these things and this mana from a stage on."""

    def __init__(
        self, opponents: Sequence[Opponent], things: Sequence[Thing], guards: Sequence[Guard], stakes: Stakes,
        stage: int = RANGED_PHASE, pool: Sequence[Points] = (),
    ) -> None:  # fmt: skip
        self.opponents = opponents
        self.things = things
        self.stage = stage
        self.pool = pool
        self.stakes = stakes
        self.guards = guards
        self._covers: dict[object, Cover | None] = {}
        self.best = Battle(-1e9)

    def plan(self, used: int, purse: Purse) -> Battle:
        """The best course found."""
        if self.stage > RANGED_PHASE:
            self._block((), 0.0, 0.0, self.opponents, used, purse)
            return self.best
        reach = [each for each in self.opponents if each.walls < 2]
        for targets in _subsets(reach):
            groups = self._defeat(targets, used, purse, (SIEGE, RANGED), RANGED_PHASE)
            if groups is not None:
                shots, loss, left, mana = groups
                standing = [each for each in self.opponents if each not in targets]
                gain = sum(each.worth + SOONER for each in targets)
                self._block(shots, gain, loss, standing, left, mana)
        return self.best

    def _defeat(
        self, targets: tuple[Opponent, ...], used: int, purse: Purse, kinds: tuple[str, ...], stage: int
    ) -> tuple[tuple[Group, ...], float, int, Purse] | None:
        """All of them in one phase: together if they are alike, else one after the other."""
        if not targets:
            return (), 0.0, used, purse
        alike = len({(each.resists, bool(each.walls)) for each in targets}) == 1
        parts = [targets] if alike else [(each,) for each in targets]
        groups: list[Group] = []
        loss, fresh = 0.0, True
        for part in parts:
            walled = stage == RANGED_PHASE and any(each.walls for each in part)
            allowed = (SIEGE,) if walled else kinds
            need = 2 * sum(each.armor for each in part)
            worth = hits(part[0].resists, allowed)
            if fresh and stage == self.stage:
                need -= _of_pool(self.pool, worth)
            found = self._cover(("hit", part[0].resists, allowed), need, used, purse, worth)
            if found is None:
                return None
            groups.append(Group(tuple(each.number for each in part), found.ways))
            loss, used, purse, fresh = loss + found.loss, found.used, found.purse, False
        return tuple(groups), loss, used, purse

    def _cover(self, key: object, need: int, used: int, purse: Purse, worth: Worth) -> Cover | None:
        key = (key, need, used, purse)
        if key not in self._covers:
            self._covers[key] = cover(need, self.things, used, purse, worth)
        return self._covers[key]

    def _block(
        self, shots: tuple[Group, ...], gain: float, loss: float, standing: Sequence[Opponent], used: int, purse: Purse
    ) -> None:
        blows = [blow for each in standing for blow in each.blows if blow.damage > 0]
        blows.sort(key=lambda blow: -self._harm(blow))
        blockable = blows[:MOST_BLOWS] if self.stage <= BLOCK_PHASE else []
        for wanted in _subsets(blockable):
            done = self._stop(wanted, used, purse)
            if done is None:
                continue
            blocks, more, left, mana = done
            suffered = [blow for blow in blows if blow not in wanted]
            self._suffer(shots, blocks, gain, loss + more, standing, suffered, left, mana)

    def _stop(
        self, wanted: tuple[Blow, ...], used: int, purse: Purse
    ) -> tuple[tuple[tuple[Blow, tuple[Way, ...]], ...], float, int, Purse] | None:
        """Block after block; the points already played go to the one they fit best."""
        blocks: list[tuple[Blow, tuple[Way, ...]]] = []
        loss = 0.0
        pool = self.pool if self.stage == BLOCK_PHASE else ()
        order = sorted(wanted, key=lambda blow: 2 * blow.need - _of_pool(pool, stops(blow.element))) if pool else wanted
        for blow in order:
            worth = stops(blow.element)
            need = 2 * blow.need - (_of_pool(pool, worth) if not blocks else 0)
            found = self._cover(("stop", blow.element), need, used, purse, worth)
            if found is None:
                return None
            blocks.append((blow, found.ways))
            loss, used, purse = loss + found.loss, found.used, found.purse
        return tuple(blocks), loss, used, purse

    def _suffer(
        self, shots: tuple[Group, ...], blocks: tuple[tuple[Blow, tuple[Way, ...]], ...], gain: float, loss: float,
        standing: Sequence[Opponent], suffered: Sequence[Blow], used: int, purse: Purse,
    ) -> None:  # fmt: skip
        """What is not blocked hurts; then whoever stands may be struck down."""
        wounds, paralyzed = 0, False
        guards = list(self.guards)
        for blow in suffered:
            price, guard, hurt = assign(blow, guards, self.stakes)
            loss += price
            wounds += hurt
            paralyzed = paralyzed or (blow.paralyzes and hurt > 0)
            if guard is not None:
                guards.remove(guard)
                used = self._without(used, guard, blow)
        if wounds >= self.stakes.endurance:
            loss += KNOCKED_OUT * self.stakes.wound
        if paralyzed or wounds >= self.stakes.endurance:
            used = self._units_only(used)
        for targets in _subsets(standing):
            done = self._defeat(targets, used, purse, (SIEGE, RANGED, ATTACK), ATTACK_PHASE)
            if done is None:
                continue
            strikes, more, _, _ = done
            value = gain + sum(each.worth for each in targets) - loss - more
            won = len(targets) == len(standing)
            value += self.stakes.bonus if won else 0.0
            if value > self.best.value:
                self.best = Battle(value, shots, blocks, strikes, wounds, won)

    def _without(self, used: int, guard: Guard, blow: Blow) -> int:
        """A Unit that bleeds does not fight afterwards, unless its resistance holds."""
        if resists(guard, blow.element) and blow.damage <= guard.armor:
            return used
        for place, thing in enumerate(self.things):
            if thing.unit == guard.number:
                return used | 1 << place
        return used

    def _units_only(self, used: int) -> int:
        for place, thing in enumerate(self.things):
            if thing.unit == NOBODY:
                used |= 1 << place
        return used

    def _harm(self, blow: Blow) -> float:
        wounds = -(-blow.damage // self.stakes.armor)
        return wounds * (2 if blow.poison else 1) + 3 * blow.paralyzes


# Damage


def assign(blow: Blow, guards: Sequence[Guard], stakes: Stakes) -> tuple[float, Guard | None, int]:
    """Who had best take a blow: what that costs, which Unit takes it first, and the hero's Wounds."""
    price, wounds = _hero_price(blow, blow.damage, stakes)
    best: tuple[float, Guard | None, int] = (price, None, wounds)
    if blow.heroes_only:
        return best
    for guard in guards:
        holds = resists(guard, blow.element)
        left = blow.damage - guard.armor * (2 if holds else 1)
        unhurt = holds and blow.damage <= guard.armor
        price = 0.0 if unhurt else UNIT_WOUNDED * guard.level * (2 if blow.paralyzes or blow.poison else 1)
        more, wounds = _hero_price(blow, max(0, left), stakes)
        if price + more < best[0]:
            best = (price + more, guard, wounds)
    return best


def _hero_price(blow: Blow, damage: int, stakes: Stakes) -> tuple[float, int]:
    wounds = -(-damage // stakes.armor)
    price = wounds * stakes.wound * (1.6 if blow.poison else 1.0)
    if blow.paralyzes and wounds:
        price += KNOCKED_OUT / 2 * stakes.wound
    return price, wounds


def resists(guard: Guard, element: str) -> bool:
    if element == COLD_FIRE:
        return FIRE in guard.resists and ICE in guard.resists
    return element in guard.resists
