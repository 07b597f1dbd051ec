"""Rules that the code keeps in a table, in a declaration or by leaving something out, and how each would be broken.

`breaks` says so: a trial makes that change, and the test has to notice.
"""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine.ledger import Break, Ledger, rule
from tabletome.engine.table import Table
from tabletome.games.mage_knight import GAME
from tabletome.games.mage_knight.content.box import COLOURS
from tabletome.games.mage_knight.content.cities import CIRCLES, CITY_COLOURS, garrison
from tabletome.games.mage_knight.content.deeds import BASIC_ACTION, CARDS, SPELL
from tabletome.games.mage_knight.content.heroes import HEROES
from tabletome.games.mage_knight.content.ruins import RUINS_TOKENS
from tabletome.games.mage_knight.content.skills import skills_of
from tabletome.games.mage_knight.content.units import ELITE, UNITS
from tabletome.games.mage_knight.rules.combat import enemies
from tabletome.games.mage_knight.state import Points
from tabletome.games.mage_knight.view.scene import scene
from tabletome.games.mage_knight.view.wording import skill_text
from tabletome.scene import translator
from tests.games.mage_knight.knights import FIRST_TILES, Knights, fight, knight, setting_up

LEDGER = Ledger.load(GAME.folder / "rules.yaml")
DECK = "rage rage rage rage rage rage rage"
FULL = "full-conquest"
RIVALS = ("tovak at start-a.c", "krang at start-a.e")
PLAY, SETUP, QUESTS = "rules/deeds/play.py", "rules/setup.py", "rules/scenario/special_rules.py"
SCENARIO_TABLE = "content/scenarios.py"
NOTATION, END = "rules/deeds/notation.py", "rules/end_of_turn.py"


# The box


@rule(
    "MK-MAP-01",
    "MK-MAP-07",
    breaks=(
        Break(SCENARIO_TABLE, "WEDGE,\n    country=(8, 8, 9, 11)", "OPEN,\n    country=(8, 8, 9, 11)", fresh=True),
        Break(SCENARIO_TABLE, '"wedge", "wedge", "open-4")', '"wedge", "wedge", "open-5")', fresh=True),
    ),
)
def test_each_scenario_has_a_shape_of_map_for_each_number_of_players() -> None:
    shapes = {
        name: [setting_up(players=players, scenario=name, heroes="random").g.shape for players in (2, 3, 4)]
        for name in ("first-reconnaissance", "mines-liberation")
    }
    assert shapes == {
        "first-reconnaissance": ["wedge", "wedge", "wedge"],
        "mines-liberation": ["wedge", "wedge", "open-4"],
    }


@rule(
    "MK-DUMMY-03",
    "MK-DUMMY-15",
    breaks=(
        Break("rules/dummy.py", "hero.dots.count(colour) for", "3 for"),
        Break("rules/dummy.py", "crystals=crystals", "crystals=(0, 0, 0, 0)"),
    ),
)
def test_the_dummy_player_starts_with_a_crystal_for_each_dot_and_nobody_else_has_one() -> None:
    begun = (setting_up(f"dummy {number}", heroes="random", scenario="solo-conquest") for number in range(100))
    game = next(game for game in begun if game.asked() and game.dummy.hero == "goldyx")
    assert game.dummy.crystals == tuple({"green": 2, "blue": 1}.get(colour, 0) for colour in COLOURS[:4])
    assert game.me.crystals == (0, 0, 0, 0)


@rule("MK-GEN-03")
def test_a_tile_brings_what_the_cards_of_its_sites_say() -> None:
    stack = "country-4 country-11 country-3"
    for night in (False, True):
        game = knight("tovak at country-2.nw", hand="march", stack=stack, night=night).with_player(move=9)
        game.plays("explore 1 1").with_(stack=("country-11",)).again(space="country-4.e", path=("country-4.e",))
        game.plays("explore 2 1")
        tokens = {space: token.up for space, (token, *_) in game.g.enemies.items()}
        assert (tokens["country-4.w"], tokens["country-11.se"]) == (True, True), "rampaging enemies are seen by all"
        assert tokens["country-4.c"] is not night, "a garrison next to the hero is seen by Day"
        assert not tokens["country-11.c"]
        assert game.g.ruins["country-11.w"].up is not night


@rule(
    "MK-GEN-08",
    breaks=(
        Break("rules/flow.py", "if g.end_met or g.round == special_rules", "if g.round == special_rules"),
        Break("rules/flow.py", "if g.end_met or g.round == special_rules.last_round(g) or", "if g.end_met or"),
    ),
)
@pytest.mark.parametrize(
    ("round_number", "end_met", "asked"), [(2, False, "choose-tactic"), (2, True, "over"), (4, False, "over")]
)
def test_round_follows_round_until_the_end_is_met_or_the_last_is_over(
    round_number: int, end_met: bool, asked: str
) -> None:
    game = knight(deck=DECK).with_(phase="end_of_round", round=round_number, end_met=end_met)
    assert game.asked() == asked


