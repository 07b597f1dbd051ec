"""What the end of a turn brings: rewards, levels, cards; and what it takes away. MK-END, MK-LEVEL, MK-DRAW"""

from __future__ import annotations

from typing import Any

import pytest

from tabletome.engine.ledger import rule
from tabletome.games.mage_knight.content import changes
from tabletome.games.mage_knight.content.box import BLACK, BLUE, COLOURS, GOLD, GREEN, PHYSICAL, RED, WHITE
from tabletome.games.mage_knight.events import LevelGained
from tabletome.games.mage_knight.state import Unit
from tests.games.mage_knight.knights import FIRST_TILES, Knights, fight, knight
from tests.position import load

DECK = "stamina " * 9


def ending(*dice: int, **player: Any) -> Knights:
    """Tovak has played a card, keeps one, and ends the turn; the next dice fall so."""
    player.setdefault("has_played", True)
    game = knight(hand="march rage", deck="").with_player(**player)
    if dice:
        game.g.rng = load(game.g.rng, len(COLOURS), dice)
    return game


# Rewards


@rule("MK-END-09")
@pytest.mark.parametrize(
    ("die", "crystals", "fame"),
    [(RED, (1, 0, 0, 0), 0), (BLUE, (0, 1, 0, 0), 0), (WHITE, (0, 0, 1, 0), 0), (GREEN, (0, 0, 0, 1), 0),
     (BLACK, (0, 0, 0, 0), 1)],
)  # fmt: skip
def test_a_die_decides_which_crystal_is_won_and_black_is_fame(die: int, crystals: tuple[int, ...], fame: int) -> None:
    game = ending(die, rewards=("random-crystal",)).plays("end-turn")
    assert (game.me.crystals, game.me.fame, game.asked()) == (crystals, fame, "discard")


@rule("MK-END-09")
def test_gold_is_a_crystal_of_any_basic_colour() -> None:
    game = ending(GOLD, rewards=("random-crystal",)).plays("end-turn")
    assert game.offers() == [f"pick-colour {colour}" for colour in ("red", "blue", "white", "green")]
    assert game.plays("pick-colour white").me.crystals == (0, 0, 1, 0)
    chosen = ending(rewards=("chosen-crystal", "chosen-crystal")).plays("end-turn", "pick-colour red")
    assert chosen.offers() == [f"pick-colour {colour}" for colour in ("red", "blue", "white", "green")]
    assert chosen.plays("pick-colour red").me.crystals == (2, 0, 0, 0)


@rule("MK-SITE-20")
@pytest.mark.parametrize(
    ("die", "asked"),
    [(RED, "take-artifact"), (GREEN, "take-artifact"), (BLUE, "take-artifact"), (WHITE, "take-artifact"),
     (GOLD, "take-spell"), (BLACK, "take-spell")],
)  # fmt: skip
def test_a_dungeon_holds_an_artifact_or_for_gold_and_black_a_spell(die: int, asked: str) -> None:
    game = ending(die, rewards=("dungeon",)).with_(spells_offer=("fireball", "chill"))
    assert game.plays("end-turn").asked() == asked
    assert game.me.turn.rewards == (() if asked else ("dungeon",))


@rule("MK-END-10", "MK-EFF-12")
def test_all_artifacts_are_drawn_together_one_more_than_won() -> None:
    deck = ("horn-of-wrath", "ruby-ring", "golden-grail", "druidic-staff")
    game = ending(rewards=("artifact", "artifact")).with_(artifact_deck=deck).plays("end-turn")
    assert game.offers() == ["take-card ruby-ring", "take-card golden-grail", "take-card druidic-staff"]
    game.plays("take-card ruby-ring")
    assert game.offers() == ["take-card golden-grail", "take-card druidic-staff"]
    game.plays("take-card druidic-staff")
    assert (game.me.deck, game.g.artifact_deck) == (("ruby-ring", "druidic-staff"), ("golden-grail", "horn-of-wrath"))
    one = ending(rewards=("artifact",)).with_(artifact_deck=deck).plays("end-turn")
    assert one.offers() == ["take-card golden-grail", "take-card druidic-staff"]


@rule("MK-END-10")
@pytest.mark.parametrize(("deck", "won"), [((), 0), (("ruby-ring",), 1), (("ruby-ring", "horn-of-wrath"), 2)])
def test_no_more_artifacts_are_won_than_there_are(deck: tuple[str, ...], won: int) -> None:
    game = ending(rewards=("artifact",) * 2).with_(artifact_deck=deck).plays("end-turn")
    while game.asked() == "take-artifact":
        game.plays(game.offers()[0])
    assert (len(game.me.deck), game.g.artifact_deck, game.me.turn.rewards) == (won, (), ())


