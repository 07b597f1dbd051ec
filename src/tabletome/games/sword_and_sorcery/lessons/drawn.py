"""Positions that lessons draw: the crypt of the first quest, with nothing of its story told."""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.rules.combat.death import hero_dies
from tabletome.games.sword_and_sorcery.rules.enemies.spawning import enter_play
from tabletome.games.sword_and_sorcery.rules.flow import begin_turn
from tabletome.games.sword_and_sorcery.state import State

KNIGHT, ARCHER = range(2)
SHRINE, BEYOND = "6b.1", "6b.5"
"""Where the heroes wake, and a corner of the crypt."""
FOE = "gremlin-green-1"


def in_the_crypt(g: State, seat: int) -> None:  # noqa: ARG001 - all drawings have one shape
    """The knight's turn in the first round; the archer stands in a corner, before a gremlin. SS-BATTLE-05"""
    g.round = 1
    for hero, place in ((KNIGHT, SHRINE), (ARCHER, BEYOND)):
        g.figures[hero].at = g.layout.named[place]
        g.heroes[hero].cooling = (0,) * len(g.heroes[hero].powers)
    enter_play(g, FOE, g.layout.named[BEYOND])
    begin_turn(g, KNIGHT)


def archer_has_fallen(g: State, seat: int) -> None:  # noqa: ARG001 - all drawings have one shape
    """The archer has died where the gremlin stands, and has the next turn as a ghost soul. SS-DEATH-03"""
    g.heroes[KNIGHT].has_acted = True
    hero_dies(g, ARCHER)
    begin_turn(g, ARCHER)
