CREATE TABLE tables (
    id text PRIMARY KEY,
    code text NOT NULL UNIQUE,
    version integer NOT NULL,
    body bytea NOT NULL
);

CREATE TABLE moves (
    match_id text NOT NULL,
    step integer NOT NULL,
    seat integer NOT NULL,
    id text NOT NULL,
    move bytea NOT NULL,
    PRIMARY KEY (match_id, step)
);

CREATE UNIQUE INDEX moves_by_device_id ON moves (match_id, id) WHERE id <> '';
