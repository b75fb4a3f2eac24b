"""Shifting Stones (Rocas movedizas): rearrange nine stones to match the patterns in your hand."""
