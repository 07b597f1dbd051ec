"""How far one action goes through a game's code: calls, functions, modules, and hops from module to module.

    python -m scripts.walk                    all walks
    python -m scripts.walk gloomhaven --hops  one of them, with every hop and how often it is taken

A walk is a position, drawn as in the tests, and the moves played from it. Every call of a function of the game is
counted, the resumption of a script after an answer included. A hop is a call from one module of the game into another:
a reader who follows the rule has to open another file there. A property reads like a field, and a lambda stands where
it is given: neither is a hop. `tests/scripts/test_walk.py` keeps the hops few.
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections import Counter
from collections.abc import Callable
from types import FrameType
from typing import NamedTuple, Protocol

from tests.games.gloomhaven.dungeon import dungeon
from tests.games.mage_knight.knights import fight

GAMES = "tabletome.games."


class Position(Protocol):
    """What every game's tests play from."""

    @property
    def run(self) -> object: ...

    def plays(self, *moves: str) -> object: ...


class Walk(NamedTuple):
    """An action in a position."""

    action: str
    position: Callable[[], Position]
    moves: tuple[str, ...]


class Call(NamedTuple):
    """One function called by another; modules by their names below the games' folder."""

    caller: str
    module: str
    function: str
    is_property: bool

    @property
    def is_hop(self) -> bool:
        """From one module of the game into another; what the engine calls is no hop."""
        goes_elsewhere = bool(self.caller) and self.caller != self.module
        return goes_elsewhere and not self.is_property and not self.function.endswith("<lambda>")


def area_attack() -> Position:
    """A Brute beside two guards, one of them behind a shield."""
    position = dungeon("""
        . guard1 . .
         . Brute guard2 . .
        . . . . .
    """)
    position.with_effects("guard2", shield=1)
    return position.turn("brute", "sweeping-blow", "trample")


def strengthened_block() -> Position:
    """A hero with a Unit against two enemies, at the beginning of the block phase."""
    return fight("prowlers diggers", "block", hand="determination rage rage march", units="peasants", mana="blue red")


WALKS = {
    "gloomhaven": Walk(
        "an area attack on two guards, one with a shield",
        area_attack,
        ("top sweeping-blow", "strike guard1,guard2", "strike guard1"),
    ),
    "mage_knight": Walk(
        "a strengthened block, damage to a Unit, an attack",
        strengthened_block,
        ("strengthen determination", "block-strike 1", "done", "assign 1", "strengthen rage", "attack 1", "done"),
    ),
}


def follow(walk: Walk) -> list[Call]:
    """Every call of the game's functions while the moves are played, what is remembered from before being known."""
    walk.position().plays(*walk.moves)
    position = walk.position()
    position.run  # noqa: B018 - the first question is asked before the walk begins
    calls: list[Call] = []

    def note(frame: FrameType, event: str, _: object) -> None:
        module = _module(frame)
        if event == "call" and module:
            calls.append(Call(_module(frame.f_back), module, frame.f_code.co_qualname, _is_property(frame)))

    gc.collect()
    gc.disable()
    sys.setprofile(note)
    try:
        position.plays(*walk.moves)
    finally:
        sys.setprofile(None)
        gc.enable()
    return calls


def _is_property(frame: FrameType) -> bool:
    """Whether what is called reads like a field of its object."""
    return isinstance(getattr(type(frame.f_locals.get("self")), frame.f_code.co_name, None), property)


def _module(frame: FrameType | None) -> str:
    """The module below the games' folder; empty outside of the games."""
    name = "" if frame is None else str(frame.f_globals.get("__name__", ""))
    return name.removeprefix(GAMES) if name.startswith(GAMES) else ""


def summary(calls: list[Call]) -> dict[str, int]:
    """The measures of a walk."""
    return {
        "calls": len(calls),
        "functions": len({(call.module, call.function) for call in calls}),
        "modules": len({call.module for call in calls}),
        "hops": sum(call.is_hop for call in calls),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="How far one action goes through a game's code.")
    parser.add_argument("games", nargs="*", choices=[[], *WALKS], help="which walks; all by default")
    parser.add_argument("--hops", action="store_true", help="every hop and how often it is taken")
    chosen = parser.parse_args()
    for game in chosen.games or WALKS:
        calls = follow(WALKS[game])
        print(f"{game}: {WALKS[game].action}: {', '.join(f'{by} {what}' for what, by in summary(calls).items())}")
        if chosen.hops:
            for hop, times in Counter(call for call in calls if call.is_hop).most_common():
                print(f"{times:4}  {hop.caller} -> {hop.module}.{hop.function}")


if __name__ == "__main__":
    main()
