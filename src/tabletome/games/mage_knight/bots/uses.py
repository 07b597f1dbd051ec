"""What a hero could bring about now: the uses of cards, Units and Skills, and the mana that pays for them.

A *thing* is a card in hand, a ready Unit or an unused Skill; a *way* is one use of it, as so many points of one kind.
To *cover* a need is to find the things that are missed least and reach it together. Combats (battle_plan.py) and turns
(turn_plan.py) are planned in these terms; what no word of the notation says in points is left out.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from tabletome.engine import Action, ByType
from tabletome.games.mage_knight.content.box import BASIC, COLD_FIRE, GOLD, PHYSICAL, WOUND, Element
from tabletome.games.mage_knight.content.deeds import ADVANCED_ACTION, ARTIFACT, CARDS, SPELL
from tabletome.games.mage_knight.content.skills import ROUND, SHARED, SKILLS, TURN
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.rules.deeds import banners
from tabletome.games.mage_knight.rules.deeds.effects import CARD_EFFECTS, SKILL_EFFECTS, UNIT_ABILITIES
from tabletome.games.mage_knight.rules.deeds.mana import COUNTS_AS, CRYSTAL, DIE, is_dark
from tabletome.games.mage_knight.rules.deeds.notation import (
    Attack,
    Block,
    Both,
    ByTime,
    Crystal,
    Draw,
    Effect,
    Either,
    ExtraDie,
    Fame,
    Heal,
    Influence,
    Mana,
    Move,
    Ranged,
    ReadyUnit,
    Reputation,
    Siege,
    Special,
    TakeWound,
    ThisTurn,
)
from tabletome.games.mage_knight.rules.deeds.play import ACTIVATE, PLAY, SIDEWAYS, STRENGTHEN, as_played
from tabletome.games.mage_knight.rules.deeds.skills import USE_SKILL
from tabletome.games.mage_knight.state import NOBODY, Player, Points, State

MOVE: Final = "move"
INFLUENCE: Final = "influence"
HEAL: Final = "heal"
BLOCK: Final = "block"
ATTACK: Final = "attack"
RANGED: Final = "ranged"
SIEGE: Final = "siege"
UseKind: TypeAlias = Literal["move", "influence", "heal", "block", "attack", "ranged", "siege"]
SIDEWAYS_KINDS: Final = (MOVE, INFLUENCE, BLOCK, ATTACK)

# What is missed, in points of Fame
CARD_LOSS, POINT_LOSS = 0.14, 0.09
"""A card, and each point it would give in combat."""
THROWN_AWAY = 4.0
"""An Artifact used for its stronger effect is gone."""
UNIT_LOSS = 0.27
"""For each level of a Unit that is spent until the end of the Round."""
SKILL_LOSS = {TURN: 0.02, ROUND: 0.6, SHARED: 0.3}
CRYSTAL_LOSS = 0.56
DIE_LOSS = 0.02
WOUND_LOSS = 1.5
REPUTATION_LOSS = 0.4
OVERWHELMING = 30
"""As good as any number of points: a spell that holds an enemy stops whatever attack it has."""
BOOST, IMPROVISE = "boost", "improvise"
SPECIAL_POINTS: dict[str, tuple[tuple[UseKind, ...], int, Element]] = {
    "weaken": ((BLOCK,), 0, COLD_FIRE),
    "hold": ((BLOCK,), OVERWHELMING, COLD_FIRE),
    "chill": ((BLOCK,), OVERWHELMING, COLD_FIRE),
    "hold-and-weaken": ((BLOCK,), OVERWHELMING, COLD_FIRE),
    "cold-fire": ((ATTACK, BLOCK), 5, COLD_FIRE),
    "crack-one": ((SIEGE,), 3, COLD_FIRE),
    "horn": ((SIEGE,), 5, PHYSICAL),
    "frenzy": ((ATTACK,), 4, PHYSICAL),
}
"""Effects with their own code, as what they come to: kinds, points (0 for those they name), element. Weaker attacks and
less Armor count as Cold Fire, which hardly anything resists."""


class Way(NamedTuple):
    """One use of a thing."""

    kind: UseKind
    points: int
    element: Element | Literal[""]
    costs: tuple[tuple[int, ...], ...] = ((),)
    """The mana it takes, each entry one way to pay."""
    loss: float = 0.0
    """What it takes besides, and the thing itself."""
    action: Action | None = None
    """What to choose; nothing for points that lie there already."""
    takes: int = NOBODY
    """The place of another thing that it uses up."""


class Thing(NamedTuple):
    """A card, Unit or Skill with everything it could be used for."""

    name: str
    ways: tuple[Way, ...]
    unit: int = NOBODY


# What an effect comes to


class Gain(NamedTuple):
    """Points of one kind that an effect may give, and what it takes besides mana, in points of Fame."""

    kind: UseKind
    points: int
    element: Element | Literal[""]
    """Nothing where the points are not for a combat."""
    loss: float

    def as_points(self, plus: int) -> Points | None:
        """As they would lie in the pool of a combat, if they are for one."""
        if not self.element or self.kind == MOVE or self.kind == INFLUENCE or self.kind == HEAL:
            return None
        return Points(self.kind, self.element, self.points + plus)


gains_of: ByType[Callable[[Any, bool], tuple[Gain, ...]]] = ByType("values")
"""The points that each word of the notation may give, by Day or in the dark."""


@functools.cache
def gains(effect: Effect, dark: bool) -> tuple[Gain, ...]:
    """The points that an effect may give, each with what it costs besides mana."""
    return gains_of[type(effect)](effect, dark)


@gains_of(Either)
def _of_either(effect: Either, dark: bool) -> tuple[Gain, ...]:
    return tuple(gain for part in effect.parts for gain in gains(part, dark))


@gains_of(Both)
def _of_both(effect: Both, dark: bool) -> tuple[Gain, ...]:
    besides = sum(_besides(part) for part in effect.parts)
    return tuple(gain._replace(loss=gain.loss + besides) for part in effect.parts for gain in gains(part, dark))


gains_of(ByTime)(lambda effect, dark: gains(effect.parts[dark], dark))
gains_of(Attack, Ranged, Siege, Block)(lambda effect, _: (Gain(effect.kind, effect.points, effect.element, 0.0),))
gains_of(Move)(lambda effect, _: (Gain(MOVE, effect.points, "", 0.0),))
gains_of(Influence)(lambda effect, _: (Gain(INFLUENCE, effect.points, "", 0.0),))
gains_of(Heal)(lambda effect, _: (Gain(HEAL, effect.points, "", 0.0),))
gains_of(Special)(lambda effect, _: _special_gains(effect))
gains_of(Draw, Mana, Crystal, Reputation, Fame, TakeWound, ReadyUnit, ThisTurn, ExtraDie)(lambda *_: ())


def _besides(effect: Effect) -> float:
    """What a part of an effect takes, in points of Fame."""
    if isinstance(effect, TakeWound):
        return WOUND_LOSS * effect.count
    if isinstance(effect, Reputation):
        return -REPUTATION_LOSS * effect.by
    return WOUND_LOSS if isinstance(effect, Special) and effect.name == "wound-itself" else 0.0


def _special_gains(effect: Special) -> tuple[Gain, ...]:
    kinds, points, element = SPECIAL_POINTS.get(effect.name, ((), 0, PHYSICAL))
    return tuple(Gain(kind, points or effect.points, element, 0.0) for kind in kinds)


CARD_RANK = {ARTIFACT: 3.0, SPELL: 3.0, ADVANCED_ACTION: 2.0}
KIND_RANK = {SIEGE: 1.6, RANGED: 1.3, ATTACK: 1.0, BLOCK: 1.0, MOVE: 0.6, INFLUENCE: 0.6, HEAL: 0.5}
MOST_RANKED = 8
UNKNOWN = 0.5


@functools.cache
def card_rank(name: str) -> float:
    """How good a card is to have: the points it gives, attacks from afar above all."""
    if name == WOUND:
        return 0.0
    card = CARD_EFFECTS[name]
    return CARD_RANK.get(CARDS[name].kind, 1.0) + sum(
        max((KIND_RANK[gain.kind] * min(gain.points, MOST_RANKED) - gain.loss for gain in gains(effect, False)),
            default=UNKNOWN)
        for effect in (card.basic.effect, card.strong.effect)
    )  # fmt: skip


# Things


def things_of(g: State, p: Player, thrift: float = 1.0) -> list[Thing]:
    """All that can still be used this turn; `thrift` is how much cards and Units are missed when they are used."""
    dark = is_dark(g)
    found = [_card(as_played(p, name).name, name, dark, thrift) for name in p.hand if name != WOUND]
    for number, unit in enumerate(p.units):
        if unit.ready and not unit.wounds and banners.may_join(g, unit):
            found.append(_unit(unit.name, number, dark, thrift))
    found += [_skill(name, dark) for name in p.skills if name not in (*p.skills_spent, *p.skills_flipped)]
    return [
        _with_others(thing, place, found, dark) if takes_another(thing.name) else thing
        for place, thing in enumerate(found)
    ]


def card_loss(name: str) -> float:
    """What a card in hand is worth if it is kept."""
    return CARD_LOSS + POINT_LOSS * fighting_use(name)


@functools.cache
def fighting_use(name: str) -> float:
    """The points that a card gives in combat, strengthened ones counting less, Move too."""
    card = CARD_EFFECTS[name]
    basic = [gain for gain in gains(card.basic.effect, False) if card.basic_costs == [()]]
    strong = [gain for effect in (card.basic.effect, card.strong.effect) for gain in gains(effect, False)]
    uses = [float(gain.points) for gain in basic if gain.kind in FIGHTING]
    uses += [STRONG_SHARE * min(gain.points, MOST_RANKED) for gain in strong if gain.kind in FIGHTING]
    uses += [MOVE_SHARE * gain.points for gain in basic if gain.kind == MOVE]
    return max(uses, default=0.0)


FIGHTING = (BLOCK, ATTACK, RANGED, SIEGE)
STRONG_SHARE, MOVE_SHARE = 0.69, 0.75


@functools.cache
def _card(name: str, held: str, dark: bool, thrift: float) -> Thing:
    card, loss = CARD_EFFECTS[name], thrift * card_loss(name)
    ways = [Way(kind, 1, PHYSICAL, ((),), loss, SIDEWAYS[held, kind]) for kind in SIDEWAYS_KINDS]
    thrown = THROWN_AWAY if CARDS[name].kind == ARTIFACT else 0.0
    basic, strong = tuple(card.basic_costs), tuple(card.strong_costs)
    ways += [_way(gain, basic, loss, PLAY[held]) for gain in gains(card.basic.effect, dark)]
    ways += [_way(gain, strong, loss + thrown, STRENGTHEN[held]) for gain in gains(card.strong.effect, dark)]
    return Thing(held, _useful(ways))


def _combined(effect: Effect) -> str:
    """Effects that take another card: one that boosts it, one that discards it."""
    return effect.name if isinstance(effect, Special) and effect.name in (BOOST, IMPROVISE) else ""


@functools.cache
def takes_another(name: str) -> bool:
    """A card with such an effect."""
    card = CARD_EFFECTS.get(name)
    return card is not None and any(_combined(effect) for effect in (card.basic.effect, card.strong.effect))


def _with_others(thing: Thing, place: int, things: Sequence[Thing], dark: bool) -> Thing:
    """A card played together with another one."""
    card = CARD_EFFECTS[thing.name]
    ways = list(thing.ways)
    for effect, costs, action in (
        (card.basic.effect, card.basic_costs, PLAY[thing.name]),
        (card.strong.effect, card.strong_costs, STRENGTHEN[thing.name]),
    ):
        word = _combined(effect)
        if not word or not isinstance(effect, Special):
            continue
        for other, each in enumerate(things):
            if other == place or each.name not in CARDS:
                continue
            loss = thing.ways[0].loss + each.ways[0].loss
            if word == IMPROVISE:
                found = [Gain(kind, effect.points, PHYSICAL, 0.0) for kind in SIDEWAYS_KINDS]
            else:
                found = [
                    gain._replace(points=gain.points + effect.points)
                    for gain in gains(CARD_EFFECTS[each.name].strong.effect, dark)
                    if CARDS[each.name].is_action
                ]
            ways += [_way(gain, tuple(costs), loss, action)._replace(takes=other) for gain in found]
    return thing._replace(ways=tuple(ways))


@functools.cache
def _unit(name: str, number: int, dark: bool, thrift: float) -> Thing:
    loss = thrift * UNIT_LOSS * UNITS[name].level
    ways = [
        _way(gain, (ability.cost,), loss, ACTIVATE[number][place])
        for place, ability in enumerate(UNIT_ABILITIES[name])
        for gain in gains(ability.ready.effect, dark)
    ]
    return Thing(name, _useful(ways), number)


@functools.cache
def _skill(name: str, dark: bool) -> Thing:
    loss = SKILL_LOSS.get(SKILLS[name].often, 0.0)
    effect = SKILL_EFFECTS[name].ready.effect
    return Thing(name, _useful([_way(gain, ((),), loss, USE_SKILL[name]) for gain in gains(effect, dark)]))


def usual_card(name: str, dark: bool) -> Thing:
    return _card(name, name, dark, 1.0)


def usual_unit(name: str, number: int, dark: bool) -> Thing:
    return _unit(name, number, dark, 1.0)


def usual_skill(name: str, dark: bool) -> Thing:
    return _skill(name, dark)


def _way(gain: Gain, costs: tuple[tuple[int, ...], ...], loss: float, action: Action) -> Way:
    return Way(gain.kind, gain.points, gain.element, costs, loss + gain.loss, action)


def _useful(ways: Sequence[Way]) -> tuple[Way, ...]:
    """Without those that another one outdoes for nothing more."""
    return tuple(
        way
        for way in ways
        if not any(
            other is not way
            and other.kind == way.kind
            and other.element in (way.element, COLD_FIRE)
            and other.points >= way.points
            and other.loss <= way.loss
            and other.costs == ((),)
            and (other.points, other.loss) != (way.points, way.loss)
            for other in ways
        )
    )


# Mana


class Purse(NamedTuple):
    """Mana within reach: tokens, crystals, and the Source with the dice that may be taken from it."""

    tokens: tuple[int, ...]
    crystals: tuple[int, ...]
    source: tuple[int, ...]
    dice: int
    dark: bool


def purse_of(g: State, p: Player) -> Purse:
    tokens = list(p.mana)
    if p.round.tactic_die != NOBODY:
        tokens[p.round.tactic_die] += 1
    return Purse(tuple(tokens), p.crystals, g.source, p.turn.dice, is_dark(g))


def pay(purse: Purse, colours: tuple[int, ...]) -> Iterator[tuple[Purse, float]]:
    """Every sensible way to pay, with what it takes."""
    if not colours:
        yield purse, 0.0
        return
    for left, loss in _pay_one(purse, colours[0]):
        for rest, more in pay(left, colours[1:]):
            yield rest, loss + more


def _pay_one(purse: Purse, colour: int) -> Iterator[tuple[Purse, float]]:
    for shown in COUNTS_AS[purse.dark, colour]:
        if purse.tokens[shown]:
            yield purse._replace(tokens=_less(purse.tokens, shown)), 0.0
            return
    for shown in COUNTS_AS[purse.dark, colour]:
        if purse.dice > 0 and shown in purse.source:
            yield spent(purse, DIE, shown), DIE_LOSS
            break
    if colour in BASIC and purse.crystals[colour]:
        yield spent(purse, CRYSTAL, colour), CRYSTAL_LOSS


def spent(purse: Purse, source: str, colour: int) -> Purse:
    """What is left after mana of this colour came from a die, a crystal or a token."""
    if source == DIE:
        place = purse.source.index(colour)
        return purse._replace(source=purse.source[:place] + purse.source[place + 1 :], dice=purse.dice - 1)
    if source == CRYSTAL:
        return purse._replace(crystals=_less(purse.crystals, colour))
    return purse._replace(tokens=_less(purse.tokens, colour)) if purse.tokens[colour] else purse


def _less(counts: tuple[int, ...], colour: int) -> tuple[int, ...]:
    return (*counts[:colour], counts[colour] - 1, *counts[colour + 1 :])


def more_mana(effect: Effect) -> tuple[tuple[int, ...], int]:
    """The colours of a mana token or crystal that an effect gives, and the dice it lets one take."""
    if isinstance(effect, Mana | Crystal):
        return effect.colours, 0
    if isinstance(effect, ExtraDie):
        return (), effect.count
    if isinstance(effect, Both | Either):
        for part in effect.parts:
            colours, dice = more_mana(part)
            if colours or dice:
                return colours, dice
    return (), 0


def preludes(
    things: Sequence[Thing], purse: Purse, open_actions: Sequence[Action]
) -> Iterator[tuple[Action, int, Purse]]:
    """Things that may be used first for the mana they give: what to do, which thing is gone, the purse afterwards."""
    for place, thing in enumerate(things):
        for action, effect in _mana_givers(thing):
            if action not in open_actions:
                continue
            colours, dice = more_mana(effect)
            if dice:
                yield action, place, purse._replace(dice=purse.dice + dice)
            for colour in colours:
                if colour == GOLD and purse.dark:
                    continue
                tokens = (*purse.tokens[:colour], purse.tokens[colour] + 1, *purse.tokens[colour + 1 :])
                yield action, place, purse._replace(tokens=tokens)


def draws_cards(name: str) -> bool:
    """A card that may be played for others."""
    effect = CARD_EFFECTS[name].basic.effect
    return any(isinstance(part, Draw) for part in (effect.parts if isinstance(effect, Either) else (effect,)))


def _mana_givers(thing: Thing) -> Iterator[tuple[Action, Effect]]:
    if thing.unit != NOBODY:
        for place, ability in enumerate(UNIT_ABILITIES[thing.name]):
            if not ability.cost:
                yield ACTIVATE[thing.unit][place], ability.ready.effect
    elif thing.name in CARDS:
        card = CARD_EFFECTS[thing.name]
        if card.basic_costs == [()]:
            yield PLAY[thing.name], card.basic.effect
    elif thing.name in SKILLS:
        yield USE_SKILL[thing.name], SKILL_EFFECTS[thing.name].ready.effect


# Covering a need


class Cover(NamedTuple):
    """The ways chosen, what they take, and what is left."""

    loss: float
    ways: tuple[Way, ...]
    used: int
    """A bit for each thing used."""
    purse: Purse
    points: int = 0


MOST_LOOKS = 300
"""How many partial choices are looked at before the best so far is taken."""
Worth = Callable[[Way], int]
"""What a way counts towards a need, in half points; 0 if it does not."""


def cover(need: int, things: Sequence[Thing], used: int, purse: Purse, worth: Worth) -> Cover | None:
    """The least loss with which a need, in half points, can be met; None if it cannot."""
    if need <= 0:
        return Cover(0.0, (), used, purse)
    usable: list[tuple[int, list[tuple[int, Way]]]] = []
    for place, thing in enumerate(things):
        if not used >> place & 1:
            ways = [(worth(way), way) for way in thing.ways]
            ways = sorted((each for each in ways if each[0] > 0), key=lambda each: -each[0])
            if ways:
                usable.append((place, ways))
    usable.sort(key=lambda each: -max(count / (0.2 + way.loss) for count, way in each[1]))
    most = [0] * (len(usable) + 1)
    for index in range(len(usable) - 1, -1, -1):
        most[index] = most[index + 1] + usable[index][1][0][0]
    if most[0] < need:
        return None
    best: Cover | None = None
    looks = 0

    def choose(index: int, left: int, chosen: tuple[Way, ...], taken: int, mana: Purse, loss: float) -> None:
        nonlocal best, looks
        looks += 1
        if left <= 0:
            best = Cover(loss, chosen, taken, mana)
            return
        if index == len(usable) or most[index] < left or looks > MOST_LOOKS:
            return
        place, ways = usable[index]
        for count, way in ways if not taken >> place & 1 else ():
            total = loss + way.loss
            if (best is not None and total >= best.loss) or (way.takes != NOBODY and taken >> way.takes & 1):
                continue
            also = 0 if way.takes == NOBODY else 1 << way.takes
            for cost in way.costs:
                for rest, more in pay(mana, cost):
                    if best is None or total + more < best.loss:
                        choose(index + 1, left - count, (*chosen, way), taken | also | 1 << place, rest, total + more)
        choose(index + 1, left, chosen, taken, mana, loss)

    choose(0, need, (), used, purse, 0.0)
    return best


def points_worth(kind: str) -> Worth:
    """Move or Influence: nothing is halved."""
    return lambda way: 2 * way.points if way.kind == kind else 0


def most_points(kind: str, things: Sequence[Thing], used: int, purse: Purse) -> Cover:
    """As many points of a kind as the things left can give, the best payer first."""
    chosen: list[Way] = []
    loss, taken, points = 0.0, used, 0
    by_best = sorted(
        enumerate(things), key=lambda each: -max((w.points for w in each[1].ways if w.kind == kind), default=0)
    )
    for place, thing in by_best:
        ways = sorted((way for way in thing.ways if way.kind == kind), key=lambda way: -way.points)
        for way in ways if not taken >> place & 1 else ():
            if way.takes != NOBODY and taken >> way.takes & 1:
                continue
            paid = next((each for cost in way.costs for each in pay(purse, cost)), None)
            if paid is not None:
                purse = paid[0]
                chosen.append(way)
                loss += way.loss + paid[1]
                taken |= 1 << place | (0 if way.takes == NOBODY else 1 << way.takes)
                points += way.points
                break
    return Cover(loss, tuple(chosen), taken, purse, points)
