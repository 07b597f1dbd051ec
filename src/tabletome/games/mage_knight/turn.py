"""A player's turn: movement, one action, or rest. Rulebook: "A player's turn". MK-TURN"""

from __future__ import annotations

from typing import Any

from tabletome.engine import Decision, Phase, Script, phase
from tabletome.games.mage_knight import combat, deeds, mana, tracks
from tabletome.games.mage_knight.actions import (
    Burn,
    Challenge,
    DiscardCard,
    Done,
    EndTurn,
    Enter,
    Explore,
    Interact,
    Move,
    PayAltar,
    Rest,
)
from tabletome.games.mage_knight.content.box import WOUND
from tabletome.games.mage_knight.content.ruins import RUINS_TOKENS
from tabletome.games.mage_knight.content.tiles import ADVENTURE, DUNGEON, MONASTERY, RUINS, TOMB
from tabletome.games.mage_knight.events import Conquered, Rested
from tabletome.games.mage_knight.exploration import explore, explore_choices
from tabletome.games.mage_knight.interaction import begin_interaction, can_interact
from tabletome.games.mage_knight.movement import is_rampaging, move_choices, needs_assault, provoked_by, step
from tabletome.games.mage_knight.play import effect_choices, perform
from tabletome.games.mage_knight.state import AFTER, MOVEMENT, RESTING, Player, State

END_TURN, REST, INTERACT, ENTER, BURN, PAY_ALTAR = EndTurn(), Rest(), Interact(), Enter(), Burn(), PayAltar()
DONE = Done()


@phase
def movement_step(g: State) -> Script:
    """Effects, moves and tiles in any mix; then an action, rest, or the end of the turn. MK-TURN-16, 18..25

    MK-MOVE-01, 13, 14
    """
    p = g.hero
    options: list[Any] = effect_choices(g, p)
    if may_take_regular_turn(p):
        if p.move:
            options += move_choices(g, p)
            options += explore_choices(g, p)
        elif p.changes:
            options += move_choices(g, p)
        options += action_choices(g, p)
        options.append(END_TURN)
    if not p.moved and p.hand:
        options.append(REST)
    if not options:
        options.append(END_TURN)
    chosen = yield Decision(g.active, "turn", options)
    match chosen:
        case Move(space=name):
            yield from move(g, p, name)
        case Explore(x=x, y=y):
            p.moved = True
            explore(g, p, (x, y))
        case Interact():
            begin_interaction(g, p)
        case Enter():
            combat.enter_site(g, p)
            g.phase = combat.gather_foes
        case PayAltar():
            yield from pay_altar(g, p)
        case Challenge(space=name):
            combat.fight_rampaging(g, p, [name])
            g.phase = combat.gather_foes
        case Burn():
            combat.burn_monastery(g, p)
            g.phase = combat.gather_foes
        case Rest():
            g.stage = RESTING
            g.phase = resting_step
        case EndTurn():
            end_turn(g, p)
        case _:
            yield from perform(g, p, chosen)


def may_take_regular_turn(p: Player) -> bool:
    """A card must be played or discarded, unless there was none when the turn began. MK-TURN-17"""
    return p.played or p.started_empty or any(card != WOUND for card in p.hand)


def move(g: State, p: Player, name: str) -> Script:
    """One step, and what it brings about. MK-TURN-22, MK-MOVE-09, 11"""
    start = p.space
    p.moved = True
    yield from step(g, p, name)
    provoked = provoked_by(g, start, name)
    if needs_assault(g, p, name):
        combat.assault(g, p, name, provoked)
        g.phase = combat.gather_foes
    elif provoked:
        combat.fight_rampaging(g, p, provoked)
        g.phase = combat.gather_foes


def action_choices(g: State, p: Player) -> list[Any]:
    """The voluntary actions of this space; none beside another hero. MK-TURN-23, MK-HERO-04, 08"""
    choices: list[Any] = []
    if len(g.heroes_at(p.space)) > 1 and g.world[p.space].site not in ("portal", "city"):
        return choices
    site = g.world[p.space].site
    if can_interact(g, p):
        choices.append(INTERACT)
    if site in ADVENTURE:
        choices += site_choices(g, p, site)
    elif site == MONASTERY and not g.is_conquered(p.space):
        choices.append(BURN)
    choices += [Challenge(name) for name in g.world[p.space].near if is_rampaging(g, name)]
    return choices


def site_choices(g: State, p: Player, site: str) -> list[Any]:
    """Conquered dungeons and tombs may be entered again, other sites not; altars take mana. MK-SITE-20..22"""
    if site in (DUNGEON, TOMB):
        return [ENTER]
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
    p.move = p.influence = 0
    g.stage = AFTER
    g.phase = after_step


@phase
def after_step(g: State) -> Script:
    """Special and healing effects after the action. MK-TURN-18, MK-WOUND-11"""
    p = g.hero
    effects = effect_choices(g, p)
    if effects:
        chosen = yield Decision(g.active, "after", [*effects, END_TURN])
        if not isinstance(chosen, EndTurn):
            yield from perform(g, p, chosen)
            return
    end_turn(g, p)


@phase
def resting_step(g: State) -> Script:
    """Effects, then the discard that makes it a Standard Rest or a Slow Recovery. MK-TURN-26..29"""
    p = g.hero
    options: list[Any] = effect_choices(g, p)
    cards = deeds.others_in_hand(p) or ([WOUND] if WOUND in p.hand else [])
    options += [DiscardCard(card) for card in cards] or [DONE]
    chosen = yield Decision(g.active, "rest", options)
    match chosen:
        case DiscardCard(card=card):
            deeds.discard_card(g, p, card)
            g.emit(Rested, p.seat, rule="MK-TURN-28" if card != WOUND else "MK-TURN-29")
            if card != WOUND:
                yield from discard_wounds(g, p)
            g.stage = AFTER
            g.phase = after_step
        case Done():
            g.stage = AFTER
            g.phase = after_step
        case _:
            yield from perform(g, p, chosen)


def discard_wounds(g: State, p: Player) -> Script:
    """Any number of them, into the own discard pile. MK-TURN-28, MK-WOUND-03"""
    while WOUND in p.hand:
        chosen = yield Decision(p.seat, "rest-wounds", [DiscardCard(WOUND), DONE])
        if isinstance(chosen, Done):
            return
        deeds.discard_card(g, p, WOUND)


def end_turn(g: State, p: Player) -> None:
    """MK-TURN-30"""
    from tabletome.games.mage_knight.end_of_turn import tidy_up

    p.move = p.influence = p.heal = 0
    g.stage = MOVEMENT
    g.phase = tidy_up


PHASES: tuple[Phase, ...] = (movement_step, after_step, resting_step)
