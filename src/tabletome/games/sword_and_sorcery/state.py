"""What lies on the table.

Figures are numbers: heroes first, then the companion's place, then enemies. Areas are numbers of the quest's board. A
Horde is one `Enemy` with several figures. SS-GOLD-01, SS-ENEMY-03, SS-ENEMY-25
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from itertools import chain
from typing import Literal, TypeAlias

import msgspec

from tabletome import engine
from tabletome.engine import Deck
from tabletome.engine.copying import copied, each_copied
from tabletome.games.sword_and_sorcery.board import Board, board_of
from tabletome.games.sword_and_sorcery.content.enemies import CARD, SCROLLS
from tabletome.games.sword_and_sorcery.content.events import EVENTS
from tabletome.games.sword_and_sorcery.content.heroes import COMPANION_NAME, FENRIR, HEROES
from tabletome.games.sword_and_sorcery.content.layout import Layout
from tabletome.games.sword_and_sorcery.content.notation.attacks import Boost
from tabletome.games.sword_and_sorcery.content.notation.enemies import EnemyCard, Scroll
from tabletome.games.sword_and_sorcery.content.notation.heroes import CompanionCard, HeroCard, Sector
from tabletome.games.sword_and_sorcery.content.notation.quests import Quest, ShrineToken, SpawnGate, StoryPlace
from tabletome.games.sword_and_sorcery.content.notation.terms import (
    BLINDED,
    POISON_1,
    POISON_2,
    SLOWED,
    STUNNED,
    DayOrNight,
    Slot,
)
from tabletome.games.sword_and_sorcery.content.quests import layout_of, quest
from tabletome.games.sword_and_sorcery.content.things import Thing
from tabletome.games.sword_and_sorcery.content.tokens import INJURIES

HERO, COMPANION, ENEMY = range(3)
"""Which kind of figure it is."""
OFF = -1
"""Not on the map."""
NOBODY = -1
LATER = -1
"""The number of a chest that was placed in the course of the quest."""
Segment: TypeAlias = Literal["setup", "time", "battle", "hero", "enemy", "event"]
"""The part of a round that is being played."""
THE_CARD = "card"
"""What events name where no figure acts: the card itself."""

BLIND, SLOW, STUN, POISONED, POISONED_TWICE = 1, 2, 4, 8, 16
"""Body conditions, as bits. SS-COND-01"""
BIT = {BLINDED: BLIND, SLOWED: SLOW, STUNNED: STUN, POISON_1: POISONED, POISON_2: POISONED_TWICE}
ANY_POISON = POISONED | POISONED_TWICE
TURN_LONG = BLIND | SLOW | STUN
"""Conditions that end with a turn. SS-COND-17, 19, 21"""


class Figure(msgspec.Struct, gc=False):
    """The piece of a hero, a companion or an enemy on the map."""

    side: int
    owner: int
    """The hero, the companion's master, or the enemy card this figure belongs to."""
    at: int
    max_hp: int
    """Injuries not counted."""
    wounds: int = 0
    came_from: int = OFF
    """The area from which it moved in. SS-EFFECT-12"""
    down: bool = False
    conditions: int = 0
    new_conditions: int = 0
    """Conditions received during the own turn: they outlast it."""
    injuries: tuple[str, ...] = ()
    fire1: int = 0
    fire2: int = 0
    """Fire tokens, by side. SS-EFFECT-17"""
    magic_shields: int = 0
    """Magic shield tokens. SS-ITEM-28"""
    hit_bonus: int = 0
    armor_bonus: int = 0
    shield_bonus: int = 0
    """Bonuses until the Time Phase: hits, armor, shields in the count step. SS-ICON-12"""
    hidden: bool = False
    cloaked: bool = False
    """Enemies cannot choose it as target until the Time Phase."""
    ghost: bool = False
    has_attacked: bool = False
    """It has made an attack while a card counts first attacks. SS-EVENT-22"""
    burn_wounds: int = 0
    """Wounds from fire, for those who cannot regenerate them. SS-BEST-11"""

    @property
    def is_on_map(self) -> bool:
        """It stands in an area, perhaps as a ghost soul."""
        return self.at >= 0

    @property
    def is_up(self) -> bool:
        """On the map and alive."""
        return self.at >= 0 and not self.ghost


