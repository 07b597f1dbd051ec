"""Games as tables of numbers: Parquet files with a row for each decision, written in shards and read back.

from tabletome.research import datasets

data = datasets.read("games")            # a folder that `tabletome export` has written
data.features, data.chosen, data.payoff  # arrays with a row for each decision
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.parquet as pq

from tabletome.bots import SeatView, make_bot
from tabletome.engine.errors import TabletomeError
from tabletome.engine.registry import find_game
from tabletome.engine.table import Table
from tabletome.research.encoding import encoding_of
from tabletome.research.parallel import ONE_PROCESS, Spread, each

GAMES_IN_A_SHARD = 100
PROVENANCE = b"tabletome"


class BadDataset(TabletomeError):
    """A folder or file that no export has written."""


class Plan(msgspec.Struct, frozen=True):
    """Which games to play: one bot in all seats. The same plan gives the same games."""

    game: str
    bot: str = "instinct"
    options: tuple[tuple[str, Any], ...] = ()
    seed: str = "0"


class Row(NamedTuple):
    """One decision."""

    game: int
    step: int
    seat: int
    kind: str
    features: npt.NDArray[np.float32]
    options: list[str]
    chosen: int


class Played(NamedTuple):
    """One game: its decisions, and what each seat had of it."""

    rows: list[Row]
    payoffs: list[float]
    scores: list[float]


class Provenance(msgspec.Struct, frozen=True):
    """Where a file comes from: enough to make it again."""

    game: str
    version: str
    options: dict[str, Any]
    bot: str
    seed: str
    tabletome: str
    features: list[str]


def play_number(plan: Plan, number: int) -> Played:
    """The game with this number, every decision of it."""
    game = find_game(plan.game)
    encoding = encoding_of(game)
    seed = f"{plan.seed}-{number}"
    table = Table(game, game.options.read(dict(plan.options)), seed, listening=False)
    bots = [make_bot(plan.bot, f"{seed}/{seat}") for seat in range(table.state.seats)]
    rows = []
    while table.pending:
        decision = table.pending[0]
        seat, options = decision.seat, list(decision.options)
        chosen = bots[seat].choose(SeatView.of(table, seat))
        seen = encoding.observation(table.state, seat)
        texts = [str(option) for option in options]
        rows.append(Row(number, len(table.log), seat, decision.kind, seen, texts, options.index(chosen)))
        table.play(seat, chosen)
    outcome = table.outcome
    assert outcome is not None
    return Played(rows, [outcome.payoff(seat) for seat in range(table.state.seats)], list(outcome.scores))


def export(
    plan: Plan, games: int, folder: Path, spread: Spread = ONE_PROCESS, watch: Callable[[int], None] | None = None
) -> list[Path]:
    """Play games and write them, so many to a file; the files."""
    folder.mkdir(parents=True, exist_ok=True)
    played = each(find_game(plan.game), functools.partial(play_number, plan), range(games), spread)
    files = []
    for shard, few in enumerate(_batches(played, GAMES_IN_A_SHARD)):
        file = folder / f"{plan.game}-{shard:05}.parquet"
        write(file, few, provenance_of(plan))
        files.append(file)
        if watch is not None:
            watch(min((shard + 1) * GAMES_IN_A_SHARD, games))
    return files


def provenance_of(plan: Plan) -> Provenance:
    game = find_game(plan.game)
    options = msgspec.to_builtins(game.options.read(dict(plan.options)))
    names = list(encoding_of(game).feature_names)
    return Provenance(game.name, game.version, options, plan.bot, plan.seed, version("tabletome"), names)


def write(file: Path, games: Iterable[Played], provenance: Provenance) -> None:
    """One file, whole or not at all."""
    schema = pa.schema(
        [
            ("game", pa.int32()),
            ("step", pa.int32()),
            ("seat", pa.int8()),
            ("kind", pa.dictionary(pa.int16(), pa.string())),
            ("features", pa.list_(pa.float32(), len(provenance.features))),
            ("options", pa.list_(pa.string())),
            ("chosen", pa.int16()),
            ("payoff", pa.float32()),
            ("score", pa.float32()),
        ],
        metadata={PROVENANCE: msgspec.json.encode(provenance)},
    )
    rows = [(row, played.payoffs[row.seat], played.scores[row.seat]) for played in games for row in played.rows]
    features = np.concatenate([row.features for row, _, _ in rows]) if rows else np.zeros(0, np.float32)
    columns: list[Any] = [
        [row.game for row, _, _ in rows],
        [row.step for row, _, _ in rows],
        [row.seat for row, _, _ in rows],
        pa.array([row.kind for row, _, _ in rows]).dictionary_encode().cast(schema.field("kind").type),
        pa.FixedSizeListArray.from_arrays(pa.array(features), len(provenance.features)),
        [row.options for row, _, _ in rows],
        [row.chosen for row, _, _ in rows],
        [payoff for _, payoff, _ in rows],
        [score for _, _, score in rows],
    ]
    table = pa.table(dict(zip(schema.names, columns, strict=True)), schema=schema)
    unfinished = file.with_suffix(".part")
    pq.write_table(table, unfinished, compression="zstd")
    unfinished.replace(file)


def _batches(things: Iterable[Any], size: int) -> Iterator[list[Any]]:
    waiting = iter(things)
    while batch := list(itertools.islice(waiting, size)):
        yield batch


# Reading


class Dataset(NamedTuple):
    """Decisions, one in each row of every array."""

    provenance: Provenance
    game: npt.NDArray[np.int32]
    step: npt.NDArray[np.int32]
    seat: npt.NDArray[np.int8]
    kind: list[str]
    features: npt.NDArray[np.float32]
    options: list[list[str]]
    chosen: npt.NDArray[np.int16]
    payoff: npt.NDArray[np.float32]
    score: npt.NDArray[np.float32]


def read(path: Path | str) -> Dataset:
    """All shards of a folder, or one file."""
    path = Path(path)
    files = sorted(path.glob("*.parquet")) if path.is_dir() else [path]
    if not files or not all(file.exists() for file in files):
        raise BadDataset(f"there are no Parquet files in {path}")
    tables = [_read_table(file) for file in files]
    provenance = _provenance(tables[0], files[0])
    table = pa.concat_tables(tables).combine_chunks()
    values = table.column("features").combine_chunks()
    features = values.flatten().to_numpy().reshape(table.num_rows, len(provenance.features))
    arrays = {name: table.column(name).to_numpy() for name in ("game", "step", "seat", "chosen", "payoff", "score")}
    words = {name: table.column(name).to_pylist() for name in ("kind", "options")}
    return Dataset(provenance=provenance, features=features, **arrays, **words)


def _read_table(file: Path) -> pa.Table:
    try:
        return pq.read_table(file)
    except (pa.ArrowInvalid, OSError) as wrong:
        raise BadDataset(f"{file} cannot be read: {wrong}") from wrong


def _provenance(table: pa.Table, file: Path) -> Provenance:
    try:
        return msgspec.json.decode((table.schema.metadata or {})[PROVENANCE], type=Provenance)
    except (KeyError, msgspec.MsgspecError) as wrong:
        raise BadDataset(f"{file} was not written by tabletome export") from wrong
