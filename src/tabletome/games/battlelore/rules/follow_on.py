"""A unit's whole battle: the attack and what follows it. Rulebook: "Follow-on actions". BL-FOLLOW, BL-COMBAT-01, 02"""

from __future__ import annotations

from tabletome.engine import Asking, Decision, Script, ask
from tabletome.games.battlelore import actions
from tabletome.games.battlelore.actions import DONE, GAIN_GROUND, STAY
from tabletome.games.battlelore.content.board import NAMED, NAMES
from tabletome.games.battlelore.content.lasting_effects import Effect, Until
from tabletome.games.battlelore.content.troops import MOUNTED
from tabletome.games.battlelore.rules.combat import attack, battle_back, is_melee
from tabletome.games.battlelore.rules.landmarks import enter, settle
from tabletome.games.battlelore.rules.lasting_effects import end_all
from tabletome.games.battlelore.rules.units import relocate
from tabletome.games.battlelore.state import State

PURSUE = [actions.Pursue(name) for name in NAMES]


def battle(g: State, attacker: int, defender: int) -> Script:
    """The attack, then Battle Back or Gain Ground, Pursuit and Bonus Melee Attack. BL-FOLLOW-01, 02, 09, 10, 22, 23"""
    melee = is_melee(g, attacker, defender)
    vacated = yield from fight(g, attacker, defender, "melee" if melee else "ranged")
    taken = melee and vacated is not None and (yield from gain_ground(g, attacker, vacated))
    if taken and may_pursue(g, attacker):
        yield from pursue(g, attacker)
        yield from bonus_melee_attack(g, attacker)
    end_all(g, Until.BATTLE)


def fight(g: State, attacker: int, defender: int, how: str) -> Asking[int | None]:
    """One attack and the answer to it; the hex that the defender left, if the attacker is there to take it."""
    place, home = g.at[defender], g.at[attacker]
    yield from attack(g, attacker, defender, how)
    yield from settle(g)
    if g.at[attacker] != home:
        return None
    if g.at[defender] != place:
        return place if g.on[place] < 0 else None
    yield from battle_back(g, defender, attacker)
    yield from settle(g)
    return None


def may_pursue(g: State, unit: int) -> bool:
    """Only mounted units pursue, and those that a card lets. BL-FOLLOW-05"""
    return g.troop(unit).troop_class == MOUNTED or bool(g.turn.effects and g.effect(Effect.PURSUES, unit))


def gain_ground(g: State, unit: int, vacated: int) -> Asking[bool]:
    """The attacker may move into the hex that has become empty. BL-FOLLOW-03, 04, 11, 24"""
    if g.turn.stopped >> unit & 1 or g.webbed >> unit & 1:
        return False
    about = {"unit": unit, "hex": NAMES[vacated]}
    chosen = yield from ask(Decision(g.owner[unit], "gain-ground", [GAIN_GROUND, STAY], about))
    if chosen != GAIN_GROUND:
        return False
    start = g.at[unit]
    relocate(g, unit, vacated, "gain-ground")
    yield from enter(g, unit, start)
    return True


def pursue(g: State, unit: int) -> Script:
    """One hex more in any direction, unless units must stop in the hex just taken.

    BL-FOLLOW-05..08, 12, 24, BL-TERR-16
    """
    if g.turn.stopped >> unit & 1:
        return
    free = [h for h in g.board.neighbours[g.at[unit]] if g.on[h] < 0]
    if not free:
        return
    options: list[actions.Pursue | actions.Stay] = [*(PURSUE[h] for h in free), STAY]
    chosen = yield from ask(Decision(g.owner[unit], "pursue", options, {"unit": unit}))
    if isinstance(chosen, actions.Stay):
        return
    start = g.at[unit]
    relocate(g, unit, NAMED[chosen.to], "pursue")
    yield from enter(g, unit, start)


def bonus_melee_attack(g: State, unit: int) -> Script:
    """One more melee, at any enemy now adjacent; then at most ground is gained. BL-FOLLOW-15..21, BL-COMBAT-02"""
    if g.turn.spent >> unit & 1:
        return
    near = g.adjacent_enemies(unit)
    if not near:
        return
    here = NAMES[g.at[unit]]
    options: list[actions.Attack | actions.Done] = [actions.Attack(here, NAMES[g.at[enemy]]) for enemy in near]
    chosen = yield from ask(Decision(g.owner[unit], "bonus-attack", [*options, DONE], {"unit": unit}))
    if isinstance(chosen, actions.Done):
        return
    vacated = yield from fight(g, unit, g.on[NAMED[chosen.to]], "bonus")
    if vacated is not None:
        yield from gain_ground(g, unit, vacated)
