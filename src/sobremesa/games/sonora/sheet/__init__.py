"""The scoresheet: what is printed on it, what a seat has written, and what it may write next."""
