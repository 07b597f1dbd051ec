"""Everything that happens is told, once and as it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabletome.engine import Event
from tabletome.games.mage_knight.content.box import BASIC, BLACK, COLOURS
from tabletome.games.mage_knight.state import Points, Shared, Token, Unit
from tests.games.mage_knight.knights import FIRST_TILES, Knights, fight, knight, setting_up
from tests.position import load

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


FULL = "full-conquest"
UNDERGROUND = (*FIRST_TILES, "country-7 1 1")
RUINS = (*FIRST_TILES, "country-8 1 1")
BESIDE_A_CITY = ("start-b 0 0", "country-1 0 1", "country-2 1 0", "core-7 1 1")
HEART = "core-7.c"


def ends(**more: Any) -> Knights:
    """The Round ends with the turn of Tovak, who has played a card and keeps one."""
    others = [more.pop("other")] if "other" in more else []
    game = knight("tovak at start-a.c", *others, hand="march rage", deck="", **more).with_(last_turns=())
    return game.with_player(has_played=True)


def nightfall() -> Knights:
    game = ends(options={"daylight": "darkness"}, scenario="solo-conquest")
    game.g.rng = load(game.g.rng, len(COLOURS), [BLACK, *BASIC[:2], *BASIC[:2]])
    return game


def meeting(*units: str) -> Knights:
    game = knight("tovak at start-a.ne", "krang at country-2.w", hand="rage", deck=DECK, scenario=FULL)
    game.with_player(move=9).with_player(1, hand=("march", "rage"), deck=("stamina",) * 9)
    return game.with_player(1, units=[Unit(name) for name in units]).plays("move country-2.w")


def duelling(*units: str) -> Knights:
    """Past the Ranged and Siege phase of a duel; it is Tovak's attack."""
    return meeting(*units).plays("attack-hero 1", "defend-quickly", "pass", "pass")


def beaten(*units: str, **victim: Any) -> Knights:
    game = duelling(*units).with_pool(Points("attack", "physical", 9))
    return game.with_player(1, **victim).plays("launch", "done")


def beside_a_city() -> Knights:
    game = knight("tovak at core-7.ne", "goldyx at core-7.e", tiles=BESIDE_A_CITY, hand="march rage", deck=DECK,
                  scenario="full-cooperation")  # fmt: skip
    game.with_player(1, hand=("rage", "stamina"), deck=("march",) * 8)
    game.g.enemies[HEART] = (Token("swordsmen", up=True), Token("golems", up=True))
    return game.plays(f"propose {HEART}")


def allies() -> Knights:
    return beside_a_city().plays("invite 1")


def assaulting(turn: int) -> Knights:
    """Both assault the City together; it is the fight of the first or of the second, who can win."""
    game = allies().plays("agree")
    for _ in range(turn):
        win(game)
    return winning(game)


def winning(game: Knights) -> Knights:
    game.combat.foes[0].fortified, game.combat.foes[0].lost = False, ("physical",)
    return game.with_pool(Points("siege", "physical", 30))


def win(game: Knights) -> Knights:
    return winning(game).plays("attack 1")


def at_city() -> Knights:
    game = knight("tovak at core-7.ne", tiles=BESIDE_A_CITY, hand="march rage", deck=DECK, scenario="solo-conquest",
                  core_7_c="swordsmen")  # fmt: skip
    return winning(game.with_player(move=9).plays(f"move {HEART}"))


def at_krangs_keep() -> Knights:
    game = knight("tovak at country-3.e", "krang at start-a.c", hand="march", tiles=KEEP, scenario=FULL)
    game.g.shields["country-3.ne"], game.g.piles["grey"] = (1,), ("golems",)
    return game.with_player(move=9)


def chanting() -> Knights:
    game = knight("tovak at country-1.c", hand="march", night=True, scenario="druid-nights")
    game.g.piles["brown"] = ("gargoyle",)
    return game.with_(nights=1, shields={"country-1.c": (0,)})


def upgrading() -> Knights:
    game = ends(night=True, options={"action_upgrades": True}, scenario="solo-conquest")
    return game.with_(nights=1, round=2, advanced_deck=("blood-rage",)).plays("end-turn", "done")