class Hero(msgspec.Struct, gc=False):
    """A hero's sheet: Soulrank, items, powers, crowns. SS-HERO-03"""

    name: str
    rank: int = 1
    main: str = ""
    off: str = ""
    armor: str = ""
    artifact: str = ""
    inventory: tuple[str, ...] = ()
    coins: tuple[int, int, int] = (0, 0, 0)
    """Crown tokens of 5, 10 and 50. SS-CROWN-03"""
    powers: tuple[str, ...] = ()
    """In the order they were gained. SS-POWER-04"""
    cooling: tuple[int, ...] = ()
    """Hourglasses on top of each power; 0 for one that is ready. SS-ICON-11"""
    granted: tuple[str, ...] = ()
    """Those of the powers that equipped items have brought. SS-POWER-11"""
    boosts: tuple[Boost, ...] = ()
    """What the next fitting attack gains, or all until the Time Phase. SS-ACT-20"""
    used: tuple[str, ...] = ()
    """What has been used this round and may not be used again in it. SS-ACT-22"""
    used_up: tuple[str, ...] = ()
    """Items that may not be used again in this quest."""
    has_shopped: bool = False
    """Is done with this visit to the Emporium, unless called back."""
    has_gambled: bool = False
    """In this visit to the Emporium. SS-EMPOR-16"""
    has_acted: bool = False
    """The hero token is gem side down. SS-BATTLE-09"""

    @property
    def card(self) -> HeroCard:
        return HEROES[self.name]

    @property
    def sector(self) -> Sector:
        """The Soul Gem at the current Soulrank. SS-SOUL-13"""
        return HEROES[self.name].gem[self.rank - 1]

    @property
    def crowns(self) -> int:
        five, ten, fifty = self.coins
        return 5 * five + 10 * ten + 50 * fifty

    def equipped(self) -> tuple[str, ...]:
        """The cards in all four slots."""
        return tuple(filter(None, (self.main, self.off, self.armor, self.artifact)))

    def in_slot(self, slot: str) -> str:
        """The card in a slot; "" where there is none, and for bare hands."""
        card: str = getattr(self, slot, "")
        return card

    def put_in_slot(self, slot: Slot, card: str) -> None:
        setattr(self, slot, card)


class Enemy(msgspec.Struct, gc=False):
    """An enemy card in play, with its power cards and charges. SS-ENEMY-03"""

    card: str
    controller: int
    figures: tuple[int, ...]
    charges: int = 0
    powers: tuple[str, ...] = ()
    tag: str = ""
    """What the quest calls it."""
    dead: bool = False


class Battle(msgspec.Struct, gc=False):
    """The attack that is being resolved, for all to see."""

    attacker: int
    target: int
    weapon: str
    step: Literal["attack", "defence"] = "attack"
    dice: tuple[tuple[int, int, bool], ...] = ()
    """Colour, face, rerolled."""
    hits: int = 0


class Turn(msgspec.Struct, gc=False):
    """What a hero has left in this turn, and has done in it. A new one for every turn. SS-BATTLE-05"""

    movement_points: int = 0
    movement_begun: bool = False
    movement_open: bool = False
    """The Movement may still go on. SS-BATTLE-06"""
    combats: int = 0
    actions: int = 0
    activities: int = 0
    """Movement, Combat and Action activities used. SS-COND-18"""
    tumbling: bool = False
    """The next Evade provokes no reaction attacks."""
    ignores_rank: bool = False
    """The next power may be used at any level. SS-ITEMCARD-11"""
    put_down: tuple[Thing, ...] = ()
    """What the hero has put down: it cannot be picked up again in this turn. SS-ACT-15"""
    left_lying: tuple[Thing, ...] | None = None
    """What the hero has left lying after picking up here. SS-ACT-15"""
    has_dropped: bool = False
    """The Free Action of dropping things has been used. SS-ACT-14"""
    ghost_acts: tuple[str, ...] = ()
    """Ghost soul activities still open. SS-DEATH-19"""
    companion_points: int = 0
    """Movement points of the companion. SS-COMPAN-05"""
    companion_attack: bool = False
    """The companion has an attack left."""
    may_pause: bool = False
    """An activity of the hero is under way, within which Actions and Free Actions are allowed. SS-BATTLE-07"""


