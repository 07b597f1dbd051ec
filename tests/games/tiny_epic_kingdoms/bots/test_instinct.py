"""What bots think of their options at first sight."""

from __future__ import annotations

from tabletome.games.tiny_epic_kingdoms.bots.instinct import DOUBTFUL, FAVOURITE, NEVER, POOR, SENSIBLE, instinct
from tests.games.tiny_epic_kingdoms.kingdoms import Kingdoms, kingdoms


def weights(game: Kingdoms) -> dict[str, float]:
    """How likely each choice is now, by its text."""
    decision = game.run.decision
    assert decision is not None
    return dict(zip(map(str, decision.options), instinct(game.g, decision), strict=True))


def face_to_face(red: str, blue: str, action: str = "quest", attackers: str = "humans") -> Kingdoms:
    return kingdoms(
        action=action,
        red=f"{attackers} of north at north.1 north.1; {red}",
        blue=f"dwarves of south at south.4 south.1; {blue}",
        green="elves of east at east.1 east.2",
    )


def thought_of_war(red: str, blue: str, attackers: str = "humans") -> float:
    return weights(face_to_face(red, blue, attackers=attackers))["quest north.1 south.4"]


def test_a_war_is_begun_by_whoever_can_pay_more() -> None:
    assert thought_of_war("mana 2", "mana 1") == FAVOURITE
    assert thought_of_war("mana 1", "mana 1") == POOR
    assert thought_of_war("mana 1", "mana 5") == NEVER


def test_a_war_that_costs_too_much_is_a_poor_one() -> None:
    assert thought_of_war("mana 3", "ore 2") == FAVOURITE
    assert thought_of_war("mana 3", "ore 3") == POOR
    assert thought_of_war("mana 3; magic 3", "ore 4", attackers="orcs") == FAVOURITE  # they win ties and pay 1 less


def test_an_even_war_suits_those_who_win_ties() -> None:
    assert thought_of_war("ore 2; magic 1", "ore 2", attackers="orcs") == FAVOURITE
    assert thought_of_war("ore 2", "ore 2", attackers="orcs") == POOR


def test_nobody_bids_more_than_the_other_can_pay() -> None:
    game = face_to_face("mana 4", "mana 2").plays("red: quest north.1 south.4")
    bids = weights(game)
    assert bids["bid 5"] == FAVOURITE  # the defender keeps the region on a tie of 4
    assert bids["bid 6"] == NEVER
    assert bids["bid 3"] == SENSIBLE
    game.plays("red: bid 5")
    assert weights(game)["bid 4"] == SENSIBLE  # as much as blue has, but red could pay 8


def test_a_trade_brings_points_nearer() -> None:
    assert weights(face_to_face("food 4", "ore 1", action="trade"))["trade food mana 1"] == SENSIBLE
    assert weights(face_to_face("mana 1", "ore 1", action="trade"))["trade mana food 1"] == POOR


def test_a_march_leads_to_a_better_place() -> None:
    game = kingdoms(
        action="patrol",
        red="humans of north at north.1 north.3",
        blue="dwarves of south at south.4",
        green="elves of east at east.1",
    )
    marches = weights(game)
    assert marches["patrol north.1 north.4"] == DOUBTFUL
    assert marches["patrol north.3 north.4"] == POOR
