"""Bosses: statistics, immunities, special actions. GH-BOSS, GH-SPECIAL-09; and the Cultist's last attack."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import TypeAlias

import msgspec
import pytest

from tabletome.engine import Decision, Script
from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.areas import CONE, SPREAD, WIDE_CONE
from tabletome.games.gloomhaven.content.bosses import BOSSES, TYPES, boss_stat
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.notation.abilities import (
    BossSpecial,
    ExtraTurns,
    Gather,
    HatchEggs,
    LayEggs,
    MindControl,
    NextDoor,
    Scatter,
    SummonMonster,
    SummonServants,
)
from tabletome.games.gloomhaven.content.notation.conditions import BIT, NEGATIVE
from tabletome.games.gloomhaven.content.notation.formulas import formula
from tabletome.games.gloomhaven.content.notation.phrases import When
from tabletome.games.gloomhaven.content.notation.scenarios import Kill
from tabletome.games.gloomhaven.content.printed_actions import BossAction, MonsterAction, printed
from tabletome.games.gloomhaven.content.scenarios import SCENARIOS
from tabletome.games.gloomhaven.events import Attacked, Charmed, Moved, Spawned, Summoned, TurnBegan
from tabletome.games.gloomhaven.rules.abilities.boss_actions import (
    call_to_act_again,
    control_mind,
    demon_of_the_place,
    gather,
    go_to_next_door,
    go_to_next_place,
    hatch_eggs,
    lay_eggs,
    move_altar,
    party_in_order,
    scatter,
    summon_servants,
)
from tabletome.games.gloomhaven.rules.abilities.questions import is_true
from tabletome.games.gloomhaven.rules.combat.conditions import give
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.rules.combat.push_and_pull import cannot_be_moved
from tabletome.games.gloomhaven.rules.monsters.intent import card_of, source_of
from tabletome.games.gloomhaven.state import BOSS, ELITE, HIDDEN, NORMAL, OBJECTIVE, OFF, SUMMON, Figure
from tests.games.gloomhaven.dungeon import Dungeon, card_number, dungeon
from tests.games.gloomhaven.quests import Quest, enter

StandIn: TypeAlias = Callable[..., tuple[Quest, int]]
INFERNAL_THRONE = 21
FIRST, SECOND, PLAIN, RANGED = 85, 11, 36, 52
"""Cards of the bosses' deck by initiative: the first and second special action, and the two ordinary ones."""


@rule("GH-BOSS-01", "GH-NAMED-02")
def test_thirteen_bosses_share_one_deck_with_three_cards_for_each_special_action() -> None:
    assert len(BOSSES) == 13
    assert {boss.deck for boss in BOSSES.values()} == {"boss"}
    specials = [card.abilities[0].number for card in DECKS["boss"] if isinstance(card.abilities[0], BossSpecial)]
    assert sorted(specials) == [1, 1, 1, 2, 2, 2]
    assert not set(BOSSES) & set(MONSTERS)
    quest = enter("diamond-mine").open_all()
    run = quest.run
    while run.decision is not None and run.decision.kind == "select":
        run.play(run.decision.options[0])
    assert "boss" in run.state.drawn
    assert len(run.state.ability_played["boss"]) == 1


@rule("GH-BOSS-04", "GH-SPECIAL-10")
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_a_bosss_hit_points_are_multiplied_by_the_number_of_characters(characters: int) -> None:
    for name, boss in BOSSES.items():
        for level in range(8):
            assert boss_stat(name, level, characters, 0, 0).health == boss.levels[level][0] * characters
    assert boss_stat("inox-bodyguard", 3, characters, 0, 0).attack == 2 + characters
    assert boss_stat("merciless-overseer", 3, characters, 7, 0).attack == 7
    assert boss_stat("dark-rider", 0, characters, 0, 4).attack == 3 + 4


def test_formulas_are_sums_of_products() -> None:
    assert formula("4+CxL").value(C=3, L=2) == 10
    assert formula("4+2xL").value(L=3) == 10
    assert formula("V").value(V=5) == 5