@rule("MK-END-11")
def test_spells_and_actions_that_were_won_are_taken_one_by_one() -> None:
    game = ending(rewards=("spell", "spell")).with_(spells_offer=("fireball", "chill"), spell_deck=("cure",))
    game.plays("end-turn", "take-card fireball")
    assert game.offers() == ["take-card cure", "take-card chill"]
    game.plays("take-card chill")
    assert (game.me.deck, game.g.spells_offer, game.asked()) == (("fireball", "chill"), ("cure",), "discard")
    actions = ending(rewards=("advanced",)).with_(advanced_offer=("agility", "ambush"), advanced_deck=())
    assert actions.plays("end-turn").offers() == ["take-card agility", "take-card ambush"]
    nothing = ending(rewards=("spell", "advanced", "unit")).with_(spells_offer=(), advanced_offer=(), units_offer=())
    nothing.plays("end-turn")
    while nothing.asked() == "reward":
        nothing.plays(nothing.offers()[0])
    assert (nothing.asked(), nothing.me.deck, nothing.me.turn.rewards) == ("discard", (), ())


@rule("MK-END-12", "MK-END-13")
def test_a_unit_waits_for_the_new_level_only_if_there_is_no_command_token() -> None:
    full = knight(hand="march rage", deck="", units="foresters").with_(units_offer=("peasants",))
    full.with_player(fame=8, level=2, rewards=("unit",), has_played=True).plays("end-turn")
    assert (full.told(LevelGained)[0].level, full.asked()) == (3, "take-unit")
    full.plays("take-unit peasants")
    assert [unit.name for unit in full.me.units] == ["foresters", "peasants"]
    free = ending(fame=8, level=2, rewards=("unit",)).with_(units_offer=("peasants",)).plays("end-turn")
    assert (free.told(LevelGained), free.asked()) == ([], "take-unit"), "before the level"
    crowded = knight(hand="march rage", deck="", units="foresters").with_(units_offer=("peasants",))
    crowded.with_player(rewards=("unit",), has_played=True).plays("end-turn", "take-unit peasants")
    assert [unit.name for unit in crowded.me.units] == ["peasants"], "no level comes, and somebody leaves"
    refused = free.plays("decline")
    assert (refused.me.units, refused.me.turn.rewards, refused.me.level) == ([], (), 3)


# Levels


@rule("MK-LEVEL-01", "MK-LEVEL-02", "MK-LEVEL-03")
@pytest.mark.parametrize(
    ("fame", "before", "level", "skills"),
    [(2, 1, 1, 0), (3, 1, 2, 1), (7, 2, 2, 0), (8, 2, 3, 0), (8, 1, 3, 1), (15, 1, 4, 2), (98, 9, 9, 0),
     (99, 9, 10, 1)],
)  # fmt: skip
def test_every_second_level_brings_a_skill_and_a_card(fame: int, before: int, level: int, skills: int) -> None:
    stack = ("flight", "dark-paths", "potion-making", "double-time")
    game = ending(fame=fame, level=before, skill_stack=stack).with_(advanced_offer=("agility", "ambush", "ice-bolt"))
    game.plays("end-turn")
    cards = 0
    while game.asked() in ("take-skill", "take-advanced"):
        cards += game.asked() == "take-advanced"
        game.plays(game.offers()[0])
    assert (game.me.level, len(game.me.skills), cards) == (level, skills, skills)
    assert [event.level for event in game.told(LevelGained)] == list(range(before + 1, level + 1))


def learning(*common: str, stack: tuple[str, ...] = ("flight", "dark-paths", "potion-making")) -> Knights:
    """Goldyx reaches the second level; these Skills lie in the common offer."""
    game = knight("goldyx at start-a.c", hand="march rage", deck="").with_(common_skills=common)
    game.with_dummy(skills=()).with_player(has_played=True, fame=3, skill_stack=stack)
    return game.with_(advanced_offer=("agility", "ambush", "ice-bolt"), advanced_deck=("learning",)).plays("end-turn")


@rule("MK-LEVEL-04", "MK-LEVEL-05", "MK-SKILL-02", "MK-SKILL-03")
def test_of_two_own_skills_one_is_kept_with_any_card_and_the_other_lies_open() -> None:
    game = learning("shield-mastery", "freezing-power")
    assert game.offers() == ["take-skill dark-paths", "take-skill potion-making", "take-skill shield-mastery"]
    game.plays("take-skill dark-paths")
    assert game.offers() == ["take-card agility", "take-card ambush", "take-card ice-bolt"]
    game.plays("take-card ambush")
    assert (game.me.skills, game.me.skill_stack, game.me.deck) == (("dark-paths",), ("flight",), ("ambush",))
    assert game.g.common_skills == ("shield-mastery", "freezing-power", "potion-making")
    assert game.g.advanced_offer == ("learning", "agility", "ice-bolt")


