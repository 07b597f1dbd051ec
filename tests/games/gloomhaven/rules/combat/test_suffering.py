"""Who suffers damage, whose the kill is, and what is left of the dead and the exhausted: GH-DMG, GH-ATK-08, GH-EXH."""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.notation.conditions import MUDDLE, POISON
from tabletome.games.gloomhaven.content.printed_actions import CardAction
from tabletome.games.gloomhaven.content.tokens import SERVANTS
from tabletome.games.gloomhaven.events import Died, Exhausted, Negated, Suffered
from tabletome.games.gloomhaven.rules.combat.attack import resolve
from tabletome.games.gloomhaven.rules.combat.conditions import give
from tabletome.games.gloomhaven.rules.combat.damage import damage_choices, is_at_exit, kill, leave_the_map, suffer
from tabletome.games.gloomhaven.rules.monsters.standees import add_monster
from tabletome.games.gloomhaven.rules.scenario.circumstances import blessed_mark
from tabletome.games.gloomhaven.state import (
    BOSS,
    LOST,
    NOBODY,
    NORMAL,
    OBJECTIVE,
    OFF,
    UNDECIDED,
    Active,
    AttackAbility,
    AttackOfTheDead,
    Figure,
    Marks,
    Pause,
    RunningAction,
    RunningAttack,
    Turn,
)
from tests.games.gloomhaven.cards import holds, piles
from tests.games.gloomhaven.dungeon import DUEL, Dungeon, dungeon
from tests.games.gloomhaven.quests import enter
from tests.games.gloomhaven.rules.abilities.test_creatures import creature

PAIR = """
    a b c d e f
     g Brute guard1 guard2* h i
    j Scoundrel k l m n
"""


def suffers(game: Dungeon, who: str, damage: int, by: str | None = None, cause: str = "", *, choice: int = 0) -> Any:
    """The damage is dealt; whoever is asked takes this choice. What was asked last, if anything."""
    script = suffer(game.g, game.names[who], damage, by=None if by is None else game.names[by], cause=cause)
    asked = None
    try:
        asked = next(script)
        while True:
            asked = script.send(asked.options[choice])  # type: ignore[union-attr]
    except StopIteration:
        return asked


def told(game: Dungeon) -> list[tuple[str, int, int, str, str]]:
    """Who has suffered how much, what was left, by what, and which rule says so."""
    return [(each.name, each.damage, each.left, each.cause, each.rule) for each in game.told(Suffered)]


# Suffering


@rule("GH-DMG-01", "GH-RETAL-01", "GH-COND-08", "GH-OVL-12", "GH-REST-03")
@pytest.mark.parametrize(
    ("cause", "number"),
    [
        ("", ""),
        ("retaliate", "GH-RETAL-01"),
        ("wound", "GH-COND-08"),
        ("hazard", "GH-OVL-12"),
        ("redraw", "GH-REST-03"),
    ],
)
def test_damage_lowers_hit_points_and_its_cause_is_told(cause: str, number: str) -> None:
    game = dungeon(PAIR)
    suffers(game, "guard1", 2, cause=cause)
    suffers(game, "guard1", 9, cause=cause)
    assert told(game) == [
        ("bandit-guard", 2, 4, cause or "none", number),
        ("bandit-guard", 9, 0, cause or "none", number),
    ]


@rule("GH-DMG-01")
def test_nothing_is_no_damage_and_neither_the_gone_nor_the_unharmed_suffer() -> None:
    game = dungeon(PAIR)
    assert suffers(game, "brute", 0) is None
    assert suffers(game, "guard1", 0) is None
    game.with_effects("brute", unharmed=True)
    assert suffers(game, "brute", 3) is None
    game.figure("guard2").at = OFF
    assert suffers(game, "guard2", 3) is None
    assert (told(game), game.health("brute"), game.health("guard2")) == ([], 10, 9)


@rule("GH-DMG-01", "GH-DMG-02")
def test_who_suffers_is_asked_with_the_damage_and_the_hit_points_that_are_left() -> None:
    game = dungeon(PAIR).with_health("scoundrel", 5)
    asked = suffers(game, "scoundrel", 2)
    assert (asked.kind, asked.seat, asked.about) == ("damage", 1, {"hero": 1, "damage": 2, "left": 5})
    assert game.health("scoundrel") == 3


