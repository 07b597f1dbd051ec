"""The eight territory cards, two sides each. TEK-COMP-03, TEK-REGION-06

The printed maps are not published; these are ours, made to the published facts: five regions a side of mixed kinds,
water, crags and rivers between them, and every border region open to the card's edge. Seven names are the book's. Of
the two sides of a card the first has a capital city and no ruins, the second has ruins.
"""

from tabletome.games.tiny_epic_kingdoms.content.notation import territory

_SIDES = [
    territory(
        "galson",
        """
        1 1 1 1 1 2 2 2 2 3 3 3
        1 1 1 1 2 2 2 2 2 3 3 3
        1 1 1 1 2 2 2 2 3 3 3 3
        1 1 ^ ^ ^ ^ 2 2 3 3 3 3
        1 4 4 ^ ^ ^ 5 5 5 3 3 3
        4 4 4 4 ^ 5 5 5 5 5 3 3
        4 4 4 4 4 5 5 5 5 5 5 5
        4 4 4 4 4 4 5 5 5 5 5 5
        """,
        "mountains forest plains capital plains",
        rivers="4|5",
    ),
    territory(
        "elan",
        """
        1 1 1 1 2 2 2 2 2 2 2 2
        1 1 1 1 1 2 2 2 2 2 2 ~
        1 1 1 1 1 3 3 2 2 2 ~ ~
        1 1 1 3 3 3 3 3 ~ ~ ~ ~
        1 4 3 3 3 3 3 3 ~ ~ ~ 5
        4 4 4 3 3 3 3 5 5 5 5 5
        4 4 4 4 4 5 5 5 5 5 5 5
        4 4 4 4 4 4 5 5 5 5 5 5
        """,
        "forest plains capital mountains ruins",
        rivers="1|2",
    ),
    territory(
        "eclipsean",
        """
        1 1 1 1 1 1 2 2 2 2 2 2
        1 1 1 1 1 2 2 2 2 2 2 2
        1 1 1 ~ ~ ~ ~ 2 2 2 2 3
        1 1 ~ ~ 5 5 5 5 2 2 3 3
        1 4 ~ ~ 5 5 5 5 5 3 3 3
        4 4 4 ~ ~ 5 5 5 5 3 3 3
        4 4 4 4 4 4 4 3 3 3 3 3
        4 4 4 4 4 4 4 4 3 3 3 3
        """,
        "plains forest mountains forest capital",
        rivers="1|2",
    ),
    territory(
        "vethrune",
        """
        ~ ~ ~ ~ 1 1 1 1 2 2 2 2
        ~ ~ ~ 1 1 1 1 2 2 2 2 2
        ~ ~ 1 1 1 1 1 ^ ^ 2 2 2
        3 3 3 1 1 1 ^ ^ ^ 2 2 2
        3 3 3 3 4 4 4 ^ ^ 2 5 5
        3 3 3 4 4 4 4 4 ^ 5 5 5
        3 3 3 3 4 4 4 4 5 5 5 5
        3 3 3 3 4 4 4 4 4 5 5 5
        """,
        "capital mountains plains forest ruins",
        rivers="1|2",
    ),
    territory(
        "morandrea",
        """
        1 1 1 1 1 2 2 2 3 3 3 3
        1 1 1 1 2 2 2 2 2 3 3 3
        1 1 1 1 2 2 2 2 2 3 3 3
        1 1 1 4 4 4 2 2 5 5 3 3
        1 1 4 4 4 4 4 5 5 5 5 5
        1 ~ 4 4 4 4 4 4 5 5 5 5
        ~ ~ ~ 4 4 4 ~ 5 5 5 5 5
        ~ ~ ~ ~ ~ ~ ~ ~ 5 5 5 5
        """,
        "mountains plains mountains forest capital",
        rivers="1|2 1|4",
    ),
    territory(
        "sarnmoor",
        """
        1 1 1 1 1 2 2 2 2 2 2 2
        1 1 1 1 1 1 2 2 2 2 2 2
        1 1 1 1 ^ ^ 2 2 2 2 3 3
        1 1 1 ^ ^ ^ 2 2 2 3 3 3
        1 4 4 4 ^ 5 5 5 3 3 3 3
        4 4 4 4 5 5 5 5 3 3 3 3
        4 4 4 4 5 5 5 5 ~ ~ 3 3
        4 4 4 4 4 5 5 ~ ~ ~ ~ 3
        """,
        "forest mountains plains plains ruins",
        rivers="4|5",
    ),
    territory(
        "fionarria",
        """
        ~ ~ ~ ~ ~ ~ 1 1 1 1 1 1
        ~ 2 2 2 ~ ~ ~ 1 1 1 1 1
        ~ 2 2 2 2 ~ 3 3 1 1 1 1
        ~ ~ 2 2 2 3 3 3 3 1 1 1
        4 4 2 2 2 3 3 3 3 1 5 5
        4 4 4 4 4 3 3 3 5 5 5 5
        4 4 4 4 4 4 5 5 5 5 5 5
        4 4 4 4 4 5 5 5 5 5 5 5
        """,
        "forest capital forest plains mountains",
        rivers="2|4",
    ),
    territory(
        "korrigar",
        """
        1 1 1 1 1 1 2 2 2 2 2 2
        1 1 1 1 1 1 1 2 2 2 2 2
        1 1 1 1 ^ ^ ^ ^ 2 2 2 2
        1 3 3 ^ ^ ^ ^ ^ ^ 2 2 2
        3 3 3 3 4 4 ^ ^ 5 5 5 2
        3 3 3 4 4 4 4 4 5 5 5 5
        3 3 ~ ~ 4 4 4 5 5 5 5 5
        3 3 ~ ~ ~ 4 4 4 5 5 5 5
        """,
        "forest capital plains ruins mountains",
    ),
    territory(
        "aughmoore",
        """
        1 1 1 1 1 2 2 2 2 2 2 2
        1 1 1 1 1 1 2 2 2 2 2 ^
        1 1 1 ~ ~ ~ 2 2 2 2 ^ ^
        1 1 ~ ~ ~ ~ ~ 3 3 3 ^ ^
        1 4 4 ~ ~ ~ 3 3 3 3 3 ^
        4 4 4 4 4 3 3 3 3 5 5 5
        4 4 4 4 4 4 5 5 5 5 5 5
        4 4 4 4 4 5 5 5 5 5 5 5
        """,
        "forest mountains capital plains plains",
    ),
    territory(
        "dornwick",
        """
        1 1 1 ^ ^ ^ ^ 2 2 2 2 2
        1 1 1 1 ^ ^ 2 2 2 2 2 2
        1 1 1 1 3 3 3 2 2 2 2 2
        1 1 1 1 3 3 3 3 2 2 2 2
        1 4 4 3 3 3 3 3 2 2 5 5
        4 4 4 4 3 3 3 5 5 5 5 5
        4 4 4 4 4 3 3 3 5 5 5 5
        4 4 4 4 4 3 3 5 5 5 5 5
        """,
        "plains mountains forest capital ruins",
        rivers="3|5",
    ),
    territory(
        "brannoch",
        """
        1 1 1 1 1 1 2 2 2 2 2 ~
        1 1 1 1 1 2 2 2 2 2 ~ ~
        1 1 1 1 1 2 2 2 2 2 2 ~
        1 3 ^ ^ ^ 2 2 4 4 4 ~ ~
        3 3 3 ^ ^ ^ 4 4 4 4 4 ~
        3 3 3 3 5 5 4 4 4 4 ~ ~
        3 3 3 5 5 5 5 5 5 ~ ~ ~
        3 3 3 3 5 5 5 5 ~ ~ ~ ~
        """,
        "mountains forest plains capital forest",
    ),
    territory(
        "tulgrund",
        """
        1  1  1  1  1  2  2  2  2  2  3  3
        1  1  1  1  2  2  2  2  2  3  3  3
        1  1  1  1  1  2  2  2  3  3  3  3
        ^  1  1  4  4  4  4  4  4  3  3  3
        ^  ^  4  4  4  4  4  4  3  3  3  3
        ^  ^  5  5  4  4  4  ^2 ^2 ^2 3  3
        ^  5  5  5  5  ~  ~  ~  ^2 ^2 ^2 ^2
        5  5  5  5  5  5  ~  ~  ~  ^2 ^2 ^2
        """,
        "forest plains forest ruins mountains",
    ),
    territory(
        "ilvessia",
        """
        1 1 1 1 1 2 2 2 2 3 3 3
        1 1 1 1 1 1 2 2 2 2 3 3
        1 1 1 1 1 1 2 2 2 3 3 3
        ~ ~ ~ 1 1 1 2 2 5 3 3 3
        ~ ~ ~ ~ 5 5 5 5 5 5 3 3
        4 4 4 ~ ~ 5 5 5 5 5 3 3
        4 4 4 4 4 4 4 5 5 5 5 5
        4 4 4 4 4 4 4 4 5 5 5 5
        """,
        "plains forest mountains plains capital",
    ),
    territory(
        "ashmarrow",
        """
        1 1 1 1 1 2 2 2 2 ^ ^ ^
        1 1 1 1 1 1 2 2 2 2 ^ ^
        1 1 1 1 1 2 2 2 2 2 ^ ^
        1 1 1 3 3 3 2 2 4 4 4 ^
        1 5 3 3 3 3 3 4 4 4 4 4
        5 5 5 3 3 3 3 3 4 4 4 4
        5 5 5 5 ~ ~ ~ ~ 4 4 4 4
        5 5 5 5 5 ~ ~ ~ ~ 4 4 4
        """,
        "mountains forest ruins forest plains",
        rivers="2|4 3|4",
    ),
    territory(
        "caldurine",
        """
        1 1 1 1 1 2 2 2 3 3 3 3
        1 1 1 1 2 2 2 2 2 3 3 3
        1 1 1 1 2 2 2 2 3 3 3 3
        1 1 1 2 2 2 ^ ^ ^ 3 3 3
        1 4 4 4 4 ^ ^ ^ 5 5 3 3
        4 4 4 4 4 4 ^ 5 5 5 5 5
        4 4 4 4 4 5 5 5 5 5 5 5
        4 4 4 4 4 4 5 5 5 5 5 5
        """,
        "mountains capital mountains plains forest",
        rivers="2|3",
    ),
    territory(
        "ondrelle",
        """
        ~  ~  ~  1  1  1  1  2  2  2  2  2
        ~  ~  1  1  1  1  2  2  2  2  2  2
        ~  1  1  1  1  1  3  3  2  2  2  2
        1  1  1  1  3  3  3  3  3  2  2  2
        1  4  4  3  3  3  3  3  5  5  5  2
        4  4  4  4  3  3  3  5  5  5  5  5
        4  4  4  ^  ^  ^  5  5  5  5  ~2 ~2
        4  4  4  4  ^  ^  ^  5  5  ~2 ~2 ~2
        """,
        "mountains capital plains forest ruins",
        rivers="1|2",
    ),
]

TERRITORIES = {side.name: side for side in _SIDES}
CARDS = [(front.name, back.name) for front, back in zip(_SIDES[::2], _SIDES[1::2], strict=True)]
