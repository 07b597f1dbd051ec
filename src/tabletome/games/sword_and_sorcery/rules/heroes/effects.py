"""What powers and items do when they are used. Rulebook: powers, items. SS-ACT-18

A `Deed` is one line of a card. `targets_for` says on whom it may be used, `do` does it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletome.engine import Decision, Script
from tabletome.games.sword_and_sorcery.actions import DONE, Area, Done, Pick, Target
from tabletome.games.sword_and_sorcery.content.dice import BLUE_FACES, SIDES
from tabletome.games.sword_and_sorcery.content.heroes import COMPANION_NAME
from tabletome.games.sword_and_sorcery.content.notation import RANKS, Boost, Deed
from tabletome.games.sword_and_sorcery.events import Hid, Summoned, TokenPlaced
from tabletome.games.sword_and_sorcery.rules.combat.attack import Strike
from tabletome.games.sword_and_sorcery.rules.combat.conditions import afflict, conditions_of, cure
from tabletome.games.sword_and_sorcery.rules.combat.death import lose_hp, recover
from tabletome.games.sword_and_sorcery.rules.combat.weapon_attacks import (
    damaged_master,
    resolve,
    resolve_fallen,
    targets_in_reach,
)
from tabletome.games.sword_and_sorcery.rules.heroes.coins import gain_crowns
from tabletome.games.sword_and_sorcery.rules.heroes.cooldown import refresh
from tabletome.games.sword_and_sorcery.rules.heroes.gear import half_level
from tabletome.games.sword_and_sorcery.rules.map.movement import put_in
from tabletome.games.sword_and_sorcery.state import COMPANION, HERO, PowerToken, State

ILLUSIONS = 2
"""Tokens in the box. SS-COMP-03"""


def amount(g: State, hero: int, deed: Deed) -> int:
    """Numbers may grow with the owner's Soulrank or with the act. SS-SOUL-11, SS-SOUL-12, SS-CAMP-05"""
    if deed.per == "level":
        return deed.n * g.heroes[hero].rank
    if deed.per == "half":
        return deed.n * half_level(g.heroes[hero].rank)
    return deed.n * g.plan.act if deed.per == "act" else deed.n


# ------------------------------------------------------------------ on whom


def aim(deeds: tuple[Deed, ...]) -> str:
    """Whether the user chooses a hero, an enemy or nobody."""
    for deed in deeds:
        if deed.to in ("hero", "enemy"):
            return deed.to
    return ""


def targets_for(g: State, figure: int, deeds: tuple[Deed, ...], reach: int) -> list[int] | None:
    """Figures that may be chosen, or None where nobody is; in sight and range. SS-ACT-19, SS-LOS-05, SS-DEATH-14"""
    who = aim(deeds)
    if not who:
        return None
    if who == "enemy":
        found = targets_in_reach(g, figure, reach)
        return [foe for foe in found if may_be_commanded(g, foe, deeds)]
    at = g.figures[figure].at
    fly = g.board.fly[at]
    found = [
        hero for hero in g.allies() if fly[g.figures[hero].at] <= reach and g.hero_sees(figure, g.figures[hero].at)
    ]
    return [hero for hero in found if helps(g, hero, deeds)]


def may_be_commanded(g: State, foe: int, deeds: tuple[Deed, ...]) -> bool:
    """Command needs an enemy of at most that rank with another enemy beside it. SS-POWCARD-12"""
    for deed in deeds:
        if deed.do == "command":
            rank = g.scroll_of(g.figures[foe].owner).rank
            return RANKS.index(rank) <= RANKS.index(deed.word) and len(g.foes_at(g.figures[foe].at)) > 1
    return True


def helps(g: State, hero: int, deeds: tuple[Deed, ...]) -> bool:
    """Healing the unhurt and curing the healthy is not offered; a companion cannot be healed. SS-COMPAN-14"""
    it = g.figures[hero]
    useful = [
        not (deed.do == "heal" and (not it.wounds or it.side == COMPANION))
        and not (deed.do == "cure" and not conditions_of(g, hero))
        for deed in deeds
    ]
    return any(useful)


def is_useful(g: State, hero: int, deeds: tuple[Deed, ...]) -> bool:
    """Whether using it does anything at all now."""
    return any(works(g, hero, deed) for deed in deeds)


