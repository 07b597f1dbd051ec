"""What is not allowed is told with the rule that forbids it."""

from __future__ import annotations

from tabletome.games.mage_knight import GAME
from tabletome.games.mage_knight.state import Points
from tabletome.games.mage_knight.view.questions import question
from tabletome.scene import LANGUAGES, translator
from tests.games.mage_knight.knights import FIRST_TILES, Knights, fight, knight


def barred(game: Knights) -> dict[str, list[str]]:
    """The things that are barred, by rule."""
    asked = game.run.decision
    assert asked is not None
    found: dict[str, list[str]] = {}
    for entry in question(game.g, asked).barred:
        for language in LANGUAGES:
            assert translator(language, GAME.folder).say(entry.text)
        found.setdefault(entry.rule, []).extend(entry.things or [""])
    return found


def test_spaces_around_that_cannot_be_entered() -> None:
    game = knight("tovak at start-a.c", hand="march").with_player(move=2)
    found = barred(game)
    assert set(found["MK-MOVE-06"]) == {"start-a.w", "start-a.sw", "start-a.se"}
    assert found["MK-MOVE-05"] == ["start-a.ne"]
    enemy = knight("tovak at country-1.w", hand="march", country_1_nw="diggers").with_player(move=9)
    assert "country-1.nw" not in barred(enemy).get("MK-MOVE-10", []), "it can be challenged"
    city = knight("tovak at core-5.se", hand="march", tiles=(*FIRST_TILES, "core-5 1 1")).with_player(move=9)
    assert barred(city)["MK-RECON-06"] == ["core-5.c"]


def test_a_village_is_plundered_before_anything_else_is_done_in_a_turn() -> None:
    game = knight("tovak at country-1.e", hand="march march", deck="march march march march march").again("before_turn")
    assert "plunder" in game.offers()
    assert "MK-SITE-16" not in barred(game)
    game.plays("play march")
    assert "plunder" not in game.offers()
    assert barred(game)["MK-SITE-16"] == [""]


def test_tiles_that_cannot_be_revealed() -> None:
    assert "MK-EXPL-03" in barred(knight("tovak at country-2.nw", hand="march").with_player(move=1))
    core = knight("tovak at country-2.e", hand="march", stack="core-1", scenario="solo-conquest").with_player(move=2)
    assert {"MK-MAP-02"} <= barred(core).keys()


def test_why_a_turn_cannot_be_ended_or_rested() -> None:
    game = knight("tovak at start-a.ne", "krang at country-2.w", hand="march", scenario="full-conquest")
    game.with_player(move=5).plays("move country-2.w")
    assert {"MK-HERO-02", "MK-TURN-26"} <= barred(game).keys()
    game.with_player(1, face_down=True).again()
    assert "MK-HERO-08" in barred(game)
    assert "MK-TURN-17" in barred(knight("tovak at start-a.c", hand="wound wound"))
    assert "MK-INTER-04" in barred(knight("tovak at country-1.e", hand="march").with_player(reputation=-7))


def test_cards_and_units_that_cannot_be_used() -> None:
    found = barred(knight("tovak at start-a.c", hand="march wound", units="peasants* herbalists!"))
    assert found["MK-DEED-06"] == ["hand:0:wound"]
    assert found["MK-UNIT-07"] == ["unit:0:1", "unit:0:2"]


def test_what_cannot_be_bought_here_or_with_so_little() -> None:
    game = knight("tovak at country-2.e", hand="march").with_(units_offer=("peasants", "utem-swordsmen"))
    found = barred(game.plays("interact").again(influence=1))
    assert set(found["MK-INTER-09"]) == {"offer:peasants", "offer:utem-swordsmen"}
    assert barred(game.again(influence=4))["MK-INTER-09"] == ["offer:utem-swordsmen"], "to be had at Keeps only"
    tower = knight("tovak at country-4.c", hand="march", tiles=(*FIRST_TILES, "country-4 1 1"))
    tower.g.shields["country-4.c"] = (0,)
    tower.with_(spells_offer=("fireball",)).plays("interact").again(influence=9)
    assert barred(tower)["MK-INTER-13"] == ["offer:fireball"], "there is no red mana"


def test_what_is_missing_in_combat() -> None:
    ranged = fight("guardsmen prowlers/", hand="march").with_pool(Points("ranged", "physical", 3))
    found = barred(ranged)
    assert found["MK-RANGE-04"] == ["foe:1"]
    assert found["MK-RANGE-03"] == ["foe:2"]
    attack = fight("golems prowlers", "attack", hand="march").with_pool(Points("attack", "physical", 3))
    assert barred(attack)["MK-RANGE-10"] == ["foe:1"]
    block = fight("prowlers", "block", hand="march")
    block.asked()
    assert barred(block.with_pool(Points("block", "physical", 3)))["MK-BLOCK-12"] == ["strike:1"]
