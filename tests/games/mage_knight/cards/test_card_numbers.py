"""Actions and Artifacts, number by number: dice, crystals, cards that come back or are thrown away. MK-DEED-03, 05"""

from __future__ import annotations

import pytest

from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import BLACK, BLUE, FIRE, GOLD, GREEN, ICE, PHYSICAL, WHITE
from tabletome.games.mage_knight.state import Die, Unit
from tests.games.mage_knight.knights import FIRST_TILES, Knights, fight, knight

VILLAGE = "tovak at country-2.e"


def pool(game: Knights) -> list[tuple[str, str, int]]:
    return [(points.kind, points.element, points.value) for points in game.combat.pool]


# Dice that are set


def test_a_die_that_is_set_gives_two_tokens_and_stays_as_it_was_set() -> None:
    game = knight(hand="mana-draw rage", source="red gold", mana="white", deck="")
    game.plays("strengthen mana-draw", "pay token white")
    assert game.offers() == ["pick-die red", "pick-die gold"]
    game.plays("pick-die red")
    assert game.offers() == [f"pick-colour {each}" for each in ("red", "blue", "white", "green", "black")]
    game.plays("pick-colour green")
    assert (game.me.mana[GREEN], game.g.used_dice, game.g.source) == (2, (Die(GREEN, reroll=False),), (GOLD,))
    game.plays("end-turn", "done")
    assert game.g.source == (GREEN, GOLD)


@pytest.mark.parametrize(("source", "tokens"), [("red", 1), ("red red", 2), ("red blue gold", 2)])
def test_a_pull_sets_two_dice_if_there_are_two_for_a_token_each(source: str, tokens: int) -> None:
    game = knight(hand="mana-pull rage", source=source, mana="white").plays("strengthen mana-pull")
    while game.asked() != "turn":
        game.plays("pay token white" if game.asked() == "pay" else
                   "pick-colour blue" if game.asked() == "choose-colour" else game.offers()[0])  # fmt: skip
    assert (game.me.mana[BLUE], len(game.g.used_dice)) == (tokens, tokens)
    assert all(die == Die(BLUE, reroll=False) for die in game.g.used_dice)


def test_nothing_is_drawn_from_an_empty_source() -> None:
    assert "strengthen mana-draw" not in knight(hand="mana-draw rage", mana="white").offers()
    assert "play mana-draw" in knight(hand="mana-draw rage").offers()


# Cards that come back


@pytest.mark.parametrize(
    ("verb", "hand", "offered"),
    [("play", "rage wound", ["rage"]), ("strengthen", "rage wound", ["rage", "wound"]), ("play", "wound", [])],
)
def test_joy_in_crystals_comes_back_for_a_card_and_strengthened_for_a_wound_too(
    verb: str, hand: str, offered: list[str]
) -> None:
    game = knight(hand=f"crystal-joy {hand}", mana="blue red", deck="").plays(f"{verb} crystal-joy")
    while game.asked() in ("choose-colour", "pay"):
        game.plays(game.offers()[0])
    game.plays("end-turn")
    if not offered:
        assert "crystal-joy" in game.me.discard
        return
    assert game.offers() == [*(f"discard-card {card}" for card in offered), "decline"]
    game.plays(f"discard-card {offered[-1]}")
    assert ("crystal-joy" in game.hand(), offered[-1] in game.me.discard) == (True, True)
    refused = knight(hand="crystal-joy rage", mana="blue", deck="").plays("play crystal-joy", "end-turn", "decline")
    assert "crystal-joy" in refused.me.discard


@pytest.mark.parametrize(("verb", "steps"), [("play", 1), ("strengthen", 2)])
def test_a_savage_harvest_is_brought_in_once_or_at_every_step(verb: str, steps: int) -> None:
    game = knight(hand="savage-harvesting rage march wound", mana="green").plays(f"{verb} savage-harvesting")
    game.with_player(move=9).again().plays("move start-a.e")
    assert game.offers() == ["discard-card march", "discard-card rage", "decline"]
    game.plays("discard-card rage", "move start-a.c")
    assert (game.me.crystals, game.asked() == "harvest") == ((1, 0, 0, 0), steps == 2)
    if steps == 2:
        game.plays("decline", "move start-a.e", "discard-card march")
        assert game.me.crystals == (1, 0, 0, 1)
    artifact = knight(hand="savage-harvesting ruby-ring").plays("play savage-harvesting", "move start-a.e")
    artifact.plays("discard-card ruby-ring", "pick-colour white")
    assert artifact.me.crystals == (0, 0, 1, 0)


@pytest.mark.parametrize(("verb", "where", "fame", "reputation"), [
    ("play", "interact", 1, 0), ("strengthen", "interact", 1, 1), ("strengthen", "", 0, 0),
])  # fmt: skip
def test_noble_manners_are_remembered_by_people(verb: str, where: str, fame: int, reputation: int) -> None:
    game = knight(VILLAGE, hand="noble-manners rage march", mana="white", deck="")
    if where:
        game.plays("interact", f"{verb} noble-manners", "done")
    else:
        game.plays("play march")
    game.plays("end-turn")
    assert (game.me.fame, game.me.reputation) == (fame, reputation)


# Improvisation, weakness, land


