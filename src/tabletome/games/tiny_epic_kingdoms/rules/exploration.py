"""Exploration tokens, the optional module. Rulebook: "Exploration tokens".

TEK-EXPLORE; the Camp works in resources.py, the Fort, Church and Dragon's Lair in war.py, the City in scoring.py.
"""

from __future__ import annotations

from tabletome.engine import Action, Decision, Script
from tabletome.games.tiny_epic_kingdoms.actions import Pay, Surrender
from tabletome.games.tiny_epic_kingdoms.content.box import BANDIT, CROWN, LASTING_TOKENS, TREASURE
from tabletome.games.tiny_epic_kingdoms.events import TokenFound
from tabletome.games.tiny_epic_kingdoms.rules.meeples import return_to_supply
from tabletome.games.tiny_epic_kingdoms.rules.resources import gain_of_choice, mixes, spend
from tabletome.games.tiny_epic_kingdoms.state import State

NO_TOKEN = ""
SURRENDER = Surrender()
TREASURE_RESOURCES = 2
RANSOM = 2


def reveal_token(g: State, seat: int, region: int) -> Script:
    """A meeple has come into a region with a face-down token: turn it up and apply it at once. TEK-EXPLORE-05

    A blank has no effect and is discarded. TEK-EXPLORE-21
    """
    token = g.tokens[region]
    if token == NO_TOKEN or g.face_up[region]:
        return
    g.reveal()
    g.emit(TokenFound, seat, g.board.names[region], token, rule="TEK-EXPLORE-05")
    if token in LASTING_TOKENS:
        g.face_up[region] = True
        return
    g.tokens[region] = NO_TOKEN
    if token == CROWN:
        take_crown(g, seat)
    elif token == TREASURE:
        yield from gain_of_choice(g, seat, TREASURE_RESOURCES)  # TEK-EXPLORE-10
    elif token == BANDIT:
        yield from ambush(g, seat, region)


def take_crown(g: State, seat: int) -> None:
    """It lies with whoever found it or won it, and is worth 2 points. TEK-EXPLORE-08, 09"""
    g.crown = seat


def ambush(g: State, seat: int, region: int) -> Script:
    """The Bandit: pay 2 resources of choice or return the meeple. The last meeple is never lost. TEK-EXPLORE-11"""
    choices: list[Action] = list(mixes(RANSOM, tuple(g.resources[seat])))
    is_last = g.in_play[seat] == 1
    if is_last and not choices:
        spend(g, seat, Pay(*g.resources[seat]))
        return
    if not is_last:
        choices.append(SURRENDER)
    chosen = yield Decision(seat, "ambush", choices, {"region": g.board.names[region]})
    if chosen == SURRENDER:
        return_to_supply(g, seat, region)
    else:
        spend(g, seat, chosen)


def sites(g: State, seat: int, token: str) -> list[int]:
    """Regions this seat controls where that token lies face up; allies both control one they share."""
    if token not in g.tokens:
        return []
    return [
        region
        for region, lying in enumerate(g.tokens)
        if lying == token and g.face_up[region] and g.holds(seat, region)
    ]
