"""Abilities in words, a family in each module, as in `rules/abilities` and `bots/abilities`."""
