"""Items in words and as cards."""
