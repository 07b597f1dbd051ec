"""Achievements and the outcome. Rulebook: "Achievements scoring". MK-SCORE, MK-RECON-08, 09"""

from __future__ import annotations

from tabletome.engine import Outcome, phase
from tabletome.games.mage_knight.content.box import WOUND
from tabletome.games.mage_knight.content.cards import ADVANCED_ACTION, ARTIFACT, CARDS, SPELL
from tabletome.games.mage_knight.content.scenarios import SCENARIOS
from tabletome.games.mage_knight.content.tiles import ADVENTURE, KEEP, MONASTERY, TOWER
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.events import GameEnded
from tabletome.games.mage_knight.state import Player, State

KNOWLEDGE, LOOT, LEADER, CONQUEROR, ADVENTURER, BEATING = (
    "knowledge", "loot", "leader", "conqueror", "adventurer", "beating",
)  # fmt: skip
CATEGORIES = (KNOWLEDGE, LOOT, LEADER, CONQUEROR, ADVENTURER, BEATING)
TITLE, TIED_TITLE = 3, 1


def achievements(g: State, p: Player) -> dict[str, int]:
    """Fame in each category, without titles. MK-SCORE-01..06"""
    cards = (*p.deck, *p.hand, *p.discard, *p.play, *p.tactic_cards)
    kinds: list[str] = [CARDS[card].kind for card in cards if card != WOUND]
    kinds += [ARTIFACT for unit in p.units if unit.banner]
    sites = [g.world[space].site for space, shields in g.shields.items() if p.seat in shields]
    return {
        KNOWLEDGE: 2 * kinds.count(SPELL) + kinds.count(ADVANCED_ACTION),
        LOOT: 2 * kinds.count(ARTIFACT) + sum(p.crystals) // 2,
        LEADER: sum(UNITS[unit.name].level // (2 if unit.wounds else 1) for unit in p.units),
        CONQUEROR: 2 * sum(site in (KEEP, TOWER, MONASTERY) for site in sites),
        ADVENTURER: 2 * sum(site in ADVENTURE for site in sites),
        BEATING: -2 * cards.count(WOUND),
    }


def titles(scores: list[dict[str, int]]) -> list[dict[str, int]]:
    """The best in each category gets more, those who tie a little. MK-SCORE-01..06"""
    awarded: list[dict[str, int]] = [{} for _ in scores]
    for category in CATEGORIES:
        points = [abs(score[category]) for score in scores]
        best = max(points)
        winners = [seat for seat, value in enumerate(points) if value == best]
        if best == 0:
            continue
        bonus = TITLE if len(winners) == 1 else TIED_TITLE
        for seat in winners:
            awarded[seat][category] = -bonus if category == BEATING else bonus
    return awarded


def reckoning(g: State) -> list[dict[str, int]]:
    """How each seat's total is made up. MK-RECON-08, 09"""
    scores = [achievements(g, player) for player in g.players]
    if g.seats > 1 and SCENARIOS[g.scenario].titles:
        for score, title in zip(scores, titles(scores), strict=True):
            for category, bonus in title.items():
                score[f"title-{category}"] = bonus
    return [{"fame": player.fame, **score} for player, score in zip(g.players, scores, strict=True)]


@phase
def end_of_game(g: State) -> None:
    """Most Fame wins, ties are shared; alone, finding the City wins. MK-GEN-09, MK-RECON-02, 08, 09"""
    totals = [sum(score.values()) for score in reckoning(g)]
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    if g.seats == 1 and not g.city_found:
        winners = ()
    g.outcome = Outcome(winners, tuple(float(total) for total in totals), "city" if g.city_found else "time")
    g.emit(GameEnded, winners)
