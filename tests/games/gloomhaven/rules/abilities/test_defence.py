"""What active cards do against attacks and damage: shields, wards, retaliate, and who bears it for another."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tabletome.engine import Script
from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven.events import Negated
from tabletome.games.gloomhaven.rules.combat.damage import suffer
from tabletome.games.gloomhaven.state import OFF, Active
from tests.games.gloomhaven.content.test_class_cards import struck
from tests.games.gloomhaven.dungeon import Dungeon, dungeon
from tests.games.gloomhaven.rules.abilities.test_creatures import creature

TOP, BOTTOM = True, False


class Struck(NamedTuple):
    """What an attack on a character and its cards have come to."""

    hero: int
    """The hit points that the character has lost,"""
    guard: int
    """and those that the attacker has lost."""
    used: tuple[int, ...] = ()
    """How many slots of each active card are used."""
    xp: int = 0


def attacked(
    hero: str, cards: tuple[Active, ...], value: int, away: int = 1, *, shoots: bool = False, health: int = 10
) -> Struck:
    """A guard so far away attacks a character with these cards."""
    game = dungeon(" ".join([hero, *["."] * (away - 1), "guard1 ."])).with_health(hero.lower(), health)
    game.figure("guard1").health = game.figure("guard1").max_health = 20
    mine = game.hero(hero.lower())
    mine.active = cards
    struck(game, "guard1", "shoots" if shoots else "hits", hero.lower(), value)
    used = tuple(active.used for active in mine.active)
    return Struck(health - game.health(hero.lower()), 20 - game.health("guard1"), used, mine.xp)


def test_the_shields_of_all_active_cards_add_up() -> None:
    bash, tactics = Active("shield-bash", BOTTOM), Active("defensive-tactics", BOTTOM)
    assert attacked("Brute", (bash,), 3) == Struck(2, 0, (0,))
    assert attacked("Brute", (bash, tactics), 3) == Struck(1, 1, (0, 0))
    assert attacked("Brute", (bash, tactics), 1) == Struck(0, 1, (0, 0))


@rule("GH-ACTIVE-02", "GH-ACTIVE-04")
def test_a_ward_is_used_by_every_attack_that_would_hurt_and_by_no_other() -> None:
    ward = Active("warding-strength", BOTTOM)
    assert attacked("Brute", (ward,), 3) == Struck(2, 0, (1,))
    assert attacked("Brute", (ward,), 3, 3, shoots=True) == Struck(2, 0, (1,))
    assert attacked("Brute", (ward,), 1) == Struck(0, 0, (1,))
    assert attacked("Brute", (ward,), 0) == Struck(0, 0, (0,))
    behind_a_shield = (Active("shield-bash", BOTTOM), ward)
    assert attacked("Brute", behind_a_shield, 1) == Struck(0, 0, (0, 0))
    assert attacked("Brute", behind_a_shield, 2) == Struck(0, 0, (0, 1))


@rule("GH-RETAL-01", "GH-RETAL-02", "GH-RETAL-04", "GH-XP-04")
@pytest.mark.parametrize(
    ("hero", "cards", "away", "result"),
    [
        ("Brute", (Active("eye-for-an-eye", TOP),), 1, Struck(1, 2, (0,), xp=1)),
        ("Brute", (Active("eye-for-an-eye", TOP),), 2, Struck(1, 0, (0,))),
        ("Brute", (Active("eye-for-an-eye", TOP), Active("selfish-retribution", BOTTOM)), 1, Struck(1, 4, (0, 0), 1)),
        ("Cragheart", (Active("kinetic-assault", BOTTOM),), 3, Struck(1, 3, (0,))),
        ("Cragheart", (Active("kinetic-assault", BOTTOM),), 4, Struck(1, 0, (0,))),
        ("Berserker", (Active("bounce-back", TOP), Active("spiked-armor", TOP)), 1, Struck(1, 4, (0, 0))),
        ("Berserker", (Active("spiked-armor", TOP),), 1, Struck(1, 0, (0,))),
        (
            "Berserker",
            (Active("bounce-back", TOP), Active("resolute-stand", BOTTOM), Active("spiked-armor", TOP)),
            1,
            Struck(1, 4 + 3, (0, 0, 0)),
        ),
    ],
)
def test_retaliate_of_cards_reaches_as_far_as_it_says(
    hero: str, cards: tuple[Active, ...], away: int, result: Struck
) -> None:
    assert attacked(hero, cards, 1, away, shoots=away > 1) == result


@rule("GH-RETAL-04")
def test_spiked_armor_adds_to_a_retaliate_given_until_the_end_of_the_round_too() -> None:
    game = dungeon("Berserker guard1 .").with_effects("berserker", retaliate=((1, 1), (1, 2)))
    game.figure("guard1").health = 20
    game.hero("berserker").active = (Active("spiked-armor", TOP),)
    struck(game, "guard1", "hits", "berserker", 1)
    assert game.health("guard1") == 20 - 2 * (1 + 2)


def test_who_is_reckless_is_struck_harder_in_melee_only() -> None:
    reckless = (Active("reckless-offensive", BOTTOM),)
    assert attacked("Berserker", reckless, 2) == Struck(3, 2, (0,))
    assert attacked("Berserker", reckless, 2, 2, shoots=True) == Struck(2, 0, (0,))


@rule("GH-ACTIVE-02", "GH-ACTIVE-04", "GH-RETAL-04")
def test_an_opposing_strike_answers_melee_attacks_whether_they_hurt_or_not() -> None:
    opposing = (Active("opposing-strike", BOTTOM),)
    assert attacked("Cragheart", opposing, 2) == Struck(2, 2, (1,))
    assert attacked("Cragheart", opposing, 0) == Struck(0, 2, (1,))
    assert attacked("Cragheart", opposing, 2, 2) == Struck(2, 0, (1,))
    assert attacked("Cragheart", opposing, 2, 2, shoots=True) == Struck(2, 0, (0,))
    assert attacked("Cragheart", (Active("opposing-strike", BOTTOM, 1),), 2) == Struck(2, 2, (2,), xp=1)
    assert attacked("Cragheart", (*opposing, *opposing), 2) == Struck(2, 4, (1, 1))


@rule("GH-ACTIVE-02", "GH-ACTIVE-06", "GH-RETAL-04")
def test_a_cold_front_takes_all_damage_of_one_attack_and_answers_within_three_hexes() -> None:
    cold = (Active("cold-front", BOTTOM),)
    assert attacked("Spellweaver", cold, 4, health=6) == Struck(0, 3, (1,), xp=1)
    assert attacked("Spellweaver", cold, 4, 3, shoots=True, health=6) == Struck(0, 3, (1,), xp=1)
    assert attacked("Spellweaver", cold, 4, 4, shoots=True, health=6) == Struck(0, 0, (1,), xp=1)
    assert attacked("Spellweaver", cold, 0, health=6) == Struck(0, 0, (0,))
    assert attacked("Spellweaver", (Active("cold-front", BOTTOM, 2),), 4, health=6) == Struck(0, 3, (), xp=1)
    assert attacked("Spellweaver", cold * 2, 4, health=6) == Struck(0, 3, (0, 1), xp=1), "one is enough"


# Damage that is not suffered


def suffers(game: Dungeon, who: str, damage: int, *answers: int) -> list[str]:
    """So much damage is caused by the first guard; which questions are asked, and how they are answered."""

    def played() -> Script:
        yield from suffer(game.g, game.names[who], damage, by=game.names["guard1"])

    script = played()
    asked: list[str] = []
    answer: Any = None
    left = list(answers)
    while True:
        try:
            decision: Any = script.send(answer)
        except StopIteration:
            return asked
        asked.append(decision.kind)
        answer = decision.options[left.pop(0) if left else 0]


@rule("GH-ACTIVE-04", "GH-ACTIVE-06")
@pytest.mark.parametrize(("damage", "lost", "used"), [(9, 9, 0), (10, 0, 1), (11, 0, 1), (0, 0, 0)])
def test_death_is_defied_only_if_no_hit_point_would_be_left(damage: int, lost: int, used: int) -> None:
    game = dungeon("Berserker . guard1")
    hero = game.hero("berserker")
    hero.active = (Active("defiance-of-death", BOTTOM),)
    suffers(game, "berserker", damage)
    assert (10 - game.health("berserker"), hero.active[0].used, hero.xp) == (lost, used, used)
    assert [event.card for event in game.told(Negated)] == ["defiance-of-death"] * used


@rule("GH-ACTIVE-06")
def test_one_card_alone_is_used_against_damage_that_two_could_negate() -> None:
    game = dungeon("Berserker . guard1")
    hero = game.hero("berserker")
    hero.active = (Active("defiance-of-death", BOTTOM), Active("immortality", TOP))
    suffers(game, "berserker", 99)
    assert [active.used for active in hero.active] == [0, 1]
    assert (game.health("berserker"), [event.card for event in game.told(Negated)]) == (10, ["immortality"])


KEPT = """
    Soothsinger a b c d
     Brute e guard1 f .
