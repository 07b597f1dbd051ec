"""What the server refuses, each with the status and the code that clients can rely on."""

from __future__ import annotations

import math
from typing import ClassVar

from tabletome.engine.actions import kebab
from tabletome.engine.errors import TabletomeError


class Refused(TabletomeError):
    """A request that cannot be fulfilled. `code` is for programs, the text for people."""

    status: ClassVar[int] = 400

    @property
    def code(self) -> str:
        return code_of(self)


def code_of(error: Exception) -> str:
    """`NotYourSeat` is `not-your-seat` on the wire."""
    return kebab(type(error).__name__)


class Malformed(Refused):
    """Not a message of the protocol."""


class NoSession(Refused):
    """Nobody is signed in; a guest session is one request away."""

    status = 401


class WrongPassword(Refused):
    """No such account, or not its password; which of the two is not said."""

    status = 401


class NotYourSeat(Refused):
    """A seat that someone else holds, or nobody."""

    status = 403


class NotAllowed(Refused):
    """Something that only others may do, or nobody yet."""

    status = 403


class Banned(Refused):
    """Someone whom the operator has sent away; the text says why and for how long."""

    status = 403


class WrongOrigin(Refused):
    """A page of another site asked for this."""

    status = 403


class NotFound(Refused):
    """No such thing, or not for these eyes."""

    status = 404


class Stale(Refused):
    """The table has moved on since the client looked."""

    status = 409


class NotNow(Refused):
    """Right, but not in this state of the table."""

    status = 409


class Retired(Refused):
    """A game that the rules of today cannot play."""

    status = 409


class OtherRules(Refused):
    """Moves that other rules have led through and those of today cannot play again."""

    status = 409


class NameTaken(Refused):
    """Someone else's account has this name."""

    status = 409


class ComeBack(Refused):
    """Not now, but in so many seconds, which the text says and `Retry-After`, too."""

    def __init__(self, why: str, seconds: float) -> None:
        self.seconds = max(1, math.ceil(seconds))
        super().__init__(f"{why}; try again in {self.seconds} s")


class TooMany(ComeBack):
    """Asked too often."""

    status = 429


class Busy(ComeBack):
    """The server or its database has no time for this; nothing has changed."""

    status = 503


class Outdated(Exception):
    """Another request has changed the table first. Never leaves the server: the change is tried again."""