def test_boss_statistics_grow_with_the_level() -> None:
    for boss in BOSSES.values():
        assert len(boss.levels) == 8
        healths = [health for health, _, _ in boss.levels]
        assert healths == sorted(healths)


@rule("GH-BOSS-05", "GH-COND-03", "GH-COND-04")
@pytest.mark.parametrize("name", sorted(BOSSES))
def test_a_boss_is_immune_to_the_conditions_of_its_card_and_to_no_others(name: str) -> None:
    quest = enter("diamond-mine").open_all()
    g = quest.g
    number = next(n for n in g.on_map() if g.figures[n].kind == BOSS)
    g.figures[number].name = name
    for condition in NEGATIVE:
        before, curses = g.figures[number].conditions, g.decks[-1].count("curse")
        give(g, number, condition)
        changed = g.figures[number].conditions != before or g.decks[-1].count("curse") != curses
        assert changed == (condition not in BOSSES[name].immune), condition


@rule("GH-BOSS-02", "GH-SPECIAL-09")
def test_a_boss_is_neither_normal_nor_elite() -> None:
    quest = enter("diamond-mine").open_all()
    number = next(n for n in quest.g.on_map() if quest.g.figures[n].name == "merciless-overseer")
    assert quest.g.figures[number].kind not in (NORMAL, ELITE)
    assert not is_true(quest.g, When.NORMAL, 0, number)
    assert not quest.g.figures[number].is_elite


@rule("GH-BOSS-03")
def test_a_special_card_means_the_special_action_of_each_boss() -> None:
    quest = enter("gloomhaven-warehouse").open_all()
    g = quest.g
    number = next(n for n in g.on_map() if g.figures[n].kind == BOSS)
    g.drawn["boss"] = card_number("boss", FIRST)
    assert source_of(g, number) == BossAction("inox-bodyguard", 1)
    assert card_of(g, number) == BOSSES["inox-bodyguard"].specials[0]
    g.drawn["boss"] = card_number("boss", PLAIN)
    assert source_of(g, number) == MonsterAction("boss", card_number("boss", PLAIN))


def test_every_special_action_can_be_looked_up_and_summons_what_is_in_the_box() -> None:
    for name, boss in BOSSES.items():
        for number in (1, 2):
            abilities = printed(BossAction(name, number)).abilities
            assert abilities == boss.specials[number - 1]
            assert all(each.monster in TYPES for each in abilities if isinstance(each, SummonMonster))


def test_the_patterns_of_bosses_have_their_printed_size() -> None:
    assert (len(SPREAD.hexes), len(CONE.hexes), len(WIDE_CONE.hexes)) == (5, 9, 15)
    assert SPREAD.grey
    assert CONE.grey
    assert WIDE_CONE.grey


# Their special actions


@rule("GH-BOSS-03")
def test_bodyguards_swing_over_a_pattern_of_five_hexes_or_gain_retaliate() -> None:
    quest = enter("gloomhaven-warehouse").open_all().kill("living-bones", "living-corpse")
    quest = beside(quest, "inox-bodyguard")
    quest.acts("inox-bodyguard", FIRST)
    attack = next(event for event in quest.events if isinstance(event, Attacked))
    assert attack.value == 1 + 2 - 1
    quest.events.clear()
    first = quest.figures("inox-bodyguard")[0]
    quest.acts("inox-bodyguard", SECOND)
    assert first.effects.retaliate == (), "bonuses end with the round"


def beside(quest: Quest, boss: str) -> Quest:
    """The first character stands next to the boss, in full health."""
    g = quest.g
    it = quest.figures(boss)[0]
    seen = [at for at in g.board.near[it.at] if g.board.sees(it.at, at)]
    free = [at for at in seen if g.standing_at(at) is None and at not in g.obstacles]
    g.figures[0].at = free[0]
    for hero in range(len(g.heroes)):
        g.figures[hero].health = g.figures[hero].max_health = 50
    return quest


@rule("GH-BOSS-03")
@pytest.mark.parametrize(("players", "ranks"), [(2, [NORMAL, NORMAL]), (3, [NORMAL, ELITE]), (4, [ELITE, ELITE])])
def test_jekserah_summons_bones_or_corpses(players: int, ranks: list[int]) -> None:
    for initiative, name in ((FIRST, "living-bones"), (SECOND, "living-corpse")):
        quest = enter("necromancers-sanctum", players=players).open_all().kill(*MONSTERS)
        quest.acts("jekserah", initiative)
        assert sorted(figure.kind for figure in quest.figures(name)) == ranks


