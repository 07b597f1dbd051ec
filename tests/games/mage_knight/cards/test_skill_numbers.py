"""Skills, number by number: what each takes and gives, how often, and to whom. MK-SKILL"""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import BLUE, FIRE, GOLD, GREEN, PHYSICAL, RED, WHITE
from tabletome.games.mage_knight.rules.map.movement import move_cost
from tabletome.games.mage_knight.state import Points, Shared, Unit
from tests.games.mage_knight.knights import Knights, fight, knight

FULL = "full-conquest"
VILLAGE = "tovak at country-2.e"


def pool(game: Knights) -> list[tuple[str, str, int]]:
    return [(points.kind, points.element, points.value) for points in game.combat.pool]


def skilled(*skills: str, hand: str = "rage", **more: object) -> Knights:
    return knight(hand=hand, **more).with_player(skills=skills)  # type: ignore[arg-type]


# In the centre


@rule("MK-SKILL-06")
def test_a_skill_in_the_centre_is_returned_by_whoever_answers_it() -> None:
    game = knight("tovak at start-a.c", "krang at start-a.e", hand="rage", scenario=FULL)
    game.with_(centre=(Shared("mana-enhancement", 1, GREEN), Shared("mana-overload", 1, RED)))
    assert game.offers("return-skill") == ["return-skill mana-enhancement"]
    game.plays("return-skill mana-enhancement")
    assert (game.me.mana[GREEN], [shared.skill for shared in game.g.centre]) == (1, ["mana-overload"])


def test_enhanced_mana_is_a_crystal_of_the_first_basic_colour_spent() -> None:
    game = skilled("mana-enhancement", hand="march march", mana="green green").plays("use-skill mana-enhancement")
    game.plays("strengthen march", "strengthen march")
    assert (game.me.crystals, game.g.centre) == ((0, 0, 0, 1), (Shared("mana-enhancement", 0, GREEN),))


@pytest.mark.parametrize(("mark", "colour", "points"), [(RED, "red", 8), (BLUE, "red", 4)])
def test_overloaded_mana_adds_four_to_the_first_card_of_its_colour(mark: int, colour: str, points: int) -> None:
    game = fight("swordsmen", "attack", hand="rage rage", mana=f"{colour} {colour}")
    game.with_(centre=(Shared("mana-overload", 0, mark),)).plays("strengthen rage")
    assert pool(game) == [("attack", PHYSICAL, points)]
    game.plays("strengthen rage")
    assert pool(game)[1] == ("attack", PHYSICAL, 4)
    assert bool(game.g.centre) is (points == 4)


@pytest.mark.parametrize(
    ("mark", "colour", "owner", "wounds"), [(RED, "red", 1, 0), (BLUE, "red", 1, 1), (BLUE, "red", 0, 0)]
)
def test_exploited_mana_wounds_who_uses_another_colour_once(mark: int, colour: str, owner: int, wounds: int) -> None:
    game = knight("tovak at start-a.c", "krang at start-a.e", hand="threaten rage rage", mana=f"{colour} {colour}",
                  scenario=FULL)  # fmt: skip
    game.with_(centre=(Shared("mana-exploit", owner, mark),)).with_player(space="country-2.e", path=("country-2.e",))
    game.plays("interact", "strengthen threaten")
    assert (game.hand().count("wound"), game.me.exploited) == (wounds, (RED,) * wounds)


def test_frozen_the_source_gives_rivals_no_die_and_its_owner_a_crystal() -> None:
    game = knight("tovak at start-a.c", "krang at start-a.e", hand="march", source="red gold white", scenario=FULL)
    game.with_(centre=(Shared("source-freeze", 1, -2),), phase="begin_turn").asked()
    assert (game.me.turn.dice, "strengthen march" in game.offers()) == (0, False)
    own = knight("tovak at start-a.c", "krang at start-a.e", hand="march", source="red gold white", scenario=FULL)
    own.with_(centre=(Shared("source-freeze", 0, -2),), phase="begin_turn")
    assert own.offers() == ["pick-colour red", "pick-colour white"]
    own.plays("pick-colour white")
    assert (own.me.crystals, own.me.turn.dice, own.g.centre) == ((0, 0, 1, 0), 1, ())


@pytest.mark.parametrize(
    ("skill", "owner", "cost"),
    [("prayer-of-weather", 0, 1), ("prayer-of-weather", 1, 4), ("prayer-of-weather-shared", 0, 1),
     ("prayer-of-weather-shared", 1, 2)],
)  # fmt: skip
def test_a_prayer_changes_the_weather_for_owner_and_others(skill: str, owner: int, cost: int) -> None:
    game = knight("tovak at start-a.c", "krang at start-a.e", hand="march", scenario=FULL)
    game.with_(centre=(Shared(skill, owner, -2),))
    assert move_cost(game.g, game.me, game.g.board["start-a.ne"]) == cost


