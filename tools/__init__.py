"""What keeps the house: pages made from code, and releases."""