class Activation(msgspec.Struct, gc=False):
    """Which enemies act now: by the encounter card of an enemy turn, or because something else lets them act."""

    waiting: tuple[int, ...] = ()
    """Enemy cards still to be activated, in order. SS-AI-04"""
    count: int = 0
    """How many of them are to be activated; 0 for all."""
    last_resort: bool = False
    """By their last behaviour, whatever the distance. SS-BEST-13"""
    encounter: str = ""
    """The encounter card that is being resolved."""


class Decks(msgspec.Struct):
    """Every deck and supply that is formed anew from its discards; the event deck never is. SS-GOLD-04, SS-END-02"""

    enemies: Deck[str] = msgspec.field(default_factory=Deck)
    enemy_powers: Deck[str] = msgspec.field(default_factory=Deck)
    encounters: Deck[str] = msgspec.field(default_factory=Deck)
    traps: Deck[str] = msgspec.field(default_factory=Deck)
    treasures: Deck[str] = msgspec.field(default_factory=Deck)
    criticals: Deck[str] = msgspec.field(default_factory=Deck)
    loot: Deck[str] = msgspec.field(default_factory=Deck)
    shadows: Deck[str] = msgspec.field(default_factory=Deck)

    def copy(self) -> Decks:
        return Decks(
            self.enemies.copy(), self.enemy_powers.copy(), self.encounters.copy(), self.traps.copy(),
            self.treasures.copy(), self.criticals.copy(), self.loot.copy(), self.shadows.copy(),
        )  # fmt: skip


class ChestToken(msgspec.Struct, frozen=True, gc=False):
    """A chest that stands in an area. SS-ELEM-05"""

    area: int
    treasures: int
    crowns: int
    locked: bool
    number: int = LATER
    """Which of the quest's chests it is."""


