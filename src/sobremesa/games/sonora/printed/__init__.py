"""What is printed: the board, the discs, the hands and the scoresheet."""
