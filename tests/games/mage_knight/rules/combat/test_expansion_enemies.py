"""The enemies of the expansions."""

from __future__ import annotations

import pytest

from tabletome.games.mage_knight.content.enemies import ENEMIES, TOKENS
from tabletome.games.mage_knight.content.tiles import MORE_CORE, MORE_COUNTRY, TILES
from tabletome.games.mage_knight.content.units import ELITE, REGULAR, deck
from tabletome.games.mage_knight.rules.combat import enemies
from tabletome.games.mage_knight.state import BLOCKED
from tests.games.mage_knight.knights import fight, setting_up


def test_the_expansions_are_mixed_in_only_if_the_players_say_so() -> None:
    base, more = setting_up(heroes="random").g, setting_up(heroes="random", box="everything").g
    assert not any(ENEMIES[name].expansion for pile in base.piles.values() for name in pile if name in ENEMIES)
    assert sum(len(pile) for pile in more.piles.values()) == sum(len(pile) for pile in base.piles.values()) + 79
    assert (len(deck(REGULAR)), len(deck(ELITE))) == (20, 20)
    assert (len(deck(REGULAR, expansion=True)), len(deck(ELITE, expansion=True))) == (28, 28)
    assert {*MORE_COUNTRY, *MORE_CORE} & {*more.tiles_in_box, *more.stack}
    assert not {*MORE_COUNTRY, *MORE_CORE} & {*base.tiles_in_box, *base.stack}
    assert len(TILES) == 27
    assert sum(map(len, TOKENS.values())) == 60


@pytest.mark.parametrize("name", [name for name, each in ENEMIES.items() if each.expansion])
def test_every_new_enemy_can_be_fought(name: str) -> None:
    game = fight(name, hand="march rage rage", mana="green").plays("done")
    if game.asked() == "block":
        game.plays("done")
    while game.asked() == "damage":
        game.plays("take-wounds" if "take-wounds" in game.offers() else game.offers()[0])
    enemy = ENEMIES[name]
    assert enemies.armor(game.g, game.combat.foes[0]) >= (enemy.elusive_armor or enemy.armor)
    assert game.hand().count("wound") or enemy.summons


@pytest.mark.parametrize(("name", "count"), [("hydra", 3), ("elemental-priests", 2), ("dragon-summoner", 2)])
def test_several_attacks_and_several_monsters(name: str, count: int) -> None:
    game = fight(name, "block", hand="rage")
    game.offers()
    assert len({id(strike) for strike in game.combat.strikes}) >= count


def test_move_points_slow_stonethrowers() -> None:
    game = fight("orc-stonethrowers", "block", hand="march stamina", mana="green blue")
    game.plays("strengthen march", "strengthen stamina", *["slow 1"] * 7)
    assert game.combat.strikes[0].fate == BLOCKED