def helped() -> Knights:
    game = knight("tovak at country-1.w", "krang at start-a.c", hand="march", scenario=FULL,
                  options={"interactive_combat": True}, country_1_nw="prowlers")  # fmt: skip
    return game.plays("challenge country-1.nw")


def levelling(*stack: str) -> Knights:
    game = knight(hand="rage", deck="").with_player(fame=3, has_played=True, skill_stack=stack)
    return game.with_(advanced_offer=("ice-bolt",), advanced_deck=()).plays("end-turn")


def in_a_maze() -> Knights:
    tiles = (*FIRST_TILES, "country-3 1 1", "country-12 2 0")
    game = knight("tovak at country-12.sw", hand="march rage", tiles=tiles)
    game.g.piles["brown"] = ("gargoyle",)
    return game.plays("enter", "play march")


def before_a_turn(tactic: str, **more: Any) -> Knights:
    game = knight(hand="march rage", deck="rage stamina", night=True).with_player(tactic=tactic, **more)
    return game.with_(phase="before_turn")


ALSO: list[Told] = [
    ("HeroChosen", setting_up, ("choose-hero tovak",), (0, "tovak")),
    ("DummyChosen", setting_up, ("choose-hero tovak",), ()),
    ("ScenarioBegan", setting_up, ("choose-hero tovak",), ("first-reconnaissance",)),
    ("RoundBegan", setting_up, ("choose-hero tovak",), (1, False)),
    ("HeroBid", lambda: setting_up(heroes="auction", players=2, scenario=FULL).plays("choose-hero tovak"),
     ("bid 2",), ()),
    ("TacticChosen", lambda: setting_up(heroes="random"), ("choose-tactic planning",), (0, "planning")),
    ("DummyTactic", lambda: setting_up(heroes="random"), ("choose-tactic planning",), ()),
    ("RoundBegan", ends, ("end-turn", "done"), (2, True)),
    ("NightFell", lambda: nightfall(), ("end-turn", "done"), ()),
    ("EnemyReturned", lambda: ends(options={"rampage": "more-rampage"}, scenario="solo-conquest"),
     ("end-turn", "done"), ()),
    ("PortalClosed", lambda: ends(scenario="one-to-return", other="krang at country-1.c"), ("end-turn", "done"), ()),
    ("RemovedFromGame", lambda: ends(scenario="one-to-return", other="krang at country-1.c"), ("end-turn", "done"),
     (0,)),
    ("CardUpgraded", upgrading, ("upgrade blood-rage rage",), (0, "blood-rage", "rage")),
    ("GameEnded", lambda: ends().with_(round=4), ("end-turn", "done"), ((), "first-reconnaissance", False)),
    ("SkillReturned", lambda: ends().with_(centre=(Shared("mana-overload", 0, 0),)), ("end-turn", "done"),
     (0, "mana-overload")),
    ("DummyAnnounced", lambda: ending().with_dummy(deck=()), ("play march", "end-turn", "done"), ()),
    ("TurnSkipped", lambda: knight(hand="march", deck="").with_(phase="begin_turn"), ("announce",), (0,)),
    ("TacticUsed", lambda: before_a_turn("midnight-meditation"), ("use-tactic midnight-meditation",),
     (0, "midnight-meditation")),
    ("TacticUsed", lambda: before_a_turn("sparing-power"), ("pick 1",), (0, "sparing-power")),
    ("SkillGained", lambda: levelling("flight", "dark-paths"), ("take-skill flight",), (0, "flight")),
    ("CardGained", lambda: levelling("flight", "dark-paths"), ("take-skill flight", "take-card ice-bolt"),
     (0, "ice-bolt")),
    ("ThrownAway", lambda: knight("tovak at country-1.c", hand="march wound rage", deck="").plays("play march",
     "end-turn"), ("throw-wound hand",), (0, "wound")),
    ("ThrownAway", lambda: knight(hand="wound rage").with_player(skills=("ritual-of-pain",)),
     ("use-skill ritual-of-pain",), (0, "wound")),
    ("Disbanded", lambda: knight(VILLAGE, hand="rage", units="foresters").with_(units_offer=("peasants",)).plays(
        "interact").again(influence=9), ("recruit peasants",), (0, "foresters")),
    ("TokenRevealed", lambda: knight("tovak at country-3.w", hand="march", tiles=KEEP, country_3_ne="?golems")
     .with_player(move=9), ("move country-3.c",), ("country-3.ne", "golems")),
    ("TokenRevealed", at_krangs_keep, ("move country-3.ne",), ("country-3.ne", "golems")),
    ("TokenRevealed", lambda: knight("tovak at country-7.se", hand="march", tiles=UNDERGROUND), ("enter",), ()),
    ("RuinsRevealed", lambda: knight("tovak at country-8.e", hand="march", tiles=RUINS, night=True).with_player(move=9)
     .with_(ruins={"country-8.ne": Token("green-green", up=False)}), ("move country-8.ne",), ("country-8.ne",)),
    ("EnemySummoned", lambda: fight("orc-summoners", hand="rage"), ("done",), ()),
    ("Withdrew", at_keep, ("done", "done", "done"), (0, "country-3.c")),
    ("Conquered", lambda: knight("tovak at country-8.ne", hand="march", tiles=RUINS, mana="red red red").with_(
        ruins={"country-8.ne": Token("red-altar", up=True)}), ("pay-altar",), (0, "country-8.ne")),
    ("Conquered", lambda: in_a_maze().plays("pick 1").with_pool(Points("siege", "ice", 30)), ("attack 1",),
     (0, "country-12.sw")),
    ("CityFell", at_city, ("attack 1",), (HEART, 0)),
    ("DieShown", helped, ("set-die white",), ("white",)),
    ("GladeMarked", lambda: knight("tovak at country-1.c", hand="march", scenario="druid-nights"), ("mark-glade",),
     (0, "country-1.c")),
    ("Incantation", chanting, ("chant",), (0, ("gargoyle",))),
    ("AssaultProposed", beside_a_city, ("invite 1",), (0, HEART, (0, 1))),
    ("AssaultAgreed", allies, ("agree",), (HEART, (0, 1))),
    ("AssaultRefused", allies, ("decline",), (1,)),
    ("Moved", allies, ("agree",), (0, HEART)),
    ("Withdrew", lambda: assaulting(1), ("done", "done", "done"), (1, "core-7.e")),
    ("CityFell", lambda: assaulting(1), ("attack 1",), (HEART, 0)),
    ("DuelBegan", meeting, ("attack-hero 1",), (0, 1)),
    ("Defended", lambda: meeting().plays("attack-hero 1"), ("defend-quickly",), (1, False)),
    ("Passed", lambda: meeting().plays("attack-hero 1", "defend-quickly"), ("pass",), (1,)),
    ("DuelAttack", lambda: duelling().plays("play rage"), ("launch",), (0, 2)),
    ("DuelBlocked", lambda: duelling().plays("play rage", "launch"), ("done",), (1, 0, 2)),
    ("DuelDrawn", duelling, ("pass", "pass"), (0, "start-a.ne")),
    ("UnitWounded", lambda: beaten("peasants"), ("hit-unit 1",), (1, "peasants")),
    ("Stolen", lambda: beaten(discard=("ruby-ring",)), ("steal ruby-ring discard",),
     (0, "ruby-ring")),
    ("DrivenOff", lambda: beaten(), ("drive-off country-2.c",), (1, "country-2.c")),
]  # fmt: skip


TOLD = [*HAPPENS, *ALSO]


def words(event: Event) -> tuple[Any, ...]:
    return tuple(getattr(event, name) for name in type(event).__annotations__)


@pytest.mark.parametrize(
    ("kind", "position", "moves", "said"), TOLD, ids=[f"{each[0]}-{number}" for number, each in enumerate(TOLD)]
)
def test_what_happens_is_told(
    kind: str, position: Callable[[], Knights], moves: tuple[str, ...], said: tuple[Any, ...]
) -> None:
    game = position()
    game.decision()
    game.events.clear()
    game.plays(*moves).asked()
    told = [words(event) for event in game.events if type(event).__name__ == kind]
    assert [each for each in told if not said or each == said], told
