"""The words in which the cards of Sword & Sorcery are declared.

Three vocabularies: what an attack can do (`Boon`, `Spend`), what cards of the table order (`Order`: events, encounters,
traps, story cards), and what a quest is made of (`Quest`). All are plain frozen values; the chapters of the rules
read them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

Source: TypeAlias = Literal["book", "public", "original"]
TimeOfDay: TypeAlias = Literal["", "day", "night"]
Slot: TypeAlias = Literal["main", "off", "armor", "artifact"]
"""Of a hero's sheet. SS-ITEM-09"""
WeaponSlot: TypeAlias = Literal["main", "off", "hands"]
"""With which weapon an attack is made. SS-ITEM-16"""

# ------------------------------------------------------------------ dice symbols: SS-ICON-02

HIT, SKILL, MAGIC, SHIELD, LEGEND, MISS = range(6)
SYMBOLS = ("hit", "skill", "magic", "shield", "legend", "miss")

Cost: TypeAlias = tuple[int, ...]
"""Symbols that must be spent: `(SKILL, SKILL)`."""

# ------------------------------------------------------------------ words of the book

LAW, NEUTRAL, CHAOS = "law", "neutral", "chaos"
NATURES = (LAW, NEUTRAL, CHAOS)
"""The line of the three gods: only neighbours go together. SS-NATURE-01"""
DEXTERITY, FAITH, SORCERY, STRENGTH = "dexterity", "faith", "magic", "strength"
STYLES = (DEXTERITY, FAITH, SORCERY, STRENGTH)
"""Fighting styles. SS-ICON-04"""
MYSTIC, CRUSH, PIERCE, SLASH = "mystic", "crush", "pierce", "slash"
DAMAGE_TYPES = (MYSTIC, CRUSH, PIERCE, SLASH)
"""SS-COMBAT-27"""
GREEN, BLUE, RED, PURPLE = "green", "blue", "red", "purple"
RANKS = (GREEN, BLUE, RED, PURPLE)
"""Lowest to highest. SS-ICON-09"""

BLINDED, SLOWED, STUNNED, POISON_1, POISON_2, KNOCKDOWN = (
    "blinded",
    "slowed",
    "stunned",
    "poison-1",
    "poison-2",
    "knockdown",
)
CONDITIONS = (BLINDED, SLOWED, STUNNED, POISON_1, POISON_2)
"""Body conditions with a token; Knockdown is shown by the figure, Injuries by critical tokens. SS-COND-01"""

# ------------------------------------------------------------------ attacks: what they and their symbols give


class Boon(msgspec.Struct, frozen=True, gc=False):
    """One thing an attack or a defence gains.

    kinds for attacks: `hits` +n, `crit`, `knockdown`, `bash`, `fire` n, `aoe` n, `lethal` n (ALL: every hit),
    `poison` n,
    `blinded`, `slowed`, `stunned`, `pierce` n (armor -n; ALL: ignored), `reroll` n attack dice, `again` (one more
    attack
    with this weapon on the same enemy), `drain` (recover HP equal to the damage dealt), `heal` n, `guard` n and
    `armor` n
    (shields in the count step or armor until the Time Phase), `grip` (an enemy follows with its off weapon), `trip`;
    for defences: `shields` +n, `reroll` n defence dice.
    """

    kind: str
    n: int = 1


ALL = 99


class Spend(msgspec.Struct, frozen=True, gc=False):
    """What symbols pay for; with no cost it is always given. SS-COMBAT-07, SS-COMBAT-08"""

    cost: Cost
    gives: tuple[Boon, ...]
    once: bool = False
    """At most once per round."""


Value: TypeAlias = tuple[int, int, int]
"""An attack value: fixed hits, red dice, blue dice. SS-COMBAT-06"""


class AttackKind(msgspec.Struct, frozen=True, gc=False):
    """Which attacks something works for; many cards ask for a category of weapon. SS-ITEM-18"""

    name: str
    weapon: bool = True
    """Attacks with a weapon, not those of powers and items."""
    melee: bool = False
    category: str = ""


