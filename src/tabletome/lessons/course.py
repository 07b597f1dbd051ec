"""A lesson being taken: where the learner is in it, what leads on, and what is said to whoever leaves the path."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from itertools import pairwise
from typing import Any

import msgspec

from tabletome.bots import SeatView, make_bot
from tabletome.engine import Action, TabletomeError
from tabletome.engine.game import Game
from tabletome.engine.suggestions import did_you_mean
from tabletome.engine.table import Table
from tabletome.scene import Choice, Question, Text, t, translator
from tabletome.scene.lesson import Drawing, Lesson, Step
from tabletome.scene.things import thing_ids
from tabletome.scene.view import log, question, scene_of
from tabletome.scene.vocabulary import Part
from tabletome.scene.words import listed

NEXT = "next"
"""What a learner does who has read a step."""
SHOW = "show"
"""What a learner does who wants the coach to play."""
MOST_TOLD = 4
"""Of the moves that the coach made for the learner, the last so many are told."""
MOST_CAME = 6
"""Of what came of the learner's own move, the first so many lines are told."""
LONGEST_SKIP = 600
"""So many decisions the coach plays on at most; a lesson that needs more is declared wrongly."""


class NoSuchLesson(TabletomeError):
    """A game has no lesson of this name."""


class OffTheLesson(TabletomeError):
    """What a learner is said to have done cannot be done in this lesson."""


class LessonView(Part):
    """What a client shows of a lesson beside the table."""

    game: str
    lesson: str
    title: Text
    names: list[Text]
    """Of all steps, in order."""
    place: int
    """How many steps are done."""
    minutes_left: int
    name: Text
    text: Text
    lit: list[str] = msgspec.field(default_factory=list)
    """The things that matter now."""
    rule: str = ""
    show: str = ""
    """The action that the coach would take; empty where nothing is to be done but to read."""
    shown: Text | None = None
    """The same in words."""
    free: bool = False
    """Every choice leads on."""
    answer: Text | None = None
    """What is said to whoever just left the path."""
    came: Text | None = None
    """What came of the learner's own move, where the coach has played on since or another position was drawn."""
    meanwhile: Text | None = None
    """What the coach has played for the learner on the way here."""
    whole: bool = False
    """A whole game, which the learner plays: nothing is pointed out, kinds of decisions are explained when met."""
    over: bool = False
    next: str = ""
    """The lesson that is best taken after this one."""


def find_lesson(game: Game[Any, Any], name: str) -> Lesson:
    """The lesson of this name, or a NoSuchLesson that says which there are."""
    named: dict[str, Lesson] = {lesson.name: lesson for lesson in game.lessons}
    if name in named:
        return named[name]
    raise NoSuchLesson(f"{game.name} has no lesson {name!r}; {did_you_mean(name, list(named))}")


