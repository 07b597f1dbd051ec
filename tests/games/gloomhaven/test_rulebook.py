"""Rules that the other chapters' tests do not touch, one small position each."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.layout import layout, layout_numbers
from tabletome.games.gloomhaven.content.mats import EVENTS
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.notation.abilities import (
    CONDITIONS,
    ELEMENTS,
    Attack,
    Heal,
    Move,
    Shield,
)
from tabletome.games.gloomhaven.events import Attacked, Exhausted, GainedXp, MonsterCardDrawn, Moved, Pushed
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import find_act
from tabletome.games.gloomhaven.rules.combat.modifiers import (
    CURSES,
    STANDARD,
)
from tabletome.games.gloomhaven.rules.combat.push_and_pull import shove_hexes
from tabletome.games.gloomhaven.rules.flow import select_choices
from tabletome.games.gloomhaven.rules.monsters.monster_turn import move_monster
from tabletome.games.gloomhaven.rules.movement.move import (
    jump_reach,
    walk_reach,
)
from tabletome.games.gloomhaven.state import INERT, STRONG, SUMMON, WANING, Figure
from tabletome.games.gloomhaven.view.ability_text import describe_act
from tabletome.games.gloomhaven.view.scene import scene
from tests.games.gloomhaven.dungeon import Dungeon, card_number, dungeon
from tests.games.gloomhaven.quests import enter
from tests.games.gloomhaven.test_flow import started

SIDE_BY_SIDE = """
    . . . . . .
     . Brute guard1 . . .
    . Scoundrel . . . .
