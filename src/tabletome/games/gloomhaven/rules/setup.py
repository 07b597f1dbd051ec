"""From options and a seed to the first round. Rulebook: "Scenario setup". GH-SETUP, GH-LEVEL, GH-SOLO"""

from __future__ import annotations

import functools
import types
from typing import Annotated, Literal, TypeAlias

import msgspec

from tabletome.engine import Decision, Options, Rng, Script, ask, runs
from tabletome.engine.errors import BadOptions
from tabletome.games.gloomhaven.actions import Learn, Mark, Place
from tabletome.games.gloomhaven.board import revealed_rooms
from tabletome.games.gloomhaven.content.class_events import STARTING
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.dungeons import DUNGEONS, printed_number
from tabletome.games.gloomhaven.content.items import ITEMS
from tabletome.games.gloomhaven.content.layout import layout
from tabletome.games.gloomhaven.content.modifier_cards import STANDARD
from tabletome.games.gloomhaven.content.notation.conditions import ELEMENTS
from tabletome.games.gloomhaven.content.notation.special_rules import CompanionApart, StartAmongMonsters, StartApart
from tabletome.games.gloomhaven.content.perks import ignores
from tabletome.games.gloomhaven.content.scenario_levels import TOP_SCENARIO_LEVEL, TRAP_DAMAGE, scenario_level
from tabletome.games.gloomhaven.content.scenarios import ALONE, TO_PLAY, page
from tabletome.games.gloomhaven.content.solo_scenarios import LEAST_LEVEL
from tabletome.games.gloomhaven.events import Placed, ScenarioBegan
from tabletome.games.gloomhaven.rules import phases
from tabletome.games.gloomhaven.rules.abilities.companions import awaits_companion, place_companion
from tabletome.games.gloomhaven.rules.characters.equipment import FREE, starting_gold
from tabletome.games.gloomhaven.rules.characters.hand import hand_of
from tabletome.games.gloomhaven.rules.characters.levels import (
    MIN_XP,
    MOST_PERKS_BY_CHECKS,
    TOP_LEVEL,
    can_have_learned,
    learnable,
    modifier_deck,
    open_perks,
    usual_cards,
    usual_hand,
    usual_perks,
)
from tabletome.games.gloomhaven.rules.movement.doors import fill_room
from tabletome.games.gloomhaven.rules.movement.held_doors import nearest_empties
from tabletome.games.gloomhaven.rules.movement.obstacles import region
from tabletome.games.gloomhaven.rules.scenario.battle_goals import deal
from tabletome.games.gloomhaven.rules.scenario.random_dungeon import enter_first_room, first_room, shuffle_decks
from tabletome.games.gloomhaven.rules.scenario.special_rules import apply_scenario_effects, prepare
from tabletome.games.gloomhaven.sheets import Member, Party
from tabletome.games.gloomhaven.state import HERO, INERT, NOBODY, OFF, DungeonDecks, Figure, Hero, State

MOST_PLAYERS = 4
SEATS = ("first", "second", "third", "fourth")
Level: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=TOP_LEVEL)]


