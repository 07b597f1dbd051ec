"""Using a power or an item: on whom it may be used, and its deeds line by line. Rulebook: powers, items. SS-ACT-18"""

from __future__ import annotations

from collections.abc import Iterator

from tabletome.engine import Script
from tabletome.games.sword_and_sorcery.content.notation.deeds import Deed, Whom
from tabletome.games.sword_and_sorcery.rules.combat.weapon_attacks import resolve_fallen, targets_in_reach
from tabletome.games.sword_and_sorcery.rules.deeds.entries import Use, does, helps
from tabletome.games.sword_and_sorcery.state import State

CHOSEN = (Whom.HERO, Whom.ENEMY)


def targets_of_use(g: State, hero: int, deeds: tuple[Deed, ...], reach: int) -> Iterator[int | None]:
    """On whom a hero may use this now: the figures that may be chosen, or None where nobody is.

    In sight and range; and only where it would do anything. SS-ACT-19, SS-LOS-05, SS-DEATH-14
    """
    whom = next((deed.to for deed in deeds if deed.to in CHOSEN), Whom.SELF)
    figures: list[int] | list[None] = [None]
    if whom is Whom.ENEMY:
        figures = targets_in_reach(g, hero, reach)
    elif whom is Whom.HERO:
        figures = friends_in_reach(g, hero, reach)
    for figure in figures:
        if any(helps[type(deed)](g, hero, figure, deed) for deed in deeds):
            yield figure


def friends_in_reach(g: State, figure: int, reach: int) -> list[int]:
    """Heroes and the companion, in sight and range; oneself too. SS-ACT-19"""
    fly = g.board.fly[g.figures[figure].at]
    return [
        friend
        for friend in g.allies()
        if fly[g.figures[friend].at] <= reach and g.hero_sees(figure, g.figures[friend].at)
    ]


def do_all(g: State, figure: int, deeds: tuple[Deed, ...], target: int | None, name: str) -> Script:
    """The lines of a card in their order, as long as the user is there. SS-POWER-16"""
    use = Use(figure, g.figures[figure].owner, target, name)
    for deed in deeds:
        if g.is_up(figure) or g.figures[figure].ghost:
            script = does[type(deed)](g, use, deed)
            if script is not None:
                yield from script
    yield from resolve_fallen(g)