"""


def after(game: Dungeon, name: str, deck: str, initiative: int) -> Dungeon:
    """The monsters of this type have acted; ties by the first choice, damage is suffered."""
    game.monsters(name, card_number(deck, initiative))
    while game.asked() not in ("rest", "select", "over"):
        game.plays(game.offers()[0])
    return game


# ------------------------------------------------------------------ components


@rule("GH-AREA0-04", "GH-AMD-01", "GH-AMD-10")
def test_every_character_and_the_monsters_have_a_deck_of_twenty_shuffled_by_itself() -> None:
    state = started(players=4, scenario="black-barrow").state
    assert len(state.decks) == 5
    assert all(sorted(deck) == sorted(STANDARD) for deck in state.decks)
    assert len(set(state.decks)) == 5


@rule("GH-NAMED-01")
def test_the_six_starting_classes_are_there() -> None:
    assert set(CLASSES) == {"brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief"}


@rule("GH-CHAR-03", "GH-CHAR-05", "GH-AREA0-02")
def test_a_mat_shows_health_experience_hand_and_piles() -> None:
    for kind in CLASSES.values():
        assert len(kind.health) == 9
        assert list(kind.health) == sorted(kind.health)
        assert len(kind.starting_hand) == kind.hand
    state = started(players=2, battle_goals=True).state
    state.heroes[0].discard, state.heroes[0].lost = ("trample",), ("skewer",)
    (mat, _) = scene(state, 0).mats
    assert {stat.id.split(":")[0] for stat in mat.stats} >= {"health", "xp", "money", "modifiers"}
    assert {zone.id.split(":")[0] for zone in mat.zones} >= {"hand", "discard", "lost"}


@rule("GH-ABIL-02", "GH-REF-01")
def test_a_card_shows_name_initiative_level_and_two_actions_in_words() -> None:
    for kind in CLASSES.values():
        for card in kind.cards.values():
            assert 0 <= card.level <= 9
            assert 1 <= card.initiative <= 99
            assert describe_act(card.top)
            assert describe_act(card.bottom)


@rule("GH-ABIL-01", "GH-TURN-02")
def test_one_top_and_one_bottom_action_none_interrupting_the_other() -> None:
    game = dungeon(SIDE_BY_SIDE).turn("brute", "trample", "grab-and-go")
    game.plays("bottom grab-and-go")
    assert game.asked() == "move"
    assert {offer.split()[0] for offer in game.offers()} == {"go", "stop"}
    game.plays("stop")
    assert not any(offer.startswith("bottom") for offer in game.offers())
    assert "top trample" in game.offers()


@rule("GH-ABIL-04", "GH-TURN-02")
def test_the_abilities_of_an_action_come_in_printed_order() -> None:
    game = dungeon("""
        . . . . .
         Scoundrel . guard1 . .
        . . . . .
    """).turn("scoundrel", "quick-hands", "venom-shiv")
    kinds = [type(ability) for ability in find_act("scoundrel/quick-hands/top").abilities]
    assert kinds == [Move, Attack]
    game.plays("top quick-hands")
    assert game.asked() == "move"
    game.plays("stop")
    assert game.asked() == "turn", "there was nobody to attack"


@rule("GH-TURN-03", "GH-SELECT-05")
def test_a_used_card_goes_to_its_pile_before_anything_else() -> None:
    game = dungeon(SIDE_BY_SIDE).turn("brute", "shield-bash", "grab-and-go").stack("brute", "-2")
    game.plays("top shield-bash", "strike guard1")
    game.asked()
    assert game.g.heroes[0].lost == ("shield-bash",)
    assert game.g.heroes[0].discard == ()
    game.plays("bottom grab-and-go", "stop")
    game.asked()
    assert "grab-and-go" in game.g.heroes[0].discard


@rule("GH-XP-01", "GH-XP-05")
def test_experience_comes_from_the_action_and_not_from_the_kill() -> None:
    game = dungeon(SIDE_BY_SIDE).with_health("guard1", 1).turn("brute", "trample", "spare-dagger")
    game.plays("top trample", "strike guard1")
    assert game.is_gone("guard1")
    assert not game.told(GainedXp)
    again = dungeon(SIDE_BY_SIDE).turn("brute", "shield-bash", "grab-and-go")
    again.plays("top shield-bash", "strike guard1")
    again.asked()
    assert [event.xp for event in again.told(GainedXp)] == [2]


@rule("GH-REST-01")
def test_a_rest_needs_two_discards_and_always_costs_a_card() -> None:
    game = dungeon(SIDE_BY_SIDE)
    hero = game.g.heroes[0]
    for discards, may in ((1, False), (2, True)):
        hero.discard = tuple(list(CLASSES["brute"].starting_hand)[:discards])
        assert any(option.verb == "long-rest" for option in select_choices(game.g, 0)) == may
    game.g.phase, game.g.place = "short_rests", 0
    game.plays("short-rest")
    while game.asked() == "short-rest":
        game.plays("accept")
    assert len(game.run.state.heroes[0].lost) == 1


# ------------------------------------------------------------------ monsters' cards


@rule("GH-MSTAT-02", "GH-MSTAT-03")
def test_a_monster_has_the_statistics_of_its_type_at_the_scenario_level() -> None:
    for level in (0, 3, 7):
        game = dungeon(SIDE_BY_SIDE.replace("Scoundrel", "archer2"), level=level)
        guard, archer = (game.g.stat(game.names[name]) for name in ("guard1", "archer2"))
        assert guard == MONSTERS["bandit-guard"].normal[level]
        assert archer == MONSTERS["bandit-archer"].normal[level]
        assert game.figure("guard1").most == guard.health
    assert MONSTERS["city-guard"].deck == MONSTERS["bandit-guard"].deck == "guard"
    assert MONSTERS["city-guard"].normal != MONSTERS["bandit-guard"].normal


@rule("GH-MSTAT-05")
def test_traits_of_the_statistic_card_apply_without_being_activated() -> None:
    game = dungeon(SIDE_BY_SIDE.replace("guard1", "golem1")).stack("brute", "+0")
    shielded = game.g.stat(game.names["golem1"]).shield
    assert shielded > 0
    game.turn("brute", "spare-dagger", "grab-and-go").plays("top spare-dagger", "strike golem1")
    game.asked()
    assert game.told(Attacked)[0].damage == max(3 - shielded, 0)
    flier = dungeon(SIDE_BY_SIDE.replace("guard1", "wind1"))
    assert flier.g.is_flying(flier.names["wind1"])


@rule("GH-MSTAT-06")
def test_each_monster_has_its_own_damage_and_conditions_under_its_number() -> None:
    game = dungeon(SIDE_BY_SIDE.replace("Scoundrel", "guard2")).with_conditions("guard1", "poison")
    game.with_health("guard1", 2)
    pieces = {
        piece.id: piece for cell in scene(game.g, 0).boards[0].cells for piece in cell.pieces if piece.tone == "bad"
    }
    first, second = (pieces[f"f{game.names[name]}"] for name in ("guard1", "guard2"))
    assert first.health is not None
    assert second.health is not None
    assert (first.health[0], second.health[0]) == (2, game.figure("guard2").most)
    assert (len(first.badges), len(second.badges)) == (2, 1)


@rule("GH-MABIL-01", "GH-MABIL-03")
def test_one_card_for_each_deck_with_monsters_on_the_map_says_when_they_act() -> None:
    quest = enter("gloomhaven-square-a")
    run = quest.run
    while run.decision is not None and run.decision.kind == "select":
        run.play(run.decision.options[0])
    drawn = [event for event in quest.events if isinstance(event, MonsterCardDrawn)]
    decks = {MONSTERS[figure.name].deck for figure in quest.g.figures if figure.is_monster}
    assert sorted(event.deck for event in drawn) == sorted(decks)
    for event in drawn:
        assert event.initiative == DECKS[event.deck][event.card].initiative
        assert event.rule == "GH-MABIL-01"


@rule("GH-MABIL-05")
def test_a_card_with_the_shuffle_symbol_brings_the_discards_back_at_the_end_of_the_round() -> None:
    for card, shuffled in ((card_number("guard", 35), False), (card_number("guard", 15), True)):
        game = dungeon(SIDE_BY_SIDE)
        assert DECKS["guard"][card].shuffle == shuffled
        game.g.drawn["guard"], game.g.ability_played["guard"] = card, (card,)
        game.g.ability_decks["guard"] = tuple(number for number in range(8) if number != card)
        game.g.phase = "cleanup"
        game.asked()
        assert len(game.run.state.ability_decks["guard"]) == (8 if shuffled else 7)


@rule("GH-MMOVE-10")
def test_other_abilities_do_not_change_where_a_monster_moves() -> None:
    drawing = """
        . . . . . .
         guard2 . shaman1 . . Brute
        . . . . . .
    """
    ends = set()
    for ability in (Heal(3, range=3), Shield(1)):
        game = dungeon(drawing).with_health("guard2", 1)
        number = game.names["shaman1"]
        game.g.focus, game.g.acting = game.names["brute"], number
        for _ in move_monster(game.g, number, Move(0), (Attack(0), ability)):
            pass
        ends.add(game.at("shaman1"))
    assert len(ends) == 1


# ------------------------------------------------------------------ the map


@rule("GH-OVL-01", "GH-PAGE-08")
def test_maps_are_made_of_tiles_and_the_books_kinds_of_overlays_and_rooms_are_filled_when_revealed() -> None:
    kinds = {overlay.kind for number in layout_numbers() for overlay in layout(number).overlays}
    assert kinds <= {"obstacle", "trap", "treasure", "money", "difficult", "hazardous"}
    assert len(kinds) == 6
    quest = enter("black-barrow")
    assert sum(quest.g.money) == 0
    assert not quest.g.traps
    quest.open_all()
    assert sum(quest.g.money) == 5
    assert len(quest.g.traps) == 2
    assert quest.g.treasures.count("7") == 1


@rule("GH-OVL-03", "GH-OVL-04", "GH-SUMMON-10")
def test_a_closed_door_is_open_to_characters_only() -> None:
    quest = enter("black-barrow")
    g = quest.g
    door = g.plan.doors[0].at
    beside = next(at for at in range(g.ground.size) if door in g.ground.ways[at])
    quest.put(0, beside)
    assert door in walk_reach(g, 0, 2)
    assert all(door not in near for near in g.ground.near), "for monsters and summons it is a wall"
    assert door not in g.ground.floor
    further = next(at for at in g.ground.near[beside])
    g.figures[1].at = further
    assert door not in shove_hexes(g, 1, 0, 1, away=True)


@rule("GH-OVL-05")
def test_an_open_door_is_a_hex_like_any_other_and_stays_open() -> None:
    quest = enter("black-barrow").open("l1a-g1b").kill()
    g = quest.g
    door = g.plan.doors[0].at
    assert door in g.ground.floor
    assert g.is_empty(door)
    assert quest.end_round().g.opened == {0}


@rule("GH-OVL-16", "GH-MOVE-06")
def test_a_jump_pays_for_difficult_terrain_only_where_it_ends() -> None:
    game = dungeon("""
        Brute a~ b~ c
    """)
    costs = {name: jump_reach(game.g, 0, 4)[game.places[name]][0] for name in ("b", "c")}
    assert costs == {"b": 3, "c": 3}
    assert walk_reach(game.g, 0, 5)[game.places["c"]][0] == 5


@rule("GH-MOVE-07", "GH-OVL-16", "GH-FOCUS-08")
def test_flying_minds_neither_obstacles_nor_traps_nor_terrain_but_ends_on_no_figure() -> None:
    game = after(
        dungeon("""
        # Brute % ^ ~ wind1 #
    """),
        "wind",
        "wind-demon",
        21,
    )
    assert game.g.traps or game.run.state.traps, "the trap was not sprung"
    assert game.figure("wind1").health == game.figure("wind1").most
    places = [figure.at for figure in game.run.state.figures if figure.at >= 0]
    assert len(places) == len(set(places))


@rule("GH-MOVE-05", "GH-MOVE-08")
def test_a_flying_figure_is_pushed_over_obstacles_and_traps_unharmed() -> None:
    game = dungeon("""
        Brute wind1 %
    """)
    number = game.names["wind1"]
    assert shove_hexes(game.g, 0, number, 1, away=True) == [2]
    walker = dungeon("""
        Brute guard1 %
    """)
    assert shove_hexes(walker.g, 0, walker.names["guard1"], 1, away=True) == []


@rule("GH-LOS-03", "GH-OVL-18")
def test_obstacles_and_figures_do_not_block_sight_or_range_and_walls_do() -> None:
    game = dungeon("""
        . . . . .
         Brute % guard1 archer2 .
        . . . . .
    """)
    ground, at = game.g.ground, game.figure("brute").at
    assert ground.reaches(at, game.figure("archer2").at, 3)
    walled = dungeon("""
        Brute # archer2
         . # .
        . . .
    """)
    assert not walled.g.ground.sees(walled.figure("brute").at, walled.figure("archer2").at)


@rule("GH-LOS-04")
def test_an_ability_with_a_range_needs_sight_and_one_without_does_not() -> None:
    game = dungeon("""
        shaman1 # guard2 Brute
         . # . .
        . . . .
    """).with_health("guard2", 1)
    assert not game.g.ground.sees(game.figure("shaman1").at, game.figure("guard2").at)
    after(game, "shaman", "shaman", 23)
    assert game.health("guard2") == 1


# ------------------------------------------------------------------ attacks, elements, summons


@rule("GH-AOE-02")
def test_each_target_of_one_attack_ability_is_an_attack_with_cards_of_its_own() -> None:
    game = dungeon("""
        . . guard1 .
         Scoundrel . . .
        . . guard2 .
    """).stack("scoundrel", "+1", "-1")
    game.turn("scoundrel", "throwing-knives", "venom-shiv").plays(
        "top throwing-knives", "strike guard1", "strike guard2"
    )
    game.asked()
    assert [event.cards for event in game.told(Attacked)] == [("+1",), ("-1",)]
    assert game.g.heroes[0].xp == 1, "one action, one experience"


@rule("GH-EFF-03")
def test_a_condition_or_push_without_an_attack_needs_no_modifier_card() -> None:
    game = dungeon(SIDE_BY_SIDE).turn("brute", "overwhelming-assault", "trample")
    game.plays("bottom overwhelming-assault", "stop", "choose guard1")
    game.plays(game.offers("shove")[0])
    assert game.told(Pushed)
    assert not game.told(Attacked)


@rule("GH-COND-19")
def test_too_few_curses_are_shared_evenly_and_the_players_say_who_takes_more() -> None:
    state = enter("barrow-lair", players=4).g
    counts = [deck.count("curse") for deck in state.decks[:4]]
    assert sum(counts) == CURSES
    assert sorted(counts) == [2, 2, 3, 3]


@rule("GH-ELEM-01")
def test_there_are_six_elements_in_three_states() -> None:
    assert set(ELEMENTS) == {"fire", "ice", "air", "earth", "light", "dark"}
    assert [INERT, WANING, STRONG] == [0, 1, 2]
    shown = [stat.id for stat in scene(started(players=2).state, 0).shared]
    assert [f"element:{element}" for element in ELEMENTS] == shown[:6]


@rule("GH-ELEM-03")
def test_an_action_of_which_nothing_was_performed_infuses_nothing() -> None:
    for answer, infused in (("skip", 0), ("choose brute", STRONG)):
        game = dungeon(SIDE_BY_SIDE).turn("brute", "eye-for-an-eye", "trample")
        game.plays("bottom eye-for-an-eye", answer, "end-turn")
        game.asked()
        assert game.events
        state = game.run.state
        assert state.elements[ELEMENTS.index("earth")] in ((infused, infused - 1) if infused else (0,))


@rule("GH-SUMMON-02", "GH-SUMMON-07")
def test_several_summons_act_in_the_order_in_which_they_came() -> None:
    game = dungeon("""
        . a b . . guard1
         Tinkerer . . . . .
    """)
    g = game.g
    for number, place in ((2, "a"), (1, "b")):
        g.figures.append(Figure("decoy", SUMMON, 0, number, game.places[place], 6, 6))
    g.place, g.phase = g.order.index("tinkerer"), "next_place"
    g.heroes[0].resting = True
    while game.asked() not in ("rest", "select", "over", "long-rest"):
        game.plays(game.offers()[0])
    moved = [event.number for event in game.told(Moved) if event.name == "decoy"]
    assert moved == [1, 2]
    assert g.figures[-1].kind == SUMMON


@rule("GH-SUMMON-09")
def test_a_monster_killed_by_a_summon_is_the_summoners_kill() -> None:
    from tabletome.games.gloomhaven.rules.combat.damage import suffer

    game = dungeon("""
        Tinkerer a guard1
    """)
    g = game.g
    g.figures.append(Figure("decoy", SUMMON, 0, 1, game.places["a"], 6, 6))
    g.acting = len(g.figures) - 1
    for _ in suffer(g, game.names["guard1"], 99):
        raise AssertionError
    assert g.heroes[0].kills == 1


@rule("GH-REF-01", "GH-COND-25")
def test_every_condition_and_symbol_of_the_last_page_has_its_word() -> None:
    assert set(CONDITIONS) == {
        "poison", "wound", "immobilize", "disarm", "stun", "muddle", "invisible", "strengthen"
    }  # fmt: skip


@rule("GH-SETUP-04")
def test_battle_goals_and_effects_are_settled_before_anyone_is_placed() -> None:
    from tabletome.engine import Run, seeded
    from tabletome.games.gloomhaven import GAME
    from tabletome.games.gloomhaven.rules.setup import (
        GloomhavenOptions,
        new_game,
    )

    run = Run(GAME, new_game(GloomhavenOptions(scenario="ruinous-crypt"), seeded("x")))
    assert run.decision is not None
    kinds = []
    while run.decision is not None and run.decision.kind != "select":
        kinds.append(run.decision.kind)
        run.play(run.decision.options[0])
    assert kinds == ["goal", "goal", "place", "place"]


@pytest.mark.parametrize("hero", [0, 1])
@rule("GH-FINISH-07", "GH-EXH-01")
def test_an_exhausted_character_is_out_and_the_others_play_on(hero: int) -> None:
    quest = enter("black-barrow")
    quest.exhaust(hero)
    assert [event for event in quest.events if isinstance(event, Exhausted)]
    assert quest.is_open()


@rule("GH-MOVE-09")
def test_whoever_stops_flying_over_an_obstacle_is_hurt_and_put_beside_it() -> None:
    game = dungeon("""
        . . .
         . Brute% .
        . . .
    """)
    g = game.g
    g.heroes[0].flying = True
    game.turn("brute", "trample", "grab-and-go").plays("end-turn")
    assert game.at("brute") == "brute", "it flies"
    other = dungeon("""
        . . .
         . Brute% .
        . . .
    """)
    other.turn("brute", "trample", "grab-and-go").plays("end-turn", "suffer")
    assert other.asked() == "spawn"
    other.plays(other.offers()[0])
    assert other.health("brute") == 10 - other.g.trap_damage
    assert other.figure("brute").at not in other.g.obstacles


@rule("GH-CHAR-04")
def test_the_backs_of_the_mats_name_one_event_for_starting_classes_and_two_for_locked_ones() -> None:
    assert len(EVENTS) == 17
    assert {name for name, (unlocked, _) in EVENTS.items() if not unlocked} == set(CLASSES)
    numbers = [number for pair in EVENTS.values() for number in pair if number]
    assert len(numbers) == len(set(numbers)) == 6 + 2 * 11
