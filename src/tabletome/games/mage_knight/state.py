"""What lies on the table.

Seats, units, dice and foes are numbers; cards, tokens, tiles and spaces are names. A space is written tile.place, as in
"country-3.ne". Whatever is in a field is immutable, or is copied by hand in `copy()`.
"""

from __future__ import annotations

import functools
import operator
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec

from tabletome import engine
from tabletome.engine.copying import copied
from tabletome.games.mage_knight.board import Board, Placed, board_of
from tabletome.games.mage_knight.content.box import LEVELS, Element, Level
from tabletome.games.mage_knight.content.changes import AnyChange, Change, Sum
from tabletome.games.mage_knight.content.notes import AnyNote

DUMMY = -1
"""The Dummy player's place among the seats. MK-DUMMY-01"""
NOBODY = -2
NOWHERE = ""

# When in a turn we are: what may be played depends on it. MK-TURN-21, MK-COMB-13
MOVEMENT, INTERACTION, RESTING, AFTER, RANGED, BLOCK, DAMAGE, ATTACK = (1 << bit for bit in range(8))
COMBAT = RANGED | BLOCK | DAMAGE | ATTACK
ANY = MOVEMENT | INTERACTION | RESTING | AFTER | COMBAT


class Token(NamedTuple):
    """An enemy or ruins token on the map."""

    name: str
    up: bool
    seen: tuple[int, ...] = ()
    """Who has looked at it while it is face down."""

    def is_known(self, seat: int | None) -> bool:
        return self.up or seat in self.seen


class Die(NamedTuple):
    """A die taken from the Source this turn."""

    colour: int
    reroll: bool


class Shared(NamedTuple):
    """A Skill in the centre of the table. MK-SKILL-06"""

    skill: str
    owner: int
    mark: int


class Unit(msgspec.Struct):
    """A recruited Unit, which never enters hand or deck. MK-UNIT-02, 04"""

    name: str
    ready: bool = True
    wounds: int = 0
    resisted: bool = False
    """It was assigned damage in this combat and its resistance held. MK-DMG-08"""
    banner: str = ""
    """The Banner under its card. MK-UNIT-12"""
    banner_spent: bool = False
    """The Banner was turned face down for the Round."""
    recruited: bool = False
    """In this turn."""
    mana: int = NOBODY
    """The colour that lies on its card."""
    companion: bool = False
    """Chosen to come along into a maze."""
    loyal: bool = False
    """It holds the Skill Bonds of Loyalty in place of a Command token."""
    boost: tuple[str, ...] = ()
    """Resistances it has gained until the end of the combat."""


C = TypeVar("C", bound=Change)


class Turn(msgspec.Struct):
    """What a player has and has done in this turn, or in a defence that takes its place; made anew for each."""

    path: tuple[str, ...] = ()
    """Where the hero has been, the start first. MK-END-03"""
    move: int = 0
    influence: int = 0
    heal: int = 0
    dice: int = 1
    """How many more dice of the Source may be used. MK-MANA-08"""
    started_empty: bool = False
    """There was no card in hand when the turn began. MK-TURN-17"""
    has_moved: bool = False
    """The hero has moved or revealed a tile: no rest any more. MK-TURN-26"""
    has_played: bool = False
    """A card was played or discarded. MK-TURN-17"""
    changes: tuple[AnyChange, ...] = ()
    """Rules that played effects have changed. MK-EFF-02"""
    rewards: tuple[str, ...] = ()
    """What is received at the end of the turn. MK-END-08"""
    due_fame: int = 0
    due_reputation: int = 0
    """Gained at the end of the turn."""
    wounds_taken: int = 0
    """Wherever they lie."""
    is_cursed: bool = False
    """Wounded by a Mana Curse."""
    has_used_source: bool = False
    """A die of the Source was used."""
    sideways: tuple[str, ...] = ()
    """The cards that were played sideways. MK-DEED-07"""


