"""The table server: an ASGI application around the tables of a house."""