ANY_ATTACK = AttackKind("any", weapon=False)
WEAPON_ATTACK = AttackKind("weapon")
MELEE_ATTACK = AttackKind("melee", melee=True)
BOW_ATTACK = AttackKind("bow", category="bow")
DAGGER_ATTACK = AttackKind("dagger", category="dagger")


class Boost(msgspec.Struct, frozen=True, gc=False):
    """What a hero's attacks gain: the next one, or all until the Time Phase. SS-ACT-20"""

    name: str
    attacks: AttackKind = ANY_ATTACK
    hits: int = 0
    spends: tuple[Spend, ...] = ()
    targets: int = 1
    lasts: bool = False
    """Until the Time Phase instead of one attack."""
    ammo: str = ""
    """The ammo card to discard on a miss. SS-ITEM-37"""


class Deed(msgspec.Struct, frozen=True, gc=False):
    """One thing that using a power or an item does; see rules/heroes/effects.py for each word of `do`."""

    do: str
    n: int = 0
    to: str = "self"
    """`self`, `hero` (chosen in range), `enemy` (chosen in range), `heroes-here`, `enemies-here`, `enemies-near`
    (within 1).
    """
    per: str = ""
    """`level`, `half` (level / 2, rounded up) or `act`: multiplied by it. SS-SOUL-11, SS-SOUL-12"""
    value: Value = (0, 0, 0)
    damage: str = ""
    spends: tuple[Spend, ...] = ()
    boost: Boost | None = None
    word: str = ""


Activity: TypeAlias = Literal["move", "combat", "action", "free", "passive", "reaction"]
"""SS-ICON-03"""


