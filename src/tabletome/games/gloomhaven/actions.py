"""What a player can choose. Hexes and figures are numbers: `go 17`, `strike 5`."""

from __future__ import annotations

from tabletome.engine import Action, Vocabulary


class Swap(Action):
    """swap grab-and-go skewer: leave the first card at home and take the second"""

    out: str
    into: str


class Ready(Action):
    """ready: the hand is chosen"""


READY = Ready()


class Place(Action):
    """place 12: start on this hex"""

    hex: int


class Play(Action):
    """play trample grab-and-go: choose two cards, the leading one first"""

    lead: str
    other: str


class LongRest(Action):
    """long-rest"""


LONG_REST = LongRest()


class Top(Action):
    """top trample: use the card's top action"""

    card: str


class Bottom(Action):
    """bottom trample"""

    card: str


class BasicAttack(Action):
    """basic-attack trample: Attack 2 instead of the card's top action"""

    card: str


class BasicMove(Action):
    """basic-move trample: Move 2 instead of the card's bottom action"""

    card: str


class WorkAt(Action):
    """work-at trample 17: discard the card instead of its bottom action, and do what the page says beside this hex"""

    card: str
    hex: int


class TopWorkAt(Action):
    """top-work-at trample 17: discard the card instead of its top action, and do what the page says beside this hex"""

    card: str
    hex: int


class EndTurn(Action):
    """end-turn"""


END_TURN = EndTurn()


class Go(Action):
    """go 17: move to this hex"""

    hex: int


class Dig(Action):
    """dig 17: spend a movement point on the grave on this hex"""

    hex: int


class Roll(Action):
    """roll 2: the boulders of this row roll two hexes"""

    hexes: int


class Stop(Action):
    """stop: move no further"""


STOP = Stop()


class Strike(Action):
    """strike 5: attack this figure; strike 5,7: lay the pattern over these"""

    figures: tuple[int, ...]


class Choose(Action):
    """choose 5: this figure is healed, pushed, given a condition"""

    figure: int


class Shove(Action):
    """shove 17: the pushed or pulled figure goes to this hex"""

    hex: int


class Skip(Action):
    """skip: leave this out"""


SKIP = Skip()


class Without(Action):
    """without stun: the next attack does not bring this condition or element"""

    effect: str


class Apply(Action):
    """apply: perform this part of the action"""


APPLY = Apply()


class Consume(Action):
    """consume fire"""

    element: str


class Suffer(Action):
    """suffer: take the damage"""


SUFFER = Suffer()


class Endure(Action):
    """endure 2: suffer so much damage to be stronger"""

    damage: int


class Allot(Action):
    """allot 3: so much of the damage falls on this figure"""

    damage: int


class LoseCard(Action):
    """lose-card trample: lose a card from hand and suffer no damage"""

    card: str


class LoseTwo(Action):
    """lose-two trample skewer: lose two discarded cards and suffer no damage"""

    card: str
    other: str


class Lose(Action):
    """lose trample: the discarded card that a long rest costs"""

    card: str


class ShortRest(Action):
    """short-rest"""


SHORT_REST = ShortRest()


class KeepOn(Action):
    """keep-on: do not rest"""


KEEP_ON = KeepOn()


class Accept(Action):
    """accept: the card drawn at random is lost"""


ACCEPT = Accept()


class Redraw(Action):
    """redraw: suffer 1 damage and lose another card"""


REDRAW = Redraw()


class First(Action):
    """first bandit-guard: acts before those it is tied with"""

    name: str


class Focus(Action):
    """focus 2: the monster focuses on this figure"""

    figure: int


class Does(Action):
    """does 14 - 2,3: the monster goes to hex 14, through no trap, and attacks figures 2 and 3"""

    to: int
    through: tuple[int, ...]
    targets: tuple[int, ...]


class Use(Action):
    """use boots-of-striding: use an item"""

    item: str


class Faster(Action):
    """faster boots-of-speed: act earlier this round"""

    item: str


class Slower(Action):
    """slower boots-of-speed: act later this round"""

    item: str


class Recover(Action):
    """recover trample: take this card to hand, or play it from there"""

    card: str


class Refresh(Action):
    """refresh minor-healing-potion: the item can be used again"""

    item: str


class Create(Action):
    """create fire: infuse this element"""

    element: str


class Cure(Action):
    """cure poison: remove this condition"""

    condition: str


class Keep(Action):
    """keep hoarder: this battle goal; the other is discarded"""

    goal: str


class Wear(Action):
    """wear boots-of-striding: equip an item of one's own"""

    item: str