def works(g: State, hero: int, deed: Deed) -> bool:
    it = g.figures[hero]
    match deed.do:
        case "heal" if deed.to == "self":
            return it.wounds > 0
        case "cure" if deed.to == "self":
            return bool(conditions_of(g, hero))
        case "refresh":
            return any(g.heroes[hero].cooling)
        case "blink":
            return bool(blink_areas(g, hero, deed.n))
        case "rush":
            return g.turn.movement_open or not g.turn.movement_begun
        case "token":
            return can_place(g, deed.word, it.at)
        case "hide":
            return not it.hidden
        case "cloak":
            return not it.cloaked
        case "afflict" | "harm" if deed.to in ("enemies-here", "enemies-near"):
            return bool(around(g, hero, deed.to))
        case "tumble":
            return not g.turn.tumbling
        case _:
            return True


def uses(g: State, hero: int, deeds: tuple[Deed, ...], reach: int, kind: Any, words: tuple[Any, ...]) -> Iterator[Any]:
    targets = targets_for(g, hero, deeds, reach)
    if targets is None:
        if is_useful(g, hero, deeds):
            yield kind(*words)
    else:
        for target in targets:
            yield kind(*words, target)


def can_place(g: State, token: str, area: int) -> bool:
    """The box has one token of each name, but two illusions, which must lie apart. SS-COMP-03"""
    placed = sum(each.name == token for each in g.map.tokens)
    if token == "illusion":
        return placed < ILLUSIONS and not g.has_token(token, area)
    return not placed


def around(g: State, figure: int, where: str) -> list[int]:
    """Everyone that a deed without a chosen target concerns."""
    at = g.figures[figure].at
    if where == "heroes-here":
        return g.allies_at(at)
    if where == "enemies-here":
        return g.foes_at(at)
    walk = g.board.walk[at]
    return [foe for foe in g.foes() if walk[g.figures[foe].at] <= 1]


# ------------------------------------------------------------------ doing


def do_all(g: State, figure: int, deeds: tuple[Deed, ...], target: int | None, name: str) -> Script:
    """Line by line. SS-POWER-16"""
    for deed in deeds:
        if g.is_up(figure) or g.figures[figure].ghost:
            yield from do(g, figure, deed, target, name)
    yield from resolve_fallen(g)


def do(g: State, figure: int, deed: Deed, target: int | None, name: str) -> Script:
    hero = g.figures[figure].owner
    n = amount(g, hero, deed)
    if deed.to in ("self", "hero", "enemy"):
        them = [figure if deed.to == "self" or target is None else target]
    else:
        them = around(g, figure, deed.to)
    if deed.do in EACH:
        for each in them:
            EACH[deed.do](g, figure, each, n, deed)
        return
    match deed.do:
        case "attack":
            assert target is not None
            s = Strike(figure, target, name, deed.value, deed.damage, deed.spends)
            yield from resolve(g, s)
        case "boost":
            assert deed.boost is not None
            add_boost(g, hero, deed.boost, n)
        case "cure":
            for each in them:
                yield from cure_some(g, hero, each, n)
        case "refresh":
            yield from refresh_some(g, hero, n)
        case "blink":
            areas = blink_areas(g, figure, n)
            chosen = yield Decision(g.seat_of(hero), "blink", [Area(area) for area in areas], {"hero": hero})
            put_in(g, figure, chosen.area)
        case "rush":
            g.turn.movement_points += n
        case "token":
            place_token(g, deed.word, g.figures[figure].at)
        case "crowns":
            gain_crowns(g, hero, n)
        case "tumble":
            g.turn.tumbling = True
        case "unbound":
            g.turn.ignores_rank = True
        case "summon":
            summon(g, hero, n)
        case "command":
            assert target is not None
            yield from command(g, hero, target)
        case "roll":
            if target is not None and n in BLUE_FACES[g.rng.below(SIDES)]:
                afflict(g, target, deed.word)
        case "emporium":
            g.visiting = True
        case _:
            raise AssertionError(f"no deed is called {deed.do!r}")


def _heal(g: State, figure: int, each: int, n: int, deed: Deed) -> None:  # noqa: ARG001 - all deeds have one shape
    recover(g, each, n)


def _harm(g: State, figure: int, each: int, n: int, deed: Deed) -> None:  # noqa: ARG001 - all deeds have one shape
    """Lost HP: nothing prevents it. SS-GOLD-06, SS-MASTER-13, SS-MASTER-15"""
    if g.figures[each].side not in (HERO, COMPANION):
        damaged_master(g, figure, each)
    lose_hp(g, each, n)


def _shields(g: State, figure: int, each: int, n: int, deed: Deed) -> None:  # noqa: ARG001 - all deeds have one shape
    g.figures[each].magic_shields += n


def _guard(g: State, figure: int, each: int, n: int, deed: Deed) -> None:  # noqa: ARG001 - all deeds have one shape
    g.figures[each].shield_bonus += n


def _armor(g: State, figure: int, each: int, n: int, deed: Deed) -> None:  # noqa: ARG001 - all deeds have one shape
    g.figures[each].armor_bonus += n