@rule("GH-DMG-02")
def test_a_summoned_creature_suffers_without_a_question_unless_it_is_a_companion() -> None:
    game = creature(dungeon(PAIR), "shadow-wolf", "k", whose="scoundrel", health=3)
    assert suffers(game, "shadow-wolf", 1) is None
    assert game.health("shadow-wolf") == 2
    game = creature(dungeon(PAIR.replace("Scoundrel", "Beast-Tyrant")), "bear", "k", whose="beast-tyrant", health=9)
    tyrant = game.names["beast-tyrant"]
    asked = suffers(game, "bear", 1)
    assert (asked.kind, asked.seat) == ("damage-companion", tyrant)
    assert asked.about == {"hero": tyrant, "figure": game.names["bear"], "damage": 1, "left": 9}
    assert game.health("bear") == 8


@rule("GH-XP-05")
@pytest.mark.parametrize(("acting", "by", "dealt"), [("brute", None, 3), ("guard2", "brute", 0), ("", "brute", 0)])
def test_only_what_the_acting_figure_deals_to_its_enemies_counts_as_dealt(
    acting: str, by: str | None, dealt: int
) -> None:
    game = dungeon(PAIR)
    game.g.turn = Turn(game.names[acting]) if acting else Turn()
    suffers(game, "guard1", 3, by)
    assert game.g.turn.damage_dealt == dealt
    game.g.turn = Turn(game.names["brute"])
    suffers(game, "scoundrel", 1)
    assert game.g.turn.damage_dealt == 0, "an ally is no enemy"


@rule("GH-DMG-02", "GH-DMG-03", "GH-ACTIVE-08")
def test_damage_is_negated_by_a_card_of_the_hand_or_any_two_discarded_but_not_by_packs() -> None:
    game = dungeon(PAIR)
    brute = game.hero("brute")
    brute.hand, brute.chosen, brute.lost = ("trample", "medical-pack-1"), ("skewer",), ("shield-bash",)
    brute.discard = ("grab-and-go", "juggernaut")
    brute.active = (Active("whirlwind", top=True), Active("sweeping-blow", top=True))
    assert [str(each) for each in damage_choices(game.g, 0)] == [
        "suffer",
        "lose-card trample",
        "lose-two grab-and-go juggernaut",
        "lose-two grab-and-go sweeping-blow",
        "lose-two juggernaut sweeping-blow",
    ]
    brute.active = ()
    assert [str(each) for each in damage_choices(game.g, 0)][2:] == ["lose-two grab-and-go juggernaut"]


@rule("GH-DMG-02")
def test_the_cards_that_were_given_are_lost_and_no_others() -> None:
    game = dungeon(PAIR)
    brute = game.hero("brute")
    holds(brute, hand="trample skewer", discard="grab-and-go juggernaut quietus", lost="whirlwind")
    suffers(game, "brute", 4, choice=2)
    after = {"hand": "trample", "discard": "grab-and-go juggernaut quietus", "lost": "whirlwind skewer"}
    assert piles(brute) == after
    suffers(game, "brute", 4, choice=3)
    assert piles(brute) == after | {"discard": "juggernaut", "lost": "whirlwind skewer grab-and-go quietus"}
    assert game.health("brute") == 10
    assert [(each.card, each.other) for each in game.told(Negated)] == [("skewer", ""), ("grab-and-go", "quietus")]


# Whose the kill is


@rule("GH-XP-05", "GH-SUMMON-09")
@pytest.mark.parametrize(
    ("acting", "by", "kills"),
    [
        ("brute", None, [1, 0]),
        ("brute", "scoundrel", [0, 1]),
        ("guard2", "scoundrel", [0, 1]),
        ("guard2", None, [0, 0]),
        ("", None, [0, 0]),
        ("brute", "guard2", [0, 0]),
    ],
)
def test_a_kill_is_whose_the_damage_was(acting: str, by: str | None, kills: list[int]) -> None:
    game = dungeon(PAIR)
    game.g.turn = Turn(game.names[acting]) if acting else Turn()
    suffers(game, "guard1", 6, by)
    assert game.is_gone("guard1")
    assert [hero.kills for hero in game.g.heroes] == kills


