"""Achievements, what scenarios add, and the outcome. Rulebook: "Achievements scoring". MK-SCORE, MK-TEAM-10, 11"""

from __future__ import annotations

from tabletome.engine import Outcome, runs
from tabletome.games.mage_knight.content.box import WOUND
from tabletome.games.mage_knight.content.deeds import ADVANCED_ACTION, ARTIFACT, CARDS, SPELL
from tabletome.games.mage_knight.content.scenarios import SCENARIOS
from tabletome.games.mage_knight.content.tiles import ADVENTURE, DUNGEON, KEEP, MAZES, MONASTERY, TILES, TOMB, TOWER
from tabletome.games.mage_knight.content.units import UNITS
from tabletome.games.mage_knight.events import GameEnded
from tabletome.games.mage_knight.rules import phases
from tabletome.games.mage_knight.rules.map import cities
from tabletome.games.mage_knight.rules.map.sites import site_of
from tabletome.games.mage_knight.rules.scenario import special_rules
from tabletome.games.mage_knight.state import Player, State

KNOWLEDGE, LOOT, LEADER, CONQUEROR, ADVENTURER, BEATING = (
    "knowledge", "loot", "leader", "conqueror", "adventurer", "beating",
)  # fmt: skip
CITIES, MINES = "cities", "mines"
TITLE, TIED_TITLE = 3, 1
GREAT_TITLE, TIED_GREAT_TITLE = 5, 2
"""Of what a scenario is about. MK-FULLC-04, MK-MINES-10, MK-DUNG-11"""
LED_CITY, SHARED_CITY = 7, 4
"""MK-FULLC-04, MK-BLITZC-05"""
COUNTRY_MINE, CORE_MINE = 4, 7
"""MK-MINES-10"""
Scores = dict[str, int]


# What a hero has achieved


