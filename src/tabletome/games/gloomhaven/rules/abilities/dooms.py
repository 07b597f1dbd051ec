"""What Dooms do to the enemy on whom they lie, and for those who fight it. GH-ACTIVE-01, GH-TURN-05"""

from __future__ import annotations

from tabletome.games.gloomhaven.content.notation.abilities import Doom
from tabletome.games.gloomhaven.rules.abilities.active_cards import lasting_of
from tabletome.games.gloomhaven.state import NOBODY, SUMMON, State


def dooms_on(g: State, who: int) -> list[Doom]:
    """The Dooms that lie on a figure."""
    hero = g.figures[who].marks.doomed_by
    return [] if hero == NOBODY else [doom for _, doom in lasting_of(g, hero, Doom)]


def dooms_against(g: State, attacker: int, target: int) -> list[Doom]:
    """Those that help this attacker: whoever has laid them, or an ally."""
    hero = g.figures[target].marks.doomed_by
    if hero == NOBODY or g.are_enemies(hero, attacker):
        return []
    return dooms_on(g, target)


def attack_by_dooms(g: State, attacker: int, target: int, reach: int) -> int:
    """What the Dooms on its target add to an attack."""
    hero = g.figures[target].marks.doomed_by
    is_summon = g.figures[attacker].kind == SUMMON
    total = 0
    for doom in dooms_against(g, attacker, target):
        if attacker == hero:
            total += doom.attack
        else:
            total += doom.allies_attack + (doom.summons_attack if is_summon else 0)
        if doom.farther:
            total += max(reach - g.board.distance(g.stands_at(attacker), g.figures[target].at), 0)
    return total


def weakened(g: State, who: int) -> int:
    """By how much a figure's attack, move and range are lower."""
    return 0 if g.figures[who].marks.doomed_by == NOBODY else sum(doom.weakens for doom in dooms_on(g, who))
