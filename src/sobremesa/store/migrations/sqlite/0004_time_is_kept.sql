-- Milliseconds since 1970, UTC. What is older than this file has no times: NULL is unknown.
ALTER TABLE moves ADD COLUMN made INTEGER;

ALTER TABLE tables ADD COLUMN stage TEXT NOT NULL DEFAULT 'waiting';
ALTER TABLE tables ADD COLUMN opened INTEGER;
ALTER TABLE tables ADD COLUMN begun INTEGER;
ALTER TABLE tables ADD COLUMN ended INTEGER;
ALTER TABLE tables ADD COLUMN changed INTEGER;
ALTER TABLE tables ADD COLUMN found INTEGER;

-- An older table has been unused at least since it was found here. It is over if its code was
-- released. Its document is looked at as text, since one that is damaged must not stop this; a
-- quote in a name is written \" there, and so is no mistake.
UPDATE tables SET
    found = CAST(strftime('%s', 'now') AS INTEGER) * 1000,
    stage = CASE
        WHEN code LIKE '-%' THEN 'over'
        WHEN instr(body, CAST('"started":true' AS BLOB)) > 0 THEN 'playing'
        ELSE 'waiting'
    END;

CREATE INDEX tables_by_age ON tables (coalesce(opened, 0), id);
