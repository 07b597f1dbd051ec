"""How cards, Units and Skills say what they do.

    card("march", Move(2), Move(4))
    card("rage", Attack(2) | Block(2), Attack(4))
    card("threaten", Influence(2), Influence(5) & Reputation(-1))

`&` does both, `|` lets the player choose one. An effect that no word of the notation says is a `Special`: a function
beside the declaration. Every word knows when it may be played (`allowed`), when that is of any use (`useful`), whether
what it requires can be fulfilled (`can`), and does it (`do`, a script if it has to ask).
"""

from __future__ import annotations

import abc
import dataclasses
from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple

from tabletome.engine import Asking, Script
from tabletome.games.mage_knight.actions import Pick, PickColour, PickUnit
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import COLOURS, PHYSICAL, Element
from tabletome.games.mage_knight.content.changes import Change
from tabletome.games.mage_knight.content.notes import Note
from tabletome.games.mage_knight.content.tiles import FORTIFIED
from tabletome.games.mage_knight.content.units import PROUD, ROUGH, UNITS
from tabletome.games.mage_knight.events import EffectTaken
from tabletome.games.mage_knight.rules import phases, tactics
from tabletome.games.mage_knight.rules.choosing import one_of
from tabletome.games.mage_knight.rules.combat.enemies import is_cumbersome
from tabletome.games.mage_knight.rules.combat.points import NEVER, Use, add_points
from tabletome.games.mage_knight.rules.deeds import mana, piles
from tabletome.games.mage_knight.rules.deeds.lasting import add, drop
from tabletome.games.mage_knight.rules.scenario import tracks
from tabletome.games.mage_knight.state import (
    ANY,
    ATTACK,
    BLOCK,
    COMBAT,
    DAMAGE,
    INTERACTION,
    MOVEMENT,
    RANGED,
    Player,
    PointKind,
    State,
    Unit,
)

PEACE = ANY & ~COMBAT
Can = Callable[[State, Player], bool]
Do = Callable[[State, Player, Use], Script | None]


class Effect(abc.ABC):
    """A word of the notation."""

    allowed: ClassVar[int] = ANY
    useful: ClassVar[int] = ANY

    def __and__(self, other: Effect) -> Effect:
        return Both(_parts(self, Both) + _parts(other, Both))

    def __or__(self, other: Effect) -> Effect:
        return Either(_parts(self, Either) + _parts(other, Either))

    def contexts(self) -> tuple[int, int]:
        return self.allowed, self.useful

    def can(self, g: State, p: Player) -> bool:  # noqa: ARG002 - most effects require nothing
        return True

    @abc.abstractmethod
    def do(self, g: State, p: Player, use: Use) -> Script | None: ...


def _parts(effect: Effect, kind: type[Any]) -> tuple[Effect, ...]:
    return effect.parts if isinstance(effect, kind) else (effect,)


class Ready(NamedTuple):
    """An effect ready to be played: where, whether, and how."""

    when: int
    can: Can
    do: Do
    effect: Effect
    gives_move: bool
    """Such an effect slows cumbersome enemies in the Block phase. MK-ABIL-14"""
    gives_influence: bool
    gives_points: bool
    """Move, Influence, attack or block."""
    requires: bool
    """It may be impossible even in its phase. MK-DEED-11"""


def compiled(effect: Effect) -> Ready:
    """The functions behind an effect."""
    allowed, useful = effect.contexts()
    return Ready(
        allowed & useful,
        effect.can,
        effect.do,
        effect,
        gives(effect, Move),
        gives(effect, Influence),
        any(gives(effect, kind) for kind in (Move, Influence, Attack)),
        _requires(effect),
    )


def _requires(effect: Effect) -> bool:
    if isinstance(effect, Both | Either):
        return any(_requires(part) for part in effect.parts)
    if isinstance(effect, Special):
        return effect.requires is not _always
    return isinstance(effect, ReadyUnit)


def gives(effect: Effect, kind: type[Effect]) -> bool:
    if isinstance(effect, Both | Either | ByTime):
        return any(gives(part, kind) for part in effect.parts)
    return isinstance(effect, kind)


@dataclasses.dataclass(frozen=True)
class Both(Effect):
    """All of several effects, in order."""

    parts: tuple[Effect, ...]

    def contexts(self) -> tuple[int, int]:
        allowed, useful = ANY, 0
        for part in self.parts:
            part_allowed, part_useful = part.contexts()
            allowed &= part_allowed
            useful |= part_useful
        return allowed, useful

    def can(self, g: State, p: Player) -> bool:
        return all(part.can(g, p) for part in self.parts)

    def do(self, g: State, p: Player, use: Use) -> Script:
        for part in self.parts:
            script = part.do(g, p, use)
            if script is not None:
                yield from script


PICK = [Pick(number + 1) for number in range(12)]


