"""The course of the game: Rounds, Tactics, whose turn it is, the end. Rulebook: "A Round". MK-ROUND, MK-TACT, MK-GEN

`begin_round` prepares a Round, `choose_tactic` and `follow_tactic` deal with the Tactics, `next_turn` finds whose
turn it is, `before_turn` and `begin_turn` open a turn (turn.py goes on, end_of_turn.py closes it), `end_of_turn` looks
at the scenario, `end_of_round` at the clock. All phases are listed in phases.py.
"""

from __future__ import annotations

from tabletome.engine import Action, Decision, Script, runs
from tabletome.games.mage_knight.actions import Announce, ChooseTactic, Done, RemoveTactic
from tabletome.games.mage_knight.content.scenarios import SCENARIOS
from tabletome.games.mage_knight.content.tactics import TACTICS
from tabletome.games.mage_knight.events import (
    DummyAnnounced,
    DummyTactic,
    EndAnnounced,
    RoundBegan,
    TacticChosen,
    TacticRemoved,
    TurnBegan,
    TurnSkipped,
)
from tabletome.games.mage_knight.rules import phases, tactics
from tabletome.games.mage_knight.rules.deeds import banners, mana, piles, skills
from tabletome.games.mage_knight.rules.deeds.centre import clear_centre
from tabletome.games.mage_knight.rules.dummy import dummy_turn, prepare_dummy
from tabletome.games.mage_knight.rules.end_of_turn import clear_turn, hand_limit
from tabletome.games.mage_knight.rules.interaction import offers, recruit
from tabletome.games.mage_knight.rules.map import sites
from tabletome.games.mage_knight.rules.out_of_turn import (
    before_a_turn,
    decides_the_start,
    finish_next,
    prepare_for_turn,
)
from tabletome.games.mage_knight.rules.scenario import action_upgrades, optional_rules, special_rules
from tabletome.games.mage_knight.state import DUMMY, MOVEMENT, NOBODY, Dummy, Player, Round, State

DONE, ANNOUNCE = Done(), Announce()
CHOOSE_TACTIC = {name: ChooseTactic(name) for name in TACTICS}


# Rounds


def dice_in_source(g: State) -> int:
    """Two more than real players, one more in a blitz. MK-SETUP-14, MK-BLITZC-04, MK-BLITZCO-02, MK-DUMMY-04"""
    return g.seats + 2 + SCENARIOS[g.scenario].blitz


def units_on_offer(g: State) -> int:
    """As many as dice in the Source. MK-SETUP-10, MK-BLITZC-04, MK-BLITZCO-02, MK-DUMMY-04"""
    return g.seats + 2 + SCENARIOS[g.scenario].blitz


@runs(phases.BEGIN_ROUND)
def begin_round(g: State) -> Script:
    """Day turns into Night and back, everything is laid out anew. MK-ROUND-02..15"""
    for player in g.players:
        yield from banners.keep_or_return(g, player)
        yield from recruit.bind_again(g, player)
    clear_centre(g)
    g.round += 1
    g.night = optional_rules.is_night_next(g)
    g.nights += g.night
    g.source = mana.roll_source(g, dice_in_source(g))
    renew_offers(g)
    special_rules.pay_owners(g)
    for player in g.players:
        prepare_player(g, player)
    if not g.night:
        for space in g.ruins:
            sites.turn_up_ruins(g, space)
        sites.look_around(g)
    g.emit(RoundBegan, g.round, g.night, rule="MK-ROUND-02")
    lay_out_tactics(g)


def renew_offers(g: State) -> None:
    """New Units and what lies beside them; the oldest other cards make way. MK-ROUND-04..10, MK-DUMMY-10, 11"""
    offers.put_back_units(g)
    offers.lay_out_units(g, units_on_offer(g))
    offers.lay_out_monastery_cards(g)
    advanced, spell = offers.refresh_offers(g)
    if g.dummy is not None:
        prepare_dummy(g, g.dummy, advanced, spell)
    elif advanced:
        g.advanced_deck = (advanced, *g.advanced_deck)
    offers.fill_offers(g)


def prepare_player(g: State, p: Player) -> None:
    """Units ready, Skills face up, all cards shuffled, a new hand. MK-ROUND-12..15, MK-UNIT-15, MK-WOUND-04, 06"""
    for unit in p.units:
        unit.ready = True
    skills.refresh_round_skills(p)
    cards = (*p.hand, *p.discard, *p.play_area, *p.round.tactic_cards, *p.round.set_aside)
    p.hand = p.discard = p.play_area = ()
    p.round = Round()
    piles.shuffle_deck(g, p, *cards)
    piles.draw_cards(g, p, hand_limit(g, p))
    p.hand_bonus = 0