@rule(
    "MK-SETUP-01",
    breaks=(
        Break(SETUP, "player.fame = BLITZ_FAME if scenario.blitz else 0", "player.fame = BLITZ_FAME"),
        Break(SETUP, "reputation = BLITZ_REPUTATION if scenario.blitz else 0", "reputation = BLITZ_REPUTATION"),
    ),
)
def test_a_shield_of_every_hero_lies_at_the_start_of_both_tracks() -> None:
    game = setting_up(players=3, scenario=FULL, heroes="random")
    game.asked()
    boards = {board.id: board for board in scene(game.g, 0).boards}
    for track, start in (("fame", "fame:1"), ("reputation", "reputation:0")):
        here = next(cell for cell in boards[track].cells if cell.id == start)
        assert sorted(piece.seat for piece in here.pieces if piece.seat is not None) == [0, 1, 2]
    assert [(player.fame, player.reputation) for player in game.g.players] == [(0, 0)] * 3


@rule(
    "MK-SETUP-02",
    breaks=Break(
        SETUP, "tuple(rng.shuffled(tokens_of(colour, expansion=more)))", "tuple(tokens_of(colour, expansion=more))"
    ),
)
def test_seven_piles_of_tokens_are_shuffled_and_have_room_for_discards() -> None:
    first, second = (setting_up(seed).g for seed in ("one", "two"))
    assert len(first.piles) == len(first.discards) == LEDGER.rule("MK-SETUP-02").data["piles"]
    for colour in ("green", "grey", "brown"):
        assert sorted(first.piles[colour]) == sorted(second.piles[colour])
        assert first.piles[colour] != second.piles[colour]


