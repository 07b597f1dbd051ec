"""What bots make of a scenario's goals: which door, plates, exits, whom to strike, whom to go with."""

from __future__ import annotations

import pytest

from tabletome.games.gloomhaven.board import FAR
from tabletome.games.gloomhaven.bots.company import company
from tabletome.games.gloomhaven.bots.destinations import (
    DETOUR,
    LAST_PLACE_VALUE,
    THING_WANTED_IN_A_CROWD,
    WANTED_FACTOR,
    WANTED_WHILE_OTHERS_COME,
    Destination,
    Escorting,
    before_door,
    can_loot,
    has_a_limit,
    is_needed,
    may_open,
    nearest_door,
    needs_everyone,
    next_door,
    opener,
    place_for,
    posted,
    should_recover,
    should_rest,
    steps_to,
    wanted,
)
from tabletome.games.gloomhaven.bots.goal_value import LONG_WAY
from tabletome.games.gloomhaven.bots.ground import damage_of_staying
from tabletome.games.gloomhaven.bots.newcomers import are_coming
from tabletome.games.gloomhaven.bots.pace import haste
from tabletome.games.gloomhaven.bots.turn_plan import Planner
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.notation.scenarios import CleanseAll
from tabletome.games.gloomhaven.content.scenarios import page
from tabletome.games.gloomhaven.rules.abilities.loot import has_loot_action
from tabletome.games.gloomhaven.rules.characters.levels import TOP_LEVEL, usual_cards, usual_hand
from tabletome.games.gloomhaven.rules.monsters.standees import add_random_standee
from tabletome.games.gloomhaven.rules.scenario.circumstances import cleansed_mark
from tabletome.games.gloomhaven.rules.scenario.plates import plates_in_play
from tabletome.games.gloomhaven.rules.scenario.treasures import GOAL_TREASURE
from tabletome.games.gloomhaven.state import NORMAL, State
from tests.games.gloomhaven.dungeon import PAIR_APART, dungeon
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
    door = next_door(g, 0)
    assert door is not None
    headings = [Destination(g, hero) for hero in range(4)]
    assert sum(heading.opens for heading in headings) == 1
    assert all(heading.steps[door] == 0 for heading in headings)


def test_plates_that_open_doors_wait_until_the_fight_is_over() -> None:
    quest = enter("shrine-of-strength").open("l1a-d1a")
    assert Destination(quest.g, 0).place is None
    quest.kill()
    places = {Destination(quest.g, hero).place for hero in range(2)}
    assert quest.marked("c") in places


def test_plates_that_must_all_be_taken_are_left_alone_while_one_is_hidden() -> None:
    quest = cleared("deep-ruins").open("i1b-k2b").open("k2b-d1a").kill()
    assert Destination(quest.g, 0).place is None
    quest.open("k2b-m1a").kill()
    places = {Destination(quest.g, hero).place for hero in range(2)}
    assert places == set(quest.g.plan.marked("a"))


def test_plates_that_win_the_scenario_are_run_for_if_everybody_is_near() -> None:
    quest = enter("deep-ruins").open_all()
    g = quest.g
    far = Destination(g, 0)
    assert far.foes
    assert far.place is None
    everyone_at(quest, g.plan.marked("a"))
    near = Destination(g, 0)
    assert near.place == g.figures[0].at
    assert near.worth(g.figures[0].at) > LAST_PLACE_VALUE / 2


def test_plates_are_given_up_if_too_few_characters_are_left() -> None:
    quest = cleared("deep-ruins").open_all().kill()
    assert Destination(quest.g, 0).place is not None
    quest.exhaust(1)
    assert Destination(quest.g, 0).place is None


def test_a_boss_that_cannot_be_hurt_is_struck_through_its_altar() -> None:
    quest = enter("infernal-throne").open_all()
    g = quest.g
    heading = Destination(g, 0)
    named = {g.figures[n].name: heading.urgency(n) for n in g.on_map()}
    assert named["prime-demon"] == 0
    assert named["throne"] == max(named.values())


