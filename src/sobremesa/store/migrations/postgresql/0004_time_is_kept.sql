-- Milliseconds since 1970, UTC. What is older than this file has no times: NULL is unknown.
ALTER TABLE moves ADD COLUMN made bigint;

ALTER TABLE tables ADD COLUMN stage text NOT NULL DEFAULT 'waiting';
ALTER TABLE tables ADD COLUMN opened bigint;
ALTER TABLE tables ADD COLUMN begun bigint;
ALTER TABLE tables ADD COLUMN ended bigint;
ALTER TABLE tables ADD COLUMN changed bigint;
ALTER TABLE tables ADD COLUMN found bigint
    DEFAULT CAST(extract(epoch FROM now()) * 1000 AS bigint);

-- An older table, or one that an older worker still opens, has been unused at least since it was
-- found here. It is over if its code was released. Its document is looked at as text, since one that
-- is damaged must not stop this; a quote in a name is written \" there, and so is no mistake.
UPDATE tables SET stage = CASE
    WHEN code LIKE '-%' THEN 'over'
    WHEN position('"started":true'::bytea IN body) > 0 THEN 'playing'
    ELSE 'waiting'
END;

CREATE INDEX tables_by_age ON tables (coalesce(opened, 0), id);