@rule("GH-BOSS-03", "GH-MOTHER-05")
def test_the_overseer_is_as_strong_as_there_are_scouts_and_drives_them_to_act_again() -> None:
    quest = enter("diamond-mine").open_all()
    number = next(n for n in quest.g.on_map() if quest.g.figures[n].kind == BOSS)
    scouts = len(quest.figures("vermling-scout"))
    assert quest.g.stat(number).attack == scouts
    quest.acts("merciless-overseer", FIRST)
    turns = [event.name for event in quest.events if isinstance(event, TurnBegan)]
    assert turns.count("vermling-scout") == scouts


@rule("GH-BOSS-03")
def test_the_captain_heals_all_the_guards_or_makes_them_stronger() -> None:
    quest = enter("gloomhaven-square-a").open_all()
    for figure in quest.figures("city-guard"):
        figure.health = 1
    quest.acts("captain-of-the-guard", FIRST)
    assert all(figure.health == 3 for figure in quest.figures("city-guard"))
    quest.events.clear()
    quest.acts("captain-of-the-guard", SECOND)
    assert all(figure.effects.attack == 0 for figure in quest.g.figures), "only until the end of the round"


def a_boss(name: str, drawing: str) -> tuple[Dungeon, int]:
    """A position in which the guard is this boss."""
    game = dungeon(drawing)
    number = game.names["guard1"]
    it = game.g.figures[number]
    it.name, it.kind, it.health, it.max_health = name, BOSS, 40, 40
    game.g.order = ("brute", name)
    game.g.drawn = {}
    return game, number


def acts_as_boss(game: Dungeon, name: str, initiative: int) -> None:
    deck = TYPES[name].deck
    game._draw(deck, card_number(deck, initiative))
    game.g.place, game.g.phase = 1, "next_place"
    game.g.figures[0].health = game.g.figures[0].max_health = 60
    while game.asked() not in ("rest", "select", "over"):
        game.plays(game.offers()[0])


APART = """
    . . . . . .
     . Brute . . guard1 .
    . . . . . .
"""


@rule("GH-BOSS-03")
def test_the_dark_rider_strikes_harder_the_farther_it_has_moved() -> None:
    game, _ = a_boss("dark-rider", APART)
    acts_as_boss(game, "dark-rider", FIRST)
    assert [event.value for event in game.told(Attacked)] == [3 + 2]


@rule("GH-BOSS-03")
def test_the_horror_lays_eggs_that_hatch_into_demons() -> None:
    game, _ = a_boss("winged-horror", APART)
    acts_as_boss(game, "winged-horror", SECOND)
    g = game.run.state
    eggs = [figure for figure in g.figures if figure.name == "egg" and figure.at >= 0]
    assert [egg.kind for egg in eggs] == [OBJECTIVE]
    assert eggs[0].health == 2 + 1
    at = eggs[0].at
    play_out(hatch_eggs(g, 0, HatchEggs("egg", "night-demon"), ()))
    assert [figure.at for figure in g.figures if figure.name == "night-demon"] == [at]
    assert at not in g.obstacles


@rule("GH-BOSS-03")
@pytest.mark.parametrize(("level", "health"), [(0, 2), (1, 3), (2, 3), (3, 4), (7, 6)])
def test_each_character_has_an_egg_beside_the_horror_that_is_an_obstacle_and_harder_at_higher_levels(
    level: int, health: int
) -> None:
    game, number = a_boss("winged-horror", APART.replace("Brute .", "Brute Scoundrel"))
    game.g.level = level
    play_out(lay_eggs(game.g, number, LayEggs("egg"), ()))
    eggs = [figure for figure in game.g.figures if figure.name == "egg"]
    assert [(egg.number, egg.health, egg.max_health, egg.hostile) for egg in eggs] == [
        (1, health, health, True), (2, health, health, True),
    ]  # fmt: skip
    hexes = {egg.at for egg in eggs}
    assert hexes <= set(game.g.board.near[game.figure("guard1").at])
    assert hexes <= game.g.obstacles
    play_out(hatch_eggs(game.g, number, HatchEggs("egg", "night-demon"), ()))
    hatched = [figure for figure in game.g.figures if figure.name == "night-demon"]
    assert {(figure.at, figure.kind, figure.joined_in) for figure in hatched} == {(at, NORMAL, 1) for at in hexes}
    assert {(event.name, event.hex) for event in game.told(Summoned)} == {("night-demon", at) for at in hexes}
    assert all(egg.at == OFF for egg in eggs)


