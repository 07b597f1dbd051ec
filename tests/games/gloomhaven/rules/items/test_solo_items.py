"""The seventeen items that are won by playing alone: each does what its card says. GH-USE-01..05, GH-ITEM-10"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.items import IN_THE_BOX, ITEMS
from tabletome.games.gloomhaven.content.notation.conditions import ELEMENTS
from tabletome.games.gloomhaven.content.solo_scenarios import SOLO_SCENARIOS
from tabletome.games.gloomhaven.events import Used
from tabletome.games.gloomhaven.rules.items.worn import IS_CONSUMED, IS_SPENT, READY, can_refresh, mark_item
from tabletome.games.gloomhaven.state import STRONG, SUMMON, Equipped, Figure
from tests.games.gloomhaven.dungeon import Dungeon, card_number, dungeon

ROOM = """
    . a . . . . .
     . HERO guard1 . . . .
    . . b . guard2 . .
"""


def alone(hero: str, item: str, *cards: str, drawing: str = ROOM) -> Dungeon:
    """A character with this item and two cards, beside a guard and not far from another, of 20 hit points each."""
    game = dungeon(drawing.replace("HERO", hero.title())).wears(hero, item).turn(hero, *cards)
    for figure in game.g.figures[len(game.g.heroes) :]:
        figure.health = figure.max_health = 20
    return game


def state_of(game: Dungeon, hero: str) -> int:
    return game.hero(hero).items[0].state


@rule("GH-ITEM-05")
def test_each_of_them_is_the_reward_of_one_scenario() -> None:
    won = [number for each in SOLO_SCENARIOS for number in each.reward.items]
    designs = [item for item in ITEMS.values() if item.number > IN_THE_BOX]
    assert sorted(won) == [item.number for item in designs] == list(range(134, 151))
    assert {(item.price, item.copies) for item in designs} == {(50, 1)}


def test_the_imposing_blade_shields_for_each_enemy_killed_in_ones_turn() -> None:
    game = alone("brute", "imposing-blade", "trample", "grab-and-go").with_health("guard1", 1)
    game.plays("basic-attack trample", "strike guard1")
    assert game.figure("brute").effects.shield == 1


def test_the_focusing_ray_doubles_a_heal() -> None:
    game = alone("tinkerer", "focusing-ray", "restorative-mist", "harmless-contraption").with_health("tinkerer", 1)
    game.plays("top restorative-mist", "use focusing-ray")
    assert game.health("tinkerer") == 7
    assert state_of(game, "tinkerer") == IS_CONSUMED


def test_the_volatile_elixir_strengthens_and_hurts_for_each_attack() -> None:
    drawing = """
        . . . . . . .
         Spellweaver . . guard1 guard2 .
        . . . . . . .
    """
    game = alone("spellweaver", "volatile-elixir", "mana-bolt", "frost-armor", drawing=drawing)
    game.stack("spellweaver", "-1", "+0")
    before = game.health("spellweaver")
    game.plays("top mana-bolt", "use volatile-elixir", "strike guard1", "suffer")
    assert game.health("guard1") == 20 - 4, "Attack 2 and 2 more, with advantage"
    assert game.health("spellweaver") == before - 2


def test_the_silent_stiletto_pierces_in_melee_only() -> None:
    game = alone("scoundrel", "silent-stiletto", "single-out", "throwing-knives").with_effects("guard1", shield=2)
    game.plays("basic-attack single-out", "strike guard1")
    assert game.health("guard1") == 20 - 1


def test_the_stone_charm_makes_one_more_obstacle_that_hurts_too() -> None:
    game = alone("cragheart", "stone-charm", "avalanche", "rumbling-advance")
    game.plays("bottom avalanche", "place a", "place b", "use stone-charm")
    game.plays(game.offers("place")[0])
    assert len(game.g.obstacles) == 3
    assert state_of(game, "cragheart") == IS_SPENT


def test_the_psychic_knife_strengthens_attacks_of_actions_with_an_augment() -> None:
    game = alone("mindthief", "psychic-knife", "feedback-loop", "the-minds-weakness")
    game.plays("top feedback-loop", "strike guard1")
    assert game.health("guard1") == 20 - 2
    other = alone("mindthief", "psychic-knife", "feedback-loop", "the-minds-weakness")
    assert other.plays("basic-attack feedback-loop", "strike guard1").health("guard1") == 20 - 2


@rule("GH-USE-05")
def test_the_sun_shield_costs_light() -> None:
    game = dungeon(ROOM.replace("HERO", "Sunkeeper")).wears("sunkeeper", "sun-shield").with_elements(light=STRONG)
    game.monsters("guard", card_number("guard", 50)).stack("monsters", "+2")
    game.plays("use sun-shield")
    assert game.g.elements[ELEMENTS.index("light")] == 0
    assert "damaged" not in [game.asked()], "without light it is of no use against the second guard"


@rule("GH-RECOVER-03")
def test_the_utility_belt_refreshes_one_item_of_anybody_and_never_itself() -> None:
    game = dungeon(ROOM.replace("b", "Brute").replace("HERO", "Quartermaster"))
    game.wears("brute", "heater-shield").wears("quartermaster", "utility-belt", "boots-of-striding")
    game.hero("brute").items = (Equipped("heater-shield", IS_SPENT),)
    game.hero("quartermaster").items = (Equipped("utility-belt"), Equipped("boots-of-striding", IS_SPENT))
    game.turn("quartermaster", "proficiency", "sharpening-kit").plays("use utility-belt", "choose brute")
    game.plays("refresh heater-shield")
    assert game.hero("brute").items[0].state == 0
    belt = game.hero("quartermaster").items[0]
    assert belt.state == IS_CONSUMED
    assert not can_refresh(belt)


def test_the_phasing_idol_keeps_a_creature_from_the_damage_of_an_attack() -> None:
    game = dungeon("""
        . . . . . .
         Summoner . x guard1 . .
        . . . . . .
    """).wears("summoner", "phasing-idol")
    game.g.figures.append(Figure("lava-golem", SUMMON, 0, 1, game.places["x"], 10, 10, no_money=True))
    game.monsters("guard", card_number("guard", 50)).plays("use phasing-idol")
    assert game.g.figures[-1].health == 10


def test_the_smoke_elixir_hides_and_darkens() -> None:
    game = alone("nightshroud", "smoke-elixir", "smoke-step", "dancing-shadows").plays("use smoke-elixir")
    assert game.conditions("nightshroud") == ["invisible"]
    assert "dark" in game.g.infusing


def test_the_pendant_of_the_plague_strikes_one_enemy_within_three() -> None:
    game = alone("plagueherald", "pendant-of-the-plague", "creeping-curse", "wretched-creature")
    game.plays("use pendant-of-the-plague")
    assert game.offers() == ["choose guard1", "choose guard2", "skip"]
    game.plays("choose guard2")
    assert game.conditions("guard2") == ["poison"]
    assert game.g.decks[-1].count("curse") == 1


def test_the_mask_of_death_strengthens_with_the_last_hit_point() -> None:
    for health, damage in ((1, 4), (2, 2)):
        game = alone("berserker", "mask-of-death", "bounced-strike", "growing-rage").with_health("berserker", health)
        game.plays("basic-attack bounced-strike", "strike guard1")
        assert game.health("guard1") == 20 - damage


def test_the_masters_lute_follows_a_song_with_an_attack_or_a_move() -> None:
    game = alone("soothsinger", "masters-lute", "song-of-speed", "warriors-fable")
    game.plays("top song-of-speed", "as-attack", "strike guard1")
    assert game.health("guard1") == 20 - 2
    assert game.asked() == "turn"
    still = alone("soothsinger", "masters-lute", "song-of-speed", "warriors-fable").plays("top song-of-speed", "skip")
    assert still.asked() == "turn"


@pytest.mark.parametrize(
    ("conditions", "offered"),
    [
        ((), ["as-attack", "as-move", "skip"]),
        (("disarm",), ["as-move", "skip"]),
        (("immobilize",), ["as-attack", "skip"]),
        (("disarm", "immobilize"), []),
        (("stun",), []),
    ],
)
def test_the_masters_lute_offers_what_the_singer_is_able_to_do(conditions: tuple[str, ...], offered: list[str]) -> None:
    game = alone("soothsinger", "masters-lute", "song-of-speed", "warriors-fable")
    mark_item(game.g, 0, "masters-lute:top")
    game.with_conditions("soothsinger", *conditions)
    assert ([] if game.asked() != "encore" else game.offers()) == offered
    assert state_of(game, "soothsinger") == READY


def test_the_masters_lute_follows_songs_alone_with_a_move_of_two() -> None:
    lute = ("soothsinger", "masters-lute", "song-of-speed", "warriors-fable")
    assert alone(*lute).plays("basic-attack song-of-speed", "strike guard1").asked() == "turn"
    moved = alone(*lute).plays("top song-of-speed", "as-move", "go a", "stop")
    assert (moved.at("soothsinger"), moved.asked()) == ("a", "turn")


def test_the_cloak_of_the_hunter_muddles_the_doomed() -> None:
    game = alone("doomstalker", "cloak-of-the-hunter", "rain-of-arrows", "crippling-noose")
    game.plays("bottom rain-of-arrows", "choose guard2")
    assert game.conditions("guard2") == ["muddle"]


def test_the_doctors_coat_makes_the_packs_of_allies_heal_more() -> None:
    drawing = ROOM.replace("b", "Brute").replace("HERO", "Sawbones")
    for coat, health in (((), 5), (("doctors-coat",), 6)):
        game = dungeon(drawing).wears("sawbones", *coat).with_health("brute", 1)
        game.turn("brute", "medical-pack-1", "trample").plays("top medical-pack-1")
        assert game.health("brute") == health


def test_the_elemental_boots_need_five_hexes() -> None:
    game = alone("elementalist", "elemental-boots", "frozen-onslaught", "shaping-the-ether")
    assert "use elemental-boots" not in game.offers()
    game = alone("elementalist", "elemental-boots", "frozen-onslaught", "shaping-the-ether")
    game.g.turn.hexes_moved = 5
    game.plays("use elemental-boots", "create fire")
    assert "fire" in game.g.infusing


def test_the_staff_of_command_follows_a_command_with_another_card_of_the_same_half() -> None:
    game = alone("beast-tyrant", "staff-of-command", "spirit-swap", "disorienting-roar")
    bear = Figure("bear", SUMMON, 0, 1, game.places["a"], 20, 20, no_money=True)
    game.g.figures.append(bear)
    game.hero("beast-tyrant").hand = ("maul", "patch-fur")
    game.plays("top spirit-swap")
    game.plays(game.offers("go")[0])
    if game.asked() == "move":
        game.plays("stop")
    assert game.asked() == "one-more"
    before = replace(game.hero("beast-tyrant").turn)
    game.plays("recover maul")
    assert game.hero("beast-tyrant").turn.top_done == before.top_done
    assert game.g.action is None or game.g.action.source.card == "maul"
    assert state_of(game, "beast-tyrant") == IS_SPENT


def test_the_staff_of_command_uses_one_card_of_the_hand_or_none() -> None:
    def commanded() -> Dungeon:
        game = alone("beast-tyrant", "staff-of-command", "spirit-swap", "disorienting-roar")
        mark_item(game.g, 0, "staff-of-command:top")
        game.hero("beast-tyrant").hand = ("maul", "patch-fur")
        return game

    assert commanded().offers() == ["recover maul", "recover patch-fur", "skip"]
    left = commanded().plays("skip")
    assert (left.asked(), state_of(left, "beast-tyrant")) == ("turn", READY)
    used = commanded().plays("recover patch-fur")
    assert used.hero("beast-tyrant").hand == ("maul",)
    assert [(event.card, event.half) for event in used.told(Used)] == [("patch-fur", "top")]
    empty = commanded()
    empty.hero("beast-tyrant").hand = ()
    assert empty.asked() == "turn"
