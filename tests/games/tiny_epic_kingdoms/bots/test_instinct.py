"""What bots think of their options at first sight."""

from __future__ import annotations

import pytest

from tabletome.engine.randomness import seeded
from tabletome.engine.table import Table
from tabletome.games.tiny_epic_kingdoms import GAME
from tabletome.games.tiny_epic_kingdoms.bots.instinct import JUDGES, Deeds, instinct
from tests.games.tiny_epic_kingdoms.kingdoms import Kingdoms, kingdoms

OPTIONS = GAME.options.read({"players": 3, "first": 1})


def weights(game: Kingdoms) -> dict[str, float]:
    """How likely each choice is now beside the likeliest, by its text."""
    decision = game.run.decision
    assert decision is not None
    return dict(zip(map(str, decision.options), instinct(game.g, decision), strict=True))


def likeliest(game: Kingdoms) -> str:
    found = weights(game)
    return max(found, key=found.__getitem__)


def face_to_face(red: str, blue: str, action: str = "quest", attackers: str = "humans") -> Kingdoms:
    return kingdoms(
        action=action,
        red=f"{attackers} of north at north.1 north.1; {red}",
        blue=f"dwarves of south at south.4 south.1; {blue}",
        green="elves of east at east.1 east.2",
    )


def worth(game: Kingdoms, option: str) -> float:
    """What an option seems to bring, in points."""
    decision = game.run.decision
    assert decision is not None
    return JUDGES[decision.kind](game.g, decision)[list(map(str, decision.options)).index(option)]


def worth_of_war(red: str, blue: str, attackers: str = "humans") -> float:
    return worth(face_to_face(red, blue, attackers=attackers), "quest north.1 south.4")


def test_a_war_is_begun_by_whoever_can_pay_more() -> None:
    assert worth_of_war("mana 2", "mana 1") > 0
    assert 0 > worth_of_war("mana 1", "mana 1") > worth_of_war("mana 1", "mana 5")


def test_a_war_that_costs_too_much_is_a_poor_one() -> None:
    assert worth_of_war("mana 5", "ore 1") > worth_of_war("mana 5", "ore 8")


def test_an_even_war_suits_those_who_win_ties() -> None:
    assert worth_of_war("ore 2; magic 1", "ore 2", attackers="orcs") > 0
    assert worth_of_war("ore 2", "ore 2", attackers="orcs") < 0


def test_whoever_wins_ties_bids_something_even_against_empty_stores_that_make_wars_dearer() -> None:
    game = kingdoms(
        action="quest",
        red="orcs of north at north.1 north.1; magic 1",
        blue="dark_elves of south at south.4 south.1; magic 4",
        green="elves of east at east.1 east.2",
    )
    assert worth(game, "quest north.1 south.4") < 0


def test_nobody_bids_more_than_the_other_can_pay() -> None:
    game = face_to_face("mana 4", "mana 2").plays("red: quest north.1 south.4")
    bids = weights(game)
    assert bids["bid 5"] > bids["bid 6"] > bids["bid 8"]  # the defender keeps the region on a tie of 4
    assert bids["bid 5"] > bids["bid 4"]


def test_who_cannot_hold_a_region_anyway_pays_next_to_nothing_for_it() -> None:
    game = face_to_face("mana 5; ore 1", "ore 4").plays("red: quest north.1 south.4", "red: bid 3")
    bids = weights(game)
    assert bids["white-flag"] > bids["bid 2"] > bids["bid 3"] > bids["bid 4"]
    assert bids["bid 1"] > bids["bid 2"]


def test_a_trade_brings_points_nearer() -> None:
    assert worth(face_to_face("food 4", "ore 1", action="trade"), "trade food mana 1") > 0
    assert worth(face_to_face("mana 1", "ore 1", action="trade"), "trade mana food 1") < 0


def test_a_march_leads_to_a_better_place() -> None:
    game = kingdoms(
        action="patrol",
        red="humans of north at north.1 north.3",
        blue="dwarves of south at south.4",
        green="elves of east at east.1",
    )
    assert worth(game, "patrol north.3 north.4") > 0  # early on ore is worth more than a city that gives nothing
    assert worth(game, "patrol north.1 north.4") == 0
    assert worth(game, "patrol north.1 north.3") < 0


def test_a_quick_look_at_a_march_sees_what_a_whole_one_would() -> None:
    game = face_to_face("food 2", "mana 1")
    decision = game.run.decision
    assert decision is not None
    judge = Deeds(game.g, decision.seat)
    peaceful = [
        option for option in decision.options if str(option) in ("quest north.1 south.2", "quest north.1 south.5")
    ]
    assert len(peaceful) == 2
    for option in peaceful:
        assert judge.worth(option) == pytest.approx(judge.once_done(option))


def test_points_that_can_be_had_are_taken() -> None:
    assert likeliest(face_to_face("ore 3", "ore 1", action="build")) == "build"
    assert likeliest(face_to_face("mana 3", "ore 1", action="research")) == "research"
    assert likeliest(face_to_face("ore 3", "ore 1", action="trade")) != "pass"


def test_what_is_least_missed_is_paid() -> None:
    """Elves who lack only mana for their next level pay for a war with ore."""
    game = kingdoms(
        action="quest",
        red="humans of north at north.1 north.1; mana 1 ore 5",
        blue="dwarves of south at south.4 south.1",
        green="elves of east at east.1 east.2",
    ).plays("red: quest north.1 south.4", "red: bid 2", "blue: white-flag")
    assert likeliest(game) == "pay 0 2 0"


def answer_to(halflings: str) -> dict[str, float]:
    """What the likeliest number is beside the white flag for Dwarves whom Halflings visit."""
    game = kingdoms(
        action="quest",
        red=f"halflings of north at north.1 north.1; mana 1 {halflings}",
        blue="dwarves of south at south.4 south.1; ore 3",
        green="elves of east at east.1 east.2",
    ).plays("red: quest north.1 south.4", "red: white-flag")
    return weights(game)


def test_whoever_would_pay_for_fighting_halflings_rather_makes_peace() -> None:
    strangers, taxed, paid = answer_to("magic 0"), answer_to("magic 1"), answer_to("magic 2")
    peace = [each["white-flag"] / sum(each.values()) for each in (strangers, taxed, paid)]
    assert peace[0] < peace[1] < peace[2]


def test_halflings_go_where_an_alliance_pays() -> None:
    """From level 3 on they gain by it; without that the same visit looks like a war that is lost."""
    visits = [worth_of_war(f"magic {level}", "ore 4", attackers="halflings") for level in (2, 3)]
    assert visits[0] < visits[1]


def test_nobody_settles_where_meeples_lie_down() -> None:
    """Ruins in the middle, with four regions around them, were once the favourite of bots."""
    seed = next(each for each in map(str, range(100)) if "tulgrund" in GAME.setup(OPTIONS, seeded(each)).cards[0])
    table = Table(GAME, OPTIONS, seed)
    table.play(0, next(side for side in table.pending[0].options if side.territory == "tulgrund"))
    table.play(0, table.pending[0].options[0])
    decision = table.pending[0]
    likely = dict(zip(map(str, decision.options), instinct(table.state, decision), strict=True))
    assert max(likely, key=likely.__getitem__) != "settle tulgrund.4"
