"""What can happen. `who` and `target` are names: a hero card, `fenrir`, an enemy card, or a card of the table.

Areas are called by their names, which tell something even after the heroes have gone on to another quest.
"""

from __future__ import annotations

from tabletome.engine import Event
from tabletome.games.sword_and_sorcery.content.notation.boons import AnyBoon


class QuestBegan(Event):
    quest: str


class RoundBegan(Event):
    number: int


class TurnBegan(Event):
    who: str


class TurnSkipped(Event):
    who: str


class Moved(Event):
    who: str
    to: str


class Evaded(Event):
    who: str
    attacks: int


class AttackDeclared(Event):
    who: str
    target: str
    weapon: str


class DiceRolled(Event):
    who: str
    dice: tuple[tuple[int, int], ...]


class Rerolled(Event):
    who: str
    die: tuple[int, int]


class SymbolsSpent(Event):
    who: str
    cost: tuple[int, ...]
    gives: tuple[AnyBoon, ...]


class EffectGained(Event):
    """What an attack has without any symbols."""

    who: str
    gives: tuple[AnyBoon, ...]


class HitsCounted(Event):
    who: str
    hits: int
    fixed: int
    rolled: int
    extra: tuple[tuple[str, int], ...]


class Defended(Event):
    """How hits were stopped, step by step."""

    who: str
    hits: int
    resisted: int
    armor: int
    magic: int
    parried: int
    lethal: int
    """Hits that armor and dice could not stop."""
    damage: int


class Wounded(Event):
    who: str
    damage: int
    left: int


class Healed(Event):
    who: str
    by: int


class Conditioned(Event):
    who: str
    condition: str


class Recovered(Event):
    who: str
    condition: str


class CriticalDrawn(Event):
    who: str
    token: str


class Burning(Event):
    who: str
    level: int


class FirePlaced(Event):
    area: str
    level: int


class Pushed(Event):
    who: str
    to: str


class SaveRolled(Event):
    who: str
    dice: tuple[tuple[int, int], ...]
    symbol: int
    saved: bool


class ShadowRevealed(Event):
    face: str
    area: str


class EnemyAppeared(Event):
    who: str
    area: str
    controller: str


class EnemyPowerGained(Event):
    who: str
    power: str


class EnemyDied(Event):
    who: str
    souls: int


class FigureDied(Event):
    """One figure of a Horde."""

    who: str


class CardFlipped(Event):
    who: str
    into: str


class EncounterDrawn(Event):
    card: str
    main: bool


class EnemyActivated(Event):
    """Which behaviour an enemy follows, which heroes fit it, and why this one of them is the target."""

    who: str
    behaviour: int
    heroes: tuple[str, ...]
    target: str
    why: str


class ActivationSkipped(Event):
    who: str
    why: str


class TraitUsed(Event):
    who: str
    trait: str


class EventDrawn(Event):
    card: str


class EventDiscarded(Event):
    card: str


class LastingSuspended(Event):
    card: str


class LastingResumed(Event):
    card: str


class TimeOfDay(Event):
    time: str


class StoryTold(Event):
    quest: str
    paragraph: str


class TrapDrawn(Event):
    card: str


class DoorOpened(Event):
    who: str
    area: str
    to: str


class Unlocked(Event):
    who: str


class ChestOpened(Event):
    who: str


class Searched(Event):
    who: str
    found: bool


class Took(Event):
    who: str
    thing: str


class PutDown(Event):
    who: str
    thing: str


class LeftInStash(Event):
    card: str


class Equipped(Event):
    who: str
    card: str


class Exchanged(Event):
    who: str
    target: str


class Bought(Event):
    who: str
    card: str
    price: int


class Sold(Event):
    who: str
    card: str
    price: int


class Enchanted(Event):
    who: str
    card: str


class Gambled(Event):
    who: str
    reward: int


class CrownsChanged(Event):
    who: str
    by: int


class SoulsChanged(Event):
    by: int
    left: int


class PowerUsed(Event):
    who: str
    power: str
    level: int


class InnateUsed(Event):
    who: str
    power: str


class ItemUsed(Event):
    who: str
    card: str


class PowerGained(Event):
    who: str
    power: str


class PowerLost(Event):
    who: str
    power: str


class PowerRefreshed(Event):
    who: str
    power: str


class Ranked(Event):
    who: str
    rank: int


class BecameGhost(Event):
    who: str


class Resurrected(Event):
    who: str


class CompanionDied(Event):
    who: str


class Summoned(Event):
    who: str


class Hid(Event):
    who: str


class TokenPlaced(Event):
    token: str
    area: str


class PriorityMoved(Event):
    who: str
    level: int


class GateChanged(Event):
    symbol: int
    state: str


class ShrineChanged(Event):
    area: str
    active: bool


class PersonAppeared(Event):
    """Somebody of the quest's people stands on the map from now on."""

    quest: str
    person: str
    area: str


class PersonFollows(Event):
    """Somebody of the quest's people goes with a hero."""

    quest: str
    person: str
    who: str


class PersonHurt(Event):
    quest: str
    person: str
    hp: int
    left: int


class PersonLost(Event):
    quest: str
    person: str


class TriedAgain(Event):
    """A lost quest of a campaign begins anew."""

    quest: str


class QuestDecided(Event):
    won: bool


class QuestEnded(Event):
    quest: str
    won: bool
    ending: str = ""


class QuestSetUp(Event):
    """The table is set for a quest: the clock, the tokens that hide enemies, and who takes part with what."""

    quest: str
    events: int
    shadows: int
    kept: tuple[tuple[str, int, int, tuple[str, ...]], ...]
    """For each hero: name, Soulrank, crowns, items."""


class CarriedOn(Event):
    """What the party takes along to the next quest."""

    quest: str
    souls: int
    kept: tuple[tuple[str, int, int, tuple[str, ...]], ...]
    """For each hero: name, Soulrank, crowns, items."""
