"""Parts of an action that a player may leave out, where nothing else is asked. Rulebook: "Character turn". GH-TURN-04

An action of a single part is left out by not choosing it, and a lasting bonus by ending it at once; what would harm
the character or its allies cannot be left out.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tabletome.engine import Asking, Decision
from tabletome.games.gloomhaven.actions import Apply, Skip
from tabletome.games.gloomhaven.content.notation.abilities import (
    ADJACENT_ALLIES,
    CHOSEN,
    NEGATIVE,
    Ability,
    Along,
    Consume,
    Give,
    Heal,
    HealAll,
    If,
    Loot,
)
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import find_act
from tabletome.games.gloomhaven.rules.abilities.targets import concerned_by
from tabletome.games.gloomhaven.rules.movement.loot import things_around
from tabletome.games.gloomhaven.state import State

APPLY, SKIP = Apply(), Skip()


def wants_part(g: State, hero: int, ability: Ability) -> Asking[bool]:
    """Whether the player performs this part, if there is anything to be asked."""
    if not (is_one_of_several(g) and does_good(g, hero, ability)):
        return True
    chosen: Any = yield Decision(g.seat_of(hero), "part", [APPLY, SKIP])
    if isinstance(chosen, Apply):
        return True
    leave_out(g)
    return False


def leave_out(g: State) -> None:
    """The part that is being performed is not."""
    assert g.doing is not None
    g.doing = msgspec.structs.replace(g.doing, left_out=g.doing.left_out | 1 << g.doing.step - 1)


def is_one_of_several(g: State) -> bool:
    """Whether the running action has other parts, branches not counted."""
    assert g.doing is not None
    return sum(not isinstance(each, Along | Consume | If) for each in find_act(g.doing.source).abilities) > 1


def does_good(g: State, hero: int, ability: Ability) -> bool:
    """Whether it would do something now, and nothing but what the player may do without."""
    match ability:
        case Loot():
            return bool(things_around(g, hero, ability.range))
        case HealAll():
            return bool(concerned_by(g, hero, ADJACENT_ALLIES))
        case Heal() if ability.to and ability.to not in CHOSEN:
            return bool(concerned_by(g, hero, ability.to, ability.range))
        case Give() if ability.to not in CHOSEN:
            whom = concerned_by(g, hero, ability.to, ability.range)
            harms = any(condition in NEGATIVE for condition in ability.conditions)
            return bool(whom) and not (harms and any(not g.are_enemies(hero, each) for each in whom))
        case _:
            return False
