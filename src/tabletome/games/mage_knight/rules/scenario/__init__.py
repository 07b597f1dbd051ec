"""What differs from game to game: scenarios and their special rules, optional rules, Fame and scoring."""
