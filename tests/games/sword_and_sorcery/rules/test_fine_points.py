"""What hangs on a single word of a rule, and what must not happen."""

from __future__ import annotations

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.sword_and_sorcery.content.notation import orders as o
from tabletome.games.sword_and_sorcery.content.notation.deeds import Whom
from tabletome.games.sword_and_sorcery.content.things import KEY, Loot, Treasure
from tabletome.games.sword_and_sorcery.events import AttackDeclared, Defended, Healed, ShadowRevealed
from tabletome.games.sword_and_sorcery.rules.combat.death import give_power_card, lose_hp, recover
from tabletome.games.sword_and_sorcery.rules.combat.defence import defend
from tabletome.games.sword_and_sorcery.rules.combat.pauses import PAUSE
from tabletome.games.sword_and_sorcery.rules.combat.weapon_attacks import readiness, resolve_fallen
from tabletome.games.sword_and_sorcery.rules.companion_turn import companion_options
from tabletome.games.sword_and_sorcery.rules.deeds.entries import around
from tabletome.games.sword_and_sorcery.rules.enemies.encounters import draw_encounter
from tabletome.games.sword_and_sorcery.rules.enemies.spawning import reveal_shadows
from tabletome.games.sword_and_sorcery.rules.ghost_turn import ghost_turn
from tabletome.games.sword_and_sorcery.rules.hero_turn import hero_turn
from tabletome.games.sword_and_sorcery.rules.heroes.treasure import receive
from tabletome.games.sword_and_sorcery.rules.map.control import controls, dominates
from tabletome.games.sword_and_sorcery.rules.map.people import hurt
from tabletome.games.sword_and_sorcery.rules.story.orders import learn_place, resolve_due, resolve_orders
from tabletome.games.sword_and_sorcery.state import BLIND, ENEMY, HERO, ShadowToken
from tests.games.sword_and_sorcery.questing import act, quest_table, turn

HERE, NEXT, FAR = "14a.1", "14a.2", "16a.3"


# What is shown cannot be taken back


@rule("SS-ACT-15")
@pytest.mark.parametrize(("thing", "shown"), [(Loot("soul"), True), (Treasure("ring-of-shields"), True), (KEY, False)])
def test_only_what_lies_face_down_is_shown_when_it_is_taken(thing: Loot | Treasure, shown: bool) -> None:
    table = quest_table()
    before = table.g.revealed
    table.run(receive(table.g, 0, thing))
    assert (table.g.revealed > before) == shown


def test_where_something_drawn_by_lot_is_not_is_shown_once() -> None:
    table = quest_table("places: {grave: [14a.2, 14a.3, 16a.1]}")
    g = table.g
    place, before = g.story.places[0], g.revealed
    elsewhere = next(area for area in place.possible if area != place.area)
    learn_place(g, 0, elsewhere)
    assert elsewhere not in g.story.places[0].possible
    assert g.revealed == before + 1
    learn_place(g, 0, elsewhere)
    assert g.revealed == before + 1, "everybody knew"


@rule("SS-SHADOW-03", "SS-TERR-12")
def test_what_a_fallen_enemy_hid_is_seen_when_the_attack_is_over() -> None:
    table = quest_table()
    g = table.g
    g.map.shadows = (ShadowToken(table.area(NEXT), "enemy"),)
    g.fallen = ()
    table.run(resolve_fallen(g))
    assert [event.area for event in table.events(ShadowRevealed)] == [NEXT]


# Who is near, wounded, standing


@rule("SS-AI-02")
def test_a_card_concerns_an_enemy_that_is_near_one_hero_though_far_from_another() -> None:
    table = quest_table("map: [14a at 0 0, 16a at 6 0, 18a at 12 0]\nstart: [14a.1]")
    table.put(1, "16a.3")
    table.enemy("gremlin-green-1", NEXT)
    table.top("encounters", "closing-in")
    draw_encounter(table.g)
    assert (table.g.activation.waiting, table.g.activation.count) == ((0,), 0)


@rule("SS-AI-02", "SS-AI-49")
def test_a_pack_is_wounded_if_one_of_its_figures_is() -> None:
    table = quest_table()
    first = table.enemy("gremlins-pack-1", FAR)
    table.enemy("raider-green-1", FAR)
    lose_hp(table.g, first + 1, 1)
    table.top("encounters", "bloodlust")
    draw_encounter(table.g)
    assert (table.g.activation.waiting, table.g.activation.last_resort) == ((0,), False)


