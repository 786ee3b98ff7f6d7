-- The logs of tables, and what a list shows of each table. Tables are numbered as they come, so
-- that the tables in use lie side by side and a commit touches few pages.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    listed INTEGER NOT NULL,
    at INTEGER NOT NULL, -- of the last entry, in ms since 1970
    card BLOB NOT NULL
);
CREATE INDEX tables_by_time ON tables (at DESC, name) WHERE listed;

CREATE TABLE entries (
    table_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL, -- ms since 1970
    command TEXT,
    body BLOB NOT NULL, -- JSON, kept byte for byte
    UNIQUE (table_id, number)
);
CREATE UNIQUE INDEX entries_by_command ON entries (table_id, command) WHERE command IS NOT NULL;
