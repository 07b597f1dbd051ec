"""A player's turn: movement, one action, or rest. Rulebook: "A player's turn". MK-TURN"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletome.engine import Action, Decision, Script, runs
from tabletome.games.mage_knight.actions import (
    AttackHero,
    Burn,
    Challenge,
    Chant,
    DiscardCard,
    Done,
    EndTurn,
    Enter,
    Explore,
    Interact,
    MarkGlade,
    Move,
    PayAltar,
    Propose,
    Rest,
    Travel,
)
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import WOUND
from tabletome.games.mage_knight.content.ruins import RUINS_TOKENS
from tabletome.games.mage_knight.content.tiles import ADVENTURE, DUNGEON, MINE, MONASTERY, RUINS, TOMB
from tabletome.games.mage_knight.events import Conquered, Rested
from tabletome.games.mage_knight.rules import phases
from tabletome.games.mage_knight.rules.combat import cooperative_assault, pvp
from tabletome.games.mage_knight.rules.combat.start import (
    assault,
    burn_monastery,
    enter_site,
    fight_rampaging,
    lose_reputation,
)
from tabletome.games.mage_knight.rules.deeds import mana, piles, skills
from tabletome.games.mage_knight.rules.deeds.play import effect_choices, perform
from tabletome.games.mage_knight.rules.interaction.interact import begin_interaction, can_interact
from tabletome.games.mage_knight.rules.map import mazes, sites
from tabletome.games.mage_knight.rules.map.exploration import explore, explore_choices
from tabletome.games.mage_knight.rules.map.movement import (
    heroes_met,
    is_rampaging,
    may_attack,
    move_choices,
    move_directly,
    needs_assault,
    provoked_by,
    rivals_here,
    step,
)
from tabletome.games.mage_knight.rules.out_of_turn import act_early, early_choices, is_early
from tabletome.games.mage_knight.rules.scenario import special_rules, tracks
from tabletome.games.mage_knight.state import AFTER, MOVEMENT, RESTING, Player, State

END_TURN, REST, INTERACT, ENTER, BURN, PAY_ALTAR = EndTurn(), Rest(), Interact(), Enter(), Burn(), PayAltar()
MARK_GLADE, CHANT = MarkGlade(), Chant()
DONE = Done()


@runs(phases.MOVEMENT_STEP)
def movement_step(g: State) -> Script:
    """Effects, moves and tiles in any mix; then an action, rest, or the end of the turn. MK-TURN-16, 18..25

    MK-MOVE-01, 13, 14
    """
    p = g.hero
    chosen = yield Decision(g.active, "turn", turn_choices(g, p))
    if p.may_act_early and is_early(chosen):
        yield from act_early(g, p, chosen)
        return
    p.may_act_early = False
    if type(chosen) in FIGHTS:
        FIGHTS[type(chosen)](g, p, chosen)
        g.phase = phases.GATHER_FOES
        return
    match chosen:
        case Move(space=name):
            yield from move(g, p, name)
        case Travel(space=name):
            travel(g, p, name)
        case AttackHero(seat=seat):
            pvp.attack_hero(g, p, seat)
        case Propose(space=name):
            yield from cooperative_assault.propose(g, p, name)
        case MarkGlade():
            yield from special_rules.mark_glade(g, p)
        case Explore(x=x, y=y):
            p.turn.has_moved = True
            yield from explore(g, p, (x, y))
        case Interact():
            begin_interaction(g, p)
        case Enter() if g.board[p.space].site in mazes.LURKS:
            mazes.enter_maze(g, p)
        case Enter():
            enter_site(g, p)
            g.phase = phases.GATHER_FOES
        case PayAltar():
            yield from pay_altar(g, p)
        case Rest():
            g.stage = RESTING
            g.phase = phases.RESTING_STEP
        case EndTurn():
            end_turn(g, p)
        case _:
            yield from perform(g, p, chosen)


FIGHTS: dict[type[Action], Callable[[State, Player, Any], None]] = {
    Chant: lambda g, p, _: special_rules.chant(g, p),
    Challenge: lambda g, p, chosen: fight_rampaging(g, p, [chosen.space]),
    Burn: lambda g, p, _: burn_monastery(g, p),
}
"""Actions that begin a combat. MK-COMB-01"""


def turn_choices(g: State, p: Player) -> list[Action]:
    """Everything that can be done in this moment of a turn. MK-TURN-16, 17, 26"""
    options: list[Action] = effect_choices(g, p)
    if p.may_act_early:
        options += early_choices(g, p)
    if may_take_regular_turn(p):
        if p.turn.move or p.turn.changes:
            options += ways_on(g, p)
        options += action_choices(g, p)
        if not must_attack(g, p):
            options.append(END_TURN)
    if not p.turn.has_moved and p.hand:
        options.append(REST)
    if special_rules.may_mark_glade(g, p):
        options.append(MARK_GLADE)
    return options or [END_TURN]


def may_take_regular_turn(p: Player) -> bool:
    """A card must be played or discarded, unless there was none when the turn began. MK-TURN-17"""
    return p.turn.has_played or p.turn.started_empty or any(card != WOUND for card in p.hand)


def ways_on(g: State, p: Player) -> list[Action]:
    """Steps, tiles to be revealed, ways underground; none once a Glade was marked. MK-MOVE-01, 13, MK-DRUID-03"""
    if p.turn.changes and p.has(changes.Settled):
        return []
    choices: list[Action] = [*move_choices(g, p), *explore_choices(g, p)]
    if special_rules.goal(g) == "dungeons":
        choices += special_rules.travel_choices(g, p)
    return choices


def must_attack(g: State, p: Player) -> bool:
    """Staying beside another hero is an attack, where that is allowed. MK-HERO-02"""
    return any(may_attack(g, p, seat) for seat in rivals_here(g, p))


def travel(g: State, p: Player, name: str) -> None:
    """Underground: nobody notices. MK-DUNG-07, 08"""
    p.turn.move -= special_rules.underground_ways(g, p.space)[name]
    move_directly(g, p, name)


def move(g: State, p: Player, name: str) -> Script:
    """One step, and what it brings about; a hero met in the own Keep is assaulted at once. MK-TURN-22, MK-MOVE-09, 11

    MK-HERO-03, MK-COMB-02
    """
    start = p.space
    p.turn.has_moved = True
    owner = heroes_met(g, p, name) if needs_assault(g, p, name) else []
    yield from step(g, p, name)
    provoked = provoked_by(g, start, name)
    if owner:
        lose_reputation(g, p)
        pvp.attack_hero(g, p, owner[0])
    elif needs_assault(g, p, name):
        assault(g, p, name, provoked)
        g.phase = phases.GATHER_FOES
    elif provoked:
        fight_rampaging(g, p, provoked)
        g.phase = phases.GATHER_FOES


def action_choices(g: State, p: Player) -> list[Action]:
    """The voluntary actions of this space; beside another hero none but the attack. MK-TURN-23, MK-HERO-04, 08

    MK-COMB-12
    """
    choices: list[Action] = []
    rivals = rivals_here(g, p)
    if rivals:
        return [AttackHero(seat) for seat in rivals if may_attack(g, p, seat)]
    site = sites.site_of(g, p.space)
    if can_interact(g, p):
        choices.append(INTERACT)
    if site in ADVENTURE or site in mazes.LURKS:
        choices += site_choices(g, p, site)
    elif site == MONASTERY and not g.is_conquered(p.space):
        choices.append(BURN)
    elif site == MINE and sites.is_held_mine(g, p.space):
        choices.append(ENTER)
    if special_rules.may_chant(g, p):
        choices.append(CHANT)
    choices += cooperative_assault.proposals(g, p)
    choices += [Challenge(name) for name in g.board[p.space].near if is_rampaging(g, name)]
    return choices


def site_choices(g: State, p: Player, site: str) -> list[Action]:
    """Conquered dungeons and tombs may be entered again, other sites not; altars take mana. MK-SITE-20..22

    In Dungeon Lords they may not. MK-DUNG-06
    """
    if site in (DUNGEON, TOMB) and special_rules.goal(g) != "dungeons":
        return [ENTER]
    if site in mazes.LURKS:
        return [ENTER] if mazes.open_paths(g, p) else []
    if g.is_conquered(p.space):
        return []
    if site == RUINS:
        altar = RUINS_TOKENS[g.ruins[p.space].name].mana
        if altar:
            return [PAY_ALTAR] if mana.can_pay(g, p, *altar) else []
    return [ENTER]


def pay_altar(g: State, p: Player) -> Script:
    """All the mana at once, for Fame and a Shield. MK-SITE-22"""
    token = RUINS_TOKENS[g.ruins[p.space].name]
    yield from mana.pay_mana(g, p, *token.mana)
    tracks.gain_fame(g, p, token.fame)
    g.shields[p.space] = (p.seat,)
    del g.ruins[p.space]
    g.emit(Conquered, p.seat, p.space, rule="MK-SITE-22")
    end_action(g, p)


def end_action(g: State, p: Player) -> None:
    """What was done, or played, was the action of the turn. MK-TURN-24"""
    p.turn.move = p.turn.influence = 0
    g.stage = AFTER
    g.phase = phases.AFTER_STEP


@runs(phases.AFTER_STEP)
def after_step(g: State) -> Script:
    """Special and healing effects after the action, until the player announces the end. MK-TURN-18, 30, MK-WOUND-11

    It is announced even where nothing can be played: what follows rolls dice, and cannot be taken back. MK-EFF-17
    """
    p = g.hero
    chosen = yield Decision(g.active, "after", [*effect_choices(g, p), END_TURN])
    if isinstance(chosen, EndTurn):
        end_turn(g, p)
    else:
        yield from perform(g, p, chosen)


@runs(phases.RESTING_STEP)
def resting_step(g: State) -> Script:
    """Effects, then the discard that makes it a Standard Rest or a Slow Recovery. MK-TURN-26..29"""
    p = g.hero
    options: list[Action] = effect_choices(g, p)
    cards = piles.others_in_hand(p) or ([WOUND] if WOUND in p.hand else [])
    options += [DiscardCard(card) for card in cards] or [DONE]
    chosen = yield Decision(g.active, "rest", options)
    match chosen:
        case DiscardCard(card=card):
            piles.discard_card(g, p, card)
            g.emit(Rested, p.seat, rule="MK-TURN-28" if card != WOUND else "MK-TURN-29")
            skills.turn_by_rest(p)
            if card != WOUND:
                yield from discard_wounds(g, p)
            g.stage = AFTER
            g.phase = phases.AFTER_STEP
        case Done():
            g.stage = AFTER
            g.phase = phases.AFTER_STEP
        case _:
            yield from perform(g, p, chosen)


def discard_wounds(g: State, p: Player) -> Script:
    """Any number of them, into the own discard pile. MK-TURN-28, MK-WOUND-03"""
    while WOUND in p.hand:
        chosen = yield Decision(p.seat, "rest-wounds", [DiscardCard(WOUND), DONE])
        if isinstance(chosen, Done):
            return
        piles.discard_card(g, p, WOUND)


def end_turn(g: State, p: Player) -> None:
    """Points that are left are lost, and the steps of the end of a turn begin. MK-TURN-30"""
    p.turn.move = p.turn.influence = p.turn.heal = 0
    g.stage = MOVEMENT
    g.phase = phases.TIDY_UP