class Round(msgspec.Struct):
    """What lies before a player until the end of the Round; made anew for each."""

    tactic: str = ""
    tactic_spent: bool = False
    tactic_die: int = NOBODY
    """The colour of the die on the Tactic card."""
    tactic_cards: tuple[str, ...] = ()
    """Cards laid aside under the Tactic card."""
    claimed_dice: tuple[int, ...] = ()
    """Dice kept by Mana Claim."""
    claims_each_turn: tuple[int, ...] = ()
    """Of which a token is gained in every own turn."""
    curses: tuple[int, ...] = ()
    """Colours that wound whoever else uses them."""
    set_aside: tuple[str, ...] = ()
    """Cards set aside. MK-EFF-06"""


class Player(msgspec.Struct):
    """All that lies before one player. Lists, `turn` and `round` are copied, everything else is immutable."""

    seat: int
    hero: str = ""
    fame: int = 0
    reputation: int = 0
    level: int = 1
    deck: tuple[str, ...] = ()
    """The top card is the last."""
    known_on_top: int = 0
    """How many cards on top of the deck the player has seen put there."""
    hand: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    play_area: tuple[str, ...] = ()
    """The cards played this turn. MK-AREA-06"""
    thrown_away: tuple[str, ...] = ()
    """Cards out of the game. MK-EFF-15"""
    crystals: tuple[int, ...] = (0, 0, 0, 0)
    """The Inventory. MK-AREA-01"""
    mana: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
    """Mana tokens in the Play area. MK-AREA-12"""
    units: list[Unit] = msgspec.field(default_factory=list)
    skills: tuple[str, ...] = ()
    skills_spent: tuple[str, ...] = ()
    skills_flipped: tuple[str, ...] = ()
    """Turned over for longer than a turn, until something turns them back."""
    skill_stack: tuple[str, ...] = ()
    motivation_rests: int = 0
    """Ends of own turns until another Motivation may be used."""
    puppets: tuple[str, ...] = ()
    """Enemy tokens kept by Puppet Master."""
    chaos_place: int = 0
    """Where Master of Chaos points."""
    exploited: tuple[int, ...] = ()
    """Colours whose use has wounded the player by the Mana Exploit in the centre."""
    shown_artifact: str = ""
    """The Artifact that Mysterious Box shows this turn."""
    seen_piles: tuple[str, ...] = ()
    """Piles of enemy tokens whose top token the player has seen."""
    space: str = NOWHERE
    face_down: bool = False
    """The Round Order token. MK-TURN-06"""

    # since the end of the last own turn
    has_plundered: bool = False
    """MK-SITE-16"""
    tactic_followed: bool = False
    """The Tactic was followed before this turn, where it must be."""
    may_act_early: bool = False
    """Nothing has been done in this turn yet: what is for before it may still be done. MK-TURN-01"""

    hand_bonus: int = 0
    """For the next draw. MK-ROUND-21"""
    another_turn: bool = False
    """Follows this one. MK-TURN-31"""
    last_incantation: int = 0
    """The number of the last Night in which the incantation was cast. MK-DRUID-04"""
    dealt: tuple[str, ...] = ()
    """Advanced Actions of which one is kept and the others are passed on. MK-OPT-33"""
    drafted: tuple[str, ...] = ()
    """Advanced Actions kept in secret; one joins the deck at the end of each Day. MK-OPT-34, 35"""
    turn: Turn = msgspec.field(default_factory=Turn)
    round: Round = msgspec.field(default_factory=Round)

    def copy(self) -> Player:
        twin = copied(self)
        twin.units = [copied(unit) for unit in self.units] if self.units else []
        twin.turn = copied(self.turn)
        twin.round = copied(self.round)
        return twin

    @property
    def row(self) -> Level:
        """Armor, hand limit and command tokens."""
        return LEVELS[self.level - 1]

    # what effects have changed this turn

    def has(self, kind: type[Change]) -> bool:
        """Whether some effect has changed this rule."""
        for each in self.turn.changes:  # noqa: SIM110 - asked all the time
            if type(each) is kind:
                return True
        return False

    def lasting(self, kind: type[C]) -> list[C]:
        """All changes of this type."""
        return [each for each in self.turn.changes if type(each) is kind]

    def total(self, kind: type[Sum]) -> int:
        """What the changes of this type add up to."""
        return sum([each.by for each in self.turn.changes if type(each) is kind])


