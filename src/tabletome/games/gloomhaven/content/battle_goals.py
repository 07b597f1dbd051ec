"""The 24 battle goals: what each asks for, and its check marks. Facts are public, the words our own. GH-BGOAL-01, 02"""

from __future__ import annotations

import msgspec

from tabletome.games.gloomhaven.content.notation.sources import Source


class BattleGoal(msgspec.Struct, frozen=True):
    """`asks` names a count or a deed (see battle_goals.py); a count must lie between `least` and `most`."""

    name: str
    checks: int
    asks: str
    least: int | None = None
    most: int | None = None
    source: Source = "public"


BATTLE_GOALS: dict[str, BattleGoal] = {}


def goal(name: str, checks: int, asks: str, *, least: int | None = None, most: int | None = None) -> None:
    BATTLE_GOALS[name] = BattleGoal(name, checks, asks, least, most)


goal("streamliner", 1, "cards left", least=5)
goal("layabout", 2, "experience", most=7)
goal("workhorse", 1, "experience", least=13)
goal("zealot", 1, "cards left", most=3)
goal("masochist", 1, "hit points", most=2)
goal("fast-healer", 1, "hit points missing", most=0)
goal("neutralizer", 1, "traps", least=1)
goal("plunderer", 1, "treasures", least=1)
goal("protector", 1, "allies exhausted", most=0)
goal("explorer", 1, "rooms revealed", least=1)
goal("hoarder", 1, "money", least=5)
goal("indigent", 2, "loot", most=0)
goal("pacifist", 1, "kills", most=3)
goal("sadist", 1, "kills", least=5)
goal("hunter", 1, "elite kills", least=1)
goal("professional", 1, "item uses beyond the level", least=2)
goal("aggressor", 2, "rounds begun without monsters", most=0)
goal("dynamo", 1, "overkills", least=1)
goal("purist", 2, "item uses", most=0)
goal("opener", 1, "first kill", least=1)
goal("diehard", 1, "falls below half", most=0)
goal("executioner", 1, "kills of the unhurt", least=1)
goal("straggler", 1, "short rests", most=0)
goal("scrambler", 1, "long rests", most=0)
