"""Every word of the notation has exactly one entry in each room, and no entry is left over.

Adding a word means one declaration in `content/notation` and one entry in each table below that asks for its family. A
table refuses a second entry by itself.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

import pytest

from tabletome.engine.by_type import leaf_types
from tabletome.games.sword_and_sorcery.bots.boons import worth_of_boon
from tabletome.games.sword_and_sorcery.bots.deeds.entries import weighs, worth_learning
from tabletome.games.sword_and_sorcery.bots.passives import worth_learning_passive
from tabletome.games.sword_and_sorcery.content.notation.boons import AnyBoon, Boon
from tabletome.games.sword_and_sorcery.content.notation.deeds import Deed, Reaction
from tabletome.games.sword_and_sorcery.content.notation.needs import Need
from tabletome.games.sword_and_sorcery.content.notation.passives import Passive
from tabletome.games.sword_and_sorcery.rules.combat.boons import ASKED_FOR, at_first, on_attacker, on_hit, on_target
from tabletome.games.sword_and_sorcery.rules.deeds.entries import does, helps
from tabletome.games.sword_and_sorcery.rules.deeds.reactions import may_react, reacts
from tabletome.games.sword_and_sorcery.rules.heroes.innates import may_use_innate, uses_innate
from tabletome.games.sword_and_sorcery.rules.heroes.powers import is_met
from tabletome.games.sword_and_sorcery.view.boons import reads_boon
from tabletome.games.sword_and_sorcery.view.deeds.entries import reads
from tabletome.games.sword_and_sorcery.view.passives import reads_passive

DEEDS, REACTIONS = leaf_types(Deed), leaf_types(Reaction)
BOONS, PASSIVES, NEEDS = leaf_types(Boon), leaf_types(Passive), leaf_types(Need)

ROOMS: dict[str, tuple[Iterable[type], Collection[type]]] = {
    "deeds are done": (DEEDS - REACTIONS, does),
    "deeds are allowed": (DEEDS - REACTIONS, helps),
    "deeds are read": (DEEDS, reads),
    "deeds are weighed": (DEEDS, weighs),
    "deeds are learnt": (DEEDS, worth_learning),
    "reactions are done": (REACTIONS, reacts),
    "reactions are allowed": (REACTIONS, may_react),
    "boons are read": (BOONS, reads_boon),
    "boons are valued": (BOONS, worth_of_boon),
    "boons can be saved": (BOONS, AnyBoon.__args__),
    "passives are read": (PASSIVES, reads_passive),
    "passives are learnt": (PASSIVES, worth_learning_passive),
    "needs are met": (NEEDS, is_met),
    "innate powers are allowed": (uses_innate, may_use_innate),
}


@pytest.mark.parametrize("room", ROOMS)
def test_every_word_has_one_entry_and_none_is_left_over(room: str) -> None:
    words, entries = ROOMS[room]
    names = sorted(word.__name__ for word in words)
    assert names, "a family without words"
    assert sorted(entry.__name__ for entry in entries) == names


def test_every_boon_works_at_one_moment_of_an_attack() -> None:
    moments = [*at_first, *on_target, *on_hit, *on_attacker, *ASKED_FOR]
    assert sorted(kind.__name__ for kind in moments) == sorted(kind.__name__ for kind in BOONS)
