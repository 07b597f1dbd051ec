"""The map with its tiles and sites, combat as a panel, sheets of enemies, cards at their places."""

from __future__ import annotations

from typing import Any

from tabletome.engine.ledger import rule
from tabletome.engine.table import Table
from tabletome.games.mage_knight import GAME
from tabletome.games.mage_knight.content.box import COLOURS
from tabletome.games.mage_knight.content.enemies import ENEMIES, tokens_of
from tabletome.games.mage_knight.events import CardPlayed, EffectTaken, UnitActivated
from tabletome.games.mage_knight.rules.deeds.effects import CARD_EFFECTS
from tabletome.games.mage_knight.state import State, Token
from tabletome.games.mage_knight.view import icons, players
from tabletome.games.mage_knight.view.scene import scene
from tabletome.scene import Choice, Panel, Question, Scene, t, translator
from tests.games.mage_knight.knights import Knights, fight, knight

SAY = translator("en", GAME.folder)
CITY_TILES = ("start-a 0 0", "country-1 0 1", "country-2 1 0")


def seen(game: Knights) -> Scene:
    return scene(game.g, 0)


def panel_of(game: Knights) -> Panel:
    (panel,) = seen(game).panels
    return panel


def question_of(game: Knights) -> Question:
    assert game.run.decision is not None
    question: Question = GAME.question(game.g, game.run.decision)
    return question


def enemies_of(game: Knights) -> list[str]:
    """Who is fought, as it lies there."""
    return [SAY.say(card.name or t("")) for zone in seen(game).zones if zone.id == "combat" for card in zone.cards]


def offered(game: Knights, action: str) -> Choice:
    """The choice of this action."""
    return next(each for each in question_of(game).choices if each.action == action)


def now(panel: Panel) -> list[str]:
    return [SAY.say(step.name) for step in panel.steps if step.state == "now"]


# Combat


@rule("MK-BLOCK-08", "MK-ABIL-09")
def test_a_combat_shows_its_phases_and_the_block_that_each_attack_takes() -> None:
    game = fight("wolf-riders", "block", hand="determination")
    assert game.asked() == "block"
    panel = panel_of(game)
    assert now(panel) == ["Block"]
    # Wolf Riders attack with 3 and are swift: twice as much block.
    assert [(meter.value, meter.needed) for meter in panel.meters] == [(0, 6)]


def test_what_has_been_played_fills_the_meter_of_each_enemy() -> None:
    game = fight("diggers", "attack", hand="rage march")
    before = [(meter.value, meter.needed) for meter in panel_of(game).meters]
    game.plays("play rage")
    panel = panel_of(game)
    assert before == [(0, 3)]
    assert [(meter.value, meter.needed) for meter in panel.meters] == [(2, 3)]
    assert any("Attack 2" in SAY.say(note.text) for note in panel.notes)


@rule("MK-BLOCK-03", "MK-ABIL-16")
def test_who_was_summoned_is_shown_as_long_as_it_is_there() -> None:
    game = fight("orc-summoners", "block", hand="tremor", mana="green")
    game.g.piles["brown"] = (*game.g.piles["brown"], "gargoyle")
    assert game.asked() == "block"
    assert enemies_of(game) == ["Orc Summoners", "Gargoyle"]
    assert panel_of(game).sheets == [], "nobody is told twice"
    game.plays("done", "take-wounds")
    assert game.asked() == "attack"
    assert enemies_of(game) == ["Orc Summoners"]


def test_without_a_combat_there_is_no_panel() -> None:
    assert seen(knight()).panels == []


def test_which_attack_comes_next_is_asked_as_such() -> None:
    game = fight("diggers diggers", "block", hand="rage", units="peasants").plays("done")
    assert SAY.say(question_of(game).text) == "Which attack deals its damage next?"


# The map


def test_every_space_of_the_map_belongs_to_a_tile_and_sites_lie_under_figures() -> None:
    board = seen(knight()).boards[0]
    tiled = {cell for group in board.groups if group.kind == "tile" for cell in group.cells}
    assert tiled == {cell.id for cell in board.cells if cell.terrain != "unknown"}
    assert any(cell.site is not None and cell.site.kind == "village" for cell in board.cells)