def achievements(g: State, p: Player) -> Scores:
    """Fame in each category, without titles. MK-SCORE-01..07"""
    cards = (*p.deck, *p.hand, *p.discard, *p.play_area, *p.round.tactic_cards, *p.round.set_aside)
    kinds: list[str] = [CARDS[card].kind for card in cards if card != WOUND]
    kinds += [ARTIFACT for unit in p.units if unit.banner]
    sites = [site_of(g, space) for space, shields in g.shields.items() if p.seat in shields]
    scores = {
        KNOWLEDGE: 2 * kinds.count(SPELL) + kinds.count(ADVANCED_ACTION),
        LOOT: 2 * kinds.count(ARTIFACT) + sum(p.crystals) // 2,
        LEADER: sum(UNITS[unit.name].level // (2 if unit.wounds else 1) for unit in p.units),
        CONQUEROR: 2 * sum(site in (KEEP, TOWER, MONASTERY) for site in sites),
        ADVENTURER: adventure_score(sites),
        BEATING: -2 * cards.count(WOUND),
    }
    return scores | quest_scores(g, p, sites)


def quest_scores(g: State, p: Player, sites: list[str]) -> Scores:
    """What the scenario adds or counts differently. MK-FULLC-04, MK-MINES-10, MK-DUNG-11"""
    scenario = SCENARIOS[g.scenario]
    match scenario.goal:
        case "cities" if has_titles(g):
            led, shared = cities.led_by(g, p.seat), cities.shared_by(g, p.seat)
            return {CITIES: LED_CITY * len(led) + SHARED_CITY * len(shared)}
        case "mines":
            tiles = [TILES[g.board[space].tile].kind for space in special_rules.mines_of(g, p.seat)]
            return {MINES: COUNTRY_MINE * tiles.count("country") + CORE_MINE * tiles.count("core")}
        case "dungeons":
            deep = sum(site in (DUNGEON, TOMB) for site in sites)
            return {ADVENTURER: adventure_score(sites) + 2 * deep}
    return {}


def adventure_score(sites: list[str]) -> int:
    """2 for every adventure site, mazes among them. MK-SCORE-05"""
    return 2 * sum(site in ADVENTURE or site in MAZES for site in sites)


def has_titles(g: State) -> bool:
    """Only among rivals. MK-SOLO-06, MK-FULLCO-07, MK-RECON-09"""
    return g.seats > 1 and not g.together


def great_category(g: State) -> str:
    """The title that is worth more in this scenario."""
    goal = SCENARIOS[g.scenario].goal
    return {"cities": CITIES, "mines": MINES, "dungeons": ADVENTURER}.get(goal, "")


def titles(scores: list[Scores], great: str = "") -> list[Scores]:
    """The best in each category gets more, those who tie a little. MK-SCORE-01..06"""
    awarded: list[Scores] = [{} for _ in scores]
    for category in scores[0]:
        points = [abs(score[category]) for score in scores]
        best = max(points)
        winners = [seat for seat, value in enumerate(points) if value == best]
        if best == 0:
            continue
        if category == great:
            bonus = GREAT_TITLE if len(winners) == 1 else TIED_GREAT_TITLE
        else:
            bonus = TITLE if len(winners) == 1 else TIED_TITLE
        for seat in winners:
            awarded[seat][category] = -bonus if category == BEATING else bonus
    return awarded


# Who is scored: heroes, teams, or all together


def sides(g: State) -> list[list[int]]:
    """The seats that are scored as one."""
    if g.together:
        return [list(range(g.seats))]
    if g.teams:
        return [[seat for seat in range(g.seats) if g.teams[seat] == team] for team in sorted(set(g.teams))]
    return [[seat] for seat in range(g.seats)]


def side_scores(g: State, seats: list[int]) -> Scores:
    """The least Fame, the best of each Achievement, the worst beating. MK-TEAM-10, 11, MK-FULLCO-07

    By agreement the least of each Achievement instead. MK-FULLCO-09
    """
    each = [achievements(g, g.players[seat]) for seat in seats]
    pick = min if "lowest-scores" in g.variants else max
    scores = {
        name: min(one[name] for one in each) if name == BEATING else pick(one[name] for one in each) for name in each[0]
    }
    return {"fame": min(g.players[seat].fame for seat in seats), **scores}


def reckoning(g: State) -> list[Scores]:
    """How each seat's total is made up. MK-RECON-08, 09, MK-DRUID-09"""
    goal = SCENARIOS[g.scenario].goal
    if goal == "hold":
        return hold_reckoning(g)
    if goal == "portal":
        return [{"fame": player.fame} for player in g.players]
    groups = sides(g)
    scores = [side_scores(g, seats) for seats in groups]
    if has_titles(g):
        without_fame = [{name: points for name, points in score.items() if name != "fame"} for score in scores]
        for score, title in zip(scores, titles(without_fame, great_category(g)), strict=True):
            score |= {f"title-{category}": bonus for category, bonus in title.items()}
    elif goal == "cities":
        for score in scores:
            score |= conquest_scores(g)
    return [scores[number] for seat in range(g.seats) for number, seats in enumerate(groups) if seat in seats]


def conquest_scores(g: State) -> Scores:
    """Alone or together: Cities, and time to spare. MK-SOLO-07, MK-FULLCO-08"""
    assert g.dummy is not None, "the clock of all who do not play against each other"
    done = special_rules.is_mission_done(g)
    every_leads = g.together and all(cities.led_by(g, seat) for seat in range(g.seats))
    return {
        "conquered": 10 * len(g.fallen),
        "every-leader": 10 if every_leads else 0,
        "all-cities": 15 if done else 0,
        "rounds-left": 30 * (g.rounds - g.round) if done else 0,
        "dummy-cards": len(g.dummy.deck),
        "not-announced": 0 if g.end_announced else 5,
    }


def hold_reckoning(g: State) -> list[Scores]:
    """Victory points for what each side controls. MK-HOLD-02, 13"""
    points = [special_rules.victory_points(g, seat) for seat in range(g.seats)]
    return [
        {
            name: sum(points[mate][name] for mate in range(g.seats) if mate == seat or g.are_mates(seat, mate))
            for name in points[seat]
        }
        for seat in range(g.seats)
    ]


# The outcome


@runs(phases.END_OF_GAME)
def end_of_game(g: State) -> None:
    """Most Fame wins, ties are shared; alone or together the mission decides. MK-GEN-09, MK-RECON-02, 08, MK-FULLC-05

    MK-SOLO-06, MK-FULLCO-07, MK-DRUID-09
    """
    totals = [sum(score.values()) for score in reckoning(g)]
    goal = SCENARIOS[g.scenario].goal
    done = special_rules.is_mission_done(g)
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    if goal == "portal":
        winners = returned(g)
    elif goal == "hold":
        winners = holders(g, winners)
    elif not has_titles(g):
        winners = tuple(range(g.seats)) if done or goal == "glades" else ()
    shared = g.together or bool(g.teams)
    reason = "mission" if done else "time"
    g.outcome = Outcome(winners, tuple(float(total) for total in totals), reason, shared)
    g.emit(GameEnded, winners, g.scenario, is_reached(g, winners))


def is_reached(g: State, winners: tuple[int, ...]) -> bool:
    """Whether somebody has done what the scenario is about, whoever has most Fame."""
    match SCENARIOS[g.scenario].goal:
        case "portal" | "hold":
            return bool(winners)
        case "glades":
            return special_rules.progress(g)[0] > 0
    return special_rules.is_mission_done(g)


def holders(g: State, best: tuple[int, ...]) -> tuple[int, ...]:
    """Between two sides that tie nobody wins. MK-HOLD-13"""
    return best if any(set(best) <= set(side) for side in sides(g)) else ()


def returned(g: State) -> tuple[int, ...]:
    """Who stands on the Portal, or the team that had chosen that hero. MK-RETURN-04, 05, 08"""
    portal = special_rules.portal_space(g)
    there = [player.seat for player in g.players if player.space == portal and player.seat not in g.lost]
    if not there:
        return ()
    if not g.teams:
        return (there[0],)
    if there[0] not in g.chosen_to_return:
        return ()
    return tuple(seat for seat in range(g.seats) if g.teams[seat] == g.teams[there[0]])