class GloomhavenOptions(Options):
    """How a scenario is set up. A lone player runs two characters; some scenarios are for one, of a certain class, at
    least of level 5. GH-SOLO-01"""

    players: Annotated[int, msgspec.Meta(ge=1, le=MOST_PLAYERS)] = 2
    scenario: str = "black-barrow"
    difficulty: Literal["easy", "normal", "hard", "very-hard"] = "normal"
    """GH-LEVEL-04, 05"""
    open_information: bool = False
    """Everything is shared, at the price of stronger monsters. GH-SOLO-03"""
    less_random: bool = False
    """GH-LOWRND-01"""
    hands: Literal["starting", "chosen"] = "starting"
    """The cards of level 1, or a hand built from the pool. GH-SETUP-03, GH-HAND-01"""
    items: Literal["none", "bought", "free"] = "none"
    """Bought with a new character's gold, or given away. GH-ITEM-03, GH-NEWCH-04"""
    prosperity: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    """What the shop has. GH-SHOP-06"""
    battle_goals: bool = True
    """GH-BGOAL-01"""
    penalties: Literal["none", "fewer", "standard", "more", "most"] = "standard"
    """What opening rooms costs in a random dungeon. GH-RDUN-09"""
    campaign: bool = False
    """Scenario after scenario, with the city between them; the first one is chosen in the game. GH-CAMP-01"""
    permanent_death: bool = False
    """Only in a campaign: whoever loses all hit points dies for good. GH-PERMA-01"""

    first: str = "brute"
    second: str = "scoundrel"
    third: str = "spellweaver"
    fourth: str = "tinkerer"
    """Who plays which class. GH-CHAR-01"""
    first_level: Level = 1
    second_level: Level = 1
    third_level: Level = 1
    fourth_level: Level = 1
    """GH-LVLUP-02"""
    first_cards: str = ""
    second_cards: str = ""
    third_cards: str = ""
    fourth_cards: str = ""
    """The hand, card by card with commas between; nothing: the usual one, or chosen in the game. GH-HAND-02"""
    first_perks: str = ""
    second_perks: str = ""
    third_perks: str = ""
    fourth_perks: str = ""
    """Numbers of the class's perks, counted from 1, one for each box marked. GH-LVLUP-04"""
    first_items: str = ""
    second_items: str = ""
    third_items: str = ""
    fourth_items: str = ""
    """Items that the character owns. GH-ITEM-03"""

    choices = types.MappingProxyType(
        {"scenario": lambda: tuple(TO_PLAY)}
        | dict.fromkeys(("first", "second", "third", "fourth"), lambda: tuple(CLASSES))
    )

    scales = frozenset({"difficulty", "penalties"})
    applies = types.MappingProxyType(
        {
            f"{seat}{what}": (("players", tuple(range(least, MOST_PLAYERS + 1))),)
            for least, seat in ((3, "third"), (4, "fourth"))
            for what in ("", "_level", "_cards", "_perks", "_items")
        }
        | {"permanent_death": (("campaign", (True,)),), "prosperity": (("items", ("bought", "free")),)}
        | dict.fromkeys(("scenario", "hands", "items"), (("campaign", (False,)),))
    )

    @property
    def party(self) -> tuple[str, ...]:
        """The classes that take part; a lone player runs the first two, or the one whose scenario it is."""
        alone = self.alone
        return (alone,) if alone else (self.first, self.second, self.third, self.fourth)[: max(self.players, 2)]

    @property
    def alone(self) -> str:
        """The class whose character plays this scenario alone, if it is one of those."""
        return "" if self.campaign else ALONE.get(TO_PLAY[self.scenario], "")

    def level_of(self, seat: str) -> int:
        """Of this seat's character; who plays alone is at least of the level that the page asks for. GH-LVLUP-02"""
        level: int = getattr(self, f"{seat}_level")
        return max(level, LEAST_LEVEL) if self.alone else level

    def check(self) -> None:
        """No class twice in a scenario, and only what its characters can have.

        A campaign begins with the six first classes. GH-CHAR-01, GH-NAMED-01, GH-LVLUP-03, 05
        """
        if self.alone and self.players > 1:
            raise BadOptions(f"option players: {self.scenario!r} is for one character, the {self.alone}")
        if self.permanent_death and not self.campaign:
            raise BadOptions("option permanent_death: only a campaign can be played with it")
        for name in self.party:
            if self.party.count(name) > 1:
                raise BadOptions(f"two characters are of the class {name!r}; each class can take part only once")
            if self.campaign and name not in STARTING:
                raise BadOptions(f"the class {name!r} lies in a sealed box until the campaign opens it")
        for seat, name in zip(SEATS, self.party, strict=False):
            self._check_member(seat, name)
            if self.campaign and getattr(self, f"{seat}_level") > self.prosperity:
                raise BadOptions(f"option {seat}_level: a campaign's characters begin at most at the prosperity level")

    def _check_member(self, seat: str, name: str) -> None:
        level = self.level_of(seat)
        kind = CLASSES[name]
        hand = listed(getattr(self, f"{seat}_cards"))
        for card in hand:
            if card not in kind.cards:
                raise BadOptions(f"option {seat}_cards: the {name} has no card {card!r}")
        if hand and len(set(hand)) != kind.hand:
            raise BadOptions(f"option {seat}_cards: a {name} takes exactly {kind.hand} different cards")
        if not can_have_learned(name, level, [card for card in hand if kind.cards[card].level > 1]):
            raise BadOptions(f"option {seat}_cards: a {name} of level {level} cannot have learned all these cards")
        perks: tuple[int, ...] = ()
        for number in listed(getattr(self, f"{seat}_perks")):
            if not number.isdigit() or int(number) - 1 not in open_perks(name, perks):
                raise BadOptions(f"option {seat}_perks: the {name} has no such perk left: {number!r}")
            perks += (int(number) - 1,)
        if len(perks) > level - 1 + MOST_PERKS_BY_CHECKS:
            raise BadOptions(f"option {seat}_perks: too many for level {level}")
        for item in listed(getattr(self, f"{seat}_items")):
            if item not in ITEMS:
                raise BadOptions(f"option {seat}_items: there is no {item!r}")


