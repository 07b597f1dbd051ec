"""Networks that learn from search: games are played, a teacher weighs every decision, and a network is fitted to that.

Rounds follow each other. In the first the teacher's own choices are played, in later ones those of the network so far,
so that it learns what to do in the positions that it gets itself into (Ross, Gordon and Bagnell 2011).
"""

from tabletome.research.training.course import Course, Finished, train

__all__ = ["Course", "Finished", "train"]
