CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    version INTEGER NOT NULL,
    body BLOB NOT NULL
) WITHOUT ROWID;

-- Without a row id the rows of one match lie side by side: a tail is one short walk.
CREATE TABLE moves (
    match_id TEXT NOT NULL,
    step INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    id TEXT NOT NULL,
    move BLOB NOT NULL,
    PRIMARY KEY (match_id, step)
) WITHOUT ROWID;

CREATE UNIQUE INDEX moves_by_device_id ON moves (match_id, id) WHERE id <> '';