def test_treasure_that_needs_a_loot_action_is_for_those_who_have_one() -> None:
    quest = cleared("vibrant-grotto")
    g = quest.g
    assert can_loot(g.heroes[0])
    assert any(Destination(g, hero).place is not None for hero in range(2))
    for hero in g.heroes:
        hero.hand = tuple(card for card in hero.hand if not has_loot_action(hero.name, card))
    assert not can_loot(g.heroes[0])
    assert all(Destination(g, hero).place is None for hero in range(2))


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
        assert any(has_loot_action(name, card) for card in hand) == any(has_loot_action(name, card) for card in pool)


def test_the_party_goes_with_an_ally_that_must_arrive() -> None:
    quest = cleared("forgotten-crypt")
    g = quest.g
    hail = quest.figures("hail")[0]
    heading = Destination(g, 0)
    assert heading.escort is not None
    away = g.board.distances(hail.at)
    far = max(g.board.floor, key=lambda at: away[at])
    assert heading.escort.apart(g, hail.at) == 0
    assert heading.escort.apart(g, far) > 0


def test_a_door_is_opened_before_the_ally_opens_it_but_not_sooner() -> None:
    quest = cleared("forgotten-crypt")
    g = quest.g
    assert not any(Destination(g, hero).opens for hero in range(2))
    door = g.plan.doors[0].at
    before = next(at for at in g.board.ways[door] if at in g.board.floor - g.obstacles)
    quest.figures("hail")[0].at = before
    escort = Escorting.now(g, Destination(g, 0).goals)
    assert escort is not None
    assert escort.is_at_the_door(g)
    assert any(Destination(g, hero).opens for hero in range(2))


def test_whoever_bears_most_springs_a_trap_that_the_ally_could_not_avoid() -> None:
    quest = cleared("forgotten-crypt")
    g = quest.g
    assert Destination(g, 0).place is None
    quest.open_all().kill()
    sturdy = max(range(2), key=lambda hero: g.figures[hero].health)
    heading = Destination(g, sturdy)
    assert heading.place in g.traps
    assert heading.must_spring(heading.place)
    assert Destination(g, 1 - sturdy).place is None
    g.traps = frozenset()
    assert Destination(g, sturdy).place is None


def test_some_scenarios_cannot_do_without_anybody() -> None:
    assert needs_everyone(enter("deep-ruins", players=4).g)
    assert needs_everyone(enter("icecrag-ascent").g)
    assert not needs_everyone(enter("black-barrow").g)


def test_nobody_waits_for_enemies_that_cannot_move() -> None:
    quest = enter("deep-ruins")
    coming = Destination(quest.g, 0)
    assert not coming.nobody_comes
    quest.kill("stone-golem", "living-bones", "living-spirit")
    waiting = Destination(quest.g, 0)
    assert waiting.nobody_comes
    away = quest.g.board.distances(waiting.targets[0])
    far, farther = sorted(quest.g.board.floor, key=lambda at: away[at])[-2:]
    assert waiting.worth(far) - waiting.worth(farther) >= coming.worth(far) - coming.worth(farther)


def test_doors_are_opened_by_whoever_bears_most_when_nobody_is_left_to_fight() -> None:
    quest = enter("black-barrow", players=2)
    g = quest.g
    assert not Destination(g, 0).opens
    for figure in g.figures[2:]:
        figure.at = -1
    heading = Destination(g, 0)
    assert heading.opens
    assert not Destination(g, 1).opens
    g.figures[0].health = 1
    door = next_door(g, 0)
    assert door is not None
    assert opener(g, door) == 1


def test_a_door_is_opened_sooner_if_everyone_is_ready_or_somebody_cannot_wait() -> None:
    g = enter("black-barrow", players=2).g
    for figure in g.figures[2:]:
        figure.at = -1
    ready = Destination(g, 0).opening()
    cards = g.heroes[1]
    cards.hand, cards.discard = cards.hand[:2], cards.hand[2:]
    assert Destination(g, 0).opening() < ready
    cards.discard = cards.discard[:2]
    assert Destination(g, 0).opening() > ready


def test_a_way_leads_around_traps_unless_they_lie_everywhere() -> None:
    game = dungeon(
        """
        . . ^ . .
         Brute . ^ . .
        # # . . a
        """
    )
    g = game.g
    around = Destination(g, 0)
    around.find_way({game.places["a"]})
    assert not around.springs
    for at in range(len(g.treasures)):
        if g.board.distance(at, game.places["brute"]) == 1:
            g.traps |= {at}
    through = Destination(g, 0)
    through.find_way({game.places["a"]})
    assert through.springs


