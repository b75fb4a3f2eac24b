"""The rounds: whose turn it is, what the discs count for, and how that comes to the sheets."""