"""


@rule("GH-ACTIVE-04", "GH-ACTIVE-06")
@pytest.mark.parametrize(
    ("who", "at", "singer", "kept"),
    [
        ("brute", "b", "soothsinger", True),
        ("brute", "c", "soothsinger", False),
        ("soothsinger", "soothsinger", "soothsinger", False),
        ("brute", "b", "", False),
        ("guard1", "b", "soothsinger", False),
    ],
)
def test_a_ditty_keeps_an_ally_within_two_hexes_from_damage(who: str, at: str, singer: str, kept: bool) -> None:
    game = dungeon(KEPT)
    game.figure(who).at = game.places[at]
    mine = game.hero("soothsinger")
    mine.active = (Active("defensive-ditty", BOTTOM),)
    game.figure("soothsinger").at = game.places[singer] if singer else OFF
    before = game.health(who)
    suffers(game, who, 1)
    assert (game.health(who) == before) is kept
    assert (mine.discard == ("defensive-ditty",)) is kept
    assert [(event.name, event.card) for event in game.told(Negated)] == [(who, "defensive-ditty")] * kept


@rule("GH-ACTIVE-06")
def test_apparitions_keep_every_summoned_ally_from_damage_however_far_away_but_nobody_else() -> None:
    game = dungeon("Summoner a b c d Brute e guard1")
    mine = game.hero("summoner")
    mine.active = (Active("intervening-apparitions", TOP),)
    creature(game, "shadow-wolf", "e", whose="brute", health=3)
    suffers(game, "shadow-wolf", 3)
    assert (game.health("shadow-wolf"), mine.active[0].used, mine.xp) == (3, 1, 1)
    suffers(game, "brute", 3)
    assert (game.health("brute"), mine.active[0].used) == (7, 1)


@rule("GH-DMG-01", "GH-ACTIVE-01")
@pytest.mark.parametrize(
    ("who", "helper", "answer", "asked", "lost"),
    [
        ("brute", "sunkeeper", 0, ["take-over", "damage"], (0, 2)),
        ("brute", "sunkeeper", 1, ["take-over", "damage"], (3, 0)),
        ("brute", "", 0, ["damage"], (3, 0)),
        ("sunkeeper", "sunkeeper", 0, ["damage"], (0, 3)),
        ("guard1", "sunkeeper", 0, [], (0, 0)),
    ],
)
def test_who_intervenes_may_suffer_one_less_instead_of_an_ally(
    who: str, helper: str, answer: int, asked: list[str], lost: tuple[int, int]
) -> None:
    game = dungeon("Brute guard1 . . Sunkeeper")
    game.hero("sunkeeper").active = (Active("divine-intervention", TOP),)
    game.figure("sunkeeper").at = game.places[helper] if helper else OFF
    game.figure("guard1").health = 20
    assert suffers(game, who, 3, answer) == asked
    assert (10 - game.health("brute"), 10 - game.health("sunkeeper")) == lost
    if who == "guard1":
        assert game.health("guard1") == 17


@rule("GH-DMG-01")
def test_damage_of_one_is_gone_if_it_is_taken_over() -> None:
    game = dungeon("Brute guard1 . . Sunkeeper")
    game.hero("sunkeeper").active = (Active("divine-intervention", TOP),)
    assert suffers(game, "brute", 1, 0) == ["take-over"]
    assert (game.health("brute"), game.health("sunkeeper")) == (10, 10)


ROAR = """
    a b c d
     Brute Scoundrel guard1 e
    f g h i