def test_hazardous_terrain_across_every_way_keeps_nobody_from_going_on() -> None:
    game = dungeon(
        """
        . ! . .
         Brute ! . a
        . ! . .
        """
    )
    g = game.g
    lies = next(iter(g.hazards & set(g.board.near[game.places["brute"]])))
    planner = Planner(g, 0)
    dear = planner.cost_of_entering(lies)
    planner.destination.steps = planner.destination.find_way({game.places["a"]})
    assert planner.destination.wades
    assert not planner.destination.springs
    assert planner.cost_of_entering(lies) < dear
    g.figures[0].health = 1
    assert not planner.destination.must_wade(lies)
    g.hazards = frozenset([lies])
    planner.destination.find_way({game.places["a"]})
    assert not planner.destination.wades


def test_a_way_of_any_length_is_shorter_from_the_next_hex() -> None:
    quest = enter("ancient-defense-network", players=4).open_all().kill()
    g = quest.g
    one, other = g.plan.marked("a")
    quest.put(0, other)
    heading = Destination(g, 0)
    heading.place, heading.steps = one, heading.find_way({one})
    heading.no_way = max(heading.steps.values())
    assert heading.steps[other] > LONG_WAY
    nearer = next(at for at in g.board.near[other] if heading.steps.get(at, LONG_WAY * 2) < heading.steps[other])
    assert heading.worth(nearer) > heading.worth(other)


def test_everyone_goes_to_an_exit_of_their_own() -> None:
    quest = enter("icecrag-ascent", players=2)
    g = quest.g
    while g.locked or len(g.opened) < len(g.plan.doors):
        quest.open(g.plan.doors[min(set(range(len(g.plan.doors))) - g.opened)].name)
    places = [place_for(g, Destination(g, hero).goals, hero, calm=True) for hero in range(2)]
    assert None not in places
    assert len(set(places)) == 2


def test_whom_the_scenario_wants_dead_is_struck_first() -> None:
    quest = enter("gloomhaven-warehouse", players=2)
    g = quest.g
    for door in g.plan.doors:
        quest.open(door.name)
    heading = Destination(g, 0)
    urgent = {g.figures[n].name for n in g.on_map() if heading.urgency(n) > 1}
    assert urgent == {"inox-bodyguard"}


def test_in_peace_one_rests_only_when_it_brings_back_enough_cards() -> None:
    cards = dungeon(PAIR_APART).g.heroes[0]
    cards.hand, cards.discard = ("trample", "skewer"), ("grab-and-go",) * 5
    assert should_rest(cards)
    cards.discard = ("grab-and-go",) * 2
    assert not should_rest(cards)


def test_nobody_waits_for_the_last_hit_points_of_a_room() -> None:
    g = enter("black-barrow", players=2).g
    for figure in g.figures[3:]:
        figure.at = -1
    assert not Destination(g, 0).opens
    g.figures[2].health = 2
    assert Destination(g, 0).opens


def test_a_door_is_opened_by_somebody_who_still_acts_in_this_round() -> None:
    g = enter("black-barrow", players=2).g
    for figure in g.figures[2:]:
        figure.at = -1
    assert Destination(g, 0).opens
    g.order, g.place = ("brute", "scoundrel"), 1
    assert not Destination(g, 0).opens
    assert Destination(g, 1).opens


def test_doors_are_opened_by_whoever_is_near() -> None:
    g = enter("black-barrow", players=2).g
    for figure in g.figures[2:]:
        figure.at = -1
    door = next_door(g, 0)
    assert door is not None
    free = {at for at in g.board.floor if at not in g.obstacles}
    g.figures[1].at = min(free, key=lambda at: abs(steps_to(g, {door}, g.obstacles).get(at, 99) - 1))
    assert opener(g, door) == 1
    g.figures[1].health = 3
    assert opener(g, door) == 0


def test_all_go_to_the_door_while_the_last_enemy_dies() -> None:
    g = enter("black-barrow", players=2).g
    for figure in g.figures[3:]:
        figure.at = -1
    g.figures[2].health = 1
    assert [bool(Destination(g, hero).steps) for hero in range(2)] == [True, True]


