"""A lesson in a terminal: the table, what the coach says, and what whoever learns types."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import RenderableType
from rich.text import Text as Line

from tabletome.cli.terminal import coach
from tabletome.cli.terminal.choosing import Meant, matching
from tabletome.cli.terminal.commands import (
    KEYS,
    YES,
    Leave,
    explain,
    hint,
    look_up_rules,
    redraw,
    show_cards,
    show_log,
    show_map,
    show_sheets,
    show_thing,
    tell_rule,
)
from tabletome.cli.terminal.ending import draw_ending
from tabletome.cli.terminal.palette import RULE, TITLE, TONES
from tabletome.cli.terminal.screen import draw_choices, draw_log
from tabletome.cli.terminal.session import Session
from tabletome.cli.terminal.terminal import Terminal
from tabletome.engine import TabletomeError
from tabletome.lessons import Course, LessonView
from tabletome.scene.view import log, scene_of

SHOW, NEXT = "show", "next"
WIDEST_WORDS = 120
"""The coach's words are not wider than this: longer lines are hard to read."""


def take_lesson(course: Course, terminal: Terminal, language: str) -> None:
    """Lead through a lesson to its end."""
    session = Session(
        course.table, terminal, language=language, at_keyboard=course.lesson.seat, coach=terminal.interactive
    )
    session.tell("learn-started", title=session.look.say(course.lesson.title), minutes=course.lesson.minutes)
    begun = -1
    try:
        while course.step is not None:
            place = course.place
            _one_step(course, session, at_its_beginning=place != begun)
            begun = place
        session.show(*_said(course, session))
        if course.view().next:
            session.tell("learn-next", command=f"tabletome learn {course.game.name} {course.view().next}")
    except Leave:
        session.tell("goodbye")


def _one_step(course: Course, session: Session, *, at_its_beginning: bool) -> None:
    """The table, and the coach: at the beginning of a step what it is about, in free play what is met there first."""
    seen = course.view()
    said: list[RenderableType] = []
    if at_its_beginning or not seen.free:
        said = _said(course, session)
    elif not _is_own_game(seen):
        said = [_suggestion(course, session)]
    if _is_own_game(seen):
        said += coach.met(session, course.lesson.seat)
    if course.asked is not None:
        session.show_screen(course.lesson.seat, *said)
    elif course.table.outcome is not None:
        scene = scene_of(course.game, course.table.state, course.table.pending, course.lesson.seat)
        session.show(*draw_ending(scene, course.table.outcome, session.look), *said)
    else:
        session.show(*said)
    before = list(course.doings)
    while course.doings == before:
        _obey(course, session, session.terminal.ask(_prompt(course, session)))


def _prompt(course: Course, session: Session) -> str:
    """What an empty line does is said only where it does something."""
    return session.look.word("learn-prompt-move") if course.view().show else session.look.word("learn-prompt")


def _said(course: Course, session: Session) -> list[RenderableType]:
    """The coach's words: where we are in the lesson, what is to be done, what would be shown."""
    seen, look = course.view(), session.look
    title = f"{look.say(seen.title)} · {min(seen.place + 1, len(seen.names))}/{len(seen.names)}"
    came = None if session.tells_of_moves(course.lesson.seat) else seen.came
    told = [Line(look.say(text), TONES["dim"]) for text in (came, seen.meanwhile) if text is not None]
    said = Line.assemble((look.say(seen.name), TITLE), "\n", look.say(seen.text))
    if seen.shown is not None and not _is_own_game(seen):
        said.append(f"\n→ {look.say(seen.shown)}", TONES["good"])
        others = course.others_lead_on()
        said.append(f"  {look.word('learn-others', count=others)}" if others else "", TONES["dim"])
    narrow = look.narrower(min(look.width, WIDEST_WORDS))
    return [*told, narrow.panel(said, Line(title, TITLE), note=Line(seen.rule, RULE) if seen.rule else None)]


def _is_own_game(seen: LessonView) -> bool:
    """Whether the learner decides alone: the coach's move is shown when it is asked for, and not before."""
    return seen.free and seen.whole


