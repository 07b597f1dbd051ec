"""Whom an ability concerns that names its targets in a phrase: "all adjacent allies", "enemies moved through".

GH-EFF-03, GH-TURN-05, GH-LOS-04
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from tabletome.engine import Asking, Decision, ask
from tabletome.games.gloomhaven.actions import SKIP, Choose, Place, Skip
from tabletome.games.gloomhaven.content.layout import BEYOND
from tabletome.games.gloomhaven.content.notation.conditions import POISON
from tabletome.games.gloomhaven.content.notation.phrases import CHOSEN, Targets
from tabletome.games.gloomhaven.content.scenarios import LARGE
from tabletome.games.gloomhaven.content.summons import CREATURES
from tabletome.games.gloomhaven.rules.combat.conditions import is_immune
from tabletome.games.gloomhaven.rules.monsters.parts_of_body import without_body
from tabletome.games.gloomhaven.state import NOBODY, SUMMON, RunningAction, State


class Asked(NamedTuple):
    """Who performs the ability, how far it reaches, and who there is on both sides."""

    g: State
    actor: int
    reach: int
    enemies: list[int]
    allies: list[int]

    @property
    def everyone(self) -> list[int]:
        return [*self.enemies, *self.allies]

    @property
    def summons(self) -> list[int]:
        """The summoned creatures among the allies."""
        return summoned_allies(self.g, self.actor)

    def is_companion(self, who: int) -> bool:
        """Whether a creature is the companion of whoever performs the ability."""
        figure = self.g.figures[who]
        return figure.hero == self.actor and CREATURES[figure.name].permanent

    @property
    def action(self) -> RunningAction:
        """The running action, for phrases about what it has done before."""
        assert self.g.action is not None
        return self.g.action

    @property
    def moved_through(self) -> list[int]:
        """Others whose hexes the running action has led through, each once; nobody without an action."""
        return [] if self.g.action is None else list(dict.fromkeys(self.g.action.moved_through))

    def poisoned(self, among: list[int]) -> list[int]:
        """Those who are poisoned, however far away."""
        return [who for who in among if self.g.figures[who].conditions & POISON]

    def places(self, among: list[int]) -> tuple[int, ...]:
        """Where these stand."""
        return tuple(self.g.figures[who].at for who in among)

    @property
    def healed(self) -> list[int]:
        """Whom the running action has healed; nobody without an action."""
        return (
            [] if self.g.action is None else [who for who in self.g.action.notes.named if self.g.figures[who].is_on_map]
        )

    def at_distance(self, among: list[int], reach: int) -> list[int]:
        """Those in sight and neither nearer nor farther."""
        nearer = self.near(among, reach - 1)
        return [who for who in self.near(among, reach) if who not in nearer]

    def near(self, among: list[int], reach: int) -> list[int]:
        """Those within range and in sight."""
        return within(self.g, self.actor, among, reach)

    def beside(self, among: list[int], hexes: tuple[int, ...]) -> list[int]:
        """Those who stand next to one of these hexes."""
        near = {at for each in hexes for at in self.g.board.near[each]}
        return [who for who in among if self.g.figures[who].at in near]


Meaning: TypeAlias = Callable[[Asked], list[int]]

MEANINGS: dict[Targets, Meaning] = {
    Targets.SELF: lambda a: [a.actor],
    Targets.ADJACENT_ENEMIES: lambda a: a.near(a.enemies, 1),
    Targets.ONE_ADJACENT_ENEMY: lambda a: a.near(a.enemies, 1),
    Targets.ENEMIES_IN_RANGE: lambda a: a.near(a.enemies, a.reach),
    Targets.ONE_ENEMY: lambda a: a.near(a.enemies, a.reach),
    Targets.ENEMIES_AT_RANGE: lambda a: a.at_distance(a.enemies, a.reach),
    Targets.AROUND_HEALED: lambda a: [who for healed in a.healed for who in within(a.g, healed, a.enemies, a.reach)],
    Targets.HEALED: lambda a: a.healed,
    Targets.EVERY_ENEMY: lambda a: a.enemies,
    Targets.ROOM_ENEMIES: lambda a: in_the_same_room(a.g, a.actor, a.enemies),
    Targets.MOVED_THROUGH: lambda a: [who for who in a.moved_through if who in a.enemies],
    Targets.BESIDE_MARKS: lambda a: a.beside(a.enemies, a.action.marks),
    Targets.ADJACENT_ALLIES: lambda a: a.near(a.allies, 1),
    Targets.ALLIES_IN_RANGE: lambda a: a.near(a.allies, a.reach),
    Targets.ONE_ALLY: lambda a: a.near(a.allies, a.reach),
    Targets.SELF_OR_ALLY: lambda a: [a.actor, *a.near(a.allies, a.reach)],
    Targets.ANY_ALLY: lambda a: a.allies,
    Targets.ALL_ALLIES: lambda a: a.allies,
    Targets.ROOM_ALLIES: lambda a: in_the_same_room(a.g, a.actor, a.allies),
    Targets.ALLIES_IN_AREA: lambda a: [who for who in a.action.covered if who in a.allies],
    Targets.ALLIES_MOVED_THROUGH: lambda a: [who for who in a.moved_through if who in a.allies],
    Targets.SELF_AND_ADJACENT: lambda a: [a.actor, *a.near(a.allies, 1)],
    Targets.SELF_AND_ALLIES: lambda a: [a.actor, *a.near(a.allies, a.reach)],
    Targets.SELF_AND_ALL_ALLIES: lambda a: [a.actor, *a.allies],
    Targets.SUMMONS: lambda a: a.summons,
    Targets.ADJACENT_SUMMONS: lambda a: a.near(a.summons, 1),
    Targets.SELF_AND_SUMMONS: lambda a: [a.actor, *a.summons],
    Targets.COMPANION: lambda a: [who for who in a.summons if a.is_companion(who)],
    Targets.ANYONE: lambda a: [a.actor, *a.everyone],
    Targets.BESIDE_SUMMONS: lambda a: a.beside(a.enemies, a.places(a.summons)),
    Targets.ALL_ADJACENT: lambda a: a.near(a.everyone, 1),
    Targets.ALL_BESIDE_MARKS: lambda a: a.beside(a.everyone, a.action.marks),
    Targets.ALL_BESIDE_PATH: lambda a: a.beside(a.everyone, a.action.path[1:]),
    Targets.ALL_IN_AREA: lambda a: [who for who in a.action.covered if who in a.everyone],
    Targets.POISONED_ENEMIES: lambda a: a.poisoned(a.enemies),
    Targets.POISONED_ALLIES: lambda a: a.poisoned(a.allies),
    Targets.THE_DOOMED: lambda a: [who for who in a.enemies if a.g.figures[who].marks.doomed_by != NOBODY],
    Targets.BESIDE_POISONED: lambda a: a.beside(a.enemies, a.places(a.poisoned(a.enemies))),
    Targets.EVERYONE_ELSE: lambda a: a.everyone,
}
"""All but those on the path to a target, whom the player chooses together with it (see combat/patterns.py)."""


def targets_of(g: State, actor: int, to: Targets, reach: int = 1, *, unseen_too: bool = False) -> list[int]:
    """All whom these words mean, oneself first; invisible enemies only by what does not target. GH-COND-21"""
    enemies = g.enemies_of(actor) if unseen_too else g.targets_for(actor)
    found = MEANINGS[to](Asked(g, actor, reach, enemies, g.allies_of(actor)))
    return without_body(g, found) if g.scenario in LARGE else found


def summoned_allies(g: State, who: int) -> list[int]:
    """The creatures on this figure's side, whoever has summoned them."""
    return [ally for ally in g.allies_of(who) if g.figures[ally].kind == SUMMON]