def lay_out_tactics(g: State) -> None:
    """Those of this time of day that were not removed; who has least Fame chooses first. MK-TACT-02, 03, MK-ROUND-11

    Where there would be too few, as in endless Darkness, all of them come back.
    """
    of_now = [name for name, each in TACTICS.items() if each.night == g.night]
    if sum(name not in g.tactics_gone for name in of_now) < len(order_of_choice(g)) + (g.dummy is not None):
        g.tactics_gone = tuple(name for name in g.tactics_gone if name not in of_now)
    g.tactics = tuple(name for name in of_now if name not in g.tactics_gone)
    if g.together and g.dummy is not None:
        take_dummy_tactic(g, g.dummy)
    g.picking = order_of_choice(g)
    g.last_turns, g.end_announced = None, False
    g.phase = phases.CHOOSE_TACTIC


def order_of_choice(g: State) -> tuple[int, ...]:
    """The reverse of the hero picks in the first Round, then by Fame; among equals who played later. MK-TACT-02, 03

    After an auction too, whatever was paid. MK-OPT-08
    """
    seats = [seat for seat in reversed(g.order) if seat != DUMMY and seat not in g.lost]
    if g.round == 1:
        return tuple(seats)
    return tuple(sorted(seats, key=lambda seat: g.players[seat].fame))


def take_dummy_tactic(g: State, dummy: Dummy) -> None:
    """A random one: after a lone player, before players who play together. MK-SOLO-03, MK-FULLCO-03, MK-DUMMY-05"""
    dummy.tactic = g.rng.pick(g.tactics)
    g.tactics = piles.without(g.tactics, dummy.tactic)
    g.emit(DummyTactic, dummy.tactic, rule="MK-FULLCO-03" if g.together else "MK-SOLO-03")


@runs(phases.CHOOSE_TACTIC)
def choose_tactic(g: State) -> Script:
    """Each takes one of those left; a lone player's Dummy one at random. MK-TACT-01, 06, MK-SOLO-03, MK-DUMMY-05"""
    seat = g.picking[0]
    chosen = yield Decision(seat, "choose-tactic", [CHOOSE_TACTIC[name] for name in g.tactics])
    g.players[seat].round.tactic = chosen.tactic
    g.tactics = piles.without(g.tactics, chosen.tactic)
    g.emit(TacticChosen, seat, chosen.tactic)
    g.picking = g.picking[1:]
    if not g.picking:
        if g.dummy is not None and not g.together:
            take_dummy_tactic(g, g.dummy)
        g.picking = order_of_choice(g)
        g.phase = phases.FOLLOW_TACTIC


@runs(phases.FOLLOW_TACTIC)
def follow_tactic(g: State) -> Script:
    """What is to be done when a Tactic is taken; then the order of the Round. MK-TACT-04, 05"""
    if g.picking:
        p = g.players[g.picking[0]]
        g.picking = g.picking[1:]
        yield from tactics.take_tactic(g, p)
        return
    numbers = {seat: TACTICS[g.players[seat].round.tactic].number for seat in order_of_choice(g)}
    if g.dummy is not None:
        numbers[DUMMY] = TACTICS[g.dummy.tactic].number
    g.order = tuple(sorted(numbers, key=lambda seat: numbers[seat]))
    g.active = g.turn_of = NOBODY
    g.phase = phases.NEXT_TURN


# Turns


@runs(phases.NEXT_TURN)
def next_turn(g: State) -> None:
    """Round the Round Order tokens, or through those who still have a last turn. MK-GEN-08, MK-ROUND-01, 16, 17, 20"""
    if g.last_turns is not None:
        if not g.last_turns:
            g.phase = phases.END_OF_ROUND
            return
        g.turn_of, g.last_turns = g.last_turns[0], g.last_turns[1:]
    elif g.turn_of == NOBODY:
        g.turn_of = g.order[0]
    else:
        g.turn_of = g.order[(g.order.index(g.turn_of) + 1) % len(g.order)]
    g.active = g.turn_of
    if g.dummy is not None and g.active == DUMMY:
        take_dummy_turn(g, g.dummy)
    else:
        g.phase = phases.BEFORE_TURN


def take_dummy_turn(g: State, dummy: Dummy) -> None:
    """With an empty deck it announces the end of the Round. MK-DUMMY-06"""
    if g.end_met:
        return
    if dummy.deck:
        dummy_turn(g, dummy)
    elif not g.end_announced:
        g.emit(DummyAnnounced, rule="MK-DUMMY-06")
        announce(g)


def announce(g: State) -> None:
    """Everyone else has one more turn. MK-ROUND-17"""
    g.end_announced = True
    if g.last_turns is None:
        g.last_turns = others_after(g, g.active)


def others_after(g: State, seat: int) -> tuple[int, ...]:
    place = g.order.index(seat)
    return g.order[place + 1 :] + g.order[:place]


@runs(phases.BEFORE_TURN)
def before_turn(g: State) -> Script:
    """What may be done out of turn, asked where it decides how the turn begins. MK-TURN-01, 03, 05, MK-SITE-02, 16"""
    p = g.hero
    p.may_act_early = not tactics.must_follow(p) and not decides_the_start(g, p)
    if p.may_act_early or not (yield from before_a_turn(g, p)):
        g.phase = phases.BEGIN_TURN