def test_bots_go_where_special_rules_want_somebody() -> None:
    """Plates that hold doors, statues to wake, things to carry, graves, water, a rift to cross."""
    cove = cleared("clockwork-cove")
    assert cove.marked("a") in {Destination(cove.g, hero).place for hero in range(2)}
    temple = enter("lost-temple")
    fish = temple.marked("f")
    places = {Destination(temple.g, hero).place for hero in range(2)}
    assert places == {at for at in temple.g.plan.marked("a") if at != fish}
    well = cleared("well-of-the-unfortunate").open_all().kill()
    bearer = well.g.tally["bearer"]
    assert Destination(well.g, bearer).place in well.g.board.near[well.marked("a")]
    yard = cleared("overgrown-graveyard")
    assert Destination(yard.g, 0).place is not None
    ship = cleared("merchant-ship", players=4)
    assert Destination(ship.g, 0).place in ship.g.difficult
    ship.g.tally["bails 0"] = 1
    assert Destination(ship.g, 0).place in ship.g.plan.marked("e")
    rift = cleared("demonic-rift")
    assert sum(Destination(rift.g, hero).place is not None for hero in range(2)) == 1
    keep = cleared("vigil-keep").open("h1b-l1a").kill()
    assert keep.g.treasures[Destination(keep.g, 0).place or 0] == "goal"
    alley = enter("back-alley-brawl").open("h3b-f1a").ends_turn(0)
    guard = next(who for who in alley.g.on_map() if alley.g.figures[who].name == "city-guard")
    assert Destination(alley.g, 0).urgency(guard) == 0.0


def test_doors_with_hit_points_are_left_alone_in_a_fight_and_broken_down_one_by_one() -> None:
    quest = enter("sanctuary-of-gloom", players=2)
    g = quest.g
    doors = [n for n in g.on_map() if g.figures[n].name == "door"]
    assert len(doors) > 1
    heading = Destination(g, 0)
    assert sorted(heading.urgency(door) for door in doors)[:2] == [-1.0, -1.0]
    assert sum(heading.urgency(door) > 0 for door in doors) == 1
    first = next(door for door in doors if heading.urgency(door) > 0)
    quest.open(g.plan.doors[0].name)
    assert any(g.figures[n].is_monster for n in g.on_map())
    assert all(Destination(g, 0).urgency(door) < 0 for door in doors if g.figures[door].at >= 0), first


def test_nobody_steps_on_a_plate_that_opens_doors_in_a_fight() -> None:
    quest = enter("shrine-of-strength").open("l1a-d1a")
    plate = quest.marked("c")
    heading = Destination(quest.g, 0)
    assert plate in heading.shunned
    assert heading.worth(plate) < min(heading.worth(at) for at in quest.g.board.near[plate] if at in heading.floor) - 5
    quest.kill()
    assert not Destination(quest.g, 0).shunned


def test_the_last_one_stays_where_somebody_must_be() -> None:
    quest = enter("demonic-rift")
    g = quest.g
    assert not Destination(g, 0).posts, "there are others"
    quest.exhaust(1)
    heading = Destination(g, 0)
    here = g.figures[0].at
    away = next(at for at in heading.floor if g.plan.tile_of[at] != g.plan.tile_of[here])
    assert heading.worth(here) > heading.worth(away) + 20


def test_plates_that_enemies_must_not_reach_are_stood_upon() -> None:
    quest = enter("vault-of-secrets").open_all()
    g = quest.g
    plates = set(g.plan.marked("a"))
    assert not plates & {Destination(g, hero).place for hero in range(2)}, "the guards are far away"
    guard = next(figure for figure in g.figures if figure.name == "city-guard" and figure.at >= 0)
    guard.at = next(at for plate in plates for at in g.board.near[plate] if g.standing_at(at) is None)
    assert plates & {Destination(g, hero).place for hero in range(2)}


def test_the_party_goes_with_an_ally_that_must_not_die() -> None:
    quest = enter("slave-pens")
    heading = Destination(quest.g, 0)
    assert heading.escort is not None
    assert quest.g.figures[heading.escort.figure].name == "orchid"