@rule("GH-BOSS-03", "GH-ELEM-09")
def test_the_colorless_summons_only_if_darkness_is_there() -> None:
    for dark, summoned in ((0, 0), (2, 1)):
        game, number = a_boss("the-colorless", APART)
        game.with_elements(dark=dark)
        acts_as_boss(game, "the-colorless", FIRST)
        g = game.run.state
        assert sum(figure.name == "night-demon" for figure in g.figures) == summoned
        assert g.figures[number].kind == BOSS


@rule("GH-BOSS-05")
def test_the_sightless_eye_cannot_be_pushed() -> None:
    game, number = a_boss("the-sightless-eye", APART)
    assert cannot_be_moved(game.g, number, away=True)
    assert cannot_be_moved(game.g, number, away=False)
    other, number = a_boss("jekserah", APART)
    assert not cannot_be_moved(other.g, number, away=True)


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    """A boss in a scenario that wants it dead and has places for one to go through (a to f), alone with the party."""

    def place(boss: str, players: int = 2) -> tuple[Quest, int]:
        throne = SCENARIOS[INFERNAL_THRONE]
        wanted = msgspec.structs.replace(throne, goals=(Kill(boss),), tokens=())
        quest = enter(throne.name, players=players).open_all()
        monkeypatch.setitem(SCENARIOS, INFERNAL_THRONE, wanted)
        return only_this_boss(quest, boss, players)

    return place


def only_this_boss(quest: Quest, boss: str, players: int) -> tuple[Quest, int]:
    g = quest.g
    g.obstacles -= {it.at for it in quest.figures("throne")}
    g.figures[players:] = quest.figures("prime-demon")
    g.figures[players].name = boss
    for hero in range(players):
        g.figures[hero].health = g.figures[hero].max_health = 90
    return quest, players


def places(quest: Quest, number: int, letters: str) -> list[bool]:
    """Whether the boss was at each of these places, or as near as it could be, when it moved or appeared."""
    came = [event for event in quest.events if isinstance(event, (Moved, Spawned)) and event.rule == "GH-BOSS-03"]
    assert all(event.name == quest.g.figures[number].name for event in came)
    hexes = [event.to if isinstance(event, Moved) else event.hex for event in came]
    return [at == quest.marked(letter) for at, letter in zip(hexes, letters, strict=True)]


@rule("GH-BOSS-03")
def test_the_gloom_jumps_to_its_next_place_before_it_attacks(stand_in: StandIn) -> None:
    quest, number = stand_in("the-gloom")
    quest.acts("the-gloom", SECOND)
    first = [type(event) for event in quest.events if isinstance(event, (Moved, Attacked))]
    assert first[0] is Moved
    quest.acts("the-gloom", SECOND)
    assert places(quest, number, "ab") == [True, True]


@rule("GH-BOSS-03")
def test_a_boss_whose_place_is_taken_goes_to_the_nearest_empty_hex(stand_in: StandIn) -> None:
    quest, _ = stand_in("the-gloom")
    quest.put(0, quest.marked("a"))
    quest.acts("the-gloom", SECOND)
    moved = next(event for event in quest.events if isinstance(event, Moved))
    assert quest.g.board.distance(moved.to, quest.marked("a")) == 1


