"""What lies on the table. Hexes are numbers (see board.py); a figure is its place in `figures`, heroes first.

What is put aside together lies together: `Turn` with the end of a turn, `RoundEffects` with the end of a round,
`RunningAction` and `RunningAttack` when they are over. What is as usual is not written when a state is kept or hashed,
so that what a new card needs to remember changes nothing for games without it. GH-PAGE-09, GH-CHAR-03, GH-MSTAT-06,
GH-COMP-04
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import msgspec

from tabletome import engine
from tabletome.engine.copying import copied, each_copied
from tabletome.games.gloomhaven.board import Board, board
from tabletome.games.gloomhaven.content.bosses import SCOUT, boss_stat
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.content.layout import Layout, layout
from tabletome.games.gloomhaven.content.monsters import MONSTERS
from tabletome.games.gloomhaven.content.named import NAMED, named_stat
from tabletome.games.gloomhaven.content.notation.abilities import SeesInvisible
from tabletome.games.gloomhaven.content.notation.conditions import INVISIBLE, UNSEEN
from tabletome.games.gloomhaven.content.notation.monsters import Stat
from tabletome.games.gloomhaven.content.notation.scenarios import Named
from tabletome.games.gloomhaven.content.notation.special_rules import Fades, ShutsBehind, Statues, Untouched
from tabletome.games.gloomhaven.content.printed_actions import EveryTurnAction, PrintedAction
from tabletome.games.gloomhaven.content.scenarios import (
    NAMING,
    NEUTRAL,
    REACHLESS,
    THIRD,
    UNUSUAL_STATS,
    boosted,
    changed,
)
from tabletome.games.gloomhaven.content.summons import CREATURES
from tabletome.games.gloomhaven.content.tokens import token_stat
from tabletome.games.gloomhaven.sheets import Party

HERO, SUMMON, NORMAL, ELITE, BOSS, OBJECTIVE, ESCORT = range(7)
"""What kind of figure it is. A boss is neither normal nor elite; an objective is an obstacle with hit points, an escort
a token that stands for an ally. GH-BOSS-02, GH-SPECIAL-05, 07, 09"""
OFF, HIDDEN = -1, -2
"""Not on the map: dead or exhausted; or a boss that will come back."""
MONSTERS_SEAT = -1
NOBODY = -1
NOWHERE, LEAPING = -1, -2
"""No hex; and none yet for an attack that will leap from one target to the next."""
UNDECIDED, WON, LOST = range(3)
INERT, WANING, STRONG = range(3)


# Figures


class RoundEffects(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a figure has until the end of the round. GH-MOTHER-06, GH-ENDRND-01"""

    shield: int = 0
    attack: int = 0
    """Added to its attacks."""
    retaliate: tuple[tuple[int, int], ...] = ()
    """Amount and range of each."""
    avoided: bool = False
    """Attacks on it have disadvantage."""
    move: int = 0
    """Added to its moves."""
    unharmed: bool = False
    """It suffers no damage."""
    immune: bool = False
    """It is immune to all negative conditions."""
    attacks_on_death: bool = False
    charmer: int = NOBODY
    """For whom it fights on its turn: a hero, or the boss that controls a hero's mind."""
    steered: bool = False
    """That hero decides what it does."""


NO_EFFECTS = RoundEffects()


