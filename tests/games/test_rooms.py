"""In every game the same rooms, and between them only the doors of docs/architecture.md."""

from __future__ import annotations

import pytest

from scripts import rooms
from tabletome.engine.registry import game_names

every_game = pytest.mark.parametrize("game", game_names())


@every_game
def test_every_module_stands_in_a_room(game: str) -> None:
    assert [module for module in rooms.game_modules(game) if rooms.room_of(module) not in rooms.SEES] == []


@every_game
def test_rooms_see_only_what_they_may(game: str) -> None:
    assert rooms.wrong_doors(game) == []


@every_game
def test_nothing_is_imported_inside_a_function(game: str) -> None:
    assert [str(found) for _, _, found in rooms.game_imports(game) if found.in_function] == []


@every_game
def test_no_module_imports_itself_in_a_circle(game: str) -> None:
    assert rooms.cycles(f"{rooms.GAMES}{game}.{module}" for module in rooms.game_modules(game)) == []


@every_game
def test_no_phase_is_named_by_a_string(game: str) -> None:
    names = [f"{rooms.GAMES}{game}.{module}" for module in rooms.game_modules(game)]
    assert [line for name in names for line in rooms.phases_by_string(name)] == []


def test_packages_import_only_those_below_them() -> None:
    wrong = []
    for module in rooms.modules():
        height = rooms.layer_of(module)
        for found in rooms.imports(module):
            below = rooms.layer_of(found.imported)
            if height is not None and below is not None and below > height:
                wrong.append(str(found))
    # The registry finds the games by the names of their folders.
    assert [line for line in wrong if not line.startswith("tabletome.engine.registry:")] == []


def test_no_game_imports_another() -> None:
    wrong = [
        str(found)
        for module in rooms.modules()
        if module.startswith(rooms.GAMES)
        for found in rooms.imports(module)
        if found.imported.startswith(rooms.GAMES) and found.imported.split(".")[2] != module.split(".")[2]
    ]
    assert wrong == []


def test_below_the_command_line_nothing_is_imported_inside_a_function() -> None:
    """The command line loads what a command needs when it is called, so that `--help` is quick."""
    names = [name for name in rooms.modules() if not name.startswith(("tabletome.cli", "tabletome.games."))]
    assert [str(found) for name in names for found in rooms.imports(name) if found.in_function] == []


def test_the_foundation_has_no_circles() -> None:
    names = [name for name in rooms.modules() if not name.startswith(rooms.GAMES)]
    assert rooms.cycles(names) == []
