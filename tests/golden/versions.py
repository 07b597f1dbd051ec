"""Which recorded games belong to which version of a game, so that no rule changes without the version being raised.

`versions.json` notes, for each game, its version and a digest of every recorded game that it plays. A recorded game
that was recorded anew under the same version does not fit its digest, and a test fails. After raising `Game.version`
and recording anew (or after adding kinds of games),

    python -m tests.golden.versions

notes what there is. It refuses to note another game under a name and a version that are noted already.
"""

from __future__ import annotations

import hashlib
from typing import TypeAlias

import msgspec

from tabletome.engine.record import Record
from tabletome.engine.registry import find_game
from tests.golden.recorder import FOLDER

FILE = FOLDER / "versions.json"
DIGEST_BYTES = 8
HELP = "raise Game.version, record the games anew and run: python -m tests.golden.versions (docs/adding-a-game.md)"


class Noted(msgspec.Struct):
    """The recorded games that one version of a game plays."""

    version: str
    records: dict[str, str]


Notes: TypeAlias = dict[str, Noted]


def noted() -> Notes:
    return msgspec.json.decode(FILE.read_bytes(), type=Notes) if FILE.exists() else {}


def recorded() -> Notes:
    """What lies here now."""
    found: Notes = {}
    for folder in sorted(path for path in FOLDER.iterdir() if any(path.glob("*.json"))):
        records = {path.stem: _digest(path.read_bytes()) for path in sorted(folder.glob("*.json"))}
        found[folder.name] = Noted(find_game(folder.name).version, records)
    return found


def _digest(data: bytes) -> str:
    """Of what was played, however it is written down."""
    record = Record.read(data)
    played = msgspec.json.encode((record.options, record.seed, record.start, record.steps), order="deterministic")
    return hashlib.blake2b(played, digest_size=DIGEST_BYTES).hexdigest()


def changed_silently(before: Notes, now: Notes) -> list[str]:
    """Recorded games that differ from those noted under the same version."""
    return [
        f"{game}/{kind}"
        for game, noted_before in before.items()
        for kind, digest in noted_before.records.items()
        if game in now and now[game].version == noted_before.version and now[game].records.get(kind, digest) != digest
    ]


def not_noted(before: Notes, now: Notes) -> list[str]:
    """Games that were recorded or raised since the last notes."""
    return [game for game, found in now.items() if game not in before or before[game] != found]


def main() -> None:
    now = recorded()
    wrong = changed_silently(noted(), now)
    if wrong:
        raise SystemExit(f"{', '.join(wrong)}: recorded anew under the same version; {HELP}")
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(now), indent=1) + b"\n")


if __name__ == "__main__":
    main()
