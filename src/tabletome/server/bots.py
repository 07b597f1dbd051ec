"""What workers do: take a bot's turn, give a hint, replay a record, look back at a game.

A bot's turn is a job: a saved game in, the text of an action out. Nothing is kept in a worker, so that a turn that is
lost with a process is simply thought about again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tabletome.bots import SeatView, make_bot
from tabletome.bots.reasons import Why, best_two
from tabletome.engine import Action, commitment, seeded
from tabletome.engine.errors import TabletomeError
from tabletome.engine.record import Record
from tabletome.engine.run import Run
from tabletome.engine.table import Table
from tabletome.lessons.reasons import of_a_costly_decision
from tabletome.lessons.review import Chances, Costly, Played, review
from tabletome.scene import LANGUAGES, Text, t, translator
from tabletome.server.messages import PremoveChoice, Verdict

REASONS_SECONDS = 1.5
"""How long a hint looks for its reasons, at most."""


WORLDS = 4
"""In so many ways a game goes on when somebody asks what might come next."""
FARTHEST = 300
"""So many moves of others are looked ahead at most."""
PASSING = ("skip", "end")
"""The roles of choices by which one does nothing more."""


class Opinion(NamedTuple):
    """What a bot thinks of one option."""

    action: str
    value: float
    visits: int
    why: Why | None = None
    """What speaks for the best option beside all others, and for the second beside the best."""


class Thought(NamedTuple):
    """What a bot does, and what it tells its partners about it: by language, its name and its words."""

    action: str
    said: Mapping[str, tuple[str, str]] = {}


def choose(saved: bytes, seat: int, spec: str) -> Thought:
    """The action that a bot takes in this seat, and what it says of it in a game that is won together."""
    table = Table.load(saved)
    action = make_bot(spec, f"{table.seed}/{table.step}/{seat}").choose(SeatView.of(table, seat))
    return Thought(str(action), _told_partners(table, seat, action))


def _told_partners(table: Table[Any], seat: int, action: Action) -> dict[str, tuple[str, str]]:
    game = table.game
    intent = game.intent(table.state, table.decision_of(seat), action) if game.cooperative(table.options) else None
    return {} if intent is None else in_every_language(table, seat, intent)


def in_every_language(table: Table[Any], seat: int, text: Text) -> dict[str, tuple[str, str]]:
    """By language: what the one in this seat is called, and a text."""
    mats = [mat for mat in table.game.scene(table.state, None).mats if mat.seat == seat]
    said = {}
    for language in LANGUAGES:
        words = translator(language, table.game.folder)
        names = [name for name in (words.say(mat.name) for mat in mats) if name]
        said[language] = (", ".join(names) or words.say(t("ui-seat", number=seat + 1)), words.say(text))
    return said


def weigh(saved: bytes, seat: int, spec: str, most: int) -> list[Opinion]:
    """What a bot thinks of this seat's best options, and why."""
    view = SeatView.of(Table.load(saved), seat)
    weighed = make_bot(spec).weigh(view)
    reasons = best_two(view, [each.action for each in weighed], REASONS_SECONDS)
    whys = dict(zip((each.action for each in weighed), reasons, strict=False))
    return [Opinion(str(each.action), each.value, each.visits, whys.get(each.action)) for each in weighed[:most]]


def foresee(saved: bytes, seat: int, language: str) -> list[PremoveChoice]:
    """What a seat might be offered at its next decision, in words: by what it knows, in a few ways to go on."""
    table = Table.load(saved)
    words, offered = translator(language, table.game.folder), dict[tuple[str, str], PremoveChoice]()
    for world in range(WORLDS):
        rng = seeded(f"{table.seed}/{table.step}/{seat}/{world}/ahead")
        run = table.imagine(seat, rng)
        _answer_again(run, table, seat)
        for _ in range(FARTHEST):
            if run.decision is None or run.decision.seat == seat:
                break
            run.play(rng.pick(run.decision.options))
        if run.decision is not None and run.decision.seat == seat:
            asked = table.game.question(run.state, run.decision)
            for choice in asked.choices:
                told = (choice.action, words.say(choice.text), asked.kind, words.say(asked.text))
                offered[asked.kind, choice.action] = PremoveChoice(*told, passes=choice.role in PASSING)
    return list(offered.values())


def _answer_again(run: Run[Any], table: Table[Any], seat: int) -> None:
    """Whoever has answered in secret is asked again in an imagined game, and answers the same."""
    if seat in [decision.seat for decision in run.pending]:
        run.turn_to(seat)
        run.play(next(move.action for move in reversed(table.log) if move.seat == seat))


class Lesson(NamedTuple):
    """A decision that cost much, in the words of every language."""

    step: int
    seat: int
    cost: float
    words: Mapping[str, LessonWords]


class LessonWords(NamedTuple):
    """What was done, what would have been better, and why."""

    played: str
    better: str
    why: list[str]


class LookedBack(NamedTuple):
    """What there is to learn from a game."""

    chances: list[Chances]
    lessons: list[Lesson]
    looked_at: int
    decisions: int


def look_back(data: bytes, seats: Sequence[int], seconds: float) -> LookedBack:
    """How a recorded game went, and which decisions of these seats cost the most."""
    played = Played.recorded(Record.read(data))
    found = review(played, seats, seconds)
    lessons = [
        Lesson(
            each.step,
            each.seat,
            each.cost,
            {lang: _lesson_words(played, each, lang) for lang in LANGUAGES},
        )
        for each in found.costly
    ]
    return LookedBack(found.chances, lessons, found.looked_at, found.decisions)


def _lesson_words(played: Played, costly: Costly, language: str) -> LessonWords:
    say = translator(language, played.game.folder).say
    return LessonWords(say(costly.played), say(costly.better), [say(line) for line in of_a_costly_decision(costly.why)])


def verify(data: bytes) -> Verdict:
    """Replay a record that anyone may have written."""
    try:
        record = Record.read(data)
        record.table()
    except TabletomeError as wrong:
        return Verdict(False, error=str(wrong))
    except Exception as wrong:
        return Verdict(False, error=f"the game breaks while it is replayed: {type(wrong).__name__}")
    bound = commitment(record.seed) if record.draw is None else record.draw.commitment
    return Verdict(True, record.game, len(record.steps), "", record.seed, bound, record.draw)