def listed(text: str) -> tuple[str, ...]:
    """Words with commas between them."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


@functools.lru_cache(maxsize=64)
def party_of(options: GloomhavenOptions) -> Party:
    """The party that the options describe. What they leave open is usual, or chosen later. GH-LVLUP-02, GH-HAND-02"""
    chosen = options.hands == "chosen"
    looting = page(TO_PLAY[options.scenario]).loot_needs_action
    members = []
    for seat, name in zip(SEATS, options.party, strict=False):
        level = options.level_of(seat)
        hand = listed(getattr(options, f"{seat}_cards"))
        cards = tuple(card for card in hand if CLASSES[name].cards[card].level > 1)
        perks = tuple(int(number) - 1 for number in listed(getattr(options, f"{seat}_perks")))
        if not chosen:
            cards = cards if hand else usual_cards(name, level)
            perks = perks or usual_perks(name, level)
        members.append(
            Member(
                name,
                level=level,
                xp=MIN_XP[level - 1],
                cards=cards,
                hand=hand or usual_hand(name, () if chosen else cards, looting=looting),
                perks=perks,
                items=listed(getattr(options, f"{seat}_items")),
            )
        )
    return Party(tuple(members))


def enter(party: Party, options: GloomhavenOptions, rng: Rng) -> State:
    """Lay out the first room with the monsters in it, and deal battle goals. GH-SETUP-01, 06, GH-AREA0-01, 03"""
    g = empty_table(party, options, rng)
    plan = g.plan
    prepare(g)
    if g.dungeon is not None:
        enter_first_room(g)
    for room in sorted(revealed_rooms(plan, g.opened)):
        fill_room(g, room, plan.start[0])
    for hero in g.heroes:
        hero.purse = starting_gold(hero.level) if options.items == "bought" else 0
    if options.battle_goals:
        for hero, goals in zip(g.heroes, deal(len(g.heroes), rng), strict=True):
            hero.goals = goals
    return g


def empty_table(party: Party, options: GloomhavenOptions, rng: Rng) -> State:
    """The characters and their shuffled decks; all elements are inert, nothing lies on the map yet. GH-AREA0-04, 06

    Alone or with open information monsters and traps are one level harder, gold and experience are not. GH-SOLO-02, 03
    The scenario level, and with it all that depends on it, rises with the characters' levels. GH-LEVEL-01, GH-SCALE-01
    """
    solo = options.players == 1 and len(party.members) > 1
    level = scenario_level(tuple(member.level for member in party.members), options.difficulty)
    harder = solo or options.open_information
    number = TO_PLAY[options.scenario]
    dungeon: DungeonDecks | None = None
    if number in DUNGEONS:
        number, dungeon = first_room(number, shuffle_decks(number, options.penalties, rng))
    size, decks = len(layout(number).hexes), len(party.members) + 1
    heroes = [hero_of(member) for member in party.members]
    return State(
        phase=phases.TRAIN,
        choosing=options.hands == "chosen",
        shop={"none": 0, "bought": options.prosperity, "free": FREE}[options.items],
        rng=rng,
        seats=options.players,
        scenario=number,
        level=level,
        monster_level=min(level + harder, TOP_SCENARIO_LEVEL),
        trap_damage=TRAP_DAMAGE[level] + harder,
        solo=solo,
        less_random=options.less_random,
        open_hands=options.open_information,
        crossed_out=frozenset(party.looted),
        heroes=heroes,
        figures=[_figure(number, hero) for number, hero in enumerate(heroes)],
        treasures=[""] * size,
        money=[0] * size,
        elements=[INERT] * len(ELEMENTS),
        decks=[*(first_deck(options, rng) for _ in heroes), tuple(rng.shuffled(STANDARD))],
        played=[()] * decks,
        shuffle_due=[False] * decks,
        ability_decks={},
        ability_played={},
        drawn={},
        dungeon=dungeon,
    )


def first_deck(options: GloomhavenOptions, rng: Rng) -> tuple[str, ...]:
    """A character's modifier deck before the perks. It is shuffled anew with them: where nobody chooses them, nobody
    meets the first order, and it is not worked out."""
    return tuple(rng.shuffled(STANDARD) if options.hands == "chosen" else rng.deal(STANDARD, 0))


def hero_of(member: Member) -> Hero:
    """A character as its sheet says."""
    return Hero(member.name, member.level, hand_of(member), pool=member.cards, perks=member.perks, owned=member.items)


def _figure(number: int, hero: Hero) -> Figure:
    """A character begins with all the hit points of its level. GH-CHAR-05, GH-LVLUP-07"""
    health = CLASSES[hero.name].health[hero.level - 1]
    return Figure(hero.name, HERO, number, 0, OFF, health, health)


@runs(phases.TRAIN)
def train(g: State) -> Script:
    """What each level has brought, card by card and perk by perk; then modifier decks are shuffled. GH-LVLUP-03, 04

    Scenario effects come after the perks, one of which may ignore them. GH-AREA0-05
    """
    hero = g.place
    if hero == len(g.heroes):
        g.emit(ScenarioBegan, printed_number(g.scenario), g.plan.name, rule="GH-AREA0-01")
        concerned = [n for n, each in enumerate(g.heroes) if not ignores(each.name, each.perks, "scenario")]
        yield from apply_scenario_effects(g, concerned)
        g.place = 0
        g.phase = phases.BUILD_HAND if g.choosing else phases.OUTFIT
        return
    cards = g.heroes[hero]
    level = len(cards.pool) + 2
    if g.choosing and level <= cards.level:
        names = learnable(Member(cards.name, level=level, cards=cards.pool), level)
        if names:
            cards_to_learn = [Learn(name) for name in names]
            learned = yield from ask(Decision(g.seat_of(hero), "learn", cards_to_learn, {"hero": hero}))
            cards.pool += (learned.card,)
            return
    if g.choosing and len(cards.perks) < cards.level - 1:
        options = [Mark(number + 1) for number in open_perks(cards.name, cards.perks)]
        marked = yield from ask(Decision(g.seat_of(hero), "perk", options, {"hero": hero}))
        cards.perks += (marked.perk - 1,)
        return
    g.decks[hero] = tuple(g.rng.shuffled(modifier_deck(cards.name, cards.perks)))
    g.place += 1


@runs(phases.PLACE_HEROES)
def place_heroes(g: State) -> Script:
    """Every character starts on an empty starting hex of the players' choice, then companions beside them. GH-SETUP-05

    GH-SUMMON-01
    """
    hero = next((number for number in range(len(g.heroes)) if not g.figures[number].is_on_map), None)
    if hero is None and (master := awaits_companion(g)) != NOBODY:
        yield from place_companion(g, master)
        return
    if hero is None:
        due = g.party is not None and g.party.start_effects and g.scenario not in ALONE
        g.phase = phases.ARRIVE if due else phases.BEGIN_ROUND
        return
    free = [at for at in g.plan.start if g.standing_at(at) is None and may_start(g, at)]
    free = free or nearest_empties(g, g.plan.start[0])
    chosen = yield from ask(Decision(g.seat_of(hero), "place", [Place(at) for at in free], {"hero": hero}))
    g.figures[hero].at = chosen.hex
    g.emit(Placed, g.heroes[hero].name, chosen.hex)


def is_crowded(g: State, room: int) -> bool:
    """Where there are two starting rooms, whether half the characters, rounded up, stand in this one already."""
    if StartApart() not in page(g.scenario).rules:
        return False
    there = sum(figure.is_on_map and g.plan.room_of[figure.at] == room for figure in g.figures[: len(g.heroes)])
    return there >= -(-len(g.heroes) // 2)


def may_start(g: State, at: int) -> bool:
    """Whether the page lets a character begin on this starting hex. GH-SETUP-05"""
    for rule in page(g.scenario).rules:
        if isinstance(rule, CompanionApart) and at in g.plan.marked(rule.place):
            return False
    if StartAmongMonsters() in page(g.scenario).rules:
        part = region(g.board.near, at, g.obstacles)
        if not any(figure.is_monster and figure.at in part for figure in g.figures):
            return False
    if g.dungeon is not None:
        return g.is_empty(at) and is_at_one_entrance(g, at)
    return not is_crowded(g, g.plan.room_of[at])


def is_at_one_entrance(g: State, at: int) -> bool:
    """Whether there is one entrance near which all characters begin, of whom some may stand there. GH-RDUN-06"""
    begun = {at, *(figure.at for figure in g.figures[: len(g.heroes)] if figure.is_on_map)}
    return any(begun <= set(g.plan.marked(letter)) for letter in {letter for letter, _ in g.plan.markers})
