"""How used powers become ready again: the hourglasses on their cards. Rulebook: powers. SS-POWER-17, SS-ICON-11"""

from __future__ import annotations

from tabletome.games.sword_and_sorcery.events import PowerRefreshed
from tabletome.games.sword_and_sorcery.state import State

LAST_POSITION = 4
"""Powers turn no further back. SS-ICON-11"""


def set_cooldown(g: State, hero: int, power: str, hourglasses: int) -> None:
    """A used power is turned to its hourglasses. SS-POWER-17"""
    it = g.heroes[hero]
    place = it.powers.index(power)
    it.cooling = (*it.cooling[:place], hourglasses, *it.cooling[place + 1 :])


def turn_powers(g: State, hero: int, by: int, rule: str = "SS-POWER-24") -> None:
    """Forward towards refresh, backward up to the last position; only used powers turn. SS-POWER-24, SS-POWER-29"""
    it = g.heroes[hero]
    turned = tuple(min(LAST_POSITION, max(0, glasses - by)) if glasses else 0 for glasses in it.cooling)
    for power, before, now in zip(it.powers, it.cooling, turned, strict=True):
        if before and not now:
            g.emit(PowerRefreshed, it.name, power, rule=rule)
    it.cooling = turned


def refresh(g: State, hero: int, power: str, rule: str) -> None:
    """A used power is ready again at once. SS-POWER-25"""
    set_cooldown(g, hero, power, 0)
    g.emit(PowerRefreshed, g.heroes[hero].name, power, rule=rule)