@rule("GH-ATK-08")
def test_who_still_has_a_hit_point_is_not_killed() -> None:
    game = dungeon(PAIR)
    game.g.turn = Turn(0)
    suffers(game, "guard1", 5)
    assert (game.is_gone("guard1"), game.hero("brute").kills) == (False, 0)


@rule("GH-ATK-08", "GH-XP-05")
@pytest.mark.parametrize(("acting", "kills"), [("brute", 1), ("guard2", 0), ("", 0)])
def test_who_is_killed_outright_loses_all_hit_points(acting: str, kills: int) -> None:
    game = dungeon(PAIR)
    game.g.turn = Turn(game.names[acting]) if acting else Turn()
    kill(game.g, game.names["guard1"])
    assert (game.is_gone("guard1"), game.hero("brute").kills) == (True, kills)
    assert (told(game), game.health("guard1")) == ([("bandit-guard", 6, 0, "none", "")], 0)


@rule("GH-USE-04")
@pytest.mark.parametrize(
    ("item", "healed", "shield"), [("necklace-of-teeth", 1, 0), ("imposing-blade", 0, 1), ("leather-armor", 0, 0)]
)
def test_items_that_feed_on_kills_do_so_in_the_wearers_own_turn(item: str, healed: int, shield: int) -> None:
    for acting, by, worked in (("brute", "brute", True), ("guard2", "brute", False), ("brute", "scoundrel", False)):
        game = dungeon(PAIR).wears("brute", item).with_health("brute", 5)
        game.g.turn = Turn(game.names[acting])
        suffers(game, "guard1", 6, by)
        assert game.health("brute") - 5 == healed * worked
        assert game.figure("brute").effects.shield == shield * worked
        assert game.hero("brute").item_uses == (healed or shield) * worked


# The dead


@rule("GH-ATK-08", "GH-ATK-10")
@pytest.mark.parametrize(
    ("changes", "money", "killed"),
    [({}, 1, 1), ({"no_money": True}, 0, 1), ({"hostile": False}, 0, 0)],
)
def test_an_enemy_that_dies_leaves_money_and_is_counted(changes: dict[str, bool], money: int, killed: int) -> None:
    game = dungeon(PAIR)
    guard = game.figure("guard1")
    at = guard.at
    for name, value in changes.items():
        setattr(guard, name, value)
    leave_the_map(game.g, game.names["guard1"])
    assert (guard.at, game.g.money[at], game.g.killed) == (OFF, money, killed)
    assert [(each.name, each.number) for each in game.told(Died)] == [("bandit-guard", 1)]


@rule("GH-MOTHER-06")
def test_who_has_sworn_to_strike_once_more_does_so_on_dying() -> None:
    game = dungeon(PAIR).with_effects("guard1", attacks_on_death=True)
    at = game.figure("guard1").at
    leave_the_map(game.g, game.names["guard1"])
    leave_the_map(game.g, game.names["guard2"])
    assert game.g.pending == (AttackOfTheDead(game.names["guard1"], at),)


# Dooms that feed


@rule("GH-ACTIVE-04")
@pytest.mark.parametrize(
    ("conditions", "at", "dooms", "healed"),
    [
        ((), "doomstalker", ("sap-life",), 2),
        ((), "doomstalker", ("sap-life", "sap-life"), 4),
        (("stun",), "doomstalker", ("sap-life",), 0),
        (("muddle",), "doomstalker", ("sap-life",), 2),
        ((), "", ("sap-life",), 0),
        ((), "doomstalker", ("rain-of-arrows",), 0),
    ],
)
def test_a_doom_feeds_whoever_has_laid_it(
    conditions: tuple[str, ...], at: str, dooms: tuple[str, ...], healed: int
) -> None:
    game = dungeon("Doomstalker . guard1 guard2 .").with_health("doomstalker", 2)
    game.with_conditions("doomstalker", *conditions)
    game.hero("doomstalker").active = tuple(Active(card, top=False) for card in dooms)
    game.figure("doomstalker").at = game.places[at] if at else OFF
    game.figure("guard1").marks = Marks(doomed_by=0)
    suffers(game, "guard2", 1)
    assert game.health("doomstalker") == 2
    suffers(game, "guard1", 1)
    assert game.health("doomstalker") == 2 + healed