class Foe(msgspec.Struct, eq=False):
    """An enemy in the present combat. Two tokens that look alike are still two enemies."""

    name: str
    space: str = NOWHERE
    """Where its token stands on the map; nowhere if it was drawn for this combat only."""
    fortified: bool = False
    """It defends a fortified site. MK-RANGE-03"""
    rampaging: bool = False
    city: tuple[str, ...] = ()
    """The colours of the City it defends, whose bonuses it has; two in a Megapolis. MK-CITY-02, MK-OPT-40"""
    half_fame: bool = False
    paired: bool = False
    """One of two rampaging enemies on a space. MK-OPT-21"""
    fame_factor: int = 1
    owner: int = NOBODY
    """In combat between heroes, whose Unit it stands for. MK-PVP-37"""
    unit: int = NOBODY
    """Its number among the owner's Units."""
    defeated: bool = False
    held: bool = False
    """It does not attack in this combat."""
    armor: int = 0
    """Added to its Armor by effects and abilities; negative if reduced."""
    attack: int = 0
    """Added to each of its attacks."""
    lost: tuple[str, ...] = ()
    """Resistances and abilities that it does not have in this combat."""
    doomed: bool = False
    """It is defeated as soon as all its attacks are blocked."""
    gained: tuple[str, ...] = ()
    """Abilities that an effect gave it for this combat."""
    defended: int = 0
    """Added by another enemy's Defend. MK-ABIL-26"""
    has_defended: bool = False
    summoner: int = NOBODY
    """The number of the enemy in whose place it fights until the Attack phase, if it was summoned. MK-BLOCK-02"""


OPEN, BLOCKED, DEALT, STOPPED = range(4)


class Strike(msgspec.Struct, eq=False):
    """One attack of an enemy, to be blocked or suffered."""

    foe: int
    name: str
    """The token whose attack it is."""
    value: int
    element: Element
    fate: int = OPEN
    left: int = 0
    """Damage still to be assigned."""
    wounding: bool = False


PointKind: TypeAlias = Literal["attack", "ranged", "siege", "block"]


class Points(NamedTuple):
    """Attack or block points played and not yet used."""

    kind: PointKind
    element: Element
    value: int
    note: AnyNote | None = None
    """What else the effect says: it depends on the target, or follows."""
    unit: int = NOBODY
    """The number of the Unit that gave them. MK-PVP-43"""
    effect: int = 0
    """Points of one number belong to one effect, and go to one target together. MK-EFF-03, 04"""


class Duel(msgspec.Struct):
    """A combat between two heroes. MK-PVP-03"""

    aggressor: int
    defender: int
    full: bool = False
    """The defender spends the next turn on it. MK-PVP-05, 09"""
    attacking: int = NOBODY
    passes: int = 0
    """How many passed one after the other. MK-PVP-27"""
    melee: bool = False
    """The Attack phase; before it, the Ranged and Siege phase. MK-PVP-13"""
    attack: tuple[Points, ...] = ()
    """The attack to be blocked."""
    damage: int = 0
    """Left to be distributed. MK-PVP-22"""
    slowed: bool = False
    """The attack has lost its swiftness. MK-PVP-20"""
    wounds: tuple[int, int] = (0, 0)
    """Taken into hand by aggressor and defender. MK-PVP-25"""
    engaged: tuple[int, ...] = ()
    """Units of the attacking player that took part in this attack. MK-PVP-40, 41"""
    promised: tuple[int, ...] = ()
    """Who has been given the attacks that earlier effects promised for the Attack phase."""


class Assault(msgspec.Struct):
    """A cooperative assault on a City. MK-COOP"""

    city: str
    members: tuple[int, ...]
    """In the order in which they fight, the initiator first. MK-COOP-09"""
    shares: tuple[tuple[str, ...], ...]
    """The tokens dealt to each. MK-COOP-08"""
    turn: int = 0
    """Whose fight it is."""
    starts: tuple[str, ...] = ()
    """Where each attacked from. MK-COOP-14"""


