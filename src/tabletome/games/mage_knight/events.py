"""What can happen. Seats are numbers (-1 is the Dummy player), spaces are written tile.place."""

from __future__ import annotations

from tabletome.engine import Event


class HeroChosen(Event):
    seat: int
    hero: str


class DummyChosen(Event):
    hero: str


class RoundBegan(Event):
    round: int
    night: bool


class TacticChosen(Event):
    seat: int
    tactic: str


class DummyTactic(Event):
    tactic: str


class TurnBegan(Event):
    seat: int


class TurnSkipped(Event):
    seat: int


class DummyTurn(Event):
    cards: int
    left: int


class EndAnnounced(Event):
    seat: int


class DummyAnnounced(Event):
    pass


class CardPlayed(Event):
    seat: int
    card: str


class CardStrengthened(Event):
    seat: int
    card: str


class PlayedSideways(Event):
    seat: int
    card: str
    points: str


class UnitActivated(Event):
    """`ability` is the place of the ability it was activated for."""

    seat: int
    unit: str
    ability: int


class EffectTaken(Event):
    """One of several effects was taken: a word of their notation, with so many points more."""

    seat: int
    effect: object
    plus: int


class BannerAssigned(Event):
    seat: int
    card: str
    unit: str


class BannerUsed(Event):
    seat: int
    card: str


class ArtifactShown(Event):
    seat: int
    card: str


class SkillGained(Event):
    seat: int
    skill: str


class SkillReturned(Event):
    seat: int
    skill: str


class SkillUsed(Event):
    seat: int
    skill: str


class TacticUsed(Event):
    seat: int
    tactic: str


class ManaPaid(Event):
    seat: int
    source: str
    colour: str


class ManaGained(Event):
    seat: int
    colour: str


class CrystalGained(Event):
    seat: int
    colour: str


class CardsDrawn(Event):
    seat: int
    count: int


class Discarded(Event):
    seat: int
    card: str


class ThrownAway(Event):
    seat: int
    card: str


class Moved(Event):
    seat: int
    space: str


class TileRevealed(Event):
    seat: int
    tile: str


class TokenRevealed(Event):
    space: str
    enemy: str


class RuinsRevealed(Event):
    space: str


class FameGained(Event):
    seat: int
    count: int


class ReputationChanged(Event):
    seat: int
    to: int


class Interacted(Event):
    seat: int
    space: str


class Recruited(Event):
    seat: int
    unit: str


class Disbanded(Event):
    seat: int
    unit: str


class Healed(Event):
    seat: int


class UnitHealed(Event):
    seat: int
    unit: str


class CardGained(Event):
    seat: int
    card: str


class CombatBegan(Event):
    seat: int
    enemies: tuple[str, ...]


class EnemySummoned(Event):
    seat: int
    enemy: str


class EnemyDefeated(Event):
    seat: int
    enemy: str


class AttackBlocked(Event):
    seat: int
    enemy: str


class DamageDealt(Event):
    seat: int
    enemy: str
    count: int


class Wounded(Event):
    seat: int
    count: int


class UnitWounded(Event):
    seat: int
    unit: str


class UnitDestroyed(Event):
    seat: int
    unit: str


class KnockedOut(Event):
    seat: int


class Conquered(Event):
    seat: int
    space: str


class Withdrew(Event):
    seat: int
    space: str


class Rested(Event):
    seat: int


class Plundered(Event):
    seat: int
    space: str


class LevelGained(Event):
    seat: int
    level: int


class CityFound(Event):
    seat: int
    space: str


class CityFell(Event):
    space: str
    leader: int


class GladeMarked(Event):
    seat: int
    space: str


class Incantation(Event):
    seat: int
    enemies: tuple[str, ...]


class EntranceFound(Event):
    seat: int
    space: str
    site: str


class PortalClosed(Event):
    pass


class RemovedFromGame(Event):
    seat: int


class TacticRemoved(Event):
    seat: int
    tactic: str


class DuelBegan(Event):
    seat: int
    other: int


class Defended(Event):
    seat: int
    full: bool


class DuelAttack(Event):
    seat: int
    count: int


class DuelBlocked(Event):
    seat: int
    count: int
    left: int


class Passed(Event):
    seat: int


class Stolen(Event):
    seat: int
    card: str


class DrivenOff(Event):
    seat: int
    space: str


class DuelDrawn(Event):
    seat: int
    space: str


class AssaultProposed(Event):
    seat: int
    space: str
    heroes: tuple[int, ...]


class AssaultRefused(Event):
    seat: int


class AssaultAgreed(Event):
    space: str
    heroes: tuple[int, ...]


class HeroBid(Event):
    seat: int
    hero: str
    fame: int


class NightFell(Event):
    pass


class EnemyReturned(Event):
    space: str
    enemy: str


class DieShown(Event):
    colour: str


class CardUpgraded(Event):
    seat: int
    card: str
    removed: str


class ScenarioBegan(Event):
    """The heroes step through the Portal."""

    scenario: str


class GameEnded(Event):
    """Who has won, and whether what the scenario asks for was reached."""

    winners: tuple[int, ...]
    scenario: str
    reached: bool