def _hits(g: State, figure: int, each: int, n: int, deed: Deed) -> None:  # noqa: ARG001 - all deeds have one shape
    g.figures[each].hit_bonus += n


def _afflict(g: State, figure: int, each: int, n: int, deed: Deed) -> None:  # noqa: ARG001 - all deeds have one shape
    afflict(g, each, deed.word)


def _hide(g: State, figure: int, each: int, n: int, deed: Deed) -> None:  # noqa: ARG001 - all deeds have one shape
    g.figures[each].hidden = True
    g.emit(Hid, g.heroes[g.figures[each].owner].name)


def _cloak(g: State, figure: int, each: int, n: int, deed: Deed) -> None:  # noqa: ARG001 - all deeds have one shape
    """Until the Time Phase enemies cannot choose the hero as target. SS-ITEMCARD-13"""
    g.figures[each].cloaked = True


EACH = {
    "heal": _heal, "harm": _harm, "shields": _shields, "guard": _guard, "armor": _armor, "boost-hits": _hits,
    "afflict": _afflict, "hide": _hide, "cloak": _cloak,
}  # fmt: skip
"""Deeds that simply happen to each one concerned."""


def add_boost(g: State, hero: int, boost: Boost, n: int) -> None:
    """For the next fitting attack, or until the Time Phase. SS-ACT-20, SS-ACT-21"""
    sheet = g.heroes[hero]
    if n:
        boost = Boost(boost.name, boost.attacks, boost.hits + n, boost.spends, boost.targets, boost.lasts, boost.ammo)
    sheet.boosts = (*sheet.boosts, boost)


def cure_some(g: State, hero: int, figure: int, most: int) -> Script:
    """Body conditions of the user's choice, injuries included. SS-COND-04, SS-COND-10"""
    for _ in range(most):
        found = conditions_of(g, figure)
        if not found:
            return
        name = found[0]
        if len(found) > 1 and most < len(found):
            about = {"figure": figure}
            chosen = yield Decision(g.seat_of(hero), "cure", [Pick(each) for each in found], about)
            name = chosen.name
        cure(g, figure, name)


def refresh_some(g: State, hero: int, most: int) -> Script:
    """Used powers of the hero's choice are available again. SS-POWER-25"""
    sheet = g.heroes[hero]
    for _ in range(most):
        used = [name for name, left in zip(sheet.powers, sheet.cooling, strict=True) if left]
        if not used:
            return
        name = used[0]
        if len(used) > 1:
            chosen = yield Decision(g.seat_of(hero), "refresh", [*(Pick(each) for each in used), DONE], {"hero": hero})
            if isinstance(chosen, Done):
                return
            name = chosen.name
        refresh(g, hero, name, rule="SS-POWER-22")


def blink_areas(g: State, figure: int, reach: int) -> list[int]:
    """Areas in sight within reach; leaving this way is no Evade."""
    at = g.figures[figure].at
    fly = g.board.fly[at]
    return [area for area in range(g.board.size) if 0 < fly[area] <= reach and g.hero_sees(figure, area)]


def place_token(g: State, token: str, area: int) -> None:
    g.map.tokens = (*g.map.tokens, PowerToken(token, area))
    g.emit(TokenPlaced, token, g.layout.names[area], rule="SS-POWER-05")


def summon(g: State, hero: int, rank: int) -> None:
    """Fenrir comes to his master, or turns to the better rank with the wounds he has.

    SS-COMPAN-01, SS-COMPAN-02, SS-COMPAN-03, SS-POWCARD-20
    """
    figure = g.figures[g.companion]
    if not g.companion_rank:
        figure.at, figure.owner, figure.wounds = g.figures[hero].at, hero, 0
        g.emit(Summoned, COMPANION_NAME, rule="SS-COMPAN-02")
    g.companion_rank = max(g.companion_rank, rank)
    figure.max_hp = g.hero_card(g.companion).hp  # type: ignore[attr-defined]
    g.turn.companion_points = g.hero_card(g.companion).move
    g.turn.companion_attack = True


def command(g: State, hero: int, foe: int) -> Script:
    """The enemy attacks another enemy in its area with its main weapon. SS-POWCARD-12, SS-ENEMY-14"""
    others = [other for other in g.foes_at(g.figures[foe].at) if other != foe]
    victim = others[0]
    if len(others) > 1:
        chosen = yield Decision(g.seat_of(hero), "command", [Target(other) for other in others], {"figure": foe})
        victim = chosen.figure
    blow = g.scroll_of(g.figures[foe].owner).main
    yield from resolve(g, Strike(foe, victim, blow.name, blow.value, blow.damage, blow.spends, melee=True, slot="main"))