def test_on_the_exit_nobody_needs_to_fear_anything() -> None:
    quest = enter("icecrag-ascent").open_all()
    g = quest.g
    everyone_at(quest, g.plan.marked("a"))
    here = g.figures[0].at
    foe = next(n for n in g.on_map() if g.figures[n].hostile)
    g.figures[foe].at = next(at for at in g.board.floor if g.board.distance(at, here) == 2 and g.is_empty(at))
    planner = Planner(g, 0)
    assert planner.destination.is_way_out(here)
    danger = planner.danger(here)
    assert danger.mine > 0
    safe = planner.destination.worth(here) - danger.cost + danger.mine
    assert planner.settled(here, ()) == pytest.approx(safe)
    assert not any(planner.destination.is_way_out(at) for at in g.board.near[here])


def test_whoever_is_apart_from_the_others_goes_on_alone() -> None:
    """In the Sun Temple characters begin in two rooms between which no way leads."""
    quest = enter("sun-temple", players=4)
    g = quest.g
    first = company(g, 0)
    others = [hero for hero in range(4) if hero not in first]
    assert 0 < len(others) < 4
    for figure in g.figures[4:]:
        if figure.at >= 0 and g.board.distance(figure.at, g.figures[0].at) < FAR:
            figure.at = -1
    assert not Destination(g, 0).foes
    assert any(figure.hostile for figure in g.figures if figure.at >= 0)
    assert Destination(g, others[0]).foes
    assert next_door(g, 0) is not None
    assert any(Destination(g, hero).opens for hero in first)
    assert not any(Destination(g, hero).opens for hero in others)


def test_enemies_that_cannot_be_hurt_keep_nobody_from_going_on() -> None:
    quest = enter("chained-isle")
    g = quest.g
    quest.kill("night-demon", "wind-demon")
    quest.end_round()
    assert any(figure.name == "living-spirit" and figure.at >= 0 for figure in g.figures)
    assert not Planner(g, 0).foes
    assert any(Destination(g, hero).opens for hero in range(2))


def test_doors_that_lead_to_no_goal_stay_closed() -> None:
    """Jekserah is behind one of two doors; the party goes to that one, even if the other is nearer."""
    quest = cleared("necromancers-sanctum").open("j1a-k1a").kill()
    g = quest.g
    boss = next(spot.at for spot in g.plan.spots if spot.monster == "jekserah")
    door = next_door(g, 0)
    number = next(n for n, each in enumerate(g.plan.doors) if each.at == door)
    assert g.plan.room_of[boss] in g.plan.doors[number].rooms
    everyone_at(quest, tuple(at for at in g.board.near[before_door(g, other_door(g, number))] if g.is_empty(at))[:2])
    assert next_door(g, 0) == door, "though the other one is near"


def other_door(g: State, number: int) -> int:
    """A closed door that is not this one."""
    return next(each.at for n, each in enumerate(g.plan.doors) if n not in g.opened and n != number)


def test_somebody_goes_to_every_pump_while_it_calls_enemies() -> None:
    quest = enter("ancient-cistern", players=4).open_all()
    g = quest.g
    assert Destination(g, 0).foes
    (goal,) = page(g.scenario).goals
    assert isinstance(goal, CleanseAll)
    pumps = set(plates_in_play(g, goal.places))
    places = [Destination(g, hero).place for hero in range(4)]
    beside = [next((pump for pump in pumps if place in g.board.near[pump]), None) for place in places]
    assert set(beside) == pumps
    g.tally[cleansed_mark(min(pumps))] = 1
    assert sum(Destination(g, hero).place is not None for hero in range(4)) == len(pumps) - 1


def test_hidden_tokens_are_fetched_while_enemies_come() -> None:
    quest = enter("payment-due", players=4).open("g1b-d1a").open("g1b-k2b")
    g = quest.g
    assert Destination(g, 0).foes
    places = [Destination(g, hero).place for hero in range(4)]
    assert all(place is not None and g.treasures[place] == "token" for place in places)
    assert len(set(places)) == 4