# The exhausted


@rule("GH-EXH-01", "GH-EXH-03", "GH-SUMMON-04")
def test_all_cards_of_the_exhausted_are_lost_and_what_is_theirs_leaves_the_map() -> None:
    game = creature(creature(dungeon(PAIR), "shadow-wolf", "k", whose="brute"), "skeleton", "l", whose="scoundrel")
    brute, scoundrel = game.hero("brute"), game.hero("scoundrel")
    holds(brute, hand="trample", chosen="skewer", later="quietus", discard="juggernaut", lost="whirlwind")
    brute.active = (Active("shield-bash", top=False), Active("syringe", top=True, owner=1))
    holds(scoundrel, hand="venom-shiv", discard="backstab")
    game.figure("guard1").marks, game.figure("guard2").marks = Marks(doomed_by=0), Marks(doomed_by=1)
    suffers(game, "brute", 99)
    assert piles(brute) == {"lost": "whirlwind trample skewer quietus juggernaut shield-bash"}
    assert piles(scoundrel) == {"hand": "venom-shiv", "discard": "backstab syringe"}
    assert [game.is_gone(who) for who in ("brute", "shadow-wolf", "scoundrel", "skeleton")] == [
        True,
        True,
        False,
        False,
    ]
    assert [game.figure(who).marks.doomed_by for who in ("guard1", "guard2")] == [NOBODY, 1]
    assert [each.name for each in game.told(Exhausted)] == ["brute"]
    assert not brute.lies_exhausted


@rule("GH-EXH-03", "GH-SELECT-05")
@pytest.mark.parametrize("where", ["action", "held", "paused"])
def test_the_card_in_use_of_the_exhausted_is_lost_too(where: str) -> None:
    for figure, lost in ((0, ("trample",)), (1, ())):
        for placed in (False, True):
            game = dungeon(PAIR)
            brute = game.hero("brute")
            brute.hand = ()
            action = RunningAction(figure, CardAction("brute", "trample", "top"), placed=placed)
            if where == "action":
                game.g.action = action
            elif where == "held":
                game.g.turn.held = action
            else:
                game.g.paused = Pause(Turn(), action, (), (), brute.turn, resting=False)
            suffers(game, "brute", 99)
            assert brute.lost == (() if placed else lost)


@rule("GH-EXH-04", "GH-EXH-01")
def test_the_scenario_is_lost_with_the_last_character() -> None:
    game = dungeon(PAIR)
    suffers(game, "brute", 99)
    assert game.g.result == UNDECIDED
    suffers(game, "scoundrel", 99)
    assert game.g.result == LOST


# Obstacles with hit points


@rule("GH-SPECIAL-05")
def test_a_boss_dies_with_the_altar_whose_hit_points_it_shares_and_cannot_be_hurt_itself() -> None:
    quest = enter("infernal-throne").open_all()
    g = quest.g
    altar = next(figure for figure in g.figures if figure.kind == OBJECTIVE)
    boss = next(figure for figure in g.figures if figure.kind == BOSS)
    numbers = {id(figure): number for number, figure in enumerate(g.figures)}
    list(suffer(g, numbers[id(boss)], 3))
    assert boss.health == altar.health
    list(suffer(g, numbers[id(altar)], 3))
    assert (boss.health, boss.is_on_map) == (altar.health, True)
    list(suffer(g, numbers[id(altar)], altar.health))
    assert (altar.is_on_map, boss.is_on_map) == (False, False)


def test_an_obstacle_that_nobody_shares_falls_alone() -> None:
    game = dungeon(DUEL)
    at = game.figure("guard1").at + 1
    game.g.figures.append(Figure("altar", OBJECTIVE, -1, 1, at, 3, 3, hostile=True))
    game.g.obstacles |= {at}
    list(suffer(game.g, len(game.g.figures) - 1, 2))
    assert at in game.g.obstacles
    list(suffer(game.g, len(game.g.figures) - 1, 1))
    assert at not in game.g.obstacles
    assert (game.is_gone("guard1"), game.health("guard1")) == (False, 6)


