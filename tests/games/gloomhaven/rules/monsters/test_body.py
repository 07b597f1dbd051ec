"""The drake of the Scorched Summit lies on three hexes, 4, 5 and 14, and acts from one of them. GH-SPECIAL-08"""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.notation.conditions import INVISIBLE
from tabletome.games.gloomhaven.events import Attacked
from tests.games.gloomhaven.quests import Quest, enter

MELEE, FROM_AFAR = 36, 52
"""The cards: Move +0 and Attack +0; Move -1 and Attack -1 on two targets within 3."""
FAR_AWAY = 63


def acts(initiative: int, *heroes: int, invisible: bool = False) -> Quest:
    """The drake has acted; the heroes stood on these hexes."""
    quest = enter("scorched-summit").kill("rending-drake", "spitting-drake")
    for hero, at in enumerate(heroes):
        quest.put(hero, at).g.figures[hero].health = 60
        if invisible:
            quest.g.figures[hero].conditions |= INVISIBLE
    return quest.acts("elder-drake", initiative)


def lies(quest: Quest) -> tuple[int, list[int]]:
    """Where the boss stands for itself, and its other hexes."""
    return quest.figures("elder-drake")[0].at, sorted(part.at for part in quest.figures("drakes-body"))


@rule("GH-SPECIAL-08")
@pytest.mark.parametrize(
    ("near", "at", "others"), [(3, 4, [5, 14]), (6, 5, [4, 14]), (24, 14, [4, 5]), (34, 14, [4, 5]), (8, 5, [4, 14])]
)
def test_it_acts_from_the_hex_from_which_an_enemy_is_nearest(near: int, at: int, others: list[int]) -> None:
    quest = acts(MELEE, near, FAR_AWAY)
    assert lies(quest) == (at, others)
    struck = [event.target for event in quest.events if isinstance(event, Attacked)]
    assert struck == (["brute"] if quest.g.board.distance(at, near) == 1 else [])


@rule("GH-SPECIAL-08")
@pytest.mark.parametrize(("other", "at"), [(42, 14), (54, 4), (1, 4)])
def test_of_hexes_equally_near_it_acts_from_the_one_from_which_it_attacks_most(other: int, at: int) -> None:
    """Hex 13 lies beside 4 and 14."""
    quest = acts(FROM_AFAR, 13, other)
    board = quest.g.board
    assert (board.distance(4, other) <= 3, board.distance(14, other) <= 3) == (other == 1, other == 42)
    assert lies(quest)[0] == at


@rule("GH-SPECIAL-08")
def test_without_anybody_to_attack_it_stays_where_it_is() -> None:
    assert lies(acts(MELEE, 24, FAR_AWAY, invisible=True)) == (4, [5, 14])
