"""One attack: dice, hits, flags. Rulebook: "Combat", "Weapons", "Hits". BL-COMBAT, BL-RANGE, BL-DICE, BL-HIT"""

from __future__ import annotations

from tabletome.engine import Asking, Decision, Script, ask
from tabletome.games.battlelore.actions import BATTLE_BACK, DECLINE
from tabletome.games.battlelore.content.board import DISTANCE, NAMES, NEIGHBOURS
from tabletome.games.battlelore.content.lasting_effects import Effect, Until
from tabletome.games.battlelore.content.moments import Moment
from tabletome.games.battlelore.content.notation import FLAG, LORE, STRIKE
from tabletome.games.battlelore.content.tactics import BonusDie
from tabletome.games.battlelore.content.terrain import NO_CAP
from tabletome.games.battlelore.content.troops import CREATURE, MOUNTED, Gait
from tabletome.games.battlelore.events import Attacked
from tabletome.games.battlelore.rules import lore
from tabletome.games.battlelore.rules.creatures import Blow, use_powers
from tabletome.games.battlelore.rules.lasting_effects import end_all, lay_on, use_up
from tabletome.games.battlelore.rules.morale import is_bold
from tabletome.games.battlelore.rules.retreat import drive_back, obey_flags
from tabletome.games.battlelore.rules.units import critical_roll, gain_lore, lose_figures, roll
from tabletome.games.battlelore.state import State

FEW_DICE = 2
"""What cards bring an attack down to."""


# Whom a unit can attack


def targets(g: State, unit: int) -> list[int]:
    """Adjacent enemies; without any, what a ranged weapon reaches and sees. BL-RANGE-01..04, 06, 08, 09, BL-LOS-01

    By a card that orders archers to shoot nobody fights hand to hand. BL-COMBAT-10, BL-CMD-13
    """
    if g.webbed >> unit & 1:
        return []
    near = g.adjacent_enemies(unit)
    if near and g.turn.tactic.facts.shooters and g.turn.ordered >> unit & 1:
        return []
    return near if near else shootable(g, unit)


def shootable(g: State, unit: int) -> list[int]:
    """Enemies in range and line of sight of a unit that may shoot. BL-RANGE-05, 07, BL-WEAP-13, 17

    Whoever has rushed has come for a melee. BL-GOBLIN-03
    """
    weapon = g.troop(unit).weapon
    if (
        not weapon.shoots
        or g.turn.rushed >> unit & 1
        or (g.turn.tactic.facts.melee_only and g.turn.ordered >> unit & 1)
    ):
        return []
    if g.turn.effects and g.effect(Effect.NO_SHOOTING, unit):
        return []
    at, on, board = g.at, g.on, g.board
    here = at[unit]
    far = DISTANCE[here]
    return [
        enemy
        for enemy in g.units_of(1 - g.owner[unit])
        if far[at[enemy]] <= weapon.reach and board.sees(here, at[enemy], on)
    ]


def is_melee(g: State, attacker: int, defender: int) -> bool:
    """Whether an attack is a melee: only the distance decides. BL-RANGE-01"""
    return DISTANCE[g.at[attacker]][g.at[defender]] == 1


# How many dice


def number_of_dice(g: State, attacker: int, defender: int) -> int:
    """By colour, then weapon, then the lowest terrain cap, then what cards add. BL-DICE-01, 02, BL-TERR-04, 05, 07

    Losses do not matter, and a die is always left. BL-COMBAT-05
    """
    troop = g.troop(attacker)
    dice = troop.dice
    if g.turn.walked >> attacker & 1:
        dice += troop.weapon.after_moving  # BL-COMBAT-07, BL-WEAP-15, 21
    cap_of = g.board.cap_but_forest if troop.gait is Gait.WOODLAND else g.board.cap
    cap = cap_of(g.at[attacker], g.at[defender])
    if g.turn.effects:
        return with_cards(g, attacker, defender, dice, cap)
    return min(dice, cap) + command_bonus(g, attacker, defender)