@rule("GH-BOSS-03")
def test_the_drake_perches_on_obstacles_and_summons_zephyrs_that_nothing_hurts(stand_in: StandIn) -> None:
    quest, number = stand_in("elder-drake")
    g = quest.g
    g.obstacles |= {quest.marked("a")}
    quest.acts("elder-drake", SECOND)
    g = quest.g
    assert g.figures[number].at == quest.marked("a")
    assert [figure.kind for figure in quest.figures("zephyr")] == [OBJECTIVE, OBJECTIVE]
    zephyr = g.figures.index(quest.figures("zephyr")[0])
    assert list(suffer(g, zephyr, 50)) == []
    assert g.figures[zephyr].at >= 0
    give(g, zephyr, "stun")
    assert g.figures[zephyr].conditions == 0


@rule("GH-BOSS-03")
@pytest.mark.parametrize("players", [2, 4])
def test_zephyrs_move_and_attack_right_before_the_drake_from_the_next_round_on(stand_in: StandIn, players: int) -> None:
    quest, _ = stand_in("elder-drake", players)
    quest.acts("elder-drake", SECOND)
    assert "zephyr" not in [event.name for event in quest.events if isinstance(event, TurnBegan)]
    beside(quest, "zephyr")
    quest.events.clear()
    quest.acts("elder-drake", FIRST)
    turns = [event.name for event in quest.events if isinstance(event, TurnBegan)]
    assert turns == ["zephyr", "zephyr", "elder-drake"]
    blows = [event.value for event in quest.events if isinstance(event, Attacked) and event.name == "zephyr"]
    assert blows
    assert set(blows) == {players}


@rule("GH-BOSS-03")
def test_the_dark_rider_is_gone_after_a_melee_attack_and_comes_back_elsewhere(stand_in: StandIn) -> None:
    quest, number = stand_in("dark-rider")
    beside(quest, "dark-rider")
    quest.acts("dark-rider", FIRST)
    assert quest.g.figures[number].at == HIDDEN
    assert quest.is_open(), "it is not dead"
    quest.events.clear()
    quest.acts("dark-rider", FIRST)
    assert places(quest, number, "a") == [True]
    assert quest.g.figures[number].at >= 0 or any(isinstance(event, Attacked) for event in quest.events)


@rule("GH-BOSS-03")
def test_the_dark_rider_stays_after_a_ranged_attack(stand_in: StandIn) -> None:
    quest, number = stand_in("dark-rider")
    beside(quest, "dark-rider")
    quest.acts("dark-rider", RANGED)
    assert any(isinstance(event, Attacked) for event in quest.events)
    assert quest.g.figures[number].at >= 0


@rule("GH-BOSS-03")
def test_the_betrayer_drives_everyone_away_as_far_as_four_hexes_go(stand_in: StandIn) -> None:
    quest, number = stand_in("the-betrayer")
    beside(quest, "the-betrayer")
    quest.acts("the-betrayer", FIRST)
    g = quest.g
    assert g.board.distance(g.figures[0].at, g.figures[number].at) == 5
    assert [figure.kind for figure in quest.figures("giant-viper")] == [ELITE]


@rule("GH-BOSS-03")
def test_who_cannot_move_is_not_driven_away(stand_in: StandIn) -> None:
    quest, _ = stand_in("the-betrayer")
    beside(quest, "the-betrayer")
    start = quest.g.figures[0].at
    give(quest.g, 0, "immobilize")
    quest.acts("the-betrayer", FIRST)
    assert quest.g.figures[0].at == start


@rule("GH-BOSS-03")
def test_the_betrayer_gathers_everyone_and_controls_the_mind_of_the_last_who_plays_two_cards(stand_in: StandIn) -> None:
    quest, number = stand_in("the-betrayer", players=3)
    g = quest.g
    for hero in (0, 1):
        g.heroes[hero].chosen, g.heroes[hero].hand = g.heroes[hero].hand[:2], g.heroes[hero].hand[2:]
    g.heroes[2].resting = True
    g.order, g.place = ("the-betrayer", *(hero.name for hero in g.heroes)), 0
    play_out(gather(g, number, Gather(), ()))
    assert all(g.board.distance(g.figures[hero].at, g.figures[number].at) == 1 for hero in range(3))
    play_out(control_mind(g, number, MindControl(), ()))
    assert [g.figures[hero].effects.charmer for hero in range(3)] == [-1, number, -1]


