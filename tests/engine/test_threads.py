"""States can be read in several threads at once, from the first moment on."""

from __future__ import annotations

import subprocess
import sys

READ_AT_ONCE = """
import sys, threading
import msgspec
from tabletome.engine.state import decode

sys.setswitchinterval(1e-6)
for number in range(60):
    parts = [msgspec.defstruct(f"Part{number}{each}", [("one", int | str | None, 1)]) for each in range(12)]
    fields = [(f"field{place}", list[part], msgspec.field(default_factory=list)) for place, part in enumerate(parts)]
    kind = msgspec.defstruct(f"State{number}", fields)
    data = msgspec.msgpack.encode(kind(**{f"field{place}": [part()] for place, part in enumerate(parts)}))
    ready, read = threading.Barrier(6), []

    def look():
        ready.wait()
        read.append(decode(data, kind))

    threads = [threading.Thread(target=look) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(read) == 6 and all(each == read[0] for each in read)
"""


def test_a_type_of_state_may_be_met_for_the_first_time_by_several_threads() -> None:
    """In a process of its own: where this goes wrong, the process crashes."""
    ended = subprocess.run(
        [sys.executable, "-c", READ_AT_ONCE], capture_output=True, text=True, timeout=120, check=False
    )
    assert (ended.returncode, ended.stderr) == (0, "")