def _suggestion(course: Course, session: Session) -> Line:
    """What the coach would do now."""
    return Line(f"→ {session.look.say(course.view().shown or course.lesson.title)}", TONES["good"])


def _obey(course: Course, session: Session, said: str) -> None:
    word = said.partition(" ")[0].lower()
    rest = said.partition(" ")[2].strip()
    try:
        if said == "" or word in COMMANDS or word.translate(KEYS) in COMMANDS:
            COMMANDS.get(word, COMMANDS.get(word.translate(KEYS), _read_on))(course, session, rest)
        else:
            _choose(course, session, said)
    except TabletomeError as wrong:
        session.show(Line(str(wrong), TONES["bad"]))


def _read_on(course: Course, session: Session, _rest: str) -> None:
    seen = course.view()
    if seen.show:
        session.tell("learn-move", choice=session.look.say(seen.shown or course.lesson.title))
    else:
        _do(course, session, NEXT)


def _show_me(course: Course, session: Session, _rest: str) -> None:
    seen = course.view()
    if seen.show:
        session.tell("learn-played", choice=session.look.say(seen.shown or course.lesson.title))
        _do(course, session, SHOW)
    else:
        _do(course, session, NEXT)


def _why(course: Course, session: Session, _rest: str) -> None:
    tell_rule(session, course.view().rule)


def _table_again(course: Course, session: Session, rest: str) -> None:
    redraw(session, course.lesson.seat, rest)
    session.show(*_said(course, session))


def _leave(course: Course, session: Session, _rest: str) -> None:
    """Stop; in the midst of a game not without being sure, for a lesson begins anew each time."""
    if not course.view().free or session.terminal.ask(session.look.word("learn-leave")).lower() in YES:
        raise Leave


def _take_back(course: Course, session: Session, _rest: str) -> None:
    """Stand where the last step or move began; whatever dice fell, they fall again alike."""
    if not course.doings:
        session.tell("undo-nothing")
        return
    course.take_back()
    session.table = course.table
    session.told_from.clear()
    session.tell("learn-taken-back")


def _help(_course: Course, session: Session, _rest: str) -> None:
    session.tell("learn-help")


def _choose(course: Course, session: Session, said: str) -> None:
    """Play the choice that a number or a part of its text means."""
    asked = course.asked
    choices = asked.choices if asked is not None else []
    places, is_clear = Meant([int(said) - 1], True) if said.isdecimal() else matching(said, choices, session.look)
    if places and not is_clear:
        session.tell("several", said=said, count=len(places))
        session.show(*draw_choices([(place + 1, choices[place]) for place in places], session.look))
    elif places and 0 <= places[0] < len(choices):
        _do(course, session, choices[places[0]].action)
    else:
        session.tell("not-understood", said=said)


def _do(course: Course, session: Session, doing: str) -> None:
    """Do it and tell what came of it, or what the coach says to it."""
    step = course.table.step
    course.do(doing)
    session.table = course.table
    if course.table.step > step:
        session.told_from[course.lesson.seat] = step + 1
    if course.answer is not None:
        session.show(Line(session.look.say(course.answer), TONES["gold"]))
    elif course.asked is None:
        session.show(*draw_log(log(course.table, course.lesson.seat, since=step + 1), session.look))


COMMANDS: dict[str, Callable[[Course, Session, str], None]] = {
    "n": _read_on,
    "s": _show_me,
    "u": _take_back,
    "w": _why,
    "e": lambda course, session, rest: explain(session, course.lesson.seat, rest),
    "h": lambda course, session, rest: hint(session, course.lesson.seat, rest),
    "l": lambda course, session, rest: show_log(session, course.lesson.seat, rest),
    "r": lambda course, session, rest: look_up_rules(session, course.lesson.seat, rest),
    "c": lambda course, session, rest: show_thing(session, course.lesson.seat, rest),
    "b": _table_again,
    "map": lambda course, session, rest: show_map(session, course.lesson.seat, rest),
    "sheets": lambda course, session, rest: show_sheets(session, course.lesson.seat, rest),
    "cards": lambda course, session, rest: show_cards(session, course.lesson.seat, rest),
    "?": _help,
    "q": _leave,
}
