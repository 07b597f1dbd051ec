"""`tabletome learn`: guided lessons in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from tabletome.cli.output import AsJson, console, print_json, table
from tabletome.cli.play import pick_game, read_language

if TYPE_CHECKING:
    from tabletome.cli.terminal.terminal import Terminal
    from tabletome.engine.game import Game


def learn(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Which game; without it you are asked.")] = None,
    lesson: Annotated[str | None, typer.Argument(metavar="LESSON", help="Which lesson; the first without it.")] = None,
    aid: Annotated[bool, typer.Option("--aid", help="The game on one page.")] = False,
    list_: Annotated[bool, typer.Option("--list", help="Which lessons there are.")] = False,
    lang: Annotated[str | None, typer.Option("--lang", help="en or ru.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Plain text: no colours, frames of plain letters.")] = False,
    json: AsJson = False,
) -> None:
    """Learn a game: a coach leads through lessons on a real table."""
    from tabletome.cli.terminal.learning import take_lesson
    from tabletome.cli.terminal.terminal import Terminal
    from tabletome.engine.registry import find_game
    from tabletome.lessons import Course, find_lesson

    language = read_language(lang)
    if list_ or json:
        show_lessons(language, game, json)
        return
    terminal = Terminal.here(plain)
    if aid and game:
        show_aid(terminal, find_game(game), language)
        return
    try:
        found = find_game(game) if game else pick_game(terminal, language)
        wanted = find_lesson(found, lesson) if lesson else found.lessons[0]
        take_lesson(Course(found, wanted), terminal, language)
    except (EOFError, KeyboardInterrupt):
        raise typer.Exit(130) from None


def show_aid(terminal: Terminal, game: Game[Any, Any], language: str) -> None:
    """The game on one page: aim, turn, actions, end, and the words it uses."""
    from tabletome.cli.terminal.look import Look
    from tabletome.scene import t, translator
    from tabletome.scene.aid import aid_of

    words = translator(language, game.folder)
    look = Look(words, terminal.width, glossary={term.id: term for term in game.terms()})
    for section in aid_of(words):
        terminal.print(section.title.upper())
        for line in section.lines:
            terminal.print("  " + look.say(t("either-language", en=line, ru=line)))
    for term in look.glossary.values():
        terminal.print(f"  {look.say(term.name)}: {look.say(term.text)} {term.rule}")


def show_lessons(language: str, game: str | None, json: bool) -> None:
    """All lessons, or those of one game."""
    from tabletome.engine.registry import find_game, game_names

    names = [find_game(game).name] if game else game_names()
    found = [each for name in names for each in described(find_game(name), language)]
    if json:
        print_json(found)
        return
    shown = table("Lessons", "game", "lesson", "title", "steps", "minutes", words=3)
    for each in found:
        shown.add_row(each["game"], each["lesson"], each["title"], str(each["steps"]), str(each["minutes"]))
    console().print(shown)


def described(game: Game[Any, Any], language: str) -> list[dict[str, Any]]:
    """The lessons of a game, each in a few words."""
    from tabletome.scene import translator

    words = translator(language, game.folder)
    return [
        {
            "game": game.name,
            "lesson": lesson.name,
            "title": words.say(lesson.title),
            "steps": len(lesson.steps),
            "minutes": lesson.minutes,
        }
        for lesson in game.lessons
    ]
