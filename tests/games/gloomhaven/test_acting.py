"""Monsters and summons on their turns, elements, heals: GH-MTURN, GH-MOTHER, GH-MATK, GH-ELEM, GH-SUMMON, GH-HEAL."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.notation.abilities import Attack
from tabletome.games.gloomhaven.events import Moved
from tabletome.games.gloomhaven.rules.flow import fix_order
from tabletome.games.gloomhaven.rules.monsters.monster_turn import strike_of
from tabletome.games.gloomhaven.state import SUMMON, Figure
from tests.games.gloomhaven.dungeon import Dungeon, card_number, dungeon

SIDE_BY_SIDE = """
    . . . . . .
     . Brute guard1 . . .
    . . . . . .
"""
APART = """
    . . . . . . .
     . Brute . . . guard1 .
    . . . . . . .
"""


def acts(game: Dungeon, name: str, initiative: int, deck: str) -> Dungeon:
    """The monsters of this type have acted; every tie was settled by the first choice, all damage suffered."""
    game.monsters(name, card_number(deck, initiative))
    while game.asked() not in ("rest", "select", "over"):
        game.plays(game.offers()[0])
    return game


@rule("GH-MTURN-02", "GH-MOTHER-06")
def test_a_card_without_move_and_attack_only_gives_its_bonuses_until_the_end_of_the_round() -> None:
    game = dungeon(APART)
    game.monsters("guard", card_number("guard", 15))
    assert game.figure("guard1").shield == 0
    game.asked()
    assert not game.told(Moved)
    assert game.health("brute") == 10
    assert (game.figure("guard1").shield, game.figure("guard1").retaliate) == (0, ())


@rule("GH-MMOVE-01", "GH-MATK-01", "GH-MATK-05", "GH-AMD-02", "GH-FOCUS-01")
def test_a_monster_moves_and_attacks_by_its_statistics_and_card() -> None:
    game = dungeon(APART).stack("monsters", "+1")
    acts(game, "guard", 30, "guard")
    assert game.told(Moved)[0].name == "bandit-guard"
    assert game.health("brute") == 10 - (2 - 1 + 1)


@rule("GH-MATK-04", "GH-MSTAT-04")
def test_an_attack_without_a_stated_range_uses_the_statistic_card() -> None:
    game = dungeon(SIDE_BY_SIDE.replace("guard1", "archer1"))
    archer = game.names["archer1"]
    assert strike_of(game.g, archer, Attack(0)).reach == 4
    assert strike_of(game.g, archer, Attack(0, range_by=-1)).reach == 3
    assert strike_of(game.g, archer, Attack(0, range=2)).reach == 2


@rule("GH-MOTHER-01")
def test_a_monster_heals_whoever_has_lost_most() -> None:
    game = (
        dungeon("""
        . . . . . .
         shaman1 guard1 guard2 . . Brute
        . . . . . .
    """)
        .with_health("guard1", 5)
        .with_health("guard2", 2)
    )
    acts(game, "shaman", 23, "shaman")
    assert (game.health("guard1"), game.health("guard2")) == (5, 5)


@rule("GH-MOTHER-02", "GH-MOTHER-03", "GH-MOTHER-05")
def test_a_monster_summons_beside_itself_nearest_to_an_enemy_and_the_summoned_waits_a_round() -> None:
    game = dungeon("""
        . . . . . .
         cultist1 a . . Brute .
        . . . . . .
    """)
    game.monsters("cultist", card_number("cultist", 63))
    game.asked()
    (bones,) = [figure for figure in game.g.figures if figure.name == "living-bones"]
    assert bones.at == game.places["a"]
    assert bones.coinless
    assert not game.told(Moved)
    assert game.health("cultist1") == game.figure("cultist1").most - 2


@rule("GH-MOTHER-04")
def test_without_a_free_hex_nothing_is_summoned() -> None:
    game = dungeon("""
        % % % % % %
         cultist1 % . . Brute .
        % % % % % %
    """)
    game.monsters("cultist", card_number("cultist", 63))
    game.asked()
    assert not any(figure.name == "living-bones" for figure in game.g.figures)


@rule("GH-MOTHER-07")
def test_a_monster_that_loots_returns_money_to_the_supply_and_leaves_treasure() -> None:
    game = dungeon("""
        . . . . . .
         ooze1 $ . . . Brute
        . . . . . .
    """)
    game.g.treasures[0] = "7"
    game.monsters("ooze", 6)
    while game.asked() not in ("rest", "select", "over"):
        game.plays(game.offers()[0])
    assert sum(game.g.money) == 0
    assert game.g.treasures[0] == "7"


@rule("GH-ELEM-05", "GH-ELEM-09", "GH-ELEM-10")
def test_a_monster_type_consumes_once_and_all_of_it_benefit() -> None:
    card = next(n for n, each in enumerate(DECKS["wind-demon"]) if each.initiative == 9)
    game = dungeon("""
        . . . . . .
         wind1 wind2 . . . Brute
        . . . . . .
    """).with_elements(air=2)
    game.monsters("wind", card)
    while game.asked() not in ("rest", "select", "over"):
        game.plays(game.offers()[0])
    assert game.conditions("wind1") == game.conditions("wind2") == ["invisible"]
    assert game.g.elements[2] == 0


@rule("GH-ELEM-09")
def test_a_type_infuses_when_its_last_monster_has_acted_so_it_never_feeds_itself() -> None:
    card = next(n for n, each in enumerate(DECKS["wind-demon"]) if each.initiative == 21)
    game = dungeon("""
        . . . . . .
         wind1 . . . . Brute
        . . . . . .
    """)
    acts(game.ability("wind", card), "wind", 21, "wind-demon")
    assert game.g.elements[2] == 1, "strong at the end of the turn, waning after the round"


@rule("GH-ELEM-06", "GH-ELEM-08", "GH-XP-03", "GH-ELEM-11")
def test_a_character_may_consume_any_element_for_more() -> None:
    game = dungeon(SIDE_BY_SIDE.replace("Brute", "Spellweaver")).turn("spellweaver", "mana-bolt", "fire-orbs")
    game.with_elements(fire=1, ice=2).plays("top mana-bolt")
    assert game.offers() == ["consume fire", "consume ice", "skip"]
    game.plays("consume ice", "strike guard1")
    assert game.health("guard1") == 6 - 3
    assert game.g.heroes[0].xp == 1
    assert game.g.elements[:2] == [1, 0]


@rule("GH-INIT-04", "GH-INIT-06")
def test_what_is_tied_in_initiative_the_players_decide_and_the_second_card_comes_first() -> None:
    game = dungeon(SIDE_BY_SIDE.replace("guard1", "guard1 archer1 Scoundrel", 1).replace(". . .\n    .", ".\n    ."))
    one, two = game.g.heroes
    one.initiative, one.second, two.initiative, two.second = 40, 60, 40, 20
    game.ability("guard", card_number("guard", 30)).ability("archer", card_number("archer", 31))
    assert list(fix_order(game.g, ["bandit-archer", "bandit-guard"])) == []
    assert game.g.order == ("bandit-guard", "bandit-archer", "scoundrel", "brute")
    two.second = 60
    assert next(fix_order(game.g, [])).kind == "first"  # type: ignore[union-attr]


@rule("GH-SUMMON-03", "GH-SUMMON-05", "GH-SUMMON-06", "GH-SUMMON-10")
def test_a_summon_acts_before_its_summoner_by_the_rules_of_monsters() -> None:
    game = dungeon("""
        . . . . . . .
         . Tinkerer a . . guard1 .
        . . . . . . .
    """)
    game.g.figures.append(Figure("decoy", SUMMON, 0, 1, game.places["a"], 6, 6))
    game.g.heroes[0].chosen = ("stun-shot", "ink-bomb")
    game.g.place, game.g.phase = 0, "next_place"
    assert game.asked() == "turn"
    moved = game.told(Moved)
    assert [event.name for event in moved] == ["decoy"]
    assert game.health("guard1") == 6


@rule("GH-FOCUS-07")
def test_a_summon_is_focused_before_its_summoner() -> None:
    game = dungeon("""
        . . . . . .
         . Tinkerer guard1 a . .
        . . . . . .
    """)
    game.g.figures.append(Figure("decoy", SUMMON, 0, 1, game.places["a"], 6, 6))
    acts(game, "guard", 50, "guard")
    assert game.g.figures[2].health == 6 - 2
    assert game.health("tinkerer") == 8


@rule("GH-HEAL-01", "GH-HEAL-02", "GH-HEAL-03")
def test_a_heal_reaches_oneself_and_allies_in_range() -> None:
    game = (
        dungeon("""
        . . . . . . .
         Brute Scoundrel . . . guard1 .
        . . . . . . .
    """)
        .turn("brute", "eye-for-an-eye", "trample")
        .with_health("scoundrel", 3)
    )
    game.plays("bottom eye-for-an-eye")
    assert game.offers() == ["choose brute", "choose scoundrel", "skip"]
    game.plays("choose scoundrel")
    assert game.health("scoundrel") == 5
    assert game.g.infusing == ("earth",)


@rule("GH-EFF-05")
def test_a_pull_brings_the_target_closer_until_it_is_next_to_you() -> None:
    game = dungeon("""
        % % % % % %
         Scoundrel a b guard1 . .
        % % % % % %
    """).turn("scoundrel", "smoke-bomb", "quick-hands")
    game.plays("bottom smoke-bomb", "choose guard1", "shove b")
    assert game.at("guard1") == "a"


@rule("GH-RETAL-02")
def test_retaliate_with_a_range_reaches_farther() -> None:
    game = dungeon(APART).turn("brute", "spare-dagger", "trample")
    game.figure("guard1").retaliate = ((1, 3), (2, 1))
    game.figure("guard1").at -= 1
    game.plays("top spare-dagger", "strike guard1", "suffer")
    assert game.health("brute") == 9


@rule("GH-OVL-09")
def test_a_disarmed_trap_harms_nobody() -> None:
    game = dungeon("""
        . . . . . .
         . Scoundrel a^ . guard1 .
        . . . . . .
    """).turn("scoundrel", "thiefs-knack", "quick-hands")
    game.plays("top thiefs-knack", "go a")
    assert not game.g.traps
    assert game.g.heroes[0].xp == 2


@rule("GH-OVL-11")
def test_a_monster_that_springs_a_characters_trap_gives_experience() -> None:
    game = dungeon("""
        % % % % % %
         Tinkerer a . guard1 . .
        % % % % % %
    """).turn("tinkerer", "proximity-mine", "stun-shot")
    game.ability("guard", card_number("guard", 50)).plays("top proximity-mine", "place a", "end-turn")
    assert game.asked() == "over"
    assert not any(figure.is_monster for figure in game.g.figures)
    assert game.g.heroes[0].xp == 2 + 6


@rule("GH-AOE-07", "GH-ATK-04")
def test_target_two_means_two_different_enemies_in_range() -> None:
    game = dungeon("""
        . . . . . .
         Scoundrel . guard1 guard2 . .
        . . . . . .
    """).turn("scoundrel", "throwing-knives", "quick-hands")
    game.plays("top throwing-knives", "strike guard1")
    assert game.offers() == ["strike guard2", "skip"]


@rule("GH-AOE-04", "GH-AOE-11")
def test_a_melee_pattern_strikes_all_it_covers_each_in_turn() -> None:
    game = dungeon("""
        . . guard1 . .
         . Brute guard2 . .
        . . guard3 . .
    """).turn("brute", "sweeping-blow", "trample")
    game.plays("top sweeping-blow", "strike guard1,guard2,guard3")
    assert game.offers("strike") == ["strike guard1", "strike guard2", "strike guard3"]
    game.plays("strike guard2", "strike guard1")
    assert [game.health(f"guard{n}") for n in (1, 2, 3)] == [4, 4, 4]


@rule("GH-ACTIVE-01", "GH-ACTIVE-07", "GH-SELECT-07", "GH-SHIELD-02")
def test_a_round_bonus_lies_in_the_active_area_until_the_round_ends() -> None:
    game = dungeon(APART).turn("brute", "shield-bash", "grab-and-go").ability("guard", card_number("guard", 15))
    game.plays("bottom shield-bash")
    assert [each.card for each in game.g.heroes[0].active] == ["shield-bash"]
    game.plays("end-turn")
    assert game.asked() == "rest"
    assert game.g.heroes[0].active == ()
    assert "shield-bash" in game.g.heroes[0].discard


@rule("GH-RECOVER-01")
def test_reviving_ether_returns_all_lost_cards_and_is_lost_itself() -> None:
    game = dungeon(APART.replace("Brute", "Spellweaver")).turn("spellweaver", "reviving-ether", "mana-bolt")
    hero = game.g.heroes[0]
    hero.hand = tuple(card for card in hero.hand if card != "fire-orbs")
    hero.lost = ("fire-orbs",)
    game.plays("top reviving-ether")
    assert hero.lost == ("reviving-ether",)
    assert "fire-orbs" in hero.hand


@rule("GH-COND-20", "GH-COND-21")
def test_an_invisible_hero_is_neither_focused_nor_attacked() -> None:
    game = dungeon(SIDE_BY_SIDE).with_conditions("brute", "invisible")
    acts(game, "guard", 50, "guard")
    assert game.health("brute") == 10
    assert not game.told(Moved)
