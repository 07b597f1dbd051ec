"""Networks that learn: first from a teacher, then from their own games.

A teacher weighs every decision of many games, and a network is fitted to that. Rounds follow each other: in the first
the teacher's own choices are played, in later ones those of the network so far, so that it learns what to do in the
positions that it gets itself into (Ross, Gordon and Bagnell 2011). Then it practises: it plays against bots and against
itself, and what went better than expected becomes likelier.
"""

from tabletome.research.training.course import Course, Finished, train
from tabletome.research.training.practice import Practice, Practised, practise

__all__ = ["Course", "Finished", "Practice", "Practised", "practise", "train"]
