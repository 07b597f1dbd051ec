"""What happened: rules report it, and logs, animations and statistics listen."""

from __future__ import annotations

from typing import Any, ClassVar, dataclass_transform

import msgspec

from tabletome.engine.actions import kebab


@dataclass_transform(frozen_default=True)
class Event(msgspec.Struct, frozen=True, kw_only=True):
    """Base of everything that can happen. `rule` is the number of the rule that decided, where a reader would ask."""

    kind: ClassVar[str] = ""
    rule: str = ""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        cls.kind = kebab(cls.__name__)

    def seen_by(self, seat: int | None) -> Event | None:  # noqa: ARG002 - games override this
        """What a seat (None: a spectator) may know of it: all, by default; a censored event; or nothing."""
        return self
