"""Tests of Sonora."""
