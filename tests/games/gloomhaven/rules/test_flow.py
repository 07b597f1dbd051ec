"""Rounds, initiative and rests: GH-ROUND, GH-SELECT, GH-INIT, GH-REST, GH-MABIL, GH-ENDRND."""

from __future__ import annotations

from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.monster_cards import DECKS
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.events import MonsterCardDrawn, Revealed, RoundBegan
from tabletome.games.gloomhaven.rules.flow import fix_order, select_choices
from tabletome.games.gloomhaven.rules.initiative import acting_order
from tabletome.games.gloomhaven.state import WON
from tests.games.gloomhaven.dungeon import APART, DUEL, PAIR_BESIDE_GUARD, PAIR_NEAR_GUARD, card_number, dungeon, until
from tests.games.gloomhaven.quests import enter, play, started


@rule("GH-INIT-04", "GH-INIT-06")
def test_what_is_tied_in_initiative_the_players_decide_and_the_second_card_comes_first() -> None:
    game = dungeon(DUEL.replace("guard1", "guard1 archer1 Scoundrel", 1).replace(". . .\n    .", ".\n    ."))
    one, two = game.g.heroes
    one.initiative, one.second_initiative, two.initiative, two.second_initiative = 40, 60, 40, 20
    game.ability("guard", card_number("guard", 30)).ability("archer", card_number("archer", 31))
    assert list(fix_order(game.g, ["bandit-archer", "bandit-guard"])) == []
    assert game.g.order == ("bandit-guard", "bandit-archer", "scoundrel", "brute")
    two.second_initiative = 60
    assert next(fix_order(game.g, [])).kind == "first"  # type: ignore[union-attr]


@rule("GH-SELECT-01", "GH-SELECT-08")
def test_everyone_chooses_two_cards_at_once_and_may_not_rest_without_discards() -> None:
    run = started(players=2)
    assert [decision.kind for decision in run.pending] == ["select", "select"]
    options = select_choices(run.state, 0)
    assert len(options) == 10 * 9
    run.state.heroes[0].discard = ("trample", "skewer")
    assert str(select_choices(run.state, 0)[-1]) == "long-rest"


@rule("GH-ROUND-02")
def test_a_round_goes_from_cards_to_the_order_to_turns_to_its_end() -> None:
    game = dungeon(APART).with_elements(fire=2)
    game.g.phase, game.g.order, game.g.drawn = "begin_round", (), {}
    assert (game.asked(), game.g.round, game.g.order) == ("select", 2, ())
    game.plays("play trample grab-and-go")
    assert set(game.g.order) == {"brute", "bandit-guard"}
    until(game, "turn")
    assert (game.g.round, game.g.elements[0]) == (2, 2)
    until(game, "select")
    assert (game.g.round, game.g.order, game.g.drawn, game.g.elements[0]) == (3, (), {}, 1)
    steps = [type(event) for event in game.events if isinstance(event, RoundBegan | MonsterCardDrawn | Revealed)]
    assert steps == [RoundBegan, MonsterCardDrawn, Revealed, RoundBegan]


@rule("GH-ROUND-01")
def test_round_follows_round_until_the_scenario_is_decided() -> None:
    quest = enter("black-barrow").end_round()
    assert (quest.g.round, quest.run.decision is not None) == (2, True)
    quest.open_all().kill().end_round()
    assert (quest.run.decision, quest.g.result) == (None, WON)


@rule("GH-INIT-01", "GH-INIT-02", "GH-INIT-05", "GH-INIT-07")
def test_the_order_is_by_leading_cards_and_monsters_cards() -> None:
    run = started(players=2)
    play(run, "play overwhelming-assault shield-bash", "play single-out flanking-strike")
    g = run.state
    assert set(g.order) == {"brute", "scoundrel", "bandit-guard"}
    assert g.order.index("brute") < g.order.index("scoundrel")
    assert g.heroes[0].initiative == 61
    assert g.heroes[1].initiative == 86


@rule("GH-INIT-03", "GH-MTURN-03", "GH-MTURN-04", "GH-MTURN-05")
def test_elites_act_first_then_by_number() -> None:
    game = dungeon("""
        guard1 guard2* . Brute
         guard4 guard3* . .
        . . . .
    """)
    order = [game.g.figures[n].number for n in acting_order(game.g, "bandit-guard")]
    assert order == [2, 3, 1, 4]


@rule("GH-REST-02", "GH-REST-03", "GH-ENDRND-01")
def test_a_short_rest_costs_a_random_card_and_returns_the_others() -> None:
    game = dungeon(PAIR_NEAR_GUARD).turn("brute", "trample", "grab-and-go")
    game.g.phase, game.g.place = "short_rests", 0
    game.g.heroes[0].discard = ("skewer", "wall-of-doom", "balanced-measure")
    game.plays("short-rest")
    before = set(game.g.heroes[0].discard)
    game.plays("redraw", "suffer")
    cards = game.g.heroes[0]
    assert game.health("brute") == 9
    assert len(cards.lost) == 1
    assert before - set(cards.lost) <= set(cards.hand)
    assert cards.discard == ()


@rule("GH-SELECT-09", "GH-EXH-02")
def test_whoever_can_neither_play_nor_rest_is_exhausted() -> None:
    game = dungeon(PAIR_NEAR_GUARD)
    game.g.heroes[0].hand, game.g.heroes[0].discard = ("trample",), ("skewer",)
    game.g.heroes[0].lost = ("grab-and-go",)
    game.g.phase = "begin_round"
    game.asked()
    assert game.is_gone("brute")
    assert not game.is_gone("scoundrel")


@rule("GH-REST-01")
def test_a_rest_needs_two_discards_and_always_costs_a_card() -> None:
    game = dungeon(PAIR_BESIDE_GUARD)
    hero = game.g.heroes[0]
    for discards, may in ((1, False), (2, True)):
        hero.discard = tuple(list(CLASSES["brute"].starting_hand)[:discards])
        assert any(option.verb == "long-rest" for option in select_choices(game.g, 0)) == may
    game.g.phase, game.g.place = "short_rests", 0
    game.plays("short-rest")
    while game.asked() == "short-rest":
        game.plays("accept")
    assert len(game.run.state.heroes[0].lost) == 1


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
    at = {event.deck: event.initiative for event in drawn}
    acting = [at[MONSTERS[name].deck] for name in run.state.order if name in MONSTERS]
    assert len(acting) == len({figure.name for figure in quest.g.figures if figure.is_monster})
    assert acting == sorted(acting)


@rule("GH-MABIL-05")
def test_a_card_with_the_shuffle_symbol_brings_the_discards_back_at_the_end_of_the_round() -> None:
    for card, shuffled in ((card_number("guard", 35), False), (card_number("guard", 15), True)):
        game = dungeon(PAIR_BESIDE_GUARD)
        assert DECKS["guard"][card].shuffle == shuffled
        game.g.drawn["guard"], game.g.ability_played["guard"] = card, (card,)
        game.g.ability_decks["guard"] = tuple(number for number in range(8) if number != card)
        game.g.phase = "cleanup"
        game.asked()
        assert len(game.run.state.ability_decks["guard"]) == (8 if shuffled else 7)