class Item(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One side of an item card. SS-ITEM-14, SS-ITEM-23, SS-ITEM-33, SS-ITEM-39"""

    name: str
    kind: Literal["weapon", "armor", "artifact", "permanent", "consumable", "ammo", "crowns", "building"]
    category: str = ""
    styles: tuple[str, ...] = ()
    """Who can use it; none named: any hero. SS-ITEM-06"""
    barred: tuple[str, ...] = ()
    damage: str = ""
    slot: Literal["", "main", "off", "two", "either"] = ""
    reach: int = 0
    value: Value = (0, 0, 0)
    spends: tuple[Spend, ...] = ()
    armor: int = 0
    shields: int = 0
    defence: int = 0
    activity: Activity = "passive"
    range: int = 0
    charges: int = 0
    drains: int = 1
    """Charges that each use takes."""
    once: Literal["", "quest"] = ""
    deeds: tuple[Deed, ...] = ()
    passive: str = ""
    """What it does just by being carried or worn, with `amount`."""
    amount: int = 0
    redirect: int = MISS
    """The symbol by which a `mirror` turns an attack on the attacker. SS-ITEMCARD-03"""
    price: int = 0
    stash: bool = False
    enchanted: bool = False
    act: int = 0
    quest: bool = False
    grants: str = ""
    """A power card that the hero has while it is equipped. SS-POWER-11"""
    empower: int = 0
    """Soul points that turn this soul weapon over. SS-ITEM-21"""
    soul: bool = False
    source: Source = "original"


class Level(msgspec.Struct, frozen=True, gc=False):
    """A level of a power: the Soulrank it needs, the hourglasses it costs, what it does. SS-POWER-15, SS-POWER-16"""

    rank: int
    cooldown: int
    deeds: tuple[Deed, ...] = ()
    n: int = 0
    """For passive powers: how much they add."""


class Power(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A power card. SS-POWER-02"""

    name: str
    owner: str
    """A hero, or `talent`."""
    activity: Activity
    range: int = 0
    nature: str = ""
    levels: tuple[Level, ...]
    passive: str = ""
    """What a passive power adds to, by the `n` of its level: `hp`, `save` dice, `move`, `capacity`, `treasures` to
    choose from, `bow-reach`, `hits-on-wounded` enemies, `reroll-defence` dice.
    """
    needs: str = ""
    """What must be true before it may be used: `hidden-or-dominated`, `control-or-unengaged`, `unengaged`, `engaged`,
    `companion` (none is in play but the hero's own).
    """
    once: bool = False
    """At most once per round."""
    late: bool = False
    """Its cooldown starts when its effect ends. SS-POWER-19"""
    source: Source = "original"


class Innate(msgspec.Struct, frozen=True, gc=False):
    """An innate power of a hero card: how it is activated and what it does. SS-HERO-06

    does: `become-target` of an enemy, `supremacy` counts twice, `reroll` for a hero in range, `explode-runes`,
    `second-shot` and `off-hand-attack` once per round, `both-daggers` in one Combat, `choose-trap` of two,
    `any-consumable` may be used, `turn-powers` forward, `wand-hits` +1.
    """

    name: str
    activity: Activity
    does: str
    range: int = 0


class Sector(msgspec.Struct, frozen=True, gc=False):
    """A sector of a Soul Gem. SS-SOUL-02"""

    hp: int
    powers: int
    talents: int
    combats: int
    actions: int


class HeroCard(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A hero card with its Soul Gem side and its ghost soul back. SS-HERO-04"""

    name: str
    hero: str
    nature: str
    style: str
    move: int
    capacity: int
    save: int
    innate: tuple[str, ...]
    gem: tuple[Sector, ...]
    scream: Deed
    scream_range: int
    flight: int = 5
    stash: tuple[str, ...] = ()
    """What the hero takes from the Stash first."""
    source: Source = "original"


# ------------------------------------------------------------------ enemies


class Blow(msgspec.Struct, frozen=True, gc=False):
    """An enemy's weapon. SS-ENEMY-13"""

    name: str
    value: Value
    spends: tuple[Spend, ...] = ()
    damage: str = ""


Sentence: TypeAlias = tuple[str, ...]
"""One sentence of a behaviour: (`engage`,), (`move`, `2`), (`attack`, `main`), (`attack`, `main`, `2`) twice,
(`shoot`, `off`, `2`) the nearest hero in sight within 2, (`use`, POWER), (`wounded`, POWER) use it if wounded,
(`downed`, POWER, `main`) the power if engaged with a knocked-down hero, else an attack; (`engaged`, `2`, POWER) the
power
if engaged with so many heroes; (`charge`,) regains a charge; (`retreat`, `1`)."""


class Behaviour(msgspec.Struct, frozen=True, gc=False):
    """What an enemy does with a hero at one of these distances; none: the last resort {+}. SS-AI-14"""

    at: tuple[int, ...]
    do: tuple[Sentence, ...]


class Trait(msgspec.Struct, frozen=True, gc=False):
    """A power of an enemy: when it works, its number (I, II ...), its charges. SS-ICON-07"""

    name: str
    icon: Literal["always", "movement", "attack", "reaction", "behavior", "special"]
    n: int = 1
    charges: int = 0


class Scroll(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Behaviours, powers and weapons of one enemy rank, common to all its copies. SS-ENEMY-05, SS-ENEMY-06"""

    name: str
    kind: str
    rank: str
    race: str
    style: str
    difficulty: int = 1
    target: str
    """`most-wounded`, `nearest`, `richest`, a fighting style, or `priority`. SS-ICON-08"""
    main: Blow
    off: Blow | None = None
    traits: tuple[Trait, ...] = ()
    behaviours: tuple[Behaviour, ...]
    flying: bool = False
    source: Source = "original"


class EnemyCard(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One enemy. SS-ENEMY-17"""

    name: str
    scroll: str
    copy: int = 1
    """Seals. SS-ENEMY-04"""
    hp: int
    hp_many: int = 0
    """With 4 or more heroes. SS-ENEMY-23"""
    armor: int = 0
    shields: int = 0
    defence: int = 0
    defences: tuple[Spend, ...] = ()
    resists: tuple[tuple[str, int], ...] = ()
    """Damage type (or `any`, `any-but-slash`) and what it adds to the hits. SS-COMBAT-29"""
    power_icons: int = 0
    crowns: int = 0
    loot: int = 0
    treasures: int = 0
    soul_points: int = 0
    figures: int = 1
    """More than one: a Horde, each with these HP. SS-ENEMY-25, SS-ENEMY-26"""
    flip: str = ""
    """A master's other side, to which the card turns when this one is beaten. SS-MASTER-07"""
    immune: tuple[str, ...] = ()
    source: Source = "original"


class EnemyPower(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """An enemy power card: both levels. SS-ENEMY-32"""

    name: str
    icon: Literal["always", "movement", "attack", "reaction", "special"]
    does: str = ""
    """What it does with its strength: adds `steps`, `armor` or `shields`, lets it `recover` HP each round,
    `death-throes` hurt whoever stands by, `vengeance` strikes back; or the special power that it is. Attack powers have
    `spends`.
    """
    one: int
    two: int
    """The strength of the power in act I and II."""
    spends: tuple[Spend, ...] = ()
    spends_two: tuple[Spend, ...] = ()
    source: Source = "original"


# ------------------------------------------------------------------ orders: what cards of the table make happen

Who: TypeAlias = Literal[
    "active",
    "each-hero",
    "one-hero",
    "near",
    "here",
    "it",
    "one-enemy",
    "each-enemy",
    "richest",
    "most-wounded",
    "engaged",
]
"""Whom an order concerns.

`active` the active hero; `each-hero` all living heroes; `one-hero` one the active player chooses; `near` living heroes
within the trap's radius of its place; `here` living heroes in the area of the story card; `it` the one that an order
around this one has picked (inside `Save`, `OneHero`); `one-enemy` one the active player chooses; `each-enemy` all
enemies in play; `richest`, `most-wounded` one living hero, ties by the active player; `engaged` heroes sharing an area
with an enemy.
"""


class Order(msgspec.Struct, frozen=True):
    """Base of everything that an event, encounter, trap or story card can order."""


Orders: TypeAlias = tuple[Order, ...]


class Lose(Order, frozen=True):
    """Loses HP; nothing prevents it. SS-GOLD-06"""

    hp: int
    who: Who = "it"


class Recover(Order, frozen=True):
    hp: int
    who: Who = "it"


class Suffer(Order, frozen=True):
    """Gets a body condition, knockdown included."""

    condition: str
    who: Who = "it"


class Burn(Order, frozen=True):
    """Gets a fire token of level 1 or 2. SS-EFFECT-17"""

    level: int
    who: Who = "it"


class Wounded(Order, frozen=True):
    """Draws a critical token. SS-EFFECT-01"""

    who: Who = "it"


class Cure(Order, frozen=True):
    """Loses one body condition of the owner's choice (`all`: every one)."""

    who: Who = "it"
    all: bool = False


class Struck(Order, frozen=True):
    """Is attacked by the card itself: fixed hits, red and blue dice, a damage type; defends normally. SS-COMBAT-26"""

    hits: int
    red: int = 0
    blue: int = 0
    damage: str = ""
    who: Who = "it"


class Bashed(Order, frozen=True):
    """Is pushed one area back. SS-EFFECT-10"""

    who: Who = "it"


class Save(Order, frozen=True):
    """Each of them makes a save roll; `otherwise` happens to whoever fails. SS-HERO-09"""

    otherwise: Orders
    who: Who = "near"
    success: Orders = ()


class ByNature(Order, frozen=True):
    """What happens follows the active hero's soul nature; `neutral` empty: the player chooses law or chaos.

    SS-NATURE-02
    """

    law: Orders
    chaos: Orders
    neutral: Orders = ()


class PlaceFire(Order, frozen=True):
    """A fire token in an area (-1: the place of the card or trap). SS-EFFECT-18"""

    level: int
    area: int = -1


class Spawn(Order, frozen=True):
    """New enemies at Spawn Gates: heroes in play minus enemies in play plus a number, by heroes at the start.

    SS-EVENT-08
    """

    few: int = -1
    """Added with 2 or 3 heroes."""
    many: int = -2
    """Added with 4 or more."""


class SpawnFixed(Order, frozen=True):
    """So many enemies enter at Spawn Gates. SS-SPAWN-03"""

    count: int


class PlaceEnemy(Order, frozen=True):
    """A certain enemy comes into play in an area (-1: the card's place). `tag` names it for `Quest.on_death`.
    SS-SPAWN-12

    kind `gremlin`, `raider`, `orc-warrior`, `orc-shaman`, `gremlins-pack`; or a master: `troll`, ... `random`: the
    top card.
    """

    kind: str
    rank: str = ""
    area: int = -1
    tag: str = ""


class PlaceShadow(Order, frozen=True):
    """A shadow token from the supply. SS-SHADOW-07"""

    area: int


class PlaceStory(Order, frozen=True):
    """A story event card lies in an area from now on. SS-EVENT-10"""

    story: str
    area: int


class RemoveStory(Order, frozen=True):
    area: int


class PlaceChest(Order, frozen=True):
    area: int
    treasures: int = 0
    crowns: int = 0
    locked: bool = False


class Gate(Order, frozen=True):
    """Opens, closes or removes the Spawn Gate of a symbol. SS-SPAWN-13"""

    symbol: int
    to: Literal["open", "closed", "removed"]


class PlaceGate(Order, frozen=True):
    symbol: int
    area: int
    open: bool = True


class Shrine(Order, frozen=True):
    """Activates or deactivates the shrine of an area; there it is placed if there is none. SS-DEATH-24"""

    area: int
    active: bool = True


class Encounter(Order, frozen=True):
    """An encounter card is drawn, even with no enemies in play. SS-AI-09"""

    count: int = 1


class Activate(Order, frozen=True):
    """Enemies act: all that fit, or `count` of them. SS-AI-02"""

    rank: str = ""
    styles: tuple[str, ...] = ()
    race: str = ""
    wounded: bool = False
    engaged: bool = False
    """With a hero in their own area."""
    near: int = -1
    """With a hero within so many areas."""
    highest: bool = False
    """Only those of the highest rank in play."""
    count: int = 0
    last_resort: bool = False
    """By their {+} behaviour, whatever the distance. SS-BEST-13"""


class UseSpecials(Order, frozen=True):
    """Every enemy uses its special power. SS-ICON-07"""


class ShuffleEncounters(Order, frozen=True):
    """All encounter cards back into the deck; this card alone is discarded. SS-AI-13"""


class Rotate(Order, frozen=True):
    """Used powers turn forward (towards refresh) or backward by a number. SS-POWER-24"""

    by: int
    who: Who = "each-hero"


class Refresh(Order, frozen=True):
    """One used power of each of them is available again. SS-POWER-25"""

    who: Who = "it"


class Recharge(Order, frozen=True):
    """Every enemy in play regains a charge."""

    by: int = 1


class GiveEnemyPower(Order, frozen=True):
    """One enemy the active player chooses draws an enemy power card; the highest rank first. SS-ENEMY-27"""


class Crowns(Order, frozen=True):
    """Gains (or, below 0, loses) crowns; a loss takes what there is."""

    amount: int
    who: Who = "active"


class SoulPoints(Order, frozen=True):
    amount: int


class Treasures(Order, frozen=True):
    count: int = 1
    who: Who = "active"


class TakeSoulWeapon(Order, frozen=True):
    """A soul weapon of the players' choice that some hero can use. SS-ITEM-20"""

    who: Who = "active"


class Key(Order, frozen=True):
    """Gets the magic key. SS-ELEM-08"""

    who: Who = "active"


class VisitEmporium(Order, frozen=True):
    """SS-EMPOR-01"""


class DrawTrap(Order, frozen=True):
    """A trap card is drawn and resolved at the card's place. SS-TRAP-01"""


class Lasting(Order, frozen=True):
    """A lasting change until the card leaves: SS-EVENT-06

    what: `hero-hits`, `enemy-hits` (added to every attack), `hero-move`, `enemy-move`, `hero-armor`, `enemy-armor`,
    `hero-shields`, `enemy-shields` (added in the count step of defence), `hero-sight` (a new limit in areas),
    `first-attack-crit` (the first attack of everyone gains Crit), `no-heal`, `save-penalty`.
    """

    what: str
    by: int = 1


class Time(Order, frozen=True):
    """The Day or Night card comes into play and is resolved. SS-EVENT-16"""

    to: Literal["day", "night"]


class CardOnDeck(Order, frozen=True):
    """The story card is put face up on the event deck: one more round. SS-EVENT-14"""


class Tell(Order, frozen=True):
    """A paragraph of the story is read to the players: a message of the quest's text."""

    paragraph: str


class Count(Order, frozen=True):
    """Adds to a counter of the quest."""

    counter: str
    by: int = 1


class If(Order, frozen=True):
    """`then` if the test holds, else `otherwise`.

    tests: `heroes > N` (who started), `counter NAME >= N`, `night`, `day`, `alive TAG`, `nature law|neutral|chaos`
    (of the
    active hero), `opened DOOR`, `together` (all living heroes stand in the area of the active hero).
    """

    test: str
    then: Orders
    otherwise: Orders = ()


class Do(Order, frozen=True):
    """The orders of another paragraph of the quest's story."""

    story: str


class OpenDoor(Order, frozen=True):
    """A door leaves the map without a trap."""

    door: int


class MoveHeroes(Order, frozen=True):
    """They are put in an area."""

    area: int
    who: Who = "each-hero"


class AddEnemies(Order, frozen=True):
    """Enemy cards are shuffled into the enemy deck."""

    cards: tuple[str, ...]


class Ask(Order, frozen=True):
    """The active player chooses one of several ways; each is a paragraph's name and what it orders."""

    ways: tuple[tuple[str, Orders], ...]


class Win(Order, frozen=True):
    """The quest ends in victory. SS-END-01"""


class Fail(Order, frozen=True):
    """The quest ends in defeat. SS-END-01"""


# ------------------------------------------------------------------ cards made of orders


class EventCard(msgspec.Struct, frozen=True):
    """An event: normal, story, day or night. SS-EVENT-13"""

    name: str
    number: int
    kind: Literal["normal", "story", "day", "night"]
    once: Orders = ()
    """The one-off effect, resolved in printed order."""
    lasting: tuple[Lasting, ...] = ()
    spawn: Spawn | None = None
    source: Source = "original"


class EncounterCard(msgspec.Struct, frozen=True):
    """Which enemies act. SS-AI-11"""

    name: str
    letter: str
    main: tuple[Activate, ...]
    otherwise: tuple[Activate, ...] = ()
    """Only if the main effect cannot be resolved even partly. SS-AI-08"""
    then: Orders = ()
    source: Source = "original"


class TrapCard(msgspec.Struct, frozen=True):
    """What happens around a door or chest; `near` in its orders means within `radius`. SS-TRAP-02"""

    name: str
    radius: int
    orders: Orders
    source: Source = "original"


# ------------------------------------------------------------------ quests


class SpawnGate(msgspec.Struct, frozen=True, gc=False):
    """A Spawn Gate, known by a symbol of the dice. SS-SPAWN-01"""

    symbol: int
    area: int
    open: bool


class ShrineToken(msgspec.Struct, frozen=True, gc=False):
    """A shrine at which ghost souls can be resurrected while it is active. SS-DEATH-24"""

    area: int
    active: bool


class StoryPlace(msgspec.Struct, frozen=True, gc=False):
    """A story event card or a waypoint in an area, and the paragraph it leads to ("" for none)."""

    area: int
    paragraph: str


class ShadowPlace(msgspec.Struct, frozen=True, gc=False):
    """An area with a shadow token from the start, if so many heroes take part. SS-SETUP-12"""

    area: int
    least_heroes: int


class Chest(msgspec.Struct, frozen=True):
    area: int
    treasures: int = 0
    crowns: int = 0
    locked: bool = False
    """With a magic lock. SS-ELEM-07"""
    orders: Orders = ()
    """What else happens when it is opened."""


class SearchToken(msgspec.Struct, frozen=True):
    """What the token's back lists, by symbols of the red die. SS-ELEM-11"""

    area: int
    finds: tuple[tuple[int, Orders], ...]


class QuestAction(msgspec.Struct, frozen=True):
    """A special thing heroes may do in an area. SS-ACT-24"""

    name: str
    area: int
    orders: Orders
    free: bool = False
    """A Free Action instead of an Action."""
    engaged: bool = False
    """Allowed to engaged heroes."""
    once: bool = True
    needs: str = ""
    """A test as in `If`, or empty."""


class ByHeroes(msgspec.Struct, frozen=True):
    """A number that may grow or shrink with the party."""

    steps: tuple[tuple[int, int], ...]
    """The least number of heroes, and the number from then on; the least first."""

    def of(self, heroes: int) -> int:
        return [number for least, number in self.steps if heroes >= least][-1]


NOTHING_EXTRA = ByHeroes(((0, 0),))


class Quest(msgspec.Struct, frozen=True, kw_only=True):
    """All that the Story Book says about a quest. Areas are numbers of its board. SS-SETUP-01"""

    name: str
    number: int
    title: tuple[str, str] = ("", "")
    """In English and in Russian, as all texts of a quest, which its file holds."""
    intro: tuple[str, str] = ("", "")
    goal: tuple[str, str] = ("", "")
    """What the heroes have to do, as far as they know."""
    victory: tuple[str, str] = ("", "")
    defeat: tuple[str, str] = ("", "")
    texts: Mapping[str, tuple[str, str]] = {}
    """What is read when a paragraph is told."""
    names: Mapping[str, tuple[str, str]] = {}
    """What players call the quest's actions, the ways of an `Ask`, and its tagged enemies."""
    source: Source = "original"
    act: int = 1
    start: tuple[int, ...]
    """Where heroes may begin."""
    events: tuple[tuple[str, ...], ...]
    """The event deck from top to bottom, in groups; each group is shuffled by itself. Names of event cards."""
    enemies: tuple[str, ...]
    """The enemy deck: ids of enemy cards (`gremlin-green-1`); see content/enemies.py."""
    shadow_supply: tuple[str, ...] = ()
    """Faces: commoner-male, commoner-female, enemy, advanced-enemy, two-enemies, story-enemy, story-token."""
    shadows: tuple[ShadowPlace, ...] = ()
    gates: tuple[SpawnGate, ...] = ()
    shrines: tuple[ShrineToken, ...] = ()
    chests: tuple[Chest, ...] = ()
    searches: tuple[SearchToken, ...] = ()
    magic_locks: tuple[int, ...] = ()
    """Doors (closures of the board, by number) with a magic lock. SS-ELEM-07"""
    stories: tuple[StoryPlace, ...] = ()
    """Story event cards lying in areas."""
    waypoints: tuple[StoryPlace, ...] = ()
    """What a hero who enters them triggers, once."""
    story: Mapping[str, Orders]
    """Paragraphs: `story-1`, `story-2`, ... for the story cards of the event deck, and any other name."""
    story_enemy: tuple[str, str, str] = ("", "", "")
    """Kind, rank, tag of the enemy behind a story-enemy shadow."""
    story_token: str = ""
    """The paragraph of a story-token shadow."""
    commoner: str = ""
    """The paragraph of a commoner shadow, if the quest gives it a meaning."""
    on_death: tuple[tuple[str, str], ...] = ()
    """Tag of an enemy and the paragraph that its death triggers."""
    on_clear: str = ""
    """The paragraph when no enemy and no shadow token is left on the map."""
    opening: str = ""
    """The paragraph resolved before the first round."""
    actions: tuple[QuestAction, ...] = ()
    day: tuple[Lasting, ...] = ()
    night: tuple[Lasting, ...] = ()
    starts: TimeOfDay = ""
    soul_points: ByHeroes = NOTHING_EXTRA
    crowns: ByHeroes = NOTHING_EXTRA
    treasures: ByHeroes = NOTHING_EXTRA
    soul_weapons: ByHeroes = NOTHING_EXTRA
    """Stand-alone starting values: per party, crowns per hero. SS-CAMP-09"""
    rank: ByHeroes = ByHeroes(((0, 1),))
    """The Soulrank heroes have when the quest is played alone."""
    least_rank: int = 1
    """SS-CAMP-07"""
    emporium: bool = True
    """Heroes visit the Emporium before it. SS-EMPOR-01"""