@rule("GH-SPECIAL-05")
def test_an_obstacle_on_several_hexes_stands_to_its_last_hit_point_and_falls_as_a_whole() -> None:
    quest = enter("oozing-grove").open_all()
    g = quest.g
    trees = [number for number, each in enumerate(g.figures) if each.name == "tree" and each.number == 1]
    others = [each for each in g.figures if each.name == "tree" and each.number != 1]
    health = g.figures[trees[0]].health
    assert len(trees) > 1
    list(suffer(g, trees[0], health - 1))
    assert [(g.figures[each].health, g.figures[each].is_on_map) for each in trees] == [(1, True)] * len(trees)
    list(suffer(g, trees[-1], 1))
    assert not any(g.figures[each].is_on_map for each in trees)
    assert all(each.health == health and each.is_on_map for each in others)


@rule("GH-SPECIAL-08")
def test_some_monsters_cannot_be_hurt_and_others_of_their_page_can() -> None:
    g = enter("chained-isle").open_all().g
    spirit = add_monster(g, "living-spirit", NORMAL, 1, g.plan.start[0])
    demon = next(number for number, each in enumerate(g.figures) if each.name == "night-demon")
    before = g.figures[demon].health
    list(suffer(g, spirit, 5))
    list(suffer(g, demon, 1))
    assert g.figures[spirit].health == g.figures[spirit].max_health
    assert before - g.figures[demon].health == 1


@rule("GH-BOSS-03")
def test_the_servants_of_a_boss_cannot_be_hurt() -> None:
    game = dungeon(PAIR)
    name = next(iter(SERVANTS))
    game.g.figures.append(Figure(name, OBJECTIVE, -1, 1, game.places["k"], 1, 1, hostile=True))
    list(suffer(game.g, len(game.g.figures) - 1, 9))
    assert game.g.figures[-1].is_on_map


@rule("GH-BOSS-03", "GH-DMG-01")
def test_what_strikes_a_part_of_a_large_boss_strikes_the_boss() -> None:
    g = enter("scorched-summit").open_all().g
    (boss,) = (number for number, each in enumerate(g.figures) if each.name == "elder-drake")
    parts = [number for number, each in enumerate(g.figures) if each.name == "drakes-body"]
    before = g.figures[boss].health
    list(suffer(g, parts[0], 2))
    list(suffer(g, boss, 1))
    assert before - g.figures[boss].health == 3
    assert all(g.figures[part].is_on_map for part in parts)


@rule("GH-SHIELD-01", "GH-COND-03")
def test_a_blessing_shields_against_those_it_names_and_keeps_poison_off() -> None:
    quest = enter("corrupted-cove")
    g = quest.g
    g.tally[blessed_mark(0)] = 1
    ooze = add_monster(g, "ooze", NORMAL, 6, g.plan.start[0])
    other = add_monster(g, "hound", NORMAL, 6, g.plan.start[1])
    taken = []
    for attacker, target in ((ooze, 0), (other, 0), (ooze, 1)):
        before = g.figures[target].health
        running = g.attack = RunningAttack(AttackAbility(attacker, 4, 5, ranged=False), 1, (target,))
        g.decks[-1] += ("+0",)
        for decision in (script := resolve(g, running, target)):
            with pytest.raises(StopIteration):
                script.send(decision.options[0])  # type: ignore[union-attr]
        taken.append(before - g.figures[target].health)
    assert taken == [2, 4, 4]
    for hero in (0, 1):
        give(g, hero, "poison")
        give(g, hero, "muddle")
    assert [g.figures[hero].conditions for hero in (0, 1)] == [MUDDLE, MUDDLE | POISON]


@rule("GH-EXH-01")
@pytest.mark.parametrize(
    ("there", "looted", "escaped"), [(True, True, True), (True, False, False), (False, True, False)]
)
def test_who_is_exhausted_at_the_exit_has_escaped_if_that_counts_already(
    there: bool, looted: bool, escaped: bool
) -> None:
    quest = enter("corrupted-laboratory", players=1, first_level=5).open_all()
    g = quest.g
    if looted:
        at = g.treasures.index("goal")
        g.treasures[at] = ""
        g.heroes[0].treasures += ("goal",)
    exits = g.plan.marked("s")
    g.figures[0].at = exits[0] if there else next(at for at in g.board.floor if at not in exits)
    assert is_at_exit(g, 0) is escaped
