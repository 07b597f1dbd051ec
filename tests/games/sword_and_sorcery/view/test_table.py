"""Sheets with the row that applies, an attack as a panel, places by their names, powers to learn as cards."""

from __future__ import annotations

import re

from tabletome.engine import Decision
from tabletome.engine.ledger import rule
from tabletome.engine.randomness import seeded
from tabletome.engine.table import Table as EngineTable
from tabletome.games.sword_and_sorcery import GAME
from tabletome.games.sword_and_sorcery import actions as a
from tabletome.games.sword_and_sorcery.content.encounters import ENCOUNTERS
from tabletome.games.sword_and_sorcery.content.enemies import CARD
from tabletome.games.sword_and_sorcery.content.events import EVENTS
from tabletome.games.sword_and_sorcery.content.items import FACE
from tabletome.games.sword_and_sorcery.content.notation import boons
from tabletome.games.sword_and_sorcery.content.notation.attacks import pay
from tabletome.games.sword_and_sorcery.content.notation.terms import LEGEND, MAGIC, SKILL
from tabletome.games.sword_and_sorcery.content.powers import POWERS
from tabletome.games.sword_and_sorcery.content.quests import quest_names
from tabletome.games.sword_and_sorcery.rules.event_phase import event_phase
from tabletome.games.sword_and_sorcery.rules.hero_turn import turn_options
from tabletome.games.sword_and_sorcery.rules.heroes.movement import move_options
from tabletome.games.sword_and_sorcery.rules.heroes.souls import upgrade_cost
from tabletome.games.sword_and_sorcery.state import Battle
from tabletome.games.sword_and_sorcery.view import icons
from tabletome.games.sword_and_sorcery.view.boons import boon_text
from tabletome.games.sword_and_sorcery.view.power_cards import power_card
from tabletome.games.sword_and_sorcery.view.questions import HEADINGS
from tabletome.games.sword_and_sorcery.view.scene import scene
from tabletome.scene import Question, Scene, Sheet, translator
from tabletome.scene.terms import mentioned
from tests.games.sword_and_sorcery.questing import Table, quest_table, turn

SAY = translator("en", GAME.folder)


def seen(table: Table) -> Scene:
    return scene(table.g, 0)


def sheet_of(table: Table, figure: int) -> Sheet:
    (found,) = [sheet for sheet in seen(table).sheets if sheet.id == f"sheet:{figure}"]
    return found


def always_seen(table: Table) -> list[str]:
    return [sheet.id for sheet in seen(table).sheets if sheet.always]


@rule("SS-AI-14")
def test_the_row_of_a_scroll_that_applies_now_is_lit_and_says_why() -> None:
    table = quest_table()
    enemy = table.enemy("gremlin-blue-1", "14a.2")
    rows = sheet_of(table, enemy).rows
    assert [row.state for row in rows] == ["dim", "lit", "dim", "dim"]
    names = [SAY.say(row.name) for row in rows if row.name]
    assert (names[1], names[-1]) == ("at distance 1 to 3", "otherwise")
    marks = [[(mark.value, mark.tone) for mark in row.values] for row in rows]
    assert marks[1] == [(0, "dim"), (1, "bad"), (2, "bad"), (3, "bad")], "the range symbols"
    assert marks[-1] == [], "the last resort has none"
    assert rows[1].why is not None
    assert "distance" in SAY.say(rows[1].why)


@rule("SS-ITEM-05")
def test_dropping_things_and_reorganizing_without_anything_to_put_on_come_after_the_other_choices() -> None:
    table = turn()
    sheet = table.g.heroes[0]

    def minor() -> set[str]:
        decision = Decision(0, "turn", turn_options(table.g, 0), {"hero": 0})
        asked: Question = GAME.question(table.g, decision)
        return {each.action for each in asked.choices if each.minor}

    sheet.inventory = ()
    assert minor() == {"drop", "reorganize"}
    sheet.inventory = ("dagger",)
    assert minor() == {"drop"}


