"""The panel of a war, the sheets of kingdoms, and how near the end is."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.tiny_epic_kingdoms import GAME
from tabletome.games.tiny_epic_kingdoms.rules.scoring import points_now
from tabletome.scene import Panel, Scene
from tabletome.scene.view import scene_of
from tests.games.tiny_epic_kingdoms.kingdoms import Kingdoms, kingdoms
from tests.games.tiny_epic_kingdoms.view.test_scene import in_english, two_kingdoms

ORCS = "orcs of elan at elan.1 elan.1; ore 3 mana 3 magic 4"
ELVES = "elves of galson at galson.1 galson.2; ore 4"


def seen(game: Kingdoms) -> Scene:
    return scene_of(GAME, game.g, game.run.pending, 0)


def panel_of(game: Kingdoms) -> Panel:
    (panel,) = seen(game).panels
    return panel


def at_war(*plays: str) -> Kingdoms:
    game = kingdoms("quest", red=ORCS, blue=ELVES)
    return game.plays("red: quest elan.1 galson.1", *plays)


def follows(panel: Panel) -> dict[str, list[str]]:
    """What would follow from each way in which a war may end."""
    return {
        in_english(each.name): [
            *(in_english(note.text) for note in each.notes),
            *(f"{in_english(line.text)} {line.before} → {line.after}" for line in each.forecast if line.text),
        ]
        for each in panel.prospects
    }


def points(game: Kingdoms, seat: int) -> int:
    return sum(points_now(game.g)[seat].values())


def now(panel: Panel) -> list[str]:
    return [in_english(step.name) for step in panel.steps if step.state == "now"]


@rule("TEK-WAR-01")
def test_the_region_that_is_fought_for_is_marked_on_the_map() -> None:
    scene = seen(at_war())
    assert [(mark.style, mark.cells) for mark in scene.overlays] == [("threat", ["galson.1"])]
    (arrow,) = scene.arrows
    whose = {piece.id: piece.seat for board in scene.boards for cell in board.cells for piece in cell.pieces}
    assert (whose[arrow.start], whose[arrow.end]) == (0, 1), "from the attacker to the defender"


@rule("TEK-WAR-02")
def test_the_dice_of_a_war_are_hidden_until_both_are_set() -> None:
    for game in (at_war(), at_war("red: bid 3")):
        panel = panel_of(game)
        assert [(die.face, die.hidden) for die in panel.dice] == [("?", True), ("?", True)]
        assert [sheet.stats[-1].marks for sheet in panel.sheets] == [[], []]
        assert now(panel) == ["Set dice"]


@rule("TEK-WAR-05", "TEK-WAR-06")
def test_revealed_dice_say_who_wins_and_what_would_be_needed() -> None:
    panel = panel_of(at_war("red: bid 3", "blue: bid 4"))
    assert [die.face for die in panel.dice] == ["3", "4"]
    # Orcs win ties: 4 would do for them, while the Elves hold the region with more than 3.
    marks = [[(mark.at, mark.seat, mark.tone) for mark in sheet.stats[-1].marks] for sheet in panel.sheets]
    assert marks == [[(3, 0, "bad"), *[(cost, None, "magic") for cost in (4, 5)], (4, None, "gold")], [(4, 1, "good")]]
    assert [die.tone for die in panel.dice] == ["bad", "good"]
    assert now(panel) == ["Reveal"]


def test_a_war_says_what_covers_what_and_who_could_retreat() -> None:
    game = at_war()
    panel = panel_of(game)
    orcs, elves = panel.sheets
    assert [stat.value for stat in orcs.stats] == [2, 1, 10]
    assert [in_english(note.text) for note in orcs.notes] == ["1 off"]
    assert [stat.value for stat in elves.stats] == [2, 4]
    assert "A tie goes to Orcs." in [in_english(note.text) for note in panel.notes]
    assert follows(panel)["Victory: Orcs"] == [
        "Elves: too little for a retreat (2 food): a lost war costs the meeple",
        f"Elves: points {points(game, 1)} → {points(game, 1) - 1}",
    ]


@rule("TEK-WAR-02")
def test_the_richest_can_set_no_more_than_the_die_has() -> None:
    game = kingdoms("quest", red=ORCS.replace("ore 3 mana 3", "ore 9 mana 9"), blue=ELVES)
    (panel,) = seen(game.plays("red: quest elan.1 galson.1")).panels
    assert panel.sheets[0].stats[-1].value == 11


@rule("TEK-WAR-05", "TEK-WAR-09", "TEK-FACTION-13")
def test_raised_or_left_both_ends_are_told_with_what_each_side_pays() -> None:
    panel = panel_of(at_war("red: bid 3", "blue: bid 4"))
    ends = [(in_english(each.name), in_english(each.result)) for each in panel.prospects if each.result]
    assert ends == [("Raised to 5", "Victory: Orcs, 5 : 4"), ("Left at 3", "Victory: Elves, 4 : 3")]
    assert [each.tone for each in panel.prospects] == ["good", "bad"], "as red sees it"
    assert [lines[0] for lines in follows(panel).values()] == [
        "Orcs to pay 4, Elves to pay 4",
        "Orcs to pay 2, Elves to pay 4",
    ], "1 off for the Orcs"


@rule("TEK-WAR-09")
def test_once_a_war_is_decided_one_end_is_left() -> None:
    game = at_war("red: bid 3", "blue: bid 1")
    game.plays("red: decline")
    assert game.run.pending[0].kind == "pay-for-war"
    assert list(follows(panel_of(game))) == ["Victory: Orcs"]


def test_spoils_are_told_with_the_victory() -> None:
    game = kingdoms("quest", red=ORCS.replace("orcs", "goblins"), blue=ELVES)
    told = follows(panel_of(game.plays("red: quest elan.1 galson.1")))
    assert "Goblins: spoils, 1 food" in told["Victory: Goblins"]
    assert not any("spoils" in line for line in told["Victory: Elves"])


def test_a_war_that_is_over_leaves_no_panel() -> None:
    game = at_war("red: bid 3", "blue: bid 1")
    while any("war" in decision.about for decision in game.run.pending):
        game.run.play(game.run.pending[0].options[0])
    assert seen(game).panels == []


# Sheets and tracks


def test_points_so_far_are_told_by_source_and_add_up() -> None:
    scene = seen(two_kingdoms(red="orcs of elan at elan.3 elan.1; tower 4 magic 2"))
    (points,) = [sheet for sheet in scene.sheets if sheet.id == "scores"]
    assert points.always
    for row, mat in zip(points.rows, scene.mats, strict=True):
        *parts, total = [badge.value or 0 for badge in row.values]
        assert total == sum(parts) == mat.score


@rule("TEK-RUINS-07")
def test_meeples_that_will_be_lost_in_ruins_are_told_beforehand() -> None:
    game = kingdoms(red="orcs of north at north.5* north.1", blue="undead of south at south.5* south.2; magic 5")
    notes = [[in_english(note.text) for note in mat.notes] for mat in seen(game).mats]
    assert notes == [["Orcs: 1 meeple in ruins is lost at the end"], []]
    counted = [row.values[0].value for row in next(s for s in seen(game).sheets if s.id == "scores").rows]
    assert counted == [1, 2]  # whom the ruins will take is no point even now


def test_every_meeple_and_mat_leads_to_the_sheet_of_its_kingdom() -> None:
    scene = seen(two_kingdoms())
    sheets = {sheet.id for sheet in scene.sheets}
    pieces = [piece for board in scene.boards for cell in board.cells for piece in cell.pieces if piece.id[0] == "m"]
    assert {piece.sheet for piece in pieces} <= sheets
    assert [mat.sheet for mat in scene.mats] == ["kingdom:0", "kingdom:1", "kingdom:2"]


@rule("TEK-END-01", "TEK-END-02", "TEK-END-03")
def test_how_near_the_end_is_stands_above_the_table() -> None:
    scene = seen(two_kingdoms(red="orcs of elan at elan.3 elan.1; tower 4 magic 2"))
    assert [(stat.id, stat.value, stat.most) for stat in scene.shared] == [
        ("end:meeples", 2, 7),
        ("end:magic", 2, 5),
        ("end:tower", 4, 6),
    ]
    assert scene.aim is not None


@rule("TEK-TURN-03")
def test_each_shield_is_told_as_the_one_of_whoever_put_it_there() -> None:
    game = two_kingdoms()
    game.plays("red: select patrol", "red: pass", "blue: collect", "green: collect", "blue: select build")
    badges = {
        card.id: [in_english(badge.text) for badge in card.badges if badge.text]
        for zone in seen(game).zones
        for card in zone.cards
    }
    assert (badges["action:patrol"], badges["action:build"]) == (["Orcs"], ["Elves"])
