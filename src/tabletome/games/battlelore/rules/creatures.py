"""Powers of Creatures, fed by the Lore they roll. Rulebook: "Creatures", "Giant Spider". BL-CREAT-24..32, BL-SPIDER"""

from __future__ import annotations

from tabletome.engine import Asking, Decision
from tabletome.games.battlelore import actions
from tabletome.games.battlelore.content.board import NAMES
from tabletome.games.battlelore.content.terrain import LAIR
from tabletome.games.battlelore.events import LoreStored, PowerUsed
from tabletome.games.battlelore.rules.units import lose_figures, roll
from tabletome.games.battlelore.state import State

DONE = actions.Done()
CRUSHING_HITS = 2
HURLED_FLAGS = 1


class Blow:
    """What a power adds to the roll it is used with."""

    def __init__(self) -> None:
        self.hits = 0
        self.flags = 0


def use_powers(g: State, creature: int, target: int, symbols: int, blow: Blow) -> Asking[int]:
    """Right after the roll: spend rolled and stored Lore on powers, each once, or store it. The symbols left over.

    BL-CREAT-25..32; the player's own tokens never pay for a power.
    """
    used: set[str] = set()
    while True:
        choices = power_choices(g, creature, symbols, used)
        if not choices:
            return symbols
        about = {"unit": creature, "target": target, "symbols": symbols}
        chosen = yield Decision(g.owner[creature], "use-powers", [*choices, DONE], about)
        match chosen:
            case actions.UsePower():
                used.add(chosen.power)
                symbols = pay_for_power(g, creature, chosen.power, symbols)
                g.emit(PowerUsed, g.owner[creature], g.troops[creature], chosen.power, NAMES[g.at[target]])
                use_power(g, creature, target, chosen.power, blow)
            case actions.Store():
                store(g, creature, chosen.count)
                symbols -= chosen.count
            case _:
                return symbols


def power_choices(g: State, creature: int, symbols: int, used: set[str]) -> list[object]:
    troop, stored = g.troop(creature), g.stored[creature]
    powers = [actions.UsePower(name) for name, cost in troop.powers if cost <= symbols + stored and name not in used]
    room = min(symbols, troop.most_stored - stored, g.pool)
    return [*powers, *(actions.Store(count) for count in range(1, room + 1))]


def pay_for_power(g: State, creature: int, power: str, symbols: int) -> int:
    """Rolled Lore first, then stored Lore, which goes back to the pool. BL-CREAT-25, 28, 32"""
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


def use_power(g: State, creature: int, target: int, power: str, blow: Blow) -> None:
    match power:
        case "web":  # caught until freed; the flags of this very roll are hits: BL-SPIDER-02, 03, 08
            g.webbed |= 1 << target
        case "poison":  # to the end of the game: BL-SPIDER-09..12
            g.poisoned |= 1 << target
        case "hurl":
            blow.flags += HURLED_FLAGS
        case "crush":
            blow.hits += CRUSHING_HITS
        case "quake":
            quake(g, creature, target)


def quake(g: State, creature: int, target: int) -> None:
    """Every other enemy beside the Earth Elemental rolls two dice and loses a figure for each of its colour."""
    for enemy in g.adjacent_enemies(creature):
        if enemy != target:
            dice = roll(g, g.owner[creature], 2, "card")
            lose_figures(g, enemy, dice.count(g.troop(enemy).colour), "card")


def lair_feeds(g: State, seat: int) -> None:
    """A Creature that ends its owner's turn in its Lair stores 1 Lore. BL-FORT-16"""
    for h, kind, owner in g.landmarks:
        unit = g.on[h]
        at_home = kind == LAIR and owner == seat and unit >= 0 and g.owner[unit] == seat
        if at_home and g.stored[unit] < g.troop(unit).most_stored and g.pool:
            store(g, unit, 1)
