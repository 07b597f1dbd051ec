"""What several cards would come to together: the fewest and weakest that block an attack or defeat an enemy."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from tabletome.engine import Action
from tabletome.games.mage_knight import actions
from tabletome.games.mage_knight.rules.combat import enemies
from tabletome.games.mage_knight.rules.combat.attack import attack_total, can_be_targeted, changed_pool, defence
from tabletome.games.mage_knight.rules.combat.block import block_total, to_block
from tabletome.games.mage_knight.rules.combat.enemies import open_strikes
from tabletome.games.mage_knight.rules.combat.points import Pool
from tabletome.games.mage_knight.rules.deeds.play import as_played
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
    """A card in hand and the points that it could give without mana."""

    card: str
    pools: list[Pool]


class Part(NamedTuple):
    """A card that a plan uses, what it gives, and whether that takes mana."""

    card: str
    pool: Pool
    is_paid: bool = False


def plan(g: State, p: Player, options: Sequence[Action]) -> Text | None:
    """The fewest cards that are enough together against one enemy, at most one of them for mana.

    MK-BLOCK-08, MK-ATT-04. Where one card is enough it says so itself.
    """
    combat = g.combat
    if combat is None or combat.duel is not None or g.stage not in USABLE:
        return None
    sources, paid = sources_of(g, p, options), paid_parts(g, p, options)
    found = [(aim, fewest(aim, combat.pool, sources, paid)) for aim in aims(g, p, combat)]
    worth_telling = [(aim, used) for aim, used in found if len(used) > 1]
    if not worth_telling:
        return None
    aim, used = min(worth_telling, key=lambda each: len(each[1]))
    used = spared(aim, combat.pool, unused(sources, used), used)
    names = listed(
        [t("plan-strengthened" if part.is_paid else "plan-card", card=card_name(part.card)) for part in used]
    )
    kind = "plan-block" if g.stage == BLOCK else "plan-attack"
    total = aim.total(together(combat.pool, used))
    return t(kind, cards=names, enemy=enemy_name(aim.enemy), total=total, needed=aim.needed)


def aims(g: State, p: Player, combat: Combat) -> list[Aim]:
    """What points could be spent on in this phase. MK-BLOCK-07, MK-RANGE-06"""
    if g.stage == BLOCK:
        return [to_be_blocked(g, combat.strikes[place]) for place in open_strikes(combat)]
    return [to_be_defeated(g, p, foe) for foe in combat.foes if can_be_targeted(g, foe)]


def to_be_blocked(g: State, strike: Strike) -> Aim:
    return Aim(strike.name, functools.cache(lambda pool: block_total(g, pool, strike)), to_block(g, strike))


def to_be_defeated(g: State, p: Player, foe: Foe) -> Aim:
    needed = enemies.armor(g, foe) + defence(g, [foe])
    return Aim(foe.name, functools.cache(lambda pool: attack_total(g, changed_pool(p, pool), [foe])), needed)


# What each card could give


def sources_of(g: State, p: Player, options: Sequence[Action]) -> list[Source]:
    """Every card in hand that gives points now without mana, once for each copy; all can be played together."""
    ways: dict[str, list[Pool]] = {}
    for option in options:
        if isinstance(option, actions.Sideways) or (isinstance(option, actions.Play) and not takes_mana(p, option)):
            ways.setdefault(option.card, []).extend(points_of(g, p, option))
    return [Source(card, pools) for card, pools in ways.items() if pools for _ in range(p.hand.count(card))]


def paid_parts(g: State, p: Player, options: Sequence[Action]) -> list[Part]:
    """Everything that a card in hand gives now for mana."""
    return [
        Part(option.card, pool, is_paid=True)
        for option in options
        if isinstance(option, actions.Strengthen) or (isinstance(option, actions.Play) and takes_mana(p, option))
        for pool in points_of(g, p, option)
        if option.card in p.hand
    ]


def takes_mana(p: Player, option: actions.Play) -> bool:
    """A Spell takes mana even for its basic effect. MK-DEED-04"""
    return all(as_played(p, option.card).basic_costs)


def points_of(g: State, p: Player, option: Action) -> list[Pool]:
    played = effect_of(p, option)
    return [] if played is None else pools_of(g, p, played.effect, played.use)


def together(pool: Pool, used: Iterable[Part]) -> Pool:
    return pool + tuple(points for part in used for points in part.pool)


# Which of them are enough


def fewest(aim: Aim, pool: Pool, sources: list[Source], paid: list[Part]) -> list[Part]:
    """The fewest cards, where there is a choice without mana; none where all are not enough."""
    best = enough_for(aim, pool, sources, [], len(sources))
    for part in paid:
        fewer = enough_for(aim, pool, unused(sources, [part]), [part], (len(best) or len(sources) + 1) - 1)
        best = fewer or best
    return best


def unused(sources: list[Source], used: list[Part]) -> list[Source]:
    """What is left in hand; a copy for each that is used is not."""
    left = list(sources)
    for part in used:
        place = next((place for place, source in enumerate(left) if source.card == part.card), None)
        if place is not None:
            left.pop(place)
    return left


def enough_for(aim: Aim, pool: Pool, sources: list[Source], used: list[Part], most: int) -> list[Part]:
    """The strongest cards one after the other until they are enough; none where so many are not."""
    left, used = list(sources), list(used)
    before = aim.total(together(pool, used))
    while before < aim.needed:
        ways = [(given(aim, pool, used, source), place) for place, source in enumerate(left)]
        if not ways or len(used) >= most:
            return []
        (total, part), place = max(ways, key=lambda each: (each[0][0], -each[1]))
        if total <= before:
            return []
        used.append(part)
        left.pop(place)
        before = total
    return used if len(used) <= most else []


def given(aim: Aim, pool: Pool, used: list[Part], source: Source) -> tuple[int, Part]:
    """What the best way of playing a card brings the total to."""
    parts = [Part(source.card, way) for way in source.pools]
    totals = [(aim.total(together(pool, [*used, part])), part) for part in parts]
    return max(totals, key=lambda each: each[0])


def spared(aim: Aim, pool: Pool, left: list[Source], used: list[Part]) -> list[Part]:
    """A stronger card is kept wherever a weaker one would do as well."""
    for place in reversed(range(len(used))):
        others = used[:place] + used[place + 1 :]
        offers = [given(aim, pool, others, source) for source in left if not used[place].is_paid]
        enough = [(total, part) for total, part in offers if total >= aim.needed]
        total, part = min(enough, key=lambda each: each[0], default=(0, used[place]))
        if enough and total < aim.total(together(pool, used)):
            left = [*left, Source(used[place].card, [used[place].pool])]
            left.remove(next(source for source in left if source.card == part.card))
            used = [*used[:place], part, *used[place + 1 :]]
    return used
