"""The hand of cards: GH-HAND, GH-ABIL-03, GH-ENH-13."""

from __future__ import annotations

from msgspec.structs import replace

from tabletome.engine import Run, seeded
from tabletome.engine.ledger import rule
from tabletome.games.gloomhaven import GAME
from tabletome.games.gloomhaven.campaign.setup import new_game
from tabletome.games.gloomhaven.content.classes import CLASSES
from tabletome.games.gloomhaven.events import Swapped
from tabletome.games.gloomhaven.rules.setup import GloomhavenOptions
from tabletome.games.gloomhaven.sheets import Party, Sticker
from tabletome.games.gloomhaven.state import State
from tests.games.gloomhaven.quests import Quest, play
from tests.games.gloomhaven.town import member

X_CARDS = ("skewer", "balanced-measure", "wall-of-doom")


def building(**options: object) -> tuple[Run[State], Quest]:
    """Two players choose the cards that they take along; somebody listens."""
    given = {"players": 2, "hands": "chosen", "battle_goals": False} | options
    quest = Quest(new_game(GloomhavenOptions.read(given), seeded("hands")))
    return quest.run, quest


def swaps(run: Run[State]) -> set[str]:
    """What can be swapped now."""
    assert run.decision is not None
    return {str(option) for option in run.decision.options if option.verb == "swap"}


@rule("GH-HAND-01", "GH-HAND-02", "GH-ABIL-03", "GH-SETUP-02")
def test_level_x_cards_take_the_place_of_level_one_cards_one_for_one() -> None:
    run, quest = building()
    assert run.decision is not None
    assert (run.decision.seat, run.decision.kind, run.decision.about) == (0, "hand", {"hero": 0})
    hand = CLASSES["brute"].starting_hand
    assert swaps(run) == {f"swap {out} {into}" for out in hand for into in X_CARDS}
    play(run, "swap trample skewer")
    left = [card for card in hand if card != "trample"]
    assert swaps(run) == {f"swap {out} {into}" for out in left for into in X_CARDS if into != "skewer"}
    assert [(each.name, each.card, each.other, each.rule) for each in quest.events if isinstance(each, Swapped)] == [
        ("brute", "skewer", "trample", "GH-HAND-01")
    ]
    play(run, "ready")
    assert run.decision is not None
    assert (run.decision.seat, run.decision.about) == (1, {"hero": 1})
    play(run, "ready")
    g = run.state
    assert run.decision is not None
    assert run.decision.kind == "place"
    assert g.heroes[0].hand == tuple("skewer" if card == "trample" else card for card in hand)
    assert g.heroes[1].hand == CLASSES["scoundrel"].starting_hand
    assert g.phase == "place_heroes"


@rule("GH-HAND-01", "GH-HAND-02", "GH-LVLUP-03")
def test_learned_cards_can_be_taken_for_cards_of_level_one_and_are_not_given_up_again() -> None:
    run, _ = building()
    g = run.state
    g.heroes[0].pool = ("fatal-advance", "hook-and-chain")
    first = [card for card in CLASSES["brute"].starting_hand if card != "trample"]
    g.heroes[0].hand = (*first, "fatal-advance")
    assert swaps(Run(GAME, g)) == {f"swap {out} {into}" for out in first for into in (*X_CARDS, "hook-and-chain")}


def campaign(hand: tuple[str, ...] = (), stickers: tuple[Sticker, ...] = ()) -> Run[State]:
    """A party of two enters a scenario; the first has taken these cards along the last time."""
    run, _ = building()
    g = run.state
    first = replace(member("brute"), hand=hand)
    g.party = Party((first, member("scoundrel")), stickers=stickers)
    if hand:
        g.heroes[0].hand = hand
    return Run(GAME, g)


@rule("GH-HAND-01", "GH-SETUP-02", "GH-SETUP-03")
def test_in_a_campaign_the_hand_of_the_last_scenario_is_changed_card_by_card() -> None:
    first = CLASSES["brute"].starting_hand
    last = tuple("skewer" if card == "trample" else card for card in first)
    run = campaign(last)
    assert swaps(run) == {
        f"swap {out} {into}" for out in last for into in ("trample", "balanced-measure", "wall-of-doom")
    }
    play(run, "swap skewer trample")
    left = [card for card in last if card != "skewer"]
    assert swaps(run) == {f"swap {out} {into}" for out in left for into in ("balanced-measure", "wall-of-doom")}
    play(run, "ready", "ready")
    party = run.state.party
    assert party is not None
    assert party.members[0].hand == tuple("trample" if card == "skewer" else card for card in last) == first
    assert party.members[1].hand == CLASSES["scoundrel"].starting_hand


@rule("GH-ENH-01", "GH-ENH-13")
def test_cards_are_played_with_their_stickers_and_the_sheet_remembers_the_cards() -> None:
    first = CLASSES["brute"].starting_hand
    run = campaign(stickers=(Sticker("trample", "top", 0, "plus-one"), Sticker("quietus", "bottom", 0, "jump")))
    play(run, "ready", "ready")
    hand = run.state.heroes[0].hand
    assert hand == tuple("trample+top.0.plus-one" if card == "trample" else card for card in first)
    assert run.state.party is not None
    assert run.state.party.members[0].hand == first


@rule("GH-HAND-01")
def test_who_has_nothing_to_swap_is_not_asked() -> None:
    run, _ = building()
    g = run.state
    g.heroes[0].hand = (*X_CARDS, *CLASSES["brute"].starting_hand[3:])
    again = Run(GAME, g)
    assert again.decision is not None
    assert again.decision.seat == 1


@rule("GH-SETUP-02", "GH-ITEM-03")
def test_after_the_hands_the_first_character_is_again_the_first_to_put_on_items() -> None:
    run, _ = building(items="bought")
    play(run, "ready", "ready")
    assert run.decision is not None
    assert (run.decision.kind, run.decision.seat) == ("outfit", 0)
