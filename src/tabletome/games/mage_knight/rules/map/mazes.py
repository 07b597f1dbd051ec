"""Mazes and labyrinths of the expansion tiles: three paths, each longer and richer than the last."""

from __future__ import annotations

from tabletome.engine import Action, Decision, Script, runs
from tabletome.games.mage_knight.actions import Decline, Pick, PickUnit
from tabletome.games.mage_knight.content.box import BROWN_ENEMY, RED_ENEMY
from tabletome.games.mage_knight.content.ruins import ADVANCED, ARTIFACT, SPELL
from tabletome.games.mage_knight.content.tiles import LABYRINTH, MAZE
from tabletome.games.mage_knight.events import Conquered, TokenRevealed
from tabletome.games.mage_knight.rules import phases
from tabletome.games.mage_knight.rules.deeds.play import effect_choices, perform
from tabletome.games.mage_knight.rules.map import sites
from tabletome.games.mage_knight.state import AFTER, Combat, Foe, Player, State

LURKS = {MAZE: BROWN_ENEMY, LABYRINTH: RED_ENEMY}
PATHS = {1: 2, 2: 4, 3: 6}
"""The Move points of each path, played for it and not left over."""
CHOSEN_CRYSTAL = "chosen-crystal"
REWARDS = {1: (CHOSEN_CRYSTAL, CHOSEN_CRYSTAL), 2: (SPELL,), 3: (ARTIFACT,)}
DECLINE = Decline()


def open_paths(g: State, p: Player) -> list[int]:
    """Each path is conquered once, and each hero conquers one."""
    if p.seat in g.shields.get(p.space, ()):
        return []
    return [path for path in PATHS if path not in g.mazes.get(p.space, ())]


def enter_maze(g: State, p: Player) -> None:
    """As the action of the turn; Move points are played anew."""
    p.turn.move = 0
    g.stage = AFTER
    g.phase = phases.MAZE_STEP


@runs(phases.MAZE_STEP)
def maze_step(g: State) -> Script:
    """Play Move for one of the paths, or turn back."""
    p = g.hero
    paths: list[Action] = [Pick(path) for path in open_paths(g, p) if p.turn.move >= PATHS[path]]
    chosen = yield Decision(g.active, "maze", [*effect_choices(g, p), *paths, DECLINE])
    match chosen:
        case Pick(number=path):
            yield from walk(g, p, path)
        case Decline():
            p.turn.move = 0
            g.phase = phases.AFTER_STEP
        case _:
            yield from perform(g, p, chosen)


def walk(g: State, p: Player, path: int) -> Script:
    """One Unit may come along; a monster waits, drawn for this fight only."""
    site = g.board[p.space].site
    fit = [number for number, unit in enumerate(p.units) if unit.ready and not unit.wounds]
    if fit:
        chosen = yield Decision(p.seat, "companion", [*(PickUnit(number + 1) for number in fit), DECLINE])
        if isinstance(chosen, PickUnit):
            p.units[chosen.unit - 1].companion = True
    p.turn.move = 0
    g.combat = Combat(kind=site, space=p.space, units_allowed=False, path=path)
    name = sites.draw_token(g, LURKS[site])
    if name:
        g.combat.foes.append(Foe(name))
        g.reveal()
        g.emit(TokenRevealed, p.space, name)
    g.phase = phases.GATHER_FOES


def conquer_path(g: State, p: Player, combat: Combat) -> None:
    """The path's reward at the end of the turn; in a labyrinth an Advanced Action besides."""
    g.shields[combat.space] = (*g.shields.get(combat.space, ()), p.seat)
    g.mazes[combat.space] = (*g.mazes.get(combat.space, ()), combat.path)
    g.emit(Conquered, p.seat, combat.space)
    p.turn.rewards += REWARDS[combat.path]
    if combat.kind == LABYRINTH:
        p.turn.rewards += (ADVANCED,)
