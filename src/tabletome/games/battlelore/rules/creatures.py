"""Powers of Creatures, fed by the Lore they roll. Rulebook: "Creatures", "Giant Spider". BL-CREAT-24..32, BL-SPIDER"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tabletome.engine import Asking, Decision, Script, ask
from tabletome.games.battlelore import actions
from tabletome.games.battlelore.content.board import NAMES, NEIGHBOURS
from tabletome.games.battlelore.content.powers import REPEATED, Power
from tabletome.games.battlelore.content.terrain import LAIR
from tabletome.games.battlelore.content.troops import Gait
from tabletome.games.battlelore.events import LoreStored, PowerUsed
from tabletome.games.battlelore.rules.retreat import drive_back
from tabletome.games.battlelore.rules.units import lose_figures
from tabletome.games.battlelore.state import State

HURLED_HEXES = 2
EARTHQUAKE_HEXES = 2


class Blow:
    """What powers add to the roll they are used with."""

    def __init__(self) -> None:
        self.hexes = 0
        """Hexes that the target is driven back after its hits."""


class Use(NamedTuple):
    """A Creature uses a power against a target."""

    g: State
    creature: int
    target: int
    blow: Blow


def use_powers(g: State, creature: int, target: int, symbols: int, blow: Blow) -> Asking[int]:
    """Right after the roll: spend rolled and stored Lore on powers, each once, or store it. The symbols left over.

    BL-CREAT-25..32; the player's own tokens never pay for a power.
    """
    used: set[Power] = set()
    while True:
        choices = power_choices(g, creature, symbols, used)
        if not choices:
            return symbols
        about = {"unit": creature, "target": target, "symbols": symbols}
        chosen = yield from ask(Decision(g.owner[creature], "use-powers", [*choices, actions.DONE], about))
        match chosen:
            case actions.UsePower(power=power):
                if power not in REPEATED:
                    used.add(power)
                symbols = pay_for_power(g, creature, power, symbols)
                g.emit(PowerUsed, g.owner[creature], g.troops[creature], power, NAMES[g.at[target]])
                script = POWERS[power](Use(g, creature, target, blow))
                if script is not None:
                    yield from script
            case actions.Store(count=count):
                store(g, creature, count)
                symbols -= count
            case _:
                return symbols


def power_choices(g: State, creature: int, symbols: int, used: set[Power]) -> list[actions.UsePower | actions.Store]:
    """Powers that can be paid for and have not been used, and how much can be stored. BL-CREAT-25, 27, 30, 31"""
    troop, stored = g.troop(creature), g.stored[creature]
    powers = [actions.UsePower(name) for name, cost in troop.powers if cost <= symbols + stored and name not in used]
    room = min(symbols, troop.most_stored - stored, g.pool)
    return [*powers, *(actions.Store(count) for count in range(1, room + 1))]


def pay_for_power(g: State, creature: int, power: Power, symbols: int) -> int:
    """Rolled Lore pays first, then stored Lore, which goes back to the pool; what is left. BL-CREAT-25, 28, 32"""
    cost = dict(g.troop(creature).powers)[power]
    rolled = min(cost, symbols)
    g.stored[creature] -= cost - rolled
    g.pool += cost - rolled
    return symbols - rolled


def store(g: State, creature: int, count: int) -> None:
    """Tokens from the pool lie beside the Creature. BL-CREAT-27, 30"""
    g.stored[creature] += count
    g.pool -= count
    g.emit(LoreStored, g.owner[creature], g.troops[creature], count, rule="BL-CREAT-27")


def lair_feeds(g: State, seat: int) -> None:
    """A Creature that ends its owner's turn in its Lair stores 1 Lore. BL-FORT-16"""
    lairs = {h for h, kind, owner in g.landmarks if kind == LAIR and owner == seat}
    for unit in g.units_of(seat):
        at_home = g.at[unit] in lairs or (g.troop(unit).gait is Gait.WOODLAND and g.board.forest[g.at[unit]])
        if at_home and g.stored[unit] < g.troop(unit).most_stored and g.pool:
            store(g, unit, 1)


# The powers


def web(use: Use) -> None:
    """The target is caught until freed; the flags of this very roll are hits. BL-SPIDER-02, 03, 08"""
    use.g.webbed |= 1 << use.target


def poison(use: Use) -> None:
    """The target is poisoned to the end of the game. BL-SPIDER-09..12"""
    use.g.poisoned |= 1 << use.target


def hurl(use: Use) -> None:
    """The target is driven back two hexes more, after its hits."""
    use.blow.hexes += HURLED_HEXES


def tremor(use: Use) -> Script:
    """Every unit beside the Creature, friend or enemy, retreats a hex."""
    yield from shake(use, 1)


def earthquake(use: Use) -> Script:
    """Every unit beside the Creature, friend or enemy, takes a hit and retreats two hexes."""
    for unit in shaken(use):
        lose_figures(use.g, unit, 1, "card")
    yield from shake(use, EARTHQUAKE_HEXES)


def shake(use: Use, hexes: int) -> Script:
    """All units beside the Creature retreat so far."""
    for unit in shaken(use):
        yield from drive_back(use.g, unit, hexes)


def shaken(use: Use) -> list[int]:
    """The units beside a Creature, those of the active player's enemy first, so that a tie is the active player's."""
    g = use.g
    units = [g.on[h] for h in NEIGHBOURS[g.at[use.creature]] if g.on[h] >= 0]
    return sorted(units, key=lambda unit: g.owner[unit] == g.active)


POWERS: Mapping[Power, Callable[[Use], Script | None]] = {
    Power.WEB: web,
    Power.POISON: poison,
    Power.HURL: hurl,
    Power.TREMOR: tremor,
    Power.EARTHQUAKE: earthquake,
}
"""What each power does."""