@rule("GH-BOSS-03")
def test_the_betrayer_controls_summons_with_their_character_and_nobody_who_rests_or_has_acted(
    stand_in: StandIn,
) -> None:
    quest, number = stand_in("the-betrayer", players=3)
    g = quest.g
    names = [hero.name for hero in g.heroes]
    g.figures.append(Figure("skeleton", SUMMON, 1, 1, quest.marked("a"), 6, 6, no_money=True))
    g.figures.append(Figure("skeleton", SUMMON, 0, 1, quest.marked("b"), 6, 6, no_money=True))
    for hero in (0, 1):
        g.heroes[hero].chosen = g.heroes[hero].hand[:2]
    g.order, g.place = (names[0], "the-betrayer", names[1], names[2]), 1
    play_out(control_mind(g, number, MindControl(), ()))
    charmed = [n for n, figure in enumerate(g.figures) if figure.effects.charmer == number]
    assert charmed == [1, len(g.figures) - 2]
    assert [event.name for event in quest.events if isinstance(event, Charmed)] == [names[1], "skeleton"]
    quest, number = stand_in("the-betrayer", players=3)
    quest.g.order, quest.g.place = ("the-betrayer", *names), 0
    play_out(control_mind(quest.g, number, MindControl(), ()))
    assert all(figure.effects.charmer == -1 for figure in quest.g.figures)


def play_out(script: Script) -> None:
    """Every question is answered with the first choice."""
    with contextlib.suppress(StopIteration):
        asked = next(script)
        while True:
            assert isinstance(asked, Decision)
            asked = script.send(asked.options[0])


@rule("GH-BOSS-03")
def test_whose_mind_is_controlled_moves_2_and_turns_the_leading_cards_top_action_on_an_ally() -> None:
    game = dungeon(
        """
        . . . . . .
         . Brute a Scoundrel guard1 .
        . . . . . .
        """
    )
    game.turn("brute", "overwhelming-assault", "grab-and-go").g.phase = "begin_turn"
    game.with_effects("brute", charmer=game.names["guard1"])
    game.plays("go a", "stop")
    assert game.offers("strike") == ["strike scoundrel"]
    game.plays("strike scoundrel", "suffer")
    assert game.health("scoundrel") == 8 - 6
    assert not game.figure("brute").hostile, "it has come to its senses"
    assert set(game.g.heroes[0].discard) == {"overwhelming-assault", "grab-and-go"}, "nothing is lost"


# The Cultist

CROWD = """
    . . . .
     . cultist1 Brute .
    . Scoundrel . .
"""


def dies(initiative: int, acted: bool) -> Dungeon:
    """The Cultist's card is on the table; it has acted or not; then the Brute kills it."""
    game = dungeon(CROWD).with_health("cultist1", 1).stack("brute", "+2")
    game.ability("cultist", card_number("cultist", initiative))
    game.with_effects("cultist1", attacks_on_death=acted)
    game.turn("brute", "trample", "grab-and-go").plays("top trample", "strike cultist1")
    return game


@rule("GH-MOTHER-06", "GH-MABIL-04")
def test_a_cultist_that_has_acted_strikes_everyone_around_when_it_dies() -> None:
    game = dies(10, acted=True)
    assert game.is_gone("cultist1")
    assert game.asked() == "damage"
    game.plays("suffer", "suffer")
    assert [event.target for event in game.told(Attacked)][1:] == ["brute", "scoundrel"]
    assert game.health("brute") == 10 - (1 + 2)


@rule("GH-MOTHER-06")
def test_a_cultist_that_dies_before_its_turn_does_not() -> None:
    game = dies(10, acted=False)
    assert game.is_gone("cultist1")
    assert len(game.told(Attacked)) == 1


# Where bosses go, whom they drive, what comes to them


