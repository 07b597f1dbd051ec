"""Tests run against a break: in a forked process that swaps one function's code, or in a fresh one for the rest.

Nothing is written to the checkout. A forked process has everything imported and collected already, so that a trial
takes no longer than its tests.
"""

from __future__ import annotations

import functools
import gc
import json
import marshal
import math
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from types import CodeType, FunctionType, MappingProxyType
from typing import Any, NamedTuple, NoReturn

import pytest

from tabletome.engine.errors import TabletomeError
from tabletome.research.witness.breaks import Break

SECONDS = 60
"""Of work, for tests while nothing is broken."""
PATIENCE = 5
"""So many times as long as before may the tests work once something is broken; a trial that hangs proves nothing."""
START, FRESH_START = 4, 30
"""Seconds of work that a trial may take beside its tests: in a forked process, and in a fresh one."""
ASLEEP = 15
"""On a busy machine so many seconds may pass for one of work, before a trial counts as asleep."""
NOTICED, PASSED, CRASHED, UNTOUCHED = "noticed", "passed", "crashed", "untouched"
"""A trial that left everything as it was found nothing out: what was to be broken is nowhere alive."""
TOLD = "TABLETOME_BREAK"
"""The environment variable that tells a fresh process what to break."""
TOOLS = ("tabletome.research", "tabletome.engine.ledger", "tabletome.scene.words")
"""Modules that know a game's files, not its rules."""
FRESH = "tabletome.research.witness.fresh"
_SPARED = ("cacheprovider", "faker", "schemathesis", "xdist")
QUICK = [f"-pno:{plugin}" for plugin in _SPARED]
"""How trials run: what these plugins prepare took longer than the tests of most rules."""


class Trial(NamedTuple):
    """Tests to run, what to break before, and which functions to watch while nothing is broken."""

    broken: Break | None
    tests: Sequence[pytest.Item]
    seconds: float = SECONDS
    watched: frozenset[str] = frozenset()
    whole_files: bool = False
    """Whether a fresh process collects the files of the tests: what tests are called may rest on what is broken."""

    def limit(self, start: int) -> None:
        """Let this process end when it works or waits longer than the tests should; a program it becomes, too."""
        most = start + math.ceil(self.seconds)
        resource.setrlimit(resource.RLIMIT_CPU, (most, most))
        signal.alarm(ASLEEP * most)


class Verdict(NamedTuple):
    """How it went, which test decided, how long each worked, and which of the watched functions each entered."""

    result: str
    test: str = ""
    seconds: Mapping[str, float] = MappingProxyType({})
    entered: Mapping[str, Sequence[str]] = MappingProxyType({})


class Judge:
    """A pytest plugin that stops at the first failure and says whether it was an assertion or an accident."""

    def __init__(self) -> None:
        self.verdict = Verdict(PASSED)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
        excinfo = call.excinfo
        if excinfo is not None and not issubclass(excinfo.type, pytest.skip.Exception):
            said = (AssertionError, pytest.fail.Exception, TabletomeError)
            self.verdict = Verdict(NOTICED if issubclass(excinfo.type, said) else CRASHED, item.nodeid)
        return (yield)


Around = Callable[[pytest.Item], AbstractContextManager[object]]
"""What is done before and after each test."""


def judge(tests: Iterable[pytest.Item], around: Around = nullcontext) -> Verdict:
    """Run tests until one fails."""
    judged: Judge | None = None
    for item in tests:
        if judged is None:
            judged = Judge()
            item.config.option.tbstyle = "native"  # pytest's own tracebacks, which nobody reads, take longer than tests
            item.config.pluginmanager.register(judged)
        with around(item):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        if judged.verdict.result != PASSED:
            break
    return Verdict(PASSED) if judged is None else judged.verdict


# In a forked process


class NotAlive(Exception):
    """Nobody holds the function whose code was to be swapped."""


