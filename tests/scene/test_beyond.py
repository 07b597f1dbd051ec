"""Whoever does what comes next need not say first that they go on."""

from typing import Any

from tabletome.bots import SeatView, make_bot
from tabletome.engine.registry import find_game
from tabletome.engine.table import Table
from tabletome.scene import Question
from tabletome.scene.view import goes_without_saying, question
from tabletome.scene.vocabulary import Choice
from tabletome.scene.words import t


def questions_beyond(game: str, options: dict[str, Any], most: int) -> list[tuple[Table[Any], Question]]:
    """A game played by instinct, and where one could go on by doing what comes next."""
    found = []
    played = find_game(game)
    table: Table[Any] = Table(played, played.options.read(options), "beyond", listening=False)
    bot = make_bot("instinct", seed="beyond")
    while table.outcome is None and table.step < most:
        seat = table.pending[0].seat
        asked = question(table, seat)
        assert asked is not None
        if asked.beyond:
            found.append((table.fork(), asked))
        table.play(seat, bot.choose(SeatView.of(table, seat)))
    return found


def test_what_comes_next_can_be_done_at_once() -> None:
    found = questions_beyond("gloomhaven", {"players": 1}, 150)
    assert {asked.kind for _, asked in found} >= {"rest", "move"}
    for table, asked in found:
        for later in (asked.beyond[0], asked.beyond[-1]):
            ahead = table.fork()
            for action in (*later.first, later.action):
                assert ahead.can_undo(asked.seat) or ahead.step == table.step, "nothing is learnt on the way"
                ahead.play(asked.seat, table.game.actions.parse(action))


def test_later_choices_are_not_taken_for_those_of_the_question() -> None:
    for _, asked in questions_beyond("gloomhaven", {"players": 1}, 150):
        actions = [choice.action for choice in (*asked.choices, *asked.beyond)]
        assert len(set(actions)) == len(actions)
        begun = {choice.things[0] for choice in asked.choices if choice.things}
        assert not begun & {choice.things[0] for choice in asked.beyond if choice.things}


def test_a_movement_that_has_not_begun_is_not_given_up_silently() -> None:
    for table, asked in questions_beyond("gloomhaven", {"players": 1}, 150):
        if asked.kind == "move":
            assert table.state.action.path


def test_only_what_risks_nothing_goes_without_saying() -> None:
    def asked(*choices: Choice) -> Question:
        return Question(seat=0, kind="q", text=t("q"), choices=list(choices))

    plain = Choice(action="a", text=t("a"))
    assert goes_without_saying(asked(plain))
    assert not goes_without_saying(asked(plain, Choice(action="b", text=t("b"))))
    assert not goes_without_saying(asked(Choice(action="a", text=t("a"), risk="costly")))
    assert not goes_without_saying(asked(Choice(action="a", text=t("a"), role="end")))