def test_nobody_stays_where_the_page_hurts() -> None:
    quest = enter("payment-due").open("g1b-d1a")
    g = quest.g
    water = next(at for at in g.plan.terrain("water") if at in g.board.floor)
    dry = g.figures[0].at
    assert damage_of_staying(g, 0, water) == 1 + g.level
    assert damage_of_staying(g, 0, dry) == 0
    planner = Planner(g, 0)
    worth = planner.destination.worth(water) - planner.danger(water).cost
    assert planner.settled(water, ()) == pytest.approx(worth - planner.party.loss(0, 1 + g.level))


def test_nobody_waits_for_the_end_of_a_fight_that_does_not_end() -> None:
    quest = enter("plane-of-night", players=4)
    g = quest.g
    assert not are_coming(g)
    quest.open("g2a-j1b").open("j1b-l2a")
    assert are_coming(g)
    camp = enter("inox-encampment", players=4)
    assert are_coming(camp.g)
    camp.open("l1b-e1b")
    assert not are_coming(camp.g)


def test_those_whose_cards_last_wait_on_the_plates_that_are_known_while_others_go_on() -> None:
    quest = enter("deep-ruins", players=4).open("i1b-k2b").open("k2b-m1a").kill()
    g = quest.g
    known = [at for at in plates_in_play(g, page(23).goals[0].plates) if at in g.board.floor]  # type: ignore[attr-defined]
    for tired in (1, 3):
        g.heroes[tired].lost, g.heroes[tired].hand = g.heroes[tired].hand[4:], g.heroes[tired].hand[:4]
    headings = [Destination(g, hero) for hero in range(4)]
    assert {headings[0].place, headings[2].place} == set(known)
    assert headings[1].place is None
    assert headings[1].opens or headings[3].opens
    quest.put(0, known[0])
    quest.open("k2b-d1a")
    assert posted(g, page(23).goals)[0] == known[0], "the enemies in the other room are far away"
    quest.put(0, next(at for at in g.board.near[known[0]] if g.standing_at(at) is None))
    assert posted(g, page(23).goals)[0] == known[0], "nobody who has made a step forgets the post"
    foe = next(figure for figure in g.figures if figure.hostile and figure.at >= 0)
    foe.at = next(at for at in g.board.near[known[0]] if at in g.board.floor)
    assert known[0] not in posted(g, page(23).goals).values()


def test_whom_the_scenario_wants_destroyed_comes_first_while_others_never_cease_to_come() -> None:
    quest = enter("plane-of-night", players=4).open("g2a-j1b").open("j1b-l2a")
    g = quest.g
    column = next(who for who, figure in enumerate(g.figures) if figure.name == "rock-column")
    demon = next(who for who, figure in enumerate(g.figures) if figure.name == "night-demon")
    heading = Destination(g, 0)
    assert WANTED_WHILE_OTHERS_COME >= heading.urgency(column) > WANTED_FACTOR > heading.urgency(demon) == 1


def test_spawns_in_rooms_that_nobody_has_seen_are_no_reason_to_hurry() -> None:
    quest = enter("ancient-cistern", players=4)
    assert not are_coming(quest.g)
    assert are_coming(quest.open_all().g)


def test_those_whose_death_weakens_an_enemys_shield_are_wanted_until_it_is_gone() -> None:
    g = enter("corrupted-cove", players=4).g
    assert {"giant-ooze", "ooze"} <= set(wanted(g, page(87).goals))
    g = enter("corrupted-cove", players=4).open_all().g
    assert {"giant-ooze", "ooze"} <= set(wanted(g, page(87).goals))
    g.tally["ooze"] = 4
    assert set(wanted(g, page(87).goals)) == {"giant-ooze"}


def test_the_fewer_rounds_are_left_the_more_it_is_worth_to_come_nearer() -> None:
    quest = enter("black-barrow", players=2)
    g = quest.g
    before = Destination(g, 0).nearer()
    for hero in g.heroes:
        hero.lost, hero.hand = hero.hand[4:], hero.hand[:4]
    assert Destination(g, 0).nearer() > before


def test_whoever_is_wounded_does_not_hurry() -> None:
    quest = enter("black-barrow", players=2)
    g = quest.g
    for hero in g.heroes:
        hero.lost, hero.hand = hero.hand[4:], hero.hand[:4]
    before = Destination(g, 0).nearer()
    g.figures[0].health = 1
    assert Destination(g, 0).nearer() < before


