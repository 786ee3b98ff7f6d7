-- Reviews of games that are over, made once. They can be made again from the log.
CREATE TABLE reviews (
    table_id INTEGER NOT NULL,
    game INTEGER NOT NULL,
    digest TEXT NOT NULL, -- of the record that was reviewed
    body BLOB NOT NULL, -- JSON, compressed by gzip
    PRIMARY KEY (table_id, game)
);