class ShadowToken(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A shadow token on the map, and the face that nobody has seen. SS-SHADOW-01"""

    area: int
    face: str


class FireToken(msgspec.Struct, frozen=True, gc=False):
    """Fire of level 1 or 2 in an area. SS-EFFECT-19"""

    area: int
    level: int


class PowerToken(msgspec.Struct, frozen=True, gc=False):
    """A rune, an illusion or a snare that a power has placed. SS-POWER-05"""

    name: str
    area: int


class PersonOnMap(msgspec.Struct, frozen=True, gc=False):
    """Somebody of the quest's people who is on the map."""

    name: str
    area: int
    """Where they stand, or where they began to follow."""
    hp: int = 0
    guide: int = NOBODY
    """The hero they follow."""


class DrawnPlace(msgspec.Struct, frozen=True, gc=False):
    """An area that was drawn by lot, and those among which players still think it is."""

    area: int
    possible: tuple[int, ...]


class QuestMap(msgspec.Struct):
    """What lies on the map of a quest: set up with it, gone with it."""

    drops: list[tuple[Thing, ...]] = msgspec.field(default_factory=list)
    """What can be picked up in each area."""
    gates: tuple[SpawnGate, ...] = ()
    shrines: tuple[ShrineToken, ...] = ()
    chests: tuple[ChestToken, ...] = ()
    searches: tuple[int, ...] = ()
    """Search tokens left, by number."""
    stories: tuple[StoryPlace, ...] = ()
    """Story event cards."""
    waypoints: tuple[StoryPlace, ...] = ()
    shadows: tuple[ShadowToken, ...] = ()
    fires: tuple[FireToken, ...] = ()
    tokens: tuple[PowerToken, ...] = ()
    opened: frozenset[int] = frozenset()
    """Doors that have left the map, by their numbers."""
    locks: frozenset[int] = frozenset()
    """Doors with a magic lock. SS-ELEM-07"""
    people: tuple[PersonOnMap, ...] = ()

    def copy(self) -> QuestMap:
        twin = copied(self)
        twin.drops = self.drops.copy()
        return twin


class Progress(msgspec.Struct):
    """How far the story of a quest has come: begun with it, gone with it."""

    counters: dict[str, int] = msgspec.field(default_factory=dict)
    """What the quest counts."""
    done: tuple[str, ...] = ()
    """Quest actions done."""
    cleared: bool = False
    """Enemies and shadows have been gone once."""
    set_aside_used: tuple[str, ...] = ()
    """Set-aside enemy cards that have come into play. SS-SPAWN-12"""
    due: tuple[str, ...] = ()
    """Paragraphs of the story that are to be resolved next."""
    due_at: int = OFF
    """Where they were triggered."""
    key_holder: int = NOBODY
    """Who holds the magic key."""
    result: Literal["", "won", "lost"] = ""
    """Once it is decided. SS-END-01"""
    ending: str = ""
    """Which of the quest's endings it is, if not the usual one."""
    places: tuple[DrawnPlace, ...] = ()
    """What was drawn by lot when the quest began."""
    remembered_before: tuple[tuple[str, int], ...] = ()
    """What the campaign remembered when the quest, or this try of it, began."""

    def copy(self) -> Progress:
        twin = copied(self)
        twin.counters = self.counters.copy()
        return twin


class State(engine.State, kw_only=True):
    """The whole table of one quest. Its parts go by how long they last: a turn, an activation, a quest, a campaign."""

    # The campaign
    quests_to_come: tuple[str, ...] = ()
    quests_won: int = 0
    soul_storm: bool = False
    heroes: list[Hero]
    soul_points: int = 0
    """The party's. SS-SOUL-04"""
    emporium: tuple[str, ...] = ()
    stash: tuple[str, ...] = ()
    soul_weapons: tuple[str, ...] = ()
    charges: dict[str, int] = msgspec.field(default_factory=dict)
    """Charge tokens on artifacts. SS-ITEM-30"""
    chronicle: dict[str, int] = msgspec.field(default_factory=dict)
    """What the campaign remembers of the choices in its quests."""
    tries: int = 0
    """How often the quest has been begun anew after a defeat."""

    # The quest
    quest: str
    gift_treasures: int = 0
    gift_soul_weapons: int = 0
    """Still to be given to a party that starts with this quest. SS-CAMP-09"""
    heroes_at_start: int
    """Heroes who started the quest. SS-ENEMY-23"""
    setup_hero: int = 0
    """Whose turn it is to prepare before the first round."""
    round: int = 0
    segment: Segment = "setup"
    figures: list[Figure]
    enemies: list[Enemy]
    fallen: tuple[int, ...] = ()
    """Enemy figures that have just died, whose last powers are still to work. SS-EDEATH-07"""
    companion_rank: int = 0
    """0 while the companion is not in play."""
    companion_carries: Thing | None = None
    """The drop or item that the companion carries. SS-COMPAN-23"""
    priority_hero: int = NOBODY
    priority_level: int = 1
    """The priority token. SS-MASTER-11"""
    visiting: bool = False
    """The heroes visit the Emporium in the middle of a quest, or are about to."""
    deals: int = 0
    """Decisions in this visit to the Emporium."""
    events: tuple[str, ...] = ()
    """Face-down event cards; the next one is the last."""
    events_up: tuple[str, ...] = ()
    """Face-up cards on the event deck; the top one is the last. SS-EVENT-15"""
    time: DayOrNight = ""
    """As the card below the event deck says. SS-EVENT-19"""
    decks: Decks = msgspec.field(default_factory=Decks)
    map: QuestMap = msgspec.field(default_factory=QuestMap)
    story: Progress = msgspec.field(default_factory=Progress)

    # The turn
    active: int = 0
    """The active hero. SS-BATTLE-01"""
    turn: Turn = msgspec.field(default_factory=Turn)
    activation: Activation = msgspec.field(default_factory=Activation)
    acting: int = NOBODY
    """The enemy that is being activated."""
    taunting: int = NOBODY
    """The hero whom the acting enemy must take as primary target."""
    battle: Battle | None = None

    def copy(self) -> State:
        """What can change in place is copied; all else is shared."""
        twin = copied(self)
        twin.rng = copied(self.rng)
        twin.heroes = each_copied(self.heroes)
        twin.charges = self.charges.copy()
        twin.chronicle = self.chronicle.copy()
        twin.figures = each_copied(self.figures)
        twin.enemies = each_copied(self.enemies)
        twin.decks = self.decks.copy()
        twin.map = self.map.copy()
        twin.story = self.story.copy()
        twin.turn = copied(self.turn)
        twin.activation = copied(self.activation)
        if self.battle is not None:
            twin.battle = copied(self.battle)
        return twin

    # questions

    @property
    def plan(self) -> Quest:
        return quest(self.quest)

    @property
    def layout(self) -> Layout:
        return layout_of(self.quest)

    @property
    def board(self) -> Board:
        """The map as the open doors make it."""
        return _board(self.quest, self.map.opened)

    @property
    def companion(self) -> int:
        """The companion's number among the figures."""
        return len(self.heroes)

    def seat_of(self, hero: int) -> int:
        """Who plays this hero: players share the party evenly. SS-SETUP-06"""
        return hero % self.seats

    def seat_for(self, figure: int) -> int:
        """Who decides for a figure: its player, or the controller of the enemy."""
        it = self.figures[figure]
        return self.seat_of(self.enemies[it.owner].controller if it.side == ENEMY else it.owner)

    @property
    def speaker(self) -> int:
        """Who decides what the active player decides."""
        return self.active % self.seats

    def enemy_of(self, figure: int) -> Enemy:
        return self.enemies[self.figures[figure].owner]

    def card_of(self, figure: int) -> EnemyCard:
        return CARD[self.enemies[self.figures[figure].owner].card]

    def scroll_of(self, enemy: int) -> Scroll:
        """The scroll that all copies of a rank share, in play or not. SS-DECK-02, SS-SETUP-15"""
        return SCROLLS[CARD[self.enemies[enemy].card].scroll]

    @property
    def companion_card(self) -> CompanionCard:
        """The card of the companion in play, at its rank."""
        return FENRIR[self.companion_rank]

    def style_of(self, figure: int) -> str:
        """The fighting style of a hero or of the companion. SS-ICON-04"""
        it = self.figures[figure]
        return self.companion_card.style if it.side == COMPANION else self.heroes[it.owner].card.style

    def name_of(self, figure: int) -> str:
        """What a figure is called in events: a hero card, the companion or an enemy card; each is on the table once."""
        if figure == NOBODY:
            return THE_CARD
        it = self.figures[figure]
        if it.side == ENEMY:
            return self.enemies[it.owner].card
        return COMPANION_NAME if it.side == COMPANION else self.heroes[it.owner].name

    def most_hp(self, figure: int) -> int:
        """Maximum HP with injuries. SS-COND-11"""
        it = self.figures[figure]
        if not it.injuries:
            return it.max_hp
        return it.max_hp - sum(INJURIES[injury].hp for injury in it.injuries)

    def hp_left(self, figure: int) -> int:
        return self.most_hp(figure) - self.figures[figure].wounds

    def is_up(self, figure: int) -> bool:
        """There is such a figure, still on the map and alive."""
        return figure != NOBODY and self.figures[figure].is_up

    def living(self) -> list[int]:
        """Heroes in play: not the companion, and not ghost souls, whom enemies and traps ignore.

        SS-GOLD-07, SS-DEATH-15
        """
        return [n for n in range(len(self.heroes)) if not self.figures[n].ghost]

    def allies(self) -> list[int]:
        """Heroes in play and the companion: whoever enemies treat as heroes. SS-GOLD-01, SS-COMPAN-20"""
        found = self.living()
        if self.companion_rank:
            found.append(self.companion)
        return found

    def foes(self) -> list[int]:
        """Enemy figures on the map. SS-GOLD-01"""
        figures = self.figures
        return [n for n in range(len(self.heroes) + 1, len(figures)) if figures[n].at >= 0]

    def enemies_in_play(self) -> list[int]:
        """Enemy cards; a Horde is one. SS-GOLD-08, SS-ENEMY-25"""
        return [n for n, enemy in enumerate(self.enemies) if not enemy.dead]

    def allies_at(self, area: int) -> list[int]:
        return [n for n in self.allies() if self.figures[n].at == area]

    def foes_at(self, area: int) -> list[int]:
        figures = self.figures
        return [n for n in range(len(self.heroes) + 1, len(figures)) if figures[n].at == area]

    def is_engaged(self, figure: int) -> bool:
        """It shares an area with an opposing figure. SS-MOVE-09"""
        it = self.figures[figure]
        return bool(self.allies_at(it.at) if it.side == ENEMY else self.foes_at(it.at))

    def blockers(self) -> int:
        """Areas with enemy figures, as bits: they stand in the heroes' sight. SS-LOS-03"""
        bits = 0
        figures = self.figures
        for n in range(len(self.heroes) + 1, len(figures)):
            at = figures[n].at
            if at >= 0:
                bits |= 1 << at
        return bits

    def hero_sees(self, figure: int, area: int) -> bool:
        """Enemy figures in between block a hero's sight; cards may shorten it. SS-LOS-01, SS-LOS-03, SS-LOS-06"""
        at = self.figures[figure].at
        board = self.board
        if not board.sees(at, area, self.blockers()):
            return False
        return all(board.fly[at][area] <= limit for limit in self.in_force("hero-sight"))

    def enemy_sees(self, figure: int, area: int) -> bool:
        """Nobody blocks an enemy's sight; a blinded one sees nobody. SS-LOS-04, SS-ECOND-06"""
        it = self.figures[figure]
        return not it.conditions & BLIND and self.board.sees(it.at, area)

    def loose_things(self) -> list[Thing]:
        """All that lies on the map, and what the companion carries."""
        things = list(chain.from_iterable(self.map.drops))
        return things if self.companion_carries is None else [*things, self.companion_carries]

    def where_is(self, person: PersonOnMap) -> int:
        """Where one of the people is: with the hero whom they follow, else where they stand."""
        return person.area if person.guide == NOBODY else self.figures[person.guide].at

    def has_token(self, name: str, area: int) -> bool:
        """A rune, an illusion or a snare of that name lies in the area."""
        return any(token.area == area and token.name == name for token in self.map.tokens)

    def has_active_shrine(self, area: int) -> bool:
        return any(shrine.area == area and shrine.active for shrine in self.map.shrines)

    def all_figures(self) -> Iterator[int]:
        """Everyone on the map but ghost souls."""
        for n, figure in enumerate(self.figures):
            if figure.is_up:
                yield n

    def lasting(self, what: str) -> int:
        """The sum of the changes of this kind that last: by the event on top of the deck, by day or night. SS-EVENT-06

        Only the top card counts; a story card on it suspends it. SS-EVENT-15, SS-EVENT-17, SS-EVENT-18
        """
        if not self.events_up and not self.time:
            return 0
        return _lasting(self.quest, self.events_up[-1] if self.events_up else "", self.time, what)

    def in_force(self, what: str) -> tuple[int, ...]:
        """Every number of this kind that lasts now."""
        return _in_force(self.quest, self.events_up[-1] if self.events_up else "", self.time, what)


@functools.cache
def _board(quest_name: str, opened: frozenset[int]) -> Board:
    return board_of(layout_of(quest_name), opened)


@functools.lru_cache(maxsize=4096)
def _in_force(quest_name: str, top_event: str, time: str, what: str) -> tuple[int, ...]:
    found = [each.by for each in EVENTS[top_event].lasting if each.what == what] if top_event else []
    if time:
        plan = quest(quest_name)
        found += [each.by for each in (plan.day if time == "day" else plan.night) if each.what == what]
    return tuple(found)


@functools.lru_cache(maxsize=4096)
def _lasting(quest_name: str, top_event: str, time: str, what: str) -> int:
    return sum(_in_force(quest_name, top_event, time, what))