class Course:
    """A learner on the way through a lesson: the table, and the step they are at."""

    def __init__(self, game: Game[Any, Any], lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self._begin()

    def _begin(self) -> None:
        """Sit down at the first step."""
        lesson = self.lesson
        self.table: Table[Any] = Table(self.game, self.game.options.read(dict(lesson.options)), lesson.seed)
        self.place = 0
        self.doings: list[str] = []
        self.answer: Text | None = None
        self._came: list[Text] = []
        """What came of the learner's move that led to this step."""
        self._left = False
        """Whether the table on which it came about is no longer the one that is seen."""
        self._drawn = False
        """Whether the table was set up anew for this step."""
        self._stood_in: list[Text] = []
        """What the coach has played for the learner on the way to this step."""
        self._suggested: tuple[int, str] | None = None
        self._arrive()

    @classmethod
    def after(cls, game: Game[Any, Any], name: str, doings: Iterable[str]) -> Course:
        """The lesson as it stands after these doings, each `next`, `show` or an action."""
        course = cls(game, find_lesson(game, name))
        for doing in doings:
            course.do(doing)
        return course

    # Where the learner is

    @property
    def step(self) -> Step | None:
        """The step that is being taken; None when the lesson is over."""
        return self.lesson.steps[self.place] if self.place < len(self.lesson.steps) else None

    @property
    def asked(self) -> Question | None:
        """What the learner is asked by the game."""
        return question(self.table, self.lesson.seat)

    def shown(self) -> Choice | None:
        """The choice that the coach would take, where one is to be taken."""
        step, asked = self.step, self.asked
        if step is None or asked is None:
            return None
        if step.play:
            return self._first_fitting(step, asked)
        if step.until is None:
            return None
        return next(choice for choice in asked.choices if choice.action == self._suggestion())

    def others_lead_on(self) -> int:
        """How many choices besides the one that is shown lead on as well."""
        step, asked = self.step, self.asked
        if step is None or asked is None or not step.play:
            return 0
        return max(0, sum(self._leads_on(step, choice.action) for choice in asked.choices) - 1)

    # What a learner does

    def do(self, doing: str) -> None:
        """Go on, let the coach play, or play an action; one that leaves the path is answered and changes nothing."""
        for answer in [*self._passed_over(doing), doing]:
            self._do(answer)
            if self.answer is not None:
                return

    def take_back(self) -> None:
        """Stand again where the learner stood before the last thing they did."""
        *before, _ = self.doings
        self._begin()
        for doing in before:
            self.do(doing)

    def _passed_over(self, doing: str) -> list[str]:
        """The answers before a choice of a later question, each of which only goes on."""
        asked = self.asked
        if asked is None or any(choice.action == doing for choice in asked.choices):
            return []
        return next((choice.first for choice in asked.beyond if choice.action == doing), [])

    def _do(self, doing: str) -> None:
        step = self.step
        if step is None:
            raise OffTheLesson("the lesson is over")
        self.answer = None
        if doing == NEXT:
            self._read_on(step)
        elif doing == SHOW:
            choice = self.shown()
            if choice is None:
                raise OffTheLesson("there is nothing to show at this step")
            self._take(step, choice.action)
        else:
            self._take(step, doing)

    def _read_on(self, step: Step) -> None:
        if self.table.outcome is None and step.waits:
            raise OffTheLesson("this step waits for a move")
        self.doings.append(NEXT)
        self._came = []
        self._go_on()

    def _take(self, step: Step, action: str) -> None:
        asked = self.asked
        if asked is None or all(choice.action != action for choice in asked.choices):
            raise OffTheLesson(f"{action!r} is not among the choices now")
        following = self._read_ahead(step)
        if following is not None and self._leads_on(following, action):
            self._read_on(step)
            step = following
        if not self._leads_on(step, action):
            self.answer = self._answer(step)
            return
        self.doings.append(action)
        before = self.table.step
        self.table.play(self.lesson.seat, self.game.actions.parse(action))
        self._others_play()
        if step.until is None or self._is_over(step):
            self._came = [entry.text for entry in log(self.table, self.lesson.seat, since=before + 1)]
            self._go_on()

    def _leads_on(self, step: Step, action: str) -> bool:
        return step.is_free or any(self._fits(step, pattern, action) for pattern in step.play)

    def _read_ahead(self, step: Step) -> Step | None:
        """The step after one that is only read, where it begins on the same table: whoever knows need not say so."""
        if step.waits or self.place + 1 >= len(self.lesson.steps):
            return None
        following = self.lesson.steps[self.place + 1]
        return following if following.draw is None and self._begins(following) else None

    def _is_over(self, step: Step) -> bool:
        """Whether what a step waits for has come about."""
        assert step.until is not None
        return self.table.outcome is not None or step.until(self.table.state, self.lesson.seat)

    def _answer(self, step: Step) -> Text:
        """What is said to whoever does something else: the step's own words, or what would be right here."""
        name = self.lesson.answer_to_else(step)
        if translator("en", self.game.folder).message(name) != name:
            return t(name)
        choice = self.shown()
        return t("lesson-else", wanted=choice.text) if choice is not None else t("lesson-else-read")

    # What happens between the learner's moves

    def _go_on(self) -> None:
        self.place += 1
        self._arrive()

    def _arrive(self) -> None:
        """Play on, for all seats, to where the step begins."""
        step, self._stood_in, self._left, self._drawn = self.step, [], False, False
        for _ in range(LONGEST_SKIP):
            if step is None or self.table.outcome is not None:
                self._pass_what_never_came()
                return
            self._others_play()
            if self.table.outcome is None and self._begins(step):
                if step.draw is not None:
                    self._draw(step.draw)
                    self._others_play()
                return
            if self.table.outcome is None:
                self._stand_in()
        raise OffTheLesson(f"the step {step.name if step else ''!r} of {self.lesson.name!r} is never reached")

    def _pass_what_never_came(self) -> None:
        """When the game is over, leave out steps about something that has not come about."""
        while (step := self.step) is not None and step.when is not None:
            if step.when(self.table.state, self.lesson.seat):
                return
            self.place += 1

    def _draw(self, draw: Drawing) -> None:
        """The table as it is drawn; nothing before can be taken back, and nobody has played it."""
        kept = self.table.position
        state = kept.state.copy()
        draw(state, self.lesson.seat)
        self.table = Table.resume(self.game, self.table.options, self.table.seed, kept._replace(state=state))
        self._stood_in, self._left, self._drawn = [], True, True

    def _stand_in(self) -> None:
        """Play for the learner, and remember what was played."""
        action, asked = self._opinion(self.lesson.seat), self.asked
        assert asked is not None
        self._left = True
        self._stood_in += [choice.text for choice in asked.choices if choice.action == str(action)]
        self.table.play(self.lesson.seat, action)

    def _begins(self, step: Step) -> bool:
        asked = self.asked
        if step.when is not None and not step.when(self.table.state, self.lesson.seat):
            return False
        if not step.at:
            return True
        if asked is None or asked.kind != step.at:
            return False
        return step.draw is not None or not step.play or self._first_fitting(step, asked) is not None

    def _first_fitting(self, step: Step, asked: Question) -> Choice | None:
        """The choice that fits the first pattern that any choice fits."""
        for pattern in step.play:
            for choice in asked.choices:
                if self._fits(step, pattern, choice.action):
                    return choice
        return None

    def _fits(self, step: Step, pattern: str, action: str) -> bool:
        if not fnmatchcase(action, pattern):
            return False
        return step.only is None or step.only(self.table.state, self.lesson.seat, self.game.actions.parse(action))

    def _others_play(self) -> None:
        """Let the other seats decide until the learner is asked, or the game is over."""
        for _ in range(LONGEST_SKIP):
            others = [decision.seat for decision in self.table.pending if decision.seat != self.lesson.seat]
            if self.table.outcome is not None or not others:
                return
            self.table.play(others[0], self._opinion(others[0]))
        raise OffTheLesson(f"the others play on and on in {self.lesson.name!r}, and the learner is never asked")

    def _suggestion(self) -> str:
        """What the coach would do in free play; thought about once at each step of the game."""
        if self._suggested is None or self._suggested[0] != self.table.step:
            seat = self.lesson.seat
            coach = make_bot(self.lesson.coach or self.lesson.bot, f"{self.lesson.seed}/{self.table.step}/{seat}")
            self._suggested = self.table.step, str(coach.weigh(SeatView.of(self.table, seat))[0].action)
        return self._suggested[1]

    def _opinion(self, seat: int) -> Action:
        """What the lesson wants of a seat, or its bot thinks best; the same whenever it is asked here."""
        wanted = self.lesson.stand_in if seat == self.lesson.seat else self.lesson.others
        options: Sequence[Action] = self.table.decision_of(seat).options
        for option in options:
            if any(fnmatchcase(str(option), pattern) for pattern in wanted):
                return option
        bot = make_bot(self.lesson.bot, f"{self.lesson.seed}/{self.table.step}/{seat}")
        return bot.weigh(SeatView.of(self.table, seat))[0].action

    # What is shown

    def view(self) -> LessonView:
        """The lesson as a client shows it beside the table."""
        lesson, step = self.lesson, self.step
        left = len(lesson.steps) - self.place
        seen = LessonView(
            game=self.game.name,
            lesson=lesson.name,
            title=lesson.title,
            names=[lesson.name_of(each) for each in lesson.steps],
            place=self.place,
            minutes_left=-(-lesson.minutes * left // len(lesson.steps)),
            name=t("lesson-over"),
            text=self._farewell(),
            over=step is None,
            next=self._next(),
        )
        if step is not None:
            self._fill(seen, step)
        return seen

    def _farewell(self) -> Text:
        """What is said when all steps are done; nobody is praised for a game that was lost."""
        if self._next():
            return t("lesson-over-text")
        return t("lesson-over-lost" if self._result() == "lost" else "lesson-over-last")

    def _result(self) -> str:
        """How the game has ended for the learner: `won` or `lost`; empty while it goes on."""
        outcome = self.table.outcome
        if outcome is None:
            return ""
        return "lost" if outcome.payoff(self.lesson.seat) == 0 else "won"

    def _next(self) -> str:
        """The name of the lesson after this one; empty where it is the last."""
        names: list[str] = [lesson.name for lesson in self.game.lessons]
        return dict(pairwise(names)).get(self.lesson.name, "")

    def _fill(self, seen: LessonView, step: Step) -> None:
        choice = self.shown()
        seen.name, seen.text = self.lesson.name_of(step), self.lesson.text_of(step, self._result())
        seen.rule = step.rule
        seen.lit = self.lit(step)
        seen.show = choice.action if choice is not None else ""
        seen.shown = choice.text if choice is not None else None
        seen.free = step.is_free
        seen.whole = self.lesson.is_whole_game
        seen.answer = self.answer
        if self._came and self._left:
            seen.came = t("lesson-came", told=listed(self._came[:MOST_CAME], "one-after-another"))
        if self.place and self._drawn:
            seen.meanwhile = t("lesson-drawn")
        elif self.place and self._stood_in:
            seen.meanwhile = self._meanwhile()

    def _meanwhile(self) -> Text:
        """What the coach has played on the way here; of many moves how many, and the last of them."""
        moves = listed(_each_once(self._stood_in)[-MOST_TOLD:], "in-turn")
        if len(self._stood_in) <= MOST_TOLD:
            return t("lesson-meanwhile", moves=moves)
        return t("lesson-meanwhile-long", count=len(self._stood_in), moves=moves)

    def lit(self, step: Step) -> list[str]:
        """The things a step points at: those it names that lie on the table, and those of the action shown."""
        table, seat = self.table, self.lesson.seat
        there = [*thing_ids(scene_of(self.game, table.state, table.pending, seat)), *thing_ids(self.asked)]
        named = [thing for thing in there if any(fnmatchcase(thing, pattern) for pattern in step.lit)]
        choice = self.shown()
        acted = [thing for thing in choice.things if thing in there] if choice is not None and step.play else []
        return list(dict.fromkeys([*named, *acted]))


def _each_once(told: Iterable[Text]) -> list[Text]:
    """Every text where it comes last."""
    last: list[Text] = []
    for text in told:
        last = [*(each for each in last if each != text), text]
    return last