# Dice and mana


def test_an_opened_source_gives_its_owner_a_crystal_of_the_die_another_takes() -> None:
    game = knight("tovak at start-a.c", "krang at start-a.e", hand="rage", source="red gold white", scenario=FULL)
    game.with_(centre=(Shared("source-opening", 1, -2),)).plays("return-skill source-opening")
    assert game.offers() == ["pick-die red", "pick-die white"]
    game.plays("pick-die white")
    assert (game.me.mana[WHITE], game.g.players[1].crystals, game.g.source) == (1, (0, 0, 1, 0), (RED, GOLD))
    none = knight("tovak at start-a.c", "krang at start-a.e", hand="rage", source="gold", scenario=FULL)
    assert none.with_(centre=(Shared("source-opening", 1, -2),)).offers("return-skill") == []


@pytest.mark.parametrize(
    ("crystals", "influence"), [("red", 1), ("red red", 1), ("red blue", 2), ("red blue white green", 4)]
)
def test_a_fortune_is_a_point_for_each_colour(crystals: str, influence: int) -> None:
    game = knight(VILLAGE, hand="rage", crystals=crystals).with_player(skills=("glittering-fortune",))
    assert game.plays("interact", "use-skill glittering-fortune").me.turn.influence == influence


@pytest.mark.parametrize(("mana", "cards"), [("red", 1), ("blue", 0), ("green", 0)])
def test_krang_regenerates_best_with_red(mana: str, cards: int) -> None:
    game = skilled("regenerate-krang", hand="wound rage", mana=mana, deck="march march").plays(
        "use-skill regenerate-krang"
    )
    assert (game.hand().count("wound"), game.hand().count("march"), sum(game.me.mana)) == (0, cards, 0)


@pytest.mark.parametrize(("fame", "gained"), [((0, 2), True), ((2, 2), False), ((3, 2), False)])
def test_the_least_famous_is_motivated_by_more(fame: tuple[int, int], gained: bool) -> None:
    for skill, colour in (("motivation-arythea", RED), ("motivation-tovak", BLUE), ("motivation-goldyx", GREEN)):
        game = knight("tovak at start-a.c", "krang at start-a.e", hand="rage", deck="march " * 5, scenario=FULL)
        game.with_player(0, skills=(skill,), fame=fame[0]).with_player(1, fame=fame[1]).plays(f"use-skill {skill}")
        assert (game.me.mana[colour], game.hand().count("march")) == (int(gained), 2)
    wolf = knight("tovak at start-a.c", "krang at start-a.e", hand="rage", deck="march " * 5, scenario=FULL)
    wolf.with_player(0, skills=("motivation-wolfhawk",), fame=fame[0]).with_player(1, fame=fame[1])
    assert wolf.plays("use-skill motivation-wolfhawk").me.fame - fame[0] == gained
    alone = skilled("motivation-arythea", deck="march march").plays("use-skill motivation-arythea")
    assert sum(alone.me.mana) == 0, "nobody to compare with"


# In combat


@pytest.mark.parametrize(("enemy", "less"), [("prowlers", 0), ("golems", 1), ("ice-golems", 2)])
def test_resistances_are_broken_into_armor(enemy: str, less: int) -> None:
    game = fight(f"{enemy} golems", hand="rage").with_player(skills=("resistance-break",))
    game.plays("use-skill resistance-break")
    if game.asked() == "choose-foe":
        game.plays("pick-foe 1")
    assert game.combat.foes[0].armor == -less


@pytest.mark.parametrize(
    ("stage", "units", "value"),
    [("attack", "peasants", 2 + 2), ("block", "peasants", 2 + 3), ("ranged", "utem-crossbowmen", 2 + 1)],
)
def test_leadership_adds_to_one_unit(stage: str, units: str, value: int) -> None:
    game = fight("swordsmen", stage, hand="rage", units=f"{units} {units}").with_player(skills=("leadership",))
    ability = 2 if stage == "ranged" else 1
    game.plays("use-skill leadership", f"activate 1 {ability}", f"activate 2 {ability}")
    assert [each[2] for each in pool(game)] == [value, 2]


@pytest.mark.parametrize(("stage", "first"), [("attack", 2 + 2), ("ranged", 3 + 1)])
def test_deadly_aim_adds_to_one_attack_card(stage: str, first: int) -> None:
    card = "rage" if stage == "attack" else "swiftness"
    game = fight("swordsmen", stage, hand=f"{card} {card}", mana="white white").with_player(skills=("deadly-aim",))
    verb = "play" if stage == "attack" else "strengthen"
    game.plays("use-skill deadly-aim", f"{verb} {card}", f"{verb} {card}")
    assert [each[2] for each in pool(game)] == [first, first - (2 if stage == "attack" else 1)]


