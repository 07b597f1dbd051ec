"""From options and a seed to the first round of a quest. Rulebook: setup, party building. SS-SETUP-01, SS-SETUP-08"""

from __future__ import annotations

import types
from typing import Annotated

import msgspec

from tabletome.engine import Decision, Deck, Options, Rng, Script, choose, runs
from tabletome.engine.errors import BadOptions
from tabletome.games.sword_and_sorcery.actions import Place
from tabletome.games.sword_and_sorcery.content.box import CRITICAL_TOKENS, LOOT_TOKENS
from tabletome.games.sword_and_sorcery.content.encounters import ENCOUNTERS
from tabletome.games.sword_and_sorcery.content.enemies import ENEMY_POWERS
from tabletome.games.sword_and_sorcery.content.heroes import DEFAULT_PARTY, HEROES, HEROES_LEAST, HEROES_MOST
from tabletome.games.sword_and_sorcery.content.items import FACE, SHOP_CARDS, SOUL_CARDS, STASH_CARDS, TREASURES, front
from tabletome.games.sword_and_sorcery.content.notation.quests import Quest
from tabletome.games.sword_and_sorcery.content.notation.terms import CHAOS, LAW
from tabletome.games.sword_and_sorcery.content.quests import quest, quest_names
from tabletome.games.sword_and_sorcery.content.traps import TRAPS
from tabletome.games.sword_and_sorcery.events import QuestBegan, QuestSetUp
from tabletome.games.sword_and_sorcery.rules import phases
from tabletome.games.sword_and_sorcery.rules.enemies.spawning import lay_shadow, reveal_shadows
from tabletome.games.sword_and_sorcery.rules.heroes.coins import gain_crowns
from tabletome.games.sword_and_sorcery.rules.heroes.emporium import shop
from tabletome.games.sword_and_sorcery.rules.heroes.gear import can_use, cards_of, magic_shields, set_most_hp, slots_for
from tabletome.games.sword_and_sorcery.rules.heroes.souls import fill_powers, gain_souls
from tabletome.games.sword_and_sorcery.rules.heroes.treasure import gain_treasures, receive_card
from tabletome.games.sword_and_sorcery.rules.story.orders import resolve_due
from tabletome.games.sword_and_sorcery.state import (
    COMPANION,
    HERO,
    NOBODY,
    OFF,
    Activation,
    ChestToken,
    Decks,
    DrawnPlace,
    Figure,
    Hero,
    PersonOnMap,
    Progress,
    QuestMap,
    State,
    Turn,
)

CAMPAIGN = "campaign"
SEATS = ("first", "second", "third", "fourth", "fifth")


class SwordOptions(Options):
    """Who plays what. A party has two heroes at least; players share the heroes evenly. SS-SETUP-05, SS-OVER-01"""

    players: Annotated[int, msgspec.Meta(ge=1, le=HEROES_MOST)] = 2
    heroes: Annotated[int, msgspec.Meta(ge=HEROES_LEAST, le=HEROES_MOST)] = 2
    """How many heroes; never fewer than players."""
    quest: str = "first-breath"
    soul_storm: bool = False
    """Any natures together, any choice for everyone. SS-NATURE-05"""
    first: str = DEFAULT_PARTY[0]
    second: str = DEFAULT_PARTY[1]
    third: str = DEFAULT_PARTY[2]
    fourth: str = DEFAULT_PARTY[3]
    fifth: str = DEFAULT_PARTY[4]

    choices = types.MappingProxyType(
        {"quest": lambda: (*quest_names(), CAMPAIGN)} | dict.fromkeys(SEATS, lambda: tuple(HEROES))
    )

    applies = types.MappingProxyType(
        {
            seat: tuple((count, tuple(range(least, HEROES_MOST + 1))) for count in ("heroes", "players"))
            for least, seat in enumerate(SEATS, 1)
            if least > HEROES_LEAST
        }
    )

    @property
    def party(self) -> tuple[str, ...]:
        return (self.first, self.second, self.third, self.fourth, self.fifth)[: max(self.players, self.heroes)]

    def check(self) -> None:
        """Each hero once, and no Law beside Chaos but in a Soul Storm. SS-HERO-02, SS-NATURE-04, SS-NATURE-05"""
        cards = [HEROES[name] for name in self.party]
        for card in cards:
            if sum(other.hero == card.hero for other in cards) > 1:
                raise BadOptions(f"{card.hero} is in the party twice; each hero can take part only once")
        natures = {card.nature for card in cards}
        if not self.soul_storm and {LAW, CHAOS} <= natures:
            raise BadOptions("Law and Chaos are in one party; only with soul_storm=yes can they be together")