@rule("MK-EXPL-01")
def test_where_a_tile_may_be_laid_its_outline_says_what_exploring_costs() -> None:
    board = seen(knight()).boards[0]
    ghosts = [group for group in board.groups if group.kind == "ghost"]
    assert ghosts
    assert all(len(group.at) == 7 for group in ghosts)
    assert {SAY.say(group.text) for group in ghosts if group.text} == {"explore for 2 Move"}


# Players


def test_crystals_have_their_places_and_cards_lie_by_role() -> None:
    game = knight(hand="march rage", mana="green").plays("play march")
    (mat,) = [mat for mat in seen(game).mats if mat.seat == 0]
    crystals = [stat for stat in mat.stats if stat.id.startswith("crystal:")]
    assert [(stat.show, stat.most) for stat in crystals] == [("slots", 3)] * 4
    roles = {zone.role: [card.id for card in zone.cards] for zone in mat.zones}
    assert roles["played"] == ["play:0:0"]
    assert {"hand", "deck", "discard"} <= roles.keys()


@rule("MK-MANA-08")
def test_dice_that_were_used_lie_spent_beside_the_source() -> None:
    game = knight(hand="march", source="green red blue").plays("strengthen march")
    dice = {die.id: die for die in seen(game).dice}
    used = [die for name, die in dice.items() if name.startswith("used-die:")]
    assert [(die.face, die.spent) for die in used] == [("green", True)]


def test_ending_the_turn_has_a_place_of_its_own_and_moves_say_their_price() -> None:
    game = knight(hand="march march rage").plays("play march", "play march")
    choices = question_of(game).choices
    assert [choice.action for choice in choices if choice.role == "end"] == ["end-turn"]
    assert all(choice.cost for choice in choices if choice.action.startswith("move "))


def test_night_is_dark_and_the_aim_is_told() -> None:
    day = seen(knight())
    assert day.aim is not None
    assert day.look is not None
    assert day.look.light == "day"
    night = seen(knight(night=True)).look
    assert night is not None
    assert night.light == "night"


def test_every_colour_of_mana_is_a_term() -> None:
    assert {f"mana-{colour}" for colour in COLOURS} <= {term.id for term in GAME.terms()}


# What a card adds, and what it does not


def foretold(game: Knights, action: str) -> list[tuple[str, int | None, int | None, int | None]]:
    choice = next(each for each in question_of(game).choices if each.action == action)
    return [(each.thing, each.before, each.after, each.most) for each in choice.forecast]


@rule("MK-BLOCK-07", "MK-BLOCK-08")
def test_a_card_says_how_much_of_a_block_it_would_be() -> None:
    game = fight("diggers", "block", hand="rage march determination")
    assert foretold(game, "play rage") == [("strike:1", 0, 2, 3)]
    assert foretold(game, "sideways march block") == [("strike:1", 0, 1, 3)]
    game.plays("play rage")
    assert foretold(game, "sideways march block") == [("strike:1", 2, 3, 3)]
    # An ice attack takes fire: half of every other block.
    assert foretold(fight("ice-mages", "block", hand="rage"), "play rage") == [("strike:1", 0, 1, 5)]


@rule("MK-RANGE-06", "MK-UNIT-16")
def test_a_card_or_a_unit_says_how_much_of_an_attack_it_would_be() -> None:
    game = fight("diggers", "attack", hand="rage", units="peasants", mana="red")
    assert foretold(game, "play rage") == [("foe:1", 0, 2, 3)]
    assert foretold(game, "strengthen rage") == [("foe:1", 0, 4, 3)]
    assert foretold(game, "activate 1 1") == [("foe:1", 0, 2, 3)]


def planned(game: Knights) -> str:
    told = question_of(game).help
    return SAY.say(told) if told else ""


@rule("MK-BLOCK-08", "MK-ATT-04")
def test_several_cards_that_are_enough_together_are_named_and_none_stronger_than_needed() -> None:
    game = fight("diggers", "attack", hand="march rage rage")
    assert planned(game) == "Rage, March: together Attack 3 of 3, enough against Diggers."
    game.plays("play rage")
    assert planned(game) == "", "one card is enough, and says so itself"
    assert planned(fight("diggers", "attack", hand="rage rage")).startswith("Rage, Rage: together Attack 4 of 3")
    assert planned(fight("diggers", "attack", hand="march march")) == "", "not enough, whatever is played"
    assert planned(fight("diggers", "block", hand="rage march")).startswith("Rage, March: together Block 3 of 3")