@rule("MK-LEVEL-06", "MK-SKILL-03")
def test_anothers_skill_comes_with_the_lowest_card_and_both_own_ones_lie_open() -> None:
    game = learning("shield-mastery").plays("take-skill shield-mastery")
    assert (game.me.skills, game.me.deck, game.asked()) == (("shield-mastery",), ("ice-bolt",), "discard")
    assert game.g.common_skills == ("dark-paths", "potion-making")
    assert game.g.advanced_offer == ("learning", "agility", "ambush")


@rule("MK-LEVEL-03")
def test_without_own_skills_there_are_only_those_of_others() -> None:
    game = learning("shield-mastery", "double-time", stack=())
    assert game.offers() == ["take-skill shield-mastery", "take-skill double-time"]
    one = learning("shield-mastery", "double-time", stack=("flight",))
    assert one.offers() == ["take-skill flight", "take-skill shield-mastery", "take-skill double-time"]
    none = learning(stack=())
    assert (none.asked(), none.me.skills) == ("take-advanced", ()), "a card all the same"


@rule("MK-DUMMY-14")
def test_the_dummy_lays_a_skill_open_with_every_even_level() -> None:
    game = knight("goldyx at start-a.c", hand="march rage", deck="").with_dummy(
        skills=("double-time", "shield-mastery")
    )
    game.with_player(has_played=True, fame=3, skill_stack=("flight", "potion-making")).plays("end-turn")
    assert game.offers() == ["take-skill flight", "take-skill potion-making"], "for the next level"
    assert (game.dummy.skills, game.g.common_skills) == (("double-time",), ("shield-mastery",))


# Places


@rule("MK-END-06", "MK-SITE-12")
@pytest.mark.parametrize(
    ("hand", "discard", "offered"),
    [("wound rage", (), ["hand"]), ("rage", ("wound",), ["discard"]), ("wound rage", ("wound",), ["hand", "discard"])],
)
def test_a_glade_takes_a_wound_from_where_one_lies_if_one_likes(
    hand: str, discard: tuple[str, ...], offered: list[str]
) -> None:
    def at_glade() -> Knights:
        game = knight("tovak at country-1.c", hand=hand, deck="").with_player(discard=discard, has_played=True)
        return game.plays("end-turn")

    assert at_glade().offers() == [*(f"throw-wound {pile}" for pile in offered), "decline"]
    for pile in offered:
        game = at_glade().plays(f"throw-wound {pile}")
        left = (game.hand().count("wound"), game.me.discard.count("wound"))
        assert left == (("hand" in offered) - (pile == "hand"), ("discard" in offered) - (pile == "discard"))
    assert at_glade().plays("decline").asked() == "discard"


def test_a_glade_asks_nothing_of_the_unhurt() -> None:
    game = knight("tovak at country-1.c", hand="rage", deck="").with_player(has_played=True).plays("end-turn")
    assert game.asked() == "discard"


# Cards


@rule("MK-DRAW-01", "MK-TURN-17")
def test_any_number_of_cards_but_no_wounds_may_be_discarded() -> None:
    game = knight(hand="march rage stamina wound", deck="").with_player(has_played=True).plays("end-turn")
    assert game.offers() == ["discard-card march", "discard-card rage", "discard-card stamina", "done"]
    game.plays("discard-card rage")
    assert game.offers() == ["discard-card march", "discard-card stamina", "done"]
    game.plays("discard-card march", "discard-card stamina")
    assert game.hand() == ["wound"]
    idle = knight(hand="march rage", deck="").plays("end-turn")
    assert idle.offers() == ["discard-card march", "discard-card rage"]
    assert idle.plays("discard-card rage").offers() == ["discard-card march", "done"]
    empty = knight(hand="march rage", deck="").with_player(started_empty=True).plays("end-turn")
    assert "done" in empty.offers()


WITH_KEEPS = (*FIRST_TILES, "country-3 1 1", "country-10 2 0", "core-7 2 1")


@rule("MK-DRAW-02", "MK-DRAW-03", "MK-DRAW-04", "MK-DRAW-05")
@pytest.mark.parametrize(
    ("where", "keeps", "city", "cards"),
    [("start-a.c", 2, (), 5), ("country-3.ne", 1, (), 6), ("country-3.ne", 2, (), 7), ("country-3.c", 2, (), 7),
     ("core-7.c", 0, (0,), 7), ("core-7.c", 0, (1, 0), 6), ("core-7.c", 0, (1,), 5), ("core-7.w", 3, (0,), 8),
     ("start-a.c", 0, (0,), 5)],
)  # fmt: skip
def test_a_hand_is_filled_to_the_limit_of_level_keeps_and_cities_nearby(
    where: str, keeps: int, city: tuple[int, ...], cards: int
) -> None:
    game = knight(f"tovak at {where}", "krang at start-a.e", hand="march", deck=DECK, tiles=WITH_KEEPS,
                  scenario="full-conquest")  # fmt: skip
    own = ("country-3.ne", "country-10.sw", "core-7.w")[:keeps]
    game.g.shields = dict.fromkeys(own, (0,)) | ({"core-7.c": city} if city else {})
    game.g.fallen = ("core-7.c",) if city else ()
    game.with_player(path=(where,), has_played=True).plays("end-turn", "discard-card march")
    assert len(game.hand()) == cards


