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
    seat: int
    unit: str


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


class GameEnded(Event):
    winners: tuple[int, ...]