class Marks(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What few figures have, and keep until something takes it away."""

    grounded: bool = False
    """It can no longer fly."""
    doomed_by: int = NOBODY
    """The hero whose Dooms lie on it."""


NO_MARKS = Marks()


class Figure(msgspec.Struct, gc=False, omit_defaults=True):
    """A character, monster or summon on the map."""

    name: str
    kind: int
    hero: int
    """Whose character or summon it is; MONSTERS_SEAT for monsters."""
    number: int
    """The standee's number; for summons the order of summoning."""
    at: int
    health: int
    max_health: int
    conditions: int = 0
    gained_this_turn: int = 0
    """Conditions gained during its own turn: they outlast the end of it. GH-COND-11"""
    effects: RoundEffects = NO_EFFECTS
    no_money: bool = False
    """Summoned or spawned: leaves no money token. GH-ATK-10"""
    joined_in: int = 0
    """The round in which it was summoned: it does not act in that one. GH-SUMMON-08, GH-MOTHER-05"""
    marked_by: int = NOBODY
    """The hero whose attacks on it are stronger, by an item."""
    hostile: bool = False
    """It fights against the characters. Some scenarios have monsters that do not."""
    marks: Marks = NO_MARKS

    @property
    def is_on_map(self) -> bool:
        """It stands on a hex: not fallen or gone, and not hidden."""
        return self.at >= 0

    @property
    def is_players(self) -> bool:
        """A character, or what a character has summoned."""
        return self.hero != MONSTERS_SEAT

    @property
    def is_monster(self) -> bool:
        """It has a statistic card and draws from the monsters' modifier deck, whichever side it is on."""
        return NORMAL <= self.kind <= BOSS

    @property
    def is_normal(self) -> bool:
        """A normal monster; whoever has a name of its own is none. GH-SPECIAL-09"""
        return self.kind == NORMAL and self.name not in NAMED

    @property
    def is_elite(self) -> bool:
        """An elite monster; whoever has a name of its own is none, though it is as strong as one. GH-SPECIAL-09"""
        return self.kind == ELITE and self.name not in NAMED

    @property
    def is_normal_or_elite(self) -> bool:
        """No boss, and nobody with a name of its own. GH-SPECIAL-09"""
        return self.kind in (NORMAL, ELITE) and self.name not in NAMED


# Characters


class Bonus(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a figure was given until the end of the round by a card, or that it was charmed: it loses that if the card
    leaves early. GH-ACTIVE-08"""

    figure: int
    shield: int = 0
    attack: int = 0
    retaliate: int = 0
    range: int = 0
    avoided: bool = False
    move: int = 0
    unharmed: bool = False
    immune: bool = False


class Active(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, cache_hash=True):
    """A card in the active area: which half was used, and how many of its slots. GH-ACTIVE-02"""

    card: str
    top: bool
    used: int = 0
    gates: int = 0
    """Which of its branches were taken when it was played (see notation.Act)."""
    since: int = 0
    """The round in which it was played."""
    given: tuple[Bonus, ...] = ()
    owner: int = NOBODY
    """The hero to whose discard pile it returns, if that is another."""


class Equipped(msgspec.Struct, frozen=True, gc=False):
    """An item worn in this scenario: ready, spent or consumed, and how many of its slots are used. GH-ITEM-06..08"""

    name: str
    state: int = 0
    used: int = 0


class HeroTurn(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a character has done in the present turn."""

    top_done: bool = False
    bottom_done: bool = False
    item_marks: frozenset[str] = frozenset()
    """Items that have to remember something until the end of the turn."""

    def forgone(self, half: str) -> HeroTurn:
        """The same with one half done."""
        return HeroTurn(self.top_done or half == "top", self.bottom_done or half == "bottom", self.item_marks)


NEW_TURN = HeroTurn()


class Slain(msgspec.Struct, frozen=True, gc=False):
    """A monster that a character has killed, for personal quests. GH-PQUEST-02"""

    monster: str
    elite: bool = False


class SlainWith(msgspec.Struct, frozen=True, gc=False):
    """A monster that was killed with the help of an item."""

    item: str
    monster: str


class Hero(msgspec.Struct, gc=False, omit_defaults=True):
    """A character's cards and gains. Its figure has the same number."""

    name: str
    level: int
    hand: tuple[str, ...]
    chosen: tuple[str, ...] = ()
    """The cards of this round not yet used, the leading one first. GH-SELECT-01"""
    discard: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    active: tuple[Active, ...] = ()
    resting: bool = False
    initiative: int = 0
    second_initiative: int = 0
    turn: HeroTurn = NEW_TURN
    xp: int = 0
    money: int = 0
    treasures: tuple[str, ...] = ()
    pool: tuple[str, ...] = ()
    """The cards above level 1 that the character has learned. GH-LVLUP-03"""
    perks: tuple[int, ...] = ()
    """The perks marked, by their place on the class's list, once for each box. GH-LVLUP-04, 05"""
    owned: tuple[str, ...] = ()
    """All items, worn or not. GH-ITEM-02"""
    purse: int = 0
    """Gold to spend before the scenario. GH-NEWCH-04"""
    items: tuple[Equipped, ...] = ()
    """What is equipped. GH-ITEM-03"""
    flying: bool = False
    """By an item."""
    goals: tuple[str, ...] = ()
    """The battle goals in hand: two, until one is chosen. GH-BGOAL-01"""
    kills: int = 0
    item_uses: int = 0
    deeds: frozenset[str] = frozenset()
    """What battle goals ask about (see rules/scenario/battle_goals.py)."""
    later: tuple[str, ...] = ()
    """Two cards for another turn in this round, by an item."""
    gold: int = 0
    """Found in treasure, beside the money tokens."""
    found: tuple[int, ...] = ()
    """Items found in treasure, by number: owned, not equipped. GH-OVL-22"""
    checks: int = 0
    """Check marks that the battle goal has earned, once the scenario is over."""
    slain: tuple[Slain, ...] = ()
    """In a campaign the monsters killed, one after the other. GH-PQUEST-02"""
    slain_with: tuple[SlainWith, ...] = ()
    lies_exhausted: bool = False
    """Exhausted, but still on the map, where death is for good. GH-PERMA-02"""
    dead: bool = False
    """For good. GH-PERMA-01"""
    stowed: tuple[Equipped, ...] = ()
    """Items worn that the page does not let the character use yet."""


# Turns, actions and attacks


class Turn(msgspec.Struct, gc=False, omit_defaults=True):
    """What belongs to the turn in progress; between turns nobody acts."""

    acting: int = NOBODY
    begun: bool = False
    """Before that the figure is only the next one to act."""
    focus: int = NOBODY
    """Whom the acting monster focuses on."""
    hexes_moved: int = 0
    damage_dealt: int = 0
    upkeep: tuple[EveryTurnAction, ...] = ()
    """What active cards still have to do at the start or end of the acting hero's turn."""
    closing: bool = False
    """The acting hero's turn is ending."""
    held: RunningAction | None = None
    """An action that waits until active cards have done what comes before it."""
    worked: tuple[str, ...] = ()
    """Active cards that have done what they do once in each turn."""
    sung_for: tuple[int, ...] = ()
    """Figures that have attacked with a song's help this turn."""
    doubled: tuple[str, ...] = ()
    """Whether the acting hero's moves, attacks or both are doubled."""


class Pause(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A turn that is interrupted by an ally's extra turn, and what the ally has put aside for it."""

    turn: Turn
    action: RunningAction
    chosen: tuple[str, ...]
    later: tuple[str, ...]
    ally_turn: HeroTurn
    resting: bool


class Activation(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The monster type that is acting: what it consumes is settled once for all its monsters. GH-ELEM-09, 10"""

    monster: str
    consumed: tuple[str, ...] = ()
    """Elements; `any` beside the one chosen for it."""
    settled: bool = False
    """A monster that is not stunned has begun its turn: it is settled what they consume."""


NO_ACTIVATION = Activation("")


class ActionNotes(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What few actions have to remember."""

    named: tuple[int, ...] = ()
    """Figures that have had their part in an ability meant for several, one after the other."""
    repeats: bool = False
    """The last ability goes on with the next of those."""
    empowered: tuple[str, ...] = ()
    """Active cards that strengthen all attacks of this action."""
    origin: int = NOBODY
    """The figure from whose hex its attacks are made."""
    consumed: bool = False
    """An element was consumed for which an active card does something."""


NO_NOTES = ActionNotes()


class RunningAction(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An action being performed: whose, which, and the next of its abilities. GH-TURN-02"""

    figure: int
    source: PrintedAction
    step: int = 0
    performed: bool = False
    """At least one ability has been performed: experience, infusion and loss of the card follow. GH-XP-02"""
    performed_steps: int = 0
    """Which of its abilities have been performed: bits by their place."""
    left_out: int = 0
    """Which parts the player has left out: bits by their place. GH-TURN-04"""
    gates: int = 0
    """Which branches of the action are taken: bits by the place of the ability that opens them."""
    marks: tuple[int, ...] = ()
    """Hexes the action has changed: obstacles made, moved or destroyed, enemies killed there."""
    covered: tuple[int, ...] = ()
    """Figures under the pattern that was laid."""
    path: tuple[int, ...] = ()
    """The hexes entered with this action, from where it began."""
    moved_through: tuple[int, ...] = ()
    """Others whose hexes were entered with this action."""
    placed: bool = False
    """The card lies in the active area already."""
    given: tuple[Bonus, ...] = ()
    """What figures were given by this action until the end of the round."""
    suffered: int = 0
    """The damage that was suffered to strengthen it."""
    notes: ActionNotes = NO_NOTES


class AttackAbility(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An attack ability being made, as far as it is the same for every target."""

    attacker: int
    value: int
    reach: int
    ranged: bool
    pierce: int = 0
    push: int = 0
    pull: int = 0
    give: tuple[str, ...] = ()
    more: tuple[int, ...] = ()
    """Which of the ability's extras are in force, by their place."""
    source: PrintedAction | None = None
    """Where the ability is printed; None if it is printed nowhere."""
    step: int = 0
    chooser: int = NOBODY
    """The hero who chooses the targets of another figure's attack."""
    augmented_by: int = NOBODY
    """The hero whose augments the attack has."""
    commanded: bool = False
    """An enemy is made to attack its own side."""
    whole: bool = False
    """Everyone under a pattern is attacked; none can be spared."""
    times: int = 1
    """What every attack of it is multiplied by."""


class RunningAttack(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """An attack ability being made, target by target. GH-AOE-02"""

    ability: AttackAbility
    picks: int
    """How many more targets may be attacked."""
    among: tuple[int, ...] | None
    """Whom the pattern covers, or None for anyone in range."""
    done: tuple[int, ...] = ()
    extra: int = 0
    """How many targets are added to those of the ability. GH-EFF-09"""
    items: tuple[str, ...] = ()
    """Items in force for the whole ability."""
    once: tuple[str, ...] = ()
    """Items in force for the next attack only."""
    helped: bool = False
    """Allies have been asked whether they use an item for it."""
    withheld: tuple[str, ...] = ()
    """Conditions and elements that the next attack does not bring, because the attacker wants it so. GH-EFF-02"""
    last_at: int = NOWHERE
    """Where the last target stood, if the attack leaps from there to the next."""


# What lies on the map or is to come


UNUSUAL_SIDES = frozenset((*THIRD, *NEUTRAL))
"""Scenarios in which there are more than two sides."""
UNUSUAL_FOES = frozenset((*THIRD, *REACHLESS))
"""Scenarios in which not everyone on the other side is an enemy, or some of the same side are."""
AWAKE = "woken"
"""Under this name it is noted that statues have come to life."""


class Trap(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A trap: the damage it deals, the conditions it gives; which hero gains how much experience by it. GH-OVL-07"""

    at: int
    damage: int
    conditions: tuple[str, ...] = ()
    hero: int = NOBODY
    xp: int = 0
    hurts_around: int = 0
    """Damage for that hero's enemies next to it."""
    gives_around: tuple[str, ...] = ()
    """Conditions for them."""


class AttackOfTheDead(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Who died where and strikes once more. GH-MOTHER-06"""

    figure: int
    at: int


class SpawnDue(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Which of the scenario's spawns, and which of its monsters. GH-SPECIAL-01"""

    spawn: int
    monster: int


class DoorBroken(msgspec.Struct, frozen=True, tag=True, gc=False):
    """The number of a door that has been destroyed. GH-SPECIAL-05"""

    door: int


class TakingAway(msgspec.Struct, frozen=True, tag=True, gc=False):
    """The players may remove one monster of this name."""

    monster: str


class Unmasking(msgspec.Struct, frozen=True, tag=True, gc=False):
    """What comes onto the map, and where."""

    monster: str
    at: int


class TreasureTrap(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Who has found which treasure, that was a trap. GH-OVL-21"""

    hero: int
    number: int


class AttackInVengeance(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Which hero strikes back after having suffered damage, with an attack of which value."""

    hero: int
    value: int


class DoomFulfilled(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Whose doomed enemy has died, and where."""

    hero: int
    at: int


class Fall(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Who can no longer fly, perhaps over an obstacle. GH-MOVE-09"""

    figure: int


class Crushed(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Who stood in a door that has shut, and where it may go."""

    figure: int
    hexes: tuple[int, ...]


class Calling(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Who summons which monster instead of giving a condition."""

    figure: int
    monster: str


class Fuming(msgspec.Struct, frozen=True, tag=True, gc=False):
    """How much each character suffers, and which condition comes with it."""

    damage: int
    condition: str


class Sprung(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Who stands where a trap has just appeared."""

    figure: int
    at: int


class Risen(msgspec.Struct, frozen=True, tag=True, gc=False):
    """What comes out of which grave, and whether it is elite."""

    monster: str
    rank: int
    at: int


class PenaltyDue(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Which room of a random dungeon has been opened, and by which hero; nobody has opened the first. GH-RDUN-09, 10"""

    room: int
    opener: int = NOBODY


class ChestOpened(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Who has looted a treasure tile of which of the random dungeon's cards. GH-RDUN-12"""

    hero: int
    card: str


Pending: TypeAlias = (
    AttackOfTheDead
    | DoomFulfilled
    | SpawnDue
    | TreasureTrap
    | AttackInVengeance
    | Fall
    | DoorBroken
    | TakingAway
    | Unmasking
    | Crushed
    | Calling
    | Fuming
    | Sprung
    | Risen
    | PenaltyDue
    | ChestOpened
)


class DungeonDecks(msgspec.Struct, frozen=True, gc=False):
    """The two decks of a random dungeon, the next card last, and how hard its penalties are. GH-RDUN-03, 09"""

    rooms: tuple[str, ...]
    dwellers: tuple[str, ...]
    severities: tuple[int, ...]
    discarded: tuple[str, ...] = ()
    """Room cards that did not fit. GH-RDUN-07"""


class State(engine.State, kw_only=True, omit_defaults=True):
    """The whole table of one scenario."""

    scenario: int
    """Its number; 0 between scenarios of a campaign."""
    level: int
    """The scenario level. GH-LEVEL-02"""
    monster_level: int
    trap_damage: int
    solo: bool = False
    less_random: bool = False
    open_hands: bool = False
    """Everyone sees all hands. GH-SOLO-03"""
    first_member: int = 0
    """Which member of the party the first character is: another than the first where one plays alone."""
    choosing: bool = False
    """Cards, perks and hands are chosen before the scenario. GH-HAND-02"""
    shop: int = 0
    """What can be bought before the scenario: by prosperity; 0 for nothing. GH-SHOP-06"""

    heroes: list[Hero]
    figures: list[Figure]

    opened: frozenset[int] = frozenset()
    locked: frozenset[int] = frozenset()
    """Doors that cannot be opened by moving onto them. GH-SPECIAL-03"""
    obstacles: frozenset[int] = frozenset()
    made_obstacles: tuple[tuple[int, ...], ...] = ()
    """Obstacles of several hexes that characters have made."""
    hazards: frozenset[int] = frozenset()
    difficult: frozenset[int] = frozenset()
    traps: frozenset[int] = frozenset()
    trap_effects: tuple[Trap, ...] = ()
    treasures: list[str]
    """By hex; "" for none."""
    crossed_out: frozenset[int] = frozenset()
    """Numbered treasures that were looted in an earlier scenario: they are not there again. GH-OVL-24"""
    money: list[int]
    """Tokens, by hex."""

    elements: list[int]
    infusing: tuple[str, ...] = ()
    """What moves to Strong at the end of this turn. GH-ELEM-02"""
    decks: list[tuple[str, ...]]
    """Attack modifier decks, the heroes' in order and the monsters' last; the next card is the last."""
    played: list[tuple[str, ...]]
    shuffle_due: list[bool]
    ability_decks: dict[str, tuple[int, ...]]
    ability_played: dict[str, tuple[int, ...]]
    drawn: dict[str, int]
    """The ability card in force this round, by deck."""

    round: int = 0
    order: tuple[str, ...] = ()
    """The initiative order of this round: names of classes and of monster types."""
    place: int = 0
    """Whose turn it is in that order."""
    waiting: tuple[int, ...] = ()
    """Figures that still have to act at this place, one after the other."""
    late: tuple[int, ...] = ()
    """Newly revealed monsters that act when the present turn ends. GH-DOOR-06"""
    turn: Turn = msgspec.field(default_factory=Turn)
    activation: Activation = NO_ACTIVATION
    action: RunningAction | None = None
    attack: RunningAttack | None = None
    paused: Pause | None = None
    pending: tuple[Pending, ...] = ()
    """What has come about and is settled before play goes on (see rules/scenario/special_rules.py)."""

    killed: int = 0
    """Enemies that have died."""
    tally: dict[str, int] = msgspec.field(default_factory=dict)
    """What special rules ask about: deaths by the monsters' names, and marks of what has happened once."""
    quiet: bool = False
    """A round has begun without monsters on the map."""
    boss_places: int = 0
    """How often a boss's special action has gone on to the next of the scenario's places."""
    altars: int = 0
    """How many altars are left that make demons stronger."""
    escaped: frozenset[int] = frozenset()
    """Characters that became exhausted where they were to get."""
    result: int = UNDECIDED
    dungeon: DungeonDecks | None = None
    """The cards of a random dungeon that have not been drawn. GH-RDUN-03"""
    party: Party | None = None
    """The party and the world between scenarios; None where only one scenario is played. GH-CAMP-01"""

    def copy(self) -> State:
        """What can change in place is copied; all else is shared."""
        twin = copied(self)
        twin.rng = copied(self.rng)
        twin.heroes = each_copied(self.heroes)
        twin.figures = each_copied(self.figures)
        twin.treasures = self.treasures.copy()
        twin.money = self.money.copy()
        twin.elements = self.elements.copy()
        twin.decks = self.decks.copy()
        twin.played = self.played.copy()
        twin.shuffle_due = self.shuffle_due.copy()
        twin.ability_decks = self.ability_decks.copy()
        twin.ability_played = self.ability_played.copy()
        twin.drawn = self.drawn.copy()
        twin.turn = copied(self.turn)
        twin.tally = self.tally.copy()
        return twin

    # Questions

    @property
    def campaign(self) -> Party:
        """The party and the world, where a campaign is played."""
        assert self.party is not None, "no campaign is played"
        return self.party

    @property
    def plan(self) -> Layout:
        return layout(self.scenario)

    @property
    def board(self) -> Board:
        return board(self.scenario, self.opened, self.locked)

    @property
    def monsters_deck(self) -> int:
        return len(self.heroes)

    def seat_of(self, hero: int) -> int:
        """Alone, one player decides for all characters; a member of a party may play without the others. GH-SOLO-01"""
        return 0 if self.solo else hero + self.first_member

    def is_exhausted(self, hero: int) -> bool:
        """Off the map, or lying there without cards. GH-EXH-01, GH-PERMA-02"""
        return self.figures[hero].at < 0 or self.heroes[hero].lies_exhausted

    def speaker(self) -> int:
        """Who says what the players decide together: the first whose character is on the map. GH-AMBIG-01"""
        for hero in range(len(self.heroes)):
            if self.figures[hero].at != OFF:
                return self.seat_of(hero)
        return 0

    def controller(self, who: int) -> int:
        """Who chooses for this figure where something is left to choose."""
        figure = self.figures[who]
        whose = figure.effects.charmer if figure.effects.steered else figure.hero
        return self.speaker() if whose == MONSTERS_SEAT else self.seat_of(whose)

    def stands_at(self, attacker: int) -> int:
        """The hex from which a figure attacks: its own, or that of a creature that a character stands in for."""
        action = self.action
        if action is not None and action.figure == attacker and action.notes.origin >= 0:
            at = self.figures[action.notes.origin].at
            return at if at >= 0 else self.figures[attacker].at
        return self.figures[attacker].at

    def on_map(self) -> Iterator[int]:
        for number, figure in enumerate(self.figures):
            if figure.at >= 0:
                yield number

    def counted(self, mark: str) -> int:
        """How many have been noted under this name in the scenario."""
        return self.tally.get(mark, 0)

    def count(self, mark: str, by: int = 1) -> None:
        """So many more are noted under this name."""
        self.tally[mark] = self.counted(mark) + by

    def note(self, mark: str) -> None:
        """It has come to what this name stands for."""
        self.tally[mark] = 1

    def are_enemies(self, one: int, other: int) -> bool:
        first, second = self.figures[one], self.figures[other]
        if first.hostile != second.hostile or self.scenario not in THIRD:
            return first.hostile != second.hostile
        third = THIRD[self.scenario]
        return first.hostile and (first.name in third) != (second.name in third)

    def enemies_of(self, who: int) -> list[int]:
        """Everyone on the other side; for characters an obstacle with hit points too. GH-SPECIAL-06"""
        side = self.figures[who].hostile
        if self.scenario in UNUSUAL_FOES:
            out = self.out_of_reach()
            return [number for number in self.on_map() if number not in out and self.are_enemies(who, number)]
        return [number for number, other in enumerate(self.figures) if other.at >= 0 and other.hostile != side]

    def out_of_reach(self) -> list[int]:
        """Figures on the map that nobody can affect now, by the page. GH-SPECIAL-08"""
        rules = REACHLESS.get(self.scenario)
        return [] if rules is None else [who for who in self.on_map() if self.is_out_of_reach(who)]

    def is_out_of_reach(self, who: int) -> bool:
        """Whether nobody can affect this figure now, by the page. GH-SPECIAL-08"""
        name = self.figures[who].name
        for rule in REACHLESS.get(self.scenario, ()):
            if isinstance(rule, Fades):
                if name in rule.monsters and (self.round % 2 == 0) == rule.even:
                    return True
            elif isinstance(rule, Statues):
                if name in rule.monsters and AWAKE not in self.tally:
                    return True
            elif isinstance(rule, Untouched):
                if name == rule.token:
                    return True
            elif isinstance(rule, ShutsBehind) and self.is_shut_out(who, rule):
                return True
        return False

    def is_shut_out(self, who: int, rule: ShutsBehind) -> bool:
        """Whether a monster is beyond a door that has shut by the page. GH-SPECIAL-08"""
        doors = self.plan.doors_between(rule.door)
        if not doors & self.opened & self.locked:
            return False
        return self.figures[who].is_monster and self.figures[who].at not in self.plan.hexes_of_tile(rule.tile)

    def targets_for(self, who: int) -> list[int]:
        """Enemies that can be targeted: not the invisible ones, unless an active card says so. GH-COND-21"""
        figures, enemies = self.figures, self.enemies_of(who)
        seen = [number for number in enemies if not figures[number].conditions & UNSEEN]
        if len(seen) < len(enemies) and self.sees_invisible(who):
            return [number for number in enemies if not figures[number].conditions & UNSEEN & ~INVISIBLE]
        return seen

    def can_still_target(self, who: int, other: int) -> bool:
        """Whether an enemy that was chosen before stands there and is seen."""
        figure = self.figures[other]
        if figure.conditions & UNSEEN or self.scenario in UNUSUAL_FOES:
            return other in self.targets_for(who)
        return figure.is_on_map

    def sees_invisible(self, who: int) -> bool:
        """Whether a card in a hero's active area lets it target the invisible. GH-COND-21"""
        if who >= len(self.heroes):
            return False
        cards = CLASSES[self.heroes[who].name].cards
        halves = (
            cards[active.card].top if active.top else cards[active.card].bottom for active in self.heroes[who].active
        )
        return any(isinstance(ability, SeesInvisible) for half in halves for ability in half.abilities)

    def allies_of(self, who: int) -> list[int]:
        """Figures on its side, without itself. GH-TURN-05"""
        side = self.figures[who].hostile
        return [
            number
            for number, other in enumerate(self.figures)
            if other.at >= 0 and number != who and other.hostile == side and other.kind != OBJECTIVE
            and (self.scenario not in UNUSUAL_SIDES or self.is_ally(who, number))
        ]  # fmt: skip

    def is_ally(self, who: int, other: int) -> bool:
        """Whether a figure on the same side is an ally where the page makes a difference."""
        if self.figures[other].name in NEUTRAL.get(self.scenario, ()):
            return False
        return not self.are_enemies(who, other)

    def standing_at(self, at: int) -> int | None:
        for number, figure in enumerate(self.figures):
            if figure.at == at:
                return number
        return None

    def is_empty(self, at: int) -> bool:
        """No figure, money or overlay tile but an open door or corridor. GH-MOVE-10"""
        return (
            at not in self.obstacles
            and at not in self.traps
            and at not in self.hazards
            and at not in self.difficult
            and not self.treasures[at]
            and not self.money[at]
            and self.standing_at(at) is None
        )

    def stat(self, who: int) -> Stat:
        """The statistics of a monster or summon, by rank and level. GH-MSTAT-01, 02, GH-MTURN-03, GH-SUMMON-03"""
        figure = self.figures[who]
        if figure.kind not in (NORMAL, ELITE):
            return self._stat_of_no_type(figure)
        if self.scenario in UNUSUAL_STATS or self.altars:
            return self._stat_by_page(figure)
        kind = MONSTERS[figure.name]
        return (kind.elite if figure.kind == ELITE else kind.normal)[self.monster_level]

    def _stat_of_no_type(self, figure: Figure) -> Stat:
        """Of creatures, bosses and tokens. GH-SUMMON-03, GH-BOSS-02, GH-SPECIAL-05"""
        if figure.kind == SUMMON:
            return CREATURES[figure.name].stat
        if figure.kind == BOSS:
            scouts, moved = self.scouts(), self.turn.hexes_moved
            return boss_stat(figure.name, self.monster_level, self.characters, scouts, moved)
        return token_stat(figure.name, self.characters)

    def _stat_by_page(self, figure: Figure) -> Stat:
        """Of monsters that the page changes, or that have names of their own. GH-MSTAT-03, GH-SPECIAL-09"""
        if self.altars:
            return boosted(figure.name, figure.kind == ELITE, self.monster_level, self.altars)
        if self.scenario in NAMING and figure.name in NAMED:
            return named_stat(
                figure.name, self.monster_level, self.characters, self.level, self.shield_lost(NAMED[figure.name])
            )
        return changed(self.scenario, figure.name, figure.kind == ELITE, self.monster_level)

    def shield_lost(self, named: Named) -> int:
        """How much of its own shield a monster with a name has lost, or gained (less than 0), by the page's rules."""
        others = sum(figure.name == named.shield_less_for and figure.at >= 0 for figure in self.figures)
        guards = sum(figure.name == named.shield_for and figure.at >= 0 for figure in self.figures)
        return others + 2 * self.counted(named.shield_less_by_death) - guards

    @property
    def party_size(self) -> int:
        """Where things are written for 2, 3 and 4 characters. GH-PAGE-05"""
        return max(len(self.heroes), 2) - 2

    @property
    def characters(self) -> int:
        """C in formulas: exhausted characters count. GH-SPECIAL-10"""
        return len(self.heroes)

    def scouts(self) -> int:
        """V in formulas. GH-SPECIAL-10"""
        return sum(figure.name == SCOUT and figure.at >= 0 for figure in self.figures)

    def is_flying(self, who: int) -> bool:
        """A hero by an item, any other by its statistics. GH-MOVE-07, GH-MSTAT-05"""
        if self.figures[who].kind == HERO:
            return self.heroes[who].flying
        return self.stat(who).flying and not self.figures[who].marks.grounded
