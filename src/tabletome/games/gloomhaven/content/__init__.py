"""What is in the box: declarations, not code."""
