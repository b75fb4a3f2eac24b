"""What each part of a sheet is worth, in points: what is written, and what it promises."""
