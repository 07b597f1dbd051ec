"""What can be pointed at: the ids of everything in a scene."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec


def thing_ids(part: object) -> list[str]:
    """The ids of a scene, a question or any part of one, and of all that is in it, in order, each once."""
    return list(dict.fromkeys(_ids(part)))


def _ids(part: object) -> Iterator[str]:
    if isinstance(part, msgspec.Struct):
        for field in part.__struct_fields__:
            content = getattr(part, field)
            if field == "id" and content:
                yield content
            elif isinstance(content, list | msgspec.Struct):
                yield from _ids(content)
    elif isinstance(part, list):
        for each in part:
            yield from _ids(each)
