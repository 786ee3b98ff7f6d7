-- People who want to be known across tables: by keys of their browsers, of which only hashes are here.
CREATE TABLE persons (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    figure INTEGER,
    created INTEGER NOT NULL -- ms since 1970
);
CREATE TABLE person_keys (
    key_hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    device TEXT NOT NULL, -- by which the person tells it from others
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL -- at most once a day
);
CREATE INDEX person_keys_by_person ON person_keys (person);
-- Codes that link another browser: each is short-lived and used once.
CREATE TABLE person_codes (
    code_hash TEXT PRIMARY KEY,
    person TEXT NOT NULL UNIQUE,
    expires INTEGER NOT NULL
);
-- Which of the people at a table is a person, and what their games there came to: worked out from
-- the log up to a row, and worked out again when the log has grown.
CREATE TABLE person_seats (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    since INTEGER NOT NULL,
    upto INTEGER NOT NULL DEFAULT 0,
    games BLOB, -- JSON
    PRIMARY KEY (person, table_id)
);
CREATE UNIQUE INDEX person_seats_by_table ON person_seats (table_id, number);

CREATE TRIGGER person_gone AFTER DELETE ON persons BEGIN
    DELETE FROM person_keys WHERE person = OLD.id;
    DELETE FROM person_codes WHERE person = OLD.id;
    DELETE FROM person_seats WHERE person = OLD.id;
END;
CREATE TRIGGER table_of_persons_gone AFTER DELETE ON tables BEGIN
    DELETE FROM person_seats WHERE table_id = OLD.name;
END;