@rule("GH-BOSS-03")
@pytest.mark.parametrize(("taken", "by_place"), [("", True), ("figure", False), ("obstacle", False), ("itself", True)])
def test_a_boss_stands_on_its_next_place_or_on_the_empty_hex_nearest_to_it(
    stand_in: StandIn, taken: str, by_place: bool
) -> None:
    quest, number = stand_in("the-gloom")
    g = quest.g
    to = quest.marked("a")
    assert not BOSSES["the-gloom"].flying
    if taken == "figure":
        g.figures[0].at = to
    elif taken == "obstacle":
        g.obstacles |= {to}
    elif taken == "itself":
        g.figures[number].at = to
    play_out(go_to_next_place(g, number))
    assert (g.figures[number].at == to) is by_place
    assert g.board.distance(g.figures[number].at, to) == (0 if by_place else 1)
    assert g.boss_places == 1
    (moved,) = (event for event in quest.events if isinstance(event, Moved))
    assert (moved.to, moved.rule) == (g.figures[number].at, "GH-BOSS-03")


@rule("GH-BOSS-03")
def test_servants_and_eggs_come_to_empty_hexes_and_to_no_more_than_there_are(stand_in: StandIn) -> None:
    quest, number = stand_in("elder-drake")
    g = quest.g
    near = [at for at in g.board.near[g.figures[number].at] if g.is_empty(at)]
    g.obstacles |= {*near[1:]}
    play_out(summon_servants(g, number, SummonServants("zephyr", 2), ()))
    (zephyr,) = quest.figures("zephyr")
    assert (zephyr.at, zephyr.number, zephyr.health, zephyr.hostile, zephyr.joined_in) == (near[0], 1, 1, True, g.round)
    g.obstacles -= {near[1]}
    play_out(summon_servants(g, number, SummonServants("zephyr", 2), ()))
    assert [each.number for each in quest.figures("zephyr")] == [1, 2]
    assert [event.hex for event in quest.events if isinstance(event, Summoned)] == near[:2]
    quest, number = stand_in("winged-horror", players=3)
    g = quest.g
    near = [at for at in g.board.near[g.figures[number].at] if g.is_empty(at)]
    g.obstacles |= {*near[2:]}
    play_out(lay_eggs(g, number, LayEggs("egg"), ()))
    eggs = quest.figures("egg")
    assert [(each.at, each.number, each.kind) for each in eggs] == [
        (at, n, OBJECTIVE) for n, at in enumerate(near[:2], 1)
    ]
    assert {each.at for each in eggs} <= g.obstacles
    play_out(hatch_eggs(g, number, HatchEggs("egg", "night-demon"), ()))
    assert not quest.figures("egg")
    assert [(each.at, each.kind, each.joined_in) for each in quest.figures("night-demon")] == [
        (at, NORMAL, g.round) for at in near[:2]
    ]
    assert not g.obstacles & {*near[:2]}


@rule("GH-BOSS-03", "GH-OVL-07", "GH-COND-11", "GH-COND-13")
@pytest.mark.parametrize(("condition", "moves"), [("", True), ("immobilize", False), ("stun", False), ("muddle", True)])
def test_who_can_move_is_gathered_and_scattered_and_who_cannot_stays(
    stand_in: StandIn, condition: str, moves: bool
) -> None:
    for does in (Gather(), Scatter(2)):
        quest, number = stand_in("the-betrayer")
        g = quest.g
        g.order = ("the-betrayer", *(hero.name for hero in g.heroes))
        g.figures[0].at = next(
            at for at in g.board.floor if g.board.distance(at, g.figures[number].at) == 2 and g.is_empty(at)
        )
        g.figures[1].at = OFF
        if condition:
            g.figures[0].conditions = BIT[condition]
        here, boss = g.figures[0].at, g.figures[number].at
        play_out(gather(g, number, does, ()) if isinstance(does, Gather) else scatter(g, number, does, ()))
        away = g.board.distance(g.figures[0].at, boss)
        reached = [at for at in g.board.floor if g.board.distance(here, at) <= 2 and g.is_empty(at)]
        farthest = max(g.board.distance(at, boss) for at in reached)
        assert away == (2 if not moves else 1 if isinstance(does, Gather) else farthest) != 0
        assert (g.figures[0].at == here) is not moves
        assert [event.rule for event in quest.events if isinstance(event, Moved)] == ["GH-BOSS-03"] * moves


