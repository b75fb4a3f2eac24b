"""What make runs beside the packages: the page’s npm, and a new game."""
