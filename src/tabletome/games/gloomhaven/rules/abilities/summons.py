"""Creatures that characters summon. Rulebook: "Summons". GH-SUMMON"""

from __future__ import annotations

from tabletome.engine import Asking
from tabletome.games.gloomhaven.content.notation.abilities import IMMOBILIZE, STUN, Summon, SummonsMove
from tabletome.games.gloomhaven.content.summons import INFUSES, SUMMONS, species
from tabletome.games.gloomhaven.events import Summoned
from tabletome.games.gloomhaven.rules.abilities.targets import choose_hex, choose_one, empty_beside, within
from tabletome.games.gloomhaven.rules.combat import elements
from tabletome.games.gloomhaven.rules.movement.move import apart, move_hero
from tabletome.games.gloomhaven.state import SUMMON, Doing, Figure, State


def hero_summons(g: State, hero: int, ability: Summon) -> Asking[bool]:
    """On an empty adjacent hex; without one it cannot be performed. GH-SUMMON-01, 02, 08"""
    at = yield from choose_hex(g, hero, "summon", empty_beside(g, hero))
    if at is None:
        return False
    bring_into_play(g, hero, ability.name, at)
    return True


def bring_into_play(g: State, hero: int, name: str, at: int) -> None:
    """The creature stands there, the last of its summoner's; it acts from the next round on. GH-SUMMON-01, 05, 08"""
    number = 1 + sum(each.kind == SUMMON and each.hero == hero for each in g.figures)
    health = SUMMONS[name].health
    g.figures.append(Figure(name, SUMMON, hero, number, at, health, health, coinless=True, born=g.round))
    g.emit(Summoned, name, 0, at, rule="GH-SUMMON-01")


def infuse_by_summon(g: State, doing: Doing) -> None:
    """A creature whose attacks infuse an element has attacked. GH-ELEM-02"""
    it = g.figures[doing.actor]
    if it.kind == SUMMON and doing.performed and species(it.name) in INFUSES:
        elements.infuse(g, INFUSES[species(it.name)])
        elements.end_of_turn(g)


def summons_move(g: State, hero: int, ability: SummonsMove) -> Asking[bool]:
    """Each in turn, as the player says. GH-SUMMON-06"""
    left = within(g, hero, [each for each in g.allies_of(hero) if g.figures[each].kind == SUMMON], ability.range)
    performed = False
    while left:
        chosen = yield from choose_one(g, hero, "move-other", left)
        if chosen is None:
            break
        left.remove(chosen)
        performed = True
        if not g.figures[chosen].conditions & (IMMOBILIZE | STUN):
            yield from apart(g, move_hero(g, chosen, g.stat(chosen).move + ability.by, seat=g.seat_of(hero)))
    return performed
