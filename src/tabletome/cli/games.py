"""`tabletome games`: which games there are, and with which options."""

from __future__ import annotations

from typing import Any

from tabletome.cli.output import AsJson, console, print_json, table


def games(as_json: AsJson = False) -> None:
    """List the games: players, options with their values and defaults, numbered rules, components."""
    from tabletome.engine.registry import find_game, game_names

    found = [_describe(find_game(name)) for name in game_names()]
    if as_json:
        print_json(found)
        return
    shown = table("Games", "game", "option", "values", "default", "rules", "components", words=4)
    for game in found:
        for place, option in enumerate(game["options"]):
            first = place == 0
            shown.add_row(
                game["game"] if first else "",
                option["name"],
                option["values"],
                _word(option["default"]),
                _count(game["rules"]) if first else "",
                _count(game["components"]) if first else "",
                end_section=place == len(game["options"]) - 1,
            )
    console().print(shown)


def _describe(game: Any) -> dict[str, Any]:
    from tabletome.engine.options import describe

    infos = game.options.infos()
    return {
        "game": game.name,
        "version": game.version,
        "players": next(describe(info) for info in infos if info.name == "players"),
        "options": [{"name": info.name, "values": describe(info), "default": info.default} for info in infos],
        "rules": _rules(game),
        "components": sum(kind.have for kind in game.contents()),
    }


def _rules(game: Any) -> int | None:
    from tabletome.engine.ledger import Ledger

    path = game.folder / "rules.yaml"
    return len(Ledger.load(path).rules) if path.exists() else None


def _count(number: int | None) -> str:
    return "-" if number is None else str(number)


def _word(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
