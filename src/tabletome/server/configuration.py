"""Reading settings: from a TOML file, then from the environment, then from the command line; the later word counts."""

from __future__ import annotations

import dataclasses
import difflib
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import UnionType
from typing import Any, Union, get_origin, get_type_hints
from urllib.parse import urlsplit

import msgspec

from tabletome.engine.errors import TabletomeError
from tabletome.server.addresses import read_network
from tabletome.server.settings import LEVELS, RATES, Level, Rate, Settings

PREFIX = "TABLETOME_"
MOST_PORTS = 65_535
FILE_VARIABLE = f"{PREFIX}SETTINGS"
"""The environment may name the file, too."""
NOT_READ = ("in_worker",)
"""What only programs can set."""
_TYPES = get_type_hints(Settings)


class BadSettings(TabletomeError):
    """A setting that does not exist or does not fit; the text says where it stands and what would be right."""


def setting_names() -> list[str]:
    return [field.name for field in dataclasses.fields(Settings) if field.name not in NOT_READ]


def variable(name: str) -> str:
    """The environment variable of a setting: `trusted_proxies` is `TABLETOME_TRUSTED_PROXIES`."""
    return PREFIX + name.upper()


def read_settings(file: Path | None, environment: Mapping[str, str], given: Mapping[str, Any]) -> Settings:
    """All settings. `given` are values from the command line, those that are not None."""
    path = file or (Path(environment[FILE_VARIABLE]) if environment.get(FILE_VARIABLE) else None)
    values: dict[str, Any] = {}
    for source, found in (
        (str(path), {} if path is None else _read_file(path)),
        ("the environment", dict(_read_environment(environment))),
        ("the command line", {name: value for name, value in given.items() if value is not None}),
    ):
        for name, value in found.items():
            values[name] = _converted(source, name, value, values.get(name))
    settings = Settings(**values)
    _check(settings)
    return settings


def _check(settings: Settings) -> None:
    """What fits by itself and still makes no sense."""
    for name in setting_names():
        value = getattr(settings, name)
        if isinstance(value, int | float) and value < 0:
            raise BadSettings(f"{name} is {value}; it cannot be less than 0")
    if settings.port > MOST_PORTS:
        raise BadSettings(f"port is {settings.port}; it is at most {MOST_PORTS}")
    for name in ("trusted_proxies", "metrics_from"):
        for network in getattr(settings, name):
            read_network(network)
    for origin in settings.origins:
        if origin != _origin(origin):
            raise BadSettings(f"{origin!r} is no origin; write it as https://play.example.org")


def _origin(given: str) -> str | None:
    """An address as browsers name a page's origin: scheme, host and port, nothing else; None for what is none."""
    parts = urlsplit(given)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/") or "@" in parts.netloc:
        return None
    return f"{parts.scheme}://{parts.netloc}".lower()


def _read_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as wrong:
        raise BadSettings(f"the settings {path} cannot be read: {wrong.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise BadSettings(f"the settings {path} are no TOML: {wrong}") from None


def _read_environment(environment: Mapping[str, str]) -> Iterator[tuple[str, Any]]:
    """Settings by their variables, and single rates by theirs: `TABLETOME_RATES_CHAT`."""
    known = {variable(name): name for name in setting_names() if name not in ("rates", "levels")}
    rates = {variable(f"rates_{kind}"): kind for kind in RATES}
    changed = {rates[name]: value for name, value in environment.items() if name in rates}
    for name, value in environment.items():
        if name in known:
            yield known[name], value
        elif name.startswith(PREFIX) and name not in rates and name != FILE_VARIABLE:
            raise BadSettings(f"the environment sets {name}, which is no setting; {_suggest(name, [*known, *rates])}")
    if changed:
        yield "rates", changed


def _converted(source: str, name: str, value: Any, before: Any) -> Any:
    """A value as `Settings` has it."""
    if name not in setting_names():
        raise BadSettings(f"{source} sets {name!r}, which is no setting; {_suggest(name, setting_names())}")
    try:
        if name == "rates":
            return {**(before or RATES), **_rates(value)}
        if name == "levels":
            return {**(before or LEVELS), **_levels(value)}
        if name == "origins":
            return frozenset(_origin(each) or each for each in _plain(_TYPES[name], value))
        return _plain(_TYPES[name], value)
    except (msgspec.ValidationError, ValueError, TypeError) as wrong:
        raise BadSettings(f"{source}, {name}: {wrong}") from None


def _plain(kind: Any, value: Any) -> Any:
    """A text, number, yes or no, path, or a set of texts: a list, or one text with commas."""
    if get_origin(kind) is frozenset:
        words = value.replace(",", " ").split() if isinstance(value, str) else value
        return frozenset(msgspec.convert(words, list[str]))
    if get_origin(kind) in (Union, UnionType):
        return Path(value) if value else None
    return msgspec.convert(value, kind, strict=False)


def _rates(given: Any) -> dict[str, Rate]:
    known = msgspec.convert(given, dict[str, str])
    for kind in known:
        if kind not in RATES:
            raise ValueError(f"there is no rate {kind!r}; {_suggest(kind, list(RATES))}")
    return {kind: Rate.read(text) for kind, text in known.items()}


def _levels(given: Any) -> dict[str, Level]:
    for name in given:
        if name not in LEVELS:
            raise ValueError(f"there is no level {name!r}; {_suggest(name, list(LEVELS))}")
    return msgspec.convert(given, dict[str, Level])


def _suggest(word: str, known: list[str]) -> str:
    near = difflib.get_close_matches(word, known, 1)
    return f"did you mean {near[0]}?" if near else "docs/running.md lists them all"