@rule("SS-SOUL-05", "SS-SOUL-06")
def test_a_mat_says_how_much_of_the_price_of_the_next_rank_the_party_has() -> None:
    table = quest_table()

    def bar() -> list[tuple[int, int | None]]:
        return [(stat.value, stat.most) for stat in seen(table).mats[0].stats if stat.id == "next-rank:0"]

    table.g.heroes[0].rank, table.g.soul_points = 2, 5
    assert bar() == [(5, 9)]
    table.g.soul_points = 40
    assert bar() == [(9, 9)], "no more than it takes"
    table.g.heroes[0].rank = 7
    assert bar() == [], "nobody rises higher"


@rule("SS-POWER-17")
def test_a_power_says_how_far_it_is_from_being_ready_again() -> None:
    def counted(cooling: int, rank: int) -> tuple[int, int | None, str]:
        counter = power_card("heal", cooling, rank).counter
        assert counter is not None
        assert counter.text is not None
        return counter.value, counter.most, SAY.say(counter.text)

    assert counted(0, 1) == (1, 1, "ready")
    assert counted(2, 3) == (0, 2, "again in 2 rounds")
    assert counted(1, 3) == (1, 2, "again next round")
    assert counted(4, 1) == (0, 4, "again in 4 rounds"), "turned back beyond its own hourglasses"


def test_events_and_encounters_have_pictures() -> None:
    assert set(icons.DECK_CARDS) == set(EVENTS) | set(ENCOUNTERS)


@rule("SS-AI-14", "SS-AI-04")
def test_the_scroll_of_whoever_threatens_most_is_always_in_sight() -> None:
    table = quest_table()
    assert always_seen(table) == []
    first = table.enemy("gremlin-blue-1", "14a.2")
    assert always_seen(table) == [f"sheet:{first}"]
    second = table.enemy("gremlin-green-1", "14a.2")
    assert always_seen(table) == [f"sheet:{first}"]
    table.g.activation.waiting = (table.g.figures[second].owner,)
    assert always_seen(table) == [f"sheet:{second}"], "it acts next"


@rule("SS-ELEM-01", "SS-SPAWN-01")
def test_the_map_shows_the_elements_of_every_area() -> None:
    table = quest_table("""
        chests: [14a.2 crowns 5 magic, 14a.3 crowns 5]
        search: {16a.1: {hit: [souls 1]}}
        doors: {oak: door 14a.2 14a.3, iron: locked 14a.3 16a.1, bricks: wall 16a.1 16a.2}
        gates: [hit at 16a.3 open, skill at 16a.1 closed]
        shrines: [14a.1 active]
    """)
    (board,) = seen(table).boards
    cells = {table.g.layout.names[number]: cell for number, cell in enumerate(board.cells)}
    sites = {name: (cell.site.kind, cell.site.state) for name, cell in cells.items() if cell.site is not None}
    assert sites == {
        "14a.1": ("shrine", "open"), "14a.2": ("chest", ""), "14a.3": ("chest", ""), "16a.1": ("gate", "shut"),
        "16a.3": ("gate", "open"),
    }  # fmt: skip
    said = {name: [SAY.say(badge.text) for badge in cell.badges if badge.text] for name, cell in cells.items()}
    assert [len(said[name]) for name in ("14a.1", "14a.2", "14a.3", "16a.1", "16a.2", "16a.3")] == [1, 1, 1, 2, 0, 1]
    assert said["14a.2"] != said["14a.3"], "one of the chests is locked"
    kinds = {line.kind for line in board.lines if line.between}
    assert kinds == {"door", "locked", "wall"}


def test_everybody_on_the_map_has_a_sheet_and_every_hero_a_mat_of_its_own() -> None:
    table = quest_table()
    table.enemy("gremlin-blue-1", "14a.2")
    shown = seen(table)
    sheets = {sheet.id for sheet in shown.sheets}
    pieces = [piece for cell in shown.boards[0].cells for piece in cell.pieces]
    assert {piece.sheet for piece in pieces} <= sheets
    assert [mat.id for mat in shown.mats] == ["hero:0", "hero:1"]
    assert len({mat.hue for mat in shown.mats}) == 2
    assert all(any(stat.show == "dial" for stat in mat.stats) for mat in shown.mats)


