"""The course of the game: Rounds, Tactics, whose turn it is, the end. Rulebook: "A Round". MK-ROUND, MK-TACT, MK-GEN

`begin_round` prepares a Round, `choose_tactic` and `follow_tactic` deal with the Tactics, `next_turn` finds whose
turn it is, `before_turn` and `begin_turn` open a turn (turn.py goes on, end_of_turn.py closes it), `end_of_turn` looks
at the scenario, `end_of_round` at the clock.
"""

from __future__ import annotations

from typing import Any

from tabletome.engine import Decision, Phase, Script, phase
from tabletome.games.mage_knight import deeds, mana, offers, sites, skills, tactics, tracks
from tabletome.games.mage_knight.actions import Announce, ChooseTactic, Done, Plunder, UseTactic
from tabletome.games.mage_knight.content.box import BLACK, GOLD
from tabletome.games.mage_knight.content.scenarios import SCENARIOS
from tabletome.games.mage_knight.content.tactics import TACTICS
from tabletome.games.mage_knight.content.tiles import GLADE, PORTAL, VILLAGE
from tabletome.games.mage_knight.dummy import dummy_turn, prepare_dummy
from tabletome.games.mage_knight.end_of_turn import clear_turn, hand_limit
from tabletome.games.mage_knight.events import (
    DummyAnnounced,
    DummyTactic,
    EndAnnounced,
    Plundered,
    RoundBegan,
    TacticChosen,
    TurnBegan,
    TurnSkipped,
)
from tabletome.games.mage_knight.scoring import end_of_game
from tabletome.games.mage_knight.state import DUMMY, MOVEMENT, NOBODY, Player, State
from tabletome.games.mage_knight.turn import movement_step

DONE, PLUNDER, ANNOUNCE = Done(), Plunder(), Announce()
CHOOSE_TACTIC = {name: ChooseTactic(name) for name in TACTICS}


# Rounds


def dice_in_source(g: State) -> int:
    """MK-SETUP-14"""
    return g.seats + 2


def units_on_offer(g: State) -> int:
    """MK-SETUP-10"""
    return g.seats + 2


@phase
def begin_round(g: State) -> None:
    """Day turns into Night and back, everything is laid out anew. MK-ROUND-02..15"""
    g.round += 1
    g.night = not g.night
    g.source = mana.roll_source(g, dice_in_source(g))
    renew_offers(g)
    for player in g.players:
        prepare_player(g, player)
    if not g.night:
        for space in g.ruins:
            sites.turn_up_ruins(g, space)
        sites.look_around(g)
    g.emit(RoundBegan, g.round, g.night, rule="MK-ROUND-02")
    lay_out_tactics(g)


def renew_offers(g: State) -> None:
    """MK-ROUND-04..10, MK-DUMMY-10, 11"""
    offers.put_back_units(g)
    offers.lay_out_units(g, units_on_offer(g))
    advanced, spell = offers.refresh_offers(g)
    if g.dummy:
        prepare_dummy(g, advanced, spell)
    elif advanced:
        g.advanced_deck = (advanced, *g.advanced_deck)
    offers.fill_offers(g)
    offers.lay_out_monastery_cards(g)


def prepare_player(g: State, p: Player) -> None:
    """Units ready, Skills face up, all cards shuffled, a new hand. MK-ROUND-12..15, MK-UNIT-15, MK-WOUND-04, 06"""
    for unit in p.units:
        unit.ready = True
    skills.refresh_round_skills(p)
    cards = (*p.hand, *p.discard, *p.play, *p.tactic_cards, *p.aside)
    p.hand = p.discard = p.play = p.tactic_cards = p.aside = ()
    p.claimed = p.claims_each_turn = p.curses = ()
    deeds.shuffle_deck(g, p, *cards)
    p.tactic, p.tactic_spent, p.tactic_die = "", False, NOBODY
    deeds.draw_cards(g, p, hand_limit(g, p))
    p.hand_bonus = 0


def lay_out_tactics(g: State) -> None:
    """Those of this time of day that were not removed; who has least Fame chooses first. MK-TACT-02, 03, MK-ROUND-11"""
    g.tactics = tuple(name for name, each in TACTICS.items() if each.night == g.night and name not in g.tactics_gone)
    later_first = {seat: -place for place, seat in enumerate(g.order)}
    if g.round == 1:
        g.picking = tuple(sorted(range(g.seats), key=lambda seat: later_first[seat]))
    else:
        g.picking = tuple(sorted(range(g.seats), key=lambda seat: (g.players[seat].fame, later_first[seat])))
    g.closing, g.announced = None, False
    g.phase = choose_tactic


@phase
def choose_tactic(g: State) -> Script:
    """Each takes one of those left; a lone player's Dummy one at random. MK-TACT-01, 06, MK-SOLO-03, MK-DUMMY-05"""
    seat = g.picking[0]
    chosen = yield Decision(seat, "choose-tactic", [CHOOSE_TACTIC[name] for name in g.tactics])
    g.players[seat].tactic = chosen.tactic
    g.tactics = deeds.without(g.tactics, chosen.tactic)
    g.emit(TacticChosen, seat, chosen.tactic)
    g.picking = g.picking[1:]
    if not g.picking:
        if g.dummy:
            g.dummy_tactic = g.rng.pick(g.tactics)
            g.emit(DummyTactic, g.dummy_tactic, rule="MK-SOLO-03")
        order_of_choice = sorted(range(g.seats), key=g.order.index, reverse=True)
        g.picking = tuple(order_of_choice)
        g.phase = follow_tactic


