"""Work that is spread, stopped and gone on with: nothing is lost, nothing is counted twice."""

from __future__ import annotations

import itertools
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tabletome.research.parallel import NoRay, OtherWork, Spread, each
from tabletome.research.tournament import Plan, hold
from tests.toys import NIM

ray: Any = pytest.importorskip("ray", reason="only where Ray is installed")


def squared(number: int) -> int:
    return number * number


def cubed(number: int) -> int:
    return number**3


def test_what_is_kept_is_not_done_again(tmp_path: Path) -> None:
    file = tmp_path / "results"
    done: list[int] = []

    def first_ones() -> Iterator[int]:
        for number in range(3):
            done.append(number)
            yield number

    assert list(each(NIM, squared, first_ones(), Spread(1, kept=file))) == [0, 1, 4]
    assert list(each(NIM, squared, range(6), Spread(1, kept=file))) == [0, 1, 4, 9, 16, 25]
    assert done == [0, 1, 2]


def test_endless_work_can_be_stopped_and_gone_on_with(tmp_path: Path) -> None:
    spread = Spread(2, kept=tmp_path / "results")
    stopped = each(NIM, squared, itertools.count(), spread)
    assert list(itertools.islice(stopped, 4)) == [0, 1, 4, 9]
    stopped.close()  # type: ignore[attr-defined]
    assert list(itertools.islice(each(NIM, squared, itertools.count(), spread), 6)) == [0, 1, 4, 9, 16, 25]


def test_a_result_that_was_cut_short_is_worked_out_again(tmp_path: Path) -> None:
    file = tmp_path / "results"
    list(each(NIM, squared, range(4), Spread(1, kept=file)))
    file.write_bytes(file.read_bytes()[:-3])
    assert list(each(NIM, squared, range(5), Spread(1, kept=file))) == [0, 1, 4, 9, 16]


def test_results_of_other_work_are_not_taken(tmp_path: Path) -> None:
    file = tmp_path / "results"
    list(each(NIM, squared, range(2), Spread(1, kept=file)))
    with pytest.raises(OtherWork, match="holds the results of other work"):
        list(each(NIM, cubed, range(2), Spread(1, kept=file)))


def test_a_cluster_that_cannot_be_reached_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: object) -> None:
        raise ConnectionError("nobody there")

    monkeypatch.setattr(ray, "init", refuse)
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    with pytest.raises(NoRay, match="no Ray cluster can be reached at 'ray://nowhere'"):
        list(each(NIM, squared, range(2), Spread(ray="ray://nowhere")))


# A cluster of two nodes on this machine


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The nodes' workers have to find the modules of these tests."""
    from ray.cluster_utils import Cluster

    before = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    made.add_node(num_cpus=1)
    yield made.address
    for shut_down in (ray.shutdown, made.shutdown):
        shut_down()
    os.environ["PYTHONPATH"] = before


def die_once(task: tuple[int, str]) -> tuple[int, int]:
    """The third task kills its worker the first time it is tried."""
    number, folder = task
    marker = Path(folder) / "died"
    if number == 3 and not marker.exists():
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    tries = Path(folder) / f"done-{number}"
    tries.write_text(tries.read_text() + "x" if tries.exists() else "x")
    return number, number * number


def test_on_two_nodes_with_a_worker_killed_nothing_is_lost_or_counted_twice(cluster: str, tmp_path: Path) -> None:
    tasks = [(number, str(tmp_path)) for number in range(12)]
    results = list(each(NIM, die_once, tasks, Spread(ray=cluster)))
    assert results == [(number, number * number) for number in range(12)]
    assert (tmp_path / "died").exists()


def test_a_tournament_on_a_cluster_is_the_same_as_on_one_core(cluster: str) -> None:
    plan = Plan("tiny_epic_kingdoms", ("random", "instinct"), (("players", 2),), "cluster")
    alone, spread = (
        [result._replace(seconds=0) for result in hold(plan, 4, where)] for where in (Spread(1), Spread(ray=cluster))
    )
    assert alone == spread