@rule("SS-COMBAT-05", "SS-COMBAT-17")
def test_an_attack_is_a_panel_whose_sum_takes_armor_from_the_hits() -> None:
    table = quest_table()
    enemy = table.enemy("orc-warrior-blue-1", "14a.2")
    table.g.battle = Battle(attacker=0, target=enemy, weapon="longsword", dice=((0, 0, False),))
    sources = (("fixed", 0), ("rolled", 1), ("focus", 1), ("lasting", -1), ("bought", 2))
    about = {"figure": enemy, "spends": (), "hits": 3, "sources": sources, "bought": frozenset[int]()}
    (panel,) = GAME.panels(table.g, [Decision(0, "spend", [a.DONE], about)], 0)
    assert [SAY.say(step.name) for step in panel.steps if step.state == "now"] == ["Spend"]
    (total,) = panel.sums
    assert total.total == sum(term.value or 0 for term in total.terms)
    told = [(SAY.say(term.text), term.value) for term in total.terms if term.text]
    assert told[:4] == [("rolled", 1), ("Focus", 1), ("event, day or night", -1), ("for symbols", 2)]
    assert told[4][0] == "Armor"
    assert total.against == table.g.hp_left(enemy)
    assert len(panel.dice) == 1


@rule("SS-COMBAT-08", "SS-COMBAT-24")
def test_the_sum_of_an_attack_follows_what_is_bought_and_parried() -> None:
    table = quest_table()
    enemy = table.enemy("orc-warrior-blue-1", "14a.2")
    table.g.battle = Battle(attacker=0, target=enemy, weapon="longsword", dice=((0, 0, False),))
    spending = Decision(0, "spend", [a.DONE], {"figure": enemy, "spends": (), "hits": 4, "bought": ()})
    (panel,) = GAME.panels(table.g, [spending], 0)
    assert [total.terms[0].value for total in panel.sums] == [4]
    defending = Decision(0, "defend", [a.DONE], {"figure": enemy, "spends": (), "hits": 4, "shields": 3})
    (panel,) = GAME.panels(table.g, [defending], 0)
    assert [(total.terms[-1].value, total.total) for total in panel.sums] == [(-3, 1)]
    table.g.battle.hits = 0
    (panel,) = GAME.panels(table.g, [], 0)
    assert panel.sums == []


@rule("SS-COMBAT-08", "SS-COMBAT-21")
def test_what_symbols_buy_says_how_much_likelier_the_target_falls() -> None:
    table = quest_table()
    enemy = table.enemy("orc-warrior-blue-1", "14a.2")
    table.g.figures[enemy].wounds = table.g.most_hp(enemy) - 2
    table.g.battle = Battle(attacker=0, target=enemy, weapon="longsword", dice=((0, 0, False),))
    spends = (pay((SKILL,), boons.Hits(1)), pay((MAGIC,), boons.Reroll()), pay((LEGEND,), boons.Lethal(2)))
    about = {"figure": enemy, "spends": spends, "hits": 3, "bought": ()}
    asked = Decision(0, "spend", [a.BUY[0], a.BUY[1], a.BUY[2], a.DONE], about)
    chances = falls(GAME.question(table.g, asked))
    assert chances["buy 1"] is None, "nobody knows what dice show that are rolled again"
    assert 0 < (chances["done"] or 0) < 1 == chances["buy 0"] == chances["buy 2"]
    bought = Decision(0, "spend", [a.BUY[0], a.DONE], asked.about)
    assert set(falls(GAME.question(table.g, bought)).values()) == {None}, "a lethal blow may have been bought already"


@rule("SS-COMBAT-15", "SS-COMBAT-29")
def test_the_sum_of_an_attack_counts_what_the_target_resists() -> None:
    table = quest_table()
    card, by = next((card, by) for card in CARD for kind, by in CARD[card].resists if kind in ("slash", "any"))
    enemy = table.enemy(card, "14a.2")
    table.g.battle = Battle(attacker=0, target=enemy, weapon="longsword", dice=((0, 0, False),))
    about = {"figure": enemy, "spends": (), "hits": 5, "sources": (("rolled", 5),), "bought": ()}
    (panel,) = GAME.panels(table.g, [Decision(0, "spend", [a.DONE], about)], 0)
    (total,) = panel.sums
    assert [term.value for term in total.terms if term.text and SAY.say(term.text) == "resisted"] == [by]
    assert total.total == sum(term.value or 0 for term in total.terms)


