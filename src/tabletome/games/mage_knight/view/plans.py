"""What several cards would come to together: the fewest that block an attack or defeat an enemy without any mana."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from tabletome.engine import Action
from tabletome.games.mage_knight import actions
from tabletome.games.mage_knight.rules.combat import enemies
from tabletome.games.mage_knight.rules.combat.attack import attack_total, can_be_targeted, changed_pool, defence
from tabletome.games.mage_knight.rules.combat.block import block_total, to_block
from tabletome.games.mage_knight.rules.combat.enemies import open_strikes
from tabletome.games.mage_knight.rules.combat.points import Pool
from tabletome.games.mage_knight.state import BLOCK, Combat, Foe, Player, State, Strike
from tabletome.games.mage_knight.view.forecasts import USABLE, effect_of, pools_of
from tabletome.games.mage_knight.view.wording import card_name, enemy_name
from tabletome.scene import Text, listed, t


class Aim(NamedTuple):
    """An attack to be blocked, or an enemy to be defeated."""

    enemy: str
    total: Callable[[Pool], int]
    """What points against it come to."""
    needed: int


class Source(NamedTuple):
    """A card and the ways in which it could be played without mana."""

    name: Text
    pools: list[Pool]


def plan(g: State, p: Player, options: Sequence[Action]) -> Text | None:
    """The fewest cards, none of them for mana, that are enough together against one enemy. MK-BLOCK-08, MK-ATT-04"""
    combat = g.combat
    if combat is None or combat.duel is not None or g.stage not in USABLE:
        return None
    sources = list(sources_of(g, p, options))
    found = [(aim, enough_for(aim, combat.pool, sources)) for aim in aims(g, p, combat)]
    best = min(((len(used), aim, used) for aim, used in found if len(used) > 1), default=None, key=lambda each: each[0])
    if best is None:
        return None
    _, aim, used = best
    total = aim.total(together(combat.pool, [pool for _, pool in used]))
    names = listed([source.name for source, _ in used])
    kind = "plan-block" if g.stage == BLOCK else "plan-attack"
    return t(kind, cards=names, enemy=enemy_name(aim.enemy), total=total, needed=aim.needed)


def aims(g: State, p: Player, combat: Combat) -> list[Aim]:
    """What points could be spent on in this phase. MK-BLOCK-07, MK-RANGE-06"""
    if g.stage == BLOCK:
        return [to_be_blocked(g, combat.strikes[place]) for place in open_strikes(combat)]
    return [to_be_defeated(g, p, foe) for foe in combat.foes if can_be_targeted(g, foe)]


def to_be_blocked(g: State, strike: Strike) -> Aim:
    return Aim(strike.name, lambda pool: block_total(g, pool, strike), to_block(g, strike))


def to_be_defeated(g: State, p: Player, foe: Foe) -> Aim:
    needed = enemies.armor(g, foe) + defence(g, [foe])
    return Aim(foe.name, lambda pool: attack_total(g, changed_pool(p, pool), [foe]), needed)


def sources_of(g: State, p: Player, options: Sequence[Action]) -> Iterator[Source]:
    """Every card in hand that gives points now without mana, once for each copy; all can be played together."""
    ways: dict[str, list[Pool]] = {}
    for option in options:
        played = effect_of(p, option) if isinstance(option, actions.Play | actions.Sideways) else None
        if played is not None and isinstance(option, actions.Play | actions.Sideways):
            ways.setdefault(option.card, []).extend(pools_of(g, p, played.effect, played.use))
    for card, pools in ways.items():
        if pools:
            yield from [Source(card_name(card), pools)] * p.hand.count(card)


def together(pool: Pool, more: Sequence[Pool]) -> Pool:
    return pool + tuple(points for each in more for points in each)


def enough_for(aim: Aim, pool: Pool, sources: Sequence[Source]) -> list[tuple[Source, Pool]]:
    """The strongest cards one after the other until they are enough; none where all are not."""
    used: list[tuple[Source, Pool]] = []
    left = list(sources)
    while aim.total(pool) < aim.needed and left:
        ways = [(aim.total(pool + way), place, way) for place, source in enumerate(left) for way in source.pools]
        total, place, way = max(ways, key=lambda each: (each[0], -each[1]))
        if total <= aim.total(pool):
            return []
        used.append((left.pop(place), way))
        pool += way
    return used if aim.total(pool) >= aim.needed else []