@rule("SS-TERR-06", "SS-TERR-08")
def test_nobody_dominates_where_all_lie_on_the_ground() -> None:
    table = quest_table()
    foe = table.enemy("raider-green-1", HERE)
    for figure in (0, 1, foe):
        table.g.figures[figure].down = True
    for side in (HERO, ENEMY):
        assert not controls(table.g, side, table.area(HERE))
        assert not dominates(table.g, side, table.area(HERE))


def test_enemies_near_are_those_here_and_one_area_away() -> None:
    table = quest_table()
    here, near, _ = (table.enemy("gremlin-green-1", area) for area in (HERE, NEXT, "14a.3"))
    assert around(table.g, 0, Whom.ENEMIES_NEAR) == [here, near]
    assert around(table.g, 0, Whom.ENEMIES_HERE) == [here]


@rule("SS-COMPAN-05", "SS-COND-07", "SS-MOVE-01")
def test_fenrirs_last_point_is_a_step_and_without_one_he_stays_on_the_ground() -> None:
    table = turn(first="laegon-ranger", second="ecarus-white-rose")
    g = table.g
    sheet = g.heroes[0]
    sheet.rank, sheet.powers, sheet.cooling = 2, ("summon-fenrir",), (0,)
    act(table, "power summon-fenrir 2 -")
    g.turn.companion_attack, g.turn.companion_points = False, 1
    assert [str(option) for option in companion_options(g, g.companion)] == ["go 1"]
    g.figures[g.companion].down, g.turn.companion_points = True, 0
    assert companion_options(g, g.companion) == []


# Attacks and wounds


@rule("SS-COMBAT-15", "SS-COMBAT-24")
def test_resistance_takes_no_more_hits_than_there_are() -> None:
    table = quest_table()
    foe = table.enemy("gremlin-green-1", HERE)
    assert table.run(defend(table.g, foe, 0, 0, "slash", 0, 0)) == 0
    (told,) = table.events(Defended)
    assert [getattr(told, name) for name in told.__struct_fields__[1:-1]] == [0] * 7


@rule("SS-COMBAT-17")
def test_piercing_beyond_the_armor_hurts_no_more() -> None:
    table = quest_table()
    foe = table.enemy("raider-green-1", HERE)
    assert table.run(defend(table.g, foe, 2, 0, "", 5, 0)) == 2
    assert table.g.figures[foe].wounds == 2


@rule("SS-DEATH-14")
def test_who_has_no_wounds_is_not_told_to_be_healed() -> None:
    table = quest_table()
    recover(table.g, 0, 3)
    assert table.events(Healed) == []


@rule("SS-ENEMY-27", "SS-ENEMY-28")
def test_power_cards_are_drawn_through_the_discards_too() -> None:
    table = quest_table()
    g = table.g
    table.enemy("gremlin-green-1", HERE)
    deck = g.decks.enemy_powers
    deck.cards, deck.discards = (), (*deck.cards, *deck.discards)
    give_power_card(g, 0)
    assert len(g.enemies[0].powers) == 1


@rule("SS-DEATH-20", "SS-COND-16")
@pytest.mark.parametrize(("die", "blinded"), [("b.miss", False), ("b.skill+magic", True)])
def test_the_assassins_scream_blinds_on_its_symbol_alone(die: str, blinded: bool) -> None:
    table = turn(first="shae-assassin", dice=die)
    g = table.g
    foe = table.enemy("raider-green-1", HERE)
    g.figures[0].ghost = True
    g.turn.ghost_acts = ("scream",)
    table.run(ghost_turn(g), f"scream {foe}")
    assert bool(g.figures[foe].conditions & BLIND) == blinded


# In the middle of an attack


SEARCHED = """
doors: {oak: door 14a.1 14a.2, wall: wall 14a.2 14a.3}
actions: {ring: {en: Ring, at: 14a.1, engaged: "yes", do: [souls 1]}}
"""


@rule("SS-BATTLE-07", "SS-POWCARD-01")
@pytest.mark.parametrize(("others", "offered"), [
    ((), ["open-door 0", "quest-act ring", "done"]),
    ((HERE,), ["use-item healing-potion 0", "open-door 0", "quest-act ring", "done"]),
])  # fmt: skip
def test_before_a_second_shot_that_reaches_nobody_only_what_may_bring_a_target_is_offered(
    others: tuple[str, ...], offered: list[str]
) -> None:
    table = turn(SEARCHED, first="laegon-archer", second="ecarus-white-rose", dice="r.miss b.miss b.miss")
    g = table.g
    foe = table.enemy("orc-warrior-green-1", HERE)
    for area in others:
        table.enemy("raider-green-1", area)
    g.heroes[0].inventory, g.figures[0].wounds, g.figures[1].at = ("healing-potion",), 2, table.area(FAR)
    decision = table.asked(hero_turn(g), f"attack main {foe}", "roll")
    assert decision.kind == "pause"
    assert [str(option) for option in decision.options] == offered