def test_a_crit_that_was_bought_is_foretold() -> None:
    table = quest_table()
    enemy = table.enemy("orc-warrior-blue-1", "14a.2")
    table.g.battle = Battle(attacker=0, target=enemy, weapon="longsword", dice=((0, 0, False),))
    spends = (pay((SKILL,), boons.Hits(1)), pay((MAGIC,), boons.Crit()))

    def foretold(*bought: int) -> bool:
        about = {"figure": enemy, "spends": spends, "hits": 3, "bought": frozenset(bought)}
        (choice,) = GAME.question(table.g, Decision(0, "spend", [a.DONE], about)).choices
        return any(each.text is not None and each.text.name == "forecast-crit" for each in choice.forecast)

    assert foretold(1)
    assert not foretold(0)


@rule("SS-TERR-16", "SS-TERR-18")
def test_it_is_said_why_a_neighbouring_area_cannot_be_entered() -> None:
    told = set()
    for name in quest_names():
        g = GAME.setup(GAME.options.read({"players": 1, "quest": name}), seeded(name))
        g.segment = "hero"
        g.active, g.turn.movement_begun, g.turn.movement_open, g.turn.movement_points = 0, True, True, 1
        for at in range(g.layout.size):
            g.figures[0].at = at
            barred = GAME.question(g, Decision(0, "turn", [a.END_TURN], {"hero": 0})).barred
            found = {each.things[0]: each.text.name for each in barred if each.rule in ("SS-TERR-16", "SS-TERR-18")}
            entered = {f"a{option.area}" for option in move_options(g, 0) if isinstance(option, a.Go)}
            assert found.keys() | entered == {f"a{area}" for area in g.board.near[at]}, name
            assert not found.keys() & entered
            told |= set(found.values())
    assert told == {"barred-barrier", "barred-difficult"}


def test_it_is_said_why_an_enemy_nearby_cannot_be_attacked() -> None:
    table = quest_table()
    table.enemy("orc-warrior-blue-1", "14a.2")
    hero = next(place for place in range(len(table.g.heroes)))
    table.g.active = hero
    table.g.turn.combats = 0
    table.g.figures[hero].at = next(
        area for area in range(table.g.layout.size) if table.g.board.fly[area][table.g.layout.named["14a.2"]] == 1
    )
    barred = GAME.question(table.g, Decision(0, "turn", [a.END_TURN], {"hero": hero})).barred
    assert [each.rule for each in barred if each.text.name == "barred-no-combat"] == ["SS-BATTLE-05"]
    table.g.turn.combats = 1
    barred = GAME.question(table.g, Decision(0, "turn", [a.END_TURN], {"hero": hero})).barred
    assert any(each.text.name in ("barred-reach", "barred-sight") for each in barred)


def falls(question: Question) -> dict[str, float | None]:
    """How likely the target falls after each choice, where that is foretold."""
    return {
        choice.action: next((each.chance for each in choice.forecast if each.chance is not None), None)
        for choice in question.choices
    }


@rule("SS-COMBAT-23")
def test_what_a_defence_buys_says_how_much_gets_through() -> None:
    table = quest_table()
    spends = (pay((MAGIC,), boons.Shields(1)), pay((SKILL,), boons.Reroll()))
    about = {"figure": 0, "spends": spends, "hits": 3, "shields": 1}
    asked = GAME.question(table.g, Decision(0, "defend", [a.BUY[0], a.BUY[1], a.DONE], about))
    told = {choice.action: [(each.before, each.after) for each in choice.forecast] for choice in asked.choices}
    assert told == {"buy 0": [(2, 1)], "buy 1": [], "done": [(2, 2)]}


@rule("SS-BATTLE-05")
def test_a_turn_tells_what_is_left_of_it() -> None:
    table = quest_table()
    table.g.turn.combats, table.g.turn.actions = 0, 2
    asked = GAME.question(table.g, Decision(0, "turn", [a.END_TURN], {"hero": 0}))
    told = {SAY.say(step.name): step.state for step in asked.steps}
    assert told["Combats 0"] == "done"
    assert told["Actions 2"] == "next"


def test_heroes_go_by_their_first_name_and_the_card_of_the_quest_tells_its_goal() -> None:
    table = quest_table()
    shown = seen(table)
    assert [SAY.say(turn.name) for turn in shown.order] == [SAY.say(mat.name) for mat in shown.mats]
    assert "," not in SAY.say(shown.mats[0].name)
    assert all(mat.text is not None for mat in shown.mats)