@pytest.mark.parametrize(("verb", "points"), [("play", 3), ("strengthen", 5)])
def test_one_improvises_with_another_card_for_whatever_is_needed(verb: str, points: int) -> None:
    moved = knight(hand="improvisation rage march wound", mana="red").plays(f"{verb} improvisation")
    assert moved.offers() == ["discard-card march", "discard-card rage"]
    moved.plays("discard-card march")
    assert (moved.me.turn.move, moved.me.discard) == (points, ("march",))
    for stage in ("attack", "block"):
        game = fight("swordsmen", stage, hand="improvisation rage", mana="red").plays(f"{verb} improvisation")
        assert pool(game) == [(stage, PHYSICAL, points)]
    talked = knight(VILLAGE, hand="improvisation rage", mana="red").plays("interact", f"{verb} improvisation")
    assert talked.me.turn.influence == points


@pytest.mark.parametrize(
    ("where", "night", "block"),
    [("start-a.e", False, (FIRE, 2)), ("start-a.ne", False, (FIRE, 3)), ("start-a.ne", True, (ICE, 5)),
     ("country-2.c", True, (ICE, 3))],
)  # fmt: skip
def test_the_land_blocks_with_what_it_costs(where: str, night: bool, block: tuple[str, int]) -> None:
    game = fight("swordsmen", "block", who=f"tovak at {where}", hand="one-with-the-land", mana="green", night=night)
    assert pool(game.plays("strengthen one-with-the-land")) == [("block", *block)]


def test_regeneration_of_units_spares_the_one_that_does_it() -> None:
    game = knight(hand="rage", units="herbalists peasants* utem-swordsmen* catapults*").plays("activate 1 2")
    assert game.offers() == ["pick-unit 2", "pick-unit 3"]
    game.plays("pick-unit 3")
    assert [unit.ready for unit in game.me.units] == [False, False, True, False]


# Artifacts


@pytest.mark.parametrize(("ready", "level", "offered"), [(False, 2, True), (True, 2, False), (False, 4, False)])
def test_a_staff_readies_only_the_spent_up_to_the_third_level(ready: bool, level: int, offered: bool) -> None:
    unit = "utem-guardsmen" if level == 2 else "altem-mages"
    game = knight(hand="druidic-staff rage stamina").with_player(units=[Unit(unit, ready=ready), Unit("peasants")])
    game.plays("play druidic-staff")
    cards = ["rage", "stamina"] if offered else ["stamina"]
    if offered:
        assert game.offers() == [f"discard-card {card}" for card in cards]
        game.plays("discard-card rage")
        assert [each.ready for each in game.me.units] == [True, True]
    else:
        assert (game.asked(), game.hand()) == ("choose-colour", ["rage"]), "the blue card goes without saying"


def test_a_staff_readies_one_of_several() -> None:
    units = [
        Unit("peasants"),
        Unit("catapults", ready=False),
        Unit("altem-mages", ready=False),
        Unit("foresters", ready=False),
    ]
    game = knight(hand="druidic-staff rage").with_player(units=units).plays("play druidic-staff")
    assert game.offers() == ["pick-unit 2", "pick-unit 4"]
    assert [unit.ready for unit in game.plays("pick-unit 4").me.units] == [True, False, False, True]


def test_a_staff_leads_to_safe_spaces_two_away_and_gives_two_crystals() -> None:
    game = knight("tovak at country-2.c", hand="druidic-staff swiftness", tiles=(*FIRST_TILES, "country-3 1 1"))
    game.plays("play druidic-staff")
    away = game.g.board.within("country-2.c", 2)
    reached = {offer.split()[1] for offer in game.offers()}
    assert reached <= set(away) - {"country-2.c", "country-3.ne"}
    assert {away[name] for name in reached} == {1, 2}
    blue = knight(hand="druidic-staff stamina").plays("play druidic-staff", "pick-colour white")
    assert blue.me.crystals == (0, 0, 2, 0)


def test_the_great_staff_does_two_different_things() -> None:
    game = knight(hand="druidic-staff rage").plays("strengthen druidic-staff")
    first = game.offers()
    assert first == ["pick-colour white", "pick-colour blue", "pick-colour green"]
    game.plays("pick-colour green")
    assert (game.me.turn.heal, game.offers()) == (3, ["pick-colour white", "pick-colour blue"])
    game.plays("pick-colour blue", "pick-colour red")
    assert (game.me.crystals, game.asked(), game.me.thrown_away) == ((2, 0, 0, 0), "turn", ("druidic-staff",))


def test_a_bound_skill_of_the_circlet_does_all_it_does() -> None:
    game = knight(hand="circlet-of-proficiency", units="peasants*!").with_(common_skills=("inspiration",))
    game.plays("play circlet-of-proficiency")
    assert game.asked() == "inspiration"
    game.plays("done")
    assert (game.me.units[0].ready, game.me.units[0].wounds) == (False, 0)
    assert game.g.common_skills == ("inspiration",)


def test_a_storm_rolls_all_dice_and_lets_three_more_be_used() -> None:
    game = knight(hand="mana-storm rage", source="red red gold black", mana="white").plays(
        "strengthen mana-storm", "pay token white"
    )
    assert (len(game.g.source), game.me.turn.dice) == (4, 4)
    assert {changes.WildDice(GOLD), changes.WildDice(BLACK)} <= set(game.me.turn.changes)
    assert game.me.mana[WHITE] == 0