@rule("SS-BATTLE-07", "SS-ITEMCARD-15")
def test_before_the_flaming_sword_strikes_again_there_is_time_for_a_potion() -> None:
    table = turn(dice="r.hit+legend r.miss b.miss b.miss")
    g = table.g
    foe = table.enemy("orc-warrior-red-1", HERE)
    g.heroes[0].main, g.heroes[0].inventory, g.figures[0].wounds = "flaming-sword", ("healing-potion",), 2
    g.figures[1].at = table.area(FAR)
    decision = table.asked(hero_turn(g), f"attack main {foe}", "roll", "buy 1")
    assert decision.kind == "pause"
    assert [str(option) for option in decision.options] == ["use-item healing-potion 0", "done"]


@rule("SS-BEST-04", "SS-BATTLE-07")
def test_a_ready_enemy_does_not_strike_whoever_is_gone_before_the_blow() -> None:
    for gone in (True, False):
        table = turn(dice="b.miss" + " r.miss" * 3 + " b.miss" * 4)
        g = table.g
        table.enemy("raider-red-1", NEXT)
        table.put(0, NEXT)
        g.turn.may_pause = True
        script = readiness(g, 0)
        assert next(script) is PAUSE
        if gone:
            table.put(0, HERE)
        table.run(script)
        assert bool(table.events(AttackDeclared)) == (not gone)


# The story


@rule("SS-MOVE-10", "SS-MOVE-17")
def test_a_hidden_hero_whom_the_story_leads_away_from_enemies_is_seen() -> None:
    table = quest_table(dice="r.miss r.miss b.miss b.miss")
    g = table.g
    table.enemy("gremlin-green-1", HERE)
    g.figures[0].hidden, g.figures[1].at = True, table.area(FAR)
    table.run(resolve_orders(g, (o.MoveHeroes(table.area(NEXT), "active"),)))
    assert not g.figures[0].hidden
    assert g.figures[0].at == table.area(NEXT)


@rule("SS-ACT-24")
def test_the_story_has_a_word_for_the_one_who_is_lost() -> None:
    added = (
        "people: {Page: {en: Page, at: 14a.1, hp: 1, lost: {do: [souls 1]}}, "
        "Maid: {en: Maid, at: 14a.1, hp: 1, lost: {do: [souls 5]}}, Cook: {en: Cook, at: 14a.1, hp: 1}}"
    )
    table = quest_table(added)
    for name, paragraphs in (("Maid", ("lost-Maid",)), ("Cook", ("lost-Maid",)), ("Page", ("lost-Maid", "lost-Page"))):
        hurt(table.g, name, 1)
        assert table.g.story.due == paragraphs


@rule("SS-SHADOW-06")
def test_all_that_shadows_seen_at_once_have_to_tell_is_told() -> None:
    table = quest_table("{commoner: {do: [souls 1]}, story-token: {do: [souls 5]}}")
    g = table.g
    g.map.shadows = tuple(ShadowToken(table.area(NEXT), face) for face in ("commoner-male", "story-token"))
    reveal_shadows(g)
    assert g.story.due == ("commoner", "story-token")
    table.run(resolve_due(g))
    assert g.soul_points == 6


@rule("SS-EVENT-10")
def test_a_waypoint_is_resolved_once_and_others_wait() -> None:
    table = turn("waypoints: {14a.2: {do: [souls 1]}, 14a.3: {do: [souls 5]}}")
    for area, souls in ((NEXT, 1), (HERE, 1), (NEXT, 1)):
        table.g.turn.movement_points = 9
        act(table, f"go {table.area(area)}")
        assert table.g.soul_points == souls


@rule("SS-EMPOR-01")
def test_the_story_opens_the_emporium_until_all_are_done() -> None:
    table = quest_table()
    g = table.g
    script = resolve_orders(g, (o.VisitEmporium(),))
    assert table.asked(script).kind == "shop"
    assert g.visiting
    table = quest_table()
    table.run(resolve_orders(table.g, (o.VisitEmporium(),)), "done", "done")
    assert not table.g.visiting


@rule("SS-COND-04")
def test_of_one_condition_nobody_is_asked_which_is_cured() -> None:
    table = quest_table()
    table.g.figures[0].conditions = BLIND
    table.run(resolve_orders(table.g, (o.Cure("active"),)))
    assert not table.g.figures[0].conditions
    table.run(resolve_orders(table.g, (o.Cure("active"),)))