def with_cards(g: State, attacker: int, defender: int, dice: int, cap: int) -> int:
    """Bonus dice come on top of the cap; the card that fixes the dice beats them. BL-TERR-05, 06, BL-LPLAY-10"""
    if g.effect(Effect.UNCAPPED, attacker):
        cap, dice = NO_CAP, dice + 1
    if g.effect(Effect.CAPPED, defender):
        cap = min(cap, FEW_DICE)
    dice = min(dice, cap) + command_bonus(g, attacker, defender) + g.effect(Effect.DICE, attacker)
    dice += g.effect(Effect.MELEE_DICE if is_melee(g, attacker, defender) else Effect.RANGED_DICE, attacker)
    if g.effect(Effect.TWO_DICE, attacker):
        dice = min(dice, FEW_DICE)
    fewer = g.effect(Effect.FEWER_DICE, attacker)
    return max(1, dice - fewer)


def command_bonus(g: State, attacker: int, defender: int) -> int:
    """The die that the Command card adds for the units it ordered. BL-CMD-05"""
    bonus = g.turn.tactic.facts.bonus_die
    if bonus is BonusDie.NEVER or not g.turn.ordered >> attacker & 1:
        return 0
    return 1 if bonus is BonusDie.ALWAYS or is_melee(g, attacker, defender) else 0


# One roll and its results


def attack(g: State, attacker: int, defender: int, how: str) -> Script:
    """Cards, dice, hits, then flags: all at one target. BL-COMBAT-04, 06, 11, BL-TURN-04"""
    seat, place = g.owner[attacker], g.at[attacker]
    g.emit(Attacked, seat, g.troops[attacker], NAMES[place], g.troops[defender], NAMES[g.at[defender]], how)
    if g.with_lore:
        yield from announce(g, attacker, defender)
        if g.turn.effects and g.effect(Effect.STRIKES_FIRST, defender):
            yield from strike_first(g, attacker, defender)
            if g.at[attacker] != place:
                return
    g.turn.dice = roll(g, seat, number_of_dice(g, attacker, defender), "attack")
    if g.with_lore:
        yield from answer_roll(g, attacker, defender)
    yield from apply_roll(g, attacker, defender)
    end_all(g, Until.ROLL)


def announce(g: State, attacker: int, defender: int) -> Script:
    """Attacker and target are named: now the attacker's own card, then the defender's. BL-LPHASE-08, 09, 11, 12, 13"""
    seat = g.owner[attacker]
    if seat == g.active:
        kind = Moment.IN_MELEE if is_melee(g, attacker, defender) else Moment.IN_RANGED
        yield from lore.offer(g, seat, (Moment.IN_BATTLE, kind), attacker, defender)
    yield from lore.offer(g, 1 - seat, (Moment.DEFENDING, Moment.BEFORE_ROLL), attacker, defender)


def strike_first(g: State, attacker: int, defender: int) -> Script:
    """The defender strikes first; whoever is driven off or destroyed does not attack. BL-FOLLOW-13, 14"""
    use_up(g, Effect.STRIKES_FIRST, defender)
    lay_on(g, Effect.STRUCK_FIRST, defender, 1, Until.BATTLE)
    yield from attack(g, defender, attacker, "first-strike")


def answer_roll(g: State, attacker: int, defender: int) -> Script:
    """The dice lie there, nothing has come of them yet. BL-LPHASE-14"""
    yield from lore.offer(g, g.owner[defender], (Moment.AFTER_ROLL,), attacker, defender)
    if g.turn.effects and g.effect(Effect.REROLL, attacker):
        g.turn.dice = roll(g, g.owner[attacker], len(g.turn.dice), "attack")


def apply_roll(g: State, attacker: int, defender: int) -> Script:
    """Powers and Lore, hits, then the retreat. BL-COMBAT-11, BL-CREAT-26"""
    melee = is_melee(g, attacker, defender)
    strikes = striking(g, attacker, defender, melee)
    dice_for_strikes(g, attacker, strikes)
    blow = Blow()
    hits = yield from hits_by_lore(g, attacker, defender, blow)
    strikes = striking(g, attacker, defender, melee)
    flags = g.turn.dice.count(FLAG)
    if g.turn.effects and g.effect(Effect.STRIKES_ITSELF, attacker):
        lose_figures(g, attacker, strikes, "hits")
        strikes = 0
    hits += helmets(g, defender) + strikes
    if g.webbed >> defender & 1:
        hits, flags = hits + flags, 0  # BL-SPIDER-04, 08
    if g.turn.effects and g.effect(Effect.ONE_HIT, defender):
        hits = min(hits, 1)
    take_hits(g, defender, hits)
    yield from obey_flags(g, defender, flags)
    yield from drive_back(g, defender, blow.hexes)


