"""What has changed from one view to the next: a client that has the first can make the second of it.

A change leads to a place, by names of fields and numbers of items, and says what is there now; or that the default is
(which a view leaves out); or, of a list, of which old and new items it is made. Changes are made one after the other.
docs/protocol.md describes them for clients.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any, TypeAlias

import msgspec

Path: TypeAlias = tuple[str | int, ...]
Change: TypeAlias = tuple[Path] | tuple[Path, Any] | tuple[Path, None, list[Any]]
"""A place with nothing: it has its default. With something: that is there now. With a list: what it is made of, which
are new items and runs of old ones, a run being the number of the first and how many."""


def difference(old: msgspec.Struct, new: msgspec.Struct) -> list[Change]:
    """What to do with one part of a scene to make it another of the same type."""
    return list(_in_part(old, new, ()))


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


def _in_part(old: Any, new: Any, path: Path) -> Iterator[Change]:
    kind = type(new)
    fields = _FIELDS.get(kind) or _FIELDS.setdefault(kind, _fields(kind))
    for field, default in fields:
        was, now = getattr(old, field), getattr(new, field)
        if was is now or was == now:
            continue
        if now == default:
            yield ((*path, field),)
        else:
            yield from _between(was, now, (*path, field))


_FIELDS: dict[type[msgspec.Struct], list[tuple[str, Any]]] = {}


def _fields(part: type[msgspec.Struct]) -> list[tuple[str, Any]]:
    """The fields of a part with what is left out of it."""
    omits = part.__struct_config__.omit_defaults
    found = []
    for field in msgspec.structs.fields(part):
        default = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
        found.append((field.name, default if omits else msgspec.NODEFAULT))
    return found


def _between(was: Any, now: Any, path: Path) -> Iterator[Change]:
    if type(was) is not type(now):
        yield path, now
    elif isinstance(now, msgspec.Struct):
        yield from _in_part(was, now, path)
    elif isinstance(now, list) and _are_parts(was) and _are_parts(now):
        yield from _in_list(was, now, path)
    else:
        yield path, now


def _are_parts(items: list[Any]) -> bool:
    return bool(items) and all(isinstance(item, msgspec.Struct) for item in items)


def _in_list(was: list[Any], now: list[Any], path: Path) -> Iterator[Change]:
    """Items are known by what they are called, whatever else has changed of them; those without a name by place."""
    kept = _kept(was, now)
    if kept is not None:
        if all(place is None for place in kept):
            yield path, now
            return
        yield path, None, _made_of(kept, now)
    for number, item in enumerate(now):
        place = number if kept is None else kept[number]
        if place is not None and was[place] is not item and was[place] != item:
            yield from _between(was[place], item, (*path, number))


def _kept(was: list[Any], now: list[Any]) -> list[int | None] | None:
    """For each item of the new list which of the old ones it was, if any; None where all are in their places."""
    if len(was) == len(now) and all(map(_same, was, now)):
        return None
    places: dict[Any, list[int]] = {}
    for place in range(len(was) - 1, -1, -1):
        places.setdefault(_key(was[place]), []).append(place)
    return [left.pop() if (left := places.get(_key(item))) else None for item in now]


def _same(was: Any, item: Any) -> bool:
    return was is item or was == item or _key(was) == _key(item)


def _key(item: Any) -> Any:
    """By what an item of a list is known from one view to the next."""
    return type(item), getattr(item, "id", None) or getattr(item, "action", None)


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