def new_game(options: SwordOptions, rng: Rng) -> State:
    """The party at the start of its first quest, and the quests that follow in a campaign.

    SS-SETUP-02, SS-CAMP-02, SS-CAMP-09
    """
    names = quest_names()
    in_campaign = options.quest == CAMPAIGN
    first = names[0] if in_campaign else options.quest
    heroes = [Hero(name) for name in options.party]
    g = State(
        phase=phases.PREPARE,
        rng=rng,
        seats=options.players,
        quest=first,
        quests_to_come=names[1:] if in_campaign else (),
        soul_storm=options.soul_storm,
        heroes_at_start=len(heroes),
        heroes=heroes,
        figures=[],
        enemies=[],
        emporium=tuple(SHOP_CARDS),
        stash=tuple(STASH_CARDS),
        soul_weapons=tuple(SOUL_CARDS),
    )
    g.chronicle = {deed: times for deed, times in quest(first).earlier.items() if times}
    dress(g)
    for sheet in heroes:
        sheet.rank = quest(first).rank.of(len(heroes))
    begin_quest(g, first)
    grant_standalone(g)
    return g


def dress(g: State) -> None:
    """Everyone starts with the Stash cards that suit them. SS-EMPOR-09, SS-DECK-11"""
    for sheet in g.heroes:
        for card in sheet.card.stash:
            for slot in slots_for(sheet, card):
                if not sheet.in_slot(slot):
                    sheet.put_in_slot(slot, card)
                    g.stash = tuple(other for other in g.stash if other != card)
                    break


def grant_standalone(g: State) -> None:
    """What the quest gives a party that does not come from an earlier one: soul points and crowns.

    SS-SETUP-03, SS-CAMP-09
    """
    plan, heroes = g.plan, len(g.heroes)
    gain_souls(g, plan.soul_points.of(heroes))
    crowns = plan.crowns.of(heroes)
    for hero in range(heroes):
        if crowns:
            gain_crowns(g, hero, crowns)
    g.gift_treasures, g.gift_soul_weapons = plan.treasures.of(heroes), plan.soul_weapons.of(heroes)


def begin_quest(g: State, name: str) -> None:
    """Build the map and every deck anew; heroes keep what they have.

    SS-DECK-01, SS-SETUP-04, SS-SETUP-09..14
    """
    g.quest, g.phase, g.segment = name, phases.PREPARE, "setup"
    g.setup_hero = g.round = g.active = 0
    g.heroes_at_start = len(g.heroes)
    g.story, g.turn, g.activation = Progress(remembered_before=tuple(g.chronicle.items())), Turn(), Activation()
    g.story.places = tuple([DrawnPlace(g.rng.pick(place.areas), place.areas) for place in g.plan.places])
    g.time, g.events_up, g.enemies, g.fallen = g.plan.starts, (), [], ()
    g.priority_hero = g.taunting = NOBODY
    build_decks(g)
    g.figures = [Figure(HERO, hero, OFF, sheet.sector.hp) for hero, sheet in enumerate(g.heroes)]
    g.figures.append(Figure(COMPANION, NOBODY, OFF, 1))
    for hero, sheet in enumerate(g.heroes):
        ready_hero(g, hero, sheet)
    recharge(g)
    g.companion_rank, g.companion_carries = 0, None
    g.map = new_map(g.plan, g.layout.size)
    lay_shadows(g)


def new_map(plan: Quest, areas: int) -> QuestMap:
    """Gates, shrines, chests, search tokens, locks, story cards and waypoints where the quest has them.

    SS-SETUP-09, SS-SETUP-10
    """
    return QuestMap(
        drops=[()] * areas,
        gates=plan.gates,
        shrines=plan.shrines,
        chests=tuple(
            ChestToken(chest.area, chest.treasures, chest.crowns, chest.locked, number)
            for number, chest in enumerate(plan.chests)
        ),
        searches=tuple(range(len(plan.searches))),
        stories=plan.stories,
        waypoints=plan.waypoints,
        locks=frozenset(plan.magic_locks),
        people=tuple(PersonOnMap(each.name, each.area, each.hp) for each in plan.people if each.area != OFF),
    )


def build_decks(g: State) -> None:
    """The event and enemy decks are the quest's own; all others are used as they are.

    SS-DECK-01, SS-DECK-04..06, SS-DECK-07, SS-DECK-08, SS-DECK-15, SS-CAMP-06
    """
    rng, plan = g.rng, g.plan
    g.events = tuple(reversed([card for group in plan.events for card in rng.shuffled(group)]))
    owned = {front(card) for sheet in g.heroes for card in cards_of(sheet)} | {front(card) for card in g.stash}
    treasures = [card for card in TREASURES if card not in owned and in_act(card, plan.act)]
    piles = (plan.enemies, ENEMY_POWERS, ENCOUNTERS, TRAPS, treasures, CRITICAL_TOKENS, LOOT_TOKENS, plan.shadow_supply)
    g.decks = Decks(*[Deck.shuffled(pile, rng) for pile in piles])
    g.soul_weapons = tuple(
        card for card in SOUL_CARDS if card not in owned and any(can_use(sheet, card) for sheet in g.heroes)
    )