class Functions:
    """All functions that are alive, so that their code can be swapped wherever they are held."""

    def __init__(self) -> None:
        self._alive: dict[tuple[str, str], list[FunctionType]] = {}
        for thing in gc.get_objects():
            if type(thing) is FunctionType:
                key = (thing.__code__.co_filename, thing.__code__.co_qualname)
                self._alive.setdefault(key, []).append(thing)
        caches = [thing for thing in gc.get_objects() if isinstance(thing, functools._lru_cache_wrapper)]
        self._of_rules = [cache for cache in caches if _may_rest_on_rules(cache)]
        self._of_tests = [cache for cache in self._of_rules if _module_of(cache).split(".")[0] == "tests"]

    def swap(self, broken: Break) -> None:
        """Let every holder of a function run its broken code; raises NotAlive where that cannot be."""
        code = code_named(broken.code, broken.function)
        alive = self._alive.get((str(broken.file), broken.function), [])
        if code is None or not alive:
            raise NotAlive(broken.function)
        for function in alive:
            function.__code__ = code
        self.forget()

    def forget(self) -> None:
        """Empty what is cached: it was worked out by the code as it was."""
        for cache in self._of_rules:
            cache.cache_clear()

    def watch(self, watched: frozenset[str], entered: dict[str, frozenset[str]], seconds: dict[str, float]) -> Around:
        """Notes under a test's name which of these functions it enters, and how long it works.

        Nothing is remembered from before but what tests themselves keep, which may have taken long: whoever uses that
        has entered what the one entered who had to work it out.
        """
        worked_out_by: dict[int, str] = {}

        @contextmanager
        def around(item: pytest.Item) -> Iterator[None]:
            kept = [cache.cache_info() for cache in self._of_tests]
            for cache in self._of_rules:
                if cache not in self._of_tests:
                    cache.cache_clear()
            begun = time.process_time()
            called: set[CodeType] = set()
            sys.settrace(lambda frame, _event, _arg: called.add(frame.f_code))
            try:
                yield
            finally:
                sys.settrace(None)
            entered[item.nodeid] = watched & {named(code.co_filename, code.co_qualname) for code in called}
            seconds[item.nodeid] = time.process_time() - begun
            for place, (cache, before) in enumerate(zip(self._of_tests, kept, strict=True)):
                if cache.cache_info().misses > before.misses:
                    worked_out_by[place] = item.nodeid
                elif cache.cache_info().hits > before.hits and place in worked_out_by:
                    entered[item.nodeid] |= entered[worked_out_by[place]]
                    seconds[item.nodeid] += seconds[worked_out_by[place]]

        return around


def named(file: Path | str, function: str) -> str:
    """A function as trials speak of it; one within another belongs to the outer one."""
    return f"{file}:{function.partition('.<locals>')[0]}"


def _module_of(cache: Any) -> str:
    return getattr(cache, "__module__", None) or ""


def _may_rest_on_rules(cache: Any) -> bool:
    """Whether what is cached could depend on a game; to empty the caches of tools and libraries takes a while."""
    module = _module_of(cache)
    file = getattr(getattr(cache, "__wrapped__", None), "__code__", None)
    outside = module.split(".")[0] in sys.stdlib_module_names or "site-packages" in str(file)
    return not outside and not module.startswith(TOOLS)


def code_named(code: CodeType, name: str) -> CodeType | None:
    """The code of a function in that of its file."""
    if code.co_qualname == name:
        return code
    found = (code_named(each, name) for each in code.co_consts if isinstance(each, CodeType))
    return next((each for each in found if each is not None), None)


def begin_forked(trial: Trial, functions: Functions) -> tuple[int, int]:
    """Start a trial in a copy of this process; the process and the end of the pipe that will tell its verdict."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid:
        os.close(writing)
        return pid, reading
    try:
        _be_quiet()
        trial.limit(START)
        if trial.broken is not None:
            functions.swap(trial.broken)
        entered: dict[str, frozenset[str]] = {}
        seconds: dict[str, float] = {}
        around = functions.watch(trial.watched, entered, seconds) if trial.watched else nullcontext
        verdict = judge(trial.tests, around)
        verdict = verdict._replace(seconds=seconds, entered={test: sorted(names) for test, names in entered.items()})
    except NotAlive:
        verdict = Verdict(UNTOUCHED)
    except BaseException:
        verdict = Verdict(CRASHED)
    with os.fdopen(writing, "wb") as told:
        told.write(said(verdict))
    os._exit(0)


def said(verdict: Verdict) -> bytes:
    """A verdict as it goes through a pipe."""
    return json.dumps(verdict._replace(seconds=dict(verdict.seconds), entered=dict(verdict.entered))).encode()


def _be_quiet() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (1, 2):
        os.dup2(nowhere, stream)


# In a fresh process


def begin_fresh(trial: Trial, root: Path) -> tuple[int, int]:
    """Start a trial in a new interpreter that takes up the broken code when the file is imported."""
    assert trial.broken is not None
    reading, writing = os.pipe()
    with tempfile.NamedTemporaryFile(delete=False) as kept:
        marshal.dump(trial.broken.code, kept)
    told: dict[str, str | int] = {"file": str(trial.broken.file), "code": kept.name, "pipe": writing}
    command = [sys.executable, "-m", "pytest", "-q", *QUICK, "-p", FRESH]
    pid = os.fork()
    if not pid:
        trial.limit(FRESH_START)
        whole = (item.nodeid.partition("::")[0] if trial.whole_files else item.nodeid for item in trial.tests)
        _become([*command, *dict.fromkeys(whole)], root, writing, told)
    os.close(writing)
    return pid, reading


def _become(command: list[str], root: Path, pipe: int, told: dict[str, str | int]) -> NoReturn:
    """Turn this process into another, which keeps the pipe and is told what to break."""
    _be_quiet()
    os.set_inheritable(pipe, True)
    os.chdir(root)
    os.execvpe(command[0], command, {**os.environ, TOLD: json.dumps(told)})


def verdict_of(pid: int, pipe: int) -> Verdict:
    """What a trial has found, once its pipe can be read."""
    with os.fdopen(pipe, "rb") as told:
        said = told.read()
    os.waitpid(pid, 0)
    return Verdict(*json.loads(said)) if said else Verdict(CRASHED)
