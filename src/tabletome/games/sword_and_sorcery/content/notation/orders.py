"""Orders: what events, encounters, traps and the story make happen. SS-EVENT-11"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Who: TypeAlias = str
"""One of `WHO`, or the name that an enemy was placed `as`."""
WHO = (
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
)
"""Whom an order concerns.

`active` the active hero; `each-hero` all living heroes; `one-hero` one the active player chooses; `near` living heroes
within the trap's radius of its place; `here` living heroes in the area of the story card; `it` the one that an order
around this one has picked (inside `Save`, `OneHero`); `one-enemy` one the active player chooses; `each-enemy` all
enemies in play; `richest`, `most-wounded` one living hero, ties by the active player; `engaged` heroes sharing an area
with an enemy.
"""
FIRST_PLACE = -2
"""The number that stands for the first place drawn by lot in an order's area; the next ones go down from it."""


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


class Grant(Order, frozen=True):
    """A certain treasure: one with the Quest ribbon, which waits for it, or one of the deck. SS-DECK-08"""

    card: str
    who: Who = "active"


class TakeSoulWeapon(Order, frozen=True):
    """A soul weapon of the players' choice that some hero can use. SS-ITEM-20"""

    who: Who = "active"


class Key(Order, frozen=True):
    """Gets the magic key. SS-ELEM-08"""

    who: Who = "active"


class VisitEmporium(Order, frozen=True):
    """The heroes trade at the Emporium. SS-EMPOR-01"""


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


class Remember(Order, frozen=True):
    """The campaign remembers it: later quests can ask for it."""

    deed: str
    by: int = 1


class PutPerson(Order, frozen=True):
    """Somebody of the quest's people stands in an area from now on."""

    person: str
    area: int


class Follow(Order, frozen=True):
    """Somebody goes wherever this hero goes."""

    person: str
    who: Who = "active"


class Stay(Order, frozen=True):
    """Somebody who followed a hero stays where they are."""

    person: str


class Leave(Order, frozen=True):
    """One of the people, or an enemy placed `as` somebody, leaves the map unharmed."""

    name: str


class HurtPerson(Order, frozen=True):
    """Somebody loses HP."""

    person: str
    hp: int = 1


class If(Order, frozen=True):
    """`then` if the test holds, else `otherwise`.

    tests: `heroes > N` (who started), `counter NAME >= N`, `night`, `day`, `alive NAME` (an enemy or one of the
    people), `nature law|neutral|chaos` (of the active hero), `opened DOOR`, `together` (all living heroes stand in the
    area of the active hero), `round >= N`, `remembered NAME [>= N]`, `leads NAME` (the active hero does), `led NAME`
    (some hero does), `taken AREA` (an enemy stands there and no living hero), `held AREA` (a living hero stands
    there), `found PLACE` (the active hero stands where it is), `hidden PLACE AREA` (the place drawn by lot is this
    one), and `not` before any of them.
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


class Way(msgspec.Struct, frozen=True):
    """One answer to a question of the story: the name of its words, what it orders, and the test that opens it."""

    name: str
    orders: Orders
    needs: str = ""


class Ask(Order, frozen=True):
    """The active player chooses one of the ways that are open."""

    ways: tuple[Way, ...]


class Win(Order, frozen=True):
    """The quest ends in victory, with one of its endings or its usual one. SS-END-01"""

    ending: str = ""


class Fail(Order, frozen=True):
    """The quest ends in defeat. SS-END-01"""