@rule("MK-BLOCK-08", "MK-ATT-04")
def test_mana_that_is_there_saves_cards_in_a_plan_and_a_spell_counts_as_paid() -> None:
    assert planned(fight("diggers", "attack", hand="march rage rage", mana="red")) == "", "Rage for mana is enough"
    cards = "march march march march rage"
    assert planned(fight("minotaur", "attack", hand=cards)).startswith("Rage, March, March, March: together Attack 5")
    strong = planned(fight("minotaur", "attack", hand=cards, mana="red"))
    assert strong == "Rage for mana, March: together Attack 5 of 5, enough against Minotaur."
    spell = planned(fight("minotaur", "attack", hand="fireball march march", mana="red"))
    assert spell == "", "with mana the Spell is enough alone"


@rule("MK-RANGE-03")
def test_a_ranged_attack_that_walls_stop_says_so_and_comes_after_the_others() -> None:
    def shot(foes: str) -> Choice:
        return offered(fight(foes, "ranged", hand="swiftness", mana="white"), "strengthen swiftness")

    assert "only Siege Attacks count" in SAY.say(shot("cursed-hags /").text)
    assert shot("cursed-hags /").minor
    assert "only Siege Attacks count" not in SAY.say(shot("cursed-hags").text)
    assert not shot("cursed-hags").minor


def test_healing_says_when_there_is_nothing_to_heal_and_comes_after_the_others() -> None:
    def healing(hand: str) -> Choice:
        game = knight("tovak at country-1.e", hand=f"promise {hand}", mana="white")
        game.plays("interact", "strengthen promise")
        return offered(game, "buy-healing")

    assert "nothing to heal" in SAY.say(healing("march").text)
    assert healing("march").minor
    assert "nothing to heal" not in SAY.say(healing("wound").text)
    assert not healing("wound").minor


@rule("MK-DMG-01")
def test_mana_for_its_own_sake_takes_away_no_damage_and_comes_after_what_does() -> None:
    game = fight("diggers", "block", hand="mana-draw march")
    game.plays("done")
    assert offered(game, "play mana-draw").minor
    assert not offered(game, "take-wounds").minor


def test_the_log_says_which_of_several_effects_was_taken() -> None:
    table: Table[State] = Table(GAME, GAME.options.read({"players": 1}), "log")
    narrated = [
        SAY.say(GAME.narrate(table.state, event).text)
        for event in (
            CardPlayed(0, "instinct"),
            EffectTaken(0, CARD_EFFECTS["instinct"].basic.effect.parts[0], 0),  # type: ignore[attr-defined]
            CardPlayed(0, "march"),
            UnitActivated(0, "peasants", 1),
        )
    ]
    assert narrated[0].endswith("plays Instinct.")
    assert narrated[1].endswith("takes Move 2.")
    assert narrated[2].endswith("plays March: Move 2.")
    assert "act for" in narrated[3]
    assert narrated[3][-2].isdigit()


# Sheets


def rows_of(game: Knights, sheet: str) -> dict[str, list[int | None]]:
    found = next(each for each in seen(game).sheets if each.id == sheet)
    return {SAY.say(row.name): [value.value for value in row.values] for row in found.rows if row.name is not None}


@rule("MK-INTER-09", "MK-INTER-11", "MK-SITE-02")
def test_the_site_under_a_hero_says_what_can_be_had_there_and_its_price() -> None:
    game = knight("tovak at country-1.e")
    game.g.units_offer = ("peasants", "savage-monks")
    assert rows_of(game, "place:country-1.e") == {"Peasants": [4], "a point of healing": [3]}
    open_sheets = [sheet.id for sheet in seen(game).sheets if sheet.always]
    assert open_sheets == ["place:country-1.e"]
    cell = next(cell for cell in seen(game).boards[0].cells if cell.id == "country-1.e")
    assert cell.sheet == "place:country-1.e"