def within(g: State, actor: int, among: list[int], reach: int) -> list[int]:
    """Those within range and in sight. GH-LOS-04"""
    at, board, figures = g.figures[actor].at, g.board, g.figures
    return [who for who in among if board.reaches(at, figures[who].at, reach)]


def in_the_same_room(g: State, actor: int, among: list[int]) -> list[int]:
    """In a room of which the actor's hex is part; who stands in a doorway is in both rooms."""
    here = rooms_of(g, g.figures[actor].at)
    return [who for who in among if not here.isdisjoint(rooms_of(g, g.figures[who].at))]


def rooms_of(g: State, at: int) -> set[int]:
    """The room of a hex, or both rooms of a door."""
    plan = g.plan
    if plan.room_of[at] != BEYOND:
        return {plan.room_of[at]}
    return {room for door in plan.doors if door.at == at for room in door.rooms}


# Choosing


def choose_one(g: State, hero: int, kind: str, among: list[int], *, must: bool = False) -> Asking[int | None]:
    """One of these figures, or none, unless it must be one."""
    if not among:
        return None
    if must and len(among) == 1:
        return among[0]
    options: list[Choose | Skip] = [*(Choose(who) for who in among), *(() if must else (SKIP,))]
    chosen = yield from ask(Decision(g.controller(hero), kind, options))
    return chosen.figure if isinstance(chosen, Choose) else None


def choose_targets(
    g: State, hero: int, kind: str, to: Targets, reach: int, targets: int = 1, conditions: tuple[str, ...] = (),
    *, must: bool = False, sure: bool = False,
) -> Asking[list[int]]:  # fmt: skip
    """All of them, or those whom the player names; whoever is immune to all the conditions cannot be named.

    Where it is `sure` that the player wants it, the only one need not be named.
    """
    among = targets_of(g, hero, to, reach)
    if to not in CHOSEN:
        return among
    if conditions:
        among = [who for who in among if not all(is_immune(g, who, condition) for condition in conditions)]
    if sure and len(among) == 1:
        return among
    named: list[int] = []
    while len(named) < targets:
        chosen = yield from choose_one(g, hero, kind, [who for who in among if who not in named], must=must)
        if chosen is None:
            break
        named.append(chosen)
    return named


def empty_beside(g: State, hero: int) -> list[int]:
    """The empty hexes next to a figure. GH-MOVE-10"""
    return [at for at in g.board.near[g.figures[hero].at] if g.is_empty(at)]


def choose_hex(g: State, hero: int, kind: str, among: list[int]) -> Asking[int | None]:
    """One of these hexes, or none."""
    if not among:
        return None
    options: list[Place | Skip] = [*(Place(at) for at in among), SKIP]
    chosen = yield from ask(Decision(g.seat_of(hero), kind, options, {"hero": hero}))
    return chosen.hex if isinstance(chosen, Place) else None
