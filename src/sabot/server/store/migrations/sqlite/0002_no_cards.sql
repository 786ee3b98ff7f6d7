-- The lobby is made from the tables in memory, so the store no longer keeps how a list shows them.
-- By a copy, since SQLite before 3.35 can't drop a column.
CREATE TABLE tables_without_cards (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    at INTEGER NOT NULL -- of the last entry, in ms since 1970
);
INSERT INTO tables_without_cards SELECT id, name, at FROM tables;
DROP TABLE tables;
ALTER TABLE tables_without_cards RENAME TO tables;