def helmets(g: State, defender: int) -> int:
    """Helmets of the target's colour; all others miss. BL-HIT-01, 02, 04, BL-DICE-03"""
    found = g.turn.dice.count(g.troop(defender).colour)
    return max(0, found - g.effect(Effect.IGNORES_HELMETS, defender)) if g.turn.effects else found


def striking(g: State, attacker: int, defender: int, melee: bool) -> int:
    """Bonus Strikes that hit, by the attacker's weapon. BL-HIT-03, 07, BL-WEAP-06..21"""
    weapon = g.troop(attacker).weapon
    if not (weapon.strikes_in_melee if melee else weapon.strikes_at_range):
        return 0
    strikes = g.turn.dice.count(STRIKE)
    if g.troop(defender).troop_class == MOUNTED:
        strikes -= weapon.spared_by_mounted
    if g.turn.effects:
        strikes -= g.effect(Effect.IGNORES_STRIKES, defender)
    return max(0, strikes)


def dice_for_strikes(g: State, attacker: int, strikes: int) -> None:
    """A further die, once, for each Bonus Strike that hits; for some troops again and again, until none comes."""
    while strikes and g.troop(attacker).rolls_strikes_again:
        more = roll(g, g.owner[attacker], strikes, "attack")
        g.turn.dice = (*g.turn.dice, *more)
        strikes = more.count(STRIKE)
    if strikes and g.turn.effects and g.effect(Effect.DIE_FOR_STRIKE, attacker):
        g.turn.dice = (*g.turn.dice, *roll(g, g.owner[attacker], strikes, "attack"))


def hits_by_lore(g: State, attacker: int, defender: int, blow: Blow) -> Asking[int]:
    """Each Lore symbol has one use: a power, a hit, or a token for whoever rolled it. BL-HIT-08..13, BL-LPLAY-12, 13"""
    symbols = g.turn.dice.count(LORE)
    if not g.with_lore:
        return 0
    if g.troop(attacker).powers:
        symbols = yield from use_powers(g, attacker, defender, symbols, blow)
    hits = 0
    if g.poisoned >> defender & 1 or (g.turn.effects and g.effect(Effect.LORE_HITS, attacker)):
        hits, symbols = symbols, 0  # BL-SPIDER-10
    gain_lore(g, g.owner[attacker], symbols, "roll", "BL-HIT-09")
    return hits


def take_hits(g: State, defender: int, hits: int) -> None:
    """A Creature may be killed by a critical hit; any other unit loses figures. BL-HIT-05, BL-CREAT-09"""
    if not hits or not g.alive(defender):
        return
    if g.troop(defender).troop_class == CREATURE:
        critical_roll(g, defender, hits)
    else:
        lose_figures(g, defender, hits, "hits")


# The defender's answer


def battle_back(g: State, defender: int, attacker: int) -> Script:
    """A bold unit that survived in its hex may attack its attacker, once. Rulebook: "Battle Back". BL-BACK-01..12"""
    if not may_battle_back(g, defender, attacker):
        return
    about = {"unit": defender, "target": attacker}
    chosen = yield from ask(Decision(g.owner[defender], "battle-back", [BATTLE_BACK, DECLINE], about))
    if chosen == BATTLE_BACK:
        yield from attack(g, defender, attacker, "battle-back")


def may_battle_back(g: State, defender: int, attacker: int) -> bool:
    """Whether a unit is bold, free and beside its attacker. BL-BACK-01, 02, 12, BL-SPIDER-03"""
    if g.webbed >> defender & 1 or g.at[attacker] not in NEIGHBOURS[g.at[defender]]:
        return False
    if g.turn.effects and g.effect(Effect.STRUCK_FIRST, defender):
        return False
    return is_bold(g, defender) or bool(g.turn.effects and g.effect(Effect.BATTLES_BACK, defender))
