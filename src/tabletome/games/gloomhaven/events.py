"""What can happen. Figures are numbers, hexes are numbers; `name` and `number` say who a monster was."""

from __future__ import annotations

from tabletome.engine import Event
from tabletome.games.gloomhaven.sheets import StartEffect


class Swapped(Event):
    name: str
    card: str
    other: str


class Placed(Event):
    name: str
    hex: int


class RoundBegan(Event):
    number: int


class Revealed(Event):
    """A character's two cards; `other` is empty for a long rest."""

    name: str
    lead: str
    other: str
    initiative: int


class MonsterCardDrawn(Event):
    deck: str
    card: int
    initiative: int


class DoorOpened(Event):
    """Who opened it; the monsters of the rooms that it has revealed, and these rooms of the scenario's layout."""

    name: str
    monsters: int
    layout: int
    rooms: tuple[int, ...]


class TurnBegan(Event):
    name: str
    number: int


class Focused(Event):
    """Whom a monster focuses on, what decided it, the movement it needs and how far away that is."""

    name: str
    number: int
    on: str
    on_number: int
    why: str
    moves: int
    away: int


class Idle(Event):
    """A monster has nobody to focus on."""

    name: str
    number: int


class Aimed(Event):
    """A monster attacks several at once."""

    name: str
    number: int
    targets: int


class Moved(Event):
    name: str
    number: int
    start: int
    to: int


class Attacked(Event):
    name: str
    number: int
    target: str
    target_number: int
    value: int
    cards: tuple[str, ...]
    """All that were drawn."""
    damage: int
    counted: tuple[str, ...] = ()
    """Those that counted: with advantage or disadvantage not all do. GH-ADV-01"""
    shield: int = 0
    """What shields took off."""


class Suffered(Event):
    name: str
    number: int
    damage: int
    left: int
    cause: str = "none"


class Negated(Event):
    name: str
    card: str
    other: str = ""
    """The second card, where two were given. GH-DMG-02"""


class Died(Event):
    name: str
    number: int


class Exhausted(Event):
    name: str


class Healed(Event):
    name: str
    number: int
    by: int


class RoundBonusGained(Event):
    """A figure has shield, retaliate, attack or is hard to hit until the end of the round."""

    name: str
    number: int
    what: str
    by: int = 0
    range: int = 1


class Conditioned(Event):
    name: str
    number: int
    condition: str


class Recovered(Event):
    name: str
    number: int
    condition: str


class Pushed(Event):
    name: str
    number: int
    to: int


class TrapSprung(Event):
    name: str
    number: int
    hex: int


class Looted(Event):
    name: str
    money: int
    treasure: str


class Used(Event):
    """A character uses half a card: `half` is top, bottom, basic-attack or basic-move."""

    name: str
    card: str
    half: str


class GainedXp(Event):
    name: str
    xp: int


class Infused(Event):
    element: str


class Consumed(Event):
    name: str
    element: str


class Rested(Event):
    name: str
    long: bool
    lost: str


class Summoned(Event):
    name: str
    number: int
    hex: int


class Spawned(Event):
    name: str
    number: int
    hex: int


class RoomMade(Event):
    """A room of a random dungeon: its two cards, and how hard its penalty is. GH-RDUN-03, 09"""

    room: str
    dwellers: str
    severity: int


class Promoted(Event):
    """A normal monster has become an elite one."""

    name: str
    number: int


class Saved(Event):
    """An ally has reached safety."""

    name: str
    number: int


class ChangedSides(Event):
    """An ally has become an enemy."""

    name: str
    number: int


class LeftMap(Event):
    """A character has left the scenario by its exit."""

    name: str


class DugUp(Event):
    """A character has dug up a grave."""

    name: str
    hex: int


class WaterRose(Event):
    """Water has come onto a hex."""

    hex: int


class WaterTaken(Event):
    """A character carries water away."""

    name: str
    hex: int


class TookOver(Event):
    """A character has taken over what another carried."""

    name: str
    other: str


class TokenFound(Event):
    """A token that lay face down, and its number."""

    name: str
    number: int


