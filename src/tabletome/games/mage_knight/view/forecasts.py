"""What a choice leads to in a combat: enemies defeated, and what a card or a Unit adds to a block or an attack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tabletome.engine import Action
from tabletome.games.mage_knight import actions
from tabletome.games.mage_knight.rules.combat import enemies
from tabletome.games.mage_knight.rules.combat.attack import attack_total, can_be_targeted, changed_pool, defence
from tabletome.games.mage_knight.rules.combat.block import block_total, to_block
from tabletome.games.mage_knight.rules.combat.enemies import open_strikes, printed
from tabletome.games.mage_knight.rules.combat.points import Pool, Use, added
from tabletome.games.mage_knight.rules.deeds import mana
from tabletome.games.mage_knight.rules.deeds import notation as n
from tabletome.games.mage_knight.rules.deeds.effects import UNIT_ABILITIES
from tabletome.games.mage_knight.rules.deeds.play import SIDEWAYS_EFFECT, as_played, best_sideways
from tabletome.games.mage_knight.state import ATTACK, BLOCK, RANGED, Combat, Player, Points, State
from tabletome.scene import Forecast, t

USABLE = {BLOCK: ("block",), RANGED: ("ranged", "siege"), ATTACK: ("attack", "ranged", "siege")}
"""Which points serve in each phase of a combat. MK-RANGE-02, MK-BLOCK-04, MK-ATT-01"""


def forecast(g: State, p: Player, option: Action) -> list[Forecast]:
    """What the choice leads to, for each attack or enemy it matters to."""
    combat = g.combat
    if combat is None or combat.duel is not None:
        return []
    if isinstance(option, actions.Attack):
        return list(defeated(combat, option))
    played = effect_of(p, option) if g.stage in USABLE else None
    if played is None:
        return []
    pools = pools_of(g, p, played.effect, played.use)
    return list(of_block(g, combat, pools) if g.stage == BLOCK else of_attack(g, p, combat, pools))


def defeated(combat: Combat, option: actions.Attack) -> Iterator[Forecast]:
    """Every enemy that the attack is enough for. MK-ATT-04"""
    for number in option.foes:
        if number <= len(combat.foes):
            fame = printed(combat.foes[number - 1]).fame
            yield Forecast(thing=f"foe:{number}", text=t("forecast-defeated", fame=fame), tone="good")


class Played(NamedTuple):
    """An effect and how it comes to be played."""

    effect: n.Effect
    use: Use


def effect_of(p: Player, option: Action) -> Played | None:
    """The effect that a choice plays."""
    match option:
        case actions.Play(card=name):
            card = as_played(p, name)
            return Played(card.basic.effect, card.use)
        case actions.Strengthen(card=name):
            card = as_played(p, name)
            return Played(card.strong.effect, card.use)
        case actions.Sideways(card=name, points=points):
            return Played(SIDEWAYS_EFFECT[points], Use(plus=best_sideways(p, name), sideways=True))
        case actions.Activate(unit=number, ability=place):
            ability = UNIT_ABILITIES[p.units[number - 1].name][place - 1]
            return Played(ability.ready.effect, Use(unit=number - 1, ability=place - 1))
    return None


def pools_of(g: State, p: Player, effect: n.Effect, use: Use) -> list[Pool]:
    """The points that an effect gives in this phase, one way for each choice that it leaves."""
    match effect:
        case n.Either(parts=parts):
            return [pool for part in parts for pool in pools_of(g, p, part, use)]
        case n.Both(parts=parts):
            pools: list[Pool] = [()]
            for part in parts:
                pools = [(*pool, *more) for pool in pools for more in pools_of(g, p, part, use) or [()]]
            return [pool for pool in pools if pool]
        case n.ByTime(parts=parts):
            return pools_of(g, p, parts[mana.is_dark(g)], use)
        case n.Attack(points=points, element=element, note=note) if effect.kind in USABLE[g.stage]:
            value = points + use.plus + added(g, p, effect.kind, use)
            return [(Points(effect.kind, element, max(0, value), note),)]
    return []


def of_block(g: State, combat: Combat, pools: list[Pool]) -> Iterator[Forecast]:
    """What each attack would be blocked with. MK-BLOCK-07, 08"""
    for place in open_strikes(combat):
        strike = combat.strikes[place]
        before = block_total(g, combat.pool, strike)
        after = max((block_total(g, combat.pool + pool, strike) for pool in pools), default=before)
        if after > before:
            yield _toward(f"strike:{place + 1}", "block", before, after, to_block(g, strike))


def of_attack(g: State, p: Player, combat: Combat, pools: list[Pool]) -> Iterator[Forecast]:
    """What each enemy would be attacked with, alone. MK-RANGE-06, 08"""
    for number, foe in enumerate(combat.foes):
        if not can_be_targeted(g, foe):
            continue
        totals = [attack_total(g, changed_pool(p, combat.pool + pool), [foe]) for pool in [(), *pools]]
        needed = enemies.armor(g, foe) + defence(g, [foe])
        if max(totals) > totals[0]:
            yield _toward(f"foe:{number + 1}", "attack", totals[0], max(totals), needed)


def _toward(thing: str, kind: str, before: int, after: int, needed: int) -> Forecast:
    enough = after >= needed
    text = t(f"forecast-{kind}-enough" if enough else f"forecast-{kind}")
    return Forecast(thing=thing, text=text, before=before, after=after, most=needed, tone="good" if enough else "plain")
