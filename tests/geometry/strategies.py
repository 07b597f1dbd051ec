"""Random hexes, shapes and drawings for the property tests of geometry."""

from hypothesis import settings
from hypothesis import strategies as st

from tabletome.geometry.hexes import ORIGIN, Hex, disc
from tabletome.geometry.paths import connected_components

quick = settings(max_examples=40, deadline=None)
"""For every property test here: enough examples, and no failure because the machine was busy."""

hexes = st.builds(Hex, st.integers(-20, 20), st.integers(-20, 20))
near_hexes = st.sampled_from(disc(ORIGIN, 5))
shapes = st.frozensets(st.sampled_from(disc(ORIGIN, 2)), min_size=1, max_size=5)
garbage = st.one_of(st.text(), st.text(alphabet="ab.-_#~ \n\t,;", max_size=60))

Grid = list[list[str]]


@st.composite
def area_drawings(draw: st.DrawFn) -> str:
    """A drawing in which each patch of equal cells has got a label of its own: all shapes, all areas connected."""
    width, height = draw(st.integers(2, 7)), draw(st.integers(1, 7))
    kinds = st.lists(st.sampled_from("a#."), min_size=width, max_size=width)
    rows = draw(st.lists(kinds, min_size=height, max_size=height))
    rows[0][0] = "a"
    return "\n".join(" ".join(row) for row in _with_own_labels(rows))


def _with_own_labels(rows: Grid) -> Grid:
    labelled = [list(row) for row in rows]
    for kind in "a#":
        cells = [(x, y) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell == kind]
        patches = connected_components(cells, lambda at: [(at[0] + dx, at[1] + dy) for dx, dy in _BESIDE])
        for number, patch in enumerate(patches):
            for x, y in patch:
                labelled[y][x] = f"{kind}{number}"
    return labelled


_BESIDE = ((1, 0), (0, 1), (-1, 0), (0, -1))
