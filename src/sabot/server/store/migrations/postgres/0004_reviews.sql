-- Reviews of games that are over, made once. They can be made again from the log, and go with it.
CREATE TABLE reviews (
    table_id text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    game bigint NOT NULL,
    digest text NOT NULL, -- of the record that was reviewed
    body bytea NOT NULL, -- JSON, compressed by gzip
    PRIMARY KEY (table_id, game)
);
