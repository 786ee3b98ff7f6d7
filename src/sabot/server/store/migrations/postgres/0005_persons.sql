-- People who want to be known across tables: by keys of their browsers, of which only hashes are here.
CREATE TABLE persons (
    id text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    figure bigint,
    created bigint NOT NULL -- ms since 1970
);
CREATE TABLE person_keys (
    key_hash text COLLATE "C" PRIMARY KEY,
    person text COLLATE "C" NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    device text NOT NULL, -- by which the person tells it from others
    created bigint NOT NULL,
    seen bigint NOT NULL -- at most once a day
);
CREATE INDEX person_keys_by_person ON person_keys (person);
-- Codes that link another browser: each is short-lived and used once.
CREATE TABLE person_codes (
    code_hash text COLLATE "C" PRIMARY KEY,
    person text COLLATE "C" NOT NULL UNIQUE REFERENCES persons (id) ON DELETE CASCADE,
    expires bigint NOT NULL
);
-- Which of the people at a table is a person, and what their games there came to: worked out from
-- the log up to a row, and worked out again when the log has grown.
CREATE TABLE person_seats (
    person text COLLATE "C" NOT NULL REFERENCES persons (id) ON DELETE CASCADE,
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number bigint NOT NULL,
    since bigint NOT NULL,
    upto bigint NOT NULL DEFAULT 0,
    games bytea, -- JSON
    PRIMARY KEY (person, table_id)
);
CREATE UNIQUE INDEX person_seats_by_table ON person_seats (table_id, number);
