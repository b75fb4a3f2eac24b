"""Sonora: flick discs onto a desert, then write what they won."""