@rule("MK-SITE-19", "MK-CITY-02", "MK-CITY-05")
def test_a_city_says_who_defends_it_as_far_as_one_knows_and_how() -> None:
    game = knight("tovak at start-a.c", tiles=("start-a 0 0", "core-5 0 1"))
    heart = next(space for space in game.g.board.spaces.values() if space.city)
    game.g.enemies[heart.name] = (Token("ice-mages", up=True), Token("golems", up=False))
    rows = rows_of(game, f"place:{heart.name}")
    assert rows["Ice Mages"] == [5, 6, 5]
    assert [] in rows.values()
    notes = next(each.notes for each in seen(game).sheets if each.id == f"place:{heart.name}")
    assert any(note.rule == "MK-CITY-02" for note in notes)


@rule("MK-LEVEL-07")
def test_a_hero_has_a_sheet_with_this_level_and_the_next() -> None:
    game = knight(units="peasants!")
    assert rows_of(game, "hero-sheet:0") == {"Level 1 (0 Fame)": [2, 5, 1], "Level 2 (3 Fame)": [2, 5, 1]}
    notes = next(each.notes for each in seen(game).sheets if each.id == "hero-sheet:0")
    assert "Peasants: wounded" in [SAY.say(note.text) for note in notes]
    assert next(mat for mat in seen(game).mats if mat.seat == 0).sheet == "hero-sheet:0"


def test_a_hero_sheet_counts_the_wounds_that_are_discarded_one_by_one() -> None:
    game = knight(hand="march wound wound rage", deck="").plays("rest", "discard-card march")
    counted = []
    for _ in range(2):
        game.plays("discard-card wound")
        stats = next(each.stats for each in seen(game).sheets if each.id == "hero-sheet:0")
        counted.append([stat.value for stat in stats if stat.id == "hero-wounds:0"])
    assert counted == [[1], [2]]


@rule("MK-DMG-02", "MK-DMG-09")
def test_the_panel_says_what_each_attack_does_if_nobody_blocks_it() -> None:
    game = fight("minotaur", "block", hand="rage")
    game.asked()
    # Brutal: twice 5 damage against Armor 2.
    assert [SAY.say(meter.text) for meter in panel_of(game).meters if meter.text is not None] == [
        "unblocked: 10 damage, 5 Wounds for the hero alone, Brutal: its damage is doubled"
    ]


@rule("MK-ABIL-09", "MK-ABIL-11", "MK-ABIL-12")
def test_what_is_special_about_an_attack_is_said_before_it_is_blocked_or_borne() -> None:
    swift = fight("wolf-riders", "block", hand="rage")
    swift.asked()
    (meter,) = panel_of(swift).meters
    assert (meter.needed, "Swift: it takes twice as much Block" in SAY.say(meter.text or t(""))) == (6, True)
    poison = fight("cursed-hags", "ranged", hand="rage", units="peasants")
    (note,) = [SAY.say(note.text) for note in panel_of(poison).notes]
    assert note == (
        "In the Block phase Cursed Hags: Attack 3, Block 3 needed; unblocked: 3 damage, 2 Wounds for the hero alone, "
        "Poison: 2 more Wounds to the discard pile"
    )
    poison.plays("done", "done")
    (wounds,) = [SAY.say(choice.text) for choice in question_of(poison).choices if choice.action == "take-wounds"]
    assert "Poison: 2 more Wounds to the discard pile" in wounds


@rule("MK-BLOCK-02", "MK-ABIL-02")
def test_who_summons_is_told_before_it_does_and_who_was_summoned_by_whom() -> None:
    game = fight("orc-summoners", "ranged", hand="rage")
    (note,) = [SAY.say(note.text) for note in panel_of(game).notes]
    assert note == (
        "Orc Summoners: no attack of its own. In the Block phase a brown enemy is summoned and attacks instead."
    )
    game.plays("done")
    assert all("summoned by Orc Summoners: no Fame" in SAY.say(meter.text or t("")) for meter in panel_of(game).meters)


