"""Deeds that hurt and hamper. SS-GOLD-06, SS-COND-02, SS-POWCARD-12"""

from __future__ import annotations

from tabletome.engine import Decision, Script, choose
from tabletome.games.sword_and_sorcery.actions import Target
from tabletome.games.sword_and_sorcery.content.dice import BLUE_FACES, SIDES
from tabletome.games.sword_and_sorcery.content.notation import deeds
from tabletome.games.sword_and_sorcery.content.notation.deeds import Whom
from tabletome.games.sword_and_sorcery.content.notation.terms import RANKS
from tabletome.games.sword_and_sorcery.rules.combat.conditions import afflict
from tabletome.games.sword_and_sorcery.rules.combat.death import lose_hp
from tabletome.games.sword_and_sorcery.rules.combat.strike import Strike
from tabletome.games.sword_and_sorcery.rules.combat.weapon_attacks import damaged_master, resolve
from tabletome.games.sword_and_sorcery.rules.deeds.entries import Use, amount, around, concerned, does, helps
from tabletome.games.sword_and_sorcery.state import ENEMY, State

# ruff: noqa: ARG001 - all deeds have one shape


@does(deeds.Harm)
def harm(g: State, use: Use, deed: deeds.Harm) -> None:
    """Lost HP: nothing prevents it. SS-GOLD-06, SS-MASTER-13, SS-MASTER-15"""
    hp = amount(g, use.hero, deed.hp)
    for figure in concerned(g, use, deed.to):
        if g.figures[figure].side == ENEMY:
            damaged_master(g, use.figure, figure)
        lose_hp(g, figure, hp)


@does(deeds.Afflict)
def give_condition(g: State, use: Use, deed: deeds.Afflict) -> None:
    """A body condition for everyone concerned. SS-COND-02"""
    for figure in concerned(g, use, deed.to):
        afflict(g, figure, deed.condition)


@helps(deeds.Harm, deeds.Afflict)
def somebody_is_there(g: State, hero: int, target: int | None, deed: deeds.Harm | deeds.Afflict) -> bool:
    """Enemies around are needed where all of them are meant."""
    return deed.to not in (Whom.ENEMIES_HERE, Whom.ENEMIES_NEAR) or bool(around(g, hero, deed.to))


@does(deeds.RollToAfflict)
def roll_to_afflict(g: State, use: Use, deed: deeds.RollToAfflict) -> None:
    """One blue die decides."""
    if use.target is not None and deed.symbol in BLUE_FACES[g.rng.below(SIDES)]:
        afflict(g, use.target, deed.condition)


@helps(deeds.RollToAfflict)
def always(g: State, hero: int, target: int | None, deed: deeds.RollToAfflict) -> bool:
    return True


@does(deeds.Command)
def command(g: State, use: Use, deed: deeds.Command) -> Script:
    """The enemy attacks another enemy in its area with its main weapon. SS-POWCARD-12, SS-ENEMY-14"""
    attacker = use.target
    assert attacker is not None
    others = [other for other in g.foes_at(g.figures[attacker].at) if other != attacker]
    options = [Target(other) for other in others]
    chosen = yield from choose(Decision(g.seat_of(use.hero), "command", options, {"figure": attacker}))
    blow = g.scroll_of(g.figures[attacker].owner).main
    strike = Strike(attacker, chosen.figure, blow.name, blow.value, blow.damage, blow.spends, melee=True, slot="main")
    strike.on_behalf_of = use.hero
    yield from resolve(g, strike)


@helps(deeds.Command)
def may_be_commanded(g: State, hero: int, target: int | None, deed: deeds.Command) -> bool:
    """An enemy of at most that rank with another enemy beside it. SS-POWCARD-12"""
    assert target is not None
    rank = g.scroll_of(g.figures[target].owner).rank
    return RANKS.index(rank) <= RANKS.index(deed.rank) and len(g.foes_at(g.figures[target].at)) > 1
