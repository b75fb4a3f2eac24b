"""What we promise about speed, measured."""