def test_areas_are_told_by_what_is_there_and_a_number_that_stands_on_the_map() -> None:
    cells = seen(quest_table()).boards[0].cells
    assert sorted(int(cell.label) for cell in cells) == list(range(1, len(cells) + 1))
    for cell in cells:
        assert f" {cell.label}," in SAY.say(cell.name)


def test_powers_to_learn_are_shown_as_cards() -> None:
    table = quest_table()
    options = [a.Learn("charge"), a.Learn("cleave")]
    question: Question = GAME.question(table.g, Decision(0, "learn", options, {"hero": 0}))
    assert [card.id for card in question.shows] == ["power:charge", "power:cleave"]
    assert [choice.things for choice in question.choices] == [["power:charge"], ["power:cleave"]]


@rule("SS-POWER-15")
def test_a_power_to_learn_is_lit_as_far_as_the_soulrank_of_its_hero_reaches() -> None:
    table = quest_table()

    def lit(rank: int) -> list[str]:
        table.g.heroes[0].rank = rank
        question: Question = GAME.question(table.g, Decision(0, "learn", [a.Learn("rose-strike")], {"hero": 0}))
        return [part.label for card in question.shows for part in card.parts if part.lit]

    assert [lit(rank) for rank in (1, 2, 4)] == [[], ["II"], ["II", "IV"]]


def test_a_long_list_has_every_heading_once_and_the_end_of_the_turn_last() -> None:
    table = quest_table()
    options = [a.Go(1), a.Power("charge", 1, None), a.Dash(), a.EndTurn(), a.Drop()]
    question: Question = GAME.question(table.g, Decision(0, "turn", options, {"hero": 0}))
    assert [choice.group for choice in question.choices] == ["go", "go", "power", "gear", "over"]
    english = translator("en", GAME.folder)
    assert all(english.message(f"group-{group}") != f"group-{group}" for group in HEADINGS)


@rule("SS-EVENT-15")
def test_a_story_card_on_the_event_deck_makes_it_no_fuller_than_full() -> None:
    table = quest_table()
    table.g.events_up = ("war-drums",) * 9
    (deck,) = [stat for stat in seen(table).shared if stat.id == "events"]
    assert deck.value == deck.most == len(table.g.events) + 9


def test_the_quest_is_always_in_sight_and_ending_the_turn_has_its_place() -> None:
    table = quest_table()
    shown = seen(table)
    assert shown.aim is not None
    question: Question = GAME.question(table.g, Decision(0, "turn", [a.EndTurn()], {"hero": 0}))
    assert [choice.role for choice in question.choices] == ["end"]


def test_what_a_turn_offers_names_its_price() -> None:
    table = quest_table("""
        doors: {oak: door 14a.2 14a.3, iron: locked 14a.3 16a.1}
    """)
    options = [
        a.Search(),
        a.OpenDoor(0),
        a.BreakDoor(1),
        a.Power("second-wind", 1, None),
        a.Power("rose-strike", 1, None),
    ]
    told = GAME.question(table.g, Decision(0, "turn", options, {"hero": 0}))
    prices = {choice.action.split()[0]: SAY.say(choice.text).rpartition("(")[2] for choice in told.choices[:3]}
    assert prices == {"search": "Action)", "open-door": "free)", "break-door": "Action)"}
    assert [SAY.say(choice.text).rpartition("(")[2] for choice in told.choices[3:]] == ["free)", "Combat)"]


def test_a_higher_rank_and_a_new_life_name_their_price() -> None:
    table = quest_table()
    table.g.heroes[0].rank = 2
    told = GAME.question(table.g, Decision(0, "souls", [a.Upgrade(0), a.Resurrect(0)], {}))
    assert [SAY.say(choice.text).rpartition(" for ")[2] for choice in told.choices] == [
        f"{upgrade_cost(table.g.heroes[0])} soul points",
        "2 soul points",
    ]


def test_the_card_of_the_night_says_what_the_night_does_in_this_quest() -> None:
    table = quest_table("night: [hero-hits -1]")
    table.g.time = "night"
    (events,) = [zone for zone in seen(table).zones if zone.id == "events"]
    assert "attacks of heroes -1 hit" in SAY.say(events.cards[-1].parts[-1].text[0])


