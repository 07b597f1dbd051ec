"""What a player can choose, and the text of each choice."""

from __future__ import annotations

from tabletome.engine import Action, Vocabulary
from tabletome.games.sword_and_sorcery.content.notation.terms import Slot, WeaponSlot

MOST_AREAS, MOST_DOORS, MOST_EFFECTS, MOST_DICE = 200, 9, 40, 40
"""Actions with a number below these are made once and shared."""

# The hero turn


class Begin(Action):
    """`begin 2`: this hero takes the next turn."""

    hero: int


class Go(Action):
    """`go 7`: step into an adjacent area; an engaged hero evades."""

    area: int


GO = tuple(Go(area) for area in range(MOST_AREAS))


class StandUp(Action):
    """`stand-up`: spend 1 movement point to get up."""


STAND_UP = StandUp()


class Dash(Action):
    """`dash`: an Action: stand up, or one more movement point."""


DASH = Dash()


class Attack(Action):
    """`attack main 9`: with a weapon slot (or `hands`) at a figure."""

    weapon: WeaponSlot
    figure: int


class Power(Action):
    """`power heal 3 1`: use a power card at a level, on a figure (or `-`)."""

    name: str
    level: int
    figure: int | None = None


class Innate(Action):
    """`innate rune-explosion`: use an innate power."""

    name: str


class UseItem(Action):
    """`use-item healing-potion 1`: use a card, on a figure (or `-`)."""

    card: str
    figure: int | None = None


class OpenDoor(Action):
    """`open-door 2`: a Free Action."""

    door: int


OPEN_DOOR = tuple(OpenDoor(door) for door in range(MOST_DOORS))


class BreakDoor(Action):
    """`break-door 2`: bash a locked door, an Action."""

    door: int


BREAK_DOOR = tuple(BreakDoor(door) for door in range(MOST_DOORS))


class OpenChest(Action):
    """`open-chest`: bash the chest of the own area, an Action."""


OPEN_CHEST = OpenChest()


class UnlockDoor(Action):
    """`unlock-door 1`: the magic key removes a magic lock."""

    door: int


UNLOCK_DOOR = tuple(UnlockDoor(door) for door in range(MOST_DOORS))


class UnlockChest(Action):
    """`unlock-chest`: the magic key removes the lock of the chest here."""


UNLOCK_CHEST = UnlockChest()


class Search(Action):
    """`search`: an Action."""


SEARCH = Search()


class PickUp(Action):
    """`pick-up`: a Free Action; then `take` what you like."""


PICK_UP = PickUp()


class Drop(Action):
    """`drop`: a Free Action; then `put` down what you like."""


DROP = Drop()


class Reorganize(Action):
    """`reorganize`: an Action; then `equip` and `unequip`."""


REORGANIZE = Reorganize()


class Exchange(Action):
    """`exchange 1`: an Action with a hero in the same area."""

    hero: int


class Provoke(Action):
    """`provoke`: draw a master enemy's attention."""


PROVOKE = Provoke()


class QuestAct(Action):
    """`quest-act free-the-miller`: something this quest allows."""

    name: str


class Empower(Action):
    """`empower golden-mirror`: pay soul points for a soul weapon."""

    card: str


class EndTurn(Action):
    """`end-turn`: the hero or ghost soul does no more."""


END_TURN = EndTurn()


# Ghost souls


class Scream(Action):
    """`scream 2`: the Soul Scream, on a figure."""

    figure: int


class Rebirth(Action):
    """`rebirth 5`: to an area with an active shrine."""

    area: int


class Fly(Action):
    """`fly 6`: a ghost soul moves to an area."""

    area: int


# Within an activity


class Take(Action):
    """`take coin:10`: something that lies here."""

    thing: str


class Put(Action):
    """`put hammer`: put a card (or `coin:10`) down."""

    thing: str


class Equip(Action):
    """`equip hammer main`: into a slot; what was there goes to the inventory."""

    card: str
    slot: Slot


class Unequip(Action):
    """`unequip off`: into the inventory."""

    slot: Slot


class Give(Action):
    """`give healing-potion`: a card or `coin:10` to the other hero."""

    thing: str


class Receive(Action):
    """`receive healing-potion`: a card or `coin:10` from the other hero."""

    thing: str


class Done(Action):
    """`done`: enough of this."""


DONE = Done()


class TryAgain(Action):
    """`try-again`: begin a lost quest of the campaign anew, at the price its story names."""


TRY_AGAIN = TryAgain()


# Attack and defence


class Focus(Action):
    """`focus`: spend an Action for one more hit."""


FOCUS = Focus()


class Roll(Action):
    """`roll`: throw the dice."""


ROLL = Roll()


class Buy(Action):
    """`buy 2`: spend symbols on an effect, by its number."""

    effect: int


BUY = tuple(Buy(effect) for effect in range(MOST_EFFECTS))


class Help(Action):
    """`help`: the cleric's Help from Above."""


HELP = Help()


class Reroll(Action):
    """`reroll 1`: throw this die again."""

    die: int


REROLL = tuple(Reroll(die) for die in range(MOST_DICE))


class React(Action):
    """`react dodge 2`: use a reaction of a hero."""

    what: str
    hero: int


# Choices


class Target(Action):
    """`target 8`: choose a figure."""

    figure: int


class Area(Action):
    """`area 4`: choose an area."""

    area: int


class Pick(Action):
    """`pick lightning`: choose a card or a way by its name."""

    name: str


class Learn(Action):
    """`learn heal`: gain this power."""

    power: str


class Upgrade(Action):
    """`upgrade 0`: raise a hero's Soulrank."""

    hero: int


class Resurrect(Action):
    """`resurrect 0`: this ghost soul comes back at its shrine."""

    hero: int


class Place(Action):
    """`place 3`: start in this area."""

    area: int


# The Emporium


class Purchase(Action):
    """`purchase hammer`: with this side up."""

    card: str


class Sell(Action):
    """`sell sentinel`: for its price."""

    card: str


class Enchant(Action):
    """`enchant hammer`: at the Enchanting Anvil."""

    card: str


class Gamble(Action):
    """`gamble 4`: name a symbol in the Rising Pony Tavern."""

    symbol: int


class FromStash(Action):
    """`from-stash broadsword`: take a card of the Stash."""

    card: str


class ToStash(Action):
    """`to-stash broadsword`: leave a card in the Stash."""

    card: str


class Lend(Action):
    """`lend 2 coin:50`: a coin or a card to another visitor."""

    hero: int
    thing: str


class CallIn(Action):
    """`call-in 2`: this visitor goes on with the visit, also after having been done."""

    hero: int


VOCABULARY = Vocabulary(
    Begin, Go, StandUp, Dash, Attack, Power, Innate, UseItem, OpenDoor, BreakDoor, OpenChest, UnlockDoor, UnlockChest,
    Search, PickUp, Drop, Reorganize, Exchange, Provoke, QuestAct, Empower, EndTurn, Scream, Rebirth, Fly, Take, Put,
    Equip, Unequip, Give, Receive, Done, Focus, Roll, Buy, Help, Reroll, React, Target, Area, Pick, Learn, Upgrade,
    Resurrect, Place, Purchase, Sell, Enchant, Gamble, FromStash, ToStash, Lend, CallIn, TryAgain,
)  # fmt: skip
