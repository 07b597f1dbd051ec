"""A party of bots wins what a party of people would: a broken judgement is noticed."""

from __future__ import annotations

from scripts.gloomhaven_wins import Job, play


def test_the_recommended_bot_wins_an_easy_scenario_with_the_usual_party() -> None:
    party = ("brute", "cragheart", "spellweaver", "tinkerer")
    assert all(play(Job(4, number, party)).won for number in range(2))