class Cleansed(Event):
    """An action was given up for something beside this hex."""

    name: str
    hex: int


class Found(Event):
    """What a numbered treasure held: gold, experience, an item, or something for the campaign."""

    name: str
    treasure: str
    what: str
    amount: int


class ScenarioDecided(Event):
    won: bool


class ScenarioBegan(Event):
    """The characters are ready to enter."""

    number: int
    scenario: str


class ScenarioEnded(Event):
    won: bool
    number: int
    otherwise: bool = False
    """With the page's other conclusion."""


class ObstacleMade(Event):
    hex: int


class ObstacleDestroyed(Event):
    hex: int


class Charmed(Event):
    """A monster will fight its own side this round."""

    name: str
    number: int


class Doomed(Event):
    """A Doom lies on an enemy."""

    name: str
    number: int


class BonusEnded(Event):
    """A card left the active area because its player wanted it so."""

    name: str
    card: str


class ItemUsed(Event):
    """An item was used, or worked by itself."""

    name: str
    item: str


class ItemRefreshed(Event):
    name: str
    item: str


class Recalled(Event):
    """A card was recovered."""

    name: str
    card: str


class Bought(Event):
    name: str
    item: str


class GoalJudged(Event):
    """A battle goal is shown when the scenario is over."""

    name: str
    goal: str
    checks: int


# The campaign


class ReputationChanged(Event):
    by: int
    now: int


class ProsperityChanged(Event):
    by: int
    level: int


class AchievementGained(Event):
    achievement: str
    world: bool


class ScenarioUnlocked(Event):
    number: int
    scenario: str


class DesignGained(Event):
    item: str


class ClassUnlocked(Event):
    name: str


class EnvelopeOpened(Event):
    letter: str


class RecordsOpened(Event):
    """The Town Records may be read from now on."""


class BroughtHome(Event):
    """What a character has gained in a scenario."""

    name: str
    xp: int
    gold: int
    checks: int


class GoldChanged(Event):
    name: str
    by: int


class XpChanged(Event):
    name: str
    by: int


class ChecksChanged(Event):
    name: str
    by: int


class ItemGained(Event):
    name: str
    item: str


class ItemLost(Event):
    name: str
    item: str


class Sold(Event):
    name: str
    item: str
    gold: int


class Donated(Event):
    name: str
    total: int


class LevelledUp(Event):
    name: str
    level: int


class Learned(Event):
    name: str
    card: str


class PerkMarked(Event):
    name: str
    perk: int


class Created(Event):
    name: str
    level: int


class PutAside(Event):
    """A character leaves the party, to come back or not."""

    name: str


class CameBack(Event):
    name: str


class DiedForGood(Event):
    name: str


class Retired(Event):
    """A character goes, with this quest fulfilled."""

    name: str
    quest: str


class Enhanced(Event):
    name: str
    card: str
    what: str
    cost: int


class SetOut(Event):
    scenario: str
    casual: bool


class PartyFounded(Event):
    pass


class CameToTown(Event):
    pass


class CampaignEnded(Event):
    completed: int


# Events and personal quests


class EventDrawn(Event):
    """A card of the city or the road deck."""

    happening: str
    number: int


class EventChosen(Event):
    happening: str
    number: int
    option: str


class EventTold(Event):
    """An outcome of the chosen option applies: the first, second ... that stands there."""

    happening: str
    number: int
    option: str
    outcome: int


class EventOver(Event):
    """The card is back at the bottom of its deck, or out of the game."""

    happening: str
    number: int
    back: bool


class EventAdded(Event):
    happening: str
    number: int


class StartEffectNoted(Event):
    """What the next scenario will start with."""

    effect: StartEffect


class Discarded(Event):
    name: str
    card: str


class QuestTaken(Event):
    """A character has chosen a personal quest."""

    name: str
    quest: str


class QuestAdvanced(Event):
    """A requirement of a personal quest has come nearer."""

    name: str
    quest: str
    requirement: int
    now: int
    wanted: int


class QuestFulfilled(Event):
    name: str
    quest: str
