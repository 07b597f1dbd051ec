"""What a seat can know, what must always be true, and how a seat's result is filed in statistics."""

from __future__ import annotations

from collections import Counter

from tabletome.engine import Rng
from tabletome.games.tiny_epic_kingdoms.content.box import (
    MAGIC_TOP,
    MEEPLES,
    MOST_OF_A_RESOURCE,
    REGION_LIMIT,
    SHIELDS,
    TOKENS,
    TOWER_TOP,
)
from tabletome.games.tiny_epic_kingdoms.content.notation import RUINS
from tabletome.games.tiny_epic_kingdoms.rules.exploration import NO_TOKEN
from tabletome.games.tiny_epic_kingdoms.rules.flow import begin_turn
from tabletome.games.tiny_epic_kingdoms.state import NEUTRAL, NOBODY, State, is_searching, owner


def imagine(g: State, seat: int, rng: Rng) -> None:  # noqa: ARG001 - what is hidden is hidden from all alike
    """Nobody knows which face-down token lies where, nor which were left in the box."""
    hidden = [region for region, token in enumerate(g.tokens) if token != NO_TOKEN and not g.face_up[region]]
    bag = sorted([g.tokens[region] for region in hidden] + g.unused_tokens)  # the true order must not steer the draw
    rng.shuffle(bag)
    for region in hidden:
        g.tokens[region] = bag.pop()
    g.unused_tokens = bag


def check(g: State) -> None:
    """Components are neither made nor lost, and no rule about where they may be is broken."""
    assert len(g.shields) == len(set(g.shields)) <= SHIELDS
    for seat in range(g.seats):
        assert 0 <= g.tower[seat] <= TOWER_TOP
        assert 0 <= g.magic[seat] <= MAGIC_TOP
        assert all(0 <= amount <= MOST_OF_A_RESOURCE for amount in g.resources[seat])
        assert g.in_play[seat] <= MEEPLES
    _check_meeples(g)
    _check_tokens(g)


def _check_meeples(g: State) -> None:
    count = Counter(owner(meeple) for meeples in g.regions for meeple in meeples)
    for seat in range(g.seats):
        assert count.pop(seat, 0) == g.in_play[seat], f"seat {seat} has lost count of its meeples"
    neutral = count.pop(NEUTRAL, 0)
    assert not count, f"meeples of nobody: {count}"
    laid_out = g.seats == 2 and bool(g.territories[-1])
    assert neutral + sum(g.captured) == (5 if laid_out else 0)
    for region, meeples in enumerate(g.regions):
        assert len(meeples) <= REGION_LIMIT, "TEK-MOVE-07"
        assert not any(is_searching(meeple) for meeple in meeples) or g.board.kinds[region] == RUINS, "TEK-RUINS-01"
        if g.seats == 2:
            assert len({owner(meeple) for meeple in meeples}) <= 1 or g.phase != begin_turn, "TEK-P2-07"


def _check_tokens(g: State) -> None:
    lying = Counter(token for token in g.tokens if token != NO_TOKEN)
    assert lying + Counter(g.unused_tokens) <= TOKENS
    assert not any(up and token == NO_TOKEN for up, token in zip(g.face_up, g.tokens, strict=True))
    assert g.crown == NOBODY or g.exploration


def labels(g: State, seat: int) -> dict[str, str]:
    """For balance tables."""
    return {"faction": g.factions[seat], "territory": g.territories[seat]}