@rule("GH-BOSS-03", "GH-SUMMON-05")
def test_the_party_is_driven_in_initiative_order_each_with_its_summons_before_it(stand_in: StandIn) -> None:
    quest, _ = stand_in("the-betrayer")
    g = quest.g
    names = [hero.name for hero in g.heroes]
    g.figures.append(Figure("skeleton", SUMMON, 0, 1, quest.marked("a"), 6, 6, no_money=True))
    g.figures.append(Figure("skeleton", SUMMON, 1, 1, quest.marked("b"), 6, 6, no_money=True))
    gone = Figure("skeleton", SUMMON, 1, 2, OFF, 6, 6, no_money=True)
    g.figures.append(gone)
    g.order = (names[1], "the-betrayer", names[0])
    assert party_in_order(g) == [4, 1, 3, 0]
    g.order = (names[0],)
    assert party_in_order(g) == [3, 0]


@rule("GH-BOSS-03")
@pytest.mark.parametrize("what", ["figure", "treasure", "money", "nothing", "no room"])
def test_whatever_lies_where_the_throne_goes_makes_room(what: str) -> None:
    quest = enter("infernal-throne").open_all()
    g = quest.g
    throne = next(figure for figure in g.figures if figure.kind == OBJECTIVE)
    places = SCENARIOS[INFERNAL_THRONE].boss_places
    (to,) = g.plan.marked(places[g.boss_places % len(places)])
    assert throne.at != to
    if what in ("figure", "no room"):
        g.figures[0].at = to
    elif what == "treasure":
        g.treasures[to] = "7"
    elif what == "money":
        g.money[to] = 2
    if what == "no room":
        g.obstacles |= {at for at in g.board.floor if g.standing_at(at) is None}
    start = throne.at
    play_out(move_altar(g, throne.name))
    assert (throne.at, to in g.obstacles) == (to, True)
    assert start not in g.obstacles
    if what == "figure":
        assert g.board.distance(g.figures[0].at, to) == 1
    elif what == "treasure":
        assert (g.treasures[to], g.treasures.count("7")) == ("", 1)
    elif what == "money":
        assert (g.money[to], sum(g.money)) == (0, 2)
    elif what == "no room":
        assert g.figures[0].at == start, "the hex that the throne has left"
    (moved,) = (event for event in quest.events if isinstance(event, Moved) and event.name == throne.name)
    assert (moved.start, moved.to, moved.rule) == (start, to, "GH-BOSS-03")
    assert g.boss_places == 1


@rule("GH-BOSS-03")
def test_the_demon_that_comes_is_that_of_the_place_and_after_the_last_place_the_first_is_next() -> None:
    g = enter("infernal-throne").open_all().g
    summons = SCENARIOS[INFERNAL_THRONE].boss_summons
    for place in range(1, 2 * len(summons) + 1):
        g.boss_places = place
        assert demon_of_the_place(g) == summons[(place - 1) % len(summons)]


@rule("GH-BOSS-03")
def test_who_takes_another_turn_acts_before_those_who_still_wait() -> None:
    game = dungeon("Brute . guard1 guard2* . archer1")
    g = game.g
    g.waiting = (game.names["archer1"],)
    play_out(call_to_act_again(g, game.names["archer1"], ExtraTurns("bandit-guard"), ()))
    assert [*g.waiting] == [game.names[who] for who in ("guard2", "guard1", "archer1")]


@rule("GH-BOSS-03")
@pytest.mark.parametrize(("there", "stays"), [("", True), ("itself", True), ("hero", False)])
def test_a_boss_goes_to_an_open_door_or_as_near_to_it_as_can_be(there: str, stays: bool) -> None:
    quest = enter("barrow-lair").open_all()
    g = quest.g
    boss = next(number for number, each in enumerate(g.figures) if each.kind == BOSS)
    door = g.plan.doors[g.plan.door(SCENARIOS[g.scenario].boss_doors[0])]
    if there:
        g.figures[boss if there == "itself" else 0].at = door.at
    play_out(go_to_next_door(g, boss, NextDoor(), ()))
    assert (g.figures[boss].at == door.at) is stays
    assert g.board.distance(g.figures[boss].at, door.at) == (0 if stays else 1)
    assert g.boss_places == 1