@runs(phases.BEGIN_TURN)
def begin_turn(g: State) -> Script:
    """Skip it, announce the end of the Round, or take it. MK-TURN-06..08, 10..15, MK-PVP-05, MK-COOP-07, MK-MEMO-01

    Own Skills in the centre stop working first, whether or not the turn is skipped. MK-TURN-09
    """
    p = g.hero
    if g.centre:
        yield from skills.end_shared_skills(g, p)
    if p.face_down:
        p.face_down = False
        skip_turn(g, p)
        return
    if not p.deck:
        if g.end_announced and not p.hand:
            skip_turn(g, p)
            return
        if not g.end_announced:
            chosen: Action = ANNOUNCE
            if p.hand:
                chosen = yield Decision(g.active, "announce", [ANNOUNCE, DONE])
            if isinstance(chosen, Announce):
                g.emit(EndAnnounced, g.active, rule="MK-TURN-11")
                announce(g)
                skip_turn(g, p)
                return
    open_turn(g, p)


def skip_turn(g: State, p: Player) -> None:
    """Without the benefits of the space. MK-TURN-15"""
    g.emit(TurnSkipped, p.seat)
    clear_turn(p)
    g.phase = phases.END_OF_TURN


def open_turn(g: State, p: Player) -> None:
    """The figure enters by the Portal; a glade gives mana. MK-AREA-07, MK-SITE-12, 24, MK-HERO-06"""
    g.emit(TurnBegan, p.seat)
    if not p.space:
        p.space = special_rules.portal_space(g)
        sites.look_around(g)
    prepare_for_turn(g, p)
    g.stage = MOVEMENT
    g.phase = phases.MOVEMENT_STEP


@runs(phases.END_OF_TURN)
def end_of_turn(g: State) -> None:
    """The scenario's end, others who act in this turn, an extra turn, or the next player. MK-ROUND-18, 19

    MK-PVP-07, MK-COOP-15, MK-TURN-31
    """
    p = g.hero
    if not g.end_met and special_rules.is_end_met(g):
        g.end_met = True
        if g.last_turns is None:
            g.last_turns = tuple(seat for seat in (*others_after(g, g.turn_of), g.turn_of) if seat != DUMMY)
    if g.turns_to_end:
        finish_next(g)
        return
    g.active = g.turn_of
    if p.another_turn and p.seat == g.turn_of:
        p.another_turn = False
        g.phase = phases.BEFORE_TURN
        return
    g.phase = phases.NEXT_TURN


# Between Rounds


@runs(phases.END_OF_ROUND)
def end_of_round(g: State) -> None:
    """The last Round, or one after the scenario's end was met, ends the game. MK-ROUND-22, MK-SOLO-04, MK-MEMO-02

    MK-DRUID-08, MK-RETURN-04
    """
    for player in g.players:
        if player.round.tactic_die != NOBODY:
            g.source = tuple(sorted((*g.source, player.round.tactic_die)))
            player.round.tactic_die = NOBODY
    if g.dummy is not None and not g.together:
        g.tactics_gone += (*(player.round.tactic for player in g.players), g.dummy.tactic)
    special_rules.close_portal(g)
    if g.end_met or g.round == special_rules.last_round(g) or len(g.lost) == g.seats:
        g.phase = phases.END_OF_GAME
        return
    special_rules.clear_glades(g)
    optional_rules.return_enemies(g)
    g.phase = phases.REMOVE_TACTIC


@runs(phases.REMOVE_TACTIC)
def remove_tactic(g: State) -> Script:
    """Who play together remove one Tactic that a player has used. MK-FULLCO-04"""
    if g.together:
        seat = next(seat for seat in g.order if seat != DUMMY)
        used = [player.round.tactic for player in g.players]
        chosen = yield Decision(seat, "remove-tactic", [RemoveTactic(name) for name in used])
        g.tactics_gone += (chosen.tactic,)
        g.emit(TacticRemoved, seat, chosen.tactic, rule="MK-FULLCO-04")
    g.picking = tuple(player.seat for player in g.players if player.drafted and not g.night)
    g.phase = phases.USE_DRAFTED


@runs(phases.USE_DRAFTED)
def use_drafted(g: State) -> Script:
    """Who drafted cards adds one of them to the deck, player after player. MK-OPT-35"""
    if g.picking:
        seat, g.picking = g.picking[0], g.picking[1:]
        yield from optional_rules.use_drafted(g.players[seat])
        return
    g.phase = phases.BEGIN_ROUND
    if "action-upgrades" in g.variants and g.night and optional_rules.is_night_to_come(g):
        action_upgrades.reveal_upgrades(g)
        g.picking = action_upgrades.order_of_upgrades(g)
        g.phase = phases.UPGRADE_ACTIONS


@runs(phases.UPGRADE_ACTIONS)
def upgrade_actions(g: State) -> Script:
    """One player after the other exchanges an action for one of the cards revealed. MK-OPT-29, 31, 32"""
    if g.picking:
        seat, g.picking = g.picking[0], g.picking[1:]
        yield from action_upgrades.upgrade(g, g.players[seat])
        return
    action_upgrades.put_back_upgrades(g)
    g.phase = phases.BEGIN_ROUND