@rule("MK-RECON-02", "MK-RECON-07")
def test_before_a_core_tile_is_revealed_it_is_said_that_the_city_may_be_there_and_ends_the_game() -> None:
    def told(stack: str, scenario: str = "first-reconnaissance") -> str:
        game = knight("tovak at country-1.ne", stack=stack, scenario=scenario, hand="march").with_player(move=4)
        return next(SAY.say(each.text) for each in question_of(game).choices if each.action == "explore 1 1")

    assert "City" not in told("country-3 core-1 core-5")
    assert told("core-1 core-5 core-2").endswith(
        "a Core tile: the City is on one of the 3 left; once it is found, everybody has one more turn and the game ends"
    )
    assert "the City is on it" in told("core-5")
    assert "City" not in told("core-1 core-5", "solo-conquest")


@rule("MK-DEED-07")
def test_cards_played_sideways_are_marked_where_they_lie_until_the_turn_is_over() -> None:
    def marked(game: Knights) -> list[tuple[str, bool]]:
        zones = [zone for mat in seen(game).mats for zone in mat.zones if zone.role == "played"]
        cards = [card for zone in zones for card in zone.cards]
        return [(SAY.say(card.name or t("")), players.SIDEWAYS in card.badges) for card in cards]

    game = knight(hand="march march rage stamina")
    game.plays("play march", "sideways march move", "sideways rage move")
    assert marked(game) == [("March", False), ("March", True), ("Rage", True)]
    game.plays("end-turn", "done")
    assert game.me.turn.sideways == ()
    assert not any(turned for _, turned in marked(game))


def defended(city: str, *tokens: Token, **more: Any) -> Knights:
    """A City on the map with these defenders."""
    game = knight("tovak at country-2.ne", tiles=(*CITY_TILES, f"{city} 1 1"), scenario="solo-conquest", **more)
    game.g.enemies[f"{city}.c"] = tokens
    return game


@rule("MK-CITY-02", "MK-CITY-05")
def test_the_sheet_of_a_city_counts_its_defenders_and_says_how_strong_they_are() -> None:
    def sheet(game: Knights, city: str) -> tuple[dict[str, int], dict[str, tuple[list[int | None], str]]]:
        found = next(each for each in seen(game).sheets if each.id == f"place:{city}.c")
        stats = {SAY.say(stat.name): stat.value for stat in found.stats}
        rows = [row for row in found.rows if row.things and row.things[0].startswith("token:")]
        return stats, {
            SAY.say(row.name or t("")): ([each.value for each in row.values], SAY.say(row.text) if row.text else "")
            for row in rows
        }

    seen_all = defended("core-8", Token("crossbowmen", up=True), Token("guardsmen", up=True))
    stats, rows = sheet(seen_all, "core-8")
    colour = seen_all.g.board["core-8.c"].city
    armor = ENEMIES["crossbowmen"].armor + ENEMIES["guardsmen"].armor + 2 * (colour == "white")
    assert stats["Defenders"] == 2
    assert stats["Armor of those known"] == armor
    hidden = defended("core-8", Token("crossbowmen", up=False), Token("guardsmen", up=True))
    stats, rows = sheet(hidden, "core-8")
    assert stats["Defenders"] == 2
    values, text = rows["a grey enemy"]
    assert values == [], "nothing is told that is not known"
    grey = [ENEMIES[name] for name in tokens_of("grey", expansion=False)]
    least = min(enemy.armor for enemy in grey) + (colour == "white")
    assert f"Armor {least} to" in text


def times_shown(game: Knights) -> str:
    """The Rounds of the whole game as the table shows them: Day, Night or unknown."""
    days = next(stat for stat in scene(game.g, 0).shared if stat.id == "days")
    return "".join({icons.DAY: "D", icons.NIGHT: "N", icons.HIDDEN: "?"}[mark.icon] for mark in days.marks)


def test_days_and_nights_to_come_are_shown_as_far_as_they_are_known() -> None:
    def druids(**options: Any) -> Knights:
        return knight("tovak at start-a.c", "krang at start-a.c", scenario="druid-nights", options=options)

    assert times_shown(druids()) == "DNDN"
    assert times_shown(druids(daylight="night-arrival").with_(night=True, nights=1)) == "NDN"
    dark = druids(daylight="darkness").with_(round=2)
    assert times_shown(dark) == "DD??"
    assert times_shown(dark.with_(round=3, night=True, nights=1)) == "DDNN"
    assert times_shown(dark.with_(round=2, night=True, nights=1)) == "DNN"