def test_a_quest_that_is_won_keeps_its_number_until_the_next_begins() -> None:
    table = quest_table()
    names = quest_names()
    table.g.quests_to_come, table.g.quests_won = names[1:], 1
    said = [SAY.say(badge.text) for badge in seen(table).status if badge.text]
    assert f"Quest 1 of {len(names)}" in said


def test_every_power_that_is_used_says_when_it_is_ready_again() -> None:
    for name, power in POWERS.items():
        for level, part in zip(power.levels, power_card(name, 0, 7).parts[1:], strict=True):
            said = [SAY.say(text) for text in part.text]
            assert (level.cooldown > 0) == any(text.startswith("again ") for text in said), name


def test_effects_of_attacks_explain_themselves() -> None:
    known = {term.id for term in GAME.terms()}
    for boon, terms in (
        (boons.Crit(), {"crit"}), (boons.Bash(), {"bash"}), (boons.Lethal(2), {"lethal"}), (boons.Fire(1), {"fire"}),
        (boons.Poison(2), {"poison-2"}), (boons.Knockdown(), {"knockdown"}), (boons.Trip(), {"save", "knockdown"}),
    ):  # fmt: skip
        for language in ("en", "ru"):
            assert mentioned(translator(language, GAME.folder).say(boon_text(boon))) == terms
        assert terms <= known


def test_the_numbers_of_places_in_a_goal_are_those_on_the_map() -> None:
    for name, places in (
        ("smoke-over-alderwick", ("7a.1", "1b.1", "18a.2", "2a.5")),
        ("hunters-road", ("16b.1", "3a.3")),
    ):
        table = EngineTable(GAME, GAME.options.read({"players": 1, "heroes": 2, "quest": name}), "numbers")
        layout = table.state.layout
        numbers = [str(layout.numbers[layout.named[place]]) for place in places]
        for words in table.state.plan.goal:
            assert re.findall(r"\d+", words) == numbers


@rule("SS-EMPOR-02", "SS-EMPOR-05")
def test_goods_beyond_the_purse_are_barred_with_their_price() -> None:
    table = quest_table()
    g = table.g
    g.heroes[0].coins = (0, 1, 0)
    told: Question = GAME.question(g, Decision(0, "shop", [a.Purchase("healing-potion"), a.Done()], {"hero": 0}))
    said = [SAY.say(barred.text) for barred in told.barred]
    assert any(text.startswith("Longsword: 30 crowns, 20 more than") for text in said)
    prices = [FACE[barred.things[0].removeprefix("card:")].price for barred in told.barred]
    assert prices == sorted(prices)
    assert min(prices) > g.heroes[0].crowns
    g.heroes[0].coins, g.heroes[0].inventory = (0, 0, 9), ("healing-potion",) * 9
    told = GAME.question(g, Decision(0, "shop", [a.Done()], {"hero": 0}))
    assert [barred.rule for barred in told.barred] == ["SS-HERO-08"], "everything is cheap now, but the pack is full"


@rule("SS-TRAP-01")
def test_whoever_opens_a_door_or_a_chest_is_told_of_the_trap() -> None:
    table = quest_table("doors: {oak: door 14a.2 14a.3, iron: locked 14a.3 16a.1}")
    options = [a.OpenDoor(0), a.BreakDoor(1), a.OpenChest(), a.Search()]
    told: Question = GAME.question(table.g, Decision(0, "turn", options, {"hero": 0}))
    warned = {choice.action.split()[0]: bool(choice.forecast) for choice in told.choices}
    assert warned == {"open-door": True, "break-door": True, "open-chest": True, "search": False}


@rule("SS-EVENT-02", "SS-EVENT-03", "SS-END-02")
def test_the_event_deck_says_how_many_rounds_it_lasts() -> None:
    """Counted by playing Event Phases until the quest is lost."""
    table = quest_table("gates: []")
    g = table.g
    g.events = ("iron-wall", "cold-rain", "tremor")
    g.rng.faces = [0] * 20
    (deck,) = [stat for stat in seen(table).shared if stat.id == "events"]
    assert deck.text is not None
    assert SAY.say(deck.text) == "6 rounds left"
    phases = 0
    while not g.story.result:
        table.run(event_phase(g))
        phases += 1
    assert phases == 6
