"""What may be done out of turn, and by others who take part in one. MK-TURN-01..05, MK-SITE-02, 16, MK-PVP-04

Nothing others do changes what such an effect brings, but for an attack and for Spells that look into hands. So it is
offered with the first choice of the own turn, or asked before (`before_a_turn`): where the beginning of the turn
depends on it, before a defence, and in response to such a Spell.
"""

from __future__ import annotations

from tabletome.engine import Action, Asking, Decision, Script
from tabletome.games.mage_knight.actions import Done, Plunder, UseSkill, UseTactic
from tabletome.games.mage_knight.content.box import BLACK, GOLD
from tabletome.games.mage_knight.content.skills import FREEZE
from tabletome.games.mage_knight.content.tiles import GLADE, VILLAGE
from tabletome.games.mage_knight.events import Plundered
from tabletome.games.mage_knight.rules import phases, tactics
from tabletome.games.mage_knight.rules.deeds import mana, piles, skills
from tabletome.games.mage_knight.rules.deeds.centre import is_hindered
from tabletome.games.mage_knight.rules.scenario import special_rules, tracks
from tabletome.games.mage_knight.state import AFTER, Player, State, Turn

DONE, PLUNDER = Done(), Plunder()
DRAWN = 2
"""Cards that a plundered Village or a Motivation brings."""


def before_a_turn(g: State, p: Player) -> Asking[bool]:
    """One such effect, if the player wants any; False when there is no more to do. MK-TURN-01, 03, 04, 05"""
    if tactics.must_follow(p):
        yield from tactics.follow_before_turn(g, p)
        return True
    options = [*early_choices(g, p), *skills.motivations(p)]
    if options:
        chosen = yield Decision(p.seat, "before-turn", [*options, DONE])
        if not isinstance(chosen, Done):
            yield from act_early(g, p, chosen)
            return True
    return False


def decides_the_start(g: State, p: Player) -> bool:
    """Whether cards drawn now change how the turn begins: a turn that is skipped, an empty hand or deck. MK-TURN-05"""
    if p.face_down or not p.hand:
        return True
    draws = DRAWN * (may_plunder(g, p) + bool(skills.motivations(p)))
    return len(p.deck) <= draws and not g.end_announced


def early_choices(g: State, p: Player) -> list[Action]:
    """What may be done before the own turn and not in it."""
    options: list[Action] = [*tactics.before_turn_choices(g, p)]
    if may_plunder(g, p):
        options.append(PLUNDER)
    return options


def may_plunder(g: State, p: Player) -> bool:
    """Once between two own turns, in a Village, while there are cards to draw. MK-SITE-02, 16"""
    return bool(p.space and g.board[p.space].site == VILLAGE and not p.has_plundered and p.deck)


def is_early(chosen: Action) -> bool:
    """One of `early_choices`, or a Motivation, which counts as used before the turn."""
    match chosen:
        case Plunder():
            return True
        case UseTactic(tactic=name):
            return tactics.TACTIC_EFFECTS[name].use_before is not None
        case UseSkill(skill=name):
            return name in skills.MOTIVATIONS
    return False


def act_early(g: State, p: Player, chosen: Action) -> Script:
    match chosen:
        case Plunder():
            plunder(g, p)
        case UseTactic():
            yield from tactics.use_before_turn(g, p)
        case UseSkill(skill=name):
            yield from skills.motivate(g, p, name)


def respond(g: State, others: list[Player]) -> Script:
    """Before a Spell looks into their hands the others may exchange cards; not after their last turn. MK-TURN-02, 03"""
    for p in others:
        if g.last_turns is None or p.seat in g.last_turns:
            while tactics.before_turn_choices(g, p) and (yield from before_a_turn(g, p)):
                pass


def plunder(g: State, p: Player) -> None:
    """Two cards for a worse name. MK-SITE-16"""
    p.has_plundered = True
    g.emit(Plundered, p.seat, p.space, rule="MK-SITE-16")
    piles.draw_cards(g, p, DRAWN)
    tracks.change_reputation(g, p, -1)


def prepare_for_turn(g: State, p: Player) -> None:
    """What the start of a turn brings, or of a defence that takes its place. MK-SITE-12, 24, MK-PVP-06, MK-COOP-10"""
    dice = 0 if g.centre and is_hindered(g, p, FREEZE) else 1
    p.turn = Turn(path=(p.space,), dice=dice, started_empty=not p.hand)
    for colour in p.round.claims_each_turn:
        mana.gain_mana(g, p, colour)
    if g.board[p.space].site == GLADE:
        mana.gain_mana(g, p, BLACK if g.night else GOLD)
    special_rules.tower_mana(g, p)


def finish_next(g: State) -> None:
    """The next of those who took part in a turn ends an own one. MK-PVP-06, MK-COOP-15"""
    g.active, g.turns_to_end = g.turns_to_end[0], g.turns_to_end[1:]
    g.stage = AFTER
    g.phase = phases.AFTER_STEP
