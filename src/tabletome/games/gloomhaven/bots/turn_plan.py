"""How the turn of a character can go, and what is best: the way to move, whom to strike, where to stand; for bots.

A `Planner` weighs a row of abilities (a top action and a bottom action, in either order) from any hex: every hex that
can be reached is tried, every attack counted by what can be expected of it, and the end by what enemies will do to the
party there. All worth is counted in points of damage dealt; what each ability is worth is in `abilities/`.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

from tabletome.games.gloomhaven.bots.abilities import (
    attack,
    attack_bonuses,
    augments,
    command,
    companions,
    conditions,
    damage,
    defence,
    dooming,
    elements,
    every_turn,
    heal,
    kill,
    loot,
    medicine,
    move,
    obstacles,
    plague,
    push_and_pull,
    recover,
    round_bonuses,
    sacrifice,
    songs,
    summons,
    traps,
)
from tabletome.games.gloomhaven.bots.abilities.words import Front, moves, strikes, worth
from tabletome.games.gloomhaven.bots.ground import damage_of_staying
from tabletome.games.gloomhaven.bots.outlook import Expected, Outlook, Standing
from tabletome.games.gloomhaven.content.notation.abilities import Ability, AllyPerforms, Branch
from tabletome.games.gloomhaven.content.notation.conditions import ANY_ELEMENT, DISARM, PHASED, STUN
from tabletome.games.gloomhaven.content.printed_actions import PrintedAction, printed
from tabletome.games.gloomhaven.state import State

FAMILIES = (
    attack, attack_bonuses, augments, command, companions, conditions, damage, defence, dooming, elements, every_turn,
    heal, kill, loot, medicine,
    move, obstacles, plague, push_and_pull, recover, round_bonuses, sacrifice, songs, summons, traps,
)  # fmt: skip
"""The modules that say what abilities are worth."""

KEPT_ACTIVE_SHARE = 0.4  # of the price of a card that it costs if it stays in the active area; set by hand

_ABILITIES: list[Ability] = []
_NUMBERS: dict[str, int] = {}


def number_of(ability: Ability) -> int:
    """Abilities that say the same have the same number, so that what was found out about one is known of all."""
    text = repr(ability)
    if text not in _NUMBERS:
        _NUMBERS[text] = len(_ABILITIES)
        _ABILITIES.append(ability)
    return _NUMBERS[text]


@functools.lru_cache(maxsize=20_000)
def steps_of(source: PrintedAction, step: int, gates: int, there: tuple[str, ...]) -> tuple[int, ...]:
    """What is left of an action from this step on, if every element that is there is consumed.

    A bonus with use slots counts once for each of them.
    """
    act = printed(source)
    for place, ability in enumerate(act.abilities):
        if place >= step and isinstance(ability, Branch):
            opens = any(bool(there) if element == ANY_ELEMENT else element in there for element in ability.consumes)
            gates |= opens << place
    return tuple(
        number_of(AllyPerforms(ability, anywhere=True, summons=True) if act.commands else ability)
        for place, ability in enumerate(act.abilities)
        if place >= step and act.is_open(place, gates) and not isinstance(ability, Branch)
        for _ in act.slots or (0,)
    )


def card_cost(source: PrintedAction, outlook: Outlook) -> float:
    """What it costs that a card is lost, or does not come back for a while."""
    act = printed(source)
    if act.lost:
        return outlook.card_price
    return KEPT_ACTIVE_SHARE * outlook.card_price if act.stays == "persistent" else 0.0


class Planner(Outlook):
    """An outlook with all that has been found out about ways to go on from it."""

    def __init__(self, g: State, hero: int) -> None:
        super().__init__(g, hero)
        self._plain: dict[int, float] = {}
        self._struck: dict[tuple[int, int, tuple[Expected, ...]], tuple[float, tuple[Expected, ...]]] = {}
        self._among: dict[tuple[int, int], Sequence[tuple[int, ...]]] = {}
        self._gains: dict[tuple[int, int], float] = {}
        self._fronts: dict[tuple[int, tuple[int, ...]], Front] = {}
        self._best: dict[tuple[int, tuple[int, ...]], float] = {}

    def settled(self, at: int, expected: tuple[Expected, ...]) -> float:
        """What it is worth to end the turn here, after these blows."""
        value = self._plain.get(at)
        if value is None:
            danger = self.danger(at)
            cost = danger.cost - danger.mine if self.destination.is_way_out(at) else danger.cost
            harm = damage_of_staying(self.g, self.hero, at)
            value = self._plain[at] = (
                self.destination.worth(at) - cost - (self.party.loss(self.hero, harm) if harm else 0)
            )
        if expected:
            saved = self.danger(at).saved
            for each in expected:
                value += each.death * saved.get(each.figure, 0.0)
        return value

    # Rows of abilities

    def best(self, start: int, steps: tuple[int, ...]) -> float:
        """The worth of the best way to perform these abilities, one after the other, from this hex."""
        if not any(type(_ABILITIES[number]) in moves for number in steps):
            steps = tuple(sorted(steps))
        key = (start, steps)
        known = self._best.get(key)
        if known is None:
            settled = self.settled
            front = self._front(start, steps)
            known = max([value + settled(at, expected) for at, (value, expected) in front.items()])
            self._best[key] = known
        return known

    def _front(self, start: int, steps: tuple[int, ...]) -> Front:
        """What these abilities can have brought, for each hex; kept, since many plans begin alike."""
        known = self._fronts.get((start, steps))
        if known is None:
            known = self._perform(self._front(start, steps[:-1]), steps[-1]) if steps else {start: (0.0, ())}
            self._fronts[start, steps] = known
        return known

    def _perform(self, front: Front, number: int) -> Front:
        """What a plan has brought after one more ability, for each hex it can have come to."""
        ability = _ABILITIES[number]
        if type(ability) in moves:
            return moves[type(ability)](self, front, ability)
        after = {}
        for at, (value, expected) in front.items():
            more, new = self._effect(at, number, expected)
            after[at] = (value + more, new)
        return after

    # Abilities that are no movement

    def _effect(self, at: int, number: int, expected: tuple[Expected, ...]) -> tuple[float, tuple[Expected, ...]]:
        """What an ability that is no movement is worth from this hex."""
        ability = _ABILITIES[number]
        if type(ability) in strikes:
            known = self._struck.get((at, number, expected))
            if known is None:
                known = self._struck[at, number, expected] = self._strike(at, number, expected)
            return known
        gained = self._gains.get((at, number))
        if gained is None:
            gained = self._gains[at, number] = worth[type(ability)](self, at, ability)
        return gained, expected

    def _strike(self, at: int, number: int, expected: tuple[Expected, ...]) -> tuple[float, tuple[Expected, ...]]:
        """The best choice of targets from this hex."""
        if self.g.figures[self.hero].conditions & (DISARM | STUN | PHASED):
            return 0.0, expected
        ability = _ABILITIES[number]
        striking = strikes[type(ability)]
        best, chosen = 0.0, expected
        among = self._among.get((at, number))
        if among is None:
            with Standing(self, at):
                among = self._among[at, number] = striking.targets(self, at, ability)
        if not among:
            return best, chosen
        with Standing(self, at):
            for targets in among:
                value, new = 0.0, expected
                for who in targets:
                    gained, new = striking.blow(self, at, who, ability, new)
                    value += gained
                if value > best:
                    best, chosen = value, new
        return best, chosen
