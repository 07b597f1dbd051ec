"""What a seat sees, is asked and is told; what it cannot know."""

from __future__ import annotations

import random

import pytest

from tabletome.engine import Run, seeded
from tabletome.engine.ledger import rule
from tabletome.engine.options import Options
from tabletome.engine.table import Table
from tabletome.games.battlelore import GAME, events
from tabletome.games.battlelore.cards.lore_cards import (
    LORE_CARDS,
    WINDOWS,
)
from tabletome.games.battlelore.content.adventures import adventures
from tabletome.games.battlelore.content.command_cards import COMMAND_CARDS
from tabletome.games.battlelore.content.terrain import LANDMARKS, TERRAIN
from tabletome.games.battlelore.content.troops import TROOPS
from tabletome.games.battlelore.knowledge import check, imagine
from tabletome.games.battlelore.rules.setup import BattleOptions
from tabletome.games.battlelore.state import State
from tabletome.games.battlelore.view.icons import (
    EVENTS,
    KINDS,
)
from tabletome.games.battlelore.view.scene import scene
from tabletome.scene import Text, translator, view
from tests.words import written


def table(adventure: str, seed: str = "scene", **more: object) -> Table[State]:
    options: Options = BattleOptions.read({"adventure": adventure, **more})
    return Table(GAME, options, seed)


@rule("BL-LORE-06")
def test_hands_are_seen_by_their_own_seat_only() -> None:
    game = table("spider-wood")
    for viewer in (0, 1, None):
        shown = scene(game.state, viewer)
        for mat in shown.mats:
            for zone in mat.zones:
                assert bool(zone.cards) == (mat.seat == viewer)
                assert zone.count


@rule("BL-LORE-09")
def test_lore_tokens_are_open_unless_the_adventure_hides_them() -> None:
    for adventure, seen in (("spider-wood", 2), ("giants-causeway", 1)):
        shown = scene(table(adventure).state, 0)
        assert sum(stat.id.startswith("lore:") for mat in shown.mats for stat in mat.stats) == seen


@rule("BL-LORE-06", "BL-CSETUP-09", "BL-CUSTOM-04")
def test_what_a_seat_cannot_know_can_be_imagined_otherwise() -> None:
    game = table("spider-wood")
    state = game.state.copy()
    own = state.hands[0], state.lore_hands[0]
    hidden = (state.hands[1], state.deck, state.lore_hands[1], state.lore_deck)
    imagine(state, 0, seeded("elsewhere"))
    check(state)
    assert (state.hands[0], state.lore_hands[0]) == own
    assert (state.hands[1], state.deck, state.lore_hands[1], state.lore_deck) != hidden


def test_a_drawn_card_is_told_to_its_seat_only() -> None:
    drawn = events.CommandDrawn(0, "forward")
    assert drawn.seen_by(0) == drawn
    assert drawn.seen_by(1) == events.CommandDrawn(0, "")


def messages() -> set[str]:
    """Every message that content can call for."""
    names = {f"card-{card.kind}" for card in COMMAND_CARDS.values()}
    names |= {f"lore-{card.title}" for card in LORE_CARDS.values()}
    names |= {f"{name}-help" for name in names}
    names |= {f"window-{window}" for window in WINDOWS}
    names |= {f"troop-{troop.kind}" for troop in TROOPS.values()}
    names |= {f"terrain-{name}" for name in TERRAIN} | {f"landmark-{name}" for name in LANDMARKS}
    names |= {f"power-{power}" for troop in TROOPS.values() for power, _ in troop.powers}
    names |= {f"event-{kind}" for kind in EVENTS} | {f"action-{kind.verb}" for kind in GAME.actions}
    names |= {f"option-adventure-{name}" for name in adventures()} | {f"phase-{phase}" for phase in GAME.scripts}
    return names


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_word_is_there_in_both_languages(language: str) -> None:
    assert messages() <= written(GAME.folder / "text", language).keys()
    assert set(KINDS) == {troop.kind for troop in TROOPS.values()}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("adventure", ["hired-axes", "stone-ring", "bridge-of-oaths"])
def test_a_game_is_told_without_a_gap(adventure: str, language: str) -> None:
    """Every question, choice and log line of a stretch of play has words in which nothing is missing."""
    say = translator(language, GAME.folder)
    game = table(adventure, councils="custom")
    chance = random.Random(3)
    for _ in range(160):
        if not game.pending:
            break
        decision = game.pending[0]
        seen = view(game, decision.seat, since=len(game.log))
        assert seen.question is not None
        texts = [seen.question.text, *(choice.text for choice in seen.question.choices), *(e.text for e in seen.log)]
        for text in texts:
            assert_said(say.say(text), text)
        game.play(decision.seat, chance.choice(decision.options))


def assert_said(said: str, text: Text) -> None:
    assert said != text.name, f"no message {text.name}"
    assert "{" not in said, f"{text.name}: {said}"


def test_every_command_and_lore_card_power_and_landmark_is_used_in_random_play() -> None:
    """Plays on until nothing in the box is left unused."""
    unused = set(COMMAND_CARDS) | set(LORE_CARDS) | {"web", "poison", "hurl", "crush", "quake"}
    unused |= set(LANDMARKS) - {"secret-passage"}
    chance = random.Random(11)
    for number in range(400):
        adventure = ("hill-of-masters", "stone-ring", "giants-causeway", "bridge-of-oaths")[number % 4]
        options = BattleOptions.read({"adventure": adventure})
        run = Run(GAME, GAME.setup(options, seeded(f"runner {number}")))
        run.state.tokens = [12, 12] if run.state.scenario.lore else [0, 0]
        unused -= {kind for _, kind, _ in run.state.landmarks}
        for _ in range(700):
            if run.decision is None:
                break
            wanted = [option for option in run.decision.options if used_by(option) in unused]
            stores = [option for option in run.decision.options if option.verb == "store"]
            chosen = chance.choice(wanted or stores or run.decision.options)
            unused.discard(used_by(chosen))
            run.play(chosen)
            top_up(run)
        if not unused:
            break
    assert not unused


def used_by(option: object) -> str:
    """What of the box an action uses."""
    for field in ("card", "power", "landmark"):
        name = getattr(option, field, "")
        if name and not type(option).__name__.startswith(("Discard", "Keep")):
            return str(name)
    return ""


def top_up(run: Run[State]) -> None:
    """Lore enough for dear cards: the runner wants to see them all."""
    state = run.state
    if state.scenario.lore and state.phase == "command_phase":
        for seat in (0, 1):
            state.tokens[seat] = max(state.tokens[seat], 14)


@rule("BL-SETUP-10", "BL-VICTORY-03")
def test_the_adventure_lies_open_with_its_story_goals_and_special_rules() -> None:
    say = translator("en", GAME.folder)
    shown = scene(table("giants-causeway").state, 0)
    (card,) = next(zone for zone in shown.zones if zone.id == "adventure-card").cards
    told = " ".join(say.say(text) for part in card.parts for text in part.text)
    for words in ("past a giant", "The Caravan needs 6 victory banners", "first unit to reach g8", "a9, m9"):
        assert words in told
    assert "Nobody shows how much Lore" in told
