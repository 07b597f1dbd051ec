"""Everything that happens is told, once and as it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabletome.engine import Event
from tabletome.games.mage_knight.state import Points, Shared
from tests.games.mage_knight.knights import FIRST_TILES, Knights, fight, knight

KEEP = (*FIRST_TILES, "country-3 1 1")
VILLAGE = "tovak at country-2.e"
DECK = "march " * 9


def at_keep() -> Knights:
    game = knight("tovak at country-3.c", hand="march rage", tiles=KEEP, deck=DECK, country_3_ne="golems")
    game.with_player(move=9).plays("move country-3.ne")
    return game.with_pool(Points("siege", "physical", 30))


def ending(**more: Any) -> Knights:
    return knight(hand="march rage", deck=DECK, **more)


def wounded(units: str, value: int = 2) -> Knights:
    game = fight("prowlers", "block", hand="rage", units=units)
    assert game.asked() == "block"
    game.combat.strikes[0].value = value
    return game


def holding(banner: str, game: Knights) -> Knights:
    game.me.units[0].banner = banner
    return game


def having_shared() -> Knights:
    return knight(hand="rage").with_(centre=(Shared("mana-enhancement", 0, 0),))


Told = tuple[str, Callable[[], Knights], tuple[str, ...], tuple[Any, ...]]
HAPPENS: list[Told] = [
    ("CardPlayed", lambda: knight(hand="march"), ("play march",), (0, "march")),
    ("CardStrengthened", lambda: knight(hand="march", mana="green"), ("strengthen march",), (0, "march")),
    ("ManaPaid", lambda: knight(hand="march", mana="green"), ("strengthen march",), (0, "token", "green")),
    ("ManaPaid", lambda: knight(hand="march", source="gold"), ("strengthen march",), (0, "die", "gold")),
    ("PlayedSideways", lambda: knight(hand="rage"), ("sideways rage move",), (0, "rage", "move")),
    ("UnitActivated", lambda: knight(hand="rage", units="peasants"), ("activate 1 3",), (0, "peasants", 2)),
    ("BannerAssigned", lambda: knight(hand="banner-of-fear", units="peasants"), ("play banner-of-fear",),
     (0, "banner-of-fear", "peasants")),
    ("BannerUsed", lambda: holding("banner-of-courage", knight(hand="rage", units="peasants*")), ("use-banner 1",),
     (0, "banner-of-courage")),
    ("BannerUsed", lambda: holding("banner-of-fortitude", wounded("peasants")), ("done", "assign 1", "done"),
     (0, "banner-of-fortitude")),
    ("SkillUsed", lambda: knight(hand="rage").with_player(skills=("dark-paths",)), ("use-skill dark-paths",),
     (0, "dark-paths")),
    ("TacticUsed", lambda: knight(hand="rage").with_player(tactic="the-right-moment"),
     ("use-tactic the-right-moment",), (0, "the-right-moment")),
    ("ManaGained", lambda: knight(hand="concentration"), ("play concentration", "pick-colour red"), (0, "red")),
    ("CrystalGained", lambda: knight(hand="fire-bolt"), ("play fire-bolt",), (0, "red")),
    ("CardsDrawn", lambda: knight(hand="tranquility"), ("play tranquility", "pick 2"), (0, 1)),
    ("Discarded", lambda: knight(hand="improvisation rage"), ("play improvisation",), (0, "rage")),
    ("ThrownAway", lambda: knight(hand="decompose rage"), ("play decompose",), (0, "rage")),
    ("Moved", lambda: knight("tovak at start-a.c", hand="rage").with_player(move=2), ("move start-a.e",),
     (0, "start-a.e")),
    ("Moved", lambda: knight("tovak at country-1.c", hand="rage").with_player(skills=("flight",)),
     ("use-skill flight", "move country-1.e"), (0, "country-1.e")),
    ("TileRevealed", lambda: knight("tovak at country-2.nw", hand="rage").with_player(move=2), ("explore 1 1",),
     (0, "country-3")),
    ("FameGained", lambda: knight("tovak at country-2.nw", hand="rage").with_player(move=2), ("explore 1 1",), (0, 1)),
    ("CityFound", lambda: knight("tovak at country-2.nw", hand="rage", stack="core-5", tiles=KEEP).with_player(
        space="country-2.ne", path=("country-2.ne",), move=2), ("explore 2 0",), (0, "core-5.c")),
    ("ReputationChanged", lambda: knight(VILLAGE, hand="threaten", mana="red").plays("interact"),
     ("strengthen threaten",), (0, -1)),
    ("Interacted", lambda: knight(VILLAGE, hand="rage"), ("interact",), (0, "country-2.e")),
    ("Recruited", lambda: knight(VILLAGE, hand="rage").with_(units_offer=("peasants",)).plays("interact").again(
        influence=9), ("recruit peasants",), (0, "peasants")),
    ("Healed", lambda: knight(hand="wound rage").with_player(heal=1), ("heal-wound",), (0,)),
    ("UnitHealed", lambda: knight(hand="rage", units="peasants!").with_player(heal=1), ("heal-unit 1",),
     (0, "peasants")),
    ("CombatBegan", lambda: knight("tovak at country-2.c", hand="rage", country_2_nw="diggers"),
     ("challenge country-2.nw",), (0, ("diggers",))),
    ("EnemyDefeated", lambda: fight("prowlers", "attack").with_pool(Points("attack", "physical", 9)), ("attack 1",),
     (0, "prowlers")),
    ("AttackBlocked", lambda: fight("prowlers", "block", hand="determination", mana="blue"),
     ("strengthen determination", "block-strike 1"), (0, "prowlers")),
    ("DamageDealt", lambda: fight("prowlers", "block", hand="rage"), ("done",), (0, "prowlers", 4)),
    ("Wounded", lambda: fight("prowlers", "block", hand="rage"), ("done",), (0, 2)),
    ("UnitWounded", lambda: wounded("peasants"), ("done", "assign 1"), (0, "peasants")),
    ("UnitDestroyed", lambda: fight("medusa", "block", hand="rage", units="peasants"), ("done", "assign 1"),
     (0, "peasants")),
    ("KnockedOut", lambda: fight("minotaur", "block", hand="rage"), ("done",), (0,)),
    ("Conquered", at_keep, ("attack 1",), (0, "country-3.ne")),
    ("Rested", lambda: knight(hand="march rage"), ("rest", "discard-card rage"), (0,)),
    ("Plundered", lambda: knight(VILLAGE, hand="rage").with_(phase="before_turn"), ("plunder",), (0, "country-2.e")),
    ("LevelGained", lambda: ending().with_player(fame=8, level=2), ("play march", "end-turn", "done"), (0, 3)),
    ("EndAnnounced", lambda: knight(hand="march", deck="").with_(phase="begin_turn"), ("announce",), (0,)),
    ("DummyTurn", lambda: ending(), ("play march", "end-turn", "done"), (3, 13)),
    ("TurnBegan", lambda: ending(), ("play march", "end-turn", "done"), (0,)),
    ("ArtifactShown", lambda: knight(hand="mysterious-box rage").with_(artifact_deck=("ruby-ring",)),
     ("play mysterious-box",), (0, "ruby-ring")),
    ("Withdrew", lambda: knight("tovak at start-a.c", hand="march rage", deck=DECK).with_player(
        space="start-a.w", path=("start-a.c", "start-a.w"), has_played=True), ("end-turn", "done"), (0, "start-a.c")),
    ("SkillReturned", lambda: having_shared(), ("return-skill mana-enhancement",), (0, "mana-enhancement")),
    ("EffectTaken", lambda: knight(hand="tranquility"), ("play tranquility", "pick 2"), ()),
]  # fmt: skip


def words(event: Event) -> tuple[Any, ...]:
    return tuple(getattr(event, name) for name in type(event).__annotations__)


@pytest.mark.parametrize(
    ("kind", "position", "moves", "said"), HAPPENS, ids=[f"{each[0]}-{number}" for number, each in enumerate(HAPPENS)]
)
def test_what_happens_is_told(
    kind: str, position: Callable[[], Knights], moves: tuple[str, ...], said: tuple[Any, ...]
) -> None:
    game = position()
    game.decision()
    game.events.clear()
    game.plays(*moves).decision()
    told = [words(event) for event in game.events if type(event).__name__ == kind]
    assert [each for each in told if not said or each == said], told
