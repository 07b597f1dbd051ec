"""What abilities are worth to a bot, a family in each module, as in `rules/abilities` and `view/abilities`."""
