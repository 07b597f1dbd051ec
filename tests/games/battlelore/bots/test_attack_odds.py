"""What a unit has at stake, and what an attack may be expected to cost."""

from __future__ import annotations

from tabletome.games.battlelore.bots.attack_odds import loss, stake


def test_the_last_figure_has_most_at_stake_for_its_number() -> None:
    lost = [stake("swordsmen-blue", figures) - stake("swordsmen-blue", figures - 1) for figures in (1, 2, 3, 4)]
    assert lost[0] == max(lost)


def test_more_dice_cost_more_and_riders_suffer_less_from_short_swords() -> None:
    two, three = (loss(dice, "swordsmen-blue", "swordsmen-blue", 4, True, 0) for dice in (2, 3))
    assert two < three
    assert loss(3, "swordsmen-blue", "riders-blue", 3, True, 0) < loss(3, "riders-blue", "riders-blue", 3, True, 0)