def test_nobody_waits_at_doors_where_the_page_grants_few_rounds() -> None:
    quest = enter("alchemy-lab", players=4).open("i2b-b2a")
    g = quest.g
    foes = [who for who in g.on_map() if g.figures[who].hostile]
    assert foes
    assert may_open(g, page(60).goals, foes, 4)
    assert not has_a_limit(enter("black-barrow").g)
    assert len({next_door(enter("alchemy-lab", players=4).g, hero) for hero in range(4)}) == 4, "each goes to another"
    assert haste(g, 12) > haste(enter("black-barrow", players=4).g, 12)


def test_only_the_next_door_is_opened() -> None:
    g = enter("alchemy-lab", players=4).g
    heading = next(heading for heading in (Destination(g, hero) for hero in range(4)) if heading.opens)
    doors = {door.at for door in g.plan.doors}
    assert heading.door in doors
    assert heading.worth(heading.door or 0) > 0
    assert all(heading.worth(at) < 0 for at in doors - {heading.door})


def test_when_only_doors_are_left_everyone_goes_to_the_nearest_though_there_are_enemies() -> None:
    quest = enter("echo-chamber", players=4)
    for name in ("l2a-a2b", "a2b-j1b", "a2b-g2a", "j1b-b4b", "j1b-d2b"):
        quest.open(name)
    g = quest.g
    left = {door.at for number, door in enumerate(g.plan.doors) if number not in g.opened}
    assert len(left) == 3
    assert any(figure.hostile for figure in g.figures if figure.at >= 0)
    for hero, door in enumerate(sorted(left)):
        quest.put(hero, before_door(g, door))
        heading = Destination(g, hero)
        assert heading.opens
        assert heading.steps[nearest_door(g, hero) or 0] == 0
        assert heading.worth(door) > heading.worth(before_door(g, door))


def test_in_a_hurry_more_enemies_are_left_behind_where_nobody_need_be_killed() -> None:
    quest = enter("ancient-defense-network", players=4)
    g = quest.g
    foes = [who for who in g.on_map() if g.figures[who].hostile][:4]
    for who in foes:
        g.figures[who].health = 3
    assert not may_open(g, page(40).goals, foes, 4)
    assert may_open(g, page(40).goals, foes, 4, 2.0)


def test_the_party_stays_near_somebody_whom_all_enemies_go_for() -> None:
    g = enter("crystalline-cave", players=4).kill().g
    heading = Destination(g, 0)
    (crystal,) = heading.assailed
    near = next(at for at in g.board.near[crystal] if at not in g.obstacles)
    far = max(g.board.floor, key=lambda at: g.board.distance(at, crystal))
    assert heading.worth(near) > heading.worth(far) + g.money[near]
    assert Destination(enter("ruinous-rift", players=4).g, 0).assailed == []


def test_everybody_runs_for_the_treasure_that_each_must_loot() -> None:
    quest = enter("noxious-cellar", players=4).open_all()
    headings = [Destination(quest.g, hero) for hero in range(4)]
    assert any(heading.foes for heading in headings)
    ways = [heading for heading in headings if heading.place is not None]
    assert ways
    assert all(heading.races for heading in ways)


def test_whoever_gives_up_an_action_to_loot_goes_beside_the_treasure() -> None:
    quest = enter("noxious-cellar", players=4).open_all()
    g = quest.g
    places = [place for hero in range(4) if (place := Destination(g, hero).place) is not None]
    assert places
    assert all(any(g.treasures[near] == GOAL_TREASURE for near in g.board.near[place]) for place in places)


def test_the_wounded_rest_before_the_next_door_if_their_cards_last() -> None:
    g = enter("black-barrow", players=4).open_all().kill().g
    cards = g.heroes[0]
    cards.discard, cards.hand = cards.hand[:2], cards.hand[2:]
    assert not should_recover(g, 0)
    g.figures[0].health = 2
    assert should_recover(g, 0)
    cards.lost, cards.hand = cards.hand, ()
    assert not should_recover(g, 0), "there is no time"
    cards.lost, cards.hand, cards.discard = (), cards.lost + cards.discard, ()
    assert not should_recover(g, 0), "there is nothing to take back"


