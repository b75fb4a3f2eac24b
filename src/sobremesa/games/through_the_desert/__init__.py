"""Through the Desert: caravans of five colours reach for water, oases and enclosed land."""