def in_act(card: str, act: int) -> bool:
    """Treasures of later acts wait for them, quest treasures for their quest. SS-DECK-07, SS-DECK-08, SS-CAMP-06"""
    return not FACE[card].quest and FACE[card].act <= act


def ready_hero(g: State, hero: int, sheet: Hero) -> None:
    """Full health, full magic shields, all powers ready. SS-SETUP-04"""
    sheet.boosts = sheet.used = sheet.used_up = ()
    sheet.cooling = (0,) * len(sheet.powers)
    set_most_hp(g, hero)
    g.figures[hero].magic_shields = magic_shields(sheet)


def recharge(g: State) -> None:
    """A charge for every artifact that heroes have or have left in the Stash. SS-SETUP-14, SS-ITEM-32"""
    for card in (*(card for sheet in g.heroes for card in cards_of(sheet)), *g.stash):
        if card in g.charges:
            g.charges[card] = min(g.charges[card] + 1, FACE[card].charges)


def lay_shadows(g: State) -> None:
    """The number at each place is the least number of heroes for a token there.

    SS-SETUP-11, SS-SETUP-12, SS-SHADOW-01
    """
    for place in g.plan.shadows:
        if len(g.heroes) >= place.least_heroes:
            lay_shadow(g, place.area)


# ------------------------------------------------------------------ before the first round


def belongings(g: State) -> tuple[tuple[str, int, int, tuple[str, ...]], ...]:
    """For each hero: name, Soulrank, crowns, items."""
    return tuple((sheet.name, sheet.rank, sheet.crowns, cards_of(sheet)) for sheet in g.heroes)


@runs(phases.PREPARE)
def prepare(g: State) -> Script:
    """The table is set; hero after hero learns the powers of the Soulrank. SS-SETUP-01, SS-POWER-03"""
    if not g.setup_hero:
        g.emit(QuestSetUp, g.quest, len(g.events), len(g.map.shadows), belongings(g), rule="SS-SETUP-01")
    if g.setup_hero == len(g.heroes):
        g.setup_hero = 0
        g.phase = phases.GIVE_GIFTS
        return
    yield from fill_powers(g, g.setup_hero)
    g.heroes[g.setup_hero].cooling = (0,) * len(g.heroes[g.setup_hero].powers)
    set_most_hp(g, g.setup_hero)
    g.setup_hero += 1


@runs(phases.GIVE_GIFTS)
def give_gifts(g: State) -> Script:
    """Treasures and soul weapons of a quest played alone. SS-CAMP-09"""
    treasures, weapons = g.gift_treasures, g.gift_soul_weapons
    g.gift_treasures = g.gift_soul_weapons = 0
    for number in range(treasures):
        yield from gain_treasures(g, number % len(g.heroes), 1)
    for _ in range(weapons):
        give_soul_weapon(g)
    g.phase = phases.GO_SHOPPING if g.plan.emporium else phases.TAKE_PLACES


def give_soul_weapon(g: State) -> None:
    """To the first hero who can use one. SS-ITEM-20"""
    for card in g.soul_weapons:
        for hero, sheet in enumerate(g.heroes):
            if can_use(sheet, card):
                g.soul_weapons = tuple(other for other in g.soul_weapons if other != card)
                receive_card(g, hero, card)
                return


@runs(phases.GO_SHOPPING)
def go_shopping(g: State) -> Script:
    """The heroes visit the Emporium before the quest. SS-EMPOR-01, SS-CAMP-03"""
    shopper = yield from shop(g, g.setup_hero, tuple(range(len(g.heroes))))
    g.setup_hero = max(shopper, 0)
    if shopper == NOBODY:
        g.phase = phases.TAKE_PLACES


@runs(phases.TAKE_PLACES)
def take_places(g: State) -> Script:
    """Each hero starts in one of the areas the quest names. SS-SETUP-01"""
    hero = g.setup_hero
    if hero == len(g.heroes):
        g.setup_hero = 0
        g.phase = phases.OPENING
        return
    options = [Place(area) for area in g.plan.start]
    chosen = yield from choose(Decision(g.seat_of(hero), "place", options, {"hero": hero}))
    g.figures[hero].at = chosen.area
    g.figures[hero].magic_shields = magic_shields(g.heroes[hero])
    g.setup_hero += 1


@runs(phases.OPENING)
def opening(g: State) -> Script:
    """The story begins; what the heroes see from where they stand is revealed. SS-SHADOW-03"""
    g.emit(QuestBegan, g.quest)
    if g.plan.opening:
        g.story.due = (g.plan.opening,)
        g.story.due_at = g.figures[0].at
    yield from resolve_due(g)
    reveal_shadows(g)
    yield from resolve_due(g)
    g.phase = phases.TIME_PHASE