@rule("MK-SETUP-05", breaks=Break("rules/deeds/piles.py", "into_hand(p, *(WOUND,) * count)", "into_hand(p, WOUND)"))
def test_there_are_wounds_for_every_blow() -> None:
    game = fight("dragon", "block", hand="march").with_player(level=1)
    game.combat.foes[0].name = "fire-dragon"
    game.again().plays("done")
    assert game.hand().count("wound") == -(-game.combat.strikes[0].value // 2) > 3


@rule(
    "MK-SETUP-08",
    breaks=Break(END, "for name in (*g.common_skills, *revealed) if name", "for name in g.common_skills if name"),
)
def test_skills_revealed_and_not_chosen_come_into_the_common_offer() -> None:
    assert setting_up(heroes="random").g.common_skills == ()
    game = knight(hand="rage").with_player(fame=3, skill_stack=("dark-paths", "double-time", "flight"))
    game.with_(dummy=None).plays("end-turn", "take-skill flight")
    assert (game.g.common_skills, game.me.skills) == (("double-time",), ("flight",))


@rule("MK-SETUP-15", breaks=Break("rules/flow.py", "if each.night == g.night]", "if each.night != g.night]"))
def test_the_tactics_of_the_day_lie_in_the_order_of_their_numbers() -> None:
    day = ["early-bird", "rethink", "mana-steal", "planning", "great-start", "the-right-moment"]
    assert setting_up(heroes="random").offers() == [f"choose-tactic {name}" for name in day]


@rule(
    "MK-SETUP-20", breaks=Break("rules/map/exploration.py", '        cities.set_up_city(g, f"{placed.tile}.c")\n', "")
)
def test_a_city_has_its_garrison_when_it_is_revealed() -> None:
    game = knight("tovak at country-2.nw", "krang at start-a.c", hand="march", stack="core-5", scenario=FULL)
    assert game.g.city_levels == {}
    game.with_player(move=2).plays("explore 1 1")
    assert game.g.city_levels == {"core-5.c": 4}
    assert len(game.g.enemies["core-5.c"]) == len(garrison("green", 4))


@rule(
    "MK-SETUP-21",
    breaks=Break(
        "rules/deeds/mana.py",
        "    p.mana = changed(p.mana, colour, 1)\n",
        "    p.mana = changed(p.mana, colour, int(sum(p.mana) < 9))\n",
    ),
)
def test_the_bank_has_mana_for_everybody() -> None:
    game = knight("tovak at country-1.c", hand="march", mana="gold " * 12).with_(phase="begin_turn")
    assert game.asked() == "turn"
    assert game.me.mana[4] == 13, "the Glade gives one more"


@rule("MK-AREA-07", breaks=Break("rules/flow.py", "p.space = special_rules.portal_space(g)", 'p.space = "country-1.c"'))
def test_the_figure_comes_onto_the_map_with_the_first_turn() -> None:
    game = setting_up(heroes="random")
    game.asked()
    assert game.me.space == ""
    game.plays("choose-tactic early-bird")
    assert (game.asked(), game.me.space) == ("turn", "start-a.c")


@rule(
    "MK-AREA-09",
    breaks=Break(
        SETUP,
        "tuple(g.rng.shuffled(skills_of(hero, shared=has_competitive_skills(g))))",
        "tuple(skills_of(hero, shared=has_competitive_skills(g)))",
    ),
)
def test_the_ten_skill_tokens_of_a_hero_are_shuffled() -> None:
    in_order = []
    for seed in ("one", "two", "three"):
        me = setting_up(seed, heroes="random").me
        assert sorted(me.skill_stack) == sorted(skills_of(me.hero, shared=False))
        in_order.append(list(me.skill_stack) == skills_of(me.hero, shared=False))
    assert (len(me.skill_stack), in_order) == (10, [False] * 3)


@rule(
    "MK-AREA-11",
    breaks=Break("view/wording.py", "return effect(SKILL_EFFECTS[skill].ready.effect)", 'return t("skill-flight")'),
)
def test_a_heros_skills_are_described_each_in_its_own_words() -> None:
    say = translator("en", GAME.folder)
    for hero in HEROES:
        names = skills_of(hero, shared=True)
        assert len({" ".join(map(say.say, skill_text(name))) for name in names}) == len(names) == 10


@rule("MK-GEN-05", breaks=Break(SETUP, "for name, on in switches.items() if on)", "for name, on in () if on)"))
def test_what_was_agreed_on_is_in_force_before_anything_is_chosen() -> None:
    game = setting_up(players=2, scenario=FULL, heroes="auction", drafting=True)
    assert (game.asked(), game.g.scenario) == ("choose-hero", FULL)
    assert game.g.variants == ("auction", "drafting")


@rule("MK-GEN-07", breaks=Break(SETUP, "player.fame = BLITZ_FAME if scenario.blitz else 0", "player.fame = 0"))
def test_a_scenario_changes_the_usual_setup() -> None:
    fame = [setting_up(players=2, scenario=name).me.fame for name in (FULL, "blitz-conquest")]
    assert fame == [0, 1]


@rule(
    "MK-SETUP-23",
    breaks=(
        Break("content/heroes.py", "return tuple(cards)", "return tuple(cards[1:])"),
        Break("content/skills.py", "if each.hero == hero and each.mode != left_out", "if each.hero == hero"),
        Break("content/deeds.py", "if rivals or not CARDS[name].competitive", "if rivals"),
    ),
)
def test_the_numbers_of_pieces_that_the_book_states() -> None:
    told = LEDGER.rule("MK-SETUP-23").data
    for name, hero in HEROES.items():
        assert len(hero.deck) == told["basic_actions_per_hero"]
        assert len(skills_of(name, shared=True)) == len(skills_of(name, shared=False)) == told["skills_per_hero"]
    assert set(CITY_COLOURS) == set(told["city_colours"])
    rivals, alone = (setting_up(players=n, scenario="blitz-conquest").g.spell_deck for n in (2, 1))
    assert len(rivals) - len(alone) == len(told["competitive_spells"])
    assert len(alone) == sum(not card.competitive for card in CARDS.values() if card.kind == SPELL)


@rule("MK-DEED-01", breaks=Break("content/heroes.py", "cards[cards.index(common)] = own", 'cards[0] = "fireball"'))
def test_a_hero_begins_with_basic_actions_only() -> None:
    game = setting_up(heroes="random")
    game.asked()
    assert {CARDS[card].kind for card in (*game.me.deck, *game.me.hand)} == {BASIC_ACTION}
    assert {card.kind for card in CARDS.values()} == {"basic", "advanced", "spell", "artifact"}


@rule("MK-SKILL-01", breaks=Break("content/skills.py", "if each.hero == hero and", "if"))
def test_no_skill_belongs_to_two_heroes() -> None:
    sets = [set(skills_of(name, shared=True)) for name in HEROES]
    assert len(set.union(*sets)) == sum(map(len, sets))
    game = setting_up(heroes="random")
    assert set(game.me.skill_stack) == set(skills_of(game.me.hero, shared=False))


@rule(
    "MK-CITY-05",
    breaks=(
        Break("content/cities.py", "GARRISONS[colour][level - 1] if level", "GARRISONS[colour][level - 2] if level"),
        Break("content/cities.py", '"GV VV VW GVW', '"GV VV WW GVW'),
    ),
)
def test_every_city_has_the_garrison_of_its_figure() -> None:
    told = LEDGER.rule("MK-CITY-05").data
    for colour in CITY_COLOURS:
        for level in range(1, 12):
            letters = told[colour][level]
            assert garrison(colour, level) == tuple(CIRCLES[letter] for letter in letters), (colour, level)


@rule(
    "MK-SITE-23", breaks=Break("content/ruins.py", 'Ruins("red-altar", (RED,) * 3, 7)', 'Ruins("red-altar", (RED,), 7)')
)
def test_an_altar_takes_three_mana_of_its_colour() -> None:
    altars = [token for token in RUINS_TOKENS.values() if token.mana]
    assert [(len(token.mana), len(set(token.mana)), token.fame) for token in altars] == [(3, 1, 7)] * 4
    assert sorted(token.mana[0] for token in altars) == [0, 1, 2, 3]


@rule("MK-RES-05", breaks=Break(END, "            for colour in BASIC:\n", "            for colour in BASIC[:1]:\n"))
@pytest.mark.parametrize("reward", ["artifact", "spell", "advanced", "crystals", "unit"])
def test_every_reward_of_a_ruin_reaches_the_hero(reward: str) -> None:
    game = knight(hand="march", deck=DECK).with_player(has_played=True, rewards=(reward,), level=3, fame=8)
    game.with_(spells_offer=("chill",), advanced_offer=("agility",), units_offer=("peasants",), spell_deck=())
    game.with_(advanced_deck=(), artifact_deck=("ruby-ring",)).plays("end-turn")
    while game.asked() in ("take-spell", "take-advanced", "take-unit", "take-artifact"):
        game.plays(game.offers()[0])
    gained = {"artifact": "ruby-ring", "spell": "chill", "advanced": "agility"}.get(reward)
    assert (gained in (*game.me.deck, *game.me.hand)) is (gained is not None)
    assert game.me.crystals == ((1, 1, 1, 1) if reward == "crystals" else (0, 0, 0, 0))
    assert [unit.name for unit in game.me.units] == (["peasants"] if reward == "unit" else [])


# The player area


@rule("MK-AREA-01", breaks=Break(END, "    p.mana = NO_MANA\n", "    p.mana, p.crystals = NO_MANA, (0, 0, 0, 0)\n"))
@rule("MK-AREA-12", breaks=Break(END, "    p.mana = NO_MANA\n", "    pass\n"))
def test_mana_tokens_lie_in_the_play_area_and_crystals_in_the_inventory() -> None:
    game = knight(hand="march", deck=DECK, crystals="red green green", mana="blue gold").plays("play march")
    assert (game.me.play_area, sum(game.me.mana)) == (("march",), 2)
    game.plays("end-turn")
    assert (game.me.play_area, sum(game.me.mana), game.me.crystals) == ((), 0, (1, 0, 0, 2))


@rule("MK-ROUND-21", breaks=Break(END, "limit = p.row.hand + p.hand_bonus", "limit = p.row.hand"))
def test_a_larger_hand_is_drawn_when_the_next_round_begins() -> None:
    game = knight(deck="march " * 9).with_player(hand_bonus=2).with_(phase="begin_round")
    assert game.asked() == "choose-tactic"
    assert (len(game.me.hand), game.me.hand_bonus) == (7, 0)


@rule(
    "MK-UNIT-01",
    breaks=Break("rules/interaction/recruit.py", "    if site in at or site == CAMP:", "    if site == CAMP:"),
)
def test_an_elite_unit_is_recruited_wherever_its_front_says() -> None:
    elite = next(name for name, card in UNITS.items() if card.tier == ELITE and "keep" in card.sites)
    tiles = (*FIRST_TILES, "country-3 1 1")
    game = knight("tovak at country-3.ne", hand="march", tiles=tiles).with_(units_offer=(elite, "herbalists"))
    game.g.shields["country-3.ne"] = (0,)
    game.plays("interact").again(influence=30)
    assert game.offers("recruit") == [f"recruit {elite}"]


@rule(
    "MK-UNIT-02", breaks=Break("rules/interaction/recruit.py", "    p.units.append(unit)", "    p.discard += (name,)")
)
def test_a_recruited_unit_lies_in_the_unit_area_and_nowhere_else() -> None:
    assert setting_up(heroes="random").me.units == []
    game = knight("tovak at country-1.e", hand="march").with_(units_offer=("peasants",))
    game.plays("interact").again(influence=9).plays("recruit peasants")
    me = game.me
    assert [unit.name for unit in me.units] == ["peasants"]
    assert "peasants" not in (*me.hand, *me.deck, *me.discard, *me.play_area)


@rule(
    "MK-UNIT-04",
    breaks=Break(
        "rules/combat/damage.py",
        '        g.emit(UnitWounded, p.seat, unit.name, rule="MK-DMG-05")\n',
        '        unit.ready = False\n        g.emit(UnitWounded, p.seat, unit.name, rule="MK-DMG-05")\n',
    ),
)
@pytest.mark.parametrize(("unit", "ready"), [("peasants", True), ("peasants*", False)])
def test_a_wounded_unit_is_ready_or_spent_as_it_was(unit: str, ready: bool) -> None:
    game = fight("prowlers", "block", hand="march", units=unit).plays("done", "assign 1")
    assert (game.me.units[0].ready, game.me.units[0].wounds) == (ready, 1)


@rule("MK-UNIT-10", breaks=Break(NOTATION, "(yield from choose_unit(p, spent)).ready = True", "choose_unit(p, spent)"))
def test_a_spent_unit_made_ready_acts_again_in_the_same_round() -> None:
    game = knight(hand="march", units="herbalists peasants*")
    assert "activate 2 3" not in game.offers()
    game.plays("activate 1 2")
    assert game.me.units[1].ready
    assert "activate 2 3" in game.offers()


# Playing effects


@rule("MK-MOVE-03", "MK-DEED-07", breaks=Break(PLAY, '    "move": Move(1),', '    "move": Move(2),'))
@rule("MK-INTER-05", breaks=Break(PLAY, '    "influence": Influence(1),', '    "influence": Influence(2),'))
@rule("MK-ATT-02", breaks=Break(PLAY, '    "attack": Attack(1),', '    "attack": Attack(1, "fire"),'))
@rule("MK-BLOCK-05", "MK-DEED-08", breaks=Break(PLAY, '    "block": Block(1),', '    "block": Block(1, "ice"),'))
def test_a_card_laid_sideways_is_one_point_of_the_kind_that_is_needed() -> None:
    game = knight("tovak at country-1.e", hand="rage promise").plays("sideways rage move")
    assert game.me.turn.move == 1
    assert game.plays("interact", "sideways promise influence").me.turn.influence == 1
    attack = fight("prowlers", "attack", hand="fireball", mana="red").plays("sideways fireball attack")
    assert attack.combat.pool == (Points("attack", "physical", 1),)
    block = fight("prowlers", "block", hand="determination").plays("sideways determination block")
    assert block.combat.pool == (Points("block", "physical", 1),)
    assert "sideways" not in " ".join(knight(hand="wound").offers())


@rule("MK-RANGE-05", breaks=Break(PLAY, "SIDEWAYS_POINTS.get(g.stage)", 'SIDEWAYS_POINTS.get(g.stage, "attack")'))
def test_sideways_cards_do_not_shoot() -> None:
    game = fight("prowlers", hand="rage march swiftness")
    assert (game.asked(), game.offers("sideways")) == ("ranged", [])


@rule(
    "MK-MOVE-02",
    breaks=Break(NOTATION, "p.turn.move += self.points + use.plus", "p.turn.move = self.points + use.plus"),
)
def test_move_of_cards_units_and_skills_adds_up() -> None:
    game = knight(hand="march march stamina", mana="green", units="peasants").with_player(skills=("double-time",))
    game.plays("play march", "strengthen march", "play stamina", "activate 1 3", "use-skill double-time")
    assert game.me.turn.move == 2 + 4 + 2 + 2 + 2


@rule(
    "MK-INTER-02",
    breaks=Break(NOTATION, "p.turn.influence += self.points + use.plus", "p.turn.influence = self.points + use.plus"),
)
def test_influence_of_cards_and_units_adds_up() -> None:
    game = knight("tovak at country-1.e", hand="promise promise threaten", mana="white", units="peasants")
    game.plays("interact", "play promise", "strengthen promise", "play threaten", "activate 1 2")
    assert game.me.turn.influence == 2 + 4 + 2 + 2


@rule("MK-WOUND-07", breaks=Break(NOTATION, "p.turn.heal += self.points", "p.turn.heal = 0"))
def test_healing_cures_the_hero_and_units_while_resting_too() -> None:
    game = knight(hand="tranquility tranquility wound rage", units="peasants!").plays(
        "rest", "play tranquility", "pick 1"
    )
    game.plays("heal-wound", "play tranquility", "pick 1", "heal-unit 1")
    assert (game.hand(), game.me.units[0].wounds) == (["rage"], 0)


@rule(
    "MK-SKILL-04",
    breaks=Break(NOTATION, "return self.parts[mana.is_dark(g)].do(g, p, use)", "return self.parts[0].do(g, p, use)"),
)
@pytest.mark.parametrize(("night", "points"), [(False, 2), (True, 1)])
def test_a_skill_does_what_its_description_says_by_day_and_by_night(night: bool, points: int) -> None:
    game = knight(hand="rage", night=night).with_player(skills=("double-time",)).plays("use-skill double-time")
    assert game.me.turn.move == points
    assert "use-skill double-time" not in game.offers()


@rule("MK-TACT-07", breaks=Break("cards/tactics.py", "    piles.draw_cards(g, p, 2)", "    piles.draw_cards(g, p, 1)"))
def test_a_great_start_draws_two_cards() -> None:
    game = knight(hand="march", deck="stamina stamina rage").with_player(tactic="great-start")
    game.with_(phase="follow_tactic", picking=(0,)).asked()
    assert len(game.me.hand) == 3


@rule(
    "MK-MANA-06",
    breaks=Break("rules/deeds/mana.py", "(colour, GOLD) if colour in BASIC and not dark", "(colour,) if dark"),
)
@pytest.mark.parametrize(("night", "offered"), [(False, ["strengthen march"]), (True, [])])
def test_gold_is_of_every_basic_colour_by_day(night: bool, offered: list[str]) -> None:
    assert knight(hand="march", mana="gold", night=night).offers("strengthen") == offered
    assert knight(hand="march", mana="black", night=night).offers("strengthen") == []


@rule(
    "MK-DEED-06",
    breaks=Break(
        PLAY,
        "        if name == WOUND:\n            continue\n",
        '        if name == WOUND:\n            turned.append(SIDEWAYS["rage", "move"])\n            continue\n',
    ),
)
def test_a_wound_is_not_played_and_not_laid_sideways() -> None:
    assert knight(hand="wound").offers() == ["rest"]
    assert fight("prowlers", "block", hand="wound").offers() == ["done"]


@rule("MK-DEED-09", breaks=Break("rules/combat/points.py", "g.combat.pool += (Points(", "g.combat.pool = (Points("))
def test_attacks_of_cards_of_different_kinds_add_up() -> None:
    game = fight("prowlers", "attack", hand="rage swiftness").plays("play rage")
    assert game.offers("attack") == []
    assert game.plays("sideways swiftness attack").offers("attack") == ["attack 1"]


@rule(
    "MK-MANA-01",
    breaks=(
        Break("rules/deeds/mana.py", "(DIE, each))\n        if p.mana[each]:", "(DIE, each))\n        if False:"),
        Break(
            "rules/deeds/mana.py",
            "(TOKEN, each))\n        if each in BASIC and p",
            "(TOKEN, each))\n        if False and p",
        ),
    ),
)
@pytest.mark.parametrize("kind", ["source", "mana", "crystals"])
def test_mana_of_each_colour_is_pure_or_a_crystal(kind: str) -> None:
    def mana_as(colour: str) -> dict[str, Any]:
        return {kind: colour}

    assert "strengthen march" in knight(hand="march", **mana_as("green")).offers()
    assert "strengthen rage" in fight("prowlers", "attack", hand="rage", **mana_as("red")).offers()
    assert "strengthen determination" in fight("prowlers", "block", hand="determination", **mana_as("blue")).offers()
    talks = knight("tovak at country-1.e", hand="promise", **mana_as("white")).plays("interact")
    assert "strengthen promise" in talks.offers()


@rule(
    "MK-MANA-05",
    breaks=Break(
        END, "  colour = yield from choose_colour(p, BASIC)", "  colour = yield from choose_colour(p, (*BASIC, GOLD))"
    ),
)
def test_a_gold_die_brings_a_crystal_of_a_basic_colour() -> None:
    asked = []
    for seed in map(str, range(12)):
        game = knight(hand="march", deck=DECK, seed=seed).with_player(has_played=True, rewards=("random-crystal",))
        game.plays("end-turn")
        asked += [game.offers()] if game.asked() == "choose-colour" else []
    assert asked
    assert all(len(offers) == 4 and "pick-colour gold" not in offers for offers in asked)


@rule(
    "MK-MANA-11",
    breaks=Break(
        "rules/deeds/mana.py",
        "    for each in COUNTS_AS[is_dark(g), colour]:\n        if p.turn.dice",
        "    for each in COUNTS_AS[False, colour]:\n        if p.turn.dice",
    ),
)
@pytest.mark.parametrize(
    ("die", "night", "usable"), [("gold", False, True), ("gold", True, False), ("black", False, False)]
)
def test_gold_dice_are_depleted_by_night_and_black_ones_by_day(die: str, night: bool, usable: bool) -> None:
    assert bool(knight(hand="march", source=die, night=night).offers("strengthen")) is usable


@rule("MK-MANA-09", breaks=Break("rules/deeds/mana.py", "        g.source = tuple(sorted((*g.source, *back)))\n", ""))
def test_a_die_that_was_used_is_back_for_the_next_player() -> None:
    game = knight(*RIVALS, hand="march", source="green red", deck=DECK, scenario=FULL)
    game.with_player(1, hand=("rage",), deck=("rage",) * 5)
    game.plays("strengthen march")
    assert len(game.g.source) == 1
    game.plays("end-turn")
    assert (game.g.active, len(game.g.source)) == (1, 2)


@rule(
    "MK-UNIT-05", breaks=Break("rules/interaction/recruit.py", "unit = Unit(name, ", "unit = Unit(name, ready=False, ")
)
def test_a_new_unit_is_ready_and_unwounded() -> None:
    game = knight("tovak at country-1.e", hand="march").with_(units_offer=("peasants",))
    game.plays("interact").again(influence=9).plays("recruit peasants")
    assert (game.me.units[0].ready, game.me.units[0].wounds) == (True, 0)


@rule("MK-EXPL-10", breaks=Break("rules/map/sites.py", "            add_monastery_card(g)\n", "            pass\n"))
def test_a_monastery_brings_a_card_that_is_not_of_the_offer() -> None:
    game = knight("tovak at country-2.nw", hand="march", stack="country-5").with_player(move=2)
    game.with_(advanced_offer=("agility",), advanced_deck=("ambush", "ice-bolt"), monastery_offer=())
    game.plays("explore 1 1")
    assert (game.g.monastery_offer, game.g.advanced_offer) == (("ice-bolt",), ("agility",))


# Taking back


def begun() -> Table[Any]:
    table = Table(GAME, GAME.options(heroes="random"), "undo")
    table.play(0, GAME.actions.parse("choose-tactic early-bird"))
    return table


@rule(
    "MK-EFF-16",
    breaks=Break(PLAY, "            g.emit(PlayedSideways, p.seat, name, points)\n", "            g.reveal()\n"),
)
@rule("MK-EFF-18", breaks=Break("state.py", "        twin.turn = copied(self.turn)\n", ""))
def test_what_was_played_in_a_turn_is_taken_back_whole() -> None:
    table = begun()
    before = table.hash()
    for _ in range(3):
        option = next(each for each in table.decision_of(0).options if each.verb == "sideways")
        table.play(0, option)
    assert table.state.players[0].turn.move == 3
    for left in (2, 1, 0):
        assert table.can_undo(0)
        table.undo(0)
        assert table.state.players[0].turn.move == left
    assert table.hash() == before


# Combat


@rule(
    "MK-EFF-05",
    breaks=Break(
        "rules/combat/effects_on_enemies.py", "use.colour == BLUE and ICE in resists", "use.colour == BLUE and False"
    ),
)
def test_an_effect_that_cost_no_mana_keeps_its_colour() -> None:
    game = fight("ice-mages swordsmen", units="amotep-freezers", mana="blue").plays("activate 1 2")
    assert [foe.held for foe in game.combat.foes] == [False, True], "only one of them can be frozen"


@rule("MK-COMB-16", breaks=Break("rules/combat/attack.py", "own = points.unit == NOBODY", "own = True"))
def test_the_sword_of_justice_doubles_no_attack_of_a_unit() -> None:
    game = fight("prowlers", "attack", hand="rage sword-of-justice", units="peasants")
    game.plays("strengthen sword-of-justice", "activate 1 1")
    armor = enemies.armor(game.g, game.combat.foes[0])
    assert game.combat.pool[-1].value < armor <= 2 * game.combat.pool[-1].value
    assert game.offers("attack") == []
    assert game.plays("play rage").offers("attack") == ["attack 1"], "the own attack counts twice"


@rule(
    "MK-COMB-19",
    "MK-COMB-21",
    breaks=Break(
        "rules/combat/enemies.py",
        "and not g.hero.has(changes.NoSiteFortification)",
        'and (not g.hero.has(changes.NoSiteFortification) or "fire" in resistances(foe))',
    ),
)
def test_walls_fall_whatever_their_defenders_resist() -> None:
    game = fight("fire-mages golems/", hand="demolish", mana="red").plays("play demolish")
    assert [enemies.fortifications(game.g, foe) for foe in game.combat.foes] == [0, 0]
    assert [foe.armor for foe in game.combat.foes] == [0, -1]


@rule("MK-COMB-20", breaks=Break("rules/combat/start.py", "p.turn.heal = p.turn.influence = 0", "p.turn.influence = 0"))
def test_healing_points_are_no_use_in_combat_but_special_effects_are() -> None:
    game = knight("tovak at country-2.c", hand="wound", country_2_nw="diggers", units="herbalists", deck=DECK)
    game.with_player(heal=2, hand=("mana-draw", "wound")).plays("challenge country-2.nw")
    assert game.me.turn.heal == 0
    for stage in ("ranged", "block", "attack"):
        assert game.asked() == stage
        assert "play mana-draw" in game.offers()
        assert not {"heal-wound", "activate 1 1"} & set(game.offers())
        game.plays("done")
        if game.asked() == "damage":
            game.plays("take-wounds")


@rule(
    "MK-RANGE-02",
    breaks=Break("rules/combat/attack.py", 'else ("siege", "ranged", "attack")', 'else ("ranged", "attack")'),
)
def test_ranged_and_siege_attacks_of_all_elements_go_together() -> None:
    game = fight("golems", hand="march")
    armor = enemies.armor(game.g, game.combat.foes[0])
    parts = [Points("ranged", "fire", 1), Points("siege", "ice", 1), Points("ranged", "cold-fire", 1)]
    game.with_pool(*parts, Points("siege", "fire", armor - 3))
    assert game.offers("attack") == ["attack 1"]
    assert game.with_pool(*parts, Points("siege", "fire", armor - 4)).offers("attack") == []


@rule(
    "MK-MEMO-03",
    breaks=Break(
        "rules/combat/block.py", "    if any(strike.fate == OPEN for strike in combat.strikes):", "    if False:"
    ),
)
def test_who_does_not_block_is_dealt_the_damage_before_the_attack_phase() -> None:
    game = fight("prowlers", hand="march", units="peasants")
    asked = [game.asked()]
    while game.g.combat is not None and len(asked) < 9:
        game.plays("take-wounds" if "take-wounds" in game.offers() else "done")
        asked.append(game.asked())
    assert asked[:4] == ["ranged", "block", "damage", "attack"]


@rule("MK-RES-10", breaks=Break("rules/combat/outcome.py", "if not foe.defeated and not foe.space:", "if False:"))
def test_who_was_not_defeated_in_a_dungeon_is_discarded_and_another_comes() -> None:
    tiles = (*FIRST_TILES, "country-7 1 1")
    game = knight("tovak at country-7.se", hand="march", tiles=tiles).plays("enter")
    first = game.combat.foes[0].name
    while game.g.combat is not None:
        game.plays("take-wounds" if "take-wounds" in game.offers() else "done")
    assert first in game.g.discards["brown"]
    assert "country-7.se" not in game.g.shields


@rule("MK-TURN-08", breaks=Break("rules/combat/pvp.py", "        p.face_down = True\n", ""))
def test_a_defender_who_takes_the_turn_in_advance_turns_the_token_down() -> None:
    game = knight("tovak at start-a.ne", "krang at country-2.w", hand="march", scenario=FULL)
    game.with_player(move=9).with_player(1, hand=("march",), deck=("rage",) * 5)
    game.plays("move country-2.w", "attack-hero 1", "defend-fully")
    assert game.g.players[1].face_down


# The end of a turn


@rule("MK-END-01", breaks=Break(END, "    g.phase = phases.TAKE_BACK_STEP\n", "    g.phase = phases.BENEFITS\n"))
@rule(
    "MK-TURN-32",
    breaks=Break(
        END,
        "    cards = piles.others_in_hand(p)\n",
        "    cards = piles.others_in_hand(p)\n    g.phase = phases.AFTER_STEP\n",
    ),
)
def test_at_the_end_of_a_turn_played_cards_go_first_and_none_is_played() -> None:
    game = knight("tovak at country-1.c", hand="march rage tranquility", deck=DECK)
    game.with_player(has_played=True, play_area=("wound",), heal=1).plays("end-turn")
    assert game.offers() == ["throw-wound discard", "decline"]
    game.plays("decline")
    assert game.asked() == "discard"
    assert game.offers() == ["discard-card march", "discard-card rage", "discard-card tranquility", "done"]
    game.plays("discard-card rage")
    assert game.offers() == ["discard-card march", "discard-card tranquility", "done"]


# Players and teams


@rule(
    "MK-DUMMY-01",
    breaks=Break(SETUP, '    if (g.seats == 1 and "no-dummy" not in g.variants) or g.together:', "    if g.together:"),
)
@pytest.mark.parametrize(
    ("scenario", "players", "with_dummy"), [("solo-conquest", 1, True), ("full-cooperation", 2, True), (FULL, 2, False)]
)
def test_a_dummy_sets_the_pace_alone_and_together(scenario: str, players: int, with_dummy: bool) -> None:
    game = setting_up(players=players, scenario=scenario, heroes="random")
    game.asked()
    assert (game.g.dummy is not None) is with_dummy


def mates(**more: object) -> Knights:
    """Tovak and Norowas against Krang and Goldyx."""
    heroes = [f"{name} at start-a.c" for name in ("tovak", "krang", "norowas", "goldyx")]
    return knight(*heroes, scenario=FULL, options={"teams": "seated", **more}, hand="march")


@rule(
    "MK-TEAM-04",
    breaks=Break(
        "rules/deeds/mana.py",
        "        if each in BASIC and p.crystals[each]:\n            ways.append((CRYSTAL, each))\n        if p.round",
        "        if each in BASIC and any(q.crystals[each] for q in g.players):\n"
        "            ways.append((CRYSTAL, each))\n        if p.round",
    ),
)
def test_a_team_mates_crystals_pay_for_nothing() -> None:
    game = mates().with_player(2, crystals=(3, 3, 3, 3))
    assert game.g.are_mates(0, 2)
    assert game.offers("strengthen") == []
    assert game.again(crystals=(0, 0, 0, 1)).offers("strengthen") == ["strengthen march"]


@rule("MK-TEAM-05", breaks=Break(SETUP, "options.cooperative_assaults or scenario.together", "scenario.together"))
def test_teams_may_agree_on_cooperative_assaults() -> None:
    assert "cooperative-assaults" in mates(cooperative_assaults=True).g.variants
    assert "cooperative-assaults" not in mates().g.variants


@rule(
    "MK-TEAM-06",
    breaks=Break("view/players.py", "p.row.hand, p.seat == seat)\n", "p.row.hand, (p.seat - (seat or 0)) % 2 == 0)\n"),
)
def test_a_team_mates_hand_is_not_shown() -> None:
    game = mates().with_player(2, hand=("rage", "wound"))
    hands = [
        next(zone for zone in mat.zones if zone.id == f"hand:{seat}") for seat, mat in enumerate(scene(game.g, 0).mats)
    ]
    assert [(len(zone.cards), zone.count) for zone in hands] == [(1, 1), (0, 0), (0, 2), (0, 0)]


@rule("MK-OPT-07", breaks=Break("rules/auction.py", "g.players[leader].fame -= fame", "g.players[leader].fame += fame"))
def test_fame_paid_for_a_hero_is_owed() -> None:
    game = setting_up(players=2, scenario=FULL, heroes="auction").plays("choose-hero tovak", "bid 2", "pass")
    payer = next(player for player in game.g.players if player.hero == "tovak")
    assert (payer.fame, payer.level) == (LEDGER.rule("MK-OPT-07").data["fame"], 1)


# Scenarios


LENGTH = Break(SETUP, "else scenario.rounds[g.seats - 1]", "else 5")


@rule("MK-FULLC-02", breaks=(LENGTH, Break(QUESTS, "return len(g.fallen) == g.cities", "return bool(g.fallen)")))
@rule("MK-BLITZC-02", breaks=LENGTH)
@pytest.mark.parametrize(("scenario", "rounds"), [(FULL, 6), ("blitz-conquest", 4)])
def test_a_conquest_lasts_its_days_and_nights_or_until_all_cities_have_fallen(scenario: str, rounds: int) -> None:
    game = knight(*RIVALS, scenario=scenario, deck=DECK).with_player(1, deck=("rage",) * 9)
    assert (game.g.rounds, game.g.cities) == (rounds, 2)
    game.with_(phase="end_of_round", round=rounds - 1, fallen=("core-5.c",))
    assert game.asked() == "choose-tactic"
    game.with_(phase="end_of_round").ask_again()
    assert game.asked() == "over"
    assert game.g.outcome is not None
    assert game.g.outcome.reason == "time", "one City still stands"


@rule(
    "MK-DRUID-02", breaks=Break(QUESTS, 'return goal(g) == "glades" and g.board[p.space].site == GLADE', "return False")
)
def test_the_obelisks_of_the_glades_can_be_used() -> None:
    assert "mark-glade" in knight("tovak at country-1.c", scenario="druid-nights", hand="march").offers()
    assert "mark-glade" not in knight("tovak at country-1.c", hand="march").offers()


@rule(
    "MK-DUNG-02",
    breaks=Break(
        QUESTS, "all(g.is_conquered(space) for space in underground(g))", "any(map(g.is_conquered, underground(g)))"
    ),
)
@pytest.mark.parametrize(("taken", "reason"), [(("country-7.se",), "time"), (("country-7.se", "core-1.ne"), "mission")])
def test_the_passages_are_taken_when_every_dungeon_and_tomb_is(taken: tuple[str, ...], reason: str) -> None:
    tiles = (*FIRST_TILES, "country-7 1 1", "core-1 2 1")
    game = knight(*RIVALS, tiles=tiles, stack="", scenario="dungeon-lords")
    game.with_(phase="end_of_round", round=game.g.rounds, shields=dict.fromkeys(taken, (0,)))
    assert game.asked() == "over"
    assert game.g.outcome is not None
    assert game.g.outcome.reason == reason


@rule("MK-HOLD-14", breaks=Break(SETUP, '        if "open-map" in g.variants:', "        if False:"))
def test_all_tiles_may_be_open_from_the_start() -> None:
    game = setting_up(players=3, scenario="conquer-and-hold", heroes="random", open_map=True)
    game.asked()
    assert (len(game.g.tiles), game.g.hidden, game.g.rounds) == (10, (), 4)


@rule(
    "MK-RETURN-02",
    breaks=Break("rules/scenario/scoring.py", "        return (there[0],)", "        return tuple(there)"),
)
def test_only_one_hero_returns() -> None:
    game = knight(*RIVALS, scenario="one-to-return").with_(phase="end_of_round", round=4, night=True)
    assert game.g.rounds == 4
    game.with_player(1, space="start-a.c").with_(portal_closed=True)
    assert game.asked() == "over"
    assert game.g.outcome is not None
    assert len(game.g.outcome.winners) == 1