@dataclasses.dataclass(frozen=True)
class Either(Effect):
    """One of several effects."""

    parts: tuple[Effect, ...]

    def contexts(self) -> tuple[int, int]:
        when = 0
        for part in self.parts:
            allowed, useful = part.contexts()
            when |= allowed & useful
        return when, ANY

    def can(self, g: State, p: Player) -> bool:
        return any(_open(part, g, p) for part in self.parts)

    def do(self, g: State, p: Player, use: Use) -> Script:
        choices = [number for number, part in enumerate(self.parts) if _open(part, g, p)]
        about = {"effect": self, "use": use}
        chosen = yield from one_of(p.seat, "choose-effect", choices, PICK.__getitem__, about)
        g.emit(EffectTaken, p.seat, self.parts[chosen], use.plus)
        script = self.parts[chosen].do(g, p, use)
        if script is not None:
            yield from script


def _open(part: Effect, g: State, p: Player) -> bool:
    allowed, useful = part.contexts()
    if not allowed & useful & g.stage:
        return (gives(part, Move) and wants_move(g, p)) or (gives(part, Influence) and wants_influence(g, p))
    return part.can(g, p)


def wants_move(g: State, p: Player) -> bool:
    """Move points are of use in combat: to slow a cumbersome enemy, or for an effect. MK-ABIL-14, MK-TURN-19"""
    if p.turn.changes and p.has(changes.PaysInMove):
        return True
    if g.stage == BLOCK:
        return is_cumbersome(g)
    if g.phase == phases.MAZE_STEP:
        return True
    return bool(p.turn.changes) and (
        (g.stage == ATTACK and p.has(changes.MoveAsAttack))
        or (g.stage & (RANGED | ATTACK) != 0 and p.has(changes.MoveAsRanged))
    )


def _takes_influence(g: State, unit: Unit) -> bool:
    """Thugs before they take damage, heroes for hire before they storm a place."""
    temper = UNITS[unit.name].temper
    if temper == ROUGH:
        return g.stage == DAMAGE and not unit.wounds
    storming = g.fight.kind in FORTIFIED and bool(g.stage & COMBAT)
    return storming and unit.ready and temper == PROUD


def wants_influence(g: State, p: Player) -> bool:
    """An effect makes Influence a block, or a Unit takes some before it fights or bleeds."""
    if p.units and g.combat is not None and any(_takes_influence(g, unit) for unit in p.units):
        return True
    return g.stage == BLOCK and bool(p.turn.changes) and p.has(changes.InfluenceAsBlock)


@dataclasses.dataclass(frozen=True)
class ByTime(Effect):
    """One effect by Day, another by Night and underground. MK-SITE-25"""

    parts: tuple[Effect, Effect]

    def contexts(self) -> tuple[int, int]:
        return self.parts[0].contexts()

    def do(self, g: State, p: Player, use: Use) -> Script | None:
        return self.parts[mana.is_dark(g)].do(g, p, use)


# Points


@dataclasses.dataclass(frozen=True)
class Move(Effect):
    """Move points. MK-MOVE-02"""

    points: int
    useful: ClassVar[int] = MOVEMENT

    def do(self, g: State, p: Player, use: Use) -> None:  # noqa: ARG002
        p.turn.move += self.points + use.plus
        if p.turn.changes and use.card:
            p.turn.move += _tireless(p)


def _tireless(p: Player) -> int:
    """What earlier cards add to a card that gives Move: to the next one, or to each."""
    more = p.total(changes.EachMoveCard)
    if p.has(changes.NextMoveCard):
        more += p.total(changes.NextMoveCard)
        drop(p, changes.NextMoveCard)
    return more


@dataclasses.dataclass(frozen=True)
class Influence(Effect):
    """Influence points. MK-INTER-02"""

    points: int
    useful: ClassVar[int] = INTERACTION

    def do(self, g: State, p: Player, use: Use) -> None:  # noqa: ARG002
        p.turn.influence += self.points + use.plus


@dataclasses.dataclass(frozen=True)
class Heal(Effect):
    """Healing points, never in combat. MK-WOUND-07, 11"""

    points: int
    allowed: ClassVar[int] = PEACE

    def do(self, g: State, p: Player, use: Use) -> None:  # noqa: ARG002
        p.turn.heal += self.points


@dataclasses.dataclass(frozen=True)
class Attack(Effect):
    """Attack points for the Attack phase. MK-ATT-01"""

    points: int
    element: Element = PHYSICAL
    note: Note | None = None
    kind: ClassVar[PointKind] = "attack"
    allowed: ClassVar[int] = ATTACK

    def do(self, g: State, p: Player, use: Use) -> None:
        add_points(g, p, self.kind, self.element, self.points + use.plus, use, self.note)


@dataclasses.dataclass(frozen=True)
class Ranged(Attack):
    """Attack points for the Ranged and Siege phase too. MK-RANGE-02"""

    kind: ClassVar[PointKind] = "ranged"
    allowed: ClassVar[int] = RANGED | ATTACK