@phase
def follow_tactic(g: State) -> Script:
    """What is to be done when a Tactic is taken; then the order of the Round. MK-TACT-04, 05"""
    if g.picking:
        p = g.players[g.picking[0]]
        g.picking = g.picking[1:]
        yield from tactics.take_tactic(g, p)
        return
    numbers = {player.seat: TACTICS[player.tactic].number for player in g.players}
    if g.dummy:
        numbers[DUMMY] = TACTICS[g.dummy_tactic].number
    g.order = tuple(sorted(numbers, key=lambda seat: numbers[seat]))
    g.active = NOBODY
    g.phase = next_turn


# Turns


@phase
def next_turn(g: State) -> None:
    """Round the Round Order tokens, or through those who still have a last turn. MK-GEN-08, MK-ROUND-01, 16, 17, 20"""
    if g.closing is not None:
        if not g.closing:
            g.phase = end_of_round
            return
        g.active, g.closing = g.closing[0], g.closing[1:]
    elif g.active == NOBODY:
        g.active = g.order[0]
    else:
        g.active = g.order[(g.order.index(g.active) + 1) % len(g.order)]
    if g.active == DUMMY:
        take_dummy_turn(g)
    else:
        g.phase = before_turn


def take_dummy_turn(g: State) -> None:
    """With an empty deck it announces the end of the Round. MK-DUMMY-06"""
    if g.ending:
        return
    if g.dummy_deck:
        dummy_turn(g)
    elif not g.announced:
        g.emit(DummyAnnounced, rule="MK-DUMMY-06")
        announce(g)


def announce(g: State) -> None:
    """Everyone else has one more turn. MK-ROUND-17"""
    g.announced = True
    if g.closing is None:
        g.closing = others_after(g, g.active)


def others_after(g: State, seat: int) -> tuple[int, ...]:
    place = g.order.index(seat)
    return g.order[place + 1 :] + g.order[:place]


@phase
def before_turn(g: State) -> Script:
    """What may be done out of turn, before anything else is asked. MK-TURN-01, 03, 05, MK-SITE-02, 16"""
    p = g.hero
    if p.tactic == "sparing-power" and not p.tactic_spent and not p.spared:
        yield from tactics.spare_power(g, p)
        return
    options: list[Any] = [*tactics.before_turn_choices(p)]
    if p.space and g.world[p.space].site == VILLAGE and not p.plundered and p.deck:
        options.append(PLUNDER)
    if options:
        chosen = yield Decision(g.active, "before-turn", [*options, DONE])
        if isinstance(chosen, Plunder):
            plunder(g, p)
            return
        if isinstance(chosen, UseTactic):
            yield from tactics.meditate(g, p)
            return
    g.phase = begin_turn


def plunder(g: State, p: Player) -> None:
    """Two cards for a worse name. MK-SITE-16"""
    p.plundered = True
    g.emit(Plundered, p.seat, p.space, rule="MK-SITE-16")
    deeds.draw_cards(g, p, 2)
    tracks.change_reputation(g, p, -1)


@phase
def begin_turn(g: State) -> Script:
    """Skip it, announce the end of the Round, or take it. MK-TURN-06, 11..15"""
    p = g.hero
    if not p.deck:
        if g.announced and not p.hand:
            skip_turn(g, p)
            return
        if not g.announced:
            chosen: Any = ANNOUNCE
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
    g.phase = end_of_turn


def open_turn(g: State, p: Player) -> None:
    """The figure enters by the Portal; a glade gives mana. MK-AREA-07, MK-SITE-12, 24, MK-HERO-06"""
    g.emit(TurnBegan, p.seat)
    if not p.space:
        p.space = g.world.with_site(PORTAL)[0]
        sites.look_around(g)
    p.path = (p.space,)
    p.dice = 1
    p.started_empty = not p.hand
    for colour in p.claims_each_turn:
        mana.gain_mana(g, p, colour)
    if g.world[p.space].site == GLADE:
        mana.gain_mana(g, p, BLACK if g.night else GOLD)
    g.stage = MOVEMENT
    g.phase = movement_step


@phase
def end_of_turn(g: State) -> None:
    """The scenario's end, an extra turn, or the next player. MK-ROUND-18, 19"""
    p = g.hero
    if g.city_found and not g.ending and not SCENARIOS[g.scenario].cities_open:
        g.ending = True
        if g.closing is None:
            g.closing = tuple(seat for seat in (*others_after(g, g.active), g.active) if seat != DUMMY)
    if p.another_turn:
        p.another_turn = False
        g.phase = before_turn
        return
    g.phase = next_turn


@phase
def end_of_round(g: State) -> None:
    """The last Round, or one after the scenario's end was met, ends the game. MK-ROUND-22, MK-SOLO-04"""
    scenario = SCENARIOS[g.scenario]
    for player in g.players:
        if player.tactic_die != NOBODY:
            g.source = tuple(sorted((*g.source, player.tactic_die)))
            player.tactic_die = NOBODY
    if g.dummy:
        g.tactics_gone += (*(player.tactic for player in g.players), g.dummy_tactic)
    if g.ending or g.round == scenario.rounds[g.seats - 1]:
        g.phase = end_of_game
    else:
        g.phase = begin_round


PHASES: tuple[Phase, ...] = (
    begin_round, choose_tactic, follow_tactic, next_turn, before_turn, begin_turn, end_of_turn, end_of_round,
)  # fmt: skip