class Combat(msgspec.Struct):
    """The combat of this turn."""

    kind: str
    """keep, tower, city, rampaging, dungeon, tomb, den, grounds, ruins, monastery"""
    space: str
    """Where the site is that is fought for."""
    units_allowed: bool = True
    night: bool = False
    """Night rules hold though it is Day. MK-SITE-25"""
    wounds: int = 0
    """Taken into hand in this combat. MK-DMG-10"""
    knocked_out: bool = False
    path: int = 0
    """The path walked in a maze."""
    units_used: bool = False
    """Some Unit's ability was used in this combat."""
    pool: tuple[Points, ...] = ()
    suffering: int = NOBODY
    """The strike whose damage is being assigned."""
    foes: list[Foe] = msgspec.field(default_factory=list)
    strikes: list[Strike] = msgspec.field(default_factory=list)
    secret: int = NOBODY
    """The colour that a rival has set on a die in Interactive Combat. MK-OPT-25"""
    secret_shown: bool = False
    halved: int = 0
    """Fame of the enemies defeated here of which only half is gained, rounded up in all. MK-HOLD-10"""
    duel: Duel | None = None

    def is_hurried(self, seat: int) -> bool:
        """This player makes do with a quick defence. MK-PVP-10"""
        return self.duel is not None and not self.duel.full and seat == self.duel.defender

    def copy(self) -> Combat:
        twin = copied(self)
        if self.duel is not None:
            twin.duel = copied(self.duel)
        twin.foes = [copied(foe) for foe in self.foes]
        twin.strikes = [copied(strike) for strike in self.strikes]
        return twin


class Dummy(msgspec.Struct):
    """The Dummy player. MK-DUMMY"""

    hero: str
    deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    crystals: tuple[int, ...] = (0, 0, 0, 0)
    tactic: str = ""
    skills: tuple[str, ...] = ()
    """That come into the common offer one by one. MK-DUMMY-14"""