@rule("MK-DRAW-02", "MK-DRAW-07", "MK-LEVEL-07")
@pytest.mark.parametrize(("level", "held", "cards"), [(1, 2, 5), (5, 2, 6), (9, 2, 7), (1, 5, 5), (1, 6, 6)])
def test_a_hand_is_filled_and_never_made_smaller(level: int, held: int, cards: int) -> None:
    game = knight(hand="rage " * held, deck=DECK).with_player(level=level, fame=0, has_played=True)
    game.plays("end-turn", "done")
    assert len(game.hand()) == cards


@rule("MK-ROUND-21")
@pytest.mark.parametrize(
    ("last", "again", "now"),
    [(None, False, True), ((0, 1), False, True), ((1,), False, False), ((), False, False), ((1,), True, True)],
)
def test_what_is_promised_for_the_next_hand_waits_where_no_turn_follows_in_this_round(
    last: tuple[int, ...] | None, again: bool, now: bool
) -> None:
    game = knight("tovak at start-a.c", "krang at start-a.e", hand="rage", deck=DECK, scenario="full-conquest")
    game.with_player(1, hand=("march",), deck=("march",) * 9)
    game.with_(last_turns=last).with_player(0, hand_bonus=2, has_played=True, another_turn=again)
    game.plays("end-turn", "done")
    if game.g.round == 1:
        assert (len(game.hand()), game.me.hand_bonus) == ((7, 0) if now else (5, 2))
    else:
        assert (len(game.hand()), game.me.hand_bonus) == (7, 0), "a new Round has begun"


@rule("MK-EFF-02")
def test_the_turn_is_forgotten_with_its_effects() -> None:
    game = knight("tovak at country-1.e", hand="rage", deck=DECK, units="peasants foresters", mana="red gold")
    game.with_player(has_played=True, has_plundered=True, changes=(changes.Daylight(),), motivation_rests=2)
    game.me.units[0].boost, game.me.units[1].recruited = (PHYSICAL,), True
    game.with_player(skills=("flight", "dark-paths", "potion-making"), skills_spent=("flight", "dark-paths"))
    game.plays("end-turn", "done")
    me = game.me
    assert (me.turn.changes, me.has_plundered, me.motivation_rests, sum(me.mana)) == ((), False, 1, 0)
    assert [(unit.boost, unit.recruited) for unit in me.units] == [((), False), ((), False)]
    assert me.skills_spent == ("flight",) or me.skills_spent == ()


def test_wounds_of_this_turn_go_from_hand_and_discard_pile_and_older_ones_stay() -> None:
    game = fight("prowlers", "attack", hand="rage wound", deck="").with_player(discard=("wound",), wounds_taken=1)
    game.with_player(changes=(changes.NewWoundsGo(),), has_played=True).plays("done", "end-turn")
    assert (game.hand().count("wound"), game.me.discard.count("wound")) == (0, 1)
    more = fight("prowlers", "attack", hand="rage wound", deck="").with_player(discard=("wound",), wounds_taken=3)
    more.with_player(changes=(changes.NewWoundsGo(),), has_played=True).plays("done", "end-turn")
    assert (more.hand().count("wound"), more.me.discard.count("wound")) == (0, 0)


def test_due_fame_and_reputation_are_received_once() -> None:
    game = ending(due_fame=2, due_reputation=1).plays("end-turn")
    assert (game.me.fame, game.me.reputation) == (2, 1)
    assert (game.me.turn.due_fame, game.me.turn.due_reputation) == (0, 0)


def test_a_crystal_that_comes_back_does_so_when_the_turn_ends() -> None:
    game = ending(changes=(changes.CrystalBack(RED), changes.CrystalBack(RED), changes.CrystalBack(WHITE)))
    assert game.plays("end-turn").me.crystals == (2, 0, 1, 0)


def test_units_keep_what_lasts() -> None:
    game = ending(units=[Unit("peasants", ready=False, wounds=1, banner="banner-of-fear")]).plays("end-turn", "done")
    unit = game.me.units[0]
    assert (unit.ready, unit.wounds, unit.banner) == (False, 1, "banner-of-fear")
