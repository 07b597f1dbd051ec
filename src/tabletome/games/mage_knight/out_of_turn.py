"""What may be done out of turn, before the own turn or before a defence. MK-TURN-01..05, MK-SITE-02, 16, MK-PVP-04"""

from __future__ import annotations

from typing import Any

from tabletome.engine import Asking, Decision
from tabletome.games.mage_knight import deeds, mana, quests, skills, tactics, tracks
from tabletome.games.mage_knight.actions import Done, Plunder, UseSkill, UseTactic
from tabletome.games.mage_knight.content.box import BLACK, GOLD
from tabletome.games.mage_knight.content.tiles import GLADE, VILLAGE
from tabletome.games.mage_knight.events import Plundered
from tabletome.games.mage_knight.state import Player, State

DONE, PLUNDER = Done(), Plunder()


def before_a_turn(g: State, p: Player) -> Asking[bool]:
    """One such effect, if the player wants any; False when there is no more to do. MK-TURN-01, 03, 04, 05

    Nothing others do changes what such an effect brings, but for an attack: before that it is asked too. MK-TURN-02
    """
    if p.tactic == "sparing-power" and not p.tactic_spent and not p.spared:
        yield from tactics.spare_power(g, p)
        return True
    options: list[Any] = [*tactics.before_turn_choices(p)]
    if p.space and g.world[p.space].site == VILLAGE and not p.plundered and p.deck:
        options.append(PLUNDER)
    if p.skills:
        options += skills.out_of_turn(p)
    if options:
        chosen = yield Decision(p.seat, "before-turn", [*options, DONE])
        if isinstance(chosen, Plunder):
            plunder(g, p)
            return True
        if isinstance(chosen, UseTactic):
            yield from tactics.meditate(g, p)
            return True
        if isinstance(chosen, UseSkill):
            yield from skills.motivate(g, p, chosen.skill)
            return True
    return False


def plunder(g: State, p: Player) -> None:
    """Two cards for a worse name. MK-SITE-16"""
    p.plundered = True
    g.emit(Plundered, p.seat, p.space, rule="MK-SITE-16")
    deeds.draw_cards(g, p, 2)
    tracks.change_reputation(g, p, -1)


def prepare_for_turn(g: State, p: Player) -> None:
    """What the start of a turn brings, or of a defence that takes its place. MK-SITE-12, 24, MK-PVP-06, MK-COOP-10"""
    p.path = (p.space,)
    p.dice = 0 if g.centre and skills.is_frozen(g, p) else 1
    p.started_empty = not p.hand
    for colour in p.claims_each_turn:
        mana.gain_mana(g, p, colour)
    if g.world[p.space].site == GLADE:
        mana.gain_mana(g, p, BLACK if g.night else GOLD)
    quests.tower_mana(g, p)