def test_nobody_waits_for_others_where_the_page_grants_few_rounds() -> None:
    quest = enter("alchemy-lab", players=4)
    g = quest.g
    opening = next(heading for heading in (Destination(g, hero) for hero in range(4)) if heading.opens)
    at_once = opening.opening()
    assert at_once > 0
    for cards in g.heroes:
        cards.discard, cards.hand = cards.hand[3:], cards.hand[:3]
    assert opening.opening() == at_once
    g.figures[0].health = 2
    assert not should_recover(g, 0)


def test_where_rounds_are_few_everybody_hurries_to_the_treasures_and_back() -> None:
    quest = enter("alchemy-lab", players=4).open("i2b-b1a")
    g = quest.g
    headings = [Destination(g, hero) for hero in range(4)]
    (runner,) = (heading for heading in headings if heading.place is not None)
    assert g.treasures[runner.place or 0] == GOAL_TREASURE
    assert sum(heading.opens for heading in headings) == 3, "the others open the other rooms"
    assert runner.worth(runner.place or 0) > LAST_PLACE_VALUE
    g.heroes[0].treasures = (GOAL_TREASURE,) * 4
    assert {Destination(g, hero).place for hero in range(4)} == set(g.plan.marked("s"))
    home = Destination(g, 0)
    assert home.worth(home.place or 0) > LAST_PLACE_VALUE
    assert home.pull() > runner.nearer()


def test_whoever_stands_on_the_only_way_to_a_place_has_to_be_killed() -> None:
    quest = enter("noxious-cellar", players=4).open_all()
    g = quest.g
    hero = next(hero for hero in range(4) if Destination(g, hero).place is not None)
    here = g.figures[hero].at
    quest.kill()
    free = Destination(g, hero)
    assert free.place is not None
    assert not free.in_the_way
    ahead = next(at for at in g.board.near[here] if free.steps.get(at, LONG_WAY) < free.steps[here])
    enemy = next(who for who, figure in enumerate(g.figures) if figure.is_monster)
    g.figures[enemy].at = ahead
    g.obstacles |= set(g.board.near[here]) - {ahead}
    shut_in = Destination(g, hero)
    assert shut_in.in_the_way == {ahead}
    assert shut_in.urgency(enemy) == WANTED_FACTOR


def test_enemies_are_passed_on_the_way_to_a_place() -> None:
    g = enter("alchemy-lab", players=4).g
    g.heroes[0].treasures = (GOAL_TREASURE,) * 4
    g.figures[0].at = max(g.board.floor, key=lambda at: (g.board.distance(at, g.plan.marked("s")[0]), at))
    free = Destination(g, 0)
    assert free.place in g.plan.marked("s")
    here = g.figures[0].at
    way = [at for at in free.steps if free.steps[at] + g.board.distance(here, at) == free.steps[here]]
    taken = next(at for at in way if 0 < free.steps[at] < free.steps[here] and len(g.board.near[at]) == 6)
    enemy = add_random_standee(g, "hound", NORMAL, taken)
    assert enemy is not None
    passing = Destination(g, 0)
    assert taken not in passing.steps
    assert passing.steps[here] <= free.steps[here] + DETOUR
    assert passing.urgency(g.figures.index(enemy)) == 1


def test_in_a_crowd_those_who_strike_are_killed_before_what_calls_them() -> None:
    quest = enter("oozing-grove", players=4)
    g = quest.g
    tree = next(who for who in g.on_map() if g.figures[who].name == "tree")
    ooze = next(who for who in g.on_map() if g.figures[who].name == "ooze")
    for figure in g.figures[:4]:
        figure.health = 2
    crowded = Destination(g, 0)
    assert crowded.courage == 0
    assert crowded.urgency(ooze) == 1
    assert crowded.urgency(tree) == THING_WANTED_IN_A_CROWD
    for who in [who for who in g.on_map() if g.figures[who].is_monster and who != ooze]:
        g.figures[who].at = -1
    for figure in g.figures[:4]:
        figure.health = figure.max_health
    calm = Destination(g, 0)
    assert calm.courage == 1
    assert calm.urgency(ooze) == calm.urgency(tree) == WANTED_WHILE_OTHERS_COME
