"""Actions of characters, ability by ability: GH-ABIL, GH-TURN, GH-XP, GH-SELECT."""

from __future__ import annotations

from tabletome.engine.ledger import Break, rule
from tabletome.games.gloomhaven.content.notation.abilities import Attack, Move
from tabletome.games.gloomhaven.content.printed_actions import CardAction, printed
from tabletome.games.gloomhaven.events import GainedXp
from tabletome.games.gloomhaven.rules.movement.enter import lay_trap
from tabletome.games.gloomhaven.state import Active, Trap
from tests.games.gloomhaven.dungeon import DUEL, PAIR_BESIDE_GUARD, dungeon, field


@rule("GH-TURN-01", "GH-TURN-06", "GH-TURN-07", "GH-SELECT-05", "GH-SELECT-06")
def test_one_top_and_one_bottom_each_card_to_its_pile() -> None:
    game = dungeon(DUEL).turn("brute", "shield-bash", "grab-and-go")
    game.plays("top shield-bash", "strike guard1")
    assert game.g.heroes[0].lost == ("shield-bash",)
    assert game.offers() == ["bottom grab-and-go", "basic-move grab-and-go", "end-turn"]
    game.plays("basic-move grab-and-go", "stop")
    assert game.g.heroes[0].discard == ("grab-and-go",)


@rule("GH-XP-02", "GH-TURN-04")
def test_an_action_of_which_nothing_was_performed_gives_nothing_and_its_card_is_not_lost() -> None:
    game = dungeon(DUEL).turn("brute", "overwhelming-assault", "grab-and-go")
    game.plays("top overwhelming-assault", "skip")
    assert game.g.heroes[0].xp == 0
    assert game.g.heroes[0].discard == ("overwhelming-assault",)


def test_moves_become_attacks_of_the_same_value() -> None:
    game = field("Brute", "grab-and-go", "trample", ally="Scoundrel")
    game.g.heroes[0].active = (Active("immovable-phalanx", top=False),)
    game.plays("bottom grab-and-go", "as-attack", "strike guard1")
    assert game.health("guard1") == 16
    game = field("Brute", "grab-and-go", "trample", ally="Scoundrel").with_conditions("brute", "immobilize")
    game.g.heroes[0].active = (Active("immovable-phalanx", top=False),)
    game.plays("bottom grab-and-go")
    assert game.offers() == ["as-attack", "skip"]


@rule("GH-ABIL-01", "GH-TURN-02")
def test_one_top_and_one_bottom_action_none_interrupting_the_other() -> None:
    game = dungeon(PAIR_BESIDE_GUARD).turn("brute", "trample", "grab-and-go")
    game.plays("bottom grab-and-go")
    assert game.asked() == "move"
    assert {offer.split()[0] for offer in game.offers()} == {"go", "stop"}
    game.plays("stop")
    assert not any(offer.startswith("bottom") for offer in game.offers())
    assert "top trample" in game.offers()


@rule("GH-ABIL-04", "GH-TURN-02")
def test_the_abilities_of_an_action_come_in_printed_order() -> None:
    game = dungeon("""
        . . . . .
         Scoundrel . guard1 . .
        . . . . .
    """).turn("scoundrel", "quick-hands", "venom-shiv")
    kinds = [type(ability) for ability in printed(CardAction("scoundrel", "quick-hands", "top")).abilities]
    assert kinds == [Move, Attack]
    game.plays("top quick-hands")
    assert game.asked() == "move"
    game.plays("stop")
    assert game.asked() == "turn", "there was nobody to attack"


@rule("GH-TURN-03", "GH-SELECT-05")
def test_a_used_card_goes_to_its_pile_before_anything_else() -> None:
    game = dungeon(PAIR_BESIDE_GUARD).turn("brute", "shield-bash", "grab-and-go").stack("brute", "-2")
    game.plays("top shield-bash", "strike guard1")
    game.asked()
    assert game.g.heroes[0].lost == ("shield-bash",)
    assert game.g.heroes[0].discard == ()
    game.plays("bottom grab-and-go", "stop")
    game.asked()
    assert "grab-and-go" in game.g.heroes[0].discard


KILL = "    note_kill(g, killer, victim)\n"


@rule("GH-XP-01")
@rule("GH-XP-05", breaks=Break("rules/combat/damage.py", KILL, f"{KILL}    g.heroes[killer].xp += 1\n"))
def test_experience_comes_from_the_action_and_not_from_the_kill() -> None:
    game = dungeon(PAIR_BESIDE_GUARD).with_health("guard1", 1).turn("brute", "trample", "spare-dagger")
    game.plays("top trample", "strike guard1")
    assert game.is_gone("guard1")
    assert not game.told(GainedXp)
    assert game.g.heroes[0].xp == 0
    again = dungeon(PAIR_BESIDE_GUARD).turn("brute", "shield-bash", "grab-and-go")
    again.plays("top shield-bash", "strike guard1")
    again.asked()
    assert [event.xp for event in again.told(GainedXp)] == [2]


@rule("GH-EXH-03", "GH-SELECT-05", "GH-XP-01")
def test_who_is_exhausted_by_an_action_loses_its_card_once_and_gains_nothing_by_it() -> None:
    for card in ("spare-dagger", "devastating-hack", "shield-bash"):
        game = dungeon(PAIR_BESIDE_GUARD).turn("brute", card, "grab-and-go").with_health("brute", 1)
        game.with_effects("guard1", retaliate=((9, 1),))
        game.figure("guard1").health = 30
        game.plays(f"top {card}", "strike guard1", "suffer")
        brute = game.hero("brute")
        game.asked()
        assert game.is_gone("brute")
        assert (brute.lost.count(card), brute.discard, brute.active, brute.xp) == (1, (), (), 0)


@rule("GH-TURN-02", "GH-COND-13")
def test_who_is_stunned_in_the_middle_of_an_action_performs_no_more_of_it() -> None:
    game = dungeon("""
        . . . . . .
         . Brute a^ b guard1 .
        . . . . . .
    """).turn("brute", "juggernaut", "trample")
    game.g.trap_effects = ()
    game.g.traps = frozenset()
    lay_trap(game.g, Trap(game.places["a"], 0, ("stun",)))
    game.plays("top juggernaut", "go a")
    assert (game.conditions("brute"), game.asked() in ("strike", "move")) == (["stun"], False)
    assert "juggernaut" in game.hero("brute").discard


@rule("GH-ACTIVE-01", "GH-ACTIVE-07", "GH-XP-04")
def test_a_card_stays_only_if_something_of_it_lasts_that_was_not_left_out() -> None:
    game = field("Elementalist", "boiling-arc", "stoking-hail").plays("bottom boiling-arc", "stop")
    hero = game.hero("elementalist")
    assert (hero.active, hero.discard) == ((), ("boiling-arc",))
    game = field("Elementalist", "boiling-arc", "stoking-hail").with_elements(fire=2)
    game.plays("bottom boiling-arc", "stop", "consume fire")
    assert [each.card for each in game.hero("elementalist").active] == ["boiling-arc"]


@rule("GH-TURN-01", "GH-TURN-06")
def test_a_basic_action_discards_its_card_whatever_is_printed_on_it() -> None:
    game = dungeon(DUEL).turn("brute", "shield-bash", "devastating-hack")
    game.plays("basic-attack shield-bash", "strike guard1", "basic-move devastating-hack", "stop")
    brute = game.hero("brute")
    assert (sorted(brute.discard), brute.lost, brute.active, brute.xp) == (
        ["devastating-hack", "shield-bash"],
        (),
        (),
        0,
    )
