"""The script that measures how often bots win: what it plays, what it keeps, what it prints."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec

from scripts.gloomhaven_wins import (
    Job,
    Played,
    gold_by_then,
    jobs_left,
    level_by_then,
    options_of,
    outfits_by_then,
    party_by_then,
    perks_by_then,
    read,
    table_rows,
)
from tabletome.games.gloomhaven.content.items import ITEMS, shop
from tabletome.games.gloomhaven.rules.items.worn import fits


def one(scenario: int, number: int, *, won: bool) -> Played:
    party = ",".join(party_by_then(scenario))
    return Played(
        scenario, number, party, level_by_then(scenario), won, "won" if won else "exhausted", 9, 200, 1.0, "1/3", ""
    )


def test_every_scenario_has_a_party_and_a_level_with_which_it_can_be_played() -> None:
    for scenario in range(1, 96):
        options = options_of(Job(scenario, 0, party_by_then(scenario)))
        assert len(set(options.party)) == 4
        assert options.level_of("first") == level_by_then(scenario)


def test_a_party_has_bought_what_its_scenarios_paid_for_and_marked_what_its_battle_goals_brought() -> None:
    assert [gold_by_then(level) for level in (1, 2, 4, 6)] == [30, 81, 183, 302]
    assert [len(perks_by_then("brute", level)) for level in (1, 2, 4, 6)] == [0, 1, 5, 8]
    for scenario in (1, 3, 11, 26):
        level = level_by_then(scenario)
        outfits = outfits_by_then(party_by_then(scenario), level)
        worn = Counter(item for outfit in outfits for item in outfit)
        assert all(count <= ITEMS[item].copies and item in shop(level) for item, count in worn.items())
        assert all(sum(ITEMS[item].price for item in outfit) <= gold_by_then(level) for outfit in outfits)
        assert all(fits(outfit, level) for outfit in outfits)
        options = options_of(Job(scenario, 0, party_by_then(scenario)))
        assert options.first_items == ",".join(outfits[0])


def test_games_that_were_played_are_not_played_again_though_the_last_line_is_torn(tmp_path: Path) -> None:
    path = tmp_path / "played.jsonl"
    lines = [msgspec.json.encode(one(1, 0, won=True)), msgspec.json.encode(one(2, 0, won=False))]
    path.write_bytes(b"\n".join(lines) + b"\n" + lines[0][:20])
    assert len(read(path)) == 2
    assert [(job.scenario, job.number) for job in jobs_left(path, (1, 2, 3), 2)] == [(3, 0), (1, 1), (2, 1), (3, 1)]


def test_the_table_counts_wins_and_says_why_others_were_lost() -> None:
    rows = list(table_rows([one(1, 0, won=True), one(1, 1, won=False), one(26, 0, won=False)]))
    assert "| 1 black-barrow | 1 | 2 | 1 | exhausted 1 |" in rows
    assert any(row.startswith("\n1 to 95: 1 of 3, 33%") for row in rows)