class Buy(Action):
    """buy minor-healing-potion: before the scenario"""

    item: str


class Learn(Action):
    """learn juggernaut: this card joins the pool"""

    card: str


class Mark(Action):
    """mark 3: the third perk of the class's list"""

    perk: int


class AsAttack(Action):
    """as-attack: the move is performed as an attack"""


AS_ATTACK = AsAttack()


class AsHeal(Action):
    """as-heal: the attack or move is performed as a heal"""


AS_HEAL = AsHeal()


class AsMove(Action):
    """as-move: the move is performed as a move"""


AS_MOVE = AsMove()


class Cover(Action):
    """cover 4,5,9: an obstacle on these hexes"""

    hexes: tuple[int, ...]


class EndBonus(Action):
    """end-bonus warding-strength: the card leaves the active area"""

    card: str


# City and road events


class Decide(Action):
    """decide a: this option of the event card"""

    option: str


class Share(Action):
    """share 5: so much of the gold is this character's"""

    gold: int


class Entrust(Action):
    """entrust 1: this member of the party receives it, gives it away, or has to bear it"""

    member: int


class Bear(Action):
    """bear 2: the second of the things to choose from"""

    which: int


class GiveUp(Action):
    """give-up 1 minor-stamina-potion: this member uses up the item on the way"""

    member: int
    item: str


class DiscardCard(Action):
    """discard-card trample: when the scenario starts"""

    card: str


# The campaign


class Join(Action):
    """join brute 3: a new character of this class and level"""

    name: str
    level: int


class Pursue(Action):
    """pursue trophy-hunt: keep this personal quest"""

    quest: str


class CityEvent(Action):
    """city-event: resolve the next one"""


CITY_EVENT = CityEvent()


class Sell(Action):
    """sell winged-shoes: for half its price"""

    item: str


class Donate(Action):
    """donate: ten gold for the sanctuary"""


DONATE = Donate()


class LevelUp(Action):
    """level-up: there is experience enough"""


LEVEL_UP = LevelUp()


class CatchUp(Action):
    """catch-up: rise to the level of the city's prosperity"""


CATCH_UP = CatchUp()


class Retire(Action):
    """retire: the personal quest is fulfilled"""


RETIRE = Retire()


class PutAside(Action):
    """put-aside: leave the party to a new character"""


PUT_ASIDE = PutAside()


class Recall(Action):
    """recall 1: the second of the characters put aside comes back"""

    number: int


class Enhance(Action):
    """enhance trample: put a sticker on this card"""

    card: str


class Stick(Action):
    """stick top 0 plus-one: on the first circle of the card's top half"""

    half: str
    circle: int
    sticker: str


class Travel(Action):
    """travel 2: play this scenario in campaign mode"""

    scenario: int


class Casual(Action):
    """casual 1: play this scenario in casual mode"""

    scenario: int


class GoAlone(Action):
    """go-alone 101: one character plays this scenario without the others"""

    scenario: int


class Delve(Action):
    """delve: instead of a scenario, into a random dungeon"""


DELVE = Delve()


class GoHome(Action):
    """go-home: back to Gloomhaven"""


GO_HOME = GoHome()


class FoundParty(Action):
    """found-party: new characters, a new party sheet, the same world"""


FOUND_PARTY = FoundParty()


class EndCampaign(Action):
    """end-campaign: here and now"""


END_CAMPAIGN = EndCampaign()


class Unlock(Action):
    """unlock 15: put this scenario's sticker on the board"""

    scenario: int


VOCABULARY = Vocabulary(
    Swap, Ready, Place, Play, LongRest, Top, Bottom, BasicAttack, BasicMove, WorkAt, TopWorkAt, EndTurn, Go, Stop,
    Dig, Roll, Strike, Choose, Shove, Allot,
    Skip, Without, Apply, Consume, Suffer, LoseCard, LoseTwo, Lose, ShortRest, KeepOn, Accept, Redraw, First, Focus,
    Does, Endure,
    AsAttack, AsMove, AsHeal, Cover, EndBonus, Learn, Mark,
    Use, Faster, Slower, Recover, Refresh, Create, Cure, Keep, Buy, Wear,
    Join, Pursue, CityEvent, Sell, Donate, LevelUp, CatchUp, Retire, PutAside, Recall, Travel, Casual, GoAlone, Delve,
    GoHome, EndCampaign, FoundParty, Unlock, Enhance, Stick,
    Decide, Share, Entrust, Bear, GiveUp, DiscardCard,
)  # fmt: skip
