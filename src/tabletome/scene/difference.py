"""What has changed from one view to the next: a client that has the first can make the second of it.

A change leads to a place, by names of fields and numbers of items, and says what is there now; or that the default is
(which a view leaves out); or, of a list, of which old and new items it is made. Changes are made one after the other.
docs/protocol.md describes them for clients.
"""

from __future__ import annotations

import functools
from itertools import compress, count
from operator import attrgetter, ne
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import astuple

Path: TypeAlias = tuple[str | int, ...]
Change: TypeAlias = tuple[Path] | tuple[Path, Any] | tuple[Path, None, list[Any]]
"""A place with nothing: it has its default. With something: that is there now. With a list: what it is made of, which
are new items and runs of old ones, a run being the number of the first and how many."""


Known: TypeAlias = dict[tuple[Path, int, int], tuple[Any, Any, list[Change]]]
"""Changes between big parts that several views have in common, by where they are and which objects they are."""
SHARED_DEPTH = 2
"""Views have in common what stands directly in their scenes."""


def difference(old: msgspec.Struct, new: msgspec.Struct, known: Known | None = None) -> list[Change]:
    """What to do with one part of a scene to make it another of the same type.

    Who asks for several views of the same two moments gives each time the same `known`.
    """
    found: list[Change] = []
    _in_part(old, new, (), known, found)
    return found


def changed(plain: Any, changes: list[list[Any]]) -> Any:
    """A view as plain values with changes made to it, in place, as a client does it."""
    for (*way, last), *now in changes:
        place = functools.reduce(lambda part, step: part[step], way, plain)
        if not now:
            place.pop(last, None)
        elif len(now) == 1:
            place[last] = now[0]
        else:
            old = place[last]
            made = [old[each[0] : each[0] + each[1]] if isinstance(each, list) else [each] for each in now[1]]
            place[last] = [item for items in made for item in items]
    return plain


def _in_part(old: Any, new: Any, path: Path, known: Known | None, found: list[Change]) -> None:
    kind = type(new)
    fields = _FIELDS.get(kind) or _FIELDS.setdefault(kind, _fields(kind))
    was_there, is_there = astuple(old), astuple(new)
    for place, field, default in compress(fields, map(ne, was_there, is_there)):
        now = is_there[place]
        if now == default:
            found.append(((*path, field),))
        else:
            _between(was_there[place], now, (*path, field), known, found)


_FIELDS: dict[type[msgspec.Struct], list[tuple[int, str, Any]]] = {}


def _fields(part: type[msgspec.Struct]) -> list[tuple[int, str, Any]]:
    """The fields of a part, by their places, with what is left out of it."""
    omits = part.__struct_config__.omit_defaults
    found = []
    for place, field in enumerate(msgspec.structs.fields(part)):
        default = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
        found.append((place, field.name, default if omits else msgspec.NODEFAULT))
    return found


def _between(was: Any, now: Any, path: Path, known: Known | None, found: list[Change]) -> None:
    kind = type(now)
    if type(was) is not kind:
        found.append((path, now))
    elif kind is list:
        if not was or not now or not isinstance(was[0], msgspec.Struct):
            found.append((path, now))
        elif known is None or len(path) > SHARED_DEPTH:
            _in_list(was, now, path, found)
        else:
            found += _shared(was, now, path, known)
    elif isinstance(now, msgspec.Struct):
        _in_part(was, now, path, known, found)
    else:
        found.append((path, now))


def _shared(was: list[Any], now: list[Any], path: Path, known: Known) -> list[Change]:
    """Found once for all views that have both lists."""
    key = (path, id(was), id(now))
    if key not in known:
        found: list[Change] = []
        _in_list(was, now, path, found)
        known[key] = (was, now, found)
    return known[key][2]


def _in_list(was: list[Any], now: list[Any], path: Path, found: list[Change]) -> None:
    """Items are known by what they are called, whatever else has changed of them; those without a name by place."""
    name = _name_of(now[0])
    if len(was) == len(now):
        differing = list(compress(zip(count(), was, now, strict=False), map(ne, was, now)))
        if all(name(old) == name(item) for _, old, item in differing):
            for number, old, item in differing:
                _in_part(old, item, (*path, number), None, found)
            return
    former, present = list(map(name, was)), list(map(name, now))
    if set(former).isdisjoint(present):
        found.append((path, now))
        return
    kept = _kept(former, present)
    found.append((path, None, _made_of(kept, now)))
    for number, (place, item) in enumerate(zip(kept, now, strict=True)):
        if place is not None and was[place] is not item and was[place] != item:
            _in_part(was[place], item, (*path, number), None, found)


def _kept(former: list[Any], present: list[Any]) -> list[int | None]:
    """For each name in the new list the place of its item in the old one, if it was there."""
    places: dict[Any, list[int]] = {}
    for place in range(len(former) - 1, -1, -1):
        places.setdefault(former[place], []).append(place)
    return [left.pop() if (left := places.get(each)) else None for each in present]


def _name_of(item: Any) -> attrgetter[Any]:
    """What tells by what an item of a list, whose items are of one type, is known from one view to the next."""
    kind = type(item)
    name = _NAMES.get(kind)
    if name is None:
        name = _NAMES[kind] = attrgetter(next((each for each in ("id", "action") if hasattr(item, each)), "__class__"))
    return name


_NAMES: dict[type, attrgetter[Any]] = {}
"""An id, of choices their action; what has no name is known by its type, and so by its place."""


def _made_of(kept: list[int | None], now: list[Any]) -> list[Any]:
    made: list[Any] = []
    run: list[int] = [-1, 0]
    for place, item in zip(kept, now, strict=True):
        if place is None:
            made.append(item)
            run = [-1, 0]
        elif place == run[0] + run[1]:
            run[1] += 1
        else:
            run = [place, 1]
            made.append(run)
    return made
