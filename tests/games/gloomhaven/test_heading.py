"""What bots make of a scenario's goals: which door, plates, exits, whom to strike, whom to go with."""

from __future__ import annotations

from tabletome.games.gloomhaven.bots.destinations import (
    A_LAST_PLACE,
    Escorting,
    Heading,
    can_loot,
    is_needed,
    needs_everyone,
    next_door,
)
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.rules.abilities.cards_in_use import loots
from tabletome.games.gloomhaven.rules.characters.levels import (
    TOP_LEVEL,
    usual_cards,
    usual_hand,
)
from tests.games.gloomhaven.quests import Quest, enter


def cleared(name: str, players: int = 2) -> Quest:
    """The first room of a scenario without monsters."""
    return enter(name, players=players).kill()


def everyone_at(quest: Quest, places: tuple[int, ...]) -> None:
    for hero, at in enumerate(places):
        quest.put(hero, at)


def test_all_go_to_the_same_door_and_one_opens_it() -> None:
    quest = cleared("decaying-crypt", players=4)
    g = quest.g
    door = next_door(g)
    assert door is not None
    headings = [Heading(g, hero) for hero in range(4)]
    assert sum(heading.opens for heading in headings) == 1
    assert all(heading.steps[door] == 0 for heading in headings)


def test_plates_that_open_doors_wait_until_the_fight_is_over() -> None:
    quest = enter("shrine-of-strength").open("l1a-d1a")
    assert Heading(quest.g, 0).place is None
    quest.kill()
    places = {Heading(quest.g, hero).place for hero in range(2)}
    assert quest.marked("c") in places


def test_plates_that_must_all_be_taken_are_left_alone_while_one_is_hidden() -> None:
    quest = cleared("deep-ruins").open("i1b-k2b").open("k2b-d1a").kill()
    assert Heading(quest.g, 0).place is None
    quest.open("k2b-m1a").kill()
    places = {Heading(quest.g, hero).place for hero in range(2)}
    assert places == set(quest.g.plan.marked("a"))


def test_plates_that_win_the_scenario_are_run_for_if_everybody_is_near() -> None:
    quest = enter("deep-ruins").open_all()
    g = quest.g
    far = Heading(g, 0)
    assert far.foes
    assert far.place is None
    everyone_at(quest, g.plan.marked("a"))
    near = Heading(g, 0)
    assert near.place == g.figures[0].at
    assert near.worth(g.figures[0].at) > A_LAST_PLACE / 2


def test_plates_are_given_up_if_too_few_characters_are_left() -> None:
    quest = cleared("deep-ruins").open_all().kill()
    assert Heading(quest.g, 0).place is not None
    quest.exhaust(1)
    assert Heading(quest.g, 0).place is None


def test_a_boss_that_cannot_be_hurt_is_struck_through_its_altar() -> None:
    quest = enter("infernal-throne").open_all()
    g = quest.g
    heading = Heading(g, 0)
    named = {g.figures[n].name: heading.urgency(n) for n in g.on_map()}
    assert named["prime-demon"] == 0
    assert named["throne"] == max(named.values())


def test_treasure_that_needs_a_loot_action_is_for_those_who_have_one() -> None:
    quest = cleared("vibrant-grotto")
    g = quest.g
    assert can_loot(g.heroes[0])
    assert any(Heading(g, hero).place is not None for hero in range(2))
    for hero in g.heroes:
        hero.hand = tuple(card for card in hero.hand if not loots(hero.name, card))
    assert not can_loot(g.heroes[0])
    assert all(Heading(g, hero).place is None for hero in range(2))


def test_a_card_that_loots_is_kept_where_nothing_else_does() -> None:
    assert is_needed(enter("vibrant-grotto").g, "brute", "grab-and-go")
    assert not is_needed(enter("vibrant-grotto").g, "brute", "trample")
    assert not is_needed(enter("black-barrow").g, "brute", "grab-and-go")


def test_a_usual_hand_for_a_scenario_that_needs_looting_has_a_card_for_it() -> None:
    for name in CLASSES:
        cards = usual_cards(name, TOP_LEVEL)
        hand = usual_hand(name, cards, looting=True)
        assert len(set(hand)) == CLASSES[name].hand
        pool = (*cards, *(card for card in CLASSES[name].cards if CLASSES[name].cards[card].level <= 1))
        assert any(loots(name, card) for card in hand) == any(loots(name, card) for card in pool)


def test_the_party_goes_with_an_ally_that_must_arrive() -> None:
    quest = cleared("forgotten-crypt")
    g = quest.g
    hail = quest.figures("hail")[0]
    heading = Heading(g, 0)
    assert heading.escort is not None
    away = g.ground.distances(hail.at)
    far = max(g.ground.floor, key=lambda at: away[at])
    assert heading.escort.apart(g, hail.at) == 0
    assert heading.escort.apart(g, far) > 0


def test_a_door_is_opened_before_the_ally_opens_it_but_not_sooner() -> None:
    quest = cleared("forgotten-crypt")
    g = quest.g
    assert not any(Heading(g, hero).opens for hero in range(2))
    door = g.plan.doors[0].at
    before = next(at for at in g.ground.ways[door] if at in g.ground.floor - g.obstacles)
    quest.figures("hail")[0].at = before
    escort = Escorting.now(g, Heading(g, 0).goals)
    assert escort is not None
    assert escort.is_at_the_door(g)
    assert any(Heading(g, hero).opens for hero in range(2))


def test_whoever_bears_most_springs_a_trap_that_the_ally_could_not_avoid() -> None:
    quest = cleared("forgotten-crypt")
    g = quest.g
    assert Heading(g, 0).place is None
    quest.open_all().kill()
    sturdy = max(range(2), key=lambda hero: g.figures[hero].health)
    heading = Heading(g, sturdy)
    assert heading.place in g.traps
    assert heading.must_spring(heading.place)
    assert Heading(g, 1 - sturdy).place is None
    g.traps = frozenset()
    assert Heading(g, sturdy).place is None


def test_some_scenarios_cannot_do_without_anybody() -> None:
    assert needs_everyone(enter("deep-ruins", players=4).g)
    assert needs_everyone(enter("icecrag-ascent").g)
    assert not needs_everyone(enter("black-barrow").g)


def test_nobody_waits_for_enemies_that_cannot_move() -> None:
    quest = enter("deep-ruins")
    coming = Heading(quest.g, 0)
    assert not coming.nobody_comes
    quest.kill("stone-golem", "living-bones", "living-spirit")
    waiting = Heading(quest.g, 0)
    assert waiting.nobody_comes
    away = quest.g.ground.distances(waiting.targets[0])
    far, farther = sorted(quest.g.ground.floor, key=lambda at: away[at])[-2:]
    assert waiting.worth(far) - waiting.worth(farther) >= coming.worth(far) - coming.worth(farther)