@pytest.mark.parametrize(("units", "value"), [("", 1 + 4), ("peasants", 1 + 3)])
def test_a_howl_is_louder_for_each_command_token_without_a_unit(units: str, value: int) -> None:
    game = knight(hand="rage rage", units=units).with_player(skills=("wolfs-howl",))
    assert game.plays("use-skill wolfs-howl", "sideways rage move").me.turn.move == value


def test_spirit_guides_add_one_to_the_next_block() -> None:
    game = fight("swordsmen", "block", hand="rage rage").with_player(changes=(changes.StrongerBlock(),))
    assert [each[2] for each in pool(game.plays("play rage", "play rage"))] == [3, 2]


def test_a_taunted_enemy_strikes_harder_and_is_softer() -> None:
    game = fight("prowlers diggers", "block", hand="rage").with_player(skills=("taunt",))
    game.plays("use-skill taunt", "pick 2", "pick-strike 2")
    assert [strike.value for strike in game.combat.strikes] == [4, 5]
    assert [foe.armor for foe in game.combat.foes] == [0, -2]


@pytest.mark.parametrize(("choice", "enemy", "left"), [("pick 1", "prowlers", 2), ("pick 2", "fire-mages", 5)])
def test_the_hardened_ignore_some_damage_of_one_attack(choice: str, enemy: str, left: int) -> None:
    game = fight(enemy, "block", hand="rage").with_player(skills=("battle-hardened",), deck=("march",) * 9)
    game.plays("done", "use-skill battle-hardened", choice)
    assert game.hand().count("wound") == -(-left // 2)
    assert game.me.lasting(changes.IgnoredDamage) == []


def test_who_is_hardened_against_the_elements_ignores_no_other_damage() -> None:
    game = fight("prowlers", "block", hand="rage").with_player(skills=("battle-hardened",), deck=("march",) * 9)
    game.plays("done", "use-skill battle-hardened", "pick 2")
    assert game.hand().count("wound") == 4 // 2
    assert len(game.me.lasting(changes.IgnoredDamage)) == 1, "it is not used up"


# Others


@pytest.mark.parametrize(
    ("ready", "wounds", "asked", "after"),
    [
        (False, 0, False, (True, 0)),
        (True, 1, False, (True, 0)),
        (False, 1, True, (False, 0)),
        (False, 2, True, (False, 1)),
    ],
)
def test_inspiration_readies_or_heals_once(ready: bool, wounds: int, asked: bool, after: tuple[bool, int]) -> None:
    game = skilled("inspiration", units="peasants").with_player(units=[Unit("peasants", ready=ready, wounds=wounds)])
    game.plays("use-skill inspiration")
    assert (game.asked() == "inspiration") is asked
    if asked:
        game.plays("done")
    assert (game.me.units[0].ready, game.me.units[0].wounds) == after
    refused = skilled("inspiration").with_player(units=[Unit("peasants", ready=False, wounds=1)])
    refused.plays("use-skill inspiration", "decline")
    assert (refused.me.units[0].ready, refused.me.units[0].wounds) == (True, 1)


@pytest.mark.parametrize(("place", "stage", "blow"), [
    (5, "block", ("block", PHYSICAL, 3)), (3, "attack", ("attack", PHYSICAL, 2)),
    (1, "ranged", ("ranged", "cold-fire", 1)),
])  # fmt: skip
def test_chaos_gives_what_the_next_colour_is(place: int, stage: str, blow: tuple[str, str, int]) -> None:
    game = fight("swordsmen", stage, hand="rage").with_player(skills=("master-of-chaos",), chaos_place=place)
    assert pool(game.plays("use-skill master-of-chaos")) == [blow]
    assert game.me.chaos_place == (place + 1) % 6


def test_a_puppet_that_is_kept_leaves_the_discards_and_comes_back_when_it_is_used() -> None:
    game = fight("prowlers fire-mages", hand="rage rage").with_player(skills=("puppet-master",))
    game.with_pool(Points("siege", PHYSICAL, 3)).plays("attack 1", "use-skill puppet-master")
    assert (game.me.puppets, "prowlers" in game.g.discards["green"]) == (("prowlers",), False)
    later = fight("fire-mages", "attack", hand="rage").with_player(skills=("puppet-master",), puppets=("fire-mages",))
    later.plays("use-skill puppet-master")
    assert (pool(later), later.me.puppets) == ([("attack", FIRE, 3)], ())
    assert "fire-mages" in later.g.discards["violet"]