@dataclasses.dataclass(frozen=True)
class Siege(Attack):
    """Attack points that walls do not stop. MK-RANGE-03"""

    kind: ClassVar[PointKind] = "siege"
    allowed: ClassVar[int] = RANGED | ATTACK


@dataclasses.dataclass(frozen=True)
class Block(Attack):
    """Block points. MK-BLOCK-04"""

    kind: ClassVar[PointKind] = "block"
    allowed: ClassVar[int] = BLOCK


# Other words


@dataclasses.dataclass(frozen=True)
class Draw(Effect):
    """Draw cards."""

    count: int

    def do(self, g: State, p: Player, use: Use) -> Script | None:  # noqa: ARG002
        return tactics.draw(g, p, self.count)


@dataclasses.dataclass(frozen=True)
class Mana(Effect):
    """A mana token of one of these colours. MK-EFF-07"""

    colours: tuple[int, ...]

    def do(self, g: State, p: Player, use: Use) -> Script:  # noqa: ARG002
        mana.gain_mana(g, p, (yield from choose_colour(p, self.colours)))


@dataclasses.dataclass(frozen=True)
class Crystal(Effect):
    """A crystal of one of these colours. MK-EFF-08"""

    colours: tuple[int, ...]

    def do(self, g: State, p: Player, use: Use) -> Script:  # noqa: ARG002
        mana.gain_crystal(g, p, (yield from choose_colour(p, self.colours)))


PICK_COLOUR = [PickColour(name) for name in COLOURS]


def choose_colour(p: Player, colours: tuple[int, ...]) -> Asking[int]:
    """One of these colours."""
    return one_of(p.seat, "choose-colour", colours, PICK_COLOUR.__getitem__)


@dataclasses.dataclass(frozen=True)
class Reputation(Effect):
    """A change of Reputation: what an effect costs or brings besides, never what it is played for."""

    by: int
    useful: ClassVar[int] = 0

    def do(self, g: State, p: Player, use: Use) -> None:  # noqa: ARG002
        tracks.change_reputation(g, p, self.by)


@dataclasses.dataclass(frozen=True)
class Fame(Effect):
    """Fame at once."""

    count: int

    def do(self, g: State, p: Player, use: Use) -> None:  # noqa: ARG002
        tracks.gain_fame(g, p, self.count)


@dataclasses.dataclass(frozen=True)
class TakeWound(Effect):
    """A Wound into hand."""

    count: int = 1

    def do(self, g: State, p: Player, use: Use) -> None:  # noqa: ARG002
        piles.take_wounds(g, p, self.count)


@dataclasses.dataclass(frozen=True)
class ReadyUnit(Effect):
    """Ready another Spent Unit of at most this level. MK-UNIT-10"""

    level: int

    def can(self, g: State, p: Player) -> bool:  # noqa: ARG002
        return bool(self._spent(p, NEVER))

    def _spent(self, p: Player, itself: int) -> list[int]:
        return [
            number
            for number, unit in enumerate(p.units)
            if not unit.ready and number != itself and UNITS[unit.name].level <= self.level
        ]

    def do(self, g: State, p: Player, use: Use) -> Script:  # noqa: ARG002
        spent = self._spent(p, use.unit)
        if spent:
            (yield from choose_unit(p, spent)).ready = True


PICK_UNIT = [PickUnit(number + 1) for number in range(12)]


def choose_unit(p: Player, numbers: list[int]) -> Asking[Unit]:
    """One of the own Units."""
    return p.units[(yield from one_of(p.seat, "choose-unit", numbers, PICK_UNIT.__getitem__))]


@dataclasses.dataclass(frozen=True)
class ThisTurn(Effect):
    """A rule changes until the end of the turn. MK-EFF-02, MK-MOVE-16"""

    change: Change

    def do(self, g: State, p: Player, use: Use) -> None:  # noqa: ARG002
        add(p, self.change)


@dataclasses.dataclass(frozen=True)
class ExtraDie(Effect):
    """More dice of the Source may be used this turn."""

    count: int = 1

    def do(self, g: State, p: Player, use: Use) -> None:  # noqa: ARG002
        p.turn.dice += self.count


def _always(g: State, p: Player) -> bool:  # noqa: ARG001
    return True


@dataclasses.dataclass(frozen=True)
class Special(Effect):
    """An effect with its own code. `name` is what its wording is called."""

    name: str
    run: Do
    requires: Can = _always
    when: int = ANY
    points: int = 0
    useful: int = ANY  # type: ignore[misc]

    def contexts(self) -> tuple[int, int]:
        return self.when, self.useful

    def can(self, g: State, p: Player) -> bool:
        return self.requires(g, p)

    def do(self, g: State, p: Player, use: Use) -> Script | None:
        return self.run(g, p, use)
