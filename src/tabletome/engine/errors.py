"""What can go wrong at a table, in words a person can act on.

Every error a player, a file or a network message can cause is a `TabletomeError`: clients show its text and nothing is
lost. Anything else that is raised is a defect in a game or in the engine.
"""


class TabletomeError(Exception):
    """Something was asked that cannot be done; the text says what was wrong and what would be right."""


class UnknownGame(TabletomeError):
    """No game of that name."""


class BadOptions(TabletomeError):
    """The options for a new game do not fit."""


class BadActionText(TabletomeError):
    """A text that is not an action of this game."""


class IllegalAction(TabletomeError):
    """An action that is not among the options, or not this seat's to take."""


class CannotUndo(TabletomeError):
    """There is nothing to take back, or others would have to agree first."""


class BadSave(TabletomeError):
    """Bytes that are not a saved game, or are damaged."""


class BadRecord(TabletomeError):
    """A file that is not a recorded game."""


class Unreadable(TabletomeError):
    """What an earlier or later version of a game has kept and this one cannot read."""