"""


@rule("GH-USE-02", "GH-ATK-01")
@pytest.mark.parametrize(
    ("brute", "target", "falls_on"),
    [
        ("brute", "scoundrel", "brute"),
        ("i", "scoundrel", "scoundrel"),
        ("", "scoundrel", "scoundrel"),
        ("brute", "brute", "brute"),
        ("brute", "guard1", "guard1"),
    ],
)
def test_a_roar_draws_all_attacks_on_adjacent_allies(brute: str, target: str, falls_on: str) -> None:
    game = dungeon(ROAR)
    game.hero("brute").active = (Active("provoking-roar", BOTTOM),)
    game.figure("brute").at = game.places[brute] if brute else OFF
    game.figure("guard1").health = game.figure("guard1").max_health = 20
    health = {who: game.health(who) for who in ("brute", "scoundrel", "guard1")}
    struck(game, "scoundrel" if target == "guard1" else "guard1", "hits", target, 2)
    assert [who for who in health if game.health(who) < health[who]] == [falls_on]


@rule("GH-ACTIVE-02")
def test_vengeance_follows_damage_that_was_suffered_and_nothing_else() -> None:
    game = dungeon("Berserker guard1 .")
    hero = game.hero("berserker")
    hero.active = (Active("vengeful-barrage", TOP),)
    suffers(game, "berserker", 2, 1)
    assert (game.health("berserker"), hero.active[0].used, game.g.pending) == (10, 0, ())
    suffers(game, "berserker", 2)
    assert (game.health("berserker"), hero.active[0].used, hero.xp) == (8, 1, 1)
    assert [(due.hero, due.value) for due in game.g.pending] == [(0, 3)]  # type: ignore[union-attr]
    suffers(game, "berserker", 99)
    assert len(game.g.pending) == 1, "the exhausted avenge nothing"
