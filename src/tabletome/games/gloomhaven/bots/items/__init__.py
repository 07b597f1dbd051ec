"""What items are worth to a bot."""
