"""Steps in a second through each interface."""

from __future__ import annotations

from tabletome.research.environment_speed import OPENSPIEL_PEERS, count_of, measure_environments


def test_every_interface_is_measured_beside_the_games_that_its_project_brings() -> None:
    measured = list(measure_environments(["tiny_epic_kingdoms"], 0.01))
    ours = {speed.interface for speed in measured if speed.ours}
    assert ours == {"pettingzoo", "gymnasium", "openspiel"}
    assert {speed.game for speed in measured if not speed.ours} == {"chess_v6", "go_v5", *OPENSPIEL_PEERS}
    assert all(speed.steps_per_s > 0 for speed in measured)
    assert len(measured) <= count_of(["tiny_epic_kingdoms"])