class State(engine.State, kw_only=True):
    """The whole table."""

    scenario: str
    players: list[Player]
    picking: tuple[int, ...]
    """Who picks a hero or a tactic next, in order."""
    order: tuple[int, ...] = ()
    """The Round Order tokens from top to bottom. MK-SETUP-11"""
    active: int = NOBODY
    stage: int = MOVEMENT
    round: int = 1
    night: bool = False
    nights: int = 0
    """How many Nights there have been, this one included."""
    last_turns: tuple[int, ...] | None = None
    """Who still has a last turn, once the end of the Round or of the game is certain. MK-ROUND-17, 19"""
    end_announced: bool = False
    """The end of the Round. MK-ROUND-17"""
    end_met: bool = False
    """The scenario's end condition is met. MK-ROUND-18"""
    city_found: bool = False
    rounds: int = 0
    """How many the game lasts at most."""
    variants: tuple[str, ...] = ()
    """The optional rules in force. MK-OPT-01"""
    together: bool = False
    """All players are on one side. MK-FULLCO-05"""
    peace: bool = False
    """No combat between heroes. MK-HERO-09"""
    teams: tuple[int, ...] = ()
    """The team of each seat, if there are any. Mates give each other nothing and show no hand. MK-TEAM-01, 04, 06"""
    lost: tuple[int, ...] = ()
    """Who is out of the game. MK-RETURN-03"""
    turn_of: int = NOBODY
    """Whose place in the order of the Round it is, whoever acts."""
    turns_to_end: tuple[int, ...] = ()
    """Who else ends a turn before the next one begins. MK-PVP-07, MK-COOP-15"""
    chosen_to_return: tuple[int, ...] = ()
    """Whom each team has chosen in secret to return. MK-RETURN-07"""
    upgrades: tuple[str, ...] = ()
    """Advanced Actions revealed for Action Upgrades. MK-OPT-29"""

    # the map
    tiles: tuple[Placed, ...] = ()
    stack: tuple[str, ...] = ()
    """The top tile is the first."""
    tiles_in_box: tuple[str, ...] = ()
    shape: str = "wedge"
    hidden: tuple[Placed, ...] = ()
    """Tiles that lie face down. MK-HOLD-01"""
    city_plan: tuple[tuple[int, int], ...] = ()
    """Levels of the Cities to come in the order of revealing; the second is that of a Megapolis' right half."""
    cities: int = 0
    """How many there are in this game."""
    city_levels: dict[str, int] = msgspec.field(default_factory=dict)
    """Of each City on the map. MK-EXPL-11"""
    fallen: tuple[str, ...] = ()
    """Cities that have been conquered, or are friendly."""
    secret_sites: dict[str, str] = msgspec.field(default_factory=dict)
    """Dungeons and Tombs with a secret entrance, by their spaces. MK-DUNG-03, 05"""
    entrances_to_place: tuple[str, ...] = ()
    """Villages and Monasteries for which an entrance is still to be chosen."""
    mines_owed_an_enemy: tuple[str, ...] = ()
    """Whose brown enemy is drawn when a hero enters. MK-MINES-08"""
    portal_closed: bool = False
    """MK-RETURN-03"""
    enemies: dict[str, tuple[Token, ...]] = msgspec.field(default_factory=dict)
    ruins: dict[str, Token] = msgspec.field(default_factory=dict)
    shields: dict[str, tuple[int, ...]] = msgspec.field(default_factory=dict)
    mazes: dict[str, tuple[int, ...]] = msgspec.field(default_factory=dict)
    """The paths conquered in each maze."""
    piles: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    """Enemy tokens by colour and "ruins"; the next to be drawn is the last."""
    discards: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)

    # the offers
    source: tuple[int, ...] = ()
    used_dice: tuple[Die, ...] = ()
    tactics: tuple[str, ...] = ()
    tactics_gone: tuple[str, ...] = ()
    units_offer: tuple[str, ...] = ()
    monastery_offer: tuple[str, ...] = ()
    advanced_offer: tuple[str, ...] = ()
    spells_offer: tuple[str, ...] = ()
    """The first card of an offer is the newest, the last the lowest."""
    regular_deck: tuple[str, ...] = ()
    elite_deck: tuple[str, ...] = ()
    advanced_deck: tuple[str, ...] = ()
    spell_deck: tuple[str, ...] = ()
    artifact_deck: tuple[str, ...] = ()
    """The top card of a deck is the last."""
    common_skills: tuple[str, ...] = ()
    centre: tuple[Shared, ...] = ()
    """Interactive Skills until their owners' next turns. MK-SKILL-06"""

    dummy: Dummy | None = None
    combat: Combat | None = None
    assault: Assault | None = None

    @functools.cached_property
    def board(self) -> Board:
        """The map as it lies, ready to be asked."""
        return board_of(self.tiles)

    def map_changed(self) -> None:
        """A tile has been laid."""
        self.__dict__.pop("board", None)

    def copy(self) -> State:
        twin = copied(self)
        twin.rng = self.rng.copy()
        twin.players = [player.copy() for player in self.players]
        twin.enemies = self.enemies.copy()
        twin.ruins = self.ruins.copy()
        twin.shields = self.shields.copy()
        twin.piles = self.piles.copy()
        if self.mazes:
            twin.mazes = self.mazes.copy()
        else:
            twin.mazes = {}
        twin.discards = self.discards.copy()
        twin.city_levels = self.city_levels.copy()
        twin.secret_sites = self.secret_sites.copy()
        if self.dummy is not None:
            twin.dummy = copied(self.dummy)
        if self.combat is not None:
            twin.combat = self.combat.copy()
        if self.assault is not None:
            twin.assault = copied(self.assault)
        kept = self.__dict__.get("board")
        if kept is not None:
            twin.__dict__["board"] = kept
        return twin

    # questions

    @property
    def hero(self) -> Player:
        """Whose turn it is."""
        return self.players[self.active]

    if TYPE_CHECKING:

        @property
        def fight(self) -> Combat:
            """The combat that goes on; asked only while there is one."""

    else:
        fight = property(operator.attrgetter("combat"))

    def heroes_at(self, space: str) -> list[int]:
        return [player.seat for player in self.players if player.space == space]

    def is_conquered(self, space: str) -> bool:
        """Someone's Shield lies there; a City has fallen when all its defenders have."""
        heart = self.board[space].heart
        return heart in self.fallen if heart else bool(self.shields.get(space))

    def are_mates(self, seat: int, other: int) -> bool:
        """Different seats of one team. MK-TEAM-01, MK-FULLCO-05"""
        return seat != other and (self.together or (bool(self.teams) and self.teams[seat] == self.teams[other]))

    def are_rivals(self, seat: int, other: int) -> bool:
        """Two players on different sides: competitive Skills in the centre do not touch team mates. MK-TEAM-02"""
        return seat != other and not self.are_mates(seat, other)
